//! Cases in the format of the notation: a position, something done, and what has to come of it.

use super::table::{Table, X, Y, hex, hexes, lines, name, side, value};
use sztab::rules::notation::parse_action;
use sztab::rules::{Action, Board, Event, Illegal, Influence, Outcome, Side};

/// Runs a case. Decisions are answered by its `answer` lines; optional ones without an answer are declined.
pub fn check(text: &str) -> Table {
    let mut table = Table::empty(text);
    let mut answers: Vec<(String, String)> = Vec::new();
    for words in lines(text) {
        match words[..] {
            ["answer", of, ref rest @ ..] => {
                let rest = if rest[0].starts_with('s') { &rest[1..] } else { rest };
                answers.push((of.to_owned(), rest.join(" ")));
            }
            ["do", ref what @ ..] => {
                let line = action_line(&mut table, what);
                table.act(&line);
                decide(&mut table, &mut answers);
                assert_eq!(answers, [], "answers that nobody asked for");
            }
            ["illegal", ref what @ ..] => {
                let line = action_line(&mut table, what);
                let (side, action) = table.read(&line);
                assert!(table.game.check(side, action).is_err(), "`{line}` is legal");
            }
            ["expect", ref what @ ..] => expect(&table, what),
            _ => table.add(&words.join(" ")),
        }
    }
    table
}

fn decide(table: &mut Table, answers: &mut Vec<(String, String)>) {
    while table.game.decision().is_some() {
        let (decider, options) = (table.decider().to_string(), table.options());
        let given = answers.iter().position(|(of, words)| *of == decider && options.contains(words));
        if let Some(index) = given {
            let (of, words) = answers.remove(index);
            table.answer(&format!("{of} {words}"));
        } else if options[0] == "keep" {
            table.answer(&format!("{decider} keep"));
        } else {
            panic!("{decider} has to choose among {options:?}");
        }
    }
}

/// The action line that carries out `do ...`, with the tile for it in hand.
fn action_line(table: &mut Table, what: &[&str]) -> String {
    let by = value(what, "by");
    let mut with = |by: &str, tile: &str, line: String| {
        table.give(side(by), tile);
        format!("{by} {line}")
    };
    match what {
        ["battle", ..] => with(by.unwrap(), "battle", "battle".to_owned()),
        ["grenade", .., at] => with(by.unwrap(), "grenade", format!("grenade {at}")),
        ["sniper", .., at] => with(by.unwrap(), "sniper", format!("sniper {at}")),
        ["push", ..] => {
            let (pusher, target) = (value(what, "unit").unwrap(), value(what, "target").unwrap());
            with(by.unwrap(), "push_back", format!("push {pusher} {target}"))
        }
        ["move", ..] => {
            let from = value(what, "unit").unwrap();
            let line = format!("move {from} {} {}", value(what, "to").unwrap_or(from), value(what, "rot").unwrap());
            with(by.unwrap(), "move", line)
        }
        ["place", at, tile, ..] => {
            let (of, id) = tile.split_once('/').unwrap();
            with(of, id, format!("place {id} {at} {}", value(what, "rot").unwrap()))
        }
        other => panic!("no such deed: {other:?}"),
    }
}

/// Checks one expectation.
pub fn expect(table: &Table, what: &[&str]) {
    match what {
        ["gone", at, tile] => {
            let before = table.start.unit(hex(at)).unwrap_or_else(|| panic!("nothing stood on {at}"));
            assert_eq!(table.tile_name(before), *tile);
            assert_ne!(table.at(at), *tile, "{tile} on {at} should have left the board");
        }
        ["hp", points @ ..] => {
            for of in [X, Y] {
                let wanted = value(points, &of.letter().to_string()).map(|digits| digits.parse().unwrap());
                assert_eq!(Some(table.hp(of)), wanted.or(Some(table.hp(of))), "HQ points of {}", of.letter());
            }
        }
        ["netted", at @ ..] => at.iter().for_each(|at| assert!(table.is_netted(at), "{at} should be netted")),
        ["free", at @ ..] => at.iter().for_each(|at| assert!(!table.is_netted(at), "{at} should be free")),
        ["initiative", at, values] => {
            let wanted: Vec<u8> = values.split(',').map(|value| value.parse().unwrap()).collect();
            assert_eq!(table.initiative(at), wanted, "initiative of {at}");
        }
        ["strength", at, bonuses @ ..] => {
            let influence = Influence::read(table.game.roster(), table.game.arrangement());
            if let Some(melee) = value(bonuses, "melee") {
                assert_eq!(influence.melee_bonus(hex(at)).to_string(), melee, "melee bonus of {at}");
            }
            if let Some(ranged) = value(bonuses, "ranged") {
                assert_eq!(influence.ranged_bonus(hex(at)).to_string(), ranged, "ranged bonus of {at}");
            }
        }
        ["pushes", units, targets] => {
            let (pusher, target) = units.split_once('>').unwrap();
            let wanted = if *targets == "none" { Vec::new() } else { hexes(targets).into_iter().map(name).collect() };
            assert_eq!(pushes(table, pusher, target), wanted, "{units}");
        }
        ["battles", count] => assert_eq!(table.battles().len().to_string(), *count, "Battles"),
        ["result", "none"] => assert_eq!(table.game.outcome(), None),
        ["result", "draw"] => assert!(matches!(table.game.outcome(), Some(Outcome { winner: None, .. }))),
        ["result", winner] => assert_eq!(table.game.outcome().and_then(|outcome| outcome.winner), Some(side(winner))),
        [at, tile, rest @ ..] => {
            assert_eq!(table.at(at), *tile, "on {at}");
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

/// Where one unit can push another to, in canonical order; nowhere if it cannot.
pub fn pushes(table: &Table, pusher: &str, target: &str) -> Vec<String> {
    let by: Side = table.unit(pusher).owner;
    let mut trial = Table { game: table.game.clone(), events: Vec::new(), start: table.start.clone() };
    trial.give(by, "push_back");
    let action = parse_action(&format!("push {pusher} {target}"), trial.game.roster(), by, Board::Standard).unwrap();
    match trial.game.apply(by, action) {
        Err(Illegal::NowhereToPush { .. } | Illegal::Netted { .. }) => Vec::new(),
        Err(other) => panic!("{other}"),
        Ok(events) if trial.game.decision().is_none() => events
            .iter()
            .filter_map(|event| if let Event::Pushed { to, .. } = event { Some(name(*to)) } else { None })
            .collect(),
        Ok(_) => trial.options().iter().map(|option| option.trim_start_matches("push-to ").to_owned()).collect(),
    }
}

/// Whether an action is among the legal ones of whoever is to act.
pub fn offers(table: &Table, wanted: impl Fn(&Action) -> bool) -> bool {
    table.game.legal_actions().iter().any(wanted)
}

/// Several expectations, one a line.
pub fn expect_all(table: &Table, text: &str) {
    lines(text).for_each(|words| expect(table, &words));
}
