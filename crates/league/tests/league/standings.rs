//! Tables and their tie-breaks (FIDE C.07 of 2026).

use std::collections::BTreeSet;

use proptest::prelude::*;
use sztab_league::{
    record::{Part, PartKind, Place, Points, Record},
    standings::{Criterion, Format, Input, ROUND_ROBIN_CRITERIA, StandingsError, Table, Tally, Withdrawal, withdrawal},
};

use crate::rounds::{self, parse_record};

const TIE_BREAKS: [Criterion; 5] = [
    Criterion::BuchholzCut1,
    Criterion::Buchholz,
    Criterion::Median,
    Criterion::SonnebornBerger,
    Criterion::GamesSecond,
];

/// The parts of a table of a 3/1/0 Swiss stage that a test may change.
struct Case {
    record: Record,
    tallies: Vec<Tally>,
    format: Format,
    criteria: Vec<Criterion>,
    struck: BTreeSet<Place>,
    lots: Vec<Place>,
}

impl Case {
    fn swiss(record: Record, criteria: &[Criterion]) -> Self {
        let seconds = |parts: &Vec<Part>| {
            parts.iter().map(|part| u32::from(matches!(part.kind, PartKind::Played { first: false, .. }))).sum()
        };
        let tally = |parts| Tally { games_second: seconds(parts), ..Tally::default() };
        Self {
            tallies: record.players.iter().map(tally).collect(),
            format: Format::Swiss,
            criteria: criteria.to_vec(),
            struck: BTreeSet::new(),
            lots: (0..record.players.len()).map(Place).collect(),
            record,
        }
    }

    fn round_robin(record: Record, criteria: &[Criterion]) -> Self {
        Self { format: Format::RoundRobin, ..Self::swiss(record, criteria) }
    }

    fn try_table(&self) -> Result<Table, StandingsError> {
        Input {
            record: &self.record,
            tallies: &self.tallies,
            format: self.format,
            win: Points(300),
            draw: Points(100),
            criteria: &self.criteria,
            struck: &self.struck,
            lots: &self.lots,
        }
        .compute_table()
    }

    fn table(&self) -> Table {
        self.try_table().expect("a table")
    }

    /// The rows as text: player, points, values.
    fn rows(&self) -> Vec<String> {
        let table = self.table();
        let row = |row: &sztab_league::standings::Row| {
            let mut words = vec![(row.player.0 + 1).to_string(), (row.points.0 / 100).to_string()];
            words.extend(row.values.iter().map(ToString::to_string));
            words.join(" ")
        };
        table.rows.iter().map(row).collect()
    }

    /// Players in the order of the table, numbered from 1.
    fn order(&self) -> Vec<usize> {
        self.table().rows.iter().map(|row| row.player.0 + 1).collect()
    }
}

const ROUNDS_OF_A: [&str; 3] =
    ["1-4 3:0, 5-2 0:3, 3-6 3:0, 7 bye 3", "7-1 1:1, 2-3 1:1, 4-5 3:0, 6 bye 3", "1-2 0:3, 3-7 3:0, 6-4 1:1, 5 bye 3"];

#[test]
fn example_a() {
    let case = Case::swiss(parse_record(7, &ROUNDS_OF_A), &TIE_BREAKS);
    let expected = [
        "3 7 11 15 4 11.5 1",
        "2 7 11 14 4 10.5 2",
        "1 4 11 15 4 6 1",
        "6 4 11 14 4 5 1",
        "7 4 11 14 4 5 1",
        "4 4 8 11 4 5 2",
        "5 3 11 14 4 3 1",
    ];
    assert_eq!(case.rows(), expected);
    let ranks: Vec<(usize, usize)> = case.table().rows.iter().map(|row| (row.rank, row.shared_rank)).collect();
    assert_eq!(ranks, [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 6), (7, 7)], "lots separate 6 and 7 alone");
}

#[test]
fn lots_separate_players_level_by_all_criteria() {
    let mut case = Case::swiss(parse_record(7, &ROUNDS_OF_A), &TIE_BREAKS);
    case.lots.reverse();
    assert_eq!(case.order(), [3, 2, 1, 7, 6, 4, 5]);
}

#[test]
fn a_table_is_written_as_csv() {
    let rounds = ["1-2 2.5:0.5"];
    let case = Case::swiss(parse_record(2, &rounds), &[Criterion::SonnebornBerger, Criterion::HeadToHead]);
    assert_eq!(case.table().to_csv(&[1, 2]), "rank,player,points,SB,H2H\n1,1,2.5,0.42,-\n2,2,0.5,0.42,-\n");
}

#[test]
fn example_b() {
    let rounds = [ROUNDS_OF_A[0], ROUNDS_OF_A[1], "1-2 0:3, 3-7 3:0, 4-6 3+0, 5 bye 3"];
    let criteria = [Criterion::Buchholz, Criterion::BuchholzCut1, Criterion::SonnebornBerger];
    let rows = Case::swiss(parse_record(7, &rounds), &criteria).rows();
    let row = |player: &str| rows.iter().find(|row| row.starts_with(player)).expect("a row").as_str();
    assert_eq!(row("4 "), "4 6 10 7 6");
    assert_eq!(row("6 "), "6 3 13 10 3");
    assert_eq!(row("1 "), "1 4 17 13 8");
}

#[test]
fn final_absences_count_as_draws_for_opponents() {
    // 2 leaves after round 1, 4 only sits out round 2.
    let rounds = ["1-2 3:0, 3-4 3:0", "1-3 3:0, 4 absent 0", "1-4 3:0, 3 bye 3"];
    let rows = Case::swiss(parse_record(4, &rounds), &[Criterion::Buchholz]).rows();
    assert_eq!(rows[0], "1 9 8", "2 counts 0 + 1 + 1, 3 has 6, 4 has 0");
    // A walkover lost at the end does not turn the preceding absence into a played round, and is not counted as a draw
    // itself.
    let rounds = ["1-2 3:0, 3-4 3:0", "1-3 3:0", "1-4 3:0, 3-2 3+0"];
    let rows = Case::swiss(parse_record(4, &rounds), &[Criterion::Buchholz]).rows();
    assert_eq!(rows[0], "1 9 7", "2 counts 0 + 1 + 0");
}

#[test]
fn cut_takes_a_round_missed_by_own_fault_first_and_keeps_one() {
    // 1 is absent from round 1 and ends with 3 points: contribution min(6, 3) = 3, and opponents with 0 and 3.
    let rounds = ["2-3 3:0", "1-3 3:0", "1-2 3:0"];
    let criteria = [Criterion::Buchholz, Criterion::BuchholzCut1, Criterion::Median];
    let case = Case::swiss(parse_record(3, &rounds), &criteria);
    // 3 has lost twice and misses round 3, 2 misses round 2: 1 has absence 3, then 1 (a final absence), then 3.
    assert_eq!(case.rows()[0], "1 6 7 4 1");
    let single = Case::swiss(parse_record(2, &["1-2 1:1"]), &criteria);
    assert_eq!(single.rows(), ["1 1 1 1 1", "2 1 1 1 1"]);
}

#[test]
fn example_d() {
    let circle = parse_record(4, &["1-2 3:0, 3-4 3:0", "2-3 3:0, 4-1 0:3", "3-1 3:0, 2-4 3:0"]);
    let case = Case::round_robin(circle, &[Criterion::HeadToHead]);
    assert_eq!(case.rows(), ["1 6 3", "2 6 3", "3 6 3", "4 0 -"]);
    assert_eq!(case.table().rows[2].shared_rank, 1, "the circle separates nobody");
    // 1 beats 2 and 3, 2 beats 3, and byes make them level.
    let order = parse_record(3, &["1-2 3:0", "1-3 3:0", "2-3 3:0", "2 bye 3, 3 bye 6"]);
    assert_eq!(Case::round_robin(order, &[Criterion::HeadToHead]).rows(), ["1 6 6", "2 6 3", "3 6 0"]);
}

#[test]
fn unplayed_rounds_contribute_no_more_than_own_points_or_draws() {
    let case = Case::swiss(parse_record(2, &["1-2 3:0", "1 bye 3"]), &[Criterion::Buchholz]);
    // 1: 2 counts 1 for a final absence, the bye two draws. 2: 1 counts 6, the absence no more than the player's own 0
    // points.
    assert_eq!(case.rows(), ["1 6 3", "2 0 6"]);
}

#[test]
fn walkovers_are_won_matches_only_in_round_robin() {
    let walkover = parse_record(2, &["1-2 3+0"]);
    assert_eq!(Case::swiss(walkover.clone(), &[Criterion::MatchesWon]).rows(), ["1 3 0", "2 0 0"]);
    assert_eq!(Case::round_robin(walkover, &[Criterion::MatchesWon]).rows(), ["1 3 1", "2 0 0"]);
}

#[test]
fn head_to_head_repeats_among_players_still_level() {
    let among = parse_record(4, &["1-2 3:0, 4-3 0:3", "3-1 3:0, 2-4 3:0", "2-3 3:0, 1-4 1:1", "1 bye 2, 4 bye 5"]);
    let case = Case::round_robin(among, &[Criterion::HeadToHead]);
    // All have 6 points: 2 and 3 have 6 against all, then 2's win over 3 decides; 1 has 4, 4 has 1.
    assert_eq!(case.rows(), ["2 6 6/3", "3 6 6/0", "1 6 4", "4 6 1"]);
}

#[test]
fn head_to_head_is_void_unless_all_have_met() {
    let rounds = ["1-2 0:3, 3-4 3:0", "1-3 3:0, 2-4 0:3"];
    let case = Case::swiss(parse_record(4, &rounds), &[Criterion::HeadToHead]);
    assert_eq!(case.rows(), ["1 3 -", "2 3 -", "3 3 -", "4 3 -"]);
    let walkover = parse_record(2, &["1-2 3+0", "2 bye 3"]);
    assert_eq!(Case::swiss(walkover.clone(), &[Criterion::HeadToHead]).rows(), ["1 3 -", "2 3 -"]);
    assert_eq!(Case::round_robin(walkover, &[Criterion::HeadToHead]).rows(), ["1 3 3", "2 3 0"]);
}

/// A round robin of 8 in which the lower number wins each match, and 8 has left after `played` rounds.
fn example_e_after(played: usize) -> Case {
    let rounds: Vec<String> = sztab_league::berger::rounds(8, sztab_league::berger::Cycles::Single)
        .iter()
        .enumerate()
        .map(|(round, berger)| {
            let result = |pair: &sztab_league::berger::Pair| {
                let (first, second) = (pair.first.0 + 1, pair.second.0 + 1);
                match (first.max(second) == 8 && round >= played, first < second) {
                    (true, true) => format!("{first}-{second} 3+0"),
                    (true, false) => format!("{second}-{first} 3+0"),
                    (false, true) => format!("{first}-{second} 3:0"),
                    (false, false) => format!("{first}-{second} 0:3"),
                }
            };
            berger.pairs.iter().map(result).collect::<Vec<_>>().join(", ")
        })
        .collect();
    let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
    Case::round_robin(parse_record(8, &rounds), &[Criterion::SonnebornBerger, Criterion::MatchesWon])
}

#[test]
fn example_e() {
    assert_eq!(withdrawal(3, 7), Withdrawal::Struck);
    assert_eq!(withdrawal(4, 7), Withdrawal::Walkovers);
    let mut struck = example_e_after(3);
    struck.struck.insert(Place(7));
    // The table is that of the seven others: 6 wins of 18 points, over opponents with 15, 12, 9, 6, 3 and 0.
    assert_eq!(struck.order(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(struck.rows()[0], "1 18 45 6");
    let walkovers = example_e_after(4);
    let parts = &walkovers.record.players[7];
    assert_eq!(parts.iter().filter(|part| matches!(part.kind, PartKind::Walkover { won: false, .. })).count(), 3);
    // Walkovers count as played.
    assert_eq!(walkovers.rows()[0], "1 21 63 7");
    assert_eq!(walkovers.rows()[7], "8 0 0 0");
}

#[test]
fn byes_of_a_round_robin_contribute_nothing() {
    let rounds = ["2-3 1:1", "3-1 1:1", "1-2 1:1"];
    let case = Case::round_robin(parse_record(3, &rounds), &[Criterion::SonnebornBerger]);
    assert_eq!(case.rows(), ["1 2 2", "2 2 2", "3 2 2"], "two draws against opponents with 2 points");
}

#[test]
fn criteria_over_games_come_from_tallies() {
    let mut case = Case::round_robin(parse_record(2, &["1-2 1:1"]), &ROUND_ROBIN_CRITERIA);
    case.tallies[0] = Tally { hq_balance: -3, games_won: 2, games_second: 1 };
    case.tallies[1] = Tally { hq_balance: 3, games_won: 1, games_second: 1 };
    assert_eq!(case.rows(), ["2 1 3 - 0", "1 1 -3 - 0"]);
    case.criteria = vec![Criterion::GamesSecond, Criterion::GamesWon];
    assert_eq!(case.rows(), ["1 1 1 2", "2 1 1 1"]);
}

#[test]
fn sonneborn_berger_is_exact_with_thirds() {
    // 2:1 is a share of 2/3: three of them against opponents with 1 point each add up to exactly 2.
    let rounds = ["1-2 2:1, 3-4 0:0", "1-3 2:1, 2-4 0:0", "1-4 2:1, 2-3 0:0"];
    let case = Case::swiss(parse_record(4, &rounds), &[Criterion::SonnebornBerger]);
    assert_eq!(case.rows()[0], "1 6 2");
    assert_eq!(case.rows()[1], "2 1 2", "a third of 6");
}

#[test]
fn criterion_names_round_trip() {
    for criterion in Criterion::ALL {
        assert_eq!(criterion.name().parse(), Ok(criterion));
    }
    assert!("bc1".parse::<Criterion>().is_err());
}

#[test]
fn rejects_inconsistent_input() {
    let case = || Case::swiss(parse_record(2, &["1-2 3:0"]), &TIE_BREAKS);
    let mut uneven = case();
    uneven.record.players[1].clear();
    assert_eq!(uneven.try_table(), Err(StandingsError::Rounds(Place(1))));
    let mut alone = case();
    alone.record.players[1][0].kind = PartKind::Bye;
    assert_eq!(alone.try_table(), Err(StandingsError::Opponent { player: Place(0), round: 1 }));
    let mut lots = case();
    lots.lots = vec![Place(0), Place(0)];
    assert_eq!(lots.try_table(), Err(StandingsError::Lots));
    let mut tallies = case();
    tallies.tallies.pop();
    assert_eq!(tallies.try_table(), Err(StandingsError::Tallies));
    let mut huge = Case::swiss(parse_record(2, &["1-2 3:0", "1-2 3:0"]), &TIE_BREAKS);
    huge.record.players[0].iter_mut().for_each(|part| part.points = Points(i32::MAX));
    assert_eq!(huge.try_table(), Err(StandingsError::Overflow));
}

/// Random rounds: pairs of a shuffled field with any 3/1/0 result; the other players have byes and absences.
fn stages() -> impl Strategy<Value = Record> {
    (2_usize..12, 0_usize..6).prop_flat_map(|(players, rounds)| {
        let order = Just((0..players).collect::<Vec<_>>()).prop_shuffle();
        let round = (order, prop::collection::vec(0..7_u8, players));
        prop::collection::vec(round, rounds).prop_map(move |rounds| stage(players, &rounds))
    })
}

fn stage(players: usize, rounds: &[(Vec<usize>, Vec<u8>)]) -> Record {
    let texts: Vec<String> = rounds
        .iter()
        .map(|(order, fates)| {
            let entries = order.chunks(2).zip(fates).map(|(players, fate)| match (players, fate) {
                (&[one, other], 0..2) => format!("{}-{} 3:0", one + 1, other + 1),
                (&[one, other], 2) => format!("{}-{} 0:3", one + 1, other + 1),
                (&[one, other], 3) => format!("{}-{} 1:1", one + 1, other + 1),
                (&[one, other], 4) => format!("{}-{} 3+0", one + 1, other + 1),
                (&[one, other], 5) => format!("{}-{} 0-0", one + 1, other + 1),
                (players, 6) => format!("{} absent 1", players[0] + 1),
                (players, _) => format!("{} bye 3", players[0] + 1),
            });
            entries.collect::<Vec<_>>().join(", ")
        })
        .collect();
    rounds::parse_record(players, &texts.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The same stage with players renumbered: `names[old]` is the new place.
fn rename_players(record: &Record, names: &[usize]) -> Record {
    let mut players = vec![Vec::new(); names.len()];
    for (old, parts) in record.players.iter().enumerate() {
        players[names[old]] = parts.iter().map(|part| Part { kind: with_names(part.kind, names), ..*part }).collect();
    }
    Record { players }
}

fn with_names(kind: PartKind, names: &[usize]) -> PartKind {
    let name = |place: Place| Place(names[place.0]);
    match kind {
        PartKind::Played { opponent, first } => PartKind::Played { opponent: name(opponent), first },
        PartKind::Walkover { opponent, first, won } => PartKind::Walkover { opponent: name(opponent), first, won },
        other => other,
    }
}

proptest! {
    /// Renumbering the players renumbers them in the table and changes nothing else.
    #[test]
    fn order_of_input_does_not_matter(
        (record, names, lots) in stages().prop_flat_map(|record| {
            let all: Vec<usize> = (0..record.players.len()).collect();
            (Just(record), Just(all.clone()).prop_shuffle(), Just(all).prop_shuffle())
        }),
        round_robin in any::<bool>(),
    ) {
        let format = if round_robin { Format::RoundRobin } else { Format::Swiss };
        let mut before = Case { format, ..Case::swiss(record.clone(), &Criterion::ALL) };
        before.lots = lots.iter().copied().map(Place).collect();
        let mut after = Case { format, ..Case::swiss(rename_players(&record, &names), &Criterion::ALL) };
        after.lots = lots.iter().map(|&lot| Place(names[lot])).collect();
        let mut expected = before.table();
        expected.rows.iter_mut().for_each(|row| row.player = Place(names[row.player.0]));
        prop_assert_eq!(expected, after.table());
    }

    /// Each player has a row, and ranks run from 1 to n with descending points.
    #[test]
    fn rows_are_complete_and_ordered(record in stages()) {
        let table = Case::swiss(record.clone(), &TIE_BREAKS).table();
        let players: BTreeSet<Place> = table.rows.iter().map(|row| row.player).collect();
        prop_assert_eq!(players.len(), record.players.len());
        prop_assert!(table.rows.iter().enumerate().all(|(index, row)| row.rank == index + 1));
        for pair in table.rows.windows(2) {
            let key = |row: &sztab_league::standings::Row| (row.points, row.values.clone());
            prop_assert!(key(&pair[0]) >= key(&pair[1]));
            prop_assert_eq!(key(&pair[0]) == key(&pair[1]), pair[0].shared_rank == pair[1].shared_rank);
        }
    }

    /// The points of a struck player do not change any other row.
    #[test]
    fn struck_players_leave_no_trace(record in stages(), struck in 0_usize..12) {
        let struck = Place(struck % record.players.len());
        let case = Case { struck: [struck].into(), ..Case::swiss(record.clone(), &TIE_BREAKS) };
        let mut other = record;
        for part in &mut other.players[struck.0] {
            part.points = Points(part.points.0 * 2);
        }
        let changed = Case { struck: [struck].into(), ..Case::swiss(other, &TIE_BREAKS) };
        prop_assert_eq!(case.table(), changed.table());
    }
}
