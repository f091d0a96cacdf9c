//! A tile that leaves the board: it turns and shrinks until it has disappeared.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "places of pixels in a picture"
)]

use super::hexagon::APOTHEM;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::window::Window;

/// Pose of a falling tile: its size relative to a tile on the board, and the cosine and sine of its angle.
#[derive(Debug, Clone, Copy)]
pub struct Pose {
    size: f32,
    cosine: f32,
    sine: f32,
}

/// The poses of a fall: turned by 10, 25 and 50 degrees. The values are constants, because sines differ between
/// platforms.
pub const POSES: [Pose; 3] = [
    Pose { size: 0.8, cosine: 0.984_808, sine: 0.173_648 },
    Pose { size: 0.52, cosine: 0.906_308, sine: 0.422_618 },
    Pose { size: 0.24, cosine: 0.642_788, sine: 0.766_044 },
];

/// Draws a hexagon of `picture` around a point, in a pose of the fall. Every pixel is copied from the picture, so a
/// film needs no further colours.
pub fn paint(canvas: &mut Canvas, picture: &Canvas, centre: Point, radius: f32, pose: Pose) {
    let reach = radius * pose.size;
    let window = Window::from_area(canvas, Area::new(centre.x - reach, centre.y - reach, 2.0 * reach, 2.0 * reach));
    let width = picture.width();
    for y in window.top..window.bottom {
        for x in window.left..window.right {
            let (dx, dy) = ((x as f32 + 0.5 - centre.x) / pose.size, (y as f32 + 0.5 - centre.y) / pose.size);
            let (u, v) = (dx * pose.cosine + dy * pose.sine, dy * pose.cosine - dx * pose.sine);
            if !is_within(u.abs(), v.abs(), radius) {
                continue;
            }
            let (from_x, from_y) = ((centre.x + u).max(0.0) as usize, (centre.y + v).max(0.0) as usize);
            if from_x < width && from_y < picture.height() {
                let pixel = picture.pixels()[from_y * width + from_x];
                canvas.copy(x as i32, y as i32, &[pixel]);
            }
        }
    }
}

/// True if a point, given by its distances from the axes, lies in the flat-topped hexagon.
fn is_within(x: f32, y: f32, radius: f32) -> bool {
    y <= APOTHEM * radius && APOTHEM * x + 0.5 * y <= APOTHEM * radius
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::hexagon::hexagon;
    use sztab_pictures::palette::Colours;

    #[test]
    fn a_falling_tile_covers_less_and_less() {
        let palette = Colours::Default.palette();
        let clean = Canvas::new(120, 120, palette);
        let mut picture = clean.clone();
        let centre = Point::new(60.0, 60.0);
        picture.fill_polygon(&hexagon(centre, 52.0), palette.paper);
        let covered = POSES.map(|pose| {
            let mut canvas = clean.clone();
            paint(&mut canvas, &picture, centre, 50.0, pose);
            canvas.pixels().iter().filter(|pixel| **pixel == palette.paper.index()).count()
        });
        let whole = 2.598 * 50.0 * 50.0;
        for (covered, pose) in covered.into_iter().zip(POSES) {
            let expected = whole * pose.size * pose.size;
            assert!((covered as f32 - expected).abs() < 0.04 * whole, "{covered} for {expected}");
        }
    }
}
