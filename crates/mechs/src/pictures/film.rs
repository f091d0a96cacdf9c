//! The film of a chapter, a sequence of pictures.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::gif::Reel;

use super::combat::{self, Combat};
use super::{Layout, Scene, arena, draw_ground};

/// The maximum length of a film, in milliseconds: the rest is told in text.
const MAX_FILM_MS: u32 = 20_000;

/// A picture of a film.
#[derive(Debug, Clone)]
pub enum Frame {
    Table(Box<Scene>),
    Combat(Combat),
}

impl Frame {
    /// Draws the frame as a single picture.
    #[must_use]
    pub fn draw(&self) -> Canvas {
        self.draw_on(&mut None)
    }

    /// Draws the frame. The ground of the first table is kept in `ground` and reused for the others.
    fn draw_on(&self, ground: &mut Option<Canvas>) -> Canvas {
        match self {
            Self::Table(scene) => {
                let mut canvas = ground.get_or_insert_with(|| draw_ground(scene)).clone();
                arena::paint_pieces(&mut canvas, &Layout::new(scene), scene);
                canvas
            }
            Self::Combat(combat) => combat::draw(combat),
        }
    }
}

/// Encodes pictures as a film, each shown for the given number of milliseconds. The film stops on the last one. Smaller
/// pictures are centred. All tables in a film differ only in the pieces on the zones, so the rest is drawn only once.
#[must_use]
pub fn encode_film(frames: &[(Frame, u32)]) -> Vec<u8> {
    let mut ground: Option<Canvas> = None;
    let canvases: Vec<(Canvas, u32)> =
        frames.iter().map(|(frame, milliseconds)| (frame.draw_on(&mut ground), *milliseconds)).collect();
    let width = canvases.iter().map(|(canvas, _)| canvas.width()).max().unwrap_or(1);
    let height = canvases.iter().map(|(canvas, _)| canvas.height()).max().unwrap_or(1);
    let mut reel = Reel::new(width, height);
    for (canvas, milliseconds) in &canvases {
        if (canvas.width(), canvas.height()) == (width, height) {
            reel.add_frame(canvas, *milliseconds);
        } else {
            let mut whole = Canvas::new(width, height, canvas.palette);
            let middle = |room: usize, size: usize| i32::try_from((room - size) / 2).unwrap_or(0);
            whole.paste(canvas, middle(width, canvas.width()), middle(height, canvas.height()));
            reel.add_frame(&whole, *milliseconds);
        }
    }
    reel.finish(MAX_FILM_MS)
}
