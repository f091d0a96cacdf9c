//! A player's games as a spreadsheet table.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Ending, PlayedGame, Statistics, median};
use sztab_league::spreadsheet::csv_row;

/// The names of the columns. They stay in English and in this order, so that spreadsheets built on them keep working.
const COLUMNS: [&str; 11] = [
    "game",
    "ended",
    "army",
    "opponent",
    "opponent_army",
    "turn_order",
    "result",
    "reason",
    "turns",
    "rated",
    "median_seconds",
];

impl Statistics {
    /// CSV with a header and one row per finished game, newest first (RFC 4180). `ended` is a day in UTC, `turn_order`
    /// is 1 for the first player, `median_seconds` is empty if the player never had to act. Text that a spreadsheet
    /// would treat as a formula is prefixed with an apostrophe, as names are chosen by untrusted users.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut text = csv_row(&COLUMNS.map(str::to_owned));
        for game in &self.games {
            text.push_str(&csv_row(&cells(game)));
        }
        text
    }
}

fn cells(game: &PlayedGame) -> [String; 11] {
    let ending = match game.ending {
        Ending::Won => "win",
        Ending::Lost => "loss",
        Ending::Drawn => "draw",
    };
    let median = median(game.thinking.clone());
    [
        game.game.to_string(),
        iso_day(game.ended.0),
        game.faction.clone(),
        game.opponent_name.clone(),
        game.opponent_faction.clone(),
        (u16::from(game.side.0) + 1).to_string(),
        ending.to_owned(),
        game.cause.clone(),
        game.turns.to_string(),
        if game.rated { "yes" } else { "no" }.to_owned(),
        median.map_or_else(String::new, |time| ((time + 500) / 1000).to_string()),
    ]
}

/// A day in ISO 8601 format; empty if the time is outside the calendar.
pub(crate) fn iso_day(at: i64) -> String {
    let moment = Timestamp::from_millisecond(at).ok();
    moment.map_or_else(String::new, |moment| moment.to_zoned(TimeZone::UTC).date().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_formatted_as_utc_days() {
        assert_eq!(iso_day(1_795_132_800_000), "2026-11-20");
        assert_eq!(iso_day(1_795_132_799_999), "2026-11-19");
        assert_eq!(iso_day(i64::MAX), "");
    }
}
