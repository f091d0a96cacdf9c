//! Views of a game. Hidden are other players' hands, the order of decks, the backs of markers and all future randomness
//! (contract, section 6).

use sztab_game::{Sides, Viewer};

use crate::chances::Chances;
use crate::game::GearsGame;
use crate::state::State;
use crate::values::{Marker, OrderId};

impl State {
    /// The state as seen by a viewer.
    pub(crate) fn observed_by(&self, viewer: Viewer) -> Self {
        let mut state = Self { chances: Chances::default(), ..self.clone() };
        for side in self.sides().iter().filter(|side| !viewer.can_see(*side)) {
            state.cog_mut(side).hand.fill(OrderId::HIDDEN);
        }
        let decks = &mut state.decks;
        decks.orders.cards.fill(OrderId::HIDDEN);
        decks.ai.cards.sort_unstable();
        decks.weapons.sort_unstable();
        decks.levels.iter_mut().for_each(|level| level.sort_unstable());
        for pile in &mut decks.markers {
            pile.cards.fill(Marker::unknown());
        }
        for locust in &mut state.locusts {
            // The back of the Berserker's marker is visible once the marker has been turned over (GOW-10.5).
            locust.marker =
                locust.marker.as_ref().map(|own| if locust.turned { own.clone() } else { own.with_back_hidden() });
        }
        for dropped in &mut state.dropped {
            dropped.marker.health = 0;
        }
        state.dropped.sort();
        state
    }
}

impl GearsGame {
    /// The game as seen by a viewer.
    pub(crate) fn mask_for(&self, viewer: Viewer) -> Self {
        let mut game = self.clone();
        let resolved = self.said.len() - self.answers;
        let is_own = |side| viewer.can_see(side);
        game.said.truncate(resolved);
        game.said.extend(self.open_answers().iter().filter(|said| is_own(said.side)).cloned());
        game.answers = game.said.len() - resolved;
        let hidden: Sides = self.open_answers().iter().map(|said| said.side).filter(|side| !is_own(*side)).collect();
        game.hidden = self.hidden.union(hidden);
        game.settled = self.settled.observed_by(viewer);
        game.state = self.state.observed_by(viewer);
        for question in game.asked.iter_mut().filter(|question| !is_own(question.side) && question.ask.is_about_hand())
        {
            question.lines.clear();
        }
        game.viewer = self.viewer.or(Some(viewer));
        game
    }
}
