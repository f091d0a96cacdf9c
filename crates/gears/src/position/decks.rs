//! Decks in a position: those that it names, and those filled with the remaining cards.

use sztab_game::TextError;

use super::text::Line;
use crate::setup::{all_ai, all_orders, all_random, stock_beside};
use crate::state::State;
use crate::tiles::FaceId;
use crate::values::{Family, Marker, OrderId, Values, WeaponId};

/// Parses a marker, whose back may be unknown.
pub(super) fn marker(values: &Values, word: &str) -> Option<Marker> {
    let (health, back) = word.split_once('/')?;
    if back == Marker::HIDDEN {
        let health = health.parse().ok().filter(|health| (1..=9).contains(health))?;
        return Some(Marker { health, back: back.to_owned() });
    }
    let found = values.markers.iter().flatten().find(|it| it.health.to_string() == health && it.back == back);
    found.cloned()
}

/// Parses `?x5` as the number of cards hidden from the viewer.
pub(super) fn unknown(word: &str) -> Option<usize> {
    word.strip_prefix("?x")?.parse().ok().filter(|number| (1..=99).contains(number))
}

/// Reads a deck of which only the size is known; `None` if the line has another form.
fn read_unknown(state: &mut State, line: &mut Line<'_>) -> Option<()> {
    let [_, name, number] = line.all()[..] else { return None };
    let number = unknown(number)?;
    if name == "order" {
        state.decks.orders.cards = vec![OrderId::HIDDEN; number];
    } else {
        state.decks.markers_mut(Family::read(name.strip_prefix("markers:")?)?).cards = vec![Marker::unknown(); number];
    }
    while line.optional().is_some() {}
    Some(())
}

/// Reads `deck NAME ITEM..` or `discard NAME ITEM..`. Returns the name of the deck.
pub(super) fn read_pile<'a>(values: &Values, state: &mut State, line: &mut Line<'a>) -> Result<&'a str, TextError> {
    let is_deck = line.word("deck or discard")? == "deck";
    let expected = "order, ai, weapons, level1, markers:drone or another deck";
    let name = line.word(expected)?;
    if is_deck && read_unknown(state, line).is_some() {
        return Ok(name);
    }
    if is_deck && line.peek() == Some("?") {
        line.optional();
    }
    let decks = &mut state.decks;
    match name {
        "order" => {
            let cards = line.list("an Order card", |word| values.find_order(word))?;
            if is_deck { decks.orders.cards = cards } else { decks.orders.discards = cards }
        }
        "ai" => {
            let number = |word: &str| word.parse().ok().filter(|number| (1..=35).contains(number));
            let cards = line.list("the number of an AI card", number)?;
            if is_deck { decks.ai.cards = cards } else { decks.ai.discards = cards }
        }
        "weapons" if is_deck => decks.weapons = line.list("a weapon", |word| values.find_weapon(word))?,
        _ => {
            let level = name.strip_prefix("level").and_then(|digits| digits.parse::<usize>().ok());
            let level = level.and_then(|level| decks.levels.get_mut(level.checked_sub(1)?));
            let family = name.strip_prefix("markers:").and_then(Family::read);
            match (level, family) {
                (Some(level), _) if is_deck => *level = line.list("a face", FaceId::read)?,
                (None, Some(family)) => {
                    let markers = line.list("a marker, such as 1/x", |word| marker(values, word))?;
                    let pile = decks.markers_mut(family);
                    if is_deck { pile.cards = markers } else { pile.discards = markers }
                }
                (Some(_) | None, _) => return Err(line.wrong(expected)),
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
    line.word("stock")?;
    let mut stock: Vec<(WeaponId, u8)> = line.list("a weapon with its number, such as lancer=2", read)?;
    stock.sort_unstable();
    state.decks.stock = stock;
    Ok(())
}

/// The items that remain after each taken item has been removed once.
fn without<T: PartialEq>(mut all: Vec<T>, taken: impl Iterator<Item = T>) -> Vec<T> {
    for item in taken {
        if let Some(place) = all.iter().position(|own| *own == item) {
            all.remove(place);
        }
    }
    all
}

/// Fills the decks that the position does not name with the remaining cards, in canonical order.
pub(super) fn fill(values: &Values, state: &mut State, named: &[String]) {
    let is_named = |name: &str| named.iter().any(|known| known == name);
    if !is_named("order") {
        let hands = state.cogs.iter().flat_map(|cog| cog.hand.iter().copied());
        let gone = hands.chain(state.decks.orders.discards.iter().copied());
        state.decks.orders.cards = without(all_orders(values), gone);
    }
    if !is_named("ai") {
        let all = all_ai(values, values.mission(state.mission), &state.enemies);
        state.decks.ai.cards = without(all, state.decks.ai.discards.iter().copied());
    }
    if !is_named("weapons") {
        let owned = state.cogs.iter().flat_map(|cog| cog.weapons.iter().map(|load| load.weapon));
        state.decks.weapons = without(all_random(values), owned);
    }
    for (number, level) in (1..).zip(&mut state.decks.levels) {
        if !is_named(&format!("level{number}")) {
            level.retain(|face| state.map.tile(*face).is_none());
        }
    }
    for (word, family) in Family::WORDS {
        if !is_named(&format!("markers:{word}")) {
            let under = state.locusts.iter().filter(|it| values.enemy(it.figure.kind).figure == family);
            let under = under.filter_map(|it| it.marker.clone());
            let dropped = state.dropped.iter().filter(|it| it.family == family).map(|it| it.marker.clone());
            let gone = state.decks.markers[family as usize].discards.iter().cloned();
            let all = values.markers[family as usize].clone();
            let cards = without(all, under.chain(dropped).chain(gone).collect::<Vec<_>>().into_iter());
            state.decks.markers_mut(family).cards = cards;
        }
    }
    if !is_named("stock") {
        state.decks.stock = stock_beside(values, &state.cogs);
    }
}
