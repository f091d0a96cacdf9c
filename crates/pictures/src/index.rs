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
const MIXED: usize = 1 << 15;
/// The value above which the levels are further apart.
const MIDDLE: usize = 64;

const LEVELS: [u8; 32] = levels();
const NEAREST: [u8; 256] = nearest();

static EXACT: LazyLock<Exact> = LazyLock::new(|| Exact::of(palette::all()));

const fn levels() -> [u8; 32] {
    let mut levels = [0; 32];
    let mut number = 0;
    while number < 32 {
        let level = if number < 16 { number * MIDDLE / 16 } else { MIDDLE + (number - 16) * (255 - MIDDLE) / 15 };
        levels[number] = level as u8;
        number += 1;
    }
    levels
}

/// For each of the 256 channel values, the nearest of the 32 levels of mixed colours.
const fn nearest() -> [u8; 256] {
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
struct Exact {
    colours: Vec<[u8; 3]>,
    /// For each mixed colour, the start of the group of palette colours nearest to it; the group ends where the next
    /// one starts.
    starts: Vec<u16>,
}

impl Exact {
    fn of(colours: impl IntoIterator<Item = [u8; 3]>) -> Self {
        let mut colours: Vec<[u8; 3]> = colours.into_iter().collect();
        colours.sort_unstable_by_key(|&colour| (nearest_mix(colour), colour));
        colours.dedup();
        let start = |cell: usize| colours.partition_point(|&colour| usize::from(nearest_mix(colour)) < cell) as u16;
        Self { starts: (0..=MIXED).map(start).collect(), colours }
    }

    fn find(&self, colour: [u8; 3]) -> Option<Index> {
        let cell = usize::from(nearest_mix(colour));
        let mut near = self.starts[cell]..self.starts[cell + 1];
        near.find(|&place| self.colours[usize::from(place)] == colour).map(|place| MIXED as Index + place)
    }
}

impl Colour {
    /// The index of the colour in the table, regardless of its opacity.
    pub fn index(self) -> Index {
        of(self.rgb)
    }
}

/// The number of colours in the table.
pub fn count() -> usize {
    MIXED + EXACT.colours.len()
}

/// The index of a colour: exact for the colours of a palette, otherwise that of the nearest mixed colour.
pub fn of(colour: [u8; 3]) -> Index {
    EXACT.find(colour).unwrap_or_else(|| nearest_mix(colour))
}

/// The index of the nearest mixed colour.
pub fn nearest_mix(colour: [u8; 3]) -> Index {
    let [red, green, blue] = colour.map(|level| Index::from(NEAREST[usize::from(level)]));
    red << 10 | green << 5 | blue
}

/// Red, green and blue of a colour in the table.
pub fn rgb(index: Index) -> [u8; 3] {
    let place = usize::from(index);
    if place >= MIXED {
        return EXACT.colours[place - MIXED];
    }
    [place >> 10, place >> 5, place].map(|number| LEVELS[number & 31])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_stands_for_one_colour() {
        assert!((0..MIXED as Index).all(|index| nearest_mix(rgb(index)) == index));
        assert!((MIXED as Index..count() as Index).all(|index| of(rgb(index)) == index));
        assert_eq!([rgb(0), rgb(MIXED as Index - 1)], [[0; 3], [255; 3]]);
    }

    #[test]
    fn colours_of_palettes_are_shown_as_they_are() {
        assert!(palette::all().all(|colour| rgb(of(colour)) == colour));
    }

    #[test]
    fn other_colours_are_shown_nearly_as_they_are() {
        for level in 0..=255u8 {
            let shown = rgb(nearest_mix([level; 3]));
            let most = if level < 64 { 2 } else { 6 };
            assert!(shown.iter().all(|shown| shown.abs_diff(level) <= most), "{level} is shown as {shown:?}");
        }
    }
}
