//! Draws that anyone can repeat: a committed seed and the entries determine every order.
//!
//! The seed's SHA-256 is published when entry opens, the seed itself at the end. Entries are not yet known at the time
//! of the commitment, so neither organisers nor players alone can control a draw.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::record::Place;

/// Version of the scheme, part of every key.
const SCHEME: &str = "sztab-league-1";

/// The secret of a season.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub [u8; 32]);

/// Purpose of a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Order of players who are equal on all criteria.
    Lots,
    /// Decides whether the top seed plays first or second in round 1.
    First,
    /// The first player of game 3 or 5 of a match.
    FirstOfGame {
        /// Number of the match in the season, from 1.
        match_number: u32,
        /// Number of the game, from 3.
        game: u32,
    },
    /// The factions of a match.
    Factions {
        /// Number of the round, from 1; 0 on a ladder.
        round: u32,
        /// Number of the match in the season, from 1.
        match_number: u32,
    },
}

/// A key that orders names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(String);

fn to_hex(bytes: &[u8]) -> String {
    use fmt::Write as _;

    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut digits, byte| {
        write!(digits, "{byte:02x}").expect("a string takes any text");
        digits
    })
}

/// The seed is secret: debug output omits its value.
impl fmt::Debug for Seed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Seed(..)")
    }
}

impl fmt::Display for Purpose {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lots => formatter.write_str("lots"),
            Self::First => formatter.write_str("first"),
            Self::FirstOfGame { match_number, game } => write!(formatter, "first {match_number} {game}"),
            Self::Factions { round, match_number } => write!(formatter, "armies {round} {match_number}"),
        }
    }
}

impl Seed {
    /// The commitment: SHA-256 of the 32 bytes, as 64 lower-case hexadecimal digits.
    pub fn commitment(&self) -> String {
        to_hex(&Sha256::digest(self.0))
    }

    /// The seed as 64 lower-case hexadecimal digits.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }

    /// Parses a revealed seed.
    pub fn from_hex(digits: &str) -> Option<Self> {
        let mut seed = [0; 32];
        if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        for (index, byte) in seed.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&digits[2 * index..2 * index + 2], 16).ok()?;
        }
        Some(Self(seed))
    }

    /// The key for a purpose: SHA-256 of `sztab-league-1|SEED|PURPOSE|ENTRIES`, with the entries ascending and
    /// comma-separated.
    ///
    /// Entries are the ids of the button presses that entered the players; their order in the slice does not matter.
    pub fn key(&self, purpose: Purpose, entries: &[u64]) -> Key {
        self.key_for(&purpose.to_string(), entries)
    }

    /// The key for a purpose given in its published form.
    pub fn key_for(&self, purpose: &str, entries: &[u64]) -> Key {
        let mut entries = entries.to_vec();
        entries.sort_unstable();
        let entries: Vec<String> = entries.iter().map(u64::to_string).collect();
        let text = format!("{SCHEME}|{}|{purpose}|{}", self.reveal(), entries.join(","));
        Key(to_hex(&Sha256::digest(text)))
    }
}

impl Key {
    /// Creates a key from its published form: 64 lower-case hexadecimal digits.
    pub fn from_hex(digits: &str) -> Self {
        Self(digits.to_owned())
    }

    /// The key as 64 lower-case hexadecimal digits.
    pub fn as_hex(&self) -> &str {
        &self.0
    }

    /// SHA-256 of `KEY|NAME`, the value by which names are ordered.
    pub fn rank(&self, name: &str) -> [u8; 32] {
        Sha256::digest(format!("{}|{name}", self.0)).into()
    }

    /// The names in drawn order. The order of the input does not matter.
    pub fn order<T: ToString>(&self, names: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut ordered: Vec<_> = names.into_iter().collect();
        ordered.sort_by_cached_key(|name| {
            let name = name.to_string();
            (self.rank(&name), name)
        });
        ordered
    }

    /// The players of a stage in the order of lots, using a key for [`Purpose::Lots`]. The names in the draw are the
    /// players' seeds, from 1.
    pub fn draw_lots(&self, players: usize) -> Vec<Place> {
        self.order(1..=players).into_iter().map(|seed| Place(seed - 1)).collect()
    }

    /// True if the top seed plays first in round 1, using a key for [`Purpose::First`]: if `first` is drawn before
    /// `second`.
    pub fn top_seed_is_first(&self) -> bool {
        self.rank("first") < self.rank("second")
    }
}
