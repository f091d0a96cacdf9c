//! The instants (NH-10). Each file defines one instant: its slots, check and effect.

mod battle;
mod bomb;
mod castling;
mod grenade;
mod movement;
mod paralysis;
pub mod push_back;
mod rotation;
mod small_bomb;
mod smoke_screen;
mod sniper;
mod terror;
mod transposition;

use crate::rules::repertoire::Instant;
use crate::rules::slots::declare::join_rules;

pub use battle::Battle;
pub use bomb::Bomb;
pub use castling::Castling;
pub use grenade::Grenade;
pub use movement::Move;
pub use paralysis::Paralysis;
pub use push_back::PushBack;
pub use rotation::Rotation;
pub use small_bomb::SmallBomb;
pub use smoke_screen::SmokeScreen;
pub use sniper::Sniper;
pub use terror::Terror;
pub use transposition::Transposition;

join_rules! {
    /// An instant with its slots filled in.
    Instant as Played { Battle Move PushBack Rotation Grenade Sniper Bomb Terror SmokeScreen Transposition Paralysis Castling SmallBomb }
}
