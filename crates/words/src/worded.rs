//! Enums whose variants have a word each.

/// Declares an enum, and the word of each variant both ways: `ALL`, `word` and `of_word`.
///
/// Databases, buttons and files keep the words. They are written out and do not follow from the names of variants, so that
/// a variant can be renamed. A word that stands twice is an unreachable pattern, which the compiler reports.
#[macro_export]
macro_rules! worded {
    ($(#[$about:meta])* $visible:vis enum $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        $visible enum $name {
            $($(#[$each])* $variant,)+
        }

        impl $name {
            /// All variants, in the order of their declaration.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word of the variant.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// The variant with this word.
            #[must_use]
            pub fn of_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }
    };
}
