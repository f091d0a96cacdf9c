//! Cards and legend pages as pictures: a sign, a number, and lines given by the caller.

use sztab_pictures::Colours;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::text::{Align, Flow, Type};

use super::sign::{self, Sign};
use super::tints::Tints;

/// A card with all text translated.
#[derive(Debug, Clone, Default)]
pub struct Card {
    /// The sign in the header.
    pub sign: Sign,
    /// The number of an AI card.
    pub number: Option<u8>,
    pub title: String,
    /// A line under the title, such as the method of resolving the card.
    pub note: String,
    /// Paragraphs, each with the sign that it explains.
    pub lines: Vec<(Sign, String)>,
    pub colours: Colours,
}

const WIDTH: f32 = 800.0;
const MARGIN: f32 = 22.0;
const HEAD_HEIGHT: f32 = 152.0;
const LINE_HEIGHT: f32 = 50.0;
const PARAGRAPH_GAP: f32 = 16.0;
/// Width reserved for a paragraph's mark, and for its sign.
const MARK_WIDTH: f32 = 36.0;
const SIGN_WIDTH: f32 = 108.0;
/// The minimum height of a paragraph with a sign.
const MIN_SIGN_HEIGHT: f32 = 92.0;
const MIN_HEIGHT: f32 = 420.0;

/// Draws a card.
#[must_use]
pub fn draw(card: &Card) -> Canvas {
    let (palette, tints) = (card.colours.palette(), Tints::for_colours(card.colours));
    let style = Type::regular(41.0, tints.letter);
    let has_signs = card.lines.iter().any(|(sign, _)| *sign != Sign::Mark);
    let (left, least) = if has_signs { (SIGN_WIDTH, MIN_SIGN_HEIGHT) } else { (MARK_WIDTH, 0.0) };
    let room = WIDTH - 4.0 * MARGIN - left - 16.0;
    let lines = card.lines.iter().filter(|(_, line)| !line.trim().is_empty());
    let flows: Vec<(Sign, Flow)> =
        lines.map(|(sign, line)| (*sign, Flow::new(style, LINE_HEIGHT, line, room))).collect();
    let tall = |flow: &Flow| flow.height().max(least) + PARAGRAPH_GAP;
    let body: f32 = flows.iter().map(|(_, flow)| tall(flow)).sum();
    let height = (HEAD_HEIGHT + body + 4.0 * MARGIN).max(MIN_HEIGHT).ceil();
    let mut canvas = Canvas::new(WIDTH as usize, height as usize, palette);
    let outer = Area::new(8.0, 8.0, WIDTH - 16.0, height - 16.0);
    canvas.fill_rounded_rectangle(outer, 26.0, tints.wall);
    canvas.fill_rounded_rectangle(outer.inset(5.0), 22.0, tints.locust);
    let page = Area::new(MARGIN, HEAD_HEIGHT, WIDTH - 2.0 * MARGIN, height - HEAD_HEIGHT - MARGIN);
    canvas.fill_rounded_rectangle(page, 14.0, tints.wall);
    canvas.fill_rounded_rectangle(page.inset(3.0), 12.0, tints.cover);
    draw_head(&mut canvas, card, tints);
    let mut y = page.y + f32::midpoint(page.h - body, PARAGRAPH_GAP).max(MARGIN).floor();
    for (own, flow) in &flows {
        let middle = if has_signs { (least.max(flow.height())) / 2.0 } else { LINE_HEIGHT / 2.0 };
        let mark = Point::new(page.x + MARGIN + if has_signs { 36.0 } else { 10.0 }, y + middle);
        sign::draw(&mut canvas, mark, 40.0, *own);
        let down = if has_signs { middle - flow.height() / 2.0 } else { 0.0 };
        flow.draw(&mut canvas, Point::new(page.x + MARGIN + left, y + down));
        y += tall(flow);
    }
    canvas
}

/// Draws the sign with the title, and the number of the card.
fn draw_head(canvas: &mut Canvas, card: &Card, tints: &Tints) {
    let middle = HEAD_HEIGHT / 2.0 + 6.0;
    sign::draw(canvas, Point::new(90.0, middle), 46.0, card.sign);
    let number = Type::bold(78.0, tints.number);
    let said = card.number.map_or_else(String::new, |number| number.to_string());
    let right = WIDTH - MARGIN - 20.0;
    number.draw(canvas, Point::new(right, middle), Align::Right, &said);
    let left = 166.0;
    let room = right - number.width(&said) - 24.0 - left;
    let up = if card.note.is_empty() { 0.0 } else { 22.0 };
    let title = Type::bold(58.0, tints.number).shrink(&card.title, room, 40.0);
    title.draw_fitted(canvas, Point::new(left, middle - up), Align::Left, &card.title, room);
    let note = Type::regular(36.0, tints.low).shrink(&card.note, room, 29.0);
    note.draw_fitted(canvas, Point::new(left, middle + 30.0), Align::Left, &card.note, room);
}
