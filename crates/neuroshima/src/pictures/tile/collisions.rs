//! Search for overlapping parts on a tile: each part is drawn alone, and its pixels are compared with those of the
//! others.

use super::badges::{self, Badge, place_badges};
use super::{Face, centre, edges};
use crate::pictures::read::EffectiveValues;
use crate::pictures::symbols::Symbol;
use crate::rules::{Army, Direction, Kind, Rotation, TerrainKind, Tile};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Colours;

/// Radius of the tiles, and the centre of their pictures.
const RADIUS: f32 = 48.0;
const MIDDLE: f32 = 54.0;
/// Maximum number of shared pixels for two parts whose dark outlines touch.
const MAX_SHARED_PIXELS: usize = 12;

/// The pixels changed by `paint`.
fn changed_pixels(paint: impl Fn(&mut Canvas, Point)) -> Vec<bool> {
    let palette = Colours::Default.palette();
    let mut canvas = Canvas::new(108, 108, palette);
    paint(&mut canvas, Point::new(MIDDLE, MIDDLE));
    canvas.pixels().iter().map(|pixel| *pixel != palette.background.index()).collect()
}

/// Every part of a tile: its name and the pixels that it covers.
fn parts(face: &Face<'_>) -> Vec<(String, Vec<bool>)> {
    let mut parts = Vec::new();
    for direction in Direction::ALL {
        let pixels = changed_pixels(|canvas, centre| edges::paint_edge(canvas, centre, RADIUS, face, direction));
        parts.push((format!("edge {direction:?}"), pixels));
    }
    for badge in place_badges(face) {
        let pixels = changed_pixels(|canvas, centre| badges::paint(canvas, centre, RADIUS, face, &badge));
        parts.push((format!("{:?}", badge.badge), pixels));
    }
    for (part, paint) in centre::PARTS {
        parts.push(((*part).to_owned(), changed_pixels(|canvas, centre| paint(canvas, centre, RADIUS, face))));
    }
    parts
}

/// Pairs of parts of a tile that overlap.
fn collisions(face: &Face<'_>) -> Vec<String> {
    let parts = parts(face);
    let pairs = parts.iter().enumerate().flat_map(|(index, one)| parts[..index].iter().map(move |other| (one, other)));
    pairs
        .filter_map(|((one, left), (other, right))| {
            let shared = left.iter().zip(right).filter(|(left, right)| **left && **right).count();
            (shared > MAX_SHARED_PIXELS).then(|| format!("{other} and {one}: {shared} pixels"))
        })
        .collect()
}

/// Effects of the board on a unit: none, moderate bonuses, and the largest possible ones.
fn board_effects(tile: &Tile) -> [Option<EffectiveValues>; 3] {
    let raised = |by: u8| tile.initiative.iter().map(|value| value + by).collect();
    [
        None,
        Some(EffectiveValues { melee: 1, ranged: 1, initiative: raised(1), toughness: 1 }),
        Some(EffectiveValues {
            melee: 3,
            ranged: 2,
            initiative: raised(2).into_iter().chain([0]).collect(),
            toughness: 0,
        }),
    ]
}

/// A tile on the board, in a state from 0 (undamaged) to 3 (with every marker).
fn face<'a>(tile: &'a Tile, name: &'a str, effective: Option<&'a EffectiveValues>, turn: u8, state: u8) -> Face<'a> {
    let palette = Colours::Default.palette();
    Face {
        rotation: Rotation::new(turn).unwrap_or_default(),
        label: "C3".to_owned(),
        effective,
        wounds: if state > 0 { 2 } else { 0 },
        poison: state.saturating_sub(1),
        paralysed: state > 2,
        steel_net: state > 2,
        points: Some(20),
        mobility_spent: state > 1,
        moves_again: state == 1,
        serves: (state > 1 && tile.kind == Kind::Module).then(|| palette.plain_style(1)),
        terrain: (state != 1).then_some(TerrainKind::Jungle),
        foundation: (state > 0).then(|| (Symbol::Mine, palette.plain_style(1))),
        taker: (state > 1 && !tile.is_headquarters()).then(|| palette.plain_style(1)),
        ..Face::off_board(tile, palette.plain_style(0), Some(name))
    }
}

#[test]
fn parts_of_a_tile_do_not_cover_each_other() {
    let mut found = Vec::new();
    for army in Army::built_in() {
        for tile in army.tiles.iter().filter(|tile| tile.is_unit()) {
            for effective in &board_effects(tile) {
                for (turn, state) in (0..6).map(|turn| (turn, turn % 4)) {
                    let face = face(tile, &tile.name.en, effective.as_ref(), turn, state);
                    let clashes = collisions(&face).into_iter();
                    found.extend(
                        clashes.map(|clash| format!("{} {} turned {turn}, state {state}: {clash}", army.id, tile.id)),
                    );
                }
            }
        }
    }
    let mut by_pair = std::collections::BTreeMap::<&str, Vec<&str>>::new();
    for clash in &found {
        let pair = clash.rsplit(": ").nth(1).unwrap_or_default();
        by_pair.entry(pair).or_default().push(clash);
    }
    let told: Vec<String> = by_pair
        .iter()
        .map(|(pair, found)| format!("{pair}, {} times:\n  {}", found.len(), found[..found.len().min(4)].join("\n  ")))
        .collect();
    assert!(found.is_empty(), "{} collisions:\n{}", found.len(), told.join("\n"));
}

/// A unit is recognised by its drawing, so it must not shrink. A unit that dies from a single wound never shows one.
#[test]
fn wounds_do_not_shrink_portraits() {
    let lent = EffectiveValues { toughness: 1, ..EffectiveValues::default() };
    for tile in Army::built_in().iter().flat_map(|army| &army.tiles) {
        if !tile.is_unit() || tile.is_headquarters() || !tile.effects.is_empty() {
            continue;
        }
        for turn in 0..6 {
            let effective = (tile.toughness == 0).then_some(&lent);
            let whole = Face { terrain: None, ..face(tile, &tile.name.en, effective, turn, 0) };
            let place = centre::drawing_position(&whole);
            let states = [
                Face { wounds: 2, ..whole.clone() },
                Face { poison: 1, ..whole.clone() },
                Face { paralysed: true, ..whole.clone() },
                Face { steel_net: true, ..whole.clone() },
                Face { wounds: 1, netted: true, mobility_spent: true, ..whole.clone() },
            ];
            for hurt in states {
                assert_eq!(centre::drawing_position(&hurt), place, "{} turned {turn}: {hurt:?}", tile.id);
            }
        }
    }
}

/// A marker on a unit without Toughness leaves the drawing unchanged. On a tough unit, all markers together leave the
/// drawing two thirds of its size.
#[test]
fn markers_leave_room_for_the_portrait() {
    let lent = EffectiveValues { toughness: 1, ..EffectiveValues::default() };
    for tile in Army::built_in().iter().flat_map(|army| &army.tiles) {
        if !tile.is_unit() || tile.is_headquarters() || !tile.effects.is_empty() {
            continue;
        }
        for turn in 0..6 {
            let whole = |effective| Face { terrain: None, ..face(tile, &tile.name.en, effective, turn, 0) };
            let bare = whole(None);
            for marked in [Face { paralysed: true, ..bare.clone() }, Face { steel_net: true, ..bare.clone() }] {
                let (place, found) = (centre::drawing_position(&bare), centre::drawing_position(&marked));
                assert!(tile.toughness > 0 || found == place, "{} turned {turn}: {marked:?}", tile.id);
            }
            let hardy = whole((tile.toughness == 0).then_some(&lent));
            let both = Face { paralysed: true, steel_net: true, ..bare.clone() };
            let all = Face { wounds: 1, poison: 1, paralysed: true, steel_net: true, ..hardy.clone() };
            let (before, after) = (centre::drawing_position(&hardy).1, centre::drawing_position(&all).1);
            assert!(after >= before * 0.66, "{} turned {turn}: from {before} to {after}", tile.id);
            for (marked, number) in [(both, 2), (all, 4)] {
                let is_marker = |placed: &&badges::PlacedBadge| {
                    matches!(placed.badge, Badge::Wounds | Badge::Poison | Badge::Paralysis | Badge::SteelNet)
                };
                assert_eq!(place_badges(&marked).iter().filter(is_marker).count(), number, "{} turned {turn}", tile.id);
            }
        }
    }
}

#[test]
fn the_collision_check_finds_a_collision() {
    let army = Army::built_in().into_iter().next().expect("an army");
    let tile = army.tiles.iter().find(|tile| tile.is_unit()).expect("a unit");
    let face = Face { badges: 2.5, ..face(tile, "x", None, 0, 0) };
    let clash = collisions(&face);
    assert!(clash.iter().any(|clash| clash.contains("edge")), "{clash:?}");
    assert!(place_badges(&face).iter().any(|placed| placed.badge == Badge::Owner));
}

/// The drawing in the centre shrinks to make room for badges, so a cached face must not be reused for different badges.
#[test]
fn a_cached_face_equals_a_newly_drawn_one() {
    let palette = Colours::Default.palette();
    for tile in Army::built_in().iter().flat_map(|army| &army.tiles).filter(|tile| tile.is_unit()) {
        for state in 0..4 {
            // The pictures are as large as the cached part of a face: anything beyond it would be cut off.
            let (face, centre) = (face(tile, &tile.name.en, None, 0, state), Point::new(52.0, 52.0));
            let (mut kept, mut fresh) = (Canvas::new(104, 104, palette), Canvas::new(104, 104, palette));
            super::paint(&mut kept, centre, RADIUS, &face);
            super::paint_without_badges(&mut fresh, centre, RADIUS, &face);
            place_badges(&face).iter().for_each(|badge| badges::paint(&mut fresh, centre, RADIUS, &face, badge));
            assert!(kept.pixels() == fresh.pixels(), "{} in state {state}", tile.id);
        }
    }
}
