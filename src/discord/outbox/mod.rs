//! Posts: their contents, and the worker that sends them.

pub(crate) mod call;
mod due_post;
pub(crate) mod explain;
pub(crate) mod film;
pub(crate) mod lost;
pub(crate) mod post;
pub(crate) mod reasons;
pub(crate) mod result;
mod unsent;
pub(crate) mod worker;
