//! Numbers and marks in the corners of a tile: coordinate, owner, initiative, toughness, wounds, abilities.

use super::Face;
use crate::games::neuroshima::pictures::hexagon::{Corner, towards};
use crate::games::neuroshima::pictures::symbols;
use crate::games::neuroshima::pictures::symbols::Symbol;
use crate::games::neuroshima::rules::Feature;
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::Point;
use crate::pictures::palette::{Colour, Palette, Style};
use crate::pictures::text::{Align, Type};

/// From the centre of the tile to that of a badge, in radii.
const DISTANCE: f32 = 0.79;
/// Initiative values that are shown; no unit of the armies has more.
const SHOWN: usize = 5;

/// Draws all badges.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let at = |corner| towards(centre, corner, radius * DISTANCE);
    place(canvas, centre, radius, face);
    initiative(canvas, centre, radius, face);
    toughness(canvas, at(Corner::East), radius, face);
    if face.wounds > 0 {
        let place = at(Corner::SouthEast);
        symbols::paint(canvas, Symbol::Wound, place, radius * 0.2);
        number(canvas, place.shift(0.0, radius * 0.057), radius * 0.22, canvas.palette.paper, face.wounds);
    }
    if face.poison > 0 {
        // Beside the wounds, where there are any.
        let place = at(Corner::SouthEast).shift(if face.wounds > 0 { -radius * 0.3 } else { 0.0 }, 0.0);
        symbols::paint(canvas, Symbol::Poison, place, radius * 0.2);
        if face.poison > 1 {
            let number = place.shift(-radius * 0.17, radius * 0.08);
            canvas.disc(number, radius * 0.13, canvas.palette.ink);
            self::number(canvas, number.shift(0.0, radius * 0.005), radius * 0.22, canvas.palette.paper, face.poison);
        }
    }
    if face.paralysed {
        // Beside what stands in the corner: poison has its number on the left.
        let wounds = if face.wounds > 0 { 0.3 } else { 0.0 };
        let poison = if face.poison > 0 { 0.45 } else { 0.0 };
        let place = at(Corner::SouthEast).shift(-radius * (wounds + poison), 0.0);
        symbols::paint(canvas, Symbol::Paralysis, place, radius * 0.2);
    }
    if face.steel_net {
        // Above the wounds and the poison.
        let place = at(Corner::SouthEast).shift(radius * 0.17, -radius * 0.32);
        canvas.disc(place, radius * 0.21, canvas.palette.ink);
        symbols::paint(canvas, Symbol::SteelNet, place, radius * 0.17);
    }
    abilities(canvas, at(Corner::SouthWest), radius, face);
    if let Some(style) = face.serves {
        // Modules have the corner of the initiative free; one that has not shows it where abilities stand.
        let corner = if face.tile.initiative.is_empty() { Corner::West } else { Corner::SouthWest };
        serves(canvas, at(corner), radius, style);
    }
}

/// Coordinate and owner of a tile without numbers: a Foundation.
pub fn place(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    if !face.label.is_empty() {
        label(canvas, towards(centre, Corner::NorthWest, radius * DISTANCE), radius, face);
    }
    let corner = towards(centre, Corner::NorthEast, radius * DISTANCE);
    match face.taker {
        Some(taker) => taken(canvas, corner, radius * face.badges, taker),
        None if face.in_hand() => {}
        None => letter(canvas, corner, radius * face.badges, face.style),
    }
}

/// The coordinate.
fn label(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    canvas.disc(place, radius * 0.145 * face.badges, canvas.palette.ink.opacity(210));
    Type::bold(radius * 0.215 * face.badges, canvas.palette.paper).draw(canvas, place, Align::Ink, &face.label);
}

/// Whose tile it is.
pub fn letter(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    canvas.disc(place, radius * 0.145, canvas.palette.ink);
    canvas.disc(place, radius * 0.12, style.bright);
    Type::bold(radius * 0.2, canvas.palette.ink).draw(canvas, place, Align::Ink, &style.letter.to_string());
}

/// Whom a module serves against its owner's will: that side's letter in the ring of a connection.
pub fn serves(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    canvas.disc(place, radius * 0.215, canvas.palette.ink);
    canvas.disc(place, radius * 0.195, canvas.palette.connection);
    letter(canvas, place, radius, style);
}

/// Who has taken a unit over: that side's letter in the colour of the banner.
pub fn taken(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    canvas.disc(place, radius * 0.215, canvas.palette.ink);
    canvas.disc(place, radius * 0.195, canvas.palette.burst);
    letter(canvas, place, radius, style);
}

/// The shield with what the unit survives; green where others lend it some of that.
fn toughness(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    let lent = face.effective.map_or(0, |effective| effective.toughness);
    let toughness = face.tile.toughness.saturating_add(lent);
    if toughness > 0 {
        let symbol = if lent > 0 { Symbol::ToughnessLent } else { Symbol::Toughness };
        symbols::paint(canvas, symbol, place, radius * 0.17);
        number(canvas, place, radius * 0.23, canvas.palette.ink, toughness);
    }
}

/// What the unit itself can do: Mobility, or the second move that is open, comes first. Up to three share the corner; more
/// are not shown.
fn abilities(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    let others = face.tile.features.iter().filter(|&&feature| feature != Feature::Mobility);
    let mobility = match (face.moves_again, face.tile.has(Feature::Mobility)) {
        (true, _) => Some(Symbol::SecondMove),
        (false, true) if face.mobility_spent => Some(Symbol::MobilitySpent),
        (false, true) => Some(Symbol::Mobility),
        (false, false) => None,
    };
    let redirect = face.tile.edges.iter().any(|edge| edge.entry).then_some(Symbol::Redirect);
    let others = others.map(|&feature| Symbol::of_feature(feature)).chain(redirect);
    let shown: Vec<Symbol> = mobility.into_iter().chain(others).collect();
    match shown[..] {
        [] => {}
        [symbol] => symbols::paint(canvas, symbol, place, radius * if mobility.is_some() { 0.155 } else { 0.2 }),
        [first, second] => {
            symbols::paint(canvas, first, place.shift(-radius * 0.06, -radius * 0.1), radius * 0.125);
            symbols::paint(canvas, second, place.shift(radius * 0.1, radius * 0.08), radius * 0.14);
        }
        [first, second, third, ..] => {
            symbols::paint(canvas, first, place.shift(-radius * 0.1, -radius * 0.08), radius * 0.105);
            symbols::paint(canvas, second, place.shift(radius * 0.1, -radius * 0.06), radius * 0.105);
            symbols::paint(canvas, third, place.shift(0.0, radius * 0.11), radius * 0.105);
        }
    }
}

/// White discs with the values; green ones with a tip upwards where the board gives more, red ones with a tip
/// downwards where it takes some.
fn initiative(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let printed = &face.tile.initiative;
    let values = match face.effective {
        Some(effective) if !effective.initiative.is_empty() => &effective.initiative,
        _ => printed,
    };
    let change = Change::between(printed, values);
    let place = if face.in_hand() { centre } else { towards(centre, Corner::West, radius * DISTANCE) };
    let scale = if face.in_hand() { 1.9 } else { 1.0 };
    let (size, step) = match values.len() {
        0 | 1 => (0.165, 0.0),
        2 => (0.14, 0.27),
        3 | 4 => (0.105, 0.2),
        _ => (0.09, 0.165),
    };
    let shown = &values[..values.len().min(SHOWN)];
    let half = step / 2.0 * shown.iter().skip(1).map(|_| 1.0).sum::<f32>();
    let size = size * scale * radius;
    if let Some(up) = change.tip() {
        let base = place.shift(0.0, -up * half * radius * scale);
        let tip = |length: f32, width: f32| {
            [
                base.shift(0.0, -up * size * length),
                base.shift(size * width, -up * size * 0.6),
                base.shift(-size * width, -up * size * 0.6),
            ]
        };
        canvas.outlined(&tip(1.55, 0.75), radius * 0.02, change.colour(canvas.palette));
    }
    let mut y = -half;
    for &value in shown {
        let place = place.shift(0.0, y * radius * scale);
        canvas.disc(place, size + 0.02 * radius, canvas.palette.ink);
        canvas.disc(place, size, change.colour(canvas.palette));
        number(canvas, place, size * 1.7, canvas.palette.ink, value);
        y += step;
    }
}

/// What the board makes of printed initiative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    Nothing,
    More,
    Less,
}

impl Change {
    /// Values come highest first. More is what acts earlier, or once more.
    fn between(printed: &[u8], values: &[u8]) -> Self {
        match values.cmp(printed) {
            std::cmp::Ordering::Equal => Self::Nothing,
            std::cmp::Ordering::Greater => Self::More,
            std::cmp::Ordering::Less => Self::Less,
        }
    }

    fn colour(self, palette: &Palette) -> Colour {
        match self {
            Self::Nothing => palette.paper,
            Self::More => palette.bonus,
            Self::Less => palette.malus,
        }
    }

    /// Whether the tip looks up (1) or down (-1).
    fn tip(self) -> Option<f32> {
        match self {
            Self::Nothing => None,
            Self::More => Some(1.0),
            Self::Less => Some(-1.0),
        }
    }
}

fn number(canvas: &mut Canvas, at: Point, size: f32, colour: Colour, value: u8) {
    Type::bold(size, colour).draw(canvas, at, Align::Ink, &value.to_string());
}
