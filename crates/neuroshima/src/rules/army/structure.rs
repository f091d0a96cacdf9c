//! The Structure of an army, from the army's file or from a file of values (NH-13.10, NH-16.1).

use super::document::{Report, Section};
use super::unit::{UNIT_KEYS, read_id, read_unit};
use crate::rules::structure::{PrintedFace, Structure};
use crate::rules::tile::{Kind, Names};

/// Keys of the table of a Structure in an army file.
pub const STRUCTURE_KEYS: &[&str] = &["id", "name", "one", "two"];

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

/// Reads the Structure of an army. The keys of its table are checked by the caller.
pub(in crate::rules) fn read_structure(
    section: &Section<'_>,
    army: &str,
    report: &mut Report<'_>,
) -> Option<ArmyStructure> {
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
