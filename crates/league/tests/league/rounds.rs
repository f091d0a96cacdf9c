//! Rounds of a stage written as text, for tests of tables.

use sztab_league::record::{Part, PartKind, Place, Points, Record};

/// Parses points with at most one decimal.
pub fn parse_points(text: &str) -> Points {
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    Points(format!("{whole}{tenths}0").parse().expect("a number"))
}

pub fn parse_place(number: &str) -> Place {
    Place(number.parse::<usize>().expect("a number") - 1)
}

/// The past rounds of players numbered from 1, one text per round.
///
/// `1-4 3:0` is a match with its points, the player listed first being first; `1-4 3+0` is a walkover that 1 wins, `1-4
/// 0-0` one that both lose; `7 bye 3`, `6 absent 1`. Other players are absent without points.
pub fn parse_record(players: usize, rounds: &[&str]) -> Record {
    let absent = Part { kind: PartKind::Absent, points: Points(0) };
    let mut record = Record { players: vec![vec![absent; rounds.len()]; players] };
    for (round, text) in rounds.iter().enumerate() {
        for entry in text.split(", ").filter(|entry| !entry.is_empty()) {
            for (who, part) in parse_parts(entry) {
                record.players[who.0][round] = part;
            }
        }
    }
    record
}

fn parse_parts(entry: &str) -> Vec<(Place, Part)> {
    let words: Vec<&str> = entry.split(' ').collect();
    match words.as_slice() {
        [who, "bye", brought] => vec![(parse_place(who), Part { kind: PartKind::Bye, points: parse_points(brought) })],
        [who, "absent", brought] => {
            vec![(parse_place(who), Part { kind: PartKind::Absent, points: parse_points(brought) })]
        }
        [pair, result] => {
            let (first, second) = pair.split_once('-').expect("two players");
            let (one, other) = result.split_once([':', '+', '-']).expect("two numbers of points");
            let kind = |opponent: &str, first: bool| {
                let opponent = parse_place(opponent);
                match result.chars().find(|mark| [':', '+', '-'].contains(mark)) {
                    Some(':') => PartKind::Played { opponent, first },
                    mark => PartKind::Walkover { opponent, first, won: first && mark == Some('+') },
                }
            };
            vec![
                (parse_place(first), Part { kind: kind(second, true), points: parse_points(one) }),
                (parse_place(second), Part { kind: kind(first, false), points: parse_points(other) }),
            ]
        }
        _ => panic!("no part of a round: {entry}"),
    }
}
