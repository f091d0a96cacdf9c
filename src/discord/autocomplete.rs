//! Completion of commands: legal actions only, worded for people.

use std::collections::HashSet;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::referee::{Line, Table};
use crate::rules::Side;
use crate::store::UserId;
use crate::words::{Language, action_phrase};

use super::answer::shortened;
use super::commands::Context;
use super::panel::SELECT_LIMIT;

/// Longest name and value of a choice.
const CHOICE_LIMIT: usize = 100;

/// Commands that take an action in words, and so complete it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// `/play`
    Play,
    /// `/use`
    Use,
    /// `/discard`
    Discard,
    /// `/choose`
    Choose,
}

impl Family {
    fn has(self, line: &str) -> bool {
        let verb = line.split(' ').next().unwrap_or_default();
        match self {
            Self::Play => !matches!(verb, "draw" | "redraw" | "discard" | "use" | "choose" | "end"),
            Self::Use | Self::Discard | Self::Choose => verb == self.verb(),
        }
    }

    /// The verb that lines of the family begin with, if it is one and the same.
    fn verb(self) -> &'static str {
        match self {
            Self::Play => "",
            Self::Use => "use",
            Self::Discard => "discard",
            Self::Choose => "choose",
        }
    }
}

/// What may follow what has been typed.
pub async fn complete(context: Context<'_>, typed: &str, family: Family) -> CreateAutocompleteResponse {
    let language = Language::of_locale(&context.interaction.locale);
    let user = UserId(context.author().id.get());
    let table = context.data().table_in(context.channel_id()).await.ok();
    let offered = table.map_or_else(Vec::new, |table| offered(&table, user, language, family));
    let found: Vec<&Offer> =
        offered.iter().filter(|offer| fits(&offer.phrase, typed) || fits(&offer.line, typed)).collect();
    let choices = spread(&found)
        .into_iter()
        .map(|offer| AutocompleteChoice::new(shortened(&offer.phrase, CHOICE_LIMIT), offer.line.clone()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The line that was meant: a suggestion that was chosen, or the only action that fits what was typed. What fits
/// nothing is left to be read, so that it can be said what is wrong with it.
///
/// The error is the key of the sentence that says why not.
pub fn meant(
    table: &Table,
    user: UserId,
    language: Language,
    family: Family,
    typed: &str,
) -> Result<String, &'static str> {
    let typed = typed.trim();
    let offered = offered(table, user, language, family);
    if offered.iter().all(|offer| offer.line != typed) {
        let fitting = |fit: fn(&str, &str) -> bool| -> Vec<&Offer> {
            offered.iter().filter(|offer| fit(&offer.phrase, typed) || fit(&offer.line, typed)).collect()
        };
        // "n" begins north and north-west: whoever writes it out means north.
        for found in [fitting(names), fitting(fits)] {
            match found.as_slice() {
                [] => {}
                [only] => return Ok(only.line.clone()),
                _ => return Err("several-fit"),
            }
        }
    }
    let verb = family.verb();
    let is_whole = verb.is_empty() || typed.split(' ').next() == Some(verb);
    Ok(if is_whole { typed.to_owned() } else { format!("{verb} {typed}") })
}

/// A legal action, in words and as a line of the notation.
struct Offer {
    phrase: String,
    line: String,
}

/// The legal actions of a player, those that read alike once.
fn offered(table: &Table, user: UserId, language: Language, family: Family) -> Vec<Offer> {
    let Some(side) = table.side_of(user).filter(|&side| table.game.to_act() == Some(side)) else { return Vec::new() };
    let mut phrases = HashSet::new();
    table
        .legal_lines()
        .into_iter()
        .filter(|line| family.has(line))
        .map(|line| Offer { phrase: phrase(table, side, language, &line), line })
        .filter(|offer| phrases.insert(offer.phrase.clone()))
        .collect()
}

fn phrase(table: &Table, side: Side, language: Language, line: &str) -> String {
    match Line::parse(line, &table.game, side) {
        Ok(Line::Action(action)) => action_phrase(language, &table.game, side, action),
        _ => line.to_owned(),
    }
}

/// Whether every word typed begins some word of the text, whatever the case.
pub fn fits(text: &str, typed: &str) -> bool {
    matches(text, typed, |word, typed| word.starts_with(typed))
}

/// Whether every word typed is some word of the text, whatever the case.
fn names(text: &str, typed: &str) -> bool {
    matches(text, typed, |word, typed| word == typed)
}

fn matches(text: &str, typed: &str, is_match: fn(&str, &str) -> bool) -> bool {
    let words = |text: &str| -> Vec<String> {
        let lower = text.to_lowercase();
        lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let text = words(text);
    words(typed).iter().all(|typed| text.iter().any(|word| is_match(word, typed)))
}

/// A page of a long list that shows something of all of it: Discord takes 25 choices.
fn spread<T>(all: &[T]) -> Vec<&T> {
    let step = all.len().div_ceil(SELECT_LIMIT).max(1);
    all.iter().step_by(step).take(SELECT_LIMIT).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_letters_of_each_word_are_enough() {
        assert!(fits("Runner to D2, facing NE", "run d2 ne"));
        assert!(fits("Żołnierz na D2", "żoł"));
        assert!(fits("anything", ""));
        assert!(!fits("Runner to D2, facing NE", "run d3"));
        assert!(names("Runner to D2, facing N", "runner d2 n") && !names("Runner to D2, facing NE", "runner d2 n"));
    }

    #[test]
    fn a_long_list_is_shown_from_end_to_end() {
        let all: Vec<usize> = (0..342).collect();
        let shown = spread(&all);
        assert!(shown.len() <= 25 && *shown[0] == 0 && *shown[shown.len() - 1] > 300);
        assert_eq!(spread(&all[..25]).len(), 25);
    }
}
