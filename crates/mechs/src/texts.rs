//! The game's texts and rulebook.

use sztab_words::{Rulebook, texts};

texts!("legend" "names" "rules" "rulings" "story" "table");

/// The rules, including our rulings.
pub static RULEBOOK: Rulebook = Rulebook::new("TEM", &TEXTS, include_str!("rulings.txt"));

#[cfg(test)]
mod tests {
    use sztab_words::Language;

    use super::*;

    #[test]
    fn rulings_page_matches_rule_lookup() {
        let page = include_str!("../../../docs/RULINGS.md");
        let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| TEM-O-")).collect();
        let row = |ruling: &sztab_words::Ruling| {
            let (question, answer) = RULEBOOK.ruling(Language::English, ruling);
            let about: Vec<String> = ruling.about.iter().map(ToString::to_string).collect();
            format!("| {} | {question} | {answer} | {}, {} |", ruling.id, about.join(", "), ruling.source)
        };
        assert_eq!(rows, RULEBOOK.rulings().iter().map(row).collect::<Vec<_>>());
    }
}
