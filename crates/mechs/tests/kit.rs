//! The game meets the requirements for every game, with two, three and four players, and in solo games as far as one
//! side allows.

use std::sync::Arc;

use sztab_game::{Kind, Viewer};
use sztab_kit::{Subject, kit, properties};
use sztab_mechs::Arena;
use sztab_mechs::Terms;
use sztab_mechs::Values;
use sztab_mechs::{KIND, MechsGame};

fn new(arena: Arena, number: u64) -> MechsGame {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    MechsGame::new(&Arc::clone(&Values::built_in()), arena, Terms::default(), &seed)
}

macro_rules! subject {
    ($name:ident, $arena:expr, $secrets:expr) => {
        struct $name;

        impl Subject for $name {
            type Game = MechsGame;
            const GAMES: u64 = 1;
            const HAS_SECRETS: bool = $secrets;

            fn kind() -> Kind {
                KIND
            }

            fn new(number: u64) -> MechsGame {
                new($arena, number)
            }

            fn disguise(game: &MechsGame, viewer: Viewer) -> MechsGame {
                sztab_game::Rules::sample(game, viewer, &[3; 32])
            }

            fn is_alike(before: &MechsGame, line: &str, other: &str) -> bool {
                // If all four mines are in the arena, the line that moves one reveals its number by the zone it
                // leaves (TEM-9.2).
                let side = before.state().turn.map(|turn| turn.side);
                let is_move = side.is_some_and(|side| before.state().mines_of(side).count() == 4);
                line == other || !(line.starts_with("mine") && is_move)
            }
        }
    };
}

subject!(Two, Arena::Two, true);
subject!(Three, Arena::Three, true);
subject!(Four, Arena::Four, true);
subject!(Solo, Arena::Solo, true);

kit!(two, crate::Two);
kit!(three, crate::Three);
kit!(four, crate::Four);

#[test]
fn solo_mode_passes_the_kit() {
    properties::finished_games_rank_all_sides::<Solo>();
    properties::exactly_the_legal_actions_are_accepted::<Solo>();
    properties::lines_are_read_back_as_written::<Solo>();
    properties::observations_reveal_nothing::<Solo>();
    properties::samples_are_indistinguishable::<Solo>();
    properties::secret_lines_stay_secret_until_opened::<Solo>();
    properties::replays_reproduce_the_game::<Solo>();
}
