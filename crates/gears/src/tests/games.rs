//! Whole random games: every position is read back correctly, no card is lost, and every game ends.

use std::sync::Arc;

use sztab_game::{Chance, Game, GameState as _, LineNumber, Side};

use crate::game::GearsGame;
use crate::position::read;
use crate::setup::ai_deck;
use crate::state::State;
use crate::terms::Terms;
use crate::values::{Difficulty, MissionId, OPEN_1, Values};

/// The maximum number of lines in a game.
const MAX_LINES: usize = 4000;

fn new_game(values: &Arc<Values>, terms: Terms, number: u8, people: usize) -> GearsGame {
    let words = ["marcus", "dom", "cole", "baird"];
    let cogs: Vec<_> = words.iter().take(people).map(|word| values.find_cog(word).unwrap()).collect();
    GearsGame::with_terms(values, terms, &cogs, &[number; 32]).unwrap()
}

pub(super) fn new(number: u8, people: usize) -> GearsGame {
    new_game(&Values::built_in(), Terms::for_mission(MissionId::Emergence), number, people)
}

/// Values with COGs that are hard to hurt and strong in attack, so that random games reach their last stages.
fn hero_values() -> Arc<Values> {
    let cogs = ["marcus", "dom", "cole", "baird"].map(|word| format!("[cogs.{word}]\ndefence = 15\n"));
    let weapons = ["lancer", "snub", "gnasher", "hammerburst", "gorgon", "hammer"]
        .map(|word| format!("[weapons.{word}]\nnormal = 12\noverkill = 20\nrange = 9\n"));
    Arc::new(Values::read(&format!("{OPEN_1}{}{}", cogs.concat(), weapons.concat())).unwrap())
}

/// A random legal line; each verb is equally likely.
pub(super) fn random_line(game: &GearsGame, chance: &mut Chance) -> (Side, String) {
    let sides: Vec<Side> = game.waiting_sides().iter().collect();
    let mut pick = |count: usize| chance.draw_below(u32::try_from(count).unwrap()).unwrap() as usize;
    let side = sides[pick(sides.len())];
    let lines = Game::legal_lines_of(game, side);
    let verb = |line: &String| line.split(' ').next().unwrap_or_default().to_owned();
    let mut verbs: Vec<String> = lines.iter().map(verb).collect();
    verbs.sort();
    verbs.dedup();
    // Half the time, a line that advances the mission is chosen.
    let eager = verbs.iter().position(|verb| ["explore", "use", "troika", "shoot", "attack"].contains(&verb.as_str()));
    let chosen = &verbs[eager.filter(|_| pick(2) == 0).unwrap_or_else(|| pick(verbs.len()))];
    let lines: Vec<&String> = lines.iter().filter(|line| verb(line) == *chosen).collect();
    (side, lines[pick(lines.len())].clone())
}

/// Plays a random line.
fn play_random_line(game: &mut GearsGame, chance: &mut Chance) -> (Side, String) {
    let (side, line) = random_line(game, chance);
    let played = Game::play(game, side, &line, LineNumber::default());
    played.unwrap_or_else(|refused| panic!("{line}: {refused}\n{}", game.position()));
    (side, line)
}

/// The number of cards of each kind, wherever they are.
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

/// The number of cards in the AI deck for the current enemies.
fn count_ai(game: &GearsGame) -> usize {
    let state = game.state();
    ai_deck(game.values(), game.values().mission(state.mission), &state.enemies).len()
}

/// Asserts that the position is complete: reading it yields the same game.
fn check_position(game: &GearsGame) {
    let text = game.position();
    let again = read(&text, &[Arc::clone(game.values())]).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.position(), text);
    assert_eq!((&again.settled, &again.said), (&game.settled, &game.said), "{text}");
    assert_eq!(again.state, game.state, "{text}");
    assert_eq!(again.asked, game.asked);
}

/// Plays random lines until the game ends, or at most `longest` lines.
fn play_random_lines(mut game: GearsGame, number: u8, longest: usize) -> GearsGame {
    let mut chance = Chance::new(&[number; 32], "sztab gears test 1", "games");
    let (mut orders, ..) = count_cards(game.state());
    for said in 0..longest {
        if game.state().ending.is_some() {
            break;
        }
        assert!(!game.waiting_sides().is_empty(), "{}", game.position());
        let (_, line) = play_random_line(&mut game, &mut chance);
        // A swapped card leaves the game (GOW-15.1).
        orders -= usize::from(line.starts_with("swap"));
        let (held, ai, markers) = count_cards(game.state());
        let is_between = !game.question_sides().is_empty() || game.state().ending.is_some();
        assert_eq!((held, markers), (orders, 22), "{line}\n{}", game.position());
        let all = count_ai(&game);
        assert!(ai == all || (ai + 1 == all && is_between), "{line}: {ai} of {all}\n{}", game.position());
        if said % 7 == 0 {
            check_position(&game);
        }
    }
    check_position(&game);
    game
}

/// Every mission with its possible numbers of players, each level of Horde, and now and then the hardest variant.
fn all_terms() -> impl Iterator<Item = (Terms, usize)> {
    let difficulty = |number: usize| Difficulty::KEYWORDS[number % 4].1;
    let with = move |(_, mission): (&str, MissionId), people: usize| {
        let is_horde = mission == MissionId::Horde;
        let difficulty = if is_horde { difficulty(people) } else { Difficulty::default() };
        (Terms { difficulty, insane: people == 3, ..Terms::for_mission(mission) }, people)
    };
    let all = MissionId::KEYWORDS.into_iter().flat_map(move |word| (1..=4).map(move |people| with(word, people)));
    all.filter(|(terms, people)| terms.mission != MissionId::Scattered || *people > 1)
}

/// The last settled state of the game with its COGs moved to doors and map exits, next to them, or to equipment.
fn move_cogs_to_goals(game: &GearsGame, round: u8) -> GearsGame {
    let mut state = game.settled.clone();
    let geometry = state.map.geometry();
    let exits = state.doors.iter().chain(&state.exits);
    let exits = exits.filter_map(|face| state.exit_area(&game.values().tiles, *face));
    let areas: Vec<_> = match round % 3 {
        0 => exits.collect(),
        1 => exits.filter_map(|area| geometry.adjacent_areas(area).next()).collect(),
        _ => geometry.equipment_areas().iter().copied().filter(|area| state.locations.contains(&area.face)).collect(),
    };
    for (cog, area) in state.cogs.iter_mut().zip(areas.iter().cycle().skip(usize::from(round / 3))) {
        cog.at = Some(area.open_place());
    }
    GearsGame::from_settled(game.values(), state, Vec::new()).unwrap()
}

/// Plays random lines; from time to time the heroes are moved to doors, exits or equipment.
fn play_moving_heroes(values: &Arc<Values>, terms: Terms, number: u8, people: usize) -> GearsGame {
    let mut game = new_game(values, terms, number, people);
    for round in 0..45 {
        if game.state().ending.is_none() {
            game = play_random_lines(move_cogs_to_goals(&game, round), number.wrapping_add(round), 30);
        }
    }
    game
}

#[test]
fn games_with_one_to_four_players_end() {
    for people in 1..=4 {
        for number in 0..8 {
            let game = play_random_lines(new(number, people), number, MAX_LINES);
            let outcome = game.state().outcome().unwrap();
            assert!(outcome.is_cooperative() && outcome.places().len() == people);
        }
    }
}

#[test]
fn games_of_all_missions_end() {
    for (terms, people) in all_terms() {
        for number in 0..2 {
            let game = play_random_lines(new_game(&Values::built_in(), terms, number, people), number, MAX_LINES);
            assert!(game.state().outcome().is_some(), "{}", game.position());
        }
    }
}

#[test]
fn heroes_get_to_the_last_stages() {
    let values = hero_values();
    let mut reached = std::collections::BTreeMap::new();
    for (terms, people) in all_terms() {
        let game = play_moving_heroes(&values, terms, 1, people);
        let stage = reached.entry(terms.mission).or_insert(0);
        *stage = game.state().stage.max(*stage);
    }
    // The other missions need more than random lines: sealing holes, entering a tile, using equipment.
    let often = [MissionId::ChinaShop, MissionId::Scattered, MissionId::Hive, MissionId::Horde];
    assert!(often.iter().all(|mission| reached[mission] > 1), "{reached:?}");
}

#[test]
fn refused_lines_change_nothing() {
    let mut game = new(3, 3);
    let mut chance = Chance::new(&[3; 32], "sztab gears test 1", "refused");
    let mut pool: Vec<String> = Vec::new();
    for _ in 0..150 {
        if game.state().ending.is_some() {
            break;
        }
        for side in game.state().sides().iter() {
            let legal = Game::legal_lines_of(&game, side);
            for line in pool.iter().rev().take(40).filter(|line| !legal.contains(line)) {
                let mut other = game.clone();
                assert!(Game::play(&mut other, side, line, LineNumber::default()).is_err(), "{line}");
                assert!(other == game && other.state == game.state);
            }
        }
        let sides: Vec<Side> = game.waiting_sides().iter().collect();
        pool.extend(sides.iter().flat_map(|side| Game::legal_lines_of(&game, *side)).step_by(3));
        play_random_line(&mut game, &mut chance);
    }
}

#[test]
fn every_tile_order_can_be_laid() {
    for number in 0..60 {
        let game = new(number, 1);
        let state = game.state();
        assert_eq!(state.map.tiles.len(), 4);
        assert_eq!(state.map.find_overlap(&game.values().tiles), None);
        assert_eq!(state.open_holes().len(), 1, "GOW-17.1");
        let areas = state.map.geometry().areas();
        assert!(areas.iter().all(|area| state.map.geometry().distance(areas[0], *area) < 99));
    }
}
