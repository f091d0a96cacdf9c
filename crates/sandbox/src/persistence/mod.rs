//! Saving a sandbox on disk, so that a later start can continue it.
//!
//! A folder contains the world as one JSON text, `world.json`, and the files of messages and emojis under `files`, each
//! named by its hash. The text is replaced atomically, so it is always a consistent snapshot; it is written soon after
//! each change, so a kill loses only the most recent changes.
//!
//! Private responses, deferred responses ("the bot is thinking") and interactions are not saved, because their tokens
//! are invalid after a restart.
//!
//! Damaged or newer files are refused and left unchanged. Messages missing from the world look deleted to the bot.
//! (`tests/sandbox/keeping.rs`, `tests/discord/kept.rs`, `tests/cli/sandbox.rs`)

mod document;
mod error;
mod file_store;

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::Sandbox;
use document::SavedWorld;
use file_store::{FileStore, hash, replace_file};

pub use error::PersistenceError;

/// Name of the file that contains the world.
const WORLD_FILE: &str = "world.json";
/// Name of a file that exists until the world of a new folder is first written.
const UNFINISHED_FILE: &str = "unfinished";
/// Name of the file locked by the process that saves a sandbox in the folder.
const LOCK_FILE: &str = "lock";
/// Name of the folder for the files of messages and emojis.
const FILES_FOLDER: &str = "files";

/// Delay between a change and writing it, so that changes in quick succession are written together.
const WRITE_DELAY: Duration = Duration::from_millis(200);
/// Time between a failed attempt to write and the next attempt.
const RETRY_DELAY: Duration = Duration::from_secs(5);

/// A folder in which a sandbox is saved, locked against other processes.
#[derive(Debug)]
pub struct SandboxFolder {
    folder: PathBuf,
    file_store: FileStore,
    /// The loaded world, until it is restored.
    kept: Option<SavedWorld>,
    /// Hash of the text on disk.
    written: String,
    _lock: File,
}

/// The worker that saves a sandbox.
#[derive(Debug)]
pub struct AutosaveTask {
    end: oneshot::Sender<()>,
    task: JoinHandle<Result<(), PersistenceError>>,
}

impl SandboxFolder {
    /// Opens or creates a folder and reads its world, without changing it.
    ///
    /// # Errors
    ///
    /// If the folder contains something else, is damaged, was written by a newer version, or is in use.
    pub fn open(folder: &Path) -> Result<Self, PersistenceError> {
        let unusable = |error| PersistenceError::unusable(folder, &error);
        if folder.is_file() {
            return Err(unusable(ErrorKind::NotADirectory.into()));
        }
        DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(unusable)?;
        if !folder.join(WORLD_FILE).try_exists().map_err(unusable)? {
            if !can_create_world(folder).map_err(unusable)? {
                return Err(PersistenceError::SomethingElse(folder.to_owned()));
            }
            File::create(folder.join(UNFINISHED_FILE)).map_err(unusable)?;
        }
        let lock = lock_folder(folder)?;
        let mut file_store = FileStore::new(folder.join(FILES_FOLDER));
        let kept = match std::fs::read(folder.join(WORLD_FILE)) {
            Ok(text) => {
                Some(SavedWorld::read(&text, &mut file_store).map_err(|flaw| flaw.into_persistence_error(folder))?)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(unusable(error)),
        };
        Ok(Self { folder: folder.to_owned(), file_store, kept, written: String::new(), _lock: lock })
    }

    /// True if the folder does not contain a world yet.
    pub fn is_new(&self) -> bool {
        self.kept.is_none()
    }

    /// Restores the saved world into a new sandbox.
    pub fn restore(&mut self, sandbox: &Sandbox) {
        if let Some(kept) = self.kept.take() {
            sandbox.change_world(|world| kept.restore_into(world));
            self.file_store.remove_unknown_files();
        }
    }

    /// Writes the current world, unless it is already on disk.
    ///
    /// # Errors
    ///
    /// If writing fails. The previous world stays on disk.
    pub fn write(&mut self, sandbox: &Sandbox) -> Result<(), PersistenceError> {
        let folder = self.folder.clone();
        self.try_write(sandbox).map_err(|error| PersistenceError::unusable(&folder, &error))
    }

    fn try_write(&mut self, sandbox: &Sandbox) -> io::Result<()> {
        let text = loop {
            match sandbox.with_world(|world| document::serialize_world(world, &self.file_store)) {
                Ok(text) => break text,
                // The missing files are written first, without holding the lock.
                Err(missing) => missing.iter().try_for_each(|(id, bytes)| self.file_store.put(*id, bytes))?,
            }
        };
        let hash = hash(&text.bytes);
        if hash != self.written {
            replace_file(&self.folder.join(WORLD_FILE), &text.bytes)?;
            self.written = hash;
            match std::fs::remove_file(self.folder.join(UNFINISHED_FILE)) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
                _ => {}
            }
            self.file_store.retain_files(&text.named);
        }
        Ok(())
    }

    /// From now on, writes the world soon after each change.
    pub fn spawn_autosave(self, sandbox: &Sandbox) -> AutosaveTask {
        let (end, ended) = oneshot::channel();
        AutosaveTask { end, task: tokio::spawn(save_changes(self, sandbox.clone(), ended)) }
    }
}

impl AutosaveTask {
    /// Writes the last change and releases the folder.
    ///
    /// # Errors
    ///
    /// If writing fails.
    ///
    /// # Panics
    ///
    /// Never: a panic of the worker is returned as an error.
    pub async fn finish(self) -> Result<(), PersistenceError> {
        // The worker may have ended already.
        let _ = self.end.send(());
        self.task.await.unwrap_or(Err(PersistenceError::Stopped))
    }
}

async fn save_changes(
    mut keeper: SandboxFolder,
    sandbox: Sandbox,
    mut ended: oneshot::Receiver<()>,
) -> Result<(), PersistenceError> {
    let mut changes = sandbox.subscribe();
    // Makes the first write include changes made before this point.
    changes.mark_changed();
    let mut pause = WRITE_DELAY;
    loop {
        let settled = async {
            // This cannot fail: the sender lives as long as the sandbox.
            changes.changed().await.ok();
            tokio::time::sleep(pause).await;
        };
        tokio::select! {
            () = settled => {}
            _ = &mut ended => return write_blocking(keeper, &sandbox).await?.1,
        }
        changes.mark_unchanged();
        let (back, written) = write_blocking(keeper, &sandbox).await?;
        keeper = back;
        pause = WRITE_DELAY;
        if let Err(error) = written {
            tracing::error!(%error, "the sandbox could not be kept");
            changes.mark_changed();
            pause = RETRY_DELAY;
        }
    }
}

/// Writes the world on a blocking thread.
async fn write_blocking(
    mut keeper: SandboxFolder,
    sandbox: &Sandbox,
) -> Result<(SandboxFolder, Result<(), PersistenceError>), PersistenceError> {
    let sandbox = sandbox.clone();
    let writing = tokio::task::spawn_blocking(move || {
        let written = keeper.write(&sandbox);
        (keeper, written)
    });
    writing.await.map_err(|_| PersistenceError::Stopped)
}

/// Returns whether a new world may be created in a folder: the folder is empty, or an earlier creation was interrupted.
fn can_create_world(folder: &Path) -> io::Result<bool> {
    Ok(std::fs::read_dir(folder)?.next().is_none() || folder.join(UNFINISHED_FILE).try_exists()?)
}

fn lock_folder(folder: &Path) -> Result<File, PersistenceError> {
    let unusable = |error| PersistenceError::unusable(folder, &error);
    let opened = OpenOptions::new().write(true).create(true).truncate(false).open(folder.join(LOCK_FILE));
    let file = opened.map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(PersistenceError::InUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}
