//! PNG files with a palette: a third of the bytes of a true colour file, and faster to compress.
//!
//! `image` writes no palettes, but the rows of a grey picture and of one with a palette are laid out alike. So the
//! indices are written as grey levels, and the header is exchanged for one that says what they are.
#![expect(clippy::cast_possible_truncation, reason = "sizes of pictures and palettes are small")]

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};

/// Entries of a palette at most.
const COLOURS: usize = 256;
/// Colours are counted by their six upper bits a channel.
const BUCKETS: usize = 1 << 18;
/// Signature, and the header chunk with its length, name, 13 bytes of data and check sum.
const SIGNATURE: usize = 8;
const HEADER: usize = 25;
/// Where in the file the header says what a pixel is, and the value for an index into a palette.
const COLOUR_TYPE: (usize, u8) = (25, 3);

/// Encodes rows of pixels as PNG.
///
/// Level 5 without a filter: flat colours and textures that repeat compress better raw, by measurement.
pub fn png(pixels: &[[u8; 3]], width: usize, height: usize) -> Vec<u8> {
    let (palette, indices) = reduce(pixels);
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

/// Colours that share a bucket: how many pixels, and the colour that most of them have.
#[derive(Debug, Clone, Copy, Default)]
struct Bucket {
    pixels: u32,
    colour: [u8; 3],
    votes: u32,
}

impl Bucket {
    fn count(&mut self, colour: [u8; 3], pixels: u32) {
        self.pixels += pixels;
        if self.colour == colour {
            self.votes += pixels;
        } else if self.votes < pixels {
            (self.colour, self.votes) = (colour, pixels - self.votes);
        } else {
            self.votes -= pixels;
        }
    }
}

fn bucket([red, green, blue]: [u8; 3]) -> usize {
    usize::from(red >> 2) << 12 | usize::from(green >> 2) << 6 | usize::from(blue >> 2)
}

/// The most frequent colours, and for each pixel the index of the nearest of them.
fn reduce(pixels: &[[u8; 3]]) -> (Vec<[u8; 3]>, Vec<u8>) {
    // Most of a picture is flat, so runs of equal pixels are looked at, not pixels.
    let runs = || pixels.chunk_by(|a, b| a == b);
    let mut buckets = vec![Bucket::default(); BUCKETS];
    for run in runs() {
        buckets[bucket(run[0])].count(run[0], run.len() as u32);
    }
    let mut used: Vec<usize> = (0..BUCKETS).filter(|&index| buckets[index].pixels > 0).collect();
    used.sort_unstable_by_key(|&index| (u32::MAX - buckets[index].pixels, index));
    let palette: Vec<[u8; 3]> = used.iter().take(COLOURS).map(|&index| buckets[index].colour).collect();
    let mut nearest = vec![0u8; BUCKETS];
    for (rank, &index) in used.iter().enumerate() {
        let colour = buckets[index].colour;
        let closest = || (0..palette.len()).min_by_key(|&entry| distance(palette[entry], colour)).unwrap_or(0);
        nearest[index] = if rank < COLOURS { rank } else { closest() } as u8;
    }
    let mut indices = Vec::with_capacity(pixels.len());
    for run in runs() {
        indices.extend(std::iter::repeat_n(nearest[bucket(run[0])], run.len()));
    }
    (palette, indices)
}

fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

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
