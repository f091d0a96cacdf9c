//! Thinking times and turns, derived from the lines of a log.

use sztab_store::{Entry, UserId};

/// Keywords of unsolicited lines, which may appear at any time, from either side, or because of the clock.
const UNSOLICITED_KEYWORDS: [&str; 8] =
    ["resign", "draw-offer", "draw-accept", "claim", "time", "undo", "award", "award-draw"];

/// Keywords of lines that may be written in the opponent's turn, or before the first turn.
const OUTSIDE_TURN_KEYWORDS: [&str; 9] =
    ["place-hq", "choose", "resign", "draw-offer", "draw-accept", "claim", "undo", "award", "award-draw"];

fn keyword(entry: &Entry) -> &str {
    entry.line.split(' ').next().unwrap_or_default()
}

/// Times that a user took whenever they had to act, in milliseconds, oldest first.
///
/// A time is measured from the previous line, regardless of that line's author and content. It counts for the author of
/// the first of several lines that one side wrote in a row; the later lines of the row belong to the same turn. Three
/// kinds of lines do not count and do not begin or end a row: answers of a standing order, unsolicited lines
/// (resigning, agreeing on a draw, undoing, a clock that has run out), and the first line of a game, because no line
/// precedes it. Times are calendar times: they include nights and vacations.
#[must_use]
pub fn thinking_times(log: &[Entry], user: UserId) -> Vec<i64> {
    let mut times = Vec::new();
    let mut acting = None;
    let mut before: Option<&Entry> = None;
    for entry in log {
        let previous = before.replace(entry);
        if entry.prompt.is_unprompted() || UNSOLICITED_KEYWORDS.contains(&keyword(entry)) {
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

/// Number of turns with at least one action. Turns strictly alternate between the sides, and each contains a line of
/// the side whose turn it is; undone lines do not count.
#[must_use]
pub fn count_turns(log: &[Entry]) -> u32 {
    let counting = crate::fold::lines_in_force(log);
    let mut active = None;
    let mut turns = 0;
    for entry in counting.into_iter().filter(|entry| !OUTSIDE_TURN_KEYWORDS.contains(&keyword(entry))) {
        if active.replace(entry.side) != Some(entry.side) {
            turns += 1;
        }
    }
    turns
}
