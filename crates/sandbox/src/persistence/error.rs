//! Errors of saving and loading a sandbox.

use std::io;
use std::path::{Path, PathBuf};

/// The reason a sandbox cannot be saved to a folder or loaded from it, worded for the user.
#[derive(Debug, thiserror::Error)]
pub enum PersistenceError {
    /// The system returned an error.
    #[error("the folder {} cannot be used: {reason}", .path.display())]
    Unusable {
        /// The folder.
        path: PathBuf,
        /// The system's message.
        reason: String,
    },
    /// The folder contains something other than a sandbox.
    #[error("the folder {} is not empty and holds no sandbox: name another one, or a new one", .0.display())]
    SomethingElse(PathBuf),
    /// Another program is using the folder for a sandbox.
    #[error("another sandbox is at work in the folder {}: stop that one first, or name another folder", .0.display())]
    InUse(PathBuf),
    /// The folder was written by a newer version of the program.
    #[error(
        "the folder {} was written by a newer version of sztab, and was left as it is: start that version, or name \
         another folder",
        .0.display()
    )]
    Newer(PathBuf),
    /// The text or a file is damaged.
    #[error(
        "the folder {} is damaged ({what}), and was left as it is: put it back from a copy, or name another folder",
        .path.display()
    )]
    Damaged {
        /// The folder.
        path: PathBuf,
        /// The problem.
        what: String,
    },
    /// The worker that saves the sandbox has ended.
    #[error("the sandbox is not kept any more: its worker has ended")]
    Stopped,
}

impl PersistenceError {
    pub(super) fn unusable(path: &Path, error: &io::Error) -> Self {
        Self::Unusable { path: path.to_owned(), reason: error.to_string() }
    }
}

/// A problem with the saved text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum DocumentError {
    Newer,
    Damaged(String),
}

impl DocumentError {
    pub fn into_persistence_error(self, folder: &Path) -> PersistenceError {
        match self {
            Self::Newer => PersistenceError::Newer(folder.to_owned()),
            Self::Damaged(what) => PersistenceError::Damaged { path: folder.to_owned(), what },
        }
    }
}
