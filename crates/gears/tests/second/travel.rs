//! Moves of COGs and their followers (GOW-5.6, GOW-5.7, GOW-14.7 to GOW-14.12).

use crate::map::{Area, Place};
use crate::order::card_id;
use crate::sim::{R, Sim};
use crate::values::order_index;

impl Sim {
    /// Carries out a part of a move allowed by a card.
    pub fn perform_partial_move(&mut self, side: usize, to: Place) -> R<()> {
        let far = self.distance(self.s.cogs[side].at.0, to.0);
        let (at, budget) = self.remaining_moves().into_iter().find(|(_, n)| *n >= far).unwrap();
        self.s.acting.last_mut().unwrap().at = at;
        self.s.acting.last_mut().unwrap().left = if to.1 > 0 { 0 } else { budget - far };
        self.travel(side, to)
    }

    pub fn travel(&mut self, side: usize, to: Place) -> R<()> {
        let from = self.s.cogs[side].at.0;
        let way = self.s.map().shortest_path(from, to.0);
        self.s.cogs[side].at.1 = 0;
        self.s.cogs[side].moved = true;
        self.mark_acted(side);
        let is_followed = self.s.acting.len() == 1 && self.s.cogs.len() > 1;
        for area in way.clone() {
            if is_followed {
                self.ask_followers(side, self.s.cogs[side].at.0)?;
            }
            self.s.cogs[side].at = (area, 0);
        }
        self.s.cogs[side].at = to;
        if is_followed {
            for own in self.s.turn.follow.clone() {
                if self.s.cogs[own].at.0 != to.0 && !self.s.cogs[own].bleeding {
                    self.s.cogs[own].at = (to.0, 0);
                    self.s.cogs[own].moved = true;
                    self.move_follower_into_cover(own);
                }
            }
        }
        for area in way {
            self.enter_area(&[side], area)?;
        }
        Ok(())
    }

    fn ask_followers(&mut self, mover: usize, area: Area) -> R<()> {
        let mut questions = Vec::new();
        for own in self.standing_sides() {
            let cards = self.card_kinds(own, Some("follow"));
            let is_here = own != mover && self.s.cogs[own].at.0 == area;
            if is_here && self.s.turn.asked.insert(own) && !cards.is_empty() {
                let mut lines: Vec<String> =
                    cards.into_iter().map(|card| format!("follow {}", card_id(card))).collect();
                lines.push("pass".to_owned());
                questions.push((own, lines));
            }
        }
        let sides: Vec<usize> = questions.iter().map(|(own, _)| *own).collect();
        let answers = self.ask_all(questions)?;
        for (own, answer) in sides.into_iter().zip(answers) {
            if let Some(card) = answer.strip_prefix("follow ") {
                self.discard(own, order_index(card));
                self.s.turn.follow.insert(own);
            }
        }
        Ok(())
    }

    /// Moves a follower into cover (GOW-14.8).
    fn move_follower_into_cover(&mut self, side: usize) {
        let area = self.s.cogs[side].at.0;
        let map = self.s.map();
        let outside = self.s.locusts.iter().filter(|(_, it)| it.at.0 != area);
        let near = outside.min_by_key(|(figure, it)| (map.distance(it.at.0, area), **figure)).map(|(_, it)| it.at);
        let bonus = |place: &Place| near.map_or(0, |from| map.cover_bonus(from, *place));
        let free: Vec<Place> = self.free_cover_spaces(area).collect();
        let best = free.iter().map(bonus).max();
        if let Some(place) = free.iter().find(|place| Some(bonus(place)) == best) {
            self.s.cogs[side].at = *place;
        }
    }
}
