//! Toxic Bombs in a Battle: owners may set off their Toxic Bombs in segment 1 (NH-14.71).

use crate::rules::arrangement::{Arrangement, Ground, Side, Unit};
use crate::rules::board::{Hex, HexSet, Rotation};
use crate::rules::decision::{Decision, Question};
use crate::rules::event::{DestructionCause, Event, EventSink};
use crate::rules::influence::Influence;
use crate::rules::tile::Foundation;
use crate::rules::traits::Traits;

use super::Battle;
use super::blast;
use super::verdict::RemovedUnits;

const SEGMENT: u8 = Foundation::TOXIC_BOMB_SEGMENT;

impl Battle {
    /// The decision about the next Toxic Bomb that a side may set off. A Toxic Bomb without victims is skipped
    /// (NH-5.21).
    pub(super) fn toxic_bomb_decision(&self, influence: &Influence<'_>, side: Side) -> Option<Decision> {
        if self.segment != Some(SEGMENT) {
            return None;
        }
        let open = |ground: &&Ground| ground.owner == side && !self.bombs_asked.contains(ground.hex);
        let ground = toxic_bombs(influence).filter(open).find(|ground| has_victims(influence, ground))?;
        Some(Decision { decider: side, question: Question::SetOff { hex: ground.hex } })
    }

    /// Carries out the answer to the question whether to set off a Toxic Bomb.
    pub(super) fn declare_toxic_bomb(
        &mut self,
        hex: Hex,
        is_set_off: bool,
        arrangement: &Arrangement,
        sink: &mut impl EventSink,
    ) {
        self.declares_next = None;
        self.bombs_asked.insert(hex);
        let Some(ground) = arrangement.foundation(hex).filter(|_| is_set_off) else { return };
        self.bombs.insert(hex);
        sink.emit(|| Event::SetOff { ground: ground.to_event_tile() });
    }
}

/// The Toxic Bombs on the board. The search is skipped if no army has one.
fn toxic_bombs<'a>(influence: &Influence<'a>) -> impl Iterator<Item = &'a Ground> {
    let roster = influence.roster;
    let grounds: &[Ground] =
        if roster.traits().has_any(Traits::TOXIC_BOMBS) { influence.arrangement.foundations() } else { &[] };
    let is_bomb = |ground: &&Ground| roster.tile(ground.owner, ground.tile).foundation() == Some(Foundation::ToxicBomb);
    grounds.iter().filter(is_bomb)
}

fn has_victims(influence: &Influence<'_>, ground: &Ground) -> bool {
    !blast::toxic_bomb_victims(influence, ground.hex).is_empty()
}

/// True if a decision about a Toxic Bomb is due in this segment. In earlier segments, `next` is raised to the segment
/// of Toxic Bombs, so that this segment is not skipped.
pub(super) fn is_decision_due(influence: &Influence<'_>, segment: u8, next: &mut Option<u8>) -> bool {
    if segment > SEGMENT && toxic_bombs(influence).next().is_some() {
        *next = (*next).max(Some(SEGMENT));
    }
    segment == SEGMENT && toxic_bombs(influence).any(|ground| has_victims(influence, ground))
}

/// Moves Toxic Bombs that went off from the board to the discard piles of their owners.
pub(super) fn discard_used_bombs(
    bombs: HexSet,
    arrangement: &mut Arrangement,
    fallen: &mut RemovedUnits,
    sink: &mut impl EventSink,
) {
    for ground in bombs.iter().filter_map(|hex| arrangement.take_foundation(hex)) {
        fallen.push(Unit::new(ground.owner, ground.tile, Rotation::default()));
        sink.emit(|| Event::FoundationGone { ground: ground.to_event_tile(), cause: DestructionCause::Explosion });
    }
}
