//! A single action and its evaluation.

use super::super::rules::{Action, Game, Phase, Side};
use super::evaluation;

/// The game after an action of a side.
#[derive(Debug, Clone)]
pub struct SearchStep {
    /// The game after the action; each decision that the action raised has received the first possible answer.
    pub end: Game,
    /// The game's value for the side that acted.
    pub evaluation: i64,
}

/// The legal actions worth considering: all except discards of tiles that may be played (NH-3.5), and the first tokens
/// of Structures, which [`super::builds`] places in pairs. If there are only such actions, none.
pub fn worthwhile_actions(game: &Game) -> impl Iterator<Item = Action> {
    let is_idle = |action: &Action| {
        matches!(action, Action::Discard { .. }) && game.state().phase == Phase::Play
            || matches!(action, Action::Build(_)) && game.building().is_none()
    };
    game.legal_actions().into_iter().filter(move |action| !is_idle(action))
}

/// The step of an action; `None` if the action is illegal.
pub fn take_step(game: &Game, side: Side, action: Action) -> Option<SearchStep> {
    let mut end = game.clone();
    end.apply_with(side, action, &mut ()).ok()?;
    end.answer_all_decisions();
    let evaluation = if let Action::PlaceHeadquarters { hex, .. } = action {
        // At the edge of the board, fewer enemies can be adjacent to an HQ.
        -i64::try_from(game.arrangement().board.neighbours(hex).count()).unwrap_or(0)
    } else {
        evaluation::game_value(&end, side)
    };
    Some(SearchStep { end, evaluation })
}
