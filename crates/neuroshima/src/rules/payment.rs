//! Actions that cost an HQ point: Execution and the Steel Net (NH-14.24, NH-14.66).
//!
//! A cost is not a wound, so Medics cannot absorb it (NH-8.12). The last point cannot be paid (O-23). In a game for
//! points, an opponent receives the point (NH-12.12); if several opponents could, the paying player chooses (O-27).

use super::abilities::Used;
use super::action::Action;
use super::arrangement::Side;
use super::battle::damage::event_tile;
use super::decision::{Decision, Question};
use super::event::{Event, EventSink};
use super::game::{Game, Interrupted, PaidAction};
use super::illegal::Illegal;
use super::mode::POINTS_TO_WIN;
use super::tile::Feature;
use sztab_game::Sides;

impl Game {
    /// Checks whether a side can pay an HQ point.
    pub(super) fn check_payment(&self, side: Side) -> Result<(), Illegal> {
        let arrangement = self.arrangement();
        let stands = arrangement.headquarters(self.roster(), side).is_some() && !arrangement.unmarked.contains(side);
        let can_pay = if self.roster().mode().is_for_points() {
            !self.payees(side).is_empty()
        } else {
            arrangement.points[side.index()] > 1
        };
        if stands && can_pay { Ok(()) } else { Err(Illegal::NoPointToPay) }
    }

    /// True if an action costs the side an HQ point.
    #[must_use]
    pub fn costs_point(&self, side: Side, action: Action) -> bool {
        match action {
            Action::Place { tile, hex, .. } => {
                self.roster().tile(side, tile).has(Feature::Execution) && self.arrangement().unit(hex).is_some()
            }
            Action::Use(used) => matches!(used, Used::SteelNet(_)) && !self.can_throw_free(side),
            Action::ChooseLeader { .. }
            | Action::PlaceHeadquarters { .. }
            | Action::Draw
            | Action::Fetch
            | Action::Redraw
            | Action::Build(_)
            | Action::Discard { .. }
            | Action::Lay { .. }
            | Action::Play(_)
            | Action::Tactic(_)
            | Action::Lead(_)
            | Action::Choose { .. }
            | Action::End => false,
        }
    }

    /// The opponents who can receive a point in a game for points: those that can still win and have fewer points than
    /// are needed to win.
    fn payees(&self, side: Side) -> Sides {
        let arrangement = self.arrangement();
        let can_get =
            |other: &Side| arrangement.points[other.index()] < POINTS_TO_WIN && !arrangement.unmarked.contains(*other);
        let opponents = self.contenders().intersection(self.roster().mode().enemies(side));
        opponents.iter().filter(can_get).collect()
    }

    /// Pays for an action and carries it out. If several opponents could receive the point, first asks which of them
    /// does.
    pub(super) fn pay_for(&mut self, deed: PaidAction, sink: &mut impl EventSink) {
        let side = self.state.active;
        let payees = self.payees(side);
        if self.roster().mode().is_for_points() && payees.len() > 1 {
            let question = Question::Payee { options: payees.iter().collect() };
            return self.ask(Decision { decider: side, question }, Interrupted::Payment(deed), sink);
        }
        let payee = payees.iter().next().unwrap_or(side);
        self.pay_to(payee, deed, sink);
    }

    /// Pays a point, which goes to `payee` in a game for points, and carries out the action.
    pub(super) fn pay_to(&mut self, payee: Side, deed: PaidAction, sink: &mut impl EventSink) {
        let side = self.state.active;
        let scores = self.roster().mode().is_for_points();
        if let Some(hex) = self.arrangement().headquarters(&self.roster, side) {
            let headquarters = event_tile(self.arrangement(), hex);
            let of = if scores { payee } else { side };
            let points = &mut self.state.arrangement.points[of.index()];
            *points = if scores { *points + 1 } else { points.saturating_sub(1) };
            let points = *points;
            sink.emit(|| {
                if scores {
                    Event::Scored { side: payee, headquarters, amount: 1, points }
                } else {
                    Event::Paid { headquarters, left: points }
                }
            });
        }
        match deed {
            PaidAction::SteelNet(target) => self.throw_net(target, sink),
            PaidAction::Execution { tile, hex, rotation } => self.execute(tile, hex, rotation, sink),
        }
    }
}
