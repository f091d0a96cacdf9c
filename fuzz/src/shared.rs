//! Parts shared by the targets of all games.

#![allow(clippy::missing_panics_doc, reason = "to panic is what they are there for")]

use std::collections::hash_map::DefaultHasher;
use std::fmt::Display;
use std::hash::{Hash, Hasher};

/// Actions after which a game that goes on is left alone.
pub const MAX_ACTIONS: usize = 400;

/// Bytes to choose by where there are none of the fuzzer's.
pub fn generate_choices(mut number: u64) -> Vec<u8> {
    std::iter::repeat_with(|| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        number.to_be_bytes()[0]
    })
    .take(3 * MAX_ACTIONS)
    .collect()
}

/// Bytes to choose by that are the same for the same text.
pub fn choices_from_text(text: &str) -> Vec<u8> {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    generate_choices(hasher.finish())
}

/// An error names a place in the text, and what would have been right there.
pub fn check_error_place(text: &str, line: usize, column: usize, expected: &impl Display) {
    assert!((1..=text.lines().count() + 1).contains(&line), "{line}:{column}: {expected}");
    assert!(column >= 1 && !expected.to_string().is_empty(), "{line}:{column}: {expected}");
}

/// A seed with something left out, doubled, overwritten or put in.
pub fn mutate(seed: &[u8], number: u64, words: &[String]) -> Vec<u8> {
    let choices = generate_choices(number);
    let at = |index: usize, bound: usize| {
        let number = usize::from(u16::from_be_bytes([choices[index], choices[index + 1]]));
        if bound == 0 { 0 } else { number % bound }
    };
    let mut bytes = seed.to_vec();
    for change in 0..=at(20, 3) {
        let place = at(2 + 4 * change, bytes.len());
        let end = (place + 1 + at(4 + 4 * change, 12)).min(bytes.len());
        let word = words[at(30 + 2 * change, words.len())].as_bytes();
        match at(40 + 2 * change, 5) {
            0 => drop(bytes.drain(place..end)),
            1 => bytes.extend_from_within(place..end),
            2 => drop(bytes.splice(place..end, word.iter().copied())),
            3 => drop(bytes.splice(place..place, word.iter().copied())),
            _ => bytes.iter_mut().skip(place).take(1).for_each(|byte| *byte = choices[50 + change]),
        }
    }
    bytes
}
