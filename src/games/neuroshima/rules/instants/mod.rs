//! Instants that have rules worth a file (NH-10).

pub mod push;
