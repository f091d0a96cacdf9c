//! The texts in pictures, other than names.

use crate::pictures::{FilmWords, Labels};
use crate::rules::Game;
use crate::texts::{text, word};
use sztab_game::Language;

/// The texts of panels.
#[must_use]
pub fn labels(language: Language) -> Labels {
    Labels {
        pile: word(language, "label-pile"),
        discard: word(language, "label-discard"),
        to_move: word(language, "label-to-move"),
        next: word(language, "label-next"),
    }
}

/// The texts of a film.
#[must_use]
pub fn film_words(language: Language) -> FilmWords {
    FilmWords {
        battle: word(language, "film-battle"),
        start: word(language, "film-start"),
        initiative: word(language, "film-initiative"),
        healing: word(language, "film-healing"),
        end: word(language, "film-end"),
        out: word(language, "film-out"),
        lost: word(language, "card-lost"),
    }
}

/// The title of the current turn, "Round 3 · turn 5", or "Set-up" before the first one.
#[must_use]
pub fn turn_title(language: Language, game: &Game) -> String {
    turn_name(language, game, game.state().turn)
}

/// The title of the turn with a number; turns are counted over all sides.
#[must_use]
pub fn turn_name(language: Language, game: &Game, turn: u16) -> String {
    if turn == 0 {
        return word(language, "headline-setup");
    }
    let round = usize::from(turn).div_ceil(game.roster().mode().turn_order().len().max(1));
    text(language, "headline-turn", &[("round", round.into()), ("turn", turn.into())])
}
