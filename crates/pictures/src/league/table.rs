//! The table of a season, sixteen rows per page.
#![expect(clippy::cast_precision_loss, reason = "a page has a few rows and columns")]

use super::frame::{self, CONTENT_WIDTH, HEADING_HEIGHT, Heading, MARGIN, MIN_TEXT_SIZE, RIGHT, WIDTH};
use super::marks::{self, Movement};
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::palette::Colours;
use crate::text::{self, Align, Name, Type};

/// A table with all texts translated. It contains the rows of all pages.
#[derive(Debug, Clone)]
pub struct Table {
    /// The palette.
    pub colours: Colours,
    /// The line at the top; the note contains the page number.
    pub heading: Heading,
    /// The column headings.
    pub columns: Columns,
    /// All players, the best first.
    pub rows: Vec<Row>,
    /// The page to draw, counted from 0.
    pub page: usize,
    /// The text below the rows, which explains the letters; may be empty.
    pub footer: String,
}

/// The column headings of a table. All are short, except the first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Columns {
    /// The heading above the names.
    pub player: String,
    /// The heading above the numbers of matches.
    pub played: String,
    /// The heading above the points.
    pub points: String,
    /// The headings above the tie-breaks; the first five are drawn.
    pub criteria: Vec<String>,
}

/// A player's row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The player's position in the table.
    pub rank: u16,
    /// The change in position; `None` for newcomers and before the second round.
    pub movement: Option<Movement>,
    /// The player's name.
    pub name: Name,
    /// The number of matches played.
    pub played: u16,
    /// The points, as displayed.
    pub points: String,
    /// The tie-breaks, in column order.
    pub criteria: Vec<String>,
    /// The consequence of the position, if it has one. A line separates rows with different consequences.
    pub consequence: Option<Consequence>,
    /// True if this row is the reader's.
    pub is_reader: bool,
}

/// The consequence of a player's position at the end of the season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Consequence {
    /// Promotion, or advancement to the next stage: a letter on a filled disc.
    Promotion(String),
    /// Relegation: a letter in a ring.
    Relegation(String),
}

/// Maximum number of rows on a page.
pub const ROWS_PER_PAGE: usize = 16;
const ROW_HEIGHT: f32 = 56.0;
const HEADER_HEIGHT: f32 = 52.0;
const TOP: f32 = HEADING_HEIGHT + HEADER_HEIGHT;
const FOOTER_HEIGHT: f32 = 60.0;
/// Maximum number of tie-breaks that are drawn.
const MAX_TIE_BREAKS: usize = 5;
/// The space between columns.
const GAP: f32 = 20.0;
/// The minimum width of the name column, however wide the numbers are.
const MIN_NAME_WIDTH: f32 = 320.0;

impl Table {
    /// The number of pages needed for all rows, at least one.
    pub fn page_count(&self) -> usize {
        self.rows.len().div_ceil(ROWS_PER_PAGE).max(1)
    }

    /// The page as text, for descriptions: the heading, then position, name, matches and points of each row.
    pub fn lines(&self) -> Vec<String> {
        std::iter::once(self.heading.line()).chain(self.page_rows().map(|row| self.line(row))).collect()
    }

    /// The page as text for reading: everything shown in the picture, and all tie-breaks.
    pub fn full_lines(&self) -> Vec<String> {
        let row = |row: &Row| {
            let criteria = self.columns.criteria.iter().zip(&row.criteria);
            let criteria = criteria.map(|(name, value)| format!(" · {name} {value}"));
            let consequence = row.consequence.iter().map(|consequence| match consequence {
                Consequence::Promotion(letter) | Consequence::Relegation(letter) => format!(" · {letter}"),
            });
            std::iter::once(self.line(row)).chain(criteria).chain(consequence).collect()
        };
        let footer = (!self.footer.is_empty()).then(|| self.footer.clone());
        std::iter::once(self.heading.line()).chain(self.page_rows().map(row)).chain(footer).collect()
    }

    fn line(&self, row: &Row) -> String {
        let Columns { played, points, .. } = &self.columns;
        format!("{}. {} · {played} {} · {points} {}", row.rank, row.name.text, row.played, row.points)
    }

    /// The page as a PNG picture, 1080 pixels wide and as high as its rows require.
    #[must_use]
    pub fn to_png(&self) -> Vec<u8> {
        let rows = self.page_rows().count().max(1);
        let footer = if self.footer.is_empty() { MARGIN } else { FOOTER_HEIGHT };
        let height = TOP + ROW_HEIGHT * rows as f32 + footer;
        let mut canvas = Canvas::new(usize::from(WIDTH), frame::ceil_px(height), self.colours.palette());
        let layout = Layout::new(self);
        self.heading.draw(&mut canvas);
        layout.draw_header(&mut canvas, &self.columns);
        for (index, (row, name)) in self.page_rows().zip(self.names(layout.room)).enumerate() {
            layout.draw_row(&mut canvas, TOP + ROW_HEIGHT * index as f32, index, row, &name);
        }
        self.draw_consequence_lines(&mut canvas);
        let text = Type::regular(32.0, canvas.palette.muted);
        text.draw_fitted(&mut canvas, Point::new(MARGIN, height - 30.0), Align::Left, &self.footer, CONTENT_WIDTH);
        canvas.into_png()
    }

    fn page_rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().skip(self.start()).take(ROWS_PER_PAGE)
    }

    /// The index of the page's first row.
    const fn start(&self) -> usize {
        self.page.saturating_mul(ROWS_PER_PAGE)
    }

    /// The names on the page, distinguished from equal names on any page.
    fn names(&self, width: f32) -> Vec<String> {
        let all: Vec<&Name> = self.rows.iter().map(|row| &row.name).collect();
        let style = Type::bold(36.0, self.colours.palette().paper);
        text::labels(&all, &style, width).into_iter().skip(self.start()).take(ROWS_PER_PAGE).collect()
    }

    /// Draws lines between rows with different consequences.
    fn draw_consequence_lines(&self, canvas: &mut Canvas) {
        let pairs = self.rows.windows(2).skip(self.start()).take(ROWS_PER_PAGE);
        for (index, pair) in pairs.enumerate() {
            if pair[0].consequence != pair[1].consequence {
                let y = TOP + ROW_HEIGHT * (index + 1) as f32;
                canvas.fill_rectangle(
                    Area::new(MARGIN, y - 2.0, CONTENT_WIDTH, 4.0),
                    canvas.palette.plain_style(0).bright,
                );
            }
        }
    }
}

/// A column of numbers: its right edge and width.
#[derive(Debug, Clone, Copy)]
struct NumberColumn {
    right: f32,
    width: f32,
}

/// The positions of the columns.
struct Layout {
    /// The right edge of the positions.
    rank: f32,
    has_consequences: bool,
    name: f32,
    room: f32,
    played: NumberColumn,
    points: NumberColumn,
    criteria: Vec<NumberColumn>,
}

impl Layout {
    /// Computes a layout. Column widths are based on all rows, so all pages look alike.
    fn new(table: &Table) -> Self {
        let paper = table.colours.palette().paper;
        let (head, small, bold) =
            (Type::regular(MIN_TEXT_SIZE, paper), Type::regular(33.0, paper), Type::bold(36.0, paper));
        let widest = |title: &str, texts: &mut dyn Iterator<Item = String>, style: &Type| {
            texts.map(|text| style.width(&text)).fold(head.width(title), f32::max)
        };
        let ranks = widest("", &mut table.rows.iter().map(|row| row.rank.to_string()), &bold);
        let rank = MARGIN + 12.0 + ranks;
        let has_consequences = table.rows.iter().any(|row| row.consequence.is_some());
        let name = rank + 48.0 + if has_consequences { 48.0 } else { 0.0 };
        let played = widest(&table.columns.played, &mut table.rows.iter().map(|row| row.played.to_string()), &small);
        let points = widest(&table.columns.points, &mut table.rows.iter().map(|row| row.points.clone()), &bold);
        let (played, points) = (played.min(110.0), points.min(130.0));
        let count = table.columns.criteria.len().min(MAX_TIE_BREAKS);
        let left = RIGHT - 12.0 - name - MIN_NAME_WIDTH - played - points - 2.0 * GAP;
        let most = (left / count.max(1) as f32 - GAP).max(44.0);
        let criterion = |index: usize| {
            let texts = &mut table.rows.iter().filter_map(|row| row.criteria.get(index).cloned());
            widest(&table.columns.criteria[index], texts, &small).min(most)
        };
        let mut right = RIGHT - 12.0;
        let mut column = |width: f32| {
            let numbers = NumberColumn { right, width };
            right -= width + GAP;
            numbers
        };
        let mut criteria: Vec<NumberColumn> = (0..count).rev().map(|index| column(criterion(index))).collect();
        criteria.reverse();
        let (points, played) = (column(points), column(played));
        Self { rank, has_consequences, name, room: right - name, played, points, criteria }
    }

    fn draw_header(&self, canvas: &mut Canvas, columns: &Columns) {
        let style = Type::regular(MIN_TEXT_SIZE, canvas.palette.muted);
        let y = HEADING_HEIGHT + HEADER_HEIGHT / 2.0 - 4.0;
        style.draw_fitted(canvas, Point::new(self.name, y), Align::Left, &columns.player, self.room);
        let numbers = [(&columns.played, self.played), (&columns.points, self.points)];
        for (title, column) in numbers.into_iter().chain(columns.criteria.iter().zip(self.criteria.iter().copied())) {
            column.draw(canvas, y, style, title);
        }
        canvas.fill_rectangle(Area::new(MARGIN, TOP - 4.0, CONTENT_WIDTH, 2.0), canvas.palette.floor_line);
    }

    fn draw_row(&self, canvas: &mut Canvas, y: f32, index: usize, row: &Row, name: &str) {
        let palette = canvas.palette;
        let plate = Area::new(MARGIN, y + 2.0, CONTENT_WIDTH, ROW_HEIGHT - 4.0);
        if row.is_reader {
            canvas.fill_rounded_rectangle(plate, 12.0, palette.plain_style(0).bright);
            canvas.fill_rounded_rectangle(plate.inset(3.0), 9.0, palette.background);
        } else if index.is_multiple_of(2) {
            canvas.fill_rounded_rectangle(plate, 12.0, palette.floor);
        }
        let y = y + ROW_HEIGHT / 2.0;
        Type::bold(34.0, palette.muted).draw(canvas, Point::new(self.rank, y), Align::Right, &row.rank.to_string());
        if let Some(movement) = row.movement {
            marks::draw_movement(canvas, Point::new(self.rank + 26.0, y), movement);
        }
        if let Some(consequence) = row.consequence.as_ref().filter(|_| self.has_consequences) {
            draw_badge(canvas, Point::new(self.name - 28.0, y), consequence);
        }
        let style = if row.is_reader { Type::bold(36.0, palette.paper) } else { Type::regular(36.0, palette.paper) };
        style.draw(canvas, Point::new(self.name, y), Align::Left, name);
        self.played.draw(canvas, y, Type::regular(33.0, palette.paper), &row.played.to_string());
        self.points.draw(canvas, y, Type::bold(36.0, palette.paper), &row.points);
        for (text, column) in row.criteria.iter().zip(&self.criteria) {
            column.draw(canvas, y, Type::regular(33.0, palette.muted), text);
        }
    }
}

impl NumberColumn {
    fn draw(self, canvas: &mut Canvas, y: f32, style: Type, text: &str) {
        let style = style.shrink(text, self.width, 26.0);
        style.draw_fitted(canvas, Point::new(self.right, y), Align::Right, text, self.width + 1.0);
    }
}

/// Draws the letter for a consequence.
fn draw_badge(canvas: &mut Canvas, at: Point, consequence: &Consequence) {
    let palette = canvas.palette;
    let (letter, ink) = match consequence {
        Consequence::Promotion(letter) => {
            canvas.fill_disc(at, 20.0, palette.bonus);
            (letter, palette.ink)
        }
        Consequence::Relegation(letter) => {
            canvas.draw_ring(at, 18.0, 4.0, palette.malus);
            (letter, palette.paper)
        }
    };
    let style = Type::bold(MIN_TEXT_SIZE, ink);
    style.draw(canvas, at, Align::Ink, &style.fit(letter, 34.0));
}
