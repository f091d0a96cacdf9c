//! The terms of a game of a match: the first player and the factions.
//!
//! Players, factions and the first player follow from the log; the faction files are those frozen when entry opened.
//! `match_game` contains each season, match and number once. (`tests/store/match_games.rs`)

use sztab_league::draw::Seed;
use sztab_league::ids::{MatchId, Seat};
use sztab_league::rules::MatchKind;
use sztab_league::season::{Match, MatchStatus, Season, SeasonState, game_factions};

use super::record::SeasonRecord;

/// A game of a match that may be in play and has no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameToOpen {
    pub match_id: MatchId,
    /// The number of the game in the match, from 1.
    pub number: u32,
}

/// The games of a match that may be in play now, in order. Empty unless the match is being played, its factions are
/// known and the season is running.
pub(super) fn open_games(season: &Season, of: &Match) -> Vec<u32> {
    let goes_on = season.state == SeasonState::Running && season.paused_ms.is_none();
    let is_played = of.status(season.match_kind()) == MatchStatus::Running && of.factions.is_some();
    if goes_on && is_played { of.open_games(season.match_kind()) } else { Vec::new() }
}

/// The seat that plays first in a game.
pub(super) fn first_seat(season: &Season, match_id: MatchId, number: u32, seed: &Seed) -> Seat {
    season.first_seat(match_id, number, Some(seed)).unwrap_or(Seat::First)
}

/// The number of the other game in the pair that a game of a mirrored match belongs to; `None` in other matches.
pub(super) fn paired_game(kind: MatchKind, number: u32) -> Option<u32> {
    let other = if number.is_multiple_of(2) { number.saturating_sub(1) } else { number.saturating_add(1) };
    matches!(kind, MatchKind::Mirrored { .. }).then_some(other)
}

impl SeasonRecord {
    /// The seat that plays first in a game of a match.
    #[must_use]
    pub fn first_seat(&self, match_id: MatchId, number: u32) -> Seat {
        first_seat(self.log.season(), match_id, number, &Seed(self.row.seed.0))
    }

    /// The factions of a game of a match, indexed by seat; `None` before they are known.
    #[must_use]
    pub fn game_factions(&self, of: &Match, number: u32) -> Option<[String; 2]> {
        of.factions.as_ref().map(|factions| game_factions(self.log.season().match_kind(), factions, number))
    }
}
