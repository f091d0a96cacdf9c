//! The drawings in the folder `art`: an SVG file for each emblem, insignia, symbol and kind of terrain.
//!
//! The classes of `art/tones.css` name the roles of colours; the picture decides what they look like. Any other colour
//! in a file is drawn as it is, for things that look the same in every palette. Light falls from the upper left on
//! outlined shapes in the main tone, so a silhouette gains volume without being drawn twice.
//!
//! A file is read when it is first needed, and kept. The tests of this module read all of them.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use include_dir::{Dir, DirEntry, include_dir};

use sztab_pictures::canvas::Canvas;
use sztab_pictures::drawing::{Drawing, Tint};
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::{Colour, Palette, Style};

static ART: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/art");

/// The classes of colours. In the style sheet that the files are read with, the colour of a class is its number here.
const CLASSES: [&str; 17] = [
    "ink",
    "main",
    "shade",
    "accent",
    "floor",
    "paper",
    "muted",
    "melee",
    "ranged",
    "gauss",
    "armour",
    "connection",
    "bonus",
    "malus",
    "burst",
    "wound",
    "net",
];

/// The text of each file, and its shapes once they have been read; by the file's path without `.svg`.
static FILES: LazyLock<HashMap<&str, (&str, OnceLock<Drawing>)>> = LazyLock::new(|| {
    let folders = ART.dirs().flat_map(Dir::entries);
    let files = folders.filter_map(DirEntry::as_file).filter_map(|file| {
        Some((file.path().to_str()?.strip_suffix(".svg")?, (file.contents_utf8()?, OnceLock::new())))
    });
    files.collect()
});

/// The colour of the class `main` in the style sheet.
const LIT: [u8; 3] = [0, 0, 1];

static STYLE_SHEET: LazyLock<String> = LazyLock::new(|| {
    let numbers = CLASSES.iter().enumerate().map(|(number, class)| format!(".{class} {{ color: #{number:06x} }}\n"));
    std::iter::once(include_str!("../../art/tones.css").to_owned()).chain(numbers).collect()
});

/// The colours of an emblem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tones {
    /// The main colour.
    pub main: Colour,
    /// The main colour in the shade, also used for parts behind others.
    pub shade: Colour,
    /// Accent colour of eyes, badges and fire.
    pub accent: Colour,
}

impl Tones {
    /// The tones for the tiles of a seat.
    pub fn of(style: &Style, palette: &Palette) -> Self {
        let is_light = lightness(style.heart) > 450;
        let (main, shade) = if is_light {
            (mix(style.line, style.heart, 50), mix(style.line, palette.ink, 50))
        } else {
            (mix(style.bright, palette.paper, 150), mix(style.bright, palette.ink, 96))
        };
        Self { main, shade, accent: palette.burst }
    }

    /// The tones for a symbol, which belongs to no seat.
    pub fn neutral(palette: &Palette) -> Self {
        Self { main: palette.paper, shade: palette.muted, accent: palette.burst }
    }
}

/// The sum of a colour's three channels.
fn lightness(colour: Colour) -> u32 {
    colour.rgb.iter().map(|&level| u32::from(level)).sum()
}

/// Mixes another colour into a colour; `share` is the other colour's share, of 255.
fn mix(colour: Colour, other: Colour, share: u8) -> Colour {
    let channel = |index: usize| {
        let (own, others) = (u32::from(colour.rgb[index]), u32::from(other.rgb[index]));
        let level = (own * u32::from(255 - share) + others * u32::from(share)) / 255;
        u8::try_from(level).unwrap_or(u8::MAX)
    };
    Colour { rgb: [channel(0), channel(1), channel(2)], opacity: colour.opacity }
}

/// The colours of the classes, in their order.
fn tints(palette: &Palette, tones: Tones) -> [Tint; CLASSES.len()] {
    let mut tints = [
        palette.ink,
        tones.main,
        tones.shade,
        tones.accent,
        palette.floor,
        palette.paper,
        palette.muted,
        palette.melee,
        palette.ranged,
        palette.gauss,
        palette.armour,
        palette.connection,
        palette.bonus,
        palette.malus,
        palette.burst,
        palette.wound,
        palette.net,
    ]
    .map(Tint::from);
    tints[1].shade = tones.shade;
    tints
}

/// Draws the file of an id in a folder around a point; `size` is half the side of its square in pixels.
pub fn paint(canvas: &mut Canvas, folder: &str, id: &str, centre: Point, size: f32, tones: Tones) {
    let tints = tints(canvas.palette, tones);
    drawing(&format!("{folder}/{id}")).paint(canvas, centre, size, |rgb| match rgb {
        [0, 0, class] if usize::from(class) < CLASSES.len() => tints[usize::from(class)],
        rgb => Colour { rgb, opacity: u8::MAX }.into(),
    });
}

fn drawing(path: &str) -> &'static Drawing {
    let (svg, drawing) = &FILES[path];
    drawing.get_or_init(|| Drawing::parse(svg, &STYLE_SHEET, LIT).expect("the tests read every file"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests {
    use super::*;
    use crate::pictures::symbols::Symbol;
    use crate::rules::{Emblem, Insignia, TerrainKind};
    use std::collections::BTreeSet;

    #[test]
    fn each_id_has_a_file_and_each_file_an_id() {
        let emblems = Emblem::ALL.map(|emblem| format!("emblems/{}", emblem.word()));
        let insignias = Insignia::ALL.map(|insignia| format!("insignias/{}", insignia.word()));
        let terrain = TerrainKind::ALL.map(|kind| format!("terrain/{}", kind.word()));
        let symbols = Symbol::ALL.iter().map(|symbol| symbol.id()).chain(["drop"]).map(|id| format!("symbols/{id}"));
        let ids: BTreeSet<String> = emblems.into_iter().chain(insignias).chain(terrain).chain(symbols).collect();
        assert_eq!(FILES.keys().map(|&path| path.to_owned()).collect::<BTreeSet<_>>(), ids);
    }

    #[test]
    fn files_have_shapes_and_known_classes() {
        let preview = include_str!("../../art/tones.css");
        assert!(CLASSES.iter().all(|class| preview.contains(&format!("\n.{class} {{ color: #"))));
        for (path, (svg, _)) in FILES.iter() {
            let classes = svg.split("class=\"").skip(1).flat_map(|rest| rest.split('"').next().unwrap().split(' '));
            for class in classes {
                assert!(CLASSES.contains(&class) || ["stroke", "outlined"].contains(&class), "{path}: {class}");
            }
            assert!(drawing(path).colours().count() > 0, "{path}");
        }
    }
}
