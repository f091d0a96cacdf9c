//! Round robin by Berger tables (FIDE C.05).

use serde::{Deserialize, Serialize};

use crate::record::Place;

/// A round of a round robin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The matches: first the one with the highest-numbered player, then the others in order of their lower number.
    pub pairs: Vec<Pair>,
    /// The player without an opponent, if the number of players is odd.
    pub bye: Option<Place>,
}

/// Two opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pair {
    /// The player who is first in game 1.
    pub first: Place,
    /// The player who is second in game 1.
    pub second: Place,
}

/// Number of times each pair meets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cycles {
    /// Each pair once.
    Single,
    /// Each pair twice, with first and second exchanged.
    Double,
}

/// The rounds of a round robin for this many players; empty for fewer than two.
pub fn rounds(players: usize, cycles: Cycles) -> Vec<Round> {
    if players < 2 {
        return Vec::new();
    }
    // With an odd number of players, the last number of the table is the bye.
    let numbers = players.next_multiple_of(2);
    let mut rounds: Vec<Round> = (1..numbers).map(|round| build_round(numbers, players, round)).collect();
    if cycles == Cycles::Double {
        let exchanged: Vec<Round> = rounds
            .iter()
            .map(|round| Round {
                pairs: round.pairs.iter().map(|&pair| Pair { first: pair.second, second: pair.first }).collect(),
                bye: round.bye,
            })
            .collect();
        rounds.extend(exchanged);
    }
    rounds
}

/// Round `round` (from 1) of the table for `numbers`, an even count; numbers above `players` are omitted.
fn build_round(numbers: usize, players: usize, round: usize) -> Round {
    let modulus = numbers - 1;
    let mut pairs = Vec::with_capacity(numbers / 2);
    for lower in 1..numbers {
        let upper = match (round + 1 + modulus * 2 - lower) % modulus {
            0 => modulus,
            upper => upper,
        };
        let (first, second) = match lower.cmp(&upper) {
            std::cmp::Ordering::Equal if lower <= numbers / 2 => (lower, numbers),
            std::cmp::Ordering::Equal => (numbers, lower),
            std::cmp::Ordering::Less if (lower + upper) % 2 == 1 => (lower, upper),
            std::cmp::Ordering::Less => (upper, lower),
            std::cmp::Ordering::Greater => continue,
        };
        let at = if lower == upper { 0 } else { pairs.len() };
        pairs.insert(at, (first, second));
    }
    let bye = pairs.iter().find(|pair| pair.0.max(pair.1) > players).map(|pair| Place(pair.0.min(pair.1) - 1));
    let present = pairs.iter().filter(|pair| pair.0.max(pair.1) <= players);
    let pairs = present.map(|pair| Pair { first: Place(pair.0 - 1), second: Place(pair.1 - 1) }).collect();
    Round { pairs, bye }
}
