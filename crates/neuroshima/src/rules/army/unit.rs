//! Ids and printed values of units, in army files and files of values.

use std::mem::discriminant;

use super::document::{Located, Report, Section};
use crate::rules::board::DIRECTIONS;
use crate::rules::printed::parse_edges;
use crate::rules::structure::PrintedFace;
use crate::rules::tile::{Edge, Effect, Feature, Kind, MAX_PRINTED_INITIATIVE};

/// Maximum length of an army or tile id: it has to fit into button ids together with the game, version and hex.
pub const ID_LIMIT: usize = 40;

/// Highest printed initiative.
pub const HIGHEST_INITIATIVE: u8 = 9;

/// Maximum number of Toughness icons on a tile: with one more, the unit would outlast an HQ.
pub const TOUGHNESS_LIMIT: u8 = 19;

/// Keys that only units have.
pub(super) const UNIT_KEYS: [&str; 5] = ["initiative", "edges", "toughness", "features", "effects"];

/// The id of an army or tile, valid or not.
pub(in crate::rules) fn read_id<'a>(section: &Section<'a>, report: &mut Report<'_>) -> Option<&'a str> {
    let Located { value, .. } = section.read_required_text(report, "id", "it is the word that the notation uses")?;
    if let Err(problem) = check_word(value) {
        section.add_problem(report, "id", problem);
    }
    Some(value)
}

/// Checks whether a word can be used as an id: the notation separates words with spaces, and parts of words with
/// punctuation.
///
/// # Errors
///
/// A message that states the requirements for an id.
pub(crate) fn check_word(word: &str) -> Result<(), String> {
    let fits = !word.is_empty()
        && word.len() <= ID_LIMIT
        && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    if fits {
        Ok(())
    } else {
        Err(format!("`{word}` has to be 1 to {ID_LIMIT} lower-case letters, digits or underscores"))
    }
}

/// Reads the printed values of a unit, or of one side of a token of a Structure.
pub(super) fn read_unit(section: &Section<'_>, kind: Kind, report: &mut Report<'_>) -> Option<PrintedFace> {
    let initiative = section.read_numbers(report, "initiative", 0..=HIGHEST_INITIATIVE);
    if initiative.windows(2).any(|pair| pair[0] <= pair[1]) {
        section.add_problem(report, "initiative", "has to be listed from the highest value down, each once");
    }
    if initiative.len() > MAX_PRINTED_INITIATIVE {
        let problem = format!("has {} values; a tile has at most {MAX_PRINTED_INITIATIVE}", initiative.len());
        section.add_problem(report, "initiative", problem);
    }
    let toughness = section.read_number(report, "toughness", 0..=TOUGHNESS_LIMIT).map_or(0, |found| found.value);
    if kind == Kind::Headquarters && toughness > 0 {
        section.add_problem(report, "toughness", "does not belong to an HQ, which has 20 points instead (NH-1.11)");
    }
    let features = read_distinct(section, "features", report, Feature::from_word);
    let effects = read_distinct(section, "effects", report, Effect::from_word);
    let text = section.read_required_text(report, "edges", "a unit has six edges, such as \"m1,-,-,-,-,-\"")?.value;
    let edges = parse_edges(text).map_err(|problem| section.add_problem(report, "edges", problem)).ok()?;
    let (features, effects) = (features?, effects?);
    if kind == Kind::Headquarters {
        for effect in effects.iter().filter(|effect| !effect.fits_headquarters()) {
            section.add_problem(
                report,
                "effects",
                format!("`{}` belongs to modules; an HQ gives bonuses only", effect.word()),
            );
        }
    } else {
        check_reach(section, &edges, &effects, report);
    }
    Some(PrintedFace { initiative, edges, toughness, features, effects })
}

/// Checks that a module has connection edges to act through (NH-9.1), unless it acts on the whole board (NH-9.8).
fn check_reach(section: &Section<'_>, edges: &[Edge; DIRECTIONS], effects: &[Effect], report: &mut Report<'_>) {
    let is_connected = edges.iter().any(|edge| edge.connects());
    let needs_edges = effects.iter().any(|effect| !effect.is_global());
    if needs_edges && !is_connected {
        section.add_problem(report, "effects", "reach nobody: no edge has a connection `c` (NH-9.1)");
    }
    if is_connected && !needs_edges {
        section.add_problem(report, "edges", "have a connection `c`, but `effects` gives nothing through it (NH-9.1)");
    }
}

/// The meanings of the words in a list, which may not repeat any; `None` if a word is wrong. Two effects of the same
/// kind, such as `melee+1` and `melee+2`, count as a repetition.
fn read_distinct<T>(
    section: &Section<'_>,
    key: &str,
    report: &mut Report<'_>,
    read: impl Fn(&str) -> Result<T, String>,
) -> Option<Vec<T>> {
    let mut known: Vec<T> = Vec::new();
    let words = section.read_words(report, key)?;
    let count = words.len();
    for Located { value: word, at } in words {
        match read(word) {
            Ok(meant) if known.iter().any(|other| discriminant(other) == discriminant(&meant)) => {
                report.add_problem(
                    Some(at),
                    section.tile,
                    Some(key),
                    format!("`{word}` comes on top of another of its kind"),
                );
            }
            Ok(meant) => known.push(meant),
            Err(problem) => report.add_problem(Some(at), section.tile, Some(key), problem),
        }
    }
    (known.len() == count).then_some(known)
}
