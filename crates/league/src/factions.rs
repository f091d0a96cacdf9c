//! Factions drawn from the season's seed. Factions are only ids here; their meaning is up to the game.

use std::collections::{BTreeMap, BTreeSet};

use crate::{draw::Key, profile::MatchKind};

/// Number of games a player has played with each faction in the season.
pub type FactionUses = BTreeMap<String, u32>;

/// The drawn factions of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RandomFactions {
    /// The complete drawn order, so that it can be checked.
    pub order: Vec<String>,
    /// The factions of the match's first and second player.
    pub factions: [String; 2],
}

/// Draws the factions of a match by the key of its [`crate::draw::Purpose::Factions`]; `None` with fewer than two
/// factions.
///
/// Without `uses`, the first two factions of the drawn order are taken. With `uses` (`once`), the pair of different
/// factions that the two players have used least is taken, the earliest in the order among equals. In a mirrored match
/// both players play both factions.
pub fn draw_factions<'a>(
    key: &Key,
    allowed: impl IntoIterator<Item = &'a str>,
    kind: MatchKind,
    uses: Option<[&FactionUses; 2]>,
) -> Option<RandomFactions> {
    let order = key.order(allowed.into_iter().collect::<BTreeSet<_>>());
    let cost = |first: &str, second: &str| {
        let [of_first, of_second] = uses?;
        let count = |uses: &FactionUses, faction: &str| uses.get(faction).copied().unwrap_or(0);
        let once = count(of_first, first) + count(of_second, second);
        let exchanged = count(of_first, second) + count(of_second, first);
        Some(if kind == MatchKind::Mirrored { once + exchanged } else { once })
    };
    let pairs = (0..order.len()).flat_map(|first| (0..order.len()).map(move |second| (first, second)));
    // `min_by_key` keeps the first of equals, which is the one earlier in the order.
    let (first, second) = pairs
        .filter(|(first, second)| first != second)
        .min_by_key(|&(first, second)| cost(order[first], order[second]))?;
    let factions = [order[first].to_owned(), order[second].to_owned()];
    Some(RandomFactions { order: order.into_iter().map(str::to_owned).collect(), factions })
}
