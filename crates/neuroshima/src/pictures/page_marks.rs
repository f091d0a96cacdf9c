//! Marks of a page on its hexes (NH-13.30): a symbol and a number or letter for each, so that none is told by colour alone.

use super::hexagon::hexagon;
use super::symbols::{self, Symbol};
use crate::rules::page::MarkWord;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::text::{Align, Type};

/// Places of the marks on a free hex, in radii from its centre: above and below the name, then beside these.
const PLACES: [(f32, f32); 4] = [(0.0, -0.5), (0.0, 0.52), (-0.4, -0.3), (0.4, -0.3)];

/// Draws a pit.
pub fn paint_pit(canvas: &mut Canvas, centre: Point, radius: f32) {
    let rims = [0.8, 0.62, 0.44].map(|share| hexagon(centre, radius * share));
    canvas.fill_polygon(&rims[0], canvas.palette.background);
    for rim in &rims {
        canvas.draw_outline(rim, radius * 0.03, canvas.palette.floor_line);
    }
}

/// Draws the marks of a free hex beside its name, in the colours of the sides.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, words: &[MarkWord]) {
    let is_drawn = |word: &&MarkWord| !matches!(word, MarkWord::Terrain(_) | MarkWord::Pit);
    for (word, (x, y)) in words.iter().filter(is_drawn).zip(PLACES) {
        paint_word(canvas, centre.shift(x * radius, y * radius), radius * 0.2, *word);
    }
}

/// Draws the first mark of a hex beside a corner of the unit that stands there, where the unit has nothing of its own.
pub fn paint_under_unit(canvas: &mut Canvas, centre: Point, radius: f32, words: &[MarkWord]) {
    let is_drawn = |word: &&MarkWord| !matches!(word, MarkWord::Terrain(_) | MarkWord::Start(_) | MarkWord::Pit);
    let Some(word) = words.iter().find(is_drawn) else { return };
    let at = centre.shift(-0.6 * radius, 0.78 * radius);
    let plate = Area::new(at.x - radius * 0.25, at.y - radius * 0.13, radius * 0.5, radius * 0.26);
    canvas.fill_rounded_rectangle(plate, radius * 0.1, canvas.palette.ink);
    paint_word(canvas, at, radius * 0.12, *word);
}

/// Draws a symbol with its number or letter; `size` is half the symbol's height.
fn paint_word(canvas: &mut Canvas, at: Point, size: f32, word: MarkWord) {
    let (left, right) = (at.shift(-0.85 * size, 0.0), at.shift(0.25 * size, 0.0));
    let paper = canvas.palette.paper;
    let write = |canvas: &mut Canvas, text: String| {
        Type::bold(1.9 * size, paper).draw(canvas, right, Align::Left, &text);
    };
    match word {
        MarkWord::Start(whose) => {
            let colour = whose.map_or(canvas.palette.muted, |side| canvas.style(side.index()).bright);
            canvas.fill_polygon(&symbols::star(left, size), colour);
            write(canvas, whose.map_or('*', sztab_game::Side::letter).to_string());
        }
        MarkWord::Score { points, after_battle } => {
            if after_battle {
                symbols::paint_symbol(canvas, Symbol::Battle, left, size);
            } else {
                symbols::paint_target(canvas, left, 0.8 * size, paper);
            }
            write(canvas, format!("+{points}"));
        }
        MarkWord::Heal(wounds) => {
            symbols::paint_symbol(canvas, Symbol::Medic, left, size);
            write(canvas, wounds.to_string());
        }
        MarkWord::Hazard(wounds) => {
            symbols::paint_symbol(canvas, Symbol::Explosion, left, size);
            write(canvas, wounds.to_string());
        }
        MarkWord::Turn(steps) => {
            symbols::paint_symbol(canvas, Symbol::Rotation, left, size);
            write(canvas, steps.to_string());
        }
        MarkWord::Spawn(side) => {
            let colour = canvas.style(side.index()).bright;
            let arrow = [(-1.3, -0.7), (-0.3, 0.0), (-1.3, 0.7)].map(|(x, y)| at.shift(x * size, y * size));
            canvas.fill_polygon(&arrow, colour);
            write(canvas, side.letter().to_string());
        }
        MarkWord::Terrain(_) | MarkWord::Pit => {}
    }
}
