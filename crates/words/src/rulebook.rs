//! The rules of a duel to be looked up: paragraphs by number, with the rulings that belong to them.

use std::fmt;
use std::sync::OnceLock;

use super::{FILES, own_text, text, word};
use crate::language::Language;

/// A paragraph of the rules that a language can say: NH-3.4 is number 4 of section 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Paragraph {
    pub section: u8,
    pub number: u8,
}

/// A decision where the rules can be read in more than one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// Its id in docs/RULINGS.md: "R-12", or "O-05" for one that no source decides.
    pub id: &'static str,
    pub about: Vec<Paragraph>,
    /// Where it comes from, in the keys of docs/RULINGS.md.
    pub source: &'static str,
}

/// A paragraph in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// "NH-3.4".
    pub number: String,
    /// What its section is called.
    pub section: String,
    /// What it says.
    pub text: String,
    /// The rulings about it: question with id, then answer with source.
    pub rulings: Vec<(String, String)>,
}

impl Paragraph {
    /// Reads a number as people write it: `NH-3.4`, `nh 3.4`, `3.4`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let plain = text.strip_prefix("NH").or_else(|| text.strip_prefix("nh")).or_else(|| text.strip_prefix("Nh"));
        let plain = plain.unwrap_or(text).trim_start_matches(['-', ' ']);
        let (section, number) = plain.split_once('.')?;
        Some(Self { section: section.parse().ok()?, number: number.parse().ok()? })
    }

    fn key(self) -> String {
        format!("rule-nh-{}-{}", self.section, self.number)
    }
}

impl Ruling {
    /// No source decides it.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.id.starts_with("O-")
    }

    /// Its question and its answer in words.
    #[must_use]
    pub fn said(&self, language: Language) -> (String, String) {
        let id = self.id.to_lowercase();
        (word(language, &format!("ruling-{id}-question")), word(language, &format!("ruling-{id}-answer")))
    }
}

impl Ruling {
    /// The other reading in words, if a table may agree on one.
    #[must_use]
    pub fn other(&self, language: Language) -> Option<String> {
        own_text(language, &format!("ruling-{}-other", self.id.to_lowercase()), &[])
    }

    /// A sentence that says that a table may agree on the other reading, if it may.
    #[must_use]
    pub fn choice(&self, language: Language) -> Option<String> {
        Some(text(language, "ruling-other", &[("other", self.other(language)?.into())]))
    }
}

impl fmt::Display for Paragraph {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "NH-{}.{}", self.section, self.number)
    }
}

/// Every paragraph that there is a text for, in order.
#[must_use]
pub fn paragraphs() -> &'static [Paragraph] {
    static PARAGRAPHS: OnceLock<Vec<Paragraph>> = OnceLock::new();
    PARAGRAPHS.get_or_init(|| {
        let [(_, _, english), ..] = FILES;
        let keys = english.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" = "));
        let numbers = keys.filter_map(|(key, _)| key.strip_prefix("rule-nh-")?.split_once('-'));
        let mut found: Vec<Paragraph> = numbers
            .filter_map(|(section, number)| {
                Some(Paragraph { section: section.parse().ok()?, number: number.parse().ok()? })
            })
            .collect();
        found.sort_unstable();
        found
    })
}

/// Every ruling, in order.
#[must_use]
pub fn rulings() -> &'static [Ruling] {
    static RULINGS: OnceLock<Vec<Ruling>> = OnceLock::new();
    RULINGS.get_or_init(|| {
        let of = |line: &'static str| {
            let (id, rest) = line.split_once('|')?;
            let (about, source) = rest.split_once('|')?;
            Some(Ruling { id, about: about.split(' ').filter_map(Paragraph::parse).collect(), source })
        };
        include_str!("rulings.txt").lines().filter_map(of).collect()
    })
}

/// A paragraph in words; nothing if there is no such paragraph.
#[must_use]
pub fn rule_text(language: Language, paragraph: Paragraph) -> Option<RuleText> {
    if !paragraphs().contains(&paragraph) {
        return None;
    }
    let about = rulings().iter().filter(|ruling| ruling.about.contains(&paragraph));
    let rulings = about.map(|ruling| {
        let (question, answer) = ruling.said(language);
        let question = text(language, "ruling-question", &[("id", ruling.id.into()), ("question", question.into())]);
        let answer = text(
            language,
            "ruling-answer",
            &[("answer", answer.into()), ("source", source_phrase(language, ruling.source).into())],
        );
        let both = ruling.choice(language).map(|other| format!("{answer} {other}"));
        (question, both.unwrap_or(answer))
    });
    Some(RuleText {
        number: paragraph.to_string(),
        section: word(language, &format!("rule-section-{}", paragraph.section)),
        text: word(language, &paragraph.key()),
        rulings: rulings.collect(),
    })
}

/// Keys of docs/RULINGS.md and the texts that write them out.
const SOURCES: [(&str, &str); 16] = [
    ("own", "source-own"),
    ("choice", "source-choice"),
    ("against", "source-against"),
    ("and", "source-and"),
    ("derived", "source-derived"),
    ("P", "source-rulebook"),
    ("U", "source-rulebook-uk"),
    ("W", "source-rulebook-older"),
    ("ORACZ", "source-designer"),
    ("NSPL", "source-site"),
    ("APP", "source-app"),
    ("AZ", "source-digest-french"),
    ("JP", "source-digest-japanese"),
    ("ARMY", "source-army"),
    ("NM", "source-engine"),
    ("to", "source-to"),
];

/// Where a ruling comes from, in the reader's language. Notes for whom or what a source counts are left to
/// docs/RULINGS.md, which has room for them.
fn source_phrase(language: Language, source: &str) -> String {
    let mut has_named_faq = false;
    let parts = source.split([',', ';']).map(|part| {
        let keys = part.split(" for ").next().unwrap_or_default().split('(').next().unwrap_or_default().trim();
        let said = keys.split(' ').map(|key| {
            let is_faq = key.split_once('.').is_some_and(|(part, _)| matches!(part, "G" | "E" | "Q" | "M"));
            let is_first = is_faq && !std::mem::replace(&mut has_named_faq, true);
            match SOURCES.iter().find(|(known, _)| *known == key) {
                Some((_, text)) => word(language, text),
                // One mention of the FAQ serves all its numbers.
                None if is_first => text(language, "source-faq", &[("number", key.into())]),
                None => key.to_owned(),
            }
        });
        said.collect::<Vec<_>>().join(" ")
    });
    parts.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_as_people_write_it() {
        for text in ["NH-3.4", "nh 3.4", "3.4", " nh-3.4 ", "NH3.4"] {
            assert_eq!(Paragraph::parse(text), Some(Paragraph { section: 3, number: 4 }), "{text}");
        }
        for text in ["", "3", "3.x", "discard", "R-12", "300.4"] {
            assert_eq!(Paragraph::parse(text), None, "{text}");
        }
    }

    #[test]
    fn every_ruling_of_the_page_can_be_looked_up_in_every_language() {
        let page = include_str!("../../../docs/RULINGS.md");
        let rows = page.lines().filter(|line| line.starts_with("| R-") || line.starts_with("| O-"));
        let ids: Vec<&str> = rows.filter_map(|line| line[2..].split_once(' ').map(|(id, _)| id)).collect();
        assert!(ids.len() > 50);
        assert_eq!(ids, rulings().iter().map(|ruling| ruling.id).collect::<Vec<_>>());
        for ruling in rulings() {
            assert!(!ruling.about.is_empty() && !ruling.source.is_empty(), "{}", ruling.id);
            let told = ruling.about.iter().any(|paragraph| {
                Language::ALL.into_iter().all(|language| {
                    rule_text(language, *paragraph)
                        .is_some_and(|text| text.rulings.iter().any(|(question, _)| question.contains(ruling.id)))
                })
            });
            assert!(told, "{} belongs to no paragraph that can be looked up", ruling.id);
        }
    }

    #[test]
    fn sources_of_rulings_are_written_out() {
        assert_eq!(source_phrase(Language::English, "NH-3.4, P, G.5"), "NH-3.4, rulebook 2025, tournament FAQ G.5");
        assert_eq!(
            source_phrase(Language::Polish, "NH-8.10, P and E.10 against U"),
            "NH-8.10, instrukcja 2025 i FAQ turniejowe E.10 inaczej niż ukraińska instrukcja 2025"
        );
        assert_eq!(source_phrase(Language::English, "E.9, Q.2 to Q.8"), "tournament FAQ E.9, Q.2 to Q.8");
        for (ruling, language) in rulings().iter().flat_map(|ruling| Language::ALL.map(|language| (ruling, language))) {
            let said = source_phrase(language, ruling.source);
            let keys: Vec<&str> =
                said.split([' ', ',']).filter(|word| word.chars().all(|c| c.is_ascii_uppercase())).collect();
            assert!(keys.iter().all(|key| ["", "FAQ"].contains(key)), "{}: {said}", ruling.id);
        }
    }

    #[test]
    fn every_paragraph_that_a_refusal_names_can_be_looked_up() {
        let source = include_str!("../../neuroshima/src/rules/illegal.rs");
        let rules: Vec<&str> =
            source.split('"').filter(|text| text.starts_with("NH-") && !text.contains(' ')).collect();
        assert!(rules.len() > 15);
        for rule in rules {
            let paragraph = Paragraph::parse(rule).unwrap_or_else(|| panic!("{rule}"));
            assert!(rule_text(Language::Ukrainian, paragraph).is_some(), "{rule}");
        }
    }
}
