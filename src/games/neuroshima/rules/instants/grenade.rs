//! Grenade (NH-10.13).

use crate::games::neuroshima::rules::battle::damage::Harm;
use crate::games::neuroshima::rules::event::Witness;
use crate::games::neuroshima::rules::game::Game;
use crate::games::neuroshima::rules::illegal::Illegal;
use crate::games::neuroshima::rules::repertoire::Instant;
use crate::games::neuroshima::rules::slots::declare::slots;
use crate::games::neuroshima::rules::slots::kind::{EnemyTile, Under};
use crate::games::neuroshima::rules::slots::{Moment, Rule};

slots! {
    /// Destroys an enemy unit or Foundation next to the own HQ (NH-10.13).
    pub struct Grenade {
        /// Where the enemy stands.
        hex: EnemyTile,
        /// That hex, if the Foundation under a unit is meant.
        under: Under,
    }
}

impl Rule for Grenade {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { hex, under } = self;
        moment.check_target(hex, under, Illegal::HeadquartersImmune { grenade: true })?;
        let headquarters = moment.arrangement().headquarters(moment.game.roster(), moment.side);
        let headquarters = headquarters.ok_or(Illegal::NotNextToHeadquarters { hex })?;
        if moment.board().direction(headquarters, hex).is_none() {
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

    fn perform(self, game: &mut Game, _: bool, witness: &mut impl Witness) {
        game.strike(Instant::Grenade, (self.hex, self.under), Harm::Destruction, witness);
    }
}
