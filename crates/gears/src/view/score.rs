//! Statistics of every COG in a game, counted from its events.

use sztab_game::Side;

use crate::action::Action;
use crate::event::Event;
use crate::pictures::result::COLUMNS;

/// The text keys of the columns.
pub const COLUMN_KEYS: [&str; COLUMNS] =
    ["score-kills", "score-wounds", "score-reactions", "score-revived", "score-bled"];

/// Statistics of a game.
#[derive(Debug, Default)]
pub struct Score {
    pub turns: u32,
    pub ai_cards: u32,
    /// Each COG's numbers, in the order of [`HEADS`].
    pub rows: Vec<[u32; COLUMNS]>,
    /// The COG whose attack is being resolved.
    by: Option<Side>,
    active: Option<Side>,
    is_activation: bool,
    /// Number of wounds for which cards have yet to be discarded.
    open: Vec<u32>,
}

impl Score {
    /// Counts the events of a game for `cogs` COGs.
    pub fn from_events(events: &[Event], cogs: usize) -> Self {
        let mut score = Self { rows: vec![[0; COLUMNS]; cogs], open: vec![0; cogs], ..Self::default() };
        events.iter().for_each(|event| score.count_event(event));
        score
    }

    fn count_event(&mut self, event: &Event) {
        let mut add = |side: Side, column: usize, number: u32| self.rows[side.index()][column] += number;
        if let Event::TurnBegan { side } = event {
            (self.active, self.by) = (Some(*side), None);
            self.turns += 1;
            self.open.fill(0);
        } else if let Event::ActivationBegan | Event::ActivationEnded = event {
            (self.is_activation, self.by) = (*event == Event::ActivationBegan, None);
        } else if let Event::AiCard { .. } = event {
            self.ai_cards += 1;
        } else if let Event::Fired { side, .. }
        | Event::Shot { side, .. }
        | Event::Answered { side, action: Some(Action::Troika(_)) } = event
        {
            self.by = Some(*side);
        } else if let Event::Struck { .. } = event {
            self.by = None;
        } else if let (Event::Killed { .. }, Some(side)) = (event, self.by) {
            add(side, 0, 1);
        } else if let Event::CogWounds { side, number } = event {
            add(*side, 1, u32::from(*number));
            self.open[side.index()] += u32::from(*number);
        } else if let Event::Discarded { side, cards } = event {
            let open = &mut self.open[side.index()];
            if *open > 0 {
                *open = 0;
            } else if self.is_activation || self.active != Some(*side) {
                add(*side, 2, u32::try_from(cards.len()).unwrap_or(u32::MAX));
            }
        } else if let Event::Answered { side, action: Some(Action::Revive(..)) } = event {
            add(*side, 3, 1);
        } else if let Event::Bled { side } = event {
            add(*side, 4, 1);
        }
    }
}
