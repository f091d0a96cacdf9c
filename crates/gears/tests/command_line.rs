//! Positions, records and test cases as text.

use sztab_game::document::{GameLog, LoggedLine, UncheckedPart};
use sztab_game::{CommandError, CommandLine, Game, LineNumber, Seed, Side, Viewer, chance};
use sztab_gears::KIND;

fn commands() -> &'static dyn CommandLine {
    KIND.command_line().expect("commands")
}

fn begin(terms: &str, people: &[&str]) -> String {
    commands().begin(&[7; 32], &[], terms, people).expect("a game")
}

fn read(position: &str) -> Box<dyn Game> {
    commands().read(position, &[]).expect("a position")
}

/// A whole game in which the first line that does not end the turn is always played, and the lines played.
fn whole_game(opening: &str) -> (Box<dyn Game>, Vec<(Side, String)>) {
    let (mut game, mut lines) = (read(opening), Vec::new());
    for number in 1..5000 {
        let Some(side) = game.waiting_sides().iter().next() else { break };
        let line = KIND.planned_lines(&*game, side, "medium", &[1; 32]).remove(0);
        game.play(side, &line, LineNumber(number)).expect("a legal line");
        lines.push((side, line));
    }
    (game, lines)
}

#[test]
fn new_games_follow_their_terms() {
    for (terms, people) in
        [("", &["marcus", "dom"][..]), ("mission=horde difficulty=casual", &["3"]), ("mission=hive", &["1"])]
    {
        let position = begin(terms, people);
        assert_eq!(read(&position).position(), position);
    }
    let refused = |terms: &str, people: &[&str]| match commands().begin(&[7; 32], &[], terms, people) {
        Err(CommandError::Refused(sentence)) => sentence,
        other => panic!("{other:?}"),
    };
    assert!(refused("mission=gears", &["1"]).contains("GOW-3.4"));
    assert!(refused("", &["5"]).contains("GOW-1.1"));
    assert!(refused("", &["marcus", "adam"]).contains("GOW-3.1"));
    assert!(refused("", &["dom", "dom"]).contains("GOW-3.1"));
    assert!(refused("mission=scattered", &["1"]).contains("GOW-1.1"));
}

#[test]
fn other_built_in_values_are_named_by_id() {
    let files = KIND.files();
    let file = files.iter().find(|file| file.id == "open-2").expect("open values 2");
    let position = commands().begin(&[7; 32], &[&file.source], "", &["dom", "cole"]).expect("a game");
    assert!(position.starts_with("sztab gears 1\nvalues open-2\n"), "{position}");
    assert_eq!(read(&position).position(), position);
}

#[test]
fn masked_openings_round_trip() {
    let game = read(&begin("mission=hive", &["marcus", "baird"]));
    let masked = game.observed_by(Viewer::Public).position();
    assert!(!masked.contains("seed") && masked.contains("deck order ?x") && masked.contains("deck ai ? "), "{masked}");
    assert_eq!(read(&masked).position(), masked);
}

#[test]
fn verifies_the_record_of_a_whole_game() {
    let seed: Seed = [7; 32];
    let opening = begin("", &["marcus", "dom"]);
    let (game, lines) = whole_game(&opening);
    assert!(game.outcome().is_some(), "{}", game.position());
    let logged: Vec<LoggedLine<'_>> = (1..)
        .zip(&lines)
        .map(|(number, (side, text))| LoggedLine { number: LineNumber(number), side: *side, text })
        .collect();
    let commitment = chance::commitment(&seed);
    let log = GameLog {
        game: 12,
        opening: &opening,
        lines: &logged,
        players: &["Ala", "Ben"],
        seed: Some(seed),
        commitment: Some(&commitment),
        is_sealed: false,
    };
    let record = KIND.record(&*game, &log).expect("a record");
    assert_eq!(commands().replay(&record, &[]).expect("the last position"), game.position());
    let files = KIND.files();
    let data = [files[0].data()];
    let written = KIND.read_record(&record, &data).expect("a record");
    let checked = written.checked.expect("it is right");
    assert_eq!(checked.unchecked.len(), 1, "fingerprints alone are missing: {:?}", checked.unchecked);
    let false_result =
        record.replace("\nover won", "\nover ?").replace("\nover lost", "\nover won").replace("over ?", "over lost");
    assert!(commands().replay(&false_result, &[]).is_err());
    // The record of a game in progress contains no secrets.
    let running = GameLog { seed: None, lines: &logged[..4], ..log };
    let half = (1..).zip(&lines[..4]).fold(read(&opening), |mut game, (number, (side, line))| {
        game.play(*side, line, LineNumber(number)).expect("a legal line");
        game
    });
    let record = KIND.record(&*half, &running).expect("a record");
    assert!(!record.contains("seed ") && record.contains("deck order ?x54"), "{record}");
    let written = KIND.read_record(&record, &data).expect("a record");
    assert_eq!(written.checked.expect("nothing in it is false").unchecked, [UncheckedPart::Running]);
}

#[test]
fn errors_name_line_and_column() {
    let position = begin("", &["marcus"]);
    let fault =
        |position: &str, lines: &[&str]| commands().play(position, &[], lines).expect_err("a fault").to_string();
    assert!(fault(&position.replace("mission emergence", "mission emergency"), &[]).contains("3:"), "line 3");
    assert!(fault(&position, &["X mov 16Aa"]).contains("move"));
    assert!(fault(&position, &["Y stay"]).contains("GOW-16.1"));
    assert!(fault(&position, &["X end"]).contains("GOW-4.3"));
    let forced = "sztab gears 1\nmap 2A 16A nodoor\nside X dom at=2Ac hand=assault weapons=gnasher:1\n\
                  locust wretch1 2Ac\ndice 9\n";
    let rolled = commands().play(forced, &[], &["X shoot assault", "X attack gnasher normal wretch1"]);
    assert!(matches!(rolled, Err(CommandError::Unreadable(error)) if error.line == 5), "GOW-8.6");
    let over = commands().play(&position, &[], &["X resign"]).expect("a game that is over");
    assert!(over.contains("\nover lost resignation\n"), "{over}");
    assert!(fault(&over, &["X stay"]).contains("GOW-1.3"));
}
