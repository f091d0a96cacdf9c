//! Sniper (NH-10.14).

use crate::rules::battle::damage::Harm;
use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Instant;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{EnemyTile, Under};
use crate::rules::slots::{Moment, Rule};

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

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        game.strike(Instant::Sniper, (self.hex, self.under), Harm::Wounds(1), sink);
    }
}
