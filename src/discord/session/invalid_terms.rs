//! Errors about a mode or variant that is not understood: they name it, and the one that may have been intended or
//! examples of valid ones.

use sztab_game::Language;
use sztab_game::view::Entry;
use sztab_words::{text, word};

use crate::discord::say::answer::shorten;
use crate::discord::say::failure::Failure;
use crate::discord::say::typed::{edit_distance, fold_text, folded_words, is_similar, matches_prefixes};

use super::choice::several_matches_text;
use super::playable::Playables;

/// Maximum length of a word that is quoted back to the user, in characters.
const MAX_QUOTED_CHARACTERS: usize = 60;

/// Maximum number of suggestions in one message.
const MAX_SUGGESTIONS: usize = 3;

/// The error that a typed name matches no mode, or several modes.
pub fn mode_failure(all: &[Entry], found: &[&Entry], typed: &str, language: Language) -> Failure {
    let named = |modes: &[&Entry]| modes.iter().map(|mode| mode.phrase.as_str()).collect::<Vec<_>>().join("; ");
    if found.len() > 1 {
        let arguments = [("choices", named(found).into())];
        return Failure::Misread(text(language, "lobby-several-modes", &arguments));
    }
    let modes = named(&all.iter().collect::<Vec<_>>());
    let arguments = [("word", quote_beginning(typed).into()), ("modes", modes.into())];
    Failure::Misread(text(language, "lobby-no-such-mode", &arguments))
}

/// The error that a typed name matches no variant, or several variants.
pub fn variant_failure(all: &[Entry], found: &[&Entry], typed: &str, language: Language) -> Failure {
    if found.len() > 1 {
        return Failure::Misread(several_matches_text(language, "lobby-several-terms", "choices", found));
    }
    // Only one of several words may be wrong.
    let is_known =
        |word: &&str| all.iter().any(|entry| names_and_value(entry).any(|name| matches_prefixes(name, word)));
    let unknown = typed.split_whitespace().find(|word| !is_known(word)).unwrap_or(typed);
    let near =
        nearest(unknown, all.iter().map(|entry| (entry, names_and_value(entry).flat_map(folded_words).collect())));
    let near: Vec<String> = near.into_iter().map(|entry| format!("`{}`", entry.value)).collect();
    Failure::Misread(unknown_term_text(unknown, &near, all, language))
}

/// All names that can be typed.
#[derive(Debug)]
pub struct KnownNames<'a> {
    /// The modes.
    pub modes: &'a [Entry],
    /// The variants of all modes.
    pub variants: &'a [Entry],
}

/// The error for an invalid variant of the form `key=value`, given the terms.
pub fn term_failure(
    playables: &Playables<'_>,
    all: &KnownNames<'_>,
    terms: &str,
    (key, value): (&str, &str),
    language: Language,
) -> Failure {
    let typed = format!("{key}={value}");
    let goes_with = |mode: &&Entry| {
        let terms = playables.with_mode(terms, &mode.value);
        terms.is_some_and(|terms| playables.with_term(&terms, key, value).is_some())
    };
    let goes: Vec<&str> = all.modes.iter().filter(goes_with).map(|mode| mode.phrase.as_str()).collect();
    let all = all.variants;
    if !goes.is_empty() {
        let arguments = [("word", quote_beginning(&typed).into()), ("modes", goes.join("; ").into())];
        return Failure::Misread(text(language, "lobby-other-mode", &arguments));
    }
    let of_key: Vec<&Entry> = all.iter().filter(|entry| entry_key(entry) == key).collect();
    let agreement = playables.agreement(terms, language);
    let usual = agreement.term(key).into_iter().flat_map(|term| &term.options);
    let values = usual.map(|option| option.value.as_str()).chain(of_key.iter().map(|entry| entry_value(entry)));
    let mut known: Vec<&str> = Vec::new();
    for value in values {
        if !known.contains(&value) {
            known.push(value);
        }
    }
    // A value in a special format is not a misspelt word.
    let is_word = !value.is_empty() && value.chars().all(char::is_alphanumeric);
    let slip = is_word.then(|| nearest(value, known.iter().map(|known| (*known, vec![fold_text(known)]))));
    if let Some(near) = slip.as_deref().and_then(<[&str]>::first) {
        let near = format!("`{key}={near}`");
        let arguments = [("word", quote_beginning(&typed).into()), ("near", near.into())];
        return Failure::Misread(text(language, "misread-near", &arguments));
    }
    if let Some(sentence) = playables.term_error(terms, key, &without_markup(value), language) {
        return Failure::Misread(sentence);
    }
    if known.is_empty() {
        let keys = all.iter().map(|entry| (entry, vec![fold_text(entry_key(entry))]));
        let near: Vec<&str> = nearest(key, keys).into_iter().map(entry_key).collect();
        let near: Vec<String> = near.into_iter().map(|near| format!("`{near}={}`", quote_beginning(value))).collect();
        return Failure::Misread(unknown_term_text(&typed, &near[..near.len().min(1)], all, language));
    }
    let listed: Vec<String> = known.iter().map(|value| format!("`{key}={value}`")).collect();
    let listed = listed.join(&word(language, "list-comma"));
    let arguments =
        [("key", key.to_owned().into()), ("word", quote_beginning(value).into()), ("values", listed.into())];
    Failure::Misread(text(language, "lobby-no-such-value", &arguments))
}

/// The message about a word that is not a variant: the variants that may have been intended, or examples of valid ones.
fn unknown_term_text(typed: &str, near: &[String], all: &[Entry], language: Language) -> String {
    let comma = word(language, "list-comma");
    if !near.is_empty() {
        let arguments = [("word", quote_beginning(typed).into()), ("near", near.join(&comma).into())];
        return text(language, "misread-near", &arguments);
    }
    // One example of each kind, except variants for single factions.
    let mut examples: Vec<&Entry> = Vec::new();
    for entry in all.iter().filter(|entry| !entry_key(entry).contains(':')) {
        if examples.iter().all(|known| entry_key(known) != entry_key(entry)) {
            examples.push(entry);
        }
    }
    let examples: Vec<String> = examples.iter().map(|entry| format!("`{}`", entry.value)).collect();
    let arguments = [("word", quote_beginning(typed).into()), ("examples", examples.join(&comma).into())];
    text(language, "lobby-no-such-variant", &arguments)
}

/// Words that a typed word may be a misspelling of, nearest first.
fn nearest<T: PartialEq>(typed: &str, named: impl Iterator<Item = (T, Vec<String>)>) -> Vec<T> {
    let typed = fold_text(typed);
    let mut near: Vec<(usize, T)> = Vec::new();
    for (what, names) in named {
        let near_names = names.iter().filter(|name| is_similar(&typed, name));
        if let Some(far) = near_names.map(|name| edit_distance(&typed, name)).min() {
            near.push((far, what));
        }
    }
    near.sort_by_key(|(far, _)| *far);
    near.into_iter().map(|(_, what)| what).take(MAX_SUGGESTIONS).collect()
}

fn names_and_value(entry: &Entry) -> impl Iterator<Item = &str> {
    std::iter::once(&entry.phrase).chain(&entry.also).chain(std::iter::once(&entry.value)).map(String::as_str)
}

fn entry_key(entry: &Entry) -> &str {
    entry.value.split_once('=').map_or("", |(key, _)| key)
}

fn entry_value(entry: &Entry) -> &str {
    entry.value.split_once('=').map_or("", |(_, value)| value)
}

/// Typed text without characters that Discord interprets as markup.
fn without_markup(typed: &str) -> String {
    typed.trim().chars().filter(|c| !"`*_~|<@#\\".contains(*c) && !c.is_control()).collect()
}

/// The beginning of a typed text, as a quotation without markup.
fn quote_beginning(typed: &str) -> String {
    shorten(&without_markup(typed), MAX_QUOTED_CHARACTERS)
}
