//! A rating over time, with the band that contains the true rating with 95 % certainty.
#![expect(clippy::cast_precision_loss, reason = "moments lie within years, and pixels are far coarser")]

use plotters::element::{Circle, ErrorBar, Polygon};
use plotters::series::LineSeries;

use super::plot::{Axes, Axis, Chart, DrawResult, fill_style, plot, stroke_style};
use crate::canvas::Canvas;
use crate::geometry::{Area, Point};
use crate::league::axis::{self, Tick};
use crate::league::frame::{CONTENT_WIDTH, HEADING_HEIGHT, Heading, MARGIN, WIDTH};
use crate::palette::{Colours, Palette};
use crate::text::{Align, Type};

/// A rating over time, with all texts translated.
#[derive(Debug, Clone)]
pub struct RatingChart {
    /// The palette.
    pub colours: Colours,
    /// The line at the top, which names the player and explains the band.
    pub heading: Heading,
    /// The ratings in chronological order.
    pub points: Vec<RatingPoint>,
    /// Dates on the axis. Those that would touch the previous one are left out.
    pub ticks: Vec<Tick>,
}

/// A rating at a point in time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingPoint {
    /// Milliseconds since 1970.
    pub at: i64,
    pub rating: f64,
    /// The rating deviation (RD); the band extends two deviations to each side.
    pub deviation: f64,
}

impl RatingPoint {
    /// The lower end of the band, the rating, and the upper end. Always finite, whatever the rating.
    fn band(&self) -> [f64; 3] {
        let clean = |value: f64| if value.is_finite() { value.clamp(-10_000.0, 10_000.0) } else { 0.0 };
        let (rating, width) = (clean(self.rating), 2.0 * clean(self.deviation).abs());
        [rating - width, rating, rating + width]
    }
}

const HEIGHT: u16 = 680;
/// Maximum number of points that are drawn with discs.
const MAX_DISCS: usize = 40;

impl RatingChart {
    /// The chart as text, for descriptions: the heading, then each labelled date with the rating at that time.
    pub fn lines(&self) -> Vec<String> {
        let at = |tick: &Tick| {
            let point = self.points.iter().rev().find(|point| point.at <= tick.at)?;
            Some(format!("{}: {:.0} ± {:.0}", tick.label, point.rating, 2.0 * point.deviation))
        };
        let last = self.points.last().map(|point| format!("{:.0} ± {:.0}", point.rating, 2.0 * point.deviation));
        std::iter::once(self.heading.line()).chain(self.ticks.iter().filter_map(at)).chain(last).collect()
    }

    /// The chart as a PNG picture, 1080 pixels wide.
    #[must_use]
    pub fn to_png(&self) -> Vec<u8> {
        let mut canvas = Canvas::new(usize::from(WIDTH), usize::from(HEIGHT), self.colours.palette());
        self.heading.draw(&mut canvas);
        let area = Area::new(MARGIN, HEADING_HEIGHT, CONTENT_WIDTH, f32::from(HEIGHT) - HEADING_HEIGHT - MARGIN / 2.0);
        draw(&mut canvas, area, &self.points, &self.ticks, 33.0);
        canvas.into_png()
    }
}

/// Draws ratings in an area, with labels of size `text`. Has no effect without ratings.
pub fn draw(canvas: &mut Canvas, area: Area, points: &[RatingPoint], ticks: &[Tick], text: f32) {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
    let palette = canvas.palette;
    let now = Type::bold(text * 1.2, palette.paper);
    let label = format!("{:.0}", last.band()[1]);
    let axes = axes(canvas, area, points, [first.at, last.at.max(first.at)], ticks, (text, now.width(&label) + 24.0));
    let mut end = (0, 0);
    plot(canvas, area, &axes, |chart| {
        end = chart.backend_coord(&(last.at as f64, last.band()[1]));
        draw_series(chart, palette, points)
    });
    let at = Point::new(end.0 as f32 + 18.0, end.1 as f32);
    now.draw(canvas, at, Align::Left, &label);
}

/// The axes: time at the bottom, ratings at the left. `sizes` contains the sizes of the labels and of the free space at
/// the right.
fn axes(
    canvas: &Canvas,
    area: Area,
    points: &[RatingPoint],
    [first, last]: [i64; 2],
    ticks: &[Tick],
    (text, right): (f32, f32),
) -> Axes {
    let low = points.iter().map(|point| point.band()[0]).fold(f64::INFINITY, f64::min);
    let high = points.iter().map(|point| point.band()[2]).fold(f64::NEG_INFINITY, f64::max);
    let numbers = axis::round_numbers(low, high, if text > 32.0 { 6 } else { 4 });
    let heights = numbers.first().copied().unwrap_or(low)..numbers.last().copied().unwrap_or(high);
    // A single rating is centred.
    let (from, until) =
        if first < last { (first as f64, last as f64) } else { (first as f64 - 1.0, first as f64 + 1.0) };
    let (x, y) = (Axis::new(from..until, Vec::new()), Axis::from_numbers(heights, numbers));
    let mut axes = Axes { x, y, text, right };
    let left = axes.left_width(canvas);
    let width = area.w - left - right;
    let place = |at: i64| left + axis::pixels((at as f64 - from) / (until - from)) * width;
    let style = Type::regular(text, canvas.palette.muted);
    let fits = |tick: &&Tick| {
        let (x, half) = (place(tick.at), style.width(&tick.label) / 2.0);
        (first..=last).contains(&tick.at) && x - half >= 0.0 && x + half <= area.w
    };
    let inside: Vec<&Tick> = ticks.iter().filter(fits).collect();
    let kept: Vec<String> =
        axis::spaced_ticks(&inside, &style, place).into_iter().map(|(_, label)| label.to_owned()).collect();
    let is_kept = |tick: &&&Tick| kept.contains(&tick.label);
    axes.x.ticks = inside.iter().filter(is_kept).map(|tick| (tick.at as f64, tick.label.clone())).collect();
    axes
}

/// Draws the band with its edges, then the line with its points.
fn draw_series(chart: &mut Chart<'_, '_>, palette: &'static Palette, points: &[RatingPoint]) -> DrawResult {
    let along = |index: usize| move |point: &RatingPoint| (point.at as f64, point.band()[index]);
    let edge = palette.plain_style(1);
    if let [only] = points {
        let [low, middle, high] = only.band();
        let bar = ErrorBar::new_vertical(only.at as f64, low, middle, high, stroke_style(edge.bright, 4), 40);
        chart.draw_series([bar])?;
    }
    let corners: Vec<(f64, f64)> = points.iter().map(along(2)).chain(points.iter().rev().map(along(0))).collect();
    chart.draw_series([Polygon::new(corners, fill_style(edge.ground.with_opacity(110)))])?;
    for index in [0, 2] {
        chart.draw_series(LineSeries::new(points.iter().map(along(index)), stroke_style(edge.bright, 2)))?;
    }
    chart.draw_series(LineSeries::new(points.iter().map(along(1)), stroke_style(palette.plain_style(0).bright, 6)))?;
    let discs = points.iter().take(if points.len() > MAX_DISCS { 0 } else { MAX_DISCS });
    chart.draw_series(discs.map(|point| Circle::new(along(1)(point), 8, fill_style(palette.plain_style(0).bright))))?;
    Ok(())
}
