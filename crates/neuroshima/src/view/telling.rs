//! Events with their boards: a story explains why units act, and the reasons depend on the board.

use crate::rules::event::EventTile;
use crate::rules::{Arrangement, Decision, Event, Game, SpentAbilities};
use sztab_game::Narrative;

/// Events to narrate, oldest first.
#[derive(Debug, Clone, Default)]
pub struct NarratedEvents {
    /// The events.
    pub events: Vec<Event>,
    /// The board at the beginning of each segment among the events.
    pub boards: Vec<Arrangement>,
    /// Actions taken by standing orders among the events.
    pub by_order: Vec<OrderedAction>,
    /// Events immediately after a Battle that ends the narrated events, which are not narrated with it: the elimination
    /// of sides, and the removal of their units.
    pub aftermath: Vec<Event>,
    /// True if the game ended with the last Battle of the events.
    pub decides: bool,
    /// True if the aftermath of the last narrated event is over.
    is_past: bool,
}

/// An action taken by a standing order.
#[derive(Debug, Clone)]
pub struct OrderedAction {
    /// Index of the first event that the action caused, counted from 0.
    pub at: usize,
    /// The decision that the order answered; `None` if it ended a turn.
    pub decision: Option<Decision>,
    /// The board at the time of the question.
    pub board: Arrangement,
}

/// Cost of a Battle.
#[derive(Debug, Clone)]
pub struct BattleCost {
    /// The board before the Battle.
    pub before: Arrangement,
    /// The board after the Battle.
    pub after: Arrangement,
    /// The units destroyed in the Battle, in order.
    pub lost: Vec<EventTile>,
}

impl NarratedEvents {
    /// A telling of all of these consecutive events, starting from a board.
    #[must_use]
    pub fn from_events(mut board: Arrangement, events: &[Event]) -> Self {
        let mut telling = Self::default();
        for event in events {
            telling.push(event, &board);
            board.apply_event(event);
        }
        telling
    }

    /// The events of a game's narrative, with their boards.
    pub(super) fn from_narrative(game: &Game, narrative: &Narrative) -> Self {
        let mut telling = Self::default();
        let mut arrangement = starting_board(game, narrative);
        for told in &narrative.events {
            let Some(event) = told.event.event::<Event>() else { continue };
            if told.is_told {
                if let Some(game) = told.ordered.as_ref().and_then(|game| game.downcast_ref::<Game>()) {
                    let (at, decision) = (telling.events.len(), game.decision().cloned());
                    telling.by_order.push(OrderedAction { at, decision, board: arrangement.clone() });
                }
                telling.push(event, &arrangement);
                telling.aftermath.clear();
                (telling.is_past, telling.decides) = (false, false);
            } else if telling.track_aftermath(event) {
                telling.aftermath.push(event.clone());
            }
            arrangement.apply_event(event);
        }
        telling
    }

    /// True if an event that is not narrated belongs to the aftermath of the last narrated event.
    fn track_aftermath(&mut self, event: &Event) -> bool {
        self.is_past |= !matches!(self.events.last(), Some(Event::BattleEnded { .. }));
        self.decides |= !self.is_past && matches!(event, Event::GameOver { .. });
        let belongs = matches!(
            event,
            Event::Eliminated { .. } | Event::Destroyed { .. } | Event::TurnEnded { .. } | Event::ExtraTurns { .. }
        );
        self.is_past |= !belongs;
        !self.is_past
    }

    /// Adds an event and the board on which it happened.
    fn push(&mut self, event: &Event, board: &Arrangement) {
        if matches!(event, Event::SegmentBegan { .. }) {
            self.boards.push(board.clone());
        }
        self.events.push(event.clone());
    }
}

/// The board before the first event of a narrative: the start of the game, or the position from which the narrative
/// continues. What units have spent is cleared, because events do not record it.
fn starting_board(game: &Game, narrative: &Narrative) -> Arrangement {
    let Some(from) = narrative.from.as_ref().and_then(|from| from.downcast_ref::<Game>()) else {
        return Arrangement::at_start(game.arrangement().board, game.roster());
    };
    let mut board = from.arrangement().clone();
    board.units_mut().for_each(|(_, unit)| unit.spent = SpentAbilities::default());
    board
}

/// The costs of each Battle that a game's narrative contains in full.
pub(super) fn battle_costs(game: &Game, narrative: &Narrative) -> Vec<BattleCost> {
    let mut tolls = Vec::new();
    let mut battle: Option<BattleCost> = None;
    let mut arrangement = starting_board(game, narrative);
    for told in &narrative.events {
        let Some(event) = told.event.event::<Event>() else { continue };
        if matches!(event, Event::BattleBegan { .. }) && told.is_told {
            battle = Some(BattleCost { before: arrangement.clone(), after: arrangement.clone(), lost: Vec::new() });
        } else if let Event::Destroyed { unit, .. } = event {
            battle.iter_mut().for_each(|battle| battle.lost.push(*unit));
        } else if matches!(event, Event::BattleEnded { .. }) {
            tolls.extend(battle.take().map(|battle| BattleCost { after: arrangement.clone(), ..battle }));
        }
        arrangement.apply_event(event);
    }
    tolls
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::{Action, Army, Board, Opening, Roster};
    use sztab_game::{AnyEvent, EventRecord};

    /// Plays a random game in which actions on the board are preferred.
    fn play(armies: [usize; 2], seed: u8, mut after: impl FnMut(&Game, &[Event])) {
        let built_in = Army::base_box();
        let roster = Arc::new(Roster::new(armies.map(|army| Arc::new(built_in[army].clone())).to_vec()));
        let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[seed; 32]));
        let mut dice = usize::from(seed) + 1;
        while let Some(side) = game.side_to_act() {
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
            let mut board = Arrangement::new(Board::STANDARD);
            play(armies, seed, |game, events| {
                events.iter().for_each(|event| board.apply_event(event));
                let mut expected = game.arrangement().clone();
                expected.units_mut().for_each(|(_, unit)| unit.spent = SpentAbilities::default());
                assert_eq!(board, expected, "after {events:?}");
            });
        }
    }

    #[test]
    fn only_the_battle_that_ends_a_game_decides_it() {
        let mut ends = 0;
        for seed in 1..9 {
            let (mut all, mut last) = (Vec::new(), None);
            play([0, 1], seed, |game, events| {
                all.extend_from_slice(events);
                last = Some(game.clone());
            });
            let game = last.expect("a game has actions");
            let ended = |(at, event): (usize, &Event)| matches!(event, Event::BattleEnded { .. }).then_some(at);
            for end in all.iter().enumerate().filter_map(ended) {
                let begun = all[..end].iter().rposition(|event| matches!(event, Event::BattleBegan { .. }));
                let told = begun.expect("it began")..=end;
                let events = all.iter().enumerate().map(|(at, event)| EventRecord {
                    event: AnyEvent::new(event.clone()),
                    is_told: told.contains(&at),
                    ordered: None,
                });
                let telling =
                    NarratedEvents::from_narrative(&game, &Narrative { from: None, events: events.collect() });
                let rest = all[end + 1..].iter();
                let is_last =
                    rest.clone().all(|event| !matches!(event, Event::TurnBegan { .. } | Event::BattleBegan { .. }));
                assert_eq!(telling.decides, is_last && rest.count() > 0, "seed {seed}, event {end}");
                ends += usize::from(telling.decides);
            }
        }
        assert!(ends >= 6, "{ends} of 8 games ended with a Battle");
    }
}
