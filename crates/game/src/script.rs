//! Plays lines as they are written in records, test cases and on the command line: with the side's letter, and with the
//! keywords common to all games besides the game's own lines.

use super::command_line::CommandError;
use super::document::TextError;
use super::game::AnyRefusal;
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
pub enum ScriptError {
    /// The line cannot be read.
    Unreadable(TextError),
    /// The rules refuse the line.
    Denied(AnyRefusal),
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
    pub fn split_side(&self, line: &str, number: usize) -> Result<(Side, usize), ScriptError> {
        let first = line.split_whitespace().next().unwrap_or_default();
        let letter = parse_side_letter(first);
        let side = match letter.or_else(|| self.game.waiting_sides().single().filter(|_| first.len() != 1)) {
            Some(side) => side,
            None if self.game.outcome().is_some() && first.len() != 1 => return Err(self.denial(Side(0))),
            None => {
                let expected = "the letter of a side".to_owned();
                return Err(ScriptError::Unreadable(TextError { line: number, column: 1, expected }));
            }
        };
        if !self.game.sides().contains(side) {
            return Err(self.denial(side));
        }
        Ok((side, if letter.is_some() { line.find(first).map_or(0, |at| at + first.len()) } else { 0 }))
    }

    fn denial(&self, side: Side) -> ScriptError {
        match Rules::check_turn(&self.game, side) {
            Err(illegal) => ScriptError::Denied(AnyRefusal::new(illegal)),
            Ok(()) => {
                ScriptError::Unreadable(TextError { line: 1, column: 1, expected: "the letter of a side".to_owned() })
            }
        }
    }

    /// Reads a line: its side and its action.
    ///
    /// # Errors
    ///
    /// The line and column at which something else was expected.
    pub fn read(&self, line: &str, number: usize) -> Result<(Side, R::Action), ScriptError> {
        let (side, begin) = self.split_side(line, number)?;
        let action = self.game.read(side, line.get(begin..).unwrap_or_default()).map_err(|error| {
            let expected = error.expectation::<String>().cloned().unwrap_or_else(|| error.to_string());
            let column = error.column + line[..begin].chars().count();
            ScriptError::Unreadable(TextError { line: number, column, expected })
        })?;
        Ok((side, action))
    }

    /// Carries out a line. `number` is the line's number in the text, and also in the log.
    ///
    /// # Errors
    ///
    /// If the line cannot be read or is refused; the game is then unchanged.
    pub fn play_line(&mut self, line: &str, number: usize) -> Result<(), ScriptError> {
        let line = line.split('#').next().unwrap_or_default();
        let (side, begin) = self.split_side(line, number)?;
        let words: Vec<&str> = line.get(begin..).unwrap_or_default().split_whitespace().collect();
        let intervention = match words[..] {
            ["resign"] => Intervention::Resigned(side),
            ["time"] => Intervention::RanOut(side),
            ["claim", late] => match parse_side_letter(late) {
                Some(late) => Intervention::Forfeited(late),
                None => return self.play_action(line, number),
            },
            ["claim"] => match self.game.rivals(side).single() {
                Some(late) => Intervention::Forfeited(late),
                None => return self.play_action(line, number),
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
            _ => return self.play_action(line, number),
        };
        let result = Rules::intervene(&mut self.game, intervention, &mut ());
        result.map_err(|illegal| ScriptError::Denied(AnyRefusal::new(illegal)))
    }

    fn play_action(&mut self, line: &str, number: usize) -> Result<(), ScriptError> {
        let (side, action) = self.read(line, number)?;
        let number = LineNumber(u32::try_from(number).unwrap_or(u32::MAX));
        let result = Rules::apply(&mut self.game, side, &action, number, &mut ());
        result.map_err(|illegal| ScriptError::Denied(AnyRefusal::new(illegal)))
    }
}

/// The side for a text that is a single capital letter.
#[must_use]
pub fn parse_side_letter(word: &str) -> Option<Side> {
    let mut letters = word.chars();
    let letter = letters.next().filter(|letter| letters.next().is_none() && letter.is_ascii_uppercase())?;
    Side::from_letter(letter)
}

impl ScriptError {
    /// The fault for a command that stopped at this line of the text.
    #[must_use]
    pub fn at_line(self, number: usize) -> CommandError {
        match self {
            Self::Unreadable(error) => CommandError::Unreadable(error),
            Self::Denied(denied) => CommandError::Refused(format!("line {number}: {denied}")),
        }
    }
}

impl From<ScriptError> for CommandError {
    fn from(stop: ScriptError) -> Self {
        match stop {
            ScriptError::Unreadable(error) => Self::Unreadable(error),
            ScriptError::Denied(denied) => Self::Refused(denied.to_string()),
        }
    }
}
