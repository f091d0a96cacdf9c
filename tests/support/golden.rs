//! Golden pictures of a crate. A few are stored as files in `tests/pictures/golden`, so that people can look at them;
//! each of the others has a line in the file `fingerprints.txt` there. `SZTAB_BLESS=1` accepts the current pictures.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use image::imageops::thumbnail;
use image::{Rgb, RgbImage};
use imageproc::drawing::draw_hollow_rect_mut;
use imageproc::rect::Rect;

use super::bless;
use super::likeness::{decode, difference};

/// Number of columns, and of rows, in the grid. The mean brightness of each cell forms the fingerprint.
const GRID: u32 = 32;
/// Maximum difference between two means that glyph outlines can explain. A different digit in a badge changes a mean
/// three times as much.
const TOLERANCE: u8 = 2;

/// Lock for the fingerprint file: tests run in parallel, and each writes its line to the same file.
static FINGERPRINTS: Mutex<()> = Mutex::new(());

/// The root folder of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn output() -> PathBuf {
    root().join("target/pictures")
}

/// Writes a file to target/pictures, so that people can look at it.
pub fn keep(name: &str, bytes: &[u8]) {
    let output = output();
    fs::create_dir_all(&output).unwrap();
    fs::write(output.join(name), bytes).unwrap();
}

/// Saves a picture, and the same picture at the size of a phone, where players could not read print that is too small.
pub fn show(name: &str, bytes: &[u8], most_bytes: usize) {
    keep(&format!("{name}.png"), bytes);
    let picture = decode(bytes);
    let phone = thumbnail(&picture, 400, picture.height() * 400 / picture.width());
    phone.save(output().join(format!("{name}.phone.png"))).unwrap();
    assert!(bytes.len() <= most_bytes, "{name}: {} bytes", bytes.len());
}

/// Compares a picture with the golden one, or makes it the golden one on request.
pub fn check_picture(name: &str, bytes: &[u8], most_bytes: usize) {
    show(name, bytes, most_bytes);
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures/golden"));
    let picture = folder.join(format!("{name}.png"));
    let is_different =
        if picture.exists() { compare_file(&picture, bytes) } else { compare_line(&folder, name, bytes) };
    if let Some(difference) = is_different {
        difference.save(output().join(format!("{name}.difference.png"))).unwrap();
        panic!("{name} looks different: see {name}.png and {name}.difference.png in {}", output().display());
    }
}

fn compare_file(golden: &Path, bytes: &[u8]) -> Option<RgbImage> {
    if bless::is_requested() {
        fs::write(golden, bytes).unwrap();
        return None;
    }
    difference(&decode(&fs::read(golden).unwrap()), &decode(bytes))
}

/// The picture with a frame around each cell of the grid that differs from the fingerprint; `None` if no cell differs.
fn compare_line(folder: &Path, name: &str, bytes: &[u8]) -> Option<RgbImage> {
    let path = folder.join("fingerprints.txt");
    let mut picture = decode(bytes);
    let (width, height) = picture.dimensions();
    let (size, means) = (format!("{width}x{height}"), means(&picture));
    let guard = FINGERPRINTS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let text = fs::read_to_string(&path).unwrap_or_default();
    let mut lines: BTreeMap<&str, &str> = text.lines().filter_map(|line| line.split_once(' ')).collect();
    if bless::is_requested() {
        let line = format!("{size} {}", means.iter().fold(String::new(), |text, mean| text + &format!("{mean:02x}")));
        lines.insert(name, &line);
        let text = lines.iter().fold(String::new(), |mut text, (name, line)| {
            writeln!(text, "{name} {line}").unwrap();
            text
        });
        fs::write(&path, text).unwrap();
        return None;
    }
    drop(guard);
    let Some((golden_size, golden)) = lines.get(name).and_then(|line| line.split_once(' ')) else {
        panic!("{name} has no line in {}: look at {}, then SZTAB_BLESS=1", path.display(), output().display())
    };
    if golden_size != size {
        return Some(picture);
    }
    let (cell_width, cell_height) = (width.div_ceil(GRID), height.div_ceil(GRID));
    let mut differs = false;
    for (cell, (mean, golden)) in (0..).zip(means.iter().zip(golden.as_bytes().chunks_exact(2))) {
        let golden = u8::from_str_radix(std::str::from_utf8(golden).unwrap(), 16).unwrap();
        if mean.abs_diff(golden) > TOLERANCE {
            let (x, y) = (cell % GRID * width / GRID, cell / GRID * height / GRID);
            let frame = Rect::at(x.cast_signed(), y.cast_signed()).of_size(cell_width, cell_height);
            draw_hollow_rect_mut(&mut picture, frame, Rgb([255, 0, 0]));
            differs = true;
        }
    }
    differs.then_some(picture)
}

/// The mean brightness of each cell of the grid, row by row.
fn means(picture: &RgbImage) -> Vec<u8> {
    let small = thumbnail(picture, GRID, GRID);
    image::DynamicImage::from(small).to_luma8().into_raw()
}
