//! Enums with a word for each variant.

/// Declares an enum and the mapping between variants and words in both directions: `ALL`, `word` and `of_word`.
///
/// Databases, buttons and files store the words. The words are written out instead of derived from the variants' names,
/// so that variants can be renamed. A duplicate word is an unreachable pattern, which the compiler reports.
#[macro_export]
macro_rules! worded {
    ($(#[$about:meta])* $visible:vis enum $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        $visible enum $name {
            $($(#[$each])* $variant,)+
        }

        impl $name {
            /// All variants, in declaration order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The variant's word.
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
