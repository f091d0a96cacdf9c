//! Faults that prevent a season from being opened, and settings that may be mistakes.

use sztab_game::Language;
use sztab_league::rules::{HOUR_MS, Rules};
use sztab_referee::clock::{TimeControl, schedule};
use sztab_words::{text, word};

use crate::discord::league::words::{self, fault_message};

/// Lines about rules: first the faults, then the possible mistakes.
pub fn fault_lines(rules: &Rules, faction: &dyn Fn(&str) -> String, language: Language) -> Vec<String> {
    let mut lines: Vec<String> =
        unreadable_settings(rules).into_iter().map(|key| format!("⛔ {}", word(language, key))).collect();
    let line = |key, what: String| text(language, key, &[("what", what.into())]);
    lines.extend(
        rules.errors().iter().map(|error| line("season-settings-fault", fault_message(error, faction, language))),
    );
    let players = usize::try_from(rules.entry.most_players).unwrap_or(usize::MAX);
    let warnings = rules.warnings(longest_game_ms(rules), players);
    lines.extend(
        warnings.iter().map(|warning| line("season-settings-warning", words::warning_message(warning, language))),
    );
    lines
}

/// The translation keys of messages about settings that cannot be parsed, which only the bot can check.
pub fn unreadable_settings(rules: &Rules) -> Vec<&'static str> {
    let mut keys = Vec::new();
    if TimeControl::from_text(&rules.matches.clock).is_none() {
        keys.push("season-settings-no-clock");
    }
    if schedule::find_time_zone(&rules.calendar.zone).is_none() {
        keys.push("season-settings-no-zone");
    }
    let is_role = |role: &String| role.parse::<u64>().is_ok_and(|role| role > 0);
    if !rules.entry.role.as_ref().is_none_or(is_role) {
        keys.push("season-settings-no-role");
    }
    keys
}

/// Maximum number of turns per player in a game: the HQ and 34 tiles (NH-1.9), of which at least one is drawn each
/// turn.
const MAX_GAME_TURNS: i64 = 35;

/// The duration of the longest possible game, in milliseconds, if both players use up their clocks; `None` for a clock
/// that cannot be parsed.
fn longest_game_ms(rules: &Rules) -> Option<i64> {
    let side_ms = match TimeControl::from_text(&rules.matches.clock)? {
        TimeControl::Live { minutes } => i64::from(minutes) * 60_000,
        TimeControl::PerTurn { hours } => i64::from(hours) * MAX_GAME_TURNS * HOUR_MS,
        TimeControl::Bank { hours, increment, .. } => {
            (i64::from(hours) + i64::from(increment) * MAX_GAME_TURNS) * HOUR_MS
        }
    };
    Some(side_ms * 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::league::settings::setting::DEFAULT_CLOCK;
    use sztab_league::rules::{FactionMode, MatchKind, Preset, Step};

    const PRESETS: [Preset; 6] =
        [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup];

    fn preset_rules(preset: Preset) -> Rules {
        preset.rules("Winter", &["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned), DEFAULT_CLOCK)
    }

    fn fault_sentences(rules: &Rules) -> Vec<String> {
        fault_lines(rules, &str::to_owned, Language::English)
    }

    #[test]
    fn longest_matches_fit_the_rounds_of_each_preset() {
        for preset in PRESETS {
            let mut rules = preset_rules(preset);
            assert_eq!(fault_sentences(&rules), Vec::<String>::new(), "{preset:?}");
            let needed = rules.times.round_days;
            rules.times.round_days = 7;
            rules.times.remind_deadline_hours = Vec::new();
            assert!(fault_sentences(&rules)[0].contains("Lengthen the round"), "{preset:?} {needed}");
        }
    }

    #[test]
    fn the_panel_warns_of_clocks_that_do_not_fit() {
        let warns = |change: &dyn Fn(&mut Rules)| {
            let mut rules = preset_rules(Preset::Swiss);
            change(&mut rules);
            fault_sentences(&rules).iter().any(|line| line.contains("A match can take"))
        };
        // 72 h plus 35 turns of 12 h for each side, and two picks of 24 h before the game: 43 days.
        assert!(warns(&|rules| rules.matches.clock = "72h+12h<96h".to_owned()));
        assert!(warns(&|rules| rules.matches.clock = "24h".to_owned()));
        assert!(!warns(&|rules| rules.matches.clock = "3h".to_owned()));
        assert!(!warns(&|rules| rules.matches.clock = "60m".to_owned()));
        assert!(warns(&|rules| rules.matches.kind = MatchKind::BestOfThree));
        assert!(!warns(&|rules| rules.factions.mode = FactionMode::Pool { size: 3, steps: Step::for_pools() }));
        assert!(warns(&|rules| {
            rules.factions.mode = FactionMode::Pool { size: 3, steps: Step::for_pools() };
            rules.times.step_hours = 48;
        }));
    }
}
