//! The terms of a game: a text such as `pilots=any mech=trojan readings=O-18`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The way in which pilots are distributed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum PilotDistribution {
    /// Each player chooses from two (TEM-3.2).
    #[default]
    Two,
    /// Players take turns picking from all pilots, from the last player to the first.
    Any,
    /// Each player gets a random pilot.
    Random,
}

/// The terms of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The way in which pilots are distributed.
    pub pilots: PilotDistribution,
    /// True if the second side of the Mech's card is not used.
    pub only_trojan: bool,
    /// True for the second reading of TEM-O-18: the weapon kept at setup does not score.
    pub only_bought: bool,
    /// True for the second reading of TEM-O-29: Tsunami's ad hoc turn may start a combat.
    pub may_fight: bool,
}

impl fmt::Display for Terms {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pilots = match self.pilots {
            PilotDistribution::Two => None,
            PilotDistribution::Any => Some("pilots=any"),
            PilotDistribution::Random => Some("pilots=random"),
        };
        let readings = match (self.only_bought, self.may_fight) {
            (false, false) => None,
            (true, false) => Some("readings=O-18"),
            (false, true) => Some("readings=O-29"),
            (true, true) => Some("readings=O-18,O-29"),
        };
        let words = [pilots, self.only_trojan.then_some("mech=trojan"), readings];
        formatter.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Terms {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut terms = Self::default();
        for word in text.split_whitespace() {
            match word {
                "pilots=two" => terms.pilots = PilotDistribution::Two,
                "pilots=any" => terms.pilots = PilotDistribution::Any,
                "pilots=random" => terms.pilots = PilotDistribution::Random,
                "mech=both" => terms.only_trojan = false,
                "mech=trojan" => terms.only_trojan = true,
                _ => {
                    let readings = word.strip_prefix("readings=").ok_or_else(|| word.to_owned())?;
                    for reading in readings.split(',') {
                        match reading {
                            "O-18" => terms.only_bought = true,
                            "O-29" => terms.may_fight = true,
                            _ => return Err(word.to_owned()),
                        }
                    }
                }
            }
        }
        Ok(terms)
    }
}
