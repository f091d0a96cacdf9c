//! Names of players, cut to the room that they have and still told apart.

use crate::pictures::text::Type;

/// A player as pictures name them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Name {
    /// The name, of any length.
    pub text: String,
    /// The place in the starting order, by which two players of one name are told apart.
    pub seed: u16,
}

/// Characters of a name at most, the ellipsis included.
const LONGEST: usize = 32;

/// Names as they are drawn: 32 characters and `width` pixels at most. Those of different players that would look alike
/// end with the seed, and so do those of which the font has no letter.
pub fn shown(names: &[&Name], style: &Type, width: f32) -> Vec<String> {
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

/// The name, shortened so that it fits with its tail.
fn cut(text: &str, tail: &str, style: &Type, width: f32) -> String {
    let mut text = style.fit(text, f32::INFINITY);
    if text.chars().count() > LONGEST {
        let kept: String = text.chars().take(LONGEST - 1).collect();
        text = format!("{}…", kept.trim_end());
    }
    format!("{}{tail}", style.fit(&text, width - style.width(tail)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::palette::Colour;

    const STYLE: Type = Type::regular(36.0, Colour::new(0xff_ff_ff));

    fn shown_of(texts: &[&str], width: f32) -> Vec<String> {
        let names: Vec<Name> = (1..).zip(texts).map(|(seed, text)| Name { text: (*text).to_owned(), seed }).collect();
        shown(&names.iter().collect::<Vec<_>>(), &STYLE, width)
    }

    #[test]
    fn names_with_room_stay_as_they_are() {
        assert_eq!(shown_of(&["Ala", "Łucja Żak", "Ґалаґан Їжак"], 400.0), ["Ala", "Łucja Żak", "Ґалаґан Їжак"]);
    }

    #[test]
    fn no_name_has_more_than_32_characters() {
        let long = "Konstantynopolitańczykowianeczka Pierwsza";
        assert_eq!(shown_of(&[long], 9000.0), ["Konstantynopolitańczykowianeczk…"]);
        assert_eq!(shown_of(&["Konstantynopolitańczykowianeczka"], 9000.0), ["Konstantynopolitańczykowianeczka"]);
    }

    #[test]
    fn names_that_are_cut_alike_get_their_seeds() {
        let names = ["Najdłuższe imię na tym serwerze, Anna", "Ben", "Najdłuższe imię na tym serwerze, Ewa"];
        let shown = shown_of(&names, 9000.0);
        assert_eq!(shown[0], "Najdłuższe imię na tym serwerze… #1");
        assert_eq!(shown[1], "Ben");
        assert_eq!(shown[2], "Najdłuższe imię na tym serwerze… #3");
    }

    #[test]
    fn a_seed_fits_into_the_width_with_its_name() {
        for width in [60.0, 90.0, 200.0, 300.0] {
            let shown = shown_of(&["Brygada Ala", "Brygada Ala", "Brygada Ala i Ola"], width);
            assert!(shown.iter().all(|name| STYLE.width(name) <= width), "{shown:?}");
            assert!(shown[0].ends_with(" #1") && shown[1].ends_with(" #2"), "{shown:?}");
        }
    }

    #[test]
    fn names_that_the_font_lacks_get_their_seeds() {
        let shown = shown_of(&["🎲", "Ala 👾", ""], 400.0);
        assert!(shown[0].ends_with(" #1") && shown[2].ends_with(" #3"), "{shown:?}");
        assert!(shown[1].starts_with("Ala") && !shown[1].contains('#'), "{shown:?}");
    }

    #[test]
    fn a_player_who_is_named_twice_is_nobodys_namesake() {
        let name = Name { text: "Ala".into(), seed: 4 };
        assert_eq!(shown(&[&name, &name], &STYLE, 400.0), ["Ala", "Ala"]);
    }
}
