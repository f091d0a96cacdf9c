//! The declaration of slots, and what everything declared has in common.

use super::kind::Source;
use super::moment::Moment;
use super::slot::{Slot, Value};
use crate::rules::event::EventSink;
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::second_move::SecondMove;

/// Most slots of one instant or ability. A longer line is hard to read.
pub const MOST_SLOTS: usize = 4;

/// Filled slots. The macro `slots!` writes it.
pub trait Slots: Copy {
    /// The slots, in the order in which they are asked for.
    const SLOTS: &'static [Slot];

    /// Offers every way to fill the slots that may be legal, in the order of the slots.
    fn offer(moment: &Moment<'_>, offer: &mut impl FnMut(Self));

    /// Values of the slots, in their order.
    fn values(self) -> Vec<Value>;

    /// Fills the slots from a source, in their order.
    ///
    /// # Errors
    ///
    /// The first value that the source does not have.
    fn read<S: Source>(source: &mut S) -> Result<Self, S::Error>;
}

/// The rule of an instant or ability.
pub trait Rule: Slots {
    /// The second move that this would be if it were open: it costs nothing (NH-9.11, NH-9.13).
    fn second_move(self) -> Option<SecondMove> {
        None
    }

    /// Checks whether it may be done now. That a tile of the instant is held has been checked.
    ///
    /// # Errors
    ///
    /// The reason why not, with its rule.
    fn check(self, moment: &Moment<'_>) -> Result<(), Illegal>;

    /// Does it. The tile of an instant lies on the discard pile already. `is_second` says that it is the second of two
    /// moves.
    fn perform(self, game: &mut Game, is_second: bool, sink: &mut impl EventSink);
}

/// Declares a struct with one field for each slot. `to: Step[from]` depends on an earlier field; `from: Own where able`
/// names a function that leaves out early, for speed alone, what the check would refuse.
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
            $($(#[$each])* pub $field: <$kind as $crate::rules::slots::kind::Kind>::Value,)*
        }

        impl $crate::rules::slots::Slots for $name {
            const SLOTS: &'static [$crate::rules::slots::Slot] =
                &[$(<$kind as $crate::rules::slots::kind::Kind>::SLOT,)*];

            fn offer(moment: &$crate::rules::slots::Moment<'_>, offer: &mut impl FnMut(Self)) {
                const { assert!(Self::SLOTS.len() <= $crate::rules::slots::declare::MOST_SLOTS) };
                $crate::rules::slots::declare::filled!(
                    moment, offer, { $($field)* } $($field: $kind $([$of])? $(where $worth)?,)*
                );
            }

            fn values(self) -> Vec<$crate::rules::slots::Value> {
                vec![$(<$kind as $crate::rules::slots::kind::Kind>::value(self.$field),)*]
            }

            fn read<S: $crate::rules::slots::Source>(_source: &mut S) -> Result<Self, S::Error> {
                Ok(Self { $($field: <$kind as $crate::rules::slots::kind::Kind>::read(_source)?,)* })
            }
        }
    };
}

/// One loop for each slot, the later ones inside the earlier ones.
macro_rules! filled {
    ($moment:ident, $offer:ident, { $($field:ident)* }) => {{
        let _: &$crate::rules::slots::Moment<'_> = $moment;
        $offer(Self { $($field),* });
    }};
    (
        $moment:ident, $offer:ident, { $($all:ident)* }
        $field:ident: $kind:ty [$of:ident] where $worth:path, $($rest:tt)*
    ) => {
        for $field in <$kind as $crate::rules::slots::kind::Kind>::candidates($moment, $of) {
            if $worth($moment, $of, $field) {
                $crate::rules::slots::declare::filled!($moment, $offer, { $($all)* } $($rest)*);
            }
        }
    };
    (
        $moment:ident, $offer:ident, { $($all:ident)* }
        $field:ident: $kind:ty $([$of:ident])? $(where $worth:path)?, $($rest:tt)*
    ) => {
        for $field in <$kind as $crate::rules::slots::kind::Kind>::candidates($moment, ($($of)?)) {
            $(
                if !$worth($moment, $field) {
                    continue;
                }
            )?
            $crate::rules::slots::declare::filled!($moment, $offer, { $($all)* } $($rest)*);
        }
    };
}

/// Joins the rules of a list of [`crate::rules::repertoire`] into one enum. An entry of the list without
/// a rule does not compile, and neither does a rule without an entry.
macro_rules! joined {
    ($(#[$about:meta])* $list:ident as $Joined:ident { $($name:ident)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Joined {
            $(#[doc = concat!("See [`struct@", stringify!($name), "`].")] $name($name),)*
        }

        impl $list {
            /// Slots of its lines, in order.
            #[must_use]
            pub const fn slots(self) -> &'static [$crate::rules::slots::Slot] {
                use $crate::rules::slots::Slots;
                match self {
                    $(Self::$name => $name::SLOTS,)*
                }
            }

            /// Offers every way to fill its slots that may be legal.
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

            /// Fills its slots from a source.
            ///
            /// # Errors
            ///
            /// The first value that the source does not have.
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
            /// Which of the list it is.
            #[must_use]
            pub const fn entry(self) -> $list {
                match self {
                    $(Self::$name(_) => $list::$name,)*
                }
            }

            /// Values of its slots, in their order.
            #[must_use]
            pub fn values(self) -> Vec<$crate::rules::slots::Value> {
                use $crate::rules::slots::Slots;
                match self {
                    $(Self::$name(filled) => filled.values(),)*
                }
            }

            /// The second move that it would be if that were open (NH-9.11).
            #[must_use]
            #[inline]
            pub fn second_move(self) -> Option<$crate::rules::second_move::SecondMove> {
                use $crate::rules::slots::Rule;
                match self {
                    $(Self::$name(filled) => filled.second_move(),)*
                }
            }

            /// Checks whether it may be done now; of an instant, if its tile is held.
            ///
            /// # Errors
            ///
            /// The reason why not, with its rule.
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

pub(crate) use {filled, joined, slots};
