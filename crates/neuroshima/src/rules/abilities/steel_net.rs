//! Throwing the Steel Net (NH-14.66).

use crate::rules::arrangement::Side;
use crate::rules::battle::damage::event_tile;
use crate::rules::board::Hex;
use crate::rules::event::{Event, EventSink};
use crate::rules::game::{Game, PaidAction};
use crate::rules::illegal::Illegal;
use crate::rules::influence::Influence;
use crate::rules::marked;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::Enemy;
use crate::rules::slots::{Moment, Rule};
use crate::rules::tile::{Effect, Feature};
use crate::rules::traits::Traits;

slots! {
    /// The HQ throws the Steel Net at an enemy anywhere on the board, at the cost of one HQ point (NH-14.66).
    pub struct SteelNet {
        /// Hex of the enemy.
        target: Enemy where may_throw,
    }
}

impl Rule for SteelNet {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let thrower = check_thrower(moment)?;
        let (_, tile) = moment.enemy_unit(self.target)?;
        if tile.is_headquarters() {
            return Err(Illegal::HeadquartersSpared { execution: false });
        }
        if is_throw_free(&moment.influence, thrower) { Ok(()) } else { moment.game.check_payment(moment.side) }
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        if game.can_throw_free(game.state.active) {
            game.throw_net(self.target, sink);
        } else {
            game.pay_for(PaidAction::SteelNet(self.target), sink);
        }
    }
}

/// True if the throw is free for the thrower's side because a Launcher serves that side (NH-9.8).
fn is_throw_free(influence: &Influence<'_>, thrower: Hex) -> bool {
    influence.controller(thrower).is_some_and(|side| influence.has_global_effect(side, thrower, Effect::FreeNet))
}

#[inline]
fn may_throw(moment: &Moment<'_>, _: Hex) -> bool {
    check_thrower(moment).is_ok()
}

/// Checks that the side's HQ can throw its net: the HQ is on the board and not netted, and the net is not already on a
/// unit. Returns the HQ's hex.
#[inline]
fn check_thrower(moment: &Moment<'_>) -> Result<Hex, Illegal> {
    let (roster, arrangement) = (moment.game.roster(), moment.arrangement());
    if !roster.traits().has_any(Traits::STEEL_NET) {
        return Err(Illegal::NoNetToThrow);
    }
    let thrower = moment.game.thrower(moment.side).ok_or(Illegal::NoNetToThrow)?;
    if let Some(hex) = marked::net_target(arrangement, moment.side) {
        return Err(Illegal::NetThrown { hex });
    }
    moment.check_unnetted(thrower)?;
    Ok(thrower)
}

impl Game {
    /// Hex of the side's HQ, if that HQ throws a Steel Net.
    pub(in crate::rules) fn thrower(&self, side: Side) -> Option<Hex> {
        let throws = |hex: &Hex| {
            self.arrangement().unit(*hex).is_some_and(|unit| self.roster().unit_tile(unit).has(Feature::SteelNet))
        };
        self.arrangement().headquarters(self.roster(), side).filter(throws)
    }

    /// True if the side's throw of its Steel Net would be free.
    pub(in crate::rules) fn can_throw_free(&self, side: Side) -> bool {
        let influence = Influence::evaluate(self.roster(), self.arrangement());
        self.thrower(side).is_some_and(|thrower| is_throw_free(&influence, thrower))
    }

    /// Puts the side's Steel Net on a unit and runs the state check (NH-3.9).
    pub(in crate::rules) fn throw_net(&mut self, target: Hex, sink: &mut impl EventSink) {
        let (by, unit) = (self.state.active, event_tile(self.arrangement(), target));
        self.state.arrangement.set_steel_net(target, by, true);
        sink.emit(|| Event::NetThrown { unit, by });
        self.settle_board(sink);
    }
}
