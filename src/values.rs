//! Values supplied by users: a folder with one subfolder per game. In addition to the built-in files, players can agree
//! on the files in these subfolders.
//!
//! This module only reads files; the game decides what makes valid values.

use std::path::Path;

use sztab_game::{Kind, SeatFile, TextError};
use sztab_neuroshima::rules::army::ArmyError;

use crate::armies::{ArmyErrors, list_files, path_text, read_text};

/// Reads each game's files from a folder: every file in `GAME/` whose name ends in `.toml`.
///
/// # Errors
///
/// Every problem found with the folder and its files.
pub fn read_values(folder: Option<&Path>, kinds: &[Kind]) -> Result<Vec<(Kind, Vec<SeatFile>)>, ArmyErrors> {
    let Some(folder) = folder else { return Ok(Vec::new()) };
    if !folder.is_dir() {
        return Err(ArmyErrors(vec![ArmyError::for_file(&path_text(folder), "the folder of values cannot be read")]));
    }
    let (mut read, mut errors) = (Vec::new(), Vec::new());
    for kind in kinds {
        let own = folder.join(kind.info().id);
        if !own.is_dir() {
            continue;
        }
        let mut files: Vec<SeatFile> = Vec::new();
        match list_files(&own) {
            Ok(paths) => {
                for path in paths {
                    match read_file(*kind, &path, &files) {
                        Ok(file) => files.push(file),
                        Err(error) => errors.push(error),
                    }
                }
            }
            Err(error) => errors.push(ArmyError::for_file(&path_text(&own), format!("cannot be read: {error}"))),
        }
        read.push((*kind, files));
    }
    if errors.is_empty() { Ok(read) } else { Err(ArmyErrors(errors)) }
}

/// Reads a game's file at a path. The file's id must differ from the ids of the built-in files and of `others`.
fn read_file(kind: Kind, path: &Path, others: &[SeatFile]) -> Result<SeatFile, ArmyError> {
    let of_file = |problem: String| ArmyError::for_file(&path_text(path), problem);
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let is_word = |word: &str| {
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        !word.is_empty() && word.len() <= 32 && word.bytes().all(is_plain)
    };
    if !is_word(&name) {
        return Err(of_file("the name of the file has at most 32 lower-case letters, digits and hyphens".to_owned()));
    }
    let text = read_text(path).map_err(of_file)?;
    let file = kind.read_values(&name, &text).map_err(|TextError { line, column, expected }| ArmyError {
        line: Some(line),
        ..of_file(format!("column {column}: expected {expected}"))
    })?;
    let is_taken = kind.files().iter().chain(others).any(|other| other.id == file.id);
    if is_taken || !is_word(&file.id) {
        return Err(of_file(format!("the id `{}` is taken or is no word", file.id)));
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::KINDS;

    /// The ids offered by a folder with these files; the error message does not contain the folder's path.
    fn read_offered_ids(files: &[(&str, &str)]) -> Result<Vec<String>, String> {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        let read = read_values(Some(folder.path()), KINDS).map_err(|errors| errors.to_string());
        let read = read.map_err(|said| said.replace(&format!("{}/", folder.path().display()), ""))?;
        Ok(read
            .into_iter()
            .flat_map(|(kind, files)| files.into_iter().map(|file| format!("{}/{}", kind.info().id, file.id)))
            .collect())
    }

    #[test]
    fn values_of_two_games_are_read_from_separate_folders() {
        let mine = "extends = \"open-1\"\nid = \"my-box\"\n[weapons.warhammer]\ndamage = 2\n";
        let box_of_gears = "extends = \"open-1\"\ntitle = \"From our box\"\n[enemies.boomer]\nhealth = 5\n";
        let both = [("mechs/a.toml", mine), ("gears/our-box.toml", box_of_gears), ("gears/notes.txt", "")];
        assert_eq!(read_offered_ids(&both), Ok(vec!["mechs/my-box".to_owned(), "gears/our-box".to_owned()]));
        assert!(read_values(None, KINDS).expect("nothing").is_empty());
    }

    #[test]
    fn errors_are_reported_with_path_and_line() {
        let said = |name: &str, text: &str| read_offered_ids(&[(name, text)]).expect_err("refused");
        let text = "extends = \"open-1\"\n[enemies.boomer]\nhealht = 5\n";
        let fault = said("gears/our-box.toml", text);
        assert!(fault.starts_with("gears/our-box.toml:3: column 1: expected "), "{fault}");
        let fault = said("mechs/box.toml", "extends = \"open-1\"\n[weapons.warhamer]\ndamage = 2\n");
        assert!(fault.starts_with("mechs/box.toml:2: "), "{fault}");
        assert!(said("gears/Our Box.toml", "").contains("lower-case"));
        assert!(said("gears/marcus.toml", "extends = \"open-1\"\n").contains("taken"));
        assert!(said("neuroshima/x.toml", "").contains("begins with extends"));
    }
}
