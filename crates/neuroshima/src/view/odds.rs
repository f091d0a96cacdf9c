//! Tiles that each side still has to draw.

use crate::rules::{Game, HAND_LIMIT, TileId};
use crate::texts::{text, word};
use crate::words::tile_name;
use sztab_game::view::RemainingSupply;
use sztab_game::{Language, Side};

/// Number of drawn tiles for which odds are given: as many as a hand may hold (NH-3.1).
const MAX_DRAWS: usize = HAND_LIMIT;

/// The remaining tiles of all sides.
pub(super) fn remainder(game: &Game, with_odds: bool, language: Language) -> RemainingSupply {
    let about = if with_odds {
        text(language, "tiles-odds-about", &[("draws", MAX_DRAWS.into())])
    } else {
        word(language, "tiles-odds-off")
    };
    let lines = game.roster().sides().flat_map(|side| remaining_tile_lines(game, side, language, with_odds)).collect();
    RemainingSupply { about, lines }
}

/// A side's remaining tiles. Their numbers are public knowledge (NH-2.6), their order is not.
fn remaining_tile_lines(game: &Game, side: Side, language: Language, with_odds: bool) -> Vec<String> {
    let (roster, seat) = (game.roster(), game.seat(side));
    let army = roster.army(side);
    let name = army.name.in_language(language).to_owned();
    let left_of = |tile: TileId| seat.pile.iter().filter(|&&other| other == tile).count();
    let pile = seat.pile.len();
    let all: usize = army.tiles.iter().filter(|tile| !tile.is_headquarters()).map(|tile| usize::from(tile.count)).sum();
    let arguments = [("army", name.into()), ("left", pile.into()), ("seen", all.saturating_sub(pile).into())];
    let mut lines = vec![text(language, "tiles-army", &arguments)];
    for (id, tile) in (0u8..).map(TileId).zip(&army.tiles) {
        let left = left_of(id);
        if left == 0 {
            continue;
        }
        let mut arguments = vec![
            ("tile", tile_name(language, roster, side, id).to_owned().into()),
            ("left", left.into()),
            ("count", tile.count.into()),
        ];
        let key = if with_odds {
            arguments.push(("percent", percent(left, pile, MAX_DRAWS).into()));
            "tiles-line-odds"
        } else {
            "tiles-line"
        };
        lines.push(text(language, key, &arguments));
    }
    if pile == 0 {
        lines.push(word(language, "tiles-none-left"));
    }
    lines
}

/// Probability that at least one of `wanted` tiles is among the next `draws` tiles of a pile, in whole per cent: never
/// 0 for a possible event, and never 100 for an uncertain one.
fn percent(wanted: usize, pile: usize, draws: usize) -> u8 {
    let draws = draws.min(pile);
    if wanted == 0 || draws == 0 {
        return 0;
    }
    if pile - wanted < draws {
        return 100;
    }
    let others = pile - wanted;
    let (mut none, mut all): (u64, u64) = (1, 1);
    for drawn in 0..draws {
        none *= (others - drawn) as u64;
        all *= (pile - drawn) as u64;
    }
    let rounded = ((all - none) * 100 + all / 2) / all;
    u8::try_from(rounded.clamp(1, 99)).unwrap_or(99)
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn odds_assume_drawing_without_replacement() {
        assert_eq!(percent(1, 34, 3), 9, "3 of 34");
        assert_eq!(percent(2, 4, 3), 100, "two others cannot fill three draws");
        assert_eq!(percent(2, 5, 3), 90, "1 - 3/5 * 2/4 * 1/3");
        assert_eq!(percent(1, 2, 3), 100, "all of a short pile is drawn");
        assert_eq!((percent(0, 10, 3), percent(1, 0, 3)), (0, 0));
        assert_eq!(percent(33, 34, 1), 97);
        assert_eq!(percent(999, 1000, 1), 99, "never certain unless it is");
    }
}
