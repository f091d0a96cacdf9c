//! A player's Tactic cards, drawn as small cards at the end of the row that contains the player's name (NH-13.40).

use super::scene::{Scene, SidePanel};
use super::symbols::{self, Symbol};
use crate::rules::{Card, Side};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Style;

/// Width of a card including the gap before it, and the width and height of the card alone, in panel units.
const STEP: f32 = 40.0;
const SIZE: (f32, f32) = (33.0, 37.0);

/// The share of a row that the cards take up.
pub fn width(side: &SidePanel) -> f32 {
    if side.cards.is_empty() { 0.0 } else { STEP * 3.0 + 4.0 }
}

/// Draws the cards; `end` is the right end of the row's centre line. The position of a used card stays empty.
pub fn paint(canvas: &mut Canvas, scene: &Scene<'_>, index: usize, end: Point, unit: f32) {
    let (Some(side), Ok(owner)) = (scene.sides.get(index), u8::try_from(index).map(Side)) else { return };
    let style: &Style = canvas.style(index);
    for &(card, tile) in &side.cards {
        let place = [Card::Tactic, Card::Medic, Card::Base].into_iter().position(|other| other == card).unwrap_or(0);
        let symbol = match card {
            Card::Base => tile.and_then(|tile| scene.tile(owner, tile)).map(Symbol::for_tile),
            Card::Medic => Some(Symbol::Medic),
            Card::Tactic => Some(Symbol::Battle),
        };
        let middle = end.shift(-([0.0, STEP, 2.0 * STEP][place] + SIZE.0 / 2.0) * unit, 0.0);
        self::paint_card(canvas, middle, unit, style, symbol);
    }
}

/// Draws a card with its symbol, if any.
pub fn paint_card(canvas: &mut Canvas, middle: Point, unit: f32, style: &Style, symbol: Option<Symbol>) {
    let (w, h) = (SIZE.0 * unit, SIZE.1 * unit);
    let area = Area::new(middle.x - w / 2.0, middle.y - h / 2.0, w, h);
    canvas.fill_rounded_rectangle(area, 6.0 * unit, style.bright);
    canvas.fill_rounded_rectangle(area.inset(2.5 * unit), 4.0 * unit, canvas.palette.floor);
    if let Some(symbol) = symbol {
        symbols::paint_symbol(canvas, symbol, middle, 11.5 * unit);
    }
}
