//! Hints: a few of many turns, each with a different first action.

use super::super::rules::Action;
use super::club::Plan;

/// Number of unfinished turns continued after each action: more than a player needs for its single turn, so the second
/// and third hint are searched as well as the first.
pub const WIDTH: usize = 24;

/// The actions of at most `most` of the best plans, each with a first action that is part of no earlier plan.
pub fn different(plans: Vec<Plan>, most: usize) -> Vec<Vec<Action>> {
    let mut hints: Vec<Vec<Action>> = Vec::new();
    for Plan { actions, .. } in plans {
        if hints.len() >= most {
            break;
        }
        let Some(&first) = actions.first() else { continue };
        if !hints.iter().flatten().any(|&known| is_alike(known, first)) {
            hints.push(actions);
        }
    }
    hints
}

/// True if two actions differ at most in a facing.
fn is_alike(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Place { tile, hex, .. }, Action::Place { tile: other, hex: there, .. }) => {
            tile == other && hex == there
        }
        (Action::PlaceHeadquarters { hex, .. }, Action::PlaceHeadquarters { hex: there, .. }) => hex == there,
        _ => one == other,
    }
}
