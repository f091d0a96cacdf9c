//! Checks of an open decision that was read from text, so that play can safely continue.
//!
//! The decision is verified by playing up to it on a copy of the position.

use std::sync::Arc;

use crate::rules::abilities::{SteelNet, Used};
use crate::rules::action::Action;
use crate::rules::arrangement::Roster;
use crate::rules::battle::damage::{Damage, DeclarationOrder};
use crate::rules::battle::validity::are_taken_over;
use crate::rules::decision::{Decision, Question};
use crate::rules::game::{Game, Interrupted, PaidAction, PendingDecision, Stage, State};
use crate::rules::hold::Hold;
use crate::rules::influence::Influence;
use crate::rules::instants::push_back;

/// Checks whether this decision can be open in a state. The error describes the expected input.
pub(super) fn check(pending: &PendingDecision, roster: &Roster, state: &State) -> Result<(), String> {
    let in_battle = matches!(pending.interrupted, Interrupted::Battle { .. } | Interrupted::AfterBattle { .. });
    if !in_battle && is_battle(state.stage) {
        return Err("a Battle that waits for a decision, because of the key battle=".to_owned());
    }
    let is_followed = matches!(pending.interrupted, Interrupted::Damage(_));
    let is_hold =
        |hold: &Hold| hold.unit.index() < state.arrangement.board.size() && roster.sides().any(|side| side == hold.by);
    let is_sound = stops_at_same_decision(pending, roster, state)
        && (is_followed || pending.held.is_empty())
        && pending.held.iter().all(is_hold)
        && (!pending.was_full || is_followed && roster.terms().uses_older_rules() && state.arrangement.is_full())
        && (!pending.boarding || is_followed && state.arrangement.structure(state.active).is_some());
    if is_sound { Ok(()) } else { Err("a decision that this position comes to".to_owned()) }
}

/// Continues the interrupted play on a copy; true if the play stops immediately at the same decision.
fn stops_at_same_decision(pending: &PendingDecision, roster: &Roster, state: &State) -> bool {
    let game = || Game::resume(Arc::new(roster.clone()), State { pending: None, ..state.clone() });
    let is_asked_after = |action| {
        let mut again = game();
        let done = again.apply_with(state.active, action, &mut ());
        done.is_ok() && again.state().pending.as_ref() == Some(pending)
    };
    match &pending.interrupted {
        Interrupted::Push { pusher, target } => {
            let arrangement = &state.arrangement;
            let decider = Influence::evaluate(roster, arrangement).controller(*target);
            decider.filter(|_| arrangement.unit(*pusher).is_some()).is_some_and(|decider| {
                let options = push_back::destinations(arrangement, *pusher, *target).collect();
                let question = Question::PushDestination { unit: *target, pusher: *pusher, options };
                question.option_count() >= 2 && pending.decision == Decision { decider, question }
            })
        }
        Interrupted::Damage(damage) => {
            damage.is_valid(roster, &state.arrangement) && repeats_question(damage, pending, roster, state)
        }
        Interrupted::Rotation { due } | Interrupted::AfterBattle { due, .. } => {
            are_taken_over(roster, &state.arrangement, *due)
                && fits_board(&pending.interrupted, state)
                && game().rotation_decision(*due).as_ref() == Some(&pending.decision)
        }
        Interrupted::MoveOn { second, due } => {
            let influence = Influence::evaluate(roster, &state.arrangement);
            let decision = Decision { decider: state.active, question: Question::MoveOn { unit: second.unit } };
            second.unit.index() < state.arrangement.board.size()
                && influence.controller(second.unit) == Some(state.active)
                && are_taken_over(roster, &state.arrangement, *due)
                && game().rotation_decision(*due).is_some()
                && pending.decision == decision
        }
        Interrupted::Build { second } => is_asked_after(Action::Build(*second)),
        Interrupted::Redraw => is_asked_after(Action::Redraw),
        Interrupted::Leading(progress) => {
            let mut again = game();
            again.continue_lead(progress.clone(), &mut ());
            let is_used = state.arrangement.leaders.as_ref().and_then(|leaders| leaders.card(state.active));
            is_used.is_some_and(|card| card.spent) && again.state().pending.as_ref() == Some(pending)
        }
        Interrupted::Payment(deed) => is_asked_after(match *deed {
            PaidAction::SteelNet(target) => Action::Use(Used::SteelNet(SteelNet { target })),
            PaidAction::Execution { tile, hex, rotation } => Action::Place { tile, hex, rotation },
        }),
        Interrupted::Battle { battle, before } => {
            let mut again = battle.clone();
            let mut arrangement = state.arrangement.clone();
            before.as_ref().is_none_or(|before| before.board == arrangement.board)
                && battle.is_valid(roster, &arrangement)
                && again.run(roster, &mut arrangement, &mut Vec::new(), &mut ()).as_ref() == Some(&pending.decision)
                && again == *battle
        }
    }
}

/// True if the steps after a Battle fit this board and these sides.
fn fits_board(interrupted: &Interrupted, state: &State) -> bool {
    let Interrupted::AfterBattle { before, causer, .. } = interrupted else { return true };
    before.as_ref().is_none_or(|before| before.board == state.arrangement.board) && causer.index() < state.seats.len()
}

fn repeats_question(damage: &Damage, pending: &PendingDecision, roster: &Roster, state: &State) -> bool {
    let mut again = damage.clone();
    let influence = Influence::evaluate(roster, &state.arrangement);
    let decision = again.settle(&influence, DeclarationOrder::Last(state.active), &mut ());
    decision.as_ref() == Some(&pending.decision) && again == *damage
}

/// True if a decision at this stage can only be part of a Battle.
pub(super) fn is_battle(stage: Stage) -> bool {
    matches!(stage, Stage::FinalBattle { .. } | Stage::OvertimeBattle)
}
