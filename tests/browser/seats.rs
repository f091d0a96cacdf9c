//! People at windows, their languages and themes, and the effect that a server restart has on them.

use crate::demonstration::{open_channel, open_session};
use crate::hands::{Hands, Key};
use crate::stage::Stage;
use crate::window::Theme;
use crate::words::Language;

pub fn private_content_is_hidden_from_the_next_user() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    window.select_person(Hands::Mouse, "Ala");
    open_session(&window, Language::English);
    let hand = format!("/{}", Language::English.text("command-log"));
    let answer = window.wait_for_reply(|| window.send_line(Hands::Mouse, &hand));
    window.select_person(Hands::Keys, "Ben");
    window.wait_for("Ben sees the table", || (!window.messages().is_empty()).then_some(()));
    assert_eq!(window.message(&answer.id), None, "Ala's private answer");
    assert!(window.messages().iter().all(|message| !message.is_private));
    window.select_person(Hands::Mouse, "Ala");
    window.wait_for("Ala has her answer back", || window.message(&answer.id));
    window.assert_no_errors();
}

pub fn a_window_changes_its_language_and_the_bot_replies_in_it() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    let empty = window.go_to_empty_channel(Hands::Mouse);
    for (hands, language) in [(Hands::Mouse, Language::Polish), (Hands::Keys, Language::Ukrainian)] {
        window.set_language(hands, language);
        window.wait_for_text("#send", &language.text("page-send"));
        window.go_to(Hands::Mouse, &empty.id);
        let line = format!("/{}", language.text("command-draw"));
        let answer = window.wait_for_reply(|| window.send_line(hands, &line));
        let expected = language.text("no-game-here");
        assert!(answer.text.contains(&expected), "{} is not {expected}", answer.text);
        open_channel(&window, Language::English, "sandbox-finished");
        window.reload();
        window.wait_until("the language is kept", &format!("document.documentElement.lang === {:?}", language.code()));
    }
    window.assert_no_errors();
}

pub fn colours_follow_the_system_until_chosen_and_the_choice_persists() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    let is_dark = "parseInt(getComputedStyle(document.body).backgroundColor.split(/[(,]/)[1]) < 128";
    let is_light = format!("!({is_dark})");
    window.emulate_theme(Theme::Dark);
    window.wait_until("the page is dark as the system", is_dark);
    window.emulate_theme(Theme::Light);
    window.wait_until("the page is light as the system", &is_light);
    window.choose_in(Hands::Keys, "#theme", "dark");
    window.wait_until("the page is dark as chosen", is_dark);
    window.reload();
    window.wait_until("the choice is kept", is_dark);
    window.choose_in(Hands::Mouse, "#theme", "system");
    window.wait_until("the page follows the system again", &is_light);
    window.assert_no_errors();
}

pub fn the_page_recovers_after_a_server_outage() {
    let mut stage = Stage::start();
    let window = stage.open_window("ala", Language::Polish);
    window.go_to_empty_channel(Hands::Mouse);
    window.send_line(Hands::Mouse, "przed przerwą");
    window.wait_for_text("#messages", "przed przerwą");
    stage.program.stop();
    window.wait_for_text("#status", &Language::Polish.text("page-reconnecting"));
    window.send_line(Hands::Mouse, "w przerwie");
    window.wait_for_text("#box-error", &Language::Polish.text("page-connection-lost"));
    stage.program.restart();
    window.wait_until("the page is connected again", "text(document.querySelector('#status')) === ''");
    window.wait_for_text("#messages", "przed przerwą");
    // The unsent text is still in the box.
    window.press_key(Key::Enter);
    window.wait_for_text("#messages", "w przerwie");
    window.discard_connection_errors();
    window.assert_no_errors();
}

pub fn a_window_keeps_its_user_when_the_server_returns_without_its_state() {
    let mut stage = Stage::start();
    let window = stage.open_window("cela", Language::English);
    window.select_person(Hands::Mouse, "Cela");
    let before = window.people();
    stage.program.stop();
    window.wait_for_text("#status", &Language::English.text("page-reconnecting"));
    stage.program.delete_state();
    stage.program.restart();
    window.wait_for("Cela sits at another table", || {
        let chair = window.people().into_iter().find(|chair| chair.name == "Cela")?;
        (chair.is_taken && !before.contains(&chair)).then_some(())
    });
    window.wait_for("there is a table to go to", || window.places().iter().any(|place| place.is_shown).then_some(()));
    window.discard_connection_errors();
    window.assert_no_errors();
}
