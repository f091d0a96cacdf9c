//! A unit's own push (NH-14.52).

use crate::rules::board::Hex;
use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::instants::PushBack;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Hostile, Own};
use crate::rules::slots::{Moment, Rule};
use crate::rules::tile::Feature;

slots! {
    /// A unit pushes an adjacent enemy away, as a Push Back tile would; once a turn (NH-10.41, NH-14.52).
    pub struct Push {
        /// Hex of the unit.
        pusher: Own where may_push,
        /// Hex of the enemy.
        target: Hostile,
    }
}

impl Push {
    fn to_push_back(self) -> PushBack {
        PushBack { pusher: self.pusher, target: self.target }
    }
}

impl Rule for Push {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        check_unit(moment, self.pusher)?;
        self.to_push_back().check(moment)
    }

    fn perform(self, game: &mut Game, is_second: bool, sink: &mut impl EventSink) {
        game.state.arrangement.update_unit(self.pusher, |unit| unit.spent.push = true);
        self.to_push_back().perform(game, is_second, sink);
    }
}

#[inline]
fn may_push(moment: &Moment<'_>, unit: Hex) -> bool {
    check_unit(moment, unit).is_ok()
}

/// Checks that the unit has the ability and has not pushed this turn (NH-3.8). The push itself checks that the unit is
/// not netted.
#[inline]
fn check_unit(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    let (unit, tile) = moment.own_unit(hex)?;
    if !tile.has(Feature::Push) {
        return Err(Illegal::NoAbility { hex });
    }
    if unit.spent.push {
        return Err(Illegal::AbilitySpent { hex });
    }
    Ok(())
}
