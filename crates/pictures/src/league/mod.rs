//! Pictures of leagues: tables, rounds, brackets, player cards, calendars and charts.
//!
//! Each is a plain value with all texts translated, and has two methods: `png` draws it, 1080 pixels wide, and `lines`
//! returns its contents as lines of text, of which a description includes as many as fit. Drawing never fails, whatever
//! the value contains: texts that do not fit are shortened, and rows beyond the limit of a page are left out.
//!
//! Text in rows is at least 30 pixels high, of which 11 remain on a phone. No meaning depends on colour alone: marks
//! differ in shape, and plates have letters.

mod axis;
mod bracket;
mod calendar;
mod card;
mod chart;
mod frame;
mod marks;
mod round;
mod table;

pub use axis::Tick;
pub use bracket::{Bracket, Column, Entrant, EntrantName, Pair};
pub use calendar::{Bar, Calendar, ROUNDS_PER_PAGE};
pub use card::{Fact, FactionRecord, Form, PlayerCard, Record};
pub use chart::{FactionChart, LegendTexts, MAX_FACTIONS, PointsChart, PointsPlayer, RatingChart, RatingPoint, Versus};
pub use frame::Heading;
pub use marks::{Movement, Outcome, State};
pub use round::{Group, MATCHES_PER_PAGE, Match, Round, Winner};
pub use table::{Columns, Consequence, ROWS_PER_PAGE, Row, Table};

pub use super::text::Name;
