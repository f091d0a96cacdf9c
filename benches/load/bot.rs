//! The bot as a separate process, and its resource usage.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

use sztab_sandbox::Sandbox;

const STARTUP_TIMEOUT: Duration = Duration::from_secs(30);

pub struct Bot {
    folder: tempfile::TempDir,
    process: Mutex<Child>,
    id: u32,
    monitor: String,
}

/// The load of the bot at a given time.
#[derive(Clone, Copy, Default)]
pub struct Load {
    /// Resident memory, in bytes.
    pub memory: f64,
    /// Processor time used so far, in seconds.
    pub time: f64,
    /// Processor time used by this process, which includes the sandbox and all players.
    pub players_time: f64,
    /// Time of the sample on the wall clock, in seconds.
    pub at: f64,
    /// Number of posts sent so far.
    pub posts_sent: f64,
    /// Number of pending posts.
    pub posts_owed: u64,
    /// Age of the oldest pending post, in seconds.
    pub oldest: f64,
    /// Number of pictures drawn so far.
    pub drawn: f64,
    /// Number of pictures served from the cache so far.
    pub kept: f64,
}

impl Bot {
    /// Starts the bot and waits until it is ready.
    pub async fn start(sandbox: &Sandbox) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let log = fs::File::create(folder.path().join("log")).expect("a file");
        let process = Command::new(env!("CARGO_BIN_EXE_sztab"))
            .arg("run")
            .current_dir(folder.path())
            .env("DISCORD_TOKEN", sandbox.token())
            .env("SZTAB_DISCORD_API", sandbox.api())
            .env("SZTAB_DATABASE", "sztab.db")
            .env("SZTAB_MONITOR", "127.0.0.1:0")
            .env("SZTAB_LOG", "info")
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("the program");
        sandbox.wait_until_ready(STARTUP_TIMEOUT).await.expect("the bot is there");
        let log = fs::read_to_string(folder.path().join("log")).expect("a log");
        let line = log.lines().find(|line| line.contains("the monitor listens")).expect("a monitor");
        let address = line.rsplit("address=").next().expect("its address").trim();
        let monitor = format!("http://{address}/metrics");
        let id = process.id();
        Self { folder, process: Mutex::new(process), id, monitor }
    }

    /// The path of the bot's database.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("sztab.db")
    }

    /// The current load of the bot.
    pub async fn read_load(&self) -> Load {
        let page = reqwest::get(&self.monitor).await.expect("an answer").text().await.expect("a text");
        let value = |name: &str| {
            let line = page.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')));
            line.and_then(|line| line.rsplit(' ').next()).and_then(|value| value.parse().ok()).unwrap_or(0.0)
        };
        let whole = |name: &str| value(name).to_string().parse().unwrap_or(0);
        Load {
            memory: value("process_resident_memory_bytes"),
            time: value("process_cpu_seconds_total"),
            players_time: processor_seconds(),
            at: std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs_f64(),
            posts_sent: value("sztab_posts_total{fate=\"sent\"}"),
            posts_owed: whole("sztab_posts_owed"),
            oldest: value("sztab_oldest_post_owed_seconds"),
            drawn: value("sztab_pictures_total{how=\"drawn\"}"),
            kept: value("sztab_pictures_total{how=\"kept\"}"),
        }
    }

    /// Stops the bot, waits until it has ended, and returns its log.
    pub async fn stop(&self) -> String {
        let told = Command::new("kill").args(["-TERM", &self.id.to_string()]).status().expect("kill");
        assert!(told.success());
        let stopped = tokio::time::timeout(STARTUP_TIMEOUT, async {
            loop {
                if let Some(status) = self.process.lock().expect("no panic").try_wait().expect("a child") {
                    return status;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        let status = stopped.await.expect("the bot stops");
        assert!(status.success(), "{status}");
        fs::read_to_string(self.folder.path().join("log")).expect("a log")
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // If a measurement has failed, the bot is still running.
        let mut process = self.process.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let _ = process.kill();
        let _ = process.wait();
    }
}

/// Processor time used by this process, in seconds.
fn processor_seconds() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
    let ticks: f64 = fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
    ticks / 100.0
}
