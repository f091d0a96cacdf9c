//! A page of the browser, driven in the words of its protocol: commands with their answers, and what the console hears.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chromiumoxide::Page;
use chromiumoxide::cdp::browser_protocol::log::{self, EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::browser_protocol::page::CaptureScreenshotFormat;
use chromiumoxide::cdp::js_protocol::runtime::{self, EventConsoleApiCalled, EventExceptionThrown};
use chromiumoxide::page::ScreenshotParams;
use chromiumoxide::types::{Command, Method, MethodId};
use futures::StreamExt as _;
use serde::{Serialize, Serializer};
use serde_json::Value;
use tokio::runtime::Handle;

/// Messages in the console.
#[derive(Debug, Default)]
pub struct Console {
    /// Every line.
    pub all: Vec<String>,
    /// Errors: of scripts, of the network, of what the security policy forbids.
    pub wrong: Vec<String>,
}

/// A command by its name, with settings as the protocol describes them.
#[derive(Debug)]
struct Wanted<'a> {
    method: &'static str,
    settings: &'a Value,
}

impl Serialize for Wanted<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.settings.serialize(serializer)
    }
}

impl Method for Wanted<'_> {
    fn identifier(&self) -> MethodId {
        self.method.into()
    }
}

impl Command for Wanted<'_> {
    type Response = Value;
}

/// A page.
pub struct Tab {
    page: Page,
    threads: Handle,
    console: Arc<Mutex<Console>>,
}

impl Tab {
    /// Begins to hear what the page's console says.
    pub fn new(page: Page, threads: Handle) -> Self {
        let console = Arc::new(Mutex::new(Console::default()));
        let tab = Self { page, threads, console };
        tab.threads.block_on(tab.listen()).expect("the console can be heard");
        tab
    }

    /// Lets the page do something, and gives the answer.
    pub fn command(&self, method: &'static str, settings: &Value) -> Result<Value, String> {
        let answer = self.threads.block_on(self.page.execute(Wanted { method, settings }));
        answer.map(|answer| answer.result).map_err(|error| error.to_string())
    }

    /// A picture of what is shown, as PNG.
    pub fn picture(&self) -> Result<Vec<u8>, String> {
        let kind = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png).build();
        self.threads.block_on(self.page.screenshot(kind)).map_err(|error| error.to_string())
    }

    /// Messages that the console has heard so far.
    pub fn console(&self) -> MutexGuard<'_, Console> {
        self.console.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn listen(&self) -> Result<(), chromiumoxide::error::CdpError> {
        let mut calls = self.page.event_listener::<EventConsoleApiCalled>().await?;
        let mut thrown = self.page.event_listener::<EventExceptionThrown>().await?;
        let mut entries = self.page.event_listener::<EventEntryAdded>().await?;
        self.page.execute(runtime::EnableParams::default()).await?;
        self.page.execute(log::EnableParams::default()).await?;
        let console = Arc::clone(&self.console);
        self.threads.spawn(async move {
            loop {
                let (line, is_wrong) = tokio::select! {
                    Some(event) = calls.next() => console_text(&event),
                    Some(event) = thrown.next() => (format!("{:?}", event.exception_details), true),
                    Some(event) = entries.next() => {
                        let entry = &event.entry;
                        let line = format!("{} {}", entry.text, entry.url.as_deref().unwrap_or_default());
                        (line, entry.level == LogEntryLevel::Error)
                    }
                    else => return,
                };
                let mut console = console.lock().unwrap_or_else(PoisonError::into_inner);
                if is_wrong {
                    console.wrong.push(line.clone());
                }
                console.all.push(line);
            }
        });
        Ok(())
    }
}

/// Text that a script has written to the console.
fn console_text(event: &EventConsoleApiCalled) -> (String, bool) {
    let words = event.args.iter().map(|arg| match (&arg.value, &arg.description) {
        (Some(value), _) => value.to_string(),
        (None, description) => description.clone().unwrap_or_default(),
    });
    let is_wrong = event.r#type == runtime::ConsoleApiCalledType::Error;
    (words.collect::<Vec<_>>().join(" "), is_wrong)
}
