//! Tests that the small games comply with the rules for all games.

use sztab_game::{GameState as _, Kind, Rules as _, Side, Viewer};
use sztab_kit::bids::{Bid, Bids, State};
use sztab_kit::raft::Raft;
use sztab_kit::{BIDS, RAFT, Subject, kit};

fn seed(number: u64) -> [u8; 32] {
    [u8::try_from(number % 256).unwrap_or_default(); 32]
}

/// The same state with a different key for chance.
fn with_other_chance(state: &str) -> serde_json::Value {
    let mut text: serde_json::Value = serde_json::from_str(state).expect("a state is plain data");
    if let Some(byte) = text["chance"]["key"].get_mut(0) {
        *byte = (byte.as_u64().unwrap_or_default() ^ 1).into();
    }
    text
}

struct BidsSubject;

impl Subject for BidsSubject {
    type Game = Bids;
    const GAMES: u64 = 200;
    const HAS_SECRETS: bool = true;

    fn kind() -> Kind {
        BIDS
    }

    fn new(number: u64) -> Bids {
        Bids::new(&seed(number))
    }

    fn disguise(game: &Bids, viewer: Viewer) -> Bids {
        let mut state: State = serde_json::from_value(with_other_chance(&game.state())).expect("a state");
        for (side, bid) in (0..).map(Side).zip(&mut state.bids) {
            if let (Bid::Of(amount), None, false) = (*bid, state.prize, viewer.can_see(side)) {
                *bid = Bid::Of(amount % 3 + 1);
            }
        }
        Bids::with_state(state)
    }
}

struct RaftSubject;

impl Subject for RaftSubject {
    type Game = Raft;
    const GAMES: u64 = 200;
    const HAS_SECRETS: bool = false;

    fn kind() -> Kind {
        RAFT
    }

    fn new(number: u64) -> Raft {
        Raft::new(u8::try_from(number % 4).unwrap_or_default() + 1, &seed(number))
    }

    fn disguise(game: &Raft, _viewer: Viewer) -> Raft {
        game.restore(&with_other_chance(&game.state()).to_string()).expect("a state")
    }
}

kit!(bids_of_three, crate::BidsSubject);
kit!(raft_of_one_to_four, crate::RaftSubject);
