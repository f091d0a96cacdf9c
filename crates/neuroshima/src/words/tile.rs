//! Tiles and units by name.

use crate::rules::battle::damage::event_tile;
use crate::rules::event::EventTile;
use crate::rules::tile::Names;
use crate::rules::{Arrangement, Board, Game, Hex, Roster, Side, TileId};
use crate::texts::{text, word};
use sztab_game::Language;
use sztab_words::FluentValue;

/// A tile's name.
#[must_use]
pub fn tile_name(language: Language, roster: &Roster, side: Side, tile: TileId) -> &str {
    roster.tile(side, tile).name.in_language(language)
}

/// The name of a unit with its hex; for an HQ, the name of its army: "Runner (C3)" or "Hegemony HQ (B2)".
#[must_use]
pub fn unit_name(language: Language, roster: &Roster, board: Board, unit: EventTile) -> String {
    name_with_hex(language, roster, board, unit, roster.tile(unit.owner, unit.tile).name.in_language(language))
}

/// A unit's name in a given form, followed by its hex.
fn name_with_hex(language: Language, roster: &Roster, board: Board, unit: EventTile, name: &str) -> String {
    let hex = board.name(unit.hex).to_string();
    if roster.tile(unit.owner, unit.tile).is_headquarters() {
        let army = roster.army(unit.owner).name.in_language(language);
        text(language, "unit-headquarters", &[("army", army.into()), ("name", name.into()), ("hex", hex.into())])
    } else {
        text(language, "unit-named", &[("name", name.into()), ("hex", hex.into())])
    }
}

/// A unit's name for a button. The hex distinguishes units of the same name, so the name may be cut and the army is
/// left out.
pub(super) fn short_name(language: Language, roster: &Roster, board: Board, unit: EventTile) -> String {
    const MAX_NAME_CHARACTERS: usize = 25;
    let name = roster.tile(unit.owner, unit.tile).name.in_language(language);
    let name = match name.char_indices().nth(MAX_NAME_CHARACTERS) {
        Some(_) => name.chars().take(MAX_NAME_CHARACTERS - 1).chain(['…']).collect(),
        None => name.to_owned(),
    };
    text(language, "unit-named", &[("name", name.into()), ("hex", board.name(unit.hex).to_string().into())])
}

/// The object of a sentence: in the accusative if every name in it has one, otherwise in the nominative. With `$form`,
/// a text chooses between a sentence that needs the accusative and one that does not (`plain`).
#[derive(Debug, Clone)]
pub(super) struct Object {
    nominative: String,
    accusative: Option<String>,
}

impl Object {
    fn from_names(language: Language, names: &Names, say: impl Fn(&str) -> String) -> Self {
        Self { nominative: say(names.in_language(language)), accusative: names.accusative(language).map(say) }
    }

    /// Tiles of a side.
    pub fn tiles(language: Language, roster: &Roster, side: Side, tiles: &[TileId]) -> Self {
        let object = |&tile: &TileId| Self::from_names(language, &roster.tile(side, tile).name, str::to_owned);
        Self::join(language, &tiles.iter().map(object).collect::<Vec<_>>())
    }

    /// A unit on the board, with its hex.
    pub fn unit(language: Language, roster: &Roster, board: Board, unit: EventTile) -> Self {
        let names = &roster.tile(unit.owner, unit.tile).name;
        Self::from_names(language, names, |name| name_with_hex(language, roster, board, unit, name))
    }

    /// A name that is not declined, such as a hex.
    pub fn undeclined(name: String) -> Self {
        Self { accusative: Some(name.clone()), nominative: name }
    }

    pub fn join(language: Language, objects: &[Self]) -> Self {
        let comma = word(language, "list-comma");
        let nominatives: Vec<&str> = objects.iter().map(|object| object.nominative.as_str()).collect();
        let accusatives: Option<Vec<&str>> = objects.iter().map(|object| object.accusative.as_deref()).collect();
        Self { nominative: nominatives.join(&comma), accusative: accusatives.map(|names| names.join(&comma)) }
    }

    /// The object as part of a longer phrase.
    pub fn in_phrase(&self, say: impl Fn(&str) -> String) -> Self {
        Self { nominative: say(&self.nominative), accusative: self.accusative.as_deref().map(say) }
    }

    pub fn is_empty(&self) -> bool {
        self.nominative.is_empty()
    }

    /// The names in the nominative.
    pub fn nominative(&self) -> FluentValue<'static> {
        self.nominative.clone().into()
    }

    /// The names in the case that `form` gives.
    pub fn name(&self) -> FluentValue<'static> {
        self.accusative.as_ref().unwrap_or(&self.nominative).clone().into()
    }

    /// The value to pass as `$form`.
    pub fn form(&self) -> FluentValue<'static> {
        if self.accusative.is_some() { "declined" } else { "plain" }.into()
    }
}

/// The unit on a hex as the object of a sentence; for a free hex, the hex's name.
pub(super) fn object(language: Language, game: &Game, hex: Hex) -> Object {
    let arrangement = game.arrangement();
    match (arrangement.unit(hex), arrangement.foundation(hex)) {
        (Some(_), _) => Object::unit(language, game.roster(), arrangement.board, event_tile(arrangement, hex)),
        (None, Some(ground)) => Object::unit(language, game.roster(), arrangement.board, ground.to_event_tile()),
        (None, None) => Object::undeclined(arrangement.board.name(hex).to_string()),
    }
}

/// The Foundation on a hex as the object of a sentence.
pub(super) fn ground_object(language: Language, game: &Game, hex: Hex) -> Option<Object> {
    let ground = game.arrangement().foundation(hex)?;
    Some(Object::unit(language, game.roster(), game.arrangement().board, ground.to_event_tile()))
}

/// The Foundation on a hex by name: "Mine (D2)".
#[must_use]
pub fn ground_name(language: Language, game: &Game, hex: Hex) -> Option<String> {
    let ground = game.arrangement().foundation(hex)?;
    Some(unit_name(language, game.roster(), game.arrangement().board, ground.to_event_tile()))
}

/// The name of the unit on a hex of a game; for a free hex, the hex's name.
#[must_use]
pub fn name_at(language: Language, game: &Game, hex: Hex) -> String {
    name_on(language, game.roster(), game.arrangement(), hex)
}

/// The name of the unit on a hex; for a free hex, the hex's name.
pub(super) fn name_on(language: Language, roster: &Roster, arrangement: &Arrangement, hex: Hex) -> String {
    match arrangement.unit(hex) {
        Some(_) => unit_name(language, roster, arrangement.board, event_tile(arrangement, hex)),
        None => arrangement.board.name(hex).to_string(),
    }
}
