//! The game's texts and rulebook.

use sztab_words::{Rulebook, texts};

texts!("companion" "lookup" "names" "rules" "rulings" "story" "table");

/// The rules, including our rulings.
pub static RULEBOOK: Rulebook = Rulebook::new("GOW", &TEXTS, include_str!("rulings.txt"));

#[cfg(test)]
mod tests {
    use sztab_words::Language;

    use super::*;

    #[test]
    fn rulings_page_matches_rule_lookup() {
        let page = include_str!("../../../docs/RULINGS.md");
        let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| GOW-O-")).collect();
        let row = |ruling: &sztab_words::Ruling| {
            let (question, answer) = RULEBOOK.ruling(Language::English, ruling);
            let about: Vec<String> = ruling.about.iter().map(ToString::to_string).collect();
            format!("| {} | {question} | {answer} | {}, {} |", ruling.id, about.join(", "), ruling.source)
        };
        assert_eq!(rows, RULEBOOK.rulings().iter().map(row).collect::<Vec<_>>());
    }

    #[test]
    fn every_ruling_belongs_to_a_known_paragraph() {
        for ruling in RULEBOOK.rulings() {
            assert!(ruling.is_open() && !ruling.about.is_empty(), "{}", ruling.id);
            for paragraph in &ruling.about {
                let text = RULEBOOK.text(Language::English, *paragraph);
                assert!(text.is_some_and(|text| !text.section.starts_with("rule-section")), "{paragraph}");
            }
        }
    }
}
