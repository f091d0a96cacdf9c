//! Starting and stopping the bot, and its workers.

pub(crate) mod backups;
pub(crate) mod emojis;
pub(crate) mod jobs;
pub(crate) mod monitor;
pub(crate) mod start;
pub(crate) mod stop;
pub(crate) mod trouble;
pub(crate) mod upkeep;
pub(crate) mod watchdog;
