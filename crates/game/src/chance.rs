//! Verifiable randomness: every shuffle and roll of a game follows from one seed, to which the program commits
//! beforehand.
//!
//! The generator is our own and specified here, because a game has to be verifiable years later, whatever random number
//! library is in fashion then. Each use of chance has a purpose, such as `sztab shuffle 1`, and a subject, such as a
//! faction. Its bytes are SHA-256(key, 0), SHA-256(key, 1), ... with key = SHA-256(purpose, subject, 0, seed) and the
//! counters as 8 bytes, most significant first. A number is drawn without bias from 4 bytes, most significant first.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The secret from which all randomness of a game is derived.
pub type Seed = [u8; 32];

/// The number of 4-byte words in one block of bytes.
const WORDS_PER_BLOCK: u64 = 8;

/// Chance for one purpose in one game: as many numbers as are asked for, the same ones whenever the game is played again.
///
/// It is part of a game's state: the key, and how much of it is used. Without the key, in a game that is
/// [masked](super::Rules::observed_by), nothing can be drawn.
///
/// ```
/// use sztab_game::Chance;
///
/// let mut dice = Chance::new(&[7; 32], "sztab example 1", "die");
/// let rolls: Vec<u32> = (0..5).filter_map(|_| dice.draw_below(6)).map(|number| number + 1).collect();
/// assert_eq!(rolls, [2, 1, 1, 1, 4]);
///
/// let mut hidden = dice.without_seed();
/// assert_eq!(hidden.draw_below(6), None);
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// The key; `None` if the game is masked.
    key: Option<[u8; 32]>,
    /// The number of words already taken from the stream.
    used: u64,
}

impl fmt::Debug for Chance {
    /// Omits the key.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Chance").field("used", &self.used).finish_non_exhaustive()
    }
}

impl Chance {
    /// Chance derived from a seed. The purpose names what it is used for and ends with a version number; the subject
    /// distinguishes uses with the same purpose in one game.
    #[must_use]
    pub fn new(seed: &Seed, purpose: &str, subject: &str) -> Self {
        let key = Sha256::new().chain_update(purpose).chain_update(subject).chain_update([0]).chain_update(seed);
        Self { key: Some(key.finalize().into()), used: 0 }
    }

    /// The same use of chance, for a viewer who must not know the results.
    #[must_use]
    pub fn without_seed(&self) -> Self {
        Self { key: None, used: self.used }
    }

    /// The same use of chance at its current position, but with another key from here on, for
    /// [`Rules::sample`](super::Rules::sample).
    #[must_use]
    pub fn resample(&self, seed: &Seed) -> Self {
        Self { used: self.used, ..Self::new(seed, "sztab sample 1", "") }
    }

    /// True if numbers can be drawn.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.key.is_some()
    }

    /// A number below a bound, with equal probabilities. `None` if the key is hidden or the bound is 0.
    pub fn draw_below(&mut self, bound: u32) -> Option<u32> {
        let mut stream = Stream::new(self.key.filter(|_| bound > 0)?, self.used);
        let number = stream.draw_below(bound);
        self.used = stream.used;
        Some(number)
    }

    /// Shuffles: from the last position down, each item is swapped with one at the same or an earlier position. `None`,
    /// without a change, if the key is hidden or there are more than [`u32::MAX`] items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) -> Option<()> {
        let count = u32::try_from(items.len()).ok()?;
        let mut stream = Stream::new(self.key?, self.used);
        for (last, bound) in (1..items.len()).rev().zip((2..=count).rev()) {
            items.swap(last, stream.draw_below(bound) as usize);
        }
        self.used = stream.used;
        Some(())
    }
}

/// The words derived from a key. Each block is hashed once for all of its words.
struct Stream {
    key: [u8; 32],
    used: u64,
    block: Option<(u64, [u8; 32])>,
}

impl Stream {
    fn new(key: [u8; 32], used: u64) -> Self {
        Self { key, used, block: None }
    }

    fn next_word(&mut self) -> u32 {
        let (counter, place) = (self.used / WORDS_PER_BLOCK, (self.used % WORDS_PER_BLOCK) as usize * 4);
        let hashed = || Sha256::new().chain_update(self.key).chain_update(counter.to_be_bytes()).finalize().into();
        let block = match self.block {
            Some((known, block)) if known == counter => block,
            _ => hashed(),
        };
        self.block = Some((counter, block));
        self.used += 1;
        u32::from_be_bytes(block[place..place + 4].try_into().expect("four bytes"))
    }

    /// A number below a bound. A word from the uneven end of the range is discarded.
    fn draw_below(&mut self, bound: u32) -> u32 {
        let even = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.next_word();
            if word < even {
                return word % bound;
            }
        }
    }
}

/// Commitment to a seed, published before anything is drawn: its SHA-256, in hexadecimal.
///
/// ```
/// use sztab_game::chance::commitment;
///
/// assert!(commitment(&[0; 32]).starts_with("66687aadf862bd77"));
/// ```
#[must_use]
pub fn commitment(seed: &Seed) -> String {
    to_hex(&Sha256::digest(seed))
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}
