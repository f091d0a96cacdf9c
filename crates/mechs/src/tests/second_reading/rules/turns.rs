//! Execution and movement (TEM-6).

use super::super::position::{Game, Mech, Opening, Status, Turn};
use super::{beyond, is_jump};

impl Game {
    pub(super) fn begin_turn(&mut self, side: char, slot: usize) {
        self.turn = Some(Turn { side, slot, stage: "start".into(), ..Turn::default() });
    }

    pub(super) fn turn_mut(&mut self) -> &mut Turn {
        self.turn.as_mut().expect("a turn")
    }

    pub(super) fn continue_turn(&mut self) {
        let turn = self.turn.clone().expect("a turn");
        let me = turn.side;
        let at = self.side(me).at;
        let next = |game: &mut Game, stage: &str| game.turn_mut().stage = stage.into();
        match turn.stage.as_str() {
            "start" => {
                if !self.side(me).robot {
                    self.equip(me);
                }
                next(self, "open");
                if let Some(fresh) = self.side(me).adhoc {
                    if fresh {
                        self.side_mut(me).adhoc = Some(false);
                        self.turn_mut().peace = true;
                    }
                    self.ask(me, "adhoc", None);
                } else if turn.slot == 4 && self.has_pilot(me, "tsunami") && self.side(me).energy >= 2 {
                    self.ask(me, "commander", None);
                }
            }
            "open" => {
                next(self, "move");
                if self.side(me).robot {
                    self.reveal_robot_card(me);
                } else if self.side(me).adhoc.is_none() {
                    if self.side(me).absent {
                        self.reveal_random_card(me, turn.slot - 1);
                    }
                    self.reveal_lines(me, &Opening::Slot(turn.slot));
                    let card = self.side(me).program[turn.slot - 1].clone();
                    self.turn_mut().card = card;
                    if self.has_pilot(me, "kitty") && self.side(me).energy >= 1 {
                        self.ask(me, "rotate", None);
                    }
                }
            }
            "move" => {
                let (card, direction) = turn.card.expect("a card");
                if self.side(me).robot {
                    return self.move_robot(me, &card);
                }
                let to = beyond(at.unwrap(), &direction, if card == "double" { 2 } else { 1 });
                if self.is_in_arena(to) {
                    self.side_mut(me).at = Some(to);
                    self.turn_mut().jumped = is_jump(&card);
                    next(self, "mine");
                } else {
                    next(self, "action");
                }
            }
            "mine" => {
                next(self, "combat");
                self.explode(me);
            }
            "combat" => {
                next(self, "turret");
                let enemy = self.pilot_in(at.unwrap()).into_iter().find(|side| self.are_enemies(me, *side));
                if let Some(enemy) = enemy {
                    self.begin_combat(me, enemy);
                }
            }
            "turret" => {
                next(self, "mech");
                // TEM-9.6: the stage is already `end` if the mover has left the zone.
                self.fire(me);
            }
            "mech" => {
                next(self, "drive");
                if self.side(me).robot {
                    if self.mech == Mech::At(at.unwrap()) {
                        self.take_mech_as_robot(me);
                    }
                } else if self.mech == Mech::At(at.unwrap())
                    && self.side(me).status == Status::Armor
                    && self.side(me).health == self.full_health(Status::Armor)
                    && !turn.declined
                {
                    self.ask(me, "mech", None);
                }
            }
            "drive" => {
                next(self, "action");
                if self.side(me).robot {
                    return;
                }
                let (card, direction) = turn.card.expect("a card");
                let to = beyond(at.unwrap(), &direction, 1);
                if self.mech_side(me) == Some("trojan")
                    && !is_jump(&card)
                    && !turn.fought
                    && self.side(me).energy >= 1
                    && self.is_in_arena(to)
                    && !(turn.peace && self.pilot_in(to).iter().any(|side| *side != me))
                {
                    self.ask(me, "drive", None);
                }
            }
            "action" => {
                next(self, "end");
                if turn.fought {
                    return;
                }
                let (card, _) = turn.card.expect("a card");
                if self.side(me).robot {
                    self.act_robot(me, &card);
                } else if card == "collect" {
                    self.collect(me);
                } else {
                    self.ask(me, "action", None);
                }
            }
            "end" => self.end_turn(),
            other => panic!("a stage: {other}"),
        }
    }

    fn end_turn(&mut self) {
        let turn = self.turn.clone().expect("a turn");
        let me = turn.side;
        if !self.side(me).robot {
            self.equip(me);
        }
        let order = self.clockwise(self.first);
        let here = order.iter().position(|side| *side == me).unwrap();
        let later = order[here + 1..].iter().find(|side| self.side(**side).out.is_none());
        if let Some(side) = later {
            self.begin_turn(*side, turn.slot);
        } else if turn.slot < 4 {
            let first = order.into_iter().find(|side| self.side(*side).out.is_none()).unwrap();
            self.begin_turn(first, turn.slot + 1);
        } else {
            self.end_round();
        }
    }
}
