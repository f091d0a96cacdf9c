//! Holes destroy enemies standing on them at the end of a Battle (NH-14.34).

use crate::rules::arrangement::{Arrangement, Ground, Roster};
use crate::rules::board::HexSet;
use crate::rules::event::{DestructionCause, EventSink};
use crate::rules::influence::Influence;
use crate::rules::tile::Foundation;

use super::verdict::{RemovedUnits, destroy_all, remove_dead_units};

/// The hexes of Holes on which an enemy of the Hole's owner stands, including HQs.
pub(in crate::rules) fn occupied_holes(roster: &Roster, arrangement: &Arrangement) -> HexSet {
    let is_hole = |ground: &&Ground| roster.tile(ground.owner, ground.tile).foundation() == Some(Foundation::Hole);
    let mut holes = arrangement.foundations().iter().filter(is_hole).peekable();
    if holes.peek().is_none() {
        return HexSet::EMPTY;
    }
    let influence = Influence::evaluate(roster, arrangement);
    holes.filter(|hole| influence.is_enemy(hole.hex, hole.owner)).map(|hole| hole.hex).collect()
}

/// Destroys enemies on Holes after the last segment. Medics cannot help, and HQs are unharmed (NH-8.12, NH-14.34).
pub(super) fn swallow_enemies(
    roster: &Roster,
    arrangement: &mut Arrangement,
    fallen: &mut RemovedUnits,
    sink: &mut impl EventSink,
) {
    let is_unit = |hex| arrangement.unit(hex).is_some_and(|unit| !roster.unit_tile(unit).is_headquarters());
    let taken: HexSet = occupied_holes(roster, arrangement).iter().filter(|&hex| is_unit(hex)).collect();
    let taken = arrangement.one_hex_each(taken);
    if taken.is_empty() {
        return;
    }
    destroy_all(arrangement, taken.iter().map(|hex| (hex, DestructionCause::Hole)), fallen, sink);
    remove_dead_units(roster, arrangement, fallen, sink);
}
