//! Case files, and single expectations for tests that need more than a case can express.

use super::table::{TestGame, X, Y, hex, hex_name, hexes, side, value, word_lines};
use sztab_neuroshima::rules::notation::{CaseFile, Catalogue, Failure, parse_action};
use sztab_neuroshima::rules::{Action, Army, Board, Event, Illegal, Influence, Outcome, Side};

/// Checks one expectation.
pub fn expect(table: &TestGame, what: &[&str]) {
    match what {
        ["gone", at, tile] => {
            let before = table.start.unit(hex(at)).unwrap_or_else(|| panic!("nothing stood on {at}"));
            assert_eq!(table.tile_name(before), *tile);
            assert_ne!(table.unit_text_at(at), *tile, "{tile} on {at} should have left the board");
        }
        ["hp", points @ ..] => {
            for of in [X, Y] {
                let wanted = value(points, &of.letter().to_string()).map(|digits| digits.parse().unwrap());
                assert_eq!(
                    Some(table.hq_points(of)),
                    wanted.or(Some(table.hq_points(of))),
                    "HQ points of {}",
                    of.letter()
                );
            }
        }
        ["netted", at @ ..] => at.iter().for_each(|at| assert!(table.is_netted(at), "{at} should be netted")),
        ["free", at @ ..] => at.iter().for_each(|at| assert!(!table.is_netted(at), "{at} should be free")),
        ["initiative", at, values] => {
            let wanted: Vec<u8> = values.split(',').map(|value| value.parse().unwrap()).collect();
            assert_eq!(table.initiative(at), wanted, "initiative of {at}");
        }
        ["strength", at, bonuses @ ..] => {
            let influence = Influence::evaluate(table.game.roster(), table.game.arrangement());
            if let Some(melee) = value(bonuses, "melee") {
                assert_eq!(influence.melee_bonus(hex(at)).to_string(), melee, "melee bonus of {at}");
            }
            if let Some(ranged) = value(bonuses, "ranged") {
                assert_eq!(influence.ranged_bonus(hex(at)).to_string(), ranged, "ranged bonus of {at}");
            }
        }
        ["pushes", units, targets] => {
            let (pusher, target) = units.split_once('>').unwrap();
            let wanted =
                if *targets == "none" { Vec::new() } else { hexes(targets).into_iter().map(hex_name).collect() };
            assert_eq!(push_destinations(table, pusher, target), wanted, "{units}");
        }
        ["battles", count] => assert_eq!(table.battles().len().to_string(), *count, "Battles"),
        ["result", "none"] => assert_eq!(table.game.outcome(), None),
        ["result", "draw"] => {
            assert!(matches!(table.game.outcome(), Some(Outcome { winners, .. }) if winners.len() > 1));
        }
        ["result", winner] => {
            assert_eq!(table.game.outcome().and_then(|outcome| outcome.winner()), Some(side(winner)));
        }
        [at, tile, rest @ ..] => {
            assert_eq!(table.unit_text_at(at), *tile, "on {at}");
            let unit = table.unit(at);
            if let Some(wounds) = value(rest, "wounds") {
                assert_eq!(unit.wounds.to_string(), wounds, "wounds of {tile} on {at}");
            }
            if let Some(rotation) = value(rest, "rot") {
                assert_eq!(unit.rotation.steps().to_string(), rotation, "rotation of {tile} on {at}");
            }
        }
        other => panic!("no such expectation: {other:?}"),
    }
}

/// The hexes to which one unit can push another, in canonical order; empty if there are none.
pub fn push_destinations(table: &TestGame, pusher: &str, target: &str) -> Vec<String> {
    let by: Side = table.unit(pusher).owner;
    let mut trial = TestGame { game: table.game.clone(), events: Vec::new(), start: table.start.clone() };
    trial.give_tile(by, "push_back");
    let action = parse_action(&format!("push {pusher} {target}"), trial.game.roster(), by, Board::STANDARD).unwrap();
    match trial.game.apply(by, action) {
        Err(Illegal::NowhereToPush { .. } | Illegal::Netted { .. }) => Vec::new(),
        Err(other) => panic!("{other}"),
        Ok(events) if trial.game.decision().is_none() => events
            .iter()
            .filter_map(|event| if let Event::Pushed { to, .. } = event { Some(hex_name(*to)) } else { None })
            .collect(),
        Ok(_) => trial.options().iter().map(|option| option.trim_start_matches("push-to ").to_owned()).collect(),
    }
}

/// True if the player to act has a matching legal action.
pub fn has_legal_action(table: &TestGame, wanted: impl Fn(&Action) -> bool) -> bool {
    table.game.legal_actions().iter().any(wanted)
}

/// Checks several expectations, one per line.
pub fn expect_all(table: &TestGame, text: &str) {
    word_lines(text).for_each(|words| expect(table, &words));
}

/// The failures of a case file, with the number of its cases.
fn run_case_file(name: &str, text: &str, catalogue: &Catalogue) -> (usize, Vec<String>) {
    let parsed = match CaseFile::parse(text, catalogue) {
        Err(error) => return (0, vec![format!("{name}:{error}")]),
        Ok(parsed) => parsed,
    };
    let mut wrong = Vec::new();
    for case in &parsed.cases {
        let failures = case.run().into_iter();
        wrong.extend(failures.map(|failure| {
            let Failure { line, expected, came } = failure;
            format!("{name}:{line}: case {}: expected {expected}, but {came}", case.name)
        }));
    }
    (parsed.cases.len(), wrong)
}

/// Runs every `.case` file next to this one.
#[test]
fn all_case_files_pass() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "case"));
    files.sort();
    assert!(!files.is_empty());
    let catalogue = Catalogue::built_in();
    let (mut cases, mut wrong) = (0, Vec::new());
    for file in files {
        let name = format!("crates/neuroshima/tests/rules/{}", file.file_name().unwrap().to_string_lossy());
        let (count, failures) = run_case_file(&name, &std::fs::read_to_string(&file).unwrap(), &catalogue);
        cases += count;
        wrong.extend(failures);
    }
    assert!(wrong.is_empty(), "{} of {cases} cases went wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Runs the cases of the army explained in docs/ARMIES.md.
#[test]
fn the_cases_of_the_example_pass() {
    let mut catalogue = Catalogue::built_in();
    catalogue.add(Army::parse("army-example.toml", super::armies::EXAMPLE).unwrap());
    let (cases, wrong) =
        run_case_file("docs/army-example.case", include_str!("../../../../docs/army-example.case"), &catalogue);
    assert!(wrong.is_empty() && cases > 10, "{} of {cases} cases went wrong:\n{}", wrong.len(), wrong.join("\n"));
}
