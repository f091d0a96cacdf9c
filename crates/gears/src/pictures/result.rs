//! The result of a game as a picture: the statistics of each COG, above the final map.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::text::{Align, Type};

use super::figures;
use super::scene::Scene;
use super::table;

/// Number of columns.
pub const COLUMNS: usize = 5;

/// The result of a game with all text translated.
#[derive(Debug, Clone)]
pub struct Score {
    pub title: String,
    pub note: String,
    pub heads: [String; COLUMNS],
    /// The numbers of each COG in turn order.
    pub rows: Vec<[u32; COLUMNS]>,
    /// The final table; only its map is shown.
    pub scene: Scene,
}

const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 24.0;
const TOP_HEIGHT: f32 = 124.0;
const HEAD_HEIGHT: f32 = 50.0;
const ROW_HEIGHT: f32 = 68.0;
const COLUMN_WIDTH: f32 = 136.0;

/// Draws a result.
#[must_use]
pub fn draw(score: &Score) -> Canvas {
    let map = table::draw(&score.scene);
    let rows = score.rows.len() as f32;
    let below = TOP_HEIGHT + HEAD_HEIGHT + rows * ROW_HEIGHT + MARGIN;
    let width = (map.width() as f32).max(WIDTH);
    let palette = score.scene.colours.palette();
    let mut canvas = Canvas::new(width as usize, below as usize + map.height(), palette);
    let room = width - 2.0 * MARGIN;
    let title = Type::bold(48.0, palette.paper).shrink(&score.title, room, 30.0);
    title.draw_fitted(&mut canvas, Point::new(MARGIN, 42.0), Align::Left, &score.title, room);
    let note = Type::regular(31.0, palette.muted).shrink(&score.note, room, 24.0);
    note.draw_fitted(&mut canvas, Point::new(MARGIN, 92.0), Align::Left, &score.note, room);
    let column = |number: usize| width - MARGIN - COLUMN_WIDTH * ((COLUMNS - number) as f32 - 0.5);
    for (number, head) in score.heads.iter().enumerate() {
        let text = Type::regular(28.0, palette.muted).shrink(head, COLUMN_WIDTH - 8.0, 19.0);
        text.draw_fitted(
            &mut canvas,
            Point::new(column(number), TOP_HEIGHT + HEAD_HEIGHT / 2.0),
            Align::Centre,
            head,
            COLUMN_WIDTH - 4.0,
        );
    }
    for (side, numbers) in score.rows.iter().enumerate() {
        let y = TOP_HEIGHT + HEAD_HEIGHT + (side as f32 + 0.5) * ROW_HEIGHT;
        let row = Area::new(MARGIN, y - ROW_HEIGHT / 2.0 + 3.0, room, ROW_HEIGHT - 6.0);
        canvas.fill_rounded_rectangle(figures::round_to_pixels(row), 10.0, palette.floor);
        draw_name(&mut canvas, &score.scene, side, y);
        for (number, count) in numbers.iter().enumerate() {
            let colour = if *count > 0 { palette.paper } else { palette.floor_text };
            let text = Type::bold(40.0, colour);
            text.draw(&mut canvas, Point::new(column(number), y), Align::Centre, &count.to_string());
        }
    }
    canvas.paste(&map, ((width - map.width() as f32) / 2.0) as i32, below as i32);
    canvas
}

fn draw_name(canvas: &mut Canvas, scene: &Scene, side: usize, y: f32) {
    let cog = &scene.state.cogs[side];
    let letter = figures::initial(&scene.values, cog);
    figures::draw_disc(canvas, Point::new(MARGIN + 38.0, y), 52.0, side, &letter, false);
    let name = scene.players.get(side).map_or("", String::as_str);
    let room = canvas.width() as f32 - 2.0 * MARGIN - COLUMN_WIDTH * COLUMNS as f32 - 84.0;
    let text = Type::bold(36.0, canvas.palette.paper);
    let name = text.fit_name(name, room);
    text.draw(canvas, Point::new(MARGIN + 76.0, y), Align::Left, &name);
}
