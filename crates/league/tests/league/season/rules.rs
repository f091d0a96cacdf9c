//! Rules as data.

use std::collections::BTreeMap;

use sztab_league::rules::{
    Balance, Criterion, FactionMode, Format, FrozenSetting, InvalidSetting, MatchKind, MatchRules, Preset,
    Qualification, Rules, Scoring, Span, Step, Warning, frozen_changes, rules_hash,
};

use super::league::rules;

const PRESETS: [Preset; 6] =
    [Preset::Swiss, Preset::Flamberg, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup];

#[test]
fn every_preset_is_valid_and_survives_json_and_toml() {
    for preset in PRESETS {
        let rules = rules(preset);
        assert_eq!(rules.errors(), [], "{preset:?}");
        assert_eq!(rules.warnings(Some(96 * 3_600_000), 8), [], "{preset:?}");
        assert_eq!(Rules::from_json(&rules.to_json()).unwrap(), rules);
    }
}

#[test]
fn own_profiles_cannot_use_a_built_in_name() {
    let own = |name: &str| {
        let profile =
            format!("name = '{name}'\nmatches = ['single']\ndecided_by = 'game-points'\nwin = [5, 1]\ndraw = 2\n");
        let mut rules = rules(Preset::Swiss);
        rules.matches.scoring = Scoring::Own(profile);
        rules.errors()
    };
    assert_eq!(own("club"), []);
    assert_eq!(own("3/1/0"), [InvalidSetting::Scoring]);
}

#[test]
fn old_rules_without_odds_and_days_off_are_unchanged() {
    let mut old = rules(Preset::Swiss);
    old.matches.days_off = MatchRules::ALL_DAYS;
    let text = old.to_json();
    assert!(!text.contains("odds") && !text.contains("days_off"), "their hash stays: {text}");
    assert_eq!(Rules::from_json(&text).unwrap(), old);
    let mut bound = old.clone();
    (bound.matches.odds, bound.matches.days_off) = (true, 3);
    assert_eq!(Rules::from_json(&bound.to_json()).unwrap(), bound);
    assert_eq!(frozen_changes(&old, &bound), [FrozenSetting::Match]);
    bound.matches.days_off = 367;
    assert!(matches!(bound.errors()[..], [InvalidSetting::Range { setting: "days-off", found: 367, .. }]));
}

#[test]
fn a_misspelt_setting_is_refused_by_name() {
    let text = rules(Preset::Swiss).to_json().replace("\"clock\"", "\"clok\"");
    let error = Rules::from_json(&text).unwrap_err().to_string();
    assert!(error.contains("clok"), "{error}");
}

#[test]
fn rules_are_read_from_toml() {
    let text = r#"
        version = 1
        name = "Spring"
        preset = "cup"
        seeding = "lots"
        [match]
        kind = { kind = "mirrored", shuffle = "equal" }
        scoring = { kind = "built-in", profile = "hq" }
        clock = "72h+12h<96h"
        rated = true
        table_games = "unrated"
        [entry]
        approval = false
        most_players = 16
        waiting_list = true
        late = false
        [absences]
        allowed = 0
        points = 0
        [factions]
        whitelist = ["borgo", "moloch"]
        mode = { kind = "random" }
        [calendar]
        zone = "Europe/Warsaw"
        next_round = "by-calendar"
        publication = "at-once"
        [times]
        round_days = 10
        begin_hours = 24
        remind_begin_hours = 24
        remind_deadline_hours = [72, 24]
        extension_days = 7
        report_hours = 72
        step_hours = 24
        objection_hours = 48
        late = "proposal"
        [[stages]]
        format = { kind = "double-elimination", second_final = true }
    "#;
    let rules = Rules::from_toml(text).unwrap();
    assert_eq!(rules.errors(), []);
    assert_eq!(rules.stages[0].format, Format::DoubleElimination { second_final: true });
    let error = Rules::from_toml(&text.replace("[match]", "[match]\nodds = 1")).unwrap_err().to_string();
    assert!(error.contains("odds") && error.contains("line"), "{error}");
}

#[test]
fn errors_name_the_setting_and_its_limits() {
    let mut wrong = rules(Preset::Championship);
    wrong.version = 9;
    wrong.name = " ".to_owned();
    wrong.matches.clock = String::new();
    wrong.entry.most_players = 300;
    wrong.times.remind_deadline_hours = vec![24, 72];
    wrong.factions.whitelist = vec!["moloch".to_owned(), "borgo".to_owned()];
    wrong.factions.mode = FactionMode::Pool { size: 5, steps: Step::for_pools()[..3].to_vec() };
    wrong.stages[0].criteria = vec![Criterion::Buchholz, Criterion::Buchholz];
    wrong.stages[1].entrants = Qualification::All;
    let expected = [
        InvalidSetting::Version { found: 9 },
        InvalidSetting::Name,
        InvalidSetting::Empty { setting: "clock" },
        InvalidSetting::Range { setting: "most-players", found: 300, allowed: Span { least: 2, most: 256 } },
        InvalidSetting::ReminderOrder,
        InvalidSetting::WhitelistOrder,
        InvalidSetting::Steps,
        InvalidSetting::TooFewFactions { needed: 5, found: 2 },
        InvalidSetting::CriterionTwice { stage: 0 },
        InvalidSetting::Entrants { stage: 1 },
    ];
    assert_eq!(wrong.errors(), expected);
}

#[test]
fn contradictions_between_settings_are_errors() {
    let errors = |change: &dyn Fn(&mut Rules)| {
        let mut changed = rules(Preset::Divisions);
        change(&mut changed);
        changed.errors()
    };
    assert_eq!(errors(&|rules| rules.stages[0].divisions = Vec::new()), [InvalidSetting::Promotion]);
    assert_eq!(errors(&|rules| rules.stages.clear()).len(), 2);
    assert_eq!(
        errors(&|rules| rules.stages[0].format = Format::ladder()).first(),
        Some(&InvalidSetting::Divisions { stage: 0 })
    );
    let given = |rules: &mut Rules| {
        rules.factions.mode = FactionMode::Given { rounds: vec![["borgo".to_owned(), "vegas".to_owned()]] };
    };
    assert_eq!(errors(&given), [InvalidSetting::UnknownFaction { faction: "vegas".to_owned() }]);
    let mut ladder = rules(Preset::Ladder);
    let final_stage = rules(Preset::Championship).stages.remove(1);
    ladder.stages.push(final_stage);
    assert_eq!(ladder.errors(), [InvalidSetting::LadderWithStages]);
}

#[test]
fn warnings_name_likely_mistakes() {
    let mut odd = rules(Preset::Swiss);
    odd.times.round_days = 2;
    odd.times.begin_hours = 50;
    odd.matches.kind = MatchKind::BestOfThree;
    odd.factions.once = true;
    odd.stages[0].format = Format::Swiss { rounds: Some(3), balance: Balance::First };
    let day_ms = 24 * 3_600_000;
    let expected = [
        // 50 hours until the match begins, then three games.
        Warning::RoundTooShort { needed_ms: 50 * 3_600_000 + 3 * day_ms, round_ms: 2 * day_ms },
        Warning::ReminderTooEarly { hours: 72 },
        Warning::BeginAfterDeadline,
        Warning::FewRounds { stage: 0, offered: 6 },
        Warning::FactionsRunOut { games: 9, factions: 4 },
    ];
    assert_eq!(odd.warnings(Some(day_ms), 32), expected);
    // Two picks with a day each, and up to two more games for a level bracket match.
    let mut cup = rules(Preset::Cup);
    cup.times.round_days = 7;
    let short = Warning::RoundTooShort { needed_ms: 8 * day_ms, round_ms: 7 * day_ms };
    assert_eq!(cup.warnings(Some(2 * day_ms), 8), [short]);
    cup.factions.mode = FactionMode::Random;
    assert_eq!(cup.warnings(Some(2 * day_ms), 8), []);
    let mut mirrored = rules(Preset::Flamberg);
    mirrored.stages[0].format = Format::Swiss { rounds: None, balance: Balance::First };
    assert_eq!(mirrored.warnings(None, 8), [Warning::BalanceOfMirrored { stage: 0 }]);
}

#[test]
fn swiss_default_is_one_round_more_than_necessary() {
    let rounds = |players| Format::Swiss { rounds: None, balance: Balance::First }.swiss_rounds(players);
    let offered = [2, 3, 4, 5, 8, 9, 64].map(|players| rounds(players).unwrap());
    assert_eq!(offered, [2, 3, 3, 4, 4, 5, 7]);
}

#[test]
fn the_hash_changes_with_every_setting_and_every_faction_file() {
    let files = |hash: &str| BTreeMap::from([("borgo".to_owned(), hash.to_owned())]);
    let hash = rules_hash(&rules(Preset::Swiss), &files("aa"));
    assert_eq!(hash, rules_hash(&rules(Preset::Swiss), &files("aa")));
    assert_eq!(hash.len(), 64);
    assert_ne!(hash, rules_hash(&rules(Preset::Swiss), &files("ab")));
    let mut longer = rules(Preset::Swiss);
    longer.times.round_days += 1;
    assert_ne!(hash, rules_hash(&longer, &files("aa")));
}
