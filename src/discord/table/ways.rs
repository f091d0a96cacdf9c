//! Ways of playing and variants by what people type: the terms of a game, in any language.

use crate::games::Language;
use crate::games::face::{Entry, Term, TermOption};
use crate::words::text;

use crate::discord::say::failure::Failure;

use super::choice::meant;
use super::playable::Playables;

/// The ways of playing; each with the word of its value.
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

/// The variants of all ways of playing: whatever is not usual, each with its words as `key=value`.
pub fn variants(playables: &Playables<'_>, language: Language) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    for mode in modes(playables, language) {
        let Some(terms) = with_mode(playables, "", &mode.value) else { continue };
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

/// What the usual terms of a way of playing could be instead: what it is called, and its words.
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

fn with_mode(playables: &Playables<'_>, terms: &str, value: &str) -> Option<String> {
    let agreement = playables.agreement(terms, Language::English);
    playables.with_term(terms, &agreement.terms.first()?.key, value)
}

/// The terms of a table that is opened with a mode and variants, on top of saved terms. A variant is named, or given as one
/// or several words `key=value`.
pub fn asked(
    playables: &Playables<'_>,
    language: Language,
    saved: &str,
    mode: Option<&str>,
    variant: Option<&str>,
) -> Result<String, Failure> {
    let mut terms = saved.to_owned();
    if let Some(typed) = mode {
        let modes = modes(playables, language);
        let found = match meant(&modes, typed).as_slice() {
            [only] => with_mode(playables, &terms, &only.value),
            _ => None,
        };
        terms = found.ok_or(Failure::Said("lobby-no-such-mode"))?;
    }
    if let Some(typed) = variant {
        let variants = variants(playables, language);
        let words = match meant(&variants, typed).as_slice() {
            [only] => only.value.clone(),
            _ => typed.to_owned(),
        };
        for word in words.split_whitespace() {
            let with = word.split_once('=').and_then(|(key, value)| playables.with_term(&terms, key, value));
            terms = with.ok_or(Failure::Said("lobby-no-such-term"))?;
        }
    }
    Ok(terms)
}
