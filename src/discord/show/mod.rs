//! Pictures and their texts.

pub(crate) mod emojis;
pub(crate) mod gallery;
pub(crate) mod table;
pub(crate) mod value;
