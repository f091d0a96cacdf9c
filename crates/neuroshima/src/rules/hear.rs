//! A board that follows the events told to it: for stories, films and other views of a game from outside.

use super::arrangement::{Arrangement, Ground, Unit};
use super::board::HexSet;
use super::cards::Card;
use super::event::{Event, Seen};
use super::marks::Marker;

impl Arrangement {
    /// Does to the board what an event says. From an empty board this leads to that of the game, except for what units
    /// have used in a turn.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::HeadquartersPlaced { unit, rotation } | Event::Placed { unit, rotation } => {
                self.put(unit.hex, Unit::new(unit.owner, unit.tile, rotation));
            }
            Event::Moved { unit, to, rotation, .. } => {
                self.displace(unit.hex, to);
                if let Some(turned) = self.unit_mut(to) {
                    turned.rotation = rotation;
                }
            }
            Event::Pushed { unit, to, .. } | Event::Dragged { unit, to } => self.displace(unit.hex, to),
            Event::Swapped { one, other } => self.swap(one.hex, other.hex),
            Event::Turned { unit, rotation, .. } => {
                if let Some(turned) = self.unit_mut(unit.hex) {
                    turned.rotation = rotation;
                }
            }
            Event::Wounded { unit, wounds, .. } => {
                if let Some(wounded) = self.unit_mut(unit.hex) {
                    wounded.wounds = wounds;
                }
            }
            Event::Scored { side, points: scored, .. } => {
                if let Some(points) = self.points.get_mut(side.index()) {
                    *points = scored;
                }
            }
            Event::HeadquartersDamaged { unit, left, .. } => {
                if let Some(points) = self.points.get_mut(unit.owner.index()) {
                    *points = left;
                }
            }
            Event::Destroyed { unit, .. } => {
                self.take(unit.hex);
            }
            Event::FoundationLaid { ground: Seen { hex, owner, tile } } => {
                self.lay(Ground::new(hex, owner, tile));
            }
            Event::FoundationGone { ground, .. } => {
                self.dig(ground.hex);
            }
            Event::Replaced { unit, rotation, .. } => {
                self.forget(HexSet::from_iter([unit.hex]));
                self.put(unit.hex, Unit::new(unit.owner, unit.tile, rotation));
            }
            Event::Paid { headquarters, left } => {
                if let Some(points) = self.points.get_mut(headquarters.owner.index()) {
                    *points = left;
                }
            }
            Event::BaseTaken { side, .. } => self.cards.set(side, Card::Base, false),
            Event::TacticPlayed { side, .. } => self.cards.set(side, Card::Tactic, false),
            Event::CardAbsorbed { side, .. } => self.cards.set(side, Card::Medic, false),
            Event::NetThrown { unit, by } => self.set_steel_net(unit.hex, by, true),
            Event::NetReturned { unit, by } => self.set_steel_net(unit.hex, by, false),
            Event::Poisoned { unit, by } => self.mark(unit.hex, Marker::Poison, by),
            Event::Paralysed { unit, by } => self.mark(unit.hex, Marker::Paralysis, by),
            Event::Recovered { unit } => {
                if let Some(recovered) = self.unit_mut(unit.hex) {
                    recovered.marks.recover();
                }
            }
            Event::BattlePrepared
            | Event::TurnBegan { .. }
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
            | Event::SegmentBegan { .. }
            | Event::Converted { .. }
            | Event::Exploded { .. }
            | Event::SetOff { .. }
            | Event::Hit(_)
            | Event::Reflected { .. }
            | Event::Absorbed { .. }
            | Event::BattleEnded { .. }
            | Event::TurnEnded { .. }
            | Event::Eliminated { .. }
            | Event::Left { .. }
            | Event::ExtraTurns { .. }
            | Event::Frightened { .. }
            | Event::Returned { .. }
            | Event::GameOver { .. } => {}
        }
    }
}
