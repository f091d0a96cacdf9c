//! The words of a line, read one by one.

use sztab_game::{Side, Unreadable};

use crate::map::{Area, Place};
use crate::state::Figure;
use crate::values::{OrderId, Values, WeaponId};

/// The manner of an attack (GOW-8.2, GOW-8.12, GOW-8.14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Manner {
    Normal,
    Overkill,
    Saw,
    Throw,
}

impl Manner {
    const KEYWORDS: [(&'static str, Self); 4] =
        [("normal", Self::Normal), ("overkill", Self::Overkill), ("saw", Self::Saw), ("throw", Self::Throw)];

    pub fn keyword(self) -> &'static str {
        Self::KEYWORDS[self as usize].0
    }

    /// Parses the notation's word for a manner of attack.
    pub fn parse(word: &str) -> Option<Self> {
        Self::KEYWORDS.iter().find(|(known, _)| *known == word).map(|(_, manner)| *manner)
    }
}

/// The target of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    Locust(Figure),
    Area(Area),
}

/// The words of a line, with their columns.
pub(crate) struct Words<'a> {
    values: &'a Values,
    list: Vec<(usize, &'a str)>,
    at: usize,
    end: usize,
}

impl<'a> Words<'a> {
    pub fn new(text: &'a str, values: &'a Values) -> Self {
        let mut words = Vec::new();
        let mut rest = 0;
        for word in text.split_whitespace() {
            let at = text[rest..].find(word).map_or(rest, |at| at + rest);
            words.push((text[..at].chars().count() + 1, word));
            rest = at + word.len();
        }
        Self { values, list: words, at: 0, end: text.chars().count() + 1 }
    }

    /// An error at the word read last.
    pub fn error_expecting(&self, expected: &str) -> Unreadable {
        let column = self.at.checked_sub(1).and_then(|at| self.list.get(at)).map_or(self.end, |(column, _)| *column);
        Unreadable::new(column, expected.to_owned())
    }

    pub fn next_word(&mut self, expected: &str) -> Result<&'a str, Unreadable> {
        let Some((_, word)) = self.list.get(self.at) else {
            return Err(Unreadable::new(self.end, expected.to_owned()));
        };
        self.at += 1;
        Ok(word)
    }

    pub fn parse_word<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Unreadable> {
        let word = self.next_word(expected)?;
        read(word).ok_or_else(|| self.error_expecting(expected))
    }

    pub fn parse_order(&mut self) -> Result<OrderId, Unreadable> {
        let values = self.values;
        // On a physical table only the number of cards is known, so a card is called `card`.
        let read = |word: &str| if word == "card" { Some(OrderId::HIDDEN) } else { values.find_order(word) };
        self.parse_word("an Order card", read)
    }

    pub fn parse_card(&mut self) -> Result<Option<OrderId>, Unreadable> {
        let values = self.values;
        let read = |word: &str| match word {
            "-" => Some(None),
            "card" => Some(Some(OrderId::HIDDEN)),
            _ => values.find_order(word).map(Some),
        };
        self.parse_word("an Order card, or - for none", read)
    }

    pub fn parse_weapon(&mut self) -> Result<WeaponId, Unreadable> {
        let values = self.values;
        self.parse_word("a weapon", |word| values.find_weapon(word))
    }

    pub fn parse_manner(&mut self) -> Result<Manner, Unreadable> {
        self.parse_word("normal, overkill, saw or throw", Manner::parse)
    }

    pub fn parse_side(&mut self) -> Result<Side, Unreadable> {
        let read = |word: &str| {
            let mut letters = word.chars();
            letters.next().filter(|letter| letters.next().is_none() && letter.is_ascii_uppercase())
        };
        self.parse_word("the letter of a side", |word| read(word).and_then(Side::from_letter))
    }

    pub fn parse_area(&mut self) -> Result<Area, Unreadable> {
        self.parse_word("an area", Area::parse)
    }

    pub fn parse_place(&mut self) -> Result<Place, Unreadable> {
        self.parse_word("an area or a cover space", Place::parse)
    }

    pub fn parse_figure(&mut self) -> Result<Figure, Unreadable> {
        self.parse_word("a Locust", Figure::parse)
    }

    pub fn parse_target(&mut self) -> Result<Target, Unreadable> {
        let read = |word: &str| Figure::parse(word).map(Target::Locust).or_else(|| Area::parse(word).map(Target::Area));
        self.parse_word("a Locust or an area", read)
    }

    /// The next word, without consuming it.
    pub fn peek(&self) -> Option<&'a str> {
        self.list.get(self.at).map(|(_, word)| *word)
    }

    /// The word after the next one.
    pub fn peek_second(&self) -> Option<&'a str> {
        self.list.get(self.at + 1).map(|(_, word)| *word)
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.list.len()
    }

    /// One more word, if there is one.
    pub fn parse_optional<T>(
        &mut self,
        read: impl Fn(&mut Self) -> Result<T, Unreadable>,
    ) -> Result<Option<T>, Unreadable> {
        if self.is_at_end() { Ok(None) } else { read(self).map(Some) }
    }

    /// One or more words.
    pub fn parse_list<T>(&mut self, read: impl Fn(&mut Self) -> Result<T, Unreadable>) -> Result<Vec<T>, Unreadable> {
        let mut list = vec![read(self)?];
        while !self.is_at_end() {
            list.push(read(self)?);
        }
        Ok(list)
    }

    pub fn expect_end(&mut self) -> Result<(), Unreadable> {
        if self.is_at_end() {
            return Ok(());
        }
        self.at += 1;
        Err(self.error_expecting("the end of the line"))
    }
}
