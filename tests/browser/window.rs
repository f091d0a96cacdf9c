//! A window of the browser with the page in it: what is seen there, and what to do when it is not what it should be.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::look::{Focus, LOOK, Message};
use crate::program::root;
use crate::tab::Tab;

/// Longest time for anything; others may be working this machine hard.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// Wait before trying again.
const MOMENT: Duration = Duration::from_secs(3);

/// Wait between two looks at the page.
const PAUSE: Duration = Duration::from_millis(40);

/// The colours that a system asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// Light letters on dark ground.
    Dark,
    /// Dark letters on light ground.
    Light,
}

/// A window.
pub struct Window {
    name: String,
    tab: Tab,
}

impl Window {
    /// Opens the address in a page. The name is that of pictures of failures.
    pub fn open(name: &str, tab: Tab, address: &str) -> Self {
        let window = Self { name: name.to_owned(), tab };
        window.size(1280, 900);
        window.go(address);
        window
    }

    /// Goes to another page.
    pub fn go(&self, address: &str) {
        self.loads("Page.navigate", &json!({ "url": address }));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.loads("Page.reload", &json!({}));
    }

    fn loads(&self, method: &'static str, settings: &Value) {
        // The page that is left cannot be told from the one that comes but by a mark on it.
        self.evaluate("window.isLeft = true");
        self.command(method, settings);
        let is_loaded = "window.isLeft === undefined && document.readyState === 'complete'";
        self.wait("the page is loaded", || self.tries_to_evaluate(is_loaded)?.as_bool()?.then_some(()));
    }

    /// Makes it so large, in pixels of the page. Narrow ones are those of a phone.
    pub fn size(&self, width: u32, height: u32) {
        let is_phone = width < 760;
        let wanted = json!({
            "width": width, "height": height, "deviceScaleFactor": if is_phone { 2 } else { 1 }, "mobile": is_phone,
        });
        self.command("Emulation.setDeviceMetricsOverride", &wanted);
    }

    /// Lets the system ask for light or dark colours.
    pub fn prefer(&self, theme: Theme) {
        let theme = if theme == Theme::Dark { "dark" } else { "light" };
        let wanted = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme }] });
        self.command("Emulation.setEmulatedMedia", &wanted);
    }

    /// The value of an expression, with what `look.js` has to look with.
    pub fn see<T: DeserializeOwned>(&self, expression: &str) -> T {
        let value = self.evaluate(&format!("(() => {{ {LOOK}\nreturn ({expression}); }})()"));
        serde_json::from_value(value.clone())
            .unwrap_or_else(|error| self.fail(&format!("{expression}: {value}: {error}")))
    }

    /// The value of a script, waited for if it is a promise.
    pub fn evaluate(&self, script: &str) -> Value {
        self.tries_to_evaluate(script).unwrap_or_else(|| self.fail("the page has gone while it was looked at"))
    }

    /// As `evaluate`; nothing if the page went away meanwhile.
    pub fn tries_to_evaluate(&self, script: &str) -> Option<Value> {
        let wanted = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        let answer = self.tab.command("Runtime.evaluate", &wanted).ok()?;
        if let Some(thrown) = answer.get("exceptionDetails") {
            self.fail(&format!("the script has thrown {thrown}"));
        }
        Some(answer["result"]["value"].clone())
    }

    /// Lets the browser do something in its own protocol's words.
    pub fn command(&self, method: &'static str, settings: &Value) -> Value {
        self.tab.command(method, settings).unwrap_or_else(|error| panic!("{}: {method}: {error}", self.name))
    }

    /// All messages that are shown.
    pub fn messages(&self) -> Vec<Message> {
        self.see("messages()")
    }

    /// The message with this id.
    pub fn message(&self, id: &str) -> Option<Message> {
        self.messages().into_iter().find(|message| message.id == id)
    }

    /// Owner of the focus.
    pub fn focus(&self) -> Option<Focus> {
        self.see("focused()")
    }

    /// Waits until there is something, and gives it.
    pub fn wait<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(seen) = look() {
                return seen;
            }
            if Instant::now() > end {
                self.fail(&format!("waited in vain until {what}"));
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Waits until an expression holds.
    pub fn until(&self, what: &str, expression: &str) {
        self.wait(what, || self.see::<bool>(expression).then_some(()));
    }

    /// True if an expression holds within a moment; for what is tried again otherwise.
    pub fn is_soon(&self, expression: &str) -> bool {
        let end = Instant::now() + MOMENT;
        while Instant::now() < end {
            if self.see(expression) {
                return true;
            }
            std::thread::sleep(PAUSE);
        }
        false
    }

    /// Waits until these words can be read somewhere in the part of the page.
    pub fn sees(&self, part: &str, words: &str) {
        let sought = format!(
            "[...document.querySelectorAll({part:?})].some((one) => isSeen(one) && text(one).includes({}))",
            json!(words)
        );
        self.until(&format!("{part} says “{words}”"), &sought);
    }

    /// A picture of what is shown.
    pub fn picture(&self) -> Vec<u8> {
        self.tab.picture().unwrap_or_else(|error| panic!("{}: no picture: {error}", self.name))
    }

    /// Ends the test: with a picture, and with what the console said.
    pub fn fail(&self, why: &str) -> ! {
        let folder = root().join("target/browser");
        let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let file = folder.join(format!("{test}-{}.png", self.name));
        let mut report = format!("{}: {why}\n", self.name);
        let kept = std::fs::create_dir_all(&folder).map_err(|error| error.to_string());
        let kept = kept.and_then(|()| self.tab.picture());
        match kept.and_then(|picture| std::fs::write(&file, picture).map_err(|error| error.to_string())) {
            Ok(()) => _ = writeln!(report, "picture: {}", file.display()),
            Err(error) => _ = writeln!(report, "no picture: {error}"),
        }
        let console = self.tab.console().all.join("\n");
        let _ = std::fs::write(file.with_extension("txt"), &console);
        panic!("{report}console:\n{console}");
    }

    /// Asserts that the page is well: no error in a script, nothing that its security policy forbids.
    pub fn assert_well(&self) {
        let mut wrong = self.tab.console().wrong.clone();
        // A picture that was exchanged while the page asked for it: the next one has come with the same message.
        wrong.retain(|line| !(line.contains("404") && line.contains("/files/")));
        if !wrong.is_empty() {
            self.fail(&format!("the console says:\n{}", wrong.join("\n")));
        }
    }

    /// Forgets messages about a lost connection, which are as they should be after the server was taken away.
    pub fn forget_lost_connections(&self) {
        let is_lost = |line: &String| line.contains("WebSocket connection") || line.contains("ERR_CONNECTION");
        self.tab.console().wrong.retain(|line| !is_lost(line));
    }
}
