//! The game on which the kit's tests run.

use std::sync::{Arc, LazyLock};

use sztab_game::{Kind, Viewer};
use sztab_kit::{Dice, Subject};
use sztab_neuroshima::KIND;
use sztab_neuroshima::rules::{Army, Board, Game, Opening, Roster};

/// Neuroshima Hex, between two armies of the base box.
pub struct Neuroshima;

static ARMIES: LazyLock<Vec<Arc<Army>>> = LazyLock::new(|| Army::base_box().into_iter().map(Arc::new).collect());

impl Subject for Neuroshima {
    type Game = Game;
    const GAMES: u64 = 60;
    const HAS_SECRETS: bool = false;

    fn kind() -> Kind {
        KIND
    }

    fn new(number: u64) -> Game {
        let mut dice = Dice::new(number);
        let first = dice.draw_below(ARMIES.len());
        let second = (first + 1 + dice.draw_below(ARMIES.len() - 1)) % ARMIES.len();
        let roster = Arc::new(Roster::new([first, second].map(|army| Arc::clone(&ARMIES[army])).to_vec()));
        let opening = Opening::deal(&roster, Board::STANDARD, &[u8::try_from(number % 256).unwrap(); 32]);
        Game::new(roster, &opening)
    }

    fn disguise(game: &Game, _viewer: Viewer) -> Game {
        let mut state = game.state().clone();
        state.seats.iter_mut().for_each(|seat| seat.pile.reverse());
        game.clone().with_state(state)
    }
}
