//! Hints: a few of the possible turns, each with a different first action.

use super::super::rules::Action;
use super::club::Plan;

/// Number of unfinished turns kept for further search after each action. It is more than a player needs for its single
/// turn, so that the second and third hints are searched as well as the first.
pub const BEAM_WIDTH: usize = 24;

/// The actions of at most `most` plans, best first; the first action of each plan does not occur in any earlier one.
pub fn distinct_plans(plans: Vec<Plan>, most: usize) -> Vec<Vec<Action>> {
    let mut hints: Vec<Vec<Action>> = Vec::new();
    for Plan { actions, .. } in plans {
        if hints.len() >= most {
            break;
        }
        let Some(&first) = actions.first() else { continue };
        if !hints.iter().flatten().any(|&known| differs_only_in_facing(known, first)) {
            hints.push(actions);
        }
    }
    hints
}

/// True if two actions are the same except for a facing.
fn differs_only_in_facing(one: Action, other: Action) -> bool {
    let place = |action: Action| match action {
        Action::Place { tile, hex, .. } => Some((Some(tile), hex)),
        Action::PlaceHeadquarters { hex, .. } => Some((None, hex)),
        Action::Build(token) => Some((None, token.hex)),
        Action::ChooseLeader { .. }
        | Action::Draw
        | Action::Fetch
        | Action::Redraw
        | Action::Discard { .. }
        | Action::Lay { .. }
        | Action::Play(_)
        | Action::Tactic(_)
        | Action::Use(_)
        | Action::Lead(_)
        | Action::Choose { .. }
        | Action::End => None,
    };
    one == other || place(one).is_some() && place(one) == place(other)
}
