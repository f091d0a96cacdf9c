//! The stage settings: format, rounds, tie-breaks, divisions, finals.

use sztab_league::rules::{
    Balance, Criterion, Format, MatchKind, Preset, PromotionRules, Qualification, Rules, StageRules,
};
use sztab_league::standings::{ROUND_ROBIN, SWISS};

use super::row::{UNSET, sizes_of, sizes_text, words, yes_or_no};

/// Default number of players in the finals.
const FINALISTS: u32 = 8;

/// Brackets available for the only or the second stage.
const BRACKETS: [&str; 4] = ["cup", "cup-third", "double-cup", "double-cup-final"];
/// Division sizes on offer.
pub const SIZES: [&str; 6] = ["6,6", "8,8", "10,10", "6,6,6", "8,8,8", "8,8,8,8"];
/// Numbers of finalists on offer.
pub const QUALIFIED: [&str; 7] = ["table-2", "table-4", "table-8", "table-16", "each-1", "each-2", "each-4"];

fn first_format(rules: &Rules) -> Option<&Format> {
    rules.stages.first().map(|stage| &stage.format)
}

pub fn is_swiss(rules: &Rules) -> bool {
    matches!(first_format(rules), Some(Format::Swiss { .. }))
}

pub fn has_table(rules: &Rules) -> bool {
    is_swiss(rules) || matches!(first_format(rules), Some(Format::RoundRobin { .. }))
}

pub fn is_ladder(rules: &Rules) -> bool {
    matches!(first_format(rules), Some(Format::Ladder { .. }))
}

pub fn has_divisions(rules: &Rules) -> bool {
    rules.stages.first().is_some_and(|stage| stage.divisions.len() > 1)
}

pub struct Ladder<'a> {
    pub ranked_from: &'a mut u32,
    pub repeats: &'a mut u32,
    pub repeat_days: &'a mut u32,
    pub lapse_hours: &'a mut u32,
}

pub fn ladder(rules: &mut Rules) -> Option<Ladder<'_>> {
    let format = &mut rules.stages.first_mut()?.format;
    let Format::Ladder { ranked_from, repeats, repeat_days, lapse_hours } = format else { return None };
    Some(Ladder { ranked_from, repeats, repeat_days, lapse_hours })
}

pub fn format(rules: &Rules) -> String {
    first_format(rules).map_or(UNSET, format_word).to_owned()
}

pub fn formats(rules: &Rules) -> Vec<String> {
    match rules.preset {
        Preset::Ladder => words(&["ladder"]),
        Preset::Cup => brackets(&[]),
        Preset::Swiss | Preset::Flamberg | Preset::Divisions | Preset::Championship => {
            words(&["swiss", "round-robin", "double-round-robin"])
        }
    }
}

pub fn brackets(others: &[&str]) -> Vec<String> {
    words(&[others, &BRACKETS].concat())
}

pub fn rounds(rules: &Rules) -> String {
    match first_format(rules) {
        Some(Format::Swiss { rounds: Some(rounds), .. }) => rounds.to_string(),
        _ => UNSET.to_owned(),
    }
}

pub fn numbers_of_rounds() -> Vec<String> {
    [UNSET.to_owned()].into_iter().chain((3..=12).map(|rounds: u32| rounds.to_string())).collect()
}

pub fn balance(rules: &Rules) -> String {
    let is_balanced = matches!(first_format(rules), Some(Format::Swiss { balance: Balance::First, .. }));
    if is_balanced { "yes" } else { "no" }.to_owned()
}

pub fn criteria(rules: &Rules) -> String {
    rules.stages.first().map_or_else(|| UNSET.to_owned(), |stage| criteria_text(&stage.criteria))
}

pub fn usual_criteria() -> Vec<String> {
    vec![criteria_text(&SWISS), criteria_text(&ROUND_ROBIN)]
}

pub fn divisions(rules: &Rules) -> String {
    rules.stages.first().map_or_else(|| UNSET.to_owned(), |stage| sizes_text(&stage.divisions))
}

/// Division sizes on offer. Having no divisions is an option only if players do not move between divisions.
pub fn usual_divisions(rules: &Rules) -> Vec<String> {
    let none: &[&str] = if rules.promotion.is_some() { &[] } else { &[UNSET] };
    words(&[none, &SIZES].concat())
}

pub fn moving(rules: &Rules) -> String {
    rules.promotion.as_ref().map_or(0, |promotion| promotion.moving).to_string()
}

pub fn next_sizes(rules: &Rules) -> String {
    rules.promotion.as_ref().map_or_else(String::new, |promotion| sizes_text(&promotion.sizes))
}

pub fn finals(rules: &Rules) -> String {
    rules.stages.get(1).map_or(UNSET, |stage| format_word(&stage.format)).to_owned()
}

pub fn finalists(rules: &Rules) -> String {
    match rules.stages.get(1).map(|stage| stage.entrants) {
        Some(Qualification::Table { count }) => format!("table-{count}"),
        Some(Qualification::EachDivision { count }) => format!("each-{count}"),
        Some(Qualification::All) | None => UNSET.to_owned(),
    }
}

/// Turns the balance of first players off if matches are mirrored, and on otherwise.
pub fn balance_for(rules: &mut Rules) {
    let balance = usual_balance(rules);
    for stage in &mut rules.stages {
        if let Format::Swiss { balance: set, .. } = &mut stage.format {
            *set = balance;
        }
    }
}

fn usual_balance(rules: &Rules) -> Balance {
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

fn format_of(word: &str, balance: Balance) -> Option<Format> {
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
    let format = format_of(value, usual_balance(rules))?;
    let first = rules.stages.first_mut()?;
    if format_word(&first.format) == value {
        return Some(());
    }
    first.criteria = match format {
        Format::Swiss { .. } => SWISS.to_vec(),
        Format::RoundRobin { .. } => ROUND_ROBIN.to_vec(),
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
    let wanted = if yes_or_no(value)? { Balance::First } else { Balance::None };
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
    let sizes = sizes_of(value)?;
    let first = rules.stages.first_mut()?;
    if sizes.len() < 2 {
        rules.promotion = None;
    } else if let Some(promotion) = rules.promotion.as_mut().filter(|promotion| promotion.sizes == first.divisions) {
        promotion.sizes.clone_from(&sizes);
    }
    first.divisions = sizes;
    Some(())
}

pub fn set_moving(rules: &mut Rules, value: &str) -> Option<()> {
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
    let sizes = sizes_of(value)?;
    rules.promotion.as_mut()?.sizes = sizes;
    Some(())
}

pub fn set_finals(rules: &mut Rules, value: &str) -> Option<()> {
    if value == UNSET {
        rules.stages.truncate(1);
        return Some(());
    }
    let format = format_of(value, Balance::None).filter(Format::eliminates)?;
    match rules.stages.get_mut(1) {
        Some(stage) => stage.format = format,
        None => rules.stages.push(StageRules {
            format,
            criteria: Vec::new(),
            divisions: Vec::new(),
            entrants: Qualification::Table { count: FINALISTS },
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
