//! The arguments of a route, as written in an id: words separated by single spaces.

use std::fmt;
use std::str::FromStr;

use sztab_game::{MAX_SIDES, Side};
use sztab_league::ids::{ChallengeId, EntrantId, MatchId};
use sztab_store::UserId;

/// An argument of a route.
pub trait Argument: Sized {
    /// Maximum number of characters of all words; `None` if the feature has to limit them.
    const MAX: Option<usize> = None;

    /// Appends the words of the argument.
    fn write(&self, words: &mut Vec<String>);

    /// Takes the words of the argument from the beginning of the rest; `None` if they are not there.
    fn take(rest: &mut &str) -> Option<Self>;
}

/// Maximum number of characters of a keyword.
pub const MAX_KEYWORD: usize = 20;

/// The maximum length of two groups of words with a space between them; `None` if either has none.
pub const fn join_lengths(one: Option<usize>, other: Option<usize>) -> Option<usize> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one + 1 + other),
        (None, _) | (_, None) => None,
    }
}

/// Takes the next word.
pub fn take_word<'a>(rest: &mut &'a str) -> Option<&'a str> {
    let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
    *rest = after;
    (!word.is_empty()).then_some(word)
}

/// Takes the next word as a value; `None` if it is not one.
pub fn take_value<T: FromStr>(rest: &mut &str) -> Option<T> {
    take_word(rest)?.parse().ok()
}

/// Appends a value as a word.
pub fn write_value(words: &mut Vec<String>, value: impl fmt::Display) {
    words.push(value.to_string());
}

macro_rules! values {
    ($($name:ty),*) => {
        $(impl Argument for $name {
            const MAX: Option<usize> = Some(<$name>::MAX.ilog10() as usize + 1);

            fn write(&self, words: &mut Vec<String>) {
                write_value(words, self);
            }

            fn take(rest: &mut &str) -> Option<Self> {
                take_value(rest)
            }
        })*
    };
}

macro_rules! numbers {
    ($($name:ident: $number:ty),*) => {
        $(impl Argument for $name {
            const MAX: Option<usize> = <$number as Argument>::MAX;

            fn write(&self, words: &mut Vec<String>) {
                write_value(words, self.0);
            }

            fn take(rest: &mut &str) -> Option<Self> {
                take_value(rest).map(Self)
            }
        })*
    };
}

values!(u8, u16, u32, u64);

/// An index or a number of things, which is far below ten billion.
impl Argument for usize {
    const MAX: Option<usize> = <u32 as Argument>::MAX;

    fn write(&self, words: &mut Vec<String>) {
        write_value(words, self);
    }

    fn take(rest: &mut &str) -> Option<Self> {
        take_value(rest)
    }
}

numbers!(ChallengeId: u32, EntrantId: u32, MatchId: u32, UserId: u64);

impl Argument for Side {
    const MAX: Option<usize> = <u8 as Argument>::MAX;

    fn write(&self, words: &mut Vec<String>) {
        write_value(words, self.0);
    }

    fn take(rest: &mut &str) -> Option<Self> {
        take_value(rest).map(Self).filter(|side| side.index() < MAX_SIDES)
    }
}

/// Implements [`Argument`] for a type that is written as text, of at most `$most` characters, and takes all remaining
/// words.
macro_rules! text_argument {
    ($name:ty, $most:expr, $write:expr, $parse:expr $(,)?) => {
        impl $crate::discord::router::arguments::Argument for $name {
            const MAX: Option<usize> = $most;

            fn write(&self, words: &mut Vec<String>) {
                let write: fn(&Self) -> String = $write;
                let text = write(self);
                if !text.is_empty() {
                    words.push(text);
                }
            }

            fn take(rest: &mut &str) -> Option<Self> {
                let parse: fn(&str) -> Option<Self> = $parse;
                parse(std::mem::take(rest))
            }
        }
    };
}

/// Makes arguments of enums that have keywords.
macro_rules! keyword_arguments {
    ($($name:ty),*) => {
        $(impl $crate::discord::router::arguments::Argument for $name {
            const MAX: Option<usize> = Some($crate::discord::router::arguments::MAX_KEYWORD);

            fn write(&self, words: &mut Vec<String>) {
                debug_assert!(self.word().len() <= $crate::discord::router::arguments::MAX_KEYWORD);
                $crate::discord::router::arguments::write_value(words, self.word());
            }

            fn take(rest: &mut &str) -> Option<Self> {
                Self::of_word($crate::discord::router::arguments::take_word(rest)?)
            }
        })*
    };
}

pub(crate) use {keyword_arguments, text_argument};

/// All remaining words, such as a line of a game's notation.
impl Argument for String {
    fn write(&self, words: &mut Vec<String>) {
        if !self.is_empty() {
            words.push(self.clone());
        }
    }

    fn take(rest: &mut &str) -> Option<Self> {
        Some(std::mem::take(rest).to_owned())
    }
}

impl Argument for bool {
    const MAX: Option<usize> = Some("yes".len());

    fn write(&self, words: &mut Vec<String>) {
        words.push(if *self { "yes" } else { "no" }.to_owned());
    }

    fn take(rest: &mut &str) -> Option<Self> {
        match take_word(rest)? {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// An argument that may be missing at the end.
impl<T: Argument> Argument for Option<T> {
    const MAX: Option<usize> = T::MAX;

    fn write(&self, words: &mut Vec<String>) {
        if let Some(argument) = self {
            argument.write(words);
        }
    }

    fn take(rest: &mut &str) -> Option<Self> {
        if rest.is_empty() { Some(None) } else { T::take(rest).map(Some) }
    }
}
