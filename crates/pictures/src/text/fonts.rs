//! Fonts: our own in two weights, and those added by the operator for characters missing from ours.

use std::sync::{LazyLock, OnceLock};

use ab_glyph::{Font as _, FontRef, Glyph, GlyphId, PxScale, ScaleFont as _, point};
use harfrust::{Buffer, ShapeOptions, ShaperFont};
use unicode_normalization::char::is_combining_mark;

use super::Weight;

/// A font that draws glyphs, and that shapes scripts with joined letters or stacked marks.
pub struct Face {
    font: FontRef<'static>,
    shaping: harfrust::Font,
}

static REGULAR: LazyLock<Face> =
    LazyLock::new(|| embedded_face(include_bytes!("../../../../fonts/RobotoCondensed-Regular.ttf")));
static BOLD: LazyLock<Face> =
    LazyLock::new(|| embedded_face(include_bytes!("../../../../fonts/RobotoCondensed-Bold.ttf")));
static ADDED_FACES: OnceLock<Vec<Face>> = OnceLock::new();

/// The line height of our font, in ems.
const LINE_HEIGHT: f32 = 1.172;

fn embedded_face(bytes: &'static [u8]) -> Face {
    Face::read(bytes).expect("the embedded font is a font; every test that draws checks it")
}

/// Adds fonts for characters missing from ours; earlier ones take precedence. The fonts stay for the lifetime of the
/// program, and later calls add none, because a scene that is drawn twice must not change.
///
/// # Errors
///
/// The index of the first file that is not a font.
pub fn add_fonts(files: Vec<Vec<u8>>) -> Result<(), usize> {
    let mut faces = Vec::with_capacity(files.len());
    for (index, file) in files.into_iter().enumerate() {
        faces.push(Face::read(Vec::leak(file)).ok_or(index)?);
    }
    ADDED_FACES.get_or_init(|| faces);
    Ok(())
}

impl Face {
    fn read(bytes: &'static [u8]) -> Option<Self> {
        // Uses the first font of a collection: its fonts differ in regional glyph shapes, not in the characters that
        // they contain.
        let font = FontRef::try_from_slice_and_index(bytes, 0).ok()?;
        Some(Self { font, shaping: harfrust::Font::new(bytes, 0)? })
    }

    /// The font that draws the glyphs.
    pub fn font(&self) -> &FontRef<'static> {
        &self.font
    }

    fn has(&self, character: char) -> bool {
        self.font.glyph_id(character).0 != 0
    }

    fn can_draw(&self, character: char) -> bool {
        let id = self.font.glyph_id(character);
        id.0 != 0 && (character.is_whitespace() || self.font.outline(id).is_some())
    }

    /// Appends the glyphs of `text`, starting at `x`, and returns the position after them.
    fn shape(&'static self, text: &str, size: f32, x: f32, glyphs: &mut Vec<(&'static Self, Glyph)>) -> f32 {
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        if harfrust::shape(&ShaperFont::new(&self.shaping), &mut buffer, ShapeOptions::new()).is_err() {
            return self.shape_simple(text, size, x, glyphs);
        }
        let (units, pixels) = (self.font.units_per_em().unwrap_or(1000.0), size / LINE_HEIGHT);
        // The glyphs are scaled to the em height of our font, regardless of this font's line height.
        let scale = PxScale::from(self.font.height_unscaled() / units * pixels);
        #[expect(clippy::cast_precision_loss, reason = "distances within a line of a picture")]
        let scaled = |distance: i32| distance as f32 / units * pixels;
        let mut x = x;
        for (info, position) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
            let at = point(x + scaled(position.x_offset), -scaled(position.y_offset));
            let id = GlyphId(u16::try_from(info.glyph_id).unwrap_or_default());
            glyphs.push((self, id.with_scale_and_position(scale, at)));
            x += scaled(position.x_advance);
        }
        x
    }

    /// As `shape`, but letter by letter from left to right, which is sufficient for Latin and Cyrillic letters without
    /// marks.
    fn shape_simple(&'static self, text: &str, size: f32, x: f32, glyphs: &mut Vec<(&'static Self, Glyph)>) -> f32 {
        let font = self.font.as_scaled(PxScale::from(size));
        let (mut x, mut last): (f32, Option<GlyphId>) = (x, None);
        for character in text.chars() {
            let id = font.glyph_id(character);
            x += last.map_or(0.0, |last| font.kern(last, id));
            glyphs.push((self, id.with_scale_and_position(PxScale::from(size), point(x, 0.0))));
            x += font.h_advance(id);
            last = Some(id);
        }
        x
    }
}

impl Weight {
    fn own_face(self) -> &'static Face {
        match self {
            Self::Regular => &REGULAR,
            Self::Bold => &BOLD,
        }
    }

    /// True if our own font contains a character.
    pub fn has(self, character: char) -> bool {
        self.own_face().has(character)
    }

    /// The added font that draws a character. A colour emoji font contains characters, but no outlines that can be
    /// drawn, so it is skipped.
    fn find_added(character: char) -> Option<&'static Face> {
        ADDED_FACES.get().into_iter().flatten().find(|face| face.can_draw(character))
    }

    /// True if any font draws a character.
    pub fn can_draw(self, character: char) -> bool {
        self.has(character) || Self::find_added(character).is_some()
    }

    /// The glyphs of a text, starting at the origin, each with its font, and the width.
    pub fn glyphs(self, text: &str, size: f32) -> (Vec<(&'static Face, Glyph)>, f32) {
        let (own, mut glyphs) = (self.own_face(), Vec::with_capacity(text.len()));
        if text.chars().all(|character| own.has(character) && !is_combining_mark(character)) {
            let width = own.shape_simple(text, size, 0.0, &mut glyphs);
            return (glyphs, width);
        }
        let mut x = 0.0;
        for (face, run) in self.runs(text) {
            let is_plain = std::ptr::eq(face, own) && !run.chars().any(is_combining_mark);
            x = if is_plain {
                face.shape_simple(run, size, x, &mut glyphs)
            } else {
                face.shape(run, size, x, &mut glyphs)
            };
        }
        (glyphs, x)
    }

    /// The parts of a text, each with its font. A space between two words in one font belongs to that font, so that the
    /// words of a right-to-left script keep their order.
    fn runs(self, text: &str) -> Vec<(&'static Face, &str)> {
        let own = self.own_face();
        let face = |character: char| if own.has(character) { own } else { Self::find_added(character).unwrap_or(own) };
        let is_loose = |character: char| character.is_whitespace() || is_combining_mark(character);
        let mut runs: Vec<(&'static Face, &str)> = Vec::new();
        let (mut start, mut end): (usize, usize) = (0, 0);
        let mut current: Option<&'static Face> = None;
        for (at, character) in text.char_indices() {
            let next = at + character.len_utf8();
            let its = face(character);
            match current {
                Some(face) if std::ptr::eq(face, its) => end = next,
                // The font of a space depends on the next character; a mark stays with its letter if the letter's font
                // contains the mark.
                Some(face) if is_loose(character) && face.has(character) => {
                    if is_combining_mark(character) {
                        end = next;
                    }
                }
                Some(face) => {
                    runs.push((face, &text[start..end]));
                    if end < at {
                        runs.push((own, &text[end..at]));
                    }
                    (start, end, current) = (at, next, Some(its));
                }
                None => (end, current) = (next, Some(its)),
            }
        }
        runs.extend(current.map(|face| (face, &text[start..end])));
        if end < text.len() {
            runs.push((own, &text[end..]));
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Colour;
    use crate::text::{Type, seat_labels};

    /// Letters of a script that is missing from our font and not drawn in any other test.
    const BAMUM: std::ops::RangeInclusive<u32> = 0x16800..=0x16838;

    /// A minimal font: every Bamum letter is the same square.
    fn minimal_font() -> Vec<u8> {
        let words = |words: &[u16]| words.iter().flat_map(|word| word.to_be_bytes()).collect::<Vec<u8>>();
        let long = |longs: &[u32]| longs.iter().flat_map(|long| long.to_be_bytes()).collect::<Vec<u8>>();
        let square =
            [words(&[1, 0, 0, 700, 700, 3, 0]), vec![1; 4], words(&[0, 700, 0, 700u16.wrapping_neg()])].concat();
        let square = [square, words(&[0, 0, 700, 0])].concat();
        let end = u16::try_from(square.len() / 2).expect("a short glyph");
        let dates = [0; 16];
        let head =
            [long(&[0x0001_0000, 0, 0, 0x5f0f_3cf5]), words(&[0, 1000]), dates.to_vec(), words(&[0; 9])].concat();
        let (first, last) = (*BAMUM.start(), *BAMUM.end());
        let groups: Vec<u32> = (first..=last).flat_map(|letter| [letter, letter, 1]).collect();
        let length = 16 + 4 * u32::try_from(groups.len()).expect("a short table");
        let subtable = [long(&[12 << 16, length, 0, last - first + 1]), long(&groups)].concat();
        let tables: [(&[u8; 4], Vec<u8>); 7] = [
            (b"cmap", [words(&[0, 1, 3, 10]), long(&[12]), subtable].concat()),
            (b"glyf", square),
            (b"head", head),
            (
                b"hhea",
                [long(&[0x0001_0000]), words(&[800, 200u16.wrapping_neg(), 0, 800]), words(&[0; 11]), words(&[1])]
                    .concat(),
            ),
            (b"hmtx", words(&[800, 0, 0])),
            (b"loca", words(&[0, 0, end])),
            (b"maxp", [long(&[0x0001_0000]), words(&[2]), words(&[0; 13])].concat()),
        ];
        let mut file = [long(&[0x0001_0000]), words(&[7, 64, 2, 48])].concat();
        let mut content = Vec::new();
        for (name, table) in tables {
            let [at, length] =
                [12 + 7 * 16 + content.len(), table.len()].map(|number| u32::try_from(number).expect("a small file"));
            file.extend([name.to_vec(), long(&[0, at, length])].concat());
            content.extend(table);
            content.resize(content.len().next_multiple_of(4), 0);
        }
        [file, content].concat()
    }

    #[test]
    fn names_are_drawn_in_an_added_font() {
        let style = Type::regular(40.0, Colour::new(0xff_ff_ff));
        let names = ["\u{16800}\u{16801}", "Ala \u{16802}"];
        assert_eq!(add_fonts(vec![minimal_font(), b"no font".to_vec()]), Err(1), "the second file is none");
        assert!(!Weight::Regular.can_draw('\u{16800}'), "then none of them is used");
        assert_eq!(add_fonts(vec![minimal_font()]), Ok(()));
        assert_eq!(seat_labels(names, &style, 400.0), names, "no number instead");
        let (glyphs, width) = Weight::Regular.glyphs(names[0], 40.0);
        assert!(glyphs.iter().all(|(face, glyph)| face.font().outline(glyph.id).is_some()), "no box");
        // Both letters have the width defined by the font, scaled to our font's size.
        assert!((width - 2.0 * 0.8 * 40.0 / LINE_HEIGHT).abs() < 0.1, "{width}");
    }
}
