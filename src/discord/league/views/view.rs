//! The views of a season.
//!
//! A command names a view and buttons encode it as words; `render_view` replies to both. Sharing posts the same
//! view publicly, in the server's language. (`tests/discord/season_views.rs`)

use std::fmt;

use sztab_league::ids::{EntrantId, Group};

use crate::discord::router::arguments::{Argument, write_value};

/// Maximum number of characters in a search of the log: the search text is stored in button ids.
const MAX_SEARCH_CHARACTERS: usize = 30;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum View {
    /// The state of the season, its players and its rules.
    Show,
    Table {
        group: Group,
        /// The page, from 0.
        page: usize,
        /// True if text is shown instead of a picture.
        in_words: bool,
    },
    Round {
        group: Group,
        /// The round, from 1.
        round: u32,
        /// The page, from 0.
        page: usize,
    },
    Keys {
        group: Group,
        /// The round, from 1.
        round: u32,
    },
    Bracket {
        group: Group,
        /// The part, from 0; `None` for the part in play.
        part: Option<usize>,
    },
    Card(EntrantId),
    Calendar(Group),
    /// The log, newest first.
    Log {
        /// The page, from 0.
        page: usize,
        /// Text that the listed lines must contain; empty for all lines.
        about: String,
    },
    Verify,
}

impl fmt::Display for View {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Show => formatter.write_str("show"),
            Self::Table { group, page, in_words } => {
                let kind = if *in_words { "words" } else { "table" };
                write!(formatter, "{kind} {} {} {page}", group.stage, group.division)
            }
            Self::Round { group, round, page } => {
                write!(formatter, "round {} {} {round} {page}", group.stage, group.division)
            }
            Self::Keys { group, round } => write!(formatter, "keys {} {} {round}", group.stage, group.division),
            Self::Bracket { group, part: None } => write!(formatter, "bracket {} {}", group.stage, group.division),
            Self::Bracket { group, part: Some(part) } => {
                write!(formatter, "bracket {} {} {part}", group.stage, group.division)
            }
            Self::Card(entrant) => write!(formatter, "card {}", entrant.0),
            Self::Calendar(group) => write!(formatter, "calendar {} {}", group.stage, group.division),
            Self::Log { page, about } if about.is_empty() => write!(formatter, "log {page}"),
            Self::Log { page, about } => write!(formatter, "log {page} {about}"),
            Self::Verify => formatter.write_str("verify"),
        }
    }
}

impl View {
    /// Parses the output of `Display`; `None` for any other text.
    pub fn from_words(words: &str) -> Option<Self> {
        let mut words = words.split(' ');
        let kind = words.next()?;
        let view = match kind {
            "show" => Self::Show,
            "table" | "words" => Self::Table {
                group: read_group(&mut words)?,
                page: read_number(&mut words)?,
                in_words: kind == "words",
            },
            "round" => Self::Round {
                group: read_group(&mut words)?,
                round: read_number(&mut words)?,
                page: read_number(&mut words)?,
            },
            "keys" => Self::Keys { group: read_group(&mut words)?, round: read_number(&mut words)? },
            "bracket" => {
                let group = read_group(&mut words)?;
                let part = words.next().map(str::parse).transpose().ok()?;
                Self::Bracket { group, part }
            }
            "card" => Self::Card(EntrantId(read_number(&mut words)?)),
            "calendar" => Self::Calendar(read_group(&mut words)?),
            "log" => {
                let page = read_number(&mut words)?;
                return Some(Self::Log { page, about: clip_search(&words.collect::<Vec<_>>().join(" ")) });
            }
            "verify" => Self::Verify,
            _ => return None,
        };
        words.next().is_none().then_some(view)
    }
}

impl Argument for View {
    fn write(&self, words: &mut Vec<String>) {
        write_value(words, self);
    }

    fn take(rest: &mut &str) -> Option<Self> {
        Self::from_words(std::mem::take(rest))
    }
}

/// The text of a log search: words separated by single spaces, cut to the length that fits into a button's id.
pub fn clip_search(about: &str) -> String {
    let line = about.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(MAX_SEARCH_CHARACTERS).collect::<String>().trim_end().to_owned()
}

fn read_group<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Group> {
    Some(Group { stage: read_number(words)?, division: read_number(words)? })
}

fn read_number<'a, T: std::str::FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn views_in_ids_round_trip() {
        let group = Group { stage: 1, division: 2 };
        for view in [
            View::Show,
            View::Table { group, page: 3, in_words: false },
            View::Table { group, page: 0, in_words: true },
            View::Round { group, round: 4, page: 1 },
            View::Keys { group, round: 3 },
            View::Bracket { group, part: None },
            View::Bracket { group, part: Some(5) },
            View::Card(EntrantId(7)),
            View::Calendar(group),
            View::Log { page: 2, about: String::new() },
            View::Log { page: 0, about: "Ala i: Ola".to_owned() },
            View::Verify,
        ] {
            assert_eq!(View::from_words(&view.to_string()), Some(view));
        }
        for words in
            ["", "show 1", "table 1 2", "words 1 2 x", "round 1 2 3", "card", "log", "log x", "none", "verify 1"]
        {
            assert_eq!(View::from_words(words), None, "{words}");
        }
    }
}
