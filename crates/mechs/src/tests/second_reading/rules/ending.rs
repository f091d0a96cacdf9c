//! The end of a game (TEM-16).

use super::super::position::{Game, Side, Status};

impl Game {
    /// Ranks the sides (TEM-16.4, TEM-18.1).
    pub(super) fn finish(&mut self) {
        self.phase = "over".into();
        self.turn = None;
        self.combat = None;
        self.asks.clear();
        self.secrets.clear();
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
}
