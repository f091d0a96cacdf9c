//! Named colours as used in faction files: a faction's nominal colour, regardless of the shade that a picture uses for
//! it.

use sztab_words::worded;

worded! {
    /// A colour that a faction can have. The words are those used in faction files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Hue {
        /// Blood red.
        Red = "red",
        /// Between red and yellow.
        Orange = "orange",
        /// Leather brown.
        Brown = "brown",
        /// The colour of old gold.
        Ochre = "ochre",
        /// Lemon yellow.
        Yellow = "yellow",
        /// The green of uniforms.
        Olive = "olive",
        /// Between yellow and green.
        Lime = "lime",
        /// Grass green.
        Green = "green",
        /// Green with some blue.
        Teal = "teal",
        /// Between green and blue.
        Cyan = "cyan",
        /// Sky blue.
        Azure = "azure",
        /// The blue of the deep sea.
        Blue = "blue",
        /// Blue with some violet.
        Indigo = "indigo",
        /// The colour of violets.
        Violet = "violet",
        /// Between violet and red.
        Magenta = "magenta",
        /// The pink of wild roses.
        Rose = "rose",
        /// A bluish grey.
        Steel = "steel",
    }
}

/// Hues that are easily mistaken for each other. Neighbours in [`Hue::ALL`] always are, except for steel.
const SIMILAR_HUES: [(Hue, Hue); 7] = [
    (Hue::Red, Hue::Brown),
    (Hue::Red, Hue::Rose),
    (Hue::Orange, Hue::Ochre),
    (Hue::Brown, Hue::Olive),
    (Hue::Ochre, Hue::Olive),
    (Hue::Olive, Hue::Green),
    (Hue::Steel, Hue::Azure),
];

impl Hue {
    /// True if two sides with these hues could be mistaken for each other.
    #[must_use]
    pub fn is_close_to(self, other: Self) -> bool {
        let is_listed = SIMILAR_HUES.contains(&(self, other)) || SIMILAR_HUES.contains(&(other, self));
        let follow = (self as usize).abs_diff(other as usize) == 1 && self != Self::Steel && other != Self::Steel;
        self == other || follow || is_listed
    }

    /// All other hues, starting with those that follow this one.
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().cycle().skip(self as usize + 1).take(Self::ALL.len() - 1)
    }
}
