//! A decision as encoded in a button.

use sztab_game::{Language, Side};
use sztab_referee::Session;
use sztab_words::{text, word};

use crate::discord::router::arguments::{Argument, take_word};
use crate::discord::router::route::routes;
use crate::discord::say::answer::shorten;
use crate::discord::say::limits::FORM_TITLE_LIMIT;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::clock::faction_of;

routes! {
    /// In the admin panel: a decision about a game, and the form for its reason. The second argument is the number of
    /// decisions that the reader has seen.
    Decide { decision: PendingDecision, known: usize } = "decide" of GameVersion, InAFormInPlace;
}

/// A decision for which no reason has been given yet, as encoded in a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PendingDecision {
    /// More time for a side; `None` for all sides.
    Extend(Option<Side>),
    /// A win for a side; `None` for a draw.
    Award(Option<Side>),
    /// Removal of a side; the other sides play on.
    Remove(Side),
    /// Annulment without a result.
    Annul,
}

impl PendingDecision {
    /// The side that the decision is about; `None` if it is about all of them.
    pub(super) fn side(self) -> Option<Side> {
        match self {
            Self::Extend(side) | Self::Award(side) => side,
            Self::Remove(side) => Some(side),
            Self::Annul => None,
        }
    }

    /// The title of the form in which the reason is given.
    pub(super) fn title(self, session: &Session, language: Language) -> String {
        let named = |key: &str, side| text(language, key, &[("faction", faction_of(session, side, language).into())]);
        let what = match self {
            Self::Extend(Some(side)) => named("desk-extend", side),
            Self::Extend(None) => word(language, "desk-extend-all"),
            Self::Award(Some(side)) => named("desk-award", side),
            Self::Award(None) => word(language, "desk-award-draw"),
            Self::Remove(side) => named("desk-remove", side),
            Self::Annul => word(language, "desk-annul"),
        };
        let arguments = [("game", session.record.id.0.into()), ("what", what.into())];
        shorten(&text(language, "desk-form", &arguments), FORM_TITLE_LIMIT)
    }
}

impl Argument for PendingDecision {
    const MAX: Option<usize> = Some("extend X".len());

    fn write(&self, words: &mut Vec<String>) {
        let what = match self {
            Self::Extend(_) => "extend",
            Self::Award(_) => "award",
            Self::Remove(_) => "remove",
            Self::Annul => "annul",
        };
        let side = self.side().map_or_else(|| "-".to_owned(), |side| side.letter().to_string());
        words.extend([what.to_owned(), side]);
    }

    fn take(rest: &mut &str) -> Option<Self> {
        let (what, letters) = (take_word(rest)?, take_word(rest)?);
        let mut letters = letters.chars();
        let side = match (letters.next()?, letters.next()) {
            ('-', None) => None,
            (letter, None) => Some(Side::from_letter(letter)?),
            (_, Some(_)) => return None,
        };
        match what {
            "extend" => Some(Self::Extend(side)),
            "award" => Some(Self::Award(side)),
            "remove" => side.map(Self::Remove),
            "annul" if side.is_none() => Some(Self::Annul),
            _ => None,
        }
    }
}
