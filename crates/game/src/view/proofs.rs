//! A game as a document: how what is checked of it and shared of it is put into words.

use crate::document::{Misdeal, Step};
use crate::{Denied, Game, Side};
use sztab_words::Language;
use sztab_words::{text, word};

/// A game as a document: how what is checked of it and shared of it is put into words. What is checked itself, records
/// and positions as texts, is a matter of [`Rules`](crate::Rules).
pub trait Proofs {
    /// Name of a side in a proof.
    fn proof_side(&self, _language: Language, _game: &dyn Game, side: Side) -> String {
        side.letter().to_string()
    }

    /// A step as a phrase, legal or not, such as `Runner to C3`. Steps that are words of the referee do not come here.
    fn proof_step(&self, _language: Language, step: &Step) -> String {
        step.line.clone()
    }

    /// The reason why the rules forbid a step, as a sentence.
    fn proof_refusal(&self, _language: Language, _step: &Step, denied: &Denied) -> String {
        denied.to_string()
    }

    /// A line of a proof about what the seed deals.
    fn proof_of_deal(&self, language: Language, deal: DealProof<'_>) -> String {
        match deal {
            DealProof::Right => word(language, "verify-deal"),
            DealProof::Secret => word(language, "verify-open-deal"),
            DealProof::Wrong { misdeal, .. } => text(language, "verify-why-deal", &[("place", misdeal.place.into())]),
            DealProof::OtherStep => word(language, "verify-why-other-deal"),
        }
    }

    /// Text above the files of `/export`, a record and a position.
    fn export_heading(&self, language: Language, _exported: Exported) -> String {
        word(language, "export-plain")
    }
}

/// Verdict of a proof about the deal.
#[derive(Debug, Clone, Copy)]
pub enum DealProof<'a> {
    /// It is what the seed deals.
    Right,
    /// It cannot be checked before the game is over.
    Secret,
    /// It is not what the seed deals.
    Wrong {
        /// The game before its first step.
        game: &'a dyn Game,
        /// Where it is wrong.
        misdeal: &'a Misdeal,
    },
    /// At a step of the record something else came to light than in the log.
    OtherStep,
}

/// Progress of a game that is exported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exported {
    /// It goes on: seed and deal are secret.
    Running,
    /// It is over, but another game with the same deal is not: seed and deal are still secret.
    Sealed,
    /// It is over.
    Over,
}
