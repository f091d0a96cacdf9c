//! Factions drawn by the season's seed. Factions are ids; what they are is the game's affair.

use std::collections::{BTreeMap, BTreeSet};

use crate::{draw::Key, profile::MatchKind};

/// Games of a player with each faction in the season.
pub type Uses = BTreeMap<String, u32>;

/// Drawn factions of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RandomFactions {
    /// The whole order, so that readers can check it.
    pub order: Vec<String>,
    /// The factions of the match's first and second.
    pub factions: [String; 2],
}

/// Draws the factions of a match by the key of its [`crate::draw::Purpose::Factions`]; `None` with fewer than two
/// factions.
///
/// Without `uses` these are the first two of the order. With them (`once`) it is the pair of different factions with
/// the fewest earlier uses by the two players, of several the first in the order. In a mirrored match both play both.
pub fn draw_factions<'a>(
    key: &Key,
    allowed: impl IntoIterator<Item = &'a str>,
    kind: MatchKind,
    uses: Option<[&Uses; 2]>,
) -> Option<RandomFactions> {
    let order = key.order(allowed.into_iter().collect::<BTreeSet<_>>());
    let cost = |first: &str, second: &str| {
        let [of_first, of_second] = uses?;
        let count = |uses: &Uses, faction: &str| uses.get(faction).copied().unwrap_or(0);
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
