//! Bids: a game for tests of everything that must not depend on one game. Three sides bid in secret for a die.
//!
//! - T-1: in each of four rounds every side bids 1 to 3, in secret. A side may change its bid until all have bid.
//! - T-2: when the last bid is in, all are opened and a die is thrown: the prize.
//! - T-3: the side whose turn it is, the next one each round, keeps the prize or throws again.
//! - T-4: the only side with the highest bid gets the prize less its bid. If several bid it, no side gets it.
//! - T-5: after the last round most points win; sides with equal points share the place.
//! - T-6: a side that resigns comes last. When one side is left the game is over.
//! - T-7: a side without time bids 1 and keeps from then on.
//! - T-8: all can agree on a draw.

mod event;
mod record;
mod rules;
mod state;

pub use event::{Event, Illegal};
pub use rules::{Action, BIDS, BidsKind};
pub use state::{Bid, Bids, State};
