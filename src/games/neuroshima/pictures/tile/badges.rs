//! Numbers and marks in the corners of a tile: coordinate, owner, initiative, toughness, wounds, markers, abilities.
//!
//! Edges leave the corners free ([`super::room`]), and every corner has one badge. Markers take the first place that is
//! free: a corner, or one of four places between a corner and the middle.

use super::Face;
use crate::games::neuroshima::pictures::hexagon::{Corner, towards};
use crate::games::neuroshima::pictures::symbols;
use crate::games::neuroshima::pictures::symbols::Symbol;
use crate::games::neuroshima::rules::{Feature, Kind};
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::Point;
use crate::pictures::palette::{Colour, Palette, Style};
use crate::pictures::text::{Align, Type};

/// From the centre of the tile to that of a badge in a corner, in radii.
const DISTANCE: f32 = 0.8;
/// The same to that of one between a corner and the middle.
const INNER: f32 = 0.525;
/// How far a badge in a corner may reach from its middle: up to what is printed on the edges.
pub const REACH: f32 = 0.185;
/// Initiative values that are shown; no unit of the armies has more.
const SHOWN: usize = 5;

/// What a badge says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Badge {
    /// The coordinate.
    Coordinate,
    /// Whose tile it is, or who has taken it over.
    Owner,
    /// Initiative values, from the corner towards the middle.
    Initiative,
    /// What the unit survives.
    Toughness,
    /// Wounds taken.
    Wounds,
    /// Poison markers.
    Poison,
    /// That it is paralysed.
    Paralysis,
    /// That a Steel Net lies on it.
    SteelNet,
    /// What the unit itself can do.
    Abilities,
    /// Whom a module serves against its owner's will.
    Serves,
}

/// A badge and where it stands.
#[derive(Debug, Clone, Copy)]
pub struct Placed {
    /// What it says.
    pub badge: Badge,
    corner: Corner,
    /// From the centre of the tile to that of the badge, in radii.
    distance: f32,
    /// How far it reaches from there, in radii.
    pub reach: f32,
    /// How much further it goes on towards the middle, in radii.
    onward: f32,
}

impl Placed {
    fn new(badge: Badge, (corner, distance): (Corner, f32)) -> Self {
        let reach = if distance < DISTANCE { REACH * SMALLER } else { REACH };
        Self { badge, corner, distance, reach, onward: 0.0 }
    }

    /// The circles that it covers on a tile of radius 1 around (0, 0).
    pub fn circles(&self) -> impl Iterator<Item = (Point, f32)> {
        let at = |distance: f32| towards(Point::new(0.0, 0.0), self.corner, distance);
        let onward = (self.onward > 0.0).then(|| (at(self.distance - self.onward), self.reach * 0.6));
        std::iter::once((at(self.distance), self.reach)).chain(onward)
    }

    /// Its middle on a tile.
    pub fn middle(&self, centre: Point, radius: f32) -> Point {
        towards(centre, self.corner, radius * self.distance)
    }
}

/// How much smaller markers between a corner and the middle are.
const SMALLER: f32 = 0.48;

/// The badges of a tile with their places.
pub fn placed(face: &Face<'_>) -> Vec<Placed> {
    let outer = |badge, corner| Placed::new(badge, (corner, DISTANCE));
    let mut badges = Vec::new();
    if !face.label.is_empty() {
        badges.push(outer(Badge::Coordinate, Corner::NorthWest));
    }
    if face.taker.is_some() || !face.in_hand() {
        badges.push(outer(Badge::Owner, Corner::NorthEast));
    }
    if matches!(face.tile.kind, Kind::Foundation(_) | Kind::Instant(_)) {
        return badges;
    }
    let (initiative, toughness, abilities) = (values(face).len(), toughness_of(face), abilities_of(face));
    if initiative > 0 {
        let steps: f32 = (1..initiative.min(SHOWN)).map(|_| discs(initiative).1).sum();
        badges.push(Placed { onward: steps, ..outer(Badge::Initiative, Corner::West) });
    }
    if toughness > 0 {
        badges.push(outer(Badge::Toughness, Corner::East));
    }
    if !abilities.is_empty() {
        badges.push(outer(Badge::Abilities, Corner::SouthWest));
    }
    let mut free = vec![(Corner::SouthEast, DISTANCE)];
    free.extend((toughness == 0).then_some((Corner::East, DISTANCE)));
    free.extend(abilities.is_empty().then_some((Corner::SouthWest, DISTANCE)));
    free.extend((initiative == 0).then_some((Corner::West, DISTANCE)));
    free.push((Corner::East, INNER));
    free.extend((initiative < 2).then_some((Corner::West, INNER)));
    free.extend([(Corner::NorthEast, INNER), (Corner::NorthWest, INNER)]);
    let mut free = free.into_iter();
    let states = [
        (Badge::Wounds, face.wounds > 0),
        (Badge::Serves, face.serves.is_some()),
        (Badge::Poison, face.poison > 0),
        (Badge::Paralysis, face.paralysed),
        (Badge::SteelNet, face.steel_net),
    ];
    let there = states.into_iter().filter(|(_, is_there)| *is_there);
    badges.extend(there.zip(&mut free).map(|((badge, _), place)| Placed::new(badge, place)));
    badges
}

/// Draws a badge.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>, placed: &Placed) {
    let at = placed.middle(centre, radius);
    let scale = placed.reach / REACH;
    let size = radius * scale;
    match placed.badge {
        Badge::Coordinate => coordinate(canvas, at, radius, face),
        Badge::Owner => match face.taker {
            Some(taker) => taken(canvas, at, radius, taker),
            None => letter(canvas, at, radius * face.badges, face.style),
        },
        Badge::Initiative => initiative(canvas, at, radius, face),
        Badge::Toughness => toughness(canvas, at, radius, face),
        Badge::Wounds => {
            symbols::paint(canvas, Symbol::Wound, at, size * 0.16);
            number(canvas, at.shift(0.0, size * 0.046), size * 0.2, canvas.palette.paper, face.wounds);
        }
        Badge::Poison => {
            symbols::paint(canvas, Symbol::Poison, at, size * 0.148);
            if face.poison > 1 {
                // On the drop, under its face.
                let number = at.shift(0.0, size * 0.1);
                canvas.disc(number, size * 0.085, canvas.palette.ink);
                self::number(canvas, number, size * 0.16, canvas.palette.paper, face.poison);
            }
        }
        Badge::Paralysis => symbols::paint(canvas, Symbol::Paralysis, at, size * 0.16),
        Badge::SteelNet => {
            canvas.disc(at, size * 0.18, canvas.palette.ink);
            symbols::paint(canvas, Symbol::SteelNet, at, size * 0.145);
        }
        Badge::Abilities => abilities(canvas, at, radius, face),
        Badge::Serves => {
            if let Some(style) = face.serves {
                serves(canvas, at, size, style);
            }
        }
    }
}

/// The coordinate.
fn coordinate(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    canvas.disc(place, radius * 0.142 * face.badges, canvas.palette.ink.opacity(210));
    Type::bold(radius * 0.21 * face.badges, canvas.palette.paper).draw(canvas, place, Align::Ink, &face.label);
}

/// Whose tile it is.
pub fn letter(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    canvas.disc(place, radius * 0.142, canvas.palette.ink);
    canvas.disc(place, radius * 0.118, style.bright);
    Type::bold(radius * 0.2, canvas.palette.ink).draw(canvas, place, Align::Ink, &style.letter.to_string());
}

/// Whom a module serves against its owner's will: that side's letter in the ring of a connection.
pub fn serves(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    let ring = canvas.palette.connection;
    ringed(canvas, place, radius, style, ring);
}

/// Who has taken a unit over: that side's letter in the colour of the banner.
pub fn taken(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    let ring = canvas.palette.burst;
    ringed(canvas, place, radius, style, ring);
}

fn ringed(canvas: &mut Canvas, place: Point, radius: f32, style: &Style, ring: Colour) {
    canvas.disc(place, radius * 0.183, canvas.palette.ink);
    canvas.disc(place, radius * 0.166, ring);
    letter(canvas, place, radius * 0.9, style);
}

fn toughness_of(face: &Face<'_>) -> u8 {
    face.tile.toughness.saturating_add(lent(face))
}

fn lent(face: &Face<'_>) -> u8 {
    face.effective.map_or(0, |effective| effective.toughness)
}

/// The shield with what the unit survives; green where others lend it some of that.
fn toughness(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    let symbol = if lent(face) > 0 { Symbol::ToughnessLent } else { Symbol::Toughness };
    symbols::paint(canvas, symbol, place, radius * 0.158);
    number(canvas, place, radius * 0.22, canvas.palette.ink, toughness_of(face));
}

/// What the unit itself can do: Mobility, or the second move that is open, comes first.
fn abilities_of(face: &Face<'_>) -> Vec<Symbol> {
    let others = face.tile.features.iter().filter(|&&feature| feature != Feature::Mobility);
    let mobility = match (face.moves_again, face.tile.has(Feature::Mobility)) {
        (true, _) => Some(Symbol::SecondMove),
        (false, true) if face.mobility_spent => Some(Symbol::MobilitySpent),
        (false, true) => Some(Symbol::Mobility),
        (false, false) => None,
    };
    let redirect = face.tile.edges.iter().any(|edge| edge.entry).then_some(Symbol::Redirect);
    let others = others.map(|&feature| Symbol::of_feature(feature)).chain(redirect);
    mobility.into_iter().chain(others).collect()
}

/// Up to three abilities share the corner; more are not shown.
fn abilities(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    match abilities_of(face)[..] {
        [] => {}
        [symbol] => symbols::paint(canvas, symbol, place, radius * 0.135),
        [first, second] => {
            symbols::paint(canvas, first, place.shift(-radius * 0.05, -radius * 0.075), radius * 0.095);
            symbols::paint(canvas, second, place.shift(radius * 0.055, radius * 0.07), radius * 0.1);
        }
        [first, second, third, ..] => {
            symbols::paint(canvas, first, place.shift(-radius * 0.085, -radius * 0.065), radius * 0.08);
            symbols::paint(canvas, second, place.shift(radius * 0.085, -radius * 0.05), radius * 0.08);
            symbols::paint(canvas, third, place.shift(0.0, radius * 0.09), radius * 0.08);
        }
    }
}

/// The initiative values that hold.
fn values<'a>(face: &'a Face<'_>) -> &'a [u8] {
    match face.effective {
        Some(effective) if !effective.initiative.is_empty() => &effective.initiative,
        _ => &face.tile.initiative,
    }
}

/// Radius of the discs of so many initiative values, and the distance from one to the next, in radii of the tile.
fn discs(values: usize) -> (f32, f32) {
    match values {
        0 | 1 => (0.147, 0.0),
        2 => (0.094, 0.23),
        3 => (0.09, 0.215),
        _ => (0.07, 0.17),
    }
}

/// White discs with the values, the highest in the corner and the others towards the middle; green ones with a tip
/// upwards where the board gives more, red ones with a tip downwards where it takes some.
fn initiative(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    let values = values(face);
    let change = Change::between(&face.tile.initiative, values);
    let (size, step) = discs(values.len());
    let (size, step) = (size * radius, step * radius);
    if let Some(up) = change.tip() {
        let tip = [
            place.shift(0.0, -up * size * 1.3),
            place.shift(size * 0.75, -up * size * 0.6),
            place.shift(-size * 0.75, -up * size * 0.6),
        ];
        canvas.outlined(&tip, radius * 0.02, change.colour(canvas.palette));
    }
    let mut at = place;
    for &value in values.iter().take(SHOWN) {
        canvas.disc(at, size + 0.02 * radius, canvas.palette.ink);
        canvas.disc(at, size, change.colour(canvas.palette));
        number(canvas, at, size * 1.7, canvas.palette.ink, value);
        at = at.shift(step, 0.0);
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
