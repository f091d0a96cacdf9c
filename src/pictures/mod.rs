//! Drawing that all games share: a canvas with its palettes, text, and files as PNG and GIF.
//!
//! The same calls give the same bytes on every machine: nothing here asks a clock, a random number or the platform's
//! trigonometry.

pub(crate) mod canvas;
mod encode;
pub(crate) mod geometry;
pub(crate) mod gif;
pub(crate) mod index;
pub mod league;
mod lzw;
pub(crate) mod palette;
mod raster;
mod reduce;
pub(crate) mod text;
mod tones;
pub(crate) mod window;

pub use gif::{last_picture, running_time};
pub use palette::Colours;
pub use text::add_fonts;
