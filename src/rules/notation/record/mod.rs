//! Records: a whole game as text, from which it can be played again.

mod print;
mod read;
mod replay;

use std::sync::Arc;

use super::play::Act;
use super::position::Position;
use crate::rules::arrangement::{Roster, Side};
use crate::rules::game::{Game, RULES_VERSION};
use crate::rules::opening::{Opening, Seed};

pub use replay::ReplayError;

/// A game from its beginning, or from a position on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Where it began. Without a `turn` line: a new game of these armies.
    pub position: Position,
    /// The version of the rules that it was played under.
    pub engine: u32,
    /// What the piles were shuffled from; published once a game is over.
    pub seed: Option<Seed>,
    /// The players, by side.
    pub players: Vec<Option<String>>,
    /// How it ended: the winner, or nobody in a draw.
    pub result: Option<Option<Side>>,
    /// What was done, in order.
    pub acts: Vec<RecordedAct>,
}

/// One line of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordedAct {
    /// The line of the text that it was read from; 0 for one that was not.
    pub line: usize,
    /// Who.
    pub side: Side,
    /// What.
    pub act: Act,
}

impl Record {
    /// The record of a game of two armies of the catalogue. While the game goes on, nothing is told of the order of the
    /// piles but what has been drawn; once it is over, the seed tells everything.
    #[must_use]
    pub fn of(
        opening: &Opening,
        seed: Option<Seed>,
        players: Vec<Option<String>>,
        acts: impl IntoIterator<Item = (Side, Act)>,
        game: &Game,
    ) -> Self {
        let roster: Arc<Roster> = game.roster_handle();
        let result = game.outcome().map(|outcome| outcome.winner);
        let seed = seed.filter(|_| result.is_some());
        let left: Vec<usize> = game.state().seats.iter().map(|seat| seat.pile.len()).collect();
        let position = Position::of(&Game::new(roster, opening)).without_turn(seed.is_some(), |side| {
            // A game that is over keeps no secrets, with or without a seed.
            if result.is_some() { 0 } else { left.get(side.index()).copied().unwrap_or_default() }
        });
        Self {
            position,
            engine: RULES_VERSION,
            seed,
            players: players.into_iter().map(|player| player.and_then(|name| plain_name(&name))).collect(),
            result,
            acts: acts.into_iter().map(|(side, act)| RecordedAct { line: 0, side, act }).collect(),
        }
    }
}

/// A name as one line can hold it: no comment sign, no line breaks, single blanks. Nothing if nothing is left.
fn plain_name(name: &str) -> Option<String> {
    let name = name.replace(|character: char| character == '#' || character.is_control(), " ");
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty()).then_some(name)
}
