//! Boards in the hues of many armies, as a phone shows them: full boards of several duels, and of tables of four.

use image::RgbImage;
use image::imageops::{overlay, thumbnail};
use sztab_neuroshima::pictures::{Scene, render_board};
use sztab_pictures::Colours;
use sztab_pictures::hue::Hue;

use crate::golden::show;
use crate::likeness::decode;
use crate::scenes::{self, SceneBuilder};

/// The width of a picture on a narrow phone.
const PHONE_WIDTH: u32 = 327;
const MAX_BYTES: usize = 2000 * 1024;

/// Pairs of hues in turn order; every hue occurs at least once.
const HUE_PAIRS: [[Hue; 2]; 9] = [
    [Hue::Red, Hue::Blue],
    [Hue::Green, Hue::Red],
    [Hue::Ochre, Hue::Green],
    [Hue::Violet, Hue::Lime],
    [Hue::Cyan, Hue::Orange],
    [Hue::Magenta, Hue::Yellow],
    [Hue::Olive, Hue::Rose],
    [Hue::Brown, Hue::Teal],
    [Hue::Steel, Hue::Indigo],
];

/// Hues of four sides in turn order.
const FOUR_SIDE_HUES: [[Hue; 4]; 3] = [
    [Hue::Red, Hue::Green, Hue::Blue, Hue::Ochre],
    [Hue::Azure, Hue::Magenta, Hue::Yellow, Hue::Red],
    [Hue::Violet, Hue::Orange, Hue::Rose, Hue::Teal],
];

fn draw_at_phone_width(table: &SceneBuilder, colours: Colours, hues: &[Hue]) -> RgbImage {
    let scene = Scene { hues: hues.iter().copied().map(Some).collect(), colours, ..table.scene() };
    let picture = decode(&render_board(&scene));
    thumbnail(&picture, PHONE_WIDTH, picture.height() * PHONE_WIDTH / picture.width())
}

/// Arranges pictures side by side, three in a row.
fn mount_pictures(pictures: &[RgbImage]) -> Vec<u8> {
    let (width, height) = pictures[0].dimensions();
    let rows = u32::try_from(pictures.len().div_ceil(3)).unwrap();
    let mut sheet = RgbImage::new(3 * width, rows * height);
    for (index, picture) in (0_i64..).zip(pictures) {
        overlay(&mut sheet, picture, index % 3 * i64::from(width), index / 3 * i64::from(height));
    }
    let mut bytes = std::io::Cursor::new(Vec::new());
    sheet.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// Draws a table in all palettes with several hues. The pictures are written to files for visual inspection; the test
/// checks that all of them differ.
fn show_all(name: &str, table: &SceneBuilder, hues: &[&[Hue]]) {
    for colours in Colours::ALL {
        let pictures: Vec<RgbImage> = hues.iter().map(|hues| draw_at_phone_width(table, colours, hues)).collect();
        show(&format!("{name}.{}", colours.word()), &mount_pictures(&pictures), MAX_BYTES);
        for (index, picture) in pictures.iter().enumerate() {
            assert!(pictures[..index].iter().all(|other| other != picture), "{name}: {colours:?}: {:?}", hues[index]);
        }
    }
}

#[test]
fn duels_in_many_hues() {
    show_all("hues_duel", &scenes::crowded_board(), &HUE_PAIRS.each_ref().map(<[Hue; 2]>::as_slice));
}

#[test]
fn four_sides_in_many_hues() {
    show_all("hues_four", &scenes::full_enlarged_board(), &FOUR_SIDE_HUES.each_ref().map(<[Hue; 4]>::as_slice));
}

/// All parts of a board that identify a side follow its hue: no other hue's colour remains.
#[test]
fn a_side_wears_one_hue_on_board_and_panels() {
    let table = scenes::crowded_board();
    let picture = |hues: [Option<Hue>; 2]| decode(&render_board(&Scene { hues: hues.to_vec(), ..table.scene() }));
    let borgo = picture([Some(Hue::Blue), Some(Hue::Ochre)]);
    assert_eq!(borgo, decode(&render_board(&table.scene())), "the colours of Borgo and Hegemony");
    let [red, none] = [Some(Hue::Red), None].map(|hue| picture([hue, Some(Hue::Ochre)]));
    assert!(red != borgo && none != borgo && none != red);
}
