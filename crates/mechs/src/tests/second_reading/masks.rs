//! Hidden information (section 4 of the contract).

use super::position::{Game, Opening, Secret};

fn hide(items: &mut [String]) {
    items.fill("?".into());
}

impl Game {
    /// The text of the position as seen by a side, or by the public.
    pub fn print_for(&self, viewer: Option<char>) -> String {
        let mut game = self.clone();
        hide(&mut game.deck);
        for side in &mut game.sides {
            hide(&mut side.cards);
            side.draws.clear();
        }
        if self.phase == "over" {
            return game.print();
        }
        for mine in game.mines.iter_mut().filter(|mine| viewer != Some(mine.1)) {
            mine.2 = 0;
        }
        for letter in self.human_sides().into_iter().filter(|letter| viewer != Some(*letter)) {
            let side = game.side_mut(letter);
            hide(&mut side.offers);
            side.chosen.iter_mut().chain(&mut side.arm_weapon).for_each(|choice| *choice = "?".into());
            side.arm_mine = side.arm_mine.map(|_| 0);
            for (slot, card) in (1..).zip(&mut side.program) {
                if self.phase == "program" || (card.is_some() && !self.is_slot_revealed(letter, slot)) {
                    *card = Some(("?".into(), String::new()));
                }
            }
        }
        game.print()
    }

    /// Records a secret line before it is carried out.
    pub fn record_secret_line(&mut self, side: char, words: &[&str], line: usize) {
        let number = words.get(1).and_then(|word| word.parse().ok());
        let opening = match (words[0], number) {
            ("pilot" | "weapon", _) => Opening::Chosen,
            ("program", Some(slot)) => Opening::Slot(slot as usize),
            ("mine", Some(number)) => Opening::Mine(number),
            _public => return,
        };
        if let Opening::Mine(number) = opening {
            // Replaces an older line about this mine or, during setup, about any mine of the side.
            let is_setup = self.phase == "arm";
            let replaced = |secret: &&mut Secret| {
                secret.side == side
                    && (secret.opening == Opening::Mine(number) || is_setup && secret.opening != Opening::Chosen)
            };
            self.secrets.iter_mut().filter(replaced).for_each(|secret| secret.opening = Opening::End);
        }
        self.secrets.push(Secret { line, side, opening });
    }

    /// Reveals a side's lines that are waiting for this event.
    pub fn reveal_lines(&mut self, side: char, opening: &Opening) {
        self.secrets.retain(|secret| secret.side != side || secret.opening != *opening);
    }

    /// Keeps the lines for slots that were not carried out secret until the end of the game (TEM-12.5).
    pub fn drop_slots(&mut self) {
        let is_slot = |secret: &&mut Secret| matches!(secret.opening, Opening::Slot(_));
        self.secrets.iter_mut().filter(is_slot).for_each(|secret| secret.opening = Opening::End);
    }

    /// True if a side's turn in a slot has begun, so that the card is revealed.
    fn is_slot_revealed(&self, letter: char, slot: usize) -> bool {
        let Some(turn) = &self.turn else { return false };
        let place = |letter| self.clockwise(self.first).into_iter().position(|other| other == letter);
        let (own, now) = ((slot, place(letter)), (turn.slot, place(turn.side)));
        if own == now { turn.card.is_some() } else { own < now }
    }
}
