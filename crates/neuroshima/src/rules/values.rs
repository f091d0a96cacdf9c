//! Values of the variants whose printed values are unknown (NH-16.1): the Structures of the armies (NH-13.10)
//! and the Leaders (NH-13.20).
//!
//! The file of open values is ours, not the publisher's. It is never edited: tuned values are another file. An owner's
//! file extends it and replaces any entry.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use sha2::{Digest, Sha256};
use toml::de::DeTable;

use super::army::{Army, ArmyError, ArmyErrors, ArmyStructure, Report, STRUCTURE_KEYS, Section, read_structure};
use super::leader::{Leader, read_leader};
use super::opening::to_hex;
use super::page::Page;
use super::tile::{Kind, Names, Tile};

/// The open values.
static OPEN: LazyLock<Arc<Values>> = LazyLock::new(|| {
    let text = include_str!("../../values/open-variants-1.toml");
    Arc::new(Values::parse("open-variants-1.toml", text).expect("the open values are checked by a test"))
});

/// The owners' values most recently read, so that a view of a game does not parse them again.
static RECENT: RwLock<Vec<Arc<Values>>> = RwLock::new(Vec::new());

/// Maximum number of owners' values that are kept parsed.
const MAX_RECENT: usize = 16;

/// Keys of the file of open values. `pages` lists the files of the Map Atlas that belong to it.
const KEYS: &[&str] = &["id", "title", "rules", "pages", "structure", "leader"];

/// Keys of an owner's file. `leaders` lists the Leaders that are dealt.
const OWNER_KEYS: &[&str] = &["extends", "id", "title", "leaders", "structure", "leader"];

/// The only number of `rules` that this program reads.
const RULES: u8 = 1;

/// Number of hexadecimal digits of the hash that a record states.
const HASH_DIGITS: usize = 16;

/// Minimum number of Leaders that are dealt: three for each of two sides.
const MIN_LEADERS: usize = 6;

/// Beginning of the ids that owners' files cannot have.
const RESERVED: &str = "open-";

/// A file of values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Values {
    /// The id by which terms and records name the file.
    pub id: String,
    /// The title, which says whose values they are.
    pub title: String,
    /// The first 16 hexadecimal digits of the SHA-256 of the file.
    pub hash: String,
    /// The text of the file.
    pub source: String,
    /// The Structures, at most one for an army.
    pub structures: Vec<ArmyStructure>,
    /// The Leaders, of which some are offered in each game (NH-13.20).
    pub leaders: Vec<Leader>,
    /// Number of entries in use that are an owner's; 0 for the open values.
    pub owned: usize,
    /// Number of entries in use that are those of the open values, with the pages.
    pub open: usize,
}

impl Values {
    /// The open values.
    ///
    /// # Panics
    ///
    /// Never in a released program: the file is compiled in, and a test parses it.
    #[must_use]
    pub fn open() -> &'static Arc<Self> {
        &OPEN
    }

    /// The values with which armies play: the owner's values that they carry, or else the open ones.
    #[must_use]
    pub(super) fn of_armies(armies: &[Arc<Army>]) -> Arc<Self> {
        let carried = armies.iter().find(|army| !army.values.is_empty());
        carried.and_then(|army| Self::read_owned(&army.values).ok()).unwrap_or_else(|| Arc::clone(Self::open()))
    }

    /// Reads an owner's file. `file` is used only in error messages.
    ///
    /// # Errors
    ///
    /// Every problem found, with line and key.
    pub fn parse_owned(file: &str, text: &str) -> Result<Self, ArmyErrors> {
        let error = |problem: String| Err(ArmyErrors(vec![ArmyError::for_file(file, problem)]));
        if !Self::is_owned(text) {
            return error(format!("an owner's file begins with extends = \"{}\"", Self::open().id));
        }
        let values = Self::parse(file, text)?;
        if values.owned == 0 {
            error("the file has neither a [[structure]] nor a [[leader]]".to_owned())
        } else {
            Ok(values)
        }
    }

    /// True if a text is an owner's file of values rather than an army: it says which values it extends.
    #[must_use]
    pub fn is_owned(text: &str) -> bool {
        text.lines().any(|line| line.split('=').next().is_some_and(|key| key.trim() == "extends"))
    }

    /// Reads an owner's file, which extends the open values.
    ///
    /// # Errors
    ///
    /// Every problem found, with line and key.
    pub fn read_owned(text: &str) -> Result<Arc<Self>, ArmyErrors> {
        let is_meant = |values: &&Arc<Self>| values.source == text;
        let known = RECENT.read().unwrap_or_else(PoisonError::into_inner).iter().find(is_meant).map(Arc::clone);
        if let Some(known) = known {
            return Ok(known);
        }
        let values = Arc::new(Self::parse_owned("values", text)?);
        let mut recent = RECENT.write().unwrap_or_else(PoisonError::into_inner);
        recent.insert(0, Arc::clone(&values));
        recent.truncate(MAX_RECENT);
        Ok(values)
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
    let extended = if top.has_key("extends") { Some(read_extended(&top, report)?) } else { None };
    if extended.is_none() {
        top.check_keys(report, KEYS);
        if top.read_number(report, "rules", RULES..=RULES).is_none() {
            top.add_problem(report, "rules", format!("has to be {RULES}"));
        }
        top.read_words(report, "pages");
    }
    let id = top.read_required_text(report, "id", "terms and records name the file by it")?.value;
    let is_allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
    if id.is_empty() || !id.bytes().all(is_allowed) {
        top.add_problem(report, "id", "has to be lower-case letters, digits, hyphens or underscores");
    }
    if extended.is_some() && id.starts_with(RESERVED) {
        top.add_problem(report, "id", format!("begins with `{RESERVED}`, as only open values do"));
    }
    let title = top.read_required_text(report, "title", "it says whose values they are")?.value;
    let structures = read_structures(&top, extended.as_deref(), report);
    let leaders = read_leaders(&top, extended.as_deref(), report);
    let hash = to_hex(&Sha256::digest(text)).chars().take(HASH_DIGITS).collect();
    let (id, title, source) = (id.to_owned(), title.to_owned(), text.to_owned());
    let values = Values { id, title, hash, source, structures, leaders, owned: 0, open: 0 };
    Some(match extended {
        Some(base) => values.extending(&base, &top, report),
        None => Values { open: values.structures.len() + values.leaders.len() + Page::built_in().len(), ..values },
    })
}

/// Reads the values that an owner's file extends.
fn read_extended(top: &Section<'_>, report: &mut Report<'_>) -> Option<Arc<Values>> {
    top.check_keys(report, OWNER_KEYS);
    let open = Values::open();
    let id = top.read_text(report, "extends")?.value;
    if id == open.id {
        return Some(Arc::clone(open));
    }
    top.add_problem(report, "extends", format!("has to be `{}`", open.id));
    None
}

/// Reads the Structures. Those of an owner's file belong to armies of the values that it extends: other armies bring
/// theirs in their own files.
fn read_structures(top: &Section<'_>, extended: Option<&Values>, report: &mut Report<'_>) -> Vec<ArmyStructure> {
    let mut structures: Vec<ArmyStructure> = Vec::new();
    if extended.is_some() && !top.has_key("structure") {
        return structures;
    }
    let sections = top.read_sections(report, "structure", "a [[structure]] for each army");
    for section in sections.into_iter().map(|section| section.for_tile("id")) {
        section.check_keys(report, &[&["army"], STRUCTURE_KEYS].concat());
        let army = section.read_required_text(report, "army", "it says whose Structure this is");
        let Some(structure) = army.and_then(|army| read_structure(&section, army.value, report)) else { continue };
        if structures.iter().any(|known| known.army == structure.army) {
            section.add_problem(report, "army", "has a Structure already");
        }
        let is_unknown = |base: &Values| base.structures.iter().all(|known| known.army != structure.army);
        if extended.is_some_and(is_unknown) {
            section.add_problem(report, "army", format!("`{}` is no army of the program", structure.army));
        }
        structures.push(structure);
    }
    structures
}

fn read_leaders(top: &Section<'_>, extended: Option<&Values>, report: &mut Report<'_>) -> Vec<Leader> {
    let mut leaders: Vec<Leader> = Vec::new();
    if extended.is_some() && !top.has_key("leader") {
        return leaders;
    }
    for section in top.read_sections(report, "leader", "a [[leader]] for each card") {
        let section = section.for_tile("id");
        let Some(leader) = read_leader(&section, report) else { continue };
        if leaders.iter().any(|known| known.id == leader.id) {
            section.add_problem(report, "id", "is the id of another Leader");
        }
        leaders.push(leader);
    }
    leaders
}

impl Values {
    /// The entries of other values with these in their places, and with these Leaders added.
    fn extending(mut self, base: &Self, top: &Section<'_>, report: &mut Report<'_>) -> Self {
        let is_kept = |one: &&ArmyStructure| self.structures.iter().all(|own| own.army != one.army);
        let kept: Vec<ArmyStructure> = base.structures.iter().filter(is_kept).cloned().collect();
        let own = std::mem::take(&mut self.leaders);
        let own_leader = |leader: &Leader| own.iter().find(|own| own.id == leader.id);
        let of_base = base.leaders.iter().map(|leader| own_leader(leader).unwrap_or(leader));
        let is_new = |own: &&Leader| base.leaders.iter().all(|leader| leader.id != own.id);
        let all: Vec<Leader> = of_base.chain(own.iter().filter(is_new)).cloned().collect();
        self.leaders = read_dealt(top, all, report);
        let own_dealt = self.leaders.iter().filter(|leader| own_leader(leader).is_some()).count();
        self.owned = self.structures.len() + own_dealt;
        self.open = kept.len() + self.leaders.len() - own_dealt + Page::built_in().len();
        self.structures.extend(kept);
        self
    }
}

/// The Leaders that are dealt: those that `leaders` lists, or else all.
fn read_dealt(top: &Section<'_>, all: Vec<Leader>, report: &mut Report<'_>) -> Vec<Leader> {
    if !top.has_key("leaders") {
        return all;
    }
    let mut dealt: Vec<Leader> = Vec::new();
    for word in top.read_words(report, "leaders").unwrap_or_default() {
        match all.iter().find(|leader| leader.id == word.value) {
            Some(leader) if dealt.iter().all(|known| known.id != leader.id) => dealt.push(leader.clone()),
            Some(_) => top.add_problem(report, "leaders", format!("names `{}` twice", word.value)),
            None => top.add_problem(report, "leaders", format!("`{}` is no Leader of these values", word.value)),
        }
    }
    if dealt.len() < MIN_LEADERS {
        top.add_problem(report, "leaders", format!("has to name at least {MIN_LEADERS} Leaders"));
    }
    dealt
}
