//! docs/SECURITY.md names every limit with its number.

use sztab_referee::limits::*;

use crate::documented::assert_documented;

#[test]
fn every_limit_is_documented() {
    let limits: [(&str, u64); 23] = [
        ("MAX_LOBBIES_PER_USER", MAX_LOBBIES_PER_USER as u64),
        ("MAX_SESSIONS_PER_USER", MAX_SESSIONS_PER_USER as u64),
        ("DEFAULT_MAX_SESSIONS_PER_SERVER", DEFAULT_MAX_SESSIONS_PER_SERVER.into()),
        ("MAX_COMPUTER_SESSIONS_PER_USER", MAX_COMPUTER_SESSIONS_PER_USER.into()),
        ("MAX_CONCURRENT_COMPUTER_TURNS", MAX_CONCURRENT_COMPUTER_TURNS as u64),
        ("MAX_SEASONS_PER_SERVER", MAX_SEASONS_PER_SERVER.into()),
        ("MAX_TEMPLATES_PER_SERVER", MAX_TEMPLATES_PER_SERVER as u64),
        ("MAX_REASON_CHARACTERS", MAX_REASON_CHARACTERS as u64),
        ("MAX_WATCHERS_PER_GAME", MAX_WATCHERS_PER_GAME.into()),
        ("MAX_SEAT_OFFERS_PER_GAME", MAX_SEAT_OFFERS_PER_GAME as u64),
        ("MAX_SHARES_PER_DAY", MAX_SHARES_PER_DAY as u64),
        ("REPEATED_JOIN_MINUTES", REPEATED_JOIN_MINUTES.unsigned_abs()),
        ("MAX_STUDIES_PER_USER", MAX_STUDIES_PER_USER.into()),
        ("MAX_FILE_BYTES", MAX_FILE_BYTES as u64),
        ("FILE_TIMEOUT", FILE_TIMEOUT.as_secs()),
        ("MAX_NAME_CHARACTERS", MAX_NAME_CHARACTERS as u64),
        ("MAX_TITLE_CHARACTERS", MAX_TITLE_CHARACTERS as u64),
        ("MAX_TYPED_CHARACTERS", MAX_TYPED_CHARACTERS as u64),
        ("REQUESTS_PER_SECOND", REQUESTS_PER_SECOND.into()),
        ("BURST_SECONDS", BURST_SECONDS.into()),
        ("HEAVY_REQUEST_WEIGHT", HEAVY_REQUEST_WEIGHT.into()),
        ("COMPLETIONS_PER_REQUEST", COMPLETIONS_PER_REQUEST.into()),
        ("MAX_CONCURRENT_HEAVY_REQUESTS", MAX_CONCURRENT_HEAVY_REQUESTS as u64),
    ];
    assert_documented(include_str!("../../crates/referee/src/limits.rs"), &limits);
}
