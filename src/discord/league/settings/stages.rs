//! The stage settings: format, rounds, tie-breaks, divisions, finals.

use sztab_league::rules::{
    Balance, Criterion, Format, MatchKind, Preset, PromotionRules, Qualification, Rules, StageRules,
};
use sztab_league::standings::{ROUND_ROBIN_CRITERIA, SWISS_CRITERIA};

use super::row::{UNSET, parse_sizes, parse_yes_or_no, sizes_text, to_strings};

/// Default number of players in the finals.
const DEFAULT_FINALISTS: u32 = 8;

/// Brackets available for the only or the second stage.
const BRACKET_FORMATS: [&str; 4] = ["cup", "cup-third", "double-cup", "double-cup-final"];
/// Division sizes on offer.
pub const DIVISION_SIZES: [&str; 6] = ["6,6", "8,8", "10,10", "6,6,6", "8,8,8", "8,8,8,8"];
/// Numbers of finalists on offer.
pub const FINALIST_COUNTS: [&str; 7] = ["table-2", "table-4", "table-8", "table-16", "each-1", "each-2", "each-4"];

fn first_format(rules: &Rules) -> Option<&Format> {
    rules.stages.first().map(|stage| &stage.format)
}

pub fn is_swiss(rules: &Rules) -> bool {
    matches!(first_format(rules), Some(Format::Swiss { .. }))
}

pub fn has_standings(rules: &Rules) -> bool {
    is_swiss(rules) || matches!(first_format(rules), Some(Format::RoundRobin { .. }))
}

pub fn is_ladder(rules: &Rules) -> bool {
    matches!(first_format(rules), Some(Format::Ladder { .. }))
}

pub fn has_divisions(rules: &Rules) -> bool {
    rules.stages.first().is_some_and(|stage| stage.divisions.len() > 1)
}

pub struct LadderSettings<'a> {
    pub ranked_from: &'a mut u32,
    pub repeats: &'a mut u32,
    pub repeat_days: &'a mut u32,
    pub lapse_hours: &'a mut u32,
}

pub fn ladder(rules: &mut Rules) -> Option<LadderSettings<'_>> {
    let format = &mut rules.stages.first_mut()?.format;
    let Format::Ladder { ranked_from, repeats, repeat_days, lapse_hours } = format else { return None };
    Some(LadderSettings { ranked_from, repeats, repeat_days, lapse_hours })
}

pub fn format_text(rules: &Rules) -> String {
    first_format(rules).map_or(UNSET, format_word).to_owned()
}

pub fn formats(rules: &Rules) -> Vec<String> {
    match rules.preset {
        Preset::Ladder => to_strings(&["ladder"]),
        Preset::Cup => brackets(&[]),
        Preset::Swiss | Preset::Flamberg | Preset::Divisions | Preset::Championship => {
            to_strings(&["swiss", "round-robin", "double-round-robin"])
        }
    }
}

pub fn brackets(others: &[&str]) -> Vec<String> {
    to_strings(&[others, &BRACKET_FORMATS].concat())
}

pub fn rounds_text(rules: &Rules) -> String {
    match first_format(rules) {
        Some(Format::Swiss { rounds: Some(rounds), .. }) => rounds.to_string(),
        _ => UNSET.to_owned(),
    }
}

pub fn round_counts() -> Vec<String> {
    [UNSET.to_owned()].into_iter().chain((3..=12).map(|rounds: u32| rounds.to_string())).collect()
}

pub fn balance_text(rules: &Rules) -> String {
    let is_balanced = matches!(first_format(rules), Some(Format::Swiss { balance: Balance::First, .. }));
    if is_balanced { "yes" } else { "no" }.to_owned()
}

pub fn criteria_value(rules: &Rules) -> String {
    rules.stages.first().map_or_else(|| UNSET.to_owned(), |stage| criteria_text(&stage.criteria))
}

pub fn offered_criteria() -> Vec<String> {
    vec![criteria_text(&SWISS_CRITERIA), criteria_text(&ROUND_ROBIN_CRITERIA)]
}

pub fn divisions_text(rules: &Rules) -> String {
    rules.stages.first().map_or_else(|| UNSET.to_owned(), |stage| sizes_text(&stage.divisions))
}

/// Division sizes on offer. Having no divisions is an option only if players do not move between divisions.
pub fn offered_divisions(rules: &Rules) -> Vec<String> {
    let none: &[&str] = if rules.promotion.is_some() { &[] } else { &[UNSET] };
    to_strings(&[none, &DIVISION_SIZES].concat())
}

pub fn movement_text(rules: &Rules) -> String {
    rules.promotion.as_ref().map_or(0, |promotion| promotion.moving).to_string()
}

pub fn next_sizes_text(rules: &Rules) -> String {
    rules.promotion.as_ref().map_or_else(String::new, |promotion| sizes_text(&promotion.sizes))
}

pub fn finals_text(rules: &Rules) -> String {
    rules.stages.get(1).map_or(UNSET, |stage| format_word(&stage.format)).to_owned()
}

pub fn finalists_text(rules: &Rules) -> String {
    match rules.stages.get(1).map(|stage| stage.entrants) {
        Some(Qualification::Table { count }) => format!("table-{count}"),
        Some(Qualification::EachDivision { count }) => format!("each-{count}"),
        Some(Qualification::All) | None => UNSET.to_owned(),
    }
}

/// Turns the balance of first players off if matches are mirrored, and on otherwise.
pub fn reset_balance(rules: &mut Rules) {
    let balance = default_balance(rules);
    for stage in &mut rules.stages {
        if let Format::Swiss { balance: set, .. } = &mut stage.format {
            *set = balance;
        }
    }
}

fn default_balance(rules: &Rules) -> Balance {
    if matches!(rules.matches.kind, MatchKind::Mirrored { .. }) { Balance::None } else { Balance::First }
}

fn format_word(format: &Format) -> &'static str {
    match format {
        Format::Swiss { .. } => "swiss",
        Format::RoundRobin { double: false } => "round-robin",
        Format::RoundRobin { double: true } => "double-round-robin",
        Format::SingleElimination { third_place: false } => "cup",
        Format::SingleElimination { third_place: true } => "cup-third",
        Format::DoubleElimination { second_final: false } => "double-cup",
        Format::DoubleElimination { second_final: true } => "double-cup-final",
        Format::Ladder { .. } => "ladder",
    }
}

fn parse_format(word: &str, balance: Balance) -> Option<Format> {
    Some(match word {
        "swiss" => Format::Swiss { rounds: None, balance },
        "round-robin" => Format::RoundRobin { double: false },
        "double-round-robin" => Format::RoundRobin { double: true },
        "cup" => Format::SingleElimination { third_place: false },
        "cup-third" => Format::SingleElimination { third_place: true },
        "double-cup" => Format::DoubleElimination { second_final: false },
        "double-cup-final" => Format::DoubleElimination { second_final: true },
        "ladder" => Format::ladder(),
        _ => return None,
    })
}

/// Sets the format, with its default tie-breaks.
pub fn set_format(rules: &mut Rules, value: &str) -> Option<()> {
    let format = parse_format(value, default_balance(rules))?;
    let first = rules.stages.first_mut()?;
    if format_word(&first.format) == value {
        return Some(());
    }
    first.criteria = match format {
        Format::Swiss { .. } => SWISS_CRITERIA.to_vec(),
        Format::RoundRobin { .. } => ROUND_ROBIN_CRITERIA.to_vec(),
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } | Format::Ladder { .. } => Vec::new(),
    };
    first.format = format;
    Some(())
}

pub fn set_rounds(rules: &mut Rules, value: &str) -> Option<()> {
    let wanted = if value == UNSET { None } else { Some(value.parse().ok()?) };
    let Format::Swiss { rounds, .. } = &mut rules.stages.first_mut()?.format else { return None };
    *rounds = wanted;
    Some(())
}

pub fn set_balance(rules: &mut Rules, value: &str) -> Option<()> {
    let wanted = if parse_yes_or_no(value)? { Balance::First } else { Balance::None };
    let Format::Swiss { balance, .. } = &mut rules.stages.first_mut()?.format else { return None };
    *balance = wanted;
    Some(())
}

fn criteria_text(criteria: &[Criterion]) -> String {
    if criteria.is_empty() {
        return UNSET.to_owned();
    }
    criteria.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub fn set_criteria(rules: &mut Rules, value: &str) -> Option<()> {
    let criteria = if value == UNSET {
        Vec::new()
    } else {
        let names = value.split([' ', ',']).filter(|name| !name.is_empty());
        names.map(|name| name.to_uppercase().parse().ok()).collect::<Option<Vec<Criterion>>>()?
    };
    rules.stages.first_mut()?.criteria = criteria;
    Some(())
}

/// Sets the divisions. By default the next season has the same ones; without divisions, players do not move.
pub fn set_divisions(rules: &mut Rules, value: &str) -> Option<()> {
    let sizes = parse_sizes(value)?;
    let first = rules.stages.first_mut()?;
    if sizes.len() < 2 {
        rules.promotion = None;
    } else if let Some(promotion) = rules.promotion.as_mut().filter(|promotion| promotion.sizes == first.divisions) {
        promotion.sizes.clone_from(&sizes);
    }
    first.divisions = sizes;
    Some(())
}

pub fn set_movement(rules: &mut Rules, value: &str) -> Option<()> {
    let moving = value.parse().ok()?;
    if moving == 0 {
        rules.promotion = None;
        return Some(());
    }
    let sizes = rules.stages.first()?.divisions.clone();
    rules.promotion.get_or_insert(PromotionRules { moving, sizes }).moving = moving;
    Some(())
}

pub fn set_next_sizes(rules: &mut Rules, value: &str) -> Option<()> {
    let sizes = parse_sizes(value)?;
    rules.promotion.as_mut()?.sizes = sizes;
    Some(())
}

pub fn set_finals(rules: &mut Rules, value: &str) -> Option<()> {
    if value == UNSET {
        rules.stages.truncate(1);
        return Some(());
    }
    let format = parse_format(value, Balance::None).filter(Format::eliminates)?;
    match rules.stages.get_mut(1) {
        Some(stage) => stage.format = format,
        None => rules.stages.push(StageRules {
            format,
            criteria: Vec::new(),
            divisions: Vec::new(),
            entrants: Qualification::Table { count: DEFAULT_FINALISTS },
        }),
    }
    Some(())
}

pub fn set_finalists(rules: &mut Rules, value: &str) -> Option<()> {
    let (from, count) = value.split_once('-')?;
    let count = count.parse().ok()?;
    rules.stages.get_mut(1)?.entrants = match from {
        "table" => Qualification::Table { count },
        "each" => Qualification::EachDivision { count },
        _ => return None,
    };
    Some(())
}
