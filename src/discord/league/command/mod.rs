//! Code shared by the commands about seasons and matches.

pub(crate) mod matches;
pub(crate) mod season;
