//! The rotation of units that have been taken over (NH-14.68).

use super::arrangement::Side;
use super::battle::damage::event_tile;
use super::board::{Hex, HexSet, Rotation};
use super::control::evaluate;
use super::decision::{Decision, Question};
use super::event::{Event, EventSink};
use super::game::{Game, Interrupted, Phase};
use super::hold::TakeoverMemory;
use super::second_move::SecondMove;
use super::traits::Traits;
use super::watch::{store_takeovers, update_takeovers};

impl Game {
    /// Updates the takeovers, or stores the current ones if none are stored. Does nothing while HQs are being placed:
    /// takeovers are announced once all HQs are on the board (NH-2.4).
    pub(super) fn update_takeovers(&mut self, sink: &mut impl EventSink) {
        if !self.state.arrangement.held.is_set() {
            return self.store_takeovers();
        }
        if !matches!(self.state.phase, Phase::Leader | Phase::Headquarters) {
            let roster = self.roster_handle();
            update_takeovers(&roster, &mut self.state.arrangement, &mut self.due, sink);
        }
    }

    /// Stores the current takeovers before an action, unless they are already stored for this action.
    pub(super) fn store_takeovers(&mut self) {
        if !self.state.arrangement.held.is_set() {
            let roster = self.roster_handle();
            store_takeovers(&roster, &mut self.state.arrangement);
        }
    }

    /// Makes all current takeovers count as new in the next update, for use once the HQs are placed (NH-2.4).
    pub(super) fn forget_holds(&mut self) {
        if self.roster.traits().has_any(Traits::TAKEOVER) {
            self.state.arrangement.held = TakeoverMemory::from_holds(Vec::new());
        }
    }

    /// The question about the first unit in `due` that can be turned; `None` if there is no such unit. A unit with
    /// identical edges is skipped, unless it is a Structure.
    pub(super) fn rotation_decision(&self, due: HexSet) -> Option<Decision> {
        if due.is_empty() {
            return None;
        }
        let has_front = |hex: Hex| {
            self.arrangement().other_token(hex).is_some()
                || self.arrangement().unit(hex).is_some_and(|unit| !self.roster.unit_tile(unit).has_equal_edges())
        };
        let held = evaluate(&self.roster, self.arrangement()).held;
        let hold = held.into_iter().find(|hold| due.contains(hold.unit) && has_front(hold.unit))?;
        let rotation = self.arrangement().unit(hold.unit)?.rotation;
        let token = self.arrangement().other_token(hold.unit);
        let other = token.and_then(|hex| Some((hex, self.arrangement().unit(hex)?.rotation)));
        Some(Decision { decider: hold.by, question: Question::Rotation { unit: hold.unit, rotation, other } })
    }

    /// Opens the decision about the rotation of a unit that was taken over, outside Battles (NH-14.68).
    pub(super) fn ask_rotation(&mut self, sink: &mut impl EventSink) {
        if self.due.is_empty() || self.state.pending.is_some() || self.state.phase == Phase::Over {
            return;
        }
        if let Some(decision) = self.rotation_decision(self.due) {
            let due = std::mem::take(&mut self.due);
            self.ask(decision, Interrupted::Rotation { due }, sink);
        }
    }

    /// Turns a unit that was taken over by the number of edges that its new commander has chosen. Of a Structure, one
    /// token is turned: the numbers from 6 on are for the other token (O-120).
    pub(super) fn turn_taken_unit(
        &mut self,
        (unit, rotation): (Hex, Rotation),
        other: Option<(Hex, Rotation)>,
        steps: u8,
        by: Side,
        sink: &mut impl EventSink,
    ) {
        self.due.remove(unit);
        let (hex, rotation) = match other.zip(steps.checked_sub(5)) {
            Some(((hex, rotation), steps @ 1..)) => (hex, rotation.turn(steps)),
            Some((_, 0)) | None => (unit, rotation.turn(steps)),
        };
        self.turn_in_place(hex, rotation, by, sink);
    }

    /// Turns a unit on the spot.
    pub(super) fn turn_in_place(&mut self, hex: Hex, rotation: Rotation, by: Side, sink: &mut impl EventSink) {
        let unit = event_tile(&self.state.arrangement, hex);
        if self.arrangement().unit(hex).is_some_and(|unit| unit.rotation != rotation) {
            self.state.arrangement.update_unit(hex, |turned| turned.rotation = rotation);
            sink.emit(|| Event::Turned { unit, rotation, by });
        }
    }

    /// Opens a second move. If the first move took over units, the player is first asked whether to make the second
    /// one, which gives up turning these units: decisions may not come between the two moves (NH-9.13, O-35).
    pub(super) fn open_second_move(&mut self, second: SecondMove, sink: &mut impl EventSink) {
        if self.rotation_decision(self.due).is_none() {
            self.state.second_move = Some(second);
            return;
        }
        let due = std::mem::take(&mut self.due);
        let decision = Decision { decider: self.state.active, question: Question::MoveOn { unit: second.unit } };
        self.ask(decision, Interrupted::MoveOn { second, due }, sink);
    }
}
