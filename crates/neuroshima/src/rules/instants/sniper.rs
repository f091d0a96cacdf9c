//! Sniper (NH-10.14).

use crate::rules::battle::damage::Harm;
use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Instant;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{EnemyTile, FoundationTargets};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Wounds an enemy anywhere once, except HQs, or destroys an enemy's Foundation (NH-10.14).
    pub struct Sniper {
        /// Hex of the enemy.
        hex: EnemyTile,
        /// Contains `hex` if the Foundation under the unit is the target; otherwise empty.
        foundation_targets: FoundationTargets,
    }
}

impl Rule for Sniper {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        moment.check_target(self.hex, self.foundation_targets, Illegal::HeadquartersImmune { grenade: false })
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        game.strike(Instant::Sniper, (self.hex, self.foundation_targets), Harm::Wounds(1), sink);
    }
}
