//! Films of whole games.

use std::sync::Arc;

use gif::{ColorOutput, DecodeOptions};
use sztab_game::Language;
use sztab_game::view::{DrawnPicture, MAX_ALT_CHARACTERS, RenderContext, Theme};
use sztab_neuroshima::rules::{Action, Army, Arrangement, Board, Event, Game, Opening, Roster};
use sztab_neuroshima::view::draw_game_film;
use sztab_pictures::Colours;

use crate::golden::keep;

/// Maximum file size for a game of 25 turns, which has to load on a phone. A film should take at most a minute.
const MAX_BYTES: usize = 4 << 20;
const MAX_FILM_MS: u32 = 60_500;

/// A random game in which actions on the board are preferred, narrated from its beginning. A side resigns on its turn
/// if no Battle has ended the game.
struct PlayedGame {
    game: Game,
    start: Arrangement,
    events: Vec<Event>,
}

impl PlayedGame {
    fn play(armies: [usize; 2], seed: u8, last_turn: u16) -> Self {
        let built_in = Army::base_box();
        let roster = Arc::new(Roster::new(armies.map(|army| Arc::new(built_in[army].clone())).to_vec()));
        let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[seed; 32]));
        let start = game.arrangement().clone();
        let (mut events, mut dice) = (Vec::new(), usize::from(seed) + 1);
        while let Some(side) = game.side_to_act() {
            if game.state().turn > last_turn {
                events.extend(game.resign(side).unwrap());
                break;
            }
            let legal = game.legal_actions();
            let idle = |action: &&Action| !matches!(action, Action::Discard { .. } | Action::End);
            let busy: Vec<Action> = legal.iter().filter(idle).copied().collect();
            let from = if busy.is_empty() { legal } else { busy };
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            events.extend(game.apply(side, from[(dice >> 33) % from.len()]).unwrap());
        }
        Self { game, start, events }
    }

    fn film(&self, language: Language) -> DrawnPicture {
        let players = ["Ada".to_owned(), "Borys".to_owned()];
        let theme = Theme { language, colours: Colours::Default };
        let context = RenderContext { game: &self.game, players: &players, theme };
        draw_game_film(&context, &self.start, &self.events).unwrap().draw()
    }

    fn count(&self, is_counted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| is_counted(event)).count()
    }
}

/// The duration of each frame of a film.
fn frame_times(bytes: &[u8]) -> Vec<u32> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    let mut reader = options.read_info(bytes).unwrap();
    let mut times = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        times.push(u32::from(frame.delay) * 10);
    }
    times
}

#[test]
fn a_game_film_has_a_frame_per_turn_and_a_few_per_battle() {
    let told = PlayedGame::play([0, 1], 3, 25);
    let drawn = told.film(Language::English);
    keep("game.gif", &drawn.bytes);
    let turns = told.count(|event| matches!(event, Event::TurnBegan { .. }));
    let battles = told.count(|event| matches!(event, Event::BattleBegan { .. }));
    let times = frame_times(&drawn.bytes);
    // The set-up, the turns, one or two frames for each Battle and one for the board after it, and the end.
    assert!((turns + 2..=turns + 2 + 3 * battles).contains(&times.len()), "{turns}, {battles}: {}", times.len());
    assert!(battles > 0 && turns >= 20, "{turns}, {battles}");
    assert!(times.iter().sum::<u32>() <= MAX_FILM_MS, "{times:?}");
    assert_eq!(times.iter().max(), times.last(), "the end is shown longest");
    assert!(drawn.bytes.len() <= MAX_BYTES, "{} bytes", drawn.bytes.len());
}

#[test]
fn the_text_of_a_film_states_the_result_in_each_language() {
    let told = PlayedGame::play([1, 2], 8, 2);
    for language in Language::ALL {
        let alt = told.film(language).alt;
        let army = told.game.roster().army(sztab_game::Side(0)).name.in_language(language);
        assert!(alt.contains(army) && alt.contains("Borys"), "{alt}");
        assert!(alt.chars().count() <= MAX_ALT_CHARACTERS, "{alt}");
    }
}

#[test]
fn an_unfinished_game_has_no_film() {
    let built_in = Army::base_box();
    let roster = Arc::new(Roster::new([0, 1].map(|army| Arc::new(built_in[army].clone())).to_vec()));
    let game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[1; 32]));
    let players = [String::new(), String::new()];
    let theme = Theme { language: Language::English, colours: Colours::Default };
    let context = RenderContext { game: &game, players: &players, theme };
    assert!(draw_game_film(&context, game.arrangement(), &[]).is_none());
}
