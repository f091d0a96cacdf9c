//! Replacing a unit with another one: the ability marked with a question mark (NH-14.53).

use crate::rules::board::Hex;
use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Held, Own, Turn};
use crate::rules::slots::{Moment, Rule};
use crate::rules::tile::Feature;

slots! {
    /// Discards a unit and replaces it with another one from the hand, in any rotation (NH-14.53).
    pub struct Replace {
        /// Hex of the unit.
        hex: Own where may_be_replaced,
        /// The tile that replaces it.
        tile: Held,
        /// Rotation of the new unit.
        rotation: Turn,
    }
}

impl Rule for Replace {
    /// Checks that the tile can be played, as for any other tile, except that Terror does not prevent it (NH-10.20).
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { hex, tile, .. } = self;
        check_unit(moment, hex)?;
        moment.game.check_replacement(moment.side, tile, 0)
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        game.replace(self.hex, self.tile, self.rotation, sink);
    }
}

#[inline]
fn may_be_replaced(moment: &Moment<'_>, hex: Hex) -> bool {
    check_unit(moment, hex).is_ok()
}

#[inline]
fn check_unit(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    let (_, tile) = moment.own_unit(hex)?;
    if !tile.has(Feature::Replaceable) {
        return Err(Illegal::NoAbility { hex });
    }
    moment.check_unnetted(hex)
}
