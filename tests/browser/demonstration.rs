//! The first impression of the program: a table to join, a finished game, and an empty channel.

use crate::hands::{Hands, Key};
use crate::look::Picture;
use crate::player::{Player, find_live_post, is_over};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;
use sztab_kit::Dice;

/// Goes to the channel whose name has this locale key.
pub fn open_channel(window: &Window, language: Language, key: &str) {
    let name = language.text(key);
    let place = window.wait_for(&format!("there is a channel {name}"), || {
        window.places().into_iter().find(|place| place.name == name)
    });
    window.go_to(Hands::Mouse, &place.id);
}

/// Goes to the table in mid-game and waits for the post that pings a player.
pub fn open_session(window: &Window, language: Language) -> crate::look::Message {
    open_channel(window, language, "sandbox-table");
    window.wait_for("the table waits for somebody", || find_live_post(&window.messages()).cloned())
}

/// The first view that a newcomer sees, on a phone and on a desktop.
pub fn first_view_shows_the_whole_board_and_names_the_place() {
    for (width, height) in [(390, 844), (1280, 800)] {
        // Each window needs its own stage, because a post that has been read no longer pings.
        let stage = Stage::start();
        let window = stage.open_empty_window("newcomer");
        window.resize(width, height);
        // A truncated link may leave the user's name empty.
        window.navigate(&format!("{}/?as=&language=en", stage.program.address()));
        window.wait_for_text("#notice", "You are Ala");
        window.wait_until(
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
        window.wait_until("the notice is gone", "document.querySelector('#notice').hidden");
        window.reload();
        window.wait_until("it stays away", "Boolean(document.querySelector('#page:not([hidden]) #notice[hidden]'))");
        window.assert_no_errors();
    }
}

/// A message taller than the window is shown from the top of its picture, even if another place was open before.
pub fn an_opened_place_shows_the_top_of_its_newest_picture() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    window.resize(1280, 800);
    for key in ["sandbox-play", "sandbox-programs"] {
        open_channel(&window, Language::English, key);
        window.wait_until_loaded();
    }
    window.wait_until(
        "the top of the picture is in view",
        "(() => { \
             const view = document.querySelector('#scroller').getBoundingClientRect(); \
             const picture = document.querySelector('#messages').lastElementChild?.querySelector('.files .picture'); \
             return Boolean(picture) && picture.getBoundingClientRect().top >= view.top; \
         })()",
    );
    window.assert_no_errors();
}

/// The address may name any user, and the page is never empty.
pub fn unknown_users_in_the_address_lead_to_the_table() {
    let stage = Stage::start();
    let window = stage.open_window("lost", Language::English);
    for person in ["", "7", "nobody", "%00", "-1", "99999999999999999999999"] {
        window.navigate(&format!("{}/?as={person}&language=en", stage.program.address()));
        window.wait_for_text("#you", "You are Ala");
    }
    window.assert_no_errors();
}

pub fn with_reduced_motion_films_show_their_last_picture_and_can_be_played() {
    let stage = Stage::start();
    let window = stage.open_window("calm", Language::English);
    let calm = serde_json::json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    window.send_command("Emulation.setEmulatedMedia", &calm);
    window.reload();
    open_channel(&window, Language::English, "sandbox-finished");
    window.wait_until("a film stands still", "Boolean(document.querySelector('.film img[src^=\"/stills/\"]'))");
    let films: Vec<String> = window
        .evaluate_as("[...document.querySelectorAll('.film')].map((one) => one.closest('article').dataset.message)");
    let film = films.last().expect("a film");
    window.scroll_to(film);
    let inside = |part: &str| format!("[data-message=\"{film}\"] .film {part}");
    window.wait_until(
        "its last picture is drawn",
        &format!("document.querySelector('{}').naturalWidth > 0", inside("img")),
    );
    window.press(Hands::Mouse, &inside("button"));
    window.wait_until("it plays", &format!("document.querySelector('{}').src.endsWith('.gif')", inside("img")));
    window.wait_until("and there is no button any more", &format!("!document.querySelector('{}')", inside("button")));
    window.assert_no_errors();
}

pub fn a_game_in_progress_can_be_taken_over() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    window.select_person(Hands::Mouse, "Ala");
    let post = open_session(&window, Language::English);
    assert!(post.pings_me, "it is for Ala to act");
    window.wait_for("the board is drawn", || {
        let post = window.message(&post.id)?;
        (!post.pictures.is_empty() && post.pictures.iter().all(|one| one.is_loaded && !one.alt.is_empty()))
            .then_some(())
    });
    let mut player = Player { window: &window, language: Language::English, hands: Hands::Mouse, placed: 0 };
    player.act(&post, &mut Dice::new(1));
    window.assert_no_errors();
}

pub fn a_finished_game_shows_its_films_and_stills() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    open_channel(&window, Language::English, "sandbox-finished");
    window.wait_for("the result is posted", || window.messages().iter().any(is_over).then_some(()));
    let height = || window.evaluate_as::<u32>("document.querySelector('#scroller').scrollHeight");
    let before = height();
    // Pictures are loaded as they approach the view, from the newest up to the oldest.
    let messages = window.messages();
    let illustrated: Vec<_> = messages.iter().rev().filter(|message| !message.pictures.is_empty()).collect();
    assert!(illustrated.iter().any(|one| one.pictures.iter().any(Picture::is_film)), "a game has Battles");
    for message in illustrated {
        window.scroll_to(&message.id);
        window.wait_for("its pictures are there", || {
            let pictures = window.message(&message.id)?.pictures;
            pictures.iter().all(|one| one.is_loaded && !one.alt.is_empty()).then_some(())
        });
    }
    assert_eq!(height(), before, "a picture has pushed what stood below it");
    let (message, stills) = window.newest_message_with("stills", |item| item.operation() == "stills");
    let answer = window.wait_for_reply(|| assert!(window.press_control(Hands::Mouse, &message.id, &stills.id)));
    window.wait_for("the stills are drawn", || {
        let answer = window.message(&answer.id)?;
        answer.pictures.iter().any(|one| one.is_loaded).then_some(())
    });
    window.assert_no_errors();
}

pub fn the_empty_channel_explains_its_purpose() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::Ukrainian);
    let place = window.go_to_empty_channel(Hands::Keys);
    window.wait_for_text("#messages", &Language::English.text("welcome").replace('*', ""));
    window.send_line(Hands::Keys, "Привіт!");
    window.wait_for_text("#messages", "Привіт!");
    assert!(place.is_channel);
    window.assert_no_errors();
}

/// The menu of an element, opened as by a right click, a long press or the menu key.
fn open_menu(window: &Window, element: &str) -> String {
    let event = "new MouseEvent('contextmenu', { bubbles: true, cancelable: true })";
    window.evaluate(&format!("document.querySelector({element:?}).dispatchEvent({event})"));
    let entries = format!("{element} details.menu[open] .menu-list button");
    window.wait_until("the menu is open", &format!("document.querySelector({entries:?}) !== null"));
    entries
}

pub fn menus_of_messages_and_people_offer_the_bots_commands() {
    let stage = Stage::start();
    let window = stage.open_window("menus", Language::Polish);
    let post = open_session(&window, Language::English);
    let message = format!("article[data-message='{}']", post.id);
    let entries = open_menu(&window, &message);
    let shown: String = window.evaluate_as(&format!(
        "[...document.querySelectorAll({entries:?})].map((entry) => entry.textContent).join(', ')"
    ));
    let texts =
        ["menu-story", "menu-report", "menu-challenge", "menu-statistics"].map(|key| Language::Polish.text(key));
    assert!(texts.iter().all(|text| shown.contains(text)), "{shown}");
    window.press_key(Key::Escape);
    window.wait_until("the menu is closed", "document.querySelector('details.menu[open]') === null");
    let entries = open_menu(&window, &message);
    window.click(&format!("{entries}:first-of-type"));
    window.wait_until("a private answer", "document.querySelector('article.private') !== null");
    let person = "#people li:last-child";
    let entries = open_menu(&window, person);
    window.click(&format!("{entries}:nth-of-type(2)"));
    window.wait_until("another one", "document.querySelectorAll('article.private').length === 2");
    window.assert_no_errors();
}
