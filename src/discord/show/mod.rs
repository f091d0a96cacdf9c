//! Pictures and their text descriptions.

pub(crate) mod emojis;
pub(crate) mod gallery;
pub(crate) mod session;
pub(crate) mod value;
