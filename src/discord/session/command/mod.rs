//! Code shared by the commands: their context, the game they refer to, their replies, and typed text.

pub(crate) mod answer;
pub(crate) mod autocomplete;
pub(crate) mod context;
pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod misread;
pub(crate) mod place;
