//! The fold of the log into a game: every line that counts, one after another.
//!
//! An undo is a line too: after `undo 12`, only the lines up to the 12th count, of all lines before the undo. No line
//! is ever removed from a log.

use sztab_game::{AnyEvent, Game, Side};
use sztab_store::{Entry, GameId, Seq};

use super::RefereeError;
use super::line::replay;

/// The keyword of an undo line.
const UNDO: &str = "undo";

/// A step that its player may undo without asking: it was made in the player's own turn, nothing has been revealed
/// since, and no other player has decided anything or been called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FreeUndo {
    /// The side that may undo the step.
    pub side: Side,
    /// The line to which the game goes back.
    pub to: Seq,
}

/// The line that undoes everything after a given line.
pub(super) fn undo_line(to: Seq) -> String {
    format!("{UNDO} {to}")
}

/// The line to which the log goes back, if `line` is an undo.
pub(super) fn undo_target(line: &str) -> Option<Seq> {
    line.strip_prefix(UNDO)?.strip_prefix(' ')?.parse().ok().map(Seq)
}

/// The prefix of an undo line.
pub(super) const UNDO_PREFIX: &str = "undo ";

/// The lines that count: those that have not been undone.
#[must_use]
pub fn lines_in_force(log: &[Entry]) -> Vec<&Entry> {
    let mut counting: Vec<&Entry> = Vec::with_capacity(log.len());
    for entry in log {
        match undo_target(&entry.line) {
            Some(to) => counting.retain(|earlier| earlier.seq <= to),
            None => counting.push(entry),
        }
    }
    counting
}

/// True if the player of an action may undo it without asking: it was made in the player's own turn and outside
/// chapters, and revealed nothing. `after` is the game after the action.
pub(super) fn is_free_to_undo(side: Side, events: &[AnyEvent], after: &dyn Game) -> bool {
    let is_own_turn = after.turn() == Some(side) && after.waiting_sides().contains(side);
    is_own_turn && !events.iter().any(|event| event.kind().is_final())
}

/// Carries out lines on a game, starting after a given line. Returns the step that can be undone without asking after
/// the last of them, if any.
pub(super) fn fold<'a>(
    game: &mut dyn Game,
    id: GameId,
    mut seq: Seq,
    lines: impl IntoIterator<Item = &'a Entry>,
) -> Result<Option<FreeUndo>, RefereeError> {
    let mut takes_back = None;
    for entry in lines {
        let events = replay(game, id, entry)?;
        let side = Side(entry.side);
        takes_back = is_free_to_undo(side, &events, game).then_some(FreeUndo { side, to: seq });
        seq = entry.seq;
    }
    Ok(takes_back)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_store::{LineCause, UnixMs, UserId};

    fn log(lines: &[&str]) -> Vec<Entry> {
        let entry = |(seq, line): (u32, &&str)| Entry {
            seq: Seq(seq),
            side: 0,
            line: (*line).to_owned(),
            actor: UserId(1),
            prompt: LineCause::Act,
            at: UnixMs(0),
            interaction: None,
        };
        (1..).zip(lines).map(entry).collect()
    }

    fn remaining_lines(lines: &[&str]) -> Vec<String> {
        lines_in_force(&log(lines)).into_iter().map(|entry| entry.line.clone()).collect()
    }

    #[test]
    fn undone_lines_do_not_count() {
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
    fn only_valid_undo_lines_have_a_target() {
        assert_eq!(undo_target(&undo_line(Seq(12))), Some(Seq(12)));
        for line in ["undo", "undo x", "undone 3", "place undo C3 1", "undo -1"] {
            assert_eq!(undo_target(line), None, "{line}");
        }
    }
}
