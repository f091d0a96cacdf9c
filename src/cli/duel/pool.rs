//! Plays games on several threads and passes them on in order.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;

use super::progress::UPDATE_INTERVAL;

/// Plays games 1, 2 and so on until `play` returns `None`, and passes the finished games to `tell` in order, along with
/// the number of games finished so far. Stops early if `tell` fails, and returns the exit status from `tell`.
pub fn play_in_order<T: Send>(
    threads: usize,
    play: impl Fn(u32, &AtomicBool) -> Option<T> + Sync,
    tell: impl FnMut(Vec<T>, u32) -> Result<(), ExitCode>,
) -> Result<(), ExitCode> {
    let (next, is_stopped) = (AtomicU32::new(1), AtomicBool::new(false));
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        for _ in 0..threads {
            let (sender, next, is_stopped, play) = (sender.clone(), &next, &is_stopped, &play);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(finished) = play(number, is_stopped) else { return };
                    if sender.send((number, finished)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let told = report_in_order(&receiver, tell);
        is_stopped.store(true, Ordering::Relaxed);
        told
    })
}

/// Passes on finished games in numerical order; later games wait for earlier ones.
fn report_in_order<T>(
    receiver: &Receiver<(u32, T)>,
    mut tell: impl FnMut(Vec<T>, u32) -> Result<(), ExitCode>,
) -> Result<(), ExitCode> {
    let mut early = BTreeMap::new();
    let (mut done, mut next) = (0, 1);
    loop {
        match receiver.recv_timeout(UPDATE_INTERVAL) {
            Ok((number, finished)) => {
                done += 1;
                early.insert(number, finished);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        let mut finished = Vec::new();
        while let Some(game) = early.remove(&next) {
            finished.push(game);
            next += 1;
        }
        tell(finished, done)?;
    }
}
