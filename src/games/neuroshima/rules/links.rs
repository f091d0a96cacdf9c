//! Whom the effects of modules and HQs reach (NH-9.1, NH-9.6), and how far (NH-14.42).

use super::arrangement::{Roster, Unit};
use super::board::{Board, Hex, HexSet};

/// The hexes that a unit acts on from where it stands: those behind its connections, the second ones behind long
/// connections, all around an HQ. What stands between is nothing to a long connection (NH-14.42).
#[inline]
pub(super) fn reach(roster: &Roster, board: Board, hex: Hex, unit: &Unit) -> HexSet {
    let facts = roster.facts(unit);
    let near = board.towards(hex, unit.rotation.directions(facts.reach));
    if facts.long == 0 { near } else { near.union(board.beyond(hex, unit.rotation.directions(facts.long))) }
}
