//! The browser: found on this machine, and started headless with its own profile.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::devtools::{Connection, MAX_RESPONSE_TIME};
use crate::tab::Tab;

/// Arguments for the browser: it makes no network requests of its own, does not throttle background windows, and
/// renders the same way everywhere.
const ARGUMENTS: [&str; 21] = [
    "headless=new",
    "remote-debugging-port=0",
    // The browser's own sandbox needs privileges that containers and the root account lack.
    "no-sandbox",
    "disable-dev-shm-usage",
    "disable-background-networking",
    "disable-background-timer-throttling",
    "disable-backgrounding-occluded-windows",
    "disable-renderer-backgrounding",
    "disable-breakpad",
    "disable-component-update",
    "disable-default-apps",
    "disable-domain-reliability",
    "disable-extensions",
    "disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,TranslateUI",
    "disable-quic",
    "disable-sync",
    "force-color-profile=srgb",
    "no-default-browser-check",
    "no-first-run",
    "no-pings",
    "lang=en-GB",
];

/// Polling interval while a browser is starting or ending.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The browser's name or path from the environment; `None` if the value is only `required`.
fn browser_path() -> Option<String> {
    std::env::var("SZTAB_BROWSER").ok().filter(|name| !name.is_empty() && name != "required")
}

/// True if a missing tool makes the tests fail.
pub fn is_required() -> bool {
    std::env::var("SZTAB_BROWSER").is_ok_and(|name| name == "required")
}

/// Path of the browser, if one is installed.
pub fn find_browser() -> Option<PathBuf> {
    if let Some(name) = browser_path() {
        let path = find_in_path(&name).unwrap_or_else(|| panic!("SZTAB_BROWSER names {name}, which is not there"));
        return Some(path);
    }
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(find_in_path)
}

fn find_in_path(name: &str) -> Option<PathBuf> {
    if name.contains('/') {
        return Some(PathBuf::from(name)).filter(|path| path.is_file());
    }
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// A running browser. Dropping it ends the browser and removes its profile.
pub struct Chromium {
    process: Child,
    port: u16,
    connection: RefCell<Connection>,
    // Declared last, so that the folder outlives the browser.
    _profile: TempDir,
}

impl Chromium {
    pub fn start() -> Self {
        Self::launch(&find_browser().expect("a browser: without one the tests are ignored"))
    }

    fn launch(path: &Path) -> Self {
        let profile = tempfile::Builder::new().prefix("sztab-browser-").tempdir().expect("a folder for the profile");
        let mut command = Command::new(path);
        command.args(ARGUMENTS.map(|argument| format!("--{argument}")));
        command.arg(format!("--user-data-dir={}", profile.path().display())).arg("about:blank");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let process = command.spawn().expect("the browser starts");
        let (port, socket) = read_address(&profile.path().join("DevToolsActivePort"));
        let connection = RefCell::new(Connection::open(port, &socket).expect("the browser listens"));
        Self { process, port, connection, _profile: profile }
    }

    /// A window that shares neither storage nor cache with the others.
    pub fn open_tab(&self) -> Tab {
        let context = &self.send_command("Target.createBrowserContext", &json!({}))["browserContextId"];
        let page = json!({ "url": "about:blank", "browserContextId": context });
        let page = &self.send_command("Target.createTarget", &page)["targetId"];
        let path = format!("/devtools/page/{}", page.as_str().expect("a page has an id"));
        Tab::new(Connection::open(self.port, &path).expect("the page listens"))
    }

    fn send_command(&self, method: &str, settings: &Value) -> Value {
        let answer = self.connection.borrow_mut().send_command(method, settings, |_, _| {});
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }
}

/// The port and path on which a browser listens, from the file that the browser writes when it is ready.
fn read_address(file: &Path) -> (u16, String) {
    let end = Instant::now() + MAX_RESPONSE_TIME;
    while Instant::now() < end {
        let text = fs::read_to_string(file).unwrap_or_default();
        if let Some((port, path)) = text.split_once('\n')
            && path.starts_with("/devtools/browser/")
        {
            return (port.parse().expect("a port"), path.to_owned());
        }
        sleep(POLL_INTERVAL);
    }
    panic!("the browser has not started");
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // The browser's processes write to the profile until they end. A browser that does not respond is killed.
        let _ = self.connection.get_mut().send_command("Browser.close", &json!({}), |_, _| {});
        let end = Instant::now() + Duration::from_secs(10);
        while Instant::now() < end && matches!(self.process.try_wait(), Ok(None)) {
            sleep(POLL_INTERVAL);
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
