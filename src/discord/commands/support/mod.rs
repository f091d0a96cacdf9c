//! Parts that commands share: their circumstances, the game that they are about, their answers, and what is typed.

pub(crate) mod act;
pub(crate) mod answer;
pub(crate) mod autocomplete;
pub(crate) mod context;
pub(crate) mod files;
pub(crate) mod matches;
pub(crate) mod misread;
pub(crate) mod place;
pub(crate) mod season;
