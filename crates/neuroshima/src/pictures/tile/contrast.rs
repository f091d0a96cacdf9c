//! Tests that owners can be distinguished by lightness alone, whatever the viewer's colour vision. The colours are
//! measured on drawn tiles.

use super::body;
use crate::rules::Army;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::hue::Hue;
use sztab_pictures::index::{self, Index};
use sztab_pictures::palette::{Colour, Colours, Style};

/// The minimum contrast, as defined by WCAG: (lighter + 0.05) / (darker + 0.05).
const MIN_CONTRAST: f64 = 3.0;

/// The name of the style without a hue.
const NO_HUE: &str = "no hue";

/// Colour matrices for different kinds of colour vision, in linear light. The matrices for viewers who lack a kind of
/// cone follow Machado, Oliveira and Fernandes (2009).
const COLOUR_VISIONS: [(&str, [[f64; 3]; 3]); 3] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
];

/// The linear light of a channel value.
fn linear_light(level: u8) -> f64 {
    let level = f64::from(level) / 255.0;
    if level <= 0.040_45 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
}

fn luminance(pixel: [u8; 3], eye: &[[f64; 3]; 3]) -> f64 {
    let linear = pixel.map(linear_light);
    let seen = eye.map(|row| row.iter().zip(linear).map(|(share, light)| share * light).sum::<f64>().clamp(0.0, 1.0));
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.iter().map(|_| 1.0).sum::<f64>()
}

/// All styles of a seat: without a hue and in every hue.
fn styles(colours: Colours, side: usize) -> Vec<&'static Style> {
    let palette = colours.palette();
    let worn = Hue::ALL.into_iter().map(|hue| palette.hue_style(side, hue));
    std::iter::once(palette.plain_style(side)).chain(worn).collect()
}

/// The drawn pixels of every style of a seat, each with the name of its hue.
type BodyPixels = Vec<(&'static str, Vec<[u8; 3]>)>;

fn bodies(colours: Colours, side: usize, draw: fn(Colours, &'static Style) -> Vec<[u8; 3]>) -> BodyPixels {
    let name = |style: &Style| style.hue.map_or(NO_HUE, Hue::word);
    styles(colours, side).into_iter().map(|style| (name(style), draw(colours, style))).collect()
}

/// Every pixel of a drawn tile's background, without its border.
fn body_pixels(colours: Colours, style: &'static Style) -> Vec<[u8; 3]> {
    const RADIUS: f32 = 60.0;
    let palette = colours.palette();
    let mut canvas = Canvas::new(128, 128, palette);
    body::paint(&mut canvas, Point::new(64.0, 64.0), RADIUS, style);
    let mut mask = Canvas::new(128, 128, palette);
    mask.fill_polygon(&crate::pictures::hexagon::hexagon(Point::new(64.0, 64.0), RADIUS * 0.9), palette.last);
    let is_within = |pixel: Index| pixel == palette.last.index();
    let pixels = canvas.rows().flatten().zip(mask.rows().flatten());
    pixels.filter(|(_, mask)| is_within(**mask)).map(|(pixel, _)| index::rgb(*pixel)).collect()
}

/// The luminance of pixels.
fn luminances(pixels: &[[u8; 3]], eye: &[[f64; 3]; 3]) -> Vec<f64> {
    pixels.iter().map(|pixel| luminance(*pixel, eye)).collect()
}

/// Share of pixel pairs with a contrast of at least 3:1.
fn contrasting_share(pairs: impl Iterator<Item = (f64, f64)>) -> f64 {
    mean(&pairs.map(|(one, other)| if contrast(one, other) >= MIN_CONTRAST { 1.0 } else { 0.0 }).collect::<Vec<_>>())
}

/// True if two bodies can appear at the same table: either both without a hue or both in the hues of armies.
fn can_share_a_game(hue: &str, other: &str) -> bool {
    (hue == NO_HUE) == (other == NO_HUE)
}

/// The mean luminances of bodies, each with the name of its hue.
fn mean_luminances(bodies: &BodyPixels, eye: &[[f64; 3]; 3]) -> Vec<(&'static str, f64)> {
    bodies.iter().map(|(hue, body)| (*hue, mean(&luminances(body, eye)))).collect()
}

#[test]
fn tile_bodies_of_any_two_of_three_owners_contrast_at_least_3_to_1() {
    for colours in Colours::ALL {
        let drawn = [0, 1, 2].map(|side| bodies(colours, side, body_pixels));
        for (name, eye) in &COLOUR_VISIONS {
            let means = drawn.each_ref().map(|bodies| mean_luminances(bodies, eye));
            for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                let pairs = means[one].iter().flat_map(|one| means[other].iter().map(move |other| (*one, *other)));
                for ((hue, one), (other_hue, other)) in pairs.filter(|(one, other)| can_share_a_game(one.0, other.0)) {
                    let contrast = contrast(one, other);
                    assert!(contrast >= MIN_CONTRAST, "{colours:?}, {name}: {hue} against {other_hue}: {contrast:.2}");
                }
            }
        }
    }
}

/// Three steps of 3:1 between four bodies would need 27:1, but white on black has only 21:1. So the fourth body has two
/// shades, and its contrast with each other owner is at least 3:1 on a third of its area.
#[test]
fn the_fourth_owner_differs_from_each_other_by_a_third_of_the_body_in_all_hues() {
    for colours in Colours::ALL {
        let fourth = bodies(colours, 3, body_pixels);
        let drawn = [0, 1, 2].map(|side| bodies(colours, side, body_pixels));
        for (name, eye) in &COLOUR_VISIONS {
            let others: Vec<(&str, f64)> = drawn.iter().flat_map(|bodies| mean_luminances(bodies, eye)).collect();
            for (hue, body) in &fourth {
                let body = luminances(body, eye);
                for &(other_hue, other) in others.iter().filter(|(other_hue, _)| can_share_a_game(hue, other_hue)) {
                    let share = contrasting_share(body.iter().map(|&value| (value, other)));
                    let what = format!("{colours:?}, {name}: {hue} against {other_hue}");
                    assert!(share >= 1.0 / 3.0, "{what}: {share:.2} of the body");
                }
            }
        }
    }
}

/// A tile's body on the larger board, on a narrow phone: 29 pixels from the centre to a corner.
fn phone_body_pixels(colours: Colours, style: &'static Style) -> Vec<[u8; 3]> {
    const SIZE: u32 = 30;
    const RADIUS: f32 = 101.0;
    let mut canvas = Canvas::new(220, 220, colours.palette());
    body::paint(&mut canvas, Point::new(110.0, 110.0), RADIUS, style);
    let bytes = image::load_from_memory(&canvas.into_png()).expect("a picture").to_rgb8();
    let inner = image::imageops::crop_imm(&bytes, 60, 30, 100, 160).to_image();
    image::imageops::thumbnail(&inner, SIZE, SIZE * 8 / 5).pixels().map(|pixel| pixel.0).collect()
}

/// Four owners on the larger board, in a picture 327 pixels wide: in any two tiles, at least a third of the pixels at
/// equal positions have a contrast of 3:1.
#[test]
fn any_two_of_four_owners_differ_by_a_third_of_a_tile_on_a_phone_in_any_hues() {
    for colours in Colours::ALL {
        let drawn = [0, 1, 2, 3].map(|side| bodies(colours, side, phone_body_pixels));
        for (name, eye) in &COLOUR_VISIONS {
            let small = drawn
                .each_ref()
                .map(|bodies| bodies.iter().map(|(hue, body)| (*hue, luminances(body, eye))).collect::<Vec<_>>());
            for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
                for (hue, body) in &small[one] {
                    for (other_hue, other_body) in
                        small[other].iter().filter(|(other_hue, _)| can_share_a_game(hue, other_hue))
                    {
                        let share = contrasting_share(body.iter().copied().zip(other_body.iter().copied()));
                        let what = format!("{one} in {hue} against {other} in {other_hue}");
                        assert!(share >= 1.0 / 3.0, "{colours:?}, {name}: {what}: {share:.2} of the tile");
                    }
                }
            }
        }
    }
}

/// Letters in an owner's colour on the picture's background, and letters on a background of that colour, are readable
/// at 4.5:1. In the default palette, the contrast is at least 3:1 for viewers who lack a kind of cone; the other two
/// palettes are made for them.
#[test]
fn letters_and_panels_of_four_owners_can_be_read_in_any_hue() {
    for colours in Colours::ALL {
        let palette = colours.palette();
        for (name, eye) in &COLOUR_VISIONS {
            for style in (0..4).flat_map(|side| styles(colours, side)) {
                let is_strict = style.hue.is_none() || colours != Colours::Default || *name == "all cones";
                let bright = luminance(style.bright.rgb, eye);
                let what = format!("{colours:?}, {name}: {} in {:?}", style.letter, style.hue);
                for ground in [palette.background, palette.floor, palette.ink] {
                    let contrast = contrast(bright, luminance(ground.rgb, eye));
                    assert!(contrast >= if is_strict { 4.5 } else { MIN_CONTRAST }, "{what}: {contrast:.2}");
                }
            }
            let line = contrast(luminance(palette.muted.rgb, eye), luminance(palette.background.rgb, eye));
            assert!(line >= MIN_CONTRAST, "{colours:?}, {name}: the line around the basic hexes: {line:.2}");
        }
    }
}

/// A name is drawn on the centre of a tile, and a tile's border on the background of the picture.
#[test]
fn names_and_borders_can_be_read_in_every_hue() {
    for colours in Colours::ALL {
        let palette = colours.palette();
        for (name, eye) in &COLOUR_VISIONS {
            for style in (0..4).flat_map(|side| Hue::ALL.map(|hue| palette.hue_style(side, hue))) {
                let what = format!("{colours:?}, {name}: {} in {:?}", style.letter, style.hue);
                let of = |colour: Colour| luminance(colour.rgb, eye);
                let letters = contrast(of(style.name.0), of(style.heart));
                assert!(letters >= 4.5, "{what}: names: {letters:.2}");
                let border = contrast(of(style.line), of(palette.background));
                assert!(border >= MIN_CONTRAST, "{what}: the border: {border:.2}");
            }
        }
    }
}

/// A colour in the CIE L*a*b* space, in which colours at equal distances look about equally different.
fn to_lab(colour: Colour) -> [f64; 3] {
    let root = |value: f64| if value > 0.008_856 { value.cbrt() } else { 7.787 * value + 16.0 / 116.0 };
    let [red, green, blue] = colour.rgb.map(linear_light);
    let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: Colour, other: Colour) -> f64 {
    let squares = to_lab(one).into_iter().zip(to_lab(other)).map(|(one, other)| (one - other) * (one - other));
    squares.sum::<f64>().sqrt()
}

/// Hues that are not close to each other can be distinguished in the same seat: at a glance on panels and badges, and
/// at a closer look on a tile's background and border. A distance of 2.3 is just noticeable.
#[test]
fn hues_that_are_not_close_differ_in_every_seat() {
    for colours in Colours::ALL {
        for side in 0..4 {
            let pairs = Hue::ALL.into_iter().flat_map(|one| Hue::ALL.map(|other| (one, other)));
            for (one, other) in pairs.filter(|(one, other)| !one.is_close_to(*other)) {
                let [a, b] = [one, other].map(|hue| colours.palette().hue_style(side, hue));
                let what = format!("{colours:?}, {}: {} and {}", a.letter, one.word(), other.word());
                let bright = distance(a.bright, b.bright);
                assert!(bright >= 20.0, "{what}: {bright:.1}");
                let body = distance(a.ground, b.ground).max(distance(a.texture, b.texture));
                assert!(body >= 10.0, "{what}: body: {body:.1}");
            }
        }
    }
}

/// Tests the default hues of armies.
#[test]
fn armies_differ_in_every_seat() {
    let worn: Vec<Hue> =
        Army::built_in().into_iter().filter_map(|army| army.looks.colours).map(|[hue, _]| hue).collect();
    for (index, one) in worn.iter().enumerate() {
        for other in &worn[..index] {
            for side in 0..4 {
                let [a, b] = [one, other].map(|hue| Colours::Default.palette().hue_style(side, *hue));
                let bright = distance(a.bright, b.bright);
                assert!(bright >= 15.0, "{}: {} and {}: {bright:.1}", a.letter, one.word(), other.word());
            }
        }
    }
}
