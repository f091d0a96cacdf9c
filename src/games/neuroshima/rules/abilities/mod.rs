//! The abilities of units that are used in the own turn: a file each, with slots, check and effect.

mod drag;
mod mobility;
mod push;
mod replace;
mod transport;
mod underground;

use crate::games::neuroshima::rules::repertoire::Ability;
use crate::games::neuroshima::rules::slots::declare::joined;

pub use drag::Drag;
pub use mobility::Mobility;
pub use push::Push;
pub use replace::Replace;
pub use transport::Transport;
pub use underground::Underground;

joined! {
    /// An ability with what fills its slots.
    Ability as Used { Mobility Transport Replace Underground Drag Push }
}
