//! A side for some of the hexes of a board, in few bytes: results of an evaluation are copied all the time.

use super::board::{Hex, HexSet};
use sztab_game::{MAX_SIDES, Side};

/// A side for some of the hexes.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SideByHex {
    /// The hexes that have a side. Most boards have none.
    any: HexSet,
    /// The hexes whose side has an odd number.
    odd: HexSet,
    /// The hexes whose side has the number 2 or 3.
    high: HexSet,
}

const _: () = assert!(MAX_SIDES <= 4, "the number of a side has two bits");

impl SideByHex {
    /// The side for a hex; `None` if it has none.
    #[inline]
    pub fn get(&self, hex: Hex) -> Option<Side> {
        let number = || u8::from(self.odd.contains(hex)) + 2 * u8::from(self.high.contains(hex));
        self.any.contains(hex).then(|| Side(number()))
    }

    /// Sets the side for a hex that has none.
    pub fn insert(&mut self, hex: Hex, side: Side) {
        self.any.insert(hex);
        self.odd.insert_if(side.0 % 2 == 1, hex);
        self.high.insert_if(side.0 >= 2, hex);
    }

    /// Takes the side away from some hexes.
    pub fn remove(&mut self, hexes: HexSet) {
        [&mut self.any, &mut self.odd, &mut self.high].into_iter().for_each(|some| *some = some.difference(hexes));
    }
}
