//! Names of people in texts, pictures and files.

use sztab_league::ids::{EntrantId, MatchId, OrganiserId, TextId};
use sztab_words::{Language, text, word};

/// Names of what leagues hold as numbers. They stand in texts as they are: names that strangers chose have to be safe in a
/// message, or be mentions.
pub trait Names {
    fn entrant(&self, entrant: EntrantId) -> String;
    fn organiser(&self, organiser: OrganiserId) -> String;
    /// A sentence that somebody wrote; `None` if it was erased.
    fn text(&self, text: TextId) -> Option<String>;
    /// The name of an army by its id.
    fn army(&self, id: &str) -> String;
    /// The players of a match, the first one first; `None` if there is no such match.
    fn of_match(&self, match_id: MatchId) -> Option<[EntrantId; 2]>;
}

/// The players of a match, such as `Ala – Ben`; its number if there is no such match.
pub fn players_of(names: &dyn Names, match_id: MatchId, language: Language) -> String {
    match names.of_match(match_id) {
        Some(players) => versus(&players.map(|player| names.entrant(player)), language),
        None => text(language, "league-match-number", &[("match", match_id.0.into())]),
    }
}

pub(super) fn versus([first, second]: &[String; 2], language: Language) -> String {
    text(language, "league-versus", &[("first", first.as_str().into()), ("second", second.as_str().into())])
}

pub fn join_names(names: impl IntoIterator<Item = String>, language: Language) -> String {
    names.into_iter().collect::<Vec<_>>().join(&word(language, "list-comma"))
}
