//! Whether owners can be told apart by lightness alone, for everybody: measured on drawn tiles.

use super::body;
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::Point;
use crate::pictures::palette::Colours;

/// The required contrast, as WCAG measures it: (lighter + 0.05) / (darker + 0.05).
const ENOUGH: f64 = 3.0;

/// How colours reach an eye, in linear light. Eyes without a kind of cone after Machado, Oliveira and Fernandes (2009).
const EYES: [(&str, [[f64; 3]; 3]); 3] = [
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

fn luminance(pixel: [u8; 3], eye: &[[f64; 3]; 3]) -> f64 {
    let linear = pixel.map(|level| {
        let level = f64::from(level) / 255.0;
        if level <= 0.040_45 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
    });
    let seen = eye.map(|row| row.iter().zip(linear).map(|(share, light)| share * light).sum::<f64>().clamp(0.0, 1.0));
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.iter().map(|_| 1.0).sum::<f64>()
}

/// The luminance of every pixel of a drawn body, its border left out.
fn body_of(colours: Colours, side: usize, eye: &[[f64; 3]; 3]) -> Vec<f64> {
    const RADIUS: f32 = 60.0;
    let palette = colours.palette();
    let mut canvas = Canvas::new(128, 128, palette);
    body::paint(&mut canvas, Point::new(64.0, 64.0), RADIUS, palette.style(side));
    let mut mask = Canvas::new(128, 128, palette);
    mask.polygon(
        &crate::games::neuroshima::pictures::hexagon::hexagon(Point::new(64.0, 64.0), RADIUS * 0.9),
        palette.last,
    );
    let is_within = |pixel: &[u8; 3]| *pixel == palette.last.rgb;
    let pixels = canvas.rows().flatten().zip(mask.rows().flatten());
    pixels.filter(|(_, mask)| is_within(mask)).map(|(pixel, _)| luminance(*pixel, eye)).collect()
}

#[test]
fn any_two_of_three_owners_keep_a_contrast_of_three_to_one_on_the_body() {
    for colours in Colours::ALL {
        for (name, eye) in &EYES {
            let bodies = [0, 1, 2].map(|side| mean(&body_of(colours, side, eye)));
            for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                let contrast = contrast(bodies[one], bodies[other]);
                assert!(contrast >= ENOUGH, "{colours:?}, {name}: {one} against {other}: {contrast:.2}");
            }
        }
    }
}

/// Four steps of 3:1 would need 27:1, and white on black has 21:1. So the fourth body has two shades, and for each other
/// owner a third of its area or more stands out by 3:1.
#[test]
fn the_fourth_owner_stands_out_against_each_other_by_a_third_of_the_body() {
    for colours in Colours::ALL {
        for (name, eye) in &EYES {
            let fourth = body_of(colours, 3, eye);
            for side in [0, 1, 2] {
                let other = mean(&body_of(colours, side, eye));
                let differs: Vec<f64> =
                    fourth.iter().map(|&value| if contrast(value, other) >= ENOUGH { 1.0 } else { 0.0 }).collect();
                let share = mean(&differs);
                assert!(share >= 1.0 / 3.0, "{colours:?}, {name}: against {side}: {share:.2} of the body");
            }
        }
    }
}

/// A body on the larger board as a narrow phone shows it: 29 pixels from the middle to a corner.
fn on_a_phone(colours: Colours, side: usize, eye: &[[f64; 3]; 3]) -> Vec<f64> {
    const SIZE: u32 = 30;
    const RADIUS: f32 = 101.0;
    let palette = colours.palette();
    let mut canvas = Canvas::new(220, 220, palette);
    body::paint(&mut canvas, Point::new(110.0, 110.0), RADIUS, palette.style(side));
    let bytes = image::load_from_memory(&canvas.into_png()).expect("a picture").to_rgb8();
    let inner = image::imageops::crop_imm(&bytes, 60, 30, 100, 160).to_image();
    let small = image::imageops::thumbnail(&inner, SIZE, SIZE * 8 / 5);
    small.pixels().map(|pixel| luminance(pixel.0, eye)).collect()
}

/// Four owners on the larger board at 327 pixels: of any two tiles a third or more of the pixels in the same places differ
/// by 3:1.
#[test]
fn any_two_of_four_owners_differ_by_a_third_of_a_tile_on_a_phone() {
    for colours in Colours::ALL {
        for (name, eye) in &EYES {
            let bodies = [0, 1, 2, 3].map(|side| on_a_phone(colours, side, eye));
            for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
                let pairs = bodies[one].iter().zip(&bodies[other]);
                let differs: Vec<f64> =
                    pairs.map(|(one, other)| if contrast(*one, *other) >= ENOUGH { 1.0 } else { 0.0 }).collect();
                let share = mean(&differs);
                assert!(share >= 1.0 / 3.0, "{colours:?}, {name}: {one} against {other}: {share:.2} of the tile");
            }
        }
    }
}

/// What stands in an owner's colour on the ground of the picture, and letters on that colour, can be read: 4.5:1.
#[test]
fn letters_and_panels_of_four_owners_can_be_read() {
    for colours in Colours::ALL {
        let palette = colours.palette();
        for (name, eye) in &EYES {
            for side in 0..4 {
                let bright = luminance(palette.style(side).bright.rgb, eye);
                for ground in [palette.background, palette.floor, palette.ink] {
                    let contrast = contrast(bright, luminance(ground.rgb, eye));
                    assert!(contrast >= 4.5, "{colours:?}, {name}: {side}: {contrast:.2}");
                }
            }
            let line = contrast(luminance(palette.muted.rgb, eye), luminance(palette.background.rgb, eye));
            assert!(line >= ENOUGH, "{colours:?}, {name}: the line around the basic hexes: {line:.2}");
        }
    }
}
