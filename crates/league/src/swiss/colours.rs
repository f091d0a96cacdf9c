//! Allocation of colours to a pair (FIDE C.04.3, section 5).

use super::Balance;
use super::player::{Colour, Player, Preference, Strength};

/// The data for allocating colours, apart from the two players.
#[derive(Debug, Clone, Copy)]
pub(super) struct Allocation {
    pub(super) balance: Balance,
    /// The colour of the highest player in round 1.
    pub(super) initial: Colour,
}

impl Allocation {
    /// The colour of `higher`, who comes before `lower` in order.
    pub(super) fn colour(self, higher: &Player, lower: &Player) -> Colour {
        if self.balance == Balance::None {
            return if higher.place < lower.place { Colour::First } else { Colour::Second };
        }
        match (higher.preference, lower.preference) {
            (None, None) if higher.number % 2 == 1 => self.initial,
            (None, None) => self.initial.other(),
            (Some(wish), None) => wish.colour,
            (None, Some(wish)) => wish.colour.other(),
            (Some(own), Some(theirs)) if own.colour != theirs.colour => own.colour,
            (Some(own), Some(theirs)) => contested_colour(higher, own, lower, theirs),
        }
    }
}

/// C.04.3 5.2.2 to 5.2.4: the colour of `higher` if both players prefer the same colour.
fn contested_colour(higher: &Player, own: Preference, lower: &Player, theirs: Preference) -> Colour {
    let need = |player: &Player, wish: Preference| {
        let size = if wish.strength == Strength::Absolute { player.difference.abs() } else { 0 };
        (wish.strength, size)
    };
    match need(higher, own).cmp(&need(lower, theirs)) {
        std::cmp::Ordering::Greater => own.colour,
        std::cmp::Ordering::Less => own.colour.other(),
        std::cmp::Ordering::Equal => {
            let both = higher.colours.iter().rev().zip(lower.colours.iter().rev());
            let differing = both.into_iter().find(|(one, other)| one != other);
            differing.map_or(own.colour, |(mine, _)| mine.other())
        }
    }
}
