//! The symbols, their emoji, and the legend.

use std::collections::BTreeMap;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{Rgb, RgbImage, RgbaImage};
use sztab_game::Language;
use sztab_neuroshima::pictures::{
    EntryText, Legend, Section, Sign, Symbol, render_emoji, render_legend, render_sticker,
};
use sztab_pictures::Colours;

use crate::boards::palettes;
use crate::golden::{check_picture, root, show};
use crate::likeness::decode;

/// Maximum file size. A legend is requested only occasionally and grows with each mechanic; a contact sheet is never
/// sent.
const MAX_BYTES: usize = 640 * 1024;

/// Background colours of the sides' tiles, on which symbols are drawn.
const fn grounds(colours: Colours) -> [[u8; 3]; 4] {
    match colours {
        Colours::Default => [[0x33, 0x22, 0x0a], [0x2f, 0x78, 0xad], [0xa9, 0xec, 0xd0], [0xff, 0xc9, 0xe6]],
        Colours::ColourBlind => [[0x2c, 0x1c, 0x00], [0x2a, 0x70, 0xb8], [0xf2, 0xe6, 0xa0], [0xf3, 0xd2, 0xff]],
        Colours::HighContrast => [[0, 0, 0], [0x1f, 0x6f, 0xc0], [0xe8, 0xe8, 0xe8], [0xff, 0xd0, 0xec]],
    }
}

fn decode_transparent(bytes: &[u8]) -> RgbaImage {
    let picture = image::load_from_memory(bytes).unwrap();
    assert_eq!(picture.color(), image::ColorType::Rgba8);
    picture.to_rgba8()
}

/// Draws every symbol on every background: large on the first one, and as small as in a text on all of them.
fn draw_contact_sheet(colours: Colours) -> Vec<u8> {
    const COLUMNS: usize = 9;
    const SMALL_SIZE: u32 = 22;
    const LARGE_SIZE: u32 = 3 * SMALL_SIZE;
    const GAP: u32 = 12;
    let rows = u32::try_from(Symbol::ALL.len().div_ceil(COLUMNS)).unwrap();
    let (width, height) = (9 * (LARGE_SIZE + GAP) + GAP, rows * (LARGE_SIZE + SMALL_SIZE + GAP) + GAP);
    let mut sheet = RgbImage::from_pixel(width, height, Rgb([0x1e, 0x1f, 0x22]));
    let grounds = grounds(colours);
    for (index, &symbol) in Symbol::ALL.iter().enumerate() {
        let [column, row] = [index % COLUMNS, index / COLUMNS].map(|at| u32::try_from(at).unwrap());
        let (x, y) = (GAP + column * (LARGE_SIZE + GAP), GAP + row * (LARGE_SIZE + SMALL_SIZE + GAP));
        let large = decode_transparent(&render_sticker(symbol, 66, colours));
        stamp(&mut sheet, &large, (x, y), grounds[(index + index / COLUMNS) % 4]);
        let small = decode_transparent(&render_sticker(symbol, 22, colours));
        for (ground, at) in grounds.into_iter().zip([0, SMALL_SIZE, 2 * SMALL_SIZE]) {
            stamp(&mut sheet, &small, (x + at, y + LARGE_SIZE), ground);
        }
    }
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive);
    sheet.write_with_encoder(encoder).unwrap();
    bytes
}

fn stamp(sheet: &mut RgbImage, symbol: &RgbaImage, (left, top): (u32, u32), ground: [u8; 3]) {
    for (x, y, pixel) in symbol.enumerate_pixels() {
        let [red, green, blue, opacity] = pixel.0;
        let above = [red, green, blue];
        let mixed = [0, 1, 2].map(|channel| {
            let (above, below) = (u32::from(above[channel]), u32::from(ground[channel]));
            u8::try_from((above * u32::from(opacity) + below * (255 - u32::from(opacity)) + 127) / 255).unwrap()
        });
        sheet.put_pixel(left + x, top + y, Rgb(mixed));
    }
}

#[test]
fn all_symbols() {
    for &colours in palettes("symbols") {
        check_picture(&format!("symbols.{}", colours.word()), &draw_contact_sheet(colours), MAX_BYTES);
    }
}

#[test]
fn emoji_meet_the_requirements_of_discord() {
    for &symbol in Symbol::ALL {
        let bytes = render_emoji(symbol);
        assert!(bytes.len() <= 256 * 1024, "{symbol:?}: {} bytes", bytes.len());
        assert_eq!(bytes, render_emoji(symbol), "{symbol:?}");
        let picture = decode_transparent(&bytes);
        assert_eq!(picture.dimensions(), (128, 128));
        let clear = picture.pixels().filter(|pixel| pixel.0[3] == 0).count();
        let solid = picture.pixels().filter(|pixel| pixel.0[3] == 255).count();
        assert!(clear > 1000 && solid > 2000, "{symbol:?}: {clear} clear pixels, {solid} solid ones");
        let corners = [(0, 0), (127, 0), (0, 127), (127, 127)];
        assert!(corners.iter().any(|&(x, y)| picture.get_pixel(x, y).0 == [0; 4]), "{symbol:?} has no clear corner");
    }
}

/// The texts of a language as written in its files, without arguments filled in.
fn texts(language: Language) -> BTreeMap<String, String> {
    let folder = match language {
        Language::English => "en",
        Language::Polish => "pl",
        Language::Ukrainian => "uk",
    };
    let file =
        std::fs::read_to_string(root().join("crates/neuroshima/locales").join(folder).join("legend.ftl")).unwrap();
    file.lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, text)| (key.to_owned(), text.to_owned()))
        .collect()
}

fn legend_in(language: Language, colours: Colours) -> Legend {
    let texts = texts(language);
    let text = |key: &str| texts.get(key).unwrap_or_else(|| panic!("{language:?} lacks {key}")).clone();
    let heading = |section: Section| text(&format!("legend-section-{}", section.word()));
    let words = |mark: Sign| {
        let key = format!("legend-{}", mark.id());
        EntryText { about: text(&format!("{key}-about")), name: text(&key) }
    };
    Legend::new(text("legend-title"), colours, heading, words)
}

/// Checks the golden pictures of some cards; the others are for visual inspection.
fn check_cards(language: Language, colours: Colours, name: &str, golden: &[Section]) {
    let made = legend_in(language, colours);
    for (card, section) in Section::ALL.into_iter().enumerate() {
        let (name, bytes) = (format!("legend_{}{name}", section.word()), render_legend(&made, card));
        let (width, height) = decode(&bytes).dimensions();
        // A phone shows a picture of these proportions at its full width.
        assert!(width == 1080 && height <= 2400, "{name}: {height}");
        if golden.contains(&section) {
            check_picture(&name, &bytes, MAX_BYTES);
        } else {
            show(&name, &bytes, MAX_BYTES);
        }
    }
}

/// Each sign that is not a symbol, and each symbol in use.
#[test]
fn every_sign_is_on_one_card_of_the_legend() {
    let signs: Vec<Sign> = Section::ALL.into_iter().flat_map(Section::marks).collect();
    let mut ids: Vec<String> = signs.iter().map(|sign| sign.id()).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), signs.len(), "no sign is on two cards");
    assert_eq!(signs.iter().filter(|sign| !matches!(sign, Sign::Symbol(_))).count(), 38);
    for &symbol in Symbol::ALL.iter().filter(|symbol| symbol.is_in_use()) {
        assert!(signs.contains(&Sign::Symbol(symbol)), "{symbol:?}");
    }
    for section in Section::ALL {
        assert!((15..=23).contains(&section.marks().len()), "{section:?} is about as long as the others");
    }
}

#[test]
fn the_legend_in_every_language() {
    check_cards(Language::English, Colours::Default, ".default", &Section::ALL);
    check_cards(Language::Polish, Colours::ColourBlind, "_pl.colour-blind", &[Section::Board]);
    check_cards(Language::Ukrainian, Colours::HighContrast, "_uk.high-contrast", &[Section::States]);
}

/// A legend can be drawn with any texts.
#[test]
fn a_legend_can_be_drawn_with_any_text() {
    for text in ["", "W", "\u{202e}\u{0}👩‍👩‍👧", "Donaudampfschifffahrtsgesellschaftskapitän"] {
        let words = |_| EntryText { name: text.to_owned(), about: text.repeat(9) };
        let made = Legend::new(text.to_owned(), Colours::Default, |_| text.to_owned(), words);
        assert!(render_legend(&made, 0).starts_with(b"\x89PNG"));
    }
    let empty = Legend { title: String::new(), sections: vec![], colours: Colours::Default };
    assert!(render_legend(&empty, 3).starts_with(b"\x89PNG"));
}
