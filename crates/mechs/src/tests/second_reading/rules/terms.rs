//! Arena terms and geometry (TEM-1), and properties of the table.

use super::super::position::{Game, Mech, Status, Zone, ids};
use super::{STRAIGHT, beyond};

impl Game {
    pub fn weapon(&self, id: &str, key: &str) -> i64 {
        self.values["weapons"][id][key].as_integer().expect("a number of a weapon")
    }

    pub fn kind_of(&self, id: &str) -> String {
        self.values["weapons"][id]["type"].as_str().unwrap().into()
    }

    pub(super) fn basic_kinds(&self) -> Vec<String> {
        let mut kinds = ids("weapons");
        kinds.retain(|id| self.values["weapons"][id]["class"].as_str() == Some("basic"));
        kinds
    }

    pub fn is_in_arena(&self, place: Zone) -> bool {
        self.zone_letter(place) != '.'
    }

    pub(super) fn all_zones(&self) -> Vec<Zone> {
        (0..5)
            .flat_map(|column| (0..5).map(move |row| (column, row)))
            .filter(|place| self.is_in_arena(*place))
            .collect()
    }

    pub(super) fn adjacent_zones(&self, place: Zone) -> Vec<Zone> {
        let mut zones: Vec<Zone> =
            STRAIGHT.iter().map(|way| beyond(place, way, 1)).filter(|place| self.is_in_arena(*place)).collect();
        zones.sort_unstable();
        zones
    }

    /// The point value of a zone.
    pub fn zone_value(&self, place: Zone) -> i64 {
        match self.zone_letter(place) {
            'B' => self.values["zones"]["base"]["value"].as_integer().unwrap(),
            'M' => self.values["zones"]["bay"]["value"].as_integer().unwrap(),
            _resource => self.zones.iter().find(|entry| entry.0 == place).unwrap().2,
        }
    }

    pub fn letters(&self) -> Vec<char> {
        self.sides.iter().filter(|side| side.out.is_none()).map(|side| side.letter).collect()
    }

    /// The human players who answer for themselves (TEM-18.5).
    pub(super) fn answering_sides(&self) -> Vec<char> {
        self.human_sides().into_iter().filter(|side| !self.side(*side).absent).collect()
    }

    pub fn human_sides(&self) -> Vec<char> {
        self.letters().into_iter().filter(|side| !self.side(*side).robot).collect()
    }

    pub(super) fn pilot_in(&self, place: Zone) -> Vec<char> {
        self.sides.iter().filter(|side| side.at == Some(place)).map(|side| side.letter).collect()
    }

    pub(super) fn has_mine_or_turret(&self, place: Zone) -> bool {
        self.mines.iter().any(|mine| mine.0 == place) || self.turrets.iter().any(|turret| turret.0 == place)
    }

    /// True if a zone is unoccupied for a side (TEM-1.9).
    pub fn is_unoccupied(&self, place: Zone, me: char) -> bool {
        !self.pilot_in(place).iter().any(|side| self.are_enemies(me, *side))
            && !self.mines.iter().any(|mine| mine.0 == place && self.are_enemies(me, mine.1))
            && !self.turrets.iter().any(|turret| turret.0 == place && self.are_enemies(me, turret.1))
            && self.mech != Mech::At(place)
    }

    /// True if a zone is empty (TEM-1.10).
    pub fn is_empty(&self, place: Zone) -> bool {
        self.pilot_in(place).is_empty() && !self.has_mine_or_turret(place) && self.mech != Mech::At(place)
    }

    pub(super) fn mines_in_stock(&self, me: char) -> Vec<i64> {
        (1..=4).filter(|number| !self.mines.iter().any(|mine| mine.1 == me && mine.2 == *number)).collect()
    }

    pub(super) fn turrets_in_stock(&self, me: char) -> i64 {
        self.constant("turrets") - self.turrets_in_arena(me)
    }

    pub(super) fn turrets_in_arena(&self, me: char) -> i64 {
        self.turrets.iter().filter(|turret| turret.1 == me).count() as i64
    }

    /// The side of the Mech's card in use by a player in the Mech.
    pub(super) fn mech_side(&self, me: char) -> Option<&str> {
        match &self.mech {
            Mech::In(side, form) if *side == me => Some(form),
            Mech::In(..) | Mech::At(_) => None,
        }
    }

    /// True if a side has this pilot and is not in the Mech (TEM-13.4, TEM-14).
    pub(super) fn has_pilot(&self, me: char, id: &str) -> bool {
        let side = self.side(me);
        side.pilot.as_deref() == Some(id) && side.status != Status::Mech
    }

    pub(super) fn gain(&mut self, me: char, energy: i64, credits: i64) {
        let most = self.constant("track_max");
        let side = self.side_mut(me);
        side.energy = (side.energy + energy).clamp(0, most);
        side.credits = (side.credits + credits).clamp(0, most);
    }

    pub(super) fn score(&mut self, me: char, points: i64) {
        let side = self.side_mut(me);
        side.points = (side.points + points).max(0);
    }

    pub(super) fn equip(&mut self, me: char) {
        if self.side(me).robot {
            return self.equip_robot(me);
        }
        let worn = self.fitting_weapons(me);
        self.side_mut(me).worn = worn;
    }

    pub fn clockwise(&self, from: char) -> Vec<char> {
        let start = self.sides.iter().position(|side| side.letter == from).unwrap();
        let count = self.sides.len();
        (0..count).map(|step| self.sides[(start + step) % count].letter).collect()
    }

    pub(super) fn copies_used(&self, me: char, card: &str) -> usize {
        self.side(me).program.iter().flatten().filter(|slot| slot.0 == card).count()
    }

    pub(super) fn copies(&self, card: &str) -> usize {
        self.values["cards"][card]["copies"].as_integer().unwrap() as usize
    }

    /// All other zones, each with its distance in steps.
    pub(super) fn zone_distances(&self, from: Zone) -> Vec<(i64, Zone)> {
        let mut known = vec![(0, from)];
        let mut next = 0;
        while next < known.len() {
            let (distance, place) = known[next];
            next += 1;
            for other in self.adjacent_zones(place) {
                if !known.iter().any(|entry| entry.1 == other) {
                    known.push((distance + 1, other));
                }
            }
        }
        known.remove(0);
        known
    }

    pub(super) fn zone_yield(&self, place: Zone) -> (i64, i64) {
        match self.zones.iter().find(|entry| entry.0 == place) {
            Some((_, resource, _)) if resource == "energy" => (1, 0),
            Some(_) => (0, 1),
            None => (1, 1),
        }
    }
}
