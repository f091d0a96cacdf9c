//! Films of Battles, their stills, and outlooks on Battles.

use std::io::Cursor;

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use image::{ImageFormat, RgbImage};
use sztab_neuroshima::pictures::{Mark, Stills, render_board, render_film};
use sztab_neuroshima::rules::event::{EventTile, Hit, HitSource};
use sztab_neuroshima::rules::{Board, Event, Side};
use sztab_pictures::Colours;

use crate::golden::{check_picture, keep, show};
use crate::likeness::decode;
use crate::scenes::{self, SceneBuilder, TestBattle};

/// Maximum file size of a film: a message may carry 8 MiB. A film should take at most 40 seconds.
const MAX_BYTES: usize = 8 << 20;
const MAX_FILM_MS: u32 = 40_000;
/// Durations of frames in milliseconds: the impact of a hit, an arrow at each of its three positions, a tile in each
/// pose of its fall, and a number during a countdown.
const FLASH_MS: u32 = 100;
const FLYING_MS: u32 = 70;
const FALLING_MS: u32 = 80;
const COUNTING_MS: u32 = 150;
/// Maximum duration of a frame within a movement, in milliseconds. Longer frames are meant to be read; the shortest of
/// those shows a hex that a unit has just left.
const MAX_MOVEMENT_MS: u32 = 150;
const AFTER_FALL_MS: u32 = 400;
/// Maximum file size for a Battle of five segments, which has to load on a phone.
const MAX_FIVE_SEGMENT_BYTES: usize = 1 << 20;
/// Maximum file size of stills, which are shown only on request.
const MAX_STILL_BYTES: usize = 500 * 1024;

/// A film as seen by a viewer: each complete frame with its duration in milliseconds.
fn decode_frames(bytes: &[u8]) -> Vec<(RgbImage, u32)> {
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

fn total_ms(frames: &[(RgbImage, u32)]) -> u32 {
    frames.iter().map(|(_, milliseconds)| milliseconds).sum()
}

/// Number of pixels in which two pictures differ by more than the rounding to a palette.
fn count_differing_pixels(one: &RgbImage, other: &RgbImage) -> usize {
    assert_eq!(one.dimensions(), other.dimensions());
    let differs = |a: &[u8], b: &[u8]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 48);
    one.pixels().zip(other.pixels()).filter(|(one, other)| differs(&one.0, &other.0)).count()
}

/// The stills of a Battle, one file per picture.
fn stills(fight: &TestBattle) -> Vec<Vec<u8>> {
    let told = fight.film();
    let stills = Stills::from_film(&told);
    (0..stills.page_count()).map(|page| stills.render_page(page)).collect()
}

/// Checks the stills of a Battle: the first picture is golden, the others are for visual inspection.
fn check_stills(name: &str, fight: &TestBattle) {
    for (number, picture) in (1..).zip(stills(fight)) {
        let check = if number == 1 { check_picture } else { show };
        check(&format!("{name}_stills_{number}.default"), &picture, MAX_STILL_BYTES);
    }
}

#[test]
fn a_battle_film_shows_each_segment_and_ends_with_the_final_board() {
    for (name, fight) in scenes::fights() {
        let bytes = render_film(&fight.film());
        keep(&format!("{name}.gif"), &bytes);
        let frames = decode_frames(&bytes);
        assert!(bytes.len() <= MAX_FIVE_SEGMENT_BYTES, "{name}: {} bytes", bytes.len());
        assert!(total_ms(&frames) <= MAX_FILM_MS, "{name}: {} ms", total_ms(&frames));
        // A frame without movement is shown long enough to be read, and the last frame longest.
        let is_read = |milliseconds: u32| milliseconds >= AFTER_FALL_MS;
        assert!(frames.iter().all(|&(_, time)| time <= MAX_MOVEMENT_MS || is_read(time)), "{name}");
        let (_, milliseconds) = frames.last().unwrap();
        assert!(*milliseconds >= 3_000, "{name}");
    }
}

#[test]
fn a_battle_without_effects_still_has_a_film() {
    let fight = TestBattle::resolve(scenes::empty_scene());
    let frames = decode_frames(&render_film(&fight.film()));
    assert_eq!(frames.len(), 3, "the same board with two headlines, and then with what the Battle cost");
}

/// A Battle in which a shot from C1 to C4, downwards, destroys the unit there.
fn duel() -> TestBattle {
    let table = SceneBuilder::with_armies(Board::STANDARD, &["outpost", "borgo"])
        .with_unit("C1", 0, "commando", 1)
        .with_unit("C4", 1, "mutant", 0)
        .with_unit("A1", 0, "hq", 0)
        .with_unit("E1", 1, "hq", 0);
    TestBattle::resolve(table)
}

/// The indices of frames with a given duration.
fn frames_lasting(frames: &[(RgbImage, u32)], time: u32) -> Vec<usize> {
    (0..frames.len()).filter(|&index| frames[index].1 == time).collect()
}

/// The rectangle in which two frames differ: left, top, right, bottom.
fn changed_area(one: &RgbImage, other: &RgbImage) -> [u32; 4] {
    let places = one.enumerate_pixels().filter(|(x, y, pixel)| other.get_pixel(*x, *y) != *pixel);
    places.fold([u32::MAX, u32::MAX, 0, 0], |[left, top, right, bottom], (x, y, _)| {
        [left.min(x), top.min(y), right.max(x), bottom.max(y)]
    })
}

#[test]
fn arrows_travel_hits_flash_and_tiles_fall() {
    let fight = duel();
    assert!(fight.events.iter().any(|event| matches!(event, Event::Destroyed { .. })), "{:?}", fight.events);
    let bytes = render_film(&fight.film());
    keep("duel.gif", &bytes);
    let frames = decode_frames(&bytes);
    let flying = frames_lasting(&frames, FLYING_MS);
    let [first, second, third] = flying[..] else { panic!("{flying:?}") };
    assert_eq!([second, third], [first + 1, first + 2]);
    // The arrow flies downwards: its tip is the lowest pixel that has changed since the unit began to act.
    let ready = &frames[first - 1].0;
    let tips = flying.iter().map(|&index| changed_area(ready, &frames[index].0)[3]);
    let tips: Vec<u32> = tips.chain([changed_area(ready, &frames[third + 2].0)[3]]).collect();
    assert!(tips.windows(2).all(|pair| pair[0] < pair[1]), "{tips:?}");
    // One frame is bright around the target; the whole arrow is still there in the next one.
    assert_eq!(frames_lasting(&frames, FLASH_MS), [third + 1]);
    let bright = |frame: &RgbImage| frame.pixels().filter(|pixel| pixel.0.iter().all(|&channel| channel > 200)).count();
    let counts = [third, third + 1, third + 2].map(|index| bright(&frames[index].0));
    assert!(counts[1] > counts[0] + 1_000 && counts[1] > counts[2] + 1_000, "{counts:?}");
    assert!(frames[third + 2].1 >= 1_500);
    // The tile falls, and then its hex looks as on the final board.
    let falling = frames_lasting(&frames, FALLING_MS);
    let [.., last] = falling[..] else { panic!("{falling:?}") };
    assert_eq!(falling.len(), 3);
    let (gone, left) = (&frames[last + 1].0, &frames[frames.len() - 2].0);
    let [x, y, right, bottom] = changed_area(&frames[falling[0] - 1].0, gone);
    let hex = |frame: &RgbImage| image::imageops::crop_imm(frame, x, y, right - x, bottom - y).to_image();
    assert_eq!(count_differing_pixels(&hex(gone), &hex(left)), 0);
    let size = u64::from(right - x) * u64::from(bottom - y);
    assert!(size < 180 * 156, "one hex: {size}");
}

#[test]
fn points_count_down_to_the_remaining_number() {
    let table = SceneBuilder::with_armies(Board::STANDARD, &["outpost", "borgo"])
        .with_unit("C1", 1, "super_mutant", 3)
        .with_unit("B1", 1, "mutant", 2)
        .with_unit("C2", 0, "hq", 0)
        .with_unit("E3", 1, "hq", 0);
    let fight = TestBattle::resolve(table);
    let bytes = render_film(&fight.film());
    keep("count.gif", &bytes);
    let frames = decode_frames(&bytes);
    let counting = frames_lasting(&frames, COUNTING_MS);
    assert!(!counting.is_empty());
    // The number next to the bar of the first side differs in every frame; the last one is the final number.
    let number = |index: usize| image::imageops::crop_imm(&frames[index].0, 240, 100, 40, 30).to_image();
    let mut numbers: Vec<RgbImage> = counting.iter().map(|&index| number(index)).collect();
    numbers.push(number(counting[counting.len() - 1] + 1));
    numbers.insert(0, number(counting[0] - 1));
    assert!(numbers.windows(2).all(|pair| pair[0] != pair[1]));
    let mut board = fight.table.arrangement.clone();
    fight.events.iter().for_each(|event| board.apply_event(event));
    assert!(board.points[0] < 20, "{:?}", board.points);
    let still = number(frames.len() - 1);
    // Remaining points are red while other points are being lost, and white afterwards.
    let drawn = |picture: &RgbImage| picture.pixels().map(|pixel| pixel.0[0] > 150).collect::<Vec<_>>();
    let (last, still) = (drawn(numbers.last().unwrap()), drawn(&still));
    let off = last.iter().zip(&still).filter(|(last, still)| last != still).count();
    assert!(off < 25, "{off}");
}

/// The longest possible Battle of a board is played faster.
#[test]
fn a_long_battle_stays_under_the_limits() {
    let fight = scenes::long_fight();
    let bytes = render_film(&fight.film());
    keep("long_fight.gif", &bytes);
    assert!(bytes.len() <= MAX_BYTES, "{} bytes", bytes.len());
    let frames = decode_frames(&bytes);
    assert!(total_ms(&frames) <= MAX_FILM_MS && total_ms(&frames) > MAX_FILM_MS / 2, "{} ms", total_ms(&frames));
}

#[test]
fn stills_of_a_battle() {
    for (name, fight) in scenes::fights() {
        check_stills(name, &fight);
        for colours in [Colours::ColourBlind, Colours::HighContrast] {
            for (number, picture) in (1..).zip(stills(&fight.clone().with_colours(colours))) {
                let is_golden = name == "borgo_fight" && number == 1 && colours == Colours::ColourBlind;
                let check = if is_golden { check_picture } else { show };
                check(&format!("{name}_stills_{number}.{}", colours.word()), &picture, MAX_STILL_BYTES);
            }
        }
    }
}

#[test]
fn stills_of_a_long_battle_fit_a_message() {
    for (name, fight) in scenes::fights().into_iter().chain([("long_fight", scenes::long_fight())]) {
        let told = fight.film();
        let made = Stills::from_film(&told);
        assert!((1..=10).contains(&made.page_count()), "{name}: {} pictures", made.page_count());
        for page in 0..made.page_count() {
            assert!((1..=3).contains(&made.captions(page).count()), "{name}");
            let picture = decode(&made.render_page(page));
            // As wide as a phone, and at most as high as a phone shows at that width.
            assert!(picture.width() == 1080 && picture.height() <= 2160, "{name}: {:?}", picture.dimensions());
        }
        assert_eq!(made.captions(made.page_count()).count(), 0);
    }
}

#[test]
fn stills_of_a_battle_without_effects_show_the_final_board() {
    let fight = TestBattle::resolve(scenes::empty_scene());
    let told = fight.film();
    let made = Stills::from_film(&told);
    assert_eq!((made.page_count(), made.captions(0).count()), (1, 1));
    show("empty_stills", &made.render_page(0), MAX_STILL_BYTES);
}

#[test]
fn the_outlook_on_a_battle() {
    for (name, fight) in scenes::fights() {
        let mut table = fight.table.clone();
        table.headline.title = "What if: Battle now".into();
        let scene = table.scene().with_outlook(&fight.events);
        check_picture(&format!("{name}_outlook.default"), &render_board(&scene), 220 * 1024);
    }
}

#[test]
fn redirected_shots_are_drawn_along_their_path() {
    let fight = scenes::redirected_fight();
    let mut table = fight.table.clone();
    table.headline.title = "What if: Battle now".into();
    let scene = table.scene().with_outlook(&fight.events);
    check_picture("redirected_fight_outlook.default", &render_board(&scene), 220 * 1024);
    check_stills("redirected_fight", &fight);
}

#[test]
fn looped_shots_and_the_breath_of_death_are_shown() {
    for (name, fight) in [("looped_fight", scenes::looped_fight()), ("last_breath", scenes::breath_of_death_fight())] {
        let bytes = render_film(&fight.film());
        keep(&format!("{name}.gif"), &bytes);
        check_stills(name, &fight);
        if name == "looped_fight" {
            // The stills show only the destroyed units; the film first shows the shots that leave the loop. All of them
            // are visible in the frame after the last flash.
            let frames = decode_frames(&bytes);
            let flash = frames.iter().rposition(|&(_, time)| time == FLASH_MS).unwrap();
            let shots = &frames[flash + 1].0;
            let mut frame = Vec::new();
            shots.write_to(&mut Cursor::new(&mut frame), ImageFormat::Png).unwrap();
            check_picture("looped_fight_shots.default", &frame, MAX_STILL_BYTES);
        }
    }
}

#[test]
fn the_same_battle_gives_the_same_film() {
    for (name, fight) in scenes::fights() {
        assert_eq!(render_film(&fight.film()), render_film(&fight.clone().film()), "{name}");
    }
}

#[test]
fn a_toxic_bomb_hits_its_neighbours_from_its_own_hex() {
    let table = SceneBuilder::with_armies(Board::STANDARD, &["mississippi", "borgo"])
        .ground("C3", 0, "toxic_bomb")
        .with_unit("C3", 1, "mutant", 0)
        .with_unit("C2", 1, "claws", 0);
    let seen = |hex, owner, tile| EventTile { hex: table.hex(hex), owner: Side(owner), tile: table.tile(owner, tile) };
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
fn a_film_shows_effects_before_the_first_segment() {
    let table = |tile| {
        SceneBuilder::with_armies(Board::STANDARD, &["sharrash", "borgo"])
            .with_unit("C3", 0, tile, 0)
            .with_unit("C2", 1, "medic", 0)
    };
    let framed = |tile| {
        let frames = decode_frames(&render_film(&TestBattle::resolve(table(tile)).film()));
        count_differing_pixels(&frames[0].0, &frames[1].0)
    };
    // The headline changes in both films, but only the Explosive gets a frame around it.
    assert!(framed("explosive") > framed("underworlds") + 1_000);
}
