//! The shared basis of decisions: the season, the asker and the asker's rights.

use super::command::{Asker, Asking};
use super::refusal::{MayDo, Refusal};
use crate::draw::Purpose;
use crate::engine::Standard;
use crate::event::{Actor, EventKind, Key};
use crate::ids::{EntrantId, MatchId, Seat};
use crate::season::{Entrant, EntrantState, Log, Match, Season, SeasonState};

/// A line to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Act {
    pub actor: Actor,
    pub kind: EventKind,
}

pub(super) type Decision = Result<Vec<Act>, Refusal>;

/// The context of a decision.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub log: &'a Log,
    pub season: &'a Season,
    pub engine: &'a Standard,
    pub asking: &'a Asking<'a>,
}

/// Log lines that all have the same actor.
pub(super) fn by(actor: Actor, kind: impl IntoIterator<Item = EventKind>) -> Vec<Act> {
    kind.into_iter().map(|kind| Act { actor, kind }).collect()
}

impl<'a> Context<'a> {
    /// The asker as an organiser; refuses anyone else.
    pub fn organiser(&self) -> Result<Actor, Refusal> {
        if let Asker::Person { organiser: Some(organiser), has_role: true, .. } = self.asking.asker {
            Ok(Actor::Organiser(organiser))
        } else {
            Err(Refusal::Not(MayDo::Organisers))
        }
    }

    /// The asker as an organiser, or the program; refuses anyone else.
    pub fn organiser_or_program(&self) -> Result<Actor, Refusal> {
        self.program().or_else(|_| self.organiser())
    }

    /// The asker as a judge; refuses anyone else.
    pub fn judge(&self) -> Result<Actor, Refusal> {
        if let Asker::Person { organiser: Some(judge), has_role, .. } = self.asking.asker
            && (has_role || self.season.judges.contains(&judge))
        {
            Ok(Actor::Organiser(judge))
        } else {
            Err(Refusal::Not(MayDo::Judges))
        }
    }

    /// The asker as a judge of a match in which they do not play; refuses anyone else.
    pub fn judge_of(&self, of: &Match) -> Result<Actor, Refusal> {
        let actor = self.judge()?;
        if let Asker::Person { entrant: Some(own), .. } = self.asking.asker
            && of.seat_of(own).is_some()
        {
            return Err(Refusal::Not(MayDo::OtherJudges));
        }
        Ok(actor)
    }

    /// The program; refuses anyone else.
    pub fn program(&self) -> Result<Actor, Refusal> {
        match self.asking.asker {
            Asker::Program => Ok(Actor::Program),
            Asker::Person { .. } => Err(Refusal::Not(MayDo::Program)),
        }
    }

    /// The asker's entry; refuses an asker who is not taking part.
    pub fn player(&self) -> Result<EntrantId, Refusal> {
        if let Asker::Person { entrant: Some(entrant), .. } = self.asking.asker
            && self.season.entrants.contains_key(&entrant)
        {
            Ok(entrant)
        } else {
            Err(Refusal::Not(MayDo::Players))
        }
    }

    /// The asker's seat in a match; refuses anyone else.
    pub fn seat_in(&self, of: &Match) -> Result<Seat, Refusal> {
        let not = Refusal::Not(MayDo::PlayersOf(of.id));
        self.player().ok().and_then(|entrant| of.seat_of(entrant)).ok_or(not)
    }

    /// Looks up an entrant; refuses one that is not in any of these states.
    pub fn entrant(&self, id: EntrantId, states: &[EntrantState]) -> Result<&'a Entrant, Refusal> {
        let found = self.season.entrants.get(&id).ok_or(Refusal::Entrant(id, None))?;
        if states.contains(&found.state) { Ok(found) } else { Err(Refusal::Entrant(id, Some(found.state))) }
    }

    /// Looks up a match.
    pub fn find_match(&self, id: MatchId) -> Result<&'a Match, Refusal> {
        self.season.matches.get(&id).ok_or(Refusal::NoMatch(id))
    }

    /// Looks up a match that has no result; refuses unless the season is under way and not paused.
    pub fn open_match(&self, id: MatchId) -> Result<&'a Match, Refusal> {
        self.goes_on()?;
        self.unfinished_match(id)
    }

    /// Looks up a match that has no result; refuses unless the season is under way, paused or not.
    pub fn unfinished_match(&self, id: MatchId) -> Result<&'a Match, Refusal> {
        self.in_state(&[SeasonState::Running])?;
        let found = self.find_match(id)?;
        if found.is_open(self.season.kind()) { Ok(found) } else { Err(Refusal::MatchClosed) }
    }

    /// Refuses unless the season is in one of these states.
    pub fn in_state(&self, states: &[SeasonState]) -> Result<(), Refusal> {
        if states.contains(&self.season.state) { Ok(()) } else { Err(Refusal::State(self.season.state)) }
    }

    /// Refuses unless the season is under way and not paused.
    pub fn goes_on(&self) -> Result<(), Refusal> {
        self.in_state(&[SeasonState::Running])?;
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
