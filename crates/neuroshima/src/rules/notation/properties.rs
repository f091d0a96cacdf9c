//! Properties of declared tiles in texts: initiative, edges, features and effects.

use super::text::{TextError, Word};
use crate::rules::board::DIRECTIONS;
use crate::rules::printed::parse_edges;
use crate::rules::tile::{Edge, Effect, Feature};

pub(super) fn read_initiative(words: &[Word<'_>]) -> Result<Vec<u8>, TextError> {
    let mut values: Vec<u8> = Vec::new();
    for word in words {
        let value = word.parse_small_number("an initiative from 0 to 9", 0..=9)?;
        if values.last().is_some_and(|&before| before <= value) {
            return Err(word.mismatch("initiatives from the highest value down, each once"));
        }
        if values.len() == 4 {
            return Err(word.mismatch("at most 4 initiatives"));
        }
        values.push(value);
    }
    Ok(values)
}

pub(super) fn read_edges(word: Word<'_>) -> Result<[Edge; DIRECTIONS], TextError> {
    let mut edges = [Edge::default(); DIRECTIONS];
    let entries = word.split(',');
    if entries.len() != DIRECTIONS {
        return Err(word.mismatch("six edges, separated by commas"));
    }
    for (edge, entry) in edges.iter_mut().zip(entries) {
        let alone = format!("{},-,-,-,-,-", entry.text);
        let parsed = parse_edges(&alone).map_err(|problem| entry.mismatch(format!("an edge: {problem}")))?;
        *edge = parsed[0];
    }
    Ok(edges)
}

pub(super) fn read_features(words: &[Word<'_>]) -> Result<Vec<Feature>, TextError> {
    let features = words.iter().copied().map(read_feature).collect::<Result<_, _>>()?;
    check_unique(words, |word| word)?;
    Ok(features)
}

/// Two bonuses of the same kind on one tile would be added: they have to be written as one, which also limits their
/// sum.
pub(super) fn read_effects(words: &[Word<'_>]) -> Result<Vec<Effect>, TextError> {
    let effects = words.iter().copied().map(read_effect).collect::<Result<_, _>>()?;
    check_unique(words, |word| word.split(['+', '-']).next().unwrap_or_default())?;
    Ok(effects)
}

fn read_feature(word: Word<'_>) -> Result<Feature, TextError> {
    Feature::from_word(word.text).map_err(|problem| word.mismatch(format!("a feature: {problem}")))
}

fn read_effect(word: Word<'_>) -> Result<Effect, TextError> {
    Effect::from_word(word.text).map_err(|problem| word.mismatch(format!("an effect: {problem}")))
}

fn check_unique(words: &[Word<'_>], name: impl Fn(&str) -> &str) -> Result<(), TextError> {
    for (index, word) in words.iter().enumerate() {
        if words[..index].iter().any(|earlier| name(earlier.text) == name(word.text)) {
            return Err(word.mismatch("each kind only once"));
        }
    }
    Ok(())
}
