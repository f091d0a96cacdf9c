//! Lines of a game's log: what they say, and carrying them out.

use crate::games::neuroshima::rules::notation::{ActionError, parse_action, print_action};
use crate::games::neuroshima::rules::{Action, Event, Game, Illegal, Side};
use crate::store::{Entry, GameId};

use super::RefereeError;

/// A line of a game's log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// An action of the game.
    Action(Action),
    /// The side gives up.
    Resign,
    /// The side offers a draw. Written only together with the line that accepts it.
    DrawOffer,
    /// The side accepts the draw that the line before offers.
    DrawAccept,
    /// The side ends the game because the time of the other one has run out.
    Claim,
    /// The side's own time has run out at one sitting.
    Time,
}

/// The lines that are no actions of the rules, as the log keeps them.
const WORDS: [(&str, Line); 5] = [
    ("resign", Line::Resign),
    ("draw-offer", Line::DrawOffer),
    ("draw-accept", Line::DrawAccept),
    ("claim", Line::Claim),
    ("time", Line::Time),
];

impl Line {
    /// Reads a line of the log, or what a player typed.
    ///
    /// # Errors
    ///
    /// The column and what was expected there.
    pub fn parse(text: &str, game: &Game, side: Side) -> Result<Self, ActionError> {
        match WORDS.into_iter().find(|(word, _)| *word == text.trim()) {
            Some((_, line)) => Ok(line),
            None => parse_action(text, game.roster(), side, game.arrangement().board).map(Self::Action),
        }
    }

    /// The line as the log keeps it.
    #[must_use]
    pub fn print(self, game: &Game, side: Side) -> String {
        match self {
            Self::Action(action) => print_action(action, game.roster(), side, game.arrangement().board),
            other => WORDS.iter().find(|(_, line)| *line == other).map_or("", |(word, _)| word).to_owned(),
        }
    }

    /// Carries the line out.
    ///
    /// # Errors
    ///
    /// If the rules forbid it; the game is then as it was.
    pub fn apply(self, game: &mut Game, side: Side) -> Result<Vec<Event>, Illegal> {
        match self {
            Self::Action(action) => game.apply(side, action),
            Self::Resign => game.resign(side),
            Self::DrawOffer => Ok(Vec::new()),
            Self::DrawAccept => game.agree_on_draw(),
            Self::Claim => game.lose_on_time(game.opponent(side)),
            Self::Time => game.run_out(side),
        }
    }

    /// Whether a player may say it as it is: the rest follows from what the players and their clocks agree on.
    #[must_use]
    pub fn may_be_said(self) -> bool {
        matches!(self, Self::Action(_) | Self::Resign)
    }
}

/// Carries out an entry of the log, which was legal when it was written.
pub(super) fn replay(game: &mut Game, id: GameId, entry: &Entry) -> Result<Vec<Event>, RefereeError> {
    let broken = |reason: String| RefereeError::Broken { game: id, reason: format!("line {}: {reason}", entry.seq) };
    let side = Side(entry.side);
    let line = Line::parse(&entry.line, game, side).map_err(|error| broken(error.to_string()))?;
    line.apply(game, side).map_err(|illegal| broken(illegal.to_string()))
}
