//! Move (NH-10.11).

use crate::games::neuroshima::rules::consequences::Displacement;
use crate::games::neuroshima::rules::event::{MoveCause, Witness};
use crate::games::neuroshima::rules::game::Game;
use crate::games::neuroshima::rules::illegal::Illegal;
use crate::games::neuroshima::rules::second_move::SecondMove;
use crate::games::neuroshima::rules::slots::declare::slots;
use crate::games::neuroshima::rules::slots::kind::{Own, Step, Turn};
use crate::games::neuroshima::rules::slots::{Moment, Rule};

slots! {
    /// Moves an own unit by one hex, turns it, or both; `from == to` turns on the spot (NH-10.11).
    pub struct Move {
        /// Where the unit stands.
        from: Own,
        /// Where it goes.
        to: Step[from],
        /// How it stands then.
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

    fn perform(self, game: &mut Game, is_second: bool, witness: &mut impl Witness) {
        let Self { from, to, rotation } = self;
        game.displace(Displacement { from, to, rotation, by: MoveCause::Tile, is_second, added: 0 }, witness);
    }
}
