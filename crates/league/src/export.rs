//! Export and import of the log as a file.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::event::{Event, EventKind, VERSION};
use crate::season::{Log, LogError};

const FORMAT: &str = "sztab-league";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    events: Vec<Event>,
}

/// The reason a file is not a log.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The text is not JSON, or does not have the right structure. Contains the line and the reason.
    #[error("expected the log of a season, as `/league export` gives it: {0}")]
    Json(#[from] serde_json::Error),
    /// The file has another format.
    #[error("this is not a league's log but {0:?}")]
    Format(String),
    /// The version is not known to this program.
    #[error("version {0} of the log is unknown")]
    Version(u32),
    /// A line does not fit the preceding ones.
    #[error("the log does not fit together: {0}")]
    Misfit(#[from] LogError),
}

/// The log as JSON, so that anyone can check it. Faction pools are left out until entry closes.
pub fn export(log: &Log) -> String {
    let secret = log.season().presses.is_none();
    let public = |event: &Event| {
        let mut event = event.clone();
        if let (true, EventKind::PoolDeclared { factions, .. }) = (secret, &mut event.kind) {
            factions.clear();
        }
        event
    };
    let events = log.events().iter().map(public).collect();
    let file = File { format: FORMAT.to_owned(), version: VERSION, events };
    serde_json::to_string(&file).expect("events have no maps with keys that JSON lacks")
}

/// Parses an exported log.
///
/// # Errors
///
/// The text is not a log of a known version, or its lines do not fit together.
pub fn import(text: &str) -> Result<Log, ExportError> {
    let file: File = serde_json::from_str(text)?;
    if file.format != FORMAT {
        return Err(ExportError::Format(file.format));
    }
    if file.version != VERSION {
        return Err(ExportError::Version(file.version));
    }
    Ok(Log::from_events(file.events)?)
}
