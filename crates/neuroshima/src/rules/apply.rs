//! Updating a board from events, for stories, films and other views outside the game.

use super::arrangement::{Arrangement, Ground, Side, Unit};
use super::cards::Card;
use super::event::{BattleCause, Event, EventTile, LeaderEvent};
use super::leader::{LeaderCard, Leaders};
use super::marks::Marker;

impl Arrangement {
    /// Applies an event to the board. Applied to all events from an empty board on, this yields the board of the game,
    /// except for the abilities used in a turn.
    pub fn apply_event(&mut self, event: &Event) {
        match *event {
            Event::HeadquartersPlaced { unit, rotation } | Event::Placed { unit, rotation } => {
                self.put(unit.hex, Unit::new(unit.owner, unit.tile, rotation));
            }
            Event::Built { one, two, rotations, .. } => {
                let token = |unit: EventTile, rotation| (unit.hex, Unit::new(unit.owner, unit.tile, rotation));
                self.put_structure([token(one, rotations[0]), token(two, rotations[1])]);
            }
            Event::Moved { unit, to, rotation, .. } => {
                self.displace(unit.hex, to);
                self.update_unit(to, |unit| unit.rotation = rotation);
            }
            Event::Pushed { unit, to, .. } | Event::Dragged { unit, to } => self.displace(unit.hex, to),
            Event::Swapped { one, other } => self.swap(one.hex, other.hex),
            Event::Turned { unit, rotation, .. } | Event::PageTurned { unit, rotation } => {
                self.update_unit(unit.hex, |unit| unit.rotation = rotation);
            }
            Event::Wounded { unit, wounds, .. } => self.update_unit(unit.hex, |unit| unit.wounds = wounds),
            Event::PageScored { side, score, .. } => {
                self.scores[side.index()] = score;
            }
            Event::PageHealed { unit, wounds, .. } | Event::Leader(LeaderEvent::Mended { unit, wounds, .. }) => {
                self.update_unit(unit.hex, |unit| unit.wounds = wounds);
            }
            Event::Recovered { unit } => self.update_unit(unit.hex, |unit| unit.marks.remove_paralysis()),
            Event::Scored { side, points, .. } => self.set_points(side, points),
            Event::HeadquartersDamaged { unit, left, .. }
            | Event::PageRepaired { unit, left, .. }
            | Event::Leader(LeaderEvent::Repaired { unit, left, .. })
            | Event::Paid { headquarters: unit, left } => {
                self.set_points(unit.owner, left);
            }
            Event::Destroyed { unit, .. } => {
                self.take(unit.hex);
            }
            Event::FoundationLaid { ground: EventTile { hex, owner, tile } } => {
                self.lay_foundation(Ground::new(hex, owner, tile));
            }
            Event::FoundationGone { ground, .. } => {
                self.take_foundation(ground.hex);
            }
            Event::Replaced { unit, rotation, .. } => {
                self.clear_references_to(self.place(unit.hex));
                self.put(unit.hex, Unit::new(unit.owner, unit.tile, rotation));
            }
            Event::BaseTaken { side, .. } => self.cards.set(side, Card::Base, false),
            Event::TacticPlayed { side, .. } => self.cards.set(side, Card::Tactic, false),
            Event::CardAbsorbed { side, .. } => self.cards.set(side, Card::Medic, false),
            Event::NetThrown { unit, by } => self.set_steel_net(unit.hex, by, true),
            Event::NetReturned { unit, by } => self.set_steel_net(unit.hex, by, false),
            Event::Poisoned { unit, by } => self.lay_marker(unit.hex, Marker::Poison, by),
            Event::Paralysed { unit, by } => self.lay_marker(unit.hex, Marker::Paralysis, by),
            Event::Leader(LeaderEvent::Used { side, .. }) => {
                self.change_leaders(|leaders| {
                    leaders.count_use(side);
                });
            }
            Event::Leader(LeaderEvent::Lent { unit, effect }) => {
                self.change_leaders(|leaders| leaders.add_effect(unit.hex, effect));
            }
            Event::SegmentBegan { .. } => self.change_leaders(Leaders::end_brief_effects),
            Event::BattleEnded { .. } => self.change_leaders(|leaders| {
                leaders.end_effects();
            }),
            Event::TurnBegan { .. } | Event::BattleBegan { cause: BattleCause::Final | BattleCause::Overtime, .. } => {
                self.change_leaders(Leaders::refresh);
            }
            Event::Leader(LeaderEvent::Revealed { side, leader }) => {
                self.change_leaders(|leaders| leaders.set_card(side, LeaderCard::new(leader)));
            }
            Event::Leader(LeaderEvent::Chosen { .. })
            | Event::BattlePrepared
            | Event::Drew { .. }
            | Event::LastTileDrawn { .. }
            | Event::TimeRanOut { .. }
            | Event::UnluckyDraw { .. }
            | Event::Discarded { .. }
            | Event::BaseLaid { .. }
            | Event::InstantPlayed { .. }
            | Event::BombDropped { .. }
            | Event::Taken { .. }
            | Event::Released { .. }
            | Event::SmallBombDropped { .. }
            | Event::DecisionAsked { .. }
            | Event::DecisionMade { .. }
            | Event::BattleBegan { .. }
            | Event::Converted { .. }
            | Event::Exploded { .. }
            | Event::SetOff { .. }
            | Event::Hit(_)
            | Event::Reflected { .. }
            | Event::Absorbed { .. }
            | Event::TurnEnded { .. }
            | Event::Eliminated { .. }
            | Event::Left { .. }
            | Event::ExtraTurns { .. }
            | Event::Frightened { .. }
            | Event::Returned { .. }
            | Event::GameOver { .. } => {}
        }
    }

    fn change_leaders(&mut self, change: impl FnOnce(&mut Leaders)) {
        if let Some(leaders) = &mut self.leaders {
            change(leaders);
        }
    }

    fn set_points(&mut self, side: Side, amount: u8) {
        if let Some(points) = self.points.get_mut(side.index()) {
            *points = amount;
        }
    }
}
