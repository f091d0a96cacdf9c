//! The folder of the bot's database and of the stored sandbox: named by the user or temporary.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::SandboxError;
use crate::cli::private::TemporaryFolder;
use sztab_sandbox::{AutosaveTask, Sandbox, SandboxFolder};

/// File name of the bot's database in the folder.
const DATABASE_FILE: &str = "sandbox.db";

/// The folder, and the keeper that stores the sandbox's state.
pub struct State {
    folder: PathBuf,
    /// Present until [`State::begin`] is called.
    keeper: Option<SandboxFolder>,
    /// Present after [`State::begin`] has been called.
    keeping: Option<AutosaveTask>,
    /// Present if no folder was named.
    _temporary: Option<TemporaryFolder>,
}

impl State {
    /// Opens the named folder, or creates a temporary one.
    pub fn open(named: Option<&Path>) -> Result<Self, SandboxError> {
        let Some(folder) = named else {
            let temporary = TemporaryFolder::create()?;
            let folder = temporary.path().to_owned();
            return Ok(Self { folder, keeper: None, keeping: None, _temporary: Some(temporary) });
        };
        let keeper = SandboxFolder::open(folder)?;
        let state = Self { folder: folder.to_owned(), keeper: Some(keeper), keeping: None, _temporary: None };
        if state.is_new() {
            // The database was left by a demonstration that was not finished.
            remove_database(&state.database())?;
        }
        Ok(state)
    }

    /// Path of the bot's database.
    pub fn database(&self) -> PathBuf {
        self.folder.join(DATABASE_FILE)
    }

    /// True if no game has been played here yet.
    pub fn is_new(&self) -> bool {
        self.keeper.as_ref().is_none_or(SandboxFolder::is_new)
    }

    /// Restores the stored state and keeps it up to date from now on.
    pub fn restore(&mut self, sandbox: &Sandbox) -> Result<(), SandboxError> {
        if let Some(mut keeper) = self.keeper.take() {
            keeper.restore(sandbox);
            keeper.write(sandbox)?;
            self.keeping = Some(keeper.spawn_autosave(sandbox));
        }
        Ok(())
    }

    /// Writes pending changes, or removes temporary files.
    pub async fn finish(self) -> Result<(), SandboxError> {
        match self.keeping {
            Some(keeping) => Ok(keeping.finish().await?),
            None => Ok(()),
        }
    }

    /// The notice that explains how to stop the sandbox and what is stored.
    pub fn stop_notice(&self) -> String {
        match &self.keeping {
            Some(_) => format!("Ctrl-C stops it; everything is kept in {}.", self.folder.display()),
            None => "Ctrl-C stops it; everything is forgotten then. With --state FOLDER it is kept.".to_owned(),
        }
    }
}

fn remove_database(database: &Path) -> io::Result<()> {
    for suffix in ["", "-wal", "-shm"] {
        let mut file = database.as_os_str().to_owned();
        file.push(suffix);
        match fs::remove_file(&file) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}
