//! Tournament report files.

use std::fmt::Write as _;

use proptest::prelude::*;
use sztab_league::generate::{Plan, Profile, Stage};
use sztab_league::record::{Part, PartKind, Place, Points};
use sztab_league::standings::{Criterion, Format, Input, Table, Tally};
use sztab_league::swiss::{Balance, Colour, ForbiddenPair};
use sztab_league::trf::{Fault, FilePoints, PairedRound, Problem, Tournament, WriteError, pair_file};

use crate::swiss_examples::expand_file;

const FOUR_PLAYERS: &str = "142 3
    152 B
    1|1.0|     3 w 1
    2|0.5|     4 b =
    3|0.0|     1 b 0
    4|0.5|     2 w =";

fn fault(short: &str) -> (usize, usize, Problem) {
    let Fault { line, column, problem } = Tournament::parse(&expand_file(short)).expect_err("the file is faulty");
    (line, column, problem)
}

#[test]
fn a_file_is_read_with_rounds_colours_and_points() {
    let tournament = Tournament::parse(&expand_file(FOUR_PLAYERS)).expect("a file");
    assert_eq!((tournament.rounds, tournament.initial), (Some(3), Colour::Second));
    assert_eq!(tournament.points, FilePoints::default());
    let kind = PartKind::Played { opponent: Place(3), first: false };
    assert_eq!(tournament.record.players[1], [Part { kind, points: Points(50) }]);
}

#[test]
fn line_ends_of_all_systems_are_read() {
    let text = expand_file(FOUR_PLAYERS);
    for end in ["\r", "\r\n"] {
        assert_eq!(Tournament::parse(&text.replace('\n', end)), Tournament::parse(&text));
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
    let tournament = Tournament::parse(&expand_file(short)).expect("a file");
    assert_eq!(tournament.absent, [Place(1), Place(3)]);
    assert_eq!(tournament.record.players[1].len(), 1);
}

#[test]
fn last_round_with_a_bye_and_blank_fields_is_ambiguous() {
    let short = "142 5
        152 W
        1|1.0|     3 w 1
        2|0.5|     4 b =
        3|1.0|     1 b 0  0000 - U
        4|0.5|     2 w =
        5|1.0|  0000 - U";
    let said = "line 5, column 102: round 2 has a bye and no pairs, so that it may be over or not: fill its blank \
                fields, or name the round to be paired";
    assert_eq!(pairing_text(&expand_file(short), None), said);
    assert_eq!(pairing_text(&expand_file(short), Some(3)), said);
    assert_eq!(Tournament::parse(&expand_file(short)).map_err(|fault| fault.to_string()), Err(said.to_owned()));
    // If the round is named, the round is paired, and the bye stays with the player who has it.
    let pair = |text: &str, round| pair_file(text, round, Balance::First).map(|paired| paired.round);
    assert_eq!((pair(&expand_file(short), Some(2)), pair(&expand_file(short), Some(1))), (Ok(2), Ok(1)));
    assert!(!pairing_text(&expand_file(short), Some(2)).split([' ', '-']).any(|number| number == "3"));
    // Pairs, or a field for every player, mean that the round is over; absences alone, that it is still to come.
    let pairs = short.replace("2|0.5|     4 b =", "2|1.5|     4 b =     4 w 1").replace("2 w =", "2 w =     2 b 0");
    assert_eq!(pair(&expand_file(&pairs), None), Ok(3));
    let absences = short.replace("3|1.0", "3|0.0").replace("1 b 0  0000 - U", "1 b 0  0000 - Z");
    assert_eq!(pair(&expand_file(&absences), None), Ok(2));
}

#[test]
fn forbidden_pairs_apply_to_their_rounds() {
    let short = format!("{FOUR_PLAYERS}\n260   1   1    1    2\n260   2   3    2    3    4\nXXP 1 4");
    let tournament = Tournament::parse(&expand_file(&short)).expect("a file");
    let apart = |one: usize, other: usize| ForbiddenPair { one: Place(one - 1), other: Place(other - 1) };
    assert_eq!(tournament.apart, [apart(2, 3), apart(2, 4), apart(3, 4), apart(1, 4)]);
}

#[test]
fn first_colour_defaults_to_that_of_round_one() {
    let short = FOUR_PLAYERS.replace("152 B", "");
    let tournament = Tournament::parse(&expand_file(&short)).expect("a file");
    assert_eq!(tournament.initial, Colour::First);
}

#[test]
fn faults_name_line_and_column() {
    assert_eq!(fault(&FOUR_PLAYERS.replace("1|1.0", "1|1.5")), (3, 81, Problem::Sum("1.0".into())));
    assert_eq!(fault(&FOUR_PLAYERS.replace("1|1.0", "1|x.0")), (3, 81, Problem::Points));
    assert_eq!(fault(&FOUR_PLAYERS.replace("3 w 1", "3 w ?")), (3, 99, Problem::Result));
    assert_eq!(fault(&FOUR_PLAYERS.replace("3 w 1", "3 x 1")), (3, 97, Problem::Colour));
    assert_eq!(fault(&FOUR_PLAYERS.replace("3 w 1", "9 w 1")), (3, 92, Problem::UnknownPlayer(9)));
    assert_eq!(fault(&FOUR_PLAYERS.replace("3 w 1", "3 b 1")), (3, 92, Problem::Contradiction(3)));
    assert_eq!(fault(&FOUR_PLAYERS.replace("3 w 1", "4 w 1")), (3, 92, Problem::Contradiction(4)));
    assert_eq!(fault(&FOUR_PLAYERS.replace("3 w 1", "3 w 1 x")), (3, 101, Problem::Trailing));
    assert_eq!(fault(&FOUR_PLAYERS.replace("142 3", "142 x")), (1, 4, Problem::Number));
    assert_eq!(
        fault(&FOUR_PLAYERS.replace("142 3", "142 1").replace("1|1.0|     3 w 1", "1|1.0|     3 w 1  0000 - U")),
        (1, 5, Problem::TooManyRounds(1))
    );
    assert_eq!(fault("142 3"), (1, 1, Problem::NoPlayers));
    assert_eq!(fault(&FOUR_PLAYERS.replace("2|0.5|     4 b =", "2|0.5|     4 b")), (4, 99, Problem::NoResult));
    assert_eq!(fault(&FOUR_PLAYERS.replace("1 b 0", "1 b 1")), (3, 92, Problem::Contradiction(3)));
    assert_eq!(fault(&FOUR_PLAYERS.replace("152 B", "152 X")), (2, 5, Problem::Colour));
    assert_eq!(fault(&FOUR_PLAYERS.replace("152 B", "013 A team")), (2, 1, Problem::Unsupported("teams")));
    assert_eq!(fault(&format!("{FOUR_PLAYERS}\n260   2   2    2    7")), (7, 18, Problem::UnknownPlayer(7)));
    assert_eq!(fault(&FOUR_PLAYERS.replace("2|0.5", "6|0.5")), (6, 92, Problem::UnknownPlayer(2)));
    assert_eq!(fault(&FOUR_PLAYERS.replace("2|0.5", "1|0.5")), (4, 5, Problem::SecondLine(1)));
}

#[test]
fn rejects_two_winners_of_one_walkover() {
    let short = "142 3
        1|1.0|     2 w +
        2|1.0|     1 b +";
    assert_eq!(fault(short), (2, 92, Problem::Contradiction(2)));
}

/// The listing of a pairing on one line, or the reason there is none.
fn pairing_text(text: &str, round: Option<usize>) -> String {
    match pair_file(text, round, Balance::First) {
        Ok(PairedRound { listing, .. }) => {
            listing.lines().skip(1).map(|line| line.replace(' ', "-")).collect::<Vec<_>>().join(" ")
        }
        Err(error) => error.to_string(),
    }
}

fn table(tournament: &Tournament) -> Table {
    let count = tournament.names.len();
    let input = Input {
        record: &tournament.record,
        tallies: &vec![Tally::default(); count],
        format: Format::Swiss,
        win: tournament.points.win,
        draw: tournament.points.draw,
        criteria: &[Criterion::Buchholz],
        struck: &std::collections::BTreeSet::new(),
        lots: &(0..count).map(Place).collect::<Vec<_>>(),
    };
    input.compute_table().expect("a table")
}

/// Three rounds of four players as other programs of 2016 write them: numbers in table order with gaps, an unrated
/// game, a walkover without colours, half a point for an absence, and a player who left and has blank fields.
const FINISHED_TOURNAMENT: &str = "012 Śląsk Open
062 4
XXR 3
XXC white1
7|2.5|     9 w D    12 b 1     3 w 1
9|1.5|     7 b D     3 w 1  0000 - Z
3|1.0|    12 w +     9 b 0     7 b 0
12|0.5|     3 - -     7 w 0  0000 - H";

#[test]
fn a_finished_tournament_has_a_table_and_no_next_round() {
    let text = expand_file(FINISHED_TOURNAMENT);
    assert_eq!(pairing_text(&text, None), "round 4 cannot be paired: 3 of 3 rounds are played");
    let tournament = Tournament::parse(&text).expect("a file");
    assert_eq!(tournament.numbers, [3, 7, 9, 12]);
    let csv = table(&tournament).to_csv(&tournament.numbers);
    assert_eq!(csv, "rank,player,points,BH\n1,7,2.5,3.5\n2,9,1.5,5\n3,3,1,5\n4,12,0.5,3.5\n");
    // After round 1, 3 has a walkover, and 7 and 9 have met.
    assert_eq!(pairing_text(&text, Some(2)), "3-7 9-12");
    assert_eq!(pairing_text(&text, Some(9)), "round 9 cannot be paired: 3 of 3 rounds are played");
}

#[test]
fn finished_rounds_are_re_paired_from_earlier_ones() {
    let text = expand_file(
        "142 3
        152 W
        162  W 3.0    D 1.0
        1|4.0|     4 w 1     7 b =
        2|4.0|     5 b 1     3 w =
        3|4.0|     6 w 1     2 b =
        4|3.0|     1 b 0     5 w 1
        5|0.0|     2 w 0     4 b 0
        6|3.0|     3 b 0  0000 - U
        7|4.0|  0000 - U     1 w =",
    );
    assert_eq!(pairing_text(&text, Some(1)), "1-4 5-2 3-6 7-0");
    assert_eq!(pairing_text(&text, Some(2)), "7-1 2-3 4-5 6-0");
    assert_eq!(pairing_text(&text, Some(3)), pairing_text(&text, None));
    assert_eq!(pairing_text(&text, Some(4)), "round 4 cannot be paired: 2 of 3 rounds are played");
}

#[test]
fn a_byte_order_mark_is_skipped_and_names_keep_any_letters() {
    let named = expand_file(FOUR_PLAYERS).replacen(&format!("001    1{:6}      ", ""), "001    1 mGM  Żółć,Ñ", 1);
    assert_ne!(named, expand_file(FOUR_PLAYERS), "the name stands in columns 15 to 20");
    let read = Tournament::parse(&format!("\u{feff}{named}")).expect("a file");
    assert_eq!(read.names[0], "Żółć,Ñ");
    assert_eq!(read.record, Tournament::parse(&expand_file(FOUR_PLAYERS)).expect("a file").record);
}

#[test]
fn points_are_read_from_the_records_of_several_programs() {
    let expected = FilePoints { win: Points(300), draw: Points(100), bye: Points(200), ..FilePoints::default() };
    for lines in [
        "162  W 3.0    D 1.0    P 2.0",
        "162 W3.0 D1.0 P2.0 X1.0",
        "XXS W=3.0 D=1.0 PAB=2.0",
        "XXS WW=3.0 BW=3.0 FW=3.0 FPB=3.0\nXXS\tWD=1.0\tBD = 1.0 HPB=1.0 PAB=2.0",
        "BBW 3.0\nBBD 1.0\nBBU 2.0",
    ] {
        let short = FOUR_PLAYERS.replace("1|1.0", "1|3.0").replace("2|0.5", "2|1.0").replace("4|0.5", "4|1.0");
        let tournament = Tournament::parse(&expand_file(&format!("{lines}\n{short}"))).expect("a file");
        assert_eq!(tournament.points, expected, "{lines}");
    }
    let by_colour = Problem::Unsupported("points that depend on the colour");
    assert_eq!(fault(&format!("XXS WW=3.0\n{FOUR_PLAYERS}")), (1, 5, by_colour));
    assert_eq!(fault(&format!("XXS QQ=3.0\n{FOUR_PLAYERS}")), (1, 5, Problem::Unsupported("points of this kind")));
    assert_eq!(fault(&format!("162  W three\n{FOUR_PLAYERS}")), (1, 8, Problem::Points));
}

#[test]
fn a_file_may_state_the_points_of_every_result() {
    let sample = "XXS WW=1.0 BW=1.0 WD=0.5 BD=0.5 WL=0.0 BL=0.0 ZPB=0.0 HPB=0.5 FPB=1.0 PAB=1.0 FW=1.0 FL=0.0";
    let read = |head: &str| Tournament::parse(&expand_file(&format!("{head}\n{FOUR_PLAYERS}")));
    assert_eq!(read(sample), read("XXS"), "these are the points of chess");
    // A walkover won, a half-point bye and a pairing-allocated bye, with point values stated in the file.
    let short = "XXS FW=0.5 HPB=0.0 PAB=0.5 FL=0.0
        142 2
        1|0.5|     2 w +
        2|0.0|     1 b -
        3|0.0|  0000 - H
        4|0.5|  0000 - U";
    let read = Tournament::parse(&expand_file(short)).expect("a file");
    assert_eq!(read.record.players.concat().iter().map(|part| part.points.0).collect::<Vec<_>>(), [50, 0, 0, 50]);
    assert_eq!((read.points.win, read.points.draw), (Points(100), Points(50)), "a game brings what it always does");
}

#[test]
fn written_files_omit_defaults_of_other_programs() {
    let head = |short: &str| {
        let written = Tournament::parse(&expand_file(short)).map(|read| read.write().expect("the format has room"));
        let lines: Vec<String> = written.expect("a file").lines().map(str::to_owned).collect();
        lines.into_iter().take_while(|line| !line.starts_with("001")).collect::<Vec<_>>().join("|")
    };
    assert_eq!(head(FOUR_PLAYERS), "192 FIDE_DUTCH|142 3|152 B");
    let three = FOUR_PLAYERS.replace("1|1.0", "1|3.0").replace("2|0.5", "2|1.0").replace("4|0.5", "4|1.0");
    assert_eq!(head(&format!("BBW 3.0\nBBD 1.0\n{three}")), "192 FIDE_DUTCH|142 3|152 B|162  W 3.0    D 1.0");
    assert_eq!(head(&format!("BBU 0.5\n{FOUR_PLAYERS}")), "192 FIDE_DUTCH|142 3|152 B|162  P 0.5");
}

#[test]
fn without_the_number_of_rounds_there_is_a_table_but_no_pairing() {
    let text = expand_file(&FOUR_PLAYERS.replace("142 3", ""));
    assert_eq!(Tournament::parse(&text).expect("a file").rounds, None);
    assert_eq!(pairing_text(&text, None), "line 1, column 1: the number of rounds (142, XXR) is missing");
}

#[test]
fn files_of_other_systems_have_a_table_but_no_pairing() {
    for (line, said) in [
        ("192 BERGER_ROUNDROBIN", "not supported: another pairing system"),
        ("192 FIDE_DUTCH_2017", "not supported: another edition of the FIDE (Dutch) System than that of 2026"),
        ("192 FIDE_DUTCH_2030", "not supported: another edition of the FIDE (Dutch) System than that of 2026"),
        ("192 FIDE_BURSTEIN", "not supported: another pairing system"),
        ("192 FIDE_DUTCH_2026_BAKU", "not supported: acceleration that its lines do not spell out (250)"),
        ("XXC white1 rank", "not supported: pairing numbers by rank"),
    ] {
        let text = expand_file(&format!("{FOUR_PLAYERS}\n{line}"));
        assert!(Tournament::parse(&text).is_ok());
        assert_eq!(pairing_text(&text, None), format!("line 7, column 5: {said}"));
    }
    for kind in ["FIDE_DUTCH", "FIDE_DUTCH_2025", "FIDE_DUTCH_2026"] {
        assert_eq!(
            pairing_text(&expand_file(&format!("{FOUR_PLAYERS}\n192 {kind}")), None),
            pairing_text(&expand_file(FOUR_PLAYERS), None)
        );
    }
}

#[test]
fn byes_agreed_before_the_round_fill_blank_fields() {
    let short = "XXR 4
        1|1.0|     3 w 1
        2|1.0|  0000 - H  0000 - H
        3|0.0|     1 b 0
        4|0.5|
        240 H   1    4
        XXZ 1 4";
    let tournament = Tournament::parse(&expand_file(short)).expect("a file");
    assert_eq!(tournament.record.players[3], [Part { kind: PartKind::Absent, points: Points(50) }]);
    assert_eq!(tournament.absent, [0, 1, 3].map(Place));
}

const EIGHT_PLAYERS: &str = "142 5
    152 W
    1|0.0|
    2|0.0|
    3|0.0|
    4|0.0|
    5|0.0|
    6|0.0|
    7|0.0|
    8|0.0|";

#[test]
fn virtual_points_count_for_pairing_and_not_for_the_table() {
    assert_eq!(pairing_text(&expand_file(EIGHT_PLAYERS), None), "1-5 6-2 3-7 8-4");
    let accelerated = format!("{EIGHT_PLAYERS}\n250       1.0   1   2    1    4");
    assert_eq!(pairing_text(&expand_file(&accelerated), None), "1-3 4-2 5-7 8-6");
    let by_player = [1, 2, 3, 4].map(|number| format!("\nXXA {number:4}  1.0  1.0")).concat();
    assert_eq!(pairing_text(&expand_file(&format!("{EIGHT_PLAYERS}{by_player}")), None), "1-3 4-2 5-7 8-6");
    let tournament = Tournament::parse(&expand_file(&accelerated)).expect("a file");
    assert!(table(&tournament).rows.iter().all(|row| row.points == Points(0)));
    assert_eq!(Tournament::parse(&tournament.write().expect("a file")), Ok(tournament));
}

#[test]
fn rejects_points_too_fine_for_the_format() {
    let mut tournament = Tournament::parse(&expand_file(FOUR_PLAYERS)).expect("a file");
    tournament.record.players[1][0].points = Points(25);
    assert_eq!(tournament.write(), Err(WriteError::Points(Points(25))));
}

fn stages() -> impl Strategy<Value = Stage> {
    let profile = prop_oneof![
        Just(Profile::with_points(Points(100), Points(50))),
        Just(Profile::with_points(Points(300), Points(100))),
        Just(Profile::fine_grained()),
    ];
    let numbers = (2..=20_usize, 1..=6_usize, 0..40_u64, 0..6_usize);
    (numbers, profile, any::<u64>()).prop_map(|((players, rounds, trouble, played), profile, seed)| {
        let plan = Plan { players, rounds, trouble, profile, balance: Balance::First };
        let mut stage = Stage::new(plan, seed);
        while stage.finished_rounds() < played.min(rounds - 1) {
            let Ok(pairing) = stage.pair() else { break };
            stage.play(&pairing);
        }
        stage
    })
}

/// Stages of 8 to 64 players that are played to the end.
fn finished_stages() -> impl Strategy<Value = (Plan, u64)> {
    let profile = prop_oneof![
        Just(Profile::with_points(Points(100), Points(50))),
        Just(Profile::with_points(Points(300), Points(100))),
        Just(Profile::with_points(Points(200), Points(100))),
        Just(Profile::fine_grained()),
    ];
    let plan =
        |(players, rounds, trouble, profile)| Plan { players, rounds, trouble, profile, balance: Balance::First };
    ((8..=64_usize, 1..=9_usize, 0..30_u64, profile).prop_map(plan), any::<u64>())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn written_files_round_trip_and_pair_alike(stage in stages()) {
        let text = stage.tournament.write().expect("the format has room");
        let read = Tournament::parse(&text).expect("what is written can be read");
        prop_assert_eq!(&read.record, &stage.tournament.record);
        prop_assert_eq!((read.rounds, read.initial), (stage.tournament.rounds, stage.tournament.initial));
        prop_assert_eq!((&read.absent, &read.apart), (&stage.tournament.absent, &stage.tournament.apart));
        prop_assert_eq!(&read.names, &stage.tournament.names);
        let present = read.present();
        prop_assert_eq!(read.round(&present, Balance::First).pair(), stage.pair());
    }

    #[test]
    fn each_round_of_a_finished_stage_is_reproduced_from_its_file((plan, seed) in finished_stages()) {
        let mut stage = Stage::new(plan, seed);
        let (mut kept_apart, mut rounds) = (String::new(), Vec::new());
        while Some(stage.finished_rounds()) < stage.tournament.rounds {
            let Ok(pairing) = stage.pair() else { break };
            let round = stage.finished_rounds() + 1;
            for ForbiddenPair { one, other } in &stage.tournament.apart {
                writeln!(kept_apart, "260 {round:3} {round:3} {:4} {:4}", one.0 + 1, other.0 + 1)
                    .expect("a string takes everything");
            }
            let pairs = pairing.pairs.iter().map(|pair| format!("{}-{}", pair.first.0 + 1, pair.second.0 + 1));
            let bye = pairing.bye.map(|bye| format!("{}-0", bye.0 + 1));
            rounds.push(pairs.chain(bye).collect::<Vec<_>>().join(" "));
            stage.play(&pairing);
        }
        let text = stage.tournament.write().expect("the format has room") + &kept_apart;
        for (round, pairs) in (1..).zip(&rounds) {
            prop_assert_eq!(&pairing_text(&text, Some(round)), pairs, "round {}\n{}", round, text);
        }
    }

    #[test]
    fn any_text_is_parsed_or_rejected_without_a_panic(text in "([0-9A-Z]{3} [ 0-9wb=+.-]{0,110}\n){0,6}") {
        let _ = Tournament::parse(&text);
    }

    #[test]
    fn damaged_files_are_parsed_or_rejected_without_a_panic(at in 0..600_usize, with in "[ -~]") {
        let mut text = expand_file(FOUR_PLAYERS);
        let at = at.min(text.len() - 1);
        text.replace_range(at..=at, &with);
        let _ = pair_file(&text, None, Balance::First);
    }
}
