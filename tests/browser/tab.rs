//! A page in the browser: `DevTools` commands, and the messages in its console.

use std::sync::{Mutex, MutexGuard, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::devtools::Connection;

/// Messages in the console.
#[derive(Debug, Default)]
pub struct Console {
    /// Every line logged.
    pub all: Vec<String>,
    /// Errors in scripts and on the network, and violations of the security policy.
    pub wrong: Vec<String>,
}

pub struct Tab {
    connection: Mutex<Connection>,
    console: Mutex<Console>,
}

impl Tab {
    /// Starts recording the page's console.
    pub fn new(connection: Connection) -> Self {
        let tab = Self { connection: Mutex::new(connection), console: Mutex::default() };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            tab.send_command(domain, &json!({})).expect("a new page hears commands");
        }
        tab
    }

    /// Sends a command to the page and returns the answer.
    pub fn send_command(&self, method: &str, settings: &Value) -> Result<Value, String> {
        let mut connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        let answer = connection.send_command(method, settings, |event, content| {
            if let Some((line, is_wrong)) = parse_console_line(event, content) {
                let mut console = self.console.lock().unwrap_or_else(PoisonError::into_inner);
                console.wrong.extend(is_wrong.then(|| line.clone()));
                console.all.push(line);
            }
        });
        answer.map_err(|error| error.to_string())
    }

    /// A PNG screenshot of the page.
    pub fn take_screenshot(&self) -> Result<Vec<u8>, String> {
        self.send_command("Page.bringToFront", &json!({}))?;
        let picture = self.send_command("Page.captureScreenshot", &json!({ "format": "png" }))?;
        STANDARD.decode(picture["data"].as_str().unwrap_or_default()).map_err(|error| error.to_string())
    }

    /// The console messages received so far. Events are received together with the answer to a command.
    pub fn console(&self) -> MutexGuard<'_, Console> {
        let _ = self.send_command("Runtime.evaluate", &json!({ "expression": "0" }));
        self.console.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The line that an event writes to the console, and true if it is an error; `None` for other events.
fn parse_console_line(event: &str, content: &Value) -> Option<(String, bool)> {
    match event {
        "Runtime.consoleAPICalled" => {
            let words = content["args"].as_array()?.iter().map(|arg| match arg.get("value") {
                Some(value) => value.to_string(),
                None => arg["description"].as_str().unwrap_or_default().to_owned(),
            });
            Some((words.collect::<Vec<_>>().join(" "), content["type"] == "error"))
        }
        "Runtime.exceptionThrown" => Some((content["exceptionDetails"].to_string(), true)),
        "Log.entryAdded" => {
            let entry = &content["entry"];
            let [text, url] = ["text", "url"].map(|key| entry[key].as_str().unwrap_or_default());
            Some((format!("{text} {url}"), entry["level"] == "error"))
        }
        _ => None,
    }
}
