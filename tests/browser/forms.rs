//! Forms shown by the bot: opened by a button, filled in by keyboard, and closed without sending.

use crate::demonstration::goes_to_session;
use crate::hands::{Hands, Key};
use crate::look::{Item, Message};
use crate::mishaps::{chooses_organisers, goes_back};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;

const OPEN: &str = "document.querySelector('#form').open";
const FIRST_HAS_FOCUS: &str = "document.activeElement?.id === 'form-field-0'";
const SEND: &str = "#form [type=submit]";

/// Goes to the game in progress as an organiser. Returns the button that annuls the game, and its message.
fn goes_to_annul(window: &Window, language: Language) -> (Message, Item) {
    chooses_organisers(window);
    window.until("the choice is taken", "document.querySelector('#messages [aria-busy]') === null");
    window.sits_as(Hands::Mouse, "Cela");
    goes_to_session(window, Language::English);
    let line = format!("/{} {}", language.text("command-organise"), language.text("command-organise-tables"));
    window.says(Hands::Mouse, &line);
    let (desk, pick) = window.newest_with("games", |item| item.operation() == "desk" && item.words() == "pick");
    assert!(window.choose(Hands::Mouse, &desk.id, &pick.id, &pick.options[0].value), "the list is there");
    window.newest_with("a decision", |item| item.operation() == "decide" && item.words().starts_with("annul"))
}

fn opens(window: &Window, hands: Hands, (message, button): &(Message, Item)) {
    assert!(window.press_control(hands, &message.id, &button.id), "the button is there");
    window.until("the form is open, with the focus in its first field", &format!("{OPEN} && {FIRST_HAS_FOCUS}"));
}

fn is_left_at(window: &Window, (message, button): &(Message, Item)) {
    window.until("the form is closed", &format!("!{OPEN}"));
    let focus = window.focus().unwrap_or_else(|| window.fail("nothing has the focus"));
    assert_eq!((focus.message.as_ref(), focus.control.as_ref()), (Some(&message.id), Some(&button.id)));
}

pub fn a_form_is_filled_in_by_keys() {
    let stage = Stage::set();
    let language = Language::Polish;
    let window = stage.window("cela", language);
    let decision = goes_to_annul(&window, language);
    opens(&window, Hands::Keys, &decision);
    let label: String = window.see("text(document.querySelector('#form-field-0').labels[0])");
    assert!(label.starts_with(&language.text("desk-reason")), "{label}");
    window.press(Hands::Keys, SEND);
    window.sees("#form", &language.text("page-error-required"));
    window.until("the focus is where something is missing", FIRST_HAS_FOCUS);
    window.types("nie");
    window.press(Hands::Keys, SEND);
    window.until("a text that is too short is refused", "document.querySelector('#form [aria-invalid=true]') !== null");
    assert!(window.see::<bool>(OPEN), "what was typed is still there");
    window.types(", <b>bo</b> wszyscy wyszli");
    if let Some(folder) = crate::pictures::folder() {
        std::fs::write(folder.join("form.png"), window.picture()).expect("a picture can be kept");
    }
    window.press(Hands::Keys, SEND);
    window.until("the form is sent", &format!("!{OPEN}"));
    window.sees("#messages", "nie, <b>bo</b> wszyscy wyszli");
    window.assert_well();
}

pub fn a_form_is_left_by_escape_back_and_cancel() {
    let stage = Stage::set();
    let window = stage.window("cela", Language::English);
    let decision = goes_to_annul(&window, Language::English);
    opens(&window, Hands::Keys, &decision);
    window.types("not sent");
    window.key(Key::Escape);
    is_left_at(&window, &decision);
    opens(&window, Hands::Keys, &decision);
    assert_eq!(window.see::<String>("document.querySelector('#form-field-0').value"), "", "a new form");
    window.press(Hands::Keys, "#form [data-close]");
    is_left_at(&window, &decision);
    let place: String = window.see("location.hash");
    window.size(320, 640);
    opens(&window, Hands::Mouse, &decision);
    let edges: (f64, f64) = window.see(
        "(({ left, right }) => [left, innerWidth - right])(document.querySelector('#form').getBoundingClientRect())",
    );
    assert!(edges.0 >= 0.0 && edges.1 >= 0.0, "the form is wider than a phone: {edges:?}");
    if let Some(folder) = crate::pictures::folder() {
        std::fs::write(folder.join("form-narrow.png"), window.picture()).expect("a picture can be kept");
    }
    goes_back(&window);
    is_left_at(&window, &decision);
    assert_eq!(window.see::<String>("location.hash"), place, "the channel behind it stays");
    window.assert_well();
}
