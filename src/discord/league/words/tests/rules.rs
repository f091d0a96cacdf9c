//! Checks that every setting appears in a season's rules as text.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde_json::{Value, json};

use crate::discord::league::words::stages::criterion_name;
use crate::discord::league::words::{fault_message, rule_sections, warning_message};
use sztab_league::ids::Seat;
use sztab_league::profile::Profile;
use sztab_league::record::Points;
use sztab_league::rules::{
    Balance, Criterion, FactionMode, Format, InvalidSetting, LatePolicy, MatchKind, NextRound, OfflineGames, Preset,
    PromotionRules, Publication, Qualification, Rules, Scoring, Seeding, Shuffle, Span, Step, Warning,
};
use sztab_words::Language;

use super::assert_translated;

const PRESETS: [Preset; 6] =
    [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup];

const CUSTOM_PROFILE: &str =
    "name = 'Home'\nmatches = ['single']\ndecided_by = 'game-points'\nwin = [5, 1]\ndraw = 2\n";

fn preset(preset: Preset) -> Rules {
    preset.rules("Winter", &["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned), "72h+12h<96h")
}

fn faction_name(faction: &str) -> String {
    format!("Faction {faction}")
}

fn rules_text(rules: &Rules, language: Language) -> String {
    let sections = rule_sections(rules, "hq", language, &faction_name);
    let lines =
        sections.into_iter().flat_map(|section| [format!("**{}**", section.title)].into_iter().chain(section.lines));
    lines.collect::<Vec<_>>().join("\n")
}

/// JSON values of settings. Each value is tried in each position, and used if the result is valid rules.
fn setting_values() -> Vec<Value> {
    let formats = [
        Format::Swiss { rounds: None, balance: Balance::First },
        Format::RoundRobin { double: false },
        Format::SingleElimination { third_place: false },
        Format::DoubleElimination { second_final: false },
        Format::ladder(),
    ];
    let modes = [
        FactionMode::Random,
        FactionMode::Pool { size: 3, steps: Step::for_pools() },
        FactionMode::Draft { steps: Step::for_draft() },
        FactionMode::Given { rounds: vec![["borgo", "moloch"].map(str::to_owned)] },
    ];
    let kinds = [MatchKind::BestOfThree, MatchKind::Mirrored { shuffle: Shuffle::Equal }];
    let entrants = [Qualification::Table { count: 4 }, Qualification::EachDivision { count: 4 }];
    let scoring = ["hq", "flamberg"].map(|name| Scoring::BuiltIn(name.to_owned()));
    let promotion = PromotionRules { moving: 1, sizes: vec![8, 8] };
    let mut values = vec![json!(null), json!(true), json!(false), json!([]), json!([5]), json!("x"), json!(9000)];
    values.extend([json!(Scoring::Own(CUSTOM_PROFILE.to_owned())), json!(promotion), json!(["x", "y"])]);
    values.extend(formats.iter().map(|value| json!(value)));
    values.extend(modes.iter().map(|value| json!(value)));
    values.extend(kinds.iter().map(|value| json!(value)));
    values.extend(entrants.iter().map(|value| json!(value)));
    values.extend(scoring.iter().map(|value| json!(value)));
    values.extend(PRESETS.iter().map(|value| json!(value)));
    values.extend(Criterion::ALL.iter().flat_map(|value| [json!(value), json!([value])]));
    values.extend([json!(Balance::First), json!(Balance::None), json!(Shuffle::Fresh), json!(Shuffle::Equal)]);
    values.extend([json!(OfflineGames::No), json!(OfflineGames::Unrated), json!(OfflineGames::Rated)]);
    values.extend([json!(Seeding::Rating), json!(Seeding::LastTable), json!(Seeding::Hand), json!(Seeding::Lots)]);
    values.extend([json!(NextRound::WhenClosed), json!(NextRound::ByCalendar)]);
    values.extend([json!(Publication::ByHand), json!(Publication::AtOnce)]);
    values.extend([json!(LatePolicy::Judge), json!(LatePolicy::Draw), json!(LatePolicy::Proposal)]);
    values.extend(Seat::BOTH.iter().map(|value| json!(value)));
    values.extend(Step::for_pools().iter().map(|step| json!(step.act)));
    values
}

/// Collects all positions within a value, as JSON pointers.
fn collect_places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| collect_places(field, &format!("{at}/{name}"), found));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| collect_places(item, &format!("{at}/{index}"), found));
        }
        _ => {}
    }
}

/// Rules that differ from the given ones in one position.
fn variations(rules: &Rules, values: &[Value]) -> Vec<Rules> {
    let whole: Value = serde_json::from_str(&rules.to_json()).expect("rules are JSON");
    let mut all = Vec::new();
    collect_places(&whole, "", &mut all);
    let mut found = Vec::new();
    for place in all {
        let there = whole.pointer(&place).expect("the place was found");
        // Values of other types never make valid rules; skipping them saves most of the time.
        let is_alike = |value: &&Value| {
            value.is_null() || there.is_null() || std::mem::discriminant(*value) == std::mem::discriminant(there)
        };
        for value in values.iter().filter(is_alike) {
            let mut changed = whole.clone();
            *changed.pointer_mut(&place).expect("the place was found") = value.clone();
            found.extend(serde_json::from_value::<Rules>(changed).ok());
        }
    }
    found
}

/// Removes settings that have no effect, which texts need not mention.
fn without_unused_settings(mut rules: Rules) -> Rules {
    rules.version = Rules::VERSION;
    if let FactionMode::Draft { steps } = &mut rules.factions.mode {
        steps.iter_mut().for_each(|step| step.from = Seat::First);
    }
    match &mut rules.matches.scoring {
        Scoring::Own(text) if Profile::from_toml(text).is_err() => text.clear(),
        Scoring::Own(_) | Scoring::BuiltIn(_) => {}
    }
    rules
}

#[test]
fn rules_that_differ_in_a_setting_differ_in_text() {
    let values = setting_values();
    let mut all: Vec<Rules> = PRESETS.map(preset).into_iter().flat_map(|rules| variations(&rules, &values)).collect();
    // A second change within the part that the first change added.
    let full = Rules { promotion: preset(Preset::Divisions).promotion, ..preset(Preset::Championship) };
    let mut begun = variations(&full, &values);
    begun.retain(|rules| rules.factions.mode != full.factions.mode || matches!(rules.matches.scoring, Scoring::Own(_)));
    all.extend(begun.iter().flat_map(|rules| variations(rules, &values)));
    let all: BTreeMap<String, Rules> =
        all.into_iter().map(without_unused_settings).map(|rules| (rules.to_json(), rules)).collect();
    assert!(all.len() > 1000, "{} rules were made", all.len());
    for language in Language::ALL {
        let mut told: HashMap<String, &Rules> = HashMap::new();
        for rules in all.values() {
            let other = told.insert(rules_text(rules, language), rules);
            assert_eq!(other, None, "two rules with one text in {language:?}: {rules:?}");
        }
    }
}

#[test]
fn every_preset_is_described_in_whole_sentences() {
    for language in Language::ALL {
        for rules in PRESETS.map(preset) {
            for section in rule_sections(&rules, "hq", language, &faction_name) {
                assert_translated(language, &section.title);
                assert!(!section.lines.is_empty(), "{}", section.title);
                section.lines.iter().for_each(|line| assert_translated(language, line));
            }
        }
    }
}

#[test]
fn flamberg_scoring_is_described_as_explained() {
    let rules = preset(Preset::Flamberg);
    let said = rules_text(&rules, Language::English);
    assert!(said.contains("Points: win 3, draw 1.5, defeat 0"), "{said}");
    assert!(said.contains("1.5 : 0.5 in games (a draw is half a game) brings 2.5 : 0.5."), "{said}");
    assert!(said.contains("Level in games, but more HQ points: 2:1."), "{said}");
    assert!(said.contains("1. Buchholz, lowest cut (BC1): "), "{said}");
    assert!(rules_text(&rules, Language::Polish).contains("Zegar: 72 godz."));
    assert!(rules_text(&rules, Language::Ukrainian).contains("нічия 1,5"));
}

#[test]
fn a_start_is_shown_in_the_time_of_the_reader() {
    let mut rules = preset(Preset::Cup);
    rules.calendar.start_ms = Some(1_767_571_200_000);
    rules.entry.role = Some("77".to_owned());
    rules.absences.points = Points(150);
    let said = rules_text(&rules, Language::Polish);
    assert!(said.contains("<t:1767571200:F>") && said.contains("<@&77>") && said.contains("1,5"), "{said}");
}

fn named_settings() -> Vec<&'static str> {
    let source = include_str!("../../../../../crates/league/src/rules/check.rs");
    let words = source.split('"').skip(1).step_by(2);
    let is_word = |word: &&str| word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    // The name of a case style in an attribute is not a setting.
    words.filter(is_word).filter(|word| *word != "kebab-case").collect()
}

#[test]
fn every_fault_of_rules_names_its_setting() {
    let settings = named_settings();
    assert!(settings.len() > 20, "{settings:?}");
    let stage = 1;
    let mut faults = vec![
        InvalidSetting::Version { found: 7 },
        InvalidSetting::Name,
        InvalidSetting::Scoring,
        InvalidSetting::ReminderOrder,
        InvalidSetting::UnknownFaction { faction: "vegas".to_owned() },
        InvalidSetting::WhitelistOrder,
        InvalidSetting::TooFewFactions { needed: 4, found: 1 },
        InvalidSetting::Steps,
        InvalidSetting::Entrants { stage },
        InvalidSetting::LadderWithStages,
        InvalidSetting::PresetFormat,
        InvalidSetting::Divisions { stage },
        InvalidSetting::CriterionTwice { stage },
        InvalidSetting::Promotion,
    ];
    let allowed = Span { least: 1, most: 7 };
    faults.extend(settings.iter().map(|setting| InvalidSetting::Empty { setting }));
    faults.extend(settings.iter().map(|setting| InvalidSetting::Range { setting, found: 9, allowed }));
    for language in Language::ALL {
        let said: Vec<String> = faults.iter().map(|fault| fault_message(fault, &faction_name, language)).collect();
        said.iter().for_each(|said| assert_translated(language, said));
        let different: HashSet<&String> = said.iter().collect();
        // A setting that is checked in two places is named twice.
        assert!(different.len() > faults.len() - 6, "{language:?}");
    }
}

#[test]
fn points_out_of_range_are_shown_as_points() {
    let setting = named_settings().into_iter().find(|setting| setting.ends_with("points"));
    let fault = InvalidSetting::Range {
        setting: setting.expect("there is one"),
        found: 10_050,
        allowed: Span { least: 0, most: 10_000 },
    };
    let said = fault_message(&fault, &faction_name, Language::English);
    assert!(said.contains("100.5") && said.contains("0 to 100"), "{said}");
}

#[test]
fn every_warning_and_tie_break_has_a_text() {
    let warnings = [
        Warning::RoundTooShort { needed_ms: 90_000_000, round_ms: 86_400_000 },
        Warning::ReminderTooEarly { hours: 72 },
        Warning::BeginAfterDeadline,
        Warning::FactionsRunOut { games: 9, factions: 4 },
        Warning::BalanceOfMirrored { stage: 0 },
        Warning::FewRounds { stage: 0, offered: 5 },
    ];
    for language in Language::ALL {
        warnings.iter().for_each(|one| assert_translated(language, &warning_message(one, language)));
        Criterion::ALL.iter().for_each(|&one| assert_translated(language, &criterion_name(one, "hq", language)));
    }
    assert!(warning_message(&warnings[0], Language::Polish).contains("1 d 1 godz."));
}
