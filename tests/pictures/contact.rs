//! The pictures that README.md and docs/ show, made of golden ones: `SZTAB_BLESS=1 cargo test --test pictures contact`,
//! after the others are blessed.

use std::fs;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::{replace, resize};
use image::{Rgb, RgbImage};
use sztab::games::neuroshima::pictures::film;

use crate::bless;
use crate::golden::{decode, difference, root};
use crate::scenes;

/// One of each kind, in every palette and language somewhere.
const SHOWN: [&str; 14] = [
    "opening.default",
    "crowded.default",
    "borgo_fight_outlook.default",
    "legend_attacks.default",
    "machines.colour-blind",
    "ghost.default",
    "moloch_fight_stills_1.default",
    "card_mobile_armor.default",
    "crowded.high-contrast",
    "four_sides.default",
    "sheet_outpost.default",
    "card_polish",
    "symbols.default",
    "card_ukrainian",
];
const COLUMNS: usize = 4;
const WIDTH: u32 = 360;
const GAP: u32 = 12;

fn golden(name: &str) -> Vec<u8> {
    fs::read(root().join(format!("tests/pictures/golden/{name}.png"))).unwrap()
}

/// All of them as wide as on a small phone, each under the column that is shortest so far.
fn sheet() -> RgbImage {
    let mut columns = [GAP; COLUMNS];
    let mut placed = Vec::new();
    for name in SHOWN {
        let picture = decode(&golden(name));
        let height = picture.height() * WIDTH / picture.width();
        let small = resize(&picture, WIDTH, height, image::imageops::FilterType::Triangle);
        let column = (0..COLUMNS).min_by_key(|&column| columns[column]).unwrap();
        let x = GAP + u32::try_from(column).unwrap() * (WIDTH + GAP);
        placed.push((x, columns[column], small));
        columns[column] += height + GAP;
    }
    let width = GAP + u32::try_from(COLUMNS).unwrap() * (WIDTH + GAP);
    let mut sheet = RgbImage::from_pixel(width, columns.into_iter().max().unwrap(), Rgb([0x3a, 0x3c, 0x42]));
    for (x, y, picture) in placed {
        replace(&mut sheet, &picture, i64::from(x), i64::from(y));
    }
    sheet
}

#[test]
fn the_documents_show_what_is_drawn_today() {
    let shown = root().join("docs/pictures");
    let (contact, board, battle) = (shown.join("contact.png"), shown.join("board.png"), shown.join("battle.gif"));
    let sheet = sheet();
    let bytes = film(&scenes::borgo_fight().film());
    if bless::is_asked_for() {
        let file = fs::File::create(&contact).unwrap();
        let encoder = PngEncoder::new_with_quality(file, CompressionType::Level(9), FilterType::Adaptive);
        sheet.write_with_encoder(encoder).unwrap();
        fs::write(&board, golden("crowded.default")).unwrap();
        fs::write(&battle, &bytes).unwrap();
        return;
    }
    assert!(difference(&decode(&fs::read(contact).unwrap()), &sheet).is_none(), "the contact sheet is out of date");
    assert_eq!(fs::read(board).unwrap(), golden("crowded.default"));
    assert_eq!(fs::read(battle).unwrap().len(), bytes.len(), "the film in the documents is out of date");
}
