//! A player's Leader and Tactic cards, drawn as small cards at the end of the row that contains the player's name
//! (NH-13.20, NH-13.40).

use super::scene::Scene;
use super::symbols::{self, Symbol};
use crate::rules::leader::MAX_USES;
use crate::rules::{Card, Side};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Style;
use sztab_pictures::text::{Align, Type};

/// Width of a card including the gap before it, and the width and height of the card alone, in panel units.
const STEP: f32 = 40.0;
const SIZE: (f32, f32) = (33.0, 37.0);

/// Width of a Leader and of the gap before it, in panel units.
const LEADER_WIDTH: f32 = 150.0;
const LEADER_GAP: f32 = 8.0;

/// The share of a row that the cards take up.
pub fn width(scene: &Scene<'_>, index: usize) -> f32 {
    let leader = leader_in_play(scene, index).map_or(0.0, |_| LEADER_WIDTH + LEADER_GAP);
    tactic_width(scene, index) + leader
}

fn tactic_width(scene: &Scene<'_>, index: usize) -> f32 {
    let has_cards = scene.sides.get(index).is_some_and(|side| !side.cards.is_empty());
    if has_cards { STEP * 3.0 + 4.0 } else { 0.0 }
}

/// The name of a side's Leader, and true if its card is flipped; `None` once it is gone.
fn leader_in_play<'a>(scene: &Scene<'a>, index: usize) -> Option<(&'a str, bool)> {
    let side = u8::try_from(index).map(Side).ok()?;
    let card = scene.arrangement.leaders.as_ref()?.card(side).filter(|card| card.uses > 0)?;
    let leader = scene.roster.leader(card.leader);
    Some((leader.name.in_language(scene.language), card.uses < MAX_USES))
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
    if let Some((name, is_flipped)) = leader_in_play(scene, index) {
        paint_leader(canvas, end.shift(-tactic_width(scene, index) * unit, 0.0), unit, name, (style, is_flipped));
    }
}

/// Draws a Leader as a card with its name, dimmed once it is flipped; `end` is its right end.
fn paint_leader(canvas: &mut Canvas, end: Point, unit: f32, name: &str, (style, is_flipped): (&Style, bool)) {
    let (w, h) = (LEADER_WIDTH * unit, SIZE.1 * unit);
    let area = Area::new(end.x - w, end.y - h / 2.0, w, h);
    let (rim, ink) = if is_flipped {
        (canvas.palette.floor_line, canvas.palette.muted)
    } else {
        (style.bright, canvas.palette.paper)
    };
    canvas.fill_rounded_rectangle(area, 6.0 * unit, rim);
    canvas.fill_rounded_rectangle(area.inset(2.5 * unit), 4.0 * unit, canvas.palette.floor);
    let room = w - 14.0 * unit;
    let label = Type::bold(25.0 * unit, ink).shrink(name, room, 18.0 * unit);
    label.draw_fitted(canvas, Point::new(end.x - w / 2.0, end.y), Align::Ink, name, room);
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
