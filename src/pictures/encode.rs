//! PNG files with a palette: a third of the bytes of a true colour file, and faster to compress.
//!
//! By `png` itself, because the encoder that `image` puts around it takes no palettes.
#![expect(clippy::cast_possible_truncation, reason = "sizes of pictures and palettes are small")]

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use super::reduce::{COLOURS, Histogram};

/// Encodes rows of pixels as PNG.
///
/// Level 4 without a filter, by measurement: flat colours and textures that repeat compress better raw, and level 5 takes
/// longer for as many bytes.
pub fn png(pixels: &[[u8; 3]], width: usize, height: usize) -> Vec<u8> {
    let (palette, indices) = reduced(pixels);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width as u32, height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.as_flattened());
    encoder.set_deflate_compression(DeflateCompression::Level(4));
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header().expect("a picture with pixels and a palette is written to memory");
    writer.write_image_data(&indices).expect("a buffer of the right size is written to memory");
    writer.finish().expect("the end of the file is written to memory");
    file
}

/// The palette of a picture, and for each pixel its entry.
fn reduced(pixels: &[[u8; 3]]) -> (Vec<[u8; 3]>, Vec<u8>) {
    // Most of a picture is flat, so runs of equal pixels are looked at, not pixels.
    let runs: Vec<([u8; 3], usize)> = pixels.chunk_by(|a, b| a == b).map(|run| (run[0], run.len())).collect();
    let mut histogram = Histogram::new();
    for &(colour, length) in &runs {
        histogram.count(colour, length);
    }
    let palette = histogram.palette(COLOURS);
    let mut indices = Vec::with_capacity(pixels.len());
    for (colour, length) in runs {
        indices.extend(std::iter::repeat_n(palette.index(colour), length));
    }
    (palette.colours, indices)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
        a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    }

    #[test]
    fn few_colours_come_back_as_they_were() {
        let pixels: Vec<[u8; 3]> = (0..200u8).map(|level| [level, 255 - level, 7]).collect();
        let read = image::load_from_memory(&png(&pixels, 20, 10)).expect("a PNG file").to_rgb8();
        assert_eq!(read.dimensions(), (20, 10));
        for (pixel, expected) in read.pixels().zip(&pixels) {
            assert!(distance(pixel.0, *expected) <= 3 * 9, "{pixel:?} for {expected:?}");
        }
    }

    #[test]
    fn many_colours_come_back_nearly_as_they_were() {
        let pixels: Vec<[u8; 3]> = (0..=255u8).flat_map(|x| (0..=255u8).map(move |y| [x, y, 128])).collect();
        let read = image::load_from_memory(&png(&pixels, 256, 256)).expect("a PNG file").to_rgb8();
        assert_eq!(read.dimensions(), (256, 256));
    }
}
