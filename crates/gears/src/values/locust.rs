//! Kinds of Locust, and the miniatures and card families that some of them share (GOW-2.1).

use serde::{Deserialize, Serialize};

/// A kind of Locust, in canonical order (GOW-0.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    Wretch,
    Lambent,
    Drone,
    Boomer,
    Grinder,
    Theron,
    Ticker,
    Kantus,
    Skorge,
    Berserker,
}

/// A miniature with its wound markers, and also a family of AI cards: one id names both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Family {
    Wretch,
    Drone,
    Boomer,
    Theron,
    Ticker,
    Kantus,
    Berserker,
}

impl Kind {
    /// The kinds with their keywords in the notation, in canonical order.
    pub const KEYWORDS: [(&'static str, Self); 10] = [
        ("wretch", Self::Wretch),
        ("lambent", Self::Lambent),
        ("drone", Self::Drone),
        ("boomer", Self::Boomer),
        ("grinder", Self::Grinder),
        ("theron", Self::Theron),
        ("ticker", Self::Ticker),
        ("kantus", Self::Kantus),
        ("skorge", Self::Skorge),
        ("berserker", Self::Berserker),
    ];

    /// The notation's word for the kind.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        Self::KEYWORDS[self as usize].0
    }

    /// Parses the notation's word for a kind.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, kind)| *kind)
    }
}

impl Family {
    /// The name of the family's deck of markers.
    #[must_use]
    pub fn deck_name(self) -> String {
        format!("markers:{}", self.keyword())
    }

    /// The families with their keywords in the notation.
    pub const KEYWORDS: [(&'static str, Self); 7] = [
        ("wretch", Self::Wretch),
        ("drone", Self::Drone),
        ("boomer", Self::Boomer),
        ("theron", Self::Theron),
        ("ticker", Self::Ticker),
        ("kantus", Self::Kantus),
        ("berserker", Self::Berserker),
    ];

    /// The notation's word for the family.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        Self::KEYWORDS[self as usize].0
    }

    /// Parses the notation's word for a family.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, family)| *family)
    }
}

/// A slot for an Enemy card (GOW-3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    A,
    B,
    C,
}

impl Slot {
    /// The slots with their letters.
    pub const KEYWORDS: [(&'static str, Self); 3] = [("A", Self::A), ("B", Self::B), ("C", Self::C)];

    /// Parses the letter of a slot.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, slot)| *slot)
    }
}
