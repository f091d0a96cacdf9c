//! Locust figures and the weapons that they drop (GOW-10).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::map::{Area, Place};
use crate::values::{Family, Kind, Marker, Values, WeaponId};

/// The name of a Locust figure, such as `drone1`. The order is the canonical one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Figure {
    pub kind: Kind,
    pub number: u8,
}

impl Figure {
    /// Parses the notation of a figure.
    pub fn parse(word: &str) -> Option<Self> {
        let at = word.find(|sign: char| sign.is_ascii_digit())?;
        let digits = word.get(at..)?;
        let number = digits.parse().ok().filter(|number| *number > 0 && !digits.starts_with('0'))?;
        Some(Self { kind: Kind::parse(word.get(..at)?)?, number })
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.kind.keyword(), self.number)
    }
}

/// A Locust.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Locust {
    pub figure: Figure,
    pub at: Place,
    /// The marker of a wounded Locust (GOW-10.1).
    pub marker: Option<Marker>,
    /// True if the Berserker's marker shows its back (GOW-10.5).
    pub turned: bool,
}

impl Locust {
    /// The current health (GOW-10.1).
    pub fn health(&self, values: &Values) -> u8 {
        match &self.marker {
            None => values.enemy(self.figure.kind).health,
            Some(marker) if self.turned => marker.back.parse().unwrap_or(marker.health),
            Some(marker) => marker.health,
        }
    }
}

/// A dropped weapon (GOW-10.3). The order is the canonical one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DroppedWeapon {
    pub area: Area,
    pub weapon: WeaponId,
    pub family: Family,
    pub marker: Marker,
}
