//! The fixtures of a test: a browser, the program, and windows with people at them.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::chromium::Chromium;
use crate::program::Program;
use crate::window::Window;
use crate::words::Language;

/// Browsers need many resources, so tests run one at a time.
static TEST_LOCK: Mutex<()> = Mutex::new(());

/// The browser and the program used by one test.
pub struct Stage {
    pub program: Program,
    browser: Chromium,
    _turn: MutexGuard<'static, ()>,
}

impl Stage {
    /// Starts the browser and the program with the default language.
    pub fn start() -> Self {
        Self::start_in(Language::English)
    }

    /// As `set`, with a server in this language.
    pub fn start_in(language: Language) -> Self {
        let turn = TEST_LOCK.lock().unwrap_or_else(PoisonError::into_inner);
        Self { program: Program::start(language), browser: Chromium::start(), _turn: turn }
    }

    /// A window in a language, with the first person selected.
    pub fn open_window(&self, name: &str, language: Language) -> Window {
        self.open_window_at(name, &format!("{}/?language={}", self.program.address(), language.code()))
    }

    /// A window without a page.
    pub fn open_empty_window(&self, name: &str) -> Window {
        Window::open(name, self.browser.open_tab(), "about:blank")
    }

    /// A window at an address of the page.
    pub fn open_window_at(&self, name: &str, address: &str) -> Window {
        let window = Window::open(name, self.browser.open_tab(), address);
        window.wait_until("the page is there", "Boolean(document.querySelector('#page:not([hidden])'))");
        window.wait_until_loaded();
        window
    }
}
