//! PNG files with a palette: a third of the size of true-colour files, and faster to compress.
//!
//! Uses `png` directly, because `image`'s wrapper around it does not support palettes.
#![expect(clippy::cast_possible_truncation, reason = "sizes of pictures and palettes are small")]

use flate2::{Compress, Compression, FlushCompress, Status};
use png::chunk::IDAT;
use png::{BitDepth, ColorType, Encoder};

use super::index::Index;
use super::reduce::{Histogram, MAX_COLOURS};

/// The compression level, out of 9. Measurements: level 1 makes a full board two fifths larger and is little faster;
/// level 3 makes it 7 % smaller, but the whole picture takes a fifth longer.
const COMPRESSION_LEVEL: Compression = Compression::new(2);
/// Size of the compressed pixel data in bytes above which it is compressed again at a higher level. Full boards on
/// which every hex is marked are as large as this.
const LARGE_PICTURE_BYTES: usize = 176 * 1024;
/// The compression level of the second attempt. The pixels stay the same.
const HIGHER_COMPRESSION_LEVEL: Compression = Compression::new(6);
/// The filter for each row: none. Flat colours and repeating textures compress better without a filter.
const NO_FILTER: u8 = 0;

/// Encodes rows of pixels as PNG.
pub fn encode_png(pixels: &[Index], width: usize, height: usize) -> Vec<u8> {
    let (palette, rows) = reduce_colours(pixels, width);
    let mut stream = compress(&rows, COMPRESSION_LEVEL);
    if stream.len() > LARGE_PICTURE_BYTES {
        stream = compress(&rows, HIGHER_COMPRESSION_LEVEL);
    }
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width as u32, height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.as_flattened());
    let mut writer = encoder.write_header().expect("a picture with pixels and a palette is written to memory");
    writer.write_chunk(IDAT, &stream).expect("a chunk is written to memory");
    writer.finish().expect("the end of the file is written to memory");
    file
}

/// The palette of a picture, and for each row the filter byte followed by the palette entries of its pixels.
fn reduce_colours(pixels: &[Index], width: usize) -> (Vec<[u8; 3]>, Vec<u8>) {
    let mut histogram = Histogram::new();
    histogram.count_all(pixels);
    let palette = histogram.palette(MAX_COLOURS);
    let mut rows = Vec::with_capacity(pixels.len() + pixels.len() / width.max(1));
    for row in pixels.chunks(width.max(1)) {
        rows.push(NO_FILTER);
        rows.extend(row.iter().map(|&pixel| palette.entry(pixel)));
    }
    (palette.colours, rows)
}

/// Compresses the rows as one zlib stream, in one call: if given rows one by one, a compressor clears its buffer each
/// time.
fn compress(rows: &[u8], effort: Compression) -> Vec<u8> {
    let mut compressor = Compress::new(effort, true);
    let mut stream = Vec::with_capacity(rows.len() / 4);
    loop {
        let read = compressor.total_in() as usize;
        let status = compressor.compress_vec(&rows[read..], &mut stream, FlushCompress::Finish);
        if status.expect("a compressor takes any bytes") == Status::StreamEnd {
            return stream;
        }
        stream.reserve(stream.capacity().max(1 << 12));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index;

    fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
        a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    }

    #[test]
    fn few_colours_are_nearly_preserved() {
        let colours: Vec<[u8; 3]> = (0..200u8).map(|level| [level, 255 - level, 7]).collect();
        let pixels: Vec<Index> = colours.iter().map(|&colour| index::index_of(colour)).collect();
        let read = image::load_from_memory(&encode_png(&pixels, 20, 10)).expect("a PNG file").to_rgb8();
        assert_eq!(read.dimensions(), (20, 10));
        for (pixel, expected) in read.pixels().zip(&colours) {
            // Each colour has its own palette entry, made of mixed levels.
            assert!(distance(pixel.0, *expected) <= 3 * 6 * 6, "{pixel:?} for {expected:?}");
        }
    }

    #[test]
    fn many_colours_are_nearly_preserved() {
        let pixels: Vec<Index> =
            (0..=255u8).flat_map(|x| (0..=255u8).map(move |y| index::index_of([x, y, 128]))).collect();
        let read = image::load_from_memory(&encode_png(&pixels, 256, 256)).expect("a PNG file").to_rgb8();
        assert_eq!(read.dimensions(), (256, 256));
    }
}
