//! One action and what it is worth.

use super::super::rules::{Action, Game, Phase, Side};
use super::worth;

/// The game after an action of a side, with decisions that follow from it answered by the first answer.
pub fn after(game: &Game, side: Side, action: Action) -> Option<Game> {
    let mut next = game.clone();
    next.apply_before(side, action, &mut ()).ok()?;
    next.settle();
    Some(next)
}

/// The worth of an action for a side that is to act.
pub fn worth_of(game: &Game, side: Side, action: Action) -> i64 {
    if let Action::PlaceHeadquarters { hex, .. } = action {
        // At the edge of the board fewer enemies stand beside it.
        let neighbours = game.arrangement().board.neighbours(hex).count();
        return -i64::try_from(neighbours).unwrap_or(0);
    }
    let Some(next) = after(game, side, action) else { return i64::MIN };
    worth::of_game(&next, side)
}

/// Whether an action is one that nobody plays without need: discarding what may be of use.
pub fn is_idle(game: &Game, action: Action) -> bool {
    game.state().phase == Phase::Play && matches!(action, Action::Discard { .. })
}
