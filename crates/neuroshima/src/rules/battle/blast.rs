//! Units hit by an explosion and a Bomb (NH-6.15 to NH-6.17, NH-10.15): for carrying it out and for announcing it.

use crate::rules::board::{Board, Hex, HexSet};
use crate::rules::influence::Influence;
use crate::rules::readings::Reading;

/// Decides that a Clown wounds HQs next to it, or not. Sources differ; this is the reading chosen (NH-6.17).
const EXPLOSIONS_HURT_HEADQUARTERS: bool = false;

/// Units that an exploding one wounds: those next to it, whosever they are (NH-6.16). A Trap wounds HQs as well (NH-14.72).
#[must_use]
pub fn explosion(influence: &Influence<'_>, unit: Hex) -> HexSet {
    let around = influence.arrangement.board.neighbours(unit).map(|(_, hex)| hex);
    let is_trap = influence.unit(unit).is_some_and(|(_, tile)| tile.edges.iter().any(|edge| edge.trap));
    around.filter(|&hex| is_victim(influence, hex, EXPLOSIONS_HURT_HEADQUARTERS || is_trap)).collect()
}

/// Units that a Toxic Bomb wounds: the one on it and those next to it, whosever they are (NH-14.71). No source exempts HQs; a
/// table may agree that it spares them (O-16).
#[must_use]
pub fn toxic_bomb(influence: &Influence<'_>, hex: Hex) -> HexSet {
    let area = around(influence.arrangement.board, hex);
    let spares = influence.roster.terms().readings.has(Reading::ToxicBombSparesHeadquarters);
    area.iter().filter(|&hex| is_victim(influence, hex, !spares)).collect()
}

/// The area of a Bomb: the hex in the middle and those next to it.
#[must_use]
pub fn around(board: Board, centre: Hex) -> HexSet {
    board.neighbours(centre).map(|(_, hex)| hex).chain([centre]).collect()
}

/// Units that an instant wounds in an area: own ones too, HQs excepted, and none whose Foundation is meant instead
/// (NH-10.3, NH-10.15).
#[must_use]
pub fn victims(influence: &Influence<'_>, area: HexSet, under: HexSet) -> HexSet {
    area.difference(under).iter().filter(|&hex| is_victim(influence, hex, false)).collect()
}

fn is_victim(influence: &Influence<'_>, hex: Hex, hurts_headquarters: bool) -> bool {
    influence.unit(hex).is_some_and(|(_, tile)| hurts_headquarters || !tile.is_headquarters())
}
