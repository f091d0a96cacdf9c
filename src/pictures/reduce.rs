//! Pictures with few colours: the most frequent ones make a palette, and every other is shown as the nearest of them.
#![expect(
    clippy::cast_possible_truncation,
    reason = "palettes have 256 entries at most, pictures a few million pixels"
)]

/// Entries of a palette at most.
pub const COLOURS: usize = 256;
/// Colours are counted by their six upper bits a channel.
const BUCKETS: usize = 1 << 18;

/// Colours that share a bucket: its number, how many pixels, and the colour that most of them have.
#[derive(Debug, Clone, Copy, Default)]
struct Bucket {
    number: usize,
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

/// Colours counted, to make a palette of.
#[derive(Debug)]
pub struct Histogram {
    /// For each bucket the place after that of its colours; 0 for those without. A picture uses few of them, and memory
    /// that stays 0 costs nothing.
    places: Vec<u32>,
    used: Vec<Bucket>,
}

impl Histogram {
    /// Nothing counted yet.
    pub fn new() -> Self {
        Self { places: vec![0; BUCKETS], used: Vec::new() }
    }

    /// Counts pixels of one colour.
    pub fn count(&mut self, colour: [u8; 3], pixels: usize) {
        let number = bucket(colour);
        if self.places[number] == 0 {
            self.used.push(Bucket { number, ..Bucket::default() });
            self.places[number] = self.used.len() as u32;
        }
        self.used[self.places[number] as usize - 1].count(colour, pixels as u32);
    }

    /// The most frequent colours, `most` of them at the most.
    pub fn palette(self, most: usize) -> Palette {
        let mut ranked: Vec<usize> = (0..self.used.len()).collect();
        ranked.sort_unstable_by_key(|&place| (u32::MAX - self.used[place].pixels, self.used[place].number));
        let colours: Vec<[u8; 3]> = ranked.iter().take(most).map(|&place| self.used[place].colour).collect();
        let mut nearest = vec![0u8; self.used.len()];
        for (rank, &place) in ranked.iter().enumerate() {
            let colour = self.used[place].colour;
            let closest = || (0..colours.len()).min_by_key(|&entry| distance(colours[entry], colour)).unwrap_or(0);
            nearest[place] = if rank < most { rank } else { closest() } as u8;
        }
        Palette { colours, places: self.places, nearest }
    }
}

/// A palette, and for each colour that was counted the nearest entry.
#[derive(Debug)]
pub struct Palette {
    /// The entries.
    pub colours: Vec<[u8; 3]>,
    places: Vec<u32>,
    nearest: Vec<u8>,
}

impl Palette {
    /// The entry nearest to a colour that was counted.
    pub fn index(&self, colour: [u8; 3]) -> u8 {
        self.nearest[self.places[bucket(colour)] as usize - 1]
    }
}

fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    a.iter().zip(b).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}
