//! Sizes shared by all league pictures, and the heading at the top.

use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::text::{Align, Type};

/// Width of every picture in pixels.
pub const WIDTH: u16 = 1080;
/// Free space at the edges.
pub const MARGIN: f32 = 24.0;
/// Width between the margins.
pub const CONTENT_WIDTH: f32 = WIDTH as f32 - 2.0 * MARGIN;
/// The left edge of the right margin.
pub const RIGHT: f32 = MARGIN + CONTENT_WIDTH;
/// Height of the line at the top.
pub const HEADING_HEIGHT: f32 = 96.0;
/// The minimum size of text, in pixels: a phone shows it at a third of that.
pub const MIN_TEXT_SIZE: f32 = 30.0;

/// The line at the top of a picture.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Heading {
    /// The title of the picture: league, season, division.
    pub title: String,
    /// The note at the right, less prominent: round, page.
    pub note: String,
}

impl Heading {
    /// Title and note as one line of text.
    pub(super) fn line(&self) -> String {
        if self.note.is_empty() { self.title.clone() } else { format!("{} · {}", self.title, self.note) }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let palette = canvas.palette;
        let (x, y) = (MARGIN + 24.0, HEADING_HEIGHT / 2.0);
        canvas.fill_rounded_rectangle(Area::new(MARGIN, y - 25.0, 10.0, 50.0), 5.0, palette.plain_style(0).bright);
        let note = Type::regular(36.0, palette.muted);
        let note_text = note.fit(&self.note, CONTENT_WIDTH * 0.4);
        let note_width = note.width(&note_text);
        note.draw(canvas, Point::new(RIGHT, y), Align::Right, &note_text);
        let room = RIGHT - x - note_width - if note_width > 0.0 { 30.0 } else { 0.0 };
        let title = Type::bold(52.0, palette.paper).shrink(&self.title, room, 40.0);
        title.draw_fitted(canvas, Point::new(x, y), Align::Left, &self.title, room);
    }
}

/// A height in whole pixels, rounded up.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "heights are bounded and positive")]
pub fn ceil_px(height: f32) -> usize {
    height.ceil().max(1.0) as usize
}
