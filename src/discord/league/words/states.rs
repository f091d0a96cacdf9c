//! Where seasons, matches, entries and challenges stand.

use sztab_league::season::{MatchStatus, SeasonState};
use sztab_words::{Language, text, word};

/// Where a season stands, such as `in progress` or `in progress, paused`.
pub fn season_state(state: SeasonState, is_paused: bool, language: Language) -> String {
    let state = word(
        language,
        match state {
            SeasonState::Draft => "league-state-draft",
            SeasonState::Entry => "league-state-entry",
            SeasonState::Running => "league-state-running",
            SeasonState::Ended => "league-state-ended",
            SeasonState::Cancelled => "league-state-cancelled",
        },
    );
    if is_paused { text(language, "league-state-paused", &[("state", state.into())]) } else { state }
}

/// Where a match stands.
pub fn match_status(status: MatchStatus, language: Language) -> String {
    word(
        language,
        match status {
            MatchStatus::Waiting => "league-status-waiting",
            MatchStatus::Running => "league-status-running",
            MatchStatus::Queued => "league-status-queued",
            MatchStatus::Closed => "league-status-closed",
        },
    )
}
