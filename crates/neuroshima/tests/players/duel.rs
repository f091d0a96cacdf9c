//! Whole games between two of these players.

use std::sync::Arc;

use sztab_neuroshima::players::{Strength, View};
use sztab_neuroshima::rules::{Action, Board, Game, Opening, Roster, Seed, Side};

/// A game that two players have played to its end.
#[derive(Debug, Clone)]
pub struct Duel {
    /// The piles that it began with.
    pub opening: Opening,
    /// Every action, in order.
    pub actions: Vec<(Side, Action)>,
    /// The game at its end.
    pub game: Game,
}

impl Duel {
    /// Plays a game. The seed deals the piles and settles whatever the players find equal. `strengths` has one entry a
    /// side of the roster, in turn order; the last one plays for sides without one.
    pub fn play(roster: Arc<Roster>, strengths: &[Strength], seed: &Seed) -> Self {
        let opening = Opening::deal(&roster, Board::Standard, seed);
        let mut game = Game::new(roster, &opening);
        let mut actions = Vec::new();
        while let Some(view) = View::of_next(&game) {
            let side = view.side();
            let strength = strengths.get(side.index()).or(strengths.last()).copied().unwrap_or(Strength::Random);
            for (number, action) in view.turn(strength, seed).into_iter().enumerate() {
                if game.apply_before(side, action, &mut ()).is_err() {
                    assert!(number > 0, "players choose among legal actions");
                    break;
                }
                actions.push((side, action));
            }
        }
        Self { opening, actions, game }
    }
}
