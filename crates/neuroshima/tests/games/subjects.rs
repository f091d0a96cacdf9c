//! The games that the kit is run over.

use std::sync::{Arc, LazyLock};

use sztab_game::{Rules, Side, Viewer};
use sztab_neuroshima::rules::{Army, Board, Game, Opening, Roster};

use super::bids::{Bid, Bids, State};
use super::dice::Dice;
use super::kit::Subject;

/// Neuroshima Hex, between two armies of the base box.
pub struct Neuroshima;

static ARMIES: LazyLock<Vec<Arc<Army>>> = LazyLock::new(|| Army::base().into_iter().map(Arc::new).collect());

impl Subject for Neuroshima {
    type Game = Game;
    const GAMES: u64 = 60;
    const HAS_SECRETS: bool = false;

    fn new(number: u64) -> Game {
        let mut dice = Dice::new(number);
        let first = dice.below(ARMIES.len());
        let second = (first + 1 + dice.below(ARMIES.len() - 1)) % ARMIES.len();
        let roster = Arc::new(Roster::new([first, second].map(|army| Arc::clone(&ARMIES[army])).to_vec()));
        let opening = Opening::deal(&roster, Board::Standard, &[u8::try_from(number % 256).unwrap(); 32]);
        Game::new(roster, &opening)
    }

    fn disguised(game: &Game, _viewer: Viewer) -> Game {
        let mut state = game.state().clone();
        state.seats.iter_mut().for_each(|seat| seat.pile.reverse());
        game.clone().with_state(state)
    }
}

/// The game for tests alone.
pub struct Bidding;

impl Subject for Bidding {
    type Game = Bids;
    const GAMES: u64 = 200;
    const HAS_SECRETS: bool = true;

    fn new(number: u64) -> Bids {
        Bids::new(&[u8::try_from(number % 256).unwrap(); 32])
    }

    fn disguised(game: &Bids, viewer: Viewer) -> Bids {
        let mut text: serde_json::Value = serde_json::from_str(&Rules::state(game)).unwrap();
        if let Some(byte) = text["chance"]["key"].get_mut(0) {
            *byte = (byte.as_u64().unwrap() ^ 1).into();
        }
        let mut state: State = serde_json::from_value(text).unwrap();
        for (side, bid) in (0..).map(Side).zip(&mut state.bids) {
            if let (Bid::Of(amount), None, false) = (*bid, state.prize, viewer.is(side)) {
                *bid = Bid::Of(amount % 3 + 1);
            }
        }
        Bids::with(state)
    }
}
