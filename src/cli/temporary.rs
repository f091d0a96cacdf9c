//! Folders for a while.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};

/// A folder that is removed when it is dropped.
#[derive(Debug)]
pub struct Temporary(PathBuf);

impl Temporary {
    /// Makes one that only this user can read.
    pub fn make() -> io::Result<Self> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
        let folder = std::env::temp_dir().join(format!("sztab_sandbox_{:016x}", u64::from_le_bytes(bytes)));
        let made = DirBuilder::new().mode(0o700).create(&folder);
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
        made.map_err(named)?;
        Ok(Self(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            eprintln!("sztab: {} could not be removed: {error}", self.0.display());
        }
    }
}
