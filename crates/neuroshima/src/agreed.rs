//! Everything that a session agrees on: the terms of the rules, and those that concern only the session.

use std::fmt;
use std::str::FromStr;

use sztab_game::{First, Seating};

use crate::rules::{ModeKind, Terms, TermsError};

/// The key of [`Agreed::odds`].
pub(crate) const ODDS: &str = "odds";

/// The terms of a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Agreed {
    /// The terms of the rules.
    pub(crate) rules: Terms,
    /// The seating as agreed, which a mode may overrule.
    pub(crate) seating: Seating,
    /// True if players may look up the odds of drawing tiles, which they could work out by counting the visible tiles
    /// (NH-2.6).
    pub(crate) odds: bool,
}

impl Agreed {
    /// True if the first seat plays first: against a team the single player always begins (NH-12.20).
    pub(crate) fn is_first_by_seat(&self) -> bool {
        self.rules.mode == ModeKind::OneAgainstTeam
    }

    /// The seating, as far as the mode leaves it open.
    pub(crate) fn seating(&self) -> Seating {
        let first = if self.is_first_by_seat() { First::Seat } else { self.seating.first };
        Seating { first, ..self.seating }
    }
}

impl FromStr for Agreed {
    type Err = TermsError;

    fn from_str(terms: &str) -> Result<Self, TermsError> {
        let (seating, rest) = Seating::split(terms);
        let (odds, rest): (Vec<&str>, Vec<&str>) =
            rest.split_whitespace().partition(|word| word.strip_prefix(ODDS) == Some("=off"));
        Ok(Self { rules: rest.join(" ").parse()?, seating, odds: odds.is_empty() })
    }
}

impl fmt::Display for Agreed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let odds = if self.odds { String::new() } else { format!(" {ODDS}=off") };
        formatter.write_str(&self.seating.join(format!("{}{odds}", self.rules).trim_start()))
    }
}
