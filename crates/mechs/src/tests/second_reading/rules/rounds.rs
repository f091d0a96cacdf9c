//! Setup, rounds and programming (TEM-3 to TEM-5): lines outside a turn, and everything automatic.

use super::super::position::{Ask, Game, Opening, Status};

impl Game {
    /// Carries out a legal line.
    pub fn play_line(&mut self, me: char, line: &str, number: usize) {
        let words: Vec<&str> = line.split_whitespace().collect();
        self.record_secret_line(me, &words, number);
        match (self.phase.as_str(), words[0]) {
            (_, "equip") => {
                let side = self.side_mut(me);
                side.weapons.retain(|weapon| weapon != words[1]);
                side.weapons.insert(0, words[1].into());
            }
            (_, "shield") => self.side_mut(me).shield = words[1] == "on",
            (_, "resign") => self.leave(me),
            (_, "run-out") => self.side_mut(me).absent = true,
            ("pilot", _) => self.side_mut(me).chosen = Some(words[1].into()),
            ("arm", "mine") => self.side_mut(me).arm_mine = Some(words[1].parse().unwrap()),
            ("arm", "weapon") => self.side_mut(me).arm_weapon = Some(words[1].into()),
            ("program", "ready") => self.side_mut(me).ready = true,
            ("program", _) => self.fill_slot(me, words[1].parse::<usize>().unwrap() - 1, words[2], words[3]),
            (_, _) => {
                let ask = self.asks.remove(0);
                self.answer(&ask, line);
            }
        }
        self.run_automatic_steps();
    }

    /// Fills a slot (TEM-5.2, TEM-5.3).
    fn fill_slot(&mut self, me: char, slot: usize, card: &str, direction: &str) {
        self.side_mut(me).program[slot] = None;
        if self.copies_used(me, card) == self.copies(card) {
            let side = self.side_mut(me);
            let holder = side.program.iter().position(|slot| slot.as_ref().is_some_and(|slot| slot.0 == card)).unwrap();
            side.program[holder] = None;
        }
        let side = self.side_mut(me);
        side.program[slot] = Some((card.into(), direction.into()));
        side.ready = false;
    }

    /// The answer that is given without asking the player (TEM-0.6, TEM-18.5).
    fn automatic_answer(&self, ask: &Ask) -> Option<String> {
        if self.side(ask.side).absent {
            return Some(self.default(ask));
        }
        let mut answers = self.answers(ask);
        (answers.len() == 1).then(|| answers.swap_remove(0))
    }

    /// Carries out everything automatic.
    pub fn run_automatic_steps(&mut self) {
        loop {
            match self.phase.as_str() {
                "over" => return,
                "pilot" => {
                    if !self.waiting_sides().is_empty() {
                        return;
                    }
                    self.complete_setup();
                    for side in self.sides.iter_mut().filter(|side| !side.robot) {
                        side.pilot = side.chosen.take();
                        side.offers.clear();
                    }
                    self.secrets.clear();
                    self.phase = "base".into();
                }
                "base" => {
                    if let Some(ask) = self.asks.first() {
                        let Some(line) = self.automatic_answer(ask) else { return };
                        let ask = self.asks.remove(0);
                        self.answer(&ask, &line);
                        continue;
                    }
                    // TEM-3.6
                    let mut order = self.clockwise(self.first);
                    order.reverse();
                    let next = order
                        .into_iter()
                        .find(|side| self.side(*side).base.is_none() && self.side(*side).out.is_none());
                    match next {
                        Some(side) => self.ask(side, "base", None),
                        None => self.phase = "arm".into(),
                    }
                }
                "arm" => {
                    if !self.waiting_sides().is_empty() {
                        return;
                    }
                    self.complete_setup();
                    for letter in self.human_sides() {
                        let side = self.side_mut(letter);
                        let weapon = side.arm_weapon.take().unwrap();
                        side.weapons = vec![weapon];
                        let mine = (side.base.unwrap(), letter, side.arm_mine.take().unwrap());
                        self.mines.push(mine);
                        self.equip(letter);
                    }
                    self.secrets.retain(|secret| secret.opening != Opening::Chosen);
                    self.row = self.deck.drain(..4).collect();
                    self.phase = "program".into();
                }
                "program" => {
                    if !self.waiting_sides().is_empty() {
                        return;
                    }
                    for side in &mut self.sides {
                        side.ready = false;
                    }
                    self.draw_programs();
                    self.phase = "turn".into();
                    let first =
                        self.clockwise(self.first).into_iter().find(|side| self.side(*side).out.is_none()).unwrap();
                    self.begin_turn(first, 1);
                }
                "turn" => {
                    if let Some(ask) = self.asks.first() {
                        let Some(line) = self.automatic_answer(ask) else { return };
                        let ask = self.asks.remove(0);
                        self.answer(&ask, &line);
                    } else if self.combat.is_some() {
                        self.continue_combat();
                    } else {
                        self.continue_turn();
                    }
                }
                other => panic!("a phase: {other}"),
            }
        }
    }

    pub(super) fn end_round(&mut self) {
        self.turn = None;
        self.drop_slots();
        if self.round % 2 == 0 {
            // TEM-16.2
            for me in self.letters() {
                let mut points = self.side(me).at.map_or(0, |at| self.zone_value(at));
                for mine in self.mines.clone() {
                    if mine.1 == me {
                        points += self.zone_value(mine.0);
                    }
                }
                for turret in self.turrets.clone() {
                    if turret.1 == me {
                        points += 2 * self.zone_value(turret.0);
                    }
                }
                if self.side(me).status == Status::Mech {
                    points += self.constant("pilot_mech");
                }
                self.score(me, points);
            }
        }
        if self.round == self.constant("rounds") {
            // TEM-16.3
            for me in self.letters() {
                let points = self.side(me).weapons.iter().map(|weapon| self.weapon(weapon, "points")).sum();
                self.score(me, points);
            }
            self.finish();
            return;
        }
        for side in &mut self.sides {
            side.program = [None, None, None, None];
            side.adhoc = None;
        }
        self.round += 1;
        self.phase = "program".into();
        if self.arena == "solo" {
            return self.shuffle_robot_cards();
        }
        self.first =
            self.clockwise(self.first)[1..].iter().copied().find(|side| self.side(*side).out.is_none()).unwrap();
    }
}
