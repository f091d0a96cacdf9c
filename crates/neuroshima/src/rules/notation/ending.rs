//! Result of a game in the notation: `X 1-0`, or `1/2`.

use super::frame::Frame;
use super::text::{Line, TextError};
use crate::rules::arrangement::Side;
use crate::rules::event::OutcomeReason;
use crate::rules::game::Game;
use sztab_game::{self, Sides};

/// Keywords for the reasons why a game ended.
pub(super) const REASONS: [(&str, OutcomeReason); 11] = [
    ("hq-destroyed", OutcomeReason::HeadquartersDestroyed),
    ("final-battle", OutcomeReason::FinalBattle),
    ("overtime-battle", OutcomeReason::OvertimeBattle),
    ("points", OutcomeReason::Points),
    ("impasse", OutcomeReason::Impasse),
    ("goal", OutcomeReason::Goal),
    ("full-page", OutcomeReason::FullPage),
    ("resignation", OutcomeReason::Resignation),
    ("agreement", OutcomeReason::Agreement),
    ("time", OutcomeReason::Time),
    ("adjudication", OutcomeReason::Adjudication),
];

/// The keyword for the reason why a game ended.
pub(super) fn reason_word(reason: OutcomeReason) -> &'static str {
    REASONS.iter().find(|(_, known)| *known == reason).map_or("", |(word, _)| word)
}

/// The result of a game as written in the notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// One side won, or all sides of a team, or several sides that share the victory.
    Won(Sides),
    /// All sides share first place, so the game is a draw.
    Draw,
}

impl Ending {
    /// The sides that won; empty for a draw.
    #[must_use]
    pub fn winners(self) -> Sides {
        match self {
            Self::Won(sides) => sides,
            Self::Draw => Sides::NONE,
        }
    }

    /// The result of a game; `None` if the game is not over.
    #[must_use]
    pub fn from_game(game: &Game) -> Option<Self> {
        Some(Self::from_winners(game.outcome()?.winners, game.roster().mode().sides()))
    }

    /// The result with these winners, out of all sides in the game; a draw if all of them won.
    #[must_use]
    pub fn from_winners(winners: Sides, all: Sides) -> Self {
        if winners == all { Self::Draw } else { Self::Won(winners) }
    }
}

impl From<&sztab_game::Outcome> for Ending {
    fn from(outcome: &sztab_game::Outcome) -> Self {
        if outcome.is_draw() { Self::Draw } else { Self::Won(outcome.winners()) }
    }
}

/// Reads `X 1-0`, or `1/2` with or without a side.
pub(super) fn read_ending(frame: &Frame, line: &mut Line<'_>) -> Result<Ending, TextError> {
    if line.read_if_equal("1/2") {
        line.check_end()?;
        return Ok(Ending::Draw);
    }
    let winners = frame.parse_sides(line.read_word("the side that won, or 1/2")?)?;
    let score = line.read_word("1-0 or 1/2")?;
    line.check_end()?;
    match score.text {
        "1-0" => Ok(Ending::Won(winners)),
        "0-1" => {
            let winner = winners.single().and_then(|loser| frame.roster.mode().opponent(loser));
            winner.map(|winner| Ending::Won(winner.into())).ok_or_else(|| score.mismatch("1-0 or 1/2"))
        }
        "1/2" => Ok(Ending::Draw),
        _ => Err(score.mismatch("1-0 or 1/2")),
    }
}

/// The inverse of [`read_ending`].
pub(super) fn print_ending(ending: Ending, letter: impl Fn(Side) -> char) -> String {
    match ending {
        Ending::Won(sides) => format!("{} 1-0", sides.iter().map(letter).collect::<String>()),
        Ending::Draw => "1/2".to_owned(),
    }
}
