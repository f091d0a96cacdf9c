//! A season as the store holds it: its row, its log, and the people in it.

use crate::league::decide::Asker;
use crate::league::ids::{EntrantId, OrganiserId};
use crate::league::season::Log;
use crate::referee::Referee;
use crate::store::{Player, Role, Season, SeasonId, SeasonPerson, UserId};

use super::error::SeasonError;
use super::lines::events_of;

/// A season as the store holds it.
#[derive(Debug, Clone)]
pub struct SeasonBook {
    /// Its row.
    pub row: Season,
    /// Its log.
    pub log: Log,
    /// The people behind the numbers of the log.
    pub people: Vec<SeasonPerson>,
}

/// A user who asks something of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The user.
    pub player: Player,
    /// Whether the user has the organisers' role in the server.
    pub organises: bool,
}

impl Referee {
    /// Reads a season.
    ///
    /// # Errors
    ///
    /// If there is no such season, or its log cannot be read.
    pub async fn season(&self, season: SeasonId) -> Result<SeasonBook, SeasonError> {
        let row = self.store().season(season).await?;
        let events = events_of(season, &self.store().season_log(season, 0).await?)?;
        let log = Log::of(events).map_err(|misfit| SeasonError::Misfit { season, misfit })?;
        let people = self.store().season_people(season).await?;
        Ok(SeasonBook { row, log, people })
    }
}

impl SeasonBook {
    /// The user who has an entry now; `None` for one that was erased, or an unknown number.
    #[must_use]
    pub fn user_of(&self, entrant: EntrantId) -> Option<&SeasonPerson> {
        self.people.iter().rfind(|person| person.role == Role::Entrant && person.number == entrant.0)
    }

    /// The entry that a user has now. A user who gave it up to another has none.
    #[must_use]
    pub fn entry_of(&self, user: UserId) -> Option<EntrantId> {
        let own = self.people.iter().filter(|person| person.role == Role::Entrant && person.id == user);
        let entries = own.map(|person| EntrantId(person.number));
        entries.rev().find(|&entrant| self.user_of(entrant).is_some_and(|person| person.id == user))
    }

    /// The number of a user among organisers and judges.
    #[must_use]
    pub fn organiser_of(&self, user: UserId) -> Option<OrganiserId> {
        let mut organisers = self.people.iter().filter(|person| person.role == Role::Organiser);
        organisers.find(|person| person.id == user).map(|person| OrganiserId(person.number))
    }

    /// A user as the season knows them. An organiser who is new gets the next number.
    #[must_use]
    pub fn asker(&self, member: &Member) -> Asker {
        let user = member.player.user;
        let organiser = self.organiser_of(user).or_else(|| member.organises.then(|| self.next_organiser()));
        Asker::Person { entrant: self.entry_of(user), organiser, has_role: member.organises }
    }

    /// The number of the next organiser.
    #[must_use]
    pub fn next_organiser(&self) -> OrganiserId {
        let numbers = self.people.iter().filter(|person| person.role == Role::Organiser).map(|person| person.number);
        OrganiserId(numbers.max().unwrap_or(0).saturating_add(1))
    }
}
