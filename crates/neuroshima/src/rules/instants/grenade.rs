//! Grenade (NH-10.13).

use crate::rules::battle::damage::Harm;
use crate::rules::board::Hex;
use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Instant;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{EnemyTile, FoundationTargets};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Destroys an enemy unit or Foundation next to the side's HQ (NH-10.13).
    pub struct Grenade {
        /// Hex of the enemy.
        hex: EnemyTile,
        /// Contains `hex` if the Foundation under the unit is the target; otherwise empty.
        foundation_targets: FoundationTargets,
    }
}

impl Rule for Grenade {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { hex, foundation_targets } = self;
        moment.check_target(hex, foundation_targets, Illegal::HeadquartersImmune { grenade: true })?;
        let headquarters = moment.arrangement().headquarters(moment.game.roster(), moment.side);
        let headquarters = headquarters.ok_or(Illegal::NotNextToHeadquarters { hex })?;
        // Next to either token of a Structure (O-114), but next to the hex itself of a Foundation.
        let is_next = |hex: Hex| moment.board().direction(headquarters, hex).is_some();
        let of_unit = !moment.targets_foundation(hex, foundation_targets);
        if !(is_next(hex) || of_unit && moment.arrangement().other_token(hex).is_some_and(is_next)) {
            return Err(Illegal::NotNextToHeadquarters { hex });
        }
        if moment.influence.is_netted(headquarters) {
            Err(Illegal::GrenadeNetted)
        } else if moment.influence.is_paralysed(headquarters) {
            Err(Illegal::GrenadeParalysed)
        } else {
            Ok(())
        }
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        game.strike(Instant::Grenade, (self.hex, self.foundation_targets), Harm::Destruction, sink);
    }
}
