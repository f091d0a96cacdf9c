//! Rotation (NH-10.19).

use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Own, Turn};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Turns an own unit that no net holds, an HQ too (NH-10.19).
    pub struct Rotation {
        /// Where the unit stands.
        unit: Own,
        /// Rotation after it.
        rotation: Turn,
    }
}

impl Rule for Rotation {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        moment.check_displacement(self.unit, self.unit, self.rotation)
    }

    /// A turn is not a move, so that no Recon Centre doubles it (NH-9.11).
    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let by = game.state.active;
        game.turn_round(self.unit, self.rotation, by, sink);
        game.settle_board(sink);
    }
}
