//! A whole army: every kind of tile with its number of copies and, in a game, how many of them are still to come.
#![expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an army is small")]

use super::card;
use super::card::paint_banner;
use super::hexagon::{APOTHEM, Corner, point_towards};
use super::tile;
use super::tile::Face;
use crate::rules::{Army, Kind, Side, Tile};
use sztab_game::Language;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::hue::Hue;
pub use sztab_pictures::palette::{Colours, Palette, Style};
use sztab_pictures::text;
pub use sztab_pictures::text::{Align, Flow, Type};

/// One picture of a sheet. A sheet has two, because on a single picture desktops would show tiles no larger than a
/// letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetPart {
    /// The HQ, the warriors and the modules.
    Units,
    /// The instants and the Foundations.
    Others,
}

impl SheetPart {
    /// The parts of a sheet for which the army has tiles.
    pub fn for_army(army: &Army) -> impl Iterator<Item = Self> {
        let has = |part: Self| army.tiles.iter().any(|tile| part.shows(tile));
        [Self::Units, Self::Others].into_iter().filter(move |&part| has(part))
    }

    /// True if a tile belongs to the part. Replacement tiles are not shown, because they are not among the army's 35
    /// (NH-13.60).
    #[must_use]
    pub fn shows(self, tile: &Tile) -> bool {
        let part = match tile.kind {
            Kind::Headquarters => return self == Self::Units,
            Kind::Warrior | Kind::Module => Self::Units,
            Kind::Instant(_) | Kind::Foundation(_) => Self::Others,
        };
        self == part && tile.count > 0
    }
}

/// An army with all texts about it, translated.
#[derive(Debug, Clone)]
pub struct Sheet<'a> {
    /// The part of the army that is shown.
    pub part: SheetPart,
    /// The army whose tiles are shown.
    pub army: &'a Army,
    /// The side in whose style the tiles are drawn.
    pub side: Side,
    /// The hue of the tiles.
    pub hue: Option<Hue>,
    /// In a game, the number of tiles of each kind still in the pile, in the order of the army's tiles. The HQ is never
    /// in the pile.
    pub left: Option<Vec<u8>>,
    /// Language of the names.
    pub language: Language,
    /// The palette.
    pub colours: Colours,
    /// Number of tiles, next to the HQ.
    pub note: String,
    /// Effects of the HQ, below the note.
    pub about: String,
    /// Headings of the groups.
    pub headings: Headings,
}

/// Headings of the groups of an army's tiles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Headings {
    /// Heading of the warriors.
    pub warriors: String,
    /// Heading of the modules.
    pub modules: String,
    /// Heading of the instants.
    pub instants: String,
    /// Heading of the Foundations.
    pub foundations: String,
}

const WIDTH: u16 = 1080;
const MARGIN: f32 = 28.0;
const CONTENT_WIDTH: f32 = WIDTH as f32 - 2.0 * MARGIN;
const BANNER: Area = Area::new(MARGIN, 24.0, CONTENT_WIDTH, 92.0);
/// Height of the part with the HQ.
const TOP: f32 = 136.0;
const TOP_HEIGHT: f32 = 206.0;
const TOP_RADIUS: f32 = 116.0;
/// Number of tiles in a row, and the size of a tile.
const COLUMNS: usize = 4;
const CELL_SIZE: f32 = CONTENT_WIDTH / 4.0;
const RADIUS: f32 = 122.0;
const TILE_HEIGHT: f32 = 2.0 * RADIUS * APOTHEM;
const ROW_HEIGHT: f32 = TILE_HEIGHT + 92.0;
const HEADING_HEIGHT: f32 = 64.0;
/// Opacity of the background drawn over a tile with no copies left, of 255.
const FADED_OPACITY: u8 = 190;

/// Draws a part of an army as a PNG picture, 1080 pixels wide: the HQ first, then warriors and modules; or instants and
/// Foundations.
#[must_use]
pub fn render_sheet(sheet: &Sheet<'_>) -> Vec<u8> {
    let palette = sheet.colours.palette();
    let style = palette.side_style(sheet.side.index(), sheet.hue);
    let (places, titles, height) = arrange(sheet);
    let mut canvas = Canvas::new(usize::from(WIDTH), height.ceil() as usize, palette);
    // Tiles with no copies left are drawn first, so all of them fade together.
    let ground = canvas.clone();
    let (gone, there): (Vec<&TilePosition<'_>>, _) = places.iter().partition(|place| place.left == Some(0));
    for place in &gone {
        tile::paint(&mut canvas, place.centre, place.radius, &face(place.tile, style));
    }
    canvas.blend_earlier(&ground, FADED_OPACITY);
    for place in &there {
        tile::paint(&mut canvas, place.centre, place.radius, &face(place.tile, style));
    }
    for place in &places {
        paint_words(&mut canvas, place, style, sheet.language);
    }
    for (y, title) in titles {
        paint_heading(&mut canvas, y, title, style);
    }
    paint_banner(&mut canvas, BANNER, style, sheet.army.name.in_language(sheet.language));
    if sheet.part == SheetPart::Units {
        paint_about(&mut canvas, sheet, palette);
    }
    canvas.into_png()
}

/// Predicate that selects the tiles of a group.
type GroupFilter = fn(&Kind) -> bool;

/// Position of a tile, with the current and the original number of copies.
struct TilePosition<'a> {
    tile: &'a Tile,
    left: Option<u8>,
    centre: Point,
    radius: f32,
}

/// The positions of the tiles, the headings with their vertical positions, and the height of the picture.
fn arrange<'a>(sheet: &'a Sheet<'_>) -> (Vec<TilePosition<'a>>, Vec<(f32, &'a str)>, f32) {
    let left = |index: usize| sheet.left.as_ref().map(|left| left.get(index).copied().unwrap_or_default());
    let all = || sheet.army.tiles.iter().enumerate().filter(|(_, tile)| sheet.part.shows(tile));
    let centre = Point::new(MARGIN + TOP_RADIUS, TOP + TOP_HEIGHT / 2.0);
    let headquarters = all().filter(|(_, tile)| tile.is_headquarters());
    let mut places: Vec<TilePosition<'_>> =
        headquarters.map(|(_, tile)| TilePosition { tile, left: None, centre, radius: TOP_RADIUS }).collect();
    let (mut titles, mut y) = (Vec::new(), if sheet.part == SheetPart::Units { TOP + TOP_HEIGHT } else { TOP });
    let groups: [(&str, GroupFilter); 4] = [
        (&sheet.headings.warriors, |kind| matches!(kind, Kind::Warrior)),
        (&sheet.headings.modules, |kind| matches!(kind, Kind::Module)),
        (&sheet.headings.instants, |kind| matches!(kind, Kind::Instant(_))),
        (&sheet.headings.foundations, |kind| matches!(kind, Kind::Foundation(_))),
    ];
    for (title, is_in) in groups {
        let group: Vec<(usize, &Tile)> = all().filter(|(_, tile)| is_in(&tile.kind)).collect();
        if group.is_empty() {
            continue;
        }
        titles.push((y + HEADING_HEIGHT / 2.0, title));
        y += HEADING_HEIGHT;
        for row in group.chunks(COLUMNS) {
            let mut centre = Point::new(MARGIN + CELL_SIZE / 2.0, y + TILE_HEIGHT / 2.0 + 10.0);
            for &(index, tile) in row {
                places.push(TilePosition { tile, left: left(index), centre, radius: RADIUS });
                centre = centre.shift(CELL_SIZE, 0.0);
            }
            y += ROW_HEIGHT;
        }
    }
    (places, titles, y + MARGIN / 2.0)
}

/// A tile's face as in a hand, with the name below it; the HQ as on the board, with its star in the centre.
fn face<'a>(tile: &'a Tile, style: &'static Style) -> Face<'a> {
    Face::off_board(tile, style, tile.is_headquarters().then_some(""))
}

/// Draws the name below a tile and the number at its corner. An HQ has neither: it is unique, and its army's name is
/// above it.
fn paint_words(canvas: &mut Canvas, place: &TilePosition<'_>, style: &Style, language: Language) {
    if place.tile.is_headquarters() {
        return;
    }
    let colour = if place.left == Some(0) { canvas.palette.floor_text } else { canvas.palette.paper };
    let below = place.centre.shift(0.0, TILE_HEIGHT / 2.0 + 38.0);
    let name = place.tile.name.in_language(language);
    text::draw_block(canvas, below, Type::bold(38.0, colour), 27.0, name, CELL_SIZE * 0.97);
    paint_badge(canvas, place, style);
}

/// Draws a plate in the gap at the upper right corner, where it covers no edge: "×3", or "2/3" if two of three copies
/// are left.
fn paint_badge(canvas: &mut Canvas, place: &TilePosition<'_>, style: &Style) {
    let count = place.tile.count;
    let words = place.left.map_or_else(|| format!("×{count}"), |left| format!("{left}/{count}"));
    let (ink, plate, edge) = match place.left {
        Some(0) => (canvas.palette.muted, canvas.palette.floor, canvas.palette.floor_line),
        _ => (canvas.palette.ink, style.bright, canvas.palette.ink),
    };
    let at = point_towards(place.centre, Corner::NorthEast, place.radius).shift(30.0, 0.0);
    card::paint_plate(canvas, at, &words, [plate, edge, ink]);
}

/// Draws a heading with a line to the right edge.
fn paint_heading(canvas: &mut Canvas, y: f32, title: &str, style: &Style) {
    let words = Type::bold(40.0, style.bright);
    let title = words.fit(title, CONTENT_WIDTH * 0.8);
    words.draw(canvas, Point::new(MARGIN, y), Align::Left, &title);
    let start = MARGIN + words.width(&title) + 20.0;
    canvas.fill_rectangle(Area::new(start, y - 1.0, MARGIN + CONTENT_WIDTH - start, 3.0), canvas.palette.floor_line);
}

/// Draws the text next to the HQ, vertically centred. A long text is set in smaller type; text that still does not fit
/// is left out.
fn paint_about(canvas: &mut Canvas, sheet: &Sheet<'_>, palette: &Palette) {
    let x = MARGIN + 2.0 * TOP_RADIUS + 30.0;
    let width = MARGIN + CONTENT_WIDTH - x;
    let note = Flow::new(Type::bold(44.0, palette.paper), 56.0, &sheet.note, width);
    let sizes = [(40.0, 48.0), (34.0, 41.0), (29.0, 35.0)].into_iter();
    let about = sizes
        .map(|(size, step)| Flow::new(Type::regular(size, palette.muted), step, &sheet.about, width))
        .find(|flow| note.height() + flow.height() <= TOP_HEIGHT);
    let flows: Vec<Flow> = std::iter::once(note).chain(about).collect();
    let used: f32 = flows.iter().map(Flow::height).sum();
    let mut at = Point::new(x, TOP + (TOP_HEIGHT - used) / 2.0);
    for flow in flows {
        flow.draw(canvas, at);
        at = at.shift(0.0, flow.height());
    }
}
