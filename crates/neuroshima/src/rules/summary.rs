//! The course and result of a game, derived from its events: points turn by turn, losses, and the deeds of individual
//! units.

use std::collections::BTreeMap;

use super::arrangement::{Arrangement, Roster, Side};
use super::board::Hex;
use super::event::{DestructionCause, Event, EventTile, Hit, HitSource};
use super::tile::TileId;
use sztab_game::MAX_SIDES;

/// A game from its beginning or from a position, up to the last event that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The points of each side before the first turn and after each turn. The points after a turn include the Battles
    /// that followed it: those caused by a Battle tile, by a full board or by the end of the game.
    pub points: Vec<Vec<u8>>,
    /// The turn of each Battle, in order, as an index into `points`.
    pub battles: Vec<usize>,
    /// The number of the last turn that has begun.
    pub turns: u16,
    /// Number of rounds that have begun; a round has as many turns as the mode's order.
    pub rounds: usize,
    /// Number of each side's units that were destroyed, not counting HQs or units removed because their side was out of
    /// the game.
    pub lost: [usize; MAX_SIDES],
    /// Deeds of each unit that has been on the board, including HQs, in the order in which the units arrived.
    pub units: Vec<UnitRecord>,
}

/// Deeds of one unit, under its owner and under sides that took it over. Enemies are those of the unit's commander at
/// the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnitRecord {
    /// The owner.
    pub owner: Side,
    /// The kind of tile.
    pub tile: TileId,
    /// The wounds and HQ points of all the unit's hits on enemies after armour, including those absorbed by Medics and
    /// those beyond what was needed to destroy the target.
    pub damage: u32,
    /// Number of enemies, not counting HQs, that were destroyed with the unit's own hit as the last one.
    pub destroyed: u32,
}

impl Summary {
    /// The summary of a game, given its starting board and all its events in order.
    #[must_use]
    pub fn from_events<'a>(roster: &Roster, start: &Arrangement, events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut fold = SummaryBuilder::new(roster, start);
        events.into_iter().for_each(|event| fold.process_event(event));
        fold.finish()
    }

    /// The unit that dealt the most damage; if several are equal, the one that destroyed more enemies, and then the one
    /// that came on the board first. HQs do not count. `None` if no unit did any damage or destroyed an enemy.
    #[must_use]
    pub fn best_unit(&self, roster: &Roster) -> Option<UnitRecord> {
        let merit = |deeds: &UnitRecord| (deeds.damage, deeds.destroyed);
        let candidates = self.units.iter().filter(|deeds| merit(deeds) > (0, 0));
        let units = candidates.filter(|deeds| !roster.tile(deeds.owner, deeds.tile).is_headquarters());
        // The order is reversed because `max_by_key` returns the last of several maxima.
        units.rev().max_by_key(|deeds| merit(deeds)).copied()
    }
}

/// A summary while events are being processed.
struct SummaryBuilder<'a> {
    roster: &'a Roster,
    board: Arrangement,
    summary: Summary,
    /// True if a turn has begun and the points after it are not recorded yet.
    is_open: bool,
    /// Index of the unit on each hex.
    standing: BTreeMap<Hex, usize>,
    /// Hits that may destroy their target, oldest first: the target, the source and, if the target is an enemy, the
    /// index of the attacking unit.
    hits: Vec<(EventTile, HitSource, Option<usize>)>,
}

impl<'a> SummaryBuilder<'a> {
    fn new(roster: &'a Roster, start: &Arrangement) -> Self {
        let summary = Summary {
            points: Vec::new(),
            battles: Vec::new(),
            turns: 0,
            rounds: 0,
            lost: [0; MAX_SIDES],
            units: Vec::new(),
        };
        let (standing, hits) = (BTreeMap::new(), Vec::new());
        let mut fold = Self { roster, board: start.clone(), summary, is_open: false, standing, hits };
        for (hex, unit) in start.whole_units() {
            fold.record_arrival(EventTile { hex, owner: unit.owner, tile: unit.tile });
            let index = fold.standing.get(&hex).copied();
            fold.standing.extend(start.other_token(hex).zip(index));
        }
        fold.summary.points.push(fold.points());
        fold
    }

    fn process_event(&mut self, event: &Event) {
        match *event {
            Event::HeadquartersPlaced { unit, .. } | Event::Placed { unit, .. } | Event::Replaced { unit, .. } => {
                self.record_arrival(unit);
            }
            Event::Built { one, two, .. } => {
                self.record_arrival(one);
                let index = self.standing.get(&one.hex).copied();
                self.standing.extend(index.map(|index| (two.hex, index)));
            }
            Event::Moved { unit, to, .. } | Event::Pushed { unit, to, .. } | Event::Dragged { unit, to } => {
                if let Some(index) = self.standing.remove(&unit.hex) {
                    self.standing.insert(to, index);
                }
            }
            Event::Swapped { one, other } => {
                let (first, second) = (self.standing.remove(&one.hex), self.standing.remove(&other.hex));
                self.standing.extend(first.map(|index| (other.hex, index)));
                self.standing.extend(second.map(|index| (one.hex, index)));
            }
            Event::BattleBegan { .. } => self.summary.battles.push(self.summary.points.len()),
            Event::Hit(ref hit) => self.record_hit(hit),
            Event::Absorbed { patient, source, .. } | Event::CardAbsorbed { patient, source, .. } => {
                let is_taken = |(target, by, _): &(EventTile, HitSource, _)| *target == patient && *by == source;
                if let Some(index) = self.hits.iter().rposition(is_taken) {
                    self.hits.remove(index);
                }
            }
            Event::Destroyed { unit, cause } => self.record_destruction(unit, cause),
            Event::TurnBegan { number, .. } => {
                self.close_turn();
                self.is_open = true;
                self.summary.turns = self.summary.turns.max(number);
            }
            Event::TurnEnded { .. } => self.is_open = true,
            Event::Drew { .. }
            | Event::LastTileDrawn { .. }
            | Event::TimeRanOut { .. }
            | Event::UnluckyDraw { .. }
            | Event::Discarded { .. }
            | Event::BaseLaid { .. }
            | Event::BaseTaken { .. }
            | Event::TacticPlayed { .. }
            | Event::InstantPlayed { .. }
            | Event::BombDropped { .. }
            | Event::Taken { .. }
            | Event::Released { .. }
            | Event::Turned { .. }
            | Event::DecisionAsked { .. }
            | Event::DecisionMade { .. }
            | Event::SegmentBegan { .. }
            | Event::Converted { .. }
            | Event::Exploded { .. }
            | Event::SetOff { .. }
            | Event::Wounded { .. }
            | Event::HeadquartersDamaged { .. }
            | Event::Scored { .. }
            | Event::Eliminated { .. }
            | Event::Left { .. }
            | Event::BattleEnded { .. }
            | Event::ExtraTurns { .. }
            | Event::GameOver { .. }
            | Event::Frightened { .. }
            | Event::FoundationLaid { .. }
            | Event::FoundationGone { .. }
            | Event::Returned { .. }
            | Event::BattlePrepared
            | Event::Paid { .. }
            | Event::NetThrown { .. }
            | Event::NetReturned { .. }
            | Event::Reflected { .. }
            | Event::Poisoned { .. }
            | Event::Paralysed { .. }
            | Event::Recovered { .. }
            | Event::PageScored { .. }
            | Event::PageHealed { .. }
            | Event::PageRepaired { .. }
            | Event::PageTurned { .. }
            | Event::Leader(_)
            | Event::SmallBombDropped { .. } => {}
        }
        self.board.apply_event(event);
    }

    fn record_arrival(&mut self, unit: EventTile) {
        self.standing.insert(unit.hex, self.summary.units.len());
        self.summary.units.push(UnitRecord { owner: unit.owner, tile: unit.tile, damage: 0, destroyed: 0 });
    }

    fn record_hit(&mut self, hit: &Hit) {
        let is_on_enemy = self.roster.mode().are_enemies(hit.source.side(), hit.target.owner);
        let unit = hit.source.unit().filter(|_| is_on_enemy).and_then(|unit| self.standing.get(&unit.hex)).copied();
        if let Some(index) = unit {
            self.summary.units[index].damage += u32::from(hit.wounds);
        }
        if hit.wounds > 0 || hit.destroys {
            self.hits.push((hit.target, hit.source, unit));
        }
    }

    fn record_destruction(&mut self, unit: EventTile, cause: DestructionCause) {
        self.standing.remove(&unit.hex);
        let last = self.hits.iter().rfind(|(target, ..)| *target == unit).and_then(|(.., by)| *by);
        self.hits.retain(|(target, ..)| *target != unit);
        if cause == DestructionCause::SideOut || self.roster.tile(unit.owner, unit.tile).is_headquarters() {
            return;
        }
        self.summary.lost[unit.owner.index()] += 1;
        let is_by_hit = matches!(cause, DestructionCause::Wounds | DestructionCause::Outright);
        if let Some(index) = last.filter(|_| is_by_hit) {
            self.summary.units[index].destroyed += 1;
        }
    }

    fn points(&self) -> Vec<u8> {
        self.roster.sides().map(|side| self.board.points[side.index()]).collect()
    }

    /// Records the points at the end of the current turn.
    fn close_turn(&mut self) {
        if self.is_open {
            self.summary.points.push(self.points());
        }
    }

    fn finish(mut self) -> Summary {
        // A position may begin in the middle of a turn.
        self.is_open |= self.summary.points.last() != Some(&self.points());
        self.close_turn();
        let last = self.summary.points.len() - 1;
        self.summary.battles.iter_mut().for_each(|turn| *turn = (*turn).min(last));
        self.summary.rounds = usize::from(self.summary.turns).div_ceil(self.roster.mode().turn_order().len().max(1));
        self.summary
    }
}
