//! Validity checks of a Battle or a damage step that was read from text.
//!
//! Snapshots are written by this program, but the text may come from anywhere. These checks cover what the neighbouring
//! code takes for granted: hexes that act or are hit contain units, and sides and tiles exist.

use super::damage::Damage;
use super::{BEFORE_ALL, Battle, Step};
use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::{Hex, HexSet};
use crate::rules::event::{EventTile, HitSource};
use crate::rules::influence::Influence;

/// Maximum number of packets in one step: far more than all units have edges, since shots may be copied.
const MAX_PACKETS: usize = 5000;

impl Battle {
    /// True if the Battle is at a valid decision on this board.
    pub(in crate::rules) fn is_valid(&self, roster: &Roster, arrangement: &Arrangement) -> bool {
        let stands = |hex: Hex| arrangement.unit(hex).is_some();
        let is_on_board = |hex: &Hex| hex.index() < arrangement.board.size();
        let is_at_its_step = match self.step {
            Step::Begin => arrangement.leaders.is_some() && self.segment.is_none_or(|segment| segment == BEFORE_ALL),
            Step::Declare | Step::Mark => self.damage.is_none(),
            Step::Heal => self.damage.is_some(),
        };
        // Once markers are being laid, the attackers may already have been destroyed, so they are not checked.
        let has_attacked = self.step == Step::Mark;
        is_at_its_step
            && (self.segment.is_some() || self.step == Step::Begin)
            && is_side_in_game(roster, self.causer)
            && are_taken_over(roster, arrangement, self.due)
            && (has_attacked || self.are_attackers_valid(stands, is_on_board))
            && (has_attacked || self.bombs.iter().all(|hex| arrangement.foundation(hex).is_some()))
            && self.marks_due.len() <= MAX_PACKETS
            && self.marks_due.iter().all(|due| stands(due.unit) && is_side_in_game(roster, due.by))
            && [self.conversions.len(), self.converted.len(), self.declared.len(), self.aims.len()]
                .iter()
                .all(|&n| n <= MAX_PACKETS)
            && self.damage.as_ref().is_none_or(|damage| damage.is_valid(roster, arrangement))
    }

    /// True if all units that act, explode or shoot in this segment are on the board.
    fn are_attackers_valid(&self, stands: impl Fn(Hex) -> bool, is_on_board: impl Fn(&Hex) -> bool) -> bool {
        self.acting.iter().chain(self.exploding.iter()).all(&stands)
            && self.conversions.iter().all(|conversion| stands(conversion.unit) && conversion.edge < 6)
            && self.aims.iter().all(|aim| stands(aim.unit) && aim.edge.is_none_or(|edge| edge < 6))
            && self.aims.iter().all(|aim| aim.exit.is_none_or(|exit| stands(exit.unit) && exit.edge < 6))
            && self
                .aims
                .iter()
                .all(|aim| aim.flight.target.is_none_or(&stands) && aim.flight.path.iter().all(&is_on_board))
    }
}

/// True if each of these hexes holds a unit commanded by an enemy of its owner (NH-14.68).
pub(in crate::rules) fn are_taken_over(roster: &Roster, arrangement: &Arrangement, hexes: HexSet) -> bool {
    hexes.is_empty() || {
        let influence = Influence::evaluate(roster, arrangement);
        hexes.iter().all(|hex| hex.index() < arrangement.board.size() && influence.foreign_controller(hex).is_some())
    }
}

impl Damage {
    /// True if every packet affects a unit on this board, and every source is valid.
    pub(in crate::rules) fn is_valid(&self, roster: &Roster, arrangement: &Arrangement) -> bool {
        let stands = |hex: Hex| arrangement.unit(hex).is_some();
        self.packets.len() <= MAX_PACKETS
            && self.absorbed.len() <= MAX_PACKETS
            && self.packets.iter().all(|packet| stands(packet.target) && is_known_source(roster, packet.source))
            && self.packets.iter().all(|packet| {
                [packet.venom, packet.paralysis].iter().flatten().all(|&side| is_side_in_game(roster, side))
            })
            && self.absorbed.iter().all(|absorbed| {
                stands(absorbed.medic) && stands(absorbed.patient) && is_known_source(roster, absorbed.source)
            })
            && self.exploding.iter().all(stands)
            && self.cards.taken.len() <= MAX_PACKETS
            && self.next.is_none_or(|side| is_side_in_game(roster, side))
    }
}

fn is_side_in_game(roster: &Roster, side: Side) -> bool {
    roster.sides().any(|known| known == side)
}

fn is_known_source(roster: &Roster, source: HitSource) -> bool {
    let is_side = |by: Option<Side>| by.is_none_or(|side| is_side_in_game(roster, side));
    match source {
        HitSource::Attack { unit, edge, by } => edge < 6 && is_known_tile(roster, unit) && is_side(by),
        HitSource::Explosion { unit, by } | HitSource::Shadow { unit, by } => {
            is_known_tile(roster, unit) && is_side(by)
        }
        HitSource::Foundation { ground } => is_known_tile(roster, ground),
        HitSource::Instant { side, .. } | HitSource::Poison { side } | HitSource::Hazard { side } => {
            is_side_in_game(roster, side)
        }
    }
}

fn is_known_tile(roster: &Roster, unit: EventTile) -> bool {
    is_side_in_game(roster, unit.owner) && usize::from(unit.tile.0) < roster.army(unit.owner).tiles.len()
}
