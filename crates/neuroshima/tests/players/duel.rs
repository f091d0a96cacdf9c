//! Complete games between computer players.

use std::sync::Arc;

use sztab_neuroshima::players::{PlayerView, Strength};
use sztab_neuroshima::rules::{Action, Board, Game, Opening, Roster, Seed, Side};

/// A game played to its end by computer players.
#[derive(Debug, Clone)]
pub struct Duel {
    /// The initial piles.
    pub opening: Opening,
    /// Every action, in order.
    pub actions: Vec<(Side, Action)>,
    /// The game after its end.
    pub game: Game,
}

impl Duel {
    /// Plays a game. The seed deals the piles and chooses between actions that the players rate equal. `strengths` has
    /// one entry per side of the roster, in turn order; the last entry is used for sides without one.
    pub fn play(roster: Arc<Roster>, strengths: &[Strength], seed: &Seed) -> Self {
        let opening = Opening::deal(&roster, Board::STANDARD, seed);
        let mut game = Game::new(roster, &opening);
        let mut actions = Vec::new();
        while let Some(view) = PlayerView::for_next_side(&game) {
            let side = view.side();
            let strength = strengths.get(side.index()).or(strengths.last()).copied().unwrap_or(Strength::Random);
            for (number, action) in view.plan_turn(strength, seed).into_iter().enumerate() {
                if game.apply_with(side, action, &mut ()).is_err() {
                    assert!(number > 0, "players choose among legal actions");
                    break;
                }
                actions.push((side, action));
            }
        }
        Self { opening, actions, game }
    }
}
