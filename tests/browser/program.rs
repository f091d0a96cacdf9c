//! `sztab sandbox` as a separate process, with its state in a folder removed after the test.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::TempDir;

use crate::words::Language;

/// Maximum wait until the address is printed, since the demonstration is built first.
const START_TIMEOUT: Duration = Duration::from_mins(5);

/// The root folder of the project.
pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The path of the program, which is next to the folder of the test executables.
fn executable() -> PathBuf {
    let tests = std::env::current_exe().expect("a program has a path");
    tests.ancestors().nth(2).expect("target/debug/deps/browser").join("sztab")
}

/// Builds the current program, since Cargo does that automatically only for tests in the same package. In a build of
/// the whole workspace it uses the features of all tests, with which the libraries have already been compiled.
pub fn build() {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--locked", "--no-run", "--test", "sandbox"]).current_dir(root());
    // To the build scripts of some libraries, Cargo's variables about this package would look like a change and
    // cause a rebuild.
    for (name, _) in std::env::vars_os() {
        let said = ["CARGO_MANIFEST_", "CARGO_PKG_"];
        if name.to_str().is_some_and(|name| said.iter().any(|start| name.starts_with(start))) {
            cargo.env_remove(name);
        }
    }
    assert!(cargo.status().is_ok_and(|status| status.success()), "the program cannot be built");
}

/// The state of a server in this language, with its demonstration finished. It is made by the first test that needs it,
/// since playing the demonstration's games takes seconds.
fn prepare_template(language: Language) -> PathBuf {
    static TEMPLATES: Mutex<Vec<Language>> = Mutex::new(Vec::new());
    let mut made = TEMPLATES.lock().expect("no test fails while it makes a template");
    let folder = root().join("target/browser/templates").join(language.code());
    if !made.contains(&language) {
        // The folder may be left over from an earlier build.
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

pub struct Program {
    child: Option<Child>,
    folder: TempDir,
    address: String,
    language: Language,
}

impl Program {
    /// Starts the program with a server in this language, and waits until it has printed the address of the page.
    pub fn start(language: Language) -> Self {
        Self::start_on(Some(&prepare_template(language)), language)
    }

    /// Starts the program on a copy of the given state.
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

    /// The address of the page, without a trailing slash.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Stops the program, as Ctrl+C does, and waits until it has ended.
    pub fn stop(&mut self) {
        let mut child = self.child.take().expect("it was running");
        let told = Command::new("kill").args(["-s", "INT", &child.id().to_string()]).status().expect("it can be told");
        assert!(told.success(), "it was there to be told");
        let ended = child.wait().expect("it has ended");
        assert!(ended.success(), "{ended}:\n{}", self.log());
    }

    /// Suspends the program, as if its network were down, or resumes it.
    pub fn set_suspended(&self, is_still: bool) {
        let child = self.child.as_ref().expect("it is running");
        let name = if is_still { "STOP" } else { "CONT" };
        let told = Command::new("kill").args(["-s", name, &child.id().to_string()]).status().expect("it can be told");
        assert!(told.success(), "it was there to be told");
    }

    /// Deletes the stored state.
    pub fn delete_state(&self) {
        std::fs::remove_dir_all(self.state()).expect("there was a state");
    }

    /// Restarts the program at the same address and with the same state.
    pub fn restart(&mut self) {
        let listen = self.address.trim_start_matches("http://").to_owned();
        self.run(&listen);
    }

    /// The program's log so far.
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
        let said = read_lines(child.stdout.take().expect("its output is ours"));
        self.child = Some(child);
        let mut heard = String::new();
        loop {
            match said.recv_timeout(START_TIMEOUT) {
                Ok(line) => {
                    heard.push_str(&line);
                    heard.push('\n');
                    if let Some(address) = parse_address(&line) {
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
            // The process may have ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The address of the page, if the line contains one.
fn parse_address(line: &str) -> Option<String> {
    let address = line.split_whitespace().find(|word| word.starts_with("http://"))?;
    Some(address.trim_end_matches(['/', '.', ',']).to_owned())
}

/// The lines of an output as they arrive. They are read to the end, so that the program never blocks on its output.
fn read_lines(output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            // The receiver is dropped once the address is known.
            let _ = sender.send(line);
        }
    });
    receiver
}
