//! Neuroshima's part of [`Proofs`].

use crate::rules::{self, Action, Illegal};
use crate::texts::{text, word};
use crate::words::{action_phrase, refusal_sentence};
use sztab_game::document::Step;
use sztab_game::view::{DealProof, ExportState, Proofs};
use sztab_game::{AnyRefusal, Game, Rules, Side};
use sztab_words::Language;

use super::Neuroshima;

impl Proofs for Neuroshima {
    /// The name of the side's army.
    fn proof_side(&self, language: Language, game: &dyn Game, side: Side) -> String {
        let name = |game: &rules::Game| game.roster().army(side).name.in_language(language).to_owned();
        game.downcast_ref::<rules::Game>().map_or_else(String::new, name)
    }

    /// Describes a step; falls back to the notation for an action that makes no sense in its position.
    fn proof_step(&self, language: Language, step: &Step) -> String {
        phrase(language, step).filter(|phrase| !phrase.is_empty()).unwrap_or_else(|| step.line.clone())
    }

    fn proof_refusal(&self, language: Language, step: &Step, denied: &AnyRefusal) -> String {
        let reason = denied.reason::<Illegal>();
        // A record does not contain the order of tiles that were never drawn.
        if reason == Some(&Illegal::PileHidden) {
            return word(language, "verify-why-unknown-pile");
        }
        let reason = step.before.downcast_ref::<rules::Game>().zip(reason);
        reason
            .map_or_else(|| denied.to_string(), |(game, &illegal)| refusal_sentence(language, game, step.side, illegal))
    }

    fn proof_of_deal(&self, language: Language, deal: DealProof<'_>) -> String {
        match deal {
            DealProof::Right => word(language, "verify-piles"),
            DealProof::Secret => word(language, "verify-open-running"),
            DealProof::Wrong { game, misdeal } => {
                let army = misdeal.side.map(|side| self.proof_side(language, game, side)).unwrap_or_default();
                text(language, "verify-why-pile", &[("army", army.into()), ("place", misdeal.place.into())])
            }
            DealProof::OtherStep => word(language, "verify-why-tiles"),
        }
    }

    fn export_heading(&self, language: Language, exported: ExportState) -> String {
        word(
            language,
            match exported {
                ExportState::Running => "export-running",
                ExportState::Sealed => "export-sealed",
                ExportState::Over => "export-over",
            },
        )
    }
}

/// A step in words; `None` if it is not an action, or if it answers a question that was not asked.
fn phrase(language: Language, step: &Step) -> Option<String> {
    let game = step.before.downcast_ref::<rules::Game>()?;
    let action = Rules::read(game, step.side, &step.line).ok()?;
    if matches!(action, Action::Choose { .. }) && game.decision().is_none() {
        return None;
    }
    Some(action_phrase(language, game, step.side, action))
}
