//! A progress bar on the terminal.
//!
//! A single line without colours does not justify a dependency such as `indicatif`.

use std::io::{IsTerminal as _, Write as _, stderr, stdout};
use std::time::{Duration, Instant};

/// Width of the bar, in characters.
const BAR_WIDTH: usize = 20;

/// Minimum time between two updates.
pub const UPDATE_INTERVAL: Duration = Duration::from_millis(200);

/// A progress bar on stderr, if stderr is a terminal.
#[derive(Debug)]
pub struct Progress {
    is_shown: bool,
    /// True if stdout is also a terminal, most likely the same one as stderr.
    is_beside_output: bool,
    games: u32,
    begun: Instant,
    /// Time of the last update.
    written: Option<Instant>,
    /// Characters currently shown.
    width: usize,
}

impl Progress {
    /// Starts a bar for this number of games.
    pub fn new(games: u32) -> Self {
        let [is_shown, is_beside_output] = [stderr().is_terminal(), stdout().is_terminal()];
        Self { is_shown, is_beside_output, games, begun: Instant::now(), written: None, width: 0 }
    }

    /// Shows the number of finished games, at most once per [`PAUSE`].
    pub fn show(&mut self, done: u32) {
        if !self.is_shown || self.written.is_some_and(|moment| moment.elapsed() < UPDATE_INTERVAL) {
            return;
        }
        let line = bar_line(done, self.games, self.begun.elapsed());
        self.clear();
        self.width = line.chars().count();
        self.written = Some(Instant::now());
        write(&line);
    }

    /// Removes the bar so that a line can be printed on the same terminal.
    pub fn make_room(&mut self) {
        if self.is_beside_output {
            self.clear();
        }
    }

    /// Removes the bar.
    pub fn clear(&mut self) {
        let width = std::mem::take(&mut self.width);
        if width > 0 {
            write(&format!("\r{:width$}\r", ""));
        }
    }
}

/// Writes to stderr. Errors are ignored, because the bar is not needed without a terminal.
fn write(text: &str) {
    let mut stderr = stderr().lock();
    let _ = stderr.write_all(text.as_bytes()).and_then(|()| stderr.flush());
}

fn bar_line(done: u32, games: u32, elapsed: Duration) -> String {
    let percent = u64::from(done) * 100 / u64::from(games.max(1));
    let filled = usize::try_from(percent).unwrap_or(0) * BAR_WIDTH / 100;
    let left = if done == 0 {
        String::new()
    } else {
        let seconds = (elapsed * games.saturating_sub(done) / done).as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        format!(", {hours}:{minutes:02}:{:02} left", seconds % 60)
    };
    format!("[{:.<BAR_WIDTH$}] {done} of {games} games, {percent} %{left}", "#".repeat(filled))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_shows_games_percentage_and_remaining_time() {
        assert_eq!(bar_line(0, 8, Duration::ZERO), "[....................] 0 of 8 games, 0 %");
        let half = bar_line(4, 8, Duration::from_secs(3725));
        assert_eq!(half, "[##########..........] 4 of 8 games, 50 %, 1:02:05 left");
        let end = bar_line(8, 8, Duration::from_secs(9));
        assert_eq!(end, "[####################] 8 of 8 games, 100 %, 0:00:00 left");
    }
}
