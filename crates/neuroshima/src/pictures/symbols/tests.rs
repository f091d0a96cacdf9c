//! Tests of properties of every symbol.

use std::collections::BTreeMap;

use super::*;
use sztab_pictures::geometry::Area;
use sztab_pictures::index::rgb;
use sztab_pictures::palette::{BLACK, Colours, WHITE};

/// The pixels of a symbol on a background, in a picture twice as large as the symbol.
fn draw_pixels(
    symbol: Symbol,
    size: u16,
    colours: Colours,
    ground: sztab_pictures::palette::Colour,
) -> (usize, Vec<[u8; 3]>) {
    let side = 4.0 * f32::from(size);
    let mut canvas = Canvas::new(4 * usize::from(size), 4 * usize::from(size), colours.palette());
    canvas.fill_rectangle(Area::new(0.0, 0.0, side, side), ground);
    paint_symbol(&mut canvas, symbol, Point::new(side / 2.0, side / 2.0), f32::from(size));
    (4 * usize::from(size), canvas.pixels().iter().map(|&pixel| rgb(pixel)).collect())
}

#[test]
fn every_symbol_draws_something_and_stays_within_its_bounds() {
    let mut outside = std::collections::BTreeSet::new();
    for &symbol in Symbol::ALL {
        for size in (11..=64).step_by(if symbol.is_in_use() { 1 } else { 7 }) {
            let (side, pixels) = draw_pixels(symbol, size, Colours::Default, WHITE);
            let (middle, reach) = (2.0 * f64::from(size), f64::from(OUTLINE_REACH) * f64::from(size) + 1.0);
            let mut touched = 0;
            for (index, _) in pixels.iter().enumerate().filter(|(_, pixel)| **pixel != WHITE.rgb) {
                let [x, y] = [index % side, index / side].map(|at| u32::try_from(at).map(f64::from).unwrap() + 0.5);
                if (x - middle).abs().max((y - middle).abs()) > reach {
                    outside.insert(symbol);
                }
                touched += 1;
            }
            assert!(touched > usize::from(size * size) / 2, "{symbol:?} at {size} draws {touched} pixels");
        }
    }
    assert!(outside.is_empty(), "too big: {outside:?}");
}

/// Every part that differs in colour from the background must stand out from it, on white and on black.
#[test]
fn every_symbol_has_a_dark_outline_and_a_light_part() {
    let is_dark = |pixel: &[u8; 3]| pixel.iter().all(|&level| level < 60);
    let is_light = |pixel: &[u8; 3]| pixel.iter().map(|&level| u32::from(level)).sum::<u32>() > 255;
    for colours in Colours::ALL {
        for &symbol in Symbol::ALL {
            let (_, on_white) = draw_pixels(symbol, 22, colours, WHITE);
            assert!(on_white.iter().filter(|pixel| is_dark(pixel)).count() > 60, "{symbol:?} has no line");
            let (_, on_black) = draw_pixels(symbol, 22, colours, BLACK);
            assert!(on_black.iter().filter(|pixel| is_light(pixel)).count() > 120, "{symbol:?} is lost in the dark");
        }
    }
}

#[test]
fn no_two_symbols_are_alike() {
    for colours in Colours::ALL {
        let all: Vec<_> =
            Symbol::ALL.iter().map(|&symbol| (symbol, draw_pixels(symbol, 22, colours, BLACK).1)).collect();
        for (index, (one, pixels)) in all.iter().enumerate() {
            for (other, others) in &all[..index] {
                let apart = |(a, b): (&[u8; 3], &[u8; 3])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 60);
                let different = pixels.iter().zip(others).filter(|&pair| apart(pair)).count();
                assert!(different > 100, "{one:?} and {other:?} differ in {different} pixels");
            }
        }
    }
}

#[test]
fn ids_are_unique_words() {
    let mut seen = BTreeMap::new();
    for &symbol in Symbol::ALL {
        let id = symbol.id();
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c == '_'), "{id}");
        // An emoji's name consists of the prefix `sztab_`, the id and a version suffix, and has at most 32 characters.
        assert!((3..=20).contains(&id.len()), "{id}");
        assert_eq!(seen.insert(id, symbol), None);
    }
}

#[test]
fn a_tile_gets_the_symbol_of_its_main_effect() {
    let armies = crate::rules::Army::built_in();
    let symbol = |army: &str, tile: &str| {
        let army = armies.iter().find(|known| known.id == army).unwrap();
        Symbol::for_tile(army.tile(army.find(tile).unwrap()))
    };
    assert_eq!(symbol("borgo", "hq"), Symbol::Headquarters);
    assert_eq!(symbol("borgo", "battle"), Symbol::Battle);
    assert_eq!(symbol("borgo", "medic"), Symbol::Medic);
    assert_eq!(symbol("borgo", "mutant"), Symbol::Melee);
    assert_eq!(symbol("moloch", "gauss_cannon"), Symbol::Gauss);
    assert_eq!(symbol("moloch", "blocker"), Symbol::Armour);
    assert_eq!(symbol("outpost", "hmg"), Symbol::Ranged);
    assert_eq!(symbol("outpost", "saboteur"), Symbol::LessInitiative);
    assert_eq!(symbol("hegemony", "net_master"), Symbol::Net);
}
