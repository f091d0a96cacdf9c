//! Faults of rules, and settings that may be mistakes.

use sztab_league::record::Points;
use sztab_league::rules::{Frozen, Invalid, Warning};
use sztab_words::{FluentValue, Language, text, word};

use super::numbers::{duration, points};

/// A fault of rules, as a sentence. `army` gives the name of an army by its id.
pub fn invalid(invalid: &Invalid, army: &dyn Fn(&str) -> String, language: Language) -> String {
    let with = |key: &str, arguments: &[(&str, FluentValue<'_>)]| text(language, key, arguments);
    let stage = |stage: usize| ("stage", (stage + 1).into());
    match invalid {
        Invalid::Version { found } => with("league-invalid-version", &[("found", (*found).into())]),
        Invalid::Name => word(language, "league-invalid-name"),
        Invalid::Empty { setting } => {
            with("league-invalid-empty", &[("setting", setting_name(setting, language).into())])
        }
        Invalid::Scoring => word(language, "league-invalid-scoring"),
        Invalid::Range { setting, found, allowed } => {
            let shown = |number| shown(setting, number, language);
            let arguments = [
                ("setting", setting_name(setting, language).into()),
                ("found", shown(*found).into()),
                ("least", shown(allowed.least).into()),
                ("most", shown(allowed.most).into()),
            ];
            with("league-invalid-range", &arguments)
        }
        Invalid::ReminderOrder => word(language, "league-invalid-reminder-order"),
        Invalid::UnknownArmy { army: id } => with("league-invalid-army", &[("army", army(id).into())]),
        Invalid::WhitelistOrder => word(language, "league-invalid-whitelist"),
        Invalid::TooFewArmies { needed, found } => {
            with("league-invalid-few-armies", &[("needed", (*needed).into()), ("found", (*found).into())])
        }
        Invalid::Steps => word(language, "league-invalid-steps"),
        Invalid::Entrants { stage: number } => with("league-invalid-entrants", &[stage(*number)]),
        Invalid::LadderWithStages => word(language, "league-invalid-ladder"),
        Invalid::PresetFormat => word(language, "league-invalid-preset"),
        Invalid::Divisions { stage: number } => with("league-invalid-divisions", &[stage(*number)]),
        Invalid::CriterionTwice { stage: number } => with("league-invalid-criterion", &[stage(*number)]),
        Invalid::Promotion => word(language, "league-invalid-promotion"),
    }
}

/// A number of a setting: points are kept in hundredths.
fn shown(setting: &str, number: i64, language: Language) -> String {
    match i32::try_from(number) {
        Ok(hundredths) if setting.ends_with("points") => points(Points(hundredths), language),
        _ => number.to_string(),
    }
}

fn setting_name(setting: &str, language: Language) -> String {
    word(language, &format!("league-setting-{setting}"))
}

/// A setting that may be a mistake, as a sentence.
pub fn warning(warning: &Warning, language: Language) -> String {
    let with = |key: &str, arguments: &[(&str, FluentValue<'_>)]| text(language, key, arguments);
    match warning {
        Warning::RoundTooShort { needed_ms, round_ms } => {
            let [needed, round] = [*needed_ms, *round_ms].map(|ms| duration(ms, language));
            with("league-warning-round", &[("needed", needed.into()), ("round", round.into())])
        }
        Warning::ReminderTooEarly { hours } => with("league-warning-reminder", &[("hours", (*hours).into())]),
        Warning::BeginAfterDeadline => word(language, "league-warning-begin"),
        Warning::ArmiesRunOut { games, armies } => {
            with("league-warning-armies", &[("games", (*games).into()), ("armies", (*armies).into())])
        }
        Warning::BalanceOfMirrored { stage } => with("league-warning-balance", &[("stage", (stage + 1).into())]),
        Warning::FewRounds { stage, offered } => {
            with("league-warning-rounds", &[("stage", (stage + 1).into()), ("offered", (*offered).into())])
        }
    }
}

/// The name of a frozen setting.
pub(super) fn frozen(frozen: Frozen, language: Language) -> String {
    word(
        language,
        match frozen {
            Frozen::Name => "league-frozen-name",
            Frozen::Match => "league-frozen-match",
            Frozen::Entry => "league-frozen-entry",
            Frozen::Absences => "league-frozen-absences",
            Frozen::Armies => "league-frozen-armies",
            Frozen::Calendar => "league-frozen-calendar",
            Frozen::Late => "league-frozen-late",
            Frozen::Seeding => "league-frozen-seeding",
            Frozen::Promotion => "league-frozen-promotion",
            Frozen::Stages => "league-frozen-stages",
        },
    )
}
