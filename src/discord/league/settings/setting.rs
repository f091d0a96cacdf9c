//! The settings of a season: a table with one row per setting, used by the panel, its forms and its hints.

use sztab_game::Language;
use sztab_league::profile::{Profile, built_in_names};
use sztab_league::record::Points;
use sztab_league::rules::{
    LatePolicy, MatchKind, MatchRules, NextRound, Publication, Rules, Scoring, Seeding, Shuffle, TableGames,
};
use sztab_referee::clock::{Control, schedule};
use sztab_words::{word, worded};

use crate::discord::say::zones::{self, Misnamed};

use super::page::Page;
use super::row::{
    Field, Label, Row, UNSET, flag, number, of_word, sizes_of, sizes_text, value, word_of, words, words_of, yes_or_no,
};
use super::{factions, stages};

/// The choice that leaves a setting unchanged.
pub const AS_IT_IS: &str = "=";

/// The clock that presets propose for matches: a full-length game fits into a round.
pub const USUAL_CLOCK: &str = "72h+1h<96h";

/// The numbers of hours on offer.
const HOURS: &[u32] = &[12, 24, 48, 72, 96];

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
            fn page_and_row(self) -> (Page, Row) {
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
        value(
            |rules| word_of(&$table, &rules.$($field).+),
            |rules, value| {
                rules.$($field).+ = of_word(&$table, value)?;
                Some(())
            },
            |_| words_of(&$table),
        )
        .label(Label::Words($key))
    };
}

/// A numeric setting of ladders.
macro_rules! ladder {
    ($field:ident, $offered:expr, $label:expr) => {
        number(|rules| stages::ladder(rules).map(|ladder| ladder.$field), $offered, $label).only(stages::is_ladder)
    };
}

settings! {
    Kind = "kind" on Match: value(|rules| word_of(&KINDS, &rules.matches.kind), set_kind, |_| words_of(&KINDS))
        .label(Label::Words("kind"));
    Scoring = "scoring" on Match: value(scoring, set_scoring, |rules| fitting_profiles(rules.matches.kind).collect());
    Clock = "clock" on Match: value(
        |rules| rules.matches.clock.clone(),
        |rules, value| {
            rules.matches.clock = Control::of_text(value)?.to_text();
            Some(())
        },
        |_| words(&["24h", "48h", "72h", USUAL_CLOCK, "72h+12h<96h", "30m", "60m"]),
    ).with_hint("clock").label(Label::Clock);
    Rated = "rated" on Ratings: flag(|rules| &mut rules.matches.rated);
    TableGames = "table-games" on Ratings: choice!(TABLE_GAMES, matches.table_games, "table-games");
    Odds = "odds" on Ratings: flag(|rules| &mut rules.matches.odds);
    DaysOff = "days-off" on Absences:
        number(|rules| Some(&mut rules.matches.days_off), &[0, 3, 7, 14, 21, MatchRules::ALL_DAYS], Label::DaysOff);
    Format = "format" on Format: value(stages::format, stages::set_format, stages::formats).label(Label::Words("format"));
    Rounds = "rounds" on Format: value(stages::rounds, stages::set_rounds, |_| stages::numbers_of_rounds())
        .with_hint("number").open().unset("setting-rounds-usual").only(stages::is_swiss);
    Balance = "balance" on Format: value(stages::balance, stages::set_balance, |_| words(&["yes", "no"]))
        .label(Label::YesNo).only(stages::is_swiss);
    Criteria = "criteria" on TieBreaks: value(stages::criteria, stages::set_criteria, |_| stages::usual_criteria())
        .with_hint("criteria").only(stages::has_table);
    Divisions = "divisions" on Divisions: value(stages::divisions, stages::set_divisions, stages::usual_divisions)
        .with_hint("sizes").only(stages::has_table);
    Moving = "moving" on Divisions: value(stages::moving, stages::set_moving, |_| words(&["0", "1", "2", "3"]))
        .only(stages::has_divisions);
    NextSizes = "next-sizes" on Divisions: value(stages::next_sizes, stages::set_next_sizes, |_| words(&stages::SIZES))
        .with_hint("sizes").only(|rules| rules.promotion.is_some());
    Finals = "finals" on Finals: value(stages::finals, stages::set_finals, |_| stages::brackets(&[UNSET]))
        .label(Label::Words("format")).only(stages::has_table);
    Qualified = "qualified" on Finals: value(stages::finalists, stages::set_finalists, |_| words(&stages::QUALIFIED))
        .label(Label::Qualified).only(|rules| rules.stages.len() > 1);
    RankedFrom = "ranked-from" on Ladder: ladder!(ranked_from, &[0, 3, 5, 10], Label::Plain);
    Repeats = "repeats" on Ladder: ladder!(repeats, &[1, 2, 3, 5], Label::Plain);
    RepeatDays = "repeat-days" on Ladder: ladder!(repeat_days, &[7, 14, 30], Label::Unit("days"));
    LapseHours = "lapse-hours" on Challenges: ladder!(lapse_hours, HOURS, Label::Unit("hours"));
    Factions = "factions" on Factions:
        value(factions::mode, factions::set_mode, |_| words(&factions::MODES))
            .label(Label::FactionMode).only(Rules::has_factions);
    Whitelist = "whitelist" on Whitelist:
        value(|rules| rules.factions.whitelist.join(" "), factions::set_whitelist, |_| Vec::new())
        .with_hint("whitelist").label(Label::Factions).only(Rules::has_factions);
    WaitDays = "wait-days" on NewFactions:
        number(|rules| Some(&mut rules.factions.wait_days), &[0, 7, 14, 30, 60, 90], Label::Unit("days"))
            .only(Rules::has_factions);
    Bans = "bans" on Whitelist: value(factions::bans, factions::set_bans, factions::ban_choices)
        .unset("setting-bans-file").only(factions::has_bans);
    Given = "given" on Whitelist: value(factions::given_factions, factions::set_given, |_| Vec::new())
        .with_hint("given").label(Label::Factions).only(factions::are_given);
    Same = "same" on Factions: flag(|rules| &mut rules.factions.same).only(Rules::has_factions);
    Once = "once" on Factions: flag(|rules| &mut rules.factions.once).only(Rules::has_factions);
    Approval = "approval" on Entry: flag(|rules| &mut rules.entry.approval);
    MostPlayers = "most-players" on Entry: number(
        |rules| Some(&mut rules.entry.most_players),
        &[8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256],
        Label::Plain,
    );
    WaitingList = "waiting-list" on Entry: flag(|rules| &mut rules.entry.waiting_list);
    Role = "role" on Entrants: value(
        |rules| rules.entry.role.clone().unwrap_or_else(|| UNSET.to_owned()),
        set_role,
        |_| words(&[UNSET]),
    ).label(Label::Role);
    LateEntry = "late-entry" on Entrants: flag(|rules| &mut rules.entry.late);
    Seeding = "seeding" on Entrants: choice!(SEEDINGS, seeding, "seeding");
    // The number of absences for which a player still scores points.
    Absences = "absences" on Absences:
        number(|rules| Some(&mut rules.absences.allowed), &[0, 1, 2, 3], Label::Plain).only(stages::is_swiss);
    AbsencePoints = "absence-points" on Absences: value(
        |rules| points_text(rules.absences.points),
        |rules, value| {
            rules.absences.points = points_of(value)?;
            Some(())
        },
        |_| words(&["0", "0.5", "1", "1.5", "2", "3"]),
    ).with_hint("absence-points").only(stages::is_swiss);
    // Displayed in the season's time zone.
    Start = "start" on Calendar: value(
        |rules| rules.calendar.start_ms.map_or_else(|| UNSET.to_owned(), |ms| ms.to_string()),
        set_start,
        |_| words(&[UNSET]),
    ).with_hint("start").open().label(Label::Start);
    NextRound = "next-round" on Calendar: choice!(NEXT_ROUNDS, calendar.next_round, "next-round")
        .only(|rules| !stages::is_ladder(rules));
    Publication = "publication" on Calendar: choice!(PUBLICATIONS, calendar.publication, "publication")
        .only(|rules| !stages::is_ladder(rules));
    RoundDays = "round-days" on Round: number(
        |rules| Some(&mut rules.times.round_days),
        &[1, 2, 3, 5, 7, 10, 14, 21, 28, 30],
        Label::Unit("days"),
    ).open();
    BeginHours = "begin-hours" on Round:
        number(|rules| Some(&mut rules.times.begin_hours), HOURS, Label::Unit("hours")).open();
    ExtensionDays = "extension-days" on Round:
        number(|rules| Some(&mut rules.times.extension_days), &[0, 1, 3, 7, 14], Label::Unit("days")).open();
    RemindBegin = "remind-begin" on Reminders:
        number(|rules| Some(&mut rules.times.remind_begin_hours), HOURS, Label::Unit("hours")).open();
    RemindDeadline = "remind-deadline" on Reminders: value(
        |rules| sizes_text(&rules.times.remind_deadline_hours),
        |rules, value| {
            rules.times.remind_deadline_hours = sizes_of(value)?;
            Some(())
        },
        |_| words(&[UNSET, "24", "48", "72,24", "72,48,24"]),
    ).with_hint("reminders").open().label(Label::HoursBefore);
    StepHours = "step-hours" on Reminders:
        number(|rules| Some(&mut rules.times.step_hours), HOURS, Label::Unit("hours")).open().only(Rules::has_factions);
    LatePolicy = "late-policy" on Late: choice!(LATE_POLICIES, times.late, "late-policy");
    ObjectionHours = "objection-hours" on Late:
        number(|rules| Some(&mut rules.times.objection_hours), HOURS, Label::Unit("hours")).open();
    ReportHours = "report-hours" on Late:
        number(|rules| Some(&mut rules.times.report_hours), HOURS, Label::Unit("hours")).open();
}

impl Setting {
    pub fn page(self) -> Page {
        self.page_and_row().0
    }

    pub fn row(self) -> Row {
        self.page_and_row().1
    }

    /// True if the setting has an effect under the given rules.
    pub fn applies(self, rules: &Rules) -> bool {
        (self.row().applies)(rules)
    }

    pub fn hint(self, language: Language) -> String {
        word(language, &format!("setting-hint-{}", self.row().hint.unwrap_or("number")))
    }

    pub fn value(self, rules: &Rules) -> String {
        match self.row().field {
            Field::Flag(flag) => if *flag(&mut rules.clone()) { "yes" } else { "no" }.to_owned(),
            Field::Number(number, _) => {
                number(&mut rules.clone()).map_or_else(|| UNSET.to_owned(), |number| number.to_string())
            }
            Field::Value { get, .. } => get(rules),
        }
    }

    /// The values on offer, including the current one.
    pub fn choices(self, rules: &Rules) -> Vec<String> {
        let mut offered = match self.row().field {
            Field::Flag(_) => words(&["yes", "no"]),
            Field::Number(_, numbers) => numbers.iter().map(u32::to_string).collect(),
            Field::Value { offered, .. } => offered(rules),
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
        if value == AS_IT_IS {
            return Some(());
        }
        match self.row().field {
            Field::Flag(flag) => *flag(rules) = yes_or_no(value)?,
            Field::Number(number, _) => *number(rules)? = value.parse().ok()?,
            Field::Value { set, .. } => set(rules, value)?,
        }
        Some(())
    }
}

const KINDS: [(&str, MatchKind); 4] = [
    ("single", MatchKind::Single),
    ("mirrored-fresh", MatchKind::Mirrored { shuffle: Shuffle::Fresh }),
    ("mirrored-equal", MatchKind::Mirrored { shuffle: Shuffle::Equal }),
    ("best-of-3", MatchKind::BestOfThree),
];
const TABLE_GAMES: [(&str, TableGames); 3] =
    [("no", TableGames::No), ("unrated", TableGames::Unrated), ("rated", TableGames::Rated)];
const SEEDINGS: [(&str, Seeding); 4] =
    [("rating", Seeding::Rating), ("last-table", Seeding::LastTable), ("hand", Seeding::Hand), ("lots", Seeding::Lots)];
const NEXT_ROUNDS: [(&str, NextRound); 2] = [("closed", NextRound::WhenClosed), ("calendar", NextRound::ByCalendar)];
const PUBLICATIONS: [(&str, Publication); 2] = [("at-once", Publication::AtOnce), ("by-hand", Publication::ByHand)];
const LATE_POLICIES: [(&str, LatePolicy); 3] =
    [("judge", LatePolicy::Judge), ("draw", LatePolicy::Draw), ("proposal", LatePolicy::Proposal)];

pub fn seeding_of(word: &str) -> Option<Seeding> {
    of_word(&SEEDINGS, word)
}

/// Sets the number and kind of games in a match. Scoring and balance that do not suit them are replaced.
fn set_kind(rules: &mut Rules, value: &str) -> Option<()> {
    rules.matches.kind = of_word(&KINDS, value)?;
    let fitting: Vec<String> = fitting_profiles(rules.matches.kind).collect();
    if let Scoring::BuiltIn(name) = &rules.matches.scoring
        && !fitting.contains(name)
    {
        rules.matches.scoring = Scoring::BuiltIn(fitting.first()?.clone());
    }
    stages::balance_for(rules);
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
        sztab_league::profile::built_in(name).is_some_and(|profile| profile.matches.contains(&kind.games()))
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
    let zone = match zone_of_start(value) {
        Some(zone) => zone.ok()?,
        None => rules.calendar.zone.clone(),
    };
    let start = schedule::wall_time(&zone, date, time)?;
    rules.calendar.zone = zone;
    rules.calendar.start_ms = Some(start.0);
    Some(())
}

/// The time zone typed after the date and time of a start, if any.
pub fn zone_of_start(value: &str) -> Option<Result<String, Misnamed>> {
    let (_, rest) = value.trim().split_once(char::is_whitespace)?;
    let (_, zone) = rest.trim_start().split_once(char::is_whitespace)?;
    Some(zones::zone_of(zone))
}

fn points_text(points: Points) -> String {
    let (whole, rest) = (points.0 / 100, points.0.rem_euclid(100));
    let text = format!("{whole}.{rest:02}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Parses points: a decimal number with at most two decimals.
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

impl Page {
    /// The settings on a page that have an effect under the given rules and may still change. `is_open` is true once
    /// entry has opened.
    pub fn settings(self, rules: &Rules, is_open: bool) -> Vec<Setting> {
        let own = Setting::ALL.into_iter().filter(|&setting| setting.page() == self);
        own.filter(|setting| setting.applies(rules) && (!is_open || setting.row().stays_open)).collect()
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

    fn rules(preset: Preset) -> Rules {
        preset.rules("Winter", &FACTIONS.map(str::to_owned), "48h")
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
                for value in setting.choices(&before) {
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
                for value in setting.choices(&before).into_iter().filter(|_| setting.applies(&before)) {
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
                for value in setting.choices(&before) {
                    let mut after = before.clone();
                    setting.set(&mut after, &value);
                    if after != before {
                        let is_free = changes_after_entry(&before, &after).is_empty();
                        assert_eq!(is_free, setting.row().stays_open, "{preset:?} {setting:?} {value}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_page_has_room_for_its_settings() {
        for page in Page::ALL {
            let settings = Setting::ALL.into_iter().filter(|&setting| setting.page() == page).count();
            assert!((1..=3).contains(&settings), "{page:?}");
        }
    }
}
