//! Where seasons and matches stand.

use sztab_league::season::{MatchStatus, SeasonState};
use sztab_words::{Language, text, word};

use super::key;

/// Where a season stands, such as `in progress` or `in progress, paused`.
pub fn season_state(state: SeasonState, is_paused: bool, language: Language) -> String {
    let state = word(language, &key("league-state", &state));
    if is_paused { text(language, "league-state-paused", &[("state", state.into())]) } else { state }
}

/// Where a match stands.
pub fn match_status(status: MatchStatus, language: Language) -> String {
    word(language, &key("league-status", &status))
}
