//! Terrain in terms, snapshots and games (NH-13.50); its effects are tested in `terrain.case`.

use std::sync::Arc;

use sztab_neuroshima::rules::notation::{Catalogue, Position};
use sztab_neuroshima::rules::{
    Action, Army, Arrangement, Board, Game, HexSet, Illegal, Layout, Opening, Roster, Rotation, Side, Terms, Terrain,
    TerrainKind, TerrainTile,
};

fn game(terms: &str) -> Game {
    let terms: Terms = terms.parse().unwrap();
    let armies = Army::base_box().into_iter().take(usize::from(terms.seats)).map(Arc::new).collect();
    let roster = Arc::new(Roster::with_terms(armies, terms));
    let opening = Opening::deal(&roster, roster.terms().board, &[3; 32]);
    Game::new(roster, &opening)
}

#[test]
fn nh_13_50_terrain_is_checked_where_terms_are_read() {
    let read = |text: &str| text.parse::<Terms>().map(|terms| terms.to_string());
    assert_eq!(read("terrain=hills:C1,jungle:B3+B2").unwrap(), "terrain=jungle:B2+B3,hills:C1");
    assert_eq!(read("terrain=jungle").unwrap(), "terrain=jungle:B2+B3,jungle:D2+D3");
    for wrong in [
        "terrain=",
        "terrain=sea:C1",
        "terrain=jungle:",
        "terrain=jungle:F1",
        "terrain=jungle:C1+C1",
        "terrain=jungle:C1+C3",
        "terrain=jungle:C1,hills:C1",
        "terrain=mountains:A1+A2+A3+B1+B2+B3+B4+C1+C2+C3+C4+C5+D1+D2+D3+D4+E1",
        "mode=ffa terrain=mountains:C1",
        "mode=ffa board=37 terrain=jungle:C1",
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    assert!(read("mode=ffa board=37 terrain=mountains:C1").is_ok());
}

#[test]
fn nh_13_50_layouts_look_the_same_from_both_sides_of_either_board() {
    for board in [Board::STANDARD, Board::ENLARGED] {
        let turned = |tile: &TerrainTile| {
            let across = |hex| {
                let (q, r) = board.axial(hex);
                board.hexes().find(|&other| board.axial(other) == (-q, -r))
            };
            TerrainTile { kind: tile.kind, hexes: tile.hexes.iter().filter_map(across).collect() }
        };
        for layout in Layout::ALL {
            let tiles = layout.tiles(board);
            let mut across: Vec<TerrainTile> = tiles.iter().map(turned).collect();
            across.sort();
            assert_eq!(across, tiles, "{layout:?}");
            assert_eq!(Layout::from_tiles(&tiles, board), Some(layout));
            assert!(tiles.iter().all(|tile| !tile.hexes.is_empty()));
        }
    }
}

#[test]
fn nh_13_54_no_hq_is_placed_on_mountains() {
    let mut game = game("terrain=mountains");
    let (board, rotation) = (Board::STANDARD, Rotation::default());
    let hex = board.hex("A2").unwrap();
    let place = |hex| Action::PlaceHeadquarters { hex, rotation };
    assert_eq!(game.apply(Side(0), place(hex)), Err(Illegal::Mountains { hex }));
    assert!(!game.legal_actions().contains(&place(hex)));
    game.apply(Side(0), place(board.hex("A1").unwrap())).unwrap();
}

#[test]
fn nh_13_50_a_game_without_terrain_is_stored_unchanged() {
    let kept = serde_json::to_string(&Arrangement::new(Board::STANDARD)).unwrap();
    assert!(!kept.contains("terrain"), "{kept}");
    assert!(serde_json::from_str::<Arrangement>(&kept).unwrap().terrain.is_none());
    assert_eq!(Terms::default().to_string(), "");
}

#[test]
fn nh_13_50_a_game_with_terrain_is_stored_with_it() {
    let game = game("mode=ffa board=37 terrain=mixed");
    let kept = serde_json::to_string(game.arrangement()).unwrap();
    let read: Arrangement = serde_json::from_str(&kept).unwrap();
    assert_eq!(read.terrain, game.arrangement().terrain);
    assert!(TerrainKind::ALL.into_iter().all(|kind| read.terrain.hexes_of(kind).len() == 2));
    let all: HexSet = game.roster().terms().terrain.iter().flat_map(|tile| tile.hexes.iter()).collect();
    assert_eq!(read.terrain.hexes(), all);
}

#[test]
fn nh_13_50_a_position_states_its_terrain() {
    let text = "board 19\nterrain jungle B2 B3\nterrain hills C1\nside X army=borgo\nside Y army=moloch\n";
    let position = Position::parse(text, &Catalogue::built_in()).unwrap();
    assert!(
        position.print().contains("board 19\nterrain jungle B2 B3\nterrain hills C1\nside X"),
        "{}",
        position.print()
    );
    let wrong = |lines: &str| {
        let text = format!("board 19\n{lines}\nside X army=borgo\nside Y army=moloch\nunit C3 X/mutant\n");
        Position::parse(&text, &Catalogue::built_in()).unwrap_err().to_string()
    };
    assert!(wrong("terrain sea C1").starts_with("2:9: expected jungle, hills, mountains or swamps"));
    assert!(wrong("terrain jungle").contains("a hex that the terrain covers"));
    assert!(wrong("terrain jungle C1 C9").contains("hexes of this board"));
    assert!(wrong("terrain jungle C1 C3").contains("touch each other"));
    assert!(wrong("terrain jungle C1\nterrain hills C1").starts_with("3:9: expected terrain that can lie so"));
    assert!(wrong("terrain mountains C3").starts_with("5:6: expected a hex without Mountains"));
}

#[test]
fn nh_13_50_a_hex_has_the_terrain_of_its_tile() {
    let board = Board::STANDARD;
    let tiles = Layout::Mixed.tiles(board);
    let terrain = Terrain::from_tiles(&tiles);
    for hex in board.hexes() {
        let tile = tiles.iter().find(|tile| tile.hexes.contains(hex));
        assert_eq!(terrain.kind_on(hex), tile.map(|tile| tile.kind));
    }
}
