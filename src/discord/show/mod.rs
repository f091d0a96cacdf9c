//! Pictures of a table and their texts.

pub(crate) mod alt;
pub(crate) mod emojis;
pub(crate) mod gallery;
pub(crate) mod headline;
pub(crate) mod look;
pub(crate) mod marks;
pub(crate) mod scene;
