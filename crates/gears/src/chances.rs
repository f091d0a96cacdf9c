//! Randomness by subject: shuffles, named after their deck, and dice (contract, section 7).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sztab_game::{Chance, Seed};

use crate::values::{AttackFace, Values};

const SHUFFLE_PURPOSE: &str = "sztab gears shuffle 1";
const DICE_PURPOSE: &str = "sztab gears dice 1";

/// The subject under which dice rolls are counted.
const DICE_SUBJECT: &str = "dice";

/// A face that a test forces for the next roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ForcedFace {
    Omen,
    Number(u8),
}

impl ForcedFace {
    /// Parses the notation of a face.
    pub fn parse(word: &str) -> Option<Self> {
        match word {
            "o" => Some(Self::Omen),
            "-" => Some(Self::Number(0)),
            _ => word.parse().ok().filter(|number| (1..=9).contains(number)).map(Self::Number),
        }
    }

    /// The notation of the face.
    pub fn notation(self) -> String {
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
    pub forced: Vec<ForcedFace>,
    /// AI cards that the next shuffle of the AI deck puts on top; in a sample, the cards that actually came up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next_ai: Vec<u8>,
}

/// Moves known items to the front in their given order, as far as the list contains them.
pub fn move_to_front<T: PartialEq + Clone>(items: &mut Vec<T>, first: &[T]) {
    for item in first.iter().rev() {
        if let Some(place) = items.iter().position(|own| own == item) {
            let item = items.remove(place);
            items.insert(0, item);
        }
    }
}

/// The stored form of [`Chance`], which is the only way to construct a partly used stream.
#[derive(Serialize, Deserialize)]
struct StoredStream {
    key: Option<[u8; 32]>,
    used: u64,
}

/// The reason why no card or die can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawError {
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
    pub fn shuffle<T>(&mut self, deck: &str, cards: &mut [T]) -> Result<(), DrawError> {
        self.draw_from_stream(SHUFFLE_PURPOSE, deck, deck, |chance| chance.shuffle(cards))
    }

    /// Shuffles the AI deck.
    pub fn shuffle_ai(&mut self, cards: &mut Vec<u8>) -> Result<(), DrawError> {
        self.shuffle("ai", cards)?;
        move_to_front(cards, &std::mem::take(&mut self.next_ai));
        Ok(())
    }

    /// Rolls an attack die (GOW-8.6).
    pub fn roll_attack_die(&mut self, values: &Values) -> Result<AttackFace, DrawError> {
        if self.forced.is_empty() {
            return self.roll_die().map(|face| values.attack[face]);
        }
        let face = match self.forced[0] {
            ForcedFace::Omen => AttackFace::Omen,
            ForcedFace::Number(hits) => AttackFace::Hits(hits),
        };
        self.take_forced_face(values.attack.contains(&face)).map(|()| face)
    }

    /// Rolls a defence die (GOW-8.6).
    pub fn roll_defence_die(&mut self, values: &Values) -> Result<u8, DrawError> {
        match self.forced.first() {
            None => self.roll_die().map(|face| values.defence[face]),
            Some(ForcedFace::Omen) => Err(DrawError::NoFace),
            Some(ForcedFace::Number(shields)) => {
                let shields = *shields;
                self.take_forced_face(values.defence.contains(&shields)).map(|()| shields)
            }
        }
    }

    fn take_forced_face(&mut self, has_face: bool) -> Result<(), DrawError> {
        self.forced.remove(0);
        if has_face { Ok(()) } else { Err(DrawError::NoFace) }
    }

    fn roll_die(&mut self) -> Result<usize, DrawError> {
        self.draw_from_stream(DICE_PURPOSE, "", DICE_SUBJECT, |chance| chance.draw_below(6)).map(|face| face as usize)
    }

    fn draw_from_stream<T>(
        &mut self,
        purpose: &str,
        subject: &str,
        name: &str,
        draw: impl FnOnce(&mut Chance) -> Option<T>,
    ) -> Result<T, DrawError> {
        let seed = self.seed.ok_or(DrawError::Unknown)?;
        let used = self.used.get(name).copied().unwrap_or_default();
        let mut stored = to_stored(&Chance::new(&seed, purpose, subject)).ok_or(DrawError::Unknown)?;
        stored.used = used;
        let text = serde_json::to_value(stored).map_err(|_| DrawError::Unknown)?;
        let mut chance: Chance = serde_json::from_value(text).map_err(|_| DrawError::Unknown)?;
        let drawn = draw(&mut chance).ok_or(DrawError::Unknown)?;
        let now = to_stored(&chance).ok_or(DrawError::Unknown)?.used;
        if now > 0 {
            self.used.insert(name.to_owned(), now);
        }
        Ok(drawn)
    }
}

fn to_stored(chance: &Chance) -> Option<StoredStream> {
    serde_json::from_value(serde_json::to_value(chance).ok()?).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests {
    use super::*;

    #[test]
    fn streams_resume_at_the_same_position() {
        let values = Values::built_in();
        let mut chances = Chances::new(&[5; 32]);
        let mut chance = Chance::new(&[5; 32], DICE_PURPOSE, "");
        for _ in 0..40 {
            let face = chance.draw_below(6).unwrap() as usize;
            assert_eq!(chances.roll_attack_die(&values), Ok(values.attack[face]));
        }
        assert_eq!(chances.used.get(DICE_SUBJECT), Some(&40));
        let (mut one, mut other): (Vec<u8>, Vec<u8>) = ((0..54).collect(), (0..54).collect());
        chances.shuffle("order", &mut one).unwrap();
        Chance::new(&[5; 32], SHUFFLE_PURPOSE, "order").shuffle(&mut other).unwrap();
        assert_eq!((one, chances.used.get("order")), (other, Some(&53)));
    }

    #[test]
    fn forced_faces_come_first_and_must_be_on_the_die() {
        let values = Values::built_in();
        let forced = ["o", "2", "-", "3"].iter().filter_map(|word| ForcedFace::parse(word)).collect();
        let mut chances = Chances { forced, ..Chances::default() };
        assert_eq!(chances.roll_attack_die(&values), Ok(AttackFace::Omen));
        assert_eq!(chances.roll_defence_die(&values), Ok(2));
        assert_eq!(chances.roll_attack_die(&values), Ok(AttackFace::Hits(0)));
        assert_eq!(chances.roll_attack_die(&values), Err(DrawError::NoFace));
        assert_eq!(chances.roll_attack_die(&values), Err(DrawError::Unknown));
    }
}
