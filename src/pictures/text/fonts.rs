//! Fonts: our own in two weights, and those that the operator adds for characters that ours lack.

use std::sync::{LazyLock, OnceLock};

use ab_glyph::{Font as _, FontRef, Glyph, GlyphId, PxScale, ScaleFont as _, point};
use harfrust::{Buffer, ShapeOptions, ShaperFont};
use unicode_normalization::char::is_combining_mark;

use super::Weight;

/// A font that draws its glyphs, and puts those of scripts that join letters or stack marks in their places.
pub struct Face {
    font: FontRef<'static>,
    shaping: harfrust::Font,
}

static REGULAR: LazyLock<Face> =
    LazyLock::new(|| embedded(include_bytes!("../../../fonts/RobotoCondensed-Regular.ttf")));
static BOLD: LazyLock<Face> = LazyLock::new(|| embedded(include_bytes!("../../../fonts/RobotoCondensed-Bold.ttf")));
static ADDED: OnceLock<Vec<Face>> = OnceLock::new();

/// The height of a line of our font, in its em.
const LINE: f32 = 1.172;

fn embedded(bytes: &'static [u8]) -> Face {
    Face::read(bytes).expect("the embedded font is a font; every test that draws checks it")
}

/// Adds fonts for characters that ours lack; earlier ones come first. They stay for as long as the program runs, and later
/// calls add none, because a scene that is drawn twice must not change.
///
/// # Errors
///
/// The index of the first file that is no font.
pub fn add_fonts(files: Vec<Vec<u8>>) -> Result<(), usize> {
    let mut faces = Vec::with_capacity(files.len());
    for (index, file) in files.into_iter().enumerate() {
        faces.push(Face::read(Vec::leak(file)).ok_or(index)?);
    }
    ADDED.get_or_init(|| faces);
    Ok(())
}

impl Face {
    fn read(bytes: &'static [u8]) -> Option<Self> {
        // Of a collection the first font: its fonts differ in shapes by region, not in characters.
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

    fn draws(&self, character: char) -> bool {
        let id = self.font.glyph_id(character);
        id.0 != 0 && (character.is_whitespace() || self.font.outline(id).is_some())
    }

    /// Glyphs of `text` from `x` on, and where they end.
    fn shape(&'static self, text: &str, size: f32, x: f32, glyphs: &mut Vec<(&'static Self, Glyph)>) -> f32 {
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        if harfrust::shape(&ShaperFont::new(&self.shaping), &mut buffer, ShapeOptions::new()).is_err() {
            return self.set(text, size, x, glyphs);
        }
        let (units, pixels) = (self.font.units_per_em().unwrap_or(1000.0), size / LINE);
        // An em as high as that of our font, whatever the height of this one's lines.
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

    /// As `shape`, letter by letter from left to right: enough for Latin and Cyrillic letters without marks.
    fn set(&'static self, text: &str, size: f32, x: f32, glyphs: &mut Vec<(&'static Self, Glyph)>) -> f32 {
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
    fn own(self) -> &'static Face {
        match self {
            Self::Regular => &REGULAR,
            Self::Bold => &BOLD,
        }
    }

    /// Whether our own font has a character.
    pub fn has(self, character: char) -> bool {
        self.own().has(character)
    }

    /// The added font that draws a character. Those of coloured emoji have the characters, and nothing to be drawn.
    fn added(character: char) -> Option<&'static Face> {
        ADDED.get().into_iter().flatten().find(|face| face.draws(character))
    }

    /// Whether any font draws a character.
    pub fn draws(self, character: char) -> bool {
        self.has(character) || Self::added(character).is_some()
    }

    /// Glyphs of a text from the origin on, each with its font, and the width.
    pub fn glyphs(self, text: &str, size: f32) -> (Vec<(&'static Face, Glyph)>, f32) {
        let (own, mut glyphs) = (self.own(), Vec::with_capacity(text.len()));
        if text.chars().all(|character| own.has(character) && !is_combining_mark(character)) {
            let width = own.set(text, size, 0.0, &mut glyphs);
            return (glyphs, width);
        }
        let mut x = 0.0;
        for (face, run) in self.runs(text) {
            let is_plain = std::ptr::eq(face, own) && !run.chars().any(is_combining_mark);
            x = if is_plain { face.set(run, size, x, &mut glyphs) } else { face.shape(run, size, x, &mut glyphs) };
        }
        (glyphs, x)
    }

    /// Parts of a text with the font of each. A blank between two words of one font belongs to that font, so that the words
    /// of a script that is written from right to left keep their order.
    fn runs(self, text: &str) -> Vec<(&'static Face, &str)> {
        let own = self.own();
        let face = |character: char| if own.has(character) { own } else { Self::added(character).unwrap_or(own) };
        let is_loose = |character: char| character.is_whitespace() || is_combining_mark(character);
        let mut runs: Vec<(&'static Face, &str)> = Vec::new();
        let (mut start, mut end): (usize, usize) = (0, 0);
        let mut current: Option<&'static Face> = None;
        for (at, character) in text.char_indices() {
            let next = at + character.len_utf8();
            let its = face(character);
            match current {
                Some(face) if std::ptr::eq(face, its) => end = next,
                // Decided by what follows; a mark stays with its letter where that letter's font has it.
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
