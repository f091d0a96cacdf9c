//! What keeps the rules of a season from being opened, and what may be a mistake.

use crate::games::Language;
use crate::league::rules::Rules;
use crate::referee::clock::{Control, schedule};
use crate::words::{text, word};

use crate::discord::league::words::{self, invalid};

/// Lines about rules: first the faults, then what may be a mistake.
pub fn lines(rules: &Rules, army: &dyn Fn(&str) -> String, language: Language) -> Vec<String> {
    let mut lines: Vec<String> =
        unreadable(rules).into_iter().map(|key| format!("⛔ {}", word(language, key))).collect();
    let line = |key, what: String| text(language, key, &[("what", what.into())]);
    lines.extend(rules.errors().iter().map(|error| line("season-settings-fault", invalid(error, army, language))));
    let players = usize::try_from(rules.entry.most_players).unwrap_or(usize::MAX);
    let warnings = rules.warnings(longest_game_ms(rules), players);
    lines.extend(warnings.iter().map(|warning| line("season-settings-warning", words::warning(warning, language))));
    lines
}

/// The keys of sentences about settings that only the bot can read.
pub fn unreadable(rules: &Rules) -> Vec<&'static str> {
    let mut keys = Vec::new();
    if Control::of_text(&rules.matches.clock).is_none() {
        keys.push("season-settings-no-clock");
    }
    if schedule::zone(&rules.calendar.zone).is_none() {
        keys.push("season-settings-no-zone");
    }
    let is_role = |role: &String| role.parse::<u64>().is_ok_and(|role| role > 0);
    if !rules.entry.role.as_ref().is_none_or(is_role) {
        keys.push("season-settings-no-role");
    }
    keys
}

/// The longest that a live game can take; `None` for games without such an end.
fn longest_game_ms(rules: &Rules) -> Option<i64> {
    match Control::of_text(&rules.matches.clock)? {
        Control::Live { minutes } => Some(i64::from(minutes) * 2 * 60_000),
        _ => None,
    }
}
