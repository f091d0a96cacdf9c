//! Leagues as players see them.

pub mod words;
