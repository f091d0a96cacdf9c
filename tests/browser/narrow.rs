//! The page at a phone's width.

use crate::demonstration::{open_channel, open_session};
use crate::hands::{Hands, Key};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;

/// Opens the drawer by keyboard and goes to a place in it.
fn open_place_by_drawer(window: &Window, name: &str) {
    window.tab_to("#side-open");
    window.press_key(Key::Enter);
    window.wait_until("the drawer has the focus", "Boolean(document.activeElement?.closest('#side'))");
    let place = window.places().into_iter().find(|place| place.name == name);
    let place = place.unwrap_or_else(|| window.fail(&format!("there is no channel {name}")));
    window.press(Hands::Keys, &format!("#places [data-place=\"{}\"]", place.id));
    window.wait_until("the drawer is closed", "!document.querySelector('#page').classList.contains('drawer')");
    window.wait_for("the place is shown", || window.places().into_iter().find(|one| one.name == name && one.is_shown));
    window.wait_until_loaded();
}

fn assert_fits(window: &Window, state: &str) {
    let (inside, outside): (u32, u32) =
        window.evaluate_as("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]");
    if inside > outside {
        window.fail(&format!("{state}: {inside} pixels are wider than the window of {outside}"));
    }
    let cut: Vec<String> = window.evaluate_as(
        "[...document.querySelectorAll('#messages button, #messages select, #messages img, #box button, #top button')] \
         .filter((one) => isSeen(one) && one.getBoundingClientRect().right > innerWidth + 1).map(name)",
    );
    if !cut.is_empty() {
        window.fail(&format!("{state}: cut off at the edge: {cut:?}"));
    }
}

pub fn nothing_is_wider_than_a_phone() {
    let stage = Stage::start();
    let language = Language::Ukrainian;
    let window = stage.open_window("ala", language);
    open_session(&window, Language::English);
    open_channel(&window, Language::English, "sandbox-finished");
    for width in [390, 320] {
        window.resize(width, 780);
        for key in ["sandbox-finished", "sandbox-play", "sandbox-table"] {
            open_place_by_drawer(&window, &Language::English.text(key));
            assert_fits(&window, &format!("{key} at {width}"));
        }
        window.focus_command_box(Hands::Mouse);
        window.type_text("/");
        window.wait_for_command_suggestions();
        assert_fits(&window, &format!("suggestions at {width}"));
        window.open_command_fields(language);
        assert_fits(&window, &format!("fields at {width}"));
        window.click("#fields .chip");
        window.tab_to("#command-box");
        window.clear_command_box();
    }
    window.assert_no_errors();
}

pub fn the_drawer_opens_and_closes_by_keyboard() {
    let stage = Stage::start();
    let window = stage.open_window("ala", Language::English);
    window.resize(390, 780);
    window.wait_until("the column is outside", "!isSeen(document.querySelector('#side-close'))");
    open_place_by_drawer(&window, &Language::English.text("sandbox-table"));
    window.wait_until("the reader goes on at the place", "document.activeElement?.id === 'place'");
    window.tab_to("#side-open");
    window.press_key(Key::Enter);
    window.wait_until("the drawer has come", "document.querySelector('#side').getBoundingClientRect().left === 0");
    // Elements behind the drawer must not be able to take the focus.
    for _ in 0..40 {
        window.press_key(Key::Tab);
        let is_before = "focused() === null || (isFocusShown() && document.activeElement.closest('#side') !== null)";
        assert!(window.evaluate_as::<bool>(is_before), "the focus is on {:?}", window.focus());
    }
    window.press_key(Key::Escape);
    window.wait_until("the focus is back on the button", "document.activeElement?.id === 'side-open'");
    window.assert_no_errors();
}
