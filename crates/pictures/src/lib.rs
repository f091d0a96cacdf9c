//! Drawing that all games share: a canvas with its palettes, text, and files as PNG and GIF.
//!
//! The same calls give the same bytes on every machine: nothing here asks a clock, a random number or the platform's
//! trigonometry (`crates/neuroshima/tests/pictures/determinism.rs`).
//!
//! ```
//! use sztab_pictures::Colours;
//! use sztab_pictures::canvas::Canvas;
//! use sztab_pictures::geometry::{Area, Point};
//! use sztab_pictures::palette::Colour;
//! use sztab_pictures::text::{Align, Type};
//!
//! let mut canvas = Canvas::new(200, 80, Colours::default().palette());
//! canvas.fill_rectangle(Area::new(0.0, 0.0, 200.0, 80.0), Colour::new(0x20_30_40));
//! Type::bold(32.0, Colour::new(0xff_ff_ff)).draw(&mut canvas, Point::new(100.0, 40.0), Align::Centre, "Sztab");
//! assert!(canvas.into_png().starts_with(b"\x89PNG"));
//! ```
//!
//! | module | content |
//! |---|---|
//! | [`canvas`], `raster`, [`geometry`], [`window`] | shapes, and the rectangles in which a picture changes |
//! | [`drawing`] | drawings in SVG files |
//! | [`palette`], [`hue`], `tones`, [`index`] | colours by role, by name and by number |
//! | [`text`] | fonts, names in any script, text that fits |
//! | `encode`, `reduce`, [`gif`], `lzw` | files |
//! | [`league`] | tables, rounds, brackets, calendars, cards and charts of leagues |

pub mod canvas;
pub mod drawing;
mod encode;
pub mod geometry;
pub mod gif;
pub mod hue;
pub mod index;
pub mod league;
mod lzw;
pub mod palette;
mod raster;
mod reduce;
pub mod text;
mod tones;
pub mod window;

pub use gif::{decode_last_frame, running_time};
pub use palette::Colours;
pub use text::add_fonts;
