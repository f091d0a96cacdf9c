//! The legend: every symbol with its meaning.

use std::sync::Arc;

use crate::pictures;
use crate::pictures::{Legend, Section, Sign, Words};
use crate::texts::{text, word};
use sztab_game::Language;
use sztab_game::view::{Drawing, Drawn, Legend as ViewLegend, LegendSection, SignName, Theme};
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
        Drawing::new(file(section), move || {
            let alt = describe_card(&legend, card, theme.language);
            Drawn { bytes: pictures::legend(&legend, card), alt }
        })
    };
    let drawings = Section::ALL.into_iter().enumerate().map(card).collect();
    ViewLegend { sections, drawings }
}

/// The file name of a card.
const fn file(section: Section) -> &'static str {
    match section {
        Section::Attacks => "legend-attacks.png",
        Section::States => "legend-states.png",
        Section::Effects => "legend-effects.png",
        Section::Board => "legend-board.png",
        Section::Instants => "legend-instants.png",
    }
}

fn sign_name(sign: Sign, words: &Words) -> SignName {
    let symbol = if let Sign::Symbol(symbol) = sign { Some(symbol.id()) } else { None };
    SignName { symbol, name: words.name.clone() }
}

fn legend_in(language: Language, colours: Colours) -> Legend {
    let heading = |section: Section| word(language, &format!("legend-section-{}", section.word()));
    let words = |sign: Sign| {
        let id = sign.id();
        Words { name: word(language, &format!("legend-{id}")), about: word(language, &format!("legend-{id}-about")) }
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
    use sztab_game::view::ALT_LIMIT;

    #[test]
    fn the_description_is_whole_in_every_language() {
        for language in Language::ALL {
            let legend = legend_in(language, Colours::Default);
            for card in 0..Section::ALL.len() {
                let alt = describe_card(&legend, card, language);
                assert!(!alt.is_empty() && alt.chars().count() <= ALT_LIMIT, "{}: {alt}", alt.chars().count());
            }
        }
    }

    #[test]
    fn every_language_names_and_explains_everything_itself() {
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
