//! Texts about a game as a document that players check and share.

use crate::document::{Misdeal, Step};
use crate::{AnyRefusal, Game, Side};
use sztab_words::Language;
use sztab_words::{text, word};

/// Texts about a game as a document that players check and share. The checks themselves, and the text form of records
/// and positions, belong to [`Rules`](crate::Rules).
pub trait Proofs {
    /// The name of a side in a report on a check.
    fn proof_side(&self, _language: Language, _game: &dyn Game, side: Side) -> String {
        side.letter().to_string()
    }

    /// A step as a phrase, such as `Runner to C3`, whether or not it is legal. Never called for the referee's keywords.
    fn proof_step(&self, _language: Language, step: &Step) -> String {
        step.line.clone()
    }

    /// The reason that the rules forbid a step, as a sentence.
    fn proof_refusal(&self, _language: Language, _step: &Step, denied: &AnyRefusal) -> String {
        denied.to_string()
    }

    /// A line of the report that states whether the deal follows from the seed.
    fn proof_of_deal(&self, language: Language, deal: DealProof<'_>) -> String {
        match deal {
            DealProof::Right => word(language, "verify-deal"),
            DealProof::Secret => word(language, "verify-open-deal"),
            DealProof::Wrong { misdeal, .. } => text(language, "verify-why-deal", &[("place", misdeal.place.into())]),
            DealProof::OtherStep => word(language, "verify-why-other-deal"),
        }
    }

    /// The text above the files of `/export`, which are a record and a position.
    fn export_heading(&self, language: Language, _exported: ExportState) -> String {
        word(language, "export-plain")
    }
}

/// The result of checking the deal.
#[derive(Debug, Clone, Copy)]
pub enum DealProof<'a> {
    /// The deal follows from the seed.
    Right,
    /// The deal cannot be checked before the game is over.
    Secret,
    /// The deal does not follow from the seed.
    Wrong {
        /// The game before its first step.
        game: &'a dyn Game,
        /// The point at which the deal differs.
        misdeal: &'a Misdeal,
    },
    /// A step of the record revealed something that differs from the log.
    OtherStep,
}

/// The state of an exported game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportState {
    /// The game is in play: seed and deal are secret.
    Running,
    /// The game is over, but another game with the same deal is not: seed and deal are still secret.
    Sealed,
    /// The game is over.
    Over,
}
