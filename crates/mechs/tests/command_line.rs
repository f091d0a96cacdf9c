//! New games, and the command line's responses to invalid input.

use std::collections::BTreeSet;

use sztab_game::{CommandError, CommandLine, Side};
use sztab_mechs::KIND;

fn commands() -> &'static dyn CommandLine {
    KIND.command_line().expect("the game has commands")
}

const PROGRAM_POSITION: &str = "sztab mechs 1
values open-1
arena two
phase program
side X pilot=diamond base=A3 at=A3
side Y pilot=brawler base=E3 at=E3
";
const ACTION_POSITION: &str = "sztab mechs 1
values open-1
arena two
side X pilot=diamond base=A3 at=A3
side Y pilot=brawler base=E3 at=E3
turn X slot=1 stage=end card=buy:w
ask X action
";
const SOLO_POSITION: &str = "sztab mechs 1
values open-1
arena solo
phase program
side X pilot=diamond base=C1 at=C1
side Y robot=yes status=armor base=A3 at=A3
side Z robot=yes status=armor base=E3 at=E3
";

fn begin(number: u8, people: u8) -> String {
    commands().begin(&[number; 32], &[], "", &[&people.to_string()]).expect("a game")
}

/// The words of the line that begins with `begins`, without the first `skip` ones.
fn line_words<'a>(position: &'a str, begins: &str, skip: usize) -> Vec<&'a str> {
    let line = position.lines().find(|line| line.starts_with(begins)).expect("a line");
    line.split_whitespace().skip(skip).collect()
}

fn refusal(position: &str, lines: &[&str]) -> String {
    match commands().play(position, &[], lines) {
        Err(CommandError::Refused(reason)) => reason,
        other => panic!("{lines:?}: {other:?}"),
    }
}

/// The line and column of an error, and the input expected there.
fn read_error(position: &str, lines: &[&str]) -> (usize, usize, String) {
    match commands().play(position, &[], lines) {
        Err(CommandError::Unreadable(error)) => (error.line, error.column, error.expected),
        other => panic!("{lines:?}: {other:?}"),
    }
}

#[test]
fn games_start_with_one_to_four_players() {
    for people in 1..=4 {
        assert!(commands().begin(&[1; 32], &[], "", &[&people.to_string()]).is_ok(), "{people}");
    }
    for people in [0, 5] {
        assert!(
            matches!(commands().begin(&[1; 32], &[], "", &[&people.to_string()]), Err(CommandError::Refused(reason)) if reason.contains("TEM-3.1"))
        );
    }
}

#[test]
fn each_player_is_offered_two_pilots_of_their_own() {
    for number in 0..20 {
        let position = begin(number, 4);
        let offers = ["X", "Y", "Z", "W"].map(|side| line_words(&position, &format!("offer {side}"), 2));
        assert!(offers.iter().all(|offer| offer.len() == 2));
        assert_eq!(offers.concat().into_iter().collect::<BTreeSet<_>>().len(), 8);
    }
}

#[test]
fn the_sixteen_tiles_are_dealt_to_the_resource_zones() {
    let mut tiles = vec!["credits 1"; 2];
    tiles.extend(["energy 1"; 2]);
    tiles.extend(["credits 2"; 3]);
    tiles.extend(["credits 3"; 2]);
    tiles.extend(["energy 3"; 2]);
    tiles.extend(["credits 4", "energy 4"]);
    tiles.sort_unstable();
    let dealt = |position: &str| -> Vec<String> {
        let mut dealt: Vec<String> =
            position.lines().filter_map(|line| line.strip_prefix("zone ")).map(|line| line[3..].to_owned()).collect();
        dealt.sort_unstable();
        dealt
    };
    // The text contains no lines for the three tiles that equal `energy 2`.
    assert_eq!(dealt(&begin(1, 4)), tiles);
    assert_ne!(begin(1, 4), begin(2, 4));
    assert_eq!(begin(1, 4), begin(1, 4));
    for people in 1..=3 {
        let mut left = tiles.clone();
        for tile in dealt(&begin(1, people)) {
            let place = left.iter().position(|known| *known == tile).expect("a tile that is left");
            left.remove(place);
        }
    }
}

#[test]
fn advanced_weapons_are_in_the_deck_in_random_order() {
    let decks: BTreeSet<Vec<String>> = (0..10)
        .map(|number| {
            let position = begin(number, 2);
            let deck: Vec<String> = line_words(&position, "deck", 1).into_iter().map(str::to_owned).collect();
            assert_eq!(deck.iter().collect::<BTreeSet<_>>().len(), 16);
            deck
        })
        .collect();
    assert_eq!(decks.len(), 10);
}

#[test]
fn unreadable_texts_are_reported_by_line_and_column() {
    assert_eq!(read_error("", &[]), (1, 1, "sztab mechs 1".to_owned()));
    let (line, column, _) = read_error(&format!("{PROGRAM_POSITION}turret B9 X\n"), &[]);
    assert_eq!((line, column), (7, 8));
    let (line, column, _) = read_error(PROGRAM_POSITION, &["X program 1 buy n", "X program 1 buy up"]);
    assert_eq!((line, column), (2, 17));
}

#[test]
fn unknown_ids_suggest_the_nearest_one() {
    for (line, nearest) in [
        ("equip X warhamer", "warhammer"),
        ("program X bui:n - - -", "buy"),
        ("turet B2 X", "turret"),
        ("adhoc X frsh", "fresh"),
        ("row rail_gum", "rail_gun"),
        ("deck rail_gum", "rail_gun"),
        ("mech X trojn", "trojan"),
    ] {
        let (.., expected) = read_error(&format!("{PROGRAM_POSITION}{line}\n"), &[]);
        assert!(expected.contains(nearest), "{line}: {expected}");
    }
    for (from, to, nearest) in [
        ("pilot=diamond", "pilot=diamant", "diamond"),
        ("arena two", "arena tow", "two"),
        ("phase program", "phase progam", "program"),
        ("values open-1", "values open1", "open-1"),
        ("phase program\n", "phase arm\narm X weapon=energy_swrd\n", "energy_sword"),
        ("phase program\n", "phase pilot\noffer X magna wasp\n", "magma"),
        ("phase program\n", "turn X stage=action card=bui:n\n", "buy"),
        ("phase program\n", "turn X stage=action card=buy:w\nask X acton\n", "action"),
    ] {
        let (.., expected) = read_error(&PROGRAM_POSITION.replace(from, to), &[]);
        assert!(expected.contains(nearest), "{to}: {expected}");
    }
    for (line, nearest) in
        [("X program 1 bui n", "buy"), ("X equip warhamer", "warhammer"), ("X progam 1 buy n", "program")]
    {
        let (.., expected) = read_error(PROGRAM_POSITION, &[line]);
        assert!(expected.contains(nearest), "{line}: {expected}");
    }
}

#[test]
fn contradictions_name_their_paragraph() {
    for (line, rule) in [
        ("mine B2 X 1\nturret B2 Y", "TEM-1.8"),
        ("mine B2 X 1\nmine B2 Y 1", "TEM-1.8"),
        ("mine A2 X 1\nmine B2 X 2\nmine C2 X 3\nmine D2 X 4\nmine E2 X ?", "TEM-2.2"),
        ("mine A2 X 1\nmine B2 X 1", "TEM-2.2"),
        ("equip X warhammer warhammer", "TEM-7.6"),
        ("equip X warhammer\nrow warhammer", "TEM-2.5"),
        ("equip X warhammer\ndeck warhammer", "TEM-2.5"),
        ("equip X warhammer\nequip Y warhammer", "TEM-2.5"),
        ("equip X warhammer\nworn X warhammer", "TEM-8.1"),
        ("mech C3\nmech B2", "TEM-2.7"),
    ] {
        let (.., expected) = read_error(&format!("{PROGRAM_POSITION}{line}\n"), &[]);
        assert!(expected.contains(rule), "{line}: {expected}");
    }
    for (from, to, rule) in [
        ("at=E3", "at=A3", "TEM-1.7"),
        ("at=E3", "at=E3 points=-1", "TEM-1.13"),
        ("at=E3", "at=E3 energy=11", "TEM-1.12"),
        ("at=E3", "at=E3 health=7", "TEM-1.11"),
        ("at=E3", "at=E3 status=mech", "TEM-2.7"),
        ("phase program\nside X pilot=diamond", "turn X slot=1\nside X", "TEM-3.2"),
    ] {
        let (.., expected) = read_error(&PROGRAM_POSITION.replace(from, to), &[]);
        assert!(expected.contains(rule), "{to}: {expected}");
    }
}

#[test]
fn illegal_lines_are_refused_with_their_paragraph() {
    assert!(refusal(PROGRAM_POSITION, &["X ready"]).contains("TEM-5.3"));
    assert!(refusal(ACTION_POSITION, &["X buy warhammer"]).contains("TEM-7.6"));
    assert!(refusal(ACTION_POSITION, &["X repair 1"]).contains("TEM-6.2"));
    assert_eq!(refusal(ACTION_POSITION, &["X ready"]), "something else is asked (TEM-6.1)");
    let place = "sztab mechs 1\nvalues open-1\narena two\nside X pilot=diamond base=A3\n\
                 side Y pilot=brawler base=E3 at=E3\nturn X slot=1 stage=end\nask X place B2\n";
    assert!(refusal(place, &["X pass"]).contains("TEM-11.6"));
    assert!(refusal(place, &["X place D4"]).contains("TEM-11.6"));
    let power =
        ACTION_POSITION.replace("card=buy:w", "card=power:w").replace("diamond base=A3", "tsunami health=1 base=A3");
    for (line, rule) in [("X repair 0", "TEM-7.9"), ("X repair 4", "TEM-7.9"), ("X upgrade", "TEM-7.10")] {
        assert!(refusal(&power, &[line]).contains(rule), "{line}");
    }
    assert!(refusal(&power, &["X buy warhammer"]).contains("TEM-6.2"));
    // The first line is legal but the second is not, so the command prints no result for either.
    assert!(refusal(PROGRAM_POSITION, &["X program 1 buy n", "X program 1 buy n"]).contains("TEM-5.2"));
}

#[test]
fn refuses_lines_of_sides_that_are_not_asked() {
    assert_eq!(refusal(ACTION_POSITION, &["Y pass"]), "Y is not asked anything now (TEM-6.1)");
    let game = commands().read(ACTION_POSITION, &[]).expect("a position");
    assert!(game.legal_lines_of(Side(1)).is_empty());
}

#[test]
fn refuses_lines_of_robots() {
    assert!(refusal(SOLO_POSITION, &["Y program 1 buy n"]).starts_with("Y is a robot"));
    assert!(refusal(SOLO_POSITION, &["Z pass"]).starts_with("Z is a robot"));
    assert!(refusal(SOLO_POSITION, &["Y resign"]).starts_with("Y is a robot"));
}

#[test]
fn refuses_lines_that_need_hidden_information() {
    let deck = ACTION_POSITION.replace("turn X", "row energy_crossbow\ndeck 12 ?\nturn X");
    assert!(refusal(&deck, &["X buy energy_crossbow"]).starts_with("not known in this position"));
    let program = ACTION_POSITION.replace("turn X", "program Y ? ? ? ?\nturn X");
    assert!(refusal(&program, &["X pass"]).starts_with("not known in this position"));
}

#[test]
fn failed_cases_are_named() {
    let head = "case one [TEM-5.1]\narena two\nphase program\nside X pilot=diamond base=A3 at=A3 points=4\n\
                side Y pilot=brawler base=E3 at=E3\nequip X energy_sword\nprogram X buy:n - - -\n";
    for step in [
        "do X ready",
        "do X program 1 buy n",
        "expect side X at=B2",
        "expect side X robot=yes",
        "expect program X buy:n - -",
        "expect worn X",
        "expect no side X",
        "expect legal X pass",
        "expect legal X program 9 buy n",
        "expect illegal X program 2 buy n",
        "expect asked X action",
        "expect waiting X",
        "expect waiting -",
        "expect points X=4 Y=1",
        "expect shown to Y program X buy:n - - -",
        "expect shown to public program X buy:n - - -",
        "expect unreadable",
    ] {
        let report = commands().check(&format!("{head}{step}\n"), &[]).expect("a report");
        assert_eq!((report.cases, report.failures.len()), (1, 1), "{step}");
        assert!(report.failures[0].contains("one"), "{step}: {}", report.failures[0]);
    }
    for step in ["expect", "expect points X", "do X program 2 bui n", "side Y", "expect waiting XY\nturret B2 X"] {
        assert!(commands().check(&format!("{head}{step}\n"), &[]).is_err(), "{step}");
    }
    assert!(commands().check("arena two\n", &[]).is_err());
    assert_eq!(commands().check("# nothing\n", &[]).expect("a report").cases, 0);
}
