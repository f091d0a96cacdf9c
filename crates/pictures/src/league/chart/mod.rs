//! Charts, by `plotters`: axes and series are its, drawn through a backend that is our canvas.

mod brush;
mod faction;
mod plot;
mod points;
pub(super) mod rating;

pub use faction::{FACTIONS, FactionChart, ResultWords, Versus};
pub use points::{PointsChart, PointsPlayer};
pub use rating::{RatingChart, RatingPoint};
