//! The frame of a chart: its axes with ticks that we choose, and the `plotters` types that all charts share.

use std::convert::Infallible;
use std::ops::Range;

use plotters::chart::{ChartBuilder, ChartContext, LabelAreaPosition};
use plotters::coord::cartesian::Cartesian2d;
use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};
use plotters::coord::types::RangedCoordf64;
use plotters::drawing::{DrawingAreaErrorKind, IntoDrawingArea};
use plotters::style::{Color, FontDesc, FontFamily, FontStyle, RGBAColor, RGBColor, ShapeStyle};

use super::brush::Brush;
use crate::canvas::Canvas;
use crate::geometry::Area;
use crate::palette::Colour;
use crate::text::Type;

/// An axis with our own labelled ticks, because those of `plotters` depend on the platform's logarithms.
#[derive(Clone)]
pub struct Axis {
    inner: RangedCoordf64,
    /// Positions and labels.
    pub ticks: Vec<(f64, String)>,
}

impl Axis {
    /// Creates an axis from left to right or from bottom to top.
    pub fn new(range: Range<f64>, ticks: Vec<(f64, String)>) -> Self {
        Self { inner: range.into(), ticks }
    }

    /// Creates an axis whose labels are the numbers themselves.
    pub fn from_numbers(range: Range<f64>, numbers: impl IntoIterator<Item = f64>) -> Self {
        Self::new(range, numbers.into_iter().map(|number| (number, format!("{number:.0}"))).collect())
    }
}

impl Ranged for Axis {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        self.inner.map(value, limit)
    }

    /// Returns all ticks for strong grid lines; there are no weak ones.
    fn key_points<Hint: KeyPointHint>(&self, hint: Hint) -> Vec<f64> {
        let ticks = if hint.weight().allow_light_points() { &[] } else { &self.ticks[..] };
        ticks.iter().map(|(at, _)| *at).collect()
    }

    fn range(&self) -> Range<f64> {
        self.inner.range()
    }
}

impl ValueFormatter<f64> for Axis {
    fn format_ext(&self, at: &f64) -> String {
        let tick = self.ticks.iter().find(|(tick, _)| tick.to_bits() == at.to_bits());
        tick.map(|(_, label)| label.clone()).unwrap_or_default()
    }
}

pub type Chart<'canvas, 'chart> = ChartContext<'chart, Brush<'canvas>, Cartesian2d<Axis, Axis>>;
/// The result of drawing, which never fails because the backend has no errors.
pub type DrawResult = Result<(), DrawingAreaErrorKind<Infallible>>;

/// The axes of a chart.
pub struct Axes {
    /// The horizontal axis at the bottom, from left to right.
    pub x: Axis,
    /// The vertical axis at the left, from bottom to top.
    pub y: Axis,
    /// The size of the labels.
    pub text: f32,
    /// Free space at the right, inside the area.
    pub right: f32,
}

impl Axes {
    /// The width of the labels at the left.
    pub fn left_width(&self, canvas: &Canvas) -> f32 {
        let style = Type::regular(self.text, canvas.palette.muted);
        self.y.ticks.iter().map(|(_, label)| style.width(label)).fold(0.0, f32::max).ceil() + 20.0
    }

    /// The height of the labels at the bottom.
    pub fn bottom_height(&self) -> f32 {
        self.text + 20.0
    }
}

/// Draws axes in an area, and `series` on them.
pub fn plot(canvas: &mut Canvas, area: Area, axes: &Axes, series: impl FnOnce(&mut Chart<'_, '_>) -> DrawResult) {
    let drawn = try_plot(canvas, area, axes, series);
    drawn.expect("the backend has no errors, and nothing else borrows it while a chart is drawn");
}

fn try_plot(
    canvas: &mut Canvas,
    area: Area,
    axes: &Axes,
    series: impl FnOnce(&mut Chart<'_, '_>) -> DrawResult,
) -> DrawResult {
    let palette = canvas.palette;
    let (left, below) = (to_pixels(axes.left_width(canvas)), to_pixels(axes.bottom_height()));
    let place = ((to_pixels(area.x), to_pixels(area.y)), (to_pixels(area.w), to_pixels(area.h)));
    let root = Brush(canvas).into_drawing_area().shrink(place.0, place.1);
    let mut chart = ChartBuilder::on(&root)
        .set_label_area_size(LabelAreaPosition::Left, left)
        .set_label_area_size(LabelAreaPosition::Bottom, below)
        .margin_right(to_pixels(axes.right))
        .margin_top(to_pixels(axes.text / 2.0))
        .build_cartesian_2d(axes.x.clone(), axes.y.clone())?;
    chart
        .configure_mesh()
        .axis_style(stroke_style(palette.floor_text, 2))
        .bold_line_style(stroke_style(palette.floor_line, 2))
        .label_style(text_style(axes.text, palette.muted))
        .draw()?;
    series(&mut chart)
}

/// The style of a line of this width.
pub fn stroke_style(colour: Colour, width: u32) -> ShapeStyle {
    to_rgba(colour).stroke_width(width)
}

/// The style of a filled shape.
pub fn fill_style(colour: Colour) -> ShapeStyle {
    to_rgba(colour).filled()
}

fn to_rgba(colour: Colour) -> RGBAColor {
    let [red, green, blue] = colour.rgb;
    RGBColor(red, green, blue).mix(f64::from(colour.opacity) / 255.0)
}

fn text_style(size: f32, colour: Colour) -> plotters::style::TextStyle<'static> {
    // The backend has only one font, so the name does not matter.
    FontDesc::new(FontFamily::SansSerif, f64::from(size), FontStyle::Normal).color(&to_rgba(colour))
}

/// Converts a length in pixels to the type that `plotters` uses.
#[expect(clippy::cast_possible_truncation, reason = "lengths in a picture")]
pub const fn to_pixels(length: f32) -> i32 {
    length as i32
}
