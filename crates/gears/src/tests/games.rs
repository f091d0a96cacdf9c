//! Whole games by chance: positions read back, cards stay the same, every game ends.

use sztab_game::{Chance, Side};

use crate::game::GearsGame;
use crate::position::read;
use crate::state::State;
use crate::values::{MissionId, Values};

/// Most lines of a game.
const LONGEST: usize = 4000;

fn new(number: u8, people: usize) -> GearsGame {
    let values = Values::built_in();
    let words = ["marcus", "dom", "cole", "baird"];
    let cogs: Vec<_> = words.iter().take(people).map(|word| values.find_cog(word).unwrap()).collect();
    GearsGame::new(&values, MissionId::Emergence, &cogs, &[number; 32]).unwrap()
}

/// Says a line by chance: each verb is as likely.
fn step(game: &mut GearsGame, chance: &mut Chance) -> (Side, String) {
    let sides: Vec<Side> = game.waiting().iter().collect();
    let mut pick = |count: usize| chance.below(u32::try_from(count).unwrap()).unwrap() as usize;
    let side = sides[pick(sides.len())];
    let lines = game.lines(side);
    let verb = |line: &String| line.split(' ').next().unwrap_or_default().to_owned();
    let mut verbs: Vec<String> = lines.iter().map(verb).collect();
    verbs.sort();
    verbs.dedup();
    let chosen = &verbs[pick(verbs.len())];
    let lines: Vec<&String> = lines.iter().filter(|line| verb(line) == *chosen).collect();
    let line = lines[pick(lines.len())].clone();
    game.say(side, &line).unwrap_or_else(|fault| panic!("{line}: {fault}\n{}", game.position()));
    (side, line)
}

/// Cards of each kind, wherever they are.
fn count_cards(state: &State) -> (usize, usize, usize) {
    let decks = &state.decks;
    let hands: usize = state.cogs.iter().map(|cog| cog.hand.len()).sum();
    let markers: usize = decks.markers.iter().map(|deck| deck.cards.len() + deck.discards.len()).sum();
    let under = state.locusts.iter().filter(|locust| locust.marker.is_some()).count();
    (
        hands + decks.orders.cards.len() + decks.orders.discards.len(),
        decks.ai.cards.len() + decks.ai.discards.len(),
        markers + under + state.dropped.len(),
    )
}

fn play(number: u8, people: usize) -> GearsGame {
    let mut game = new(number, people);
    let mut chance = Chance::new(&[number; 32], "sztab gears test 1", "games");
    let mut orders = 54;
    for said in 0..LONGEST {
        if game.table().ending.is_some() {
            return game;
        }
        assert!(!game.waiting().is_empty(), "{}", game.position());
        let (_, line) = step(&mut game, &mut chance);
        // A card that is exchanged leaves the game (GOW-15.1).
        orders -= usize::from(line.starts_with("swap"));
        let (held, ai, markers) = count_cards(game.table());
        let is_between = !game.questioned().is_empty() || game.table().ending.is_some();
        assert_eq!((held, markers), (orders, 22), "{line}\n{}", game.position());
        assert!(ai == 18 || (ai == 17 && is_between), "{line}: {ai}\n{}", game.position());
        if said % 5 == 0 {
            let text = game.position();
            let again = read(&text, &[]).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again.position(), text);
            assert_eq!((&again.settled, &again.said), (&game.settled, &game.said), "{text}");
            assert_eq!(again.state, game.state, "{text}");
            assert_eq!(again.asked, game.asked);
        }
    }
    panic!("the game does not end: {}", game.position());
}

#[test]
fn games_of_one_to_four_come_to_an_end() {
    for people in 1..=4 {
        for number in 0..12 {
            let game = play(number, people);
            let outcome = game.table().outcome().unwrap();
            assert!(outcome.is_together() && outcome.places().len() == people);
        }
    }
}

#[test]
fn refused_lines_change_nothing() {
    let mut game = new(3, 3);
    let mut chance = Chance::new(&[3; 32], "sztab gears test 1", "refused");
    let mut pool: Vec<String> = Vec::new();
    for _ in 0..150 {
        if game.table().ending.is_some() {
            break;
        }
        for side in game.table().sides().iter() {
            let legal = game.lines(side);
            for line in pool.iter().rev().take(40).filter(|line| !legal.contains(line)) {
                let mut other = game.clone();
                assert!(other.say(side, line).is_err(), "{line}");
                assert!(other == game && other.state == game.state);
            }
        }
        let sides: Vec<Side> = game.waiting().iter().collect();
        pool.extend(sides.iter().flat_map(|side| game.lines(*side)).step_by(3));
        step(&mut game, &mut chance);
    }
}

#[test]
fn every_order_of_the_tiles_is_laid() {
    for number in 0..60 {
        let game = new(number, 1);
        let state = game.table();
        assert_eq!(state.map.tiles.len(), 4);
        assert_eq!(state.map.overlap(&game.values().tiles), None);
        assert_eq!(state.holes().len(), 1, "GOW-17.1");
        let areas = state.map.geometry().areas();
        assert!(areas.iter().all(|area| state.map.geometry().distance(areas[0], *area) < 99));
    }
}
