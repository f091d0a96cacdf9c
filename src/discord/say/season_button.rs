//! The ids of season buttons, selects and forms: season, log line, operation.
//!
//! `l1:<season>:<seq>:<operation>:<argument>`, at most 100 characters. A press is never trusted: a forged id has to
//! pass the same checks as a genuine one.

use std::fmt;

use serenity::all::{ButtonStyle, CreateButton};

use sztab_store::SeasonId;

use super::limits::ID_LIMIT;
use super::season_operation::SeasonOperation;

/// The last word in the id of a button that agrees.
pub const YES: &str = "yes";
/// The last word in the id of a button that declines.
pub const NO: &str = "no";

/// The id of a season button, select or form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonButton {
    pub season: SeasonId,
    /// The last line of the season's log at the time the button was made.
    pub seq: u64,
    pub operation: SeasonOperation,
    /// The argument: words separated by single spaces.
    pub argument: String,
}

impl SeasonButton {
    pub fn new(season: SeasonId, seq: u64, operation: SeasonOperation, argument: impl Into<String>) -> Self {
        Self { season, seq, operation, argument: argument.into() }
    }

    /// Parses an id; `None` for an id that the bot cannot have written.
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() > ID_LIMIT {
            return None;
        }
        let mut parts = text.splitn(5, ':');
        let mut next = || parts.next();
        if next()? != "l1" {
            return None;
        }
        let season = next()?.parse().ok().filter(|&season: &i64| season > 0).map(SeasonId)?;
        let seq = next()?.parse().ok()?;
        let operation = SeasonOperation::from_word(next()?)?;
        Some(Self { season, seq, operation, argument: next()?.to_owned() })
    }

    /// The same id with another word appended to its argument.
    #[must_use]
    pub fn with_word(&self, word: impl fmt::Display) -> Self {
        let argument = if self.argument.is_empty() { word.to_string() } else { format!("{} {word}", self.argument) };
        Self { argument, ..self.clone() }
    }

    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.argument.split(' ').filter(|word| !word.is_empty())
    }

    pub fn button(&self, label: impl Into<String>, style: ButtonStyle) -> CreateButton {
        CreateButton::new(self.to_string()).label(label).style(style)
    }
}

impl fmt::Display for SeasonButton {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "l1:{}:{}:{}:{}", self.season.0, self.seq, self.operation.word(), self.argument)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip() {
        let id = SeasonButton::new(SeasonId(12), 345, SeasonOperation::Begin, "7 moloch");
        assert_eq!(SeasonButton::parse(&id.to_string()), Some(id.clone()));
        assert_eq!(id.words().collect::<Vec<_>>(), ["7", "moloch"]);
    }

    #[test]
    fn foreign_ids_are_refused() {
        let long = format!("l1:1:1:begin:{}", "x".repeat(200));
        for text in
            ["", "l1", "v1:1:1:begin:1", "l1:-1:1:begin:1", "l1:a:1:begin:1", "l1:1:-1:begin:1", "l1:1:1:fly:1", &long]
        {
            assert_eq!(SeasonButton::parse(text), None, "{text}");
        }
    }
}
