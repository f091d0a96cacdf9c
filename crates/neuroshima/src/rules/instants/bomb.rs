//! Bomb, which players know as Air Strike (NH-10.15).

use crate::rules::battle::blast::around;
use crate::rules::board::DIRECTIONS;
use crate::rules::event::{Event, EventSink};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::repertoire::Instant;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Centre, Under};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// One wound for each unit on seven hexes, own ones too, HQs excepted (NH-10.15).
    pub struct Bomb {
        /// The hex in the middle.
        centre: Centre,
        /// The hexes on which the Foundation is meant and not the unit.
        under: Under,
    }
}

impl Rule for Bomb {
    /// All seven hexes lie on the board, none of them in Mountains.
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { centre, under } = self;
        moment.check_on_board(centre)?;
        if moment.board().neighbours(centre).count() < DIRECTIONS {
            return Err(Illegal::BombOffBoard { hex: centre });
        }
        moment.check_area(around(moment.board(), centre))?;
        moment.check_under(under, around(moment.board(), centre))
    }

    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let (Self { centre, under }, side) = (self, game.state().active);
        sink.emit(|| Event::BombDropped { side, centre });
        game.blast(Instant::Bomb, around(game.arrangement().board, centre), under, sink);
    }
}
