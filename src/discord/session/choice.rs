//! Items chosen by typed text: a few letters of their names, in any language.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use sztab_game::Language;
use sztab_game::view::Entry;
use sztab_words::{text, word};

use crate::discord::say::answer::shorten;
use crate::discord::say::limits::{CHOICE_LIMIT, MAX_SELECT_OPTIONS};
use crate::discord::say::typed::{self, matches_prefixes};

/// Maximum number of names listed in a message.
const MAX_LISTED: usize = 6;

/// All words that identify an entry, so that users can type them in any order and language.
fn entry_words(entry: &Entry) -> String {
    format!("{} {} {}", entry.phrase, entry.also.join(" "), entry.value)
}

/// Entries closest to the typed text, compared by value and names.
pub fn best_matches<'a>(all: &'a [Entry], typed: &str) -> Vec<&'a Entry> {
    let called = |entry: &&Entry| [&entry.phrase, &entry.value].into_iter().chain(&entry.also).cloned().collect();
    typed::best_matches(all, typed, |entry| entry.value.clone(), called)
}

/// The message that several items match, with the first few of them.
pub fn several_matches_text(language: Language, key: &str, argument: &'static str, found: &[&Entry]) -> String {
    let mut listed: Vec<&str> = found.iter().take(MAX_LISTED).map(|choice| choice.phrase.as_str()).collect();
    if found.len() > MAX_LISTED {
        listed.push("…");
    }
    let listed = listed.join(&word(language, "list-comma"));
    text(language, key, &[(argument, listed.into())])
}

/// Suggestions for the typed text. By typing one more letter, a user can find the remaining ones.
pub fn suggest_entries(all: &[Entry], typed: &str) -> CreateAutocompleteResponse {
    let fitting = all.iter().filter(|entry| matches_prefixes(&entry_words(entry), typed)).take(MAX_SELECT_OPTIONS);
    let choices =
        fitting.map(|choice| AutocompleteChoice::new(shorten(&choice.phrase, CHOICE_LIMIT), choice.value.clone()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
