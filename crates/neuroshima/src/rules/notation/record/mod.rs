//! Records: a whole game as text, from which it can be replayed.

mod fingerprint;
mod print;
mod read;
mod replay;
mod verify;

use std::sync::Arc;

use super::ending::Ending;
use super::play::{Act, Play};
use super::position::{Position, plain_name};
use crate::rules::arrangement::{Roster, Side};
use crate::rules::game::{Game, RULES_VERSION};
use crate::rules::opening::{Opening, Seed};
use sztab_game::note::is_hash;

pub use fingerprint::Fingerprint;
pub use replay::ReplayError;
pub use verify::{FalseStep, Falsehood, FalsehoodKind, UncheckedPart, VerifiedRecord};

/// A game from its beginning, or from a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The starting position. Without a `turn` line, this is the start of a new game between these armies.
    pub position: Position,
    /// The version of the rules under which the game was played.
    pub engine: u32,
    /// The seed from which the piles are dealt; published once the game is over.
    pub seed: Option<Seed>,
    /// The players, by side.
    pub players: Vec<Option<String>>,
    /// Result of the game.
    pub result: Option<Ending>,
    /// The acts, in order.
    pub acts: Vec<RecordedAct>,
    /// The number of the game on the server where it was played. It is written as a note, which other programs read as
    /// a comment.
    pub game: Option<i64>,
    /// SHA-256 of the seed, in hexadecimal, as published before the first draw; written as a note.
    pub commitment: Option<String>,
    /// Line numbers in the head.
    lines: HeadLines,
}

/// Line numbers of the parts of the head; 0 for a part that was not read from text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct HeadLines {
    seed: usize,
    commitment: usize,
    result: usize,
    /// The line number of each pile, by side.
    piles: Vec<usize>,
}

/// One line of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordedAct {
    /// The line number in the text; 0 for an act that was not read from text.
    pub line: usize,
    /// The side that acts.
    pub side: Side,
    /// The act.
    pub act: Act,
    /// Fingerprint of the public view of the game after the act; written as a note.
    pub fingerprint: Option<Fingerprint>,
}

impl Record {
    /// The record of a game between two armies of the catalogue. While the game is in progress, the piles contain only
    /// the tiles drawn so far; once it is over, the seed reveals all tiles.
    #[must_use]
    pub fn from_acts(
        opening: &Opening,
        seed: Option<Seed>,
        players: Vec<Option<String>>,
        acts: impl IntoIterator<Item = (Side, Act)>,
        game: &Game,
    ) -> Self {
        let roster: Arc<Roster> = game.roster_handle();
        let result = Ending::from_game(game);
        let seed = seed.filter(|_| result.is_some());
        let left: Vec<usize> = game.state().seats.iter().map(|seat| seat.pile.len()).collect();
        // While the game is in progress, its record shows no offers of Leaders.
        let offers = if result.is_some() { opening.leaders.clone() } else { Vec::new() };
        let opening = Opening { leaders: offers, ..opening.clone() };
        let beginning = Position::from_game(&Game::new(roster, &opening));
        let acts = fingerprint_acts(&beginning, acts);
        let position = beginning.without_turn(|side| {
            // A finished game has no secrets, whether or not it has a seed.
            if result.is_some() { 0 } else { left.get(side.index()).copied().unwrap_or_default() }
        });
        Self {
            position,
            engine: RULES_VERSION,
            seed,
            players: players.into_iter().map(|player| player.and_then(|name| plain_name(&name))).collect(),
            result,
            acts,
            game: None,
            commitment: None,
            lines: HeadLines::default(),
        }
    }

    /// The record of a game that begins now, with the seed but without the piles dealt from it.
    #[must_use]
    pub fn at_beginning(game: &Game, seed: Seed, players: Vec<Option<String>>) -> Self {
        Self {
            position: Position::from_game(game).without_turn(|_| 0).without_piles(),
            engine: RULES_VERSION,
            seed: Some(seed),
            players,
            result: None,
            acts: Vec::new(),
            game: None,
            commitment: None,
            lines: HeadLines::default(),
        }
    }

    /// The record without the tiles that were never drawn, for a finished game whose shuffle is still being used in
    /// another game.
    #[must_use]
    pub fn with_hidden_piles(self, game: &Game) -> Self {
        let left = |side: Side| game.seat(side).pile.len();
        Self { position: self.position.without_turn(left), ..self }
    }

    /// The record with notes that give the game's number and the commitment to its seed.
    #[must_use]
    pub fn with_game_notes(self, number: i64, commitment: Option<String>) -> Self {
        Self { game: Some(number), commitment: commitment.filter(|text| is_hash(text)), ..self }
    }
}

/// The acts, each with the fingerprint after it, as far as the acts are legal.
fn fingerprint_acts(beginning: &Position, acts: impl IntoIterator<Item = (Side, Act)>) -> Vec<RecordedAct> {
    let mut play = Some(Play::new(beginning));
    let fingerprinted = acts.into_iter().map(|(side, act)| {
        play = play.take().and_then(|mut play| play.act(side, act).is_ok().then_some(play));
        let fingerprint = play.as_ref().map(|play| Fingerprint::from_position(&play.position()));
        RecordedAct { line: 0, side, act, fingerprint }
    });
    fingerprinted.collect()
}
