//! The geometry of laid maps, by paragraph.

use crate::map::{Area, CoverBonus, Map, Opening, Place, Tile, UNREACHABLE};
use crate::tiles::{Border, Direction, Face, FaceId};
use crate::values::Values;

fn parse_face(word: &str) -> FaceId {
    FaceId::parse(word).unwrap()
}

fn parse_area(word: &str) -> Area {
    Area::parse(word).unwrap()
}

fn parse_place(word: &str) -> Place {
    Place::parse(word).unwrap()
}

/// The faces drawn in a text, laid in a row; the first one begins at `0,0`.
fn draw_map(text: &str) -> (Map, Vec<Face>) {
    let values = Values::read(&format!("extends = \"open-1\"\ntiles = \"\"\"\n{text}\"\"\"\n")).unwrap();
    let words: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("tile ")).collect();
    (lay_row(&values.tiles, &words), values.tiles)
}

/// Faces laid in a row, each joined to the previous one.
pub(super) fn lay_row(faces: &[Face], words: &[&str]) -> Map {
    let mut map = Map::default();
    for word in words {
        let own = Opening { face: parse_face(word), is_exit: false };
        let last = map.tiles.last().map(|tile| Opening { face: tile.face, is_exit: true });
        let first = Tile { face: own.face, at: (0, 0), turn: 0, sheet: 1, level: 1 };
        let tile = last.map_or(first, |last| map.fit_tile(faces, own, last, 1).unwrap());
        map.joins.extend(last.map(|last| (last, own)));
        map.tiles.push(tile);
    }
    map.survey(faces);
    map
}

fn format_adjacent_areas(map: &Map, word: &str) -> String {
    map.geometry().adjacent_areas(parse_area(word)).map(|area| area.to_string()).collect::<Vec<_>>().join(",")
}

/// A row of areas with wall, height, low-cover and open borders (GOW-5.1, GOW-6.2, GOW-7.5).
const BORDERS_MAP: &str = "tile 1A
  +###+###+###+###+###+
  IAo #B  =C  %D  .E  O
  +...+...+...+...+...+
  #F   F   F   F   F  #
  +###+###+###+###+###+
";

#[test]
fn only_open_borders_can_be_crossed() {
    let (map, _) = draw_map(BORDERS_MAP);
    assert_eq!(format_adjacent_areas(&map, "1Aa"), "1Af", "GOW-5.1");
    assert_eq!(format_adjacent_areas(&map, "1Ad"), "1Ae,1Af", "GOW-6.2");
    assert_eq!(format_adjacent_areas(&map, "1Af"), "1Aa,1Ab,1Ac,1Ad,1Ae");
    assert_eq!(map.geometry().distance(parse_area("1Aa"), parse_area("1Ae")), 2, "GOW-5.11");
}

#[test]
fn sight_passes_everything_but_walls() {
    let (map, _) = draw_map(BORDERS_MAP);
    let sees = |one, other| map.geometry().sees(parse_place(one), parse_place(other));
    assert!(!sees("1Aa", "1Ab"), "GOW-6.2: a wall");
    assert!(sees("1Ab", "1Ac") && sees("1Ac", "1Ad") && sees("1Ab", "1Ae"), "GOW-7.1");
    assert!(sees("1Aa", "1Af") && sees("1Aa", "1Aa"), "GOW-7.2, GOW-7.4");
    assert!(map.geometry().sees_area(parse_place("1Ab"), parse_area("1Ad")), "GOW-8.19");
}

#[test]
fn range_passes_heights_but_not_low_cover() {
    let (map, _) = draw_map(BORDERS_MAP);
    let range = |one, other| map.geometry().range(parse_area(one), parse_area(other));
    assert_eq!((range("1Ab", "1Ab"), range("1Ab", "1Ac"), range("1Ac", "1Ad")), (0, 1, 2), "GOW-7.5");
    let around: Vec<String> = map.geometry().bordering_areas(parse_area("1Ac")).map(|area| area.to_string()).collect();
    assert_eq!(around, ["1Ab", "1Af"], "GOW-8.16");
}

#[test]
fn sight_passes_open_corners() {
    let text = "tile 1A
  +###+###+
  IAo #B  O
  +###+###+
  #C  #D  #
  +###+###+
";
    let (map, _) = draw_map(text);
    assert_eq!(format_adjacent_areas(&map, "1Aa"), "");
    assert_eq!(map.geometry().distance(parse_area("1Aa"), parse_area("1Ad")), UNREACHABLE, "GOW-5.11");
    let (map, _) = draw_map(&text.replace("  +###+###+\n  #C", "  +###*###+\n  #C"));
    assert_eq!(
        (format_adjacent_areas(&map, "1Aa"), format_adjacent_areas(&map, "1Ab")),
        ("1Ad".to_owned(), "1Ac".to_owned()),
        "GOW-5.2"
    );
    assert!(!map.geometry().sees(parse_place("1Aa"), parse_place("1Ad")), "GOW-7.4");
}

/// A long southern area, a short northern area, and a cover space with two arrows.
const COVER_MAP: &str = "tile 1A
  +###+###+###+
  IA   A   A  #
  +...+...+...+
  #B   B^> B  #
  +...+...+...+
  #C   Co  C  O
  +###+###+###+
";

#[test]
fn cover_is_full_beyond_its_line_and_partial_behind_it() {
    let (map, _) = draw_map(COVER_MAP);
    let shelter = |attacker, defender| map.geometry().cover_bonus(parse_place(attacker), parse_place(defender));
    assert_eq!(shelter("1Aa", "1Ab1"), CoverBonus::Full, "GOW-7.6: from the north, beyond the first arrow");
    assert_eq!(shelter("1Ac", "1Ab1"), CoverBonus::Partial, "GOW-7.6: from the south, behind both");
    assert_eq!(shelter("1Ab", "1Ab1"), CoverBonus::None, "GOW-7.6: from the same area");
    assert_eq!(shelter("1Aa", "1Ab"), CoverBonus::None, "GOW-7.6: outside cover");
}

#[test]
fn unseen_arrows_do_not_count() {
    let text = "tile 1A
  +###+###+###+
  IAo .B   B  O
  +###+   +   +
  #C  #B   B^ #
  +...+...+...+
  #D   D   D  #
  +###+###+###+
";
    let (map, _) = draw_map(text);
    assert!(map.geometry().sees(parse_place("1Ad"), parse_place("1Ab1")));
    assert_eq!(map.geometry().cover_bonus(parse_place("1Ad"), parse_place("1Ab1")), CoverBonus::Partial, "GOW-7.6");
    assert!(!map.geometry().sees(parse_place("1Ac"), parse_place("1Ab1")), "GOW-7.3: points of its arrows alone");
    assert_eq!(map.geometry().cover_bonus(parse_place("1Ac"), parse_place("1Ab1")), CoverBonus::None);
}

#[test]
fn a_line_through_the_end_of_a_wall_is_blocked() {
    // Sight from A to C: the wall under A ends at corner (4, 4).
    let text = "tile 1A
  +###+###+
  IA> .B  O
  +###+...+
  #C   C^ #
  +...+...+
  #Do  D  #
  +###+###+
";
    let (map, _) = draw_map(text);
    // The arrow's point in A is (3, 2), the one in C is (6, 5): the line misses corner (4, 4) and passes through (4,
    // 3) and (5, 4), which are both open.
    assert!(map.geometry().sees(parse_place("1Aa1"), parse_place("1Ac1")), "GOW-7.3");
    let (map, _) = draw_map(&text.replace("IA> .B", "IA^ .B").replace("#C   C^", "#C   C<"));
    // The line from (2, 1) to (5, 6) crosses the border at (3.8, 4), which is a wall.
    assert!(!map.geometry().sees(parse_place("1Aa1"), parse_place("1Ac1")), "GOW-7.4");
}

#[test]
fn tiles_rotate_so_that_openings_meet() {
    let values = Values::built_in();
    let map = lay_row(&values.tiles, &["3B", "5A"]);
    // The exit of 3B is in the north, the entrance of 5A in the west: 5A is rotated until its entrance is in the south.
    assert_eq!(map.tiles[1].turn, 3, "GOW-6.5");
    assert_eq!(map.find_overlap(&values.tiles), None, "GOW-6.6");
    let (exit, entrance) = (Opening::parse("3B.O").unwrap(), Opening::parse("5A.I").unwrap());
    let from = map.area_at(&values.tiles, exit).unwrap();
    let to = map.area_at(&values.tiles, entrance).unwrap();
    assert_eq!(map.geometry().distance(from, to), 1, "GOW-6.5: the border is open");
    assert!(map.geometry().sees(from.open_place(), to.open_place()));
}

#[test]
fn an_opening_without_a_neighbour_is_a_wall() {
    let values = Values::built_in();
    for face in &values.tiles {
        for gate in [face.entrance, face.exit] {
            assert_eq!(face.border(gate.cell.0, gate.cell.1, gate.side), Border::Wall, "GOW-6.3, GOW-6.5");
        }
    }
}

#[test]
fn tiles_that_cover_the_same_cell_overlap() {
    let values = Values::built_in();
    let mut map = lay_row(&values.tiles, &["2A", "9A"]);
    assert_eq!(map.find_overlap(&values.tiles), None);
    map.tiles[1].at.0 -= 1;
    assert_eq!(map.find_overlap(&values.tiles), Some((parse_face("2A"), parse_face("9A"))), "GOW-6.6");
    map.tiles[1].sheet = 2;
    assert_eq!(map.find_overlap(&values.tiles), None, "GOW-6.8");
}

#[test]
fn linked_areas_are_adjacent_without_sight() {
    let values = Values::built_in();
    let mut map = lay_row(&values.tiles, &["2A"]);
    map.tiles.push(Tile { face: parse_face("9A"), at: (0, 0), turn: 0, sheet: 2, level: 2 });
    map.links.push((parse_area("2Ac"), parse_area("9Ab")));
    map.survey(&values.tiles);
    assert_eq!(map.geometry().distance(parse_area("2Ac"), parse_area("9Ab")), 1, "GOW-6.8");
    assert!(!map.geometry().sees(parse_place("2Ac"), parse_place("9Ab")), "GOW-6.8");
}

#[test]
fn rotating_a_tile_changes_no_answer() {
    let values = Values::built_in();
    for id in values.tiles.iter().map(|face| face.id) {
        let laid = |turn| {
            let mut map = Map::default();
            map.tiles.push(Tile { face: id, at: (-3, 5), turn, sheet: 1, level: 1 });
            map.survey(&values.tiles);
            map
        };
        let (straight, places) = (laid(0), laid(0).geometry().places().collect::<Vec<_>>());
        for turn in 1..4 {
            let turned = laid(turn);
            assert!(turned.geometry().places().eq(places.iter().copied()));
            for (one, other) in places.iter().flat_map(|one| places.iter().map(move |other| (*one, *other))) {
                assert_eq!(straight.geometry().sees(one, other), turned.geometry().sees(one, other), "{one} {other}");
                let shelter = |map: &Map| map.geometry().cover_bonus(one, other);
                assert_eq!(shelter(&straight), shelter(&turned), "{one} {other}");
                let distance = |map: &Map| map.geometry().distance(one.area, other.area);
                assert_eq!(distance(&straight), distance(&turned));
            }
        }
    }
}

#[test]
fn faces_have_the_sizes_of_the_open_values() {
    let values = Values::built_in();
    for tile in &values.tiles {
        let areas = match tile.id.index() / 2 + 1 {
            1..=12 => 6,
            13..=16 => 9,
            _ => 14,
        };
        assert_eq!(tile.areas, areas, "{}: GOW-O-01", tile.id);
    }
    let holes = |word| values.face(parse_face(word)).cells().filter(|(.., cell)| cell.hole).count();
    assert_eq!((holes("2A"), holes("16A")), (1, 2), "GOW-O-01");
}

#[test]
fn every_area_of_a_face_can_be_reached() {
    let values = Values::built_in();
    for tile in &values.tiles {
        let map = lay_row(&values.tiles, &[&tile.id.to_string()]);
        let areas = map.geometry().areas();
        for (one, other) in areas.iter().flat_map(|one| areas.iter().map(move |other| (*one, *other))) {
            assert_ne!(map.geometry().distance(one, other), UNREACHABLE, "{one} {other}");
        }
    }
}

#[test]
fn paths_are_shortest_and_first_in_canonical_order() {
    let (map, _) = draw_map(BORDERS_MAP);
    let way: Vec<String> =
        map.geometry().shortest_path(parse_area("1Ad"), parse_area("1Aa")).iter().map(Area::to_string).collect();
    assert_eq!(way, ["1Af", "1Aa"], "GOW-5.7");
    let ends = |steps| map.geometry().stopping_areas(parse_area("1Ab"), parse_area("1Ae"), steps);
    assert_eq!(ends(1), [parse_area("1Af")], "GOW-5.8");
    assert_eq!(ends(9), [parse_area("1Ae")], "GOW-5.8: it stops in the goal's area");
    assert_eq!(Direction::North.rotate(5), Direction::East);
}
