//! The page at a phone's width.

use crate::demonstration::{goes_to_channel, goes_to_session};
use crate::hands::{Hands, Key};
use crate::stage::Stage;
use crate::window::Window;
use crate::words::Language;

/// Opens the drawer by keyboard and goes to a place in it.
fn goes_by_drawer(window: &Window, name: &str) {
    window.walk_to("#side-open");
    window.key(Key::Enter);
    window.until("the drawer has the focus", "Boolean(document.activeElement?.closest('#side'))");
    let place = window.places().into_iter().find(|place| place.name == name);
    let place = place.unwrap_or_else(|| window.fail(&format!("there is no channel {name}")));
    window.press(Hands::Keys, &format!("#places [data-place=\"{}\"]", place.id));
    window.until("the drawer is closed", "!document.querySelector('#page').classList.contains('drawer')");
    window.wait("the place is shown", || window.places().into_iter().find(|one| one.name == name && one.is_shown));
    window.settles();
}

fn assert_fits(window: &Window, state: &str) {
    let (inside, outside): (u32, u32) =
        window.see("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]");
    if inside > outside {
        window.fail(&format!("{state}: {inside} pixels are wider than the window of {outside}"));
    }
    let cut: Vec<String> = window.see(
        "[...document.querySelectorAll('#messages button, #messages select, #messages img, #box button, #top button')] \
         .filter((one) => isSeen(one) && one.getBoundingClientRect().right > innerWidth + 1).map(name)",
    );
    if !cut.is_empty() {
        window.fail(&format!("{state}: cut off at the edge: {cut:?}"));
    }
}

pub fn nothing_is_wider_than_a_phone() {
    let stage = Stage::set();
    let language = Language::Ukrainian;
    let window = stage.window("ala", language);
    goes_to_session(&window, Language::English);
    goes_to_channel(&window, Language::English, "sandbox-finished");
    for width in [390, 320] {
        window.size(width, 780);
        for key in ["sandbox-finished", "sandbox-play", "sandbox-table"] {
            goes_by_drawer(&window, &Language::English.text(key));
            assert_fits(&window, &format!("{key} at {width}"));
        }
        window.goes_to_box(Hands::Mouse);
        window.types("/");
        window.is_offered_commands();
        assert_fits(&window, &format!("suggestions at {width}"));
        window.opens_fields(language);
        assert_fits(&window, &format!("fields at {width}"));
        window.click("#fields .chip");
        window.walk_to("#command-box");
        window.empties_box();
    }
    window.assert_well();
}

pub fn the_drawer_is_opened_and_left_by_keys() {
    let stage = Stage::set();
    let window = stage.window("ala", Language::English);
    window.size(390, 780);
    window.until("the column is outside", "!isSeen(document.querySelector('#side-close'))");
    goes_by_drawer(&window, &Language::English.text("sandbox-table"));
    window.until("the reader goes on at the place", "document.activeElement?.id === 'place'");
    window.walk_to("#side-open");
    window.key(Key::Enter);
    window.until("the drawer has come", "document.querySelector('#side').getBoundingClientRect().left === 0");
    // Elements behind the drawer must not be able to take the focus.
    for _ in 0..40 {
        window.key(Key::Tab);
        let is_before = "focused() === null || (isFocusShown() && document.activeElement.closest('#side') !== null)";
        assert!(window.see::<bool>(is_before), "the focus is on {:?}", window.focus());
    }
    window.key(Key::Escape);
    window.until("the focus is back on the button", "document.activeElement?.id === 'side-open'");
    window.assert_well();
}
