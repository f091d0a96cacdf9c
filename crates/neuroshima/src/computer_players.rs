//! The interface of [`players`](super::players) for the referee.

use sztab_game::{Aim, Game, Players, Rules, Seed, Side};

use super::players::{PlayerView, Strength, find_aim};
use super::rules::{self, Action};

/// The strength by which hints are judged: good enough for most players, and without noticeable delay.
const HINT_STRENGTH: Strength = Strength::Club;

/// The computer players of Neuroshima Hex.
#[derive(Debug, Clone, Copy)]
pub struct ComputerPlayers;

impl Players for ComputerPlayers {
    /// The random player is left out: it is not a serious opponent, only the baseline for the others.
    fn strengths(&self) -> &'static [&'static str] {
        &["casual", "club", "strong"]
    }

    fn planned_lines(&self, game: &dyn Game, side: Side, strength: &str, seed: &Seed) -> Vec<String> {
        let (Some((game, view)), Some(strength)) = (acting_view(game, side), Strength::from_name(strength)) else {
            return Vec::new();
        };
        view.plan_turn(strength, seed).iter().map(|action| game.print(side, action)).collect()
    }

    fn hints(&self, game: &dyn Game, side: Side, most: usize, seed: &Seed) -> Vec<Vec<String>> {
        let Some((game, view)) = acting_view(game, side) else { return Vec::new() };
        let lines = |turn: Vec<Action>| turn.iter().map(|action| game.print(side, action)).collect();
        view.suggest_turns(HINT_STRENGTH, seed, most).into_iter().map(lines).collect()
    }

    fn aim(&self, before: &dyn Game, after: &dyn Game, side: Side) -> Option<Aim> {
        Some(find_aim(before.downcast_ref()?, after.downcast_ref()?, side))
    }
}

/// The game, and the view of the side to act; `None` if `side` is not to act.
fn acting_view(game: &dyn Game, side: Side) -> Option<(&rules::Game, PlayerView)> {
    let game = game.downcast_ref::<rules::Game>()?;
    let view = PlayerView::for_side(game, side)?;
    Some((game, view))
}
