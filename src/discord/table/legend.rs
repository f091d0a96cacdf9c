//! The legend: every symbol with its meaning.

use crate::games::Language;
use crate::games::neuroshima::pictures;
use crate::games::neuroshima::pictures::{Legend, Sign, Words};
use crate::pictures::Colours;
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, Picture, shortened};
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::ALT_LIMIT;
use crate::discord::show::emojis::Emojis;
use crate::discord::show::look::Look;

/// The legend, with what it shows in words.
pub async fn legend_of(bot: &Bot, look: Look) -> Result<Answer, Failure> {
    let language = look.language;
    let legend = legend_in(language, look.colours);
    let story = in_words(&legend, &bot.emojis);
    let alt = described(&legend, language);
    let bytes = bot.gallery.draw(move || pictures::legend(&legend)).await?.into();
    let picture = Some(Picture { bytes, alt, name: "legend.png" });
    Ok(Answer { content: word(language, "legend-about"), story, picture, ..Answer::default() })
}

fn legend_in(language: Language, colours: Colours) -> Legend {
    let heading = |section: pictures::Section| word(language, &format!("legend-section-{}", section.id()));
    let words = |mark: Sign| {
        let id = mark.id();
        Words { name: word(language, &format!("legend-{id}")), about: word(language, &format!("legend-{id}-about")) }
    };
    Legend::new(word(language, "legend-title"), colours, heading, words)
}

/// The names of what has an emoji, each behind it: a line for each section. Nothing without emojis, because the picture
/// says more.
fn in_words(legend: &Legend, emojis: &Emojis) -> Vec<String> {
    let named = |mark: &Sign, words: &Words| match mark {
        Sign::Symbol(symbol) => Some(format!("{} {}", emojis.text(*symbol)?, words.name)),
        _ => None,
    };
    let lines = legend.sections.iter().map(|(heading, entries)| {
        (heading, entries.iter().filter_map(|(mark, words)| named(mark, words)).collect::<Vec<_>>())
    });
    let lines = lines.filter(|(_, names)| !names.is_empty());
    lines.map(|(heading, names)| format!("**{heading}**\n{}", names.join(" \u{2003}"))).collect()
}

/// What the picture shows, for those who do not see it.
fn described(legend: &Legend, language: Language) -> String {
    let sections = legend.sections.iter().map(|(heading, entries)| {
        let names: Vec<&str> = entries.iter().map(|(_, words)| words.name.as_str()).collect();
        let names = names.join(&word(language, "list-comma"));
        text(language, "legend-alt-section", &[("heading", heading.as_str().into()), ("names", names.into())])
    });
    let sections = sections.collect::<Vec<_>>().join(" ");
    shortened(&text(language, "legend-alt", &[("sections", sections.into())]), ALT_LIMIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_is_whole_in_every_language() {
        for language in Language::ALL {
            let alt = described(&legend_in(language, Colours::Default), language);
            assert!(alt.chars().count() <= ALT_LIMIT && !alt.ends_with('…'), "{}: {alt}", alt.chars().count());
        }
    }

    #[test]
    fn every_language_names_and_explains_everything_itself() {
        for language in Language::ALL {
            let legend = legend_in(language, Colours::Default);
            let own = |key: &str| crate::words::own_text(language, key, &[]).is_some();
            for (mark, words) in legend.sections.iter().flat_map(|(_, entries)| entries) {
                let id = mark.id();
                assert!(own(&format!("legend-{id}")) && own(&format!("legend-{id}-about")), "{language:?}: {id}");
                assert!(!words.name.is_empty() && words.about.ends_with('.'), "{language:?}: {id}");
            }
        }
    }
}
