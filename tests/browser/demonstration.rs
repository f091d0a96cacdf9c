//! The first impression of the program: a table to join, a finished game, and an empty channel.

use crate::hands::Hands;
use crate::look::Picture;
use crate::player::{Player, is_over, live};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;
use sztab_kit::Dice;

/// Goes to the channel whose name has this locale key.
pub fn goes_to_channel(window: &Window, language: Language, key: &str) {
    let name = language.text(key);
    let place = window
        .wait(&format!("there is a channel {name}"), || window.places().into_iter().find(|place| place.name == name));
    window.goes_to(Hands::Mouse, &place.id);
}

/// Goes to the table in mid-game and waits for the post that pings a player.
pub fn goes_to_session(window: &Window, language: Language) -> crate::look::Message {
    goes_to_channel(window, language, "sandbox-table");
    window.wait("the table waits for somebody", || live(&window.messages()).cloned())
}

/// The first view that a newcomer sees, on a phone and on a desktop.
pub fn the_first_view_shows_the_whole_board_and_says_where_one_is() {
    for (width, height) in [(390, 844), (1280, 800)] {
        // Each window needs its own stage, because a post that has been read no longer pings.
        let stage = Stage::set();
        let window = stage.empty_window("newcomer");
        window.size(width, height);
        // A truncated link may leave the user's name empty.
        window.go(&format!("{}/?as=&language=en", stage.program.address()));
        window.sees("#notice", "You are Ala");
        window.until(
            "the board and a blue button are in view",
            "(() => { \
                 const view = document.querySelector('#scroller').getBoundingClientRect(); \
                 const post = document.querySelector('#messages').lastElementChild; \
                 const inside = (one) => { \
                     const area = one?.getBoundingClientRect(); \
                     return area && area.height > 0 && area.top >= view.top && area.bottom <= view.bottom; \
                 }; \
                 const board = post?.querySelector('.files img'); \
                 return Boolean(board?.complete) && board.naturalWidth > 0 && inside(board) \
                     && inside(post.querySelector('.button.primary')); \
             })()",
        );
        window.press(Hands::Mouse, "#notice-close");
        window.until("the notice is gone", "document.querySelector('#notice').hidden");
        window.reload();
        window.until("it stays away", "Boolean(document.querySelector('#page:not([hidden]) #notice[hidden]'))");
        window.assert_well();
    }
}

/// A message taller than the window is shown from the top of its picture, even if another place was open before.
pub fn a_place_that_is_opened_shows_the_top_of_its_newest_picture() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    window.size(1280, 800);
    for key in ["sandbox-play", "sandbox-programs"] {
        goes_to_channel(&window, Language::English, key);
        window.settles();
    }
    window.until(
        "the top of the picture is in view",
        "(() => { \
             const view = document.querySelector('#scroller').getBoundingClientRect(); \
             const picture = document.querySelector('#messages').lastElementChild?.querySelector('.files .picture'); \
             return Boolean(picture) && picture.getBoundingClientRect().top >= view.top; \
         })()",
    );
    window.assert_well();
}

/// The address may name any user, and the page is never empty.
pub fn an_address_that_names_nobody_leads_to_the_table() {
    let stage = Stage::set();
    let window = stage.window("lost", Language::English);
    for person in ["", "7", "nobody", "%00", "-1", "99999999999999999999999"] {
        window.go(&format!("{}/?as={person}&language=en", stage.program.address()));
        window.sees("#you", "You are Ala");
    }
    window.assert_well();
}

pub fn where_no_motion_is_wanted_a_film_shows_its_last_picture_and_can_be_played() {
    let stage = Stage::set();
    let window = stage.window("calm", Language::English);
    let calm = serde_json::json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    window.command("Emulation.setEmulatedMedia", &calm);
    window.reload();
    goes_to_channel(&window, Language::English, "sandbox-finished");
    window.until("a film stands still", "Boolean(document.querySelector('.film img[src^=\"/stills/\"]'))");
    let films: Vec<String> =
        window.see("[...document.querySelectorAll('.film')].map((one) => one.closest('article').dataset.message)");
    let film = films.last().expect("a film");
    window.turns_wheel_to(film);
    let inside = |part: &str| format!("[data-message=\"{film}\"] .film {part}");
    window.until("its last picture is drawn", &format!("document.querySelector('{}').naturalWidth > 0", inside("img")));
    window.press(Hands::Mouse, &inside("button"));
    window.until("it plays", &format!("document.querySelector('{}').src.endsWith('.gif')", inside("img")));
    window.until("and there is no button any more", &format!("!document.querySelector('{}')", inside("button")));
    window.assert_well();
}

pub fn the_table_in_mid_game_can_be_taken_over() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    window.sits_as(Hands::Mouse, "Ala");
    let post = goes_to_session(&window, Language::English);
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
    // Pictures are loaded as they approach the view, from the newest up to the oldest.
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
