//! Requests to Discord while the bot is set up.

pub(crate) mod inquiry;
pub(crate) mod outline;
