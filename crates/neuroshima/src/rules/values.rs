//! Values of the variants whose printed values are unknown (NH-16.1): the Structures of the armies (NH-13.10)
//! and the Leaders (NH-13.20).
//!
//! The file of open values is ours, not the publisher's. It is never edited: tuned values are another file.

use std::sync::{Arc, LazyLock};

use sha2::{Digest, Sha256};
use toml::de::DeTable;

use super::army::{Army, ArmyErrors, ArmyStructure, Report, STRUCTURE_KEYS, Section, read_structure};
use super::leader::{Leader, read_leader};
use super::opening::to_hex;
use super::tile::{Kind, Names, Tile};

/// The open values.
static OPEN: LazyLock<Values> = LazyLock::new(|| {
    let text = include_str!("../../values/open-variants-1.toml");
    Values::parse("open-variants-1.toml", text).expect("the open values are checked by a test")
});

/// Keys of a file of values. `pages` lists the files of the Map Atlas that belong to it.
const KEYS: &[&str] = &["id", "title", "rules", "pages", "structure", "leader"];

/// The only number of `rules` that this program reads.
const RULES: u8 = 1;

/// Number of hexadecimal digits of the hash that a record states.
const HASH_DIGITS: usize = 16;

/// A file of values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Values {
    /// The id by which terms and records name the file.
    pub id: String,
    /// The title, which says whose values they are.
    pub title: String,
    /// The first 16 hexadecimal digits of the SHA-256 of the file.
    pub hash: String,
    /// The Structures, at most one for an army.
    pub structures: Vec<ArmyStructure>,
    /// The Leaders, of which some are offered in each game (NH-13.20).
    pub leaders: Vec<Leader>,
}

impl Values {
    /// The open values.
    ///
    /// # Panics
    ///
    /// Never in a released program: the file is compiled in, and a test parses it.
    #[must_use]
    pub fn open() -> &'static Self {
        &OPEN
    }

    /// The army with the tiles of its Structure (NH-13.10); unchanged if it has them already, or no Structure.
    #[must_use]
    pub(super) fn add_structure(&self, mut army: Arc<Army>) -> Arc<Army> {
        let plain = |id: &str, name: &Names| Tile { count: 0, ..Tile::plain(id, name.clone(), Kind::Warrior) };
        let structure = self.structure_of(&army).filter(|_| army.tiles.iter().all(|tile| tile.token.is_none()));
        let tiles = structure.map(|ArmyStructure { id, name, printed, .. }| printed.tiles(&plain(id, name)));
        if let Some(tiles) = tiles {
            Arc::make_mut(&mut army).tiles.extend(tiles);
        }
        army
    }

    /// Reads a file of values. `file` is used only in error messages.
    ///
    /// # Errors
    ///
    /// Every problem found, with line and key.
    pub fn parse(file: &str, text: &str) -> Result<Self, ArmyErrors> {
        let mut report = Report::new(file, text);
        let values = read(&mut report, text);
        let errors = report.into_errors();
        values.filter(|_| errors.is_empty()).ok_or(ArmyErrors(errors))
    }

    /// The Structure of an army: that of its own file, or else the one of these values, if there is one.
    #[must_use]
    pub fn structure_of<'a>(&'a self, army: &'a Army) -> Option<&'a ArmyStructure> {
        let of_values = || self.structures.iter().find(|structure| structure.army == army.id);
        army.structure.as_deref().or_else(of_values)
    }
}

fn read(report: &mut Report<'_>, text: &str) -> Option<Values> {
    let document = match DeTable::parse(text) {
        Ok(document) => document,
        Err(error) => {
            report.add_syntax_error(&error);
            return None;
        }
    };
    let top = Section::from_root(document.get_ref());
    top.check_keys(report, KEYS);
    if top.read_number(report, "rules", RULES..=RULES).is_none() {
        top.add_problem(report, "rules", format!("has to be {RULES}"));
    }
    top.read_words(report, "pages");
    let id = top.read_required_text(report, "id", "terms and records name the file by it")?.value;
    let is_allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
    if id.is_empty() || !id.bytes().all(is_allowed) {
        top.add_problem(report, "id", "has to be lower-case letters, digits, hyphens or underscores");
    }
    let title = top.read_required_text(report, "title", "it says whose values they are")?.value;
    let sections = top.read_sections(report, "structure", "a [[structure]] for each army");
    let mut structures: Vec<ArmyStructure> = Vec::new();
    for section in sections.into_iter().map(|section| section.for_tile("id")) {
        section.check_keys(report, &[&["army"], STRUCTURE_KEYS].concat());
        let army = section.read_required_text(report, "army", "it says whose Structure this is");
        let Some(structure) = army.and_then(|army| read_structure(&section, army.value, report)) else { continue };
        if structures.iter().any(|known| known.army == structure.army) {
            section.add_problem(report, "army", "has a Structure already");
        }
        structures.push(structure);
    }
    let mut leaders: Vec<Leader> = Vec::new();
    for section in top.read_sections(report, "leader", "a [[leader]] for each card") {
        let section = section.for_tile("id");
        let Some(leader) = read_leader(&section, report) else { continue };
        if leaders.iter().any(|known| known.id == leader.id) {
            section.add_problem(report, "id", "is the id of another Leader");
        }
        leaders.push(leader);
    }
    let hash = to_hex(&Sha256::digest(text)).chars().take(HASH_DIGITS).collect();
    Some(Values { id: id.to_owned(), title: title.to_owned(), hash, structures, leaders })
}
