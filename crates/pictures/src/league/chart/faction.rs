//! A faction's results against each other faction.
#![expect(clippy::cast_precision_loss, reason = "coordinates of a picture are small")]

use plotters::element::{Circle, ErrorBar, Rectangle};

use super::plot::{Axes, Axis, fill_style, plot, stroke_style};
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::league::axis;
use crate::league::frame::{self, CONTENT_WIDTH, HEADING_HEIGHT, Heading, MARGIN, RIGHT, WIDTH};
use crate::league::marks::{self, Outcome};
use crate::palette::{Colour, Colours, Palette};
use crate::text::{Align, Type};

/// A faction's results against each other faction, with all texts translated.
#[derive(Debug, Clone)]
pub struct FactionChart {
    /// The palette.
    pub colours: Colours,
    /// The line at the top, which names the faction and explains the whiskers.
    pub heading: Heading,
    /// The texts of the legend.
    pub words: LegendTexts,
    /// The other factions; the first twelve are drawn.
    pub rows: Vec<Versus>,
}

/// The texts of the legend.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LegendTexts {
    /// The label of the full parts of the bars.
    pub wins: String,
    /// The label of the grey parts.
    pub draws: String,
    /// The label of the hollow parts.
    pub losses: String,
    /// The heading above the numbers at the right.
    pub games: String,
}

/// The results against one faction.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Versus {
    /// The other faction.
    pub faction: String,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The score in this sample and its 95 % interval, as shares from 0 to 1: low, score, high.
    pub interval: Option<[f64; 3]>,
}

impl Versus {
    fn games(&self) -> u64 {
        self.counts().into_iter().map(u64::from).sum()
    }

    const fn counts(&self) -> [u32; 3] {
        [self.wins, self.draws, self.losses]
    }
}

/// Maximum number of factions that are drawn.
pub const MAX_FACTIONS: usize = 12;
const ROW_HEIGHT: f32 = 84.0;
const LEGEND_HEIGHT: f32 = 64.0;
const TOP: f32 = HEADING_HEIGHT + LEGEND_HEIGHT;
const TEXT_SIZE: f32 = 33.0;
/// Space for a faction's name, and for the number of games.
const NAME_WIDTH: f32 = 260.0;
const GAMES_WIDTH: f32 = 110.0;
/// The start and end of the bar with its whiskers within a row, as shares of the row's height.
const BAR_SPAN: [f64; 2] = [0.08, 0.62];
const WHISKER_Y: f64 = 0.82;
/// The parts of a bar from left to right.
const PARTS: [Outcome; 3] = [Outcome::Win, Outcome::Draw, Outcome::Loss];

impl FactionChart {
    /// The chart as text, for descriptions: the heading, then wins, draws and losses against each faction.
    pub fn lines(&self) -> Vec<String> {
        let words = [&self.words.wins, &self.words.draws, &self.words.losses];
        let line = |row: &Versus| {
            let counts: Vec<String> =
                words.iter().zip(row.counts()).map(|(word, count)| format!("{word} {count}")).collect();
            format!("{}: {}", row.faction, counts.join(", "))
        };
        std::iter::once(self.heading.line()).chain(self.rows.iter().take(MAX_FACTIONS).map(line)).collect()
    }

    /// The chart as a PNG picture, 1080 pixels wide and as high as its rows require.
    #[must_use]
    pub fn to_png(&self) -> Vec<u8> {
        let rows = &self.rows[..self.rows.len().min(MAX_FACTIONS)];
        let inner = ROW_HEIGHT * rows.len().max(1) as f32;
        let palette = self.colours.palette();
        let axes = axes(rows, palette);
        let height = frame::ceil_px(TOP + TEXT_SIZE / 2.0 + inner + axes.bottom_height() + 8.0);
        let mut canvas = Canvas::new(usize::from(WIDTH), height, palette);
        self.heading.draw(&mut canvas);
        self.draw_legend(&mut canvas);
        let area = Area::new(MARGIN, TOP, CONTENT_WIDTH, TEXT_SIZE / 2.0 + inner + axes.bottom_height());
        let mut segments: Vec<(Area, Outcome, u32)> = Vec::new();
        plot(&mut canvas, area, &axes, |chart| {
            for (index, row) in rows.iter().enumerate() {
                for (part, count, share) in shares(row) {
                    let corners = [(share[0], index as f64 + BAR_SPAN[0]), (share[1], index as f64 + BAR_SPAN[1])];
                    let [from, to] = corners.map(|corner| chart.backend_coord(&corner));
                    let area = Area::new(from.0 as f32, from.1 as f32, (to.0 - from.0) as f32, (to.1 - from.1) as f32);
                    segments.push((area, part, count));
                    chart.draw_series([Rectangle::new(corners, fill_style(edge_colour(palette)))])?;
                }
                if let Some(interval) = row.interval {
                    let [low, score, high] = interval.map(percent);
                    let y = index as f64 + WHISKER_Y;
                    chart.draw_series([ErrorBar::new_horizontal(
                        y,
                        low,
                        score,
                        high,
                        stroke_style(palette.paper, 4),
                        20,
                    )])?;
                    chart.draw_series([Circle::new((score, y), 9, fill_style(palette.paper))])?;
                }
            }
            Ok(())
        });
        for (area, part, count) in segments {
            draw_segment(&mut canvas, area, part, Some(count));
        }
        draw_game_counts(&mut canvas, rows);
        canvas.into_png()
    }

    /// Draws the legend for the parts of a bar and for the numbers at the right.
    fn draw_legend(&self, canvas: &mut Canvas) {
        let palette = canvas.palette;
        let y = HEADING_HEIGHT + LEGEND_HEIGHT / 2.0 - 6.0;
        let style = Type::regular(TEXT_SIZE, palette.paper);
        let right = Type::regular(TEXT_SIZE, palette.muted);
        right.draw_fitted(canvas, Point::new(RIGHT, y), Align::Right, &self.words.games, GAMES_WIDTH + 40.0);
        let room = (CONTENT_WIDTH - GAMES_WIDTH - 60.0) / 3.0 - 70.0;
        let mut x = MARGIN;
        for (part, word) in PARTS.into_iter().zip([&self.words.wins, &self.words.draws, &self.words.losses]) {
            draw_segment(canvas, Area::new(x, y - 17.0, 34.0, 34.0), part, None);
            let word = style.fit(word, room);
            style.draw(canvas, Point::new(x + 46.0, y), Align::Left, &word);
            x += 46.0 + style.width(&word) + 36.0;
        }
    }
}

/// A share as a percentage.
fn percent(share: f64) -> f64 {
    if share.is_finite() { (share * 100.0).clamp(0.0, 100.0) } else { 0.0 }
}

/// The parts of a bar that are not empty: the count, and the start and end as percentages of the games.
fn shares(row: &Versus) -> Vec<(Outcome, u32, [f64; 2])> {
    let games = row.games().max(1) as f64;
    let mut end = 0.0;
    let part = |(outcome, count): (Outcome, u32)| {
        let start = end;
        end = f64::min(end + f64::from(count) / games * 100.0, 100.0);
        (outcome, count, [start, end])
    };
    PARTS.into_iter().zip(row.counts()).map(part).filter(|(_, count, _)| *count > 0).collect()
}

/// The axes: percentages at the bottom, and factions at the left, starting at the top.
fn axes(rows: &[Versus], palette: &Palette) -> Axes {
    let style = Type::regular(TEXT_SIZE, palette.paper);
    let name = |(index, row): (usize, &Versus)| {
        // A label is centred on its bar. A row without a name has no label, but keeps its position.
        (index as f64 + f64::midpoint(BAR_SPAN[0], BAR_SPAN[1]), style.fit(&row.faction, NAME_WIDTH))
    };
    let hundred = axis::round_numbers(0.0, 100.0, 5).into_iter().map(|number| (number, format!("{number:.0}%")));
    let x = Axis::new(0.0..100.0, hundred.collect());
    let y = Axis::new(rows.len().max(1) as f64..0.0, rows.iter().enumerate().map(name).collect());
    Axes { x, y, text: TEXT_SIZE, right: GAMES_WIDTH }
}

fn edge_colour(palette: &Palette) -> Colour {
    palette.floor_text
}

/// Draws a part of a bar: wins are full, draws grey, losses hollow. The count is drawn inside if there is room.
fn draw_segment(canvas: &mut Canvas, area: Area, part: Outcome, count: Option<u32>) {
    let palette = canvas.palette;
    let plate = match part {
        Outcome::Win => palette.plain_style(0).bright,
        Outcome::Draw => palette.floor_line,
        Outcome::Loss => palette.background,
    };
    canvas.fill_rectangle(area, edge_colour(palette));
    let inner = area.inset(2.0);
    if inner.w > 0.0 && inner.h > 0.0 {
        canvas.fill_rectangle(inner, plate);
    }
    let style = Type::bold(34.0, marks::ink_on(palette, plate));
    let text = count.map(|count| count.to_string()).unwrap_or_default();
    if style.width(&text) + 12.0 <= area.w {
        style.draw(canvas, Point::new(area.x + area.w / 2.0, area.y + area.h / 2.0), Align::Centre, &text);
    }
}

/// Draws the numbers of games at the right.
fn draw_game_counts(canvas: &mut Canvas, rows: &[Versus]) {
    let style = Type::bold(TEXT_SIZE, canvas.palette.paper);
    for (index, row) in rows.iter().enumerate() {
        let share = index as f32 + axis::pixels(f64::midpoint(BAR_SPAN[0], BAR_SPAN[1]));
        let at = Point::new(RIGHT, TOP + TEXT_SIZE / 2.0 + ROW_HEIGHT * share);
        style.draw_fitted(canvas, at, Align::Right, &row.games().to_string(), GAMES_WIDTH);
    }
}
