//! People at windows, their languages and themes, and the effect that a server restart has on them.

use crate::demonstration::{goes_to_channel, goes_to_session};
use crate::hands::{Hands, Key};
use crate::stage::Stage;
use crate::window::Theme;
use crate::words::Language;

pub fn what_is_private_to_one_is_not_shown_to_the_next_who_sits_down() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    window.sits_as(Hands::Mouse, "Ala");
    goes_to_session(&window, Language::English);
    let hand = format!("/{}", Language::English.text("command-log"));
    let answer = window.answer_to(|| window.says(Hands::Mouse, &hand));
    window.sits_as(Hands::Keys, "Ben");
    window.wait("Ben sees the table", || (!window.messages().is_empty()).then_some(()));
    assert_eq!(window.message(&answer.id), None, "Ala's private answer");
    assert!(window.messages().iter().all(|message| !message.is_private));
    window.sits_as(Hands::Mouse, "Ala");
    window.wait("Ala has her answer back", || window.message(&answer.id));
    window.assert_well();
}

pub fn a_window_changes_its_language_and_the_bot_answers_in_it() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    let empty = window.goes_to_empty_channel(Hands::Mouse);
    for (hands, language) in [(Hands::Mouse, Language::Polish), (Hands::Keys, Language::Ukrainian)] {
        window.speaks(hands, language);
        window.sees("#send", &language.text("page-send"));
        window.goes_to(Hands::Mouse, &empty.id);
        let line = format!("/{}", language.text("command-draw"));
        let answer = window.answer_to(|| window.says(hands, &line));
        let expected = language.text("no-game-here");
        assert!(answer.text.contains(&expected), "{} is not {expected}", answer.text);
        goes_to_channel(&window, Language::English, "sandbox-finished");
        window.reload();
        window.until("the language is kept", &format!("document.documentElement.lang === {:?}", language.code()));
    }
    window.assert_well();
}

pub fn colours_follow_the_system_until_they_are_chosen_and_the_choice_is_kept() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    let is_dark = "parseInt(getComputedStyle(document.body).backgroundColor.split(/[(,]/)[1]) < 128";
    let is_light = format!("!({is_dark})");
    window.prefer(Theme::Dark);
    window.until("the page is dark as the system", is_dark);
    window.prefer(Theme::Light);
    window.until("the page is light as the system", &is_light);
    window.choose_in(Hands::Keys, "#theme", "dark");
    window.until("the page is dark as chosen", is_dark);
    window.reload();
    window.until("the choice is kept", is_dark);
    window.choose_in(Hands::Mouse, "#theme", "system");
    window.until("the page follows the system again", &is_light);
    window.assert_well();
}

pub fn the_page_goes_on_when_the_server_has_been_away() {
    let mut stage = Stage::set();
    let window = stage.window("ala", Language::Polish);
    window.goes_to_empty_channel(Hands::Mouse);
    window.says(Hands::Mouse, "przed przerwą");
    window.sees("#messages", "przed przerwą");
    stage.program.stop();
    window.sees("#status", &Language::Polish.text("page-reconnecting"));
    window.says(Hands::Mouse, "w przerwie");
    window.sees("#box-error", &Language::Polish.text("page-connection-lost"));
    stage.program.start_again();
    window.until("the page is connected again", "text(document.querySelector('#status')) === ''");
    window.sees("#messages", "przed przerwą");
    // The unsent text is still in the box.
    window.key(Key::Enter);
    window.sees("#messages", "w przerwie");
    window.forget_lost_connections();
    window.assert_well();
}

pub fn who_sat_before_a_window_sits_there_again_when_the_server_comes_back_with_nothing_of_the_old_table() {
    let mut stage = Stage::set();
    let window = stage.window("cela", Language::English);
    window.sits_as(Hands::Mouse, "Cela");
    let before = window.chairs();
    stage.program.stop();
    window.sees("#status", &Language::English.text("page-reconnecting"));
    stage.program.forget();
    stage.program.start_again();
    window.wait("Cela sits at another table", || {
        let chair = window.chairs().into_iter().find(|chair| chair.name == "Cela")?;
        (chair.is_taken && !before.contains(&chair)).then_some(())
    });
    window.wait("there is a table to go to", || window.places().iter().any(|place| place.is_shown).then_some(()));
    window.forget_lost_connections();
    window.assert_well();
}
