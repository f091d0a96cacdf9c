//! Questions, the lines that answer them, and their effects (section 3 of the contract).

use super::super::position::{Ask, Game, Mech, Status, ids, parse_zone, zone_name};
use super::{beyond, directions};

impl Game {
    /// Sides that have to answer now, in turn order.
    pub fn waiting_sides(&self) -> Vec<char> {
        match self.phase.as_str() {
            "pilot" => self.answering_sides().into_iter().filter(|side| self.side(*side).chosen.is_none()).collect(),
            "arm" => self
                .answering_sides()
                .into_iter()
                .filter(|side| self.side(*side).arm_mine.is_none() || self.side(*side).arm_weapon.is_none())
                .collect(),
            "program" => self.answering_sides().into_iter().filter(|side| !self.side(*side).ready).collect(),
            "over" => Vec::new(),
            _one_by_one => self.asks.first().map(|ask| ask.side).into_iter().collect(),
        }
    }

    pub fn legal_lines(&self, me: char) -> Vec<String> {
        let side = self.side(me);
        let mut lines = Vec::new();
        if side.out.is_some() || side.robot || side.absent || self.phase == "over" {
            return lines;
        }
        match self.phase.as_str() {
            "pilot" => lines.extend(side.offers.iter().map(|pilot| format!("pilot {pilot}"))),
            "arm" => {
                lines.extend((1..=4).map(|number| format!("mine {number}")));
                lines.extend(self.basic_kinds().iter().map(|weapon| format!("weapon {weapon}")));
            }
            "program" => {
                for slot in 0..4 {
                    for card in ids("cards") {
                        for direction in directions(&card) {
                            let filled = (card.clone(), direction.to_string());
                            if side.program[slot].as_ref() != Some(&filled) {
                                lines.push(format!("program {} {card} {direction}", slot + 1));
                            }
                        }
                    }
                }
                if !side.ready && side.program.iter().all(Option::is_some) {
                    lines.push("ready".into());
                }
            }
            _one_by_one => {
                if let Some(ask) = self.asks.first()
                    && ask.side == me
                {
                    lines = self.answers(ask);
                }
            }
        }
        let is_asked = self.waiting_sides().contains(&me);
        // TEM-8.4
        if self.combat.is_none() && (is_asked || self.phase == "program") {
            for weapon in side.weapons.iter().skip(1) {
                lines.push(format!("equip {weapon}"));
            }
        }
        // TEM-14.2
        if side.pilot.as_deref() == Some("magma") && is_asked {
            lines.push(format!("shield {}", if side.shield { "off" } else { "on" }));
        }
        lines
    }

    pub(super) fn answers(&self, ask: &Ask) -> Vec<String> {
        let me = ask.side;
        let side = self.side(me);
        let mut lines = Vec::new();
        let turn = self.turn.clone().unwrap_or_default();
        match ask.kind.as_str() {
            "base" => {
                for place in self.all_zones() {
                    if self.zone_letter(place) == 'B' && !self.sides.iter().any(|side| side.base == Some(place)) {
                        lines.push(format!("base {}", zone_name(place)));
                    }
                }
            }
            "commander" => lines.extend(["commander".into(), "pass".into()]),
            "adhoc" => {
                for card in ids("cards") {
                    for direction in directions(&card) {
                        let to = beyond(side.at.unwrap(), direction, if card == "double" { 2 } else { 1 });
                        let meets_enemy = self.pilot_in(to).iter().any(|other| *other != me);
                        if !(turn.peace && meets_enemy) {
                            lines.push(format!("adhoc {card} {direction}"));
                        }
                    }
                }
            }
            "rotate" => {
                let (card, now) = turn.card.unwrap();
                for direction in directions(&card) {
                    if direction != now {
                        lines.push(format!("rotate {direction}"));
                    }
                }
                lines.push("pass".into());
            }
            "mech" => lines.extend(["mech trojan".into(), "mech sparta".into(), "mech none".into()]),
            "drive" => lines.extend(["drive".into(), "pass".into()]),
            "collect" => lines.extend(["collect energy".into(), "collect credits".into()]),
            "expert" => lines.extend(["expert".into(), "pass".into()]),
            "action" => {
                lines = self.actions(me, &turn.card.unwrap().0);
                lines.push("pass".into());
            }
            "attack" => {
                for weapon in &side.worn {
                    if !side.exhausted.contains(weapon) {
                        lines.extend(self.attack_lines(me, weapon));
                    }
                }
            }
            "place" => {
                for place in self.placement_zones(me, parse_zone(ask.arg.as_ref().unwrap())) {
                    lines.push(format!("place {}", zone_name(place)));
                }
            }
            "deploy" => {
                let is_mine = ask.arg.as_deref() == Some("mine");
                if let Some(at) = side.at
                    && self.has_pilot(me, "wasp")
                    && side.out.is_none()
                {
                    let (purse, stock) = if is_mine {
                        (side.credits, !self.mines_in_stock(me).is_empty())
                    } else {
                        (side.energy, self.turrets_in_stock(me) > 0)
                    };
                    for place in self.adjacent_zones(at) {
                        if stock && self.is_empty(place) && purse >= self.zone_value(place) + self.surcharge() {
                            lines.push(format!("deploy {}", zone_name(place)));
                        }
                    }
                }
                lines.push("pass".into());
            }
            "mine" => {
                for number in self.mines_in_stock(me) {
                    lines.push(format!("mine {number}"));
                }
            }
            other => panic!("a question: {other}"),
        }
        lines
    }

    pub(super) fn ask(&mut self, side: char, kind: &str, arg: Option<String>) {
        self.asks.push(Ask { side, kind: kind.into(), arg });
    }

    pub(super) fn answer(&mut self, ask: &Ask, line: &str) {
        let me = ask.side;
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == "pass" {
            return;
        }
        match ask.kind.as_str() {
            "base" => {
                let place = parse_zone(words[1]);
                let side = self.side_mut(me);
                side.base = Some(place);
                side.at = Some(place);
            }
            "commander" => {
                self.gain(me, -2, 0);
                let side = self.side_mut(me);
                side.adhoc = Some(false);
                side.program = [None, None, None, None];
                self.turn_mut().peace = true;
                self.asks.insert(0, Ask { side: me, kind: "adhoc".into(), arg: None });
            }
            "adhoc" => self.turn_mut().card = Some((words[1].into(), words[2].into())),
            "rotate" => {
                self.gain(me, -1, 0);
                if let Some(card) = &mut self.turn_mut().card {
                    card.1 = words[1].into();
                }
            }
            "mech" => {
                if words[1] == "none" {
                    if self.turn_mut().side == me {
                        self.turn_mut().declined = true;
                    }
                    return;
                }
                self.mech = Mech::In(me, words[1].into());
                let health = self.full_health(Status::Mech);
                let side = self.side_mut(me);
                side.status = Status::Mech;
                side.health = health;
                self.score(me, self.constant("enter_mech"));
                self.equip(me);
            }
            "drive" => {
                self.gain(me, -1, 0);
                let direction = self.turn_mut().card.clone().unwrap().1;
                let to = beyond(self.side(me).at.unwrap(), &direction, 1);
                self.side_mut(me).at = Some(to);
                self.turn_mut().stage = "mine".into();
            }
            "collect" => {
                if words[1] == "energy" {
                    self.gain(me, 1, 0);
                } else {
                    self.gain(me, 0, 1);
                }
            }
            "expert" => {
                self.gain(me, -2, 0);
                self.combat.as_mut().unwrap().expert = Some(me);
            }
            "action" => self.act(me, &words),
            "attack" => self.attack(me, words[1], words.get(2).copied()),
            "place" => self.side_mut(me).at = Some(parse_zone(words[1])),
            "deploy" => {
                let place = parse_zone(words[1]);
                if ask.arg.as_deref() == Some("mine") {
                    self.asks.insert(0, Ask { side: me, kind: "mine".into(), arg: Some(words[1].into()) });
                } else {
                    self.gain(me, -self.zone_value(place) - self.surcharge(), 0);
                    self.turrets.push((place, me));
                }
            }
            "mine" => {
                let place = parse_zone(ask.arg.as_ref().unwrap());
                self.gain(me, 0, -self.zone_value(place) - self.surcharge());
                self.mines.push((place, me, words[1].parse().unwrap()));
            }
            other => panic!("a question: {other}"),
        }
    }
}
