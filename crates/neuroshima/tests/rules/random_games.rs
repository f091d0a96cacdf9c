//! Complete random games: invariants that hold after every action.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{Dice, action_kind, is_thorough, new_game, play, scaled_count};
use super::shadow::ReplayedState;
use sztab_neuroshima::rules::abilities::{
    Drag, Mobility, Push, Replace, Rotate, SteelNet, Transport, Underground, Used,
};
use sztab_neuroshima::rules::instants::{
    self, Battle, Bomb, Castling, Grenade, Move, Paralysis, Played, PushBack, SmallBomb, SmokeScreen, Sniper, Terror,
    Transposition,
};
use sztab_neuroshima::rules::notation::{parse_action, print_action};
use sztab_neuroshima::rules::{
    Action, Board, Card, Decision, Event, Game, Hex, HexSet, Influence, Phase, Question, Rotation, Side, State, Tactic,
    TileId,
};

/// Every `every`th one of 2500 games.
fn game_numbers(every: u64) -> impl Iterator<Item = u64> {
    let every = usize::try_from(every).unwrap();
    (1..=scaled_count(2500)).step_by(every)
}

#[test]
fn every_game_ends_keeps_all_tiles_and_follows_from_its_events() {
    let mut seen = BTreeSet::new();
    for number in game_numbers(1) {
        let start = new_game(number);
        let tiles: Vec<Vec<TileId>> = start.roster().sides().map(|side| start.all_tiles(side)).collect();
        let mut shadow = ReplayedState::for_game(&start);
        let game = play(number, |_, action, game, events| {
            seen.insert(format!("action {}", action_kind(&action)));
            for side in [Side(0), Side(1)] {
                assert_eq!(game.all_tiles(side), tiles[side.index()], "game {number}");
            }
            shadow.apply_events(events);
            shadow.compare(game);
            check_decision(game, &shadow, &mut seen);
            assert!(game.arrangement().points.iter().all(|points| *points <= 20));
            if game.state().phase == Phase::Play && game.decision().is_none() {
                assert!(game.seat(game.state().active).hand.len() <= 2, "NH-3.4");
            }
        });
        assert_eq!(game.legal_actions(), []);
        seen.insert(format!("{:?}", game.outcome().unwrap().reason));
    }
    if !is_thorough() {
        return;
    }
    // Check that the games cover every kind of action, decision and end.
    for kind in 0..=12 {
        assert!(seen.contains(&format!("action {kind}")), "no action of kind {kind}: {seen:?}");
    }
    for wanted in [
        "PushDestination",
        "Absorption",
        "Conversion",
        "FirstToDeclare",
        "Impasse",
        "HeadquartersDestroyed",
        "FinalBattle",
        "OvertimeBattle",
    ] {
        assert!(seen.contains(wanted), "no {wanted}: {seen:?}");
    }
}

/// Checks that decisions have at least two different options, and that the right side is asked (NH-5.20, NH-5.21).
fn check_decision(game: &Game, shadow: &ReplayedState, seen: &mut BTreeSet<String>) {
    let Some(Decision { decider, question }) = game.decision() else { return };
    assert!(question.option_count() >= 2, "{question:?}");
    let owner = |hex: Hex| game.arrangement().unit(hex).unwrap().owner;
    // A module that a Scoper has turned serves the player who turned it, and that player decides (NH-8.22, NH-9.20).
    let influence = Influence::evaluate(game.roster(), game.arrangement());
    let serves = |module: Hex| influence.served_side(module);
    match question {
        Question::PushDestination { unit, pusher, options } => {
            assert_eq!((owner(*unit), game.opponent(owner(*pusher))), (*decider, *decider));
            assert!(options.iter().all(|to| game.arrangement().is_free(*to)));
            assert_eq!(options.iter().collect::<BTreeSet<_>>().len(), options.len());
            seen.insert("PushDestination".to_owned());
        }
        Question::Absorption { options } => {
            assert!(options.iter().all(|o| owner(o.patient) == *decider));
            seen.insert("Absorption".to_owned());
        }
        Question::MedicCard { options } => {
            assert!(!options.is_empty() && options.iter().all(|option| owner(option.patient) == *decider));
            assert!(game.has_card(*decider, Card::Medic));
            seen.insert("MedicCard".to_owned());
        }
        Question::Conversion { unit, module, options } => {
            assert_eq!((owner(*unit), serves(*module)), (*decider, Some(*decider)));
            assert_eq!(options[0], None, "it is optional");
            assert!(options[1..].iter().all(Option::is_some));
            seen.insert("Conversion".to_owned());
        }
        Question::Explosion { unit } => {
            assert_eq!(owner(*unit), *decider);
            seen.insert("Explosion".to_owned());
        }
        Question::SetOff { hex } => {
            assert_eq!(game.arrangement().foundation(*hex).unwrap().owner, *decider);
        }
        Question::Marker { by, marker, options } => {
            assert_eq!(by, decider);
            assert!(game.roster().tokens(*by).count(*marker) > 0);
            assert!(options.iter().all(|&unit| game.arrangement().unit(unit).is_some()));
        }
        Question::Target { unit, options, .. } => {
            assert_eq!(owner(*unit), *decider);
            // The shot may be redirected by a friendly unit (NH-14.56).
            assert!(options[..options.len() - 1].iter().all(|&target| owner(target) != *decider));
        }
        Question::Rocket { unit, options, .. } => {
            assert_eq!(owner(*unit), *decider);
            assert!(options[..options.len() - 1].iter().all(|flight| flight.target.is_some()));
        }
        Question::Rotation { unit, .. } => {
            assert_eq!(influence.foreign_controller(*unit), Some(*decider), "NH-14.68");
            seen.insert("Rotation".to_owned());
        }
        Question::MoveOn { unit } => assert_eq!(influence.controller(*unit), Some(*decider)),
        Question::Redraw { options } | Question::StructurePrice { options } => assert!(options.len() > 1),
        Question::Leader { moment, options } => assert!(moment.is_in_battle() || options.len() > 1),
        Question::Payee { options } => {
            assert!(options.len() > 1 && game.roster().mode().is_for_points());
            assert!(options.iter().all(|side| side != decider));
        }
        Question::FirstToDeclare { options } => {
            assert_eq!(Some(*decider), shadow.causer);
            assert_eq!(options[0], *decider);
            seen.insert("FirstToDeclare".to_owned());
        }
    }
}

fn are_adjacent(one: Hex, other: Hex) -> bool {
    one.index() < 19 && other.index() < 19 && Board::STANDARD.distance(one, other) == 1
}

/// Every subset of the hexes that have a Foundation.
fn foundation_subsets(game: &Game) -> Vec<HexSet> {
    game.arrangement().foundations().iter().fold(vec![HexSet::EMPTY], |sets, ground| {
        let with = |set: &HexSet| set.union([ground.hex].into_iter().collect());
        sets.iter().copied().chain(sets.iter().map(with)).collect()
    })
}

/// Every conceivable action, legal or not, on and off the board.
fn conceivable_actions(game: &Game) -> Vec<Action> {
    let mut actions = vec![Action::Draw, Action::Fetch, Action::Redraw, Action::End];
    actions.extend([Played::Battle(Battle {}), Played::Terror(Terror {})].map(Action::Play));
    actions.extend((0..=6).chain([255]).map(|answer| Action::Choose { answer }));
    let tiles = (0..35).chain([255]).map(TileId);
    let hexes: Vec<Hex> = Board::STANDARD.hexes().chain(Board::ENLARGED.hexes().skip(19).step_by(15)).collect();
    for tile in tiles {
        actions.push(Action::Discard { tile });
        actions.push(Action::Lay { tile });
        for &hex in &hexes {
            actions.extend(Rotation::ALL.map(|rotation| Action::Place { tile, hex, rotation }));
            actions.extend(Rotation::ALL.map(|rotation| Action::Use(Used::Replace(Replace { hex, tile, rotation }))));
            let transposed = |rotation| Played::Transposition(Transposition { hex, tile, rotation });
            actions.extend(Rotation::ALL.map(|rotation| Action::Play(transposed(rotation))));
        }
    }
    let sets = foundation_subsets(game);
    for &from in &hexes {
        actions.push(Action::Use(Used::SteelNet(SteelNet { target: from })));
        for &foundation_targets in &sets {
            actions.push(Action::Play(Played::Grenade(Grenade { hex: from, foundation_targets })));
            actions.push(Action::Play(Played::Sniper(Sniper { hex: from, foundation_targets })));
            actions.push(Action::Play(Played::Bomb(Bomb { centre: from, foundation_targets })));
        }
        let turned = |rotation| Played::SmokeScreen(SmokeScreen { hex: from, rotation });
        actions.extend(Rotation::ALL.map(|rotation| Action::Play(turned(rotation))));
        actions.extend(Rotation::ALL.map(|rotation| Action::PlaceHeadquarters { hex: from, rotation }));
        actions.extend(Rotation::ALL.map(|rotation| Action::Use(Used::Rotate(Rotate { unit: from, rotation }))));
        actions.extend(hexes.iter().map(|&target| Action::Play(Played::PushBack(PushBack { pusher: from, target }))));
        actions.extend(hexes.iter().map(|&target| Action::Tactic(Tactic::PushBack(PushBack { pusher: from, target }))));
        actions.extend(
            Rotation::ALL.map(|rotation| Action::Play(Played::Rotation(instants::Rotation { unit: from, rotation }))),
        );
        actions.extend(hexes.iter().map(|&other| Action::Play(Played::Castling(Castling::new([from, other])))));
        for two in hexes.iter().copied().filter(|&two| from <= two && two.index() < from.index() + 8) {
            let third = hexes.iter().copied().filter(|&three| two <= three && three.index() < two.index() + 8);
            let bombs =
                third.flat_map(|three| sets.iter().map(move |&under| SmallBomb::new([from, two, three], under)));
            actions.extend(bombs.map(|bomb| Action::Play(Played::SmallBomb(bomb))));
        }
        actions.push(Action::Play(Played::Paralysis(Paralysis { hex: from })));
        actions.push(Action::Use(Used::Underground(Underground { hex: from })));
        actions.extend(hexes.iter().map(|&hole| Action::Use(Used::Drag(Drag { unit: from, hole }))));
        actions.extend(hexes.iter().map(|&target| Action::Use(Used::Push(Push { pusher: from, target }))));
        for &to in &hexes {
            // For longer distances, one rotation is enough.
            let near = from.index() < 19 && to.index() < 19 && Board::STANDARD.distance(from, to) <= 1;
            for rotation in Rotation::ALL.into_iter().take(if near { 6 } else { 1 }) {
                actions.push(Action::Play(Played::Move(Move { from, to, rotation })));
                actions.push(Action::Tactic(Tactic::Move(Move { from, to, rotation })));
                actions.push(Action::Use(Used::Mobility(Mobility { from, to, rotation })));
                let carriers =
                    hexes.iter().copied().filter(|&via| near && rotation.steps() == 0 || are_adjacent(via, from));
                let named = std::iter::once(None).chain(carriers.map(Some));
                actions.extend(named.map(|via| Action::Use(Used::Transport(Transport { from, via, to, rotation }))));
            }
        }
    }
    assert!(game.legal_actions().iter().all(|legal| actions.contains(legal)), "the universe is too small");
    actions
}

#[test]
fn the_legal_actions_are_exactly_those_that_are_carried_out() {
    let mut dice = Dice::new(77);
    for number in game_numbers(15) {
        play(number, |before, _, _, _| {
            if dice.draw_below(if before.decision().is_some() { 4 } else { 40 }) != 0 {
                return;
            }
            let legal: BTreeSet<Action> = before.legal_actions().into_iter().collect();
            assert_eq!(legal.len(), before.legal_actions().len(), "listed twice");
            assert!(before.legal_actions().is_sorted(), "canonical order");
            for action in conceivable_actions(before) {
                for side in [Side(0), Side(1)] {
                    let wanted = before.side_to_act() == Some(side) && legal.contains(&action);
                    assert_eq!(before.check(side, action).is_ok(), wanted, "{side:?} {action:?}");
                }
            }
        });
    }
}

#[test]
fn refused_actions_change_nothing_and_name_a_rule() {
    let mut dice = Dice::new(78);
    for number in game_numbers(39) {
        play(number, |before, _, _, _| {
            if dice.draw_below(30) != 0 {
                return;
            }
            let all = conceivable_actions(before);
            for _ in 0..60 {
                let (action, side) = (dice.pick(&all), Side(u8::try_from(dice.draw_below(2)).unwrap()));
                let mut game = before.clone();
                let mut heard: Vec<Event> = Vec::new();
                match game.apply_with(side, action, &mut heard) {
                    Ok(()) => assert!(!heard.is_empty(), "{action:?} happened unheard"),
                    Err(error) => {
                        assert_eq!(game, *before, "{action:?}");
                        assert!(heard.is_empty());
                        let (section, paragraph) = error.rule().strip_prefix("NH-").unwrap().split_once('.').unwrap();
                        assert!(section.parse::<u8>().is_ok() && paragraph.parse::<u8>().is_ok(), "{}", error.rule());
                        assert!(!error.to_string().is_empty());
                    }
                }
            }
        });
    }
}

#[test]
fn a_replay_passes_through_the_same_fingerprints() {
    for number in game_numbers(19) {
        let mut steps: Vec<(Side, Action, String)> = Vec::new();
        play(number, |before, action, after, _| {
            steps.push((before.side_to_act().unwrap(), action, after.fingerprint()));
        });
        let mut game = new_game(number);
        for (side, action, fingerprint) in steps {
            let before = game.fingerprint();
            game.apply(side, action).unwrap();
            assert_eq!(game.fingerprint(), fingerprint);
            assert_ne!(fingerprint, before, "{action:?} left no trace");
        }
    }
}

#[test]
fn a_game_restored_from_a_snapshot_continues_identically() {
    for number in game_numbers(19) {
        play(number, |before, action, after, events| {
            let text = serde_json::to_string(before.state()).unwrap();
            let state: State = serde_json::from_str(&text).unwrap();
            let mut game = Game::resume(Arc::new(before.roster().clone()), state);
            assert_eq!(game, *before);
            let told = game.apply(before.side_to_act().unwrap(), action).unwrap();
            assert_eq!((&game, told.as_slice()), (after, events));
            assert_eq!(game.fingerprint(), after.fingerprint());
        });
    }
}

#[test]
fn events_survive_a_snapshot() {
    for number in game_numbers(59) {
        play(number, |_, _, _, events| {
            let text = serde_json::to_string(events).unwrap();
            assert_eq!(serde_json::from_str::<Vec<Event>>(&text).unwrap(), events);
        });
    }
}

#[test]
fn action_lines_round_trip() {
    for number in game_numbers(99) {
        play(number, |before, _, _, _| {
            let side = before.side_to_act().unwrap();
            for action in before.legal_actions() {
                let line = print_action(action, before.roster(), side, Board::STANDARD);
                assert_eq!(parse_action(&line, before.roster(), side, Board::STANDARD), Ok(action), "{line}");
                assert_eq!(line, line.trim());
                assert!(!line.contains("  "));
            }
        });
    }
}
