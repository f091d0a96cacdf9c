//! The settings of a season: a table with one row per setting, used by the panel, its forms and its hints.

use sztab_game::Language;
use sztab_league::profile::{Profile, built_in_names};
use sztab_league::record::Points;
use sztab_league::rules::{
    LatePolicy, MatchKind, MatchRules, NextRound, OfflineGames, Publication, Rules, Scoring, Seeding, Shuffle,
};
use sztab_referee::clock::{TimeControl, schedule};
use sztab_words::{word, worded};

use crate::discord::say::zones::{self, InvalidZone};

use super::page::Page;
use super::row::{
    SettingField, SettingSpec, UNSET, ValueLabel, flag_spec, number_spec, parse_sizes, parse_word, parse_yes_or_no,
    sizes_text, table_words, to_strings, value_spec, word_for,
};
use super::{factions, stages};

/// The choice that leaves a setting unchanged.
pub const UNCHANGED: &str = "=";

/// The clock that presets propose for matches: a full-length game fits into a round.
pub const DEFAULT_CLOCK: &str = "72h+1h<96h";

/// The numbers of hours on offer.
const OFFERED_HOURS: &[u32] = &[12, 24, 48, 72, 96];

macro_rules! settings {
    ($($name:ident = $word:literal on $page:ident: $row:expr;)*) => {
        worded! {
            /// A setting of a season. The keywords are used in ids and in text keys.
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum Setting {
                $($name = $word,)*
            }
        }

        impl Setting {
            /// The page of the panel and the row of the table for a setting.
            fn page_and_spec(self) -> (Page, SettingSpec) {
                match self {
                    $(Self::$name => (Page::$page, $row),)*
                }
            }
        }
    };
}

/// A setting whose value is one of the keywords in a table.
macro_rules! choice {
    ($table:ident, $($field:ident).+, $key:literal) => {
        value_spec(
            |rules| word_for(&$table, &rules.$($field).+),
            |rules, value| {
                rules.$($field).+ = parse_word(&$table, value)?;
                Some(())
            },
            |_| table_words(&$table),
        )
        .with_label(ValueLabel::Words($key))
    };
}

/// A numeric setting of ladders.
macro_rules! ladder {
    ($field:ident, $offered:expr, $label:expr) => {
        number_spec(|rules| stages::ladder(rules).map(|ladder| ladder.$field), $offered, $label)
            .applying_if(stages::is_ladder)
    };
}

settings! {
    Kind = "kind" on Match: value_spec(|rules| word_for(&MATCH_KINDS, &rules.matches.kind), set_kind, |_| table_words(&MATCH_KINDS))
        .with_label(ValueLabel::Words("kind"));
    Scoring = "scoring" on Match: value_spec(scoring, set_scoring, |rules| fitting_profiles(rules.matches.kind).collect());
    Clock = "clock" on Match: value_spec(
        |rules| rules.matches.clock.clone(),
        |rules, value| {
            rules.matches.clock = TimeControl::from_text(value)?.to_text();
            Some(())
        },
        |_| to_strings(&["24h", "48h", "72h", DEFAULT_CLOCK, "72h+12h<96h", "30m", "60m"]),
    ).with_hint("clock").with_label(ValueLabel::Clock);
    Rated = "rated" on Ratings: flag_spec(|rules| &mut rules.matches.rated);
    TableGames = "table-games" on Ratings: choice!(TABLE_GAMES, matches.table_games, "table-games");
    Odds = "odds" on Ratings: flag_spec(|rules| &mut rules.matches.odds);
    DaysOff = "days-off" on Absences:
        number_spec(|rules| Some(&mut rules.matches.days_off), &[0, 3, 7, 14, 21, MatchRules::ALL_DAYS], ValueLabel::DaysOff);
    Format = "format" on Format: value_spec(stages::format_text, stages::set_format, stages::formats).with_label(ValueLabel::Words("format"));
    Rounds = "rounds" on Format: value_spec(stages::rounds_text, stages::set_rounds, |_| stages::round_counts())
        .with_hint("number").changeable_after_entry().with_unset("setting-rounds-usual").applying_if(stages::is_swiss);
    Balance = "balance" on Format: value_spec(stages::balance_text, stages::set_balance, |_| to_strings(&["yes", "no"]))
        .with_label(ValueLabel::YesNo).applying_if(stages::is_swiss);
    Criteria = "criteria" on TieBreaks: value_spec(stages::criteria_value, stages::set_criteria, |_| stages::offered_criteria())
        .with_hint("criteria").applying_if(stages::has_standings);
    Divisions = "divisions" on Divisions: value_spec(stages::divisions_text, stages::set_divisions, stages::offered_divisions)
        .with_hint("sizes").applying_if(stages::has_standings);
    Moving = "moving" on Divisions: value_spec(stages::movement_text, stages::set_movement, |_| to_strings(&["0", "1", "2", "3"]))
        .applying_if(stages::has_divisions);
    NextSizes = "next-sizes" on Divisions: value_spec(stages::next_sizes_text, stages::set_next_sizes, |_| to_strings(&stages::DIVISION_SIZES))
        .with_hint("sizes").applying_if(|rules| rules.promotion.is_some());
    Finals = "finals" on Finals: value_spec(stages::finals_text, stages::set_finals, |_| stages::brackets(&[UNSET]))
        .with_label(ValueLabel::Words("format")).applying_if(stages::has_standings);
    Qualified = "qualified" on Finals: value_spec(stages::finalists_text, stages::set_finalists, |_| to_strings(&stages::FINALIST_COUNTS))
        .with_label(ValueLabel::Qualified).applying_if(|rules| rules.stages.len() > 1);
    RankedFrom = "ranked-from" on Ladder: ladder!(ranked_from, &[0, 3, 5, 10], ValueLabel::Plain);
    Repeats = "repeats" on Ladder: ladder!(repeats, &[1, 2, 3, 5], ValueLabel::Plain);
    RepeatDays = "repeat-days" on Ladder: ladder!(repeat_days, &[7, 14, 30], ValueLabel::Unit("days"));
    LapseHours = "lapse-hours" on Challenges: ladder!(lapse_hours, OFFERED_HOURS, ValueLabel::Unit("hours"));
    Factions = "factions" on Factions:
        value_spec(factions::mode_word, factions::set_mode, |_| to_strings(&factions::MODES))
            .with_label(ValueLabel::FactionMode).applying_if(Rules::has_factions);
    Whitelist = "whitelist" on Whitelist:
        value_spec(|rules| rules.factions.whitelist.join(" "), factions::set_whitelist, |_| Vec::new())
        .with_hint("whitelist").with_label(ValueLabel::Factions).applying_if(Rules::has_factions);
    WaitDays = "wait-days" on NewFactions:
        number_spec(|rules| Some(&mut rules.factions.wait_days), &[0, 7, 14, 30, 60, 90], ValueLabel::Unit("days"))
            .applying_if(Rules::has_factions);
    Bans = "bans" on Whitelist: value_spec(factions::bans_text, factions::set_bans, factions::ban_choices)
        .with_unset("setting-bans-file").applying_if(factions::has_bans);
    Given = "given" on Whitelist: value_spec(factions::given_factions_text, factions::set_given_factions, |_| Vec::new())
        .with_hint("given").with_label(ValueLabel::Factions).applying_if(factions::has_given_factions);
    Same = "same" on Factions: flag_spec(|rules| &mut rules.factions.same).applying_if(Rules::has_factions);
    Once = "once" on Factions: flag_spec(|rules| &mut rules.factions.once).applying_if(Rules::has_factions);
    Approval = "approval" on Entry: flag_spec(|rules| &mut rules.entry.approval);
    MostPlayers = "most-players" on Entry: number_spec(
        |rules| Some(&mut rules.entry.most_players),
        &[8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256],
        ValueLabel::Plain,
    );
    WaitingList = "waiting-list" on Entry: flag_spec(|rules| &mut rules.entry.waiting_list);
    Role = "role" on Entrants: value_spec(
        |rules| rules.entry.role.clone().unwrap_or_else(|| UNSET.to_owned()),
        set_role,
        |_| to_strings(&[UNSET]),
    ).with_label(ValueLabel::Role);
    LateEntry = "late-entry" on Entrants: flag_spec(|rules| &mut rules.entry.late);
    Seeding = "seeding" on Entrants: choice!(SEEDINGS, seeding, "seeding");
    // The number of absences for which a player still scores points.
    Absences = "absences" on Absences:
        number_spec(|rules| Some(&mut rules.absences.allowed), &[0, 1, 2, 3], ValueLabel::Plain).applying_if(stages::is_swiss);
    AbsencePoints = "absence-points" on Absences: value_spec(
        |rules| points_text(rules.absences.points),
        |rules, value| {
            rules.absences.points = parse_points(value)?;
            Some(())
        },
        |_| to_strings(&["0", "0.5", "1", "1.5", "2", "3"]),
    ).with_hint("absence-points").applying_if(stages::is_swiss);
    // Displayed in the season's time zone.
    Start = "start" on Calendar: value_spec(
        |rules| rules.calendar.start_ms.map_or_else(|| UNSET.to_owned(), |ms| ms.to_string()),
        set_start,
        |_| to_strings(&[UNSET]),
    ).with_hint("start").changeable_after_entry().with_label(ValueLabel::Start);
    NextRound = "next-round" on Calendar: choice!(NEXT_ROUNDS, calendar.next_round, "next-round")
        .applying_if(|rules| !stages::is_ladder(rules));
    Publication = "publication" on Calendar: choice!(PUBLICATIONS, calendar.publication, "publication")
        .applying_if(|rules| !stages::is_ladder(rules));
    RoundDays = "round-days" on Round: number_spec(
        |rules| Some(&mut rules.times.round_days),
        &[1, 2, 3, 5, 7, 10, 14, 21, 28, 30],
        ValueLabel::Unit("days"),
    ).changeable_after_entry();
    BeginHours = "begin-hours" on Round:
        number_spec(|rules| Some(&mut rules.times.begin_hours), OFFERED_HOURS, ValueLabel::Unit("hours")).changeable_after_entry();
    ExtensionDays = "extension-days" on Round:
        number_spec(|rules| Some(&mut rules.times.extension_days), &[0, 1, 3, 7, 14], ValueLabel::Unit("days")).changeable_after_entry();
    RemindBegin = "remind-begin" on Reminders:
        number_spec(|rules| Some(&mut rules.times.remind_begin_hours), OFFERED_HOURS, ValueLabel::Unit("hours")).changeable_after_entry();
    RemindDeadline = "remind-deadline" on Reminders: value_spec(
        |rules| sizes_text(&rules.times.remind_deadline_hours),
        |rules, value| {
            rules.times.remind_deadline_hours = parse_sizes(value)?;
            Some(())
        },
        |_| to_strings(&[UNSET, "24", "48", "72,24", "72,48,24"]),
    ).with_hint("reminders").changeable_after_entry().with_label(ValueLabel::HoursBefore);
    StepHours = "step-hours" on Reminders:
        number_spec(|rules| Some(&mut rules.times.step_hours), OFFERED_HOURS, ValueLabel::Unit("hours")).changeable_after_entry().applying_if(Rules::has_factions);
    LatePolicy = "late-policy" on Late: choice!(LATE_POLICIES, times.late, "late-policy");
    ObjectionHours = "objection-hours" on Late:
        number_spec(|rules| Some(&mut rules.times.objection_hours), OFFERED_HOURS, ValueLabel::Unit("hours")).changeable_after_entry();
    ReportHours = "report-hours" on Late:
        number_spec(|rules| Some(&mut rules.times.report_hours), OFFERED_HOURS, ValueLabel::Unit("hours")).changeable_after_entry();
}

impl Setting {
    pub fn page(self) -> Page {
        self.page_and_spec().0
    }

    pub fn spec(self) -> SettingSpec {
        self.page_and_spec().1
    }

    /// True if the setting has an effect under the given rules.
    pub fn is_applicable(self, rules: &Rules) -> bool {
        (self.spec().applies)(rules)
    }

    pub fn hint(self, language: Language) -> String {
        word(language, &format!("setting-hint-{}", self.spec().hint.unwrap_or("number")))
    }

    pub fn value(self, rules: &Rules) -> String {
        match self.spec().field {
            SettingField::Flag(flag) => if *flag(&mut rules.clone()) { "yes" } else { "no" }.to_owned(),
            SettingField::Number(number, _) => {
                number(&mut rules.clone()).map_or_else(|| UNSET.to_owned(), |number| number.to_string())
            }
            SettingField::Value { get, .. } => get(rules),
        }
    }

    /// The values on offer, including the current one.
    pub fn choices(self, rules: &Rules) -> Vec<String> {
        let mut offered = match self.spec().field {
            SettingField::Flag(_) => to_strings(&["yes", "no"]),
            SettingField::Number(_, numbers) => numbers.iter().map(u32::to_string).collect(),
            SettingField::Value { offered, .. } => offered(rules),
        };
        let value = self.value(rules);
        if !offered.contains(&value) {
            offered.push(value);
        }
        offered
    }

    /// Sets a chosen or typed value; `None` if it cannot be parsed.
    pub fn set(self, rules: &mut Rules, value: &str) -> Option<()> {
        let value = value.trim();
        if value == UNCHANGED {
            return Some(());
        }
        match self.spec().field {
            SettingField::Flag(flag) => *flag(rules) = parse_yes_or_no(value)?,
            SettingField::Number(number, _) => *number(rules)? = value.parse().ok()?,
            SettingField::Value { set, .. } => set(rules, value)?,
        }
        Some(())
    }
}

const MATCH_KINDS: [(&str, MatchKind); 4] = [
    ("single", MatchKind::Single),
    ("mirrored-fresh", MatchKind::Mirrored { shuffle: Shuffle::Fresh }),
    ("mirrored-equal", MatchKind::Mirrored { shuffle: Shuffle::Equal }),
    ("best-of-3", MatchKind::BestOfThree),
];
const TABLE_GAMES: [(&str, OfflineGames); 3] =
    [("no", OfflineGames::No), ("unrated", OfflineGames::Unrated), ("rated", OfflineGames::Rated)];
const SEEDINGS: [(&str, Seeding); 4] =
    [("rating", Seeding::Rating), ("last-table", Seeding::LastTable), ("hand", Seeding::Hand), ("lots", Seeding::Lots)];
const NEXT_ROUNDS: [(&str, NextRound); 2] = [("closed", NextRound::WhenClosed), ("calendar", NextRound::ByCalendar)];
const PUBLICATIONS: [(&str, Publication); 2] = [("at-once", Publication::AtOnce), ("by-hand", Publication::ByHand)];
const LATE_POLICIES: [(&str, LatePolicy); 3] =
    [("judge", LatePolicy::Judge), ("draw", LatePolicy::Draw), ("proposal", LatePolicy::Proposal)];

/// Sets the number and kind of games in a match. Scoring and balance that do not suit them are replaced.
fn set_kind(rules: &mut Rules, value: &str) -> Option<()> {
    rules.matches.kind = parse_word(&MATCH_KINDS, value)?;
    let fitting: Vec<String> = fitting_profiles(rules.matches.kind).collect();
    if let Scoring::BuiltIn(name) = &rules.matches.scoring
        && !fitting.contains(name)
    {
        rules.matches.scoring = Scoring::BuiltIn(fitting.first()?.clone());
    }
    stages::reset_balance(rules);
    Some(())
}

fn scoring(rules: &Rules) -> String {
    match &rules.matches.scoring {
        Scoring::BuiltIn(name) => name.clone(),
        Scoring::Own(text) => Profile::from_toml(text).map_or_else(|_| UNSET.to_owned(), |profile| profile.name),
    }
}

fn set_scoring(rules: &mut Rules, value: &str) -> Option<()> {
    if built_in_names().any(|name| name == value) {
        rules.matches.scoring = Scoring::BuiltIn(value.to_owned());
        return Some(());
    }
    // The organisers' own profile is retained if it is chosen again.
    (matches!(rules.matches.scoring, Scoring::Own(_)) && scoring(rules) == value).then_some(())
}

fn set_role(rules: &mut Rules, value: &str) -> Option<()> {
    rules.entry.role = if value == UNSET { None } else { Some(value.parse::<u64>().ok()?.to_string()) };
    Some(())
}

/// The built-in profiles that suit the kind of match.
fn fitting_profiles(kind: MatchKind) -> impl Iterator<Item = String> {
    let fits = move |name: &&str| {
        sztab_league::profile::built_in(name).is_some_and(|profile| profile.matches.contains(&kind.profile_kind()))
    };
    built_in_names().filter(fits).map(str::to_owned)
}

/// Sets the start from a date, a time and optionally a time zone, such as `2026-12-01 18:00 Europe/Warsaw`.
fn set_start(rules: &mut Rules, value: &str) -> Option<()> {
    if value == UNSET {
        rules.calendar.start_ms = None;
        return Some(());
    }
    // The value in the select is the current start.
    if rules.calendar.start_ms.is_some_and(|ms| ms.to_string() == value) {
        return Some(());
    }
    let (date, rest) = value.split_once(char::is_whitespace)?;
    let (time, _) = rest.trim_start().split_once(char::is_whitespace).unwrap_or((rest.trim_start(), ""));
    let zone = match parse_start_zone(value) {
        Some(zone) => zone.ok()?,
        None => rules.calendar.zone.clone(),
    };
    let start = schedule::parse_wall_time(&zone, date, time)?;
    rules.calendar.zone = zone;
    rules.calendar.start_ms = Some(start.0);
    Some(())
}

/// The time zone typed after the date and time of a start, if any.
pub fn parse_start_zone(value: &str) -> Option<Result<String, InvalidZone>> {
    let (_, rest) = value.trim().split_once(char::is_whitespace)?;
    let (_, zone) = rest.trim_start().split_once(char::is_whitespace)?;
    Some(zones::parse_zone(zone))
}

fn points_text(points: Points) -> String {
    let (whole, rest) = (points.0 / 100, points.0.rem_euclid(100));
    let text = format!("{whole}.{rest:02}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Parses points: a decimal number with at most two decimals.
fn parse_points(text: &str) -> Option<Points> {
    let text = text.replace(',', ".");
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || rest.len() > 2 || !is_number(whole) || !is_number(rest) {
        return None;
    }
    let hundredths: i32 = format!("{rest:0<2}").parse().ok()?;
    Some(Points(whole.parse::<i32>().ok()?.checked_mul(100)?.checked_add(hundredths)?))
}

impl Page {
    /// The settings on a page that have an effect under the given rules and may still change. `is_open` is true once
    /// entry has opened.
    pub fn settings(self, rules: &Rules, is_open: bool) -> Vec<Setting> {
        let own = Setting::ALL.into_iter().filter(|&setting| setting.page() == self);
        own.filter(|setting| setting.is_applicable(rules) && (!is_open || setting.spec().stays_open)).collect()
    }

    /// The pages with at least one setting that can be changed.
    pub fn with_settings(rules: &Rules, is_open: bool) -> Vec<Self> {
        Self::ALL.into_iter().filter(|page| !page.settings(rules, is_open).is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_league::rules::Preset;

    const FACTIONS: [&str; 3] = ["borgo", "moloch", "outpost"];

    fn preset_rules(preset: Preset) -> Rules {
        preset.rules("Winter", &FACTIONS.map(str::to_owned), "48h")
    }

    const PRESETS: [Preset; 6] =
        [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup];

    #[test]
    fn every_offered_value_can_be_set_and_read_back() {
        for preset in PRESETS {
            for setting in Setting::ALL {
                let before = preset_rules(preset);
                if !setting.is_applicable(&before) {
                    continue;
                }
                for value in setting.choices(&before) {
                    let mut after = before.clone();
                    assert!(setting.set(&mut after, &value).is_some(), "{preset:?} {setting:?} {value}");
                    assert_eq!(setting.value(&after), value, "{preset:?} {setting:?}");
                }
            }
        }
    }

    #[test]
    fn no_offered_value_makes_rules_that_cannot_be_opened() {
        for preset in PRESETS {
            for setting in Setting::ALL {
                let before = preset_rules(preset);
                for value in setting.choices(&before).into_iter().filter(|_| setting.is_applicable(&before)) {
                    let mut after = before.clone();
                    setting.set(&mut after, &value);
                    // A pool of five factions needs more than the three offered here.
                    if setting != Setting::Factions {
                        assert_eq!(after.errors(), [], "{preset:?} {setting:?} {value}");
                    }
                }
            }
        }
    }

    #[test]
    fn unreadable_values_change_nothing() {
        for setting in Setting::ALL {
            let mut after = preset_rules(Preset::Championship);
            assert_eq!(setting.set(&mut after, "?!"), None, "{setting:?}");
            assert_eq!(after, preset_rules(Preset::Championship), "{setting:?}");
        }
    }

    #[test]
    fn values_can_be_typed() {
        let mut after = preset_rules(Preset::Divisions);
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
    fn only_settings_that_stay_open_change_after_entry() {
        use sztab_league::rules::frozen_changes;
        for preset in PRESETS {
            let before = preset_rules(preset);
            for setting in Setting::ALL.into_iter().filter(|setting| setting.is_applicable(&before)) {
                for value in setting.choices(&before) {
                    let mut after = before.clone();
                    setting.set(&mut after, &value);
                    if after != before {
                        let is_free = frozen_changes(&before, &after).is_empty();
                        assert_eq!(is_free, setting.spec().stays_open, "{preset:?} {setting:?} {value}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_settings_of_a_page_fit_on_it() {
        for page in Page::ALL {
            let settings = Setting::ALL.into_iter().filter(|&setting| setting.page() == page).count();
            assert!((1..=3).contains(&settings), "{page:?}");
        }
    }
}
