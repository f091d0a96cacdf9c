//! The terms of the games of a match: the starting player and the factions.

use super::state::Season;
use crate::draw::{Purpose, Seed};
use crate::ids::{MatchId, Seat};
use crate::rules::MatchKind;

/// The factions of a game, indexed by seat, given those of game 1. They are exchanged in the second game of each pair
/// of a mirrored match, so the same faction plays first in both.
#[must_use]
pub fn game_factions(kind: MatchKind, factions: &[String; 2], number: u32) -> [String; 2] {
    let [first, second] = factions.clone();
    if is_exchanged(kind, number) { [second, first] } else { [first, second] }
}

/// True if a game is the second one of a mirrored pair.
#[must_use]
pub fn is_exchanged(kind: MatchKind, number: u32) -> bool {
    matches!(kind, MatchKind::Mirrored { .. }) && number.is_multiple_of(2)
}

impl Season {
    /// The seat that plays first in a game; `None` if the seat is drawn and the seed is unknown.
    ///
    /// Games form pairs in which each player is first once. The pairing determines who is first in game 1; for games 3
    /// and 5 this is drawn.
    #[must_use]
    pub fn first_seat(&self, match_id: MatchId, number: u32, seed: Option<&Seed>) -> Option<Seat> {
        let odd = if number.is_multiple_of(2) { number.saturating_sub(1) } else { number };
        let leads = if odd > 1 {
            let presses = self.presses.as_deref().unwrap_or_default();
            let is_first =
                seed?.key(Purpose::FirstOfGame { match_number: match_id.0, game: odd }, presses).top_seed_is_first();
            if is_first { Seat::First } else { Seat::Second }
        } else {
            Seat::First
        };
        Some(if number.is_multiple_of(2) { leads.other() } else { leads })
    }
}
