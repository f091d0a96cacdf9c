//! Smoke Screen (NH-10.22).

use crate::rules::battle::damage::event_tile;
use crate::rules::board::Hex;
use crate::rules::event::{Event, EventSink, MoveCause};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::readings::Reading;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Enemy, Turn};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Turns an enemy unit, HQs included, to any rotation (NH-10.22, O-17).
    pub struct SmokeScreen {
        /// Hex of the enemy.
        hex: Enemy where may_be_turned,
        /// Rotation after the turn.
        rotation: Turn,
    }
}

impl Rule for SmokeScreen {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { hex, rotation } = self;
        let (unit, _) = moment.enemy_unit(hex)?;
        check_target(moment, hex)?;
        if unit.rotation == rotation { Err(Illegal::NothingChanges) } else { Ok(()) }
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let Self { hex, rotation } = self;
        let unit = event_tile(&game.state.arrangement, hex);
        game.state.arrangement.update_unit(hex, |turned| turned.rotation = rotation);
        sink.emit(|| Event::Moved { unit, to: hex, rotation, turned: true, by: MoveCause::Tile });
        game.settle_board(sink);
    }
}

#[inline]
fn may_be_turned(moment: &Moment<'_>, hex: Hex) -> bool {
    check_target(moment, hex).is_ok()
}

/// Checks that the enemy is not netted, and that it is not an HQ unless the first reading of O-17 applies.
#[inline]
fn check_target(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    let is_spared = moment.game.roster().terms().readings.has(Reading::SmokeScreenSparesHeadquarters);
    if is_spared && moment.influence.unit(hex).is_some_and(|(_, tile)| tile.is_headquarters()) {
        return Err(Illegal::HeadquartersNotTurned);
    }
    moment.check_unnetted(hex)
}
