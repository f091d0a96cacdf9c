//! Faults in rules, and settings that may be mistakes.

use sztab_league::record::Points;
use sztab_league::rules::{InvalidSetting, Warning};
use sztab_words::{FluentValue, Language, text, word};

use super::numbers::{duration_text, points_text};
use super::variant_key;

/// The message about a fault in rules. `faction` returns the name of a faction by its id.
pub fn fault_message(invalid: &InvalidSetting, faction: &dyn Fn(&str) -> String, language: Language) -> String {
    let name = |setting| ("setting", word(language, &format!("league-setting-{setting}")).into());
    let arguments: Vec<(&str, FluentValue<'_>)> = match invalid {
        InvalidSetting::Version { found } => vec![("found", (*found).into())],
        InvalidSetting::Empty { setting } => vec![name(setting)],
        InvalidSetting::Range { setting, found, allowed } => {
            let number = |number| number_text(setting, number, language).into();
            let (least, most) = (number(allowed.least), number(allowed.most));
            vec![name(setting), ("found", number(*found)), ("least", least), ("most", most)]
        }
        InvalidSetting::UnknownFaction { faction: id } => vec![("faction", faction(id).into())],
        InvalidSetting::TooFewFactions { needed, found } => {
            vec![("needed", (*needed).into()), ("found", (*found).into())]
        }
        InvalidSetting::Entrants { stage }
        | InvalidSetting::Divisions { stage }
        | InvalidSetting::CriterionTwice { stage } => {
            vec![("stage", (stage + 1).into())]
        }
        InvalidSetting::Name
        | InvalidSetting::Scoring
        | InvalidSetting::ReminderOrder
        | InvalidSetting::WhitelistOrder
        | InvalidSetting::Steps
        | InvalidSetting::LadderWithStages
        | InvalidSetting::PresetFormat
        | InvalidSetting::Promotion => Vec::new(),
    };
    text(language, &variant_key("league-invalid-", invalid), &arguments)
}

/// The number in a setting as text: points are stored in hundredths.
fn number_text(setting: &str, number: i64, language: Language) -> String {
    match i32::try_from(number) {
        Ok(hundredths) if setting.ends_with("points") => points_text(Points(hundredths), language),
        _ => number.to_string(),
    }
}

/// The message about a setting that may be a mistake.
pub fn warning_message(warning: &Warning, language: Language) -> String {
    let arguments: Vec<(&str, FluentValue<'_>)> = match warning {
        Warning::RoundTooShort { needed_ms, round_ms } => {
            let [needed, round] = [*needed_ms, *round_ms].map(|ms| duration_text(ms, language).into());
            vec![("needed", needed), ("round", round)]
        }
        Warning::ReminderTooEarly { hours } => vec![("hours", (*hours).into())],
        Warning::BeginAfterDeadline => Vec::new(),
        Warning::FactionsRunOut { games, factions } => {
            vec![("games", (*games).into()), ("factions", (*factions).into())]
        }
        Warning::BalanceOfMirrored { stage } => vec![("stage", (stage + 1).into())],
        Warning::FewRounds { stage, offered } => vec![("stage", (stage + 1).into()), ("offered", (*offered).into())],
    };
    text(language, &variant_key("league-warning-", warning), &arguments)
}
