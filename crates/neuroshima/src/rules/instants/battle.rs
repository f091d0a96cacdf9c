//! Battle (NH-10.10).

use crate::rules::event::{BattleCause, EventSink};
use crate::rules::game::{Game, Stage};
use crate::rules::illegal::Illegal;
use crate::rules::slots::declare::slots;
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Starts a Battle and ends the turn (NH-10.10).
    pub struct Battle {}
}

impl Rule for Battle {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        if moment.game.state().stage == Stage::Normal { Ok(()) } else { Err(Illegal::BattleBanned) }
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        game.force_battle(BattleCause::Tile, sink);
    }
}
