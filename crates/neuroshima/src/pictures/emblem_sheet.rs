//! Every emblem and insignia with its id, for authors of armies and for visual checks.
#![expect(clippy::cast_precision_loss, reason = "a sheet is a few thousand pixels high")]

use super::emblems::{Tones, paint, paint_insignia};
use crate::rules::{Emblem, Insignia};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
pub use sztab_pictures::palette::Colours;
pub use sztab_pictures::text::{Align, Type};

/// Emblems in a row.
const COLUMNS: usize = 8;
/// Number of backgrounds for each emblem: dark, medium and light.
const GROUND_COUNT: usize = 3;
/// Half the side of a large drawing, and of a drawing as small as on a phone, in pixels.
const LARGE_SIZE: f32 = 60.0;
const SMALL_SIZE: f32 = 16.0;
/// Half the side of each background.
const GROUND_SIZE: f32 = 72.0;
const SMALL_GROUND_SIZE: f32 = 20.0;
const WORD_SIZE: f32 = 22.0;
const CELL_SIZE: (usize, usize) = (152, 214);

/// Draws the sheet as a PNG picture. Each emblem is drawn large on one background, the backgrounds taking turns, and
/// small on all of them.
#[must_use]
pub fn render_emblem_sheet(colours: Colours) -> Vec<u8> {
    let emblems = Emblem::ALL.into_iter().map(|emblem| (emblem.word(), Ok(emblem)));
    let insignias = Insignia::ALL.into_iter().map(|insignia| (insignia.word(), Err(insignia)));
    let all: Vec<(&str, Result<Emblem, Insignia>)> = emblems.chain(insignias).collect();
    let (across, down) = CELL_SIZE;
    let palette = colours.palette();
    let mut canvas = Canvas::new(COLUMNS * across + 8, all.len().div_ceil(COLUMNS) * down + 8, palette);
    for (index, &(word, drawing)) in all.iter().enumerate() {
        let (column, row) = (index % COLUMNS, index / COLUMNS);
        let corner = Point::new((column * across + 8) as f32, (row * down + 8) as f32);
        let mut draw = |seat: usize, centre: Point, room: f32, size: f32| {
            let style = palette.plain_style(seat);
            canvas.fill_rectangle(Area::new(centre.x - room, centre.y - room, 2.0 * room, 2.0 * room), style.ground);
            let tones = Tones::of(style, palette);
            match drawing {
                Ok(emblem) => paint(&mut canvas, emblem, centre, size, tones),
                Err(of) => paint_insignia(&mut canvas, of, centre, size, tones),
            }
        };
        draw((index + row) % GROUND_COUNT, corner.shift(GROUND_SIZE, GROUND_SIZE), GROUND_SIZE, LARGE_SIZE);
        for (seat, step) in [(0, 0.0), (1, 1.0), (2, 2.0)] {
            let x = SMALL_GROUND_SIZE + step * (GROUND_SIZE - SMALL_GROUND_SIZE);
            draw(seat, corner.shift(x, 2.0 * GROUND_SIZE + SMALL_GROUND_SIZE), SMALL_GROUND_SIZE, SMALL_SIZE);
        }
        let below = corner.shift(GROUND_SIZE, 2.0 * GROUND_SIZE + 2.0 * SMALL_GROUND_SIZE + WORD_SIZE / 2.0);
        Type::bold(WORD_SIZE, palette.paper).draw(&mut canvas, below, Align::Ink, word);
    }
    canvas.into_png()
}
