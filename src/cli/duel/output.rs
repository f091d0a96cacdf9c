//! The outputs of a call: stdout, the folder of records, and the terminal.

use std::process::ExitCode;

use super::game::{Contestants, Finished, Report};
use super::progress::Progress;
use super::records::Records;
use super::report::Speed;
use crate::cli::files::{complain, print, stdout_status};

/// All outputs of a call. A method that fails prints the error and returns the exit status.
#[derive(Debug)]
pub struct Output {
    /// The text for stdout.
    pub report: Box<dyn Report>,
    /// The folder of records, if requested.
    pub records: Option<Records>,
    /// The progress bar on the terminal.
    pub progress: Progress,
    /// The measured times.
    pub speed: Speed,
}

impl Output {
    /// Prints the header above the games.
    pub fn begin(&mut self) -> Result<(), ExitCode> {
        self.print(&self.report.head())
    }

    /// Writes the record of a game and prints its line.
    pub fn tell(&mut self, finished: &Finished) -> Result<(), ExitCode> {
        if let (Some(records), Some(text)) = (&self.records, &finished.record) {
            records.write(&finished.fixture, text).map_err(|problem| {
                self.progress.clear();
                complain(&format!("sztab: {problem}"));
                ExitCode::FAILURE
            })?;
        }
        self.speed.add(finished);
        let line = self.report.game(finished);
        self.print(&line)
    }

    /// Updates the progress bar with the number of finished games.
    pub fn show(&mut self, done: u32) {
        self.progress.show(done);
    }

    /// Prints the summary, and the measured times on stderr.
    pub fn end(&mut self, contestants: &Contestants) -> Result<(), ExitCode> {
        self.progress.clear();
        self.print(&self.report.summary())?;
        complain(&self.speed.summary(contestants));
        Ok(())
    }

    fn print(&mut self, text: &str) -> Result<(), ExitCode> {
        self.progress.make_room();
        print(text).map_err(|error| {
            self.progress.clear();
            stdout_status(&error)
        })
    }
}
