//! Erasing a person: name and texts go, results stay.

use serde_json::Value;

use crate::games::Language;
use crate::league::decide::Command;
use crate::league::event::Actor;
use crate::league::ids::{EntrantId, OrganiserId};
use crate::store::{Change, Erased, ErasedIn, Erasure, Player, Role, SeasonId, UnixMs, UserId};

use super::league::{Member, SeasonBook, SeasonError, SeasonRequest};
use super::{LobbyOptions, Referee};

/// A request to erase a person.
#[derive(Debug, Clone)]
pub struct EraseRequest {
    /// The person to erase.
    pub user: UserId,
    /// The person who asks: the same one, or an organiser of the server.
    pub by: Player,
    /// Where: an organiser erases in one server or season.
    pub place: ErasedIn,
    /// When.
    pub at: UnixMs,
}

impl Referee {
    /// Replaces a person by a number. `name` gives what the person is called from then on in a language. A person who sits
    /// at an open table or plays is not erased.
    ///
    /// Each season of the person gets the line that says so, then everything goes in one transaction: what comes to a stop
    /// between the two is done by the next request.
    ///
    /// # Errors
    ///
    /// If a season cannot be read, or the store refuses.
    pub async fn erase(
        &self,
        request: &EraseRequest,
        name: &(dyn Fn(u32, Language) -> String + Sync),
    ) -> Result<Erased, SeasonError> {
        let (user, place) = (request.user, request.place);
        let tables = self.store().seated_at(user, place).await?;
        if !tables.is_empty() {
            return Ok(Erased::AtTables(tables));
        }
        let mut texts = Vec::new();
        for season in self.store().seasons_of(user, place).await? {
            let book = self.erase_entry(season, request).await?;
            texts.extend(texts_of(&book, user).into_iter().map(|number| (season, number)));
        }
        let erasure = Erasure { user, place, texts, at: request.at };
        let erased = self.store().erase(&erasure, &|number, options| name(number, language_of(options))).await?;
        self.ratings.clear();
        Ok(erased)
    }

    /// Adds the line to the log of a season that its player is erased, unless it is there. Gives the season.
    async fn erase_entry(&self, season: SeasonId, request: &EraseRequest) -> Result<SeasonBook, SeasonError> {
        let book = self.season(season).await?;
        let entry = book.entry_of(request.user);
        let open = entry.filter(|entrant| book.log.season().entrants.get(entrant).is_some_and(|found| !found.erased));
        let Some(entrant) = open else { return Ok(book) };
        let by = Member { player: request.by.clone(), organises: request.place != ErasedIn::Everywhere };
        let change = Change::at(request.at);
        let asked = SeasonRequest { season, by: Some(by), about: None, text: None, change };
        Ok(self.ask_season(&asked, |_, _| Command::Erase(entrant)).await?.book)
    }
}

/// The language of a table, by its terms.
fn language_of(options: &str) -> Language {
    serde_json::from_str(options).map_or(Language::English, |options: LobbyOptions| options.language)
}

/// The numbers of the sentences that a user wrote in a season, as a player or organiser.
fn texts_of(book: &SeasonBook, user: UserId) -> Vec<u64> {
    let own = book.people.iter().filter(|person| person.id == user).map(|person| match person.role {
        Role::Entrant => Actor::Entrant(EntrantId(person.number)),
        Role::Organiser => Actor::Organiser(OrganiserId(person.number)),
    });
    let own: Vec<Actor> = own.collect();
    let written = book.log.events().iter().filter(|event| own.contains(&event.actor));
    let mut texts = Vec::new();
    for event in written {
        collect_texts(&serde_json::to_value(&event.happened).unwrap_or_default(), &mut texts);
    }
    texts
}

/// The numbers under the names that fields of events give to sentences, at any depth.
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
