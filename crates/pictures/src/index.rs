//! The table of all colours used in pictures. A pixel is a 16-bit index into it, so pixels can be counted and looked up
//! by means of an array instead of a search.
//!
//! The table contains the exact colours of the palettes. For colours between them, on smooth edges and under
//! translucent shapes, red, green and blue have 32 levels each. Half of the levels are below 64 of 255, where eyes and
//! dark backgrounds need them; the error is at most 2 of 255 there and 6 above.
#![expect(
    clippy::cast_possible_truncation,
    reason = "levels are at most 255, their numbers at most 31, and palettes have hundreds of colours"
)]

use std::sync::LazyLock;

use super::palette::{self, Colour};

/// The index of a colour in the table.
pub type Index = u16;

/// The number of mixed colours, with five bits for each channel; the colours of the palettes follow them.
const MIXED_COLOURS: usize = 1 << 15;
/// The value above which the levels are further apart.
const FINE_LEVELS_END: usize = 64;

const LEVELS: [u8; 32] = levels();
const NEAREST_LEVELS: [u8; 256] = nearest_levels();

static EXACT_COLOURS: LazyLock<ExactColours> = LazyLock::new(|| ExactColours::from_colours(palette::all_colours()));

const fn levels() -> [u8; 32] {
    let mut levels = [0; 32];
    let mut number = 0;
    while number < 32 {
        let level = if number < 16 {
            number * FINE_LEVELS_END / 16
        } else {
            FINE_LEVELS_END + (number - 16) * (255 - FINE_LEVELS_END) / 15
        };
        levels[number] = level as u8;
        number += 1;
    }
    levels
}

/// For each of the 256 channel values, the nearest of the 32 levels of mixed colours.
const fn nearest_levels() -> [u8; 256] {
    let mut numbers = [0; 256];
    let (mut level, mut number) = (0, 0);
    while level < 256 {
        while number < 31 && LEVELS[number + 1].abs_diff(level as u8) <= LEVELS[number].abs_diff(level as u8) {
            number += 1;
        }
        numbers[level] = number as u8;
        level += 1;
    }
    numbers
}

/// The colours of all palettes, grouped by their nearest mixed colour.
#[derive(Debug)]
struct ExactColours {
    colours: Vec<[u8; 3]>,
    /// For each mixed colour, the start of the group of palette colours nearest to it; the group ends where the next
    /// one starts.
    starts: Vec<u16>,
}

impl ExactColours {
    fn from_colours(colours: impl IntoIterator<Item = [u8; 3]>) -> Self {
        let mut colours: Vec<[u8; 3]> = colours.into_iter().collect();
        colours.sort_unstable_by_key(|&colour| (nearest_mix(colour), colour));
        colours.dedup();
        let start = |cell: usize| colours.partition_point(|&colour| usize::from(nearest_mix(colour)) < cell) as u16;
        Self { starts: (0..=MIXED_COLOURS).map(start).collect(), colours }
    }

    fn find(&self, colour: [u8; 3]) -> Option<Index> {
        let cell = usize::from(nearest_mix(colour));
        let mut near = self.starts[cell]..self.starts[cell + 1];
        near.find(|&place| self.colours[usize::from(place)] == colour).map(|place| MIXED_COLOURS as Index + place)
    }
}

impl Colour {
    /// The index of the colour in the table, regardless of its opacity.
    pub fn index(self) -> Index {
        index_of(self.rgb)
    }
}

/// The number of colours in the table.
pub fn count() -> usize {
    MIXED_COLOURS + EXACT_COLOURS.colours.len()
}

/// The index of a colour: exact for the colours of a palette, otherwise that of the nearest mixed colour.
pub fn index_of(colour: [u8; 3]) -> Index {
    EXACT_COLOURS.find(colour).unwrap_or_else(|| nearest_mix(colour))
}

/// The index of the nearest mixed colour.
pub fn nearest_mix(colour: [u8; 3]) -> Index {
    let [red, green, blue] = colour.map(|level| Index::from(NEAREST_LEVELS[usize::from(level)]));
    red << 10 | green << 5 | blue
}

/// Red, green and blue of a colour in the table.
pub fn rgb(index: Index) -> [u8; 3] {
    let place = usize::from(index);
    if place >= MIXED_COLOURS {
        return EXACT_COLOURS.colours[place - MIXED_COLOURS];
    }
    [place >> 10, place >> 5, place].map(|number| LEVELS[number & 31])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_stands_for_one_colour() {
        assert!((0..MIXED_COLOURS as Index).all(|index| nearest_mix(rgb(index)) == index));
        assert!((MIXED_COLOURS as Index..count() as Index).all(|index| index_of(rgb(index)) == index));
        assert_eq!([rgb(0), rgb(MIXED_COLOURS as Index - 1)], [[0; 3], [255; 3]]);
    }

    #[test]
    fn palette_colours_are_exact() {
        assert!(palette::all_colours().all(|colour| rgb(index_of(colour)) == colour));
    }

    #[test]
    fn other_colours_are_approximated() {
        for level in 0..=255u8 {
            let shown = rgb(nearest_mix([level; 3]));
            let most = if level < 64 { 2 } else { 6 };
            assert!(shown.iter().all(|shown| shown.abs_diff(level) <= most), "{level} is shown as {shown:?}");
        }
    }
}
