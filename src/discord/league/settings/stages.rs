//! The settings of stages: format, rounds, tie-breaks, divisions, finals.

use sztab_league::rules::{
    Balance, Criterion, Format, MatchKind, Preset, PromotionRules, Qualification, Rules, StageRules,
};
use sztab_league::standings::{ROUND_ROBIN, SWISS};

use super::kinds::{Setting, UNSET, sizes_of, sizes_text, words};

/// Players of the finals unless something else is set.
const FINALISTS: u32 = 8;

/// Whether a setting of stages says something about such rules.
pub fn applies(setting: Setting, rules: &Rules) -> bool {
    let format = rules.stages.first().map(|stage| &stage.format);
    let is_swiss = matches!(format, Some(Format::Swiss { .. }));
    let has_table = is_swiss || matches!(format, Some(Format::RoundRobin { .. }));
    match setting {
        Setting::Rounds | Setting::Balance | Setting::Absences | Setting::AbsencePoints => is_swiss,
        Setting::Criteria | Setting::Divisions | Setting::Finals => has_table,
        Setting::Moving => rules.stages.first().is_some_and(|stage| stage.divisions.len() > 1),
        Setting::NextSizes => rules.promotion.is_some(),
        Setting::Qualified => rules.stages.len() > 1,
        Setting::RankedFrom | Setting::Repeats | Setting::RepeatDays | Setting::LapseHours => {
            matches!(format, Some(Format::Ladder { .. }))
        }
        Setting::NextRound | Setting::Publication => !matches!(format, Some(Format::Ladder { .. })),
        _ => true,
    }
}

/// The number of a setting of ladders.
pub fn number(setting: Setting, rules: &mut Rules) -> Option<&mut u32> {
    let Format::Ladder { ranked_from, repeats, repeat_days, lapse_hours } = &mut rules.stages.first_mut()?.format
    else {
        return None;
    };
    Some(match setting {
        Setting::RankedFrom => ranked_from,
        Setting::Repeats => repeats,
        Setting::RepeatDays => repeat_days,
        Setting::LapseHours => lapse_hours,
        _ => return None,
    })
}

/// The value of a setting of stages; `None` for another setting.
pub fn value(setting: Setting, rules: &Rules) -> Option<String> {
    let first = rules.stages.first()?;
    let second = rules.stages.get(1);
    Some(match setting {
        Setting::Format => format_word(&first.format).to_owned(),
        Setting::Rounds => match first.format {
            Format::Swiss { rounds: Some(rounds), .. } => rounds.to_string(),
            _ => UNSET.to_owned(),
        },
        Setting::Balance => match first.format {
            Format::Swiss { balance: Balance::First, .. } => "yes".to_owned(),
            _ => "no".to_owned(),
        },
        Setting::Criteria => criteria_text(&first.criteria),
        Setting::Divisions => sizes_text(&first.divisions),
        Setting::Moving => rules.promotion.as_ref().map_or(0, |promotion| promotion.moving).to_string(),
        Setting::NextSizes => {
            rules.promotion.as_ref().map_or_else(String::new, |promotion| sizes_text(&promotion.sizes))
        }
        Setting::Finals => second.map_or(UNSET, |stage| format_word(&stage.format)).to_owned(),
        Setting::Qualified => match second.map(|stage| stage.entrants) {
            Some(Qualification::Table { count }) => format!("table-{count}"),
            Some(Qualification::EachDivision { count }) => format!("each-{count}"),
            Some(Qualification::All) | None => UNSET.to_owned(),
        },
        _ => return None,
    })
}

/// The values of a setting of stages that are offered; `None` for another setting.
pub fn offered(setting: Setting, rules: &Rules) -> Option<Vec<String>> {
    const BRACKETS: [&str; 4] = ["cup", "cup-third", "double-cup", "double-cup-final"];
    Some(match setting {
        Setting::Format => match rules.preset {
            Preset::Ladder => words(&["ladder"]),
            Preset::Cup => words(&BRACKETS),
            _ => words(&["swiss", "round-robin", "double-round-robin"]),
        },
        Setting::Rounds => [UNSET.to_owned()].into_iter().chain((3..=12).map(|rounds| rounds.to_string())).collect(),
        Setting::Balance => words(&["yes", "no"]),
        Setting::Criteria => vec![criteria_text(&SWISS), criteria_text(&ROUND_ROBIN)],
        Setting::Divisions => {
            let mut sizes = words(&[UNSET, "6,6", "8,8", "10,10", "6,6,6", "8,8,8", "8,8,8,8"]);
            // Nobody moves without divisions.
            if rules.promotion.is_some() {
                sizes.remove(0);
            }
            sizes
        }
        Setting::NextSizes => words(&["6,6", "8,8", "10,10", "6,6,6", "8,8,8", "8,8,8,8"]),
        Setting::Moving => (0..=3).map(|moving: u32| moving.to_string()).collect(),
        Setting::Finals => words(&[UNSET]).into_iter().chain(words(&BRACKETS)).collect(),
        Setting::Qualified => words(&["table-2", "table-4", "table-8", "table-16", "each-1", "each-2", "each-4"]),
        _ => return None,
    })
}

/// Sets a setting of stages; `None` for another setting, `false` for a value that cannot be read.
pub fn set(setting: Setting, rules: &mut Rules, value: &str) -> Option<bool> {
    let done = match setting {
        Setting::Format => set_format(rules, value),
        Setting::Rounds => set_rounds(rules, value),
        Setting::Balance => set_balance(rules, value),
        Setting::Criteria => set_criteria(rules, value),
        Setting::Divisions => set_divisions(rules, value),
        Setting::Moving => set_moving(rules, value),
        Setting::NextSizes => set_next_sizes(rules, value),
        Setting::Finals => set_finals(rules, value),
        Setting::Qualified => set_qualified(rules, value),
        _ => return None,
    };
    Some(done.is_some())
}

/// Turns the balance of first players off where matches are mirrored, and on where they are not.
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

/// Another format brings its usual tie-breaks.
fn set_format(rules: &mut Rules, value: &str) -> Option<()> {
    let format = format_of(value, usual_balance(rules))?;
    let first = rules.stages.first_mut()?;
    if format_word(&first.format) == value {
        return Some(());
    }
    first.criteria = match format {
        Format::Swiss { .. } => SWISS.to_vec(),
        Format::RoundRobin { .. } => ROUND_ROBIN.to_vec(),
        _ => Vec::new(),
    };
    first.format = format;
    Some(())
}

fn set_rounds(rules: &mut Rules, value: &str) -> Option<()> {
    let wanted = if value == UNSET { None } else { Some(value.parse().ok()?) };
    match &mut rules.stages.first_mut()?.format {
        Format::Swiss { rounds, .. } => *rounds = wanted,
        _ => return None,
    }
    Some(())
}

fn set_balance(rules: &mut Rules, value: &str) -> Option<()> {
    let wanted = match value {
        "yes" => Balance::First,
        "no" => Balance::None,
        _ => return None,
    };
    match &mut rules.stages.first_mut()?.format {
        Format::Swiss { balance, .. } => *balance = wanted,
        _ => return None,
    }
    Some(())
}

fn criteria_text(criteria: &[Criterion]) -> String {
    if criteria.is_empty() {
        return UNSET.to_owned();
    }
    criteria.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn set_criteria(rules: &mut Rules, value: &str) -> Option<()> {
    let criteria = if value == UNSET {
        Vec::new()
    } else {
        let names = value.split([' ', ',']).filter(|name| !name.is_empty());
        names.map(|name| name.to_uppercase().parse().ok()).collect::<Option<Vec<Criterion>>>()?
    };
    rules.stages.first_mut()?.criteria = criteria;
    Some(())
}

/// The next season has the same divisions unless something else is set; without divisions nobody moves.
fn set_divisions(rules: &mut Rules, value: &str) -> Option<()> {
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

fn set_moving(rules: &mut Rules, value: &str) -> Option<()> {
    let moving = value.parse().ok()?;
    if moving == 0 {
        rules.promotion = None;
        return Some(());
    }
    let sizes = rules.stages.first()?.divisions.clone();
    rules.promotion.get_or_insert(PromotionRules { moving, sizes }).moving = moving;
    Some(())
}

fn set_next_sizes(rules: &mut Rules, value: &str) -> Option<()> {
    let sizes = sizes_of(value)?;
    rules.promotion.as_mut()?.sizes = sizes;
    Some(())
}

fn set_finals(rules: &mut Rules, value: &str) -> Option<()> {
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

fn set_qualified(rules: &mut Rules, value: &str) -> Option<()> {
    let (from, count) = value.split_once('-')?;
    let count = count.parse().ok()?;
    rules.stages.get_mut(1)?.entrants = match from {
        "table" => Qualification::Table { count },
        "each" => Qualification::EachDivision { count },
        _ => return None,
    };
    Some(())
}
