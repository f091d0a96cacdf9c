//! Files of messages and emojis on disk, each named by its hash and written only once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, DirBuilder, File};
use std::io::{self, Write as _};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};

use axum::body::Bytes;
use sha2::{Digest as _, Sha256};

use crate::snowflake::Id;

/// The files in a folder.
#[derive(Debug)]
pub(super) struct FileStore {
    folder: PathBuf,
    /// Hashes of the files on disk, by attachment or emoji identifier. The content behind an identifier never changes.
    known: BTreeMap<Id, String>,
}

impl FileStore {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, known: BTreeMap::new() }
    }

    /// The hash of a file, if it is on disk.
    pub fn hash_of(&self, id: Id) -> Option<&str> {
        self.known.get(&id).map(String::as_str)
    }

    /// Writes a file, unless it already exists.
    pub fn put(&mut self, id: Id, bytes: &[u8]) -> io::Result<()> {
        let hash = hash(bytes);
        let path = self.folder.join(&hash);
        DirBuilder::new().recursive(true).mode(0o700).create(&self.folder)?;
        if !path.try_exists()? {
            replace_file(&path, bytes)?;
        }
        self.known.insert(id, hash);
        Ok(())
    }

    /// Reads a file by its recorded hash.
    pub fn load(&mut self, id: Id, hash: &str) -> Result<Bytes, String> {
        let is_hash = hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_hash {
            return Err(format!("{hash:?} names no file"));
        }
        let bytes = fs::read(self.folder.join(hash)).map_err(|error| format!("file {hash}: {error}"))?;
        if self::hash(&bytes) != hash {
            return Err(format!("file {hash} has been changed"));
        }
        self.known.insert(id, hash.to_owned());
        Ok(bytes.into())
    }

    /// Removes the files of all identifiers not in `named`, except files whose content is also used under one of those.
    /// A text that refers to no other identifiers has to be on disk already. A file that cannot be removed does no
    /// harm.
    pub fn retain_files(&mut self, named: &BTreeSet<Id>) {
        let gone: Vec<String> = self.known.extract_if(.., |id, _| !named.contains(id)).map(|(_, hash)| hash).collect();
        for hash in gone {
            if !self.known.values().any(|other| *other == hash) {
                fs::remove_file(self.folder.join(hash)).ok();
            }
        }
    }

    /// Removes unknown files, which a killed process may have left behind.
    pub fn remove_unknown_files(&self) {
        let known: BTreeSet<&str> = self.known.values().map(String::as_str).collect();
        let Ok(entries) = fs::read_dir(&self.folder) else { return };
        for entry in entries.flatten() {
            if entry.file_name().to_str().is_none_or(|name| !known.contains(name)) {
                fs::remove_file(entry.path()).ok();
            }
        }
    }
}

/// SHA-256 in hexadecimal.
pub(super) fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
}

/// Replaces a file atomically: at any time, either the old or the new file exists in full.
pub(super) fn replace_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let aside = path.with_extension("new");
    let mut file = File::create(&aside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&aside, path)
}
