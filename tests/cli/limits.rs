//! docs/SECURITY.md names every limit with its number.

use sztab_referee::limits::*;

use crate::documented::assert_documented;

#[test]
fn every_limit_stands_in_the_document() {
    let limits: [(&str, u64); 23] = [
        ("LOBBIES_OF_A_USER", LOBBIES_OF_A_USER as u64),
        ("SESSIONS_OF_A_USER", SESSIONS_OF_A_USER as u64),
        ("SESSIONS_OF_A_SERVER", SESSIONS_OF_A_SERVER.into()),
        ("COMPUTER_SESSIONS_OF_A_USER", COMPUTER_SESSIONS_OF_A_USER.into()),
        ("COMPUTER_TURNS_AT_ONCE", COMPUTER_TURNS_AT_ONCE as u64),
        ("SEASONS_OF_A_SERVER", SEASONS_OF_A_SERVER.into()),
        ("TEMPLATES_OF_A_SERVER", TEMPLATES_OF_A_SERVER as u64),
        ("REASON_CHARACTERS", REASON_CHARACTERS as u64),
        ("WATCHERS_OF_A_GAME", WATCHERS_OF_A_GAME.into()),
        ("SEAT_OFFERS_OF_A_GAME", SEAT_OFFERS_OF_A_GAME as u64),
        ("SHARES_A_DAY", SHARES_A_DAY as u64),
        ("REPEATED_JOIN_MINUTES", REPEATED_JOIN_MINUTES.unsigned_abs()),
        ("STUDIES_OF_A_USER", STUDIES_OF_A_USER.into()),
        ("FILE_BYTES", FILE_BYTES as u64),
        ("FILE_TIME", FILE_TIME.as_secs()),
        ("NAME_CHARACTERS", NAME_CHARACTERS as u64),
        ("TITLE_CHARACTERS", TITLE_CHARACTERS as u64),
        ("TYPED_CHARACTERS", TYPED_CHARACTERS as u64),
        ("REQUESTS_A_SECOND", REQUESTS_A_SECOND.into()),
        ("BURST_SECONDS", BURST_SECONDS.into()),
        ("HEAVY_REQUEST", HEAVY_REQUEST.into()),
        ("COMPLETIONS_A_REQUEST", COMPLETIONS_A_REQUEST.into()),
        ("HEAVY_AT_ONCE", HEAVY_AT_ONCE as u64),
    ];
    assert_documented(include_str!("../../crates/referee/src/limits.rs"), &limits);
}
