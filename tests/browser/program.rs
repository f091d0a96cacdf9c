//! `sztab sandbox` as a process of its own, with its state in a folder that goes with the test.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::TempDir;

use crate::words::Language;

/// Longest time until the address is printed: the demonstration is built first.
const PATIENCE: Duration = Duration::from_mins(5);

/// The folder of the whole project.
pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The program, beside the folder of the tests' own.
fn executable() -> PathBuf {
    let tests = std::env::current_exe().expect("a program has a path");
    tests.ancestors().nth(2).expect("target/debug/deps/browser").join("sztab")
}

/// Builds the program as it is now: Cargo does that by itself only for tests of the same package. As a part of one of
/// those it is built with the features of all tests, whose libraries are there already.
pub fn build() {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--locked", "--no-run", "--test", "sandbox"]).current_dir(root());
    // Cargo's variables about this package would be news to the build scripts of some libraries: they would be built
    // again.
    for (name, _) in std::env::vars_os() {
        let said = ["CARGO_MANIFEST_", "CARGO_PKG_"];
        if name.to_str().is_some_and(|name| said.iter().any(|start| name.starts_with(start))) {
            cargo.env_remove(name);
        }
    }
    assert!(cargo.status().is_ok_and(|status| status.success()), "the program cannot be built");
}

/// State of a server of this language once the demonstration is there: made by the first test that asks, since the games
/// of the demonstration take seconds.
fn template(language: Language) -> PathBuf {
    static MADE: Mutex<Vec<Language>> = Mutex::new(Vec::new());
    let mut made = MADE.lock().expect("no test fails while it makes a template");
    let folder = root().join("target/browser/templates").join(language.code());
    if !made.contains(&language) {
        // One of an earlier program.
        let _ = std::fs::remove_dir_all(&folder);
        let mut program = Program::start_on(None, language);
        program.stop();
        copy(&program.state(), &folder);
        made.push(language);
    }
    folder
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to.parent().expect("a folder in another one")).expect("a folder for the state");
    let copied = Command::new("cp").arg("-a").args([from, to]).status();
    assert!(copied.is_ok_and(|status| status.success()), "the state can be copied");
}

/// The running program.
pub struct Program {
    child: Option<Child>,
    folder: TempDir,
    address: String,
    language: Language,
}

impl Program {
    /// Starts it with a server of this language, and waits until it has said where the page is.
    pub fn start(language: Language) -> Self {
        Self::start_on(Some(&template(language)), language)
    }

    /// Starts it on a copy of this state.
    fn start_on(state: Option<&Path>, language: Language) -> Self {
        let folder = tempfile::Builder::new().prefix("sztab-page-").tempdir().expect("a folder for the state");
        let mut program = Self { child: None, folder, address: String::new(), language };
        if let Some(state) = state {
            copy(state, &program.state());
        }
        program.run("127.0.0.1:0");
        program
    }

    fn state(&self) -> PathBuf {
        self.folder.path().join("state")
    }

    /// Where the page is, without the slash at the end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Tells it to stop, as Ctrl+C does, and waits until it has.
    pub fn stop(&mut self) {
        let mut child = self.child.take().expect("it was running");
        let told = Command::new("kill").args(["-s", "INT", &child.id().to_string()]).status().expect("it can be told");
        assert!(told.success(), "it was there to be told");
        let ended = child.wait().expect("it has ended");
        assert!(ended.success(), "{ended}:\n{}", self.log());
    }

    /// Lets it stand still, as a machine whose network is gone, or go on.
    pub fn stand_still(&self, is_still: bool) {
        let child = self.child.as_ref().expect("it is running");
        let name = if is_still { "STOP" } else { "CONT" };
        let told = Command::new("kill").args(["-s", name, &child.id().to_string()]).status().expect("it can be told");
        assert!(told.success(), "it was there to be told");
    }

    /// Takes away what it has kept.
    pub fn forget(&self) {
        std::fs::remove_dir_all(self.state()).expect("there was a state");
    }

    /// Starts it again at the same address, with the state that it had.
    pub fn start_again(&mut self) {
        let listen = self.address.trim_start_matches("http://").to_owned();
        self.run(&listen);
    }

    /// Log of the program so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("log.txt")
    }

    fn run(&mut self, listen: &str) {
        let log = std::fs::File::options().create(true).append(true).open(self.log_file()).expect("a file for the log");
        let mut child = Command::new(executable())
            .args(["sandbox", "--listen", listen, "--language", self.language.code(), "--state"])
            .arg(self.state())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let said = lines(child.stdout.take().expect("its output is ours"));
        self.child = Some(child);
        let mut heard = String::new();
        loop {
            match said.recv_timeout(PATIENCE) {
                Ok(line) => {
                    heard.push_str(&line);
                    heard.push('\n');
                    if let Some(address) = address_in(&line) {
                        self.address = address;
                        return;
                    }
                }
                Err(why) => panic!("no address ({why}) after:\n{heard}{}", self.log()),
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The address of the page, if the line has it.
fn address_in(line: &str) -> Option<String> {
    let address = line.split_whitespace().find(|word| word.starts_with("http://"))?;
    Some(address.trim_end_matches(['/', '.', ',']).to_owned())
}

/// Its lines as they come. They are read to the end, so that the program never waits for a reader.
fn lines(output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            // The receiver is dropped once the address is known.
            let _ = sender.send(line);
        }
    });
    receiver
}
