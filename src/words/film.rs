//! What is written in films of Battles.

use super::{Language, word};
use crate::pictures::FilmWords;

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
