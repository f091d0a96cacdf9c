//! Bomb, which players know as Air Strike (NH-10.15).

use crate::games::neuroshima::rules::battle::blast::bomb;
use crate::games::neuroshima::rules::battle::damage::{Damage, Harm, Packet, seen};
use crate::games::neuroshima::rules::board::{DIRECTIONS, Hex, HexSet};
use crate::games::neuroshima::rules::event::{Event, Hit, HitSource, Witness};
use crate::games::neuroshima::rules::game::Game;
use crate::games::neuroshima::rules::illegal::Illegal;
use crate::games::neuroshima::rules::influence::Influence;
use crate::games::neuroshima::rules::repertoire::Instant;
use crate::games::neuroshima::rules::slots::declare::slots;
use crate::games::neuroshima::rules::slots::kind::Centre;
use crate::games::neuroshima::rules::slots::{Moment, Rule};

slots! {
    /// One wound for each unit on seven hexes, own ones too, HQs excepted (NH-10.15).
    pub struct Bomb {
        /// The hex in the middle.
        centre: Centre,
    }
}

impl Rule for Bomb {
    /// All seven hexes lie on the board.
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        let Self { centre } = self;
        moment.check_on_board(centre)?;
        let around = moment.board().neighbours(centre).count();
        if around == DIRECTIONS { Ok(()) } else { Err(Illegal::BombOffBoard { hex: centre }) }
    }

    fn perform(self, game: &mut Game, _: bool, witness: &mut impl Witness) {
        let (Self { centre }, side) = (self, game.state().active);
        witness.note(|| Event::BombDropped { side, centre });
        let source = HitSource::Instant { side, instant: Instant::Bomb };
        let victims: Vec<Hex> = bomb(&Influence::read(game.roster(), game.arrangement()), centre).iter().collect();
        for &target in &victims {
            let unit = seen(game.arrangement(), target);
            witness.note(|| Event::Hit(Hit::plain(source, unit, 1)));
        }
        let packets = victims.into_iter().map(|target| Packet::new(source, target, Harm::Wounds(1))).collect();
        game.settle_damage(Damage::new(packets, HexSet::EMPTY), witness);
    }
}
