//! The rules of a game for players to look up: paragraphs by number, with the rulings about them.

use std::fmt;
use std::sync::OnceLock;

use super::{Texts, text};
use crate::language::Language;

/// The number of a paragraph of the rules: NH-3.4 is paragraph 4 of section 3 of the book NH.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Paragraph {
    pub book: &'static str,
    pub section: u8,
    pub number: u8,
}

/// A decision on rules that can be read in more than one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// The ruling's id in docs/RULINGS.md: "R-12", or "O-05" for a ruling that no source decides.
    pub id: &'static str,
    pub about: Vec<Paragraph>,
    /// The ruling's source, in the abbreviations of docs/RULINGS.md.
    pub source: &'static str,
}

/// A paragraph of the rules and its texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// The number, such as "NH-3.4".
    pub number: String,
    /// The name of the paragraph's section.
    pub section: String,
    /// The text of the paragraph.
    pub text: String,
    /// The rulings about the paragraph, each as two texts: question with id, then answer with source.
    pub rulings: Vec<(String, String)>,
}

/// The rulebook of a game. The keys of its texts are `rule-nh-3-4` for a paragraph, `rule-section-3` for a section,
/// `ruling-r-12-question` and `-answer` for a ruling, and `source-p` for a source whose name is written out.
pub struct Rulebook {
    /// The letters in front of the book's paragraph numbers.
    pub prefix: &'static str,
    texts: &'static Texts,
    /// The rulings, one per line: id, paragraphs and source, separated by vertical bars.
    list: &'static str,
    paragraphs: OnceLock<Vec<Paragraph>>,
    rulings: OnceLock<Vec<Ruling>>,
}

impl fmt::Display for Paragraph {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}.{}", self.book, self.section, self.number)
    }
}

impl Ruling {
    /// True if no source decides the ruling.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.id.split('-').any(|part| part == "O")
    }
}

impl Rulebook {
    /// Creates a book from its prefix, its texts and its rulings, one per line: id, paragraphs and source, separated by
    /// vertical bars.
    #[must_use]
    pub const fn new(prefix: &'static str, texts: &'static Texts, rulings: &'static str) -> Self {
        Self { prefix, texts, list: rulings, paragraphs: OnceLock::new(), rulings: OnceLock::new() }
    }

    /// Parses a paragraph number in the forms that people use: `NH-3.4`, `nh 3.4`, `3.4`. The paragraph may not exist.
    #[must_use]
    pub fn read(&self, text: &str) -> Option<Paragraph> {
        let (section, number) = self.without_prefix(text).split_once('.')?;
        Some(Paragraph { book: self.prefix, section: section.parse().ok()?, number: number.parse().ok()? })
    }

    /// A paragraph number, or the beginning of one, without the book's prefix.
    #[must_use]
    pub fn without_prefix<'a>(&self, text: &'a str) -> &'a str {
        let text = text.trim();
        let letters = text.get(..self.prefix.len()).filter(|letters| letters.eq_ignore_ascii_case(self.prefix));
        letters.map_or(text, |letters| text[letters.len()..].trim_start_matches(['-', ' ']))
    }

    /// Every paragraph that has a text, in order.
    #[must_use]
    pub fn paragraphs(&self) -> &[Paragraph] {
        self.paragraphs.get_or_init(|| {
            let letters = self.prefix.to_lowercase();
            let keys = self.texts.keys(Language::English).into_iter();
            let numbers = keys.filter_map(|key| key.strip_prefix("rule-")?.strip_prefix(&letters)?.strip_prefix('-'));
            let mut found: Vec<Paragraph> =
                numbers.filter_map(|number| self.read(&number.replacen('-', ".", 1))).collect();
            found.sort_unstable();
            found
        })
    }

    /// Every ruling, in order.
    #[must_use]
    pub fn rulings(&self) -> &[Ruling] {
        self.rulings.get_or_init(|| {
            let of = |line: &'static str| {
                let (id, rest) = line.split_once('|')?;
                let (about, source) = rest.split_once('|')?;
                Some(Ruling { id, about: about.split(' ').filter_map(|number| self.read(number)).collect(), source })
            };
            self.list.lines().filter_map(of).collect()
        })
    }

    /// The texts of a paragraph; `None` if it is not in the book.
    #[must_use]
    pub fn text(&self, language: Language, paragraph: Paragraph) -> Option<RuleText> {
        if !self.paragraphs().contains(&paragraph) {
            return None;
        }
        let about = self.rulings().iter().filter(|ruling| ruling.about.contains(&paragraph));
        let rulings = about.map(|ruling| {
            let (question, answer) = self.ruling(language, ruling);
            let question =
                text(language, "ruling-question", &[("id", ruling.id.into()), ("question", question.into())]);
            let source = self.source(language, ruling.source);
            let answer = text(language, "ruling-answer", &[("answer", answer.into()), ("source", source.into())]);
            let both = self.alternative_sentence(language, ruling).map(|other| format!("{answer} {other}"));
            (question, both.unwrap_or(answer))
        });
        let key = format!("rule-{}", paragraph.to_string().to_lowercase().replace('.', "-"));
        Some(RuleText {
            number: paragraph.to_string(),
            section: self.texts.word(language, &format!("rule-section-{}", paragraph.section)),
            text: self.texts.word(language, &key),
            rulings: rulings.collect(),
        })
    }

    /// The question and answer of a ruling.
    #[must_use]
    pub fn ruling(&self, language: Language, ruling: &Ruling) -> (String, String) {
        let part = |name: &str| self.texts.word(language, &format!("ruling-{}-{name}", ruling.id.to_lowercase()));
        (part("question"), part("answer"))
    }

    /// The alternative reading of a ruling, if a session may agree on it.
    #[must_use]
    pub fn alternative(&self, language: Language, ruling: &Ruling) -> Option<String> {
        self.texts.own_text(language, &format!("ruling-{}-other", ruling.id.to_lowercase()), &[])
    }

    /// A sentence about the alternative reading of a ruling, if a session may agree on it.
    #[must_use]
    pub fn alternative_sentence(&self, language: Language, ruling: &Ruling) -> Option<String> {
        Some(text(language, "ruling-other", &[("other", self.alternative(language, ruling)?.into())]))
    }

    /// The source of a ruling in the reader's language. Notes on the scope of a source are omitted: they are in
    /// docs/RULINGS.md.
    #[must_use]
    pub fn source(&self, language: Language, source: &str) -> String {
        let mut has_named_faq = false;
        let parts = source.split([',', ';']).map(|part| {
            let keys = part.split(" for ").next().unwrap_or_default().split('(').next().unwrap_or_default().trim();
            let said = keys.split(' ').map(|key| {
                let is_faq = key.split_once('.').is_some_and(|(part, _)| matches!(part, "G" | "E" | "Q" | "M"));
                // The FAQ's name is written only once, before the first of its numbers.
                if is_faq && !std::mem::replace(&mut has_named_faq, true) {
                    return self.texts.text(language, "source-faq", &[("number", key.into())]);
                }
                let written = format!("source-{}", key.to_lowercase());
                self.texts.own_text(language, &written, &[]).unwrap_or_else(|| key.to_owned())
            });
            said.collect::<Vec<_>>().join(" ")
        });
        parts.collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SHARED;

    #[test]
    fn paragraph_numbers_are_read_in_all_usual_forms() {
        static BOOK: Rulebook = Rulebook::new("NH", &SHARED, "");
        for text in ["NH-3.4", "nh 3.4", "3.4", " nh-3.4 ", "NH3.4"] {
            assert_eq!(BOOK.read(text), Some(Paragraph { book: "NH", section: 3, number: 4 }), "{text}");
        }
        for text in ["", "3", "3.x", "discard", "R-12", "300.4", "TEM-3.4", "ż3.4"] {
            assert_eq!(BOOK.read(text), None, "{text}");
        }
    }
}
