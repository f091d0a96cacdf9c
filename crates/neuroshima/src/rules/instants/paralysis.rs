//! Paralysis (NH-10.26).

use crate::rules::battle::damage::event_tile;
use crate::rules::event::{Event, EventSink};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::marks::Marker;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::Enemy;
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Lays a paralysis marker on an enemy unit or HQ, but not on a Foundation (NH-10.26).
    pub struct Paralysis {
        /// Hex of the enemy.
        hex: Enemy,
    }
}

impl Rule for Paralysis {
    /// Checks that the unit does not have such a marker yet, and that the side has one left (NH-14.49).
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let (unit, _) = moment.enemy_unit(self.hex)?;
        if unit.marks.is_paralysed() {
            return Err(Illegal::ParalysedAlready { hex: self.hex });
        }
        let roster = moment.game.roster();
        if moment.arrangement().supply(roster, Marker::Paralysis, moment.side) == 0 {
            return Err(Illegal::NoMarkerLeft);
        }
        Ok(())
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let (unit, by) = (event_tile(game.arrangement(), self.hex), game.state.active);
        game.state.arrangement.lay_marker(self.hex, Marker::Paralysis, by);
        sink.emit(|| Event::Paralysed { unit, by });
    }
}
