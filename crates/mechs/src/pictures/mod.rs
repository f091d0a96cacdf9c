//! Pictures of the table: the arena, the players' panels and the weapons on offer.
//!
//! A [`Scene`] is plain data with all text translated; [`draw`] makes the picture. Owners can be told apart by letter
//! and pattern as well as by colour, and resources and weapon types by shape.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "sizes and counts of a picture are small"
)]

mod arena;
pub mod combat;
mod film;
mod layout;
mod panels;
mod row;
pub mod score;
pub mod sheet;
mod symbols;

pub use film::{Frame, encode_film};
pub use layout::Layout;
pub use symbols::Symbol;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Colours;
use sztab_pictures::text::{Align, Type};

/// The column and row of a zone, counted from 0 in the north-west.
pub type Place = (u8, u8);

/// The contents of a picture of the table.
#[derive(Debug, Clone, Default)]
pub struct Scene {
    /// The text above the arena, on the left; `note` is on the right.
    pub title: String,
    pub note: String,
    pub zones: Vec<Zone>,
    pub pieces: Vec<Piece>,
    pub mech: Option<Place>,
    /// The players in turn order.
    pub panels: Vec<Panel>,
    /// The advanced weapons on offer, from the left.
    pub row: Vec<Card>,
    /// The basic weapons. Any player can buy one of a kind that they do not own.
    pub basic: Vec<Card>,
    /// Moves since the last decision, in order.
    pub moves: Vec<Move>,
    /// The planned route of a program, one step per slot.
    pub plan: Vec<Move>,
    /// Selectable zones, with the numbers of their buttons.
    pub offered: Vec<(u8, Place)>,
    /// Explosions and shots, each with its zone and damage.
    pub bursts: Vec<(Place, u8)>,
    pub labels: Labels,
    pub colours: Colours,
}

/// The captions used in a picture.
#[derive(Debug, Clone, Default)]
pub struct Labels {
    /// The heading of the basic weapons.
    pub basic: String,
    /// The caption before the number of unequipped weapons.
    pub stock: String,
    /// The caption on the panel of a player in ad hoc mode.
    pub ad_hoc: String,
    /// The caption on the panel of a player who has left.
    pub gone: String,
    /// The caption on the panel of a player who is ready.
    pub ready: String,
}

/// A zone of the arena.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zone {
    pub at: Place,
    pub kind: ZoneKind,
    pub value: u8,
    pub energy: bool,
    pub credits: bool,
}

/// The kind of a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ZoneKind {
    Resource,
    /// A base, with its owner if it has one.
    Base(Option<u8>),
    Bay,
}

/// A piece in a zone, owned by a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    pub side: u8,
    pub at: Place,
    pub kind: PieceKind,
}

/// The kind of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PieceKind {
    Pilot,
    Armor,
    Mech,
    /// A mine, with its number if the viewer knows it.
    Mine(Option<u8>),
    Turret,
}

/// A player's panel.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark of its own")]
pub struct Panel {
    pub player: String,
    /// The pilot's name, or a text that replaces it.
    pub pilot: String,
    pub status: Status,
    pub health: u8,
    pub most_health: u8,
    pub energy: u8,
    pub credits: u8,
    pub points: i32,
    pub slots: Vec<Slot>,
    /// The index of the slot being carried out.
    pub slot: Option<usize>,
    pub worn: Vec<Weapon>,
    pub stock: usize,
    pub is_asked: bool,
    pub is_ready: bool,
    pub is_ad_hoc: bool,
    pub is_gone: bool,
}

/// A player's status.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Status {
    #[default]
    Pilot,
    Armor,
    Mech,
}

/// A program slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    Vacant,
    Covered,
    /// A revealed card with its arrow, given as east and south components.
    Open(Symbol, (i8, i8)),
}

/// An equipped weapon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weapon {
    pub name: String,
    pub kind: Symbol,
    pub is_exhausted: bool,
}

/// A weapon on offer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub name: String,
    pub kind: Symbol,
    pub energy: u8,
    pub credits: u8,
    pub points: u8,
    pub normal: Attack,
    pub power: Attack,
}

/// A row on a weapon card: its damage and its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attack {
    pub damage: u8,
    pub text: String,
}

/// A pilot's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    pub side: u8,
    pub from: Place,
    pub to: Place,
    pub is_jump: bool,
}

/// Draws a scene.
#[must_use]
pub fn draw(scene: &Scene) -> Canvas {
    let mut canvas = draw_ground(scene);
    arena::paint_pieces(&mut canvas, &Layout::new(scene), scene);
    canvas
}

/// Draws a scene without the pieces on the zones.
fn draw_ground(scene: &Scene) -> Canvas {
    let layout = Layout::new(scene);
    let mut canvas = Canvas::new(layout.width, layout.height, scene.colours.palette());
    let title = Type::bold(40.0, canvas.palette.paper);
    let middle = layout.headline.y + layout.headline.h / 2.0;
    let text = title.fit(&scene.title, layout.headline.w * 0.62);
    title.draw(&mut canvas, Point::new(layout.headline.x, middle), Align::Left, &text);
    let room = layout.headline.w - title.width(&text) - 24.0;
    let note = Type::regular(30.0, canvas.palette.muted);
    note.draw_fitted(
        &mut canvas,
        Point::new(layout.headline.x + layout.headline.w, middle),
        Align::Right,
        &scene.note,
        room,
    );
    arena::paint_ground(&mut canvas, &layout, scene);
    for (side, (area, panel)) in layout.panels.iter().zip(&scene.panels).enumerate() {
        panels::paint(&mut canvas, *area, side, panel, &scene.labels);
    }
    row::paint(&mut canvas, layout.row, scene);
    canvas
}
