//! The face of a tile: its owner, its edges, the drawing in the centre, and the numbers in the corners.
//!
//! Edges turn with the tile. The centre and the corners stay upright and in place, so readers always find them in the
//! same position.

pub mod badges;
pub mod body;
mod centre;
#[cfg(test)]
mod collisions;
#[cfg(test)]
mod contrast;
mod edges;
mod room;

use badges::{PlacedBadge, place_badges};

use super::emblems::default_emblem;
use super::read::EffectiveValues;
use super::sprite::Sprites;
use super::symbols::Symbol;
use crate::rules::board::DIRECTIONS;
use crate::rules::{Edge, Effect, Emblem, Kind, Rotation, TerrainKind, Tile};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::hue::Hue;
pub use sztab_pictures::palette::{Colours, Style};

/// Face of a tile, as drawn.
#[allow(clippy::struct_excessive_bools, reason = "a unit is in each state or is not")]
#[derive(Debug, Clone)]
pub struct Face<'a> {
    /// The printed facts.
    pub tile: &'a Tile,
    /// The owner's style.
    pub style: &'static Style,
    /// The name in the centre; `None` if it is shown outside the tile.
    pub name: Option<&'a str>,
    /// Rotation of the tile.
    pub rotation: Rotation,
    /// The coordinate; empty if it is not shown.
    pub label: String,
    /// Values changed by the board.
    pub effective: Option<&'a EffectiveValues>,
    /// Wounds taken.
    pub wounds: u8,
    /// Poison markers on the unit.
    pub poison: u8,
    /// True if the unit is paralysed.
    pub paralysed: bool,
    /// True if a Steel Net lies on the unit.
    pub steel_net: bool,
    /// Remaining points, if the tile is an HQ and the game is not over.
    pub points: Option<u8>,
    /// True if the unit is netted.
    pub netted: bool,
    /// True if the unit's Mobility has been used this turn.
    pub mobility_spent: bool,
    /// True if the unit may make a second move now.
    pub moves_again: bool,
    /// The style of the side that the tile serves, if that is not its owner's.
    pub serves: Option<&'static Style>,
    /// The style of the side that has taken control of the unit.
    pub taker: Option<&'static Style>,
    /// The terrain under the tile.
    pub terrain: Option<TerrainKind>,
    /// The symbol of the Foundation under the tile, and its owner's style.
    pub foundation: Option<(Symbol, &'static Style)>,
    /// Scale of the coordinate and the letter, relative to their usual size.
    pub badges: f32,
}

impl<'a> Face<'a> {
    /// An unrotated tile off the board.
    pub fn off_board(tile: &'a Tile, style: &'static Style, name: Option<&'a str>) -> Self {
        Self {
            tile,
            style,
            name,
            rotation: Rotation::default(),
            label: String::new(),
            effective: None,
            wounds: 0,
            poison: 0,
            paralysed: false,
            steel_net: false,
            points: None,
            netted: false,
            mobility_spent: false,
            moves_again: false,
            serves: None,
            taker: None,
            terrain: None,
            foundation: None,
            badges: 1.0,
        }
    }

    /// Bonuses of the board to melee and ranged attacks.
    fn bonuses(&self) -> (u8, u8) {
        self.effective.map_or((0, 0), |effective| (effective.melee, effective.ranged))
    }

    /// The tile's emblem: the one named by its army, otherwise one that fits its abilities and weapons.
    fn emblem(&self) -> Emblem {
        self.tile.emblem.unwrap_or_else(|| default_emblem(self.tile))
    }

    /// True if the tile lies in front of a player: the name is then below the tile, and the numbers are in the centre.
    fn is_in_hand(&self) -> bool {
        self.name.is_none()
    }
}

/// Everything that affects the appearance of a face, apart from the badges on top of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct FaceKey {
    colours: Colours,
    owner: StyleKey,
    taker: Option<StyleKey>,
    radius: u32,
    kind: Kind,
    edges: [Edge; DIRECTIONS],
    effects: Vec<Effect>,
    emblem: Emblem,
    name: Option<String>,
    rotation: Rotation,
    bonuses: (u8, u8),
    points: Option<u8>,
    netted: bool,
    badges: Vec<Circle>,
}

/// Circle covered by a badge: the bits of its centre and its radius, on a tile of radius 1. The drawing and the name
/// avoid the circle.
type Circle = [u32; 3];

/// Key of a style: a side's letter and its army's hue.
type StyleKey = (char, Option<Hue>);

fn style_key(style: &Style) -> StyleKey {
    (style.letter, style.hue)
}

static SPRITES: Sprites<FaceKey> = Sprites::new();

/// Draws a tile around a centre; `radius` is the radius of its outline.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let centre = Point::new(centre.x.round(), centre.y.round());
    let placed = place_badges(face);
    let circle = |(middle, reach): (Point, f32)| [middle.x, middle.y, reach].map(f32::to_bits);
    let key = FaceKey {
        colours: canvas.palette.colours,
        owner: style_key(face.style),
        taker: face.taker.map(style_key),
        radius: radius.to_bits(),
        kind: face.tile.kind,
        edges: face.tile.edges,
        effects: face.tile.effects.clone(),
        emblem: face.emblem(),
        name: face.name.map(str::to_owned),
        rotation: face.rotation,
        bonuses: face.bonuses(),
        points: face.points.filter(|_| face.tile.is_headquarters()),
        netted: face.netted,
        badges: placed.iter().flat_map(PlacedBadge::circles).map(circle).collect(),
    };
    SPRITES.paint(canvas, centre, radius, &key, |canvas, centre| paint_without_badges(canvas, centre, radius, face));
    if !matches!(face.tile.kind, Kind::Instant(_)) {
        for badge in &placed {
            badges::paint(canvas, centre, radius, face, badge);
        }
    }
}

/// Redraws a unit's texts and numbers over anything that has been drawn across them.
pub fn paint_words(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let centre = Point::new(centre.x.round(), centre.y.round());
    centre::paint_words(canvas, centre, radius, face);
    paint_badges(canvas, centre, radius, face);
}

/// Redraws the badges of a tile.
pub fn paint_badges(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    let centre = Point::new(centre.x.round(), centre.y.round());
    for badge in place_badges(face) {
        badges::paint(canvas, centre, radius, face, &badge);
    }
}

pub use centre::portrait_offset;

/// Draws everything below the badges.
fn paint_without_badges(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    body::paint(canvas, centre, radius, face.style);
    if let Some(taker) = face.taker {
        body::paint_border(canvas, centre, radius, taker);
    }
    if !face.tile.is_unit() {
        centre::paint(canvas, centre, radius, face);
        return;
    }
    centre::paint_backdrop(canvas, centre, radius, face);
    edges::paint(canvas, centre, radius, face);
    if face.netted {
        // The net is drawn below the centre and the corners: the unit's identity and wounds must stay readable, its
        // attacks need not.
        body::paint_net(canvas, centre, radius);
    }
    centre::paint(canvas, centre, radius, face);
}
