//! Pushes that would lead to a question to a side on the current board.

use crate::rules::arrangement::Side;
use crate::rules::board::Hex;
use crate::rules::cards::Card;
use crate::rules::game::Game;
use crate::rules::influence::Influence;
use crate::rules::instants::push_back::destinations;
use crate::rules::tile::{Feature, Instant};

/// A push whose target's side has a choice of destinations (NH-10.12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushThreat {
    /// The unit that would be pushed.
    pub unit: Hex,
    /// The adjacent enemy that would push it.
    pub pusher: Hex,
    /// The possible destinations.
    pub to: Vec<Hex>,
}

impl Game {
    /// The pushes after which the side would have to choose a destination, in canonical order. They come from adjacent
    /// enemies that can push by themselves, or whose army has Push Back tiles or an unused Tactic card (NH-10.12,
    /// NH-13.40, NH-14.52). Nets are ignored, since they may be gone by the time of the push.
    #[must_use]
    pub fn push_threats(&self, side: Side) -> Vec<PushThreat> {
        let arrangement = self.arrangement();
        let influence = Influence::evaluate(self.roster(), arrangement);
        let may_push = |hex: Hex| {
            let controller = influence.controller(hex);
            let tiles = controller.map(|side| self.roster().army(side).tiles.as_slice());
            let unit = arrangement.unit(hex).map(|unit| self.roster().unit_tile(unit));
            tiles.is_some_and(|tiles| tiles.iter().any(|tile| tile.instant() == Some(Instant::PushBack)))
                || unit.is_some_and(|tile| tile.has(Feature::Push))
                || controller.is_some_and(|side| self.has_card(side, Card::Tactic))
        };
        let mine = arrangement.units().map(|(hex, _)| hex).filter(|&hex| influence.controller(hex) == Some(side));
        let pairs = mine.flat_map(|unit| {
            let mut pushers: Vec<Hex> = arrangement.board.neighbours(unit).map(|(_, hex)| hex).collect();
            pushers.retain(|&hex| influence.is_hostile(hex, side) && may_push(hex));
            pushers.sort_unstable();
            pushers.into_iter().map(move |pusher| (unit, pusher))
        });
        let threats = pairs.map(|(unit, pusher)| {
            let to = destinations(arrangement, pusher, unit).collect();
            PushThreat { unit, pusher, to }
        });
        threats.filter(|threat| threat.to.len() > 1).collect()
    }
}
