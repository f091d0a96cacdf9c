//! The film of a chapter: one picture of the table after the other.

use sztab_pictures::gif::Reel;

use super::{Scene, draw};

/// The longest film, in milliseconds: what is beyond it is told in words.
const LONGEST: u32 = 20_000;

/// Draws scenes as a film, each for so many milliseconds. The film ends on the last one, where it stays.
#[must_use]
pub fn film(scenes: &[(Scene, u32)]) -> Vec<u8> {
    let canvases = scenes.iter().map(|(scene, milliseconds)| (draw(scene), *milliseconds));
    let canvases: Vec<_> = canvases.collect();
    let size = canvases.first().map_or((1, 1), |(canvas, _)| (canvas.width(), canvas.height()));
    let mut reel = Reel::new(size.0, size.1);
    for (canvas, milliseconds) in &canvases {
        reel.show(canvas, *milliseconds);
    }
    reel.finish(LONGEST)
}
