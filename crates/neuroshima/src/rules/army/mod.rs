//! Armies as data: the built-in ones and those of users, in the same TOML format (docs/ARMIES.md).
//!
//! A file is read key by key, and every error is reported with line, tile and key. One table (`printed`) lists the
//! words for each kind of printed value; error messages and documentation pages are generated from it.

mod catalogue;
mod document;
mod error;
mod file;
mod looks;
mod name;
mod structure;
mod unit;

use std::sync::{Arc, LazyLock};

use super::marks::Tokens;
use super::tile::{Names, Tile, TileId};

pub use catalogue::{Catalogue, MAX_ARMIES};
pub(super) use document::{Report, Section};
pub use error::{ArmyError, ArmyErrors, ErrorLocation};
pub use file::{ARMY_KEYS, FORMAT, KINDS, MAX_FILE_BYTES, PLACES_LAST, RESERVED_IDS, TILE_KEYS, TOKEN_KEYS};
pub use looks::{LOOKS_KEYS, Themes, choose_hues};
pub use name::{ACCUSATIVE_KEYS, LANGUAGES, NAME_LIMIT, NAME_PUNCTUATION};
pub(super) use structure::read_structure;
pub use structure::{ArmyStructure, STRUCTURE_KEYS};
pub(crate) use unit::check_word;
pub(super) use unit::read_id;
pub use unit::{HIGHEST_INITIATIVE, ID_LIMIT, TOUGHNESS_LIMIT};

/// Number of tiles in an army, the HQ included (NH-1.9).
pub const ARMY_SIZE: usize = 35;

/// The built-in armies: file name and contents.
const BUILT_IN_FILES: &[(&str, &str)] = &[
    ("borgo.toml", include_str!("../../../armies/borgo.toml")),
    ("doomsdaymachine.toml", include_str!("../../../armies/doomsdaymachine.toml")),
    ("hegemony.toml", include_str!("../../../armies/hegemony.toml")),
    ("mississippi.toml", include_str!("../../../armies/mississippi.toml")),
    ("moloch.toml", include_str!("../../../armies/moloch.toml")),
    ("neojungle.toml", include_str!("../../../armies/neojungle.toml")),
    ("newyork.toml", include_str!("../../../armies/newyork.toml")),
    ("outpost.toml", include_str!("../../../armies/outpost.toml")),
    ("sharrash.toml", include_str!("../../../armies/sharrash.toml")),
    ("smart.toml", include_str!("../../../armies/smart.toml")),
    ("steelpolice.toml", include_str!("../../../armies/steelpolice.toml")),
    ("vegas.toml", include_str!("../../../armies/vegas.toml")),
];

/// The ids of the armies in the base box.
const BASE_BOX_IDS: [&str; 4] = ["borgo", "hegemony", "moloch", "outpost"];

/// The built-in armies, parsed. They are compiled into the program, and a test checks that they parse.
static PARSED_ARMIES: LazyLock<Vec<Arc<Army>>> = LazyLock::new(|| {
    let read = |(file, text): &(&str, &str)| Army::parse(file, text).expect("built-in armies are checked by a test");
    BUILT_IN_FILES.iter().map(read).map(Arc::new).collect()
});

/// A checked army: one HQ, 35 tiles, no unknown words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Army {
    /// The army's lower-case id in the notation.
    pub id: String,
    /// Name shown to players.
    pub name: Names,
    /// The kinds of tile; a [`TileId`] is an index into this list.
    pub tiles: Vec<Tile>,
    /// The markers that the army has.
    pub tokens: Tokens,
    /// True if the army's HQ is placed after all others (NH-2.3).
    pub places_last: bool,
    /// The Structure in the army's own file (NH-13.10).
    pub structure: Option<Arc<ArmyStructure>>,
    /// The owner's file of values that the army plays with; empty for the open values (NH-16.1).
    pub values: String,
    /// Looks of the army's tiles.
    pub looks: Themes,
    /// SHA-256 of the source, in hexadecimal, by which a game records the exact data it was played with.
    pub hash: String,
    /// The text of the army file up to the looks. A game stores it so that it can be continued with the data it began
    /// with.
    pub source: String,
}

impl Army {
    /// The built-in armies, in alphabetical order of their ids.
    ///
    /// # Panics
    ///
    /// Never in a released program: the files are compiled in, and a test parses them.
    #[must_use]
    pub fn built_in() -> Vec<Self> {
        PARSED_ARMIES.iter().map(|army| Self::clone(army)).collect()
    }

    /// The armies of the base box, whichever armies are built in: Borgo, Hegemony, Moloch and Outpost, in this order.
    #[must_use]
    pub fn base_box() -> Vec<Self> {
        PARSED_ARMIES
            .iter()
            .filter(|army| BASE_BOX_IDS.contains(&army.id.as_str()))
            .map(|army| Self::clone(army))
            .collect()
    }

    /// The data of a tile.
    ///
    /// # Panics
    ///
    /// If the id is out of range for this army.
    #[must_use]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[usize::from(id.0)]
    }

    /// The tile with this id in the notation.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<TileId> {
        let index = self.tiles.iter().position(|tile| tile.id == id)?;
        u8::try_from(index).ok().map(TileId)
    }

    /// The HQ's tile.
    ///
    /// # Panics
    ///
    /// Never: an army without an HQ is refused when it is read.
    #[must_use]
    pub fn headquarters(&self) -> TileId {
        let index = self.tiles.iter().position(Tile::is_headquarters).expect("checked when the army was read");
        TileId(u8::try_from(index).expect("an army has at most 35 kinds of tile"))
    }

    /// An army of a side in a text that declares its tiles itself; its name is the letter of the side.
    pub(super) fn without_tiles(letter: char) -> Self {
        Self {
            id: String::new(),
            name: Names::english(letter),
            tiles: Vec::new(),
            tokens: Tokens::default(),
            places_last: false,
            values: String::new(),
            structure: None,
            looks: Themes::default(),
            hash: String::new(),
            source: String::new(),
        }
    }

    /// The exchanges that the army allows, each a tile that can be replaced and the tile that can replace it
    /// (NH-13.60).
    pub fn exchanges(&self) -> impl Iterator<Item = (&Tile, &Tile)> {
        let given = |id: &String| self.tiles.iter().find(|tile| tile.id == *id && tile.count > 0);
        self.tiles.iter().flat_map(move |new| new.replaces.iter().filter_map(given).map(move |old| (old, new)))
    }

    /// The army with one tile exchanged for another (NH-13.60); unchanged if the army does not allow that exchange.
    #[must_use]
    pub(super) fn with_exchange(mut self: Arc<Self>, out: &str, tile: &str) -> Arc<Self> {
        if self.exchanges().any(|(old, new)| old.id == out && new.id == tile && new.count == 0) {
            for known in &mut Arc::make_mut(&mut self).tiles {
                known.count -= u8::from(known.id == out);
                known.count += u8::from(known.id == tile);
            }
        }
        self
    }

    /// Every tile except the HQ, one entry per copy, in the order of the file. Replacement tiles are included only if
    /// they were exchanged in.
    pub fn drawable_tiles(&self) -> impl Iterator<Item = TileId> + '_ {
        (0u8..)
            .map(TileId)
            .zip(&self.tiles)
            .filter(|(_, tile)| !tile.is_headquarters())
            .flat_map(|(id, tile)| std::iter::repeat_n(id, usize::from(tile.count)))
    }
}
