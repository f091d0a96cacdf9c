//! Armies as data: reading `armies/*.toml`, and refusing with file, tile and key what cannot be right (NH-1.9).

use std::fmt;

use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::board::DIRECTIONS;
use super::opening::hexadecimal;
use super::printed::parse_edges;
use super::tile::{Edge, Effect, Feature, Instant, Kind, MAX_PRINTED_INITIATIVE, Names, Tile, TileId};

/// Tiles of an army, the HQ included (NH-1.9).
pub const ARMY_SIZE: usize = 35;

/// The armies that come with the program: file name and contents.
const BUILT_IN: [(&str, &str); 4] = [
    ("borgo.toml", include_str!("../../armies/borgo.toml")),
    ("hegemony.toml", include_str!("../../armies/hegemony.toml")),
    ("moloch.toml", include_str!("../../armies/moloch.toml")),
    ("outpost.toml", include_str!("../../armies/outpost.toml")),
];

/// An army, checked: one HQ, 35 tiles, every word known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Army {
    /// Lower-case word that the notation uses.
    pub id: String,
    /// What players call it.
    pub name: Names,
    /// The kinds of tile; a [`TileId`] is an index into this list.
    pub tiles: Vec<Tile>,
    /// SHA-256 of the file that it was read from, in hexadecimal: games name the data that they were played under.
    pub hash: String,
    /// The file itself, so that a game can keep the data that it began with.
    pub source: String,
}

/// Why an army file was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {place}{problem}")]
pub struct ArmyError {
    /// The file as it was named to the reader.
    pub file: String,
    /// The tile concerned, if one is.
    pub place: Place,
    /// What is wrong and what would be right.
    pub problem: String,
}

/// Where in an army file something is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The tile's id, if the problem belongs to a tile.
    pub tile: Option<String>,
    /// The key, if the problem belongs to one.
    pub key: Option<&'static str>,
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(tile) = &self.tile {
            write!(formatter, "tile `{tile}`: ")?;
        }
        if let Some(key) = self.key {
            write!(formatter, "key `{key}`: ")?;
        }
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmyFile {
    format: u8,
    id: String,
    name: Names,
    tile: Vec<TileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    id: String,
    name: Names,
    kind: String,
    count: u8,
    #[serde(default)]
    initiative: Vec<u8>,
    #[serde(default)]
    edges: Option<String>,
    #[serde(default)]
    toughness: u8,
    #[serde(default)]
    features: Vec<String>,
    #[serde(default)]
    effects: Vec<String>,
    #[serde(default)]
    instant: Option<String>,
    #[serde(default)]
    rulings: Vec<String>,
}

impl Army {
    /// The armies that come with the program, in alphabetical order of their ids.
    ///
    /// # Panics
    ///
    /// Never in a released program: the files are compiled in, and a test reads them.
    #[must_use]
    pub fn built_in() -> Vec<Self> {
        BUILT_IN
            .iter()
            .map(|(file, text)| Self::parse(file, text).expect("built-in armies are checked by a test"))
            .collect()
    }

    /// Reads an army file. `file` is used in errors only.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, with tile and key.
    pub fn parse(file: &str, text: &str) -> Result<Self, ArmyError> {
        let refuse = |tile: Option<&str>, key, problem: String| ArmyError {
            file: file.to_owned(),
            place: Place { tile: tile.map(str::to_owned), key },
            problem,
        };
        let parsed: ArmyFile =
            toml::from_str(text).map_err(|error| refuse(None, None, error.to_string().trim_end().to_owned()))?;
        if parsed.format != 1 {
            return Err(refuse(
                None,
                Some("format"),
                format!("{} is not known; this program reads format 1", parsed.format),
            ));
        }
        check_word(&parsed.id).map_err(|problem| refuse(None, Some("id"), problem))?;
        let mut tiles: Vec<Tile> = Vec::with_capacity(parsed.tile.len());
        for entry in parsed.tile {
            let id = entry.id.clone();
            if tiles.iter().any(|tile| tile.id == id) {
                return Err(refuse(Some(&id), Some("id"), "is used by two tiles".to_owned()));
            }
            tiles.push(entry.check().map_err(|(key, problem)| refuse(Some(&id), Some(key), problem))?);
        }
        let total: usize = tiles.iter().map(|tile| usize::from(tile.count)).sum();
        if total != ARMY_SIZE {
            return Err(refuse(
                None,
                Some("count"),
                format!("the counts add up to {total}; an army has {ARMY_SIZE} tiles (NH-1.9)"),
            ));
        }
        let headquarters: u8 = tiles.iter().filter(|tile| tile.is_headquarters()).map(|tile| tile.count).sum();
        if headquarters != 1 {
            return Err(refuse(None, Some("kind"), format!("{headquarters} tiles are an HQ; an army has 1 (NH-1.9)")));
        }
        let hash = hexadecimal(&Sha256::digest(text.as_bytes()));
        Ok(Self { id: parsed.id, name: parsed.name, tiles, hash, source: text.to_owned() })
    }

    /// The facts of a tile.
    ///
    /// # Panics
    ///
    /// If the id is another army's.
    #[must_use]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[usize::from(id.0)]
    }

    /// The tile with an id of the notation.
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

    /// Every tile but the HQ, one entry a copy, in the order of the file.
    pub fn drawable(&self) -> impl Iterator<Item = TileId> + '_ {
        (0u8..)
            .map(TileId)
            .zip(&self.tiles)
            .filter(|(_, tile)| !tile.is_headquarters())
            .flat_map(|(id, tile)| std::iter::repeat_n(id, usize::from(tile.count)))
    }
}

impl TileEntry {
    fn check(self) -> Result<Tile, (&'static str, String)> {
        check_word(&self.id).map_err(|problem| ("id", problem))?;
        let kind = match (self.kind.as_str(), self.instant.as_deref()) {
            ("hq", None) => Kind::Headquarters,
            ("warrior", None) => Kind::Warrior,
            ("module", None) => Kind::Module,
            ("instant", Some(word)) => Kind::Instant(Instant::from_word(word).map_err(|problem| ("instant", problem))?),
            ("instant", None) => return Err(("instant", "is missing; it says which instant the tile is".to_owned())),
            ("hq" | "warrior" | "module", Some(_)) => {
                return Err(("instant", "belongs to tiles of kind `instant` only".to_owned()));
            }
            (other, _) => {
                return Err(("kind", format!("`{other}` is not known; known are hq, warrior, module, instant")));
            }
        };
        if self.count == 0 {
            return Err(("count", "is 0; a tile that is listed exists at least once".to_owned()));
        }
        let is_instant = matches!(kind, Kind::Instant(_));
        let edges = match self.edges {
            None if is_instant => [Edge::default(); DIRECTIONS],
            None => return Err(("edges", "is missing; a unit has six edges".to_owned())),
            Some(_) if is_instant => return Err(("edges", "does not belong to an instant".to_owned())),
            Some(text) => parse_edges(&text).map_err(|problem| ("edges", problem))?,
        };
        if is_instant && (!self.initiative.is_empty() || self.toughness > 0) {
            return Err(("initiative", "and `toughness` do not belong to an instant".to_owned()));
        }
        if self.initiative.windows(2).any(|pair| pair[0] <= pair[1]) {
            return Err(("initiative", "has to be listed from the highest value down, each once".to_owned()));
        }
        if self.initiative.len() > MAX_PRINTED_INITIATIVE
            || self.initiative.iter().any(|&value| value > 9)
            || self.toughness > 19
        {
            return Err(("initiative", "has more than 4 values or one above 9, or `toughness` is above 19".to_owned()));
        }
        let features = self
            .features
            .iter()
            .map(|word| Feature::from_word(word))
            .collect::<Result<_, _>>()
            .map_err(|problem| ("features", problem))?;
        let effects: Vec<Effect> = self
            .effects
            .iter()
            .map(|word| Effect::from_word(word))
            .collect::<Result<_, _>>()
            .map_err(|problem| ("effects", problem))?;
        if let (Kind::Headquarters, Some(effect)) = (kind, effects.iter().find(|effect| !effect.fits_headquarters())) {
            return Err(("effects", format!("`{}` belongs to modules; an HQ gives bonuses only", effect.word())));
        }
        Ok(Tile {
            id: self.id,
            name: self.name,
            kind,
            count: self.count,
            initiative: self.initiative,
            edges,
            toughness: self.toughness,
            features,
            effects,
            rulings: self.rulings,
        })
    }
}

/// Ids stand in the notation between blanks: lower-case letters, digits and underscores.
fn check_word(word: &str) -> Result<(), String> {
    let fits = !word.is_empty()
        && word.len() <= 40
        && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    if fits { Ok(()) } else { Err(format!("`{word}` has to be 1 to 40 lower-case letters, digits or underscores")) }
}
