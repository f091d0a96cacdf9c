//! The game meets the requirements for every game, with one to four COGs.

use sztab_game::{Kind, Rules, Viewer};
use sztab_gears::{Companion, GearsGame, KIND, Keeper, MissionId, Terms, Values};
use sztab_kit::{Subject, kit, properties};

fn new(cogs: &[&str], number: u64) -> GearsGame {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let values = Values::built_in();
    let cogs: Vec<_> = cogs.iter().map(|word| values.find_cog(word).expect("a COG")).collect();
    GearsGame::new(&values, MissionId::Emergence, &cogs, &seed).expect("a mission for these COGs")
}

/// A game on a physical table; if the number is odd, cards and dice are physical too.
fn on_table(cogs: &[&str], number: u64) -> GearsGame {
    let keeper = if number.is_multiple_of(2) { Keeper::Bot } else { Keeper::Table };
    let companion = Some(Companion { hands: keeper, dice: keeper });
    let values = Values::built_in();
    let cogs: Vec<_> = cogs.iter().map(|word| values.find_cog(word).expect("a COG")).collect();
    let missions = [MissionId::Emergence, MissionId::Horde, MissionId::Hive, MissionId::Belly];
    let mission = missions[usize::try_from(number / 2 % 4).unwrap_or_default()];
    let seed = [u8::try_from(number % 251).unwrap_or_default(); 32];
    let terms = Terms { companion, ..Terms::for_mission(mission) };
    GearsGame::with_terms(&values, terms, &cogs, &seed).expect("a mission for these COGs")
}

macro_rules! companion_game {
    ($name:ident, $new:ident, $cogs:expr, $games:expr, $secrets:expr) => {
        struct $name;

        impl Subject for $name {
            type Game = GearsGame;
            const GAMES: u64 = $games;
            const HAS_SECRETS: bool = $secrets;

            fn kind() -> Kind {
                KIND
            }

            fn new(number: u64) -> GearsGame {
                $new(&$cogs, number)
            }

            fn disguise(game: &GearsGame, viewer: Viewer) -> GearsGame {
                game.sample(viewer, &[3; 32])
            }
        }
    };
}

companion_game!(Two, new, ["marcus", "dom"], 12, true);
companion_game!(Four, new, ["marcus", "dom", "cole", "baird"], 6, true);
companion_game!(One, new, ["dom"], 12, false);

companion_game!(Box, on_table, ["marcus", "dom"], 8, false);

kit!(two, crate::Two);
kit!(four, crate::Four);

#[test]
fn solo_mode_passes_the_kit() {
    properties::finished_games_rank_all_sides::<One>();
    properties::exactly_the_legal_actions_are_accepted::<One>();
    properties::lines_are_read_back_as_written::<One>();
    properties::observations_reveal_nothing::<One>();
    properties::observed_games_never_draw_or_roll::<One>();
    properties::samples_are_indistinguishable::<One>();
    properties::replays_reproduce_the_game::<One>();
    properties::interventions_end_or_continue_games::<One>();
}

#[test]
fn companion_mode_passes_the_kit() {
    properties::finished_games_rank_all_sides::<Box>();
    properties::exactly_the_legal_actions_are_accepted::<Box>();
    properties::lines_are_read_back_as_written::<Box>();
    properties::interventions_end_or_continue_games::<Box>();
}
