//! Decks in a position: those that it names, and those filled with the remaining cards.

use sztab_game::TextError;

use super::text::Line;
use crate::setup::{ai_deck, all_orders, random_weapon_deck, special_weapon_stock};
use crate::state::State;
use crate::tiles::FaceId;
use crate::values::{Family, Marker, OrderId, Values, WeaponId};

/// Parses a marker, whose back may be unknown.
pub(super) fn parse_marker(values: &Values, word: &str) -> Option<Marker> {
    let (health, back) = word.split_once('/')?;
    if back == Marker::HIDDEN {
        let health = health.parse().ok().filter(|health| (1..=9).contains(health))?;
        return Some(Marker { health, back: back.to_owned() });
    }
    let found = values.markers.iter().flatten().find(|it| it.health.to_string() == health && it.back == back);
    found.cloned()
}

/// Parses `?x5` as the number of cards hidden from the viewer.
pub(super) fn parse_unknown(word: &str) -> Option<usize> {
    word.strip_prefix("?x")?.parse().ok().filter(|number| (1..=99).contains(number))
}

/// Reads a deck of which only the size is known; `None` if the line has another form.
fn read_unknown(state: &mut State, line: &mut Line<'_>) -> Option<()> {
    let [_, name, number] = line.words()[..] else { return None };
    let number = parse_unknown(number)?;
    if name == "order" {
        state.decks.orders.cards = vec![OrderId::HIDDEN; number];
    } else {
        state.decks.markers_mut(Family::parse(name.strip_prefix("markers:")?)?).cards = vec![Marker::unknown(); number];
    }
    while line.next_word().is_some() {}
    Some(())
}

/// Reads `deck NAME ITEM..` or `discard NAME ITEM..`. Returns the name of the deck.
pub(super) fn read_pile<'a>(values: &Values, state: &mut State, line: &mut Line<'a>) -> Result<&'a str, TextError> {
    let is_deck = line.expect_word("deck or discard")? == "deck";
    let expected = "order, ai, weapons, level1, markers:drone or another deck";
    let name = line.expect_word(expected)?;
    if is_deck && read_unknown(state, line).is_some() {
        return Ok(name);
    }
    if is_deck && line.peek() == Some("?") {
        line.next_word();
    }
    let decks = &mut state.decks;
    match name {
        "order" => {
            let cards = line.parse_list("an Order card", |word| values.find_order(word))?;
            if is_deck { decks.orders.cards = cards } else { decks.orders.discards = cards }
        }
        "ai" => {
            let number = |word: &str| word.parse().ok().filter(|number| (1..=35).contains(number));
            let cards = line.parse_list("the number of an AI card", number)?;
            if is_deck { decks.ai.cards = cards } else { decks.ai.discards = cards }
        }
        "weapons" if is_deck => decks.weapons = line.parse_list("a weapon", |word| values.find_weapon(word))?,
        _ => {
            let level = name.strip_prefix("level").and_then(|digits| digits.parse::<usize>().ok());
            let level = level.and_then(|level| decks.levels.get_mut(level.checked_sub(1)?));
            let family = name.strip_prefix("markers:").and_then(Family::parse);
            match (level, family) {
                (Some(level), _) if is_deck => *level = line.parse_list("a face", FaceId::parse)?,
                (None, Some(family)) => {
                    let markers = line.parse_list("a marker, such as 1/x", |word| parse_marker(values, word))?;
                    let pile = decks.markers_mut(family);
                    if is_deck { pile.cards = markers } else { pile.discards = markers }
                }
                (Some(_) | None, _) => return Err(line.error_expecting(expected)),
            }
        }
    }
    Ok(name)
}

/// Reads `stock WEAPON=N ..`.
pub(super) fn read_stock(values: &Values, state: &mut State, line: &mut Line<'_>) -> Result<(), TextError> {
    let read = |word: &str| {
        let (weapon, number) = word.split_once('=')?;
        Some((values.find_weapon(weapon)?, number.parse().ok()?))
    };
    line.expect_word("stock")?;
    let mut stock: Vec<(WeaponId, u8)> = line.parse_list("a weapon with its number, such as lancer=2", read)?;
    stock.sort_unstable();
    state.decks.stock = stock;
    Ok(())
}

/// The items that remain after each taken item has been removed once.
fn remaining_items<T: PartialEq>(mut all: Vec<T>, taken: impl Iterator<Item = T>) -> Vec<T> {
    for item in taken {
        if let Some(place) = all.iter().position(|own| *own == item) {
            all.remove(place);
        }
    }
    all
}

/// Fills the decks that the position does not name with the remaining cards, in canonical order.
pub(super) fn fill_decks(values: &Values, state: &mut State, named: &[String]) {
    let is_named = |name: &str| named.iter().any(|known| known == name);
    if !is_named("order") {
        let hands = state.cogs.iter().flat_map(|cog| cog.hand.iter().copied());
        let gone = hands.chain(state.decks.orders.discards.iter().copied());
        state.decks.orders.cards = remaining_items(all_orders(values), gone);
    }
    if !is_named("ai") {
        let all = ai_deck(values, values.mission(state.mission), &state.enemies);
        state.decks.ai.cards = remaining_items(all, state.decks.ai.discards.iter().copied());
    }
    if !is_named("weapons") {
        let owned = state.cogs.iter().flat_map(|cog| cog.weapons.iter().map(|load| load.weapon));
        state.decks.weapons = remaining_items(random_weapon_deck(values), owned);
    }
    for (number, level) in (1..).zip(&mut state.decks.levels) {
        if !is_named(&format!("level{number}")) {
            level.retain(|face| state.map.tile(*face).is_none());
        }
    }
    for (word, family) in Family::KEYWORDS {
        if !is_named(&format!("markers:{word}")) {
            let under = state.locusts.iter().filter(|it| values.enemy(it.figure.kind).figure == family);
            let under = under.filter_map(|it| it.marker.clone());
            let dropped = state.dropped.iter().filter(|it| it.family == family).map(|it| it.marker.clone());
            let gone = state.decks.markers[family as usize].discards.iter().cloned();
            let all = values.markers[family as usize].clone();
            let cards = remaining_items(all, under.chain(dropped).chain(gone).collect::<Vec<_>>().into_iter());
            state.decks.markers_mut(family).cards = cards;
        }
    }
    if !is_named("stock") {
        state.decks.stock = special_weapon_stock(values, &state.cogs);
    }
}
