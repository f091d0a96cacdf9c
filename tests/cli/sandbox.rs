//! `sztab sandbox`, started and stopped as a user does.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use sztab_game::Language;
use sztab_neuroshima::texts::word;
use tempfile::TempDir;

use crate::program::run_sztab;

/// Long enough for a busy machine; the full time passes only if something is broken.
const TIMEOUT: Duration = Duration::from_mins(3);

/// A running sandbox in its own folder, with an empty environment except for the temporary folder.
struct RunningSandbox {
    child: Child,
    stdout: BufReader<ChildStdout>,
    /// The output up to the line that explains how to stop the sandbox.
    told: String,
    home: TempDir,
}

impl RunningSandbox {
    /// Starts the sandbox and waits until it has printed its address and how to stop it.
    fn start(arguments: &[&str]) -> Self {
        let mut running = Self::spawn(arguments);
        while !running.told.contains("Ctrl-C") {
            let read = running.stdout.read_line(&mut running.told).unwrap();
            let ended = (read == 0).then(|| running.wait_for_end());
            assert_eq!(ended, None, "it has ended");
        }
        running
    }

    fn spawn(arguments: &[&str]) -> Self {
        let home = tempfile::tempdir().unwrap();
        let temporary = home.path().join("tmp");
        std::fs::create_dir(&temporary).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_sztab"))
            .args(arguments)
            .env_clear()
            .env("TMPDIR", &temporary)
            .current_dir(home.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Self { child, stdout, told: String::new(), home }
    }

    /// The address that was printed.
    fn address(&self) -> SocketAddr {
        let address = self.told.split_once("Open http://").and_then(|(_, rest)| rest.split_once('/'));
        address.unwrap_or_else(|| panic!("{}", self.told)).0.parse().unwrap()
    }

    /// The first line of the response to a request for the page.
    fn request_page(&self) -> String {
        let address = self.address();
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.lines().next().unwrap_or_default().to_owned()
    }

    /// Opens a window on the page; it stays open as long as the stream exists.
    fn open_window(&self) -> TcpStream {
        let address = self.address();
        let mut stream = TcpStream::connect(address).unwrap();
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13";
        let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
        write!(
            stream,
            "GET /live HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n{upgrade}\r\n{key}\r\n\r\n"
        )
        .unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).unwrap();
        assert_eq!(&answer, b"HTTP/1.1 101");
        stream
    }

    fn send_signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// Waits for the program to end; returns its status and standard error.
    fn wait_for_end(&mut self) -> (Option<i32>, String) {
        let mut errors = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        (self.child.wait().unwrap().code(), errors)
    }

    /// The remaining temporary files.
    fn remaining_files(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.home.path().join("tmp")).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    }
}

impl Drop for RunningSandbox {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// The stored state in a folder; null if there is none yet.
fn read_state(folder: &Path) -> Value {
    let text = std::fs::read(folder.join("world.json")).unwrap_or_else(|_| b"null".to_vec());
    serde_json::from_slice(&text).unwrap()
}

/// Waits until the stored state in a folder satisfies a condition.
fn wait_for_state(folder: &Path, is_right: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let world = read_state(folder);
        if is_right(&world) {
            return world;
        }
        assert!(begun.elapsed() < TIMEOUT, "not in time: {world:#}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn messages(world: &Value) -> &[Value] {
    world["messages"].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// The texts of the messages that are films.
fn films(world: &Value) -> Vec<&str> {
    let is_film = |file: &Value| file["content_type"] == "image/gif";
    let with_film = |message: &&Value| message["attachments"].as_array().unwrap().iter().any(is_film);
    messages(world).iter().filter(with_film).map(|message| message["content"].as_str().unwrap()).collect()
}

/// The channels where newcomers are welcomed.
fn greetings(world: &Value) -> Vec<&Value> {
    let is_welcome = |message: &&Value| message["content"] == word(Language::Polish, "welcome").as_str();
    messages(world).iter().filter(is_welcome).map(|message| &message["channel"]).collect()
}

/// True if the whole demonstration has been posted: the welcome, a ping with buttons, and the finished game with its
/// films.
fn is_demonstration_complete(world: &Value) -> bool {
    let is_filled = |list: &Value| list.as_array().is_some_and(|list| !list.is_empty());
    let is_call = |message: &Value| is_filled(&message["pinged"]) && is_filled(&message["components"]);
    let is_end = |message: &Value| message["content"].as_str().unwrap().contains(&word(Language::Polish, "post-over"));
    // A kill may have lost some of the welcome messages.
    !greetings(world).is_empty()
        && films(world).len() >= 3
        && messages(world).iter().any(is_call)
        && messages(world).iter().any(is_end)
}

#[test]
fn runs_without_setup_prints_its_address_and_cleans_up() {
    let mut running = RunningSandbox::start(&["sandbox", "--listen", "127.0.0.1:0"]);
    assert!(running.address().ip().is_loopback());
    assert!(running.told.contains("--state FOLDER"), "{}", running.told);
    assert!(running.request_page().starts_with("HTTP/1.1 200"), "{}", running.request_page());
    assert_eq!(running.remaining_files().len(), 1);
    running.send_signal("-TERM");
    assert_eq!(running.wait_for_end(), (Some(0), String::new()));
    assert_eq!(running.remaining_files(), Vec::<PathBuf>::new());
    let entries = std::fs::read_dir(running.home.path()).unwrap();
    assert_eq!(entries.count(), 1, "nothing beside the folder of temporary files");
}

#[test]
fn without_token_and_subcommand_the_sandbox_starts_on_a_free_port() {
    // The port is taken, either by this test or by another program.
    let _taken = TcpListener::bind("127.0.0.1:8420");
    let mut running = RunningSandbox::start(&[]);
    assert_ne!(running.address().port(), 8420);
    assert!(running.request_page().starts_with("HTTP/1.1 200"), "{}", running.request_page());
    running.send_signal("-INT");
    assert_eq!(running.wait_for_end().0, Some(0));
    assert_eq!(running.remaining_files(), Vec::<PathBuf>::new());
}

#[test]
fn a_requested_port_that_is_taken_is_refused() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let run = run_sztab(&["sandbox", "--listen", &address], "");
    assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{run:?}");
    assert!(run.stderr.starts_with(&format!("sztab: --listen {address}: ")), "{run:?}");
    for wrong in [["--listen", "8420"], ["--name", "http://games"], ["--language", "de"]] {
        assert_eq!(run_sztab(&["sandbox", wrong[0], wrong[1]], "").status, 2, "{wrong:?}");
    }
}

#[test]
fn listening_for_other_machines_prints_a_warning() {
    let mut running = RunningSandbox::start(&["sandbox", "--listen", "0.0.0.0:0", "--name", "games.example"]);
    assert!(running.told.contains(&format!("http://games.example:{}/", running.address().port())), "{}", running.told);
    running.send_signal("-TERM");
    let (status, errors) = running.wait_for_end();
    assert_eq!(status, Some(0));
    assert!(errors.contains("can be reached from other machines") && errors.contains("open internet"), "{errors}");
}

#[test]
fn a_named_state_survives_a_stop_and_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("club");
    let arguments = ["sandbox", "--listen", "127.0.0.1:0", "--language", "pl", "--state", state.to_str().unwrap()];
    // The sandbox is killed while the first posts are being sent. The welcome is stored by then; it is sent only
    // once, and a kill loses whatever the simulated Discord has not stored yet.
    let mut running = RunningSandbox::spawn(&arguments);
    wait_for_state(&state, |world| messages(world).len() > 2 && !greetings(world).is_empty());
    running.send_signal("-KILL");
    running.wait_for_end();
    let mut running = RunningSandbox::start(&arguments);
    // All pending posts are sent, each of them once.
    wait_for_state(&state, is_demonstration_complete);
    running.send_signal("-TERM");
    assert_eq!(running.wait_for_end(), (Some(0), String::new()));
    let before = read_state(&state);
    let channels = before["channels"].as_object().unwrap();
    let empty = channels.values().find(|channel| channel["name"] == "graj").unwrap();
    assert_eq!(greetings(&before), [&empty["id"]], "newcomers are welcomed once, where nothing else is");
    let battles: Vec<&str> = films(&before).into_iter().filter(|post| post.contains("Bitwa")).collect();
    assert!(battles.len() <= 7, "{battles:#?}");
    let mut running = RunningSandbox::start(&arguments);
    assert!(running.told.contains(state.to_str().unwrap()), "{}", running.told);
    assert!(running.told.contains("--language is for a new one"), "{}", running.told);
    running.send_signal("-TERM");
    assert_eq!(running.wait_for_end(), (Some(0), String::new()));
    let after = read_state(&state);
    let told = |world: &Value| {
        messages(world).iter().map(|message| (message["id"].clone(), message["content"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(told(&after), told(&before));
}

/// The messages in the channel with a name.
fn messages_in<'a>(world: &'a Value, name: &str) -> Vec<&'a Value> {
    let channels = world["channels"].as_object().into_iter().flatten();
    let id = channels.map(|(_, channel)| channel).find(|channel| channel["name"] == name).map(|channel| &channel["id"]);
    messages(world).iter().filter(|message| Some(&message["channel"]) == id).collect()
}

/// The messages in the first channel.
fn messages_in_first_channel(world: &Value) -> Vec<&Value> {
    let channels = world["channels"].as_object().into_iter().flatten().map(|(_, channel)| channel);
    let first = channels.min_by_key(|channel| channel["id"].to_string()).and_then(|channel| channel["name"].as_str());
    first.map(|name| messages_in(world, name)).unwrap_or_default()
}

#[test]
fn a_lone_visitor_moves_next_against_sztab_in_the_first_channel() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("club");
    let running = RunningSandbox::start(&["sandbox", "--listen", "127.0.0.1:0", "--state", state.to_str().unwrap()]);
    let said = |message: &Value| message["content"].as_str().unwrap().to_owned();
    let is_next = |message: &Value| {
        let has_buttons = message["components"].as_array().is_some_and(|rows| !rows.is_empty());
        has_buttons && said(message).contains("it's your turn (Moloch")
    };
    let world =
        wait_for_state(&state, |world| messages_in_first_channel(world).last().is_some_and(|last| is_next(last)));
    let posts = messages_in_first_channel(&world);
    assert!(posts.iter().any(|post| said(post).contains("Sztab (casual) plays Outpost.")), "{posts:#?}");
    drop(running);
}

#[test]
fn a_game_continues_by_itself_while_a_window_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("club");
    let arguments = ["sandbox", "--self-playing", "--listen", "127.0.0.1:0", "--state", state.to_str().unwrap()];
    let running = RunningSandbox::start(&arguments);
    std::thread::sleep(Duration::from_secs(5));
    let posts = |world: &Value| messages_in(world, "self-playing").len();
    assert_eq!(posts(&read_state(&state)), 0, "nobody watches");
    let window = running.open_window();
    // The opening, and turns of the user after turns of Sztab.
    wait_for_state(&state, |world| posts(world) >= 3);
    drop((window, running));
}

#[test]
fn an_unusable_state_is_refused_and_left_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let world = folder.path().join("world.json");
    for (text, sentence) in [("{\"format\":99}", "newer version"), ("{", "damaged")] {
        std::fs::write(&world, text).unwrap();
        let run = run_sztab(&["sandbox", "--state", path, "--listen", "127.0.0.1:0"], "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{run:?}");
        assert!(run.stderr.contains(sentence) && run.stderr.lines().count() == 1, "{run:?}");
        assert_eq!(std::fs::read_to_string(&world).unwrap(), text);
    }
    assert!(!folder.path().join("sandbox.db").exists());
    std::fs::remove_file(&world).unwrap();
    std::fs::write(folder.path().join("letter.txt"), "mine").unwrap();
    let run = run_sztab(&["sandbox", "--state", path], "");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("holds no sandbox"), "{run:?}");
}

#[test]
fn interrupted_restores_and_exposed_states_are_reported() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("club");
    let arguments = ["sandbox", "--listen", "127.0.0.1:0", "--state", state.to_str().unwrap()];
    let mut running = RunningSandbox::start(&arguments);
    for name in ["sandbox.db", "sandbox.db-wal", "world.json", "lock"] {
        let mode = state.join(name).metadata().unwrap().permissions().mode() & 0o777;
        // Any user may open the bot's lock file; the folder's lock is in a folder that only its owner can read.
        assert_eq!(mode, 0o600, "{name}");
    }
    assert_eq!(state.metadata().unwrap().permissions().mode() & 0o777, 0o700);
    running.send_signal("-TERM");
    assert_eq!(running.wait_for_end(), (Some(0), String::new()));
    let (database, left) = (state.join("sandbox.db"), state.join("sandbox.db.replaced-20261122T021300Z"));
    std::fs::rename(&database, &left).unwrap();
    let run = run_sztab(&arguments, "");
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.stderr.contains(&format!("`sztab restore --database {} ", database.display())), "{run:?}");
    assert!(!database.exists());
    std::fs::rename(&left, &database).unwrap();
    std::fs::set_permissions(&state, std::fs::Permissions::from_mode(0o755)).unwrap();
    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o640)).unwrap();
    let mut running = RunningSandbox::start(&arguments);
    running.send_signal("-TERM");
    let (status, errors) = running.wait_for_end();
    assert_eq!(status, Some(0));
    assert!(errors.contains("chmod 700") && errors.contains("chmod 600"), "{errors}");
}
