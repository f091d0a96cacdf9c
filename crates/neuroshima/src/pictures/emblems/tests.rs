//! Tests of properties of every emblem and insignia.

use std::collections::BTreeSet;

use super::{Tones, default_emblem, paint, paint_insignia};
use crate::pictures::symbols::OUTLINE_REACH;
use crate::rules::{Army, Emblem, Insignia};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::index::rgb;
use sztab_pictures::palette::{Colours, WHITE};

type Drawing = (&'static str, Box<dyn Fn(&mut Canvas, Point, f32, Tones)>);

fn all_drawings() -> Vec<Drawing> {
    let emblem =
        |of: Emblem| -> Drawing { (of.word(), Box::new(move |c, at, size, tones| paint(c, of, at, size, tones))) };
    let insignia = |of: Insignia| -> Drawing {
        (of.word(), Box::new(move |c, at, size, tones| paint_insignia(c, of, at, size, tones)))
    };
    Emblem::ALL.map(emblem).into_iter().chain(Insignia::ALL.map(insignia)).collect()
}

/// The pixels of a drawing on white, in the centre of a square picture.
fn draw_pixels(drawing: &Drawing, size: u16, side: u16) -> Vec<[u8; 3]> {
    let palette = Colours::Default.palette();
    let mut canvas = Canvas::new(side.into(), side.into(), palette);
    let edge = f32::from(side);
    canvas.fill_rectangle(Area::new(0.0, 0.0, edge, edge), WHITE);
    let tones = Tones::of(palette.plain_style(0), palette);
    drawing.1(&mut canvas, Point::new(edge / 2.0, edge / 2.0), f32::from(size), tones);
    canvas.pixels().iter().map(|&pixel| rgb(pixel)).collect()
}

#[test]
fn every_emblem_fills_its_square_and_stays_within_it() {
    let (mut outside, mut small) = (BTreeSet::new(), BTreeSet::new());
    for drawing in all_drawings() {
        for size in [12, 20, 47_u16] {
            let side = 4 * usize::from(size);
            let (middle, reach) = (2.0 * f64::from(size), f64::from(OUTLINE_REACH) * f64::from(size) + 1.0);
            let mut touched = 0;
            for (index, _) in
                draw_pixels(&drawing, size, 4 * size).iter().enumerate().filter(|(_, pixel)| **pixel != WHITE.rgb)
            {
                let [x, y] = [index % side, index / side].map(|at| u32::try_from(at).map(f64::from).unwrap() + 0.5);
                if (x - middle).abs().max((y - middle).abs()) > reach {
                    outside.insert(drawing.0);
                }
                touched += 1;
            }
            if touched * 100 < 40 * 4 * usize::from(size) * usize::from(size) {
                small.insert(drawing.0);
            }
        }
    }
    assert!(outside.is_empty(), "too big: {outside:?}");
    assert!(small.is_empty(), "less than 40 % of the square: {small:?}");
}

/// At a height of 40 pixels, any two drawings differ clearly in at least 25 % of the square's pixels.
#[test]
fn no_two_drawings_are_alike() {
    let all = all_drawings();
    let pixels: Vec<_> = all.iter().map(|drawing| (drawing.0, draw_pixels(drawing, 20, 48))).collect();
    for (index, (one, own)) in pixels.iter().enumerate() {
        for (other, others) in &pixels[..index] {
            let apart = |(a, b): &(&[u8; 3], &[u8; 3])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 60);
            let different = own.iter().zip(others).filter(apart).count();
            assert!(different > 1600 * 25 / 100, "{one} and {other} differ in {different} pixels");
        }
    }
}

#[test]
fn emblem_words_are_short_and_unique() {
    let words = Emblem::ALL.map(Emblem::word);
    assert_eq!(words.into_iter().collect::<BTreeSet<_>>().len(), words.len());
    for word in words.into_iter().chain(Insignia::ALL.map(Insignia::word)) {
        assert!(word.chars().all(|c| c.is_ascii_lowercase() || c == '_'), "{word}");
        assert!((3..=14).contains(&word.len()), "{word}");
    }
    for emblem in Emblem::ALL {
        assert_eq!(Emblem::of_word(emblem.word()), Some(emblem));
    }
}

#[test]
fn units_without_a_word_get_an_emblem_for_their_abilities() {
    let armies = Army::built_in();
    let emblem = |army: &str, tile: &str| {
        let army = armies.iter().find(|known| known.id == army).unwrap();
        default_emblem(army.tile(army.find(tile).unwrap()))
    };
    assert_eq!(emblem("borgo", "hq"), Emblem::Fortress);
    assert_eq!(emblem("borgo", "claws"), Emblem::Claw);
    assert_eq!(emblem("borgo", "net_fighter"), Emblem::NetFighter);
    assert_eq!(emblem("borgo", "assassin"), Emblem::Assassin);
    assert_eq!(emblem("hegemony", "boss"), Emblem::Boss);
    assert_eq!(emblem("hegemony", "gladiator"), Emblem::Gladiator);
    assert_eq!(emblem("moloch", "blocker"), Emblem::Bulwark);
    assert_eq!(emblem("moloch", "brain"), Emblem::Brain);
    assert_eq!(emblem("moloch", "clown"), Emblem::Clown);
    assert_eq!(emblem("outpost", "hmg"), Emblem::MachineGun);
    assert_eq!(emblem("outpost", "mobile_armor"), Emblem::Walker);
    assert_eq!(emblem("newyork", "mine"), Emblem::Mine);
    assert_eq!(emblem("vegas", "hq"), Emblem::Casino);
    assert_eq!(emblem("vegas", "agitator"), Emblem::Agitator);
    assert_eq!(emblem("doomsdaymachine", "trap"), Emblem::Trap);
    assert_eq!(emblem("sharrash", "explosive"), Emblem::Bomb);
}

/// Among units of one army with different effects, at most three have the same default emblem.
#[test]
fn an_army_without_words_has_varied_emblems() {
    for army in Army::built_in() {
        let units: Vec<Emblem> = army.tiles.iter().filter(|tile| tile.is_placed()).map(default_emblem).collect();
        let most = units.iter().map(|one| units.iter().filter(|other| *other == one).count()).max().unwrap();
        assert!(most <= 3, "{}: {units:?}", army.id);
    }
}
