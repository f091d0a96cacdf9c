//! Tests that every game passes, and two small games.
//!
//! - [`properties`]: tests that are generic over [`Rules`](sztab_game::Rules); [`kit!`] makes a module of them for a
//!   [`Subject`].
//! - [`bids`]: three sides against each other, secret bids of all at once, a die.
//! - [`raft`]: one to four sides together, turns, a die, computer players.
//! - [`Dice`]: choices that look random and are the same in every run.
//!
//! The small games show what must not depend on one game: referee, store and bot play them in their tests. A list of
//! games that has them is all that they need.
//!
//! ```
//! use sztab_game::{Kind, LineNumber, SeatData, Side};
//! use sztab_kit::RAFT;
//!
//! let kind: Kind = RAFT;
//! let seats = [SeatData { id: "ash", source: "" }; 2];
//! let mut game = kind.open(&seats, &kind.deal(&seats, "mode=2", &[7; 32])?)?;
//! assert!(game.is_cooperative());
//! game.play(Side(0), "bail", LineNumber(1))?;
//! assert_eq!(game.turn(), Some(Side(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    reason = "for tests: a test that cannot go on has failed"
)]

pub mod bids;
mod dice;
pub mod properties;
pub mod raft;

pub use bids::BIDS;
pub use dice::Dice;
pub use properties::Subject;
pub use raft::RAFT;
