//! Sides of a game, and small sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Maximum number of sides in any game.
pub const MAX_SIDES: usize = 4;

/// The sides' letters in every notation, in turn order.
const LETTERS: [char; MAX_SIDES] = ['X', 'Y', 'Z', 'W'];

/// A side of a game: one seat at the table. 0 is the first in turn order.
///
/// Rivalry is a question of the game ([`GameState::rivals`](super::GameState::rivals)), not of the number.
///
/// ```
/// use sztab_game::Side;
///
/// assert_eq!(Side(1).letter(), 'Y');
/// assert_eq!(Side::from_letter('y'), Some(Side(1)));
/// assert_eq!(Side::from_letter('q'), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// Index into a list with one entry per side.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The side's letter in the notation: X is the first in turn order.
    #[must_use]
    pub fn letter(self) -> char {
        LETTERS[self.index()]
    }

    /// The side with this letter in the notation, upper or lower case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let index = LETTERS.iter().position(|&known| known == letter.to_ascii_uppercase())?;
        u8::try_from(index).ok().map(Self)
    }
}

/// A set of sides. Copying it costs as much as copying a byte; iteration is in turn order.
///
/// ```
/// use sztab_game::{Side, Sides};
///
/// let table = Sides::first(3);
/// let others = table.without(Side(1));
/// assert_eq!(others.iter().collect::<Vec<_>>(), [Side(0), Side(2)]);
/// assert!(table.contains(Side(1)) && !others.contains(Side(1)));
/// assert_eq!(others.single(), None, "there are two");
/// assert_eq!(Sides::from(Side(2)).single(), Some(Side(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sides(u8);

impl Sides {
    /// The empty set of sides.
    pub const NONE: Self = Self(0);

    /// The first `count` sides in turn order.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_SIDES`].
    #[must_use]
    pub const fn first(count: usize) -> Self {
        assert!(count <= MAX_SIDES, "a table has at most four sides");
        Self((1 << count) - 1)
    }

    /// This set and one more side.
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | Self::bit(side))
    }

    /// This set without a side.
    #[must_use]
    pub const fn without(self, side: Side) -> Self {
        Self(self.0 & !Self::bit(side))
    }

    /// The sides that are in at least one of the two sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The sides that are in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The sides of this set that are not in the other one.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// True if a side is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, side: Side) -> bool {
        self.0 & Self::bit(side) != 0
    }

    /// True if every side of this set is in the other one.
    #[must_use]
    pub const fn is_subset(self, of: Self) -> bool {
        self.difference(of).is_empty()
    }

    /// True if no side is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// As `is_empty`, for `serde`, which passes a reference.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.is_empty()
    }

    /// Number of sides in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The sides of the set in turn order.
    pub fn iter(self) -> impl Iterator<Item = Side> + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let side = u8::try_from(rest.trailing_zeros()).ok().filter(|_| rest != 0)?;
            rest &= rest - 1;
            Some(Side(side))
        })
    }

    /// The only side of the set, if there is exactly one.
    #[must_use]
    pub fn single(self) -> Option<Side> {
        let mut sides = self.iter();
        sides.next().filter(|_| sides.next().is_none())
    }

    /// The bit of a side; 0, which belongs to no set, for a side whose bit does not fit in a byte.
    const fn bit(side: Side) -> u8 {
        if side.0 < 8 { 1 << side.0 } else { 0 }
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

impl From<Side> for Sides {
    fn from(side: Side) -> Self {
        Self::NONE.with(side)
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        sides.into_iter().fold(Self::NONE, Self::with)
    }
}

/// A viewer of a game, whose view may be limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A side's player, in private.
    Side(Side),
    /// All players and spectators: the view shown in posts.
    Public,
}

impl Viewer {
    /// True if the viewer may see the private information of a side.
    #[must_use]
    pub fn can_see(self, side: Side) -> bool {
        self == Self::Side(side)
    }
}
