//! Rotation (NH-10.19).

use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Own, Turn};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Turns one of the side's units, HQs included, if it is not netted (NH-10.19).
    pub struct Rotation {
        /// Hex of the unit.
        unit: Own,
        /// Rotation after the turn.
        rotation: Turn,
    }
}

impl Rule for Rotation {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        moment.check_displacement(self.unit, self.unit, self.rotation)
    }

    /// Turns the unit. A turn is not a move, so a Recon Centre does not double it (NH-9.11).
    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let by = game.state.active;
        game.turn_in_place(self.unit, self.rotation, by, sink);
        game.settle_board(sink);
    }
}
