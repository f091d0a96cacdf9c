//! Points, durations and times.

use sztab_league::fraction::{Fraction, format_decimal};
use sztab_league::record::Points;
use sztab_league::rules::{DAY_MS, HOUR_MS};
use sztab_league::standings::Value;
use sztab_words::{Language, text, word};

const MINUTE_MS: i64 = 60_000;

/// Points with at most two decimals, such as `2.5`.
pub fn points_text(points: Points, language: Language) -> String {
    with_decimal_mark(&format_decimal(&Fraction::from(points), 2), language)
}

/// A player's value for a criterion, such as `11.5`.
pub fn value_text(value: &Value, language: Language) -> String {
    with_decimal_mark(&value.to_string(), language)
}

/// The points of both players, such as `2:1`; with decimals `1.5 : 1.5`.
pub fn score_text(both: [Points; 2], language: Language) -> String {
    let colon = if both.iter().all(|points| points.0 % 100 == 0) { ":" } else { " : " };
    both.map(|each| points_text(each, language)).join(colon)
}

/// Replaces the decimal point with the language's separator.
fn with_decimal_mark(number: &str, language: Language) -> String {
    number.replace('.', &word(language, "league-decimal-mark"))
}

/// A duration in two units, such as `2 d 5 h`, or in minutes if it is short.
pub fn duration_text(ms: i64, language: Language) -> String {
    let (days, hours, minutes) = (ms / DAY_MS, ms % DAY_MS / HOUR_MS, ms % HOUR_MS / MINUTE_MS);
    if days > 0 {
        text(language, "league-days-hours", &[("days", days.into()), ("hours", hours.into())])
    } else if hours > 0 {
        text(language, "league-hours-minutes", &[("hours", hours.into()), ("minutes", minutes.into())])
    } else {
        text(language, "league-minutes", &[("minutes", minutes.into())])
    }
}

/// A time in Discord's notation, which Discord displays in each reader's time zone. `style` is one of Discord's
/// letters, such as `F` or `R`.
pub fn timestamp(at_ms: i64, style: char) -> String {
    format!("<t:{}:{style}>", at_ms.div_euclid(1000))
}
