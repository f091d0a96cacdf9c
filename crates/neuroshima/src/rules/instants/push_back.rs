//! Push Back (NH-10.12, NH-10.40).

use crate::rules::arrangement::Arrangement;
use crate::rules::battle::damage::event_tile;
use crate::rules::board::Hex;
use crate::rules::decision::{Decision, Question};
use crate::rules::event::{Event, EventSink};
use crate::rules::game::{Game, Interrupted};
use crate::rules::illegal::Illegal;
use crate::rules::influence::Influence;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::{Hostile, Own};
use crate::rules::slots::{Moment, Rule};

slots! {
    /// A unit of the side pushes an adjacent enemy away (NH-10.12).
    pub struct PushBack {
        /// Hex of the pushing unit.
        pusher: Own,
        /// Hex of the enemy.
        target: Hostile,
    }
}

impl Rule for PushBack {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { pusher, target } = self;
        moment.own_unit(pusher)?;
        moment.hostile_unit(target)?;
        moment.check_adjacent(pusher, target)?;
        moment.check_unnetted(pusher)?;
        moment.check_unnetted(target)?;
        if !moment.arrangement().structures().is_none() {
            moment.check_not_heavy(target)?;
        }
        match destinations(moment.arrangement(), pusher, target).next() {
            Some(_) => Ok(()),
            None => Err(Illegal::NowhereToPush { hex: target }),
        }
    }

    /// Pushes the target. If there are several hexes, the pushed side chooses (D10, NH-10.12).
    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let Self { pusher, target } = self;
        let options: Vec<Hex> = destinations(&game.state.arrangement, pusher, target).collect();
        if let [only] = options[..] {
            self.push_to(game, only, sink);
            return;
        }
        let decider = Influence::evaluate(game.roster(), game.arrangement()).controller(target);
        let decider = decider.expect("checked before the action is carried out");
        let question = Question::PushDestination { unit: target, pusher, options };
        game.ask(Decision { decider, question }, Interrupted::Push { pusher, target }, sink);
    }
}

impl PushBack {
    /// Carries out the push to the chosen hex.
    pub(in crate::rules) fn push_to(self, game: &mut Game, to: Hex, sink: &mut impl EventSink) {
        let (unit, pusher) =
            (event_tile(&game.state.arrangement, self.target), event_tile(&game.state.arrangement, self.pusher));
        game.state.arrangement.displace(self.target, to);
        sink.emit(|| Event::Pushed { unit, to, pusher });
        game.settle_arrivals([to].into_iter().collect(), sink);
    }
}

/// The free hexes that are next to the target but not next to the pusher, in canonical order; for a token of a
/// Structure, only those next to its other token (NH-13.12; O-117).
pub fn destinations(arrangement: &Arrangement, pusher: Hex, target: Hex) -> impl Iterator<Item = Hex> {
    let board = arrangement.board;
    let mut hexes: Vec<Hex> = board
        .neighbours(target)
        .map(|(_, hex)| hex)
        .filter(|&hex| arrangement.is_free(hex) && board.distance(pusher, hex) == 2)
        .filter(|&hex| arrangement.stays_together(target, hex))
        .collect();
    hexes.sort_unstable();
    hexes.into_iter()
}
