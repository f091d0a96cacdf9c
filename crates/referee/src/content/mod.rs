//! What posts and jobs say: the store keeps their kinds and payloads as opaque words, which are written and read here
//! and nowhere else.
//!
//! An unreadable post is given up with the reason and stays in the outbox for the operator; an unreadable job is
//! logged and tried again.

mod job;
mod post;
mod question;
mod season;
mod words;

pub use job::{JobContent, JobKind, Reminding};
pub(super) use job::{plan_after_end, plan_or_drop};
pub use post::{LostPlace, PostContent, PostKind};
pub use question::{FallAnswer, Matter, SeatOffer, UndoAnswer, UndoRequest};
pub use season::{SeasonJob, SeasonJobKind, SeasonPost, SeasonPostKind};

/// A kind or payload in the database that this program does not write.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{kind}` with the payload `{payload}` cannot be read")]
pub struct UnreadableContent {
    pub kind: String,
    pub payload: String,
}
