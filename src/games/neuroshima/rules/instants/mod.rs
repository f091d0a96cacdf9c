//! The instants (NH-10): a file each, with slots, check and effect.

mod battle;
mod bomb;
mod castling;
mod grenade;
mod movement;
pub mod push_back;
mod rotation;
mod small_bomb;
mod sniper;
mod terror;

use crate::games::neuroshima::rules::repertoire::Instant;
use crate::games::neuroshima::rules::slots::declare::joined;

pub use battle::Battle;
pub use bomb::Bomb;
pub use castling::Castling;
pub use grenade::Grenade;
pub use movement::Move;
pub use push_back::PushBack;
pub use rotation::Rotation;
pub use small_bomb::SmallBomb;
pub use sniper::Sniper;
pub use terror::Terror;

joined! {
    /// An instant with what fills its slots.
    Instant as Played { Battle Move PushBack Rotation Grenade Sniper Bomb Terror Castling SmallBomb }
}
