//! Charts drawn with `plotters`, which provides axes and series, through a backend for our canvas.

mod brush;
mod faction;
mod plot;
mod points;
pub(super) mod rating;

pub use faction::{FactionChart, LegendTexts, MAX_FACTIONS, Versus};
pub use points::{PointsChart, PointsPlayer};
pub use rating::{RatingChart, RatingPoint};
