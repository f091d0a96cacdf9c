//! The settings of a season: one private panel of lists, a page at a time.

mod armies;
pub mod faults;
pub mod file;
pub mod hint;
mod kinds;
mod page;
pub mod panel;
mod press;
pub mod setting;
mod stages;
