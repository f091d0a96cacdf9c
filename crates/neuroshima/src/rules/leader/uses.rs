//! Uses of Leaders outside Battles, as lines of a player.

use super::card::{Leader, LeaderStep};
use crate::rules::board::Hex;
use crate::rules::instants::Played;
use crate::rules::slots::{Commander, Moment, Slot, Source};
use crate::rules::tile::{Instant, TileId};

/// A use of a Leader in an own turn: its first effect, with what that effect needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lead {
    /// The effect of an instant.
    As(Played),
    /// A tile is discarded.
    Discard {
        /// The tile.
        tile: TileId,
    },
    /// Tiles are drawn.
    Draw,
    /// Wounds are taken off a unit.
    Mend {
        /// The hex of the unit.
        hex: Hex,
    },
    /// The HQ regains points.
    Heal,
}

impl Lead {
    /// The slots that follow a word of a line; `None` for an unknown word.
    #[must_use]
    pub fn slots_of_word(word: &str) -> Option<&'static [Slot]> {
        match word {
            "discard" => Some(&[Slot::Tile]),
            "draw" | "heal" => Some(&[]),
            "mend" => Some(&[Slot::Unit(Commander::Own)]),
            _ => Instant::from_verb(word).filter(|&instant| Leader::can_act_as(instant)).map(Instant::slots),
        }
    }

    /// Fills the slots after a word from a source; `None` for an unknown word.
    ///
    /// # Errors
    ///
    /// If the source lacks a value; the error is about the first missing one.
    pub fn read<S: Source>(word: &str, source: &mut S) -> Option<Result<Self, S::Error>> {
        Some(match word {
            "discard" => source.next_tile().map(|tile| Self::Discard { tile }),
            "draw" => Ok(Self::Draw),
            "mend" => source.next_hex().map(|hex| Self::Mend { hex }),
            "heal" => Ok(Self::Heal),
            _ => {
                let instant = Instant::from_verb(word).filter(|&instant| Leader::can_act_as(instant))?;
                instant.read(source).map(Self::As)
            }
        })
    }

    /// The word after `lead` in a line.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::As(played) => played.entry().verb(),
            Self::Discard { .. } => "discard",
            Self::Draw => "draw",
            Self::Mend { .. } => "mend",
            Self::Heal => "heal",
        }
    }

    /// True if this is a use that begins with an effect.
    pub(super) fn begins_with(self, step: LeaderStep) -> bool {
        match step {
            LeaderStep::As(instant) => matches!(self, Self::As(played) if played.entry() == instant),
            LeaderStep::Discard(_) => matches!(self, Self::Discard { .. }),
            LeaderStep::Draw(_) => self == Self::Draw,
            LeaderStep::Mend(_) => matches!(self, Self::Mend { .. }),
            LeaderStep::Heal(_) => self == Self::Heal,
            LeaderStep::Initiative(_)
            | LeaderStep::Slow(_)
            | LeaderStep::Toughness(_)
            | LeaderStep::Strength(_)
            | LeaderStep::Melee(_)
            | LeaderStep::Ranged(_)
            | LeaderStep::Extra => false,
        }
    }

    /// Offers every use that begins with an effect and may be legal.
    pub(super) fn offer(step: LeaderStep, moment: &Moment<'_>, offer: &mut impl FnMut(Self)) {
        match step {
            LeaderStep::As(instant) => instant.offer(moment, &mut |played| offer(Self::As(played))),
            LeaderStep::Discard(_) => {
                let mut hand = moment.game.seat(moment.side).hand.clone();
                hand.sort_unstable();
                hand.dedup();
                hand.into_iter().for_each(|tile| offer(Self::Discard { tile }));
            }
            LeaderStep::Draw(_) => offer(Self::Draw),
            LeaderStep::Mend(_) => moment.arrangement().units().for_each(|(hex, _)| offer(Self::Mend { hex })),
            LeaderStep::Heal(_) => offer(Self::Heal),
            LeaderStep::Initiative(_)
            | LeaderStep::Slow(_)
            | LeaderStep::Toughness(_)
            | LeaderStep::Strength(_)
            | LeaderStep::Melee(_)
            | LeaderStep::Ranged(_)
            | LeaderStep::Extra => {}
        }
    }
}
