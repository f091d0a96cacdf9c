//! The texts of the game and the rulebook.

use sztab_words::{Rulebook, texts};

texts!(
    "attacks" "guide" "help" "legend" "lookup" "modes" "orders" "picture" "refusals" "result"
    "rules" "rulings" "story" "table" "tiles"
);

/// The rules with their rulings.
pub static RULEBOOK: Rulebook = Rulebook::new("NH", &TEXTS, include_str!("rulings.txt"));

#[cfg(test)]
mod tests {
    use sztab_words::Language;

    use super::*;

    #[track_caller]
    fn assert_counted_texts(language: Language, key: &str, amount: &'static str, expected: &[(u8, &str)]) {
        for (&(number, ending), form) in expected.iter().flat_map(|case| ["plain", "declined"].map(|form| (case, form)))
        {
            let arguments = [
                ("source", "A".into()),
                ("target", "B".into()),
                ("unit", "C".into()),
                ("form", form.into()),
                (amount, number.into()),
            ];
            let told = text(language, key, &arguments);
            assert!(told.ends_with(&format!("{number} {ending}.")), "{told}");
        }
    }

    #[test]
    fn nouns_agree_with_their_numbers() {
        let polish = [(1, "rana"), (2, "rany"), (4, "rany"), (5, "ran"), (12, "ran"), (22, "rany")];
        assert_counted_texts(Language::Polish, "story-hit", "wounds", &polish);
        let polish = [(0, "punktów"), (1, "punkt"), (3, "punkty"), (11, "punktów"), (20, "punktów")];
        assert_counted_texts(Language::Polish, "story-headquarters-left", "left", &polish);
        let (few, many) = ("пошкодження", "пошкоджень");
        let ukrainian = [(1, few), (2, few), (4, few), (5, many), (11, many), (21, few)];
        assert_counted_texts(Language::Ukrainian, "story-hit", "wounds", &ukrainian);
        let ukrainian = [(0, "очок"), (1, "очко"), (3, "очки"), (11, "очок"), (20, "очок")];
        assert_counted_texts(Language::Ukrainian, "story-headquarters-left", "left", &ukrainian);
    }

    #[test]
    fn an_explosion_begins_a_sentence_with_a_capital() {
        let told = |language, place: &'static str| {
            text(language, "source-explosion", &[("hex", "C3".into()), ("place", place.into())])
        };
        assert_eq!(told(Language::English, "start"), "The explosion at C3");
        assert_eq!(told(Language::Polish, "start"), "Wybuch na polu C3");
        assert_eq!(told(Language::Polish, "within"), "wybuch na polu C3");
        assert_eq!(told(Language::Ukrainian, "start"), "Вибух на клітинці C3");
        assert_eq!(told(Language::Ukrainian, "within"), "вибух на клітинці C3");
    }

    #[test]
    fn every_ruling_of_the_page_can_be_looked_up_in_every_language() {
        let page = include_str!("../../../docs/RULINGS.md");
        let rows = page.lines().filter(|line| line.starts_with("| R-") || line.starts_with("| O-"));
        let ids: Vec<&str> = rows.filter_map(|line| line[2..].split_once(' ').map(|(id, _)| id)).collect();
        assert!(ids.len() > 50);
        assert_eq!(ids, RULEBOOK.rulings().iter().map(|ruling| ruling.id).collect::<Vec<_>>());
        for ruling in RULEBOOK.rulings() {
            assert!(!ruling.about.is_empty() && !ruling.source.is_empty(), "{}", ruling.id);
            let told = ruling.about.iter().any(|paragraph| {
                Language::ALL.into_iter().all(|language| {
                    RULEBOOK
                        .text(language, *paragraph)
                        .is_some_and(|text| text.rulings.iter().any(|(question, _)| question.contains(ruling.id)))
                })
            });
            assert!(told, "{} belongs to no paragraph that can be looked up", ruling.id);
        }
    }

    #[test]
    fn sources_of_rulings_are_written_out() {
        assert_eq!(RULEBOOK.source(Language::English, "NH-3.4, P, G.5"), "NH-3.4, rulebook 2025, tournament FAQ G.5");
        assert_eq!(
            RULEBOOK.source(Language::Polish, "NH-8.10, P and E.10 against U"),
            "NH-8.10, instrukcja 2025 i FAQ turniejowe E.10 inaczej niż ukraińska instrukcja 2025"
        );
        assert_eq!(RULEBOOK.source(Language::English, "E.9, Q.2 to Q.8"), "tournament FAQ E.9, Q.2 to Q.8");
        for (ruling, language) in
            RULEBOOK.rulings().iter().flat_map(|ruling| Language::ALL.map(|language| (ruling, language)))
        {
            let said = RULEBOOK.source(language, ruling.source);
            let keys: Vec<&str> =
                said.split([' ', ',']).filter(|word| word.chars().all(|c| c.is_ascii_uppercase())).collect();
            assert!(keys.iter().all(|key| ["", "FAQ"].contains(key)), "{}: {said}", ruling.id);
        }
    }

    #[test]
    fn every_paragraph_that_a_refusal_names_can_be_looked_up() {
        let source = include_str!("rules/illegal.rs");
        let rules: Vec<&str> =
            source.split('"').filter(|text| text.starts_with("NH-") && !text.contains(' ')).collect();
        assert!(rules.len() > 15);
        for rule in rules {
            let paragraph = RULEBOOK.read(rule).unwrap_or_else(|| panic!("{rule}"));
            assert!(RULEBOOK.text(Language::Ukrainian, paragraph).is_some(), "{rule}");
        }
    }
}
