//! A game to which lines are said: what a record, a case and the command line do.

use sztab_game::{Fault, GameState as _, Intervention, LineNumber, Refusal as _, Rules, Sides, TextError};

use crate::MechsGame;
use crate::action::Action;
use crate::illegal::Illegal;
use crate::position;

/// A game to which lines are said: actions, and the words of every game.
pub(crate) struct Play {
    pub game: MechsGame,
    /// Sides that want a draw.
    drawing: Sides,
}

impl Play {
    pub fn new(game: MechsGame) -> Self {
        Self { game, drawing: Sides::NONE }
    }

    /// Carries out a line, with the letter of its side or without it.
    pub fn line(&mut self, line: &str, number: usize) -> Result<(), Stop> {
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        let unreadable = |column: usize, expected: String| TextError { line: number, column, expected };
        let first = words.first().copied().unwrap_or_default();
        let is_letter = first.len() == 1;
        let named = position::side_of(first).filter(|&side| self.game.state().all_sides().contains(side));
        let side = match named.or_else(|| self.game.waiting().only().filter(|_| !is_letter)) {
            Some(side) => side,
            None if self.game.outcome().is_some() && !is_letter => return Err(Illegal::Over.into()),
            None => return Err(unreadable(1, "the letter of a side".to_owned()).into()),
        };
        if !self.game.sides().contains(side) {
            return Err(self.game.refusal_of_side(side).into());
        }
        let start = if named.is_some() { line.find(first).map_or(0, |at| at + first.len()) } else { 0 };
        let rest = line.get(start..).unwrap_or_default();
        match rest.split_whitespace().collect::<Vec<_>>()[..] {
            ["resign"] => return self.intervene(Intervention::Resigned(side)),
            ["time"] => return self.intervene(Intervention::RanOut(side)),
            ["claim", late] if let Some(late) = position::side_of(late) => {
                return self.intervene(Intervention::Forfeited(late));
            }
            ["claim"] if let Some(late) = self.game.rivals(side).only() => {
                return self.intervene(Intervention::Forfeited(late));
            }
            ["award"] => return self.intervene(Intervention::Adjudicated(Sides::from(side))),
            ["award-draw"] => return self.intervene(Intervention::Adjudicated(self.game.playing())),
            ["draw-offer" | "draw-accept"] => {
                self.drawing = self.drawing.with(side);
                if self.game.playing().is_subset(self.drawing) {
                    return self.intervene(Intervention::Agreed);
                }
                return Ok(());
            }
            _ => {}
        }
        let action = Action::read(rest, self.game.values()).map_err(|error| {
            unreadable(
                error.column + line[..start].chars().count(),
                error.expected::<String>().cloned().unwrap_or_else(|| error.to_string()),
            )
        })?;
        let line = LineNumber(u32::try_from(number).unwrap_or(u32::MAX));
        Ok(Rules::apply(&mut self.game, side, &action, line, &mut ())?)
    }

    fn intervene(&mut self, intervention: Intervention) -> Result<(), Stop> {
        Ok(Rules::intervene(&mut self.game, intervention, &mut ())?)
    }
}

/// The reason why a line was not carried out.
#[derive(Debug)]
pub(crate) enum Stop {
    Unreadable(TextError),
    Illegal(Illegal),
}

impl Stop {
    /// The same with the line of the text.
    pub fn at(self, number: usize) -> Fault {
        match self {
            Self::Unreadable(error) => Fault::Unreadable(error),
            Self::Illegal(illegal) => Fault::Refused(format!("line {number}: {illegal} ({})", illegal.rule())),
        }
    }
}

impl From<TextError> for Stop {
    fn from(error: TextError) -> Self {
        Self::Unreadable(error)
    }
}

impl From<Illegal> for Stop {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<Stop> for Fault {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Unreadable(error) => Self::Unreadable(error),
            Stop::Illegal(illegal) => Self::Refused(format!("{illegal} ({})", illegal.rule())),
        }
    }
}
