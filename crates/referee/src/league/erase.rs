//! Erasing a person from a season: the resulting lines.

use serde_json::Value;

use crate::{Referee, Session};
use sztab_league::decide::{Command, Refusal, Requester};
use sztab_league::event::Actor;
use sztab_league::ids::{EntrantId, OrganiserId};
use sztab_league::season::SeasonState;
use sztab_store::{AppendToSeason, Change, Role, UnixMs, UserId};

use super::ask::new_people;
use super::decided::DecidedCommand;
use super::error::SeasonError;
use super::misplaced::is_misplaced;
use super::over::match_game_end;
use super::record::{Member, SeasonRecord};

impl Referee {
    /// The lines of a season for a user who is erased: the ends of the user's games, then the end of the entry. `None`
    /// if there are no such lines.
    ///
    /// # Errors
    ///
    /// If the store is unavailable, or the season refuses.
    pub(crate) async fn erase_from_season(
        &self,
        season_record: &SeasonRecord,
        user: UserId,
        by: &Member,
        games: &[Session],
        at: UnixMs,
    ) -> Result<Option<AppendToSeason>, SeasonError> {
        let mut decided = DecidedCommand::empty(season_record);
        for session in games {
            let Some((game, over)) = match_game_end(session)? else { continue };
            if is_misplaced(season_record, game.match_id, game.number, &session.record) {
                continue;
            }
            match decided.add(at.0, Requester::Program, &Command::EndGame(over)) {
                // The match was decided in the meantime: the game ends all the same.
                Ok(()) | Err(SeasonError::Refused(Refusal::MatchClosed | Refusal::NoGame | Refusal::State(_))) => {}
                Err(error) => return Err(error),
            }
        }
        let entries = &season_record.log.season().entrants;
        let entry =
            season_record.entry_of(user).filter(|entrant| entries.get(entrant).is_some_and(|found| !found.erased));
        if let Some(entrant) = entry {
            decided.add(at.0, season_record.requester(by), &Command::Erase(entrant))?;
        }
        let is_over = matches!(season_record.log.season().state, SeasonState::Ended | SeasonState::Cancelled);
        let judge = season_record.organiser_of(user).filter(|judge| season_record.log.season().judges.contains(judge));
        if let Some(judge) = judge.filter(|_| !is_over) {
            decided.add(at.0, Requester::Program, &Command::DismissJudge(judge))?;
        }
        if decided.events.is_empty() {
            return Ok(None);
        }
        let people = new_people(season_record, Some(&by.player), None, &decided.events);
        let decided = decided.with_people(&people);
        Ok(Some(self.build_rows_to_append(&decided, people, Vec::new(), Change::at(at)).await?))
    }
}

impl SeasonRecord {
    /// True if a season that is not over would have to continue without the user: the user's entry takes part, waits to
    /// take part, or still has an open match.
    #[must_use]
    pub fn involves_user(&self, user: UserId) -> bool {
        let season = self.log.season();
        let Some(entrant) = self.entry_of(user) else { return false };
        let is_open = matches!(season.state, SeasonState::Entry | SeasonState::Running);
        let is_listed = season.entrants.get(&entrant).is_some_and(|found| found.state.is_listed());
        is_open && (is_listed || season.open_matches().any(|of| of.seat_of(entrant).is_some()))
    }

    /// The numbers of the texts that a user wrote in the season, as a player or organiser.
    pub(crate) fn texts_by(&self, user: UserId) -> Vec<u64> {
        let own = self.people.iter().filter(|person| person.id == user).map(|person| match person.role {
            Role::Entrant => Actor::Entrant(EntrantId(person.number)),
            Role::Organiser => Actor::Organiser(OrganiserId(person.number)),
        });
        let own: Vec<Actor> = own.collect();
        let written = self.log.events().iter().filter(|event| own.contains(&event.actor));
        let mut texts = Vec::new();
        for event in written {
            collect_texts(&serde_json::to_value(&event.kind).unwrap_or_default(), &mut texts);
        }
        texts
    }
}

/// Collects the text numbers stored in the text fields of events, at any depth.
fn collect_texts(value: &Value, texts: &mut Vec<u64>) {
    if let Value::Object(fields) = value {
        for (name, field) in fields {
            match field.as_u64() {
                Some(number) if matches!(name.as_str(), "text" | "reason") => texts.push(number),
                _ => collect_texts(field, texts),
            }
        }
    }
}
