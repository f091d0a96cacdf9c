//! The state of a game as plain data. All of it except the list of secret lines can be copied without allocation.

mod parts;

use serde::{Deserialize, Serialize};
use sztab_game::{Chance, Seed, Side, Sides};

use crate::arena::{Arena, ZONE_COUNT, Zone};
use crate::list::List;
use crate::terms::Terms;
use crate::values::{Ability, Tile, Values, WeaponId};

pub use parts::*;

/// The complete state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub arena: Arena,
    /// The terms of the game.
    pub terms: Terms,
    /// The tile of each zone, indexed by zone.
    pub tiles: [Tile; ZONE_COUNT],
    /// The round, counted from 1.
    pub round: u8,
    pub first: Side,
    pub phase: Phase,
    pub players: [Player; MAX_PLAYERS],
    pub mines: [Option<Mine>; ZONE_COUNT],
    pub turrets: [Option<Side>; ZONE_COUNT],
    pub mech: Mech,
    /// The revealed advanced weapons, from the left.
    pub row: List<WeaponId, 8>,
    pub deck: Pile<WeaponId>,
    pub turn: Option<Turn>,
    pub combat: Option<Combat>,
    /// Open questions, in the order in which they have to be answered.
    pub questions: List<Question, 16>,
    /// Sides that are ready (TEM-5.3).
    pub ready: Sides,
    /// Sides that have left, in order (TEM-18.1).
    pub out: List<Side, 4>,
    /// Sides for which the default answers are used (TEM-18.5).
    pub absent: Sides,
    pub chapter: Option<Chapter>,
    pub closed: Vec<SecretLine>,
    pub chance: Chance,
    pub seed: Option<Seed>,
    pub ending: Option<Ending>,
}

impl State {
    /// All players, robots included, in turn order.
    pub fn all_sides(&self) -> Sides {
        Sides::first(self.arena.players())
    }

    /// The players who are still in the game.
    pub fn sides_in_game(&self) -> Sides {
        self.out.iter().fold(self.all_sides(), |sides, &side| sides.without(side))
    }

    /// The human players who are still in the game.
    pub fn human_sides(&self) -> Sides {
        self.sides_in_game().intersection(Sides::first(self.arena.people()))
    }

    /// The human players who answer for themselves.
    pub fn answering_sides(&self) -> Sides {
        self.human_sides().difference(self.absent)
    }

    /// The player of a side.
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index() % MAX_PLAYERS]
    }

    pub(crate) fn player_mut(&mut self, side: Side) -> &mut Player {
        &mut self.players[side.index() % MAX_PLAYERS]
    }

    /// The ability of a side's pilot, which applies as Pilot and in Power Armor (TEM-2.1, TEM-13.4).
    pub(crate) fn ability(&self, values: &Values, side: Side) -> Option<Ability> {
        let player = self.player(side);
        player.pilot.filter(|_| player.status != Status::Mech).map(|pilot| values.pilot(pilot).ability)
    }

    /// The point value of a zone, which the rules call Z.
    pub fn zone_value(&self, zone: Zone) -> u8 {
        self.tiles[zone.index()].value
    }

    /// The pilot in a zone; during a combat, the mover.
    pub fn pilot_at(&self, zone: Zone) -> Option<Side> {
        self.all_sides().iter().find(|&side| self.player(side).at == Some(zone))
    }

    /// True if the two sides are enemies. Robots are not enemies of each other (TEM-0.4, TEM-17.9).
    pub fn are_enemies(&self, one: Side, other: Side) -> bool {
        one != other && !(self.player(one).is_robot && self.player(other).is_robot)
    }

    /// The enemy whose pilot is in a zone.
    pub fn enemy_at(&self, side: Side, zone: Zone) -> Option<Side> {
        let is_there = |&other: &Side| self.player(other).at == Some(zone) && self.are_enemies(side, other);
        self.all_sides().iter().find(is_there)
    }

    /// True if the empty Mech is in a zone.
    pub fn has_empty_mech(&self, zone: Zone) -> bool {
        self.mech == Mech::Empty(zone)
    }

    /// True if a zone is unoccupied for a player (TEM-1.9).
    pub fn is_unoccupied(&self, side: Side, zone: Zone) -> bool {
        let is_enemy = |owner: Side| self.are_enemies(side, owner);
        self.enemy_at(side, zone).is_none()
            && !self.mines[zone.index()].is_some_and(|mine| is_enemy(mine.owner))
            && !self.turrets[zone.index()].is_some_and(is_enemy)
            && !self.has_empty_mech(zone)
    }

    /// True if a zone is empty (TEM-1.10).
    pub fn is_zone_empty(&self, zone: Zone) -> bool {
        self.pilot_at(zone).is_none() && self.can_hold_piece(zone)
    }

    /// True if a zone contains no mine, no turret and no empty Mech, so that one of them can be put there (TEM-7.5).
    pub fn can_hold_piece(&self, zone: Zone) -> bool {
        self.mines[zone.index()].is_none() && self.turrets[zone.index()].is_none() && !self.has_empty_mech(zone)
    }

    /// A side's mines, with their zones.
    pub fn mines_of(&self, side: Side) -> impl Iterator<Item = (Zone, Mine)> {
        Zone::all()
            .filter_map(move |zone| self.mines[zone.index()].filter(|mine| mine.owner == side).map(|it| (zone, it)))
    }

    /// The zones of a side's turrets.
    pub fn turrets_of(&self, side: Side) -> impl Iterator<Item = Zone> {
        Zone::all().filter(move |zone| self.turrets[zone.index()] == Some(side))
    }

    /// True if a player controls a zone (TEM-1.7).
    pub fn controls(&self, side: Side, zone: Zone) -> bool {
        self.player(side).at == Some(zone)
            || self.mines[zone.index()].is_some_and(|mine| mine.owner == side)
            || self.turrets[zone.index()] == Some(side)
    }

    /// The sides in the order of a round (TEM-4.2), without those that have left.
    pub fn turn_order(&self) -> impl Iterator<Item = Side> + use<> {
        let (count, first, in_game) = (self.arena.players(), self.first.index(), self.sides_in_game());
        let side = move |place: usize| u8::try_from((first + place) % count).unwrap_or_default();
        (0..count).map(move |place| Side(side(place))).filter(move |&side| in_game.contains(side))
    }

    /// The next side clockwise, without those that have left.
    pub fn next_clockwise(&self, side: Side) -> Option<Side> {
        let count = self.arena.players();
        let after = (1..=count).map(|steps| u8::try_from((side.index() + steps) % count).unwrap_or_default());
        after.map(Side).find(|&side| self.sides_in_game().contains(side))
    }

    /// The position of a side in the order of the round.
    pub fn place_in_round(&self, side: Side) -> usize {
        let count = self.arena.players();
        (side.index() + count - self.first.index() % count) % count
    }

    /// True if a side's slot has been revealed, because the side's turn in it has come (TEM-6.1).
    pub fn is_slot_open(&self, side: Side, slot: u8) -> bool {
        let Some(turn) = self.turn else { return self.phase == Phase::Over };
        match slot.cmp(&turn.slot) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal if side == turn.side => turn.card.is_some(),
            std::cmp::Ordering::Equal => self.place_in_round(side) < self.place_in_round(turn.side),
        }
    }

    /// The sides whose answers the game is waiting for; only human players.
    pub fn waiting_sides(&self) -> Sides {
        let lacks = |side: &Side| {
            let player = self.player(*side);
            match self.phase {
                // A single pilot leaves no choice (TEM-0.6). If pilots are picked in turn, only the side whose turn
                // it is has an offer.
                Phase::Pilot => !player.chosen.is_made() && (player.is_offer_hidden || player.offer.len() > 1),
                Phase::Arm => !player.first_mine.is_made() || !player.first_weapon.is_made(),
                Phase::Program => !self.ready.contains(*side),
                Phase::Base | Phase::Turn => self.questions.first().is_some_and(|question| question.side == *side),
                Phase::Over => false,
            }
        };
        self.answering_sides().iter().filter(lacks).collect()
    }
}
