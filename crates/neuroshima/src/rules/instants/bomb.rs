//! Bomb, also known to players as Air Strike (NH-10.15).

use crate::rules::battle::blast::bomb_area;
use crate::rules::board::DIRECTIONS;
use crate::rules::event::{Event, EventSink};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Instant;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Centre, FoundationTargets};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// Wounds each unit on seven hexes once, including the player's own units but not HQs (NH-10.15).
    pub struct Bomb {
        /// The centre hex.
        centre: Centre,
        /// The hexes where the Foundation is the target instead of the unit.
        foundation_targets: FoundationTargets,
    }
}

impl Rule for Bomb {
    /// Checks that all seven hexes are on the board and not Mountains.
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { centre, foundation_targets } = self;
        moment.check_on_board(centre)?;
        if moment.board().neighbours(centre).count() < DIRECTIONS {
            return Err(Illegal::BombOffBoard { hex: centre });
        }
        moment.check_area(bomb_area(moment.board(), centre))?;
        moment.check_foundation_targets(foundation_targets, bomb_area(moment.board(), centre))
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let (Self { centre, foundation_targets }, side) = (self, game.state().active);
        sink.emit(|| Event::BombDropped { side, centre });
        game.blast(Instant::Bomb, bomb_area(game.arrangement().board, centre), foundation_targets, sink);
    }
}
