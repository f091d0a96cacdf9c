//! Films of Battles, their stills, and the outlook on a Battle.

use std::io::Cursor;

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use image::{ImageFormat, RgbImage};
use sztab::games::neuroshima::pictures::{Mark, board, film, strip};
use sztab::games::neuroshima::rules::event::{Hit, HitSource, Seen};
use sztab::games::neuroshima::rules::{Board, Event, Side};
use sztab::pictures::Colours;

use crate::golden::{check_picture, decode, keep};
use crate::scenes::{self, Fight, Table};

/// A message may carry 8 MiB, and nobody waits longer than 40 seconds.
const MOST_BYTES: usize = 8 << 20;
const LONGEST: u32 = 40_000;
/// A Battle of five segments has to load on a phone.
const MOST_BYTES_OF_FIVE_SEGMENTS: usize = 1 << 20;
/// A strip is shown only on request.
const MOST_BYTES_OF_STRIP: usize = 900 * 1024;

/// A film as a viewer sees it: each whole frame with the milliseconds for which it is shown.
fn watch(bytes: &[u8]) -> Vec<(RgbImage, u32)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut reader = options.read_info(bytes).unwrap();
    let mut shown = RgbImage::new(u32::from(reader.width()), u32::from(reader.height()));
    let mut frames = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        let places = (0..u32::from(frame.height)).flat_map(|y| (0..u32::from(frame.width)).map(move |x| (x, y)));
        for ((x, y), pixel) in places.zip(frame.buffer.chunks(4)) {
            if pixel[3] > 0 {
                let at = shown.get_pixel_mut(x + u32::from(frame.left), y + u32::from(frame.top));
                at.0.copy_from_slice(&pixel[..3]);
            }
        }
        frames.push((shown.clone(), u32::from(frame.delay) * 10));
    }
    frames
}

fn length(frames: &[(RgbImage, u32)]) -> u32 {
    frames.iter().map(|(_, milliseconds)| milliseconds).sum()
}

/// How many pixels of two pictures differ by more than a palette can explain.
fn strays(one: &RgbImage, other: &RgbImage) -> usize {
    assert_eq!(one.dimensions(), other.dimensions());
    let differs = |a: &[u8], b: &[u8]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 48);
    one.pixels().zip(other.pixels()).filter(|(one, other)| differs(&one.0, &other.0)).count()
}

/// The board at the size of a film: the last still of the strip.
fn last_still(fight: &Fight, size: (u32, u32)) -> RgbImage {
    let strip = decode(&strip(&fight.film()));
    let stills = (strip.width() / size.0) * (strip.height() / size.1);
    // An empty place has the colour of the background all over.
    let still = |index: u32| {
        let columns = strip.width() / size.0;
        let (x, y) = (index % columns * size.0, index / columns * size.1);
        image::imageops::crop_imm(&strip, x, y, size.0, size.1).to_image()
    };
    let is_empty = |still: &RgbImage| still.pixels().all(|pixel| pixel == still.get_pixel(0, 0));
    (0..stills).map(still).rfind(|still| !is_empty(still)).unwrap()
}

#[test]
fn a_film_of_a_battle_goes_segment_by_segment_and_ends_with_the_board_that_is_left() {
    for (name, fight) in scenes::fights() {
        let bytes = film(&fight.film());
        keep(&format!("{name}.gif"), &bytes);
        let frames = watch(&bytes);
        assert!(bytes.len() <= MOST_BYTES_OF_FIVE_SEGMENTS, "{name}: {} bytes", bytes.len());
        assert!(length(&frames) <= LONGEST, "{name}: {} ms", length(&frames));
        // Nothing flashes by, and the last frame stays long enough to read.
        assert!(frames.iter().all(|(_, milliseconds)| *milliseconds >= 800), "{name}");
        let (last, milliseconds) = frames.last().unwrap();
        assert!(*milliseconds >= 3_000, "{name}");
        let still = last_still(&fight, last.dimensions());
        // A film has one palette for all its frames; three owners leave fewer of its colours to each.
        assert!(strays(last, &still) < 150, "{name}: {} strays", strays(last, &still));
    }
}

#[test]
fn a_battle_in_which_nothing_happens_is_a_film_too() {
    let fight = Fight::of(scenes::empty());
    let frames = watch(&film(&fight.film()));
    assert_eq!(frames.len(), 2, "the same board with two headlines");
}

/// The longest Battle that a board can see, told faster.
#[test]
fn a_long_battle_stays_under_the_limits() {
    let fight = scenes::long_fight();
    let bytes = film(&fight.film());
    keep("long_fight.gif", &bytes);
    assert!(bytes.len() <= MOST_BYTES, "{} bytes", bytes.len());
    let frames = watch(&bytes);
    assert!(length(&frames) <= LONGEST && length(&frames) > LONGEST / 2, "{} ms", length(&frames));
}

#[test]
fn stills_of_a_battle() {
    for (name, fight) in scenes::fights() {
        let bytes = strip(&fight.in_colours(Colours::Default).film());
        check_picture(&format!("{name}_stills.default"), &bytes, MOST_BYTES_OF_STRIP);
    }
}

#[test]
fn the_outlook_on_a_battle() {
    for (name, fight) in scenes::fights() {
        let mut table = fight.table.clone();
        table.headline.title = "What if: Battle now".into();
        let scene = table.scene().with_outlook(&fight.events);
        check_picture(&format!("{name}_outlook.default"), &board(&scene), 220 * 1024);
    }
}

#[test]
fn shots_that_are_redirected_are_drawn_along_their_way() {
    let fight = scenes::redirected_fight();
    let mut table = fight.table.clone();
    table.headline.title = "What if: Battle now".into();
    let scene = table.scene().with_outlook(&fight.events);
    check_picture("redirected_fight_outlook.default", &board(&scene), 220 * 1024);
    check_picture("redirected_fight_stills.default", &strip(&fight.film()), MOST_BYTES_OF_STRIP);
}

#[test]
fn a_shot_in_a_loop_and_a_last_breath_are_seen() {
    for (name, fight) in [("looped_fight", scenes::looped_fight()), ("last_breath", scenes::last_breath())] {
        let bytes = film(&fight.film());
        keep(&format!("{name}.gif"), &bytes);
        check_picture(&format!("{name}_stills.default"), &strip(&fight.film()), MOST_BYTES_OF_STRIP);
        if name == "looped_fight" {
            // The stills tell of the dead only; the film shows before that what comes out of the loop.
            let shots = &watch(&bytes)[4].0;
            let mut frame = Vec::new();
            shots.write_to(&mut Cursor::new(&mut frame), ImageFormat::Png).unwrap();
            check_picture("looped_fight_shots.default", &frame, MOST_BYTES_OF_STRIP);
        }
    }
}

#[test]
fn the_same_battle_gives_the_same_film() {
    for (name, fight) in scenes::fights() {
        assert_eq!(film(&fight.film()), film(&fight.clone().film()), "{name}");
    }
}

#[test]
fn a_toxic_bomb_hits_its_neighbours_from_where_it_lies() {
    let table = Table::of(Board::Standard, &["mississippi", "borgo"])
        .ground("C3", 0, "toxic_bomb")
        .put("C3", 1, "mutant", 0)
        .put("C2", 1, "claws", 0);
    let seen = |hex, owner, tile| Seen { hex: table.hex(hex), owner: Side(owner), tile: table.tile(owner, tile) };
    let source = HitSource::Foundation { ground: seen("C3", 0, "toxic_bomb") };
    let hit = |target| Event::Hit(Hit::plain(source, target, 1));
    let events = [hit(seen("C2", 1, "claws")), hit(seen("C3", 1, "mutant"))];
    let marks = table.scene().with_outlook(&events).marks;
    let shots = marks.into_iter().filter_map(|mark| match mark {
        Mark::Shot { from, to, .. } => Some((from, to)),
        _ => None,
    });
    let (c2, c3) = (table.hex("C2"), table.hex("C3"));
    assert_eq!(shots.collect::<Vec<_>>(), [(Some(c3), c2), (None, c3)]);
}

#[test]
fn a_film_shows_what_goes_off_before_the_first_segment() {
    let table =
        |tile| Table::of(Board::Standard, &["sharrash", "borgo"]).put("C3", 0, tile, 0).put("C2", 1, "medic", 0);
    let framed = |tile| {
        let frames = watch(&film(&Fight::of(table(tile)).film()));
        strays(&frames[0].0, &frames[1].0)
    };
    // The line above the board changes in both films; the frame is around the Explosive alone.
    assert!(framed("explosive") > framed("underworlds") + 1_000);
}
