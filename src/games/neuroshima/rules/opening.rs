//! Dealing: the shuffle, made once from a seed that was committed to (NH-2.1).
//!
//! The shuffle is our own and written down here, because a game has to be provable years later whatever random number
//! library is in fashion then. For an army the stream of bytes is SHA-256(key, 0), SHA-256(key, 1), ... with
//! key = SHA-256("sztab shuffle 1", army id, 0, seed) and the counters as 8 bytes, most significant first. The tiles
//! stand in the order of the army file; from the last place down each changes places with one at or before it, drawn
//! without bias from 4 bytes of the stream, most significant first. The tile that ends up first is drawn first.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::arrangement::Roster;
use super::board::Board;
use super::tile::TileId;

/// The secret that every shuffle of a game is made from.
pub type Seed = [u8; 32];

/// How a game begins: all that is decided before the first HQ is placed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The play area.
    pub board: Board,
    /// Each side's pile in turn order, the tile drawn first at the front.
    pub piles: Vec<Vec<TileId>>,
}

impl Opening {
    /// Shuffles the pile of each side.
    #[must_use]
    pub fn deal(roster: &Roster, board: Board, seed: &Seed) -> Self {
        let piles = roster.sides().map(|side| {
            let army = roster.army(side);
            shuffled(army.drawable().collect(), &army.id, seed)
        });
        Self { board, piles: piles.collect() }
    }
}

/// What is published before the first draw: SHA-256 of the seed, in hexadecimal.
#[must_use]
pub fn commitment(seed: &Seed) -> String {
    hexadecimal(&Sha256::digest(seed))
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

fn shuffled(mut tiles: Vec<TileId>, army: &str, seed: &Seed) -> Vec<TileId> {
    let mut stream = Stream::new(army, seed);
    for last in (1..tiles.len()).rev() {
        let bound = u32::try_from(last + 1).expect("a pile has at most 255 tiles");
        tiles.swap(last, stream.below(bound) as usize);
    }
    tiles
}

/// Bytes derived from the seed.
struct Stream {
    key: [u8; 32],
    counter: u64,
    block: [u8; 32],
    used: usize,
}

impl Stream {
    fn new(army: &str, seed: &Seed) -> Self {
        let key =
            Sha256::new().chain_update(b"sztab shuffle 1").chain_update(army).chain_update([0]).chain_update(seed);
        Self { key: key.finalize().into(), counter: 0, block: [0; 32], used: 32 }
    }

    fn word(&mut self) -> u32 {
        if self.used == self.block.len() {
            self.block =
                Sha256::new().chain_update(self.key).chain_update(self.counter.to_be_bytes()).finalize().into();
            self.counter += 1;
            self.used = 0;
        }
        let bytes = self.block[self.used..self.used + 4].try_into().expect("four bytes");
        self.used += 4;
        u32::from_be_bytes(bytes)
    }

    /// A number below `bound`, each equally likely: words from the uneven end of the range are thrown away.
    fn below(&mut self, bound: u32) -> u32 {
        let even = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.word();
            if word < even {
                return word % bound;
            }
        }
    }
}
