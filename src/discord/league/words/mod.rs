//! Values of leagues as sentences in the reader's language.
//!
//! Pure: nothing here knows of the store or of Discord's requests. [`Names`] gives the people, armies and sentences that
//! leagues hold as numbers.

use serde::Serialize;
use serde_json::Value;

mod army_step;
mod invalid;
mod log;
mod names;
mod numbers;
mod queue;
mod refusal;
mod results;
mod rules;
mod scoring;
mod stages;
mod states;
#[cfg(test)]
mod tests;

pub use army_step::{Chooser, army_step};
pub use invalid::{invalid, warning};
pub use log::log_line;
pub use names::{Names, join_names, players_of};
pub use numbers::{points, stamp, value};
pub use queue::{call_words, cause, queue_lines, verdict};
pub use refusal::refusal;
pub use results::{game_result, match_points, result, short_result};
pub use rules::rules_in_words;
pub use stages::{bracket_match, division, round, stage};
pub use states::{match_status, season_state};

/// The key of a text about a variant: after the prefix, which ends with a hyphen, its word, as logs and rules write it.
fn key(prefix: &str, variant: &impl Serialize) -> String {
    let word = match serde_json::to_value(variant) {
        Ok(Value::String(word)) => word,
        // With data it is the kind, or the name of the only field.
        Ok(Value::Object(fields)) => match fields.get("kind") {
            Some(Value::String(kind)) => kind.clone(),
            _ => fields.into_iter().map(|(name, _)| name).next().unwrap_or_default(),
        },
        _ => String::new(),
    };
    prefix.to_owned() + &word
}
