//! Rotation of a Structure (NH-13.14).

use crate::rules::board::Hex;
use crate::rules::event::{EventSink, MoveCause};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Ability;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Own, Turn};
use crate::rules::slots::{Moment, Rule};
use crate::rules::tile::Feature;

slots! {
    /// One token of a Structure with Rotation is turned, once a turn for the whole Structure (NH-13.14; O-120).
    pub struct TurnToken {
        /// Hex of the token.
        token: Own where may_turn,
        /// Rotation after the turn.
        rotation: Turn,
    }
}

impl Rule for TurnToken {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        check_token(moment, self.token)?;
        moment.check_displacement(self.token, self.token, self.rotation)
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        game.state.arrangement.update_unit(self.token, |unit| unit.spent.turn = true);
        game.turn(self.token, self.rotation, MoveCause::Ability(Ability::TurnToken), sink);
    }
}

#[inline]
fn may_turn(moment: &Moment<'_>, token: Hex) -> bool {
    !moment.arrangement().structures().is_none() && check_token(moment, token).is_ok()
}

/// Checks that the Structure has Rotation and has not used it this turn (NH-3.8).
fn check_token(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    let (unit, tile) = moment.own_unit(hex)?;
    if !tile.has(Feature::Rotation) {
        return Err(Illegal::NoAbility { hex });
    }
    if unit.spent.turn { Err(Illegal::AbilitySpent { hex }) } else { Ok(()) }
}
