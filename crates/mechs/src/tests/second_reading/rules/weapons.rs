//! Weapon texts (TEM-15).

use super::super::position::{Game, ids, parse_zone, zone_name};
use super::{STRAIGHT, beyond};

impl Game {
    fn rail_targets(&self, me: char, direction: &str) -> Vec<char> {
        let foe = self.opponent(me);
        let mut targets = Vec::new();
        let mut place = beyond(self.side(me).at.unwrap(), direction, 1);
        while self.is_in_arena(place) {
            targets.extend(self.pilot_in(place).into_iter().filter(|side| *side != me && *side != foe));
            place = beyond(place, direction, 1);
        }
        targets
    }

    /// All lines for an attack with one weapon.
    pub(super) fn attack_lines(&self, me: char, weapon: &str) -> Vec<String> {
        let side = self.side(me);
        let foe = self.side(self.opponent(me));
        let power = self.is_power(me, weapon);
        let at = side.at.unwrap();
        let plain = format!("attack {weapon}");
        let falls = |damage: i64| self.losses(foe.letter, damage).0 >= foe.health;
        let mut args: Vec<String> = Vec::new();
        let mut or_none = false;
        match weapon {
            "preemptive_shield" => {
                let missing = self.full_health(side.status) - side.health;
                args.extend((0..=3.min(side.energy).min(missing)).map(|paid| paid.to_string()));
            }
            "rotary_cannon" | "lightning_coil" => {
                args.extend((0..=3.min(side.energy)).map(|paid| paid.to_string()));
            }
            "sniper_rifle" if power => {
                args.extend((0..=3.min(side.energy).min(foe.points)).map(|paid| paid.to_string()));
            }
            "grenade_launcher" if power => {
                or_none = true;
                for place in self.adjacent_zones(at) {
                    if self.mines.iter().any(|mine| mine.0 == place && mine.1 != me)
                        || self.turrets.iter().any(|turret| turret.0 == place && turret.1 != me)
                    {
                        args.push(zone_name(place));
                    }
                }
            }
            "flash_spire" if !falls(self.damage(me, weapon, power, 0)) => {
                for place in self.adjacent_zones(at) {
                    if self.pilot_in(place).is_empty() {
                        args.push(zone_name(place));
                    }
                }
            }
            "emp_mace" => {
                or_none = !power;
                if power || side.energy >= self.weapon(weapon, "price") {
                    args = ids("weapons");
                    args.retain(|other| foe.worn.contains(other) && !foe.exhausted.contains(other));
                }
            }
            "energy_crossbow" if power => {
                or_none = true;
                args.extend(side.exhausted.iter().filter(|other| *other != weapon).cloned());
            }
            "gauss_rifle" => args.extend(["energy".into(), "credits".into()]),
            "particle_phaser" if !power => {
                args.extend((foe.energy > 0).then(|| "energy".into()));
                args.extend((foe.credits > 0).then(|| "credits".into()));
            }
            "rail_gun" if power => {
                for direction in STRAIGHT {
                    if !self.rail_targets(me, direction).is_empty() {
                        args.push(direction.into());
                    }
                }
            }
            "auto_turret" if power => {
                or_none = true;
                if self.turrets_in_stock(me) > 0 {
                    for place in self.adjacent_zones(at) {
                        if self.is_empty(place) {
                            args.push(zone_name(place));
                        }
                    }
                }
            }
            _without => {}
        }
        let mut lines: Vec<String> = args.iter().map(|arg| format!("{plain} {arg}")).collect();
        if or_none || lines.is_empty() {
            lines.insert(0, plain);
        }
        lines
    }

    /// Carries out an attack (TEM-10.3).
    pub(super) fn attack(&mut self, me: char, weapon: &str, arg: Option<&str>) {
        let foe = self.opponent(me);
        let at = self.side(me).at.unwrap();
        let power = self.is_power(me, weapon);
        let paid = arg.and_then(|arg| arg.parse::<i64>().ok()).unwrap_or(0);
        let clears = weapon == "grenade_launcher" && arg.is_some();
        let damage = if clears { 0 } else { self.damage(me, weapon, power, paid) };
        let (loss, energy) = self.losses(foe, damage);
        let kind = self.kind_of(weapon);

        let combat = self.combat.as_mut().unwrap();
        let free = combat.expert == Some(me);
        if free {
            combat.expert = None;
        }
        if !combat.used.contains(&me) {
            combat.used.push(me);
        }
        if (loss > 0 || energy > 0) && !combat.hit.contains(&foe) {
            combat.hit.push(foe);
        }
        combat.last = Some(if weapon == "shock_knuckles" { "none".into() } else { kind });
        combat.next = foe;
        if !free {
            self.side_mut(me).exhausted.push(weapon.into());
        }

        let enemy = self.side_mut(foe);
        enemy.health -= loss;
        enemy.energy -= energy;
        let falls = enemy.health == 0;
        self.score(me, loss * self.constant("damage_point"));
        self.gain(me, -paid, 0);

        let mut fallen = Vec::new();
        match weapon {
            "energy_sword" if power => self.gain(foe, -1, -1),
            "grenade_launcher" => {
                if let Some(arg) = arg {
                    self.remove_at(parse_zone(arg));
                }
            }
            "preemptive_shield" => self.side_mut(me).health += paid,
            "flash_spire" => {
                if let Some(arg) = arg {
                    let to = parse_zone(arg);
                    self.side_mut(me).at = Some(to);
                    self.side_mut(foe).at = Some(to);
                    self.turn_mut().stage = "end".into();
                    self.remove_at(to);
                }
            }
            "emp_mace" => {
                if let Some(arg) = arg.filter(|_| !falls) {
                    if !power {
                        self.gain(me, -self.weapon(weapon, "price"), 0);
                    }
                    self.side_mut(foe).exhausted.push(arg.into());
                    self.side_mut(foe).draws.retain(|drawn| drawn != arg);
                }
            }
            "warhammer" => self.score(me, 1),
            "energy_crossbow" => {
                if let Some(arg) = arg {
                    self.side_mut(me).exhausted.retain(|other| other != arg);
                }
            }
            "gauss_rifle" => {
                let amount = if power { 2 } else { 1 };
                match arg {
                    Some("energy") => self.gain(me, amount, 0),
                    Some(_) => self.gain(me, 0, amount),
                    None => {}
                }
            }
            "sniper_rifle" => self.score(foe, -paid),
            "rail_gun" if power => {
                if let Some(direction) = arg {
                    for target in self.rail_targets(me, direction) {
                        self.score(me, self.weapon(weapon, "line_points"));
                        let other = self.side_mut(target);
                        other.health -= 1;
                        if other.health <= 0 {
                            fallen.push((target, other.at.unwrap()));
                        }
                    }
                }
            }
            "particle_phaser" => {
                let (energy, credits) = (self.side(foe).energy.min(1), self.side(foe).credits.min(1));
                let (energy, credits) = match (power, arg) {
                    (false, Some("energy")) => (energy, 0),
                    (false, Some(_)) => (0, credits),
                    (true, _) => (energy, credits),
                    (false, None) => (0, 0),
                };
                self.gain(foe, -energy, -credits);
                self.gain(me, energy, credits);
            }
            "rocket_battery" => {
                let own = self.weapon(weapon, if power { "power_loss" } else { "normal_loss" });
                let side = self.side_mut(me);
                side.health = (side.health - own).max(0);
            }
            "auto_turret" => {
                if let Some(arg) = arg {
                    self.turrets.push((parse_zone(arg), me));
                }
            }
            _without => {}
        }

        let at = self.side(me).at.unwrap_or(at);
        let self_falls = self.side(me).health == 0;
        if falls || self_falls {
            self.end_combat();
        }
        if falls {
            self.score(me, self.constant("retreat_or_ko"));
            self.knock_out(foe, at, (!self_falls).then_some(me));
        }
        if self_falls {
            self.knock_out(me, at, None);
        }
        for (other, place) in fallen {
            self.score(me, self.constant("retreat_or_ko"));
            self.knock_out(other, place, None);
        }
    }
}
