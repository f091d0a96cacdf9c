//! Armies that users supply: a folder of army files in addition to the built-in armies.
//!
//! This module only reads files; [`sztab_neuroshima::rules::army`] decides what makes a valid army.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::decode::{DecodeError, decode};
use sztab_game::{Rules, SeatFile};
use sztab_neuroshima::rules::Game;
use sztab_neuroshima::rules::army::{ArmyError, Catalogue, MAX_FILE_BYTES};

pub use sztab_neuroshima::rules::army::ArmyErrors;

/// Maximum number of files in a folder of armies; a folder with more is refused.
const MAX_FILES: usize = 1000;

/// Reads the built-in armies and those in a folder: every file in it whose name ends in `.toml`. Other files and
/// subfolders are ignored.
///
/// # Errors
///
/// Every problem found with the folder and its files.
pub fn read_armies(folder: Option<&Path>) -> Result<Catalogue, ArmyErrors> {
    let Some(folder) = folder else { return Ok(Catalogue::built_in()) };
    let whole = |problem: String| ArmyErrors(vec![ArmyError::for_file(&path_text(folder), problem)]);
    let paths = list_files(folder).map_err(|error| whole(format!("the folder of armies cannot be read: {error}")))?;
    if paths.len() > MAX_FILES {
        return Err(whole(format!("{} army files; is this the folder of armies?", paths.len())));
    }
    let mut errors = Vec::new();
    let mut files = Vec::new();
    for path in paths {
        let name = path_text(&path);
        match read_text(&path) {
            Ok(text) => files.push((name, text)),
            Err(problem) => errors.push(ArmyError::for_file(&name, problem)),
        }
    }
    let read = Catalogue::with_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    match read {
        Ok(catalogue) if errors.is_empty() => Ok(catalogue),
        Ok(_) => Err(ArmyErrors(errors)),
        Err(more) => Err(ArmyErrors(errors.into_iter().chain(more.0).collect())),
    }
}

/// Reads the same armies as [`read_armies`]; if ids are given, only those built-in armies are offered.
///
/// # Errors
///
/// As [`read_armies`]; also if an id is unknown, or if fewer than two armies remain.
pub fn read_offered_armies(folder: Option<&Path>, ids: Option<&[String]>) -> Result<Catalogue, ArmyErrors> {
    let all = read_armies(folder)?;
    let Some(ids) = ids else { return Ok(all) };
    let wrong = |problem: String| ArmyErrors(vec![ArmyError::for_file("SZTAB_OFFER", problem)]);
    if let Some(unknown) = ids.iter().find(|id| all.find(id).is_none()) {
        let known = all.ids().collect::<Vec<_>>().join(", ");
        return Err(wrong(format!("there is no army `{unknown}`; known are {known}")));
    }
    let offered = all.retain_built_in(ids);
    if offered.armies().len() < 2 {
        return Err(wrong("fewer than two armies are on offer".to_owned()));
    }
    Ok(offered)
}

/// Id of the game that these armies are for.
pub const KIND: &str = <Game as Rules>::ID;

/// Converts armies to the files that a referee offers.
#[must_use]
pub fn to_seat_files(armies: &Catalogue) -> Vec<SeatFile> {
    armies.armies().iter().map(|army| SeatFile::from(army.as_ref().clone())).collect()
}

pub(crate) fn path_text(path: &Path) -> String {
    path.display().to_string()
}

/// The files in a folder of armies or values, in alphabetical order so that errors are always reported in the same
/// order.
pub(crate) fn list_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_toml = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"));
        // Only files count: a directory may have any name, and editors leave hidden files behind.
        let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        if is_toml && !is_hidden && !path.is_dir() {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Reads the text of an army file or values file. The error message does not name the file.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    let unreadable = |error: io::Error| format!("cannot be read: {error}");
    // A pipe is not opened, because that would wait for its writer.
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err("cannot be read: it is not a plain file".to_owned());
    }
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)).map_err(unreadable)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > MAX_FILE_BYTES {
        return Err(format!("has more than {} KiB; an army file has a few", MAX_FILE_BYTES / 1024));
    }
    decode(&bytes).map_err(|undecodable| match undecodable {
        DecodeError::Workbook | DecodeError::Binary => "is no text".to_owned(),
        DecodeError::Encoded { seems, line, .. } => {
            let seems = seems.map_or_else(String::new, |seems| format!(" but seems to be {seems}"));
            format!("is not UTF-8 text{seems}: see line {line}; save it as UTF-8")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE_ARMY: &str = include_str!("../docs/army-example.toml");

    fn create_folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, bytes) in files {
            fs::write(folder.path().join(name), bytes).expect("written");
        }
        folder
    }

    fn read_ids(folder: &Path) -> Vec<String> {
        let catalogue = read_armies(Some(folder)).expect("all is well");
        catalogue.armies().iter().map(|army| army.id.clone()).collect()
    }

    #[test]
    fn only_the_offered_built_in_armies_are_read() {
        let folder = create_folder(&[("tinkers.toml", EXAMPLE_ARMY.as_bytes())]);
        let offered = |ids: &[&str]| {
            let ids: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
            let offered = read_offered_armies(Some(folder.path()), Some(&ids)).map_err(|errors| errors.to_string())?;
            Ok::<_, String>(offered.armies().iter().map(|army| army.id.clone()).collect::<Vec<_>>())
        };
        assert_eq!(offered(&["moloch", "borgo"]), Ok(["borgo", "moloch", "tinkers"].map(str::to_owned).to_vec()));
        assert_eq!(offered(&["tinkers", "moloch"]), Ok(["moloch", "tinkers"].map(str::to_owned).to_vec()));
        let unknown = offered(&["borgo", "bogro"]).expect_err("refused");
        assert!(unknown.starts_with("SZTAB_OFFER: there is no army `bogro`; known are borgo, "), "{unknown}");
        assert_eq!(offered(&[]), Err("SZTAB_OFFER: fewer than two armies are on offer".to_owned()));
    }

    /// The error message without the folder's path.
    fn refusal_text(folder: &Path) -> String {
        let said = read_armies(Some(folder)).expect_err("refused").to_string();
        said.replace(&format!("{}/", folder.display()), "")
    }

    #[test]
    fn without_a_folder_only_built_in_armies_are_read() {
        assert_eq!(read_armies(None), Ok(Catalogue::built_in()));
    }

    #[test]
    fn armies_in_a_folder_are_added_to_the_built_in_ones() {
        let folder = create_folder(&[("tinkers.toml", EXAMPLE_ARMY.as_bytes())]);
        let built_in = Catalogue::built_in();
        let mut wanted: Vec<&str> = built_in.ids().chain(["tinkers"]).collect();
        wanted.sort_unstable();
        assert_eq!(read_ids(folder.path()), wanted);
    }

    #[test]
    fn non_army_files_are_ignored() {
        let folder = create_folder(&[("README.md", b"# Ours"), (".tinkers.toml", b"half"), ("tinkers.toml~", b"old")]);
        fs::create_dir(folder.path().join("old.toml")).expect("made");
        let built_in = Catalogue::built_in().armies().len();
        assert_eq!(read_ids(folder.path()).len(), built_in);
        fs::write(folder.path().join("TINKERS.TOML"), EXAMPLE_ARMY).expect("written");
        assert_eq!(read_ids(folder.path()).len(), built_in + 1);
    }

    #[test]
    fn every_unusable_file_is_reported() {
        let too_big = vec![b'#'; usize::try_from(MAX_FILE_BYTES).expect("small") + 1];
        let folder = create_folder(&[
            ("a.toml", b"format = 1\nid = \"a\xff\"\n"),
            ("b.toml", &too_big),
            ("c.toml", b"format = 1\nid ="),
            ("d.toml", EXAMPLE_ARMY.replace("\"tinkers\"", "\"borgo\"").as_bytes()),
            ("e.toml", EXAMPLE_ARMY.as_bytes()),
            ("f.toml", EXAMPLE_ARMY.as_bytes()),
        ]);
        std::os::unix::fs::symlink("nowhere", folder.path().join("g.toml")).expect("linked");
        let said = refusal_text(folder.path());
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines[0], "a.toml: is not UTF-8 text: see line 2; save it as UTF-8");
        assert_eq!(lines[1], "b.toml: has more than 256 KiB; an army file has a few");
        assert!(lines[2].starts_with("g.toml: cannot be read: "), "{said}");
        assert!(lines[3].starts_with("c.toml:2: column 5: this is no TOML: "), "{said}");
        assert_eq!(lines[4], "d.toml: key `id`: `borgo` is taken: an army of that id comes with the program");
        assert!(lines[5].starts_with("e.toml: key `name`: `Tinkers` is taken: an army of that name is in "), "{said}");
        assert!(lines[6].starts_with("f.toml: key "), "{said}");
        assert_eq!(lines.len(), 7, "{said}");
    }

    #[test]
    fn army_files_in_other_encodings_are_read_or_reported() {
        let named = EXAMPLE_ARMY.replace("en = \"Tinkers\"", "en = \"Złote Rączki\"");
        let utf_16: Vec<u8> = format!("\u{feff}{named}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(
            read_ids(create_folder(&[("a.toml", &utf_16)]).path()).len(),
            Catalogue::built_in().armies().len() + 1
        );
        let polish = b"format = 1\nname = \"Z\xb3ote R\xb9czki\"\n";
        let said = refusal_text(create_folder(&[("a.toml", polish)]).path());
        assert_eq!(said, "a.toml: is not UTF-8 text but seems to be Windows-1250: see line 2; save it as UTF-8");
    }

    #[test]
    fn pipes_are_not_waited_for() {
        let folder = create_folder(&[]);
        let path = folder.path().join("pipe.toml");
        let made = std::process::Command::new("mkfifo").arg(&path).status().expect("mkfifo is there");
        assert!(made.success());
        assert_eq!(refusal_text(folder.path()), "pipe.toml: cannot be read: it is not a plain file");
    }

    #[test]
    fn a_missing_folder_is_reported() {
        let folder = create_folder(&[("file", b"")]);
        for name in ["nowhere", "file"] {
            let said = refusal_text(&folder.path().join(name));
            assert!(said.contains("the folder of armies cannot be read: "), "{said}");
        }
        assert!(read_armies(Some(Path::new(""))).is_err());
    }
}
