//! The abilities of units that are used in the own turn: a file each, with slots, check and effect.

mod mobility;
mod push;
mod replace;
mod rotate;
mod transport;

use crate::games::neuroshima::rules::repertoire::Ability;
use crate::games::neuroshima::rules::slots::declare::joined;

pub use mobility::Mobility;
pub use push::Push;
pub use replace::Replace;
pub use rotate::Rotate;
pub use transport::Transport;

joined! {
    /// An ability with what fills its slots.
    Ability as Used { Mobility Transport Replace Push Rotate }
}
