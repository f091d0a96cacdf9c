//! Accessibility of the page: the checks of axe-core, and checks that require operating the page.

use crate::axe::Axe;
use crate::demonstration::{open_channel, open_session};
use crate::hands::{Hands, Key};
use crate::look::{Item, Kind, Message};
use crate::stage::Stage;
use crate::window::{Theme, Window};
use crate::words::Language;

/// Opens the list of the hexes that are offered as buttons.
pub fn open_list(window: &Window, hands: Hands, card: &Message) -> Message {
    let more = card.items.iter().find(|item| item.words().ends_with(" +"));
    let more = more.unwrap_or_else(|| window.fail("there is no list")).clone();
    assert!(window.press_control(hands, &card.id, &more.id), "the button is there");
    window.wait_for("the list is shown", || {
        window.message(&card.id).filter(|card| card.items.iter().any(|item| is_select(&item)))
    })
}

/// Opens the guide: selects a tile in the hand, after which the bot asks for a hex.
pub fn open_guide(window: &Window, hands: Hands, post: &Message) -> Message {
    let place = post.items.iter().find(|item| item.words().starts_with("place"));
    let place = place.unwrap_or_else(|| window.fail("nothing can be placed")).clone();
    window.wait_for_reply(|| assert!(window.press_control(hands, &post.id, &place.id), "the tile has gone"))
}

fn is_select(item: &&Item) -> bool {
    item.kind == Kind::Select
}

/// Checks the main states of the page, one after the other.
fn check_states(axe: &Axe, window: &Window, size: &str) {
    let check = |state: &str| {
        for (theme, name) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
            window.emulate_theme(theme);
            axe.assert_no_violations(window, &format!("{state}, {name}, {size}"));
        }
    };
    check("with a private answer that has a select");
    window.press(Hands::Keys, "#help-open");
    window.wait_until("the help is open", "document.querySelector('#help').open");
    check("with the help open");
    window.press_key(Key::Escape);
    window.click("#messages article a.picture");
    window.wait_until("the picture is open", "document.querySelector('#picture').open");
    check("with a picture open");
    window.press_key(Key::Escape);
    window.focus_command_box(Hands::Keys);
    window.type_text("/");
    window.wait_for_command_suggestions();
    check("with the list of commands open");
    window.open_command_fields(Language::English);
    check("with the fields of a command");
    window.press(Hands::Mouse, "#fields .chip");
    window.wait_until("the line is back", "document.activeElement?.id === 'command-box'");
    window.clear_command_box();
}

pub fn axe_finds_no_violations_in_the_main_states() {
    let stage = Stage::start();
    let axe = Axe::load();
    let window = stage.open_window("ala", Language::English);
    window.select_person(Hands::Mouse, "Ala");
    open_channel(&window, Language::English, "sandbox-finished");
    axe.assert_no_violations(&window, "with a finished game");
    let place = window.go_to_empty_channel(Hands::Mouse);
    axe.assert_no_violations(&window, &format!("in the empty channel {}", place.name));
    let post = open_session(&window, Language::English);
    let answer = open_guide(&window, Hands::Mouse, &post);
    let answer = open_list(&window, Hands::Mouse, &answer);
    assert!(answer.items.iter().any(|item| is_select(&item)), "a hex is chosen from a list");
    check_states(&axe, &window, "desktop");
    window.resize(390, 780);
    // The left column slides out. Until it is hidden, its links are outside the window.
    window.wait_until(
        "the left column is away",
        "getComputedStyle(document.querySelector('#side')).visibility === 'hidden'",
    );
    check_states(&axe, &window, "phone");
    window.press(Hands::Keys, "#side-open");
    window.wait_until("the drawer is open", "isSeen(document.querySelector('#side-close'))");
    // Its colours are checked once the column has slid back in.
    window.wait_until("the drawer has come", "document.querySelector('#side').getBoundingClientRect().left === 0");
    axe.assert_no_violations(&window, "with the drawer open");
    window.assert_no_errors();
}

pub fn tab_order_follows_the_visual_order() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    window.select_person(Hands::Mouse, "Ala");
    open_session(&window, Language::English);
    window.reload();
    window.wait_until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
    assert_session_reloaded(&window);
    let mut parts: Vec<String> = Vec::new();
    for _ in 0..200 {
        window.press_key(Key::Tab);
        let Some(focus) = window.focus() else { break };
        if !window.evaluate_as::<bool>("isFocusShown()") {
            window.fail(&format!("the focus cannot be seen on {focus:?}"));
        }
        if parts.last() != Some(&focus.part) {
            parts.push(focus.part);
        }
    }
    assert_eq!(parts, ["skips", "places", "settings", "top", "notice", "messages", "box"]);
    window.assert_no_errors();
}

/// Reloads the page: the place in the address is shown again, and no element has the focus yet.
fn assert_session_reloaded(window: &Window) {
    window.wait_until_loaded();
    window.wait_for("the messages are back", || (!window.messages().is_empty()).then_some(()));
    assert_eq!(window.focus(), None);
}

pub fn skip_links_lead_to_the_messages_and_to_the_command_box() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    open_session(&window, Language::English);
    window.reload();
    window.wait_until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
    assert_session_reloaded(&window);
    window.press(Hands::Keys, "#skips [data-skip='messages']");
    window.wait_until("the messages have the focus", "focused()?.part === 'messages'");
    window.tab_to("#skips [data-skip='command-box']");
    window.press_key(Key::Enter);
    window.wait_until("the box has the focus", "document.activeElement?.id === 'command-box'");
    window.assert_no_errors();
}

pub fn focus_stays_where_a_user_has_pressed() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    window.select_person(Hands::Keys, "Ala");
    let post = open_session(&window, Language::English);
    let answer = open_guide(&window, Hands::Keys, &post);
    assert_eq!(window.focus().and_then(|focus| focus.message), Some(post.id.clone()), "on the button that was pressed");
    let answer = open_list(&window, Hands::Keys, &answer);
    let select = answer.items.iter().find(is_select).expect("a list of hexes").clone();
    let value = &select.options.first().expect("a hex").value;
    assert!(window.choose(Hands::Keys, &answer.id, &select.id, value), "the list is there");
    window.wait_for("the preview is shown", || {
        window.message(&answer.id).filter(|message| message.items.iter().any(|item| item.operation() == "do"))
    });
    let focus = window.focus();
    assert_eq!(focus.and_then(|focus| focus.message), Some(answer.id.clone()), "in the message that was changed");
    window.wait_until("and it can be seen", "isFocusShown()");
    window.assert_no_errors();
}
