//! The log folded into a game: every line that counts, one after the other.
//!
//! To take something back is a line too: `undo 12` says that of all lines before it those up to the 12th count, and
//! no later ones. Nothing is ever removed from a log.

use sztab_game::{AnyEvent, Game, Side};
use sztab_store::{Entry, GameId, Seq};

use super::RefereeError;
use super::line::replay;

/// The word of a line that takes something back.
const UNDO: &str = "undo";

/// A step that its own player may take back without asking anybody: in the own turn, with nothing revealed since, and
/// nobody else having decided or been called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakeBack {
    /// Side that may.
    pub side: Side,
    /// The line that the game goes back to.
    pub to: Seq,
}

/// The line that takes back everything after some line.
pub(super) fn undo_line(to: Seq) -> String {
    format!("{UNDO} {to}")
}

/// The line that a log goes back to, if this one takes something back.
pub(super) fn undo_target(line: &str) -> Option<Seq> {
    line.strip_prefix(UNDO)?.strip_prefix(' ')?.parse().ok().map(Seq)
}

/// The letters with which a line begins that takes something back.
pub(super) const UNDO_BEGINS: &str = "undo ";

/// The lines that count: those that nobody has taken back.
#[must_use]
pub fn counting_lines(log: &[Entry]) -> Vec<&Entry> {
    let mut counting: Vec<&Entry> = Vec::with_capacity(log.len());
    for entry in log {
        match undo_target(&entry.line) {
            Some(to) => counting.retain(|earlier| earlier.seq <= to),
            None => counting.push(entry),
        }
    }
    counting
}

/// True if the player who did this may take it back unasked, given the game that it led to: in the own turn, outside of
/// chapters, and as long as nothing has come to light.
pub(super) fn is_free(side: Side, events: &[AnyEvent], after: &dyn Game) -> bool {
    let is_own_turn = after.turn() == Some(side) && after.waiting_sides().contains(side);
    is_own_turn && !events.iter().any(|event| event.kind().is_final())
}

/// Carries out lines on a game from some line on; says what the last of them may be taken back to.
pub(super) fn fold<'a>(
    game: &mut dyn Game,
    id: GameId,
    mut seq: Seq,
    lines: impl IntoIterator<Item = &'a Entry>,
) -> Result<Option<TakeBack>, RefereeError> {
    let mut takes_back = None;
    for entry in lines {
        let events = replay(game, id, entry)?;
        let side = Side(entry.side);
        takes_back = is_free(side, &events, game).then_some(TakeBack { side, to: seq });
        seq = entry.seq;
    }
    Ok(takes_back)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_store::{Prompt, UnixMs, UserId};

    fn log(lines: &[&str]) -> Vec<Entry> {
        let entry = |(seq, line): (u32, &&str)| Entry {
            seq: Seq(seq),
            side: 0,
            line: (*line).to_owned(),
            actor: UserId(1),
            prompt: Prompt::Act,
            at: UnixMs(0),
            interaction: None,
        };
        (1..).zip(lines).map(entry).collect()
    }

    fn remaining_lines(lines: &[&str]) -> Vec<String> {
        counting_lines(&log(lines)).into_iter().map(|entry| entry.line.clone()).collect()
    }

    #[test]
    fn what_was_taken_back_does_not_count() {
        assert_eq!(remaining_lines(&["a", "b", "c"]), ["a", "b", "c"]);
        assert_eq!(remaining_lines(&["a", "b", "undo 1", "c"]), ["a", "c"]);
        assert_eq!(remaining_lines(&["a", "b", "undo 1", "undo 0", "c"]), ["c"]);
        assert_eq!(remaining_lines(&["a", "b", "undo 1", "c", "d", "undo 4"]), ["a", "c"]);
        assert_eq!(
            remaining_lines(&["a", "b", "undo 1", "c", "undo 3"]),
            ["a"],
            "back to the line that took something back"
        );
    }

    #[test]
    fn only_a_line_of_its_own_takes_back() {
        assert_eq!(undo_target(&undo_line(Seq(12))), Some(Seq(12)));
        for line in ["undo", "undo x", "undone 3", "place undo C3 1", "undo -1"] {
            assert_eq!(undo_target(line), None, "{line}");
        }
    }
}
