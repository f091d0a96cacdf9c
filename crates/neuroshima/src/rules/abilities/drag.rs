//! Effects of a Hole in its owner's turn (NH-14.34).

use crate::rules::battle::damage::event_tile;
use crate::rules::board::Hex;
use crate::rules::event::{Event, EventSink};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Enemy, Free};
use crate::rules::slots::{Moment, Rule};
use crate::rules::tile::Foundation;
use crate::rules::traits::Traits;

slots! {
    /// A Hole drags an adjacent enemy unit onto itself, once a turn; the rotation does not change (NH-14.34).
    pub struct Drag {
        /// Hex of the enemy.
        unit: Enemy where may_be_dragged,
        /// Hex of the Hole.
        hole: Free,
    }
}

impl Rule for Drag {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        check_hole(moment, self.hole)?;
        check_unit(moment, self.unit)?;
        moment.check_adjacent(self.hole, self.unit)?;
        moment.check_free(self.hole)?;
        moment.check_together(self.unit, self.hole)
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let Self { unit: from, hole } = self;
        if let Some(ground) = game.state.arrangement.foundations_mut().find(|ground| ground.hex == hole) {
            ground.spent = true;
        }
        let unit = event_tile(game.arrangement(), from);
        game.state.arrangement.displace(from, hole);
        sink.emit(|| Event::Dragged { unit, to: hole });
        game.settle_arrivals([hole].into_iter().collect(), sink);
    }
}

#[inline]
fn may_be_dragged(moment: &Moment<'_>, hex: Hex) -> bool {
    moment.game.roster().traits().has_any(Traits::HOLES) && check_unit(moment, hex).is_ok()
}

/// Checks that the unit is an enemy, is not netted, and is not an HQ (O-40).
fn check_unit(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    let (_, tile) = moment.enemy_unit(hex)?;
    if tile.is_headquarters() { Err(Illegal::HeadquartersNotDragged) } else { moment.check_unnetted(hex) }
}

/// Checks that the side has a Hole on this hex that was free when the turn began and has not been used this turn.
fn check_hole(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    moment.check_on_board(hex)?;
    let is_hole = |owner, tile| {
        owner == moment.side && moment.game.roster().tile(owner, tile).foundation() == Some(Foundation::Hole)
    };
    match moment.arrangement().foundation(hex).filter(|ground| is_hole(ground.owner, ground.tile)) {
        None => Err(Illegal::NoHole { hex }),
        Some(ground) if ground.spent => Err(Illegal::HoleSpent { hex }),
        Some(_) => Ok(()),
    }
}
