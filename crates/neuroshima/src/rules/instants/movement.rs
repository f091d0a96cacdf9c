//! Move (NH-10.11).

use crate::rules::consequences::Displacement;
use crate::rules::event::{EventSink, MoveCause};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::second_move::SecondMove;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Own, Step, Turn};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Moves a unit of the side by one hex, turns it, or both; with `from == to`, the unit turns on the spot
    /// (NH-10.11).
    pub struct Move {
        /// Hex of the unit.
        from: Own,
        /// Destination of the unit.
        to: Step[from],
        /// Rotation after the move.
        rotation: Turn,
    }
}

impl Rule for Move {
    #[inline]
    fn second_move(self) -> Option<SecondMove> {
        Some(SecondMove::new(self.from, MoveCause::Tile))
    }

    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        moment.check_displacement(self.from, self.to, self.rotation)
    }

    fn perform(self, game: &mut Game, is_second: bool, sink: &mut impl EventSink) {
        let Self { from, to, rotation } = self;
        game.displace(Displacement { from, to, rotation, by: MoveCause::Tile, is_second, added: 0 }, sink);
    }
}
