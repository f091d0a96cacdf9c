//! Mines and turrets (TEM-9).

use super::super::position::{Game, Opening, Zone};

impl Game {
    /// Explodes an enemy mine (TEM-9.3).
    pub(super) fn explode(&mut self, me: char) {
        let at = self.side(me).at.unwrap();
        let Some(index) = self.mines.iter().position(|mine| mine.0 == at && self.are_enemies(me, mine.1)) else {
            // TEM-17.15
            let robot = self.pilot_in(at).into_iter().find(|side| *side != me && self.side(*side).robot);
            let owner = self.turrets.iter().find(|turret| turret.0 == at && turret.1 != me).map(|turret| turret.1);
            if robot.is_some() && owner.is_some() && robot != owner {
                self.fire(me);
            }
            return;
        };
        let (_, owner, number) = self.mines.remove(index);
        self.reveal_lines(owner, &Opening::Mine(number));
        let mut damage = self.zone_value(at) + number;
        if self.has_pilot(me, "tank") {
            damage = (damage - 2).max(0);
        }
        let side = self.side_mut(me);
        side.health = (side.health - damage).max(0);
        if side.health == 0 {
            self.score(owner, self.constant("mine_ko"));
            self.knock_out(me, at, None);
        }
        self.offer_redeploy(owner, "mine");
    }

    /// Fires an enemy turret (TEM-9.4, TEM-9.6).
    pub(super) fn fire(&mut self, me: char) {
        let at = self.side(me).at.unwrap();
        let Some(index) = self.turrets.iter().position(|turret| turret.0 == at && self.are_enemies(me, turret.1))
        else {
            return;
        };
        let owner = self.turrets[index].1;
        let mut damage = self.zone_value(at);
        if self.has_pilot(me, "tank") {
            damage = (damage - 1).max(0);
        }
        let side = self.side_mut(me);
        side.health = (side.health - damage).max(0);
        if side.health == 0 {
            self.score(owner, self.constant("turret_ko"));
            self.knock_out(me, at, None);
        } else {
            self.turrets.remove(index);
            self.offer_redeploy(owner, "turret");
        }
    }

    /// Asks whether the Wasp deploys another piece (TEM-14.4).
    fn offer_redeploy(&mut self, owner: char, kind: &str) {
        if self.has_pilot(owner, "wasp") {
            self.ask(owner, "deploy", Some(kind.into()));
        }
    }

    /// Returns a mine or turret to its owner without damage.
    pub(super) fn remove_at(&mut self, place: Zone) {
        if let Some(index) = self.mines.iter().position(|mine| mine.0 == place) {
            let owner = self.mines.remove(index).1;
            self.offer_redeploy(owner, "mine");
        } else if let Some(index) = self.turrets.iter().position(|turret| turret.0 == place) {
            let owner = self.turrets.remove(index).1;
            self.offer_redeploy(owner, "turret");
        }
    }
}
