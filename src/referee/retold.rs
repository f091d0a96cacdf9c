//! Events with the boards that belong to them: a story tells why somebody acts, and that depends on the board.

use crate::games::neuroshima::rules::{Arrangement, Decision, Event};

use super::moment::Told;

/// Events to be told, oldest first.
#[derive(Debug, Clone, Default)]
pub struct Telling {
    /// What happened.
    pub events: Vec<Event>,
    /// The board at the beginning of each segment among them.
    pub boards: Vec<Arrangement>,
    /// What standing orders brought about among them.
    pub by_order: Vec<Ordered>,
}

/// Something that a standing order brought about.
#[derive(Debug, Clone)]
pub struct Ordered {
    /// The first event that came of it, counted from 0.
    pub at: usize,
    /// The decision that it answered; nothing if it ended a turn.
    pub decision: Option<Decision>,
    /// The board on which it was asked.
    pub board: Arrangement,
}

impl Telling {
    /// All of these events, which happened one after the other from a board on.
    #[must_use]
    pub fn of(mut board: Arrangement, events: &[Event]) -> Self {
        let mut telling = Self::default();
        for event in events {
            telling.push(event, &board);
            board.hear(event);
        }
        telling
    }

    /// Adds an event that happened on a board.
    pub(super) fn push(&mut self, event: &Event, board: &Arrangement) {
        if matches!(event, Event::SegmentBegan { .. }) {
            self.boards.push(board.clone());
        }
        self.events.push(event.clone());
    }

    /// Adds an event that happened on a board, with the line of an order if it is the first that came of one.
    pub(super) fn tell(&mut self, told: &Told<'_>) {
        if let Some(moment) = told.ordered {
            let (at, decision) = (self.events.len(), moment.answers.clone());
            self.by_order.push(Ordered { at, decision, board: told.board.clone() });
        }
        self.push(told.event, told.board);
    }

    /// Adds what another one tells.
    pub(super) fn append(&mut self, mut later: Self) {
        let before = self.events.len();
        self.by_order.extend(later.by_order.into_iter().map(|order| Ordered { at: before + order.at, ..order }));
        self.events.append(&mut later.events);
        self.boards.append(&mut later.boards);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::games::neuroshima::rules::{Action, Army, Board, Game, Opening, Roster, Spent};

    /// Plays a game at random, with a leaning towards the board.
    fn play(armies: [usize; 2], seed: u8, mut after: impl FnMut(&Game, &[Event])) {
        let built_in = Army::built_in();
        let roster = Arc::new(Roster::new(armies.map(|army| Arc::new(built_in[army].clone())).to_vec()));
        let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::Standard, &[seed; 32]));
        let mut dice = usize::from(seed) + 1;
        while let Some(side) = game.to_act() {
            let legal = game.legal_actions();
            let busy: Vec<Action> = legal
                .iter()
                .filter(|action| !matches!(action, Action::Discard { .. } | Action::End))
                .copied()
                .collect();
            let from = if busy.is_empty() { legal } else { busy };
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let events = game.apply(side, from[(dice >> 33) % from.len()]).expect("legal");
            after(&game, &events);
        }
    }

    #[test]
    fn the_events_of_a_game_lead_to_its_board() {
        for (seed, armies) in (0..).zip([[0, 1], [2, 3], [3, 0], [1, 2], [3, 2], [1, 3]]) {
            let mut board = Arrangement::new(Board::Standard);
            play(armies, seed, |game, events| {
                events.iter().for_each(|event| board.hear(event));
                let mut expected = game.arrangement().clone();
                expected.units_mut().for_each(|(_, unit)| unit.spent = Spent::default());
                assert_eq!(board, expected, "after {events:?}");
            });
        }
    }
}
