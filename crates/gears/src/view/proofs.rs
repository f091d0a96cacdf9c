//! The game as a document.

use sztab_game::document::Step;
use sztab_game::view::{Proofs, Turns};
use sztab_game::{AnyRefusal, Game, Language, Side};

use super::{View, downcast_game, names};

impl Proofs for View {
    fn proof_side(&self, language: Language, game: &dyn Game, side: Side) -> String {
        downcast_game(game).map_or_else(|| side.letter().to_string(), |game| names::side(language, game, side))
    }

    fn proof_step(&self, language: Language, step: &Step) -> String {
        self.phrase(&*step.before, step.side, &step.line, language)
    }

    fn proof_refusal(&self, language: Language, step: &Step, denied: &AnyRefusal) -> String {
        self.refusal(&*step.before, step.side, denied, language)
    }
}
