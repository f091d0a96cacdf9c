//! Castling (NH-10.17).

use crate::games::neuroshima::rules::battle::damage::seen;
use crate::games::neuroshima::rules::event::{Event, Witness};
use crate::games::neuroshima::rules::game::Game;
use crate::games::neuroshima::rules::illegal::Illegal;
use crate::games::neuroshima::rules::slots::declare::slots;
use crate::games::neuroshima::rules::slots::kind::Own;
use crate::games::neuroshima::rules::slots::{Moment, Rule};

slots! {
    /// Two adjacent own units change places, HQs too (NH-10.17).
    pub struct Castling {
        /// Where one stands.
        one: Own,
        /// Where the other one stands.
        other: Own,
    }
}

impl Rule for Castling {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { one, other } = self;
        moment.own(one)?;
        moment.own(other)?;
        moment.check_adjacent(one, other)?;
        moment.check_unnetted(one)?;
        moment.check_unnetted(other)
    }

    /// One change at one time: what follows from it comes when both stand (NH-10.43).
    fn perform(self, game: &mut Game, _: bool, witness: &mut impl Witness) {
        let Self { one, other } = self;
        let (first, second) = (seen(&game.state.arrangement, one), seen(&game.state.arrangement, other));
        game.state.arrangement.swap(one, other);
        witness.note(|| Event::Swapped { one: first, other: second });
        game.arrive([one, other].into_iter().collect(), witness);
    }
}
