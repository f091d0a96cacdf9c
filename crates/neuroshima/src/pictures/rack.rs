//! Tiles side by side under the name of their army: tiles in front of the players, and tiles still to come.
#![expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "few tiles")]

use super::card::{banner_room, paint_banner, paint_plate};
use super::hexagon::{APOTHEM, Corner, point_towards};
use super::tile;
use super::tile::Face;
use crate::rules::{Side, Tile};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::hue::Hue;
use sztab_pictures::palette::{Colours, Palette, Style};
use sztab_pictures::text;
use sztab_pictures::text::{Align, Type};

/// Tiles of a side, with all texts translated.
#[derive(Debug, Clone)]
pub struct Rack<'a> {
    /// The army, above the tiles.
    pub title: String,
    /// The player's name next to the army; empty if it is not shown.
    pub player: String,
    /// One line below the title.
    pub note: String,
    /// The side in whose style the tiles are drawn.
    pub side: Side,
    /// The hue of the tiles.
    pub hue: Option<Hue>,
    /// The tiles, in order.
    pub tiles: Vec<RackTile<'a>>,
}

/// A tile of a rack.
#[derive(Debug, Clone)]
pub struct RackTile<'a> {
    /// The printed facts.
    pub tile: &'a Tile,
    /// Name below the tile.
    pub name: String,
    /// Number of copies, shown on a plate at the tile's corner; `None` if it is not shown.
    pub number: Option<String>,
}

const WIDTH: u16 = 1080;
const MARGIN: f32 = 28.0;
const CONTENT_WIDTH: f32 = WIDTH as f32 - 2.0 * MARGIN;
const BANNER_HEIGHT: f32 = 92.0;
/// Height reserved for the note, so that it is clear of the plates at the tiles' corners.
const NOTE_HEIGHT: f32 = 86.0;
const NOTE_LINE_HEIGHT: f32 = 30.0;
/// Gap between two racks, and below the last one.
const GAP: f32 = 28.0;
/// Height for the name below a tile, and the gap between rows.
const NAME_HEIGHT: f32 = 92.0;
/// Half the width of a tile as a share of its cell.
const TILE_SHARE: f32 = 0.476;

/// Draws racks one below the other as a PNG picture, 1080 pixels wide, with `across` tiles in a row. The height depends
/// on the number of rows: a row of 3 tiles takes 370 pixels, a row of 4 takes 304, and each rack another 206.
#[must_use]
pub fn render_racks(racks: &[Rack<'_>], across: usize, colours: Colours) -> Vec<u8> {
    let palette = colours.palette();
    let across = across.max(1);
    let cell = CONTENT_WIDTH / across as f32;
    let radius = cell * TILE_SHARE;
    let row = 2.0 * radius * APOTHEM + NAME_HEIGHT;
    let height_of =
        |rack: &Rack<'_>| BANNER_HEIGHT + NOTE_HEIGHT + rack.tiles.len().div_ceil(across) as f32 * row + GAP;
    let height = GAP + racks.iter().map(height_of).sum::<f32>();
    let mut canvas = Canvas::new(usize::from(WIDTH), height.ceil() as usize, palette);
    let mut top = GAP;
    for (rack, title) in racks.iter().zip(titles(racks, palette)) {
        let style = palette.side_style(rack.side.index(), rack.hue);
        paint_banner(&mut canvas, Area::new(MARGIN, top, CONTENT_WIDTH, BANNER_HEIGHT), style, &title);
        let note = Type::regular(42.0, palette.muted);
        note.draw_fitted(
            &mut canvas,
            Point::new(MARGIN, top + BANNER_HEIGHT + NOTE_LINE_HEIGHT),
            Align::Left,
            &rack.note,
            CONTENT_WIDTH,
        );
        let first = Point::new(MARGIN + cell / 2.0, top + BANNER_HEIGHT + NOTE_HEIGHT + radius * APOTHEM);
        for (index, racked) in rack.tiles.iter().enumerate() {
            let (down, right) = (index / across, index % across);
            let centre = first.shift(right as f32 * cell, down as f32 * row);
            paint(&mut canvas, racked, centre, radius, style);
        }
        top += height_of(rack);
    }
    canvas.into_png()
}

/// Radius of a tile drawn alone, in pixels.
const LONE_RADIUS: f32 = 96.0;

/// Draws a tile alone as a PNG picture, 200 pixels wide.
#[must_use]
pub fn render_tile(tile: &Tile, side: Side, hue: Option<Hue>, colours: Colours) -> Vec<u8> {
    let palette = colours.palette();
    let (width, height) = (2.0 * LONE_RADIUS + 8.0, 2.0 * LONE_RADIUS * APOTHEM + 8.0);
    let mut canvas = Canvas::new(width.ceil() as usize, height.ceil() as usize, palette);
    let style = palette.side_style(side.index(), hue);
    let centre = Point::new(width / 2.0, height / 2.0);
    tile::paint(&mut canvas, centre, LONE_RADIUS, &Face::off_board(tile, style, None));
    canvas.into_png()
}

/// The titles: armies and players. Names are cut to the width that the longest army leaves in small type, and stay
/// distinguishable.
fn titles(racks: &[Rack<'_>], palette: &Palette) -> Vec<String> {
    let (least, room) = banner_room(palette, Area::new(MARGIN, GAP, CONTENT_WIDTH, BANNER_HEIGHT));
    let army =
        |rack: &Rack<'_>| if rack.player.is_empty() { rack.title.clone() } else { format!("{} · ", rack.title) };
    let armies: Vec<String> = racks.iter().map(army).collect();
    let used = armies.iter().map(|army| least.width(army)).fold(0.0, f32::max);
    let names = text::seat_labels(racks.iter().map(|rack| rack.player.as_str()), &least, room - used);
    armies.iter().zip(names).map(|(army, name)| format!("{army}{name}")).collect()
}

fn paint(canvas: &mut Canvas, racked: &RackTile<'_>, centre: Point, radius: f32, style: &'static Style) {
    tile::paint(canvas, centre, radius, &Face::off_board(racked.tile, style, None));
    let name = Type::bold(38.0, canvas.palette.paper);
    let below = centre.shift(0.0, radius * APOTHEM + 38.0);
    text::draw_block(canvas, below, name, 27.0, &racked.name, radius / TILE_SHARE * 0.97);
    if let Some(number) = &racked.number {
        let at = point_towards(centre, Corner::NorthEast, radius).shift(30.0, 0.0);
        paint_plate(canvas, at, number, [style.bright, canvas.palette.ink, canvas.palette.ink]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rack_titles(players: [&str; 2]) -> Vec<String> {
        let rack = |(index, player): (usize, &str)| Rack {
            title: ["Borgo", "Moloch"][index].to_owned(),
            player: player.to_owned(),
            note: String::new(),
            side: Side(0),
            hue: None,
            tiles: Vec::new(),
        };
        let racks: Vec<Rack<'_>> = players.into_iter().enumerate().map(rack).collect();
        titles(&racks, Colours::Default.palette())
    }

    #[test]
    fn players_with_similar_names_are_shown_with_their_seats() {
        assert_eq!(rack_titles(["Ala", "Ben"]), ["Borgo · Ala", "Moloch · Ben"]);
        assert_eq!(rack_titles(["Ala", "Ala"]), ["Borgo · Ala #1", "Moloch · Ala #2"]);
        let boxes = rack_titles(["🎲", "👾"]);
        assert!(boxes[0].ends_with(" #1") && boxes[1].ends_with(" #2"), "{boxes:?}");
        let long = "Ala z Konstantynopola nad Bosforem";
        let cut = rack_titles([&format!("{long}, pierwsza"), &format!("{long}, druga")]);
        assert!(cut[0].ends_with("… #1") && cut[1].ends_with("… #2"), "{cut:?}");
        assert_eq!(rack_titles(["", ""]), ["Borgo", "Moloch"]);
    }
}
