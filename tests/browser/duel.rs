//! A whole duel in two windows: one in Polish, played with mouse and buttons, and one in English, played with the
//! keyboard and the command box.

use crate::hands::Hands;
use crate::look::{Item, Message};
use crate::pictures;
use crate::player::{Player, find_live_post, is_over, is_quiet, version};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;
use sztab_kit::Dice;

/// Number of steps after which the game counts as stuck; a game usually takes a few hundred.
const MAX_STEPS: usize = 2000;

/// The step after which both windows are captured for the documentation.
const CAPTURE_STEP: usize = 60;

/// The state of the channel.
enum Scene {
    /// This player is pinged by this post.
    Called(usize, Message),
    Over,
}

/// Waits until a player is pinged about a version later than `acted`, or the game is over.
fn wait_for_scene(players: &[Player], acted: Option<u64>) -> Scene {
    players[0].window.wait_for("somebody is called", || {
        players.iter().enumerate().find_map(|(number, player)| {
            let messages = player.window.messages();
            let post = find_live_post(&messages).filter(|_| is_quiet(&messages))?;
            if is_over(post) {
                return Some(Scene::Over);
            }
            let is_new = acted.is_none_or(|acted| version(post) > acted);
            (post.pings_me && is_new).then(|| Scene::Called(number, post.clone()))
        })
    })
}

/// Opens a table for Ben by a command, in the channel shown by the window.
pub fn open_lobby(window: &Window, hands: Hands, language: Language) {
    let text = |key: &str| language.text(key);
    let line = format!(
        "/{} {} {}:Ben {}:{}",
        text("command-game"),
        text("command-game-new"),
        text("command-game-new-option-opponent"),
        text("command-game-new-option-place"),
        text("command-game-new-option-place-choice-here"),
    );
    window.send_line(hands, &line);
}

/// Matches an item in a lobby by a keyword.
pub fn is_lobby(word: &'static str) -> impl Fn(&Item) -> bool {
    move |item| item.operation() == "lobby" && item.words().split(' ').next() == Some(word)
}

/// Opens a table by a command; both players join it, and the game is started.
fn start_duel(ala: &Player, ben: &Player) {
    open_lobby(ala.window, ala.hands, ala.language);
    for (player, army) in [(ben, "hegemony"), (ala, "borgo")] {
        let (message, armies) = player.window.newest_message_with("armies", is_lobby("faction"));
        player.window.choose(player.hands, &message.id, &armies.id, army);
    }
    let (message, start) = ala.window.newest_message_with("to start", is_lobby("start"));
    ala.window.press_control(ala.hands, &message.id, &start.id);
}

pub fn two_people_play_a_duel_in_two_windows_and_two_languages() {
    let stage = Stage::start();
    let first = stage.open_window("ala", Language::Polish);
    first.select_person(Hands::Mouse, "Ala");
    let second = stage.open_window_at("ben", &first.address_for("Ben"));
    second.set_language(Hands::Keys, Language::English);
    let place = first.go_to_empty_channel(Hands::Mouse);
    second.go_to(Hands::Keys, &place.id);
    let mut players = [
        Player { window: &first, language: Language::Polish, hands: Hands::Mouse, placed: 0 },
        Player { window: &second, language: Language::English, hands: Hands::Keys, placed: 0 },
    ];
    start_duel(&players[0], &players[1]);
    let mut dice = Dice::new(8);
    let (mut steps, mut acted) = (0, None);
    while let Scene::Called(number, post) = wait_for_scene(&players, acted) {
        acted = Some(players[number].act(&post, &mut dice));
        steps += 1;
        if let Some(folder) = pictures::output_folder().filter(|_| steps == CAPTURE_STEP) {
            for Player { window, language, .. } in &players {
                let file = folder.join(format!("duel.{}.png", language.code()));
                std::fs::write(file, window.take_screenshot()).expect("a picture can be kept");
            }
        }
        assert!(steps < MAX_STEPS, "the game does not end");
    }
    for player in &players {
        let window = player.window;
        window.wait_for("the result is shown", || window.messages().iter().any(is_over).then_some(()));
        // Private messages are in the reader's language.
        let line = format!("/{}", player.language.text("command-draw"));
        let answer = window.wait_for_reply(|| window.send_line(player.hands, &line));
        let over = player.language.text("no-game-here");
        assert!(answer.text.contains(&over), "{} is not {over}", answer.text);
        assert!(player.placed > 0, "something was placed");
        window.assert_no_errors();
    }
    let films = first.evaluate_as::<usize>("document.querySelectorAll('#messages img[src$=\".gif\"]').length");
    assert!(films > 0, "a game ends with a Battle");
}
