//! The Tactic cards in words (NH-13.40).

use super::story::source_name;
use super::tile::{name_on, tile_name};
use crate::rules::decision::CardAbsorption;
use crate::rules::{Arrangement, Card, Game, Roster, Side};
use crate::texts::{text, word};
use sztab_game::Language;

/// Name of a card.
#[must_use]
pub fn card_name(language: Language, card: Card) -> String {
    word(language, &format!("card-{}", card.word()))
}

/// The remaining cards of a side, with the tile on its Base; empty at a table without cards.
#[must_use]
pub fn remaining_cards(language: Language, game: &Game, side: Side) -> String {
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
    let left: Vec<String> = game.arrangement().cards.cards_of(side).map(name).collect();
    if left.is_empty() { word(language, "cards-none") } else { left.join(&word(language, "list-comma")) }
}

/// The answer naming the attack that the Medic card would absorb.
pub(super) fn spared_phrase(
    language: Language,
    roster: &Roster,
    arrangement: &Arrangement,
    spared: &CardAbsorption,
) -> String {
    let patient = name_on(language, roster, arrangement, spared.patient);
    let source = source_name(language, roster, arrangement.board, spared.source, "within");
    let arguments = [("patient", patient.into()), ("source", source.into()), ("wounds", spared.wounds.into())];
    let key = if spared.wounds == 0 { "option-medic-card-outright" } else { "option-medic-card" };
    text(language, key, &arguments)
}
