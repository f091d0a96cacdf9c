//! Castling (NH-10.17).

use crate::rules::battle::damage::event_tile;
use crate::rules::board::Hex;
use crate::rules::event::{Event, EventSink};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::slots::kind::{Own, SlotKind, Source};
use crate::rules::slots::{Moment, Rule, Slot, Slots, Value};

/// Swaps two adjacent units of the side, HQs included (NH-10.17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Castling {
    /// The hexes in ascending order, so that each exchange has exactly one representation.
    hexes: [Hex; 2],
}

impl Castling {
    /// An exchange of the units on two hexes, in either order.
    #[must_use]
    pub fn new(mut hexes: [Hex; 2]) -> Self {
        hexes.sort_unstable();
        Self { hexes }
    }

    /// The hexes of the two units.
    #[must_use]
    pub fn hexes(self) -> [Hex; 2] {
        self.hexes
    }
}

impl Slots for Castling {
    const SLOTS: &'static [Slot] = &[Own::SLOT, Own::SLOT];

    fn offer(moment: &Moment<'_>, offer: &mut impl FnMut(Self)) {
        for one in Own::candidates(moment, ()) {
            for other in Own::candidates(moment, ()).filter(|&other| other > one) {
                offer(Self { hexes: [one, other] });
            }
        }
    }

    fn values(self) -> Vec<Value> {
        self.hexes.map(Value::Hex).to_vec()
    }

    fn read<S: Source>(source: &mut S) -> Result<Self, S::Error> {
        Ok(Self::new([source.next_hex()?, source.next_hex()?]))
    }
}

impl Rule for Castling {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let [one, other] = self.hexes;
        moment.own_unit(one)?;
        moment.own_unit(other)?;
        if moment.arrangement().place(one).contains(other) {
            return Err(Illegal::NoPair);
        }
        moment.check_adjacent(one, other)?;
        moment.check_unnetted(one)?;
        moment.check_unnetted(other)?;
        moment.check_together(one, other)?;
        moment.check_together(other, one)
    }

    /// Swaps both units at the same time; consequences follow once both have moved (NH-10.43).
    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let [one, other] = self.hexes;
        let (first, second) = (event_tile(&game.state.arrangement, one), event_tile(&game.state.arrangement, other));
        game.state.arrangement.swap(one, other);
        sink.emit(|| Event::Swapped { one: first, other: second });
        game.settle_arrivals(self.hexes.into_iter().collect(), sink);
    }
}
