//! The terms of a game: modes and variants found by typed text in any language, and phrases for the seating.

use sztab_game::view::{Entry, Term, TermOption};
use sztab_game::{FactionMode, Language, Mirror, Seating};
use sztab_words::text;

use crate::discord::say::failure::Failure;

use super::choice::best_matches;
use super::invalid_terms::{self, KnownNames};
use super::playable::Playables;

/// The modes, each with its value.
pub fn mode_entries(playables: &Playables<'_>, language: Language) -> Vec<Entry> {
    let in_each = Language::ALL.map(|language| playables.agreement("", language));
    let Some(mode) = playables.agreement("", language).terms.into_iter().next() else { return Vec::new() };
    let entry = |option: TermOption| Entry {
        also: in_each.iter().filter_map(|agreement| term_label(agreement.terms.first()?, &option.value)).collect(),
        phrase: option.label,
        value: option.value,
    };
    mode.options.into_iter().map(entry).collect()
}

fn term_label(term: &Term, value: &str) -> Option<String> {
    term.options.iter().find(|option| option.value == value).map(|option| option.label.clone())
}

/// The variants of all modes: every non-default value, each as `key=value`.
pub fn variant_entries(playables: &Playables<'_>, language: Language) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    for mode in mode_entries(playables, language) {
        let Some(terms) = playables.with_mode("", &mode.value) else { continue };
        let mine = non_default_values(playables, &terms, language);
        let in_each = Language::ALL.map(|language| non_default_values(playables, &terms, language));
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
fn non_default_values(playables: &Playables<'_>, terms: &str, language: Language) -> Vec<(String, String)> {
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
/// name, or as one or more pairs `key=value`. Each of the `options` sets the term with its key.
pub fn opening_terms(
    playables: &Playables<'_>,
    language: Language,
    saved: &str,
    (mode, variant): (Option<&str>, Option<&str>),
    options: &[(&str, Option<&str>)],
) -> Result<String, Failure> {
    let mut terms = saved.to_owned();
    let modes = mode_entries(playables, language);
    if let Some(typed) = mode {
        let found = best_matches(&modes, typed);
        let with = match found.as_slice() {
            [only] => playables.with_mode(&terms, &only.value),
            _ => None,
        };
        terms = with.ok_or_else(|| invalid_terms::mode_failure(&modes, &found, typed, language))?;
    }
    if let Some(typed) = variant {
        let variants = variant_entries(playables, language);
        let found = best_matches(&variants, typed);
        let words = match found.as_slice() {
            [only] => only.value.clone(),
            _ => typed.to_owned(),
        };
        if !words.contains('=') {
            return Err(invalid_terms::variant_failure(&variants, &found, typed, language));
        }
        for word in words.split_whitespace() {
            let Some((key, value)) = word.split_once('=') else {
                return Err(invalid_terms::variant_failure(&variants, &[], word, language));
            };
            let all = KnownNames { modes: &modes, variants: &variants };
            let with = playables.with_term(&terms, key, value);
            terms = with.ok_or_else(|| invalid_terms::term_failure(playables, &all, &terms, (key, value), language))?;
        }
    }
    for (key, value) in options.iter().filter_map(|(key, value)| Some((*key, (*value)?))) {
        let is_open = key != Seating::FACTIONS || playables.has_factions();
        let with = playables.with_term(&terms, key, value).filter(|_| is_open);
        terms = with.ok_or_else(|| match key {
            Seating::FACTIONS => Failure::Said("lobby-faction-needless"),
            Seating::FIRST => Failure::Said("first-by-seat"),
            _ => {
                let all = KnownNames { modes: &modes, variants: &variant_entries(playables, language) };
                invalid_terms::term_failure(playables, &all, &terms, (key, value), language)
            }
        })?;
    }
    Ok(terms)
}

/// The keys of the phrases for the unusual terms of a seating, except the first player.
pub fn unusual_seating(seating: Seating) -> impl Iterator<Item = &'static str> {
    let factions = match seating.factions {
        FactionMode::Choose | FactionMode::Same => None,
        FactionMode::Random => Some("term-random"),
        FactionMode::Draft => Some("term-draft"),
        FactionMode::Given => Some("term-swapped"),
    };
    let mirror = seating.mirror.map(|mirror| match mirror {
        Mirror::Fresh => "term-mirror-fresh",
        Mirror::Same => "term-mirror-same",
    });
    factions.into_iter().chain(mirror)
}
