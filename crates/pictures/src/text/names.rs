//! Players' names, shortened to fit but kept distinguishable.
//!
//! Names are cut to 32 characters and to the available width. Names that would look alike, or have no letter that can
//! be drawn, get the number of their seat or entry.

use super::Type;

/// A player's name for use in pictures.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Name {
    /// The name, of any length.
    pub text: String,
    /// The player's position in the starting order, which distinguishes players with the same name.
    pub seed: u16,
}

/// The maximum number of characters in a name, including the ellipsis.
const MAX_NAME_CHARACTERS: usize = 32;

/// Players' names as they are drawn: at most 32 characters and `width` pixels. The seed is appended to names of
/// different players that would look alike, and to names without any letter that the fonts contain.
pub fn labels(names: &[&Name], style: &Type, width: f32) -> Vec<String> {
    let short: Vec<String> = names.iter().map(|name| cut(&name.text, "", style, width)).collect();
    let seeded = |(name, text): (&&Name, &String)| {
        let is_alike = names.iter().zip(&short).any(|(other, same)| other.seed != name.seed && same == text);
        if is_alike || !text.chars().any(char::is_alphanumeric) {
            cut(&name.text, &format!(" #{}", name.seed), style, width)
        } else {
            text.clone()
        }
    };
    names.iter().zip(&short).map(seeded).collect()
}

/// The names of the players in a session, with their seats as seeds; an empty seat has no name.
pub fn seat_labels<'a>(names: impl IntoIterator<Item = &'a str>, style: &Type, width: f32) -> Vec<String> {
    let names = (1..).zip(names).map(|(seed, text)| Name { text: text.to_owned(), seed });
    let names: Vec<Name> = names.collect();
    let labels = labels(&names.iter().collect::<Vec<_>>(), style, width);
    let label = |(name, label): (&Name, String)| if name.text.is_empty() { String::new() } else { label };
    names.iter().zip(labels).map(label).collect()
}

/// The name, shortened so that it fits together with the tail.
fn cut(text: &str, tail: &str, style: &Type, width: f32) -> String {
    let mut text = style.fit_name(text, f32::INFINITY);
    if text.chars().count() > MAX_NAME_CHARACTERS {
        let kept: String = text.chars().take(MAX_NAME_CHARACTERS - 1).collect();
        text = format!("{}…", kept.trim_end());
    }
    format!("{}{tail}", style.fit_name(&text, width - style.width(tail)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Colour;

    const STYLE: Type = Type::regular(36.0, Colour::new(0xff_ff_ff));

    fn labels_of(texts: &[&str], width: f32) -> Vec<String> {
        let names: Vec<Name> = (1..).zip(texts).map(|(seed, text)| Name { text: (*text).to_owned(), seed }).collect();
        labels(&names.iter().collect::<Vec<_>>(), &STYLE, width)
    }

    #[test]
    fn names_that_fit_are_unchanged() {
        assert_eq!(labels_of(&["Ala", "Łucja Żak", "Ґалаґан Їжак"], 400.0), ["Ala", "Łucja Żak", "Ґалаґан Їжак"]);
    }

    #[test]
    fn no_name_has_more_than_32_characters() {
        let long = "Konstantynopolitańczykowianeczka Pierwsza";
        assert_eq!(labels_of(&[long], 9000.0), ["Konstantynopolitańczykowianeczk…"]);
        assert_eq!(labels_of(&["Konstantynopolitańczykowianeczka"], 9000.0), ["Konstantynopolitańczykowianeczka"]);
    }

    #[test]
    fn equally_shortened_names_get_seeds() {
        let names = ["Najdłuższe imię na tym serwerze, Anna", "Ben", "Najdłuższe imię na tym serwerze, Ewa"];
        let labels = labels_of(&names, 9000.0);
        assert_eq!(labels[0], "Najdłuższe imię na tym serwerze… #1");
        assert_eq!(labels[1], "Ben");
        assert_eq!(labels[2], "Najdłuższe imię na tym serwerze… #3");
    }

    #[test]
    fn a_seed_fits_into_the_width_with_its_name() {
        for width in [60.0, 90.0, 200.0, 300.0] {
            let labels = labels_of(&["Brygada Ala", "Brygada Ala", "Brygada Ala i Ola"], width);
            assert!(labels.iter().all(|name| STYLE.width(name) <= width), "{labels:?}");
            assert!(labels[0].ends_with(" #1") && labels[1].ends_with(" #2"), "{labels:?}");
        }
    }

    #[test]
    fn names_missing_from_the_font_get_seeds() {
        let labels = labels_of(&["🎲", "Ala 👾", ""], 400.0);
        assert!(labels[0].ends_with(" #1") && labels[2].ends_with(" #3"), "{labels:?}");
        assert!(labels[1].starts_with("Ala") && !labels[1].contains('#'), "{labels:?}");
    }

    #[test]
    fn two_players_are_never_both_a_bare_box() {
        for names in [["🎲", "👾"], ["\u{13000}\u{13001}", "★"], ["Ala 🎲", "Ala 👾"]] {
            let labels = seat_labels(names, &STYLE, 400.0);
            assert_ne!(labels[0], labels[1]);
            assert!(labels[0].ends_with(" #1") && labels[1].ends_with(" #2"), "{labels:?}");
        }
        assert_eq!(seat_labels(["", "", "Ala"], &STYLE, 400.0), ["", "", "Ala"]);
    }

    #[test]
    fn a_repeated_player_needs_no_seed() {
        let name = Name { text: "Ala".into(), seed: 4 };
        assert_eq!(labels(&[&name, &name], &STYLE, 400.0), ["Ala", "Ala"]);
    }
}
