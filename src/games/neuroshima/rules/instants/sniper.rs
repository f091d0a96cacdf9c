//! Sniper (NH-10.14).

use crate::games::neuroshima::rules::battle::damage::Harm;
use crate::games::neuroshima::rules::event::Witness;
use crate::games::neuroshima::rules::game::Game;
use crate::games::neuroshima::rules::illegal::Illegal;
use crate::games::neuroshima::rules::repertoire::Instant;
use crate::games::neuroshima::rules::slots::declare::slots;
use crate::games::neuroshima::rules::slots::kind::Enemy;
use crate::games::neuroshima::rules::slots::{Moment, Rule};

slots! {
    /// One wound for an enemy anywhere, HQs excepted (NH-10.14).
    pub struct Sniper {
        /// Where the enemy stands.
        hex: Enemy,
    }
}

impl Rule for Sniper {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let (_, tile) = moment.enemy(self.hex)?;
        if tile.is_headquarters() { Err(Illegal::HeadquartersImmune { grenade: false }) } else { Ok(()) }
    }

    fn perform(self, game: &mut Game, _: bool, witness: &mut impl Witness) {
        game.strike(Instant::Sniper, self.hex, Harm::Wounds(1), witness);
    }
}
