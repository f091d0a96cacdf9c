//! Commands to a season, from users and the program, and the resulting lines.

use crate::limits::MAX_SEASONS_PER_SERVER;
use crate::{Interaction, Referee, Venue};
use sztab_league::decide::{Command, Refusal, Requester};
use sztab_league::event::{Actor, Event, EventKind};
use sztab_league::ids::{OrganiserId, TextId};
use sztab_league::rules::Rules;
use sztab_league::season::Log;
use sztab_store::{Change, NewSeason, Player, Role, SeasonId, SeasonPerson, SeasonText, StoreError, UnixMs};

use super::decided::DecidedCommand;
use super::error::SeasonError;
use super::lines::to_season_line;
use super::record::{Member, SeasonRecord};

/// Maximum number of times a change is decided again because another one came first. It exceeds the number of presses
/// that may arrive at once when a round is published.
const MAX_ATTEMPTS: usize = 100;

/// A season to create.
#[derive(Debug, Clone)]
pub struct NewSeasonRequest {
    /// Server and channel of the season's rounds.
    pub venue: Venue,
    /// The name of the league.
    pub league: String,
    /// The initial rules.
    pub rules: Rules,
    pub organiser: Player,
}

/// A request about a season.
#[derive(Debug, Clone)]
pub struct SeasonRequest {
    pub season: SeasonId,
    /// The user who asks; `None` if the program asks because something is due.
    pub by: Option<Member>,
    /// Another user whom the request concerns: a substitute, or a judge to name.
    pub about: Option<Player>,
    /// A text that comes with the request, such as the reason for a ruling.
    pub text: Option<String>,
    /// The change made by the request: its time, press, posts and jobs.
    pub change: Change,
}

/// Lines that were written.
#[derive(Debug, Clone)]
pub struct WrittenLines {
    /// The season after these lines.
    pub record: SeasonRecord,
    /// The lines.
    pub events: Vec<Event>,
}

impl Referee {
    /// Creates a season as a draft. The caller has to check that the user has the organisers' role.
    ///
    /// # Errors
    ///
    /// If the server has too many open seasons, the press has already acted, or the store fails.
    pub async fn create_season(
        &self,
        request: NewSeasonRequest,
        seed: [u8; 32],
        interaction: Interaction,
    ) -> Result<SeasonId, SeasonError> {
        let organiser = SeasonPerson::first(Role::Organiser, 1, request.organiser);
        let by = Actor::Organiser(OrganiserId(organiser.number));
        let log = Log::new(interaction.at.0, by, request.rules);
        let new = NewSeason {
            guild: request.venue.guild,
            league: request.league,
            channel: request.venue.channel,
            seed: sztab_store::Seed(seed),
            lines: log.events().iter().map(to_season_line).collect(),
            people: vec![organiser],
            limit: MAX_SEASONS_PER_SERVER,
            change: interaction.into_change(),
        };
        Ok(self.store().create_season(new).await?)
    }

    /// Sends a command to a season. `command` builds the command from the number of the accompanying text, and is
    /// called again if another change came first.
    ///
    /// # Errors
    ///
    /// If the season refuses, the press has already acted, or the store fails.
    pub async fn send_season_command(
        &self,
        request: &SeasonRequest,
        command: impl Fn(&SeasonRecord, TextId) -> Command,
    ) -> Result<WrittenLines, SeasonError> {
        self.send_season_command_if(request, |record, text| Ok(command(record, text))).await
    }

    /// As [`Referee::send_season_command`], unless the caller refuses because of the season's current state.
    ///
    /// # Errors
    ///
    /// If the caller or the season refuses, the press has already acted, or the store fails.
    pub async fn send_season_command_if(
        &self,
        request: &SeasonRequest,
        command: impl Fn(&SeasonRecord, TextId) -> Result<Command, Refusal>,
    ) -> Result<WrittenLines, SeasonError> {
        let mut in_turn = None;
        for _ in 0..MAX_ATTEMPTS {
            let record = self.load_season(request.season).await?;
            match self.send_record_command(&record, request, &command).await {
                Err(SeasonError::Store(StoreError::SeasonMovedOn { .. })) => {}
                answered => return answered,
            }
            // Many players press when a round is published: without taking turns, most of them would run out of
            // attempts.
            if in_turn.is_none() {
                in_turn = Some(self.overtaken.lock().await);
            }
        }
        Err(SeasonError::Busy(request.season))
    }

    async fn send_record_command(
        &self,
        record: &SeasonRecord,
        request: &SeasonRequest,
        command: &impl Fn(&SeasonRecord, TextId) -> Result<Command, Refusal>,
    ) -> Result<WrittenLines, SeasonError> {
        let number = self.store().last_season_text_number(request.season).await?.saturating_add(1);
        let asker = request.by.as_ref().map_or(Requester::Program, |member| record.requester(member));
        let command = command(record, TextId(u64::from(number))).map_err(SeasonError::Refused)?;
        let decided = DecidedCommand::decide(record, request.change.at.0, asker, &command)?;
        self.store_frozen_factions(&record.log.season().rules, &decided.events).await?;
        let (by, about) = (request.by.as_ref().map(|member| &member.player), request.about.as_ref());
        let people = new_people(record, by, about, &decided.events);
        let decided = decided.with_people(&people);
        let text = request.text.clone().map(|text| SeasonText { number, text });
        let append =
            self.build_rows_to_append(&decided, people, text.into_iter().collect(), request.change.clone()).await?;
        match self.lock_substitute_seats(record, &decided.events, about, request.change.at).await? {
            Some((entry, _locks)) => self.store().hand_over_entry(&append, &entry).await?,
            None => self.store().append_to_season(append).await?,
        };
        let DecidedCommand { record, events, .. } = decided;
        Ok(WrittenLines { record, events })
    }
}

/// The people who first appear in the lines of a request, possibly including another user.
pub(super) fn new_people(
    record: &SeasonRecord,
    asker: Option<&Player>,
    about: Option<&Player>,
    events: &[Event],
) -> Vec<SeasonPerson> {
    let mut people: Vec<SeasonPerson> = Vec::new();
    for event in events {
        if let (Actor::Organiser(organiser), Some(asker)) = (event.actor, asker)
            && record.organiser_of(asker.user).is_none()
            && people.iter().all(|person| person.role != Role::Organiser)
        {
            people.push(SeasonPerson::first(Role::Organiser, organiser.0, asker.clone()));
        }
        match (&event.kind, asker, about) {
            (EventKind::Entered { entrant, .. }, Some(asker), _) => {
                people.push(SeasonPerson::first(Role::Entrant, entrant.0, asker.clone()));
            }
            (EventKind::Substituted { entrant, person, .. }, _, Some(player)) => people.push(SeasonPerson {
                person: *person,
                ..SeasonPerson::first(Role::Entrant, entrant.0, player.clone())
            }),
            (EventKind::JudgeNamed { judge }, _, Some(player)) if record.organiser_of(player.user).is_none() => {
                people.push(SeasonPerson::first(Role::Organiser, judge.0, player.clone()));
            }
            _ => {}
        }
    }
    people
}

impl SeasonRequest {
    /// The same request without its press, for a step that precedes the requested one.
    pub(super) fn without_press(&self) -> Self {
        Self { change: Change::at(self.change.at), ..self.clone() }
    }

    #[must_use]
    pub fn by_program(season: SeasonId, at: UnixMs) -> Self {
        Self { season, by: None, about: None, text: None, change: Change::at(at) }
    }
}
