//! Posts: what they say, and the worker that sends them.

pub(crate) mod call;
pub(crate) mod lost;
pub(crate) mod post;
pub(crate) mod result;
pub(crate) mod stills;
pub(crate) mod story;
pub(crate) mod worker;
