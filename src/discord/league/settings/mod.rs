//! The settings of a season: a private panel of selects, one page at a time.

mod factions;
pub mod faults;
pub mod file;
mod page;
pub mod panel;
pub mod press;
mod row;
pub mod setting;
mod stages;
