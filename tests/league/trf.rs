//! Tournament report files.

use proptest::prelude::*;
use sztab_league::generate::{Plan, Profile, Stage};
use sztab_league::record::{Part, PartKind, Place, Points};
use sztab_league::swiss::{Apart, Balance, Colour};
use sztab_league::trf::{Fault, FilePoints, Problem, Tournament, Unwritable, pair_file};

use crate::swiss_examples::file;

const FOUR: &str = "142 3
    152 B
    1|1.0|     3 w 1
    2|0.5|     4 b =
    3|0.0|     1 b 0
    4|0.5|     2 w =";

fn fault(short: &str) -> (usize, usize, Problem) {
    let Fault { line, column, problem } = Tournament::read(&file(short)).expect_err("the file is faulty");
    (line, column, problem)
}

#[test]
fn a_file_is_read_with_rounds_colours_and_points() {
    let tournament = Tournament::read(&file(FOUR)).expect("a file");
    assert_eq!((tournament.rounds, tournament.initial), (3, Colour::Second));
    assert_eq!(tournament.points, FilePoints::default());
    let kind = PartKind::Played { opponent: Place(3), first: false };
    assert_eq!(tournament.record.players[1], [Part { kind, points: Points(50) }]);
}

#[test]
fn line_ends_of_all_systems_are_read() {
    let text = file(FOUR);
    for end in ["\r", "\r\n"] {
        assert_eq!(Tournament::read(&text.replace('\n', end)), Tournament::read(&text));
    }
}

#[test]
fn a_last_column_of_byes_is_the_round_to_be_paired() {
    let short = "142 3
        152 W
        1|1.0|     3 w 1
        2|0.5|     4 b =  0000 - H
        3|0.0|     1 b 0
        4|0.5|     2 w =
        240 Z   2    4
        240 Z   3    1";
    let tournament = Tournament::read(&file(short)).expect("a file");
    assert_eq!(tournament.absent, [Place(1), Place(3)]);
    assert_eq!(tournament.record.players[1].len(), 1);
}

#[test]
fn forbidden_pairs_hold_for_their_rounds() {
    let short = format!("{FOUR}\n260   1   1    1    2\n260   2   3    2    3    4\nXXP 1 4");
    let tournament = Tournament::read(&file(&short)).expect("a file");
    let apart = |one: usize, other: usize| Apart { one: Place(one - 1), other: Place(other - 1) };
    assert_eq!(tournament.apart, [apart(2, 3), apart(2, 4), apart(3, 4), apart(1, 4)]);
}

#[test]
fn the_first_colour_follows_from_round_one_if_no_line_says_it() {
    let short = FOUR.replace("152 B", "");
    let tournament = Tournament::read(&file(&short)).expect("a file");
    assert_eq!(tournament.initial, Colour::First);
}

#[test]
fn faults_name_line_and_column() {
    assert_eq!(fault(&FOUR.replace("1|1.0", "1|1.5")), (3, 81, Problem::Sum("1.0".into())));
    assert_eq!(fault(&FOUR.replace("1|1.0", "1|x.0")), (3, 81, Problem::Points));
    assert_eq!(fault(&FOUR.replace("3 w 1", "3 w ?")), (3, 99, Problem::Result));
    assert_eq!(fault(&FOUR.replace("3 w 1", "3 x 1")), (3, 97, Problem::Colour));
    assert_eq!(fault(&FOUR.replace("3 w 1", "9 w 1")), (3, 92, Problem::UnknownPlayer(9)));
    assert_eq!(fault(&FOUR.replace("3 w 1", "3 b 1")), (3, 92, Problem::Contradiction(3)));
    assert_eq!(fault(&FOUR.replace("3 w 1", "4 w 1")), (3, 92, Problem::Contradiction(4)));
    assert_eq!(fault(&FOUR.replace("3 w 1", "3 w 1 x")), (3, 101, Problem::Trailing));
    assert_eq!(fault(&FOUR.replace("142 3", "142 x")), (1, 4, Problem::Number));
    assert_eq!(fault(&FOUR.replace("142 3", "142 1")), (1, 5, Problem::TooManyRounds(1)));
    assert_eq!(fault(&FOUR.replace("142 3", "")), (1, 1, Problem::NoRounds));
    assert_eq!(fault(&FOUR.replace("152 B", "152 X")), (2, 5, Problem::Colour));
    assert_eq!(fault(&FOUR.replace("152 B", "013 A team")), (2, 1, Problem::Unsupported));
    assert_eq!(fault(&format!("{FOUR}\n260   2   2    2    7")), (7, 18, Problem::UnknownPlayer(7)));
    assert_eq!(fault(&FOUR.replace("2|0.5", "6|0.5")), (1, 1, Problem::MissingPlayer(2)));
    assert_eq!(fault(&FOUR.replace("2|0.5", "1|0.5")), (4, 5, Problem::SecondLine(1)));
}

#[test]
fn two_winners_of_one_walkover_are_a_contradiction() {
    let short = "142 3
        1|1.0|     2 w +
        2|1.0|     1 b +";
    assert_eq!(fault(short), (2, 92, Problem::Contradiction(2)));
}

#[test]
fn points_that_the_format_has_no_place_for_are_not_written() {
    let mut tournament = Tournament::read(&file(FOUR)).expect("a file");
    tournament.record.players[1][0].points = Points(25);
    assert_eq!(tournament.write(), Err(Unwritable::Points(Points(25))));
}

fn stages() -> impl Strategy<Value = Stage> {
    let profile = prop_oneof![
        Just(Profile::plain(Points(100), Points(50))),
        Just(Profile::plain(Points(300), Points(100))),
        Just(Profile::fine()),
    ];
    let numbers = (2..=20_usize, 1..=6_usize, 0..40_u64, 0..6_usize);
    (numbers, profile, any::<u64>()).prop_map(|((players, rounds, trouble, played), profile, seed)| {
        let plan = Plan { players, rounds, trouble, profile, balance: Balance::First };
        let mut stage = Stage::new(plan, seed);
        while stage.done() < played.min(rounds - 1) {
            let Ok(pairing) = stage.pair() else { break };
            stage.play(&pairing);
        }
        stage
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_again_and_paired_alike(stage in stages()) {
        let text = stage.tournament.write().expect("the format has room");
        let read = Tournament::read(&text).expect("what is written can be read");
        prop_assert_eq!(&read.record, &stage.tournament.record);
        prop_assert_eq!((read.rounds, read.initial), (stage.tournament.rounds, stage.tournament.initial));
        prop_assert_eq!((&read.absent, &read.apart), (&stage.tournament.absent, &stage.tournament.apart));
        prop_assert_eq!(&read.names, &stage.tournament.names);
        let present = read.present();
        prop_assert_eq!(read.round(&present, Balance::First).pair(), stage.pair());
    }

    #[test]
    fn any_text_is_read_or_refused_without_a_crash(text in "([0-9A-Z]{3} [ 0-9wb=+.-]{0,110}\n){0,6}") {
        let _ = Tournament::read(&text);
    }

    #[test]
    fn damaged_files_are_read_or_refused_without_a_crash(at in 0..600_usize, with in "[ -~]") {
        let mut text = file(FOUR);
        let at = at.min(text.len() - 1);
        text.replace_range(at..=at, &with);
        let _ = pair_file(&text, Balance::First);
    }
}
