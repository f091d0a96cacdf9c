//! Randomness by subject: shuffles, named after their deck, and dice (contract, section 7).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sztab_game::{Chance, Seed};

use crate::values::{AttackFace, Values};

const SHUFFLE: &str = "sztab gears shuffle 1";
const DICE: &str = "sztab gears dice 1";

/// The subject under which dice rolls are counted.
const DIE: &str = "dice";

/// A face that a test forces for the next roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Forced {
    Omen,
    Number(u8),
}

impl Forced {
    /// Parses the notation of a face.
    pub fn read(word: &str) -> Option<Self> {
        match word {
            "o" => Some(Self::Omen),
            "-" => Some(Self::Number(0)),
            _ => word.parse().ok().filter(|number| (1..=9).contains(number)).map(Self::Number),
        }
    }

    /// The notation of the face.
    pub fn word(self) -> String {
        match self {
            Self::Omen => "o".to_owned(),
            Self::Number(0) => "-".to_owned(),
            Self::Number(number) => number.to_string(),
        }
    }
}

/// The randomness of a game: the streams derived from the seed, the number of values used from each, and the faces
/// forced by a test.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chances {
    /// The seed; `None` if it is not known.
    pub seed: Option<Seed>,
    /// The number of random values used so far, by subject.
    pub used: BTreeMap<String, u64>,
    pub forced: Vec<Forced>,
    /// AI cards that the next shuffle of the AI deck puts on top; in a sample, the cards that actually came up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next_ai: Vec<u8>,
}

/// Moves known items to the front in their given order, as far as the list contains them.
pub fn put_first<T: PartialEq + Clone>(items: &mut Vec<T>, first: &[T]) {
    for item in first.iter().rev() {
        if let Some(place) = items.iter().position(|own| own == item) {
            let item = items.remove(place);
            items.insert(0, item);
        }
    }
}

/// The stored form of [`Chance`], which is the only way to construct a partly used stream.
#[derive(Serialize, Deserialize)]
struct Stored {
    key: Option<[u8; 32]>,
    used: u64,
}

/// The reason why no card or die can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// The seed is unknown to this copy.
    Unknown,
    /// A test forces a face that the die does not have.
    NoFace,
}

impl Chances {
    /// The randomness of a new game.
    pub fn new(seed: &Seed) -> Self {
        Self { seed: Some(*seed), ..Self::default() }
    }

    /// Shuffles a deck, given its name. Shuffling a single card uses no random number.
    pub fn shuffle<T>(&mut self, deck: &str, cards: &mut [T]) -> Result<(), Closed> {
        self.with(SHUFFLE, deck, deck, |chance| chance.shuffle(cards))
    }

    /// Shuffles the AI deck.
    pub fn shuffle_ai(&mut self, cards: &mut Vec<u8>) -> Result<(), Closed> {
        self.shuffle("ai", cards)?;
        put_first(cards, &std::mem::take(&mut self.next_ai));
        Ok(())
    }

    /// Rolls an attack die (GOW-8.6).
    pub fn attack(&mut self, values: &Values) -> Result<AttackFace, Closed> {
        if self.forced.is_empty() {
            return self.die().map(|face| values.attack[face]);
        }
        let face = match self.forced[0] {
            Forced::Omen => AttackFace::Omen,
            Forced::Number(hits) => AttackFace::Hits(hits),
        };
        self.force(values.attack.contains(&face)).map(|()| face)
    }

    /// Rolls a defence die (GOW-8.6).
    pub fn defence(&mut self, values: &Values) -> Result<u8, Closed> {
        match self.forced.first() {
            None => self.die().map(|face| values.defence[face]),
            Some(Forced::Omen) => Err(Closed::NoFace),
            Some(Forced::Number(shields)) => {
                let shields = *shields;
                self.force(values.defence.contains(&shields)).map(|()| shields)
            }
        }
    }

    fn force(&mut self, has_face: bool) -> Result<(), Closed> {
        self.forced.remove(0);
        if has_face { Ok(()) } else { Err(Closed::NoFace) }
    }

    fn die(&mut self) -> Result<usize, Closed> {
        self.with(DICE, "", DIE, |chance| chance.below(6)).map(|face| face as usize)
    }

    fn with<T>(
        &mut self,
        purpose: &str,
        subject: &str,
        name: &str,
        draw: impl FnOnce(&mut Chance) -> Option<T>,
    ) -> Result<T, Closed> {
        let seed = self.seed.ok_or(Closed::Unknown)?;
        let used = self.used.get(name).copied().unwrap_or_default();
        let mut stored = stored_form(&Chance::new(&seed, purpose, subject)).ok_or(Closed::Unknown)?;
        stored.used = used;
        let text = serde_json::to_value(stored).map_err(|_| Closed::Unknown)?;
        let mut chance: Chance = serde_json::from_value(text).map_err(|_| Closed::Unknown)?;
        let drawn = draw(&mut chance).ok_or(Closed::Unknown)?;
        let now = stored_form(&chance).ok_or(Closed::Unknown)?.used;
        if now > 0 {
            self.used.insert(name.to_owned(), now);
        }
        Ok(drawn)
    }
}

fn stored_form(chance: &Chance) -> Option<Stored> {
    serde_json::from_value(serde_json::to_value(chance).ok()?).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests {
    use super::*;

    #[test]
    fn streams_go_on_where_they_stood() {
        let values = Values::built_in();
        let mut chances = Chances::new(&[5; 32]);
        let mut chance = Chance::new(&[5; 32], DICE, "");
        for _ in 0..40 {
            let face = chance.below(6).unwrap() as usize;
            assert_eq!(chances.attack(&values), Ok(values.attack[face]));
        }
        assert_eq!(chances.used.get(DIE), Some(&40));
        let (mut one, mut other): (Vec<u8>, Vec<u8>) = ((0..54).collect(), (0..54).collect());
        chances.shuffle("order", &mut one).unwrap();
        Chance::new(&[5; 32], SHUFFLE, "order").shuffle(&mut other).unwrap();
        assert_eq!((one, chances.used.get("order")), (other, Some(&53)));
    }

    #[test]
    fn forced_faces_come_first_and_must_be_on_the_die() {
        let values = Values::built_in();
        let forced = ["o", "2", "-", "3"].iter().filter_map(|word| Forced::read(word)).collect();
        let mut chances = Chances { forced, ..Chances::default() };
        assert_eq!(chances.attack(&values), Ok(AttackFace::Omen));
        assert_eq!(chances.defence(&values), Ok(2));
        assert_eq!(chances.attack(&values), Ok(AttackFace::Hits(0)));
        assert_eq!(chances.attack(&values), Err(Closed::NoFace));
        assert_eq!(chances.attack(&values), Err(Closed::Unknown));
    }
}
