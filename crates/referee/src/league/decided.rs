//! A command decided on a season, and the data to write for it.

use std::sync::Arc;

use crate::Referee;
use sztab_league::decide::{Command, CommandContext, Requester, decide};
use sztab_league::draw;
use sztab_league::engine::Standard;
use sztab_league::event::Event;
use sztab_store::{AppendToSeason, Change, SeasonPerson, SeasonText};

use super::error::SeasonError;
use super::lines::to_season_line;
use super::record::{SeasonRecord, season_status};

/// A command that has been decided but not written yet.
#[derive(Debug)]
pub(super) struct DecidedCommand {
    /// The season after the command.
    pub(super) record: SeasonRecord,
    /// The lines.
    pub(super) events: Vec<Event>,
    /// The number of the last line before the new ones.
    expected: u64,
}

impl DecidedCommand {
    /// Decides a command.
    ///
    /// # Errors
    ///
    /// If the season refuses.
    pub(super) fn decide(
        record: &SeasonRecord,
        at_ms: i64,
        asker: Requester,
        command: &Command,
    ) -> Result<Self, SeasonError> {
        let mut decided = Self::empty(record);
        decided.add(at_ms, asker, command)?;
        Ok(decided)
    }

    /// The season without new lines.
    pub(super) fn empty(record: &SeasonRecord) -> Self {
        Self { record: record.clone(), events: Vec::new(), expected: record.log.seq() }
    }

    /// Decides another command, and adds its lines to the previous ones.
    ///
    /// # Errors
    ///
    /// If the season refuses; nothing is added then.
    pub(super) fn add(&mut self, at_ms: i64, asker: Requester, command: &Command) -> Result<(), SeasonError> {
        let Self { record, .. } = self;
        let seed = draw::Seed(record.row.seed.0).reveal();
        let asking = CommandContext { at_ms, asker, seed: &seed };
        let events = decide(&record.log, &Standard, &asking, command).map_err(SeasonError::Refused)?;
        let season = record.row.id;
        for event in &events {
            Arc::make_mut(&mut record.log)
                .append(event.clone())
                .map_err(|misfit| SeasonError::Misfit { season, misfit })?;
        }
        record.row.status = season_status(record.log.season().state);
        self.events.extend(events);
        Ok(())
    }

    /// Adds people who first appear in the lines.
    pub(super) fn with_people(mut self, people: &[SeasonPerson]) -> Self {
        self.record.people.extend_from_slice(people);
        self.record.people.sort_by_key(|person| (person.role, person.number, person.person));
        self
    }
}

impl Referee {
    /// The rows to write for a decision, with the posts and jobs that it owes.
    pub(super) async fn build_rows_to_append(
        &self,
        decided: &DecidedCommand,
        people: Vec<SeasonPerson>,
        texts: Vec<SeasonText>,
        mut change: Change,
    ) -> Result<AppendToSeason, SeasonError> {
        let (posts, jobs) = self.season_effects(&decided.record, &decided.events, change.at).await?;
        change.posts.extend(posts);
        change.jobs.extend(jobs);
        Ok(AppendToSeason {
            season: decided.record.row.id,
            expected: decided.expected,
            lines: decided.events.iter().map(to_season_line).collect(),
            status: decided.record.row.status,
            people,
            texts,
            change,
        })
    }
}
