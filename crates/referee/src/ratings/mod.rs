//! Ratings of a server's players in a game, and the results of factions, computed from finished games and the logs of
//! seasons.
//!
//! Ratings are computed on demand and cached until a game ends, a season changes or the week is over; they are never
//! stored. A match is a rated game, both games of a rated mirrored match, or a match of a rated season.
//!
//! Games of more than two are not rated. `sztab league rate` computes the same numbers from the file that `/ratings`
//! provides. (`tests/store/ratings.rs`)

mod computed;
mod kept;
mod matches;
mod seasons;
mod tables;

pub use computed::{Ratings, Standing};
pub use computed::{WEEK_MS, Week};
pub(super) use kept::RatingsCache;
pub use matches::{Contestant, RatedMatch};
pub use seasons::season_matches;
pub use tables::{faction_games, table_matches};
