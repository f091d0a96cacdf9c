//! Directions in words and as arrows.

use crate::rules::{Direction, Rotation, Tile};
use crate::texts::word;
use sztab_game::Language;

/// The name of a direction, such as "NE".
#[must_use]
pub fn direction_name(language: Language, direction: Direction) -> String {
    const KEYS: [&str; 6] =
        ["direction-n", "direction-ne", "direction-se", "direction-s", "direction-sw", "direction-nw"];
    word(language, KEYS[direction.index()])
}

/// Arrows for the directions on the board, clockwise from straight up.
const ARROWS: [char; 6] = ['↑', '↗', '↘', '↓', '↙', '↖'];

/// A direction as an arrow, which is the same in all languages.
#[must_use]
pub fn direction_arrow(direction: Direction) -> String {
    ARROWS[direction.index()].to_string()
}

/// A phrase in which the arrows of directions are replaced by letters, because players type letters and screen readers
/// read them.
#[must_use]
pub fn spell_directions(language: Language, phrase: &str) -> String {
    Direction::ALL.into_iter().fold(phrase.to_owned(), |text, direction| {
        let arrow = ARROWS[direction.index()];
        if text.contains(arrow) { text.replace(arrow, &direction_name(language, direction)) } else { text }
    })
}

/// The direction in which the front of a rotated tile points.
#[must_use]
pub fn facing(tile: &Tile, rotation: Rotation) -> Direction {
    rotation.direction(tile.front())
}
