//! Failures around the page, and how they are shown: pictures that do not load, a dead connection, *Back* on a phone,
//! and a message that changes while it is being used.

use std::time::Duration;

use serde_json::json;

use crate::demonstration::{open_channel, open_session};
use crate::duel::{is_lobby, open_lobby};
use crate::hands::{Hands, Key, control_selector, list_is_open};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;

/// The place named in the address; asserts that this place is the one shown.
fn current_place(window: &Window) -> String {
    window.evaluate_as("location.hash")
}

/// Goes back in the history, as the *Back* button of a browser or phone does.
pub fn go_back(window: &Window) {
    let history = window.send_command("Page.getNavigationHistory", &json!({}));
    let at =
        usize::try_from(history["currentIndex"].as_u64().expect("a place in the history")).expect("a small number");
    let entry = &history["entries"][at.checked_sub(1).expect("something to go back to")]["id"];
    window.send_command("Page.navigateToHistoryEntry", &json!({ "entryId": entry }));
}

pub fn a_picture_that_failed_to_load_is_requested_again() {
    let stage = Stage::start();
    let window = stage.open_empty_window("ala");
    window.send_command("Network.enable", &json!({}));
    window.send_command("Network.setBlockedURLs", &json!({ "urls": ["*/files/*"] }));
    window.navigate(&format!("{}/?language=en", stage.program.address()));
    window.wait_until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
    open_session(&window, Language::English);
    window.wait_until("a picture has failed", "document.querySelector('#messages img[data-failed]') !== null");
    window.wait_until(
        "it was tried again",
        "Number(document.querySelector('#messages img[data-failed]').dataset.failed) > 1",
    );
    window.send_command("Network.setBlockedURLs", &json!({ "urls": [] }));
    window
        .wait_until("no picture is missing any more", "document.querySelector('#messages img[data-failed]') === null");
    window.wait_until("what is in view is drawn", "articles().every((one) => !isInView(one) || isDrawn(one))");
}

pub fn back_closes_pictures_and_the_drawer_before_changing_the_channel() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    open_channel(&window, Language::English, "sandbox-finished");
    let before = current_place(&window);
    open_session(&window, Language::English);
    let table = current_place(&window);
    assert_ne!(before, table);
    window.resize(390, 780);
    window.click("#messages article a.picture");
    window.wait_until("the picture is open", "document.querySelector('#picture').open");
    go_back(&window);
    window.wait_until("the picture is closed", "!document.querySelector('#picture').open");
    assert_eq!(current_place(&window), table, "the channel behind it stays");
    window.click("#side-open");
    window.wait_until("the drawer is open", "document.querySelector('#page').classList.contains('drawer')");
    go_back(&window);
    window.wait_until("the drawer is closed", "!document.querySelector('#page').classList.contains('drawer')");
    assert_eq!(current_place(&window), table);
    // However the picture is closed, it leaves no entry in the history for *Back* to step through.
    window.click("#messages article a.picture");
    window.wait_until("the picture is open", "document.querySelector('#picture').open");
    window.press_key(Key::Escape);
    window.wait_until("the picture is closed", "!document.querySelector('#picture').open");
    window.click("#side-open");
    window.wait_until("the drawer is open", "document.querySelector('#page').classList.contains('drawer')");
    let play = Language::English.text("sandbox-play");
    let play = window.places().into_iter().find(|place| place.name == play).expect("the empty channel");
    window.go_to(Hands::Mouse, &play.id);
    window.wait_until("the drawer is closed", "!document.querySelector('#page').classList.contains('drawer')");
    for place in [&table, &before] {
        go_back(&window);
        window.wait_until("the channel before is shown", &format!("location.hash === {place:?}"));
    }
    window.assert_no_errors();
}

/// The width of a message's largest picture on the page, and its width once opened.
fn picture_widths(window: &Window, picture: &str) -> (f64, f64) {
    let small: f64 = window.evaluate_as(&format!("document.querySelector({picture:?}).getBoundingClientRect().width"));
    window.click(picture);
    let large = "document.querySelector('#picture-large')";
    window.wait_until("the picture is there", &format!("{large}.complete && {large}.style.width !== ''"));
    (small, window.evaluate_as(&format!("{large}.getBoundingClientRect().width")))
}

pub fn pictures_on_a_phone_can_be_enlarged_and_moved() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    open_channel(&window, Language::English, "sandbox-finished");
    let (message, stills) = window.newest_message_with("stills", |item| item.operation() == "stills");
    let answer = window.wait_for_reply(|| assert!(window.press_control(Hands::Mouse, &message.id, &stills.id)));
    window.focus_command_box(Hands::Mouse);
    window.type_text(&format!("/{}", Language::English.text("command-legend")));
    let legend = window.wait_for_reply(|| window.press_key(Key::Enter));
    window.resize(390, 780);
    for (name, message) in [("stills", &answer.id), ("legend", &legend.id)] {
        let picture = format!("[data-message=\"{message}\"] a.picture img");
        window.wait_until("it is drawn", &format!("document.querySelector({picture:?}).naturalWidth > 0"));
        let (small, large) = picture_widths(&window, &picture);
        assert!(large >= 1.9 * small, "{name}: {small} pixels become {large}");
        let frame = "document.querySelector('#picture-frame')";
        window.wait_until(
            "it can be moved",
            &format!("{frame}.scrollWidth > {frame}.clientWidth || {frame}.scrollHeight > {frame}.clientHeight"),
        );
        window.wait_until(
            "it fills the window",
            "document.querySelector('#picture').getBoundingClientRect().width >= 389",
        );
        if let Some(folder) = crate::pictures::output_folder() {
            std::fs::write(folder.join(format!("enlarged-{name}.png")), window.take_screenshot())
                .expect("a picture can be kept");
        }
        // A click switches between the two sizes.
        window.click("#picture-large");
        window.wait_until(
            "it has another size",
            &format!("document.querySelector('#picture-large').getBoundingClientRect().width !== {large}"),
        );
        window.press_key(Key::Escape);
        window.wait_until("it is closed", "!document.querySelector('#picture').open");
    }
    window.assert_no_errors();
}

pub fn connection_loss_and_recovery_are_shown() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    window.wait_until("nothing is said of the connection", "text(document.querySelector('#status')) === ''");
    // The program stops responding without closing the connection, as if the network were down.
    stage.program.set_suspended(true);
    window.wait_for_text("#status", &Language::English.text("page-reconnecting"));
    stage.program.set_suspended(false);
    window.wait_until("it is back", "text(document.querySelector('#status')) === ''");
    window.send_line(Hands::Keys, "still here");
    window.wait_for_text("#messages", "still here");
}

pub fn an_open_list_stays_open_while_other_users_act() {
    let stage = Stage::start();
    let ala = stage.open_window("ala", Language::English);
    ala.select_person(Hands::Mouse, "Ala");
    let ben = stage.open_window_at("ben", &ala.address_for("Ben"));
    let place = ala.go_to_empty_channel(Hands::Mouse);
    ben.go_to(Hands::Mouse, &place.id);
    open_lobby(&ala, Hands::Mouse, Language::English);
    let (message, armies) = ben.newest_message_with("armies", is_lobby("faction"));
    let list = control_selector(&message.id, &armies.id);
    assert!(ben.open_list(Hands::Mouse, &list), "the list is there");
    assert!(ala.choose(Hands::Mouse, &message.id, &armies.id, "borgo"), "the list is there");
    let shows = |window: &Window, army: &str| window.message(&message.id).is_some_and(|now| now.text.contains(army));
    ala.wait_for("the table says what Ala plays", || shows(&ala, "Borgo").then_some(()));
    // Ben's window is notified at the same time. The pause is longer than the polling interval.
    std::thread::sleep(Duration::from_millis(500));
    assert!(ben.evaluate_as::<bool>(&list_is_open(&list)), "the list has closed");
    ben.select_from_open_list(&list, "hegemony");
    for window in [&ala, &ben] {
        let both = || (shows(window, "Borgo") && shows(window, "Hegemony")).then_some(());
        window.wait_for("the table says what both play", both);
        window.assert_no_errors();
    }
}

/// Makes Ala, who manages the server, choose its organisers.
pub fn choose_organisers(window: &Window) {
    window.select_person(Hands::Mouse, "Ala");
    open_channel(window, Language::English, "sandbox-play");
    window.focus_command_box(Hands::Mouse);
    window.type_text("/settings server");
    let panel = window.wait_for_reply(|| window.press_key(Key::Enter));
    let role = Language::English.text("sandbox-organisers");
    let of_role = |item: &crate::look::Item| item.options.iter().any(|option| option.label == format!("@{role}"));
    let select = panel.items.iter().find(|item| of_role(item)).unwrap_or_else(|| window.fail("no list has the role"));
    let option = select.options.iter().find(|option| option.label == format!("@{role}")).expect("it is there");
    assert!(window.choose(Hands::Mouse, &panel.id, &select.id, &option.value), "the list is there");
}

pub fn the_organisers_role_can_be_chosen() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    choose_organisers(&window);
    window.assert_no_errors();
}

pub fn the_first_window_opens_in_the_language_of_the_browser() {
    let stage = Stage::start();
    for (accepts, language) in
        [("pl-PL,pl,en", Language::Polish), ("uk-UA", Language::Ukrainian), ("de,en", Language::English)]
    {
        let window = stage.open_empty_window("new");
        window.send_command(
            "Network.setUserAgentOverride",
            &json!({ "userAgent": "Mozilla/5.0", "acceptLanguage": accepts }),
        );
        window.navigate(stage.program.address());
        window.wait_until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
        window.wait_until("it speaks it", &format!("document.documentElement.lang === {:?}", language.code()));
        window.wait_for_text("#settings", &language.text("page-theme"));
    }
}
