//! Forms shown by the bot: opened by a button, filled in by keyboard, and closed without sending.

use crate::demonstration::open_session;
use crate::hands::{Hands, Key};
use crate::look::{Item, Message};
use crate::mishaps::{choose_organisers, go_back};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;

const FORM_IS_OPEN: &str = "document.querySelector('#form').open";
const FIRST_FIELD_HAS_FOCUS: &str = "document.activeElement?.id === 'form-field-0'";
const SUBMIT_BUTTON: &str = "#form [type=submit]";

/// Goes to the game in progress as an organiser. Returns the button that annuls the game, and its message.
fn find_annul_button(window: &Window, language: Language) -> (Message, Item) {
    choose_organisers(window);
    window.wait_until("the choice is taken", "document.querySelector('#messages [aria-busy]') === null");
    window.select_person(Hands::Mouse, "Cela");
    open_session(window, Language::English);
    let line = format!("/{} {}", language.text("command-organise"), language.text("command-organise-tables"));
    window.send_line(Hands::Mouse, &line);
    let (desk, pick) = window.newest_message_with("games", |item| item.operation() == "desk-pick");
    assert!(window.choose(Hands::Mouse, &desk.id, &pick.id, &pick.options[0].value), "the list is there");
    window.newest_message_with("a decision", |item| item.operation() == "decide" && item.words().starts_with("annul"))
}

fn open_form(window: &Window, hands: Hands, (message, button): &(Message, Item)) {
    assert!(window.press_control(hands, &message.id, &button.id), "the button is there");
    window.wait_until(
        "the form is open, with the focus in its first field",
        &format!("{FORM_IS_OPEN} && {FIRST_FIELD_HAS_FOCUS}"),
    );
}

fn assert_form_closed(window: &Window, (message, button): &(Message, Item)) {
    window.wait_until("the form is closed", &format!("!{FORM_IS_OPEN}"));
    let focus = window.focus().unwrap_or_else(|| window.fail("nothing has the focus"));
    assert_eq!((focus.message.as_ref(), focus.control.as_ref()), (Some(&message.id), Some(&button.id)));
}

pub fn a_form_is_filled_in_by_keyboard() {
    let stage = Stage::start();
    let language = Language::Polish;
    let window = stage.open_window("cela", language);
    let decision = find_annul_button(&window, language);
    open_form(&window, Hands::Keys, &decision);
    let label: String = window.evaluate_as("text(document.querySelector('#form-field-0').labels[0])");
    assert!(label.starts_with(&language.text("desk-reason")), "{label}");
    window.press(Hands::Keys, SUBMIT_BUTTON);
    window.wait_for_text("#form", &language.text("page-error-required"));
    window.wait_until("the focus is where something is missing", FIRST_FIELD_HAS_FOCUS);
    window.type_text("nie");
    window.press(Hands::Keys, SUBMIT_BUTTON);
    window.wait_until(
        "a text that is too short is refused",
        "document.querySelector('#form [aria-invalid=true]') !== null",
    );
    assert!(window.evaluate_as::<bool>(FORM_IS_OPEN), "what was typed is still there");
    window.type_text(", <b>bo</b> wszyscy wyszli");
    if let Some(folder) = crate::pictures::output_folder() {
        std::fs::write(folder.join("form.png"), window.take_screenshot()).expect("a picture can be kept");
    }
    window.press(Hands::Keys, SUBMIT_BUTTON);
    window.wait_until("the form is sent", &format!("!{FORM_IS_OPEN}"));
    window.wait_for_text("#messages", "nie, <b>bo</b> wszyscy wyszli");
    window.assert_no_errors();
}

pub fn a_form_is_closed_by_escape_back_and_cancel() {
    let stage = Stage::start();
    let window = stage.open_window("cela", Language::English);
    let decision = find_annul_button(&window, Language::English);
    open_form(&window, Hands::Keys, &decision);
    window.type_text("not sent");
    window.press_key(Key::Escape);
    assert_form_closed(&window, &decision);
    open_form(&window, Hands::Keys, &decision);
    assert_eq!(window.evaluate_as::<String>("document.querySelector('#form-field-0').value"), "", "a new form");
    window.press(Hands::Keys, "#form [data-close]");
    assert_form_closed(&window, &decision);
    let place: String = window.evaluate_as("location.hash");
    window.resize(320, 640);
    open_form(&window, Hands::Mouse, &decision);
    let edges: (f64, f64) = window.evaluate_as(
        "(({ left, right }) => [left, innerWidth - right])(document.querySelector('#form').getBoundingClientRect())",
    );
    assert!(edges.0 >= 0.0 && edges.1 >= 0.0, "the form is wider than a phone: {edges:?}");
    if let Some(folder) = crate::pictures::output_folder() {
        std::fs::write(folder.join("form-narrow.png"), window.take_screenshot()).expect("a picture can be kept");
    }
    go_back(&window);
    assert_form_closed(&window, &decision);
    assert_eq!(window.evaluate_as::<String>("location.hash"), place, "the channel behind it stays");
    window.assert_no_errors();
}
