//! Turning one of the side's own units with an HQ's ability (NH-10.19).

use crate::rules::board::Hex;
use crate::rules::event::{EventSink, MoveCause};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Ability;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Own, Turn};
use crate::rules::slots::{Moment, Rule};
use crate::rules::tile::Feature;
use crate::rules::traits::Traits;

slots! {
    /// Turns one of the side's own units anywhere on the board. An HQ that is not netted can do this once a turn
    /// (NH-3.8, NH-10.19).
    pub struct Rotate {
        /// Hex of the unit.
        unit: Own where may_turn,
        /// Rotation after the turn.
        rotation: Turn,
    }
}

impl Rule for Rotate {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        moment.own_unit(self.unit)?;
        find_turning_headquarters(moment, self.unit)?;
        moment.check_displacement(self.unit, self.unit, self.rotation)
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let side = game.state.active;
        if let Ok(giver) = find_turning_headquarters(&Moment::new(game, side), self.unit) {
            game.state.arrangement.update_unit(giver, |giver| giver.spent.rotate = true);
        }
        game.turn(self.unit, self.rotation, MoveCause::Ability(Ability::Rotate), sink);
    }
}

#[inline]
fn may_turn(moment: &Moment<'_>, unit: Hex) -> bool {
    moment.game.roster().traits().has_any(Traits::ROTATION) && find_turning_headquarters(moment, unit).is_ok()
}

/// Hex of the HQ that can now turn units of the side.
///
/// # Errors
///
/// If there is no such HQ, if a net holds it (NH-7.4), or if it has already turned a unit this turn (NH-3.8).
#[inline]
fn find_turning_headquarters(moment: &Moment<'_>, unit: Hex) -> Result<Hex, Illegal> {
    let arrangement = moment.arrangement();
    let has_it = |hex: &Hex| {
        moment.influence.controller(*hex) == Some(moment.side)
            && arrangement.unit(*hex).is_some_and(|unit| moment.game.roster().unit_tile(unit).has(Feature::Rotate))
    };
    let givers = || arrangement.units().map(|(hex, _)| hex).filter(has_it);
    let is_fresh = |hex: &Hex| arrangement.unit(*hex).is_some_and(|unit| !unit.spent.rotate);
    let fresh = || givers().filter(is_fresh);
    if let Some(able) = fresh().find(|&hex| !moment.influence.is_netted(hex)) {
        return Ok(able);
    }
    match (fresh().next(), givers().next()) {
        (Some(netted), _) => Err(Illegal::Netted { hex: netted }),
        (None, Some(spent)) => Err(Illegal::AbilitySpent { hex: spent }),
        (None, None) => {
            let headquarters = arrangement.headquarters(moment.game.roster(), moment.side);
            Err(Illegal::NoAbility { hex: headquarters.unwrap_or(unit) })
        }
    }
}
