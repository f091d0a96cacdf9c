//! Notation of places: areas by face and letter, cover spaces by area and number.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::tiles::FaceId;

/// An area. The order is the canonical one (GOW-0.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Area {
    /// The face on which the area lies.
    pub face: FaceId,
    /// The area's letter, as an index counted from `a`.
    pub letter: u8,
}

/// An area, or a cover space in it. The order is the canonical one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The area.
    pub area: Area,
    /// The number of the cover space; 0 for the part of the area outside cover.
    pub cover: u8,
}

impl Area {
    /// The area used for all figures when the map is on a physical table.
    pub const TABLE: Self = Self { face: FaceId::FIRST, letter: u8::MAX };
    /// The area used for the second of two separate maps on a physical table.
    pub const SECOND_TABLE: Self = Self { face: FaceId::FIRST, letter: u8::MAX - 1 };

    /// True if this area stands for a map on a physical table.
    #[must_use]
    pub fn is_table(self) -> bool {
        [Self::TABLE, Self::SECOND_TABLE].contains(&self)
    }

    /// Parses the notation of an area, such as `2Ac`.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Place::parse(word).filter(|place| place.cover == 0).map(|place| place.area)
    }

    /// The area's place outside cover.
    #[must_use]
    pub const fn open_place(self) -> Place {
        Place { area: self, cover: 0 }
    }
}

impl Place {
    /// Parses the notation of a place, such as `2Ac` or `2Ac1`.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        let at = word.find(|sign: char| sign.is_ascii_lowercase())?;
        let face = FaceId::parse(word.get(..at)?)?;
        let letter = *word.as_bytes().get(at)? - b'a';
        let cover = match word.get(at + 1..)? {
            "" => 0,
            digits => digits.parse().ok().filter(|number| *number > 0 && !digits.starts_with(['0', '+']))?,
        };
        Some(Self { area: Area { face, letter }, cover })
    }

    /// True if the place is a cover space.
    #[must_use]
    pub const fn is_cover(self) -> bool {
        self.cover > 0
    }
}

impl fmt::Display for Area {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_table() {
            return formatter.write_str("-");
        }
        write!(formatter, "{}{}", self.face, char::from(b'a' + self.letter))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.area)?;
        if self.cover > 0 { write!(formatter, "{}", self.cover) } else { Ok(()) }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]
mod tests {
    use super::*;

    #[test]
    fn places_round_trip_through_notation() {
        for word in ["1Aa", "2Ac1", "17Bn2", "10Ba12"] {
            assert_eq!(Place::parse(word).unwrap().to_string(), word);
        }
        for word in ["", "2A", "2a", "18Aa", "0Aa", "2Ac0", "2Ac01", "2Ac+1", "2AC", "02Aa", "2Ac1x", "é"] {
            assert_eq!(Place::parse(word), None, "{word}");
        }
    }

    #[test]
    fn areas_sort_by_tile_number_then_face_then_letter() {
        let mut areas: Vec<Area> =
            ["10Aa", "2Bb", "2Ba", "2Ac", "9Aa"].iter().filter_map(|it| Area::parse(it)).collect();
        areas.sort_unstable();
        let words: Vec<String> = areas.iter().map(Area::to_string).collect();
        assert_eq!(words, ["2Ac", "2Ba", "2Bb", "9Aa", "10Aa"]);
    }
}
