//! Accessibility of the page: the checks of axe-core, and checks that require operating the page.

use crate::axe::Axe;
use crate::demonstration::{goes_to_channel, goes_to_session};
use crate::hands::{Hands, Key};
use crate::look::{Item, Kind, Message};
use crate::stage::Stage;
use crate::window::{Theme, Window};
use crate::words::Language;

/// Opens the list of the hexes that are offered as buttons.
pub fn opens_list(window: &Window, hands: Hands, card: &Message) -> Message {
    let more = card.items.iter().find(|item| item.words().ends_with(" +"));
    let more = more.unwrap_or_else(|| window.fail("there is no list")).clone();
    assert!(window.press_control(hands, &card.id, &more.id), "the button is there");
    window.wait("the list is shown", || {
        window.message(&card.id).filter(|card| card.items.iter().any(|item| is_select(&item)))
    })
}

/// Opens the guide: selects a tile in the hand, after which the bot asks for a hex.
pub fn opens_guide(window: &Window, hands: Hands, post: &Message) -> Message {
    let place = post.items.iter().find(|item| item.words().starts_with("place"));
    let place = place.unwrap_or_else(|| window.fail("nothing can be placed")).clone();
    window.answer_to(|| assert!(window.press_control(hands, &post.id, &place.id), "the tile has gone"))
}

fn is_select(item: &&Item) -> bool {
    item.kind == Kind::Select
}

/// Checks the main states of the page, one after the other.
fn check_states(axe: &Axe, window: &Window, size: &str) {
    let check = |state: &str| {
        for (theme, name) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
            window.prefer(theme);
            axe.assert_finds_nothing(window, &format!("{state}, {name}, {size}"));
        }
    };
    check("with a private answer that has a select");
    window.press(Hands::Keys, "#help-open");
    window.until("the help is open", "document.querySelector('#help').open");
    check("with the help open");
    window.key(Key::Escape);
    window.click("#messages article a.picture");
    window.until("the picture is open", "document.querySelector('#picture').open");
    check("with a picture open");
    window.key(Key::Escape);
    window.goes_to_box(Hands::Keys);
    window.types("/");
    window.is_offered_commands();
    check("with the list of commands open");
    window.opens_fields(Language::English);
    check("with the fields of a command");
    window.press(Hands::Mouse, "#fields .chip");
    window.until("the line is back", "document.activeElement?.id === 'command-box'");
    window.empties_box();
}

pub fn a_checker_finds_nothing_in_the_main_states() {
    let stage = Stage::set();
    let axe = Axe::load();
    let window = stage.window("ala", Language::English);
    window.sits_as(Hands::Mouse, "Ala");
    goes_to_channel(&window, Language::English, "sandbox-finished");
    axe.assert_finds_nothing(&window, "with a finished game");
    let place = window.goes_to_empty_channel(Hands::Mouse);
    axe.assert_finds_nothing(&window, &format!("in the empty channel {}", place.name));
    let post = goes_to_session(&window, Language::English);
    let answer = opens_guide(&window, Hands::Mouse, &post);
    let answer = opens_list(&window, Hands::Mouse, &answer);
    assert!(answer.items.iter().any(|item| is_select(&item)), "a hex is chosen from a list");
    check_states(&axe, &window, "desktop");
    window.size(390, 780);
    // The left column slides out. Until it is hidden, its links are outside the window.
    window
        .until("the left column is away", "getComputedStyle(document.querySelector('#side')).visibility === 'hidden'");
    check_states(&axe, &window, "phone");
    window.press(Hands::Keys, "#side-open");
    window.until("the drawer is open", "isSeen(document.querySelector('#side-close'))");
    // Its colours are checked once the column has slid back in.
    window.until("the drawer has come", "document.querySelector('#side').getBoundingClientRect().left === 0");
    axe.assert_finds_nothing(&window, "with the drawer open");
    window.assert_well();
}

pub fn tab_goes_through_the_page_as_it_is_seen() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    window.sits_as(Hands::Mouse, "Ala");
    goes_to_session(&window, Language::English);
    window.reload();
    window.until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
    goes_to_session_again(&window);
    let mut parts: Vec<String> = Vec::new();
    for _ in 0..200 {
        window.key(Key::Tab);
        let Some(focus) = window.focus() else { break };
        if !window.see::<bool>("isFocusShown()") {
            window.fail(&format!("the focus cannot be seen on {focus:?}"));
        }
        if parts.last() != Some(&focus.part) {
            parts.push(focus.part);
        }
    }
    assert_eq!(parts, ["skips", "places", "settings", "top", "notice", "messages", "box"]);
    window.assert_well();
}

/// Reloads the page: the place in the address is shown again, and no element has the focus yet.
fn goes_to_session_again(window: &Window) {
    window.settles();
    window.wait("the messages are back", || (!window.messages().is_empty()).then_some(()));
    assert_eq!(window.focus(), None);
}

pub fn skip_links_lead_to_the_messages_and_to_the_command_box() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    goes_to_session(&window, Language::English);
    window.reload();
    window.until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
    goes_to_session_again(&window);
    window.press(Hands::Keys, "#skips [data-skip='messages']");
    window.until("the messages have the focus", "focused()?.part === 'messages'");
    window.walk_to("#skips [data-skip='command-box']");
    window.key(Key::Enter);
    window.until("the box has the focus", "document.activeElement?.id === 'command-box'");
    window.assert_well();
}

pub fn the_focus_stays_where_somebody_has_pressed() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    window.sits_as(Hands::Keys, "Ala");
    let post = goes_to_session(&window, Language::English);
    let answer = opens_guide(&window, Hands::Keys, &post);
    assert_eq!(window.focus().and_then(|focus| focus.message), Some(post.id.clone()), "on the button that was pressed");
    let answer = opens_list(&window, Hands::Keys, &answer);
    let select = answer.items.iter().find(is_select).expect("a list of hexes").clone();
    let value = &select.options.first().expect("a hex").value;
    assert!(window.choose(Hands::Keys, &answer.id, &select.id, value), "the list is there");
    window.wait("the preview is shown", || {
        window.message(&answer.id).filter(|message| message.items.iter().any(|item| item.operation() == "do"))
    });
    let focus = window.focus();
    assert_eq!(focus.and_then(|focus| focus.message), Some(answer.id.clone()), "in the message that was changed");
    window.until("and it can be seen", "isFocusShown()");
    window.assert_well();
}
