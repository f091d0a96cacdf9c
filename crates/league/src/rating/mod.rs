//! Glicko-2 ratings over matches with fractional scores, in weekly periods.
//!
//! Based on Glickman, "Example of the Glicko-2 system" (2022). Ratings depend only on the list of matches.

mod csv;
mod glicko;
mod period;

use serde::{Deserialize, Serialize};

pub use csv::{CsvError, CsvReason, rate_csv};
pub use glicko::{Opposition, update};
pub use period::{RatedMatch, RatedPlayer, RatingError, rate, rating_history, week_number};

/// Rating of a new player.
pub const INITIAL_RATING: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// Maximum rating deviation, which is that of a new player.
pub const MAX_DEVIATION: f64 = 350.0;

/// Deviation above which a rating is provisional: that of a player with up to about 11 matches.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;

/// A rating on the Glicko scale.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// Strength; 1500 for a new player.
    pub rating: f64,
    /// Rating deviation, the standard error of the rating.
    pub deviation: f64,
    /// Volatility, the expected fluctuation, on the Glicko-2 scale.
    pub volatility: f64,
}

impl Rating {
    /// True if the rating is too uncertain to be compared.
    pub fn is_provisional(&self) -> bool {
        self.deviation >= PROVISIONAL_DEVIATION
    }

    /// Lower end of the 95 % interval: rating minus two deviations.
    pub fn conservative_rating(&self) -> f64 {
        self.rating - 2.0 * self.deviation
    }
}
