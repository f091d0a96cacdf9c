//! Symbols as small pictures with a transparent background, for chat emoji.

use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};

use super::symbols;
use super::symbols::{OUTLINE_REACH, Symbol};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::index::rgb;
pub use sztab_pictures::palette::{BLACK, Colour, Colours, WHITE};

/// Width and height of an emoji in pixels; Discord shows it at 22 or 48 pixels.
const SIZE: u16 = 128;

/// Draws a symbol as an emoji: a PNG of 128 by 128 pixels with a transparent background, in the default colours.
#[must_use]
pub fn render_emoji(symbol: Symbol) -> Vec<u8> {
    render_sticker(symbol, SIZE, Colours::Default)
}

/// Draws a symbol as a square PNG with a transparent background.
#[must_use]
pub fn render_sticker(symbol: Symbol, size: u16, colours: Colours) -> Vec<u8> {
    let on = |ground| draw_symbol(symbol, size, colours, ground);
    let (dark, light) = (on(BLACK), on(WHITE));
    let pixels: Vec<[u8; 4]> = dark
        .pixels()
        .iter()
        .zip(light.pixels())
        .map(|(&dark, &light)| recover_opacity(rgb(dark), rgb(light)))
        .collect();
    let mut file = Vec::new();
    PngEncoder::new(&mut file)
        .write_image(pixels.as_flattened(), size.into(), size.into(), ExtendedColorType::Rgba8)
        .expect("a buffer of the right size is written to memory");
    file
}

fn draw_symbol(symbol: Symbol, size: u16, colours: Colours, ground: Colour) -> Canvas {
    let (width, side) = (usize::from(size), f32::from(size));
    let mut canvas = Canvas::new(width, width, colours.palette());
    canvas.fill_rectangle(Area::new(0.0, 0.0, side, side), ground);
    symbols::paint_symbol(&mut canvas, symbol, Point::new(side / 2.0, side / 2.0), side / 2.0 / OUTLINE_REACH);
    canvas
}

/// Recovers the colour and opacity of a pixel from its colours on black and on white: the difference between them is
/// the background that shows through.
#[expect(clippy::cast_possible_truncation, reason = "quotients of what is no larger than the divisor")]
fn recover_opacity(dark: [u8; 3], light: [u8; 3]) -> [u8; 4] {
    let through = dark.iter().zip(light).map(|(&dark, light)| u32::from(light.saturating_sub(dark))).sum::<u32>();
    let opacity = 255 - (through + 1) / 3;
    if opacity == 0 {
        return [0; 4];
    }
    let [red, green, blue] = dark.map(|level| ((u32::from(level) * 255 + opacity / 2) / opacity).min(255) as u8);
    [red, green, blue, opacity as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opacity_and_colour_are_recovered() {
        assert_eq!(recover_opacity([0, 0, 0], [255, 255, 255]), [0; 4]);
        assert_eq!(recover_opacity([10, 200, 30], [10, 200, 30]), [10, 200, 30, 255]);
        assert_eq!(recover_opacity([100, 50, 0], [228, 178, 128]), [201, 100, 0, 127], "half of (200, 100, 0)");
    }
}
