//! Values of the variants whose printed values are unknown (NH-16.1): the Structures of the armies (NH-13.10).
//!
//! The file of open values is ours, not the publisher's. It is never edited: tuned values are another file.

use std::sync::{Arc, LazyLock};

use sha2::{Digest, Sha256};
use toml::de::DeTable;

use super::army::{Army, ArmyErrors, Report, Section, UNIT_KEYS, read_id, read_unit};
use super::opening::to_hex;
use super::structure::{PrintedFace, Structure};
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
}

/// The Structure of an army (NH-13.10).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArmyStructure {
    /// The id of the army.
    pub army: String,
    /// The id of the Structure in the notation.
    pub id: String,
    /// The name of the Structure.
    pub name: Names,
    /// The names of token 1 and of token 2.
    pub token_names: [Names; 2],
    /// The printed values.
    pub printed: Structure,
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
        if let Some(ArmyStructure { id, name, printed, .. }) = self.structure_of(&army.id)
            && army.tiles.iter().all(|tile| tile.token.is_none())
        {
            let plain = Tile { count: 0, ..Tile::plain(id, name.clone(), Kind::Warrior) };
            Arc::make_mut(&mut army).tiles.extend(printed.tiles(&plain));
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

    /// The Structure of an army, if it has one.
    #[must_use]
    pub fn structure_of(&self, army: &str) -> Option<&ArmyStructure> {
        self.structures.iter().find(|structure| structure.army == army)
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
        let Some(structure) = read_structure(&section, report) else { continue };
        if structures.iter().any(|known| known.army == structure.army) {
            section.add_problem(report, "army", "has a Structure already");
        }
        structures.push(structure);
    }
    let hash = to_hex(&Sha256::digest(text)).chars().take(HASH_DIGITS).collect();
    Some(Values { id: id.to_owned(), title: title.to_owned(), hash, structures })
}

fn read_structure(section: &Section<'_>, report: &mut Report<'_>) -> Option<ArmyStructure> {
    section.check_keys(report, &["army", "id", "name", "one", "two"]);
    let army = section.read_required_text(report, "army", "it says whose Structure this is")?.value;
    let id = read_id(section, report)?;
    let name = Names::read(section, report)?;
    let (one_name, one) = read_token(section, "one", report)?;
    let (two_name, two) = read_token(section, "two", report)?;
    Some(ArmyStructure {
        army: army.to_owned(),
        id: id.to_owned(),
        name,
        token_names: [one_name, two_name],
        printed: Structure { tokens: [one, two] },
    })
}

/// Reads a token with its sides a and b.
fn read_token(structure: &Section<'_>, key: &str, report: &mut Report<'_>) -> Option<(Names, [PrintedFace; 2])> {
    let token = structure.read_section(report, key, "a token with `name`, `a` and `b`")?;
    token.check_keys(report, &["name", "a", "b"]);
    let name = Names::read(&token, report)?;
    let mut face = |key: &str| {
        let section = token.read_section(report, key, "a side, such as { edges = \"m1,-,-,-,-,-\" }")?;
        section.check_keys(report, &UNIT_KEYS);
        let face = read_unit(&section, Kind::Warrior, report)?;
        if let Err((key, expected)) = face.check() {
            section.add_problem(report, key, format!("has to be {expected}"));
        }
        Some(face)
    };
    Some((name, [face("a")?, face("b")?]))
}
