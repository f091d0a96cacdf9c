//! Units hit by an explosion and a Bomb (NH-6.15 to NH-6.17, NH-10.15): for carrying it out and for announcing it.

use crate::games::neuroshima::rules::board::{Hex, HexSet};
use crate::games::neuroshima::rules::influence::Influence;

/// Whether a Clown wounds HQs next to it. Sources differ; this is the reading chosen (NH-6.17).
const EXPLOSIONS_HURT_HEADQUARTERS: bool = false;

/// Units that an exploding one wounds: those next to it, whosever they are (NH-6.16).
#[must_use]
pub fn explosion(influence: &Influence<'_>, unit: Hex) -> HexSet {
    let around = influence.arrangement.board.neighbours(unit).map(|(_, hex)| hex);
    around.filter(|&hex| is_victim(influence, hex, EXPLOSIONS_HURT_HEADQUARTERS)).collect()
}

/// Units that a Bomb wounds: those on the hex and next to it, own ones too, HQs excepted (NH-10.15).
#[must_use]
pub fn bomb(influence: &Influence<'_>, centre: Hex) -> HexSet {
    let around = influence.arrangement.board.neighbours(centre).map(|(_, hex)| hex);
    around.chain([centre]).filter(|&hex| is_victim(influence, hex, false)).collect()
}

fn is_victim(influence: &Influence<'_>, hex: Hex, hurts_headquarters: bool) -> bool {
    influence.unit(hex).is_some_and(|(_, tile)| hurts_headquarters || !tile.is_headquarters())
}
