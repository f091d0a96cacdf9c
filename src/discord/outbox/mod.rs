//! Posts: their contents, and the worker that sends them.

pub(crate) mod call;
pub(crate) mod film;
pub(crate) mod lost;
mod owed;
pub(crate) mod post;
pub(crate) mod result;
mod unsent;
mod why;
pub(crate) mod worker;
