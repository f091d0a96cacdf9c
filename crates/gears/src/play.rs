//! A game to which lines are said: for cases and for the command line.

use sztab_game::{Fault, Refusal as _, Side, TextError};

use crate::action::Action;
use crate::game::GearsGame;
use crate::illegal::Illegal;
use crate::position::side_of;

/// The reason why a line was not carried out.
#[derive(Debug)]
pub(crate) enum Stop {
    Unreadable(TextError),
    Illegal(Illegal),
}

impl From<Stop> for Fault {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Unreadable(error) => Self::Unreadable(error),
            Stop::Illegal(illegal) => Self::Refused(format!("{illegal} ({})", illegal.rule())),
        }
    }
}

/// Reads a line: its side, which may be left out where one is asked, and its action.
pub(crate) fn read_line(game: &GearsGame, line: &str, number: usize) -> Result<(Side, Action), Stop> {
    let unreadable = |column: usize, expected: String| Stop::Unreadable(TextError { line: number, column, expected });
    let first = line.split_whitespace().next().unwrap_or_default();
    let named = side_of(first);
    let asked = || game.asked_side().ok_or(());
    let side = match named {
        Some(side) => side,
        None if game.table().ending.is_some() => return Err(Stop::Illegal(Illegal::Over)),
        None => asked().map_err(|()| unreadable(1, "the letter of a side".to_owned()))?,
    };
    let begin = if named.is_some() { line.find(first).map_or(0, |at| at + first.len()) } else { 0 };
    let rest = line.get(begin..).unwrap_or_default();
    let action = Action::read(rest, game.values()).map_err(|error| {
        let expected = error.expectation::<String>().cloned().unwrap_or_else(|| error.to_string());
        unreadable(error.column + line[..begin].chars().count(), expected)
    })?;
    Ok((side, action))
}

/// Carries out a line.
pub(crate) fn say(game: &mut GearsGame, line: &str, number: usize) -> Result<(), Stop> {
    let (side, action) = read_line(game, line, number)?;
    game.apply(side, &action).map(|_| ()).map_err(Stop::Illegal)
}
