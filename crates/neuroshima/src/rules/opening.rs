//! Dealing: the shuffle, made only once, from a seed to which the bot has published a commitment (NH-2.1).
//!
//! The shuffle is one use of [`Chance`], with an army as its subject. The purpose of each use is part of its key, so
//! other uses of the seed reveal nothing about a pile. The tiles start in the order of the army file. From the last
//! index down, each tile is swapped with one at the same or a lower index. The tile that ends up first is drawn first.
//!
//! Until the game has a result, the order of the piles is the only secret: it appears in no post, picture, log or debug
//! output (`tests/endurance/piles.rs`).

use serde::{Deserialize, Serialize};

use super::arrangement::Roster;
use super::board::Board;
use super::terms::Terms;
use super::tile::TileId;
use sztab_game::Chance;

pub use sztab_game::Seed;
pub use sztab_game::chance::{commitment, to_hex};

/// Purpose of the random numbers for a shuffle.
const SHUFFLE_PURPOSE: &str = "sztab shuffle 1";

/// The opening of a game: everything decided before the first HQ is placed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The board in play.
    pub board: Board,
    /// The terms of the game; openings stored by earlier versions are those of standard duels.
    #[serde(default, skip_serializing_if = "Terms::is_usual")]
    pub terms: Terms,
    /// Each side's pile in turn order, with the tile drawn first at index 0.
    pub piles: Vec<Vec<TileId>>,
}

impl Opening {
    /// Shuffles the pile of each side, after the tile exchanges have been made (NH-13.60). On some pages only the first
    /// tiles are played (NH-13.30).
    #[must_use]
    pub fn deal(roster: &Roster, board: Board, seed: &Seed) -> Self {
        let piles = roster.sides().map(|side| {
            let army = roster.army(side);
            let mut pile = shuffle(army.drawable_tiles().collect(), &army.id, seed);
            let most = roster.page().and_then(|page| page.rules.tiles[side.index()]);
            pile.truncate(most.map_or(usize::MAX, usize::from));
            pile
        });
        Self { board, terms: Terms { board, ..roster.terms().clone() }, piles: piles.collect() }
    }
}

fn shuffle(mut tiles: Vec<TileId>, army: &str, seed: &Seed) -> Vec<TileId> {
    Chance::new(seed, SHUFFLE_PURPOSE, army)
        .shuffle(&mut tiles)
        .expect("a pile has at most 255 tiles, and the seed is known");
    tiles
}
