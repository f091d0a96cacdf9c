//! The declaration of slots, and the traits that all declared types share.

use super::kind::Source;
use super::moment::Moment;
use super::slot::{Slot, Value};
use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::second_move::SecondMove;

/// Maximum number of slots of an instant or ability, since longer lines are hard to read.
pub const MAX_SLOTS: usize = 4;

/// Filled slots. Implemented by the macro `slots!`.
pub trait Slots: Copy {
    /// The slots, in the order in which players are asked to fill them.
    const SLOTS: &'static [Slot];

    /// Offers, in canonical order, every way to fill the slots that may be legal.
    fn offer(moment: &Moment<'_>, offer: &mut impl FnMut(Self));

    /// The values of the slots, in order.
    fn values(self) -> Vec<Value>;

    /// Fills the slots from a source, in order.
    ///
    /// # Errors
    ///
    /// If the source lacks a value; the error is about the first missing one.
    fn read<S: Source>(source: &mut S) -> Result<Self, S::Error>;
}

/// The rule of an instant or ability.
pub trait Rule: Slots {
    /// The open second move that this action would make; a second move is free (NH-9.11, NH-9.13).
    fn second_move(self) -> Option<SecondMove> {
        None
    }

    /// Checks whether the action may be taken now. For an instant, the caller has already checked that its tile is in
    /// hand.
    ///
    /// # Errors
    ///
    /// The reason for the refusal, which names the rule.
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal>;

    /// Carries out the action. The tile of an instant is already on the discard pile. `is_second` is true for the
    /// second of two moves.
    fn perform(self, game: &mut Game, is_second: bool, sink: &mut impl EventSink);
}

/// Declares a struct with one field per slot. In `to: Step[from]`, the slot depends on an earlier field. In `from: Own
/// where able`, `able` is a function that drops early, purely for speed, candidates that the check would refuse.
macro_rules! slots {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $($(#[$each:meta])* $field:ident: $kind:ty $([$of:ident])? $(where $worth:path)?,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name {
            $($(#[$each])* pub $field: <$kind as $crate::rules::slots::kind::SlotKind>::Value,)*
        }

        impl $crate::rules::slots::Slots for $name {
            const SLOTS: &'static [$crate::rules::slots::Slot] =
                &[$(<$kind as $crate::rules::slots::kind::SlotKind>::SLOT,)*];

            fn offer(moment: &$crate::rules::slots::Moment<'_>, offer: &mut impl FnMut(Self)) {
                const { assert!(Self::SLOTS.len() <= $crate::rules::slots::declare::MAX_SLOTS) };
                $crate::rules::slots::declare::fill_slots!(
                    moment, offer, { $($field)* } $($field: $kind $([$of])? $(where $worth)?,)*
                );
            }

            fn values(self) -> Vec<$crate::rules::slots::Value> {
                vec![$(<$kind as $crate::rules::slots::kind::SlotKind>::value(self.$field),)*]
            }

            fn read<S: $crate::rules::slots::Source>(_source: &mut S) -> Result<Self, S::Error> {
                Ok(Self { $($field: <$kind as $crate::rules::slots::kind::SlotKind>::read(_source)?,)* })
            }
        }
    };
}

/// Nested loops, one for each slot.
macro_rules! fill_slots {
    ($moment:ident, $offer:ident, { $($field:ident)* }) => {{
        let _: &$crate::rules::slots::Moment<'_> = $moment;
        $offer(Self { $($field),* });
    }};
    (
        $moment:ident, $offer:ident, { $($all:ident)* }
        $field:ident: $kind:ty [$of:ident] where $worth:path, $($rest:tt)*
    ) => {
        for $field in <$kind as $crate::rules::slots::kind::SlotKind>::candidates($moment, $of) {
            if $worth($moment, $of, $field) {
                $crate::rules::slots::declare::fill_slots!($moment, $offer, { $($all)* } $($rest)*);
            }
        }
    };
    (
        $moment:ident, $offer:ident, { $($all:ident)* }
        $field:ident: $kind:ty $([$of:ident])? $(where $worth:path)?, $($rest:tt)*
    ) => {
        for $field in <$kind as $crate::rules::slots::kind::SlotKind>::candidates($moment, ($($of)?)) {
            $(
                if !$worth($moment, $field) {
                    continue;
                }
            )?
            $crate::rules::slots::declare::fill_slots!($moment, $offer, { $($all)* } $($rest)*);
        }
    };
}

/// Combines the rules for a list of [`crate::rules::repertoire`] into one enum. An entry of the list without a rule, or
/// a rule without an entry, is a compile error.
macro_rules! join_rules {
    ($(#[$about:meta])* $list:ident as $Joined:ident { $($name:ident)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Joined {
            $(#[doc = concat!("See [`struct@", stringify!($name), "`].")] $name($name),)*
        }

        impl $list {
            /// The slots of the entry's lines, in order.
            #[must_use]
            pub const fn slots(self) -> &'static [$crate::rules::slots::Slot] {
                use $crate::rules::slots::Slots;
                match self {
                    $(Self::$name => $name::SLOTS,)*
                }
            }

            /// Offers every way to fill the entry's slots that may be legal.
            #[inline]
            pub fn offer(
                self,
                moment: &$crate::rules::slots::Moment<'_>,
                offer: &mut impl FnMut($Joined),
            ) {
                use $crate::rules::slots::Slots;
                match self {
                    $(Self::$name => $name::offer(moment, &mut |filled| offer($Joined::$name(filled))),)*
                }
            }

            /// Fills the entry's slots from a source.
            ///
            /// # Errors
            ///
            /// If the source lacks a value; the error is about the first missing one.
            pub fn read<S: $crate::rules::slots::Source>(
                self,
                source: &mut S,
            ) -> Result<$Joined, S::Error> {
                use $crate::rules::slots::Slots;
                match self {
                    $(Self::$name => $name::read(source).map($Joined::$name),)*
                }
            }
        }

        impl $Joined {
            /// The list entry for this value.
            #[must_use]
            pub const fn entry(self) -> $list {
                match self {
                    $(Self::$name(_) => $list::$name,)*
                }
            }

            /// The values of the slots, in order.
            #[must_use]
            pub fn values(self) -> Vec<$crate::rules::slots::Value> {
                use $crate::rules::slots::Slots;
                match self {
                    $(Self::$name(filled) => filled.values(),)*
                }
            }

            /// The open second move that this action would make, if it can be one (NH-9.11).
            #[must_use]
            #[inline]
            pub fn second_move(self) -> Option<$crate::rules::second_move::SecondMove> {
                use $crate::rules::slots::Rule;
                match self {
                    $(Self::$name(filled) => filled.second_move(),)*
                }
            }

            /// Checks whether the action may be taken now. For an instant, its tile has to be in hand.
            ///
            /// # Errors
            ///
            /// The reason for the refusal, which names the rule.
            #[inline]
            pub fn check(
                self,
                moment: &$crate::rules::slots::Moment<'_>,
            ) -> Result<(), $crate::rules::Illegal> {
                use $crate::rules::slots::Rule;
                match self {
                    $(Self::$name(filled) => filled.check(moment),)*
                }
            }

            pub(in $crate::rules) fn perform(
                self,
                game: &mut $crate::rules::Game,
                is_second: bool,
                sink: &mut impl $crate::rules::event::EventSink,
            ) {
                use $crate::rules::slots::Rule;
                match self {
                    $(Self::$name(filled) => filled.perform(game, is_second, sink),)*
                }
            }
        }
    };
}

pub(crate) use {fill_slots, join_rules, slots};
