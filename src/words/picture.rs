//! What is written in pictures beside names.

use super::{Language, text, word};
use crate::pictures::{FilmWords, Labels};

/// The words of panels.
#[must_use]
pub fn labels(language: Language) -> Labels {
    Labels {
        pile: word(language, "label-pile"),
        discard: word(language, "label-discard"),
        to_move: word(language, "label-to-move"),
    }
}

/// The words of a film.
#[must_use]
pub fn film_words(language: Language) -> FilmWords {
    FilmWords {
        battle: word(language, "film-battle"),
        initiative: word(language, "film-initiative"),
        healing: word(language, "film-healing"),
        end: word(language, "film-end"),
    }
}

/// "Round 3 · turn 5": turns count those of all sides, rounds one of each (NH-3).
#[must_use]
pub fn turn_title(language: Language, turn: u16, sides: usize) -> String {
    let round = usize::from(turn).div_ceil(sides.max(1));
    text(language, "headline-turn", &[("round", round.into()), ("turn", turn.into())])
}
