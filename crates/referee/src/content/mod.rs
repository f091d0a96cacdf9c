//! Contents of posts and jobs. The store contains a key for the kind, and the rest as JSON; both are written and read
//! only here.
//!
//! An unreadable post is given up with the reason and stays in the outbox for the operator; an unreadable job is logged
//! and retried.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

mod job;
mod post;
mod question;
mod season;

pub use job::{JobContent, JobKind, Reminder};
pub(super) use job::{plan_after_end, plan_or_drop};
pub use post::{PostContent, PostKind, UnreachableChannel};
pub use question::{FallAnswer, Matter, Proposal, SeatOffer, UndoAnswer, UndoRequest, Vote};
pub use season::{SeasonJob, SeasonJobKind, SeasonPost};

/// A kind or payload in the database that this program does not write.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{kind}` with the payload `{payload}` cannot be read")]
pub struct UnreadableContent {
    pub kind: String,
    pub payload: String,
}

/// Serialises the fields of a content as JSON; an empty text if there are none.
fn payload(content: &impl Serialize) -> String {
    let mut written = serde_json::to_value(content).expect("contents are plain data");
    written.get_mut("payload").map(Value::take).map_or_else(String::new, |fields| fields.to_string())
}

/// Reads the content of a row.
fn read_content<C: DeserializeOwned>(kind: &str, payload: &str) -> Result<C, UnreadableContent> {
    let unreadable = || UnreadableContent { kind: kind.to_owned(), payload: payload.to_owned() };
    let mut written = serde_json::json!({ "kind": kind });
    if !payload.is_empty() {
        written["payload"] = serde_json::from_str(payload).map_err(|_| unreadable())?;
    }
    serde_json::from_value(written).map_err(|_| unreadable())
}

#[cfg(test)]
mod tests;
