//! Receives everything from Discord: interactions and events are admitted, timed, dispatched and replied to.

pub(crate) mod admission;
pub(crate) mod dispatcher;
pub(crate) mod routes;
mod serve;
