//! Films of Battles, their stills, and outlooks on Battles.

use std::io::Cursor;

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use image::{ImageFormat, RgbImage};
use sztab_neuroshima::pictures::{Mark, Stills, board, film};
use sztab_neuroshima::rules::event::{Hit, HitSource, Seen};
use sztab_neuroshima::rules::{Board, Event, Side};
use sztab_pictures::Colours;

use crate::golden::{check_picture, keep, show};
use crate::likeness::decode;
use crate::scenes::{self, Fight, Table};

/// Maximum file size of a film: a message may carry 8 MiB. A film should take at most 40 seconds.
const MAX_BYTES: usize = 8 << 20;
const MAX_FILM_MS: u32 = 40_000;
/// Durations of frames in milliseconds: the impact of a hit, an arrow at each of its three positions, a tile in each
/// pose of its fall, and a number during a countdown.
const FLASH: u32 = 100;
const FLYING: u32 = 70;
const FALLING: u32 = 80;
const COUNTING: u32 = 150;
/// Maximum duration of a frame within a movement, in milliseconds. Longer frames are meant to be read; the shortest of
/// those shows a hex that a unit has just left.
const MOVEMENT: u32 = 150;
const GONE: u32 = 400;
/// Maximum file size for a Battle of five segments, which has to load on a phone.
const MAX_BYTES_OF_FIVE_SEGMENTS: usize = 1 << 20;
/// Maximum file size of stills, which are shown only on request.
const MAX_BYTES_OF_STILLS: usize = 500 * 1024;

/// A film as seen by a viewer: each complete frame with its duration in milliseconds.
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

/// Number of pixels in which two pictures differ by more than the rounding to a palette.
fn strays(one: &RgbImage, other: &RgbImage) -> usize {
    assert_eq!(one.dimensions(), other.dimensions());
    let differs = |a: &[u8], b: &[u8]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 48);
    one.pixels().zip(other.pixels()).filter(|(one, other)| differs(&one.0, &other.0)).count()
}

/// The stills of a Battle, one file per picture.
fn stills(fight: &Fight) -> Vec<Vec<u8>> {
    let told = fight.film();
    let stills = Stills::of(&told);
    (0..stills.pages()).map(|page| stills.png(page)).collect()
}

/// Checks the stills of a Battle: the first picture is golden, the others are for visual inspection.
fn check_stills(name: &str, fight: &Fight) {
    for (number, picture) in (1..).zip(stills(fight)) {
        let check = if number == 1 { check_picture } else { show };
        check(&format!("{name}_stills_{number}.default"), &picture, MAX_BYTES_OF_STILLS);
    }
}

#[test]
fn a_film_of_a_battle_goes_segment_by_segment_and_ends_with_the_board_that_is_left() {
    for (name, fight) in scenes::fights() {
        let bytes = film(&fight.film());
        keep(&format!("{name}.gif"), &bytes);
        let frames = watch(&bytes);
        assert!(bytes.len() <= MAX_BYTES_OF_FIVE_SEGMENTS, "{name}: {} bytes", bytes.len());
        assert!(length(&frames) <= MAX_FILM_MS, "{name}: {} ms", length(&frames));
        // A frame without movement is shown long enough to be read, and the last frame longest.
        let is_read = |milliseconds: u32| milliseconds >= GONE;
        assert!(frames.iter().all(|&(_, time)| time <= MOVEMENT || is_read(time)), "{name}");
        let (_, milliseconds) = frames.last().unwrap();
        assert!(*milliseconds >= 3_000, "{name}");
    }
}

#[test]
fn a_battle_in_which_nothing_happens_is_a_film_too() {
    let fight = Fight::of(scenes::empty());
    let frames = watch(&film(&fight.film()));
    assert_eq!(frames.len(), 3, "the same board with two headlines, and then with what the Battle cost");
}

/// A Battle in which a shot from C1 to C4, downwards, destroys the unit there.
fn duel() -> Fight {
    let table = Table::of(Board::Standard, &["outpost", "borgo"])
        .put("C1", 0, "commando", 1)
        .put("C4", 1, "mutant", 0)
        .put("A1", 0, "hq", 0)
        .put("E1", 1, "hq", 0);
    Fight::of(table)
}

/// The indices of frames with a given duration.
fn lasting_frames(frames: &[(RgbImage, u32)], time: u32) -> Vec<usize> {
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
fn an_arrow_travels_a_hit_flashes_and_a_tile_falls() {
    let fight = duel();
    assert!(fight.events.iter().any(|event| matches!(event, Event::Destroyed { .. })), "{:?}", fight.events);
    let bytes = film(&fight.film());
    keep("duel.gif", &bytes);
    let frames = watch(&bytes);
    let flying = lasting_frames(&frames, FLYING);
    let [first, second, third] = flying[..] else { panic!("{flying:?}") };
    assert_eq!([second, third], [first + 1, first + 2]);
    // The arrow flies downwards: its tip is the lowest pixel that has changed since the unit began to act.
    let ready = &frames[first - 1].0;
    let tips = flying.iter().map(|&index| changed_area(ready, &frames[index].0)[3]);
    let tips: Vec<u32> = tips.chain([changed_area(ready, &frames[third + 2].0)[3]]).collect();
    assert!(tips.windows(2).all(|pair| pair[0] < pair[1]), "{tips:?}");
    // One frame is bright around the target; the whole arrow is still there in the next one.
    assert_eq!(lasting_frames(&frames, FLASH), [third + 1]);
    let bright = |frame: &RgbImage| frame.pixels().filter(|pixel| pixel.0.iter().all(|&channel| channel > 200)).count();
    let counts = [third, third + 1, third + 2].map(|index| bright(&frames[index].0));
    assert!(counts[1] > counts[0] + 1_000 && counts[1] > counts[2] + 1_000, "{counts:?}");
    assert!(frames[third + 2].1 >= 1_500);
    // The tile falls, and then its hex looks as on the final board.
    let falling = lasting_frames(&frames, FALLING);
    let [.., last] = falling[..] else { panic!("{falling:?}") };
    assert_eq!(falling.len(), 3);
    let (gone, left) = (&frames[last + 1].0, &frames[frames.len() - 2].0);
    let [x, y, right, bottom] = changed_area(&frames[falling[0] - 1].0, gone);
    let hex = |frame: &RgbImage| image::imageops::crop_imm(frame, x, y, right - x, bottom - y).to_image();
    assert_eq!(strays(&hex(gone), &hex(left)), 0);
    let size = u64::from(right - x) * u64::from(bottom - y);
    assert!(size < 180 * 156, "one hex: {size}");
}

#[test]
fn points_count_down_to_what_is_left_of_them() {
    let table = Table::of(Board::Standard, &["outpost", "borgo"])
        .put("C1", 1, "super_mutant", 3)
        .put("B1", 1, "mutant", 2)
        .put("C2", 0, "hq", 0)
        .put("E3", 1, "hq", 0);
    let fight = Fight::of(table);
    let bytes = film(&fight.film());
    keep("count.gif", &bytes);
    let frames = watch(&bytes);
    let counting = lasting_frames(&frames, COUNTING);
    assert!(!counting.is_empty());
    // The number next to the bar of the first side differs in every frame; the last one is the final number.
    let number = |index: usize| image::imageops::crop_imm(&frames[index].0, 240, 100, 40, 30).to_image();
    let mut numbers: Vec<RgbImage> = counting.iter().map(|&index| number(index)).collect();
    numbers.push(number(counting[counting.len() - 1] + 1));
    numbers.insert(0, number(counting[0] - 1));
    assert!(numbers.windows(2).all(|pair| pair[0] != pair[1]));
    let mut board = fight.table.arrangement.clone();
    fight.events.iter().for_each(|event| board.hear(event));
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
    let bytes = film(&fight.film());
    keep("long_fight.gif", &bytes);
    assert!(bytes.len() <= MAX_BYTES, "{} bytes", bytes.len());
    let frames = watch(&bytes);
    assert!(length(&frames) <= MAX_FILM_MS && length(&frames) > MAX_FILM_MS / 2, "{} ms", length(&frames));
}

#[test]
fn stills_of_a_battle() {
    for (name, fight) in scenes::fights() {
        check_stills(name, &fight);
        for colours in [Colours::ColourBlind, Colours::HighContrast] {
            for (number, picture) in (1..).zip(stills(&fight.clone().in_colours(colours))) {
                let is_golden = name == "borgo_fight" && number == 1 && colours == Colours::ColourBlind;
                let check = if is_golden { check_picture } else { show };
                check(&format!("{name}_stills_{number}.{}", colours.word()), &picture, MAX_BYTES_OF_STILLS);
            }
        }
    }
}

#[test]
fn stills_of_a_long_battle_fit_a_message() {
    for (name, fight) in scenes::fights().into_iter().chain([("long_fight", scenes::long_fight())]) {
        let told = fight.film();
        let made = Stills::of(&told);
        assert!((1..=10).contains(&made.pages()), "{name}: {} pictures", made.pages());
        for page in 0..made.pages() {
            assert!((1..=3).contains(&made.captions(page).count()), "{name}");
            let picture = decode(&made.png(page));
            // As wide as a phone, and at most as high as a phone shows at that width.
            assert!(picture.width() == 1080 && picture.height() <= 2160, "{name}: {:?}", picture.dimensions());
        }
        assert_eq!(made.captions(made.pages()).count(), 0);
    }
}

#[test]
fn stills_of_a_battle_in_which_nothing_happens_are_the_board_that_is_left() {
    let fight = Fight::of(scenes::empty());
    let told = fight.film();
    let made = Stills::of(&told);
    assert_eq!((made.pages(), made.captions(0).count()), (1, 1));
    show("empty_stills", &made.png(0), MAX_BYTES_OF_STILLS);
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
    check_stills("redirected_fight", &fight);
}

#[test]
fn a_shot_in_a_loop_and_a_last_breath_are_seen() {
    for (name, fight) in [("looped_fight", scenes::looped_fight()), ("last_breath", scenes::last_breath())] {
        let bytes = film(&fight.film());
        keep(&format!("{name}.gif"), &bytes);
        check_stills(name, &fight);
        if name == "looped_fight" {
            // The stills show only the destroyed units; the film first shows the shots that leave the loop. All of them
            // are visible in the frame after the last flash.
            let frames = watch(&bytes);
            let flash = frames.iter().rposition(|&(_, time)| time == FLASH).unwrap();
            let shots = &frames[flash + 1].0;
            let mut frame = Vec::new();
            shots.write_to(&mut Cursor::new(&mut frame), ImageFormat::Png).unwrap();
            check_picture("looped_fight_shots.default", &frame, MAX_BYTES_OF_STILLS);
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
    // The headline changes in both films, but only the Explosive gets a frame around it.
    assert!(framed("explosive") > framed("underworlds") + 1_000);
}
