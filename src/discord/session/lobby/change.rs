//! The ids of the selects and buttons with which a host changes the terms of a session.

use sztab_words::worded;

use crate::discord::router::arguments::{Argument, join_lengths, keyword_arguments};
use crate::discord::router::route::routes;
use crate::discord::say::subject::GameVersion;

routes! {
    /// The terms of a lobby; in the terms, one of the choices.
    Terms { change: Option<TermsChange> } = "terms" of GameVersion, Privately;
}

worded! {
    /// A part of the terms.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum TermsPart {
        /// The select of modes.
        Mode = "mode",
        /// The select of the game's other terms.
        Variant = "vary",
        /// The select of terms that are common to all games.
        Common = "table",
        /// The select of seats for computer players.
        Computer = "house",
        /// The button that shuffles the seats.
        Shuffle = "shuffle",
    }
}

keyword_arguments!(TermsPart);

/// A change to a part of the terms, of which the user has seen `seen` changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TermsChange {
    pub part: TermsPart,
    pub seen: u32,
}

impl Argument for TermsChange {
    const MAX: Option<usize> = join_lengths(TermsPart::MAX, <u32 as Argument>::MAX);

    fn write(&self, words: &mut Vec<String>) {
        self.part.write(words);
        self.seen.write(words);
    }

    fn take(rest: &mut &str) -> Option<Self> {
        Some(Self { part: TermsPart::take(rest)?, seen: u32::take(rest)? })
    }
}
