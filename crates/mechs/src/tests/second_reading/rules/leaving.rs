//! Leaving and absence (TEM-18, section 9 of the contract).

use super::super::position::{Ask, Game, Mech, Status, parse_zone};
use super::directions;

impl Game {
    /// Removes a side from the game (TEM-18.1 to TEM-18.4).
    pub(super) fn leave(&mut self, me: char) {
        if self.combat.as_ref().is_some_and(|combat| combat.mover == me || combat.enemy == me) {
            self.end_combat();
        }
        let number = self.sides.iter().filter(|side| side.out.is_some()).count() + 1;
        let place = self.asks.iter().find(|ask| ask.side == me && ask.kind == "place");
        let at = self.side(me).at.or_else(|| place.and_then(|ask| ask.arg.as_deref()).map(parse_zone));
        if let (Mech::In(side, _), Some(at)) = (&self.mech, at)
            && *side == me
        {
            self.mech = Mech::At(at);
        }
        let health = self.full_health(Status::Pilot);
        let side = self.side_mut(me);
        if side.status == Status::Mech {
            side.status = Status::Pilot;
            side.health = health;
            side.worn.clear();
        }
        side.out = Some(number);
        side.absent = false;
        side.at = None;
        side.ready = false;
        side.adhoc = None;
        side.program = [None, None, None, None];
        side.offers.clear();
        side.chosen = None;
        side.arm_mine = None;
        side.arm_weapon = None;
        self.mines.retain(|mine| mine.1 != me);
        self.turrets.retain(|turret| turret.1 != me);
        self.asks.retain(|ask| ask.side != me);
        if self.letters().len() == 1 || self.human_sides().is_empty() {
            self.finish();
            return;
        }
        if self.turn.as_ref().is_some_and(|turn| turn.side == me) {
            self.turn_mut().stage = "end".into();
        }
    }

    /// Completes a phase in which all answer at the same time: once the last other player has answered, the absent
    /// players' answers are added.
    pub(super) fn complete_setup(&mut self) {
        let weapon = self.basic_kinds().swap_remove(0);
        for side in self.sides.iter_mut().filter(|side| side.absent) {
            if self.phase == "pilot" && side.chosen.is_none() {
                side.chosen = side.offers.first().cloned();
            } else if self.phase == "arm" {
                side.arm_mine = side.arm_mine.or(Some(4));
                side.arm_weapon = side.arm_weapon.take().or_else(|| Some(weapon.clone()));
            }
        }
    }

    /// Draws four random cards for each absent player. They remain unknown until they are revealed or both readings
    /// have settled (TEM-18.5).
    pub(super) fn draw_programs(&mut self) {
        for side in self.sides.iter_mut().filter(|side| side.absent) {
            side.program = [(); 4].map(|()| Some(("?".into(), String::new())));
        }
    }

    /// Reveals an absent player's card, as drawn by the engine.
    pub(super) fn reveal_random_card(&mut self, me: char, slot: usize) {
        let words = self.next_random_result(me, "opens");
        let opened = (words[0].clone(), words[1].clone());
        if self.side(me).program[slot] != Some(opened.clone()) {
            self.copy_drawn_card(me, slot, opened);
        }
    }

    /// Copies a card that was drawn at random for an absent player.
    pub fn copy_drawn_card(&mut self, me: char, slot: usize, card: (String, String)) {
        assert!(directions(&card.0).contains(&card.1.as_str()) && self.copies_used(me, &card.0) < self.copies(&card.0));
        let known = self.side_mut(me).program[slot].replace(card);
        assert!(known.is_some_and(|known| known.0 == "?"), "the card of slot {} was known", slot + 1);
    }

    /// The default answer (TEM-18.5).
    pub(super) fn default(&self, ask: &Ask) -> String {
        let lines = self.answers(ask);
        if let Some(line) = lines.iter().find(|line| ["pass", "mech none"].contains(&line.as_str())) {
            return line.clone();
        }
        if ask.kind == "attack" {
            let side = self.side(ask.side);
            let is_usable = |weapon: &&String| side.worn.contains(weapon) && !side.exhausted.contains(weapon);
            let weapon = side.weapons.iter().find(is_usable).expect("a weapon");
            return self.attack_lines(ask.side, weapon).swap_remove(0);
        }
        lines[0].clone()
    }
}
