//! The reach of the effects of modules and HQs (NH-9.1, NH-9.6): over long connections (NH-14.42), through a Matrix
//! (NH-14.43) and its Roots (NH-14.78), and to enemy Spies (NH-14.67).

use super::arrangement::{Arrangement, Ground, MAX_SIDES, Roster, Side, Unit};
use super::board::{Board, Hex, HexSet};
use super::terrain::Terrain;
use super::tile::{Effect, Feature, Foundation};

/// The hexes that a unit affects from its hex: those behind its connections, and the second hexes behind long
/// connections; for an HQ, all adjacent ones. A unit in between does not block a long connection (NH-14.42), but
/// Mountains do (NH-13.54).
#[inline]
pub(super) fn reached_hexes(roster: &Roster, arrangement: &Arrangement, hex: Hex, unit: &Unit) -> HexSet {
    let reached = reached_from_token(roster, arrangement, hex, unit);
    if arrangement.structures.is_none() { reached } else { reached_from_place(roster, arrangement, hex, reached) }
}

/// The hexes of the units that a Scoper on a hex touches: a Structure only at a token with a connection (O-126).
pub(super) fn scoped_hexes(roster: &Roster, arrangement: &Arrangement, hex: Hex, scoper: &Unit) -> HexSet {
    let reached = reached_hexes(roster, arrangement, hex, scoper);
    if arrangement.structures.is_none() {
        return reached;
    }
    let touched = reached_from_token(roster, arrangement, hex, scoper);
    let is_connected = |token: Hex| {
        let facts = arrangement.unit(token).map(|unit| roster.facts(unit));
        touched.contains(token) && facts.is_some_and(|facts| facts.reach != 0 || facts.long != 0)
    };
    let is_scoped = |&at: &Hex| arrangement.other_token(at).is_none() || arrangement.place(at).iter().any(is_connected);
    reached.iter().filter(is_scoped).collect()
}

/// The hexes that the unit on a hex affects: a Structure acts from both tokens, and on a Structure it is enough to reach
/// one of them (O-125, O-126). `reached` are the hexes that the token on this hex reaches.
#[cold]
fn reached_from_place(roster: &Roster, arrangement: &Arrangement, hex: Hex, reached: HexSet) -> HexSet {
    let other = arrangement.other_token(hex).and_then(|other| Some((other, arrangement.unit(other)?)));
    let of_other = other.map_or(HexSet::EMPTY, |(other, token)| reached_from_token(roster, arrangement, other, token));
    arrangement.all_hexes(reached.union(of_other).difference(arrangement.place(hex)))
}

#[expect(clippy::inline_always, reason = "the boards without Structures, which are nearly all, have one call")]
#[inline(always)]
fn reached_from_token(roster: &Roster, arrangement: &Arrangement, hex: Hex, unit: &Unit) -> HexSet {
    let (facts, board) = (roster.facts(unit), arrangement.board);
    let near = board.adjacent_in(hex, unit.rotation.directions(facts.reach));
    if facts.long == 0 {
        near
    } else {
        near.union(reached_second_hexes(board, &arrangement.terrain, hex, unit, facts.long))
    }
}

/// The hexes behind long connections, one hex further than the adjacent ones.
fn reached_second_hexes(board: Board, terrain: &Terrain, hex: Hex, unit: &Unit, long: u8) -> HexSet {
    board.at_distance_two(hex, terrain.open_directions(board, hex, unit.rotation.directions(long)))
}

/// True if an effect of the unit on a hex is in contact with a Spy: the Spy is behind an adjacent connection or next to
/// an HQ, or the effect covers the whole board (NH-14.67). A long connection does not count as contact.
pub(super) fn is_in_contact(roster: &Roster, arrangement: &Arrangement, hex: Hex, effect: Effect, spy: Hex) -> bool {
    let is_near = |token: Hex| {
        let direction = arrangement.board.direction(token, spy);
        let reaches = |direction| arrangement.unit(token).is_some_and(|unit| roster.reaches(unit, direction));
        direction.is_some_and(|direction| effect.is_global() || reaches(direction))
    };
    effect.helps_spies() && arrangement.place(hex).iter().any(is_near)
}

/// For each side, the units linked by its Matrix: the units with the Matrix feature that are not netted, and units of
/// the side, netted or not, that are next to a member or to linked Roots (NH-14.43, NH-14.78).
pub(super) fn matrices(
    roster: &Roster,
    arrangement: &Arrangement,
    netted: HexSet,
    controller: impl Fn(Hex) -> Option<Side>,
) -> [HexSet; MAX_SIDES] {
    let mut matrices = matrix_hexes(roster, arrangement, netted, &controller);
    for (side, web) in (0..).map(Side).zip(&mut matrices) {
        *web = web.iter().filter(|&hex| controller(hex) == Some(side)).collect();
    }
    matrices
}

/// The hexes of each side's Matrix: its members, and those of the side's Roots that link them, with or without a unit
/// on them.
pub(super) fn matrix_hexes(
    roster: &Roster,
    arrangement: &Arrangement,
    netted: HexSet,
    controller: impl Fn(Hex) -> Option<Side>,
) -> [HexSet; MAX_SIDES] {
    let mut webs = [HexSet::EMPTY; MAX_SIDES];
    let begins = |&(hex, unit): &(Hex, &Unit)| roster.unit_tile(unit).has(Feature::Matrix) && !netted.contains(hex);
    for (centre, _) in arrangement.units().filter(begins) {
        let Some(side) = controller(centre) else { continue };
        let is_root = |ground: &&Ground| {
            ground.owner == side && roster.tile(side, ground.tile).foundation() == Some(Foundation::Roots)
        };
        let roots: HexSet = arrangement.foundations().iter().filter(is_root).map(|ground| ground.hex).collect();
        let web = &mut webs[side.index()];
        let mut open = HexSet::from_iter([centre]);
        while let Some(hex) = open.iter().next() {
            open.remove(hex);
            let belongs = controller(hex) == Some(side) || roots.contains(hex);
            if belongs && !web.contains(hex) {
                web.insert(hex);
                open = open.union(arrangement.board.around(hex));
                if controller(hex) == Some(side) {
                    // Both tokens of a Structure are members (O-130).
                    open = open.union(arrangement.place(hex));
                }
            }
        }
    }
    webs
}

/// The members of a Matrix that a unit of the same side affects through it: all other members, if one of the unit's own
/// connections reaches a member. The effects of an HQ do not count as those of a module (NH-9.6), and a unit never
/// affects itself (NH-9.3). `own` is the unit's place.
pub(super) fn members_reached(
    roster: &Roster,
    (own, unit): (HexSet, &Unit),
    reached: HexSet,
    members: HexSet,
) -> HexSet {
    let is_linked = !roster.facts(unit).headquarters && !reached.intersection(members).is_empty();
    if is_linked { members.difference(own) } else { HexSet::EMPTY }
}
