//! The fixtures of a test: a browser, the program, and windows with people at them.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::chromium::Chromium;
use crate::program::Program;
use crate::window::Window;
use crate::words::Language;

/// Browsers need many resources, so tests run one at a time.
static TURN: Mutex<()> = Mutex::new(());

/// The browser and the program used by one test.
pub struct Stage {
    pub program: Program,
    browser: Chromium,
    _turn: MutexGuard<'static, ()>,
}

impl Stage {
    /// Starts the browser and the program with the default language.
    pub fn set() -> Self {
        Self::set_in(Language::English)
    }

    /// As `set`, with a server in this language.
    pub fn set_in(language: Language) -> Self {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        Self { program: Program::start(language), browser: Chromium::start(), _turn: turn }
    }

    /// A window in a language, with the first person selected.
    pub fn window(&self, name: &str, language: Language) -> Window {
        self.window_at(name, &format!("{}/?language={}", self.program.address(), language.code()))
    }

    /// A window without a page.
    pub fn empty_window(&self, name: &str) -> Window {
        Window::open(name, self.browser.tab(), "about:blank")
    }

    /// A window at an address of the page.
    pub fn window_at(&self, name: &str, address: &str) -> Window {
        let window = Window::open(name, self.browser.tab(), address);
        window.until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
        window.settles();
        window
    }
}
