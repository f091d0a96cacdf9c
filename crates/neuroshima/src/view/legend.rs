//! The legend: every symbol with its meaning.

use std::sync::Arc;

use crate::pictures;
use crate::pictures::{EntryText, Legend, Section, Sign};
use crate::texts::{text, word};
use sztab_game::Language;
use sztab_game::view::{Drawing, DrawnPicture, Legend as ViewLegend, LegendSection, SignName, Theme};
use sztab_pictures::Colours;

/// The legend, with the names of all signs that it explains.
pub(super) fn legend(theme: Theme) -> ViewLegend {
    let legend = Arc::new(legend_in(theme.language, theme.colours));
    let sections = legend.sections.iter().map(|(heading, entries)| LegendSection {
        heading: heading.clone(),
        signs: entries.iter().map(|(sign, words)| sign_name(*sign, words)).collect(),
    });
    let sections = sections.collect();
    let card = |(card, section): (usize, Section)| {
        let legend = Arc::clone(&legend);
        Drawing::new(file_name(section), move || {
            let alt = describe_card(&legend, card, theme.language);
            DrawnPicture { bytes: pictures::render_legend(&legend, card), alt }
        })
    };
    let drawings = Section::ALL.into_iter().enumerate().map(card).collect();
    ViewLegend { sections, drawings }
}

/// The file name of a card.
const fn file_name(section: Section) -> &'static str {
    match section {
        Section::Attacks => "legend-attacks.png",
        Section::States => "legend-states.png",
        Section::Effects => "legend-effects.png",
        Section::Board => "legend-board.png",
        Section::Instants => "legend-instants.png",
    }
}

fn sign_name(sign: Sign, words: &EntryText) -> SignName {
    let symbol = if let Sign::Symbol(symbol) = sign { Some(symbol.id()) } else { None };
    SignName { symbol, name: words.name.clone() }
}

fn legend_in(language: Language, colours: Colours) -> Legend {
    let heading = |section: Section| word(language, &format!("legend-section-{}", section.word()));
    let words = |sign: Sign| {
        let id = sign.id();
        EntryText {
            name: word(language, &format!("legend-{id}")),
            about: word(language, &format!("legend-{id}-about")),
        }
    };
    Legend::new(word(language, "legend-title"), colours, heading, words)
}

/// Describes a card for readers who cannot see it: its heading, and the names of its signs.
fn describe_card(legend: &Legend, card: usize, language: Language) -> String {
    let Some((heading, entries)) = legend.sections.get(card) else { return String::new() };
    let names: Vec<&str> = entries.iter().map(|(_, words)| words.name.as_str()).collect();
    let names = names.join(&word(language, "list-comma"));
    text(language, "legend-alt", &[("heading", heading.as_str().into()), ("names", names.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_game::view::MAX_ALT_CHARACTERS;

    #[test]
    fn descriptions_are_complete_in_every_language() {
        for language in Language::ALL {
            let legend = legend_in(language, Colours::Default);
            for card in 0..Section::ALL.len() {
                let alt = describe_card(&legend, card, language);
                assert!(!alt.is_empty() && alt.chars().count() <= MAX_ALT_CHARACTERS, "{}: {alt}", alt.chars().count());
            }
        }
    }

    #[test]
    fn every_language_has_its_own_names_and_explanations() {
        for language in Language::ALL {
            let legend = legend_in(language, Colours::Default);
            let own = |key: &str| crate::texts::TEXTS.own_text(language, key, &[]).is_some();
            for (mark, words) in legend.sections.iter().flat_map(|(_, entries)| entries) {
                let id = mark.id();
                assert!(own(&format!("legend-{id}")) && own(&format!("legend-{id}-about")), "{language:?}: {id}");
                assert!(!words.name.is_empty() && words.about.ends_with('.'), "{language:?}: {id}");
            }
        }
    }
}
