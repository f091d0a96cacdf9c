//! Players of each match according to the results so far.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Bracket, BracketError, Entrant, Fixture, MatchId, Section, Source};

/// A match that has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartedMatch {
    /// The players at the start of the match.
    pub players: [Entrant; 2],
    /// The winner, once the match is over.
    pub winner: Option<Entrant>,
    /// True if a judge keeps the match although a correction has given it other players.
    pub kept: bool,
}

/// A side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// This entrant.
    Known(Entrant),
    /// No player: the other side has a bye.
    Bye,
    /// Decided by a match that is not over.
    Open,
}

/// Progress of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchState {
    /// At least one of the players is not known yet.
    Waiting,
    /// Both players are known, and the match has not begun.
    Ready,
    /// The match has begun.
    Begun,
    /// The match is over.
    Over {
        /// The winner.
        winner: Entrant,
        /// The loser.
        loser: Entrant,
    },
    /// A player without an opponent advances.
    Bye(Entrant),
    /// Not played: two empty sides, or a second final that is not needed.
    Empty,
    /// A correction has replaced a player of a match that has begun. A judge either keeps the match ([`StartedMatch::kept`])
    /// or voids it, which removes its entry. Until then, the matches that depend on it wait.
    Conflict,
}

/// A match with the players that follow from the results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResolvedMatch {
    /// The sides; for a kept match, the players at its start.
    pub sides: [Side; 2],
    /// Progress of the match.
    pub state: MatchState,
}

impl StartedMatch {
    fn check(&self, id: MatchId) -> Result<(), BracketError> {
        let [one, other] = self.players;
        let winner_played = self.winner.is_none_or(|winner| self.players.contains(&winner));
        if one == other || !winner_played { Err(BracketError::Players(id)) } else { Ok(()) }
    }

    fn state(&self) -> MatchState {
        let [one, other] = self.players;
        match self.winner {
            Some(winner) => MatchState::Over { winner, loser: if winner == one { other } else { one } },
            None => MatchState::Begun,
        }
    }

    /// True if these are the players of the match, in either order.
    fn has_players(&self, sides: [Side; 2]) -> bool {
        let players = self.players.map(Side::Known);
        players == sides || [players[1], players[0]] == sides
    }
}

impl ResolvedMatch {
    /// The side that advances.
    fn winner(&self) -> Side {
        match self.state {
            MatchState::Over { winner, .. } | MatchState::Bye(winner) => Side::Known(winner),
            MatchState::Empty => Side::Bye,
            MatchState::Waiting | MatchState::Ready | MatchState::Begun | MatchState::Conflict => Side::Open,
        }
    }

    /// The side that does not advance.
    fn loser(&self) -> Side {
        match self.state {
            MatchState::Over { loser, .. } => Side::Known(loser),
            MatchState::Bye(_) | MatchState::Empty => Side::Bye,
            MatchState::Waiting | MatchState::Ready | MatchState::Begun | MatchState::Conflict => Side::Open,
        }
    }
}

impl Bracket {
    /// Players and state of each match, in the order of [`Bracket::fixtures`].
    ///
    /// # Errors
    /// If an entry belongs to no match, or its winner did not play.
    pub fn resolve(&self, begun: &BTreeMap<MatchId, StartedMatch>) -> Result<Vec<ResolvedMatch>, BracketError> {
        for (&id, entry) in begun {
            if id.0 >= self.fixtures().len() {
                return Err(BracketError::Unknown(id));
            }
            entry.check(id)?;
        }
        let mut resolved: Vec<ResolvedMatch> = Vec::with_capacity(self.fixtures().len());
        for (index, fixture) in self.fixtures().iter().enumerate() {
            let next = resolve_match(fixture, begun.get(&MatchId(index)), &resolved);
            resolved.push(next);
        }
        Ok(resolved)
    }

    /// The winner of the bracket, once it is decided.
    ///
    /// # Errors
    /// As [`Bracket::resolve`].
    pub fn champion(&self, begun: &BTreeMap<MatchId, StartedMatch>) -> Result<Option<Entrant>, BracketError> {
        let resolved = self.resolve(begun)?;
        let of = |section| self.fixtures().iter().position(|fixture| fixture.section == section).map(|at| resolved[at]);
        let decisive = of(Section::SecondFinal).filter(|second| second.state != MatchState::Empty);
        Ok(match decisive.or_else(|| of(Section::Final)).map(|last| last.winner()) {
            Some(Side::Known(champion)) => Some(champion),
            Some(Side::Bye | Side::Open) | None => None,
        })
    }
}

/// Resolves a match after those that its players come from.
fn resolve_match(fixture: &Fixture, begun: Option<&StartedMatch>, earlier: &[ResolvedMatch]) -> ResolvedMatch {
    let mut sides = fixture.sources.map(|source| match source {
        Source::Entrant(entrant) => Side::Known(entrant),
        Source::Bye => Side::Bye,
        Source::Winner(id) => earlier[id.0].winner(),
        Source::Loser(id) => earlier[id.0].loser(),
    });
    if fixture.section == Section::SecondFinal && !may_be_needed(fixture, earlier) {
        sides = [Side::Bye; 2];
    }
    let state = match (begun, sides) {
        (Some(begun), _) if begun.kept || begun.has_players(sides) => {
            sides = begun.players.map(Side::Known);
            begun.state()
        }
        (Some(_), _) => MatchState::Conflict,
        (None, [Side::Known(_), Side::Known(_)]) => MatchState::Ready,
        (None, [Side::Known(only), Side::Bye] | [Side::Bye, Side::Known(only)]) => MatchState::Bye(only),
        (None, [Side::Bye, Side::Bye]) => MatchState::Empty,
        (None, _) => MatchState::Waiting,
    };
    ResolvedMatch { sides, state }
}

/// True if the second final is, or may still be, played: false once the unbeaten player, on the first side, has won the
/// final.
fn may_be_needed(second: &Fixture, earlier: &[ResolvedMatch]) -> bool {
    let Source::Winner(id) = second.sources[1] else { return true };
    let first = earlier[id.0];
    first.winner() != first.sides[0] || first.winner() == Side::Open
}
