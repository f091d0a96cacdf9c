//! Plays games on several threads and passes them on in order.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;

use super::game::{Contestants, Finished, play};
use super::output::Output;
use super::progress::PAUSE;
use super::schedule::Schedule;

/// Games and their players.
#[derive(Debug)]
pub struct Pool<'a> {
    /// The games.
    pub schedule: &'a Schedule,
    /// The players.
    pub contestants: &'a Contestants,
    /// Number of games played at the same time.
    pub threads: usize,
    /// Whether records are made.
    pub with_records: bool,
}

impl Pool<'_> {
    /// Plays all games. Stops early with the exit status of the output if that fails.
    pub fn play(&self, output: &mut Output) -> Result<(), ExitCode> {
        let (next, is_stopped) = (AtomicU32::new(1), AtomicBool::new(false));
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            for _ in 0..self.threads {
                let (sender, next, is_stopped) = (sender.clone(), &next, &is_stopped);
                scope.spawn(move || self.work(next, is_stopped, &sender));
            }
            drop(sender);
            let told = tell_in_order(&receiver, output);
            is_stopped.store(true, Ordering::Relaxed);
            told
        })
    }

    /// Plays one game after another until none is left.
    fn work(&self, next: &AtomicU32, is_stopped: &AtomicBool, sender: &Sender<Finished>) {
        while let Some(fixture) = self.schedule.fixture(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(finished) = play(fixture, self.contestants, self.with_records, is_stopped) else { return };
            if sender.send(finished).is_err() {
                return;
            }
        }
    }
}

/// Passes finished games on in the order of their numbers; later ones wait for earlier ones.
fn tell_in_order(receiver: &Receiver<Finished>, output: &mut Output) -> Result<(), ExitCode> {
    let mut early = BTreeMap::new();
    let (mut done, mut next) = (0, 1);
    loop {
        match receiver.recv_timeout(PAUSE) {
            Ok(finished) => {
                done += 1;
                early.insert(finished.fixture.number, finished);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        while let Some(finished) = early.remove(&next) {
            output.tell(&finished)?;
            next += 1;
        }
        output.show(done);
    }
}
