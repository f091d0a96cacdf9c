//! Terror (NH-10.20).

use crate::rules::event::{Event, EventSink};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::readings::Reading;
use crate::rules::slots::declare::slots;
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Forbids enemies to put tiles on the board in their next turns (NH-10.20). Allies are also affected if the
    /// players agreed on that reading of O-25.
    pub struct Terror {}
}

impl Rule for Terror {
    #[inline]
    fn check(self, _: &Moment<'_>) -> Result<(), Illegal> {
        Ok(())
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let (mode, active) = (game.roster().mode(), game.state.active);
        let stops_allies = game.roster().terms().readings.has(Reading::TerrorStopsAllies);
        let sides = if stops_allies { mode.sides().without(active) } else { mode.enemies(active) };
        let sides = sides.difference(game.state.contest.eliminated);
        game.state.terror = game.state.terror.union(sides);
        sink.emit(|| Event::Frightened { sides });
    }
}
