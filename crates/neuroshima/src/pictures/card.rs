//! A single tile, drawn large, with its numbers, its effects and the rulings on it.
#![expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the height is bounded")]

use super::hexagon::APOTHEM;
use super::tile;
use super::tile::Face;
use crate::rules::{Side, Tile};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::hue::Hue;
use sztab_pictures::palette::{Colour, Colours, Palette, Style};
use sztab_pictures::text::{Align, Flow, Type};

/// A tile, with all texts about it translated.
#[derive(Debug, Clone)]
pub struct Card<'a> {
    /// The printed facts, for the picture of the tile.
    pub tile: &'a Tile,
    /// The side in whose style the tile is drawn.
    pub side: Side,
    /// The tile's hue.
    pub hue: Option<Hue>,
    /// The palette.
    pub colours: Colours,
    /// The tile's name, in the card's language.
    pub name: String,
    /// Line under the name: army, kind, number of copies.
    pub line: String,
    /// Facts printed on the tile and its effects, the most important first.
    pub facts: Vec<Paragraph>,
    /// Heading of the rulings.
    pub rulings_title: String,
    /// The rule paragraphs about the tile, labelled by their numbers.
    pub rulings: Vec<Paragraph>,
}

/// A paragraph of a card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paragraph {
    /// Label before or above the text.
    pub label: String,
    /// The text, of any length.
    pub text: String,
}

const WIDTH: u16 = 1080;
const MARGIN: f32 = 36.0;
/// Maximum height of a card: content that does not fit is left out.
const MAX_HEIGHT: f32 = 3200.0;
/// Area of the bar with the name, and position of the line of text under it.
const BANNER: Area = Area::new(MARGIN, 28.0, WIDTH as f32 - 2.0 * MARGIN, 112.0);
const SUBTITLE_Y: f32 = 176.0;
/// Top of the tile and of the column next to it.
const TOP: f32 = 222.0;
const RADIUS: f32 = 250.0;
const TILE_HEIGHT: f32 = 2.0 * RADIUS * APOTHEM;
/// The left edge of the column next to the tile.
const COLUMN_LEFT: f32 = MARGIN + 2.0 * RADIUS + 34.0;
/// Gap between paragraphs, and between the parts of the card.
const PARAGRAPH_GAP: f32 = 18.0;
const PART_GAP: f32 = 34.0;
/// Space reserved for a rule's number before its text.
const NUMBER_WIDTH: f32 = 164.0;

/// Draws the tile as a PNG picture, 1080 pixels wide and as high as its texts need, up to a limit.
///
/// It never fails: content beyond the limit is left out.
#[must_use]
pub fn render_card(card: &Card<'_>) -> Vec<u8> {
    let palette = card.colours.palette();
    let style = palette.side_style(card.side.index(), card.hue);
    let ink = TextColours { label: style.bright, text: palette.paper, ruling: palette.muted };
    let layout = Layout::new(card, &ink);
    let mut canvas = Canvas::new(usize::from(WIDTH), layout.height.ceil() as usize, palette);
    paint_banner(&mut canvas, BANNER, style, &card.name);
    let line = Type::regular(42.0, palette.muted);
    line.draw_fitted(&mut canvas, Point::new(MARGIN, SUBTITLE_Y), Align::Left, &card.line, BANNER.w);
    let face = Face::off_board(card.tile, style, Some(&card.name));
    let centre = Point::new(MARGIN + RADIUS, TOP + layout.beside / 2.0);
    tile::paint(&mut canvas, centre, RADIUS, &face);
    for (at, flow) in &layout.flows {
        flow.draw(&mut canvas, *at);
    }
    if let Some(y) = layout.rule {
        canvas.fill_rectangle(Area::new(MARGIN, y, BANNER.w, 3.0), palette.floor_line);
    }
    canvas.into_png()
}

/// Padding on either side of a name on a bar, relative to the bar's height.
const INSET: f32 = 0.26;

/// Draws a name on a bar in the owner's colour.
pub(super) fn paint_banner(canvas: &mut Canvas, area: Area, style: &Style, name: &str) {
    canvas.fill_rounded_rectangle(area, 20.0, style.bright);
    let (least, room) = banner_room(canvas.palette, area);
    let text = Type { size: area.h * 0.66, ..least }.shrink(name, room, least.size);
    text.draw_fitted(canvas, Point::new(area.x + INSET * area.h, area.y + area.h / 2.0), Align::Left, name, room);
}

/// The smallest type for a name on such a bar, and the width available for the name.
pub(super) fn banner_room(palette: &Palette, area: Area) -> (Type, f32) {
    (Type::bold(area.h * 0.4, palette.ink), area.w - 2.0 * INSET * area.h)
}

/// Draws a number on a plate; the colours are those of the plate, its edge and the number, in this order.
pub(super) fn paint_plate(canvas: &mut Canvas, at: Point, words: &str, [plate, edge, ink]: [Colour; 3]) {
    let number = Type::bold(44.0, ink);
    let (width, height) = (number.width(words) + 20.0, 46.0);
    let area = Area::new(at.x - width / 2.0, at.y - height / 2.0, width, height);
    canvas.fill_rounded_rectangle(area.inset(-4.0), 16.0, edge);
    canvas.fill_rounded_rectangle(area, 12.0, plate);
    number.draw(canvas, at, Align::Ink, words);
}

/// The colours of the texts.
struct TextColours {
    label: Colour,
    text: Colour,
    ruling: Colour,
}

/// Positions of all parts.
struct Layout {
    flows: Vec<(Point, Flow)>,
    /// Height of the part with the tile.
    beside: f32,
    /// Position of the line above the rulings.
    rule: Option<f32>,
    height: f32,
}

impl Layout {
    /// Lays out as many facts as fit next to the tile, the others below it, and then the rulings.
    fn new(card: &Card<'_>, ink: &TextColours) -> Self {
        let mut layout = Self { flows: Vec::new(), beside: TILE_HEIGHT, rule: None, height: TOP };
        let narrow: Vec<Fact> = card.facts.iter().map(|fact| Fact::new(fact, ink, COLUMN_WIDTH)).collect();
        let fitting = count_facts_beside_tile(&narrow);
        let used = total_height(&narrow[..fitting]);
        layout.beside = used.max(TILE_HEIGHT);
        layout.height += (layout.beside - used) / 2.0;
        for fact in narrow.into_iter().take(fitting) {
            layout.place_fact(COLUMN_LEFT, fact);
        }
        layout.height = TOP + layout.beside + PART_GAP;
        for fact in card.facts.iter().skip(fitting) {
            layout.place_fact(MARGIN, Fact::new(fact, ink, BANNER.w));
        }
        if !card.rulings.is_empty() {
            layout.place_rulings(card, ink);
        }
        layout.height = (layout.height + MARGIN - PARAGRAPH_GAP).min(MAX_HEIGHT);
        layout
    }

    fn place_fact(&mut self, x: f32, fact: Fact) {
        self.place_text(x, fact.label);
        self.place_text(x, fact.text);
        self.height += PARAGRAPH_GAP;
    }

    fn place_rulings(&mut self, card: &Card<'_>, ink: &TextColours) {
        self.rule = Some(self.height);
        self.height += PART_GAP - PARAGRAPH_GAP;
        self.place_text(MARGIN, Flow::new(Type::bold(40.0, ink.text), 58.0, &card.rulings_title, BANNER.w));
        for ruling in &card.rulings {
            let number = Flow::new(Type::bold(34.0, ink.label), 44.0, &ruling.label, NUMBER_WIDTH - 12.0);
            let text = Flow::new(Type::regular(36.0, ink.ruling), 44.0, &ruling.text, BANNER.w - NUMBER_WIDTH);
            let start = self.height;
            self.place_text(MARGIN, number);
            let below = std::mem::replace(&mut self.height, start);
            self.place_text(MARGIN + NUMBER_WIDTH, text);
            self.height = self.height.max(below) + PARAGRAPH_GAP * 0.7;
        }
    }

    /// Places a text below the existing ones, unless the card would become too high.
    fn place_text(&mut self, x: f32, flow: Flow) {
        let end = self.height + flow.height();
        if end + MARGIN <= MAX_HEIGHT {
            self.flows.push((Point::new(x, self.height), flow));
            self.height = end;
        }
    }
}

const COLUMN_WIDTH: f32 = WIDTH as f32 - MARGIN - COLUMN_LEFT;

/// A label with a text under it.
struct Fact {
    label: Flow,
    text: Flow,
}

impl Fact {
    fn new(paragraph: &Paragraph, ink: &TextColours, width: f32) -> Self {
        Self {
            label: Flow::new(Type::bold(34.0, ink.label), 40.0, &paragraph.label, width),
            text: Flow::new(Type::regular(42.0, ink.text), 48.0, &paragraph.text, width),
        }
    }

    fn height(&self) -> f32 {
        self.label.height() + self.text.height()
    }
}

/// Total height of facts, including the gaps between them.
fn total_height(facts: &[Fact]) -> f32 {
    facts.iter().map(|fact| fact.height() + PARAGRAPH_GAP).sum::<f32>()
        - if facts.is_empty() { 0.0 } else { PARAGRAPH_GAP }
}

/// Number of facts next to the tile: all if they are not much higher than the tile, otherwise as many as fit.
fn count_facts_beside_tile(facts: &[Fact]) -> usize {
    let most = |share: f32| (0..=facts.len()).rev().find(|&count| total_height(&facts[..count]) <= TILE_HEIGHT * share);
    most(1.3).filter(|&count| count == facts.len()).or_else(|| most(1.08)).unwrap_or(0)
}
