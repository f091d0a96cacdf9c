//! The rounds of a season as bars over time.
#![expect(clippy::cast_precision_loss, reason = "moments lie within years, and pixels are far coarser")]

use super::axis::{self, Tick};
use super::frame::{self, CONTENT_WIDTH, HEADING_HEIGHT, Heading, MARGIN, MIN_TEXT_SIZE, RIGHT, WIDTH};
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::palette::Colours;
use crate::text::{Align, Type};

/// A calendar with all texts translated.
#[derive(Debug, Clone)]
pub struct Calendar {
    /// The palette.
    pub colours: Colours,
    /// The line at the top.
    pub heading: Heading,
    /// The rounds on this page; the first sixteen are drawn.
    pub bars: Vec<Bar>,
    /// Dates on the axis. Those that would touch the previous one are left out.
    pub ticks: Vec<Tick>,
    /// The line that marks the current date, with its label.
    pub today: Option<Tick>,
}

/// The period of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bar {
    /// The name of the round, at the left.
    pub label: String,
    /// The start, in milliseconds since 1970.
    pub start: i64,
    /// The deadline, in milliseconds since 1970; drawn as a flag.
    pub deadline: i64,
    /// Start and deadline as text, drawn on or beside the bar if there is room.
    pub dates: String,
    /// The number of matches with a result, drawn as the filled part of the bar.
    pub closed: u16,
    /// The number of matches in the round; 0 before it is published.
    pub matches: u16,
}

/// The number of rounds on a page.
pub const ROUNDS_PER_PAGE: usize = 16;
const ROW_HEIGHT: f32 = 68.0;
const BAR_HEIGHT: f32 = 44.0;
const AXIS_HEIGHT: f32 = 56.0;
const TOP: f32 = HEADING_HEIGHT + AXIS_HEIGHT;
/// Space for the name of a round, and for the numbers of matches.
const LABEL_WIDTH: f32 = 230.0;
const SHARE_WIDTH: f32 = 110.0;
const GAP: f32 = 18.0;

impl Calendar {
    /// The rounds as text, for descriptions: the heading, then name, dates and closed matches of each round.
    pub fn lines(&self) -> Vec<String> {
        let line = |bar: &Bar| {
            format!("{}: {} · {}", bar.label, bar.dates, share_text(bar)).trim_end_matches(" · ").to_owned()
        };
        std::iter::once(self.heading.line()).chain(self.bars.iter().take(ROUNDS_PER_PAGE).map(line)).collect()
    }

    /// The calendar as a PNG picture, 1080 pixels wide and as high as its rounds require.
    #[must_use]
    pub fn to_png(&self) -> Vec<u8> {
        let bars = &self.bars[..self.bars.len().min(ROUNDS_PER_PAGE)];
        let foot = if self.today.is_some() { AXIS_HEIGHT } else { MARGIN };
        let bottom = TOP + ROW_HEIGHT * bars.len().max(1) as f32;
        let mut canvas = Canvas::new(usize::from(WIDTH), frame::ceil_px(bottom + foot), self.colours.palette());
        let scale = Scale::new(self, bars, canvas.palette);
        self.heading.draw(&mut canvas);
        self.draw_ticks(&mut canvas, &scale, bottom);
        let middle = |index: usize| TOP + ROW_HEIGHT * (index as f32 + 0.5);
        for (index, bar) in bars.iter().enumerate() {
            draw_bar(&mut canvas, &scale, middle(index), bar);
        }
        if let Some(today) = &self.today {
            draw_today(&mut canvas, &scale, bottom, today);
        }
        for (index, bar) in bars.iter().enumerate() {
            draw_dates(&mut canvas, &scale, middle(index), bar);
        }
        canvas.into_png()
    }

    fn draw_ticks(&self, canvas: &mut Canvas, scale: &Scale, bottom: f32) {
        let palette = canvas.palette;
        let style = Type::regular(MIN_TEXT_SIZE, palette.muted);
        let inside: Vec<&Tick> = self.ticks.iter().filter(|tick| scale.contains(tick.at)).collect();
        for (x, label) in axis::spaced_ticks(&inside, &style, |at| scale.x(at)) {
            canvas.fill_rectangle(Area::new(x.round() - 1.0, TOP - 8.0, 2.0, bottom - TOP + 8.0), palette.floor_line);
            let half = style.width(label) / 2.0;
            let x = x.clamp(MARGIN + half, (RIGHT - half).max(MARGIN + half));
            style.draw(canvas, Point::new(x, HEADING_HEIGHT + AXIS_HEIGHT / 2.0 - 6.0), Align::Centre, label);
        }
    }
}

/// The closed matches out of all, such as "3/8"; empty for a round without matches.
fn share_text(bar: &Bar) -> String {
    if bar.matches == 0 { String::new() } else { format!("{}/{}", bar.closed.min(bar.matches), bar.matches) }
}

/// The mapping from times to pixels.
struct Scale {
    label: f32,
    left: f32,
    right: f32,
    from: i64,
    until: i64,
}

impl Scale {
    /// A scale from the first start to the last deadline, including today.
    fn new(calendar: &Calendar, bars: &[Bar], palette: &crate::palette::Palette) -> Self {
        let style = Type::bold(34.0, palette.paper);
        let label = bars.iter().map(|bar| style.width(&bar.label)).fold(0.0, f32::max).min(LABEL_WIDTH);
        let today = calendar.today.iter().map(|today| today.at);
        let moments = || bars.iter().flat_map(|bar| [bar.start, bar.deadline]).chain(today.clone());
        let from = moments().min().unwrap_or_default();
        let until = moments().max().unwrap_or_default().max(from.saturating_add(1));
        Self { label, left: MARGIN + label + GAP, right: RIGHT - SHARE_WIDTH - GAP, from, until }
    }

    fn contains(&self, at: i64) -> bool {
        (self.from..=self.until).contains(&at)
    }

    /// The area of a bar, centred vertically on `y`.
    fn area(&self, bar: &Bar, y: f32) -> Area {
        let (start, end) = (self.x(bar.start), self.x(bar.deadline.max(bar.start)));
        Area::new(start, y - BAR_HEIGHT / 2.0, (end - start).max(16.0), BAR_HEIGHT)
    }

    fn x(&self, at: i64) -> f32 {
        let (from, until, at) = (self.from as f64, self.until as f64, at as f64);
        let share = axis::pixels((at - from) / (until - from));
        self.left + share.clamp(0.0, 1.0) * (self.right - self.left)
    }
}

fn draw_bar(canvas: &mut Canvas, scale: &Scale, y: f32, bar: &Bar) {
    let palette = canvas.palette;
    let area = scale.area(bar, y);
    canvas.fill_rounded_rectangle(area, 10.0, palette.floor_text);
    canvas.fill_rounded_rectangle(area.inset(3.0), 7.0, palette.floor);
    let closed = f32::from(bar.closed.min(bar.matches)) / f32::from(bar.matches.max(1));
    if closed > 0.0 {
        let full = Area { w: ((area.w - 6.0) * closed).max(10.0), ..area.inset(3.0) };
        canvas.fill_rounded_rectangle(full, 7.0, palette.plain_style(1).ground);
    }
    draw_flag(canvas, Point::new(area.x + area.w, y));
    let label = Type::bold(34.0, palette.paper);
    label.draw_fitted(canvas, Point::new(MARGIN, y), Align::Left, &bar.label, scale.label + 1.0);
    let numbers = Type::bold(34.0, palette.paper);
    numbers.draw_fitted(canvas, Point::new(RIGHT, y), Align::Right, &share_text(bar), SHARE_WIDTH);
}

/// Draws the dates on the bar, or else after or before it, wherever they fit.
fn draw_dates(canvas: &mut Canvas, scale: &Scale, y: f32, bar: &Bar) {
    let (area, dates) = (scale.area(bar, y), &bar.dates);
    let style = Type::regular(MIN_TEXT_SIZE, canvas.palette.paper).with_halo(canvas.palette.background);
    let room = style.width(dates) + 2.0 * GAP;
    if room + GAP <= area.w {
        style.draw(canvas, Point::new(area.x + GAP, y), Align::Left, dates);
    } else if area.x + area.w + room <= scale.right {
        style.draw(canvas, Point::new(area.x + area.w + 1.6 * GAP, y), Align::Left, dates);
    } else if area.x - room >= scale.left {
        style.draw(canvas, Point::new(area.x - GAP, y), Align::Right, dates);
    }
}

/// Draws the deadline: a post with a pennant.
fn draw_flag(canvas: &mut Canvas, at: Point) {
    let palette = canvas.palette;
    let (top, bottom) = (at.y - BAR_HEIGHT / 2.0 - 8.0, at.y + BAR_HEIGHT / 2.0);
    canvas.fill_rectangle(Area::new((at.x - 2.0).round(), top.round(), 5.0, (bottom - top).round()), palette.paper);
    let pennant = [(2.0, 0.0), (22.0, 10.0), (2.0, 20.0)].map(|(dx, dy)| Point::new(at.x + dx, top + dy));
    canvas.fill_outlined_polygon(&pennant, 1.5, palette.paper);
}

fn draw_today(canvas: &mut Canvas, scale: &Scale, bottom: f32, today: &Tick) {
    let palette = canvas.palette;
    let x = scale.x(today.at).round();
    canvas.fill_rectangle(Area::new(x - 2.0, TOP - 8.0, 4.0, bottom - TOP + 16.0), palette.plain_style(0).bright);
    let style = Type::bold(32.0, palette.ink);
    let text = style.fit(&today.label, CONTENT_WIDTH / 2.0);
    let half = style.width(&text) / 2.0 + 16.0;
    let centre = x.clamp(MARGIN + half, RIGHT - half);
    let y = bottom + AXIS_HEIGHT / 2.0 - 2.0;
    canvas.fill_rounded_rectangle(
        Area::new(centre - half, y - 20.0, 2.0 * half, 40.0),
        10.0,
        palette.plain_style(0).bright,
    );
    style.draw(canvas, Point::new(centre, y), Align::Centre, &text);
}
