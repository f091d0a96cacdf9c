//! Plays lines as they are written in records, test cases and on the command line: with the side's letter, and with the
//! keywords common to all games besides the game's own lines.

use super::command_line::Fault;
use super::document::TextError;
use super::game::Denied;
use super::rules::{Intervention, Rules};
use super::secret::LineNumber;
use super::side::{Side, Sides};

/// A game in which lines with letters and keywords are played.
#[derive(Debug, Clone)]
pub struct Script<R> {
    /// The current game.
    pub game: R,
    /// Sides that have offered or accepted a draw.
    drawing: Sides,
}

/// The reason a line was not carried out.
#[derive(Debug, Clone)]
pub enum Stop {
    /// The line cannot be read.
    Unreadable(TextError),
    /// The rules refuse the line.
    Denied(Denied),
}

impl<R: Rules> Script<R> {
    /// Creates a script with a game in which no line has been played yet.
    pub fn new(game: R) -> Self {
        Self { game, drawing: Sides::NONE }
    }

    /// The side that plays a line, and the byte offset of the words after the letter. The letter may be omitted if only
    /// one side has to act.
    ///
    /// # Errors
    ///
    /// If the letter is missing and there is not exactly one side that has to act, or the game has no such side.
    pub fn side_of(&self, line: &str, number: usize) -> Result<(Side, usize), Stop> {
        let first = line.split_whitespace().next().unwrap_or_default();
        let letter = side_of(first);
        let side = match letter.or_else(|| self.game.waiting_sides().only().filter(|_| first.len() != 1)) {
            Some(side) => side,
            None if self.game.outcome().is_some() && first.len() != 1 => return Err(self.denial(Side(0))),
            None => {
                let expected = "the letter of a side".to_owned();
                return Err(Stop::Unreadable(TextError { line: number, column: 1, expected }));
            }
        };
        if !self.game.sides().contains(side) {
            return Err(self.denial(side));
        }
        Ok((side, if letter.is_some() { line.find(first).map_or(0, |at| at + first.len()) } else { 0 }))
    }

    fn denial(&self, side: Side) -> Stop {
        match Rules::check_turn(&self.game, side) {
            Err(illegal) => Stop::Denied(Denied::new(illegal)),
            Ok(()) => Stop::Unreadable(TextError { line: 1, column: 1, expected: "the letter of a side".to_owned() }),
        }
    }

    /// Reads a line: its side and its action.
    ///
    /// # Errors
    ///
    /// The line and column at which something else was expected.
    pub fn read(&self, line: &str, number: usize) -> Result<(Side, R::Action), Stop> {
        let (side, begin) = self.side_of(line, number)?;
        let action = self.game.read(side, line.get(begin..).unwrap_or_default()).map_err(|error| {
            let expected = error.expectation::<String>().cloned().unwrap_or_else(|| error.to_string());
            let column = error.column + line[..begin].chars().count();
            Stop::Unreadable(TextError { line: number, column, expected })
        })?;
        Ok((side, action))
    }

    /// Carries out a line. `number` is the line's number in the text, and also in the log.
    ///
    /// # Errors
    ///
    /// If the line cannot be read or is refused; the game is then unchanged.
    pub fn say(&mut self, line: &str, number: usize) -> Result<(), Stop> {
        let line = line.split('#').next().unwrap_or_default();
        let (side, begin) = self.side_of(line, number)?;
        let words: Vec<&str> = line.get(begin..).unwrap_or_default().split_whitespace().collect();
        let intervention = match words[..] {
            ["resign"] => Intervention::Resigned(side),
            ["time"] => Intervention::RanOut(side),
            ["claim", late] => match side_of(late) {
                Some(late) => Intervention::Forfeited(late),
                None => return self.act(line, number),
            },
            ["claim"] => match self.game.rivals(side).only() {
                Some(late) => Intervention::Forfeited(late),
                None => return self.act(line, number),
            },
            ["award"] => Intervention::Adjudicated(self.game.sides().difference(self.game.rivals(side))),
            ["award-draw"] => Intervention::Adjudicated(self.game.playing_sides()),
            ["award-none"] => Intervention::Adjudicated(Sides::NONE),
            ["draw-offer" | "draw-accept"] => {
                self.drawing = self.drawing.with(side);
                if !self.game.playing_sides().is_subset(self.drawing) {
                    return Ok(());
                }
                Intervention::Agreed
            }
            _ => return self.act(line, number),
        };
        let result = Rules::intervene(&mut self.game, intervention, &mut ());
        result.map_err(|illegal| Stop::Denied(Denied::new(illegal)))
    }

    fn act(&mut self, line: &str, number: usize) -> Result<(), Stop> {
        let (side, action) = self.read(line, number)?;
        let number = LineNumber(u32::try_from(number).unwrap_or(u32::MAX));
        let result = Rules::apply(&mut self.game, side, &action, number, &mut ());
        result.map_err(|illegal| Stop::Denied(Denied::new(illegal)))
    }
}

/// The side for a text that is a single capital letter.
#[must_use]
pub fn side_of(word: &str) -> Option<Side> {
    let mut letters = word.chars();
    let letter = letters.next().filter(|letter| letters.next().is_none() && letter.is_ascii_uppercase())?;
    Side::from_letter(letter)
}

impl Stop {
    /// The fault for a command that stopped at this line of the text.
    #[must_use]
    pub fn at(self, number: usize) -> Fault {
        match self {
            Self::Unreadable(error) => Fault::Unreadable(error),
            Self::Denied(denied) => Fault::Refused(format!("line {number}: {denied}")),
        }
    }
}

impl From<Stop> for Fault {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Unreadable(error) => Self::Unreadable(error),
            Stop::Denied(denied) => Self::Refused(denied.to_string()),
        }
    }
}
