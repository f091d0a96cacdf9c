//! Completion of commands: legal actions only, worded for people.

use std::collections::HashSet;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::referee::{Line, Table};
use crate::store::UserId;
use crate::words::{Language, action_phrase, is_second_move};

use super::answer::shortened;
use super::commands::Context;
use super::panel::SELECT_LIMIT;

/// Longest name and value of a choice.
pub const CHOICE_LIMIT: usize = 100;

/// Commands that take an action in words, and so complete it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// `/play`
    Play,
    /// `/use`
    Use,
    /// `/discard`
    Discard,
    /// `/choose`
    Choose,
}

impl Family {
    fn has(self, line: &str) -> bool {
        let verb = line.split(' ').next().unwrap_or_default();
        match self {
            Self::Play => !matches!(verb, "draw" | "redraw" | "discard" | "use" | "choose" | "end"),
            Self::Use | Self::Discard | Self::Choose => verb == self.verb(),
        }
    }

    /// The verb that lines of the family begin with, if it is one and the same.
    fn verb(self) -> &'static str {
        match self {
            Self::Play => "",
            Self::Use => "use",
            Self::Discard => "discard",
            Self::Choose => "choose",
        }
    }
}

/// What may follow what has been typed.
pub async fn complete(context: Context<'_>, typed: &str, family: Family) -> CreateAutocompleteResponse {
    let language = Language::of_locale(&context.interaction.locale);
    let user = UserId(context.author().id.get());
    let table = context.data().table_in(context.channel_id()).await.ok();
    let offered = table.map_or_else(Vec::new, |table| offered(&table, user, language, family));
    let found: Vec<&Offer> =
        offered.iter().filter(|offer| fits(&offer.phrase, typed) || fits(&offer.line, typed)).collect();
    let choices = page(&found)
        .into_iter()
        .map(|offer| AutocompleteChoice::new(shortened(&offer.phrase, CHOICE_LIMIT), offer.line.clone()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The line that was meant: a suggestion that was chosen, or the only action that fits what was typed. What fits
/// nothing is left to be read, so that it can be said what is wrong with it.
///
/// The error is the key of the sentence that says why not.
pub fn meant(
    table: &Table,
    user: UserId,
    language: Language,
    family: Family,
    typed: &str,
) -> Result<String, &'static str> {
    let typed = typed.trim();
    let offered = offered(table, user, language, family);
    if offered.iter().all(|offer| offer.line != typed) {
        let fitting = |fit: fn(&str, &str) -> bool| -> Vec<&Offer> {
            offered.iter().filter(|offer| fit(&offer.phrase, typed) || fit(&offer.line, typed)).collect()
        };
        // "n" begins north and north-west: whoever writes it out means north.
        for found in [fitting(names), fitting(fits)] {
            match found.as_slice() {
                [] => {}
                [only] => return Ok(only.line.clone()),
                _ => return Err("several-fit"),
            }
        }
    }
    let verb = family.verb();
    let is_whole = verb.is_empty() || typed.split(' ').next() == Some(verb);
    Ok(if is_whole { typed.to_owned() } else { format!("{verb} {typed}") })
}

/// A legal action, in words and as a line of the notation.
struct Offer {
    phrase: String,
    line: String,
    /// Whether it is a second move, which is lost when anything else is done first.
    is_second: bool,
}

/// The legal actions of a player, those that read alike once.
fn offered(table: &Table, user: UserId, language: Language, family: Family) -> Vec<Offer> {
    let Some(side) = table.side_of(user).filter(|&side| table.game.to_act() == Some(side)) else { return Vec::new() };
    let mut phrases = HashSet::new();
    table
        .legal_lines()
        .into_iter()
        .filter(|line| family.has(line))
        .map(|line| match Line::parse(&line, &table.game, side) {
            Ok(Line::Action(action)) => Offer {
                phrase: action_phrase(language, &table.game, side, action),
                is_second: is_second_move(&table.game, action),
                line,
            },
            _ => Offer { phrase: line.clone(), is_second: false, line },
        })
        .filter(|offer| phrases.insert(offer.phrase.clone()))
        .collect()
}

/// Whether every word typed begins some word of the text, whatever the case and the marks on letters.
pub fn fits(text: &str, typed: &str) -> bool {
    matches(text, typed, |word, typed| word.starts_with(typed))
}

/// Whether every word typed is some word of the text, whatever the case and the marks on letters.
pub fn names(text: &str, typed: &str) -> bool {
    matches(text, typed, |word, typed| word == typed)
}

fn matches(text: &str, typed: &str, is_match: fn(&str, &str) -> bool) -> bool {
    let words = |text: &str| -> Vec<String> {
        let plain = folded(text);
        plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let text = words(text);
    words(typed).iter().all(|typed| text.iter().any(|word| is_match(word, typed)))
}

/// The text in lower case and without the marks on letters that not every keyboard has.
pub fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'ą' | 'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'ć' | 'č' | 'ç' => 'c',
        'ę' | 'é' | 'è' | 'ê' | 'ë' | 'ě' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ń' | 'ñ' | 'ň' => 'n',
        'ó' | 'ö' | 'ô' | 'ò' | 'õ' | 'ø' => 'o',
        'ř' => 'r',
        'ś' | 'š' => 's',
        'ú' | 'ü' | 'ù' | 'û' | 'ů' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ґ' => 'г',
        'ї' | 'й' => 'и',
        'ё' => 'е',
        other => other,
    };
    // Marks that stand as characters of their own.
    text.to_lowercase().chars().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).map(plain).collect()
}

/// A page of offers: second moves come first, and leave at least half of it to the rest.
fn page<'a>(found: &[&'a Offer]) -> Vec<&'a Offer> {
    let (second, rest): (Vec<&Offer>, Vec<&Offer>) = found.iter().partition(|offer| offer.is_second);
    let first = spread(&second, SELECT_LIMIT - rest.len().min(SELECT_LIMIT / 2 + 1));
    let more = spread(&rest, SELECT_LIMIT - first.len());
    first.into_iter().chain(more).copied().collect()
}

/// So many of a long list that they show something of all of it: Discord takes 25 choices.
fn spread<T>(all: &[T], limit: usize) -> Vec<&T> {
    let step = all.len().div_ceil(limit.max(1)).max(1);
    all.iter().step_by(step).take(limit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_letters_of_each_word_are_enough() {
        assert!(fits("Runner to D2, facing NE", "run d2 ne"));
        assert!(fits("Żołnierz na D2", "żoł") && fits("Żołnierz na D2", "ZOLN d2") && !fits("Żołnierz", "zon"));
        assert!(fits("Гібрид (Молох)", "гібрид мол") && names("Łowca", "l\u{301}owca"));
        assert!(fits("anything", ""));
        assert!(!fits("Runner to D2, facing NE", "run d3"));
        assert!(names("Runner to D2, facing N", "runner d2 n") && !names("Runner to D2, facing NE", "runner d2 n"));
    }

    #[test]
    fn second_moves_come_first_and_leave_room() {
        let offer = |number: usize| Offer { phrase: String::new(), line: number.to_string(), is_second: number >= 300 };
        let all: Vec<Offer> = (0..341).map(offer).collect();
        let shown = page(&all.iter().collect::<Vec<_>>());
        assert!(shown.len() <= SELECT_LIMIT && shown.len() > 20);
        assert!(shown[..10].iter().all(|offer| offer.is_second) && !shown[13].is_second);
        let only: Vec<&Offer> = all[300..].iter().collect();
        assert!(page(&only).len() > 12);
    }

    #[test]
    fn a_long_list_is_shown_from_end_to_end() {
        let all: Vec<usize> = (0..342).collect();
        let shown = spread(&all, SELECT_LIMIT);
        assert!(shown.len() <= 25 && *shown[0] == 0 && *shown[shown.len() - 1] > 300);
        assert_eq!(spread(&all[..25], SELECT_LIMIT).len(), 25);
    }
}
