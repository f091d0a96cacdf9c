//! Modes and variants found by typed text, in any language: the terms of a game.

use sztab_game::Language;
use sztab_game::view::{Entry, Term, TermOption};
use sztab_words::text;

use crate::discord::say::failure::Failure;

use super::choice::best_fits;
use super::playable::Playables;
use super::unread::{self, Known};

/// The modes, each with its value.
pub fn modes(playables: &Playables<'_>, language: Language) -> Vec<Entry> {
    let in_each = Language::ALL.map(|language| playables.agreement("", language));
    let Some(mode) = playables.agreement("", language).terms.into_iter().next() else { return Vec::new() };
    let entry = |option: TermOption| Entry {
        also: in_each.iter().filter_map(|agreement| label(agreement.terms.first()?, &option.value)).collect(),
        phrase: option.label,
        value: option.value,
    };
    mode.options.into_iter().map(entry).collect()
}

fn label(term: &Term, value: &str) -> Option<String> {
    term.options.iter().find(|option| option.value == value).map(|option| option.label.clone())
}

/// The variants of all modes: every non-default value, each as `key=value`.
pub fn variants(playables: &Playables<'_>, language: Language) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    for mode in modes(playables, language) {
        let Some(terms) = playables.with_mode("", &mode.value) else { continue };
        let mine = unusual(playables, &terms, language);
        let in_each = Language::ALL.map(|language| unusual(playables, &terms, language));
        for (place, (phrase, value)) in mine.into_iter().enumerate() {
            if found.iter().all(|known| known.value != value) {
                let also = in_each.iter().filter_map(|all| all.get(place).map(|(phrase, _)| phrase.clone()));
                found.push(Entry { phrase, also: also.collect(), value });
            }
        }
    }
    found
}

/// The values that differ from the default terms of a mode, as name and notation.
fn unusual(playables: &Playables<'_>, terms: &str, language: Language) -> Vec<(String, String)> {
    let agreement = playables.agreement(terms, language);
    let variants = agreement.terms.iter().skip(1);
    let named = |term: &Term, option: &TermOption| {
        let label = [("term", term.label.as_str().into()), ("value", option.label.as_str().into())];
        (text(language, "terms-option", &label), format!("{}={}", term.key, option.value))
    };
    let others = variants.flat_map(|term| {
        let others = term.options.iter().filter(|option| option.value != term.value);
        others.map(|option| named(term, option)).collect::<Vec<_>>()
    });
    others.collect()
}

/// The terms of a session that is opened with a mode and variants, in addition to saved terms. A variant is given by
/// name, or as one or more pairs `key=value`.
pub fn opening_terms(
    playables: &Playables<'_>,
    language: Language,
    saved: &str,
    mode: Option<&str>,
    variant: Option<&str>,
) -> Result<String, Failure> {
    let mut terms = saved.to_owned();
    let modes = modes(playables, language);
    if let Some(typed) = mode {
        let found = best_fits(&modes, typed);
        let with = match found.as_slice() {
            [only] => playables.with_mode(&terms, &only.value),
            _ => None,
        };
        terms = with.ok_or_else(|| unread::mode(&modes, &found, typed, language))?;
    }
    if let Some(typed) = variant {
        let variants = variants(playables, language);
        let found = best_fits(&variants, typed);
        let words = match found.as_slice() {
            [only] => only.value.clone(),
            _ => typed.to_owned(),
        };
        if !words.contains('=') {
            return Err(unread::name(&variants, &found, typed, language));
        }
        for word in words.split_whitespace() {
            let Some((key, value)) = word.split_once('=') else {
                return Err(unread::name(&variants, &[], word, language));
            };
            let all = Known { modes: &modes, variants: &variants };
            let with = playables.with_term(&terms, key, value);
            terms = with.ok_or_else(|| unread::term(playables, &all, &terms, (key, value), language))?;
        }
    }
    Ok(terms)
}
