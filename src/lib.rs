//! Sztab: a referee for the hex wargame Neuroshima Hex that lives in a Discord server.
//!
//! [`games`] stands alone, [`armies`] reads folders for it by [`decode`], the feature `pictures` draws it, and `words`
//! tells it. Everything else needs the feature `bot`, which is on unless it is switched off.

#[cfg(feature = "bot")]
#[macro_use]
mod worded;

pub mod armies;
#[cfg(feature = "bot")]
pub mod cli;
#[cfg(feature = "bot")]
pub mod config;
pub mod decode;
#[cfg(feature = "bot")]
pub mod discord;
#[cfg(feature = "bot")]
pub mod fonts;
#[cfg(feature = "bot")]
pub mod limits;
#[cfg(feature = "bot")]
pub mod page;
#[cfg(feature = "bot")]
pub mod referee;
#[cfg(feature = "bot")]
pub mod sandbox;
#[cfg(feature = "bot")]
mod serve;
#[cfg(feature = "bot")]
pub mod store;

#[cfg(feature = "pictures")]
pub use sztab_games::pictures;
#[cfg(feature = "words")]
pub use sztab_games::words;
pub use sztab_games::{games, hue, language};
pub use sztab_league as league;
