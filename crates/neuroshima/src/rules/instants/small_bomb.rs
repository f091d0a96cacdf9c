//! Small Bomb (NH-10.16).

use crate::rules::board::{Board, Hex, HexSet};
use crate::rules::event::{Event, EventSink};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Instant;
use crate::rules::slots::kind::{FoundationTargets, SlotKind, Source};
use crate::rules::slots::{Moment, Rule, Slot, Slots, Value};

/// Wounds each unit on three mutually adjacent hexes once, including the player's own units but not HQs (NH-10.16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SmallBomb {
    /// The hexes in ascending order, so that each area has exactly one representation.
    hexes: [Hex; 3],
    /// The hexes where the Foundation is the target instead of the unit.
    foundation_targets: HexSet,
}

impl SmallBomb {
    /// A Small Bomb on three hexes in any order; `foundation_targets` contains those where the Foundation is the
    /// target.
    #[must_use]
    pub fn new(mut hexes: [Hex; 3], foundation_targets: HexSet) -> Self {
        hexes.sort_unstable();
        Self { hexes, foundation_targets }
    }

    /// The hexes that it hits.
    #[must_use]
    pub fn area(self) -> HexSet {
        self.hexes.into_iter().collect()
    }

    /// The hexes where the Foundation is the target instead of the unit.
    #[must_use]
    pub fn foundation_targets(self) -> HexSet {
        self.foundation_targets
    }
}

impl Slots for SmallBomb {
    const SLOTS: &'static [Slot] = &[Slot::Hex, Slot::Hex, Slot::Hex, FoundationTargets::SLOT];

    fn offer(moment: &Moment<'_>, offer: &mut impl FnMut(Self)) {
        let board = moment.board();
        for one in board.hexes() {
            let around = later_neighbours(board, one);
            for two in around.iter() {
                for three in around.intersection(later_neighbours(board, two)).iter() {
                    for foundation_targets in FoundationTargets::candidates(moment, ()) {
                        offer(Self { hexes: [one, two, three], foundation_targets });
                    }
                }
            }
        }
    }

    fn values(self) -> Vec<Value> {
        self.hexes.map(Value::Hex).into_iter().chain([Value::FoundationTargets(self.foundation_targets)]).collect()
    }

    fn read<S: Source>(source: &mut S) -> Result<Self, S::Error> {
        Ok(Self::new([source.next_hex()?, source.next_hex()?, source.next_hex()?], source.next_foundation_targets()?))
    }
}

/// The neighbours of a hex that follow it in canonical order.
fn later_neighbours(board: Board, hex: Hex) -> HexSet {
    board.neighbours(hex).map(|(_, next)| next).filter(|&next| next > hex).collect()
}

impl Rule for SmallBomb {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let [one, two, three] = self.hexes;
        self.hexes.into_iter().try_for_each(|hex| moment.check_on_board(hex))?;
        let touch = |one, other| moment.board().direction(one, other).is_some();
        if !(touch(one, two) && touch(two, three) && touch(one, three)) {
            return Err(Illegal::NoTriangle);
        }
        moment.check_area(self.area())?;
        moment.check_foundation_targets(self.foundation_targets, self.area())
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let side = game.state().active;
        sink.emit(|| Event::SmallBombDropped { side, hexes: self.hexes });
        game.blast(Instant::SmallBomb, self.area(), self.foundation_targets, sink);
    }
}
