//! Bids: a game for tests of everything that must not depend on a particular game. Three sides make secret bids for a
//! die.
//!
//! - T-1: in each of four rounds, every side bids 1 to 3, in secret. A side may change its bid until all have bid.
//! - T-2: when the last bid is in, all bids are opened and a die is thrown; its value is the prize.
//! - T-3: the side whose turn it is (the next side each round) keeps the prize or throws again.
//! - T-4: the side with the highest bid gets the prize less its bid. If several sides made the highest bid, no side
//!   gets the prize.
//! - T-5: after the last round, the side with the most points wins; sides with equal points share a rank.
//! - T-6: a side that resigns comes last. When only one side is left, the game is over.
//! - T-7: a side that runs out of time bids 1 and keeps the prize from then on.
//! - T-8: all sides can agree on a draw.

mod event;
mod record;
mod rules;
mod state;

pub use event::{Event, Illegal};
pub use rules::{Action, BIDS, BidsKind};
pub use state::{Bid, Bids, State};
