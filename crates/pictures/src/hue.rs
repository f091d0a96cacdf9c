//! Colours by name, as faction files give them: what a faction is called by, whatever shade a picture makes of it.

use sztab_words::worded;

worded! {
    /// A colour that a faction can wear. The words are those of faction files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Hue {
        /// As blood.
        Red = "red",
        /// Between red and yellow.
        Orange = "orange",
        /// As leather.
        Brown = "brown",
        /// As old gold.
        Ochre = "ochre",
        /// As lemons.
        Yellow = "yellow",
        /// As uniforms.
        Olive = "olive",
        /// Between yellow and green.
        Lime = "lime",
        /// As grass.
        Green = "green",
        /// Green with some blue.
        Teal = "teal",
        /// Between green and blue.
        Cyan = "cyan",
        /// As the sky.
        Azure = "azure",
        /// As the deep sea.
        Blue = "blue",
        /// Blue with some violet.
        Indigo = "indigo",
        /// As violets.
        Violet = "violet",
        /// Between violet and red.
        Magenta = "magenta",
        /// As wild roses.
        Rose = "rose",
        /// A bluish grey.
        Steel = "steel",
    }
}

/// Hues that are taken for each other at a glance. Those that follow on each other in [`Hue::ALL`] are anyway, steel
/// excepted.
const ALIKE: [(Hue, Hue); 7] = [
    (Hue::Red, Hue::Brown),
    (Hue::Red, Hue::Rose),
    (Hue::Orange, Hue::Ochre),
    (Hue::Brown, Hue::Olive),
    (Hue::Ochre, Hue::Olive),
    (Hue::Olive, Hue::Green),
    (Hue::Steel, Hue::Azure),
];

impl Hue {
    /// True if two sides of a table could be taken for each other in these hues.
    #[must_use]
    pub fn is_close_to(self, other: Self) -> bool {
        let is_listed = ALIKE.contains(&(self, other)) || ALIKE.contains(&(other, self));
        let follow = (self as usize).abs_diff(other as usize) == 1 && self != Self::Steel && other != Self::Steel;
        self == other || follow || is_listed
    }

    /// All others, those that follow first.
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().cycle().skip(self as usize + 1).take(Self::ALL.len() - 1)
    }
}
