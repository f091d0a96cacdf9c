//! Colour reduction: the most frequent colours that look different form a palette, and every other colour is replaced
//! with the nearest of them.
#![expect(
    clippy::cast_possible_truncation,
    reason = "palettes have 256 entries at most, pictures a few million pixels"
)]

use super::index::{self, Index};

/// Maximum number of entries in a palette.
pub const MAX_COLOURS: usize = 256;
/// The squared distance up to which colours look alike. Most of the several thousand colours of a full board are on the
/// smoothed edges of shapes; with fewer of them, the file is smaller and looks the same.
const SIMILAR_DISTANCE_SQUARED: u32 = 24 * 24;
/// A colour gets its own entry if at least one in this many pixels has it: the backgrounds and textures of two tiles
/// may look alike, but their owners must remain distinguishable.
const PIXELS_PER_ENTRY: usize = 1000;
/// Number of pixels compared at once.
const BLOCK_PIXELS: usize = 16;

/// Counts of colours, from which a palette is chosen.
#[derive(Debug)]
pub struct Histogram {
    /// The number of pixels of each colour in the table.
    pixels: Vec<u32>,
}

impl Histogram {
    /// An empty histogram.
    pub fn new() -> Self {
        Self { pixels: vec![0; index::count()] }
    }

    pub fn count(&mut self, colour: Index, pixels: usize) {
        self.pixels[usize::from(colour)] += pixels as u32;
    }

    /// Counts pixels by colour.
    pub fn count_all(&mut self, pixels: &[Index]) {
        let (blocks, rest) = pixels.as_chunks::<BLOCK_PIXELS>();
        for block in blocks {
            // Most blocks are flat, and these are counted at once.
            if is_flat(block, block[0]) {
                self.count(block[0], BLOCK_PIXELS);
            } else {
                block.iter().for_each(|&pixel| self.count(pixel, 1));
            }
        }
        rest.iter().for_each(|&pixel| self.count(pixel, 1));
    }

    /// The most frequent colours, at most `most`, without those that look like a more frequent colour.
    pub fn palette(self, most: usize) -> ReducedPalette {
        let counted = (0..).zip(&self.pixels).filter(|(_, pixels)| **pixels > 0);
        let mut ranked: Vec<(u32, Index)> = counted.map(|(colour, &pixels)| (u32::MAX - pixels, colour)).collect();
        ranked.sort_unstable();
        let all: usize = self.pixels.iter().map(|&pixels| pixels as usize).sum();
        let mut entries = Entries::new();
        let mut nearest = vec![0u8; index::count()];
        for (rank, colour) in ranked {
            let pixels = (u32::MAX - rank) as usize;
            let (entry, apart) = entries.nearest(index::rgb(colour));
            let differs = apart > SIMILAR_DISTANCE_SQUARED || pixels * PIXELS_PER_ENTRY >= all;
            let is_new = differs && entries.colours.len() < most;
            nearest[usize::from(colour)] = if is_new { entries.colours.len() as u8 } else { entry };
            if is_new {
                entries.push(index::rgb(colour));
            }
        }
        ReducedPalette { colours: entries.colours, nearest }
    }
}

/// The entries of a palette, laid out so that the processor can compute several distances at once.
struct Entries {
    colours: Vec<[u8; 3]>,
    channels: [[i16; MAX_COLOURS]; 3],
}

impl Entries {
    /// An empty list.
    fn new() -> Self {
        Self { colours: Vec::with_capacity(MAX_COLOURS), channels: [[0; MAX_COLOURS]; 3] }
    }

    fn push(&mut self, colour: [u8; 3]) {
        for (channel, level) in self.channels.iter_mut().zip(colour) {
            channel[self.colours.len()] = i16::from(level);
        }
        self.colours.push(colour);
    }

    /// The entry nearest to a colour, and its squared distance. If several are equally near, the first of them.
    fn nearest(&self, colour: [u8; 3]) -> (u8, u32) {
        let count = self.colours.len();
        let [red, green, blue] = self.channels.each_ref().map(|channel| &channel[..count]);
        let [r, g, b] = colour.map(i16::from);
        let square = |entry: i16, level: i16| i32::from(entry - level).pow(2).cast_unsigned();
        // The lowest bits contain the index of the entry, so the minimum of all these numbers belongs to the first of
        // the nearest entries.
        let least = (0..count)
            .map(|at| (square(red[at], r) + square(green[at], g) + square(blue[at], b)) << 8 | at as u32)
            .min();
        least.map_or((0, u32::MAX), |least| (least as u8, least >> 8))
    }
}

/// Runs of equal consecutive pixels, as colour and length.
pub fn runs(pixels: &[Index]) -> impl Iterator<Item = (Index, usize)> {
    let mut rest = pixels;
    std::iter::from_fn(move || {
        let &colour = rest.first()?;
        let (run, after) = rest.split_at(run_length(rest, colour));
        rest = after;
        Some((colour, run.len()))
    })
}

/// The number of pixels of a colour at the start.
fn run_length(pixels: &[Index], colour: Index) -> usize {
    let flat =
        pixels.as_chunks::<BLOCK_PIXELS>().0.iter().take_while(|block| is_flat(block, colour)).count() * BLOCK_PIXELS;
    let rest = &pixels[flat..];
    flat + rest.iter().position(|&pixel| pixel != colour).unwrap_or(rest.len())
}

fn is_flat(block: &[Index; BLOCK_PIXELS], colour: Index) -> bool {
    block.iter().fold(0, |differences, pixel| differences | (pixel ^ colour)) == 0
}

/// A palette, and the nearest entry for each counted colour.
#[derive(Debug)]
pub struct ReducedPalette {
    /// The entries, as red, green and blue.
    pub colours: Vec<[u8; 3]>,
    nearest: Vec<u8>,
}

impl ReducedPalette {
    /// The entry nearest to a colour that was counted.
    pub fn entry(&self, colour: Index) -> u8 {
        self.nearest[usize::from(colour)]
    }
}
