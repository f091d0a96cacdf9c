//! Playing from a position; used to replay a record and by `sztab play`.

use super::action::{ActionError, parse_action, print_action, read_action};
use super::expected::Expected;
use super::frame::Frame;
use super::position::{Position, draws_unknown_tile};
use super::text::{Line, TextError, Word};
use crate::rules::action::Action;
use crate::rules::arrangement::{Roster, Side};
use crate::rules::board::Board;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;

/// An act of a side: a game action, or a message to the other sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// A game action.
    Action(Action),
    /// Resigns the game.
    Resign,
    /// Offers a draw. The offer stands until another side does anything other than accept it.
    DrawOffer,
    /// Accepts another side's offer of a draw, as the last side that has to do so.
    DrawAccept,
    /// Claims that a side's time has run out: its enemies win, or the others continue without it.
    Claim(Side),
    /// Reports that the side's own time has run out ([`Game::handle_timeout`]).
    Time,
    /// Awards the game to the side, as decided by an organiser.
    Award,
    /// Ends the game as a draw, as decided by an organiser.
    AwardDraw,
}

/// The reason why an act was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The action is illegal.
    #[error("{0} ({rule})", rule = .0.rule())]
    Illegal(#[from] Illegal),
    /// The action draws a tile that is unknown because the text does not give it.
    #[error("the order of the pile is not given, so that nothing can be drawn from it (NH-2.6)")]
    UnknownPile,
    /// The side has already offered a draw.
    #[error("the offer of a draw is open already (NH-11.11)")]
    OfferOpen,
    /// No other side has an open offer of a draw.
    #[error("the other side offers no draw (NH-11.11)")]
    NoOffer,
}

/// A game being continued from a position.
#[derive(Debug, Clone)]
pub struct Play<'a> {
    position: &'a Position,
    game: Game,
    offer: Option<Side>,
}

impl<'a> Play<'a> {
    /// Starts playing from a position.
    #[must_use]
    pub fn new(position: &'a Position) -> Self {
        Self::resume(position, position.game(), position.offer)
    }

    /// Continues a game that began at the position. `offer` is the side with an open offer of a draw.
    pub(super) fn resume(position: &'a Position, game: Game, offer: Option<Side>) -> Self {
        Self { position, game, offer }
    }

    /// The current game, and the side with an open offer of a draw.
    pub(super) fn into_parts(self) -> (Game, Option<Side>) {
        (self.game, self.offer)
    }

    /// The current game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> Position {
        let mut position = self.position.with_state(self.game.state().clone());
        position.offer = self.offer;
        position
    }

    /// Carries out an act.
    ///
    /// # Errors
    ///
    /// The reason for the refusal; the game then stays unchanged.
    pub fn act(&mut self, side: Side, act: Act) -> Result<Vec<Event>, Refusal> {
        match act {
            Act::Action(action) => {
                if self.game.check(side, action).is_ok()
                    && draws_unknown_tile(&self.game, self.position.hidden_tiles(side), side, action)
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
            Act::Claim(late) => {
                let events = self.game.lose_on_time(late)?;
                self.offer = None;
                Ok(events)
            }
            Act::Award => {
                let events = self.game.adjudicate(self.game.roster().mode().team_of(side))?;
                self.offer = None;
                Ok(events)
            }
            Act::AwardDraw => {
                let events = self.game.adjudicate(self.game.contenders())?;
                self.offer = None;
                Ok(events)
            }
            Act::Time => {
                let events = self.game.handle_timeout(side)?;
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

/// Acts that consist of a single word.
const SINGLE_WORD_ACTS: [(&str, Act); 6] = [
    ("resign", Act::Resign),
    ("draw-offer", Act::DrawOffer),
    ("draw-accept", Act::DrawAccept),
    ("time", Act::Time),
    ("award", Act::Award),
    ("award-draw", Act::AwardDraw),
];

const CLAIM_KEYWORD: &str = "claim";

/// An act in the notation, with the default letters of sides.
#[must_use]
pub fn print_act(act: Act, roster: &Roster, side: Side, board: Board) -> String {
    act_text(act, roster, side, board, Side::letter)
}

/// An act in the notation.
pub(super) fn act_text(act: Act, roster: &Roster, side: Side, board: Board, letter: impl Fn(Side) -> char) -> String {
    match act {
        Act::Action(action) => print_action(action, roster, side, board),
        // A claim does not name the side if there is only one enemy.
        Act::Claim(late) if roster.mode().opponent(side) == Some(late) => CLAIM_KEYWORD.to_owned(),
        Act::Claim(late) => format!("{CLAIM_KEYWORD} {}", letter(late)),
        Act::Resign | Act::DrawOffer | Act::DrawAccept | Act::Time | Act::Award | Act::AwardDraw => {
            SINGLE_WORD_ACTS.iter().find(|(_, known)| *known == act).map_or("", |(word, _)| word).to_owned()
        }
    }
}

/// Reads an act of a side, with the default letters of sides: the inverse of [`print_act`].
///
/// # Errors
///
/// The column and the expected input.
pub fn parse_act(text: &str, roster: &Roster, side: Side, board: Board) -> Result<Act, ActionError> {
    if let Some((_, act)) = SINGLE_WORD_ACTS.iter().find(|(word, _)| *word == text.trim()) {
        return Ok(*act);
    }
    let mut line = Line::new(text, 1);
    if text.lines().nth(1).is_none() && line.peek().is_some_and(|word| word.text == CLAIM_KEYWORD) {
        let named = |word: Word<'_>| {
            let mut letters = word.text.chars();
            let side = letters.next().filter(|_| letters.next().is_none()).and_then(Side::from_letter);
            let side = side.filter(|&side| roster.mode().sides().contains(side));
            side.ok_or_else(|| word.mismatch("a side of this table"))
        };
        let claim = read_claim(&mut line, roster, side, named);
        return claim.map_err(|error| ActionError { column: error.column, expected: error.expected });
    }
    parse_action(text, roster, side, board).map(Act::Action).map_err(|error| ActionError {
        expected: match error.expected {
            Expected::Verb(verbs) => Expected::VerbOrWord(verbs),
            expected => expected,
        },
        ..error
    })
}

/// Reads an act from the rest of a line.
pub(super) fn read_act(line: &mut Line<'_>, frame: &Frame, side: Side) -> Result<Act, TextError> {
    let first = line.peek().map(|word| word.text);
    if first == Some(CLAIM_KEYWORD) {
        return read_claim(line, &frame.roster, side, |word| frame.parse_side(word));
    }
    let Some(&(_, act)) = SINGLE_WORD_ACTS.iter().find(|(word, _)| Some(*word) == first) else {
        return Ok(Act::Action(read_action(line, &frame.roster, side, frame.board)?));
    };
    line.check_keys(&[])?;
    line.read_word(Expected::Action)?;
    line.check_end()?;
    Ok(act)
}

/// Reads `claim` from a side with only one enemy, or `claim Y`: Y's time has run out.
fn read_claim(
    line: &mut Line<'_>,
    roster: &Roster,
    side: Side,
    named: impl Fn(Word<'_>) -> Result<Side, TextError>,
) -> Result<Act, TextError> {
    line.check_keys(&[])?;
    line.read_if_equal(CLAIM_KEYWORD);
    let late = if let (None, Some(opponent)) = (line.peek(), roster.mode().opponent(side)) {
        opponent
    } else {
        let word = line.read_word("the side whose time has run out")?;
        Some(named(word)?).filter(|&late| late != side).ok_or_else(|| word.mismatch("another side"))?
    };
    line.check_end()?;
    Ok(Act::Claim(late))
}
