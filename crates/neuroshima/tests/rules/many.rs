//! Complete random games in every mode and variant, with players who leave during the game.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{Dice, choose, invent_army, is_thorough, scaled_count, seed};
use super::shadow::ReplayedState;
use sztab_neuroshima::rules::{Action, Army, Event, Game, Opening, Phase, Roster, Side, State, Terms, TileId};

const TERMS: [&str; 24] = [
    "mode=ffa",
    "mode=ffa seats=4",
    "mode=points",
    "mode=points seats=4",
    "terrain=mixed",
    "mode=ffa board=37 terrain=mixed",
    "mode=one-vs-team",
    "mode=teams",
    "mode=ffa seats=4 board=37",
    "mode=teams board=37 moloch=off",
    "mode=points seats=4 board=37 leaving=remove",
    "mode=ffa leaving=remove",
    "mode=ffa seats=4 start=alternative reinforcements=on leaving=remove",
    "mode=teams rules=2005",
    "mode=ffa rules=2005",
    "mode=points reinforcements=on",
    "mode=one-vs-team moloch=on start=alternative rules=2005",
    "rules=2005",
    "reinforcements=on",
    "cards=on",
    "mode=ffa cards=on start=alternative",
    "mode=teams cards=on reinforcements=on leaving=remove",
    "mode=points cards=on rules=2005",
    "start=alternative reinforcements=on replace=moloch:hybrid>clown",
];

/// The terms and armies of a game: armies of the base box in turn, or random armies.
fn roster_for_game(number: u64) -> Arc<Roster> {
    let terms: Terms = TERMS[usize::try_from(number).unwrap() % TERMS.len()].parse().unwrap();
    let seats = usize::from(terms.seats);
    let turn = usize::try_from(number).unwrap() / TERMS.len();
    let armies: Vec<Arc<Army>> = if turn % 4 == 3 {
        // Only one army has Scopers.
        (0..seats as u64).map(|side| invent_army(number * 8 + if side == 0 { 0 } else { 2 * side + 1 })).collect()
    } else {
        let mut armies: Vec<Arc<Army>> = Army::base_box().into_iter().map(Arc::new).collect();
        armies.rotate_left(turn % 4);
        if turn % 2 == 1 {
            armies.swap(0, 1);
        }
        armies.truncate(seats);
        armies
    };
    Arc::new(Roster::with_terms(armies, terms))
}

fn new_game(number: u64) -> Game {
    let roster = roster_for_game(number);
    let opening = Opening::deal(&roster, roster.terms().board, &seed(number));
    Game::new(roster, &opening)
}

/// A side resigns, loses on time, or runs out of time for the sitting; `None` if it is already out of the game.
fn random_departure(game: &mut Game, dice: &mut Dice) -> Option<Vec<Event>> {
    let sides: Vec<Side> = game.roster().sides().collect();
    let side = dice.pick(&sides);
    match dice.draw_below(3) {
        0 => game.resign(side).ok(),
        1 => game.lose_on_time(side).ok(),
        _ => game.side_to_act().and_then(|side| game.handle_timeout(side).ok()),
    }
}

#[test]
fn games_in_every_mode_end_keep_all_tiles_and_follow_from_their_events() {
    let mut seen = BTreeSet::new();
    for number in 0..scaled_count(180) {
        let mut game = new_game(number);
        let mut dice = Dice::new(number + 5000);
        let tiles: Vec<Vec<TileId>> = game.roster().sides().map(|side| game.all_tiles(side)).collect();
        let mut shadow = ReplayedState::for_game(&game);
        let mut steps = 0;
        while let Some(side) = game.side_to_act() {
            steps += 1;
            assert!(steps < 8000, "game {number} does not end: {}", game.roster().terms());
            let before = game.clone();
            // In every second game, a side leaves at some point.
            let leaves = number % 2 == 1 && dice.draw_below(400) == 0;
            let events = leaves.then(|| random_departure(&mut game, &mut dice)).flatten();
            let events = events.unwrap_or_else(|| {
                let legal = game.legal_actions();
                assert!(!legal.is_empty(), "game {number}: somebody is to act but nothing is legal");
                let action = choose(&legal, number, &mut dice);
                if steps % 7 == 0 {
                    check_snapshot(&before, side, action);
                }
                game.apply(side, action).unwrap()
            });
            shadow.apply_events(&events);
            shadow.compare(&game);
            check(number, &game, &tiles);
            for event in &events {
                match event {
                    Event::Scored { .. } => seen.insert("scored".to_owned()),
                    Event::Eliminated { .. } => seen.insert("eliminated".to_owned()),
                    Event::Left { .. } => seen.insert("left".to_owned()),
                    Event::ExtraTurns { .. } => seen.insert("extra turns".to_owned()),
                    _ => false,
                };
            }
        }
        let outcome = game.outcome().unwrap();
        assert!(!outcome.winners.is_empty() && outcome.winners.is_subset(game.roster().mode().sides()));
        assert!(game.legal_actions().is_empty());
        seen.insert(format!("{:?}", outcome.reason));
    }
    for wanted in ["scored", "eliminated", "left", "HeadquartersDestroyed", "FinalBattle", "Resignation"] {
        assert!(seen.contains(wanted) || !is_thorough(), "no {wanted}: {seen:?}");
    }
}

/// Checks that a game restored from a snapshot continues identically.
fn check_snapshot(before: &Game, side: Side, action: Action) {
    let text = serde_json::to_string(before.state()).unwrap();
    let state: State = serde_json::from_str(&text).unwrap();
    let mut one = Game::resume(Arc::new(before.roster().clone()), state);
    assert_eq!(one, *before);
    let mut other = before.clone();
    assert_eq!(one.apply(side, action), other.apply(side, action));
    assert_eq!(one.fingerprint(), other.fingerprint());
}

fn check(number: u64, game: &Game, tiles: &[Vec<TileId>]) {
    let (roster, state) = (game.roster(), game.state());
    for side in roster.sides() {
        let mut held = game.all_tiles(side);
        // A side that left before placing its HQ still has it; if its departure ended the game, so does every other
        // side.
        let unplaced = state.turn == 0 || state.contest.absent.contains(side);
        if held.len() + 1 == tiles[side.index()].len() && unplaced {
            held.push(roster.army(side).headquarters());
            held.sort_unstable();
        }
        assert_eq!(held, tiles[side.index()], "game {number}");
        assert!(game.arrangement().points[side.index()] <= 20);
        let on_board = game.arrangement().units().any(|(_, unit)| unit.owner == side);
        assert!(!on_board || !state.contest.eliminated.contains(side), "NH-12.3");
    }
    let Some(side) = game.side_to_act() else { return };
    assert!(game.playing_sides().contains(side), "nobody waits for who is gone");
    if state.phase == Phase::Play && game.decision().is_none() {
        assert!(game.seat(state.active).hand.len() < roster.terms().hand_limit(), "NH-3.4");
    }
    if let Some(decision) = game.decision() {
        assert!(decision.question.option_count() >= 2);
    }
}

#[test]
fn only_legal_actions_are_carried_out() {
    for number in 0..scaled_count(72) {
        let mut game = new_game(number);
        let mut dice = Dice::new(number + 9000);
        let mut earlier: Vec<Action> = Vec::new();
        while let Some(side) = game.side_to_act() {
            let legal = game.legal_actions();
            assert!(legal.is_sorted());
            // An action that was legal for a side earlier is a good candidate for being wrongly accepted now.
            if dice.draw_below(8) == 0 && !earlier.is_empty() {
                for _ in 0..10 {
                    let action = dice.pick(&earlier);
                    for other in game.roster().sides() {
                        let wanted = other == side && legal.binary_search(&action).is_ok();
                        assert_eq!(game.check(other, action).is_ok(), wanted, "game {number}: {other:?} {action:?}");
                    }
                }
            }
            for _ in 0..3 {
                earlier.push(dice.pick(&legal));
            }
            game.apply_with(side, choose(&legal, number, &mut dice), &mut ()).unwrap();
        }
    }
}
