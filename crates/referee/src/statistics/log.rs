//! Time and turns, read from the lines of a log.

use sztab_store::{Entry, UserId};

/// Words of lines that nobody was asked for: they may come at any time, from either side, or by the clock.
const ASIDE: [&str; 8] = ["resign", "draw-offer", "draw-accept", "claim", "time", "undo", "award", "award-draw"];

/// Words of lines that may be written in the opponent's turn, or before the first one.
const OUTSIDE_TURNS: [&str; 9] =
    ["place-hq", "choose", "resign", "draw-offer", "draw-accept", "claim", "undo", "award", "award-draw"];

fn word(entry: &Entry) -> &str {
    entry.line.split(' ').next().unwrap_or_default()
}

/// Times that a user took whenever it was for them to act, in milliseconds, oldest first.
///
/// That is the time since the line before, regardless of its author and its content, and it is counted for the author
/// of the first of several lines that one side wrote in a row; the later lines of the row belong to the same turn.
/// Three kinds of lines neither count nor begin or end a row: answers of a standing order, unsolicited lines
/// (giving up, agreeing on a draw, taking back, a clock that has run out), and the first of a game, before which there
/// is none. Time runs by the calendar: nights and vacations are in it.
#[must_use]
pub fn thinking_times(log: &[Entry], user: UserId) -> Vec<i64> {
    let mut times = Vec::new();
    let mut acting = None;
    let mut before: Option<&Entry> = None;
    for entry in log {
        let previous = before.replace(entry);
        if entry.prompt.is_unasked() || ASIDE.contains(&word(entry)) {
            continue;
        }
        let begins = acting != Some(entry.side);
        acting = Some(entry.side);
        if let Some(previous) = previous.filter(|_| begins && entry.actor == user) {
            times.push((entry.at.0 - previous.at.0).max(0));
        }
    }
    times
}

/// Number of turns in which something was done. Sides take turns strictly one after the other, and a turn has a line of
/// the side whose turn it is; what was taken back does not count.
#[must_use]
pub fn turns(log: &[Entry]) -> u32 {
    let counting = crate::fold::counting_lines(log);
    let mut active = None;
    let mut turns = 0;
    for entry in counting.into_iter().filter(|entry| !OUTSIDE_TURNS.contains(&word(entry))) {
        if active.replace(entry.side) != Some(entry.side) {
            turns += 1;
        }
    }
    turns
}
