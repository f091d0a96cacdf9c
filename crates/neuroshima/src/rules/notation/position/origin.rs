//! The origin of a game: the version of the rules, the seed and the players. These lines belong in the head of a
//! record, but are also allowed in a position.

use std::fmt::Write as _;

use super::Position;
use crate::rules::arrangement::Side;
use crate::rules::game::Game;
use crate::rules::notation::frame::Frame;
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::opening::{Opening, Seed, to_hex};
use std::sync::Arc;
use sztab_game::note::is_hash;

pub use sztab_game::note::plain_name;

/// The origin of a position's game, as far as the text gives it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Origin {
    /// The version of the rules under which the game is played.
    pub engine: Option<u32>,
    /// The seed from which the piles are dealt.
    pub seed: Option<Seed>,
    /// The players, by side; empty if none is named.
    pub players: Vec<Option<String>>,
}

/// Reads the lines of an origin.
pub(in crate::rules::notation) struct OriginReader {
    origin: Origin,
    /// The line number of the seed; 0 if there is none.
    seed: usize,
}

impl OriginReader {
    /// Keywords to be added to those of a position in the hint for an unknown line.
    pub const KEYWORDS: &'static str = "engine, seed, player";

    pub fn new(frame: &Frame) -> Self {
        Self { origin: Origin { players: vec![None; frame.sides.len()], ..Origin::default() }, seed: 0 }
    }

    /// Reads a line; returns whether it is a line of an origin.
    pub fn read(&mut self, frame: &Frame, line: &mut Line<'_>) -> Result<bool, TextError> {
        let keyword = line.read_keyword("a line of a position")?;
        let twice = match keyword.text {
            "engine" => {
                line.check_keys(&[])?;
                let engine =
                    line.read_word("the version of the rules")?.parse_number("the version of the rules", 1..=9999)?;
                line.check_end()?;
                self.origin.engine.replace(u32::from(engine)).is_some()
            }
            "seed" => {
                line.check_keys(&[])?;
                let seed = read_seed(line.read_word("64 hexadecimal digits")?)?;
                line.check_end()?;
                self.seed = keyword.line;
                self.origin.seed.replace(seed).is_some()
            }
            "player" => {
                let owner = line.read_word("a side, one letter from A to Z")?;
                let side = frame.parse_side(owner)?;
                let name = line.text_after(owner);
                let name = plain_name(name.text).ok_or_else(|| line.missing_word("the name of the player"))?;
                self.origin.players[side.index()].replace(name).is_some()
            }
            _ => return Ok(false),
        };
        if twice { Err(keyword.mismatch(format!("only one such `{}` line", keyword.text))) } else { Ok(true) }
    }

    /// The origin and the line number of the seed, 0 if there is none.
    pub fn finish(self) -> (Origin, usize) {
        (self.origin, self.seed)
    }

    /// The position with this origin. If the text has no `turn` line but describes how the game began, the result is
    /// the position at the beginning of the game.
    pub fn apply_to(self, position: Position) -> Result<Position, TextError> {
        let Origin { engine, seed, .. } = &self.origin;
        let begins = !position.has_turn && (seed.is_some() || engine.is_some());
        let position = match (position.reason_not_new(), seed) {
            (Some(expected), Some(_)) if begins => return Err(self.seed_error(expected)),
            (None, Some(seed)) if begins => {
                let opening = Opening::deal(&position.roster, position.board(), seed);
                if position.find_wrong_pile(&opening).is_some() {
                    return Err(self.seed_error("piles as the seed deals them, or none".to_owned()));
                }
                let state = Game::new(Arc::clone(&position.roster), &opening).state().clone();
                position.at_beginning(state, true)
            }
            (None, None) if begins => {
                let position = position.with_unknown_piles();
                let opening = position.written_opening();
                let state = Game::new(Arc::clone(&position.roster), &opening).state().clone();
                position.at_beginning(state, false)
            }
            _ => position,
        };
        let mut origin = self.origin;
        if origin.players.iter().all(Option::is_none) {
            origin.players.clear();
        }
        Ok(Position { origin, ..position })
    }

    fn seed_error(&self, expected: String) -> TextError {
        TextError { line: self.seed, column: 1, expected: expected.into() }
    }
}

impl Position {
    /// The first pile in the text that differs from the deal: its side, and the index of the first wrong tile, counted
    /// from 0. Piles may be missing or only partly known.
    pub(in crate::rules::notation) fn find_wrong_pile(&self, dealt: &Opening) -> Option<(Side, usize)> {
        let written = self.written_opening();
        self.roster.sides().zip(dealt.piles.iter().zip(&written.piles)).find_map(|(side, (dealt, written))| {
            if written.is_empty() {
                return None;
            }
            let known = written.len().saturating_sub(self.hidden_tiles(side));
            let wrong = dealt.iter().zip(&written[..known]).position(|(dealt, written)| dealt != written);
            let wrong = wrong.or((dealt.len() != written.len()).then(|| known.min(dealt.len())));
            wrong.map(|index| (side, index))
        })
    }

    /// The position with another origin.
    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Self { origin, ..self }
    }

    pub(super) fn print_origin(&self, text: &mut String) {
        if let Some(engine) = self.origin.engine {
            let _ = writeln!(text, "engine {engine}");
        }
        if let Some(seed) = &self.origin.seed {
            let _ = writeln!(text, "seed {}", to_hex(seed));
        }
        for (side, player) in self.roster.sides().zip(&self.origin.players) {
            if let Some(name) = player {
                let _ = writeln!(text, "player {} {name}", self.letter(side));
            }
        }
    }
}

/// Reads a seed.
fn read_seed(word: Word<'_>) -> Result<Seed, TextError> {
    parse_seed(word.text).ok_or_else(|| word.mismatch("64 hexadecimal digits"))
}

/// Parses a seed of 64 hexadecimal digits.
#[must_use]
pub fn parse_seed(text: &str) -> Option<Seed> {
    if !is_hash(text) {
        return None;
    }
    let mut seed: Seed = [0; 32];
    for (byte, digits) in seed.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(seed)
}
