//! Combat (TEM-10).

use super::super::position::{Combat, Game, zone_name};

impl Game {
    pub(super) fn opponent(&self, me: char) -> char {
        let combat = self.combat.as_ref().unwrap();
        if combat.mover == me { combat.enemy } else { combat.mover }
    }

    /// True for a power attack (TEM-10.5).
    pub fn is_power(&self, me: char, weapon: &str) -> bool {
        let combat = self.combat.as_ref().unwrap();
        let last = combat.last.as_deref().unwrap_or("none");
        let kind = self.kind_of(weapon);
        let counters = matches!((kind.as_str(), last), ("area", "ranged") | ("ranged", "melee") | ("melee", "area"));
        let by_jump = combat.jump && combat.mover == me && !combat.used.contains(&me);
        counters || by_jump || (weapon == "preemptive_shield" && last != "none")
    }

    /// Damage before reductions.
    pub(super) fn damage(&self, me: char, weapon: &str, power: bool, paid: i64) -> i64 {
        let combat = self.combat.as_ref().unwrap();
        let side = self.side(me);
        let row = self.weapon(weapon, if power { "power" } else { "damage" });
        match weapon {
            // TEM-15.3
            "pulse_pistol" if !combat.used.contains(&me) => self.weapon(weapon, "power"),
            "laser_blaster" => row + self.turrets_in_arena(me),
            "rotary_cannon" | "lightning_coil" => row + paid,
            "flamethrower" => row + self.zone_value(side.at.unwrap()),
            "plasma_cannon" if !power && combat.last.as_deref() == Some("area") => {
                row + self.weapon(weapon, "after_area")
            }
            _other => row,
        }
    }

    /// The health that the enemy loses, and the energy that Magma loses instead of health.
    pub(super) fn losses(&self, foe: char, damage: i64) -> (i64, i64) {
        let side = self.side(foe);
        let mut damage = damage;
        // TEM-13.9
        if self.mech_side(foe) == Some("sparta") {
            damage = (damage - self.values["mech"]["sparta"]["ignored"].as_integer().unwrap()).max(0);
        }
        let mut energy = 0;
        // TEM-14.2
        if damage > 0
            && self.has_pilot(foe, "magma")
            && side.shield
            && side.energy > 0
            && !self.combat.as_ref().unwrap().hit.contains(&foe)
        {
            damage -= 1;
            energy = 1;
        }
        (damage.min(side.health), energy)
    }

    pub(super) fn begin_combat(&mut self, me: char, enemy: char) {
        self.turn_mut().fought = true;
        let jump = self.turn_mut().jumped;
        self.score(me, self.constant("start_combat"));
        self.combat = Some(Combat {
            mover: me,
            enemy,
            next: me,
            last: None,
            jump,
            used: Vec::new(),
            hit: Vec::new(),
            expert: None,
        });
        for fighter in [me, enemy] {
            self.ready_robot(fighter);
            if self.has_pilot(fighter, "maverick") && self.side(fighter).energy >= 2 {
                self.ask(fighter, "expert", None);
            }
        }
    }

    pub(super) fn end_combat(&mut self) {
        let combat = self.combat.take().unwrap();
        self.asks.retain(|ask| ask.kind != "attack" && ask.kind != "expert");
        // TEM-9.6: a third player's turret does not fire.
        let at = self.side(combat.mover).at;
        if self.turn_mut().stage == "turret"
            && self.turrets.iter().any(|turret| Some(turret.0) == at && turret.1 != combat.enemy)
        {
            self.turn_mut().stage = "mech".into();
        }
        for side in &mut self.sides {
            side.exhausted.clear();
            side.draws.clear();
            // TEM-17.16; a robot that was knocked out is turned when it returns to the arena.
            if side.robot && [combat.mover, combat.enemy].contains(&side.letter) {
                side.facing = "n".into();
            }
        }
    }

    pub(super) fn continue_combat(&mut self) {
        let me = self.combat.as_ref().unwrap().next;
        let side = self.side(me);
        if side.robot {
            return self.attack_as_robot(me);
        }
        if side.worn.iter().any(|weapon| !side.exhausted.contains(weapon)) {
            self.ask(me, "attack", None);
            return;
        }
        // TEM-11.1
        let foe = self.opponent(me);
        let at = side.at.unwrap();
        self.end_combat();
        self.score(foe, self.constant("retreat_or_ko"));
        self.enter_adhoc(me);
        self.side_mut(me).at = None;
        self.ask(me, "place", Some(zone_name(at)));
    }
}
