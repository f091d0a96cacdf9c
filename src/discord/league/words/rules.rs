//! The rules of a season, written out.

use serde::Serialize;

use sztab_league::ids::Seat;
use sztab_league::record::Points;
use sztab_league::rules::{
    AbsenceRules, FactionMode, Format, MatchKind, MatchRules, PromotionRules, Qualification, Rules, StageRules, Step,
    StepAct,
};
use sztab_referee::clock::TimeControl;
use sztab_words::{FluentValue, Language, text, word};

use crate::discord::say::zones::zone_name;
use crate::discord::session::clock::clock_phrase;

use super::numbers::{points_text, timestamp};
use super::scoring::scoring_lines;
use super::stages::{criterion_meaning, criterion_name, division_letter, format_name};
use super::variant_key;
use crate::discord::league::words::join_names;
use crate::discord::league::words::versus;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSection {
    pub title: String,
    pub lines: Vec<String>,
}

/// The rules of a season as text, each setting in one sentence. `factions` returns the name of a faction by its id,
/// `score` is the result of [`Names::points_word`](super::Names::points_word).
///
/// If two sets of rules differ in a setting that has an effect, their texts differ too.
pub fn rule_sections(
    rules: &Rules,
    score: &'static str,
    language: Language,
    factions: &dyn Fn(&str) -> String,
) -> Vec<RuleSection> {
    let writer = RulesWriter { rules, score, language, factions };
    let mut sections = vec![writer.section("league-rules-season", writer.season_lines())];
    sections.extend((0..).zip(&rules.stages).map(|(number, stage)| writer.stage_section(number, stage)));
    sections.push(writer.section("league-rules-match", writer.match_lines()));
    if rules.has_factions() {
        sections.push(writer.section("league-rules-factions", writer.faction_lines()));
    }
    sections.push(writer.section("league-rules-entry", writer.entry_lines()));
    sections.push(writer.section("league-rules-calendar", writer.calendar_lines()));
    sections.push(writer.section("league-rules-times", writer.time_lines()));
    let promotion = rules.promotion.as_ref();
    sections
        .extend(promotion.map(|promotion| writer.section("league-rules-promotion", writer.promotion_lines(promotion))));
    sections
}

struct RulesWriter<'a> {
    rules: &'a Rules,
    score: &'static str,
    language: Language,
    factions: &'a dyn Fn(&str) -> String,
}

impl RulesWriter<'_> {
    fn section(&self, title: &str, lines: Vec<String>) -> RuleSection {
        RuleSection { title: self.translate(title), lines }
    }

    fn translate(&self, key: &str) -> String {
        word(self.language, key)
    }

    fn translate_variant(&self, prefix: &str, variant: &impl Serialize) -> String {
        self.translate(&variant_key(prefix, variant))
    }

    fn text_with<'v>(&self, key: &str, name: &'v str, value: impl Into<FluentValue<'v>>) -> String {
        text(self.language, key, &[(name, value.into())])
    }

    fn choose_text(&self, holds: bool, yes: &str, no: &str) -> String {
        self.translate(if holds { yes } else { no })
    }

    fn season_lines(&self) -> Vec<String> {
        vec![
            self.text_with("league-rules-name", "name", self.rules.name.as_str()),
            self.text_with(
                "league-rules-preset",
                "preset",
                self.translate_variant("league-preset-", &self.rules.preset),
            ),
            self.translate_variant("league-seeding-", &self.rules.seeding),
        ]
    }

    fn stage_section(&self, number: usize, stage: &StageRules) -> RuleSection {
        let format = format_name(&stage.format, self.language);
        let title = if self.rules.stages.len() > 1 {
            let arguments = [("number", (number + 1).into()), ("format", format.into())];
            text(self.language, "league-stage", &arguments)
        } else {
            self.text_with("league-rules-format", "format", format)
        };
        let mut lines = self.format_lines(&stage.format);
        lines.push(match stage.entrants {
            Qualification::All => self.translate("league-rules-all-entrants"),
            Qualification::Table { count } => self.text_with("league-rules-table-entrants", "count", count),
            Qualification::EachDivision { count } => self.text_with("league-rules-division-entrants", "count", count),
        });
        if !stage.divisions.is_empty() {
            let sizes = self.sizes_text(&stage.divisions);
            lines.push(self.text_with("league-rules-divisions", "sizes", sizes));
        }
        lines.extend(self.tie_break_lines(stage));
        RuleSection { title, lines }
    }

    fn format_lines(&self, format: &Format) -> Vec<String> {
        match format {
            Format::Swiss { rounds, balance } => {
                let rounds = rounds.map(|rounds| self.text_with("league-rules-rounds", "rounds", rounds));
                let balance = self.translate_variant("league-rules-balance-", balance);
                let usual = || self.translate("league-rules-rounds-usual");
                vec![self.translate("league-rules-swiss"), rounds.unwrap_or_else(usual), balance]
            }
            Format::RoundRobin { double } => {
                vec![self.choose_text(*double, "league-rules-meet-twice", "league-rules-meet-once")]
            }
            Format::SingleElimination { third_place } => vec![
                self.translate("league-rules-one-defeat"),
                self.text_with("league-rules-level", "score", self.score),
                self.choose_text(*third_place, "league-rules-third-place", "league-rules-no-third-place"),
            ],
            Format::DoubleElimination { second_final } => vec![
                self.translate("league-rules-two-defeats"),
                self.text_with("league-rules-level", "score", self.score),
                self.choose_text(*second_final, "league-rules-second-final", "league-rules-no-second-final"),
            ],
            Format::Ladder { ranked_from, repeats, repeat_days, lapse_hours } => {
                let repeats = [("repeats", (*repeats).into()), ("days", (*repeat_days).into())];
                vec![
                    self.translate("league-rules-ladder"),
                    self.text_with("league-rules-ranked-from", "matches", *ranked_from),
                    text(self.language, "league-rules-repeats", &repeats),
                    self.text_with("league-rules-lapse", "hours", *lapse_hours),
                ]
            }
        }
    }

    /// The tie-breaks of a stage. Brackets and ladders have tie-breaks only if the rules name some.
    fn tie_break_lines(&self, stage: &StageRules) -> Vec<String> {
        if stage.criteria.is_empty() {
            let has_table = matches!(stage.format, Format::Swiss { .. } | Format::RoundRobin { .. });
            return has_table.then(|| self.translate("league-rules-only-lots")).into_iter().collect();
        }
        let line = |(number, which): (usize, &_)| {
            let arguments = [
                ("number", number.into()),
                ("name", criterion_name(*which, self.score, self.language).into()),
                ("short", which.name().into()),
                ("about", criterion_meaning(*which, self.score, self.language).into()),
            ];
            text(self.language, "league-rules-criterion", &arguments)
        };
        let mut lines = vec![self.translate("league-rules-tie-breaks")];
        lines.extend((1..).zip(&stage.criteria).map(line));
        lines.push(self.text_with("league-rules-then-lots", "number", stage.criteria.len() + 1));
        lines
    }

    fn match_lines(&self) -> Vec<String> {
        let rules = &self.rules.matches;
        let kind = match &rules.kind {
            MatchKind::Mirrored { shuffle } => self.translate_variant("league-match-mirrored-", shuffle),
            kind @ (MatchKind::Single | MatchKind::BestOfThree) => self.translate_variant("league-match-", kind),
        };
        let clock = TimeControl::from_text(&rules.clock).map(|control| clock_phrase(self.language, control));
        let clock = clock.unwrap_or_else(|| rules.clock.clone());
        let mut lines = vec![kind, self.text_with("league-rules-clock", "clock", clock)];
        lines.extend(scoring_lines(rules, self.score, self.language));
        lines.push(self.choose_text(rules.rated, "league-rules-rated", "league-rules-unrated"));
        lines.push(self.translate_variant("league-table-games-", &rules.table_games));
        if rules.odds {
            lines.push(self.translate("league-rules-odds"));
        }
        if rules.days_off < MatchRules::ALL_DAYS {
            lines.push(self.text_with("league-rules-days-off", "days", rules.days_off));
        }
        lines
    }

    fn faction_lines(&self) -> Vec<String> {
        let rules = &self.rules.factions;
        let names = join_names(rules.whitelist.iter().map(|faction| (self.factions)(faction)), self.language);
        let mut lines = vec![self.text_with("league-rules-whitelist", "factions", names)];
        if rules.wait_days > 0 {
            lines.push(self.text_with("league-rules-wait-days", "days", rules.wait_days));
        }
        match &rules.mode {
            FactionMode::Free => lines.push(self.translate("league-factions-free")),
            FactionMode::Random => lines.push(self.translate("league-factions-random")),
            FactionMode::Pool { size, steps } => {
                lines.push(self.text_with("league-factions-pool", "size", *size));
                lines.extend(self.step_lines(steps, true));
                lines.push(self.translate("league-factions-pool-drawn"));
            }
            FactionMode::Draft { steps } => {
                lines.push(self.translate("league-factions-draft"));
                lines.extend(self.step_lines(steps, false));
            }
            FactionMode::Given { rounds } => {
                lines.push(self.translate("league-factions-given"));
                let given = (1_usize..).zip(rounds).map(|(round, factions)| {
                    let factions = versus(&factions.each_ref().map(|faction| (self.factions)(faction)), self.language);
                    let arguments = [("round", round.into()), ("factions", factions.into())];
                    text(self.language, "league-factions-given-round", &arguments)
                });
                lines.extend(given);
            }
        }
        lines.push(self.choose_text(rules.same, "league-rules-same", "league-rules-not-same"));
        lines.push(self.choose_text(rules.once, "league-rules-once", "league-rules-not-once"));
        lines
    }

    fn step_lines(&self, steps: &[Step], has_pools: bool) -> Vec<String> {
        let line = |(number, step): (usize, &Step)| {
            let player = self.translate(match step.by {
                Seat::First => "league-first-player",
                Seat::Second => "league-second-player",
            });
            let step = faction_step_text(step, Chooser::Player(&player), has_pools, self.language);
            format!("{number}. {step}")
        };
        (1..).zip(steps).map(line).collect()
    }

    fn entry_lines(&self) -> Vec<String> {
        let entry = &self.rules.entry;
        let role = |role: &String| self.text_with("league-rules-role", "role", format!("<@&{role}>"));
        vec![
            self.choose_text(entry.approval, "league-rules-approval", "league-rules-no-approval"),
            self.text_with("league-rules-most-players", "players", entry.most_players),
            self.choose_text(entry.waiting_list, "league-rules-waiting-list", "league-rules-no-waiting-list"),
            entry.role.as_ref().map_or_else(|| self.translate("league-rules-no-role"), role),
            self.choose_text(entry.late, "league-rules-late-entry", "league-rules-no-late-entry"),
            self.absence_line(),
        ]
    }

    fn absence_line(&self) -> String {
        let AbsenceRules { allowed, points: each } = self.rules.absences;
        if allowed == 0 && each == Points(0) {
            return self.translate("league-rules-no-absences");
        }
        let arguments = [("allowed", allowed.into()), ("points", points_text(each, self.language).into())];
        text(self.language, "league-rules-absences", &arguments)
    }

    fn calendar_lines(&self) -> Vec<String> {
        let calendar = &self.rules.calendar;
        let start = |at_ms| self.text_with("league-rules-start", "start", timestamp(at_ms, 'F'));
        vec![
            calendar.start_ms.map_or_else(|| self.translate("league-rules-no-start"), start),
            self.translate_variant("league-next-", &calendar.next_round),
            self.translate_variant("league-publication-", &calendar.publication),
            self.text_with("league-rules-zone", "zone", zone_name(&calendar.zone)),
        ]
    }

    fn time_lines(&self) -> Vec<String> {
        let times = &self.rules.times;
        let hours = times.remind_deadline_hours.iter().map(ToString::to_string);
        let hours = join_names(hours, self.language);
        let mut lines = vec![
            self.text_with("league-rules-round-days", "days", times.round_days),
            self.text_with("league-rules-begin", "hours", times.begin_hours),
            self.text_with("league-rules-remind-begin", "hours", times.remind_begin_hours),
            if times.remind_deadline_hours.is_empty() {
                self.translate("league-rules-no-reminder")
            } else {
                self.text_with("league-rules-remind-deadline", "hours", hours)
            },
        ];
        if self.rules.has_factions() {
            lines.push(self.text_with("league-rules-step", "hours", times.step_hours));
        }
        lines.extend([
            self.text_with("league-rules-report", "hours", times.report_hours),
            match times.extension_days {
                0 => self.translate("league-rules-no-extension"),
                days => self.text_with("league-rules-extension", "days", days),
            },
            self.translate_variant("league-late-", &times.late),
            self.text_with("league-rules-objection", "hours", times.objection_hours),
        ]);
        lines
    }

    fn promotion_lines(&self, promotion: &PromotionRules) -> Vec<String> {
        vec![
            self.text_with("league-rules-moving", "players", promotion.moving),
            self.text_with("league-rules-next-sizes", "sizes", self.sizes_text(&promotion.sizes)),
        ]
    }

    /// The sizes of divisions: `A: 8, B: 6`.
    fn sizes_text(&self, sizes: &[u32]) -> String {
        join_names(
            sizes.iter().enumerate().map(|(index, size)| format!("{}: {size}", division_letter(index))),
            self.language,
        )
    }
}

/// The player who takes a step, from the reader's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chooser<'a> {
    You,
    Player(&'a str),
}

/// A step of banning or picking: `You ban a faction of your opponent's pool.` `has_pools` is false in a draft.
pub fn faction_step_text(step: &Step, chooser: Chooser, has_pools: bool, language: Language) -> String {
    let act = match step.act {
        StepAct::Ban => "ban",
        StepAct::Pick => "pick",
    };
    let from = match (has_pools, step.from == step.by) {
        (false, _) => "list",
        (true, true) => "own",
        (true, false) => "other",
    };
    match chooser {
        Chooser::You => word(language, &format!("league-you-{act}-{from}")),
        Chooser::Player(name) => text(language, &format!("league-player-{act}-{from}"), &[("player", name.into())]),
    }
}
