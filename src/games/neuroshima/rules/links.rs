//! Whom the effects of modules and HQs reach (NH-9.1, NH-9.6), and how far (NH-14.42).

use super::arrangement::{Roster, Unit};
use super::board::{Board, Hex, HexSet};
use super::tile::Effect;

/// The hexes that a unit acts on from where it stands: those behind its connections, the second ones behind long
/// connections, all around an HQ. What stands between is nothing to a long connection (NH-14.42).
#[inline]
pub(super) fn reach(roster: &Roster, board: Board, hex: Hex, unit: &Unit) -> HexSet {
    let facts = roster.facts(unit);
    let near = board.towards(hex, unit.rotation.directions(facts.reach));
    if facts.long == 0 { near } else { near.union(board.beyond(hex, unit.rotation.directions(facts.long))) }
}

/// Whether the unit on a hex touches a Spy with one of its effects: it is adjacent behind a connection, to an HQ, or to
/// who acts on the whole board (NH-14.67). That a long connection reaches it is not enough.
pub(super) fn touches(roster: &Roster, board: Board, hex: Hex, unit: &Unit, effect: Effect, spy: Hex) -> bool {
    let is_near = |direction| effect.is_global() || roster.reaches(unit, direction);
    effect.helps_spies() && board.direction(hex, spy).is_some_and(is_near)
}
