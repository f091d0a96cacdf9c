//! `sztab legal`, `play`, `replay`, `render` and `--version`.

use super::program::{expect_refusal, expect_success, run_sztab, write_file};

const POSITION: &str = "\
sztab position 1
board 19
mode duel
side X army=borgo
side Y army=hegemony hq=17
pile X 12
hand Y battle runner
discard Y move ganger
turn Y phase=play
unit A2 X/hq
unit B3 Y/ganger rot=4
unit C1 X/mutant rot=2
unit C2 Y/hq
unit C3 Y/runner rot=1 spent=mobility
";

#[test]
fn legal_actions_are_listed_in_canonical_order() {
    let lines = expect_success(&["legal", "-"], POSITION);
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.first(), Some(&"discard runner"));
    assert_eq!(lines.last(), Some(&"end"));
    assert!(lines.contains(&"battle") && lines.contains(&"place runner A1 0"));
    assert!(!lines.iter().any(|line| line.starts_with("use mobility C3")), "it is spent");
    let over = "board 19\nside X army=borgo\nside Y army=borgo\nturn X phase=over\nresult 1/2 reason=impasse\n";
    assert_eq!(expect_success(&["legal", "-"], over), "");
    expect_refusal(&["legal", "-"], "board 19\nside X army=borgo\n", "-:3:1: expected a `turn` line");
}

#[test]
fn canonical_text_is_read_back_unchanged() {
    let played = expect_success(&["play", "-", "draw-offer", "X draw-accept"], POSITION);
    assert!(played.contains("turn Y phase=over\n") && played.ends_with("result 1/2 reason=agreement\n"), "{played}");
    let offered = expect_success(&["play", "-", "draw-offer"], POSITION);
    assert_eq!(offered, format!("{POSITION}offer Y\n"));
}

#[test]
fn actions_are_played_and_illegal_ones_named() {
    let played = expect_success(&["play", "-", "place runner D3 2", "Y end"], POSITION);
    assert!(played.contains("\nturn X phase=draw\n"), "{played}");
    assert!(played.contains("\nunit D3 Y/runner rot=2\n"), "{played}");
    let run = run_sztab(&["play", "-", "place runner D3 2", "place runner D3 2"], POSITION);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert_eq!(run.stderr, "place runner D3 2: the tile is not held (NH-3.6)\n");
    let run = run_sztab(&["play", "-", "end", "draw"], POSITION);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.starts_with("draw: the order of the pile is not given"), "{run:?}");
    expect_refusal(&["play", "-", "end", "place runner Z3 2"], POSITION, "action 2:1:14: expected a hex of the board");
    expect_refusal(&["play", "-", "Y  place runner"], POSITION, "action 1:1:16: expected a hex");
    expect_refusal(&["play", "-", "choose +1"], POSITION, "action 1:1:8: expected a number from 1 to 255");
    expect_refusal(&["play", "-", "Q end"], POSITION, "action 1:1: expected a side");
}

#[test]
fn a_battle_pauses_at_a_decision_and_resumes_from_its_text() {
    let position = "\
sztab position 1
board 19
mode duel
side X army=hegemony
side Y army=borgo
hand X push_back
turn X phase=play
unit C3 X/runner
unit D2 Y/mutant
";
    let asked = expect_success(&["play", "-", "push C3 D2"], position);
    assert!(asked.contains("turn X phase=choose\n"), "{asked}");
    assert!(asked.contains("# 1 push-to D1\n# 2 push-to E1\n# 3 push-to E2\n"), "{asked}");
    assert_eq!(expect_success(&["legal", "-"], &asked), "choose 1\nchoose 2\nchoose 3\n");
    let answered = expect_success(&["play", "-", "choose 3"], &asked);
    assert!(answered.contains("unit E2 Y/mutant\n"), "{answered}");
}

#[test]
fn play_narrates_on_request_and_on_a_terminal() {
    let actions = ["play", "-", "place runner B2 0", "battle"];
    let plain = expect_success(&actions, POSITION);
    let told = expect_success(&[&actions[..], &["--events"]].concat(), POSITION);
    let (events, position) = told.split_once("--\n").unwrap();
    assert_eq!(position, plain, "the position stays the same");
    let lines: Vec<&str> = events.lines().collect();
    assert_eq!(
        lines[..4],
        ["place B2 Y/runner rot=0", "instant Y battle kind=battle", "turn-end Y", "battle Y cause=tile"]
    );
    assert!(
        lines.iter().any(|line| line.starts_with("hit ")) && events.contains("\nbattle-end cause=tile\n"),
        "{told}"
    );
    assert_eq!(expect_success(&[&actions[..], &["--events=never"]].concat(), POSITION), plain);
    let illegal = run_sztab(&["play", "-", "place runner B2 0", "place runner B2 0", "--events"], POSITION);
    assert_eq!((illegal.status, illegal.stdout.as_str()), (1, ""));
    // A terminal, emulated by `script`.
    let folder = tempfile::tempdir().unwrap();
    let file = write_file(&folder, "position.txt", POSITION);
    let typed = format!("'{}' play {file} 'place runner B2 0' battle", env!("CARGO_BIN_EXE_sztab"));
    let shown = std::process::Command::new("script").args(["--quiet", "--command", &typed, "/dev/null"]).output();
    match shown {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => eprintln!("SKIPPED: there is no `script` here"),
        shown => assert_eq!(String::from_utf8(shown.unwrap().stdout).unwrap().replace('\r', ""), told),
    }
}

#[test]
fn a_new_game_is_shuffled_and_can_be_played() {
    let seed = "0b".repeat(32);
    let armies = ["new", "borgo", "moloch"];
    let begun = expect_success(
        &[&armies[..], &["--seed", &seed, "--player", "X=Ann", "--player", "y=Bob  the Builder"]].concat(),
        "",
    );
    assert!(
        begun.starts_with("sztab position 1\nboard 19\nmode duel\nside X army=borgo\nside Y army=moloch\npile X 34 ")
    );
    let origin = format!("engine 1\nseed {seed}\nplayer X Ann\nplayer Y Bob the Builder\n");
    assert!(begun.ends_with(&format!("turn X phase=setup\n{origin}")), "{begun}");
    assert!(expect_success(&["legal", "-"], &begun).starts_with("place-hq A1 0\n"));
    let drawn = expect_success(&["play", "-", "place-hq A1 0", "place-hq E3 0", "draw", "end", "Y draw"], &begun);
    assert!(drawn.contains("pile X 33 ") && drawn.ends_with(&origin), "{drawn}");
    // Without a seed, every game is different.
    let games = [expect_success(&armies, ""), expect_success(&armies, "")];
    assert_ne!(games[0], games[1]);
    let seed_line = games[0].lines().find(|line| line.starts_with("seed ")).unwrap();
    assert_eq!(
        expect_success(&[&armies[..], &["--seed", &seed_line[5..]]].concat(), ""),
        games[0],
        "the seed is the whole shuffle"
    );
    // The head of a record of the same game.
    let head = expect_success(&[&armies[..], &["--seed", &seed, "--player", "X=Ann", "--record"]].concat(), "");
    assert!(head.ends_with(&format!("engine 1\nseed {seed}\nplayer X Ann\n--\n")) && !head.contains("pile"), "{head}");
    let replayed = expect_success(&["replay", "-"], &format!("{head}X place-hq A1 0\nY place-hq E3 0\nX draw\n"));
    let piles =
        |text: &str| text.lines().filter(|line| line.starts_with("pile Y")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(piles(&replayed), piles(&begun));
    // The head of a record, without its last line, is also a valid start.
    let played = expect_success(&["play", "-", "place-hq A1 0"], head.strip_suffix("--\n").unwrap());
    assert_eq!(piles(&played), piles(&begun));
    expect_refusal(&["new", "borgo", "dragons"], "", "dragons: expected a known army: ");
    expect_refusal(&["new", "borgo", "moloch", "--seed", "12"], "", "--seed: expected 64 hexadecimal digits");
    expect_refusal(&["new", "borgo", "moloch", "--player", "Ann"], "", "error: invalid value 'Ann'");
    expect_refusal(
        &["new", "borgo", "moloch", "--player", "X=Ann", "--player", "X=Bob"],
        "",
        "--player X: expected one name",
    );
}

#[test]
fn a_new_game_of_any_mode_is_dealt_played_and_verified() {
    let seed = "0c".repeat(32);
    let deal = |more: &[&str]| {
        let begun = ["new", "borgo", "moloch", "hegemony"];
        expect_success(&[&begun[..], more, &["--seed", &seed]].concat(), "")
    };
    let three = deal(&[]);
    assert!(
        three.contains("\nmode ffa\nside X army=borgo\nside Y army=moloch\nside Z army=hegemony\npile X 34 "),
        "{three}"
    );
    let terms = [
        "outpost",
        "--mode",
        "teams",
        "--board",
        "37",
        "--variant",
        "start=alternative",
        "--variant",
        "moloch=off",
        "--player",
        "W=Ann",
    ];
    let four = deal(&terms);
    assert!(
        four.starts_with("sztab position 1\nboard 37\nmode teams moloch=off start=alternative\nside X army=borgo\n")
    );
    assert!(four.ends_with(&format!("engine 1\nseed {seed}\nplayer W Ann\n")), "{four}");
    let alone = deal(&["--mode", "one-vs-team"]);
    let actions =
        ["play", "-", "place-hq A1 0", "place-hq C3 0", "place-hq E3 0", "draw", "end", "draw", "end", "draw"];
    let played = expect_success(&actions, &alone);
    assert!(played.contains("\nturn X phase=discard number=3 second=yes\n"), "{played}");
    assert!(expect_success(&["legal", "-"], &played).starts_with("discard "), "{played}");
    expect_success(&["battle", "-", "--by", "Z"], &played);
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("out.png");
    expect_success(&["render", "-", "-o", picture.to_str().unwrap()], &played);
    // The record of a game that the other two players continue after one has resigned.
    let head = deal(&["--mode", "points", "--record"]);
    let record =
        format!("{head}X place-hq A1 0\nY place-hq C3 0\nZ resign\nX claim Y\n").replace("--\n", "result X 1-0\n--\n");
    assert!(expect_success(&["replay", "-"], &record).ends_with("result X 1-0 reason=time\n"));
    assert!(
        expect_success(&["verify", "-"], &record)
            .starts_with("-: 4 steps are legal, the seed deals these piles, the result is right")
    );
    let other = run_sztab(&["verify", "-"], &record.replace("mode points", "mode ffa start=alternative"));
    assert_eq!(other.status, 0, "the deal follows from seed and armies: {other:?}");
    for (more, message) in [
        (&["--mode", "duel"][..], "--mode duel: expected 2 armies"),
        (&["--mode", "teams"], "--mode teams: expected 4 armies"),
        (&["--board", "37"], "37 hexes are for four players (NH-12.40)"),
        (
            &["--variant", "replace=outpost:hmg>runner"],
            "no army `outpost` is at the table, which could exchange a tile",
        ),
        (&["--variant", "replace=borgo:mutant>claws"], "`claws` is no tile of borgo that replaces `mutant` (NH-13.60)"),
        (&["--player", "W=Ann"], "--player W: expected a side that has an army"),
        (&["--mode", "chess"], "error: invalid value 'chess'"),
        (&["--variant", "board=37"], "error: invalid value 'board=37'"),
        (&["--variant", "start=late"], "error: invalid value 'start=late'"),
    ] {
        expect_refusal(&[&["new", "borgo", "moloch", "hegemony"][..], more].concat(), "", message);
    }
}

#[test]
fn a_position_of_other_rules_is_played_with_a_warning() {
    let run = run_sztab(&["play", "-", "end"], &format!("{POSITION}engine 7\nplayer X Ann\n"));
    assert_eq!((run.status, run.stderr.as_str()), (0, "-: under version 7 of the rules; played under version 1\n"));
    assert!(run.stdout.ends_with("engine 7\nplayer X Ann\n"), "{run:?}");
}

#[test]
fn a_duel_on_37_hexes_is_refused_with_its_rule() {
    let position = POSITION.replace("board 19", "board 37");
    for command in [&["play", "-", "end"][..], &["legal", "-"], &["battle", "-"]] {
        expect_refusal(command, &position, "-:2:7: expected 19, because a duel is played on the basic 19 hexes");
        assert!(run_sztab(command, &position).stderr.contains("(NH-12.40)"));
    }
}

#[test]
fn an_error_in_operator_values_names_the_file() {
    let own = |game: &str, people: &str, text: &str, message: &str| {
        expect_refusal(&["new", "--game", game, "--seed", "a", "--values", "-", people], text, message);
    };
    let boomer = "extends = \"open-1\"\n[enemies.boomer]\nhealht = 5\n";
    own("gears", "marcus", boomer, "-:3:1: expected a field that the rules know");
    let sword = "extends = \"open-1\"\n[weapons.energy-sword]\ndamage = 2\n";
    own("mechs", "2", sword, "-:2:1: expected an id of the base file, such as energy_sword");
}

const RECORD: &str = "\
sztab position 1
board 19
mode duel
side X army=hegemony
side Y army=borgo
pile X 34 runner ?
pile Y 34 mutant claws ?
engine 1
player X Ann
player Y Bob
result Y 1-0
--
X place-hq A1 0
Y place-hq E3 0
X draw
X place runner B1 3
X end
Y draw
Y end
X draw-offer
X resign
";

#[test]
fn a_record_is_replayed_and_checked() {
    let end = expect_success(&["replay", "-"], RECORD);
    assert!(end.contains("turn X phase=over number=3\n"), "{end}");
    assert!(end.contains("pile X 33\n") && end.contains("hand Y mutant claws\n"), "{end}");
    assert!(end.ends_with("result Y 1-0 reason=resignation\n"), "{end}");
    let run = run_sztab(&["replay", "-"], &RECORD.replace("result Y 1-0", "result X 1-0"));
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("the record says `result X 1-0`, but the game ends `Y 1-0`"), "{run:?}");
    let run = run_sztab(&["replay", "-"], &RECORD.replace("X place runner B1 3", "X place runner A1 3"));
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.starts_with("-:16:1: the hex is taken (NH-1.8)"), "{run:?}");
    expect_refusal(&["replay", "-"], &RECORD.replace("engine 1", "seed 12"), "-:8:6: expected 64 hexadecimal digits");
    expect_refusal(&["replay", "-"], POSITION, "-:15:1: expected `--`");
}

#[test]
fn a_record_is_drawn_as_its_result_or_as_a_film() {
    let folder = tempfile::tempdir().unwrap();
    let starts: [(&str, &[u8]); 3] = [("out.png", b"\x89PNG"), ("out.gif", b"GIF89a"), ("out.GIF", b"GIF89a")];
    for (name, start) in starts {
        let path = folder.path().join(name);
        expect_success(&["replay", "-", "-o", path.to_str().unwrap()], RECORD);
        assert!(std::fs::read(&path).unwrap().starts_with(start), "{name}");
    }
    let path = folder.path().join("none.gif");
    let going_on = RECORD.replace("X resign\n", "").replace("result Y 1-0\n", "");
    let run = run_sztab(&["replay", "-", "-o", path.to_str().unwrap()], &going_on);
    assert!(run.status != 0 && !path.exists(), "{run:?}");
}

#[test]
fn a_position_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("out.png");
    assert_eq!(expect_success(&["render", "-", "-o", picture.to_str().unwrap()], POSITION), "");
    let bytes = std::fs::read(&picture).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let position =
        write_file(&folder, "bare", "board 37\nside X\ndefine X/a kind=warrior edges=-,-,-,-,-,-\nunit G4 X/a\n");
    expect_success(&["render", &position, "--output", picture.to_str().unwrap()], "");
    let run = run_sztab(&["render", &position, "-o", "no/such/folder/out.png"], "");
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
}

/// A Battle drawn as a film, as stills and as an outlook, with unchanged text output.
#[test]
fn a_battle_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let [film, stills, outlook] = ["film.gif", "stills.png", "outlook.png"].map(|name| folder.path().join(name));
    let [film, stills, outlook] = [&film, &stills, &outlook].map(|path| path.to_str().unwrap());
    let plain = expect_success(&["battle", "-"], POSITION);
    let look = ["--language", "uk", "--colours", "high-contrast"];
    let drawn = [&["battle", "-", "--film", film, "--stills", stills, "--outlook", outlook][..], &look].concat();
    assert_eq!(expect_success(&drawn, POSITION), plain);
    for (path, magic) in [(film, &b"GIF89a"[..]), (stills, b"\x89PNG"), (outlook, b"\x89PNG")] {
        assert!(std::fs::read(path).unwrap().starts_with(magic), "{path}");
    }
    for wrong in [["--language", "xx"], ["--colours", "grey"]] {
        let run = run_sztab(&[&["render", "-", "-o", outlook][..], &wrong].concat(), POSITION);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    }
    let run = run_sztab(&["battle", "-", "--film", "no/such/folder/out.gif"], POSITION);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
}

#[test]
fn the_version_includes_that_of_the_rules() {
    let told = expect_success(&["--version"], "");
    assert_eq!(
        told,
        format!("sztab {} (rules {})\n", env!("CARGO_PKG_VERSION"), sztab_neuroshima::rules::RULES_VERSION)
    );
}
