//! A unit's own mobility (NH-3.11).

use crate::rules::board::Hex;
use crate::rules::consequences::Displacement;
use crate::rules::event::{EventSink, MoveCause};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Ability;
use crate::rules::second_move::SecondMove;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Own, Step, Turn};
use crate::rules::slots::{Moment, Rule};
use crate::rules::tile::Feature;

slots! {
    /// Moves or turns a mobile unit, once a turn (NH-3.11).
    pub struct Mobility {
        /// Hex of the unit.
        from: Own where may_move,
        /// Destination of the unit.
        to: Step[from],
        /// Rotation after the move.
        rotation: Turn,
    }
}

const CAUSE: MoveCause = MoveCause::Ability(Ability::Mobility);

impl Rule for Mobility {
    #[inline]
    fn second_move(self) -> Option<SecondMove> {
        Some(SecondMove::new(self.from, CAUSE))
    }

    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        check_unit(moment, self.from)?;
        moment.check_displacement(self.from, self.to, self.rotation)
    }

    fn perform(self, game: &mut Game, is_second: bool, sink: &mut impl EventSink) {
        let Self { from, to, rotation } = self;
        if !is_second {
            game.state.arrangement.update_unit(from, |unit| unit.spent.mobility = true);
        }
        game.displace(Displacement { from, to, rotation, by: CAUSE, is_second, added: 0 }, sink);
    }
}

#[inline]
fn may_move(moment: &Moment<'_>, unit: Hex) -> bool {
    check_unit(moment, unit).is_ok()
}

/// Checks that the unit is mobile and has not used its mobility this turn (NH-3.8, NH-3.11).
#[inline]
fn check_unit(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    let (unit, tile) = moment.own_unit(hex)?;
    if !moment.is_open(SecondMove::new(hex, CAUSE)) {
        if !tile.has(Feature::Mobility) {
            return Err(Illegal::NoAbility { hex });
        }
        if unit.spent.mobility {
            return Err(Illegal::AbilitySpent { hex });
        }
    }
    moment.check_unnetted(hex)
}
