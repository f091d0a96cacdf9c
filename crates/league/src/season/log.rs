//! A log with the season that it produces.

use super::misfit::LogError;
use super::state::{Season, SeasonState};
use super::voids::{can_be_voided, events_in_force};
use crate::event::{Actor, Event, EventKind, VERSION};
use crate::rules::Rules;

/// A log with the season that it produces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    events: Vec<Event>,
    season: Season,
}

impl Season {
    /// Builds a season from a log.
    ///
    /// # Errors
    ///
    /// The first line that does not fit the preceding ones.
    pub fn from_events(events: &[Event]) -> Result<Self, LogError> {
        check_order(events)?;
        let mut standing = events_in_force(events);
        let first = standing.next().ok_or(LogError::Beginning)?;
        let EventKind::Created { version, rules } = &first.kind else {
            return Err(LogError::Beginning);
        };
        if *version != VERSION {
            return Err(LogError::Version(*version));
        }
        let mut season = Self::draft((**rules).clone());
        for event in standing {
            season.apply(event)?;
        }
        Ok(season)
    }
}

impl Log {
    /// Builds a log from its lines.
    ///
    /// # Errors
    ///
    /// The first line that does not fit the preceding ones.
    pub fn from_events(events: Vec<Event>) -> Result<Self, LogError> {
        let season = Season::from_events(&events)?;
        Ok(Self { events, season })
    }

    /// Appends a line. If it voids another line, the season is computed again from the whole log.
    ///
    /// # Errors
    ///
    /// The line does not fit; the log is unchanged.
    pub fn append(&mut self, event: Event) -> Result<(), LogError> {
        check_next(self.events.last(), &event)?;
        let mut trial = Trial::new(self);
        trial.append(event.at_ms, event.actor, event.kind)?;
        let Trial { season, events, .. } = trial;
        self.season = season;
        self.events.extend(events);
        Ok(())
    }

    /// The log of a new season.
    pub fn new(at_ms: i64, actor: Actor, rules: Rules) -> Self {
        let season = Season::draft(rules.clone());
        let kind = EventKind::Created { version: VERSION, rules: Box::new(rules) };
        Self { events: vec![Event { seq: 1, at_ms, actor, kind }], season }
    }

    /// The season.
    pub fn season(&self) -> &Season {
        &self.season
    }

    /// The lines.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The number of the last line.
    pub fn seq(&self) -> u64 {
        self.events.last().map_or(0, |last| last.seq)
    }

    /// A line by its number.
    pub fn line(&self, seq: u64) -> Option<&Event> {
        self.events.get(usize::try_from(seq.checked_sub(1)?).ok()?)
    }

    /// Passes each line after the first to `look`, together with the season before that line.
    ///
    /// # Errors
    ///
    /// A line does not fit, which cannot happen for the lines of a log.
    pub fn replay(&self, mut look: impl FnMut(&Season, &Event)) -> Result<(), LogError> {
        let mut season = Season::from_events(self.events.get(..1).unwrap_or_default())?;
        for (at, event) in self.events.iter().enumerate().skip(1) {
            look(&season, event);
            if matches!(event.kind, EventKind::Voided { .. }) {
                season = Season::from_events(&self.events[..=at])?;
            } else {
                season.apply(event)?;
            }
        }
        Ok(())
    }

    /// True if the season is over.
    pub fn is_over(&self) -> bool {
        matches!(self.season.state, SeasonState::Ended | SeasonState::Cancelled)
    }
}

/// Lines being tried out before they are appended.
#[derive(Debug)]
pub struct Trial<'a> {
    log: &'a Log,
    season: Season,
    events: Vec<Event>,
}

impl<'a> Trial<'a> {
    /// A trial without any lines yet.
    pub fn new(log: &'a Log) -> Self {
        Self { log, season: log.season.clone(), events: Vec::new() }
    }

    /// Adds a line. If it voids another line, the season is computed again from the whole log. The time is never
    /// earlier than that of the previous line.
    ///
    /// # Errors
    ///
    /// The line does not fit; the trial can no longer be used.
    pub fn append(&mut self, at_ms: i64, actor: Actor, kind: EventKind) -> Result<(), LogError> {
        let last = self.events.last().or(self.log.events.last());
        let (seq, last_ms) = last.map_or((1, at_ms), |last| (last.seq + 1, last.at_ms));
        let event = Event { seq, at_ms: at_ms.max(last_ms), actor, kind };
        if matches!(event.kind, EventKind::Voided { .. }) {
            let mut events = self.log.events.clone();
            events.extend(self.events.iter().cloned().chain([event.clone()]));
            self.season = Season::from_events(&events)?;
        } else {
            self.season.apply(&event)?;
        }
        self.events.push(event);
        Ok(())
    }

    /// The season, including the lines of the trial.
    pub fn season(&self) -> &Season {
        &self.season
    }

    /// The lines of the trial.
    pub fn into_events(self) -> Vec<Event> {
        self.events
    }
}

fn check_order(events: &[Event]) -> Result<(), LogError> {
    let mut last = None;
    for event in events {
        check_next(last, event)?;
        if let EventKind::Voided { line, .. } = event.kind {
            let voided = usize::try_from(line).ok().and_then(|line| events.get(line.checked_sub(1)?));
            if line >= event.seq || !voided.is_some_and(|voided| can_be_voided(&voided.kind)) {
                return Err(LogError::Void(line));
            }
        }
        last = Some(event);
    }
    Ok(())
}

fn check_next(last: Option<&Event>, next: &Event) -> Result<(), LogError> {
    let expected = last.map_or(0, |last| last.seq) + 1;
    if next.seq != expected {
        return Err(LogError::Sequence { expected, found: next.seq });
    }
    if last.is_some_and(|last| next.at_ms < last.at_ms) {
        return Err(LogError::Time);
    }
    Ok(())
}
