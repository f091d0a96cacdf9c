//! Charts, by `plotters`: axes and series are its, drawn through a backend that is our canvas.

mod army;
mod brush;
mod plot;
mod points;
pub(super) mod rating;

pub use army::{ARMIES, ArmyChart, ResultWords, Versus};
pub use points::{PointsChart, PointsPlayer};
pub use rating::{RatingChart, RatingPoint};
