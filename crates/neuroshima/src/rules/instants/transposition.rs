//! Transposition (NH-10.23).

use crate::rules::board::Hex;
use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Held, Own, Turn};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Discards an own unit other than the HQ and puts another one from the hand in its place, turned in any way
    /// (NH-10.23, O-18).
    pub struct Transposition {
        /// Where the unit stands.
        hex: Own where may_give_way,
        /// Tile that takes its place.
        tile: Held,
        /// Rotation of that after it.
        rotation: Turn,
    }
}

impl Rule for Transposition {
    /// The unit from the hand is a tile played beside this one, but under Terror too (NH-10.20).
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { hex, tile, .. } = self;
        check_unit(moment, hex)?;
        moment.game.check_replacement(moment.side, tile, 1)
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        game.replace(self.hex, self.tile, self.rotation, sink);
    }
}

#[inline]
fn may_give_way(moment: &Moment<'_>, hex: Hex) -> bool {
    check_unit(moment, hex).is_ok()
}

#[inline]
fn check_unit(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    let (_, tile) = moment.own(hex)?;
    if tile.is_headquarters() {
        return Err(Illegal::HeadquartersStays { hex });
    }
    moment.check_unnetted(hex)
}
