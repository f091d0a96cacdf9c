//! The states of seasons and matches.

use sztab_league::season::{MatchStatus, SeasonState};
use sztab_words::{Language, text, word};

use super::key;

/// The state of a season, such as `in progress` or `in progress, paused`.
pub fn season_state(state: SeasonState, is_paused: bool, language: Language) -> String {
    let state = word(language, &key("league-state-", &state));
    if is_paused { text(language, "league-state-paused", &[("state", state.into())]) } else { state }
}

pub fn match_status(status: MatchStatus, language: Language) -> String {
    word(language, &key("league-status-", &status))
}
