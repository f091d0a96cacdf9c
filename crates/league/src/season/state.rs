//! The state of a season.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::entrant::{Entrant, EntrantState};
use super::matches::Match;
use super::misfit::LogError;
use super::stage::{Division, Round, Stage};
use crate::ids::{ChallengeId, EntrantId, Group, MatchId, OrganiserId};
use crate::rules::{Format, MatchKind, Rules, StageRules};

/// The state of a season: a function of its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    /// The rules.
    pub rules: Rules,
    /// The progress of the season.
    pub state: SeasonState,
    /// Time at which the season was paused, in Unix milliseconds; `None` if it is not paused.
    pub paused_ms: Option<i64>,
    /// The hashes of the faction files, frozen when entry opened.
    pub faction_files: BTreeMap<String, String>,
    /// The hash of rules and faction files; empty before entry opens.
    pub rules_hash: String,
    /// The hash of the seed; empty before entry opens.
    pub commitment: String,
    /// The seed, once revealed.
    pub seed: Option<String>,
    /// The press ids that go into the keys of draws; `None` until entry closes.
    pub presses: Option<Vec<u64>>,
    /// The entrants.
    pub entrants: BTreeMap<EntrantId, Entrant>,
    /// The initial order by division; empty until set.
    pub seeding: Vec<Vec<EntrantId>>,
    /// Pairs that must not meet, the lower number first.
    pub kept_apart: BTreeSet<[EntrantId; 2]>,
    /// Judges named for the season.
    pub judges: BTreeSet<OrganiserId>,
    /// The stages that have begun.
    pub stages: Vec<Stage>,
    /// The matches.
    pub matches: BTreeMap<MatchId, Match>,
    /// The challenges of a ladder.
    pub challenges: BTreeMap<ChallengeId, Challenge>,
    /// The final order of each division, once the season has ended.
    pub order: Vec<Vec<EntrantId>>,
}

/// The progress of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeasonState {
    /// Being set up.
    Draft,
    /// Open for entries, or about to begin.
    Entry,
    /// Under way.
    Running,
    /// Over.
    Ended,
    /// Called off.
    Cancelled,
}

/// A challenge on a ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Challenge {
    /// The challenger.
    pub by: EntrantId,
    /// The opponent.
    pub to: EntrantId,
    /// Time of the challenge, in Unix milliseconds.
    pub at_ms: i64,
    /// The state of the answer.
    pub state: ChallengeState,
}

/// The state of the answer to a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChallengeState {
    /// Not answered yet.
    Open,
    /// Accepted.
    Accepted,
    /// Declined.
    Declined,
    /// Not answered in time.
    Lapsed,
}

impl Season {
    pub(super) fn draft(rules: Rules) -> Self {
        Self {
            rules,
            state: SeasonState::Draft,
            paused_ms: None,
            faction_files: BTreeMap::new(),
            rules_hash: String::new(),
            commitment: String::new(),
            seed: None,
            presses: None,
            entrants: BTreeMap::new(),
            seeding: Vec::new(),
            kept_apart: BTreeSet::new(),
            judges: BTreeSet::new(),
            stages: Vec::new(),
            matches: BTreeMap::new(),
            challenges: BTreeMap::new(),
            order: Vec::new(),
        }
    }

    /// True once entry has opened; false for a season that only organisers can see, including one cancelled as a draft.
    pub fn has_opened(&self) -> bool {
        !self.commitment.is_empty()
    }

    /// The kind of match.
    pub fn match_kind(&self) -> MatchKind {
        self.rules.matches.kind
    }

    /// The players who take part, in ascending order.
    pub fn players(&self) -> Vec<EntrantId> {
        self.entrants_in_state(EntrantState::In)
    }

    /// The waiting list, earliest entry first.
    pub fn waiting_list(&self) -> Vec<EntrantId> {
        self.entrants_in_state(EntrantState::Waiting)
    }

    /// The rules of a stage.
    pub fn stage_rules(&self, stage: usize) -> Option<&StageRules> {
        self.rules.stages.get(stage)
    }

    /// The format of a stage.
    pub fn format(&self, stage: usize) -> Option<&Format> {
        self.stage_rules(stage).map(|rules| &rules.format)
    }

    /// A division of a stage that has begun.
    pub fn division(&self, group: Group) -> Option<&Division> {
        self.stages.get(group.stage)?.divisions.get(group.division)
    }

    /// A published round.
    pub fn round(&self, group: Group, round: u32) -> Option<&Round> {
        self.division(group)?.rounds.get(round_index(round)?)
    }

    /// The stage under way, from 0.
    pub fn current_stage(&self) -> Option<usize> {
        let stage = self.stages.len().checked_sub(1)?;
        (!self.stages[stage].ended).then_some(stage)
    }

    /// The matches that have no result yet, in order.
    pub fn open_matches(&self) -> impl Iterator<Item = &Match> {
        let kind = self.match_kind();
        self.matches.values().filter(move |of| of.is_open(kind))
    }

    /// The judges' queue, oldest first, then open calls. A bracket match can be in the queue although it has a result.
    pub fn queue(&self) -> Vec<&Match> {
        let asks = |of: &&Match| !of.struck && (of.queued.is_some() || of.call.is_some());
        let mut queue: Vec<_> = self.matches.values().filter(asks).collect();
        queue.sort_by_key(|of| (of.queued.as_ref().map_or(i64::MAX, |queued| queued.at_ms), of.id));
        queue
    }

    /// The number of the next entrant.
    pub fn next_entrant_id(&self) -> EntrantId {
        EntrantId(self.entrants.keys().next_back().map_or(1, |last| last.0.saturating_add(1)))
    }

    /// The number of the next match.
    pub fn next_match_id(&self) -> MatchId {
        MatchId(self.matches.keys().next_back().map_or(1, |last| last.0.saturating_add(1)))
    }

    /// The number of the next challenge.
    pub fn next_challenge_id(&self) -> ChallengeId {
        ChallengeId(self.challenges.keys().next_back().map_or(1, |last| last.0.saturating_add(1)))
    }

    /// True if a player can enter at once because there is a free place.
    pub fn has_room(&self) -> bool {
        self.players().len() < usize::try_from(self.rules.entry.most_players).unwrap_or(usize::MAX)
    }

    pub(super) fn entrant_mut(&mut self, entrant: EntrantId) -> Result<&mut Entrant, LogError> {
        self.entrants.get_mut(&entrant).ok_or(LogError::Entrant(entrant))
    }

    pub(super) fn match_mut(&mut self, match_id: MatchId) -> Result<&mut Match, LogError> {
        self.matches.get_mut(&match_id).ok_or(LogError::Match(match_id))
    }

    /// An open match of a season that is under way.
    pub(super) fn open_match_mut(&mut self, match_id: MatchId) -> Result<&mut Match, LogError> {
        let kind = self.match_kind();
        let found = self.match_mut(match_id)?;
        if found.is_open(kind) { Ok(found) } else { Err(LogError::Match(match_id)) }
    }

    pub(super) fn division_mut(&mut self, group: Group) -> Result<&mut Division, LogError> {
        let stage = self.stages.get_mut(group.stage).ok_or(LogError::Group(group))?;
        stage.divisions.get_mut(group.division).ok_or(LogError::Group(group))
    }

    fn entrants_in_state(&self, state: EntrantState) -> Vec<EntrantId> {
        self.entrants.iter().filter(|(_, entrant)| entrant.state == state).map(|(&id, _)| id).collect()
    }
}

/// The index of a round in its division.
pub(super) fn round_index(round: u32) -> Option<usize> {
    usize::try_from(round.checked_sub(1)?).ok()
}
