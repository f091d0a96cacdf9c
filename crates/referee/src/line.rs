//! Lines of a game's log: parsing them and carrying them out.

use sztab_game::{AnyEvent, Game, Intervention, LineNumber, PlayError, Side, Sides, Unreadable};
use sztab_store::{Entry, GameId, Seq};

use super::RefereeError;

/// A line of a game's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// An action of the game, in the game's notation.
    Action(String),
    /// The side resigns.
    Resign,
    /// The side offers a draw. Written only together with the line that accepts the offer.
    DrawOffer,
    /// All other sides accept the draw offered by the previous line; the side of this line is the last of them.
    DrawAccept,
    /// The side ends the game for another side whose time has run out; if that side is not named, it is the only rival.
    /// In a cooperative game the late side stops playing, and the game continues by its own rules.
    Claim(Option<Side>),
    /// The side's own time has run out in a live game.
    Time,
    /// An organiser awards the game to the side.
    Award,
    /// An organiser ends the game as a draw; the side has no meaning.
    AwardDraw,
    /// An organiser ends a cooperative game as lost; the side has no meaning.
    AwardNone,
}

const RESIGN: &str = "resign";
const DRAW_OFFER: &str = "draw-offer";
const DRAW_ACCEPT: &str = "draw-accept";
const CLAIM: &str = "claim";
const TIME: &str = "time";
const AWARD: &str = "award";
const AWARD_DRAW: &str = "award-draw";
const AWARD_NONE: &str = "award-none";

impl Line {
    /// Parses a line of the log, or a player's input.
    ///
    /// # Errors
    ///
    /// The column of the error, and the input expected there.
    pub(super) fn parse(text: &str, game: &dyn Game, side: Side) -> Result<Self, Unreadable> {
        match Self::parse_non_action(text) {
            Some(Self::Claim(None)) if game.rivals(side).single().is_none() => {
                Err(Unreadable::new(1, "the letter of a side"))
            }
            Some(Self::AwardNone) if !game.is_cooperative() => Err(Unreadable::new(1, "a line of this game")),
            Some(line) => Ok(line),
            None => game.read(side, text).map(Self::Action),
        }
    }

    /// The meaning of a line that is not an action of the game.
    #[must_use]
    pub fn parse_non_action(text: &str) -> Option<Self> {
        Some(match text.trim() {
            RESIGN => Self::Resign,
            DRAW_OFFER => Self::DrawOffer,
            DRAW_ACCEPT => Self::DrawAccept,
            CLAIM => Self::Claim(None),
            TIME => Self::Time,
            AWARD => Self::Award,
            AWARD_DRAW => Self::AwardDraw,
            AWARD_NONE => Self::AwardNone,
            other => Self::Claim(Some(parse_side(other.strip_prefix(CLAIM)?.strip_prefix(' ')?)?)),
        })
    }

    /// The line that ends the game for a side whose time has run out. The side is named unless it is the only rival,
    /// since an ally may have run out as well.
    pub(super) fn claim(game: &dyn Game, claimant: Side, late: Side) -> Self {
        Self::Claim(Some(late).filter(|&late| game.rivals(claimant).single() != Some(late)))
    }

    /// The line as stored in the log.
    pub(super) fn to_text(&self) -> String {
        match self {
            Self::Action(line) => line.clone(),
            Self::Resign => RESIGN.to_owned(),
            Self::DrawOffer => DRAW_OFFER.to_owned(),
            Self::DrawAccept => DRAW_ACCEPT.to_owned(),
            Self::Claim(None) => CLAIM.to_owned(),
            Self::Claim(Some(late)) => format!("{CLAIM} {}", late.letter()),
            Self::Time => TIME.to_owned(),
            Self::Award => AWARD.to_owned(),
            Self::AwardDraw => AWARD_DRAW.to_owned(),
            Self::AwardNone => AWARD_NONE.to_owned(),
        }
    }

    /// The intervention from outside the rules that the line represents. `None` for an action, a draw offer, and a
    /// claim without a named side if there are several rivals.
    pub(super) fn intervention(&self, game: &dyn Game, side: Side) -> Option<Intervention> {
        Some(match *self {
            Self::Action(_) | Self::DrawOffer => return None,
            Self::Resign => Intervention::Resigned(side),
            Self::DrawAccept => Intervention::Agreed,
            Self::Claim(late) => {
                let late = late.or_else(|| game.rivals(side).single())?;
                if game.is_cooperative() { Intervention::RanOut(late) } else { Intervention::Forfeited(late) }
            }
            Self::Time => Intervention::RanOut(side),
            Self::Award => Intervention::Adjudicated(game.sides().difference(game.rivals(side))),
            Self::AwardDraw => Intervention::Adjudicated(game.contenders()),
            Self::AwardNone => Intervention::Adjudicated(Sides::NONE),
        })
    }

    /// Carries the line out. `number` is its number in the log.
    ///
    /// # Errors
    ///
    /// If the rules forbid it; the game is then unchanged.
    pub(super) fn apply(&self, game: &mut dyn Game, side: Side, number: Seq) -> Result<Vec<AnyEvent>, PlayError> {
        if let Self::Action(line) = self {
            return Ok(game.play(side, line, LineNumber(number.0))?.events);
        }
        match self.intervention(game, side) {
            Some(intervention) => Ok(game.intervene(intervention)?),
            None => Ok(Vec::new()),
        }
    }

    /// True if a player may play the line directly; other kinds of lines result from agreements and clocks.
    pub(super) fn is_player_input(&self) -> bool {
        matches!(self, Self::Action(_) | Self::Resign)
    }
}

/// The side denoted by a single letter.
fn parse_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none()).and_then(Side::from_letter)
}

/// Replays an entry of the log, which was legal when it was written.
pub(super) fn replay(game: &mut dyn Game, id: GameId, entry: &Entry) -> Result<Vec<AnyEvent>, RefereeError> {
    let broken = |reason: String| RefereeError::Broken { game: id, reason: format!("line {}: {reason}", entry.seq) };
    let side = Side(entry.side);
    if !game.sides().contains(side) {
        return Err(broken(format!("there is no side {}", entry.side)));
    }
    let line = Line::parse(&entry.line, game, side).map_err(|error| broken(error.to_string()))?;
    line.apply(game, side, entry.seq).map_err(|refused| broken(refused.to_string()))
}
