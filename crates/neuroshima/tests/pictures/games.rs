//! Pictures of complete random games: every state that is reached can be drawn.

use std::sync::Arc;

use proptest::prelude::*;
use sztab_game::Language;
use sztab_neuroshima::pictures::{Film, FilmWords, Headline, Scene, SidePanel, Stills, render_board, render_film};
use sztab_neuroshima::rules::{Action, Army, Arrangement, Board, Event, Game, Opening, Roster};
use sztab_pictures::Colours;

use crate::likeness::decode;

/// Maximum file size of any picture, which has to load on a phone; crowded boards with Cyrillic names are largest.
const MAX_BYTES: usize = 260 * 1024;

/// A table in the middle of a game.
fn scene(game: &Game, colours: Colours) -> Scene<'_> {
    let roster = game.roster();
    let panel = |side| SidePanel {
        army: roster.army(side).name.en.clone(),
        hand: game.seat(side).hand.clone(),
        pile: game.seat(side).pile.len(),
        discard: game.seat(side).discard.len(),
        to_move: game.side_to_act() == Some(side),
        ..SidePanel::default()
    };
    Scene {
        sides: roster.sides().map(panel).collect(),
        second_move: game.state().second_move.map(|second| second.unit),
        headline: Headline { title: format!("Turn {}", game.state().turn), note: String::new(), warns: false },
        ..Scene::new(roster, game.arrangement(), Language::ALL[usize::from(game.state().turn) % 3], colours)
    }
}

/// Plays a random game in which actions on the board are preferred, and checks every `step`th state and every Battle.
fn check_game(armies: [usize; 2], seed: u64, step: usize) {
    let built_in = Army::base_box();
    let roster = Arc::new(Roster::new(armies.map(|army| Arc::new(built_in[army].clone())).to_vec()));
    let mut game =
        Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[seed.to_le_bytes()[0]; 32]));
    let mut dice = seed;
    let (mut heard, mut battle): (Arrangement, Option<(Arrangement, Vec<Event>)>) =
        (Arrangement::new(Board::STANDARD), None);
    for number in 0.. {
        let Some(side) = game.side_to_act() else { break };
        let legal = game.legal_actions();
        let idle = |action: &&Action| !matches!(action, Action::Discard { .. } | Action::End);
        let busy: Vec<Action> = legal.iter().filter(idle).copied().collect();
        let from = if busy.is_empty() { legal } else { busy };
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let events = game.apply(side, from[(dice >> 33) as usize % from.len()]).unwrap();
        for event in events {
            if matches!(event, Event::BattleBegan { .. }) {
                battle = Some((heard.clone(), Vec::new()));
            }
            heard.apply_event(&event);
            let is_over = matches!(event, Event::BattleEnded { .. });
            if let Some((_, events)) = &mut battle {
                events.push(event);
            }
            if is_over && let Some((start, events)) = battle.take() {
                draw_battle(&game, &start, &events);
            }
        }
        if number % step == 0 || game.outcome().is_some() {
            let bytes = render_board(&scene(&game, Colours::ALL[number % 3]));
            assert!(bytes.len() <= MAX_BYTES, "{} bytes", bytes.len());
        }
    }
    assert!(game.outcome().is_some());
}

/// Draws a Battle as a film, as stills and as an outlook.
fn draw_battle(game: &Game, start: &Arrangement, events: &[Event]) {
    let scene = scene(game, Colours::Default).with_board(start);
    let told = Film { scene: scene.clone(), events, aftermath: &[], words: FilmWords::default() };
    assert!(render_film(&told).len() <= 2 << 20);
    let stills = Stills::from_film(&told);
    for picture in (0..stills.page_count()).map(|page| decode(&stills.render_page(page))) {
        assert_eq!(picture.width(), 1080);
        assert!(picture.height() <= 2160);
    }
    assert!(render_board(&scene.with_outlook(events)).len() <= MAX_BYTES);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_state_of_a_random_game_gives_a_picture(one in 0..4usize, other in 1..4usize, seed in any::<u64>()) {
        check_game([one, (one + other) % 4], seed, 17);
    }
}
