//! The players of a season, by name and by mention.

use crate::games::Language;
use crate::league::ids::{EntrantId, MatchId, OrganiserId};
use crate::referee::league::SeasonBook;
use crate::store::{Role, UserId};
use crate::words::text;

use crate::discord::say::names::plain;

/// The name of a player for the text of a message; "Player 7" for one who was erased.
pub fn name_of(book: &SeasonBook, entrant: EntrantId, language: Language) -> String {
    match book.user_of(entrant) {
        Some(person) if !person.name.is_empty() => plain(&person.name),
        _ => text(language, "season-erased", &[("number", entrant.0.into())]),
    }
}

/// The same for pictures, names of threads and files, which know no markup.
pub fn bare_name_of(book: &SeasonBook, entrant: EntrantId, language: Language) -> String {
    match book.user_of(entrant) {
        Some(person) if !person.name.is_empty() => person.name.clone(),
        _ => text(language, "season-erased", &[("number", entrant.0.into())]),
    }
}

/// A mention of a player; the name of one who was erased.
pub fn mention_of(book: &SeasonBook, entrant: EntrantId, language: Language) -> String {
    user_of(book, entrant).map_or_else(|| name_of(book, entrant, language), |user| format!("<@{user}>"))
}

/// The user who has an entry now.
pub fn user_of(book: &SeasonBook, entrant: EntrantId) -> Option<UserId> {
    book.user_of(entrant).and_then(|person| person.user)
}

/// The users who play a match.
pub fn users_of_match(book: &SeasonBook, of: MatchId) -> Vec<u64> {
    let players = book.log.season().matches.get(&of).map(|found| found.players);
    players.into_iter().flatten().filter_map(|entrant| user_of(book, entrant)).map(|user| user.0).collect()
}

/// The name of an organiser or judge.
pub fn organiser_name(book: &SeasonBook, organiser: OrganiserId) -> Option<String> {
    let mut organisers = book.people.iter().filter(|person| person.role == Role::Organiser);
    organisers.find(|person| person.number == organiser.0).map(|person| plain(&person.name))
}
