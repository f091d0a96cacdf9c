//! The operator's view of the bot: health, metrics, and a log line for each interaction.

use std::process::{Child, Command, Stdio};

use sztab_sandbox::{Options, Sandbox};

use crate::club::TIMEOUT;

/// A bot with its monitor.
struct MonitoredBot {
    sandbox: Sandbox,
    folder: tempfile::TempDir,
    bot: Child,
    address: String,
}

impl MonitoredBot {
    async fn start() -> Self {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let log = std::fs::File::create(folder.path().join("log")).unwrap();
        let bot = Command::new(env!("CARGO_BIN_EXE_sztab"))
            .arg("run")
            .current_dir(folder.path())
            .env("DISCORD_TOKEN", sandbox.token())
            .env("SZTAB_DISCORD_API", sandbox.api())
            .env("SZTAB_DATABASE", "sztab.db")
            .env("SZTAB_LOG", "sztab=info")
            .env("SZTAB_LOG_FORMAT", "json")
            .env("SZTAB_MONITOR", "127.0.0.1:0")
            .stderr(Stdio::from(log))
            .spawn()
            .unwrap();
        let watched = Self { sandbox, folder, bot, address: String::new() };
        watched.sandbox.wait_until_ready(TIMEOUT).await.unwrap();
        let listens = watched.wait_for_log_line("the monitor listens").await;
        let address = listens["fields"]["address"].as_str().unwrap().to_owned();
        watched.with_address(address)
    }

    fn with_address(mut self, address: String) -> Self {
        self.address = address;
        self
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap()
    }

    /// Waits for a log line with this message; returns the last such line.
    async fn wait_for_log_line(&self, message: &str) -> serde_json::Value {
        let find = |_: &Sandbox| {
            let lines = self.log();
            let mut lines = lines.lines().rev().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
            lines.find(|line| line["fields"]["message"] == message)
        };
        self.sandbox.wait_until(TIMEOUT, find).await.unwrap_or_else(|_| panic!("no `{message}` in {}", self.log()))
    }

    async fn request(&self, page: &str) -> (u16, String) {
        let answer = reqwest::get(format!("http://{}{page}", self.address)).await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    /// Repeats a request until the response satisfies a condition.
    async fn request_until(&self, page: &str, is: impl Fn(u16, &str) -> bool) -> String {
        let begun = std::time::Instant::now();
        loop {
            let (status, text) = self.request(page).await;
            if is(status, &text) {
                return text;
            }
            assert!(begun.elapsed() < TIMEOUT, "{status} {text}");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
}

impl Drop for MonitoredBot {
    fn drop(&mut self) {
        let _ = self.bot.kill();
        let _ = self.bot.wait();
        if std::thread::panicking() {
            eprintln!("{}", self.log());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_finishes_its_request_is_disconnected() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let watched = MonitoredBot::start().await;
    let mut client = tokio::net::TcpStream::connect(&watched.address).await.unwrap();
    client.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n").await.unwrap();
    let mut answer = Vec::new();
    // This blocks as long as the monitor keeps the connection open; a reset connection counts as closed too.
    client.read_to_end(&mut answer).await.ok();
    assert!(!String::from_utf8_lossy(&answer).contains(" 200 "));
    assert_eq!(watched.request_until("/healthz", |status, _| status == 200).await, "ok\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_is_good_until_discord_is_unreachable() {
    let watched = MonitoredBot::start().await;
    assert_eq!(watched.request_until("/healthz", |status, _| status == 200).await, "ok\n");
    watched.sandbox.stop();
    let trouble = watched.request_until("/healthz", |status, _| status == 503).await;
    assert_eq!(trouble, "gateway: not connected to Discord\n");
    let page = watched.request("/metrics").await.1;
    assert!(page.contains("\nsztab_gateway_connected 0\n"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_interaction_is_counted_and_logged() {
    let watched = MonitoredBot::start().await;
    let sandbox = &watched.sandbox;
    let guild = sandbox.add_guild("Hexagon", "en-GB");
    let channel = sandbox.add_channel(guild, "a-secret-place");
    let [ala, ben] = ["Ala Nowak", "Ben"].map(|name| sandbox.add_person(guild, name, "en-GB"));
    let options = [("opponent", (&ben).into()), ("place", 1_i64.into())];
    let opened = ala.run_command(channel, &["game", "new"], &options).await.unwrap();
    opened.complete(TIMEOUT).await.unwrap();
    let line = watched.wait_for_log_line("done").await;
    let (fields, span) = (&line["fields"], &line["span"]);
    assert_eq!(span["reference"], opened.interaction(), "{line}");
    assert_eq!((&span["kind"], &span["user"]), (&"game new".into(), &ala.id().into()), "{line}");
    assert_eq!((&span["guild"], &span["channel"]), (&guild.into(), &channel.into()), "{line}");
    assert_eq!(fields["outcome"], "ok", "{line}");
    assert!(fields["acknowledged_ms"].as_u64() <= fields["answered_ms"].as_u64(), "{line}");
    // Another user's button, and a session that does not exist: both are refused, and the log contains the reason.
    let lobby = sandbox.wait_for(channel, TIMEOUT, |message| message.buttons().next().is_some()).await.unwrap();
    let forged = ben.forge_press(lobby.id, "v1:999:0:say:draw", None).await.unwrap();
    forged.complete(TIMEOUT).await.unwrap();
    // The post of the lobby is recorded as sent shortly after it appears in the channel.
    let is_done = |_, page: &str| page.contains("kind=\"button say\"") && page.contains("sztab_posts_owed 0\n");
    let page = watched.request_until("/metrics", is_done).await;
    for line in [
        "sztab_interactions_total{kind=\"game new\",outcome=\"ok\"} 1",
        "sztab_interactions_total{kind=\"button say\",outcome=\"refused\"} 1",
        "sztab_acknowledgement_seconds_count 2",
        "sztab_posts_total{fate=\"sent\"} 1",
        "sztab_posts_owed 0",
        "sztab_games{status=\"lobby\"} 1",
        "sztab_gateway_connected 1",
    ] {
        assert!(page.lines().any(|known| known == line), "{line} in\n{page}");
    }
    assert!(page.contains("sztab_database_bytes{file=\"database\"}"), "{page}");
    let line = watched.wait_for_log_line("done").await;
    assert_eq!((&line["fields"]["outcome"], &line["span"]["game"]), (&"refused".into(), &999.into()), "{line}");
    assert_eq!(line["fields"]["reason"], "there is no game 999", "{line}");
    let log = watched.log();
    for secret in ["Nowak", "a-secret-place", &sandbox.token()] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}
