//! Failures around the page, and how they are shown: pictures that do not load, a dead connection, *Back* on a phone,
//! and a message that changes while it is being used.

use std::time::Duration;

use serde_json::json;

use crate::demonstration::{goes_to_channel, goes_to_session};
use crate::duel::{is_lobby, opens_lobby};
use crate::hands::{Hands, Key, control, is_open};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;

/// The place named in the address; asserts that this place is the one shown.
fn shown_place(window: &Window) -> String {
    window.see("location.hash")
}

/// Goes back in the history, as the *Back* button of a browser or phone does.
pub fn goes_back(window: &Window) {
    let history = window.command("Page.getNavigationHistory", &json!({}));
    let at =
        usize::try_from(history["currentIndex"].as_u64().expect("a place in the history")).expect("a small number");
    let entry = &history["entries"][at.checked_sub(1).expect("something to go back to")]["id"];
    window.command("Page.navigateToHistoryEntry", &json!({ "entryId": entry }));
}

pub fn a_picture_that_failed_to_load_is_asked_for_again() {
    let stage = Stage::set();
    let window = stage.empty_window("ala");
    window.command("Network.enable", &json!({}));
    window.command("Network.setBlockedURLs", &json!({ "urls": ["*/files/*"] }));
    window.go(&format!("{}/?language=en", stage.program.address()));
    window.until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
    goes_to_session(&window, Language::English);
    window.until("a picture has failed", "document.querySelector('#messages img[data-failed]') !== null");
    window
        .until("it was tried again", "Number(document.querySelector('#messages img[data-failed]').dataset.failed) > 1");
    window.command("Network.setBlockedURLs", &json!({ "urls": [] }));
    window.until("no picture is missing any more", "document.querySelector('#messages img[data-failed]') === null");
    window.until("what is in view is drawn", "articles().every((one) => !isInView(one) || isDrawn(one))");
}

pub fn back_closes_a_picture_and_the_drawer_and_only_then_changes_the_channel() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    goes_to_channel(&window, Language::English, "sandbox-finished");
    let before = shown_place(&window);
    goes_to_session(&window, Language::English);
    let table = shown_place(&window);
    assert_ne!(before, table);
    window.size(390, 780);
    window.click("#messages article a.picture");
    window.until("the picture is open", "document.querySelector('#picture').open");
    goes_back(&window);
    window.until("the picture is closed", "!document.querySelector('#picture').open");
    assert_eq!(shown_place(&window), table, "the channel behind it stays");
    window.click("#side-open");
    window.until("the drawer is open", "document.querySelector('#page').classList.contains('drawer')");
    goes_back(&window);
    window.until("the drawer is closed", "!document.querySelector('#page').classList.contains('drawer')");
    assert_eq!(shown_place(&window), table);
    // However the picture is closed, it leaves no entry in the history for *Back* to step through.
    window.click("#messages article a.picture");
    window.until("the picture is open", "document.querySelector('#picture').open");
    window.key(Key::Escape);
    window.until("the picture is closed", "!document.querySelector('#picture').open");
    window.click("#side-open");
    window.until("the drawer is open", "document.querySelector('#page').classList.contains('drawer')");
    let play = Language::English.text("sandbox-play");
    let play = window.places().into_iter().find(|place| place.name == play).expect("the empty channel");
    window.goes_to(Hands::Mouse, &play.id);
    window.until("the drawer is closed", "!document.querySelector('#page').classList.contains('drawer')");
    for place in [&table, &before] {
        goes_back(&window);
        window.until("the channel before is shown", &format!("location.hash === {place:?}"));
    }
    window.assert_well();
}

/// The width of a message's largest picture on the page, and its width once opened.
fn widths(window: &Window, picture: &str) -> (f64, f64) {
    let small: f64 = window.see(&format!("document.querySelector({picture:?}).getBoundingClientRect().width"));
    window.click(picture);
    let large = "document.querySelector('#picture-large')";
    window.until("the picture is there", &format!("{large}.complete && {large}.style.width !== ''"));
    (small, window.see(&format!("{large}.getBoundingClientRect().width")))
}

pub fn a_picture_on_a_phone_becomes_larger_and_can_be_moved() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    goes_to_channel(&window, Language::English, "sandbox-finished");
    let (message, stills) = window.newest_with("stills", |item| item.operation() == "stills");
    let answer = window.answer_to(|| assert!(window.press_control(Hands::Mouse, &message.id, &stills.id)));
    window.goes_to_box(Hands::Mouse);
    window.types(&format!("/{}", Language::English.text("command-legend")));
    let legend = window.answer_to(|| window.key(Key::Enter));
    window.size(390, 780);
    for (name, message) in [("stills", &answer.id), ("legend", &legend.id)] {
        let picture = format!("[data-message=\"{message}\"] a.picture img");
        window.until("it is drawn", &format!("document.querySelector({picture:?}).naturalWidth > 0"));
        let (small, large) = widths(&window, &picture);
        assert!(large >= 1.9 * small, "{name}: {small} pixels become {large}");
        let frame = "document.querySelector('#picture-frame')";
        window.until(
            "it can be moved",
            &format!("{frame}.scrollWidth > {frame}.clientWidth || {frame}.scrollHeight > {frame}.clientHeight"),
        );
        window.until("it fills the window", "document.querySelector('#picture').getBoundingClientRect().width >= 389");
        if let Some(folder) = crate::pictures::folder() {
            std::fs::write(folder.join(format!("enlarged-{name}.png")), window.picture())
                .expect("a picture can be kept");
        }
        // A click switches between the two sizes.
        window.click("#picture-large");
        window.until(
            "it has another size",
            &format!("document.querySelector('#picture-large').getBoundingClientRect().width !== {large}"),
        );
        window.key(Key::Escape);
        window.until("it is closed", "!document.querySelector('#picture').open");
    }
    window.assert_well();
}

pub fn a_dead_connection_is_shown_and_so_is_its_return() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    window.until("nothing is said of the connection", "text(document.querySelector('#status')) === ''");
    // The program stops responding without closing the connection, as if the network were down.
    stage.program.stand_still(true);
    window.sees("#status", &Language::English.text("page-reconnecting"));
    stage.program.stand_still(false);
    window.until("it is back", "text(document.querySelector('#status')) === ''");
    window.says(Hands::Keys, "still here");
    window.sees("#messages", "still here");
}

pub fn an_open_list_stays_open_while_somebody_else_acts() {
    let stage = Stage::set();
    let ala = stage.window("ala", Language::English);
    ala.sits_as(Hands::Mouse, "Ala");
    let ben = stage.window_at("ben", &ala.address_for("Ben"));
    let place = ala.goes_to_empty_channel(Hands::Mouse);
    ben.goes_to(Hands::Mouse, &place.id);
    opens_lobby(&ala, Hands::Mouse, Language::English);
    let (message, armies) = ben.newest_with("armies", is_lobby("faction"));
    let list = control(&message.id, &armies.id);
    assert!(ben.opens_list(Hands::Mouse, &list), "the list is there");
    assert!(ala.choose(Hands::Mouse, &message.id, &armies.id, "borgo"), "the list is there");
    let shows = |window: &Window, army: &str| window.message(&message.id).is_some_and(|now| now.text.contains(army));
    ala.wait("the table says what Ala plays", || shows(&ala, "Borgo").then_some(()));
    // Ben's window is notified at the same time. The pause is longer than the polling interval.
    std::thread::sleep(Duration::from_millis(500));
    assert!(ben.see::<bool>(&is_open(&list)), "the list has closed");
    ben.takes_from_open(&list, "hegemony");
    for window in [&ala, &ben] {
        let both = || (shows(window, "Borgo") && shows(window, "Hegemony")).then_some(());
        window.wait("the table says what both play", both);
        window.assert_well();
    }
}

/// Makes Ala, who manages the server, choose its organisers.
pub fn chooses_organisers(window: &Window) {
    window.sits_as(Hands::Mouse, "Ala");
    goes_to_channel(window, Language::English, "sandbox-play");
    window.goes_to_box(Hands::Mouse);
    window.types("/settings server");
    let panel = window.answer_to(|| window.key(Key::Enter));
    let role = Language::English.text("sandbox-organisers");
    let of_role = |item: &crate::look::Item| item.options.iter().any(|option| option.label == format!("@{role}"));
    let select = panel.items.iter().find(|item| of_role(item)).unwrap_or_else(|| window.fail("no list has the role"));
    let option = select.options.iter().find(|option| option.label == format!("@{role}")).expect("it is there");
    assert!(window.choose(Hands::Mouse, &panel.id, &select.id, &option.value), "the list is there");
}

pub fn the_organisers_role_can_be_chosen() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    chooses_organisers(&window);
    window.assert_well();
}

pub fn the_first_window_opens_in_the_language_of_the_browser() {
    let stage = Stage::set();
    for (accepts, language) in
        [("pl-PL,pl,en", Language::Polish), ("uk-UA", Language::Ukrainian), ("de,en", Language::English)]
    {
        let window = stage.empty_window("new");
        window
            .command("Network.setUserAgentOverride", &json!({ "userAgent": "Mozilla/5.0", "acceptLanguage": accepts }));
        window.go(stage.program.address());
        window.until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
        window.until("it speaks it", &format!("document.documentElement.lang === {:?}", language.code()));
        window.sees("#settings", &language.text("page-theme"));
    }
}
