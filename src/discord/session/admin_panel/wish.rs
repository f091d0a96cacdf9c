//! A decision as encoded in a button.

use sztab_game::{Language, Side};
use sztab_referee::Session;
use sztab_words::{text, word};

use crate::discord::say::answer::shorten;
use crate::discord::say::limits::FORM_TITLE_LIMIT;
use crate::discord::session::clock::faction_of;

/// A decision for which no reason has been given yet, as encoded in a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PendingDecision {
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
    /// The arguments of a button's id, including the number of decisions that the reader has seen.
    pub(super) fn to_argument(self, known: usize) -> String {
        let side = |side: Option<Side>| side.map_or_else(|| "-".to_owned(), |side| side.letter().to_string());
        match self {
            Self::Extend(of) => format!("extend {} {known}", side(of)),
            Self::Award(to) => format!("award {} {known}", side(to)),
            Self::Remove(of) => format!("remove {} {known}", of.letter()),
            Self::Annul => format!("annul - {known}"),
        }
    }

    /// Parses the output of [`PendingDecision::to_argument`], for a session.
    pub(super) fn parse_argument(words: &str, session: &Session) -> Option<(Self, usize)> {
        let [what, side, known] = words.split(' ').collect::<Vec<_>>()[..] else { return None };
        let side = match side {
            "-" => None,
            letter => {
                let mut letters = letter.chars();
                let side = letters.next().and_then(Side::from_letter).filter(|_| letters.next().is_none())?;
                Some(side).filter(|&side| session.game().sides().contains(side))?.into()
            }
        };
        let wish = match what {
            "extend" => Self::Extend(side),
            "award" => Self::Award(side),
            "remove" => Self::Remove(side?),
            "annul" if side.is_none() => Self::Annul,
            _ => return None,
        };
        Some((wish, known.parse().ok()?))
    }

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
