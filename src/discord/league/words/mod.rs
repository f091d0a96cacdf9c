//! Values of leagues as text in the reader's language.
//!
//! This module is pure: it does not depend on the store or on requests to Discord. [`Names`] supplies the people,
//! factions and texts that leagues refer to by number.

mod invalid;
mod log;
mod numbers;
mod queue;
mod refusal;
mod results;
mod rules;
mod scoring;
mod stages;
#[cfg(test)]
mod tests;

use serde::Serialize;
use serde_json::Value;

use sztab_league::ids::{EntrantId, MatchId, OrganiserId, TextId};
use sztab_league::season::{MatchStatus, SeasonState};
use sztab_words::{Language, text, word};

pub use invalid::{fault_message, warning_message};
pub use log::log_line;
pub use numbers::{points_text, timestamp, value_text};
pub use queue::{call_text, cause_text, queue_lines, verdict_text};
pub use refusal::refusal_text;
pub use results::{game_result_text, match_points, result_text, short_result};
pub use rules::rule_sections;
pub use rules::{Chooser, faction_step_text};
pub use stages::{bracket_match_name, division_name, round_name, stage_name};

/// The key of a text about a variant: the prefix, which ends with a hyphen, followed by the variant's keyword as in
/// logs and rules.
fn variant_key(prefix: &str, variant: &impl Serialize) -> String {
    let word = match serde_json::to_value(variant) {
        Ok(Value::String(word)) => word,
        // For a variant with data, the keyword is its `kind` or the name of its only field.
        Ok(Value::Object(fields)) => match fields.get("kind") {
            Some(Value::String(kind)) => kind.clone(),
            _ => fields.into_iter().map(|(name, _)| name).next().unwrap_or_default(),
        },
        _ => String::new(),
    };
    prefix.to_owned() + &word
}

/// Names for the numbers used in leagues. They are inserted into texts verbatim, so names chosen by strangers have to
/// be escaped for a message or replaced with mentions.
pub trait Names {
    fn entrant(&self, entrant: EntrantId) -> String;
    fn organiser(&self, organiser: OrganiserId) -> String;
    /// A text that a user wrote; `None` if it was erased.
    fn text(&self, text: TextId) -> Option<String>;
    /// The name of a faction by its id.
    fn faction(&self, id: &str) -> String;
    /// The translation key of the word for a game's points; see
    /// [`Posts::points_word`](sztab_game::view::Posts::points_word).
    fn points_word(&self) -> &'static str;
    /// True if the players choose factions.
    fn has_factions(&self) -> bool;
    /// The players of a match, starting with the one in the first seat; `None` if there is no such match.
    fn match_players(&self, match_id: MatchId) -> Option<[EntrantId; 2]>;
}

/// The players of a match, such as `Ala – Ben`; the match number if there is no such match.
pub fn player_names(names: &dyn Names, match_id: MatchId, language: Language) -> String {
    match names.match_players(match_id) {
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

/// The state of a season, such as `in progress` or `in progress, paused`.
pub fn season_state(state: SeasonState, is_paused: bool, language: Language) -> String {
    let state = word(language, &variant_key("league-state-", &state));
    if is_paused { text(language, "league-state-paused", &[("state", state.into())]) } else { state }
}

pub fn match_status(status: MatchStatus, language: Language) -> String {
    word(language, &variant_key("league-status-", &status))
}
