//! Units hit by an explosion or a Bomb (NH-6.15 to NH-6.17, NH-10.15), used both to carry it out and to preview it.

use crate::rules::board::{Board, Hex, HexSet};
use crate::rules::influence::Influence;
use crate::rules::readings::Reading;

/// True if a Clown wounds adjacent HQs. Sources differ, and this is the chosen reading (NH-6.17).
const EXPLOSIONS_HURT_HEADQUARTERS: bool = false;

/// Units that an exploding unit wounds: all adjacent ones, friend or foe (NH-6.16). HQs are included if the unit is a
/// Trap (NH-14.72).
#[must_use]
pub fn explosion_victims(influence: &Influence<'_>, unit: Hex) -> HexSet {
    let arrangement = influence.arrangement;
    let place = arrangement.place(unit);
    let around = place.iter().fold(HexSet::EMPTY, |around, hex| around.union(arrangement.board.around(hex)));
    let around = around.difference(place);
    let is_trap = influence.unit(unit).is_some_and(|(_, tile)| tile.edges.iter().any(|edge| edge.trap));
    victims_among(influence, around, EXPLOSIONS_HURT_HEADQUARTERS || is_trap)
}

/// Units that a Toxic Bomb wounds: the one on it and all adjacent ones, friend or foe (NH-14.71). No source exempts
/// HQs, but players may agree that it spares them (O-16).
#[must_use]
pub fn toxic_bomb_victims(influence: &Influence<'_>, hex: Hex) -> HexSet {
    let area = bomb_area(influence.arrangement.board, hex);
    let spares = influence.roster.terms().readings.has(Reading::ToxicBombSparesHeadquarters);
    victims_among(influence, area, !spares)
}

/// The area of a Bomb: the centre hex and those next to it.
#[must_use]
pub fn bomb_area(board: Board, centre: Hex) -> HexSet {
    board.neighbours(centre).map(|(_, hex)| hex).chain([centre]).collect()
}

/// Units that an instant wounds in an area, including the player's own. HQs are exempt, and so are units whose
/// Foundation is the target instead (NH-10.3, NH-10.15).
#[must_use]
pub fn victims(influence: &Influence<'_>, area: HexSet, foundation_targets: HexSet) -> HexSet {
    victims_among(influence, area.difference(foundation_targets), false)
}

/// The units in an area, each once (NH-13.13).
fn victims_among(influence: &Influence<'_>, area: HexSet, hurts_headquarters: bool) -> HexSet {
    let is_hurt =
        |hex: &Hex| influence.unit(*hex).is_some_and(|(_, tile)| hurts_headquarters || !tile.is_headquarters());
    influence.arrangement.one_hex_each(area.iter().filter(is_hurt).collect())
}
