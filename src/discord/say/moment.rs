//! Times and links as Discord shows them.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use sztab_game::Language;
use sztab_store::{Game as Record, UnixMs};
use sztab_words::text;

/// A time as Discord shows it to each reader, in the reader's own time zone, with the time remaining or elapsed.
pub fn timestamp(at: UnixMs) -> String {
    let seconds = at.0.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// A UTC day and its month, for pictures; empty for a time outside the calendar.
pub fn short_date(at_ms: i64, language: Language) -> String {
    let moment = Timestamp::from_millisecond(at_ms).ok();
    moment.map_or_else(String::new, |moment| {
        let date = moment.to_zoned(TimeZone::UTC).date();
        let (day, month) = (format!("{:02}", date.day()), format!("{:02}", date.month()));
        text(language, "chart-date", &[("day", day.into()), ("month", month.into())])
    })
}

/// The link to a game's channel, for messages outside that channel.
pub fn channel_link(record: &Record) -> String {
    format!("https://discord.com/channels/{}/{}", record.guild, record.channel)
}
