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
use super::leader::{LeaderId, OFFER_SIZE};
use super::terms::Terms;
use super::tile::TileId;
use sztab_game::Chance;

pub use sztab_game::Seed;
pub use sztab_game::chance::{commitment, to_hex};

/// Purpose of the random numbers for a shuffle.
const SHUFFLE_PURPOSE: &str = "sztab shuffle 1";

/// Purpose of the random numbers for the Leaders offered.
const LEADERS_PURPOSE: &str = "sztab leaders 1";

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
    /// The Leaders offered to each side or team, in the order of the deal; empty without Leaders, or if they are not
    /// known (NH-13.20).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Vec<LeaderId>>,
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
        let leaders = deal_leaders(roster, seed);
        Self { board, terms: Terms { board, ..roster.terms().clone() }, piles: piles.collect(), leaders }
    }
}

/// Deals three cards to each side or team, none twice (NH-13.20).
fn deal_leaders(roster: &Roster, seed: &Seed) -> Vec<Vec<LeaderId>> {
    if !roster.terms().leaders {
        return Vec::new();
    }
    let mut cards: Vec<LeaderId> = (0u8..).take(roster.leaders().len()).map(LeaderId).collect();
    Chance::new(seed, LEADERS_PURPOSE, "").shuffle(&mut cards).expect("there are few cards, and the seed is known");
    let teams = roster.mode().teams().count();
    cards.chunks(OFFER_SIZE).take(teams).map(<[LeaderId]>::to_vec).collect()
}

fn shuffle(mut tiles: Vec<TileId>, army: &str, seed: &Seed) -> Vec<TileId> {
    Chance::new(seed, SHUFFLE_PURPOSE, army)
        .shuffle(&mut tiles)
        .expect("a pile has at most 255 tiles, and the seed is known");
    tiles
}
