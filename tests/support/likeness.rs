//! Comparing pictures.

use image::{Rgb, RgbImage};
use imageproc::map::{map_pixels2, map_subpixels};

/// Maximum difference in a colour channel that is tolerated: CPUs with wider instructions sum glyph outlines in another
/// order, which can also change the rarest colours of the palette.
const TOLERANCE: u8 = 24;
/// Number of pixels that may differ by more; a different digit in a badge changes more pixels than that.
const MAX_STRAY_PIXELS: usize = 40;

/// The pixels of a picture file.
pub fn decode(bytes: &[u8]) -> RgbImage {
    image::load_from_memory(bytes).unwrap().to_rgb8()
}

/// The difference in each channel, made visible; `None` if all differences are within the tolerance.
pub fn difference(expected: &RgbImage, actual: &RgbImage) -> Option<RgbImage> {
    if expected.dimensions() != actual.dimensions() {
        return Some(actual.clone());
    }
    let distances = map_pixels2(expected, actual, |expected: Rgb<u8>, actual: Rgb<u8>| {
        Rgb([0, 1, 2].map(|channel| expected[channel].abs_diff(actual[channel])))
    });
    let strays = distances.pixels().filter(|pixel| pixel.0.iter().any(|&distance| distance > TOLERANCE)).count();
    (strays > MAX_STRAY_PIXELS).then(|| map_subpixels(&distances, |distance: u8| distance.saturating_mul(8)))
}
