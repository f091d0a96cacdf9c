//! A browser window that shows the page: reads the page, and reports failures.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::look::{Focus, LOOK_SCRIPT, Message};
use crate::program::root;
use crate::tab::Tab;

/// Maximum wait for anything; other processes may load the machine heavily.
pub const TIMEOUT: Duration = Duration::from_mins(2);

/// Delay before trying again.
const RETRY_DELAY: Duration = Duration::from_secs(3);

/// Polling interval for the page.
const POLL_INTERVAL: Duration = Duration::from_millis(40);

/// The preferred colour scheme of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// A dark background with light text.
    Dark,
    /// A light background with dark text.
    Light,
}

pub struct Window {
    name: String,
    tab: Tab,
}

impl Window {
    /// Opens the address in a page. The name is used for pictures of failures.
    pub fn open(name: &str, tab: Tab, address: &str) -> Self {
        let window = Self { name: name.to_owned(), tab };
        window.resize(1280, 900);
        window.navigate(address);
        window
    }

    /// Goes to another page.
    pub fn navigate(&self, address: &str) {
        self.load_page("Page.navigate", &json!({ "url": address }));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.load_page("Page.reload", &json!({}));
    }

    fn load_page(&self, method: &'static str, settings: &Value) {
        // Marks the old page, since there is no other way of telling it from the new one.
        self.evaluate("window.isLeft = true");
        self.send_command(method, settings);
        let is_loaded = "window.isLeft === undefined && document.readyState === 'complete'";
        self.wait_for("the page is loaded", || self.try_evaluate(is_loaded)?.as_bool()?.then_some(()));
    }

    /// Resizes the window, in pixels of the page. A narrow window emulates a phone.
    pub fn resize(&self, width: u32, height: u32) {
        let is_phone = width < 760;
        let wanted = json!({
            "width": width, "height": height, "deviceScaleFactor": if is_phone { 2 } else { 1 }, "mobile": is_phone,
        });
        self.send_command("Emulation.setDeviceMetricsOverride", &wanted);
    }

    /// Emulates a system preference for light or dark colours.
    pub fn emulate_theme(&self, theme: Theme) {
        let theme = if theme == Theme::Dark { "dark" } else { "light" };
        let wanted = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme }] });
        self.send_command("Emulation.setEmulatedMedia", &wanted);
    }

    /// The value of an expression, which may use the functions of `look.js`.
    pub fn evaluate_as<T: DeserializeOwned>(&self, expression: &str) -> T {
        let value = self.evaluate(&format!("(() => {{ {LOOK_SCRIPT}\nreturn ({expression}); }})()"));
        serde_json::from_value(value.clone())
            .unwrap_or_else(|error| self.fail(&format!("{expression}: {value}: {error}")))
    }

    /// The value of a script; if it is a promise, its awaited value.
    pub fn evaluate(&self, script: &str) -> Value {
        self.try_evaluate(script).unwrap_or_else(|| self.fail("the page has gone while it was looked at"))
    }

    /// As `evaluate`; `None` if the page went away during the call.
    pub fn try_evaluate(&self, script: &str) -> Option<Value> {
        let wanted = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        let answer = self.tab.send_command("Runtime.evaluate", &wanted).ok()?;
        if let Some(thrown) = answer.get("exceptionDetails") {
            self.fail(&format!("the script has thrown {thrown}"));
        }
        Some(answer["result"]["value"].clone())
    }

    /// Sends a `DevTools` command to the browser.
    pub fn send_command(&self, method: &'static str, settings: &Value) -> Value {
        self.tab.send_command(method, settings).unwrap_or_else(|error| panic!("{}: {method}: {error}", self.name))
    }

    /// All messages on the page.
    pub fn messages(&self) -> Vec<Message> {
        self.evaluate_as("messages()")
    }

    /// The message with this id.
    pub fn message(&self, id: &str) -> Option<Message> {
        self.messages().into_iter().find(|message| message.id == id)
    }

    /// The focused element, if any.
    pub fn focus(&self) -> Option<Focus> {
        self.evaluate_as("focused()")
    }

    /// Waits until `look` returns a value, and returns it.
    pub fn wait_for<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let end = Instant::now() + TIMEOUT;
        loop {
            if let Some(seen) = look() {
                return seen;
            }
            if Instant::now() > end {
                self.fail(&format!("waited in vain until {what}"));
            }
            std::thread::sleep(POLL_INTERVAL);
        }
    }

    /// Waits until an expression is true.
    pub fn wait_until(&self, what: &str, expression: &str) {
        self.wait_for(what, || self.evaluate_as::<bool>(expression).then_some(()));
    }

    /// True if an expression becomes true within a short time. Used for steps that are retried if it does not.
    pub fn becomes_true_soon(&self, expression: &str) -> bool {
        let end = Instant::now() + RETRY_DELAY;
        while Instant::now() < end {
            if self.evaluate_as(expression) {
                return true;
            }
            std::thread::sleep(POLL_INTERVAL);
        }
        false
    }

    /// Waits until this text appears in the given part of the page.
    pub fn wait_for_text(&self, part: &str, words: &str) {
        let sought = format!(
            "[...document.querySelectorAll({part:?})].some((one) => isSeen(one) && text(one).includes({}))",
            json!(words)
        );
        self.wait_until(&format!("{part} says “{words}”"), &sought);
    }

    /// A screenshot of the page.
    pub fn take_screenshot(&self) -> Vec<u8> {
        self.tab.take_screenshot().unwrap_or_else(|error| panic!("{}: no picture: {error}", self.name))
    }

    /// Fails the test, and saves a picture and the console messages.
    pub fn fail(&self, why: &str) -> ! {
        let folder = root().join("target/browser");
        let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let file = folder.join(format!("{test}-{}.png", self.name));
        let mut report = format!("{}: {why}\n", self.name);
        let kept = std::fs::create_dir_all(&folder).map_err(|error| error.to_string());
        let kept = kept.and_then(|()| self.tab.take_screenshot());
        match kept.and_then(|picture| std::fs::write(&file, picture).map_err(|error| error.to_string())) {
            Ok(()) => _ = writeln!(report, "picture: {}", file.display()),
            Err(error) => _ = writeln!(report, "no picture: {error}"),
        }
        let console = self.tab.console().all.join("\n");
        let _ = std::fs::write(file.with_extension("txt"), &console);
        panic!("{report}console:\n{console}");
    }

    /// Asserts that there was no script error and no violation of the security policy.
    pub fn assert_no_errors(&self) {
        let mut wrong = self.tab.console().wrong.clone();
        // A picture can be replaced while the page is loading it; the new picture arrives with the same message.
        wrong.retain(|line| !(line.contains("404") && line.contains("/files/")));
        if !wrong.is_empty() {
            self.fail(&format!("the console says:\n{}", wrong.join("\n")));
        }
    }

    /// Discards messages about a lost connection, which are expected after the server has stopped.
    pub fn discard_connection_errors(&self) {
        let is_lost = |line: &String| line.contains("WebSocket connection") || line.contains("ERR_CONNECTION");
        self.tab.console().wrong.retain(|line| !is_lost(line));
    }
}
