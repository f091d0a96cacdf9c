//! Abilities that units use during their player's turn. Each file defines one ability: its slots, check and effect.

mod drag;
mod mobility;
mod push;
mod replace;
mod rotate;
mod steel_net;
mod transport;
mod turn;
mod underground;

use crate::rules::repertoire::Ability;
use crate::rules::slots::declare::join_rules;

pub use drag::Drag;
pub use mobility::Mobility;
pub use push::Push;
pub use replace::Replace;
pub use rotate::Rotate;
pub use steel_net::SteelNet;
pub use transport::Transport;
pub use turn::TurnToken;
pub use underground::Underground;

join_rules! {
    /// An ability with its slots filled in.
    Ability as Used { Mobility Transport Replace Underground Drag SteelNet Push Rotate TurnToken }
}
