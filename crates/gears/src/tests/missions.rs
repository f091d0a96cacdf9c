//! The setup of each mission, and levels laid in different orders.

use std::sync::Arc;

use sztab_game::Side;

use crate::game::GearsGame;
use crate::run::Run;
use crate::state::State;
use crate::terms::Terms;
use crate::tiles::FaceId;
use crate::values::{Difficulty, MissionId, Values};

fn new(terms: Terms, number: u8, people: usize) -> GearsGame {
    let values = Values::built_in();
    let words = ["marcus", "dom", "cole", "baird"];
    let cogs: Vec<_> = words.iter().take(people).map(|word| values.find_cog(word).unwrap()).collect();
    GearsGame::with_terms(&values, terms, &cogs, &[number; 32]).unwrap()
}

fn set_up(mission: MissionId, people: usize) -> State {
    new(Terms::for_mission(mission), 3, people).state().clone()
}

fn locust_kinds(state: &State) -> Vec<String> {
    state.locusts.iter().map(|locust| locust.figure.to_string()).collect()
}

fn face_names(faces: &[FaceId]) -> Vec<String> {
    faces.iter().map(ToString::to_string).collect()
}

#[test]
fn berserker_starts_with_the_cogs() {
    let state = set_up(MissionId::ChinaShop, 4);
    let berserker = state.locusts.iter().find(|it| it.figure.to_string() == "berserker1").unwrap();
    assert_eq!(Some(berserker.at.area), state.cogs[0].area(), "GOW-17.5");
    assert_eq!((state.locked.as_slice(), state.doors.len()), (&[2, 3][..], 1), "GOW-3.6, GOW-3.7");
}

#[test]
fn first_tile_of_belly_is_rotated() {
    for number in 0..20 {
        let game = new(Terms::for_mission(MissionId::Belly), number, 2);
        let state = game.state();
        let (first, second) = (state.map.tiles[0], state.map.tiles[1]);
        assert_eq!((second.at, second.turn), ((0, 0), 0), "GOW-17.7");
        let joins = state.map.joins[0];
        assert_eq!(
            (joins.0.to_string(), joins.1.to_string()),
            (format!("{}.I", first.face), format!("{}.I", second.face))
        );
        assert_eq!((state.doors.len(), state.exits.len()), (2, 0));
        assert!(state.doors.contains(&first.face) && state.doors.contains(&state.map.tiles[3].face));
        assert!(state.cogs.iter().all(|cog| cog.area().is_some_and(|area| area.face == first.face)));
    }
}

#[test]
fn roadblocks_begins_with_one_tile_and_a_ticker_per_player() {
    let state = set_up(MissionId::Roadblocks, 3);
    assert_eq!((state.map.tiles.len(), state.decks.levels[0].len()), (1, 4), "GOW-17.10");
    assert_eq!(locust_kinds(&state), ["ticker1", "ticker2", "ticker3"]);
    let last = state.map.geometry().areas().last().copied();
    assert_eq!(Some(state.locusts[0].at.area), last);
    assert_eq!((state.doors.len(), face_names(&state.exits)), (0, face_names(&[state.map.tiles[0].face])));
}

#[test]
fn scattered_has_two_maps_and_halves() {
    for (people, first) in [(2, 1), (3, 1), (4, 2)] {
        let state = set_up(MissionId::Scattered, people);
        let level = |side: u8| {
            let area = state.cog(Side(side)).area().unwrap();
            state.map.tile(area.face).unwrap().level
        };
        let count = (0..people).filter(|side| level(u8::try_from(*side).unwrap()) == 1).count();
        assert_eq!(count, first, "GOW-17.13");
        assert_eq!(level(0), 1);
        assert_eq!(state.doors.len(), 2);
        assert!(state.map.tiles.iter().all(|tile| tile.sheet == tile.level));
    }
}

#[test]
fn difficulty_selects_the_horde_level() {
    for (difficulty, count) in Difficulty::KEYWORDS.map(|(_, it)| it).into_iter().zip([5, 5, 4, 3]) {
        let terms = Terms { difficulty, ..Terms::for_mission(MissionId::Horde) };
        let state = new(terms, 5, 1).state().clone();
        assert_eq!(state.map.tiles.len(), count, "GOW-17.18");
        assert_eq!((state.doors.len(), state.exits.len()), (0, 1));
    }
}

#[test]
fn rejects_a_mission_with_too_few_players() {
    let values = Values::built_in();
    let cogs = [values.find_cog("dom").unwrap()];
    assert!(
        GearsGame::with_terms(&values, Terms::for_mission(MissionId::Scattered), &cogs, &[1; 32]).is_err(),
        "GOW-15.1"
    );
}

/// The state with every level laid, one after the other.
fn lay_all_levels(values: &Arc<Values>, mission: MissionId, number: u8) -> State {
    let mut state = new(Terms::for_mission(mission), number, 2).state().clone();
    // With no COGs on the map, figures take cover without a question.
    state.cogs.iter_mut().for_each(|cog| cog.at = None);
    let mut run = Run::new(values, state, &[]);
    for level in 1..=4 {
        while run.has_cards(level) {
            let last = run.state.map.tiles.last().map(|tile| tile.face).unwrap();
            assert!(run.open_door(last, level).is_ok());
        }
    }
    run.state
}

#[test]
fn every_level_of_every_mission_can_be_laid() {
    let values = Values::built_in();
    for (word, mission) in MissionId::KEYWORDS {
        let (mut apart, all) = (0, 30);
        for number in 0..all {
            let state = lay_all_levels(&values, mission, number);
            let expected: usize =
                values.mission(mission).faces(Difficulty::Normal).iter().map(|level| level.len()).sum();
            assert_eq!(state.map.tiles.len(), expected, "{word}");
            assert_eq!(state.map.find_overlap(&values.tiles), None, "{word}");
            let areas = state.map.geometry().areas();
            let reached = areas.iter().filter(|area| state.map.geometry().distance(areas[0], **area) < 99).count();
            let parts = if mission == MissionId::Scattered { 2 } else { 1 };
            assert!(parts == 2 || reached == areas.len(), "{word}: {reached} of {}", areas.len());
            apart += usize::from(state.map.tiles.iter().any(|tile| tile.sheet > parts));
        }
        assert!(apart * 2 < usize::from(all), "{word}: {apart} of {all} levels find no room");
    }
}
