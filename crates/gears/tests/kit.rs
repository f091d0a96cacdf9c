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
    let terms = Terms { companion, ..Terms::of(mission) };
    GearsGame::on_terms(&values, terms, &cogs, &seed).expect("a mission for these COGs")
}

macro_rules! subject {
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

subject!(Two, new, ["marcus", "dom"], 12, true);
subject!(Four, new, ["marcus", "dom", "cole", "baird"], 6, true);
subject!(One, new, ["dom"], 12, false);

subject!(Box, on_table, ["marcus", "dom"], 8, false);

kit!(two, crate::Two);
kit!(four, crate::Four);

#[test]
fn solo_keeps_to_what_every_game_has_to() {
    properties::whole_games_end_with_places_for_all::<One>();
    properties::the_legal_actions_are_those_that_are_carried_out_and_refusals_change_nothing::<One>();
    properties::lines_are_read_back_as_they_were_written::<One>();
    properties::observations_reveal_nothing::<One>();
    properties::nothing_is_drawn_or_rolled_in_an_observed_game::<One>();
    properties::a_sample_is_a_whole_game_that_the_viewer_cannot_tell_from_this_one::<One>();
    properties::a_replay_comes_to_the_same::<One>();
    properties::what_happens_from_outside_ends_a_game_or_lets_it_go_on::<One>();
}

#[test]
fn companion_mode_keeps_to_what_every_game_has_to() {
    properties::whole_games_end_with_places_for_all::<Box>();
    properties::the_legal_actions_are_those_that_are_carried_out_and_refusals_change_nothing::<Box>();
    properties::lines_are_read_back_as_they_were_written::<Box>();
    properties::what_happens_from_outside_ends_a_game_or_lets_it_go_on::<Box>();
}
