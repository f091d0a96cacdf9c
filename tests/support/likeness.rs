//! Comparison of pictures.

use image::{Rgb, RgbImage};
use imageproc::map::{map_pixels2, map_subpixels};

/// The largest difference of a channel: glyph outlines are summed in another order where wider instructions exist,
/// which can also change the rarest colours of the palette.
const TOLERANCE: u8 = 24;
/// Pixels that may be further off; another digit in a badge changes more.
const STRAYS: usize = 40;

/// The pixels of a file.
pub fn decode(bytes: &[u8]) -> RgbImage {
    image::load_from_memory(bytes).unwrap().to_rgb8()
}

/// Each channel's distance, made visible; nothing if all are within the tolerance.
pub fn difference(expected: &RgbImage, actual: &RgbImage) -> Option<RgbImage> {
    if expected.dimensions() != actual.dimensions() {
        return Some(actual.clone());
    }
    let distances = map_pixels2(expected, actual, |expected: Rgb<u8>, actual: Rgb<u8>| {
        Rgb([0, 1, 2].map(|channel| expected[channel].abs_diff(actual[channel])))
    });
    let strays = distances.pixels().filter(|pixel| pixel.0.iter().any(|&distance| distance > TOLERANCE)).count();
    (strays > STRAYS).then(|| map_subpixels(&distances, |distance: u8| distance.saturating_mul(8)))
}
