//! Emblems of armies, for pictures that show none of the army's tiles.

use super::emblems::{self, Tones};
use super::hexagon::hexagon;
use crate::rules::{Army, Insignia};
use sztab_game::Language;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Style;
pub use sztab_pictures::text::{Align, Type};

/// Emblem of an army.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Crest {
    /// The army's insignia.
    Drawn(Insignia),
    /// A letter, for an army without an insignia.
    Letter(String),
}

impl Default for Crest {
    fn default() -> Self {
        Self::Letter(String::new())
    }
}

/// The emblem of an army: its insignia or, if it has none, the first letter of its name.
#[must_use]
pub fn army_crest(army: &Army, language: Language) -> Crest {
    let letter = || army.name.in_language(language).chars().take(1).flat_map(char::to_uppercase).collect();
    army.looks.insignia.map_or_else(|| Crest::Letter(letter()), Crest::Drawn)
}

/// Draws an emblem on a hex in the style of its side; `radius` is the radius of the hex's outline.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, style: &Style, sign: &Crest) {
    canvas.fill_polygon(&hexagon(centre, radius), canvas.palette.ink);
    canvas.fill_polygon(&hexagon(centre, radius * 0.95), style.line);
    canvas.fill_polygon(&hexagon(centre, radius * 0.84), style.heart);
    match sign {
        Crest::Drawn(insignia) => {
            let tones = Tones::of(style, canvas.palette);
            emblems::paint_insignia(canvas, *insignia, centre, radius * 0.55, tones);
        }
        Crest::Letter(letter) => Type::bold(radius * 1.2, style.name.0).draw(canvas, centre, Align::Ink, letter),
    }
}
