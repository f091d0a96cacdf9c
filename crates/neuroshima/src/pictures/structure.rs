//! Structures: one frame around the two hexes, and a bar over their common edge (NH-13.10).

use super::hexagon::{APOTHEM, EdgeFrame};
use super::layout::Layout;
use super::scene::Scene;
use super::symbols::{self, Symbol};
use crate::rules::tokens::Token;
use crate::rules::{Direction, Hex, Unit};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::text::{Align, Type};

/// Distance of the inner and the outer line of the frame from the centre of a hex, in radii.
const FRAME: (f32, f32) = (0.822, 0.872);

/// Half the width of the bar, and its length from the common edge into each hex, in radii.
const BAR: (f32, f32) = (0.13, 0.33);

/// Distance of a letter from the common edge, in radii.
const LETTER: f32 = 0.225;

/// Draws the frame of a Structure around its two tokens, and the bar.
pub fn paint_frame(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, tokens: [(Hex, Unit); 2]) {
    let [(one, unit), (two, _)] = tokens;
    let Some(direction) = scene.arrangement.board.direction(one, two) else { return };
    let side = scene.taker(one).unwrap_or(unit.owner);
    let (line, ground) = (canvas.style(side.index()).line, canvas.style(unit.owner.index()).ground);
    for (hex, towards) in [(one, direction), (two, direction.opposite())] {
        for outer in Direction::ALL.into_iter().filter(|&outer| outer != towards) {
            let frame = EdgeFrame::new(layout.hex_centre(hex), layout.radius, outer);
            let (inner, outer) = FRAME;
            let half = |v: f32| v / APOTHEM / 2.0;
            let edge = [(-half(inner), inner), (-half(outer), outer), (half(outer), outer), (half(inner), inner)];
            canvas.fill_polygon(&frame.polygon(edge), line);
        }
    }
    let frame = EdgeFrame::new(layout.hex_centre(one), layout.radius, direction);
    let strip = |half: f32, reach: f32| {
        frame.polygon([
            (-half, APOTHEM - reach),
            (half, APOTHEM - reach),
            (half, APOTHEM + reach),
            (-half, APOTHEM + reach),
        ])
    };
    canvas.fill_polygon(&strip(0.44, 0.095), ground);
    canvas.fill_polygon(&strip(BAR.0 + 0.03, BAR.1 + 0.03), line);
    canvas.fill_polygon(&strip(BAR.0, BAR.1), ground);
}

/// Draws the letter of the side that is up on each end of the bar, and the wounds of the unit between them.
pub fn paint_letters(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, tokens: [(Hex, Unit); 2]) {
    let [(one, unit), (two, _)] = tokens;
    let Some(direction) = scene.arrangement.board.direction(one, two) else { return };
    let frame = EdgeFrame::new(layout.hex_centre(one), layout.radius, direction);
    for ((_, token), v) in tokens.into_iter().zip([APOTHEM - LETTER, APOTHEM + LETTER]) {
        let face = scene.tile(token.owner, token.tile).and_then(|tile| tile.token).map(Token::face);
        let letter = face.map_or_else(String::new, |face| face.letter().to_string());
        let at = frame.at(0.0, v);
        canvas.fill_disc(at, layout.radius * 0.1, canvas.palette.ink);
        Type::bold(layout.radius * 0.19, canvas.palette.paper).draw(canvas, at, Align::Centre, &letter);
    }
    if unit.wounds > 0 {
        let at = frame.at(0.0, APOTHEM);
        symbols::paint_symbol(canvas, Symbol::Wound, at, layout.radius * 0.14);
        let number = Type::bold(layout.radius * 0.18, canvas.palette.paper);
        number.draw(canvas, at.shift(0.0, layout.radius * 0.04), Align::Centre, &unit.wounds.to_string());
    }
}
