//! The Tactic cards in words (NH-13.40).

use super::tile::tile_name;
use crate::games::Language;
use crate::games::neuroshima::rules::{Card, Game, Side};
use crate::words::{text, word};

/// What a card is called.
#[must_use]
pub fn card_name(language: Language, card: Card) -> String {
    word(language, &format!("card-{}", card.word()))
}

/// The cards that a side has left, with the tile on its Base; empty at a table without them.
#[must_use]
pub fn cards_left(language: Language, game: &Game, side: Side) -> String {
    if !game.roster().terms().cards {
        return String::new();
    }
    let name = |card: Card| match game.seat(side).base.filter(|_| card == Card::Base) {
        Some(tile) => {
            let tile = tile_name(language, game.roster(), side, tile).to_owned();
            text(language, "card-base-with", &[("tile", tile.into())])
        }
        None => card_name(language, card),
    };
    let left: Vec<String> = game.arrangement().cards.of(side).map(name).collect();
    if left.is_empty() { word(language, "cards-none") } else { left.join(&word(language, "list-comma")) }
}
