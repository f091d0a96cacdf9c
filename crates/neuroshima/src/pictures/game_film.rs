//! The film of a whole game, board by board.

use super::film::SCALE;
use super::layout::{Layout, Seating};
use super::scene::Scene;
use sztab_pictures::gif::Reel;

/// The longest film in milliseconds; a longer game is played faster.
const MAX_FILM_MS: u32 = 60_000;

/// One frame of the film of a game.
#[derive(Debug, Clone)]
pub struct Slide<'a> {
    /// The table; the hands in its panels are left out.
    pub scene: Scene<'a>,
    /// Duration of the frame.
    pub milliseconds: u32,
}

/// Draws the film of a game as a looping GIF. It takes at most a minute, and its last frame is the last slide. All
/// slides show the same table: the sides and the board size are taken from the first slide. Without slides the file is
/// empty.
#[must_use]
pub fn render_game_film(slides: &[Slide<'_>]) -> Vec<u8> {
    let Some(first) = slides.first() else { return Vec::new() };
    let layout = Layout::with_scale(Seating::from_scene(&first.scene).without_hands(), SCALE);
    let mut reel = Reel::new(layout.width, layout.height);
    for slide in slides {
        let mut scene = slide.scene.clone();
        scene.sides.iter_mut().for_each(|panel| panel.hand.clear());
        reel.add_frame(&super::paint(&scene, &layout), slide.milliseconds);
    }
    reel.finish(MAX_FILM_MS)
}
