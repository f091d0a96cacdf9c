//! The games of a duel: the armies, seats and seeds for each game number.

use std::sync::Arc;

use sha2::{Digest as _, Sha256};

use crate::cli::files::InputError;
use crate::cli::new::find_army;
use sztab_neuroshima::rules::notation::Catalogue;
use sztab_neuroshima::rules::{Army, Roster, Seed, Side, Terms};

/// The argument that selects all armies: every pair in a duel, every combination of three or four at a larger table.
pub const ALL_ARMIES: &str = "all";

/// Purpose of a derived seed: the order of the piles in a deal.
pub const DEALS_PURPOSE: &str = "sztab duel deal 1";

/// Purpose of a derived seed: the players' choices in a game.
pub const CHOICES_PURPOSE: &str = "sztab duel choices 1";

/// Step between the armies of one deal and those of the next at a table for three or four, so that even a few games
/// cover many armies. Coprime to the number of orders in which the existing armies can be seated at three or four
/// seats.
const STRIDE: usize = 7919;

/// All games of one call.
#[derive(Debug)]
pub struct Schedule {
    /// Rosters in turn order; each deal uses the next roster.
    rosters: Vec<Arc<Roster>>,
    terms: Terms,
    seed: String,
    games: u32,
}

/// A player, as an index into the list of named players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player(pub usize);

impl Player {
    /// The player named first.
    pub const FIRST: Self = Self(0);

    /// The player named second.
    pub const SECOND: Self = Self(1);

    /// Both players of a duel, in order.
    pub const BOTH: [Self; 2] = [Self::FIRST, Self::SECOND];

    pub fn index(self) -> usize {
        self.0
    }
}

/// A game that has not been played yet.
#[derive(Debug, Clone)]
pub struct Fixture {
    /// The game's number, from 1.
    pub number: u32,
    /// The armies in turn order.
    pub roster: Arc<Roster>,
    /// The player of X. The other players follow in the order in which they were named, wrapping around.
    pub begins: Player,
    /// The seed of the piles, shared by all games of the same deal.
    pub deal: Seed,
    /// The seed of the players' choices. It differs between the games of a deal: with the same seed, two equal players
    /// would play the same game twice.
    pub choices: Seed,
}

impl Fixture {
    pub fn player(&self, side: Side) -> Player {
        Player((self.begins.0 + side.index()) % self.seats())
    }

    pub fn side(&self, player: Player) -> Side {
        let index = (player.0 + self.seats() - self.begins.0) % self.seats();
        Side(u8::try_from(index).unwrap_or(0))
    }

    /// The number of sides.
    pub fn seats(&self) -> usize {
        usize::from(self.roster.terms().seats)
    }

    /// The ids of the armies in turn order.
    pub fn armies(&self) -> Vec<&str> {
        self.roster.sides().map(|side| self.roster.army(side).id.as_str()).collect()
    }
}

impl Schedule {
    /// The games between some armies on the given terms. `armies` is a list such as `borgo,moloch`, or [`ALL`] for
    /// every army in the catalogue.
    pub fn new(
        catalogue: &Catalogue,
        terms: Terms,
        armies: &str,
        seed: String,
        games: u32,
    ) -> Result<Self, InputError> {
        let seats = usize::from(terms.seats);
        let all = if armies == ALL_ARMIES && seats == 2 {
            all_pairs(catalogue.armies()).into_iter().map(Vec::from).collect()
        } else if armies == ALL_ARMIES {
            spread(&seat_orders(catalogue.armies(), seats))
        } else {
            vec![find_armies(catalogue, armies, seats)?]
        };
        if all.is_empty() {
            return Err(InputError(format!("--armies {armies}: expected at least {seats} armies")));
        }
        let rosters = all.into_iter().map(|armies| Arc::new(Roster::with_terms(armies, terms.clone()))).collect();
        Ok(Self { rosters, terms, seed, games })
    }

    /// The terms of the games.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seed of the whole duel.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// Number of games.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The armies in turn order.
    pub fn rosters(&self) -> &[Arc<Roster>] {
        &self.rosters
    }

    /// A game by its number; `None` beyond the last one.
    pub fn fixture(&self, number: u32) -> Option<Fixture> {
        let index = number.checked_sub(1).filter(|_| number <= self.games)?;
        let seats = u32::from(self.terms.seats);
        let deal = index / seats;
        let armies = usize::try_from(deal).unwrap_or(0) % self.rosters.len();
        Some(Fixture {
            number,
            roster: Arc::clone(&self.rosters[armies]),
            begins: Player(usize::try_from(index % seats).unwrap_or(0)),
            deal: derive_seed(&self.seed, DEALS_PURPOSE, deal),
            choices: derive_seed(&self.seed, CHOICES_PURPOSE, index),
        })
    }

    /// All games in order.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> {
        (1..=self.games).filter_map(|number| self.fixture(number))
    }
}

/// Derives the seed for a purpose and a number.
pub fn derive_seed(seed: &str, purpose: &str, number: u32) -> Seed {
    let hash = Sha256::new().chain_update(purpose).chain_update([0]).chain_update(seed);
    hash.chain_update([0]).chain_update(number.to_be_bytes()).finalize().into()
}

/// Every pair of armies in one order, followed by every pair in the other order.
fn all_pairs(armies: &[Arc<Army>]) -> Vec<[Arc<Army>; 2]> {
    let mut pairs = Vec::new();
    for (index, first) in armies.iter().enumerate() {
        pairs.extend(armies[index + 1..].iter().map(|second| [Arc::clone(first), Arc::clone(second)]));
    }
    let turned: Vec<_> = pairs.iter().map(|[first, second]| [Arc::clone(second), Arc::clone(first)]).collect();
    pairs.extend(turned);
    pairs
}

/// Every order in which this many different armies can be seated.
fn seat_orders(armies: &[Arc<Army>], seats: usize) -> Vec<Vec<Arc<Army>>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..seats {
        let longer = all.iter().flat_map(|some| {
            let free = (0..armies.len()).filter(|index| !some.contains(index));
            free.map(|index| some.iter().copied().chain([index]).collect())
        });
        all = longer.collect();
    }
    let armies_of = |some: &Vec<usize>| some.iter().map(|&index| Arc::clone(&armies[index])).collect();
    all.iter().map(armies_of).collect()
}

/// The items, rearranged so that neighbours have little in common.
fn spread<T: Clone>(items: &[T]) -> Vec<T> {
    (0..items.len()).map(|index| items[index * STRIDE % items.len()].clone()).collect()
}

fn find_armies(catalogue: &Catalogue, armies: &str, seats: usize) -> Result<Vec<Arc<Army>>, InputError> {
    let ids: Vec<&str> = armies.split(',').collect();
    let (word, example) = match seats {
        2 => ("two", "borgo,moloch"),
        3 => ("three", "borgo,moloch,outpost"),
        _ => ("four", "borgo,moloch,outpost,hegemony"),
    };
    if ids.len() != seats {
        let known = catalogue.ids().collect::<Vec<_>>().join(", ");
        let expected = format!("expected {word} of {known}, such as {example}, or {ALL_ARMIES}");
        return Err(InputError(format!("--armies {armies}: {expected}")));
    }
    if ids.iter().enumerate().any(|(index, id)| ids[..index].contains(id)) {
        return Err(InputError(format!("--armies {armies}: expected {word} different armies")));
    }
    ids.into_iter().map(|id| find_army(catalogue, id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Number of built-in armies.
    fn army_count() -> usize {
        Catalogue::built_in().armies().len()
    }

    fn schedule(armies: &str, games: u32) -> Schedule {
        schedule_on("", armies, games)
    }

    fn schedule_on(terms: &str, armies: &str, games: u32) -> Schedule {
        let terms = terms.parse().expect("these are terms");
        Schedule::new(&Catalogue::built_in(), terms, armies, "7".to_owned(), games).expect("these armies are built in")
    }

    #[test]
    fn two_games_share_a_deal_with_swapped_seats() {
        let games: Vec<Fixture> = schedule(ALL_ARMIES, 4).fixtures().collect();
        let [one, two, three, four] = &games[..] else { panic!("four games") };
        assert_eq!((one.armies(), one.deal), (two.armies(), two.deal));
        assert_eq!((one.begins, two.begins, three.begins), (Player::FIRST, Player::SECOND, Player::FIRST));
        assert_ne!(one.choices, two.choices);
        assert_ne!((two.armies(), two.deal), (three.armies(), three.deal));
        assert_eq!(three.deal, four.deal);
        assert_eq!((two.player(Side(0)), two.side(Player::SECOND)), (Player::SECOND, Side(0)));
    }

    #[test]
    fn every_army_meets_every_other_one_in_both_orders() {
        let all = army_count() * (army_count() - 1);
        let games = u32::try_from(2 * all + 1).expect("a few");
        let schedule = schedule(ALL_ARMIES, games);
        let seated = |game: Fixture| game.armies().into_iter().map(str::to_owned).collect::<Vec<_>>();
        let mut pairs: Vec<Vec<String>> = schedule.fixtures().step_by(2).map(seated).collect();
        assert_eq!(pairs.pop(), pairs.first().cloned(), "the deal after the last pair begins anew");
        pairs.sort();
        pairs.dedup();
        assert_eq!(pairs.len(), all);
        assert!(schedule.fixture(0).is_none() && schedule.fixture(games + 1).is_none());
    }

    #[test]
    fn other_seeds_deal_other_piles() {
        let deal = |seed: &str| {
            let schedule = Schedule::new(&Catalogue::built_in(), Terms::default(), ALL_ARMIES, seed.to_owned(), 1);
            schedule.expect("all are there").fixture(1).map(|game| game.deal)
        };
        assert_ne!(deal("1"), deal("2"));
    }

    #[test]
    fn every_player_sits_in_every_seat_of_a_deal_for_three() {
        let games: Vec<Fixture> = schedule_on("mode=ffa", ALL_ARMIES, 6).fixtures().collect();
        for (index, game) in games.iter().enumerate() {
            assert_eq!(game.deal, games[index / 3 * 3].deal);
            for player in [0, 1, 2].map(Player) {
                assert_eq!(game.player(game.side(player)), player);
            }
        }
        let of_x: Vec<Player> = games.iter().map(|game| game.player(Side(0))).collect();
        assert_eq!(of_x, [0, 1, 2, 0, 1, 2].map(Player));
        assert_ne!(games[0].deal, games[3].deal);
    }

    #[test]
    fn every_order_of_four_armies_is_dealt_once() {
        let all = (army_count() - 3..=army_count()).product::<usize>();
        let schedule = schedule_on("mode=teams", ALL_ARMIES, u32::try_from(4 * all).expect("some thousands"));
        let mut orders: Vec<String> = schedule.fixtures().step_by(4).map(|game| game.armies().join(",")).collect();
        orders.sort();
        orders.dedup();
        assert_eq!(orders.len(), all);
    }
}
