//! What can be asked about in a channel: armies and tiles, found by what people type.

use std::sync::Arc;

use serenity::all::{AutocompleteChoice, ChannelId, CreateAutocompleteResponse};

use crate::games::Language;
use crate::games::neuroshima::rules::{Army, Game, Side, TileId};
use crate::games::neuroshima::words::tile_of;
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::shortened;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{CHOICE_LIMIT, SELECT_LIMIT};
use crate::discord::say::typed::{fits, folded, names};

/// Names that a sentence lists.
const LISTED: usize = 6;

/// An army that can be asked about.
#[derive(Debug, Clone)]
pub struct Known {
    /// The army; in a game the one that the game began with.
    pub army: Arc<Army>,
    /// Who plays it in the game in this channel, and how many of each tile are still in the pile.
    pub played: Option<(Side, Vec<u8>)>,
}

/// Something to choose: what it is called, what else it answers to, and its value as an option of a command.
#[derive(Debug, Clone)]
pub struct Choice<'a, T> {
    phrase: String,
    also: Vec<String>,
    value: String,
    /// The army.
    pub known: &'a Known,
    /// What of it.
    pub what: T,
}

impl Bot {
    /// The armies of the game in a channel, then all others that can be played.
    pub(crate) async fn known_armies(&self, channel: ChannelId) -> Result<Vec<Known>, Failure> {
        let table = match self.table_in(channel).await {
            Ok(table) => Some(table),
            // No game here.
            Err(Failure::Said(_)) => None,
            Err(failure) => return Err(failure),
        };
        let mut known: Vec<Known> = table.iter().flat_map(|table| played(&table.game)).collect();
        for army in self.referee.armies().armies() {
            if known.iter().all(|earlier| earlier.army.id != army.id) {
                known.push(Known { army: Arc::clone(army), played: None });
            }
        }
        Ok(known)
    }
}

/// The armies of a game. What is left in a pile follows from what everybody has seen drawn (NH-2.6): numbers only,
/// for the order is secret.
fn played(game: &Game) -> Vec<Known> {
    let of = |side: Side| {
        let army = game.roster().army(side);
        let mut left = vec![0; army.tiles.len()];
        for tile in &game.seat(side).pile {
            left[usize::from(tile.0)] += 1;
        }
        Known { army: Arc::new(army.clone()), played: Some((side, left)) }
    };
    game.roster().sides().map(of).collect()
}

/// The armies as choices, which answer to their names in all languages: they are few.
pub fn armies(known: &[Known], language: Language) -> Vec<Choice<'_, ()>> {
    let mut choices = Vec::with_capacity(known.len());
    for known in known {
        let named = |language| known.army.name.in_language(language).to_owned();
        let also = Language::ALL.map(named).to_vec();
        choices.push(Choice { phrase: named(language), also, value: known.army.id.clone(), known, what: () });
    }
    choices
}

/// Every tile of them as a choice.
pub fn tiles(known: &[Known], language: Language) -> Vec<Choice<'_, TileId>> {
    let mut choices = Vec::new();
    for known in known {
        let army = &known.army;
        for (what, tile) in (0u8..).map(TileId).zip(&army.tiles) {
            let english = tile_of(Language::English, army, tile);
            let names = [tile.name.in_language(language), &tile.name.en].map(str::to_owned);
            choices.push(Choice {
                phrase: tile_of(language, army, tile),
                also: [english].into_iter().chain(names).collect(),
                value: format!("{}:{}", army.id, tile.id),
                known,
                what,
            });
        }
    }
    choices
}

impl<T> Choice<'_, T> {
    /// Everything that it answers to, for words typed in any order and language.
    fn words(&self) -> String {
        format!("{} {} {}", self.phrase, self.also.join(" "), self.value)
    }

    fn is(&self, typed: &str) -> bool {
        let typed = folded(typed.trim());
        folded(&self.value) == typed || [&self.phrase].into_iter().chain(&self.also).any(|name| folded(name) == typed)
    }
}

/// What was meant: what is called exactly so, else what has all the words typed in its names, else what has words
/// that begin so.
pub fn meant<'a, 'b, T>(all: &'b [Choice<'a, T>], typed: &str) -> Vec<&'b Choice<'a, T>> {
    let found = |fit: &dyn Fn(&Choice<'a, T>) -> bool| -> Option<Vec<&'b Choice<'a, T>>> {
        let found: Vec<_> = all.iter().filter(|choice| fit(choice)).collect();
        (!found.is_empty()).then_some(found)
    };
    found(&|choice| choice.is(typed))
        .or_else(|| found(&|choice| names(&choice.words(), typed)))
        .or_else(|| found(&|choice| fits(&choice.words(), typed)))
        .unwrap_or_default()
}

/// The sentence that several things fit, with the first of them.
pub fn several<T>(language: Language, key: &str, argument: &'static str, found: &[&Choice<'_, T>]) -> String {
    let mut listed: Vec<&str> = found.iter().take(LISTED).map(|choice| choice.phrase.as_str()).collect();
    if found.len() > LISTED {
        listed.push("…");
    }
    let listed = listed.join(&word(language, "list-comma"));
    text(language, key, &[(argument, listed.into())])
}

/// What may follow what has been typed. Whoever types a letter more finds the rest.
pub fn complete_with<T>(all: &[Choice<'_, T>], typed: &str) -> CreateAutocompleteResponse {
    let fitting = all.iter().filter(|choice| fits(&choice.words(), typed)).take(SELECT_LIMIT);
    let choices =
        fitting.map(|choice| AutocompleteChoice::new(shortened(&choice.phrase, CHOICE_LIMIT), choice.value.clone()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::neuroshima::rules::Catalogue;

    fn known() -> Vec<Known> {
        let armies = Catalogue::built_in().armies().to_vec();
        armies.into_iter().map(|army| Known { army, played: None }).collect()
    }

    fn found(typed: &str) -> Vec<String> {
        let known = known();
        let tiles = tiles(&known, Language::Polish);
        meant(&tiles, typed).into_iter().map(|choice| choice.value.clone()).collect()
    }

    #[test]
    fn a_tile_answers_to_its_names_in_the_readers_language_and_in_english() {
        for typed in ["outpost:runner", "Biegacz (Posterunek)", "runner outpost", "BIEG post", "Posterunek runner"] {
            assert_eq!(found(typed), ["outpost:runner"], "{typed}");
        }
        assert_eq!(found("silacz post"), ["outpost:brawler"]);
        assert_eq!(found("Гібрид"), [""; 0]);
    }

    #[test]
    fn a_whole_name_goes_before_part_of_one() {
        assert_eq!(found("biegacz"), ["hegemony:runner", "outpost:runner"]);
        assert_eq!(found("łowca"), ["moloch:hunter_killer"], "and not the armoured one");
        assert!(found("").len() > 70);
    }
}
