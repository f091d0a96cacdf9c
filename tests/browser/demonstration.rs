//! What the program shows when it is opened for the first time: a table to take over, a finished game, an empty channel.

use crate::dice::Dice;
use crate::hands::Hands;
use crate::look::Picture;
use crate::player::{Player, is_over, live};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;

/// Goes to the channel whose name has this key.
pub fn goes_to_channel(window: &Window, language: Language, key: &str) {
    let name = language.text(key);
    let place = window
        .wait(&format!("there is a channel {name}"), || window.places().into_iter().find(|place| place.name == name));
    window.goes_to(Hands::Mouse, &place.id);
}

/// Goes to the table in mid-game and waits for the post that calls somebody.
pub fn goes_to_table(window: &Window, language: Language) -> crate::look::Message {
    goes_to_channel(window, language, "sandbox-table");
    window.wait("the table waits for somebody", || live(&window.messages()).cloned())
}

pub fn the_table_in_mid_game_can_be_taken_over() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    window.sits_as(Hands::Mouse, "Ala");
    let post = goes_to_table(&window, Language::English);
    assert!(post.pings_me, "it is for Ala to act");
    window.wait("the board is drawn", || {
        let post = window.message(&post.id)?;
        (!post.pictures.is_empty() && post.pictures.iter().all(|one| one.is_loaded && !one.alt.is_empty()))
            .then_some(())
    });
    let mut player = Player { window: &window, language: Language::English, hands: Hands::Mouse, placed: 0 };
    player.acts(&post, &mut Dice::new(1));
    window.assert_well();
}

pub fn the_finished_game_shows_its_films_and_their_stills() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    goes_to_channel(&window, Language::English, "sandbox-finished");
    window.wait("the result is posted", || window.messages().iter().any(is_over).then_some(()));
    let height = || window.see::<u32>("document.querySelector('#scroller').scrollHeight");
    let before = height();
    // Pictures are loaded when the reader comes near: from the newest up to the oldest.
    let messages = window.messages();
    let illustrated: Vec<_> = messages.iter().rev().filter(|message| !message.pictures.is_empty()).collect();
    assert!(illustrated.iter().any(|one| one.pictures.iter().any(Picture::is_film)), "a game has Battles");
    for message in illustrated {
        window.turns_wheel_to(&message.id);
        window.wait("its pictures are there", || {
            let pictures = window.message(&message.id)?.pictures;
            pictures.iter().all(|one| one.is_loaded && !one.alt.is_empty()).then_some(())
        });
    }
    assert_eq!(height(), before, "a picture has pushed what stood below it");
    let (message, stills) = window.newest_with("stills", |item| item.operation() == "stills");
    let answer = window.answer_to(|| assert!(window.press_control(Hands::Mouse, &message.id, &stills.id)));
    window.wait("the stills are drawn", || {
        let answer = window.message(&answer.id)?;
        answer.pictures.iter().any(|one| one.is_loaded).then_some(())
    });
    window.assert_well();
}

pub fn the_empty_channel_says_what_to_do_there() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::Ukrainian);
    let place = window.goes_to_empty_channel(Hands::Keys);
    window.sees("#messages", &Language::English.text("welcome").replace('*', ""));
    window.says(Hands::Keys, "Привіт!");
    window.sees("#messages", "Привіт!");
    assert!(place.is_channel);
    window.assert_well();
}
