//! Look-up entries: armies and their tiles, by the names that players type.

use std::sync::Arc;

use crate::rules::army::choose_hues;
use crate::rules::{Army, Game, TileId};
use crate::words::tile_with_army;
use sztab_game::view::{Entry, Playable};
use sztab_game::{Language, Side};
use sztab_pictures::hue::Hue;

/// An army available for look-up.
#[derive(Debug, Clone)]
pub(super) struct KnownArmy {
    /// The army; in a game, as it was at the start.
    pub army: Arc<Army>,
    /// In a game, the side that plays the army, and the number of each of its tiles still in the pile.
    pub played: Option<(Side, Vec<u8>)>,
    /// The army's hue; in a game, its hue there.
    pub hue: Option<Hue>,
}

/// The armies of a game, then all others.
pub(super) fn known_armies(game: Option<&Game>, others: &[Playable]) -> Vec<KnownArmy> {
    let mut known: Vec<KnownArmy> = game.into_iter().flat_map(played_armies).collect();
    for army in others.iter().filter_map(Playable::data::<Army>) {
        if known.iter().all(|earlier| earlier.army.id != army.id) {
            let hue = choose_hues([army.as_ref()]).pop().flatten();
            known.push(KnownArmy { army, played: None, hue });
        }
    }
    known
}

/// The armies of a game. Which tiles remain in a pile is public knowledge (NH-2.6), but their order is secret, so only
/// their numbers are given.
pub(super) fn played_armies(game: &Game) -> Vec<KnownArmy> {
    let of = |side: Side| {
        let army = game.roster().army(side);
        let mut left = vec![0; army.tiles.len()];
        for tile in &game.seat(side).pile {
            left[usize::from(tile.0)] += 1;
        }
        (Arc::new(army.clone()), Some((side, left)))
    };
    let roster = game.roster();
    let played = roster.sides().map(of).zip(roster.hues());
    played.map(|((army, played), hue)| KnownArmy { army, played, hue }).collect()
}

/// The armies as entries. There are few, so each is matched by its names in all languages.
pub(super) fn army_entries(known: &[KnownArmy], language: Language) -> Vec<Entry> {
    let of = |known: &KnownArmy| {
        let named = |language| known.army.name.in_language(language).to_owned();
        Entry { phrase: named(language), also: Language::ALL.map(named).to_vec(), value: known.army.id.clone() }
    };
    known.iter().map(of).collect()
}

/// Every tile of the armies as an entry.
pub(super) fn tile_entries(known: &[KnownArmy], language: Language) -> Vec<Entry> {
    let mut entries = Vec::new();
    for army in known.iter().map(|known| &known.army) {
        for tile in &army.tiles {
            let english = tile_with_army(Language::English, army, tile);
            let names = [tile.name.in_language(language), &tile.name.en].map(str::to_owned);
            entries.push(Entry {
                phrase: tile_with_army(language, army, tile),
                also: [english].into_iter().chain(names).collect(),
                value: format!("{}:{}", army.id, tile.id),
            });
        }
    }
    entries
}

/// The army of the entry with this value.
pub(super) fn find_army<'a>(known: &'a [KnownArmy], value: &str) -> Option<&'a KnownArmy> {
    known.iter().find(|known| known.army.id == value)
}

/// The tile of the entry with this value.
pub(super) fn find_tile<'a>(known: &'a [KnownArmy], value: &str) -> Option<(&'a KnownArmy, TileId)> {
    let (id, tile) = value.split_once(':')?;
    let known = find_army(known, id)?;
    Some((known, known.army.find(tile)?))
}
