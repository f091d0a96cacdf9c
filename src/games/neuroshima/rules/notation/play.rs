//! Playing on from a position: what a record is replayed by, and what `sztab play` does.

use super::action::{ActionError, parse_action, print_action, read_action};
use super::expected::Expected;
use super::position::{Position, draws_unknown};
use super::text::{Line, TextError};
use crate::games::neuroshima::rules::action::Action;
use crate::games::neuroshima::rules::arrangement::{Roster, Side};
use crate::games::neuroshima::rules::board::Board;
use crate::games::neuroshima::rules::event::Event;
use crate::games::neuroshima::rules::game::Game;
use crate::games::neuroshima::rules::illegal::Illegal;

/// Something that a side does: an action of the rules, or a word to the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// An action of the rules.
    Action(Action),
    /// Gives up.
    Resign,
    /// Offers a draw; the offer stands until the other side does anything but accept it.
    DrawOffer,
    /// Accepts the offer of the other side.
    DrawAccept,
    /// Ends the game because the other side's time for thinking has run out.
    Claim,
    /// The side's own time for thinking has run out ([`Game::run_out`]).
    Time,
    /// An organiser awards the game to the side.
    Award,
    /// An organiser ends the game as a draw.
    AwardDraw,
}

/// Why something was not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The rules forbid it.
    #[error("{0} ({rule})", rule = .0.rule())]
    Illegal(#[from] Illegal),
    /// A tile would be drawn that the text does not know.
    #[error("the order of the pile is not given, so that nothing can be drawn from it (NH-2.6)")]
    UnknownPile,
    /// The side has offered a draw already.
    #[error("the offer of a draw is open already (NH-11.11)")]
    OfferOpen,
    /// The other side has not offered a draw.
    #[error("the other side offers no draw (NH-11.11)")]
    NoOffer,
}

/// A game that goes on from a position.
#[derive(Debug, Clone)]
pub struct Play<'a> {
    position: &'a Position,
    game: Game,
    offer: Option<Side>,
}

impl<'a> Play<'a> {
    /// Begins where the position stands.
    #[must_use]
    pub fn new(position: &'a Position) -> Self {
        Self::resume(position, position.game(), position.offer)
    }

    /// Goes on with a game that came from the position, and an offer of a draw that may be open in it.
    pub(super) fn resume(position: &'a Position, game: Game, offer: Option<Side>) -> Self {
        Self { position, game, offer }
    }

    /// The game as it stands, and the side whose offer of a draw is open.
    pub(super) fn stop(self) -> (Game, Option<Side>) {
        (self.game, self.offer)
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> Position {
        let mut position = self.position.with_state(self.game.state().clone());
        position.offer = self.offer;
        position
    }

    /// Does something.
    ///
    /// # Errors
    ///
    /// The reason why not; everything is then as it was.
    pub fn act(&mut self, side: Side, act: Act) -> Result<Vec<Event>, Refusal> {
        match act {
            Act::Action(action) => {
                if self.game.check(side, action).is_ok()
                    && draws_unknown(&self.game, self.position.hidden(side), side, action)
                {
                    return Err(Refusal::UnknownPile);
                }
                let events = self.game.apply(side, action)?;
                if self.offer != Some(side) || self.game.outcome().is_some() {
                    self.offer = None;
                }
                Ok(events)
            }
            Act::Resign => {
                let events = self.game.resign(side)?;
                self.offer = None;
                Ok(events)
            }
            Act::Claim => {
                let events = self.game.lose_on_time(self.game.opponent(side))?;
                self.offer = None;
                Ok(events)
            }
            Act::Award | Act::AwardDraw => {
                let events = self.game.adjudicate((act == Act::Award).then_some(side))?;
                self.offer = None;
                Ok(events)
            }
            Act::Time => {
                let events = self.game.run_out(side)?;
                if self.offer != Some(side) || self.game.outcome().is_some() {
                    self.offer = None;
                }
                Ok(events)
            }
            Act::DrawOffer | Act::DrawAccept if self.game.outcome().is_some() => Err(Illegal::GameOver.into()),
            Act::DrawOffer if self.offer == Some(side) => Err(Refusal::OfferOpen),
            Act::DrawOffer => {
                self.offer = Some(side);
                Ok(Vec::new())
            }
            Act::DrawAccept if self.offer.is_none_or(|offerer| offerer == side) => Err(Refusal::NoOffer),
            Act::DrawAccept => {
                let events = self.game.agree_on_draw()?;
                self.offer = None;
                Ok(events)
            }
        }
    }
}

/// The words of an act.
#[must_use]
pub fn print_act(act: Act, roster: &Roster, side: Side, board: Board) -> String {
    match act {
        Act::Action(action) => print_action(action, roster, side, board),
        Act::Resign => "resign".to_owned(),
        Act::DrawOffer => "draw-offer".to_owned(),
        Act::DrawAccept => "draw-accept".to_owned(),
        Act::Claim => "claim".to_owned(),
        Act::Time => "time".to_owned(),
        Act::Award => "award".to_owned(),
        Act::AwardDraw => "award-draw".to_owned(),
    }
}

/// Reads an act of a side: the inverse of [`print_act`].
///
/// # Errors
///
/// The column and what was expected there.
pub fn parse_act(text: &str, roster: &Roster, side: Side, board: Board) -> Result<Act, ActionError> {
    match text.trim() {
        "resign" => Ok(Act::Resign),
        "draw-offer" => Ok(Act::DrawOffer),
        "draw-accept" => Ok(Act::DrawAccept),
        "claim" => Ok(Act::Claim),
        "time" => Ok(Act::Time),
        "award" => Ok(Act::Award),
        "award-draw" => Ok(Act::AwardDraw),
        _ => parse_action(text, roster, side, board).map(Act::Action).map_err(|error| ActionError {
            expected: match error.expected {
                Expected::Verb(verbs) => Expected::VerbOrWord(verbs),
                expected => expected,
            },
            ..error
        }),
    }
}

/// Reads an act that makes up the rest of a line.
pub(super) fn read_act(line: &mut Line<'_>, roster: &Roster, side: Side, board: Board) -> Result<Act, TextError> {
    let act = match line.peek().map(|word| word.text) {
        Some("resign") => Act::Resign,
        Some("draw-offer") => Act::DrawOffer,
        Some("draw-accept") => Act::DrawAccept,
        Some("claim") => Act::Claim,
        Some("time") => Act::Time,
        Some("award") => Act::Award,
        Some("award-draw") => Act::AwardDraw,
        _ => return Ok(Act::Action(read_action(line, roster, side, board)?)),
    };
    line.keys(&[])?;
    line.word(Expected::Action)?;
    line.end()?;
    Ok(act)
}
