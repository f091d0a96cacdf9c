//! The games of a duel: armies, seats and seeds of each, by its number.

use std::sync::Arc;

use sha2::{Digest as _, Sha256};

use crate::cli::files::Unusable;
use crate::cli::new::army;
use crate::games::neuroshima::rules::notation::Catalogue;
use crate::games::neuroshima::rules::{Army, Roster, Seed, Side};

/// The word for all pairs of armies.
pub const ALL: &str = "all";

/// Purpose of a derived seed: the piles of a deal.
const DEALS: &str = "sztab duel deal 1";

/// Purpose of a derived seed: the players' choices in a game.
const CHOICES: &str = "sztab duel choices 1";

/// All games of a duel.
#[derive(Debug)]
pub struct Schedule {
    /// Pairs of armies in turn order; each deal uses the next one.
    rosters: Vec<Arc<Roster>>,
    seed: String,
    games: u32,
}

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// The player named first.
    First,
    /// The player named second.
    Second,
}

impl Player {
    /// Both players in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 or 1.
    pub fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }

    /// The opponent.
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// One game before it is played.
#[derive(Debug, Clone)]
pub struct Fixture {
    /// Its number, from 1.
    pub number: u32,
    /// The armies in turn order.
    pub roster: Arc<Roster>,
    /// The player of X.
    pub begins: Player,
    /// The seed of the piles: the same for both games of a deal.
    pub deal: Seed,
    /// The seed of the players' choices. It differs between the games of a deal: otherwise two equal players would
    /// repeat the first game in the second one.
    pub choices: Seed,
}

impl Fixture {
    /// The player of a side.
    pub fn player(&self, side: Side) -> Player {
        if side == Side(0) { self.begins } else { self.begins.other() }
    }

    /// The side of a player.
    pub fn side(&self, player: Player) -> Side {
        Side(u8::from(player != self.begins))
    }

    /// The ids of the armies in turn order.
    pub fn armies(&self) -> [&str; 2] {
        [Side(0), Side(1)].map(|side| self.roster.army(side).id.as_str())
    }
}

impl Schedule {
    /// The games between two armies, such as `borgo,moloch`, or between [`ALL`] pairs of the catalogue.
    pub fn new(catalogue: &Catalogue, armies: &str, seed: String, games: u32) -> Result<Self, Unusable> {
        let pairs = if armies == ALL { all_pairs(catalogue.armies()) } else { vec![named_pair(catalogue, armies)?] };
        let rosters = pairs.into_iter().map(|pair| Arc::new(Roster::new(pair.into()))).collect();
        Ok(Self { rosters, seed, games })
    }

    /// The seed of the whole duel.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// How many games are played.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The pairs of armies in turn order.
    pub fn rosters(&self) -> &[Arc<Roster>] {
        &self.rosters
    }

    /// A game by its number; none beyond the last one.
    pub fn fixture(&self, number: u32) -> Option<Fixture> {
        let index = number.checked_sub(1).filter(|_| number <= self.games)?;
        let deal = index / 2;
        let pair = usize::try_from(deal).unwrap_or(0) % self.rosters.len();
        Some(Fixture {
            number,
            roster: Arc::clone(&self.rosters[pair]),
            begins: if index.is_multiple_of(2) { Player::First } else { Player::Second },
            deal: self.derived(DEALS, deal),
            choices: self.derived(CHOICES, index),
        })
    }

    /// All games in order.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> {
        (1..=self.games).filter_map(|number| self.fixture(number))
    }

    fn derived(&self, purpose: &str, number: u32) -> Seed {
        let hash = Sha256::new().chain_update(purpose).chain_update([0]).chain_update(&self.seed);
        hash.chain_update([0]).chain_update(number.to_be_bytes()).finalize().into()
    }
}

/// Each two armies once in one order, then each two in the other order.
fn all_pairs(armies: &[Arc<Army>]) -> Vec<[Arc<Army>; 2]> {
    let mut pairs = Vec::new();
    for (index, first) in armies.iter().enumerate() {
        pairs.extend(armies[index + 1..].iter().map(|second| [Arc::clone(first), Arc::clone(second)]));
    }
    let turned: Vec<_> = pairs.iter().map(|[first, second]| [Arc::clone(second), Arc::clone(first)]).collect();
    pairs.extend(turned);
    pairs
}

fn named_pair(catalogue: &Catalogue, armies: &str) -> Result<[Arc<Army>; 2], Unusable> {
    let ids: Vec<&str> = armies.split(',').collect();
    let [first, second] = ids[..] else {
        let known = catalogue.ids().collect::<Vec<_>>().join(", ");
        let expected = format!("expected two of {known}, such as borgo,moloch, or {ALL}");
        return Err(Unusable(format!("--armies {armies}: {expected}")));
    };
    if first == second {
        return Err(Unusable(format!("--armies {armies}: expected two different armies")));
    }
    Ok([army(catalogue, first)?, army(catalogue, second)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(armies: &str, games: u32) -> Schedule {
        Schedule::new(&Catalogue::built_in(), armies, "7".to_owned(), games).expect("these armies are built in")
    }

    #[test]
    fn two_games_have_one_deal_and_swapped_seats() {
        let games: Vec<Fixture> = schedule(ALL, 4).fixtures().collect();
        let [one, two, three, four] = &games[..] else { panic!("four games") };
        assert_eq!((one.armies(), one.deal), (two.armies(), two.deal));
        assert_eq!((one.begins, two.begins, three.begins), (Player::First, Player::Second, Player::First));
        assert_ne!(one.choices, two.choices);
        assert_ne!((two.armies(), two.deal), (three.armies(), three.deal));
        assert_eq!(three.deal, four.deal);
        assert_eq!((two.player(Side(0)), two.side(Player::Second)), (Player::Second, Side(0)));
    }

    #[test]
    fn every_army_meets_every_other_one_in_both_orders() {
        let schedule = schedule(ALL, 25);
        let mut pairs: Vec<[String; 2]> =
            schedule.fixtures().step_by(2).map(|game| game.armies().map(str::to_owned)).collect();
        assert_eq!(pairs.pop(), pairs.first().cloned(), "the thirteenth deal begins anew");
        pairs.sort();
        pairs.dedup();
        assert_eq!(pairs.len(), 12);
        assert!(schedule.fixture(0).is_none() && schedule.fixture(26).is_none());
    }

    #[test]
    fn another_seed_deals_other_piles() {
        let deal = |seed: &str| {
            let schedule = Schedule::new(&Catalogue::built_in(), ALL, seed.to_owned(), 1);
            schedule.expect("all are there").fixture(1).map(|game| game.deal)
        };
        assert_ne!(deal("1"), deal("2"));
    }
}
