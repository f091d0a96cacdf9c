//! The end of a game (TEM-16) and leaving (TEM-18).

use super::super::position::{Game, Mech, Side, Status, zone};

impl Game {
    /// TEM-16.4, TEM-18.1.
    pub(super) fn finish(&mut self) {
        self.phase = "over".into();
        self.turn = None;
        self.combat = None;
        self.asks.clear();
        for side in &mut self.sides {
            side.exhausted.clear();
            side.draws.clear();
        }
        let rank = |side: &Side| {
            (
                i64::from(side.out.is_none()),
                side.out.map_or(0, |number| number as i64),
                if side.out.is_none() { side.points } else { 0 },
                i64::from(side.out.is_none() && side.status == Status::Mech),
                if side.out.is_none() { side.weapons.len() } else { 0 },
            )
        };
        self.results = self
            .sides
            .iter()
            .map(|side| {
                let better = self.sides.iter().filter(|other| rank(other) > rank(side)).count();
                (side.letter, better + 1, side.points)
            })
            .collect();
        // TEM-17.20
        if self.arena == "solo" {
            let human = &self.sides[0];
            let has_won = self.sides[1..].iter().all(|robot| rank(human) > rank(robot));
            self.results = vec![(human.letter, if has_won { 1 } else { 2 }, human.points)];
        }
    }

    pub(super) fn leave(&mut self, me: char) {
        if self.combat.as_ref().is_some_and(|combat| combat.mover == me || combat.enemy == me) {
            self.end_combat();
        }
        let number = self.sides.iter().filter(|side| side.out.is_some()).count() + 1;
        let place = self.asks.iter().find(|ask| ask.side == me && ask.kind == "place");
        let at = self.side(me).at.or_else(|| place.and_then(|ask| ask.arg.as_deref()).map(zone));
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
        if self.letters().len() == 1 || self.people().is_empty() {
            self.finish();
            return;
        }
        if self.turn.as_ref().is_some_and(|turn| turn.side == me) {
            self.turn_mut().stage = "end".into();
        }
    }
}
