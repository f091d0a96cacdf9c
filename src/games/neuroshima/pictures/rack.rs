//! Tiles beside each other under the name of their army: what lies before the players, and what is still to come.
#![expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "few tiles")]

use super::card::{banner, plate};
use super::hexagon::{APOTHEM, Corner, towards};
use super::tile;
use super::tile::Face;
use crate::games::neuroshima::rules::{Side, Tile};
use crate::hue::Hue;
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::{Area, Point};
use crate::pictures::palette::{Colours, Style};
use crate::pictures::text;
use crate::pictures::text::{Align, Type};

/// Tiles of a side, every word translated.
#[derive(Debug, Clone)]
pub struct Rack<'a> {
    /// Above them.
    pub title: String,
    /// Under that, in one line.
    pub note: String,
    /// Whose look they have.
    pub side: Side,
    /// The hue that they wear.
    pub hue: Option<Hue>,
    /// The tiles, in order.
    pub tiles: Vec<Racked<'a>>,
}

/// A tile of a rack.
#[derive(Debug, Clone)]
pub struct Racked<'a> {
    /// The printed facts.
    pub tile: &'a Tile,
    /// Below it.
    pub name: String,
    /// On a plate at its corner: how many there are, if that is said.
    pub number: Option<String>,
}

const WIDTH: u16 = 1080;
const MARGIN: f32 = 28.0;
const ROOM: f32 = WIDTH as f32 - 2.0 * MARGIN;
const BANNER: f32 = 92.0;
/// Room for the note, which plates at the corners of tiles must not touch.
const NOTE: f32 = 86.0;
const NOTE_LINE: f32 = 30.0;
/// Between two racks, and below the last one.
const GAP: f32 = 28.0;
/// Room for the name below a tile, and between rows.
const NAME: f32 = 92.0;
/// Half the width of a tile as a share of the room that it has.
const SHARE: f32 = 0.476;

/// Racks below each other as a PNG picture, 1080 pixels wide, with so many tiles across. The height follows from their
/// number: 3 tiles across take 370 pixels, 4 take 304, and each rack 206 more.
#[must_use]
pub fn racks(racks: &[Rack<'_>], across: usize, colours: Colours) -> Vec<u8> {
    let palette = colours.palette();
    let across = across.max(1);
    let cell = ROOM / across as f32;
    let radius = cell * SHARE;
    let row = 2.0 * radius * APOTHEM + NAME;
    let height_of = |rack: &Rack<'_>| BANNER + NOTE + rack.tiles.len().div_ceil(across) as f32 * row + GAP;
    let height = GAP + racks.iter().map(height_of).sum::<f32>();
    let mut canvas = Canvas::new(usize::from(WIDTH), height.ceil() as usize, palette);
    let mut top = GAP;
    for rack in racks {
        let style = palette.of(rack.side.index(), rack.hue);
        banner(&mut canvas, Area::new(MARGIN, top, ROOM, BANNER), style, &rack.title);
        let note = Type::regular(42.0, palette.muted);
        note.draw_fitted(&mut canvas, Point::new(MARGIN, top + BANNER + NOTE_LINE), Align::Left, &rack.note, ROOM);
        let first = Point::new(MARGIN + cell / 2.0, top + BANNER + NOTE + radius * APOTHEM);
        for (index, racked) in rack.tiles.iter().enumerate() {
            let (down, right) = (index / across, index % across);
            let centre = first.shift(right as f32 * cell, down as f32 * row);
            paint(&mut canvas, racked, centre, radius, style);
        }
        top += height_of(rack);
    }
    canvas.into_png()
}

fn paint(canvas: &mut Canvas, racked: &Racked<'_>, centre: Point, radius: f32, style: &'static Style) {
    tile::paint(canvas, centre, radius, &Face::lying(racked.tile, style, None));
    let name = Type::bold(38.0, canvas.palette.paper);
    let below = centre.shift(0.0, radius * APOTHEM + 38.0);
    text::draw_block(canvas, below, name, 27.0, &racked.name, radius / SHARE * 0.97);
    if let Some(number) = &racked.number {
        let at = towards(centre, Corner::NorthEast, radius).shift(30.0, 0.0);
        plate(canvas, at, number, [style.bright, canvas.palette.ink, canvas.palette.ink]);
    }
}
