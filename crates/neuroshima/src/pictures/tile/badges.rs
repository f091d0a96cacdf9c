//! Numbers and marks in the corners of a tile: coordinate, owner, initiative, toughness, wounds, markers, abilities.
//!
//! The edges leave the corners free ([`super::room`]), and each corner has at most one badge. A marker takes the first
//! free position: a corner, or one of four positions between a corner and the centre. The ground under the tile may
//! also be shown at an edge without print.

use super::Face;
use crate::pictures::hexagon::{Corner, EdgeFrame, point_towards};
use crate::pictures::symbols;
use crate::pictures::symbols::Symbol;
use crate::pictures::symbols::shapes::{HOUSE, HOUSE_NUMBER_OFFSET};
use crate::rules::{Direction, Edge, Feature, Foundation, Kind, TerrainKind};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::{Colour, Palette, Style};
pub use sztab_pictures::text::{Align, Type};

/// Distance from the centre of the tile to the centre of a badge in a corner, in radii.
const CORNER_DISTANCE: f32 = 0.8;
/// Distance from the centre of the tile to the centre of a badge between a corner and the tile's centre, in radii.
const INNER_DISTANCE: f32 = 0.525;
/// Distance from the centre of the tile to the centre of a badge at an edge, in radii.
const EDGE_DISTANCE: f32 = 0.66;
/// Radius of a badge in a corner; it reaches the print on the edges.
pub const BADGE_RADIUS: f32 = 0.185;
/// Scale of markers between a corner and the centre.
const INNER_SCALE: f32 = 0.51;
/// Maximum number of initiative values shown; no unit of the current armies has more.
const MAX_SHOWN_VALUES: usize = 5;

/// Content of a badge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Badge {
    /// The coordinate.
    Coordinate,
    /// The side that controls the tile: its owner, or the side that has taken control of it.
    Owner,
    /// Initiative values, from the corner towards the centre.
    Initiative,
    /// Number of wounds that the unit survives.
    Toughness,
    /// Wounds taken.
    Wounds,
    /// Poison markers.
    Poison,
    /// The mark of a paralysed unit.
    Paralysis,
    /// The mark of a Steel Net on the unit.
    SteelNet,
    /// Abilities of the unit itself: the index of the first one in this badge, and their number.
    Abilities(usize, usize),
    /// The side that a module serves instead of its owner's.
    Serves,
    /// The Foundation under the tile.
    Foundation,
    /// The terrain under the tile.
    Terrain,
}

/// A badge and its position, on a tile of radius 1 around (0, 0).
#[derive(Debug, Clone, Copy)]
pub struct PlacedBadge {
    /// Content of the badge.
    pub badge: Badge,
    /// Centre of the badge.
    at: Point,
    /// Radius of the badge.
    pub reach: f32,
    /// Distance by which the badge extends towards the centre of the tile, if it is in the left corner.
    onward: f32,
}

const ORIGIN: Point = Point::new(0.0, 0.0);

/// Possible position of a badge: its centre and radius.
type BadgePosition = (Point, f32);

fn corner_position(corner: Corner) -> BadgePosition {
    (point_towards(ORIGIN, corner, CORNER_DISTANCE), BADGE_RADIUS)
}

fn inner_position(corner: Corner) -> BadgePosition {
    (point_towards(ORIGIN, corner, INNER_DISTANCE), BADGE_RADIUS * INNER_SCALE)
}

/// The edges without print, starting with those where a badge takes no room from the name.
fn bare_edge_positions(face: &Face<'_>) -> impl Iterator<Item = BadgePosition> {
    let [north, north_east, south_east, south, south_west, north_west] = Direction::ALL;
    let is_bare = |direction: &Direction| face.tile.edges[face.rotation.edge(*direction)] == Edge::default();
    let edges = [north, north_west, north_east, south_west, south_east, south].into_iter().filter(is_bare);
    edges.map(|direction| (EdgeFrame::new(ORIGIN, 1.0, direction).at(0.0, EDGE_DISTANCE), BADGE_RADIUS))
}

impl PlacedBadge {
    fn new(badge: Badge, (at, reach): BadgePosition) -> Self {
        Self { badge, at, reach, onward: 0.0 }
    }

    /// The circles that the badge covers.
    pub fn circles(&self) -> impl Iterator<Item = (Point, f32)> {
        let onward = (self.onward > 0.0).then(|| (self.at.shift(self.onward, 0.0), self.reach * 0.6));
        std::iter::once((self.at, self.reach)).chain(onward)
    }

    /// Centre of the badge on a tile.
    pub fn centre_on_tile(&self, centre: Point, radius: f32) -> Point {
        centre.shift(self.at.x * radius, self.at.y * radius)
    }
}

/// The corners that a unit with Toughness keeps free for wounds from the start, so that its drawing does not move when
/// it is wounded. Other units reserve none.
pub fn wound_corners(face: &Face<'_>) -> Vec<BadgePosition> {
    if face.is_in_hand() || face.tile.is_headquarters() || effective_toughness(face) == 0 {
        return Vec::new();
    }
    [Corner::East, Corner::SouthEast, Corner::SouthWest, Corner::West].map(corner_position).to_vec()
}

/// The badges of a tile with their positions.
pub fn place_badges(face: &Face<'_>) -> Vec<PlacedBadge> {
    let outer = |badge, at| PlacedBadge::new(badge, corner_position(at));
    let mut badges = Vec::new();
    if !face.label.is_empty() {
        badges.push(outer(Badge::Coordinate, Corner::NorthWest));
    }
    if face.taker.is_some() || !face.is_in_hand() {
        badges.push(outer(Badge::Owner, Corner::NorthEast));
    }
    let (initiative, toughness, abilities) =
        (effective_initiative(face).len(), effective_toughness(face), ability_symbols(face).len());
    if initiative > 0 {
        let steps: f32 = (1..initiative.min(MAX_SHOWN_VALUES)).map(|_| disc_size_and_step(initiative).1).sum();
        badges.push(PlacedBadge { onward: steps, ..outer(Badge::Initiative, Corner::West) });
    }
    if matches!(face.tile.kind, Kind::Foundation(_) | Kind::Instant(_)) {
        return badges;
    }
    if toughness > 0 {
        badges.push(outer(Badge::Toughness, Corner::East));
    }
    let mut corners = vec![corner_position(Corner::SouthEast)];
    corners.extend((toughness == 0).then(|| corner_position(Corner::East)));
    corners.extend((abilities == 0).then(|| corner_position(Corner::SouthWest)));
    corners.extend((initiative == 0).then(|| corner_position(Corner::West)));
    let mut inner_places = vec![inner_position(Corner::East)];
    inner_places.extend((initiative < 2).then(|| inner_position(Corner::West)));
    inner_places.extend([inner_position(Corner::NorthEast), inner_position(Corner::NorthWest)]);
    let states = [
        (Badge::Wounds, face.wounds > 0),
        (Badge::Serves, face.serves.is_some()),
        (Badge::Poison, face.poison > 0),
        (Badge::Paralysis, face.paralysed),
        (Badge::SteelNet, face.steel_net),
    ];
    let states: Vec<Badge> = states.into_iter().filter(|(_, is_there)| *is_there).map(|(badge, _)| badge).collect();
    // A badge in the first position takes no room from the name, so the drawing above the name keeps its size.
    if toughness == 0 && face.tile.effects.is_empty() && !states.is_empty() {
        corners.swap(0, 1);
    }
    let (mut corners, mut inner_places) = (corners.into_iter(), inner_places.into_iter());
    for badge in states {
        let place = corners.next().or_else(|| inner_places.next());
        badges.extend(place.map(|place| PlacedBadge::new(badge, place)));
    }
    // Several abilities share a corner only if the free corners are too few.
    let is_spread = abilities <= corners.len() + 1;
    let in_corner = if is_spread { abilities.min(1) } else { abilities };
    if abilities > 0 {
        badges.push(outer(Badge::Abilities(0, in_corner), Corner::SouthWest));
    }
    let others = in_corner..abilities;
    badges.extend(others.zip(&mut corners).map(|(index, place)| PlacedBadge::new(Badge::Abilities(index, 1), place)));
    let mut places = corners.chain(bare_edge_positions(face)).chain(inner_places);
    let grounds = [(Badge::Foundation, face.foundation.is_some()), (Badge::Terrain, face.terrain.is_some())];
    let there = grounds.into_iter().filter(|(_, is_there)| *is_there);
    badges.extend(there.zip(&mut places).map(|((badge, _), place)| PlacedBadge::new(badge, place)));
    badges
}

/// Draws a badge.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>, placed: &PlacedBadge) {
    let at = placed.centre_on_tile(centre, radius);
    let scale = placed.reach / BADGE_RADIUS;
    let size = radius * scale;
    match placed.badge {
        Badge::Coordinate => paint_coordinate(canvas, at, radius, face),
        Badge::Owner => match face.taker {
            Some(taker) => paint_takeover(canvas, at, radius, taker),
            None => paint_letter(canvas, at, radius * face.badges, face.style),
        },
        Badge::Initiative => paint_initiative(canvas, at, radius, face),
        Badge::Toughness => paint_toughness(canvas, at, radius, face),
        Badge::Wounds => {
            symbols::paint_symbol(canvas, Symbol::Wound, at, size * 0.16);
            paint_number(canvas, at.shift(0.0, size * 0.046), size * 0.2, canvas.palette.paper, face.wounds);
        }
        Badge::Poison => paint_poison(canvas, at, size, face.poison),
        Badge::Paralysis => paint_paralysis(canvas, at, size),
        Badge::SteelNet => {
            canvas.fill_disc(at, size * 0.18, canvas.palette.ink);
            symbols::paint_symbol(canvas, Symbol::SteelNet, at, size * 0.145);
        }
        Badge::Abilities(first, number) => {
            paint_abilities(canvas, at, radius, ability_symbols(face).get(first..first + number).unwrap_or_default());
        }
        Badge::Serves => {
            if let Some(style) = face.serves {
                paint_served_side(canvas, at, size, style);
            }
        }
        Badge::Foundation => {
            if let Some((symbol, style)) = face.foundation {
                paint_foundation(canvas, at, size, symbol, style);
            }
        }
        Badge::Terrain => {
            if let Some(kind) = face.terrain {
                paint_terrain(canvas, at, size, kind);
            }
        }
    }
}

/// Draws the coordinate.
fn paint_coordinate(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    canvas.fill_disc(place, radius * 0.142 * face.badges, canvas.palette.ink.with_opacity(210));
    Type::bold(radius * 0.21 * face.badges, canvas.palette.paper).draw(canvas, place, Align::Ink, &face.label);
}

/// Draws the letter of the tile's owner.
pub fn paint_letter(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    canvas.fill_disc(place, radius * 0.142, canvas.palette.ink);
    canvas.fill_disc(place, radius * 0.118, style.bright);
    Type::bold(radius * 0.2, canvas.palette.ink).draw(canvas, place, Align::Ink, &style.letter.to_string());
}

/// Draws the letter of the side that a module serves instead of its owner's, in the ring of a connection.
pub fn paint_served_side(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    let ring = canvas.palette.connection;
    paint_ringed_letter(canvas, place, radius, style, ring);
}

/// Draws the letter of the side that has taken control of a unit, in the banner's colour.
pub fn paint_takeover(canvas: &mut Canvas, place: Point, radius: f32, style: &Style) {
    let ring = canvas.palette.burst;
    paint_ringed_letter(canvas, place, radius, style, ring);
}

/// Draws a drop with the number of poison markers. Unlike it, the symbol of a unit that poisons others has a face.
pub fn paint_poison(canvas: &mut Canvas, place: Point, radius: f32, markers: u8) {
    symbols::paint_poison_drop(canvas, place, radius * 0.16);
    paint_number(canvas, place.shift(0.0, radius * 0.046), radius * 0.2, canvas.palette.ink, markers);
}

/// Draws light bars on a dark disc. In contrast, the symbol of a unit that paralyses others has dark bars on a light
/// disc.
pub fn paint_paralysis(canvas: &mut Canvas, place: Point, radius: f32) {
    let (ink, light) = (canvas.palette.ink, canvas.palette.net);
    canvas.fill_disc(place, radius * 0.172, ink);
    canvas.fill_disc(place, radius * 0.157, light);
    canvas.fill_disc(place, radius * 0.131, ink);
    for x in [-0.048, 0.048] {
        let [from, to] = [-0.062, 0.062].map(|y| place.shift(x * radius, y * radius));
        canvas.draw_line(from, to, radius * 0.05, light);
    }
}

/// Draws the Foundation under a tile, on a disc in its owner's colour.
pub fn paint_foundation(canvas: &mut Canvas, place: Point, radius: f32, symbol: Symbol, style: &Style) {
    canvas.fill_disc(place, radius * 0.18, canvas.palette.ink);
    canvas.fill_disc(place, radius * 0.16, style.bright);
    symbols::paint_symbol(canvas, symbol, place, radius * 0.105);
}

/// Draws the terrain under a tile, in a ring in the terrain's colour.
pub fn paint_terrain(canvas: &mut Canvas, place: Point, radius: f32, kind: TerrainKind) {
    canvas.fill_disc(place, radius * 0.18, symbols::terrain_colour(kind));
    canvas.fill_disc(place, radius * 0.16, canvas.palette.ink);
    symbols::terrain(canvas, kind, place, radius * 0.115);
}

fn paint_ringed_letter(canvas: &mut Canvas, place: Point, radius: f32, style: &Style, ring: Colour) {
    canvas.fill_disc(place, radius * 0.183, canvas.palette.ink);
    canvas.fill_disc(place, radius * 0.166, ring);
    paint_letter(canvas, place, radius * 0.9, style);
}

fn effective_toughness(face: &Face<'_>) -> u8 {
    face.tile.toughness.saturating_add(bonus_toughness(face))
}

fn bonus_toughness(face: &Face<'_>) -> u8 {
    face.effective.map_or(0, |effective| effective.toughness)
}

/// Draws the shield with the number of wounds that the unit survives; it is green if other units add to the number.
fn paint_toughness(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    let symbol = if bonus_toughness(face) > 0 { Symbol::ToughnessLent } else { Symbol::Toughness };
    symbols::paint_symbol(canvas, symbol, place, radius * 0.158);
    paint_number(canvas, place, radius * 0.22, canvas.palette.ink, effective_toughness(face));
}

/// Abilities of the unit itself, starting with Mobility or an available second move.
fn ability_symbols(face: &Face<'_>) -> Vec<Symbol> {
    let others = face.tile.features.iter().filter(|&&feature| feature != Feature::Mobility);
    let mobility = match (face.moves_again, face.tile.has(Feature::Mobility)) {
        (true, _) => Some(Symbol::SecondMove),
        (false, true) if face.mobility_spent => Some(Symbol::MobilitySpent),
        (false, true) => Some(Symbol::Mobility),
        (false, false) => None,
    };
    let redirect = face.tile.edges.iter().any(|edge| edge.entry).then_some(Symbol::Redirect);
    let others = others.map(|&feature| Symbol::for_feature(feature)).chain(redirect);
    mobility.into_iter().chain(others).collect()
}

/// Draws up to three abilities in one corner; others are not shown.
fn paint_abilities(canvas: &mut Canvas, place: Point, radius: f32, abilities: &[Symbol]) {
    match *abilities {
        [] => {}
        [symbol] => symbols::paint_symbol(canvas, symbol, place, radius * 0.135),
        [first, second] => {
            symbols::paint_symbol(canvas, first, place.shift(-radius * 0.05, -radius * 0.075), radius * 0.095);
            symbols::paint_symbol(canvas, second, place.shift(radius * 0.055, radius * 0.07), radius * 0.1);
        }
        [first, second, third, ..] => {
            symbols::paint_symbol(canvas, first, place.shift(-radius * 0.085, -radius * 0.065), radius * 0.08);
            symbols::paint_symbol(canvas, second, place.shift(radius * 0.085, -radius * 0.05), radius * 0.08);
            symbols::paint_symbol(canvas, third, place.shift(0.0, radius * 0.09), radius * 0.08);
        }
    }
}

/// The initiative values to show: effective ones if the board changes them.
fn effective_initiative<'a>(face: &'a Face<'_>) -> &'a [u8] {
    match face.effective {
        Some(effective) if !effective.initiative.is_empty() => &effective.initiative,
        _ => printed_initiative(face),
    }
}

/// The printed initiative values; for a Toxic Bomb, the segment in which it goes off.
fn printed_initiative<'a>(face: &'a Face<'_>) -> &'a [u8] {
    if face.tile.kind == Kind::Foundation(Foundation::ToxicBomb) {
        &[Foundation::TOXIC_BOMB_SEGMENT]
    } else {
        &face.tile.initiative
    }
}

/// Radius of the discs for `values` initiative values, and the distance between the discs, in radii of the tile.
fn disc_size_and_step(values: usize) -> (f32, f32) {
    match values {
        0 | 1 => (0.147, 0.0),
        2 => (0.094, 0.23),
        3 => (0.09, 0.215),
        _ => (0.07, 0.17),
    }
}

/// Draws white discs with the values, the highest in the corner and the others towards the centre. Values raised by the
/// board are in green houses with the roof up, lowered values in red houses upside down.
fn paint_initiative(canvas: &mut Canvas, place: Point, radius: f32, face: &Face<'_>) {
    let values = effective_initiative(face);
    let change = InitiativeChange::between(printed_initiative(face), values);
    let (size, step) = disc_size_and_step(values.len());
    let (size, step) = (size * radius, step * radius);
    let colour = change.colour(canvas.palette);
    let mut at = place;
    for &value in values.iter().take(MAX_SHOWN_VALUES) {
        if let Some(up) = change.roof_direction() {
            let house = HOUSE.map(|(x, y)| at.shift(x * size, y * up * size));
            canvas.fill_outlined_polygon(&house, radius * 0.02, colour);
            paint_number(canvas, at.shift(0.0, HOUSE_NUMBER_OFFSET * up * size), size * 1.7, canvas.palette.ink, value);
        } else {
            canvas.fill_disc(at, size + 0.02 * radius, canvas.palette.ink);
            canvas.fill_disc(at, size, colour);
            paint_number(canvas, at, size * 1.7, canvas.palette.ink, value);
        }
        at = at.shift(step, 0.0);
    }
}

/// The board's effect on the printed initiative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum InitiativeChange {
    Nothing,
    More,
    Less,
}

impl InitiativeChange {
    /// Compares printed and effective values, both sorted, highest first. An earlier or an additional action counts as
    /// a rise.
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

    /// Direction of the roof: up (1) or down (-1).
    fn roof_direction(self) -> Option<f32> {
        match self {
            Self::Nothing => None,
            Self::More => Some(1.0),
            Self::Less => Some(-1.0),
        }
    }
}

fn paint_number(canvas: &mut Canvas, at: Point, size: f32, colour: Colour, value: u8) {
    Type::bold(size, colour).draw(canvas, at, Align::Ink, &value.to_string());
}
