//! Validation: errors, which prevent entry from opening, and warnings, which do not.

use serde::Serialize;

use super::factions::{FactionMode, StepAct};
use super::season::{MatchKind, MatchRules, Preset, Rules, Scoring};
use super::stage::{Balance, Format, Qualification, StageRules};
use super::time::{DAY_MS, HOUR_MS, TimeRules};
use crate::game::MAX_DECIDERS;
use crate::profile::{Profile, built_in};

/// A setting that is out of range or contradicts another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum InvalidSetting {
    /// The format version is not known to this program.
    Version {
        /// The version in the rules.
        found: u32,
    },
    /// The season has no name, or its name exceeds 64 characters.
    Name,
    /// The clock or the time zone is empty.
    Empty {
        /// The setting.
        setting: &'static str,
    },
    /// The scoring profile does not exist, the text of the organisers' own profile has an error or the name of a
    /// built-in one, or the profile does not score matches of this kind.
    Scoring,
    /// A number is outside its range.
    Range {
        /// The setting.
        setting: &'static str,
        /// The value of the setting.
        found: i64,
        /// The allowed range.
        allowed: Span,
    },
    /// The reminders are not in descending order.
    ReminderOrder,
    /// A faction used by the mode is not on the whitelist.
    UnknownFaction {
        /// The id of the faction.
        faction: String,
    },
    /// The whitelist is not in ascending order, or contains a faction twice.
    WhitelistOrder,
    /// There are not enough factions for the mode.
    TooFewFactions {
        /// Number required by the mode.
        needed: u32,
        /// Number available.
        found: u32,
    },
    /// The bans and picks do not leave each player with exactly one faction.
    Steps,
    /// The first stage takes its players from a previous stage, or a later stage does not.
    Entrants {
        /// The stage, from 0.
        stage: usize,
    },
    /// There is a ladder, but it is not the only stage.
    LadderWithStages,
    /// The preset requires a different format of the first stage.
    PresetFormat,
    /// The format does not support divisions.
    Divisions {
        /// The stage, from 0.
        stage: usize,
    },
    /// A tie-break is named twice.
    CriterionTwice {
        /// The stage, from 0.
        stage: usize,
    },
    /// Promotion is set without divisions, or with sizes too small for the number of moving players.
    Promotion,
}

/// A range that includes both ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Span {
    /// The minimum.
    pub least: i64,
    /// The maximum.
    pub most: i64,
}

/// A setting that may be a mistake.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Warning {
    /// A match of full length does not fit into a round.
    RoundTooShort {
        /// Length of the longest match, in milliseconds.
        needed_ms: i64,
        /// Length of the round, in milliseconds.
        round_ms: i64,
    },
    /// A reminder is due before the round begins.
    ReminderTooEarly {
        /// Hours before the deadline.
        hours: u32,
    },
    /// A match begins automatically only after the deadline.
    BeginAfterDeadline,
    /// Players would run out of unused factions (`once`).
    FactionsRunOut {
        /// Maximum number of games of a player.
        games: u32,
        /// Number of factions on the whitelist.
        factions: u32,
    },
    /// Balance of playing first is set for mirrored matches, where it has no use but forces floats.
    BalanceOfMirrored {
        /// The stage, from 0.
        stage: usize,
    },
    /// There are fewer Swiss rounds than this many players need for a clear result.
    FewRounds {
        /// The stage, from 0.
        stage: usize,
        /// Number of rounds that the program suggests.
        offered: u32,
    },
}

impl Rules {
    /// The errors in these rules, in the order of the settings; empty if entry may open.
    pub fn errors(&self) -> Vec<InvalidSetting> {
        let mut errors = Vec::new();
        if self.version != Self::VERSION {
            errors.push(InvalidSetting::Version { found: self.version });
        }
        if self.name.trim().is_empty() || self.name.chars().count() > 64 {
            errors.push(InvalidSetting::Name);
        }
        for (setting, text) in [("clock", &self.matches.clock), ("zone", &self.calendar.zone)] {
            if text.trim().is_empty() {
                errors.push(InvalidSetting::Empty { setting });
            }
        }
        let kinds = match &self.matches.scoring {
            Scoring::BuiltIn(name) => built_in(name).map(|profile| profile.matches.clone()),
            // A profile with the name of a built-in one could not be told apart from it.
            Scoring::Own(text) => {
                let own = Profile::from_toml(text).ok().filter(|profile| built_in(&profile.name).is_none());
                own.map(|profile| profile.matches)
            }
        };
        if kinds.is_none_or(|kinds| !kinds.contains(&self.matches.kind.profile_kind())) {
            errors.push(InvalidSetting::Scoring);
        }
        self.check_numbers(&mut errors);
        self.check_factions(&mut errors);
        self.check_stages(&mut errors);
        self.check_promotion(&mut errors);
        errors
    }

    /// Likely mistakes.
    ///
    /// `longest_game_ms` is the maximum length of one game by its clock; `None` if the clock has no end. `players` is
    /// the number of entrants, or the maximum.
    pub fn warnings(&self, longest_game_ms: Option<i64>, players: usize) -> Vec<Warning> {
        let mut warnings = Vec::new();
        let round_ms = i64::from(self.times.round_days) * DAY_MS;
        if let Some(game_ms) = longest_game_ms {
            let needed_ms = self.longest_match_ms(game_ms);
            if needed_ms > round_ms {
                warnings.push(Warning::RoundTooShort { needed_ms, round_ms });
            }
        }
        for &hours in &self.times.remind_deadline_hours {
            if hours >= self.times.round_days.saturating_mul(24) {
                warnings.push(Warning::ReminderTooEarly { hours });
            }
        }
        if self.times.begin_hours >= self.times.round_days.saturating_mul(24) {
            warnings.push(Warning::BeginAfterDeadline);
        }
        self.warn_of_stages(players, &mut warnings);
        warnings
    }

    /// The maximum time from the publication of a match to its end: the time until it begins, plus all games that are
    /// played one after another.
    fn longest_match_ms(&self, game_ms: i64) -> i64 {
        let steps = u32::try_from(self.factions.mode.steps().len()).unwrap_or(u32::MAX);
        let begin_hours = self.times.begin_hours.max(self.times.step_hours.saturating_mul(steps));
        let regular = if self.matches.kind == MatchKind::BestOfThree { 3 } else { 1 };
        let eliminates = self.stages.iter().any(|stage| stage.format.eliminates());
        let games = if eliminates { regular + MAX_DECIDERS } else { regular };
        game_ms.saturating_mul(i64::from(games)).saturating_add(i64::from(begin_hours) * HOUR_MS)
    }

    fn check_numbers(&self, errors: &mut Vec<InvalidSetting>) {
        let TimeRules { round_days, begin_hours, remind_begin_hours, remind_deadline_hours, .. } = &self.times;
        let numbers = [
            ("most-players", self.entry.most_players, 2, 256),
            ("absences", self.absences.allowed, 0, 64),
            ("round-days", *round_days, 1, 90),
            ("begin-hours", *begin_hours, 1, 720),
            ("remind-begin-hours", *remind_begin_hours, 1, 720),
            ("extension-days", self.times.extension_days, 0, 30),
            ("report-hours", self.times.report_hours, 1, 720),
            ("step-hours", self.times.step_hours, 1, 168),
            ("objection-hours", self.times.objection_hours, 1, 168),
            ("wait-days", self.factions.wait_days, 0, 365),
            ("days-off", self.matches.days_off, 0, i64::from(MatchRules::ALL_DAYS)),
        ];
        for (setting, found, least, most) in numbers {
            check_range(errors, setting, i64::from(found), Span { least, most });
        }
        check_range(errors, "absence-points", i64::from(self.absences.points.0), Span { least: 0, most: 10_000 });
        for &hours in remind_deadline_hours {
            check_range(errors, "remind-deadline-hours", i64::from(hours), Span { least: 1, most: 720 });
        }
        let reminders = i64::try_from(remind_deadline_hours.len()).unwrap_or(i64::MAX);
        check_range(errors, "reminders", reminders, Span { least: 0, most: 5 });
        if remind_deadline_hours.windows(2).any(|pair| pair[0] <= pair[1]) {
            errors.push(InvalidSetting::ReminderOrder);
        }
    }

    fn check_factions(&self, errors: &mut Vec<InvalidSetting>) {
        let factions = &self.factions;
        if factions.whitelist.windows(2).any(|pair| pair[0] >= pair[1]) {
            errors.push(InvalidSetting::WhitelistOrder);
        }
        let found = u32::try_from(factions.whitelist.len()).unwrap_or(u32::MAX);
        let mut needed = if factions.same { 1 } else { 2 };
        match &factions.mode {
            FactionMode::Free => {}
            FactionMode::Random => needed = 2,
            FactionMode::Pool { size, steps } => {
                check_range(errors, "pool-size", i64::from(*size), Span { least: 1, most: 5 });
                needed = *size;
                check_steps(errors, steps.iter().map(|step| (step.by.index(), step.act)));
            }
            FactionMode::Draft { steps } => {
                needed = u32::try_from(steps.len()).unwrap_or(u32::MAX);
                check_steps(errors, steps.iter().map(|step| (step.by.index(), step.act)));
            }
            FactionMode::Given { rounds } => {
                if rounds.is_empty() {
                    errors.push(InvalidSetting::Empty { setting: "given-factions" });
                }
                let unknown =
                    rounds.iter().flatten().find(|faction| factions.whitelist.binary_search(faction).is_err());
                errors.extend(unknown.map(|faction| InvalidSetting::UnknownFaction { faction: faction.clone() }));
            }
        }
        if found < needed {
            errors.push(InvalidSetting::TooFewFactions { needed, found });
        }
    }

    fn check_stages(&self, errors: &mut Vec<InvalidSetting>) {
        let stages = i64::try_from(self.stages.len()).unwrap_or(i64::MAX);
        check_range(errors, "stages", stages, Span { least: 1, most: 8 });
        for (number, stage) in self.stages.iter().enumerate() {
            if (number == 0) != (stage.entrants == Qualification::All) {
                errors.push(InvalidSetting::Entrants { stage: number });
            }
            check_stage(errors, number, stage);
        }
        let ladders = self.stages.iter().filter(|stage| matches!(stage.format, Format::Ladder { .. })).count();
        if ladders > 0 && self.stages.len() > 1 {
            errors.push(InvalidSetting::LadderWithStages);
        }
        if self.stages.first().is_some_and(|first| !preset_allows(self.preset, &first.format)) {
            errors.push(InvalidSetting::PresetFormat);
        }
    }

    fn check_promotion(&self, errors: &mut Vec<InvalidSetting>) {
        let Some(promotion) = &self.promotion else {
            return;
        };
        let divided = self.stages.first().is_some_and(|stage| stage.divisions.len() > 1);
        let room = promotion.sizes.iter().all(|&size| size >= 2 && promotion.moving.saturating_mul(2) <= size);
        if !divided || promotion.sizes.is_empty() || promotion.moving == 0 || !room {
            errors.push(InvalidSetting::Promotion);
        }
    }

    fn warn_of_stages(&self, players: usize, warnings: &mut Vec<Warning>) {
        let mirrored = matches!(self.matches.kind, MatchKind::Mirrored { .. });
        for (number, stage) in self.stages.iter().enumerate() {
            let Format::Swiss { rounds, balance } = &stage.format else {
                continue;
            };
            if mirrored && *balance == Balance::First {
                warnings.push(Warning::BalanceOfMirrored { stage: number });
            }
            let offered = Format::Swiss { rounds: None, balance: *balance }.swiss_rounds(players);
            if let (Some(rounds), Some(offered)) = (*rounds, offered)
                && number == 0
                && rounds + 1 < offered
            {
                warnings.push(Warning::FewRounds { stage: number, offered });
            }
        }
        let games = self.max_games_per_player(players);
        let factions = u32::try_from(self.factions.whitelist.len()).unwrap_or(u32::MAX);
        if self.factions.once && games > factions {
            warnings.push(Warning::FactionsRunOut { games, factions });
        }
    }

    /// The maximum number of games of a player in the stages whose number of rounds is known. Under `Random`, each game
    /// of a match uses up one faction of each player.
    fn max_games_per_player(&self, players: usize) -> u32 {
        let rounds = self.stages.iter().map(|stage| {
            let size = stage.divisions.iter().max().map_or(players, |&most| usize::try_from(most).unwrap_or(players));
            match &stage.format {
                Format::RoundRobin { double } => {
                    let once = u32::try_from(size.saturating_sub(1)).unwrap_or(u32::MAX);
                    if *double { once.saturating_mul(2) } else { once }
                }
                format => format.swiss_rounds(size).unwrap_or(0),
            }
        });
        rounds.sum::<u32>().saturating_mul(self.matches.kind.max_games())
    }
}

fn check_stage(errors: &mut Vec<InvalidSetting>, number: usize, stage: &StageRules) {
    match &stage.format {
        Format::Swiss { rounds: Some(rounds), .. } => {
            check_range(errors, "rounds", i64::from(*rounds), Span { least: 1, most: 64 });
        }
        Format::Ladder { ranked_from, repeats, repeat_days, lapse_hours } => {
            check_range(errors, "ranked-from", i64::from(*ranked_from), Span { least: 0, most: 50 });
            check_range(errors, "repeats", i64::from(*repeats), Span { least: 1, most: 20 });
            check_range(errors, "repeat-days", i64::from(*repeat_days), Span { least: 1, most: 90 });
            check_range(errors, "lapse-hours", i64::from(*lapse_hours), Span { least: 1, most: 720 });
        }
        Format::Swiss { rounds: None, .. }
        | Format::RoundRobin { .. }
        | Format::SingleElimination { .. }
        | Format::DoubleElimination { .. } => {}
    }
    // A round robin may have at most 64 rounds, including both legs of a double one.
    let most = match stage.format {
        Format::RoundRobin { double: true } => 33,
        Format::RoundRobin { double: false } => 64,
        Format::Swiss { .. }
        | Format::SingleElimination { .. }
        | Format::DoubleElimination { .. }
        | Format::Ladder { .. } => 256,
    };
    for &size in &stage.divisions {
        check_range(errors, "division-size", i64::from(size), Span { least: 2, most });
    }
    let divisible = matches!(stage.format, Format::Swiss { .. } | Format::RoundRobin { .. }) && number == 0;
    if stage.divisions.len() > 1 && !divisible {
        errors.push(InvalidSetting::Divisions { stage: number });
    }
    if let Qualification::Table { count } | Qualification::EachDivision { count } = stage.entrants {
        check_range(errors, "qualified", i64::from(count), Span { least: 1, most: 256 });
    }
    let twice = stage.criteria.iter().enumerate().any(|(at, criterion)| stage.criteria[..at].contains(criterion));
    if twice {
        errors.push(InvalidSetting::CriterionTwice { stage: number });
    }
}

fn check_steps(errors: &mut Vec<InvalidSetting>, steps: impl Iterator<Item = (usize, StepAct)>) {
    let mut picks = [0_u32; 2];
    for (seat, act) in steps {
        if act == StepAct::Pick {
            picks[seat] += 1;
        }
    }
    if picks != [1, 1] {
        errors.push(InvalidSetting::Steps);
    }
}

fn check_range(errors: &mut Vec<InvalidSetting>, setting: &'static str, found: i64, allowed: Span) {
    if found < allowed.least || found > allowed.most {
        errors.push(InvalidSetting::Range { setting, found, allowed });
    }
}

fn preset_allows(preset: Preset, format: &Format) -> bool {
    match preset {
        Preset::Swiss | Preset::Flamberg | Preset::Championship | Preset::Divisions => {
            matches!(format, Format::Swiss { .. } | Format::RoundRobin { .. })
        }
        Preset::Ladder => matches!(format, Format::Ladder { .. }),
        Preset::Cup => format.eliminates(),
    }
}
