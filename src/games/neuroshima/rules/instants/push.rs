//! Push Back: where a pushed unit may go (NH-10.12, NH-10.40).

use crate::games::neuroshima::rules::arrangement::Arrangement;
use crate::games::neuroshima::rules::board::Hex;

/// The free hexes next to the target that do not touch the pusher, in canonical order.
pub fn destinations(arrangement: &Arrangement, pusher: Hex, target: Hex) -> impl Iterator<Item = Hex> {
    let board = arrangement.board;
    let mut hexes: Vec<Hex> = board
        .neighbours(target)
        .map(|(_, hex)| hex)
        .filter(|&hex| arrangement.is_free(hex) && board.distance(pusher, hex) == 2)
        .collect();
    hexes.sort_unstable();
    hexes.into_iter()
}
