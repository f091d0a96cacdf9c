//! Robots of solo games (TEM-17).

use super::super::position::{Game, Mech, Status, Zone, ids};
use super::{STRAIGHT, beyond, is_jump};

impl Game {
    /// The next random result for a robot, copied from the engine. Panics if the engine drew something else.
    pub(super) fn next_random_result(&mut self, robot: char, verb: &str) -> Vec<String> {
        let (side, what) = self.falls.pop_front().unwrap();
        let mut words = what.split(' ').map(Into::into);
        assert!(side == robot && words.next().as_deref() == Some(verb), "{robot} {verb}: {side} {what}");
        words.collect()
    }

    fn human(&self) -> char {
        self.sides[0].letter
    }

    /// True if the two sides are enemies. Robots are not enemies of each other (TEM-17.9).
    pub(super) fn are_enemies(&self, one: char, other: char) -> bool {
        one != other && !(self.side(one).robot && self.side(other).robot)
    }

    /// Reveals a robot's next card (TEM-17.4, TEM-17.19).
    pub(super) fn reveal_robot_card(&mut self, me: char) {
        let side = self.side_mut(me);
        if side.cards.is_empty() {
            self.turn_mut().stage = "end".into();
        } else {
            let card = side.cards.remove(0);
            self.turn_mut().card = Some((card, "-".into()));
        }
    }

    /// Shuffles the robots' cards (TEM-17.4). Their order is then unknown.
    pub(super) fn shuffle_robot_cards(&mut self) {
        let cards: Vec<String> =
            ids("cards").into_iter().flat_map(|card| vec![card.clone(); self.copies(&card)]).collect();
        for side in self.sides.iter_mut().filter(|side| side.robot) {
            side.cards.clone_from(&cards);
        }
    }

    /// Moves a robot by its card (TEM-17.6 to TEM-17.8).
    pub(super) fn move_robot(&mut self, me: char, card: &str) {
        let at = self.side(me).at.unwrap();
        let human = self.side(self.human()).at.unwrap();
        let (columns, rows) = ((human.0 - at.0).abs(), (human.1 - at.1).abs());
        let to = match card {
            "diagonal" => (columns == rows).then_some(human),
            "double" => (columns == 0 || rows == 0).then_some(human),
            _step => self.robot_step(me, at, card),
        };
        let is_jump = is_jump(card);
        if let Some(to) = to {
            self.side_mut(me).at = Some(to);
            self.turn_mut().jumped = is_jump;
            self.turn_mut().stage = "mine".into();
        } else {
            self.turn_mut().stage = "action".into();
        }
    }

    /// The destination of a robot's step, in whose direction the robot has turned; `None` if the robot stays.
    fn robot_step(&mut self, me: char, at: Zone, card: &str) -> Option<Zone> {
        let ahead = STRAIGHT.iter().position(|way| *way == self.side(me).facing).unwrap();
        let way = |turned: usize| STRAIGHT[(ahead + turned) % 4];
        let counts = |way: &&str| {
            let to = beyond(at, way, 1);
            self.is_in_arena(to)
                && !self.sides.iter().any(|side| side.robot && side.letter != me && side.at == Some(to))
        };
        let seen: Vec<(&str, i64)> = [way(0), way(1), way(3)]
            .into_iter()
            .filter(counts)
            .map(|way| (way, self.zone_value(beyond(at, way, 1))))
            .collect();
        let wanted = match card {
            "mine" | "turret" => seen.iter().map(|zone| zone.1).max(),
            "buy" | "power" => seen.iter().map(|zone| zone.1).min(),
            _forward => None,
        };
        let best: Vec<&str> = seen.iter().filter(|zone| Some(zone.1) == wanted).map(|zone| zone.0).collect();
        let chosen = match best[..] {
            [only] => Some(only),
            _ => [way(0), way(2)].into_iter().find(counts),
        }?;
        self.side_mut(me).facing = chosen.into();
        Some(beyond(at, chosen, 1))
    }

    /// Carries out a robot's action (TEM-17.10, TEM-17.11).
    pub(super) fn act_robot(&mut self, me: char, card: &str) {
        let side = self.side(me);
        let at = side.at.unwrap();
        let has_room = !self.has_mine_or_turret(at) && self.mech != Mech::At(at);
        match card {
            "diagonal" | "double" => {}
            "mine" if has_room && side.credits >= self.zone_value(at) && !self.mines_in_stock(me).is_empty() => {
                let number = self.next_random_result(me, "mine")[0].parse().unwrap();
                assert!(self.mines_in_stock(me).contains(&number));
                self.gain(me, 0, -self.zone_value(at));
                self.mines.push((at, me, number));
            }
            "turret" if has_room && side.energy >= self.zone_value(at) && self.turrets_in_stock(me) > 0 => {
                self.gain(me, -self.zone_value(at), 0);
                self.turrets.push((at, me));
            }
            "buy" if self.advanced_weapons(me).len() < 4 && self.row.iter().any(|weapon| self.can_pay(me, weapon)) => {
                let weapon = self.row.iter().find(|weapon| self.can_pay(me, weapon)).unwrap().clone();
                assert_eq!(self.next_random_result(me, "buys"), [weapon.as_str()]);
                self.act(me, &["buy", &weapon]);
            }
            "power"
                if side.status == Status::Armor && side.energy > 0 && side.health < self.full_health(side.status) =>
            {
                let each = self.constant("repair_health");
                let useful = (self.full_health(side.status) - side.health + each - 1) / each;
                let paid = useful.min(side.energy).to_string();
                self.act(me, &["repair", &paid]);
            }
            _instead => self.collect(me),
        }
    }

    fn can_pay(&self, me: char, weapon: &str) -> bool {
        let side = self.side(me);
        side.energy >= self.weapon(weapon, "energy") && side.credits >= self.weapon(weapon, "credits")
    }

    fn advanced_weapons(&self, me: char) -> Vec<String> {
        let basic = self.basic_kinds();
        self.side(me).weapons.iter().filter(|weapon| !basic.contains(weapon)).cloned().collect()
    }

    /// Draws a robot's equipment (TEM-17.13).
    pub(super) fn equip_robot(&mut self, me: char) {
        let mut worn = self.fitting_weapons(me);
        let is_drawn = self.side(me).status == Status::Armor && self.advanced_weapons(me).len() > 2;
        let is_next = self.falls.front().is_some_and(|fall| fall.0 == me && fall.1.starts_with("wears"));
        if is_drawn {
            worn = if is_next { self.next_random_result(me, "wears") } else { self.side(me).worn.clone() };
            let advanced = self.advanced_weapons(me);
            assert!(worn.iter().filter(|weapon| advanced.contains(weapon)).count() == 2);
            assert!(worn.iter().all(|weapon| self.side(me).weapons.contains(weapon)));
            let basic = self.side(me).weapons.len() - advanced.len();
            assert!(worn.len() == 2 + basic.min(2));
        } else if is_next {
            let mut fallen = self.next_random_result(me, "wears");
            let mut own = worn.clone();
            fallen.sort_unstable();
            own.sort_unstable();
            assert_eq!(fallen, own);
        }
        self.side_mut(me).worn = worn;
    }

    /// Makes all of a robot's weapons available to be drawn one by one (TEM-17.14).
    pub(super) fn ready_robot(&mut self, me: char) {
        let side = self.side_mut(me);
        if side.robot {
            side.exhausted.clear();
            side.draws.clone_from(&side.worn);
        }
    }

    /// Carries out a robot's attack (TEM-17.14, TEM-17.21).
    pub(super) fn attack_as_robot(&mut self, me: char) {
        if self.side(me).draws.is_empty() {
            self.ready_robot(me);
        }
        let foe = self.opponent(me);
        if self.side(me).draws.is_empty() {
            let combat = self.combat.as_mut().unwrap();
            combat.next = foe;
            combat.last = None;
            return;
        }
        let weapon = self.next_random_result(me, "attacks").remove(0);
        let side = self.side_mut(me);
        let place = side.draws.iter().position(|drawn| *drawn == weapon).unwrap();
        side.draws.remove(place);
        let side = self.side(me);
        let most = match weapon.as_str() {
            "preemptive_shield" => Some(self.full_health(side.status) - side.health),
            "rotary_cannon" | "lightning_coil" => Some(3),
            "sniper_rifle" if self.is_power(me, &weapon) => Some(self.side(foe).points),
            _unpaid => None,
        };
        let paid = most.map(|most| most.min(3).min(side.energy).to_string());
        self.attack(me, &weapon, paid.as_deref());
    }

    /// Puts a robot in the Mech (TEM-17.12).
    pub(super) fn take_mech_as_robot(&mut self, me: char) {
        self.next_random_result(me, "rides");
        self.mech = Mech::In(me, "none".into());
        let health = self.full_health(Status::Mech);
        let side = self.side_mut(me);
        side.status = Status::Mech;
        side.health = health;
        self.score(me, self.constant("enter_mech"));
        self.equip(me);
    }

    /// Returns a knocked-out robot to the arena (TEM-17.17, TEM-17.18).
    pub(super) fn send_home(&mut self, me: char) {
        self.next_random_result(me, "falls");
        if self.turn_mut().side == me {
            self.turn_mut().stage = "end".into();
        }
        let was = self.side(me).status;
        let health = self.full_health(Status::Armor);
        let side = self.side_mut(me);
        side.status = Status::Armor;
        side.health = health;
        side.at = None;
        let base = side.base.unwrap();
        if was == Status::Mech {
            self.equip(me);
        }
        let human = self.human();
        let beside = ["e", "w"].into_iter().find(|way| self.side(human).at == Some(beyond(base, way, 1)));
        self.side_mut(me).facing = beside.unwrap_or("n").into();
        let is_occupied = !self.pilot_in(base).is_empty()
            || self.mines.iter().any(|mine| mine.0 == base && mine.1 == human)
            || self.turrets.iter().any(|turret| turret.0 == base && turret.1 == human)
            || self.mech == Mech::At(base);
        let mut at = base;
        let mut has_place = !is_occupied;
        while !has_place && !self.side(me).cards.is_empty() {
            let card = self.side_mut(me).cards.remove(0);
            if !is_jump(&card) {
                at = self.robot_step(me, at, &card).unwrap_or(at);
                has_place = self.is_empty(at);
            }
        }
        if !has_place {
            // TEM-11.7: used if no zone is empty.
            let is_bare = |place: Zone| self.pilot_in(place).is_empty() && self.mech != Mech::At(place);
            let mut zones = self.zone_distances(at);
            zones.push((0, at));
            zones.sort_unstable();
            let empty = zones.iter().find(|entry| self.is_empty(entry.1));
            at = empty.or_else(|| zones.iter().find(|entry| is_bare(entry.1))).unwrap().1;
        }
        self.side_mut(me).at = Some(at);
    }
}
