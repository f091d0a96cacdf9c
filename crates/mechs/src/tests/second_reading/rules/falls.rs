//! Retreat and knock-out (TEM-11).

use super::super::position::{Game, Mech, Status, Zone, zone_name};
use super::{STRAIGHT, beyond};

impl Game {
    /// Zones to which a pilot may move from a given one (TEM-11.6, TEM-11.7).
    pub(super) fn placement_zones(&self, me: char, from: Zone) -> Vec<Zone> {
        let mut found: Vec<(i64, Zone)> = Vec::new();
        for direction in STRAIGHT {
            for distance in 1..5 {
                let place = beyond(from, direction, distance);
                if !self.is_in_arena(place) {
                    break;
                }
                if self.is_unoccupied(place, me) {
                    found.push((distance, place));
                    break;
                }
            }
        }
        if found.is_empty() {
            let steps = self.zone_distances(from);
            found = steps.iter().copied().filter(|entry| self.is_unoccupied(entry.1, me)).collect();
            if found.is_empty() {
                found = steps
                    .into_iter()
                    .filter(|entry| self.pilot_in(entry.1).is_empty() && self.mech != Mech::At(entry.1))
                    .collect();
            }
        }
        let nearest = found.iter().map(|entry| entry.0).min().expect("a free zone");
        let mut zones: Vec<Zone> = found.into_iter().filter(|entry| entry.0 == nearest).map(|entry| entry.1).collect();
        zones.sort_unstable();
        zones
    }

    pub(super) fn enter_adhoc(&mut self, me: char) {
        let side = self.side_mut(me);
        side.adhoc = Some(true);
        side.program = [None, None, None, None];
        if let Some(turn) = &mut self.turn
            && turn.side == me
        {
            turn.stage = "end".into();
        }
    }

    /// Knocks a side out (TEM-11.2).
    pub(super) fn knock_out(&mut self, me: char, place: Zone, by: Option<char>) {
        let was_in_mech = self.side(me).status == Status::Mech;
        if was_in_mech {
            self.mech = Mech::At(place);
        }
        if self.side(me).robot {
            self.send_home(me);
        } else {
            self.apply_knock_out(me, place);
        }
        match by.filter(|_| was_in_mech) {
            Some(robot) if self.side(robot).robot => self.take_mech_as_robot(robot),
            Some(by) => self.ask(by, "mech", None),
            None => {}
        }
    }

    fn apply_knock_out(&mut self, me: char, place: Zone) {
        self.enter_adhoc(me);
        let before = self.side(me).status;
        let health = self.full_health(Status::Pilot);
        let (least_energy, least_credits) = (self.constant("ko_energy"), self.constant("ko_credits"));
        let side = self.side_mut(me);
        side.status = Status::Pilot;
        side.health = health;
        side.at = None;
        if before == Status::Pilot {
            side.energy = side.energy.max(least_energy);
            side.credits = side.credits.max(least_credits);
            let base = side.base.unwrap();
            if self.is_unoccupied(base, me) {
                self.side_mut(me).at = Some(base);
            } else {
                self.ask(me, "place", Some(zone_name(base)));
            }
            return;
        }
        self.equip(me);
        self.ask(me, "place", Some(zone_name(place)));
    }
}
