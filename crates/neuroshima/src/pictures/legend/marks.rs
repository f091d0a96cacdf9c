//! Drawings of a legend's signs: symbols and small pieces of a board.

use super::{Sign, events};
use crate::pictures::cards;
use crate::pictures::hexagon::hexagon;
use crate::pictures::symbols;
use crate::pictures::symbols::Symbol;
use crate::pictures::symbols::shapes::{ARROW, BLADE, place_shape};
use crate::pictures::tile::{badges, body};
use crate::rules::{Effect, TerrainKind};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
pub use sztab_pictures::text::{Align, Type};

/// Draws a sign around a point; `size` is half its height in pixels.
pub fn paint(canvas: &mut Canvas, mark: Sign, at: Point, size: f32) {
    match mark {
        Sign::Symbol(symbol) => self::paint_symbol(canvas, symbol, at, size),
        Sign::Owners => paint_owners(canvas, at, size),
        Sign::LastMove => paint_last_move(canvas, at, size * 1.5),
        Sign::Netted => paint_netted_tile(canvas, at, size * 1.55),
        Sign::Holds => paint_net_arrow(canvas, at, size),
        Sign::Strengthened => paint_strengthened_blade(canvas, at, size),
        Sign::Terrain(kind) => symbols::terrain(canvas, kind, at, size),
        Sign::Poisoned => badges::paint_poison(canvas, at, size / 0.148, 2),
        Sign::Paralysed => badges::paint_paralysis(canvas, at, size / 0.17),
        Sign::TerrainUnder => paint_terrain_under(canvas, at, size * 1.5),
        Sign::FoundationUnder => paint_foundation_under(canvas, at, size * 1.5),
        Sign::Linked => paint_linked_tiles(canvas, at, size),
        Sign::Cards => paint_cards(canvas, at, size),
        Sign::BasicHexes => paint_basic_hexes(canvas, at, size),
        Sign::Order => paint_turn_order(canvas, at, size),
        Sign::Team => paint_team(canvas, at, size),
        Sign::Scores => paint_scored_points(canvas, at, size),
        Sign::Out => paint_eliminated_side(canvas, at, size),
        Sign::Considered => events::paint_considered_tile(canvas, at, size * 1.55),
        Sign::Leaves => events::paint_departure(canvas, at, size),
        Sign::MayGo => events::paint_possible_move(canvas, at, size),
        Sign::Pushes => events::paint_push(canvas, at, size),
        Sign::Turns => events::paint_turn(canvas, at, size * 1.35),
        Sign::Area => events::paint_area(canvas, at, size * 1.4),
        Sign::Acts => events::paint_acting_unit(canvas, at, size * 1.5),
        Sign::Hit => events::paint_hit(canvas, at, size, "1"),
        Sign::Destroys => events::paint_hit(canvas, at, size, "×"),
        Sign::Endless => events::paint_hit(canvas, at, size, "∞"),
        Sign::Stopped => events::paint_stopped_hit(canvas, at, size),
        Sign::Wounded => events::paint_wound(canvas, at, size),
        Sign::Falls => events::paint_death(canvas, at, size * 1.5),
        Sign::Loses => events::paint_lost_points(canvas, at, size),
        Sign::Heals => events::paint_healing(canvas, at, size),
        Sign::Attacker => events::paint_attacker(canvas, at, size),
        Sign::Taken => badges::paint_takeover(canvas, at, size / 0.2, canvas.palette.plain_style(1)),
        Sign::Serves => badges::paint_served_side(canvas, at, size / 0.2, canvas.palette.plain_style(1)),
    }
}

/// Draws a symbol as on tiles, including its number if it has one there.
fn paint_symbol(canvas: &mut Canvas, symbol: Symbol, at: Point, size: f32) {
    let effect = match symbol {
        Symbol::MoreMelee => Some(Effect::Melee(1)),
        Symbol::MoreRanged => Some(Effect::Ranged(1)),
        Symbol::MoreInitiative => Some(Effect::Initiative(1)),
        Symbol::LessInitiative => Some(Effect::InitiativeLoss(1)),
        Symbol::MoreToughness => Some(Effect::Toughness(1)),
        _ => None,
    };
    if let Some(effect) = effect {
        return symbols::paint_effect(canvas, effect, at, size * 0.86);
    }
    symbols::paint_symbol(canvas, symbol, at, size);
    let palette = canvas.palette;
    let (text, below, number, colour) = match symbol {
        Symbol::Headquarters => ("20", 0.11, 0.85, palette.ink),
        Symbol::Toughness | Symbol::ToughnessLent => ("1", 0.0, 1.35, palette.ink),
        Symbol::Wound => ("1", 0.29, 1.25, palette.paper),
        _ => return,
    };
    Type::bold(size * number, colour).draw(canvas, at.shift(0.0, below * size), Align::Ink, text);
}

/// Draws a tile in a rim that shows the terrain under it, with the terrain's symbol.
fn paint_terrain_under(canvas: &mut Canvas, at: Point, size: f32) {
    let kind = TerrainKind::Jungle;
    canvas.fill_polygon(&hexagon(at, size * 1.07), symbols::terrain_colour(kind));
    body::paint(canvas, at, size, canvas.palette.plain_style(0));
    badges::paint_terrain(canvas, at, size * 2.2, kind);
}

/// Draws a tile with the symbol of the Foundation under it, which has the colour of another side.
fn paint_foundation_under(canvas: &mut Canvas, at: Point, size: f32) {
    body::paint(canvas, at, size, canvas.palette.plain_style(0));
    badges::paint_foundation(canvas, at, size * 2.2, Symbol::Mine, canvas.palette.plain_style(1));
}

/// Draws two tiles and the bar that links them.
fn paint_linked_tiles(canvas: &mut Canvas, at: Point, size: f32) {
    for x in [-0.86, 0.86] {
        body::paint(canvas, at.shift(x * size, 0.0), size * 0.88, canvas.palette.plain_style(0));
    }
    let bar = [(-0.34, -0.3), (0.34, -0.3), (0.34, 0.3), (-0.34, 0.3)].map(|(x, y)| at.shift(x * size, y * size));
    canvas.fill_outlined_polygon(&bar, size * 0.08, canvas.palette.connection);
}

/// Draws two cards, one of them without a symbol.
fn paint_cards(canvas: &mut Canvas, at: Point, size: f32) {
    for (x, symbol) in [(-0.55, None), (0.55, Some(Symbol::Medic))] {
        cards::paint_card(canvas, at.shift(x * size, 0.0), size * 0.027, canvas.palette.plain_style(0), symbol);
    }
}

/// Draws a tile of each side with its letter.
fn paint_owners(canvas: &mut Canvas, at: Point, size: f32) {
    for (side, (x, y)) in [(-0.83, -0.78), (0.83, -0.78), (-0.83, 0.78), (0.83, 0.78)].into_iter().enumerate() {
        let (middle, style) = (at.shift(x * size, y * size), canvas.palette.plain_style(side));
        body::paint(canvas, middle, size * 0.85, style);
        badges::paint_letter(canvas, middle, size * 3.0, style);
    }
}

/// Draws a tile and an empty hex, both in white rings.
fn paint_last_move(canvas: &mut Canvas, at: Point, size: f32) {
    let style = canvas.palette.plain_style(1);
    body::paint(canvas, at, size, style);
    for (outer, inner, colour) in [(1.11, 0.94, canvas.palette.ink), (1.07, 0.98, canvas.palette.last)] {
        canvas.fill(&[&hexagon(at, size * outer), &hexagon(at, size * inner)], colour);
    }
}

/// Draws a tile under a net.
fn paint_netted_tile(canvas: &mut Canvas, at: Point, size: f32) {
    body::paint(canvas, at, size, canvas.palette.plain_style(0));
    body::paint_net(canvas, at, size);
}

/// Draws two tiles with an arrow from one to the other.
fn paint_net_arrow(canvas: &mut Canvas, at: Point, size: f32) {
    for (side, x) in [(1, -0.84), (0, 0.84)] {
        body::paint(canvas, at.shift(x * size, 0.0), size * 0.88, canvas.palette.plain_style(side));
    }
    let arrow = place_shape(ARROW, (0.0, 0.0), 0.62, 0.7).map(|(across, along)| at.shift(-along * size, across * size));
    canvas.fill_outlined_polygon(&arrow, size * 0.1, canvas.palette.net);
}

/// Draws two hexes with a line between them.
fn paint_basic_hexes(canvas: &mut Canvas, at: Point, size: f32) {
    for x in [-1.0, 1.0] {
        let middle = at.shift(0.0, x * size * 0.8);
        canvas.fill_polygon(&hexagon(middle, size * 0.88), canvas.palette.floor_line);
        canvas.fill_polygon(&hexagon(middle, size * 0.82), canvas.palette.background);
    }
    canvas.draw_line(at.shift(-size * 0.7, 0.0), at.shift(size * 0.7, 0.0), size * 0.16, canvas.palette.muted);
}

/// Draws the letter of a side on a disc.
fn paint_letter(canvas: &mut Canvas, at: Point, radius: f32, side: usize) {
    let style = canvas.palette.plain_style(side);
    canvas.fill_disc(at, radius, style.bright);
    Type::bold(radius * 1.7, canvas.palette.ink).draw(canvas, at, Align::Ink, &style.letter.to_string());
}

/// Draws two letters with an arrow between them, the first in a ring.
fn paint_turn_order(canvas: &mut Canvas, at: Point, size: f32) {
    let palette = canvas.palette;
    canvas.draw_ring(at.shift(-size * 0.72, 0.0), size * 0.62, size * 0.12, palette.paper);
    for (side, x) in [(0, -0.72), (1, 0.82)] {
        paint_letter(canvas, at.shift(x * size, 0.0), size * 0.48, side);
    }
    let tip = |x: f32, y: f32| at.shift(x * size, y * size);
    canvas.fill_polygon(&[tip(0.28, 0.0), tip(0.02, -0.22), tip(0.02, 0.22)], palette.muted);
}

/// Draws two letters and a number.
fn paint_team(canvas: &mut Canvas, at: Point, size: f32) {
    for (side, x) in [(0, -0.5), (2, 0.5)] {
        paint_letter(canvas, at.shift(x * size, -size * 0.5), size * 0.44, side);
    }
    Type::bold(size * 0.95, canvas.palette.paper).draw(canvas, at.shift(0.0, size * 0.55), Align::Ink, "33");
}

/// Draws a plate with the letter of the scoring side and its points.
fn paint_scored_points(canvas: &mut Canvas, at: Point, size: f32) {
    let style = canvas.palette.plain_style(1);
    let plate = Area::new(at.x - size * 1.15, at.y - size * 0.5, size * 2.3, size);
    canvas.fill_rounded_rectangle(plate, size * 0.24, style.bright);
    let text = format!("{} +2", style.letter);
    Type::bold(size * 0.95, canvas.palette.ink).draw(canvas, at, Align::Ink, &text);
}

/// Draws a struck-out letter.
fn paint_eliminated_side(canvas: &mut Canvas, at: Point, size: f32) {
    paint_letter(canvas, at, size * 0.85, 3);
    let (from, to) = (at.shift(-size * 1.0, size * 0.8), at.shift(size * 1.0, -size * 0.8));
    for (width, colour) in [(0.24, canvas.palette.background), (0.1, canvas.palette.paper)] {
        canvas.draw_line(from, to, size * width, colour);
    }
}

/// Draws a blade as printed, and one strengthened by another unit.
fn paint_strengthened_blade(canvas: &mut Canvas, at: Point, size: f32) {
    for (x, colour) in [(-0.52, canvas.palette.melee), (0.52, canvas.palette.bonus)] {
        let blade = place_shape(BLADE, (x, 0.0), 0.46, 1.0).map(|(x, y)| at.shift(x * size, y * size));
        canvas.fill_outlined_polygon(&blade, size * 0.1, colour);
    }
    canvas.draw_line(
        at.shift(size * 0.52, -size * 0.15),
        at.shift(size * 0.52, size * 0.4),
        size * 0.12,
        canvas.palette.ink,
    );
}
