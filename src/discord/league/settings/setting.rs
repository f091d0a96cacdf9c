//! The settings of a season: their values as words, what is offered, and how a chosen or typed value is set.

use sztab_league::profile::{Profile, built_in_names};
use sztab_league::record::Points;
use sztab_league::rules::{
    LatePolicy, MatchKind, MatchRules, NextRound, Publication, Rules, Scoring, Seeding, Shuffle, TableGames,
};
use sztab_referee::clock::{Control, schedule};

use crate::discord::say::zones::{self, Misnamed};

use super::kinds::{sizes_of, sizes_text, words};
use super::{armies, stages};

pub use super::kinds::{AS_IT_IS, Setting, UNSET};

/// The clock of matches that presets propose: a game at full length fits their rounds.
pub const USUAL_CLOCK: &str = "72h+1h<96h";

impl Setting {
    /// Whether it may change after entry has opened.
    pub fn stays_open(self) -> bool {
        matches!(
            self,
            Self::Rounds
                | Self::Start
                | Self::RoundDays
                | Self::BeginHours
                | Self::ExtensionDays
                | Self::RemindBegin
                | Self::RemindDeadline
                | Self::StepHours
                | Self::ObjectionHours
                | Self::ReportHours
        )
    }

    /// Whether it says something about seasons with such rules.
    pub fn applies(self, rules: &Rules) -> bool {
        stages::applies(self, rules) && armies::applies(self, rules)
    }

    /// Whether values other than those offered can be typed.
    pub fn is_typed(self, rules: &Rules) -> bool {
        matches!(
            self,
            Self::Clock
                | Self::Rounds
                | Self::Criteria
                | Self::Divisions
                | Self::NextSizes
                | Self::Whitelist
                | Self::Given
                | Self::AbsencePoints
                | Self::Start
                | Self::RemindDeadline
        ) || self.number(&mut rules.clone()).is_some()
    }

    /// The value as a word.
    pub fn value(self, rules: &Rules) -> String {
        let mut copy = rules.clone();
        if let Some(flag) = self.flag(&mut copy) {
            return if *flag { "yes" } else { "no" }.to_owned();
        }
        if let Some(number) = self.number(&mut copy) {
            return number.to_string();
        }
        stages::value(self, rules).or_else(|| armies::value(self, rules)).unwrap_or_else(|| self.other_value(rules))
    }

    fn other_value(self, rules: &Rules) -> String {
        match self {
            Self::Kind => kind_word(rules.matches.kind).to_owned(),
            Self::Scoring => match &rules.matches.scoring {
                Scoring::BuiltIn(name) => name.clone(),
                Scoring::Own(text) => {
                    Profile::from_toml(text).map_or_else(|_| UNSET.to_owned(), |profile| profile.name)
                }
            },
            Self::Clock => rules.matches.clock.clone(),
            Self::TableGames => word_of(&TABLE_GAMES, &rules.matches.table_games),
            Self::Role => rules.entry.role.clone().unwrap_or_else(|| UNSET.to_owned()),
            Self::Seeding => word_of(&SEEDINGS, &rules.seeding),
            Self::AbsencePoints => points_text(rules.absences.points),
            Self::Start => rules.calendar.start_ms.map_or_else(|| UNSET.to_owned(), |ms| ms.to_string()),
            Self::NextRound => word_of(&NEXT_ROUNDS, &rules.calendar.next_round),
            Self::Publication => word_of(&PUBLICATIONS, &rules.calendar.publication),
            Self::RemindDeadline => sizes_text(&rules.times.remind_deadline_hours),
            Self::LatePolicy => word_of(&LATE_POLICIES, &rules.times.late),
            _ => UNSET.to_owned(),
        }
    }

    /// The values that are offered, that of the rules among them.
    pub fn offered(self, rules: &Rules) -> Vec<String> {
        let mut copy = rules.clone();
        let mut offered: Vec<String> = if self.flag(&mut copy).is_some() {
            words(&["yes", "no"])
        } else if self.number(&mut copy).is_some() {
            self.numbers().iter().map(u32::to_string).collect()
        } else {
            stages::offered(self, rules)
                .or_else(|| armies::offered(self, rules))
                .unwrap_or_else(|| self.other_offered(rules))
        };
        let value = self.value(rules);
        if !offered.contains(&value) {
            offered.push(value);
        }
        offered
    }

    fn other_offered(self, rules: &Rules) -> Vec<String> {
        match self {
            Self::Kind => words(&["single", "mirrored-fresh", "mirrored-equal", "best-of-3"]),
            Self::Scoring => fitting_profiles(rules.matches.kind).map(str::to_owned).collect(),
            Self::Clock => words(&["24h", "48h", "72h", USUAL_CLOCK, "72h+12h<96h", "30m", "60m"]),
            Self::TableGames => TABLE_GAMES.iter().map(|(word, _)| (*word).to_owned()).collect(),
            Self::Seeding => SEEDINGS.iter().map(|(word, _)| (*word).to_owned()).collect(),
            Self::AbsencePoints => words(&["0", "0.5", "1", "1.5", "2", "3"]),
            Self::NextRound => NEXT_ROUNDS.iter().map(|(word, _)| (*word).to_owned()).collect(),
            Self::Publication => PUBLICATIONS.iter().map(|(word, _)| (*word).to_owned()).collect(),
            Self::RemindDeadline => words(&[UNSET, "24", "48", "72,24", "72,48,24"]),
            Self::LatePolicy => LATE_POLICIES.iter().map(|(word, _)| (*word).to_owned()).collect(),
            _ => words(&[UNSET]),
        }
    }

    /// Sets a value that was chosen or typed; `None` for one that cannot be read.
    pub fn set(self, rules: &mut Rules, value: &str) -> Option<()> {
        let value = value.trim();
        if value == AS_IT_IS {
            return Some(());
        }
        if let Some(flag) = self.flag(rules) {
            *flag = match value {
                "yes" => true,
                "no" => false,
                _ => return None,
            };
            return Some(());
        }
        if let Some(number) = self.number(rules) {
            *number = value.parse().ok()?;
            return Some(());
        }
        match stages::set(self, rules, value).or_else(|| armies::set(self, rules, value)) {
            Some(is_set) => is_set.then_some(()),
            None => self.set_other(rules, value),
        }
    }

    fn set_other(self, rules: &mut Rules, value: &str) -> Option<()> {
        match self {
            Self::Kind => set_kind(rules, value)?,
            Self::Scoring => {
                let known = built_in_names().any(|name| name == value);
                // The organisers' own profile stays as it is if it is chosen again.
                let own = matches!(rules.matches.scoring, Scoring::Own(_)) && self.value(rules) == value;
                match (known, own) {
                    (true, _) => rules.matches.scoring = Scoring::BuiltIn(value.to_owned()),
                    (false, true) => {}
                    (false, false) => return None,
                }
            }
            Self::Clock => rules.matches.clock = Control::of_text(value)?.to_text(),
            Self::TableGames => rules.matches.table_games = of_word(&TABLE_GAMES, value)?,
            Self::Role if value == UNSET => rules.entry.role = None,
            Self::Role => rules.entry.role = Some(value.parse::<u64>().ok()?.to_string()),
            Self::Seeding => rules.seeding = of_word(&SEEDINGS, value)?,
            Self::AbsencePoints => rules.absences.points = points_of(value)?,
            Self::Start => set_start(rules, value)?,
            Self::NextRound => rules.calendar.next_round = of_word(&NEXT_ROUNDS, value)?,
            Self::Publication => rules.calendar.publication = of_word(&PUBLICATIONS, value)?,
            Self::RemindDeadline => rules.times.remind_deadline_hours = sizes_of(value)?,
            Self::LatePolicy => rules.times.late = of_word(&LATE_POLICIES, value)?,
            _ => return None,
        }
        Some(())
    }

    fn flag(self, rules: &mut Rules) -> Option<&mut bool> {
        Some(match self {
            Self::Rated => &mut rules.matches.rated,
            Self::Odds => &mut rules.matches.odds,
            Self::Same => &mut rules.armies.same,
            Self::Once => &mut rules.armies.once,
            Self::Approval => &mut rules.entry.approval,
            Self::WaitingList => &mut rules.entry.waiting_list,
            Self::LateEntry => &mut rules.entry.late,
            _ => return None,
        })
    }

    fn number(self, rules: &mut Rules) -> Option<&mut u32> {
        Some(match self {
            Self::MostPlayers => &mut rules.entry.most_players,
            Self::Absences => &mut rules.absences.allowed,
            Self::DaysOff => &mut rules.matches.days_off,
            Self::WaitDays => &mut rules.armies.wait_days,
            Self::RoundDays => &mut rules.times.round_days,
            Self::BeginHours => &mut rules.times.begin_hours,
            Self::ExtensionDays => &mut rules.times.extension_days,
            Self::RemindBegin => &mut rules.times.remind_begin_hours,
            Self::StepHours => &mut rules.times.step_hours,
            Self::ObjectionHours => &mut rules.times.objection_hours,
            Self::ReportHours => &mut rules.times.report_hours,
            _ => return stages::number(self, rules),
        })
    }

    /// The numbers that are offered.
    fn numbers(self) -> &'static [u32] {
        match self {
            Self::MostPlayers => &[8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256],
            Self::Absences => &[0, 1, 2, 3],
            Self::WaitDays => &[0, 7, 14, 30, 60, 90],
            Self::DaysOff => &[0, 3, 7, 14, 21, MatchRules::ALL_DAYS],
            Self::RoundDays => &[1, 2, 3, 5, 7, 10, 14, 21, 28, 30],
            Self::ExtensionDays => &[0, 1, 3, 7, 14],
            Self::RankedFrom => &[0, 3, 5, 10],
            Self::Repeats => &[1, 2, 3, 5],
            Self::RepeatDays => &[7, 14, 30],
            _ => &[12, 24, 48, 72, 96],
        }
    }

    /// The end of the key of the unit that stands after a number: days, hours, or none.
    pub fn unit(self) -> &'static str {
        match self {
            Self::RoundDays | Self::ExtensionDays | Self::RepeatDays | Self::WaitDays | Self::DaysOff => "days",
            Self::BeginHours
            | Self::RemindBegin
            | Self::StepHours
            | Self::ObjectionHours
            | Self::ReportHours
            | Self::LapseHours => "hours",
            _ => "",
        }
    }
}

const TABLE_GAMES: [(&str, TableGames); 3] =
    [("no", TableGames::No), ("unrated", TableGames::Unrated), ("rated", TableGames::Rated)];
const SEEDINGS: [(&str, Seeding); 4] =
    [("rating", Seeding::Rating), ("last-table", Seeding::LastTable), ("hand", Seeding::Hand), ("lots", Seeding::Lots)];
const NEXT_ROUNDS: [(&str, NextRound); 2] = [("closed", NextRound::WhenClosed), ("calendar", NextRound::ByCalendar)];
const PUBLICATIONS: [(&str, Publication); 2] = [("at-once", Publication::AtOnce), ("by-hand", Publication::ByHand)];
const LATE_POLICIES: [(&str, LatePolicy); 3] =
    [("judge", LatePolicy::Judge), ("draw", LatePolicy::Draw), ("proposal", LatePolicy::Proposal)];

fn word_of<T: PartialEq>(table: &[(&'static str, T)], value: &T) -> String {
    table.iter().find(|(_, known)| known == value).map_or(UNSET, |(word, _)| word).to_owned()
}

fn of_word<T: Copy>(table: &[(&'static str, T)], word: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

pub fn seeding_of(word: &str) -> Option<Seeding> {
    of_word(&SEEDINGS, word)
}

fn kind_word(kind: MatchKind) -> &'static str {
    match kind {
        MatchKind::Single => "single",
        MatchKind::Mirrored { shuffle: Shuffle::Fresh } => "mirrored-fresh",
        MatchKind::Mirrored { shuffle: Shuffle::Equal } => "mirrored-equal",
        MatchKind::BestOfThree => "best-of-3",
    }
}

/// Sets the games of a match. Scoring and balance that do not suit them give way to what does.
fn set_kind(rules: &mut Rules, value: &str) -> Option<()> {
    rules.matches.kind = match value {
        "single" => MatchKind::Single,
        "mirrored-fresh" => MatchKind::Mirrored { shuffle: Shuffle::Fresh },
        "mirrored-equal" => MatchKind::Mirrored { shuffle: Shuffle::Equal },
        "best-of-3" => MatchKind::BestOfThree,
        _ => return None,
    };
    if let Scoring::BuiltIn(name) = &rules.matches.scoring
        && !fitting_profiles(rules.matches.kind).any(|fitting| fitting == name)
    {
        let fitting = fitting_profiles(rules.matches.kind).next()?;
        rules.matches.scoring = Scoring::BuiltIn(fitting.to_owned());
    }
    stages::balance_for(rules);
    Some(())
}

/// The built-in profiles that score such matches.
fn fitting_profiles(kind: MatchKind) -> impl Iterator<Item = &'static str> {
    built_in_names().filter(move |name| {
        sztab_league::profile::built_in(name).is_some_and(|profile| profile.matches.contains(&kind.games()))
    })
}

/// Sets the start from a date, a time and perhaps a time zone, such as `2026-12-01 18:00 Europe/Warsaw`.
fn set_start(rules: &mut Rules, value: &str) -> Option<()> {
    if value == UNSET {
        rules.calendar.start_ms = None;
        return Some(());
    }
    // The value of the list is the start as it is.
    if rules.calendar.start_ms.is_some_and(|ms| ms.to_string() == value) {
        return Some(());
    }
    let (date, rest) = value.split_once(char::is_whitespace)?;
    let (time, _) = rest.trim_start().split_once(char::is_whitespace).unwrap_or((rest.trim_start(), ""));
    let zone = match zone_of_start(value) {
        Some(zone) => zone.ok()?,
        None => rules.calendar.zone.clone(),
    };
    let start = schedule::wall_time(&zone, date, time)?;
    rules.calendar.zone = zone;
    rules.calendar.start_ms = Some(start.0);
    Some(())
}

/// The zone that is typed after the date and the time of a start, if one is.
pub fn zone_of_start(value: &str) -> Option<Result<String, Misnamed>> {
    let (_, rest) = value.trim().split_once(char::is_whitespace)?;
    let (_, zone) = rest.trim_start().split_once(char::is_whitespace)?;
    Some(zones::zone_of(zone))
}

/// Points as a decimal number.
fn points_text(points: Points) -> String {
    let (whole, rest) = (points.0 / 100, points.0.rem_euclid(100));
    let text = format!("{whole}.{rest:02}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Reads points: a decimal number with at most two decimals.
fn points_of(text: &str) -> Option<Points> {
    let text = text.replace(',', ".");
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || rest.len() > 2 || !is_number(whole) || !is_number(rest) {
        return None;
    }
    let hundredths: i32 = format!("{rest:0<2}").parse().ok()?;
    Some(Points(whole.parse::<i32>().ok()?.checked_mul(100)?.checked_add(hundredths)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_league::rules::Preset;

    const ARMIES: [&str; 3] = ["borgo", "moloch", "outpost"];

    fn rules(preset: Preset) -> Rules {
        preset.rules("Winter", &ARMIES.map(str::to_owned), "48h")
    }

    const PRESETS: [Preset; 6] =
        [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup];

    #[test]
    fn every_value_that_is_offered_can_be_set_and_is_then_the_value() {
        for preset in PRESETS {
            for setting in Setting::ALL {
                let before = rules(preset);
                if !setting.applies(&before) {
                    continue;
                }
                for value in setting.offered(&before) {
                    let mut after = before.clone();
                    assert!(setting.set(&mut after, &value).is_some(), "{preset:?} {setting:?} {value}");
                    assert_eq!(setting.value(&after), value, "{preset:?} {setting:?}");
                }
            }
        }
    }

    #[test]
    fn no_choice_in_a_list_makes_rules_that_cannot_be_opened() {
        for preset in PRESETS {
            for setting in Setting::ALL {
                let before = rules(preset);
                for value in setting.offered(&before).into_iter().filter(|_| setting.applies(&before)) {
                    let mut after = before.clone();
                    setting.set(&mut after, &value);
                    // Five armies of a pool are more than the three here.
                    if setting != Setting::Armies {
                        assert_eq!(after.errors(), [], "{preset:?} {setting:?} {value}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_read_changes_nothing() {
        for setting in Setting::ALL {
            let mut after = rules(Preset::Championship);
            assert_eq!(setting.set(&mut after, "?!"), None, "{setting:?}");
            assert_eq!(after, rules(Preset::Championship), "{setting:?}");
        }
    }

    #[test]
    fn values_can_be_typed() {
        let mut after = rules(Preset::Divisions);
        for (setting, typed, value) in [
            (Setting::Clock, "96h", "96h"),
            (Setting::Divisions, "10 8 6", "10,8,6"),
            (Setting::AbsencePoints, "0,25", "0.25"),
            (Setting::Criteria, "won, hq", "WON HQ"),
            (Setting::Whitelist, "moloch borgo", "borgo moloch"),
            (Setting::RoundDays, "9", "9"),
        ] {
            assert!(setting.set(&mut after, typed).is_some(), "{setting:?}");
            assert_eq!(setting.value(&after), value);
        }
        assert!(Setting::Start.set(&mut after, "2026-12-01 18:00 Europe/Warsaw").is_some());
        assert_eq!(after.calendar.start_ms, Some(1_796_144_400_000));
        assert_eq!(after.calendar.zone, "Europe/Warsaw");
        for (typed, zone, start_ms) in [
            ("2026-12-01 18:00 Kyiv", "Europe/Kyiv", 1_796_140_800_000),
            ("2026-12-01 18:00 new york", "America/New_York", 1_796_166_000_000),
            ("2026-12-01 18:00 UTC+1", "Etc/GMT-1", 1_796_144_400_000),
            ("2026-12-01 18:00", "Etc/GMT-1", 1_796_144_400_000),
        ] {
            assert!(Setting::Start.set(&mut after, typed).is_some(), "{typed}");
            assert_eq!((after.calendar.zone.as_str(), after.calendar.start_ms), (zone, Some(start_ms)), "{typed}");
        }
        assert!(Setting::Start.set(&mut after, "2026-12-01 18:00 EST").is_none(), "never taken silently");
    }

    #[test]
    fn only_what_stays_open_can_change_after_entry() {
        use sztab_league::rules::changes_after_entry;
        for preset in PRESETS {
            let before = rules(preset);
            for setting in Setting::ALL.into_iter().filter(|setting| setting.applies(&before)) {
                for value in setting.offered(&before) {
                    let mut after = before.clone();
                    setting.set(&mut after, &value);
                    if after != before {
                        let is_free = changes_after_entry(&before, &after).is_empty();
                        assert_eq!(is_free, setting.stays_open(), "{preset:?} {setting:?} {value}");
                    }
                }
            }
        }
    }
}
