//! Underground Castling (NH-14.15).

use crate::rules::battle::damage::event_tile;
use crate::rules::board::Hex;
use crate::rules::event::{Event, EventSink};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::slots::declare::slots;
use crate::rules::slots::kind::Own;
use crate::rules::slots::{Moment, Rule};
use crate::rules::tile::Feature;
use crate::rules::traits::Traits;

slots! {
    /// The HQ and an adjacent underground tile of the same side swap places, once a turn (NH-14.15).
    pub struct Underground {
        /// Hex of the tile.
        hex: Own where may_swap,
    }
}

impl Rule for Underground {
    #[inline]
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal> {
        check_unit(moment, self.hex)
    }

    /// Swaps both units at the same time; consequences follow once both have moved (NH-10.43).
    fn perform(self, game: &mut Game, _: bool, sink: &mut impl EventSink) {
        let Some(headquarters) = game.arrangement().headquarters(game.roster(), game.state.active) else { return };
        game.state.arrangement.update_unit(headquarters, |unit| unit.spent.underground = true);
        let (one, other) = (event_tile(game.arrangement(), headquarters), event_tile(game.arrangement(), self.hex));
        game.state.arrangement.swap(headquarters, self.hex);
        sink.emit(|| Event::Swapped { one, other });
        game.settle_arrivals([headquarters, self.hex].into_iter().collect(), sink);
    }
}

#[inline]
fn may_swap(moment: &Moment<'_>, hex: Hex) -> bool {
    moment.game.roster().traits().has_any(Traits::UNDERGROUND) && check_unit(moment, hex).is_ok()
}

/// Checks that the HQ and the tile are adjacent and not netted, the HQ still has the ability, and the tile is
/// underground (NH-14.15, NH-14.74).
fn check_unit(moment: &Moment<'_>, hex: Hex) -> Result<(), Illegal> {
    moment.own_unit(hex)?;
    let headquarters = moment.arrangement().headquarters(moment.game.roster(), moment.side);
    let headquarters = headquarters.ok_or(Illegal::NoAbility { hex })?;
    let (unit, tile) = moment.own_unit(headquarters)?;
    if !tile.has(Feature::UndergroundCastling) {
        return Err(Illegal::NoAbility { hex: headquarters });
    }
    if unit.spent.underground {
        return Err(Illegal::AbilitySpent { hex: headquarters });
    }
    moment.check_adjacent(headquarters, hex)?;
    if !moment.influence.is_underground(hex) {
        return Err(Illegal::NotUnderground { hex });
    }
    moment.check_unnetted(headquarters)?;
    moment.check_unnetted(hex)?;
    moment.check_together(hex, headquarters)
}
