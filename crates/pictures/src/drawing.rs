//! Drawings in SVG files: plain shapes in colours that the picture chooses.
//!
//! `usvg` reads a file, with its classes, references and transformations, and `tiny-skia` computes outlines and
//! coverage. Fills and strokes in a single colour are drawn; a file should contain nothing else. A hundred units of a
//! file are `size` pixels, and the middle of its view box is the centre.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "drawings are smaller than pictures, which have a few thousand pixels"
)]

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tiny_skia::{FillRule, Mask, Path, Stroke, Transform};
use usvg::{Group, Node, Paint as SvgPaint, PaintOrder, Tree};

use super::canvas::{Canvas, Paint};
use super::geometry::Point;
use super::palette::Colour;

/// Units of a file for each unit of `size`.
const UNITS: f32 = 100.0;
/// Accuracy of outlines: enough for a drawing of two thousand pixels.
const ACCURACY: f32 = 10.0;
/// Maximum depth of the shade from the lower right side of a shape, and its maximum share of the shape's smaller
/// dimension.
const SHADE: f32 = 0.17;
const SHADE_SHARE: f32 = 0.26;

/// Memory limit of the stamps that a drawing keeps: about twenty of a symbol as small as on a tile.
const MAX_BYTES: usize = 64 << 10;

/// The shapes of a file.
#[derive(Debug)]
pub struct Drawing {
    parts: Vec<Part>,
    /// Stamps by the bits of their size and of the centre's fractions of a pixel.
    stamps: Mutex<HashMap<[u32; 3], Arc<[Stamp]>>>,
}

#[derive(Debug, Clone)]
struct Part {
    /// The area to fill, in units of `size` around the centre.
    path: Path,
    rule: FillRule,
    /// The colour in the file: red, green and blue.
    colour: [u8; 3],
    /// True if the lower right rim is in the shade.
    is_lit: bool,
}

/// A part in a certain size, at a certain fraction of a pixel.
#[derive(Debug)]
struct Stamp {
    /// Distance of the upper left corner from the pixel of the drawing's centre.
    left: i32,
    top: i32,
    coverage: Mask,
    /// The part of the coverage that is in the light, if not all is.
    light: Option<Mask>,
}

/// The colours of a shape in a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tint {
    /// The colour in the light.
    pub lit: Colour,
    /// The colour of the rim on which no light falls.
    pub shade: Colour,
}

impl From<Colour> for Tint {
    fn from(colour: Colour) -> Self {
        Self { lit: colour, shade: colour }
    }
}

impl Drawing {
    /// Reads a file; `style_sheet` gives its classes their colours and outlines. Light falls from the upper left on
    /// shapes with an outline that are filled in the colour `lit`.
    ///
    /// ```
    /// use sztab_pictures::drawing::Drawing;
    ///
    /// let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220"><circle class="eye" r="50"/></svg>"#;
    /// let eye = Drawing::parse(svg, ".eye { fill: #ff0000 }", [255, 0, 0]).expect("a circle");
    /// assert_eq!(eye.colours().collect::<Vec<_>>(), [[255, 0, 0]]);
    /// ```
    pub fn parse(svg: &str, style_sheet: &str, lit: [u8; 3]) -> Result<Self, usvg::Error> {
        let options = usvg::Options { style_sheet: Some(style_sheet.to_owned()), ..usvg::Options::default() };
        let tree = Tree::from_str(svg, &options)?;
        let (size, scale) = (tree.size(), 1.0 / UNITS);
        let (x, y) = (-0.5 * scale * size.width(), -0.5 * scale * size.height());
        let mut parts = Vec::new();
        collect(tree.root(), Transform::from_row(scale, 0.0, 0.0, scale, x, y), lit, &mut parts);
        Ok(Self { parts, stamps: Mutex::default() })
    }

    /// The colours in the file, in the order of the shapes.
    pub fn colours(&self) -> impl Iterator<Item = [u8; 3]> {
        self.parts.iter().map(|part| part.colour)
    }

    /// Draws the shapes around a point; `tint` maps the colours of the file to those of the picture.
    pub fn paint(&self, canvas: &mut Canvas, centre: Point, size: f32, tint: impl Fn([u8; 3]) -> Tint) {
        let (x, y) = (centre.x.floor(), centre.y.floor());
        let stamps = self.stamps(Point::new(centre.x - x, centre.y - y), size);
        for (part, stamp) in self.parts.iter().zip(stamps.iter()) {
            stamp.paint(canvas, x as i32, y as i32, tint(part.colour));
        }
    }

    /// The stamps of all parts; `fraction` is the place of the centre within its pixel.
    fn stamps(&self, fraction: Point, size: f32) -> Arc<[Stamp]> {
        let key = [size, fraction.x, fraction.y].map(f32::to_bits);
        // A panic cannot leave a stamp half-written.
        let mut known = self.stamps.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stamps) = known.get(&key) {
            return Arc::clone(stamps);
        }
        let stamps: Arc<[Stamp]> = self.parts.iter().map(|part| part.stamp(fraction, size)).collect();
        let bytes = |stamps: &Arc<[Stamp]>| stamps.iter().map(Stamp::bytes).sum::<usize>();
        if bytes(&stamps) + known.values().map(bytes).sum::<usize>() > MAX_BYTES {
            known.clear();
        }
        if bytes(&stamps) <= MAX_BYTES {
            known.insert(key, Arc::clone(&stamps));
        }
        stamps
    }
}

/// Appends the shapes of a group, moved to the coordinates of [`Part`].
fn collect(group: &Group, to_unit: Transform, lit: [u8; 3], parts: &mut Vec<Part>) {
    for node in group.children() {
        match node {
            Node::Group(group) => collect(group, to_unit, lit, parts),
            Node::Path(path) => {
                let place = path.abs_transform().post_concat(to_unit);
                let fill = path.fill().and_then(|fill| {
                    let rule = match fill.rule() {
                        usvg::FillRule::NonZero => FillRule::Winding,
                        usvg::FillRule::EvenOdd => FillRule::EvenOdd,
                    };
                    part_of(Some(path.data().clone()), rule, fill.paint(), path.stroke().map(|_| lit), place)
                });
                let stroke = path.stroke().and_then(|stroke| {
                    let outline = path.data().stroke(&line_of(stroke), ACCURACY);
                    part_of(outline, FillRule::Winding, stroke.paint(), None, place)
                });
                match path.paint_order() {
                    PaintOrder::FillAndStroke => parts.extend(fill.into_iter().chain(stroke)),
                    PaintOrder::StrokeAndFill => parts.extend(stroke.into_iter().chain(fill)),
                }
            }
            Node::Image(_) | Node::Text(_) => {}
        }
    }
}

/// A part; `lit` is the colour on which light falls.
fn part_of(
    path: Option<Path>,
    rule: FillRule,
    paint: &SvgPaint,
    lit: Option<[u8; 3]>,
    place: Transform,
) -> Option<Part> {
    let SvgPaint::Color(colour) = paint else { return None };
    let colour = [colour.red, colour.green, colour.blue];
    Some(Part { path: path?.transform(place)?, rule, colour, is_lit: lit == Some(colour) })
}

/// A stroke of the file, as `tiny-skia` describes it.
fn line_of(stroke: &usvg::Stroke) -> Stroke {
    let line_cap = match stroke.linecap() {
        usvg::LineCap::Butt => tiny_skia::LineCap::Butt,
        usvg::LineCap::Round => tiny_skia::LineCap::Round,
        usvg::LineCap::Square => tiny_skia::LineCap::Square,
    };
    let line_join = match stroke.linejoin() {
        usvg::LineJoin::Miter => tiny_skia::LineJoin::Miter,
        usvg::LineJoin::MiterClip => tiny_skia::LineJoin::MiterClip,
        usvg::LineJoin::Round => tiny_skia::LineJoin::Round,
        usvg::LineJoin::Bevel => tiny_skia::LineJoin::Bevel,
    };
    Stroke { width: stroke.width().get(), line_cap, line_join, ..Stroke::default() }
}

impl Part {
    fn stamp(&self, fraction: Point, size: f32) -> Stamp {
        let bounds = self.path.bounds();
        let (left, top) = ((fraction.x + size * bounds.left()).floor(), (fraction.y + size * bounds.top()).floor());
        let right = (fraction.x + size * bounds.right()).ceil();
        let bottom = (fraction.y + size * bounds.bottom()).ceil();
        let mask = |shift: f32| {
            let mut mask = Mask::new((right - left).max(1.0) as u32, (bottom - top).max(1.0) as u32)
                .expect("a drawing is smaller than a picture");
            let (x, y) = (fraction.x - left - shift, fraction.y - top - 0.6 * shift);
            mask.fill_path(&self.path, self.rule, true, Transform::from_row(size, 0.0, 0.0, size, x, y));
            mask
        };
        let depth = (SHADE_SHARE * bounds.width().min(bounds.height())).min(SHADE) * size;
        let light = self.is_lit.then(|| mask(depth));
        Stamp { left: left as i32, top: top as i32, coverage: mask(0.0), light }
    }
}

impl Stamp {
    /// Blends the part into a picture; the drawing's centre is in the pixel `x`, `y`.
    fn paint(&self, canvas: &mut Canvas, x: i32, y: i32, tint: Tint) {
        let (lit, shade) = (Paint::from(tint.lit), Paint::from(tint.shade));
        let share = |level: u8| f32::from(level) / 255.0;
        let width = self.coverage.width() as usize;
        for (row, (y, coverage)) in (y + self.top..).zip(self.coverage.data().chunks(width)).enumerate() {
            for (column, (x, &covered)) in (x + self.left..).zip(coverage).enumerate().filter(|(_, (_, at))| **at > 0) {
                let light = self.light.as_ref().map_or(u8::MAX, |light| light.data()[row * width + column]);
                if light < u8::MAX {
                    canvas.blend(x, y, shade, share(covered));
                }
                canvas.blend(x, y, lit, share(covered) * share(light));
            }
        }
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.coverage.data().len() + self.light.as_ref().map_or(0, |light| light.data().len())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests {
    use super::*;
    use crate::geometry::Area;
    use crate::palette::Colours;

    const STYLE: &str = "* { fill: currentColor } .red { color: #f00 } .green { color: #0f0 }
        .outlined { stroke: #000; stroke-width: 20; stroke-linejoin: round; paint-order: stroke }
        .stroke { fill: none; stroke: currentColor; stroke-linecap: round }";

    fn read(shapes: &str) -> Drawing {
        let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220">{shapes}</svg>"#);
        Drawing::parse(&svg, STYLE, [255, 0, 0]).unwrap()
    }

    /// A drawing in a picture of 40 by 40 pixels, 10 pixels for 100 units, in the colours of the palette.
    fn draw(shapes: &str) -> Canvas {
        let palette = Colours::Default.palette();
        let mut canvas = Canvas::new(40, 40, palette);
        read(shapes).paint(&mut canvas, Point::new(20.0, 20.0), 10.0, |rgb| match rgb {
            [255, 0, 0] => Tint { lit: palette.paper, shade: palette.armour },
            [0, 255, 0] => palette.bonus.into(),
            _ => palette.wound.into(),
        });
        canvas
    }

    fn expect(shapes: &str, areas: &[(Area, Colour)]) {
        let mut canvas = Canvas::new(40, 40, Colours::Default.palette());
        areas.iter().for_each(|&(area, colour)| canvas.fill_rectangle(area, colour));
        assert_eq!(draw(shapes).pixels(), canvas.pixels(), "{shapes}");
    }

    #[test]
    fn shapes_take_the_colours_of_the_picture() {
        let palette = Colours::Default.palette();
        expect(
            r#"<path class="green" d="M-100,-50 H100 V50 H-100 Z"/>"#,
            &[(Area::new(10.0, 15.0, 20.0, 10.0), palette.bonus)],
        );
        expect(
            r##"<rect color="#123456" width="100" height="50"/>"##,
            &[(Area::new(20.0, 20.0, 10.0, 5.0), palette.wound)],
        );
        expect(
            r##"<rect id="a" class="green" width="50" height="50"/><use href="#a" transform="scale(-1 1)"/>"##,
            &[(Area::new(15.0, 20.0, 10.0, 5.0), palette.bonus)],
        );
        assert_eq!(
            read(r#"<rect class="red outlined" width="9" height="9"/><path class="green stroke" d="M0,0 V9"/>"#)
                .colours()
                .collect::<Vec<_>>(),
            [[0, 0, 0], [255, 0, 0], [0, 255, 0]],
            "outlines are drawn before what they surround"
        );
    }

    #[test]
    fn only_outlined_shapes_are_shaded() {
        let palette = Colours::Default.palette();
        let square = Area::new(10.0, 10.0, 20.0, 20.0);
        expect(r#"<rect class="red" x="-100" y="-100" width="200" height="200"/>"#, &[(square, palette.paper)]);
        let drawn = draw(r#"<rect class="red outlined" x="-100" y="-100" width="200" height="200"/>"#);
        let at = |x: usize, y: usize| drawn.pixels()[y * 40 + x];
        assert_eq!([at(10, 10), at(27, 27)], [palette.paper.index(); 2]);
        assert_eq!([at(29, 20), at(20, 29)], [palette.armour.index(); 2]);
        assert_eq!([at(9, 20), at(20, 30)], [palette.wound.index(); 2], "the outline");
    }

    #[test]
    fn shapes_outside_the_picture_are_cut() {
        let palette = Colours::Default.palette();
        let background = Canvas::new(40, 40, palette);
        let square = read(r#"<rect class="green" x="-100" y="-100" width="200" height="200"/>"#);
        let paint = |x: f32, y: f32| {
            let mut canvas = background.clone();
            square.paint(&mut canvas, Point::new(x, y), 10.0, |_| palette.bonus.into());
            canvas
        };
        for (x, y) in [(-20.0, 20.0), (60.0, 20.0), (20.0, -20.0), (20.0, 60.0)] {
            assert_eq!(paint(x, y).pixels(), background.pixels(), "{x}, {y}");
        }
        let mut corner = background.clone();
        corner.fill_rectangle(Area::new(0.0, 34.0, 4.0, 6.0), palette.bonus);
        assert_eq!(paint(-6.0, 44.0).pixels(), corner.pixels());
    }

    #[test]
    fn a_drawing_that_is_kept_looks_the_same_and_memory_stays_bounded() {
        let palette = Colours::Default.palette();
        let shapes = r#"<circle class="red outlined" r="90"/><path class="green stroke" d="M-50,20 L40,-30"/>"#;
        let kept = read(shapes);
        for size in (4..60_u8).chain(4..60) {
            let [mut canvas, mut expected] = [(); 2].map(|()| Canvas::new(200, 200, palette));
            let (centre, size) = (Point::new(100.25, 99.5), f32::from(size));
            kept.paint(&mut canvas, centre, size, |_| palette.bonus.into());
            read(shapes).paint(&mut expected, centre, size, |_| palette.bonus.into());
            assert_eq!(canvas.pixels(), expected.pixels(), "{size}");
            let stamps = kept.stamps.lock().unwrap();
            assert!(stamps.values().flat_map(|stamps| stamps.iter()).map(Stamp::bytes).sum::<usize>() <= MAX_BYTES);
        }
        assert!(!kept.stamps.lock().unwrap().is_empty());
    }

    #[test]
    fn other_texts_are_refused() {
        assert!(Drawing::parse("a lion", STYLE, [0; 3]).is_err());
    }
}
