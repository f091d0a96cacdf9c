//! The browser: found on this machine, started without a face and with a profile that nobody else has.

use std::path::{Path, PathBuf};
use std::time::Duration;

use chromiumoxide::cdp::browser_protocol::target::{CreateBrowserContextParams, CreateTargetParams};
use chromiumoxide::{Browser, BrowserConfig};
use futures::StreamExt as _;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::tab::Tab;

/// Arguments beside those of the library: nothing of it may ask the network for anything.
const ARGUMENTS: [&str; 6] = [
    "disable-quic",
    "disable-component-update",
    "disable-domain-reliability",
    "no-default-browser-check",
    "no-pings",
    "lang=en-GB",
];

/// Longest time of the browser for one answer; a loaded machine has its pauses.
const LONGEST_ANSWER: Duration = Duration::from_mins(5);

/// The name or path that the environment gives, unless it only says that there has to be one.
fn browser_path() -> Option<String> {
    std::env::var("SZTAB_BROWSER").ok().filter(|name| !name.is_empty() && name != "required")
}

/// True if a missing tool is a failure.
pub fn is_required() -> bool {
    std::env::var("SZTAB_BROWSER").is_ok_and(|name| name == "required")
}

/// Where the browser is, if there is one.
pub fn executable() -> Option<PathBuf> {
    if let Some(name) = browser_path() {
        let path = in_path(&name).unwrap_or_else(|| panic!("SZTAB_BROWSER names {name}, which is not there"));
        return Some(path);
    }
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(in_path)
}

fn in_path(name: &str) -> Option<PathBuf> {
    if name.contains('/') {
        return Some(PathBuf::from(name)).filter(|path| path.is_file());
    }
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// A running browser. It ends, and its profile goes, with this value.
pub struct Chromium {
    browser: Browser,
    threads: Runtime,
    // The last one, so that the folder outlives the browser.
    _profile: TempDir,
}

impl Chromium {
    /// Starts the browser.
    pub fn start() -> Self {
        Self::launch(&executable().expect("a browser: without one the tests are ignored"))
    }

    fn launch(path: &Path) -> Self {
        let profile = tempfile::Builder::new().prefix("sztab-browser-").tempdir().expect("a folder for the profile");
        let settings = BrowserConfig::builder()
            .chrome_executable(path)
            .user_data_dir(profile.path())
            .new_headless_mode()
            // The browser's own sandbox needs rights that containers and the administrator's account lack.
            .no_sandbox()
            .respect_https_errors()
            .disable_https_first()
            .viewport(None)
            .args(ARGUMENTS)
            .launch_timeout(LONGEST_ANSWER)
            .request_timeout(LONGEST_ANSWER)
            .build()
            .expect("every setting is given or has a default");
        let threads = Runtime::new().expect("threads");
        let (browser, mut handler) = threads.block_on(Browser::launch(settings)).expect("the browser starts");
        threads.spawn(async move { while handler.next().await.is_some() {} });
        Self { browser, threads, _profile: profile }
    }

    /// A window that shares nothing with the others: neither storage nor cache.
    pub fn tab(&self) -> Tab {
        let page = self.threads.block_on(async {
            let context = self.browser.create_browser_context(CreateBrowserContextParams::default()).await?;
            let wanted = CreateTargetParams::builder().url("about:blank").browser_context_id(context).build();
            self.browser.new_page(wanted.expect("it has an address")).await
        });
        Tab::new(page.expect("a window of its own"), self.threads.handle().clone())
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // One that does not hear the word is killed; its processes write to the profile until then.
        self.threads.block_on(async {
            if self.browser.close().await.is_ok() {
                let _ = tokio::time::timeout(Duration::from_secs(10), self.browser.wait()).await;
            }
            let _ = self.browser.kill().await;
        });
    }
}
