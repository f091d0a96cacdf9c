//! `sztab battle` and `sztab check`.

use std::io::Read as _;
use std::process::{Command, Stdio};

use super::program::{expect_refusal, expect_success, run_sztab, write_file};

const SKIRMISH: &str = "\
board 19
side X army=hegemony
side Y hq=12
define Y/wall kind=warrior edges=-,-,-,-,-,- toughness=2
unit C2 X/hq
unit C3 X/runner rot=1
unit D2 Y/wall
";

/// Two Medics for one hit.
const MEDICS: &str = "\
board 19
side X
side Y
define */medic kind=module edges=c,c,c,c,c,c effect=medic
define */plain kind=warrior edges=-,-,-,-,-,-
define */blade kind=warrior initiative=2 edges=m1,-,-,-,-,-
unit B3 Y/medic
unit C3 Y/plain
unit C4 X/blade
unit D3 Y/medic
";

#[test]
fn a_battle_is_printed_line_by_line_and_leaves_a_position() {
    let told = expect_success(&["battle", "-"], SKIRMISH);
    assert_eq!(
        told,
        "\
battle X cause=tile
segment 2 units=C3
hit D2 Y/wall from=C3 edge=0 melee=2 bonuses=C2+1 wounds=2
wound D2 Y/wall amount=2 wounds=2
segment 0 units=C2
hit D2 Y/wall from=C2 edge=2 melee=1 wounds=1
wound D2 Y/wall amount=1 wounds=3
gone D2 Y/wall cause=wounds
battle-end cause=tile
--
sztab position 1
board 19
define Y/wall kind=warrior edges=-,-,-,-,-,- toughness=2
side X army=hegemony
side Y hq=12
unit C2 X/hq
unit C3 X/runner rot=1
"
    );
}

#[test]
fn the_position_after_a_battle_can_be_fought_again() {
    let told = expect_success(&["battle", "-"], SKIRMISH);
    let (_, left) = told.split_once("--\n").unwrap();
    let again = expect_success(&["battle", "-", "--by", "Y"], left);
    assert!(again.starts_with("battle Y cause=tile\n"), "{again}");
    assert!(again.ends_with(left), "{again}");
}

#[test]
fn json_lists_the_same_events_one_object_per_line() {
    let told = expect_success(&["battle", "--json", "-"], SKIRMISH);
    let (events, position) = told.split_once("--\n").unwrap();
    let events: Vec<serde_json::Value> = events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(events.len(), 9);
    assert_eq!(events[2]["event"], "hit");
    assert_eq!(events[2]["hex"], "D2");
    assert_eq!(events[2]["wounds"], 2);
    assert!(position.starts_with("sztab position 1\n"));
}

/// The events about a Structure as a whole name both hexes, those about one token its hex (NH-13.11).
#[test]
fn nh_13_11_events_name_a_structure_by_both_hexes() {
    const STRUCTURE: &str = "sztab position 1
board 19
side X
side Y
define X/fort kind=structure initiative=2/- edges=m1,-,-,-,-,-/-,-,-,-,-,-
define Y/wall kind=warrior initiative=2 edges=m1,-,-,-,-,-
unit C3+C4 X/fort
unit C5 Y/wall
";
    let told = expect_success(&["battle", "-", "--by", "X"], STRUCTURE);
    let (events, _) = told.split_once("--\n").unwrap();
    let expected = "battle X cause=tile
segment 2 units=C3+C4,C5
hit C4 X/fort from=C5 edge=0 melee=1 wounds=1
wound C3+C4 X/fort amount=1 wounds=1
gone C3+C4 X/fort cause=wounds
battle-end cause=tile
";
    assert_eq!(events, expected);
    let told = expect_success(&["battle", "--json", "-", "--by", "X"], STRUCTURE);
    assert!(told.contains(r#"{"amount":1,"event":"wound","hex":"C3+C4","tile":"X/fort","wounds":1}"#), "{told}");
}

#[test]
fn a_missing_decision_is_asked_for_and_its_answer_accepted() {
    let run = run_sztab(&["battle", "-"], MEDICS);
    assert_eq!((run.status, run.stderr.as_str()), (3, ""));
    assert!(
        run.stdout.ends_with(
            "Y chooses: which Medic takes which hit?\n\
             1 medic B3 saves C3 from C4 edge=0\n\
             2 medic D3 saves C3 from C4 edge=0\n"
        ),
        "{}",
        run.stdout
    );
    assert!(!run.stdout.contains("--"));
    let told = expect_success(&["battle", "-", "--choose", "2"], MEDICS);
    assert!(told.contains("\nabsorb D3 Y/medic saves=C3 from=C4 edge=0 wounds=1\n"), "{told}");
    assert!(told.ends_with("unit B3 Y/medic\nunit C3 Y/plain\nunit C4 X/blade\n"), "{told}");
    expect_refusal(&["battle", "-", "--choose", "3"], MEDICS, "--choose 3: expected an option from 1 to 2");
    for wrong in ["0", "+1", "x", "1,,2"] {
        let run = run_sztab(&["battle", "-", "--choose", wrong], MEDICS);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{wrong}");
    }
}

#[test]
fn bad_input_leaves_stdout_empty() {
    expect_refusal(&["battle", "-"], "board 19\nside X\nunit C3 X/none\n", "-:3:11: expected a tile");
    expect_refusal(&["battle", "-"], "", "-:1:1: expected a `board` line");
    expect_refusal(&["battle", "-"], "board 19\nside X army=nobody\n", "-:2:13: expected a known army: ");
    expect_refusal(&["battle", "no/such/file"], "", "no/such/file: ");
    expect_refusal(&["battle", "-", "--by", "Q"], SKIRMISH, "--by Q: expected a side");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("latin");
    std::fs::write(&path, b"board 19\nside X # caf\xe9\n").unwrap();
    expect_refusal(
        &["battle", path.to_str().unwrap()],
        "",
        &format!("{}:2:13: expected text in UTF-8", path.display()),
    );
}

#[test]
fn additional_armies_are_read_from_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    write_file(&folder, "mine.toml", include_str!("../../docs/army-example.toml"));
    write_file(&folder, "notes.txt", "no army");
    let armies = folder.path().to_str().unwrap();
    let position = "board 19\nside X army=tinkers\nunit C3 X/brute\n";
    let told = expect_success(&["battle", "-", "--armies", armies], position);
    assert!(told.contains("side X army=tinkers\n"), "{told}");
    write_file(&folder, "wrong.toml", "format = 9");
    expect_refusal(&["battle", "-", "--armies", armies], position, armies);
    expect_refusal(&["battle", "-", "--armies", "no/such/folder"], position, "no/such/folder: ");
}

#[test]
fn a_closed_output_pipe_is_not_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sztab"))
        .args(["legal", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let position = "board 19\nside X army=borgo\nside Y army=borgo\nturn X phase=setup\n";
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), position.as_bytes()).unwrap();
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(stderr, "");
}

#[test]
fn cases_are_counted_and_failures_reported() {
    let good = "case good\nboard 19\nexpect result none\n";
    assert_eq!(expect_success(&["check", "-"], good), "1 passed, 0 failed\n");
    let bad = "case bad\nunit C3 X/a\nexpect netted C3\ndefine X/a kind=warrior edges=-,-,-,-,-,-\n";
    let run = run_sztab(&["check", "-"], bad);
    let unread = "-:2: bad: expected a tile that is declared before it is used, but column 11 cannot be read\n";
    assert_eq!((run.status, run.stdout), (1, format!("{unread}0 passed, 1 failed\n")));
    let bad = "define */a kind=warrior edges=-,-,-,-,-,-\ncase bad\nunit C3 X/a\nexpect netted C3\nexpect free C3\n";
    let folder = tempfile::tempdir().unwrap();
    let (good, bad) = (write_file(&folder, "good.case", good), write_file(&folder, "bad.case", bad));
    let run = run_sztab(&["check", &good, &bad], "");
    assert_eq!(run.status, 1);
    assert_eq!(run.stdout, format!("{bad}:4: bad: expected `netted C3`, but C3 is free\n1 passed, 1 failed\n"));
    let broken = write_file(&folder, "broken.case", "case x\nexpect\n");
    let run = run_sztab(&["check", &broken, &good], "");
    assert_eq!(run.status, 1);
    assert!(run.stdout.starts_with(&format!("{broken}:2: x: expected a hex, structure, gone")), "{run:?}");
    assert!(run.stdout.ends_with("\n1 passed, 1 failed\n"), "the other cases are run all the same: {run:?}");
    expect_refusal(&["check", "-"], "wall C3\ncase x\n", "-:1:1: expected define or case");
}
