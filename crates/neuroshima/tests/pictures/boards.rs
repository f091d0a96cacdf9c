//! Boards with golden pictures, and boards for visual inspection.

use sztab_neuroshima::pictures::render_board;
use sztab_neuroshima::rules::page::Page;
use sztab_pictures::Colours;

use crate::golden::{check_picture, show};
use crate::scenes::{self, SceneBuilder};

/// Maximum file size of the picture posted after each turn, which has to load quickly on a phone.
const MAX_BYTES: usize = 200 * 1024;
/// Maximum file size of a gallery, which shows more kinds of tile than any table and is never posted.
const MAX_GALLERY_BYTES: usize = 250 * 1024;
/// Maximum file size for a full larger board: it has twice as many tiles as the usual one, and no game reaches this.
const MAX_FULL_BOARD_BYTES: usize = 320 * 1024;

/// Pictures with golden files in every palette: boards and symbols. Others have a golden file in one palette.
const MULTI_PALETTE_PICTURES: [&str; 4] = ["crowded", "machines", "symbols", "teams"];

/// The palettes in which a picture has golden files.
pub fn palettes(name: &str) -> &'static [Colours] {
    if MULTI_PALETTE_PICTURES.contains(&name) { &Colours::ALL } else { &[Colours::Default] }
}

/// Checks a table in its golden palettes.
fn check(name: &str, table: &SceneBuilder) {
    for &colours in palettes(name) {
        let table = SceneBuilder { colours, ..table.clone() };
        let most = if name.starts_with("gallery") || name == "ffa_4" { MAX_GALLERY_BYTES } else { MAX_BYTES };
        check_picture(&format!("{name}.{}", colours.word()), &render_board(&table.scene()), most);
    }
}

#[test]
fn an_empty_board() {
    check("empty", &scenes::empty_scene());
}

#[test]
fn an_opening() {
    check("opening", &scenes::opening_scene());
}

#[test]
fn a_full_board_with_wounds_and_nets() {
    check("crowded", &scenes::crowded_board());
}

#[test]
fn a_placement_under_consideration_among_long_names() {
    check("ghost", &scenes::ghost_scene());
}

#[test]
fn four_sides_on_the_larger_board() {
    check("four_sides", &scenes::four_sides());
}

#[test]
fn pages_of_the_map_atlas() {
    for page in Page::built_in() {
        check(&format!("page_{}", page.id.as_deref().unwrap()), &scenes::page_scene(page));
    }
}

#[test]
fn structures() {
    check("structures", &scenes::structure_scene());
}

#[test]
fn machines_against_riflemen() {
    check("machines", &scenes::machines_scene());
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
    check("tunnels", &scenes::tunnel_scene());
}

#[test]
fn poisoners_beside_a_toxic_bomb() {
    check("toxic", &scenes::toxic_bomb_scene());
}

#[test]
fn a_matrix_with_roots() {
    check("matrix", &scenes::matrix_scene());
}

#[test]
fn units_that_are_taken_over() {
    check("taken", &scenes::takeover_scene());
}

#[test]
fn three_sides_playing_alone() {
    check("ffa_3", &scenes::three_sides_alone_scene());
}

#[test]
fn four_sides_on_the_larger_board_with_one_eliminated() {
    check("ffa_4", &scenes::four_sides_alone_scene());
}

/// For visual inspection: every hex of the larger board, in every palette.
#[test]
fn a_full_larger_board() {
    for colours in Colours::ALL {
        let table = SceneBuilder { colours, ..scenes::full_enlarged_board() };
        show(&format!("full_37.{}", colours.word()), &render_board(&table.scene()), MAX_FULL_BOARD_BYTES);
    }
}

#[test]
fn a_game_for_points_with_a_departed_player() {
    check("points", &scenes::points_scene());
}

#[test]
fn one_against_a_team() {
    check("one_vs_team", &scenes::one_against_team_scene());
}

#[test]
fn two_teams() {
    check("teams", &scenes::teams_scene());
}

#[test]
fn terrain_under_units_and_alone() {
    check("terrain", &scenes::terrain_scene());
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
            show(&format!("{name}_{rotation}"), &render_board(&table.scene()), MAX_GALLERY_BYTES);
        }
    }
    check("gallery", &scenes::gallery(1));
    check("gallery_machines", &scenes::gallery_of(&["moloch", "outpost"], 1));
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    for (name, table) in scenes::all_scenes() {
        assert_eq!(render_board(&table.scene()), render_board(&table.clone().scene()), "{name}");
    }
}
