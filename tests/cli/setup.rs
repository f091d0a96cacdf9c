//! `sztab setup` as its user sees it, with the sandbox taking the place of Discord.

use std::io::{ErrorKind, Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::json;
use sztab::config::Config;
use sztab::discord::REQUESTED_PERMISSIONS;
use sztab_game::Language;
use sztab_sandbox::{Options, Sandbox, permission};

use super::openapi;
use super::program::Run;

/// The permissions that the bot needs, as a number of Discord bits.
const PERMISSION_BITS: u64 = permission::VIEW_CHANNEL
    | permission::SEND_MESSAGES
    | permission::EMBED_LINKS
    | permission::ATTACH_FILES
    | permission::CREATE_PUBLIC_THREADS
    | permission::SEND_MESSAGES_IN_THREADS
    | permission::READ_MESSAGE_HISTORY;

/// An empty folder and a simulated Discord.
struct Fixture {
    sandbox: Sandbox,
    folder: tempfile::TempDir,
}

impl Fixture {
    async fn new() -> Self {
        let options = Options { judge: openapi::load_judge(), ..Options::default() };
        Self { sandbox: Sandbox::start(options).await.unwrap(), folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn read_text(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    fn write_file(&self, name: &str, text: &str, mode: u32) {
        std::fs::write(self.path(name), text).unwrap();
        std::fs::set_permissions(self.path(name), std::fs::Permissions::from_mode(mode)).unwrap();
    }

    fn mode(&self, name: &str) -> u32 {
        self.path(name).metadata().unwrap().permissions().mode() & 0o777
    }

    /// The names of the files in the folder.
    fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.command_for(env!("CARGO_BIN_EXE_sztab"));
        command.args(arguments);
        command
    }

    fn command_for(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path());
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("SZTAB_") || name == "DISCORD_TOKEN") {
            command.env_remove(name);
        }
        command.env("SZTAB_DISCORD_API", self.sandbox.api());
        command
    }

    /// Runs the program with a text on its standard input, and checks that the token is never printed.
    async fn run_command(&self, mut command: Command, input: &str) -> Run {
        let (input, path) = (input.to_owned(), self.path("input"));
        let token = self.sandbox.token();
        let run = tokio::task::spawn_blocking(move || {
            std::fs::write(&path, &input).unwrap();
            let command = command.stdin(Stdio::from(std::fs::File::open(&path).unwrap()));
            let output = command.output().unwrap();
            std::fs::remove_file(&path).unwrap();
            Run {
                status: output.status.code().unwrap(),
                stdout: String::from_utf8(output.stdout).unwrap(),
                stderr: String::from_utf8(output.stderr).unwrap(),
            }
        });
        let run = run.await.unwrap();
        assert!(!run.stdout.contains(&token) && !run.stderr.contains(&token), "{run:?}");
        run
    }

    async fn run(&self, arguments: &[&str], input: &str) -> Run {
        self.run_command(self.command(arguments), input).await
    }

    /// Sets up a bot from scratch.
    async fn set_up(&self) -> String {
        let run = self.run(&["setup"], &format!("{}\n", self.sandbox.token())).await;
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
        run.stdout
    }

    /// Number of times the commands were registered.
    fn count_registrations(&self) -> usize {
        self.sandbox.requests().iter().filter(|request| request.method == "PUT").count()
    }
}

/// Asserts that a run failed with this status and message.
#[track_caller]
fn assert_failed(run: &Run, status: i32, sentence: &str) {
    assert_eq!(run.status, status, "{run:?}");
    assert!(run.stderr.starts_with("sztab: ") && run.stderr.contains(sentence), "{run:?}");
    assert_eq!(run.stderr.lines().count(), 1, "{run:?}");
}

/// Asserts that a page contains all of these texts.
#[track_caller]
fn assert_contains(page: &str, parts: &[&str]) {
    for part in parts {
        assert!(page.contains(part), "no {part:?} in\n{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_sets_up_a_bot_that_starts() {
    let fixture = Fixture::new().await;
    fixture.sandbox.add_guild("Hexagon", "pl");
    let page = fixture.set_up().await;
    let application = fixture.sandbox.application_id();
    let link = format!(
        "  https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={PERMISSION_BITS}\n"
    );
    assert_contains(
        &page,
        &["ok    Discord knows it: it is that of Sztab", &link, "Hexagon: it has all permissions", " run\n"],
    );
    assert_eq!(fixture.files(), ["sztab.token", "sztab.toml"]);
    assert_eq!(
        (fixture.mode("sztab.token"), fixture.read_text("sztab.token")),
        (0o600, format!("{}\n", fixture.sandbox.token()))
    );
    assert!(!fixture.read_text("sztab.toml").contains(&fixture.sandbox.token()));
    assert_eq!(fixture.sandbox.commands().len(), sztab::discord::commands(sztab::KINDS).len());
    assert_eq!(fixture.sandbox.violations(), []);

    let mut bot = fixture.command(&["run"]).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let ready = fixture.sandbox.wait_until_ready(Duration::from_mins(1)).await;
    bot.kill().unwrap();
    bot.wait().unwrap();
    ready.unwrap();
    assert!(fixture.path("sztab.db").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_elsewhere_apply_wherever_the_bot_is_started() {
    let fixture = Fixture::new().await;
    std::fs::create_dir(fixture.path("own \"place\"")).unwrap();
    let named = "own \"place\"/club.toml";
    let run = fixture.run(&["setup", "--config", named], &fixture.sandbox.token()).await;
    assert_eq!(run.status, 0, "{run:?}");
    assert_contains(&run.stdout, &[&format!(" run --config {named}\n")]);
    assert_eq!(fixture.mode("own \"place\"/club.token"), 0o600);
    let config = Config::read(Some(&fixture.path(named)), |_| None).unwrap();
    assert_eq!(config.token.reveal(), fixture.sandbox.token());
    assert_eq!(config.exposed_token, None);
    assert!(config.database.is_absolute() && config.database.ends_with("own \"place\"/club.db"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_token_is_named_without_asking_discord() {
    let fixture = Fixture::new().await;
    let key = "0123456789abcdef".repeat(4);
    let wrong = [
        ("", "There is no token"),
        ("Bot sandbox.loopback.other", "`Bot` stands before the token"),
        ("sandbox.loop back.other", "There are spaces"),
        ("123456789012345678", "Application ID"),
        (key.as_str(), "Public Key"),
        ("aB3-_kL9aB3-_kL9aB3-_kL9aB3-_kL9", "Client Secret"),
    ];
    for (text, sentence) in wrong {
        let run = fixture.run(&["setup"], text).await;
        assert_failed(&run, 2, sentence);
        assert!(text.is_empty() || !run.stderr.contains(text), "{run:?}");
    }
    fixture.write_file("given", "123456789012345678", 0o600);
    assert_failed(&fixture.run(&["setup", "--token-file", "given"], "").await, 2, "given: This is a number");
    assert_failed(&fixture.run(&["setup", "--token-file", "absent"], "").await, 2, "absent cannot be read");
    assert_eq!(fixture.files(), ["given"]);
    assert_eq!(fixture.sandbox.requests(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_refused_by_discord_is_not_stored() {
    let fixture = Fixture::new().await;
    assert_failed(&fixture.run(&["setup"], "sandbox.loopback.other").await, 2, "Discord does not know this token");
    assert_eq!(fixture.files(), [""; 0]);
    let mut command = fixture.command(&["setup"]);
    command.env("DISCORD_TOKEN", "sandbox.loopback.other");
    assert_failed(&fixture.run_command(command, "").await, 2, "DISCORD_TOKEN: Discord does not know");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreachable_discord_is_not_blamed_on_the_token() {
    let fixture = Fixture::new().await;
    fixture.sandbox.limit_next("GET /users/@me", Duration::from_secs(90), false);
    let run = fixture.run(&["setup"], &fixture.sandbox.token()).await;
    assert_failed(&run, 1, "asked too often and wants 90 s of quiet");
    assert_eq!(fixture.files(), [""; 0]);
    let fixture = Fixture::new().await;
    fixture.sandbox.fail_next("GET /applications/@me", 503, 1);
    assert_failed(
        &fixture.run(&["setup"], &fixture.sandbox.token()).await,
        1,
        "did not answer as expected (status 503",
    );
    let mut command = fixture.command(&["setup"]);
    command.env("SZTAB_DISCORD_API", "http://127.0.0.1:1");
    assert_failed(&fixture.run_command(command, &fixture.sandbox.token()).await, 1, "Discord cannot be reached");
    assert_eq!(fixture.files(), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_rate_limit_is_waited_out() {
    let fixture = Fixture::new().await;
    fixture.sandbox.limit_next("GET /users/@me", Duration::from_millis(300), false);
    fixture.set_up().await;
    assert_eq!(fixture.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_overwritten_only_on_request() {
    let fixture = Fixture::new().await;
    let (settings, other) = ("log = \"debug\"\ntoken_file = \"kept\"\n", "sandbox.loopback.other\n");
    fixture.write_file("sztab.toml", settings, 0o644);
    fixture.write_file("kept", other, 0o600);
    fixture.write_file("given", &fixture.sandbox.token(), 0o600);
    let run = fixture.run(&["setup", "--token-file", "given"], "").await;
    assert_failed(&run, 2, "kept holds another token and was left as it is");
    assert_eq!((fixture.read_text("sztab.toml"), fixture.read_text("kept")), (settings.to_owned(), other.to_owned()));

    let run = fixture.run(&["setup", "--token-file", "given", "--force"], "").await;
    assert_eq!(run.status, 0, "{run:?}");
    assert_eq!(
        (fixture.read_text("sztab.toml"), fixture.read_text("kept").trim()),
        (settings.to_owned(), &*fixture.sandbox.token())
    );
    assert_eq!(
        (fixture.mode("kept"), fixture.files()),
        (0o600, ["given", "kept", "sztab.toml"].map(str::to_owned).to_vec())
    );

    fixture.write_file("kept", other, 0o600);
    let run = fixture.run(&["setup"], &fixture.sandbox.token()).await;
    assert_failed(&run, 2, "kept holds another token");
    assert_contains(&run.stdout, &["The token in kept is of no use. Discord does not know this token"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_settings_are_added_and_invalid_ones_kept() {
    let fixture = Fixture::new().await;
    fixture.write_file("sztab.toml", "# ours\nlog = \"debug\"\n", 0o640);
    fixture.set_up().await;
    assert_eq!(fixture.read_text("sztab.toml"), "token_file = \"sztab.token\"\n# ours\nlog = \"debug\"\n");
    assert_eq!(fixture.mode("sztab.toml"), 0o640);
    fixture.write_file("sztab.toml", "logg = \"debug\"\n", 0o644);
    assert_failed(&fixture.run(&["setup", "--force"], &fixture.sandbox.token()).await, 2, "unknown field `logg`");
    assert_eq!(fixture.read_text("sztab.toml"), "logg = \"debug\"\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_cannot_be_written_stay_unchanged() {
    let fixture = Fixture::new().await;
    let settings = "# ours\n".repeat(2_000);
    fixture.write_file("sztab.toml", &settings, 0o644);
    let mut command = fixture.command_for("sh");
    // Limits every file to a few kilobytes, to simulate a full disk.
    let small = "trap '' XFSZ; ulimit -f 4; exec \"$0\" setup";
    command.args(["-c", small, env!("CARGO_BIN_EXE_sztab")]);
    let run = fixture.run_command(command, &fixture.sandbox.token()).await;
    assert_failed(&run, 1, "sztab.toml cannot be written");
    assert!(fixture.read_text("sztab.toml") == settings, "{}", fixture.read_text("sztab.toml"));
    assert_eq!(fixture.files(), ["sztab.token", "sztab.toml"]);
    fixture.set_up().await;
    assert_eq!(fixture.read_text("sztab.toml"), format!("token_file = \"sztab.token\"\n{settings}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn symlinked_settings_remain_a_link() {
    let fixture = Fixture::new().await;
    fixture.write_file("ours.toml", "log = \"debug\"\n", 0o640);
    std::os::unix::fs::symlink("ours.toml", fixture.path("sztab.toml")).unwrap();
    fixture.set_up().await;
    assert!(fixture.path("sztab.toml").is_symlink());
    assert_eq!(fixture.read_text("ours.toml"), "token_file = \"sztab.token\"\nlog = \"debug\"\n");
    assert_eq!(fixture.mode("ours.toml"), 0o640);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_run_repairs_only_missing_parts() {
    let fixture = Fixture::new().await;
    fixture.set_up().await;
    assert_eq!(fixture.count_registrations(), 1);
    let settings = fixture.read_text("sztab.toml");
    let run = fixture.run(&["setup"], "").await;
    assert_eq!((run.status, fixture.count_registrations()), (0, 1), "{run:?}");
    assert_contains(
        &run.stdout,
        &["ok    All commands are registered.", "sztab.toml is there, and was left as it is."],
    );

    std::fs::set_permissions(fixture.path("sztab.token"), std::fs::Permissions::from_mode(0o644)).unwrap();
    let check = fixture.run(&["setup", "--check"], "").await;
    assert_contains(&check.stdout, &["MEND  Others may read sztab.token: chmod 600 sztab.token"]);
    assert_eq!((check.status, fixture.mode("sztab.token")), (1, 0o644));
    fixture.run(&["setup"], "").await;
    assert_eq!((fixture.mode("sztab.token"), fixture.read_text("sztab.toml")), (0o600, settings));

    std::fs::remove_file(fixture.path("sztab.token")).unwrap();
    fixture.set_up().await;
    assert_eq!(fixture.mode("sztab.token"), 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_missing_permission_is_named_with_its_purpose() {
    let fixture = Fixture::new().await;
    let says_nowhere = fixture.set_up().await;
    assert_contains(&says_nowhere, &["MEND  It is in no server yet", "Invite it: open the link"]);
    for (name, allowed) in [("Hexagon", PERMISSION_BITS), ("Closed", 0), ("Own", permission::ADMINISTRATOR)] {
        let guild = fixture.sandbox.add_guild(name, "pl");
        fixture.sandbox.set_app_permissions(guild, allowed);
    }
    let guild = fixture.sandbox.add_guild("Left\u{1b}[31m", "pl");
    fixture.sandbox.set_app_permissions(guild, PERMISSION_BITS & !permission::EMBED_LINKS);
    let run = fixture.run(&["setup", "--check"], "").await;
    assert_eq!(run.status, 1);
    assert_contains(
        &run.stdout,
        &["Hexagon: it has all", "Own: it has all", "MEND  Closed: these", "MEND  Left[31m: these"],
    );
    let (_, closed) = run.stdout.split_once("Closed:").unwrap();
    let (closed, left) = closed.split_once("Left").unwrap();
    for asked in REQUESTED_PERMISSIONS {
        let line = format!("- {}: {}\n", asked.name(Language::English), asked.purpose(Language::English));
        assert!(closed.contains(&line), "{closed}");
        assert_eq!(left.contains(&line), line.contains("Embed Links"), "{left}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_changes_nothing() {
    let fixture = Fixture::new().await;
    fixture.sandbox.add_guild("Hexagon", "pl");
    assert_failed(&fixture.run(&["setup", "--check"], &fixture.sandbox.token()).await, 1, "there is no token yet");
    fixture.write_file("given", &fixture.sandbox.token(), 0o600);
    let run = fixture.run(&["setup", "--check", "--token-file", "given"], "").await;
    assert_eq!(run.status, 1, "{run:?}");
    assert_contains(&run.stdout, &["MEND  The commands are not registered", "Not everything is in order"]);
    assert_eq!((fixture.files(), fixture.count_registrations()), (vec!["given".to_owned()], 0));
    std::fs::remove_file(fixture.path("given")).unwrap();
    fixture.set_up().await;
    let run = fixture.run(&["setup", "--check"], "").await;
    assert_eq!(run.status, 0, "{run:?}");
    assert_contains(&run.stdout, &["\nEverything is in order.\n"]);
    fixture.write_file("sztab.token", "sandbox.loopback.other", 0o600);
    assert_failed(&fixture.run(&["setup", "--check"], "").await, 1, "sztab.token: Discord does not know this token");
    fixture.write_file("sztab.toml", "tables_per_server = -1", 0o644);
    assert_failed(&fixture.run(&["setup", "--check"], "").await, 1, "sztab.toml: ");
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_without_a_token_need_repair_even_if_one_is_given() {
    let fixture = Fixture::new().await;
    fixture.sandbox.add_guild("Hexagon", "pl");
    fixture.set_up().await;
    fixture.write_file("given", &fixture.sandbox.token(), 0o600);
    let cases = [
        ("token_file = \"given\"", 0, "ok    sztab.toml names given"),
        ("token_file = \"gone\"", 1, "MEND  sztab.toml names gone as the file of the token, which is not there: run"),
        ("", 1, "MEND  sztab.toml names no file of the token"),
        ("token_file = \"/run/credentials/none.service/token\"", 0, "which is not there now."),
    ];
    for (settings, status, line) in cases {
        fixture.write_file("sztab.toml", settings, 0o644);
        let run = fixture.run(&["setup", "--check", "--token-file", "given"], "").await;
        assert_eq!(run.status, status, "{run:?}");
        assert_contains(&run.stdout, &[line]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_registered_by_another_version_are_detected() {
    let fixture = Fixture::new().await;
    fixture.set_up().await;
    let path = format!("{}/api/v10/applications/{}/commands", fixture.sandbox.api(), fixture.sandbox.application_id());
    let mut commands = fixture.sandbox.commands();
    let texts = commands.iter_mut().find_map(|command| command["description_localizations"].as_object_mut()).unwrap();
    *texts.values_mut().next().unwrap() = json!("of an older version");
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let token = format!("Bot {}", fixture.sandbox.token());
    let put = client.put(path).header("Authorization", token).json(&commands).send().await.unwrap();
    assert_eq!(put.status().as_u16(), 200);
    let run = fixture.run(&["setup", "--check"], "").await;
    assert_contains(&run.stdout, &["MEND  The commands are not registered as this version has them."]);
    fixture.run(&["setup"], "").await;
    let run = fixture.run(&["setup", "--check"], "").await;
    assert_contains(&run.stdout, &["ok    All commands are registered."]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_custom_discord_bypasses_the_proxy_of_the_environment() {
    let fixture = Fixture::new().await;
    let by_proxy = |arguments: &[&str]| {
        let mut command = fixture.command(arguments);
        for name in ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
            command.env(name, "http://127.0.0.1:9");
        }
        command.env_remove("no_proxy").env_remove("NO_PROXY");
        command
    };
    let run = fixture.run_command(by_proxy(&["setup"]), &fixture.sandbox.token()).await;
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{run:?}");
    let mut bot = by_proxy(&["run"]).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let ready = fixture.sandbox.wait_until_ready(Duration::from_mins(1)).await;
    bot.kill().unwrap();
    bot.wait().unwrap();
    ready.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_from_the_environment_is_not_written() {
    let fixture = Fixture::new().await;
    fixture.sandbox.add_guild("Hexagon", "pl");
    for arguments in [&["setup"][..], &["setup", "--check"]] {
        let mut command = fixture.command(arguments);
        command.env("DISCORD_TOKEN", fixture.sandbox.token());
        let run = fixture.run_command(command, "").await;
        assert_eq!((run.status, fixture.files()), (0, Vec::new()), "{run:?}");
        assert_contains(&run.stdout, &["The token is in the environment"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn application_settings_are_reported() {
    let fixture = Fixture::new().await;
    fixture.sandbox.add_guild("Hexagon", "pl");
    let page = fixture.set_up().await;
    assert_contains(&page, &["note  Anyone with the link can invite it"]);
    assert!(!page.contains("Intent") && !page.contains("MEND") && !page.contains("profile"), "{page}");
    let params = |scope: &str, permissions: u64| json!({ "oauth2_install_params": { "scopes": [scope], "permissions": permissions.to_string() } });
    let told = [
        ("bot_public", json!(false), "note  You alone can invite it"),
        ("flags", json!(1 << 15 | 1 << 23), "note  Server Members Intent is on, and not needed"),
        ("flags", json!(1 << 12), "note  Presence Intent is on"),
        ("flags", json!(1 << 18), "note  Message Content Intent is on"),
        ("integration_types_config", json!({ "0": params("bot", 8) }), "asks for other permissions than the link"),
        ("integration_types_config", json!({ "0": params("a", PERMISSION_BITS) }), "adds its commands without the bot"),
        ("integration_types_config", json!({ "0": {} }), "note  People cannot add it for themselves"),
        ("integration_types_config", json!({ "1": {} }), "MEND  It can be invited to no server"),
        ("bot_require_code_grant", json!(true), "MEND  The link below cannot invite it"),
        (
            "interactions_endpoint_url",
            json!("https://else.example/"),
            "MEND  Discord sends commands and presses to https",
        ),
    ];
    for (key, value, line) in told {
        fixture.sandbox.describe_application(key, value);
        let run = fixture.run(&["setup", "--check"], "").await;
        assert_contains(&run.stdout, &[line]);
        assert_eq!(run.status, i32::from(run.stdout.contains("MEND")), "{run:?}");
    }
    fixture.sandbox.describe_application("integration_types_config", json!({ "0": params("bot", PERMISSION_BITS) }));
    let run = fixture.run(&["setup", "--check"], "").await;
    assert!(!run.stdout.contains("profile"), "{run:?}");
    fixture.sandbox.describe_application("integration_types_config", json!({ "0": {}, "1": {} }));
    let run = fixture.run(&["setup", "--check"], "").await;
    assert_contains(&run.stdout, &["With this link people add it for themselves", "&integration_type=1&scope="]);
}

#[tokio::test(flavor = "multi_thread")]
async fn terminal_echo_is_restored_after_an_interrupted_token_prompt() {
    let fixture = Fixture::new().await;
    let mut terminal = fixture.command_for("script");
    // The terminal passes Ctrl-C as a character from the start, as at the prompt.
    let typed = format!("stty -isig; '{}' setup; echo status $?; stty -a", env!("CARGO_BIN_EXE_sztab"));
    terminal.args(["--quiet", "--command", &typed, "/dev/null"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut terminal = match terminal.spawn() {
        // Debian always has `script`; on some other systems it has to be installed.
        Err(error) if error.kind() == ErrorKind::NotFound => return eprintln!("SKIPPED: there is no `script` here"),
        terminal => terminal.unwrap(),
    };
    let shown = tokio::task::spawn_blocking(move || {
        let (mut keys, mut screen) = (terminal.stdin.take().unwrap(), terminal.stdout.take().unwrap());
        let mut shown = Vec::new();
        let mut part = [0; 1024];
        let mut was_pressed = false;
        while let length @ 1.. = screen.read(&mut part).unwrap() {
            shown.extend_from_slice(&part[..length]);
            if !was_pressed && String::from_utf8_lossy(&shown).contains("press Enter: ") {
                keys.write_all(b"\x03").unwrap();
                was_pressed = true;
            }
        }
        terminal.wait().unwrap();
        String::from_utf8(shown).unwrap()
    });
    let shown = shown.await.unwrap();
    assert_contains(&shown, &["sztab: no token was given: interrupted", "status 2", " echo ", " icanon "]);
}
