//! Boards with golden pictures, and boards for visual inspection.

use sztab_neuroshima::pictures::board;
use sztab_pictures::Colours;

use crate::golden::{check_picture, show};
use crate::scenes::{self, Table};

/// Maximum file size of the picture posted after each turn, which has to load quickly on a phone.
const MAX_BYTES: usize = 200 * 1024;
/// Maximum file size of a gallery, which shows more kinds of tile than any table and is never posted.
const MAX_BYTES_OF_GALLERY: usize = 250 * 1024;
/// Maximum file size for a full larger board: it has twice as many tiles as the usual one, and no game reaches this.
const MAX_BYTES_OF_FULL_37: usize = 320 * 1024;

/// Pictures with golden files in every palette: boards and symbols. Others have a golden file in one palette.
const IN_EVERY_PALETTE: [&str; 4] = ["crowded", "machines", "symbols", "teams"];

/// The palettes in which a picture has golden files.
pub fn palettes(name: &str) -> &'static [Colours] {
    if IN_EVERY_PALETTE.contains(&name) { &Colours::ALL } else { &[Colours::Default] }
}

/// Checks a table in its golden palettes.
fn check(name: &str, table: &Table) {
    for &colours in palettes(name) {
        let table = Table { colours, ..table.clone() };
        let most = if name.starts_with("gallery") || name == "ffa_4" { MAX_BYTES_OF_GALLERY } else { MAX_BYTES };
        check_picture(&format!("{name}.{}", colours.word()), &board(&table.scene()), most);
    }
}

#[test]
fn an_empty_board() {
    check("empty", &scenes::empty());
}

#[test]
fn an_opening() {
    check("opening", &scenes::opening());
}

#[test]
fn a_full_board_with_wounds_and_nets() {
    check("crowded", &scenes::crowded_board());
}

#[test]
fn a_placement_under_consideration_among_long_names() {
    check("ghost", &scenes::ghost());
}

#[test]
fn four_sides_on_the_larger_board() {
    check("four_sides", &scenes::four_sides());
}

#[test]
fn machines_against_riflemen() {
    check("machines", &scenes::machines());
}

#[test]
fn a_steel_net_and_plates() {
    check("policed", &scenes::steel_net_scene());
}

#[test]
fn poison_markers() {
    check("poisoned", &scenes::poison_scene());
}

#[test]
fn paralysis_and_a_hole() {
    check("tunnels", &scenes::tunnels());
}

#[test]
fn poisoners_beside_a_toxic_bomb() {
    check("toxic", &scenes::toxic());
}

#[test]
fn a_matrix_with_roots() {
    check("matrix", &scenes::matrix());
}

#[test]
fn units_that_are_taken_over() {
    check("taken", &scenes::takeover_scene());
}

#[test]
fn three_each_for_themselves() {
    check("ffa_3", &scenes::ffa_3());
}

#[test]
fn four_on_the_larger_board_one_of_them_out() {
    check("ffa_4", &scenes::ffa_4());
}

/// For visual inspection: every hex of the larger board, in every palette.
#[test]
fn a_full_larger_board() {
    for colours in Colours::ALL {
        let table = Table { colours, ..scenes::full_37() };
        show(&format!("full_37.{}", colours.word()), &board(&table.scene()), MAX_BYTES_OF_FULL_37);
    }
}

#[test]
fn a_game_for_points_that_one_has_left() {
    check("points", &scenes::points());
}

#[test]
fn one_against_a_team() {
    check("one_vs_team", &scenes::one_vs_team());
}

#[test]
fn two_teams() {
    check("teams", &scenes::teams());
}

#[test]
fn terrain_under_units_and_alone() {
    check("terrain", &scenes::terrain());
}

#[test]
fn hands_of_six_tiles() {
    check("reinforced", &scenes::reinforcement_scene());
}

#[test]
fn tactic_cards_are_beside_the_names() {
    check("tactic_cards", &scenes::tactic_cards());
}

/// One rotation has golden files in every palette; the others are for visual inspection.
#[test]
fn every_unit_in_every_rotation() {
    for armies in [["borgo", "hegemony"], ["moloch", "outpost"]] {
        let name = if armies[0] == "borgo" { "gallery" } else { "gallery_machines" };
        for rotation in (0..6).filter(|&rotation| rotation != 1) {
            let table = scenes::gallery_of(&armies, rotation);
            show(&format!("{name}_{rotation}"), &board(&table.scene()), MAX_BYTES_OF_GALLERY);
        }
    }
    check("gallery", &scenes::gallery(1));
    check("gallery_machines", &scenes::gallery_of(&["moloch", "outpost"], 1));
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    for (name, table) in scenes::all() {
        assert_eq!(board(&table.scene()), board(&table.clone().scene()), "{name}");
    }
}
