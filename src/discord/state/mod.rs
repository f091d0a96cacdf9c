//! State in memory apart from the games: it is lost with the process and never essential.

pub(crate) mod health;
pub(crate) mod in_flight;
pub(crate) mod menus;
pub(crate) mod metrics;
pub(crate) mod rate_limiter;
pub(crate) mod shares;
pub(crate) mod strips;
pub(crate) mod time;
