//! Ratings of a server's players in a game, and the results of factions, computed from finished games and the logs of
//! seasons.
//!
//! Computed on demand, never stored. A match is a rated game, both games of a rated mirrored match, or a match of a
//! rated season. The computed ratings are kept in memory until a game ends, a season goes on or a week does.
//!
//! Games of more than two are not rated. The file of `/ratings` gives the same numbers in `sztab league rate`.
//! (`tests/store/ratings.rs`)

mod computed;
mod kept;
mod matches;
mod seasons;
mod tables;

pub use computed::{Ratings, Standing};
pub use computed::{WEEK_MS, Week};
pub(super) use kept::Kept;
pub use matches::{Contestant, RatedMatch};
pub use seasons::season_matches;
pub use tables::{faction_games, table_matches};
