//! The meaning of each key of an army file, and the requirements for an army (NH-1.9). docs/ARMIES.md explains the
//! format.

use std::sync::Arc;

use sha2::{Digest, Sha256};
use toml::de::DeTable;

use super::document::{Located, Report, Section};
use super::error::ArmyErrors;
use super::looks::{self, Themes};
use super::structure::{ArmyStructure, STRUCTURE_KEYS, read_structure};
use super::unit::{UNIT_KEYS, read_id, read_unit};
use super::{ARMY_SIZE, Army};
use crate::rules::marks::{MAX_MARKERS, Tokens};
use crate::rules::opening::to_hex;
use crate::rules::structure::PrintedFace;
use crate::rules::tile::{Foundation, Instant, Kind, Names, Tile};

/// The format version that this program reads.
pub const FORMAT: u8 = 1;

/// Keys of an army file.
pub const ARMY_KEYS: &[&str] = &["format", "id", "name", "places", "tile", "tokens", "structure", "looks"];

/// The value of `places` for an army that places its HQ after all others (NH-2.3).
pub const PLACES_LAST: &str = "last";

/// Keys for the markers of an army.
pub const TOKEN_KEYS: &[&str] = &["poison", "paralysis"];

/// Keys of a tile.
pub const TILE_KEYS: &[&str] = &[
    "id",
    "name",
    "kind",
    "count",
    "initiative",
    "edges",
    "toughness",
    "features",
    "effects",
    "instant",
    "foundation",
    "rulings",
    "replaces",
];

/// The values of `kind`. For an instant or a Foundation (`None`), another key names which one it is.
pub const KINDS: &[(&str, Option<Kind>)] = &[
    ("hq", Some(Kind::Headquarters)),
    ("warrior", Some(Kind::Warrior)),
    ("module", Some(Kind::Module)),
    ("instant", None),
    ("foundation", None),
];

/// Ids with a special meaning where armies are chosen.
pub const RESERVED_IDS: [&str; 1] = ["random"];

/// Maximum size of an army file, in bytes. Real files have about 5000.
pub const MAX_FILE_BYTES: u64 = 256 * 1024;

impl Army {
    /// Reads an army file. `file` is used only in error messages.
    ///
    /// # Errors
    ///
    /// Every problem found, with line, tile and key.
    pub fn parse(file: &str, text: &str) -> Result<Self, ArmyErrors> {
        let mut report = Report::new(file, text);
        let army = read(&mut report, text);
        let errors = report.into_errors();
        army.filter(|_| errors.is_empty()).ok_or(ArmyErrors(errors))
    }
}

fn read(report: &mut Report<'_>, text: &str) -> Option<Army> {
    let document = match DeTable::parse(text) {
        Ok(document) => document,
        Err(error) => {
            report.add_syntax_error(&error);
            return None;
        }
    };
    let top = Section::from_root(document.get_ref());
    // A file in another format has other keys, so reporting further errors would not help.
    if !top.has_key("format") {
        top.add_problem(report, "format", format!("is missing; write format = {FORMAT}"));
    }
    if top.read_number(report, "format", 0..=u8::MAX)?.value != FORMAT {
        top.add_problem(report, "format", format!("is not known; this program reads format {FORMAT}"));
        return None;
    }
    top.check_keys(report, ARMY_KEYS);
    let id = read_id(&top, report);
    if let Some(reserved) = id.filter(|id| RESERVED_IDS.contains(id)) {
        top.add_problem(report, "id", format!("`{reserved}` stands for an army left to chance; choose another word"));
    }
    let name = Names::read(&top, report);
    let places_last = read_places_last(&top, report);
    let tokens = read_tokens(&top, report);
    let sections = top.read_sections(report, "tile", "a [[tile]] for each kind of tile");
    if sections.len() > ARMY_SIZE {
        let problem = format!("{} kinds of tile; an army has {ARMY_SIZE} tiles (NH-1.9)", sections.len());
        top.add_problem(report, "tile", problem);
        return None;
    }
    let found: Vec<(Section<'_>, Option<Tile>)> =
        sections.into_iter().map(|section| read_tile(section, report)).collect();
    let ids: Vec<&str> = found.iter().filter_map(|(section, _)| section.tile).collect();
    let structure = id.and_then(|id| read_own_structure(&top, id, &ids, report)).map(Arc::new);
    let looks = Themes::read(&top, text, &ids, report);
    check_distinct(&found, report);
    check_replacements(&found, report);
    let tiles: Option<Vec<Tile>> = found.into_iter().map(|(_, tile)| tile).collect();
    // The total is meaningless if any tile could not be read.
    let mut tiles = tiles?;
    check_total(&tiles, report);
    looks.apply_to(&mut tiles);
    let source = looks::rules_part(&top, text).to_owned();
    let hash = to_hex(&Sha256::digest(&source));
    let (id, name, values) = (id?.to_owned(), name?, String::new());
    Some(Army { id, name, tiles, tokens, places_last, structure, values, looks, hash, source })
}

/// The Structure of the army, if the file has one (NH-13.10). The notation names it like a tile.
fn read_own_structure(top: &Section<'_>, army: &str, tiles: &[&str], report: &mut Report<'_>) -> Option<ArmyStructure> {
    if !top.has_key("structure") {
        return None;
    }
    let section = top.read_section(report, "structure", "a table [structure]")?;
    section.check_keys(report, STRUCTURE_KEYS);
    let structure = read_structure(&section, army, report)?;
    if tiles.contains(&structure.id.as_str()) {
        section.add_problem(report, "id", format!("`{}` is taken: a tile has that id", structure.id));
    }
    Some(structure)
}

/// True if the army places its HQ after all others (NH-2.3).
fn read_places_last(top: &Section<'_>, report: &mut Report<'_>) -> bool {
    if !top.has_key("places") {
        return false;
    }
    let said = top.read_required_text(report, "places", "it says when the HQ is placed");
    if let Some(word) = said.filter(|word| word.value != PLACES_LAST) {
        let problem = format!("`{}` is not known; known is {PLACES_LAST}", word.value);
        top.add_problem(report, "places", problem);
    }
    true
}

/// The markers that an army has; an army without the table has no markers.
fn read_tokens(top: &Section<'_>, report: &mut Report<'_>) -> Tokens {
    if !top.has_key("tokens") {
        return Tokens::default();
    }
    let Some(section) =
        top.read_section(report, "tokens", "the number of markers of each kind, such as { poison = 2 }")
    else {
        return Tokens::default();
    };
    section.check_keys(report, TOKEN_KEYS);
    let mut number = |kind: &str| {
        let number = if section.has_key(kind) { section.read_number(report, kind, 1..=MAX_MARKERS) } else { None };
        number.map_or(0, |found| found.value)
    };
    Tokens { poison: number("poison"), paralysis: number("paralysis") }
}

/// Checks that there are 35 tiles, one of them an HQ (NH-1.9).
fn check_total(tiles: &[Tile], report: &mut Report<'_>) {
    let total: usize = tiles.iter().map(|tile| usize::from(tile.count)).sum();
    if total != ARMY_SIZE {
        let problem = format!("the counts add up to {total}; an army has {ARMY_SIZE} tiles (NH-1.9)");
        report.add_problem(None, None, Some("count"), problem);
    }
    let headquarters: usize =
        tiles.iter().filter(|tile| tile.is_headquarters()).map(|tile| usize::from(tile.count)).sum();
    if headquarters != 1 {
        report.add_problem(None, None, Some("kind"), format!("{headquarters} tiles are an HQ; an army has 1 (NH-1.9)"));
    }
}

/// Checks that every replacement tile replaces tiles of this army that can be drawn (NH-13.60).
fn check_replacements(found: &[(Section<'_>, Option<Tile>)], report: &mut Report<'_>) {
    let tiles = || found.iter().filter_map(|(_, tile)| tile.as_ref());
    // A tile that could not be read may be the one that `replaces` names.
    if tiles().count() < found.len() {
        return;
    }
    for (section, tile) in found {
        for id in tile.iter().flat_map(|tile| &tile.replaces) {
            if !tiles().any(|old| old.id == *id && old.count > 0 && !old.is_headquarters()) {
                section.add_problem(
                    report,
                    "replaces",
                    format!("`{id}` is no tile of this army that is drawn (NH-13.60)"),
                );
            }
        }
    }
}

/// Refuses two tiles that share an id, a name or an instant: each of these has to identify a single tile in the
/// notation, in menus and in the verbs of actions.
fn check_distinct(found: &[(Section<'_>, Option<Tile>)], report: &mut Report<'_>) {
    for (index, (section, tile)) in found.iter().enumerate() {
        let Some(tile) = tile else { continue };
        for earlier in found[..index].iter().filter_map(|(_, tile)| tile.as_ref()) {
            if earlier.id == tile.id {
                section.add_problem(report, "id", "is used by two tiles");
            } else if let Some(name) = earlier.name.common_name(&tile.name) {
                section.add_problem(report, "name", format!("`{name}` is also the name of tile `{}`", earlier.id));
            }
            if tile.instant().is_some() && earlier.instant() == tile.instant() {
                section.add_problem(
                    report,
                    "instant",
                    format!("tile `{}` is the same instant; raise its count", earlier.id),
                );
            }
        }
    }
}

/// Reads as much of a tile as possible.
fn read_tile<'a>(section: Section<'a>, report: &mut Report<'_>) -> (Section<'a>, Option<Tile>) {
    let section = section.for_tile("id");
    section.check_keys(report, TILE_KEYS);
    let id = read_id(&section, report);
    let name = Names::read(&section, report);
    let kind = read_kind(&section, report);
    let replaces: Vec<String> =
        section.read_words(report, "replaces").unwrap_or_default().iter().map(to_owned_text).collect();
    let count =
        if section.has_key("replaces") { Some(reject_count(&section, report)) } else { read_count(&section, report) };
    if section.has_key("replaces") && replaces.is_empty() {
        section.add_problem(report, "replaces", "names no tile; list the ids of those that may give way to this one");
    }
    if section.has_key("replaces") && kind == Some(Kind::Headquarters) {
        section.add_problem(report, "replaces", "does not belong to an HQ, which nothing replaces");
    }
    let printed = match kind {
        Some(Kind::Instant(_)) => Some(reject_unit_keys(&section, "an instant", report)),
        Some(Kind::Foundation(_)) => Some(reject_unit_keys(&section, "a Foundation", report)),
        Some(kind) => {
            read_unit(&section, kind, report).inspect(|unit| reject_structure_features(unit, &section, report))
        }
        None => None,
    };
    let rulings = read_rulings(&section, report);
    let tile = || {
        let PrintedFace { initiative, edges, toughness, features, effects } = printed?;
        let (id, name, kind) = (id?.to_owned(), name?, kind?);
        let count = count?;
        Some(Tile {
            id,
            name,
            kind,
            count,
            initiative,
            edges,
            toughness,
            features,
            effects,
            rulings,
            replaces,
            emblem: None,
            token: None,
        })
    };
    (section, tile())
}

fn to_owned_text(found: &Located<&str>) -> String {
    found.value.to_owned()
}

fn read_count(section: &Section<'_>, report: &mut Report<'_>) -> Option<u8> {
    if !section.has_key("count") {
        section.add_problem(report, "count", "is missing; it says how many of the tile the army has");
    }
    let most = u8::try_from(ARMY_SIZE).expect("an army is small");
    section.read_number(report, "count", 1..=most).map(|found| found.value)
}

/// Checks that a replacement tile gives no count: it is not one of the 35 tiles, and there is only one of it
/// (NH-13.60).
fn reject_count(section: &Section<'_>, report: &mut Report<'_>) -> u8 {
    if section.has_key("count") {
        section.add_problem(report, "count", "does not belong to a replacement tile: there is one of it (NH-13.60)");
    }
    0
}

fn read_kind(section: &Section<'_>, report: &mut Report<'_>) -> Option<Kind> {
    let known = KINDS.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    let word = section.read_required_text(report, "kind", &format!("known are {known}"))?.value;
    match KINDS.iter().copied().find(|(kind, _)| *kind == word) {
        None => section.add_problem(report, "kind", format!("`{word}` is not known; known are {known}")),
        Some((kind, said)) => {
            for key in ["instant", "foundation"].into_iter().filter(|key| section.has_key(key) && *key != kind) {
                section.add_problem(report, key, format!("belongs to tiles of kind `{key}` only"));
            }
            if said.is_some() {
                return said;
            }
            if kind == "foundation" {
                let word =
                    section.read_required_text(report, "foundation", "it says which Foundation the tile is")?.value;
                let read =
                    Foundation::from_word(word).map_err(|problem| section.add_problem(report, "foundation", problem));
                return read.ok().map(Kind::Foundation);
            }
            let word = section.read_required_text(report, "instant", "it says which instant the tile is")?.value;
            match Instant::from_word(word) {
                Ok(instant) => return Some(Kind::Instant(instant)),
                Err(problem) => section.add_problem(report, "instant", problem),
            }
        }
    }
    None
}

/// Refuses the keys of units for other tiles: an instant is never on the board, and a Foundation lies under units
/// (NH-1.7).
fn reject_unit_keys(section: &Section<'_>, what: &str, report: &mut Report<'_>) -> PrintedFace {
    for key in UNIT_KEYS.into_iter().filter(|key| section.has_key(key)) {
        section.add_problem(report, key, format!("does not belong to {what}"));
    }
    PrintedFace::default()
}

/// Refuses features that only Structures have (NH-13.14).
fn reject_structure_features(unit: &PrintedFace, section: &Section<'_>, report: &mut Report<'_>) {
    for feature in unit.features.iter().filter(|feature| feature.is_for_structures()) {
        section.add_problem(report, "features", format!("`{}` belongs to Structures only (NH-13.14)", feature.word()));
    }
}

fn read_rulings(section: &Section<'_>, report: &mut Report<'_>) -> Vec<String> {
    let words = section.read_words(report, "rulings").unwrap_or_default();
    for Located { value: word, at } in &words {
        if !is_paragraph(word) && !is_open_ruling(word) {
            let problem = format!("`{word}` has to be the number of a rule paragraph, such as NH-6.12");
            report.add_problem(Some(*at), section.tile, Some("rulings"), problem);
        }
    }
    words.into_iter().map(|found| found.value.to_owned()).collect()
}

/// True for `O-` and two digits: an open ruling, which no source decides (docs/RULINGS.md).
fn is_open_ruling(word: &str) -> bool {
    word.strip_prefix("O-")
        .is_some_and(|digits| digits.len() == 2 && digits.bytes().all(|digit| digit.is_ascii_digit()))
}

/// True for `NH-`, a section number, a dot, a paragraph number and an optional letter, such as `NH-7.12a`.
fn is_paragraph(word: &str) -> bool {
    let number = |digits: &str| {
        (1..=3).contains(&digits.len())
            && digits.bytes().all(|digit| digit.is_ascii_digit())
            && (digits == "0" || !digits.starts_with('0'))
    };
    let Some((section, paragraph)) = word.strip_prefix("NH-").and_then(|rest| rest.split_once('.')) else {
        return false;
    };
    number(section) && number(paragraph.strip_suffix(|letter: char| letter.is_ascii_lowercase()).unwrap_or(paragraph))
}
