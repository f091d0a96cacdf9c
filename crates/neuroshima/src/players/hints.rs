//! Hints: of many turns, a few that differ from their first action on.

use super::super::rules::Action;
use super::club::Plan;

/// Unfinished turns that are continued after each action: more than a player needs for its one turn, so that the second
/// and third hint are thought out as well as the first.
pub const WIDTH: usize = 24;

/// The actions of the first plans whose first action is part of no plan before them, at most so many.
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

/// True if two actions differ in a facing at most.
fn is_alike(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Place { tile, hex, .. }, Action::Place { tile: other, hex: there, .. }) => {
            tile == other && hex == there
        }
        (Action::PlaceHeadquarters { hex, .. }, Action::PlaceHeadquarters { hex: there, .. }) => hex == there,
        _ => one == other,
    }
}
