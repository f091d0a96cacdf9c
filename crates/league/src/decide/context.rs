//! The shared basis of decisions: the season, the asker and the asker's rights.

use super::command::{CommandContext, Requester};
use super::refusal::{Refusal, RequiredRole};
use crate::draw::Purpose;
use crate::engine::Standard;
use crate::event::{Actor, EventKind, Key};
use crate::ids::{EntrantId, MatchId, Seat};
use crate::season::{Entrant, EntrantState, Log, Match, Season, SeasonState};

/// A line to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PendingLine {
    pub actor: Actor,
    pub kind: EventKind,
}

pub(super) type Decision = Result<Vec<PendingLine>, Refusal>;

/// The context of a decision.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub log: &'a Log,
    pub season: &'a Season,
    pub engine: &'a Standard,
    pub asking: &'a CommandContext<'a>,
}

/// Log lines that all have the same actor.
pub(super) fn lines_by(actor: Actor, kind: impl IntoIterator<Item = EventKind>) -> Vec<PendingLine> {
    kind.into_iter().map(|kind| PendingLine { actor, kind }).collect()
}

impl<'a> Context<'a> {
    /// The asker as an organiser; refuses anyone else.
    pub fn require_organiser(&self) -> Result<Actor, Refusal> {
        if let Requester::Person { organiser: Some(organiser), has_role: true, .. } = self.asking.asker {
            Ok(Actor::Organiser(organiser))
        } else {
            Err(Refusal::Not(RequiredRole::Organisers))
        }
    }

    /// The asker as an organiser, or the program; refuses anyone else.
    pub fn require_organiser_or_program(&self) -> Result<Actor, Refusal> {
        self.require_program().or_else(|_| self.require_organiser())
    }

    /// The asker as a judge; refuses anyone else.
    pub fn require_judge(&self) -> Result<Actor, Refusal> {
        if let Requester::Person { organiser: Some(judge), has_role, .. } = self.asking.asker
            && (has_role || self.season.judges.contains(&judge))
        {
            Ok(Actor::Organiser(judge))
        } else {
            Err(Refusal::Not(RequiredRole::Judges))
        }
    }

    /// The asker as a judge of a match in which they do not play; refuses anyone else.
    pub fn require_judge_of(&self, of: &Match) -> Result<Actor, Refusal> {
        let actor = self.require_judge()?;
        if let Requester::Person { entrant: Some(own), .. } = self.asking.asker
            && of.seat_of(own).is_some()
        {
            return Err(Refusal::Not(RequiredRole::OtherJudges));
        }
        Ok(actor)
    }

    /// The program; refuses anyone else.
    pub fn require_program(&self) -> Result<Actor, Refusal> {
        match self.asking.asker {
            Requester::Program => Ok(Actor::Program),
            Requester::Person { .. } => Err(Refusal::Not(RequiredRole::Program)),
        }
    }

    /// The asker's entry; refuses an asker who is not taking part.
    pub fn require_player(&self) -> Result<EntrantId, Refusal> {
        if let Requester::Person { entrant: Some(entrant), .. } = self.asking.asker
            && self.season.entrants.contains_key(&entrant)
        {
            Ok(entrant)
        } else {
            Err(Refusal::Not(RequiredRole::Players))
        }
    }

    /// The asker's seat in a match; refuses anyone else.
    pub fn require_seat_in(&self, of: &Match) -> Result<Seat, Refusal> {
        let not = Refusal::Not(RequiredRole::PlayersOf(of.id));
        self.require_player().ok().and_then(|entrant| of.seat_of(entrant)).ok_or(not)
    }

    /// Looks up an entrant; refuses one that is not in any of these states.
    pub fn find_entrant(&self, id: EntrantId, states: &[EntrantState]) -> Result<&'a Entrant, Refusal> {
        let found = self.season.entrants.get(&id).ok_or(Refusal::Entrant(id, None))?;
        if states.contains(&found.state) { Ok(found) } else { Err(Refusal::Entrant(id, Some(found.state))) }
    }

    /// Looks up a match.
    pub fn find_match(&self, id: MatchId) -> Result<&'a Match, Refusal> {
        self.season.matches.get(&id).ok_or(Refusal::NoMatch(id))
    }

    /// Looks up a match that has no result; refuses unless the season is under way and not paused.
    pub fn find_open_match(&self, id: MatchId) -> Result<&'a Match, Refusal> {
        self.require_running()?;
        self.find_unfinished_match(id)
    }

    /// Looks up a match that has no result; refuses unless the season is under way, paused or not.
    pub fn find_unfinished_match(&self, id: MatchId) -> Result<&'a Match, Refusal> {
        self.require_state(&[SeasonState::Running])?;
        let found = self.find_match(id)?;
        if found.is_open(self.season.match_kind()) { Ok(found) } else { Err(Refusal::MatchClosed) }
    }

    /// Refuses unless the season is in one of these states.
    pub fn require_state(&self, states: &[SeasonState]) -> Result<(), Refusal> {
        if states.contains(&self.season.state) { Ok(()) } else { Err(Refusal::State(self.season.state)) }
    }

    /// Refuses unless the season is under way and not paused.
    pub fn require_running(&self) -> Result<(), Refusal> {
        self.require_state(&[SeasonState::Running])?;
        if self.season.paused_ms.is_some() { Err(Refusal::Paused(true)) } else { Ok(()) }
    }

    /// The key of a draw.
    pub fn key(&self, purpose: Purpose) -> Key {
        let presses = self.season.presses.as_deref().unwrap_or_default();
        let key = self.engine.key(self.asking.seed, purpose, presses);
        Key { purpose: purpose.to_string(), key }
    }

    /// Refuses a seed that does not match the commitment.
    pub fn check_seed(&self) -> Result<(), Refusal> {
        let right = self.engine.commitment(self.asking.seed) == self.season.commitment;
        if right { Ok(()) } else { Err(Refusal::Seed) }
    }
}
