//! The terms of a table: one text such as `mission=emergence seats=2`.

use std::fmt;
use std::str::FromStr;

use crate::values::MissionId;

/// The terms of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    pub mission: MissionId,
    /// The number of seats, where it is not the usual one.
    pub seats: Option<u8>,
}

impl Default for Terms {
    fn default() -> Self {
        Self { mission: MissionId::Emergence, seats: None }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "mission={}", self.mission.word())?;
        self.seats.map_or(Ok(()), |seats| write!(formatter, " seats={seats}"))
    }
}

impl FromStr for Terms {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut terms = Self::default();
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let unknown = || word.to_owned();
            match key {
                "mission" => terms.mission = MissionId::read(value).ok_or_else(unknown)?,
                "seats" => {
                    let seats = value.parse().ok().filter(|seats| (1..=4).contains(seats));
                    terms.seats = Some(seats.ok_or_else(unknown)?);
                }
                _ => return Err(unknown()),
            }
        }
        Ok(terms)
    }
}
