//! A season as stored: its row, its log, and the people who appear in it.

use std::sync::Arc;

use sztab_league::decide::{CommandContext, Preview, Refusal, Request, Requester, preview};
use sztab_league::draw;
use sztab_league::engine::Standard;
use sztab_league::event::EventKind;
use sztab_league::ids::{EntrantId, MatchId, OrganiserId};
use sztab_league::season::{Log, SeasonState};
use sztab_store::{Player, Role, Season, SeasonId, SeasonPerson, SeasonStatus, UnixMs, UserId};

use crate::Referee;
use crate::clock::Pause;

use super::error::SeasonError;

/// A stored season.
#[derive(Debug, Clone)]
pub struct SeasonRecord {
    pub row: Season,
    pub log: Arc<Log>,
    /// The people behind the numbers in the log.
    pub people: Vec<SeasonPerson>,
}

/// A user making a request about a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The user.
    pub player: Player,
    /// True if the user has the organisers' role in the server.
    pub organises: bool,
}

impl Referee {
    /// Reads a season. Its status is that of the log, because the row may have been read just before a change.
    ///
    /// # Errors
    ///
    /// If there is no such season, or its log cannot be read.
    pub async fn load_season(&self, season: SeasonId) -> Result<SeasonRecord, SeasonError> {
        let mut row = self.store().load_season(season).await?;
        let log = self.load_season_log(season).await?;
        row.status = season_status(log.season().state);
        let people = self.store().load_season_people(season).await?;
        Ok(SeasonRecord { row, log, people })
    }
}

impl SeasonRecord {
    /// The user who currently holds an entry; `None` if that user was erased, or for an unknown number.
    #[must_use]
    pub fn user_of(&self, entrant: EntrantId) -> Option<&SeasonPerson> {
        self.people.iter().rfind(|person| person.role == Role::Entrant && person.number == entrant.0)
    }

    /// The entry that a user currently holds; `None` after the user handed it over.
    #[must_use]
    pub fn entry_of(&self, user: UserId) -> Option<EntrantId> {
        let own = self.people.iter().filter(|person| person.role == Role::Entrant && person.id == user);
        let entries = own.map(|person| EntrantId(person.number));
        entries.rev().find(|&entrant| self.user_of(entrant).is_some_and(|person| person.id == user))
    }

    /// The number of a user among the organisers and judges.
    #[must_use]
    pub fn organiser_of(&self, user: UserId) -> Option<OrganiserId> {
        let mut organisers = self.people.iter().filter(|person| person.role == Role::Organiser);
        organisers.find(|person| person.id == user).map(|person| OrganiserId(person.number))
    }

    /// A user as an asker. A new organiser gets the next number.
    #[must_use]
    pub fn requester(&self, member: &Member) -> Requester {
        let user = member.player.user;
        let organiser = self.organiser_of(user).or_else(|| member.organises.then(|| self.next_organiser_id()));
        Requester::Person { entrant: self.entry_of(user), organiser, has_role: member.organises }
    }

    /// The pauses of the season up to `at`.
    pub(super) fn pauses(&self, at: UnixMs) -> Vec<Pause> {
        let mut pauses: Vec<Pause> = Vec::new();
        for event in self.log.events() {
            match (&event.kind, pauses.last_mut()) {
                (EventKind::Paused, _) => pauses.push(Pause { from: event.at_ms, to: at.0 }),
                (EventKind::Resumed, Some(last)) => last.to = event.at_ms,
                _ => {}
            }
        }
        pauses
    }

    /// The number of the line that most recently put a match before the judges: into the queue, or by a call.
    #[must_use]
    pub fn last_case(&self, match_id: MatchId) -> Option<u64> {
        self.cases(match_id).next()
    }

    /// The numbers of the lines that put a match before the judges, newest first.
    pub(super) fn cases(&self, match_id: MatchId) -> impl Iterator<Item = u64> {
        let opens = |kind: &EventKind| matches!(kind, EventKind::Queued { .. } | EventKind::Protested { .. });
        let events = self.log.events().iter().rev();
        events.filter(move |event| opens(&event.kind) && event.kind.match_id() == Some(match_id)).map(|line| line.seq)
    }

    #[must_use]
    pub fn next_organiser_id(&self) -> OrganiserId {
        let numbers = self.people.iter().filter(|person| person.role == Role::Organiser).map(|person| person.number);
        OrganiserId(numbers.max().unwrap_or(0).saturating_add(1))
    }
}

impl SeasonRecord {
    /// The next round of a division, as it would be published at `at`.
    ///
    /// # Errors
    ///
    /// The refusal of a preview.
    pub fn preview(&self, request: &Request<'_>, at: UnixMs) -> Result<Preview, Refusal> {
        let seed = draw::Seed(self.row.seed.0).reveal();
        let asking = CommandContext { at_ms: at.0, asker: Requester::Program, seed: &seed };
        preview(&self.log, &Standard, &asking, request)
    }

    /// The players of the next stage according to the table at `at`, in the order of their seeds.
    #[must_use]
    pub fn qualifiers(&self, at: UnixMs) -> Vec<EntrantId> {
        let season = self.log.season();
        season.current_stage().map_or_else(Vec::new, |stage| season.qualifiers(stage, &Standard, at.0))
    }
}

/// The status of a season, as stored in the season's row.
pub(super) fn season_status(state: SeasonState) -> SeasonStatus {
    match state {
        SeasonState::Draft => SeasonStatus::Draft,
        SeasonState::Entry => SeasonStatus::Entry,
        SeasonState::Running => SeasonStatus::Running,
        SeasonState::Ended => SeasonStatus::Ended,
        SeasonState::Cancelled => SeasonStatus::Cancelled,
    }
}
