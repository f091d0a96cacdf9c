//! What is written in pictures beside names.

use crate::games::Language;
use crate::games::neuroshima::pictures::{FilmWords, Labels};
use crate::games::neuroshima::rules::Game;
use crate::words::{text, word};

/// The words of panels.
#[must_use]
pub fn labels(language: Language) -> Labels {
    Labels {
        pile: word(language, "label-pile"),
        discard: word(language, "label-discard"),
        to_move: word(language, "label-to-move"),
        next: word(language, "label-next"),
    }
}

/// The words of a film.
#[must_use]
pub fn film_words(language: Language) -> FilmWords {
    FilmWords {
        battle: word(language, "film-battle"),
        start: word(language, "film-start"),
        initiative: word(language, "film-initiative"),
        healing: word(language, "film-healing"),
        end: word(language, "film-end"),
        out: word(language, "film-out"),
    }
}

/// "Round 3 · turn 5": turns are counted over all sides.
#[must_use]
pub fn turn_title(language: Language, game: &Game) -> String {
    text(language, "headline-turn", &[("round", game.round().into()), ("turn", game.state().turn.into())])
}
