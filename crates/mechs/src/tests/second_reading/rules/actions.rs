//! Actions (TEM-7).

use super::super::position::{Game, Mech, Status, parse_zone, zone_name};

impl Game {
    pub(super) fn surcharge(&self) -> i64 {
        self.values["pilots"]["wasp"]["surcharge"].as_integer().unwrap()
    }

    /// The lines for the actions in section 7, except declining.
    pub(super) fn actions(&self, me: char, card: &str) -> Vec<String> {
        let side = self.side(me);
        let at = side.at.unwrap();
        let mut lines = Vec::new();
        match card {
            "mine" | "turret" => {
                // TEM-7.5
                if self.has_mine_or_turret(at) || self.mech == Mech::At(at) {
                    return lines;
                }
                let purse = if card == "mine" { side.credits } else { side.energy };
                if purse < self.zone_value(at) {
                    return lines;
                }
                if card == "mine" {
                    let mut numbers = self.mines_in_stock(me);
                    if numbers.is_empty() {
                        numbers = vec![1, 2, 3, 4];
                    }
                    for number in numbers {
                        lines.push(format!("mine {number}"));
                    }
                } else if self.turrets_in_stock(me) > 0 {
                    lines.push("turret".into());
                } else {
                    for turret in self.turrets.iter().filter(|turret| turret.1 == me) {
                        lines.push(format!("turret {}", zone_name(turret.0)));
                    }
                }
            }
            "buy" => {
                let mut kinds = self.basic_kinds();
                kinds.retain(|kind| !side.weapons.contains(kind));
                kinds.extend(self.row.iter().cloned());
                for kind in kinds {
                    if side.energy >= self.weapon(&kind, "energy") && side.credits >= self.weapon(&kind, "credits") {
                        lines.push(format!("buy {kind}"));
                    }
                }
            }
            "power" => {
                if side.status == Status::Mech {
                    return lines;
                }
                let missing = self.full_health(side.status) - side.health;
                if missing > 0 {
                    let (fewest, most) = if self.has_pilot(me, "diamond") {
                        let free = self.values["pilots"]["diamond"]["free_health"].as_integer().unwrap();
                        (0, (missing - free).max(0))
                    } else {
                        (1, missing)
                    };
                    let each = self.constant("repair_health");
                    for paid in fewest..=((most + each - 1) / each).min(side.energy) {
                        lines.push(format!("repair {paid}"));
                    }
                }
                if side.status == Status::Pilot && side.energy >= self.constant("upgrade_cost") {
                    lines.push("upgrade".into());
                }
            }
            "collect" | "diagonal" | "double" => {}
            other => panic!("a card: {other}"),
        }
        lines
    }

    /// Collects (TEM-7.1).
    pub(super) fn collect(&mut self, me: char) {
        let at = self.side(me).at.unwrap();
        let mut zones = vec![at];
        zones.extend(self.mines.iter().filter(|mine| mine.1 == me).map(|mine| mine.0));
        zones.extend(self.turrets.iter().filter(|turret| turret.1 == me).map(|turret| turret.0));
        zones.sort_unstable();
        zones.dedup();
        for place in zones {
            let (energy, credits) = self.zone_yield(place);
            self.gain(me, energy, credits);
        }
        // TEM-14.3
        if self.has_pilot(me, "brawler") {
            match self.zone_yield(at) {
                (1, 1) => self.ask(me, "collect", None),
                (energy, credits) => self.gain(me, energy, credits),
            }
        }
    }

    pub(super) fn act(&mut self, me: char, words: &[&str]) {
        let at = self.side(me).at.unwrap();
        match words[0] {
            "mine" => {
                let number: i64 = words[1].parse().unwrap();
                self.mines.retain(|mine| !(mine.1 == me && mine.2 == number));
                self.gain(me, 0, -self.zone_value(at));
                self.mines.push((at, me, number));
            }
            "turret" => {
                if let Some(from) = words.get(1) {
                    self.turrets.retain(|turret| turret.0 != parse_zone(from));
                }
                self.gain(me, -self.zone_value(at), 0);
                self.turrets.push((at, me));
            }
            "buy" => {
                let id = words[1];
                self.gain(me, -self.weapon(id, "energy"), -self.weapon(id, "credits"));
                if let Some(place) = self.row.iter().position(|other| other == id) {
                    if self.deck.is_empty() {
                        self.row.remove(place);
                    } else {
                        self.row[place] = self.deck.remove(0);
                    }
                }
                self.side_mut(me).weapons.insert(0, id.into());
                self.equip(me);
            }
            "repair" => {
                let paid: i64 = words[1].parse().unwrap();
                let mut health = paid * self.constant("repair_health");
                if self.has_pilot(me, "diamond") {
                    health += self.values["pilots"]["diamond"]["free_health"].as_integer().unwrap();
                }
                self.gain(me, -paid, 0);
                let full = self.full_health(self.side(me).status);
                let side = self.side_mut(me);
                side.health = (side.health + health).min(full);
            }
            "upgrade" => {
                self.gain(me, -self.constant("upgrade_cost"), 0);
                let health = self.full_health(Status::Armor);
                let side = self.side_mut(me);
                side.status = Status::Armor;
                side.health = health;
                self.equip(me);
            }
            other => panic!("an action: {other}"),
        }
    }
}
