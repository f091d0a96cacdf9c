//! The outputs of a call: stdout, the folder of records, and the terminal.

use std::process::ExitCode;

use super::game::{Contestants, FinishedGame, Report};
use super::progress::Progress;
use super::records::Records;
use super::report::Speed;
use crate::cli::files::{print, print_error, stdout_status};

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
    pub fn print_header(&mut self) -> Result<(), ExitCode> {
        self.print(&self.report.header())
    }

    /// Writes the record of a game and prints its line.
    pub fn report_game(&mut self, finished: &FinishedGame) -> Result<(), ExitCode> {
        if let (Some(records), Some(text)) = (&self.records, &finished.record) {
            records.write(&finished.fixture, text).map_err(|problem| {
                self.progress.clear();
                print_error(&format!("sztab: {problem}"));
                ExitCode::FAILURE
            })?;
        }
        self.speed.add(finished);
        let line = self.report.add_game(finished);
        self.print(&line)
    }

    /// Updates the progress bar with the number of finished games.
    pub fn show_progress(&mut self, done: u32) {
        self.progress.show(done);
    }

    /// Prints the summary, and the measured times on stderr.
    pub fn print_summary(&mut self, contestants: &Contestants) -> Result<(), ExitCode> {
        self.progress.clear();
        self.print(&self.report.summary())?;
        print_error(&self.speed.summary(contestants));
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
