//! Polygon filling: exact coverage horizontally, four scan lines per pixel vertically.
//!
//! Implemented here instead of by drawing at double size, because tiles need fractions of a pixel (six rotations of the
//! same symbol must look the same) and translucent fills (nets, ghosts).
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "coordinates are clamped to the picture, a few thousand pixels, before they are cast"
)]

use super::geometry::Point;

/// Number of scan lines per row of pixels.
const SCAN_LINES_PER_ROW: usize = 4;

/// Calls `plot(x, y, coverage)` for every pixel that the contours cover by the even-odd rule. Coverage is above 0 and
/// at most 1.
pub fn fill(contours: &[&[Point]], width: usize, height: usize, mut plot: impl FnMut(usize, usize, f32)) {
    let points = || contours.iter().flat_map(|contour| contour.iter());
    let limit = |value: f32, end: usize| value.clamp(0.0, end as f32) as usize;
    let top = limit(points().map(|point| point.y).fold(f32::INFINITY, f32::min).floor(), height);
    let bottom = limit(points().map(|point| point.y).fold(f32::NEG_INFINITY, f32::max).ceil(), height);
    let left = limit(points().map(|point| point.x).fold(f32::INFINITY, f32::min).floor(), width);
    let right = limit(points().map(|point| point.x).fold(f32::NEG_INFINITY, f32::max).ceil(), width);
    if top >= bottom || left >= right {
        return;
    }
    // Changes of coverage from pixel to pixel; their running sum is the coverage.
    let mut changes = vec![0.0f32; right - left + 2];
    let mut crossings: Vec<f32> = Vec::new();
    for row in top..bottom {
        for line in 0..SCAN_LINES_PER_ROW {
            let y = row as f32 + (line as f32 + 0.5) / SCAN_LINES_PER_ROW as f32;
            crossings.clear();
            for contour in contours {
                for (index, a) in contour.iter().enumerate() {
                    let b = contour[(index + 1) % contour.len()];
                    if (a.y <= y) != (b.y <= y) {
                        crossings.push(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
                    }
                }
            }
            crossings.sort_unstable_by(f32::total_cmp);
            for (index, &x) in crossings.iter().enumerate() {
                let x = x.clamp(left as f32, right as f32) - left as f32;
                let weight = if index % 2 == 0 { 1.0 } else { -1.0 } / SCAN_LINES_PER_ROW as f32;
                let fraction = x - x.floor();
                changes[x as usize] += weight * (1.0 - fraction);
                changes[x as usize + 1] += weight * fraction;
            }
        }
        let mut coverage = 0.0;
        for (index, change) in changes[..right - left].iter_mut().enumerate() {
            coverage += *change;
            *change = 0.0;
            if coverage > 0.002 {
                plot(left + index, row, coverage.min(1.0));
            }
        }
        changes[right - left..].fill(0.0);
    }
}
