//! PNG files with a palette: a third of the bytes of a true colour file, and faster to compress.
//!
//! `image` writes no palettes, but the rows of a grey picture and of one with a palette are laid out alike. So the
//! indices are written as grey levels, and the header is exchanged for one that says what they are.
#![expect(clippy::cast_possible_truncation, reason = "sizes of pictures and palettes are small")]

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};

use super::reduce::{COLOURS, Histogram};

/// Signature, and the header chunk with its length, name, 13 bytes of data and check sum.
const SIGNATURE: usize = 8;
const HEADER: usize = 25;
/// Where in the file the header says what a pixel is, and the value for an index into a palette.
const COLOUR_TYPE: (usize, u8) = (25, 3);

/// Encodes rows of pixels as PNG.
///
/// Level 5 without a filter: flat colours and textures that repeat compress better raw, by measurement.
pub fn png(pixels: &[[u8; 3]], width: usize, height: usize) -> Vec<u8> {
    let (palette, indices) = reduced(pixels);
    let mut grey = Vec::new();
    PngEncoder::new_with_quality(&mut grey, CompressionType::Level(5), FilterType::NoFilter)
        .write_image(&indices, width as u32, height as u32, ExtendedColorType::L8)
        .expect("a buffer of the right size is written to memory");
    let (head, data) = grey.split_at(SIGNATURE + HEADER);
    let mut header = head[SIGNATURE + 8..SIGNATURE + HEADER - 4].to_vec();
    let (place, with_palette) = COLOUR_TYPE;
    header[place - SIGNATURE - 8] = with_palette;
    let mut file = head[..SIGNATURE].to_vec();
    chunk(&mut file, *b"IHDR", &header);
    chunk(&mut file, *b"PLTE", palette.as_flattened());
    file.extend_from_slice(data);
    file
}

fn chunk(file: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    file.extend_from_slice(&(data.len() as u32).to_be_bytes());
    let start = file.len();
    file.extend_from_slice(&name);
    file.extend_from_slice(data);
    let sum = check_sum(&file[start..]);
    file.extend_from_slice(&sum.to_be_bytes());
}

/// CRC-32 as PNG wants it; bit by bit, because less than a kilobyte is summed.
fn check_sum(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| (sum >> 1) ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 })
    })
}

/// The palette of a picture, and for each pixel its entry.
fn reduced(pixels: &[[u8; 3]]) -> (Vec<[u8; 3]>, Vec<u8>) {
    // Most of a picture is flat, so runs of equal pixels are looked at, not pixels.
    let runs = || pixels.chunk_by(|a, b| a == b);
    let mut histogram = Histogram::new();
    for run in runs() {
        histogram.count(run[0], run.len());
    }
    let palette = histogram.palette(COLOURS);
    let mut indices = Vec::with_capacity(pixels.len());
    for run in runs() {
        indices.extend(std::iter::repeat_n(palette.index(run[0]), run.len()));
    }
    (palette.colours, indices)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
        a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    }

    #[test]
    fn few_colours_come_back_as_they_were() {
        let pixels: Vec<[u8; 3]> = (0..200u8).map(|level| [level, 255 - level, 7]).collect();
        let read = image::load_from_memory(&png(&pixels, 20, 10)).expect("a PNG file").to_rgb8();
        assert_eq!(read.dimensions(), (20, 10));
        for (pixel, expected) in read.pixels().zip(&pixels) {
            assert!(distance(pixel.0, *expected) <= 3 * 9, "{pixel:?} for {expected:?}");
        }
    }

    #[test]
    fn many_colours_come_back_nearly_as_they_were() {
        let pixels: Vec<[u8; 3]> = (0..=255u8).flat_map(|x| (0..=255u8).map(move |y| [x, y, 128])).collect();
        let read = image::load_from_memory(&png(&pixels, 256, 256)).expect("a PNG file").to_rgb8();
        assert_eq!(read.dimensions(), (256, 256));
    }
}
