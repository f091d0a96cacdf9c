//! Sniper (NH-10.14).

use crate::games::neuroshima::rules::battle::damage::Harm;
use crate::games::neuroshima::rules::event::Witness;
use crate::games::neuroshima::rules::game::Game;
use crate::games::neuroshima::rules::illegal::Illegal;
use crate::games::neuroshima::rules::repertoire::Instant;
use crate::games::neuroshima::rules::slots::declare::slots;
use crate::games::neuroshima::rules::slots::kind::{EnemyTile, Under};
use crate::games::neuroshima::rules::slots::{Moment, Rule};

slots! {
    /// One wound for an enemy anywhere, HQs excepted, or the end of an enemy's Foundation (NH-10.14).
    pub struct Sniper {
        /// Where the enemy stands.
        hex: EnemyTile,
        /// That hex, if the Foundation under a unit is meant.
        under: Under,
    }
}

impl Rule for Sniper {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        moment.check_target(self.hex, self.under, Illegal::HeadquartersImmune { grenade: false })
    }

    fn perform(self, game: &mut Game, _: bool, witness: &mut impl Witness) {
        game.strike(Instant::Sniper, (self.hex, self.under), Harm::Wounds(1), witness);
    }
}
