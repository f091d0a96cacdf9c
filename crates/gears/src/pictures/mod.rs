//! Pictures of the table and of AI cards, and films of a Locust Activation.
//!
//! [`Scene::new`] takes the values and the state. Set the players, labels, colours and marks in the scene, then call
//! [`draw`] to get the canvas. [`Frame`] selects the whole table, the map alone, the part around an area with or
//! without panels, or the panels alone. `offered`, `legal` and `sight` mark a choice; `trails` and `strikes` mark the
//! latest actions. [`card::draw`] draws a card. [`film::activation`] makes the shots of a Locust Activation from the
//! actions of the figures, and [`film::film`] makes a GIF from shots. [`alt::alt`] describes a table in the caller's
//! language. Hands, decks and the backs of markers are never shown.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "sizes and counts of a picture are small"
)]

pub mod alt;
mod board;
pub mod card;
mod crowd;
mod dice;
mod figures;
pub mod film;
mod ground;
mod layout;
mod marks;
mod panel;
pub mod result;
mod scene;
mod shapes;
pub mod sign;
mod table;
mod tints;

pub use scene::{Combatant, Dice, FRAME_RADIUS, Frame, Labels, Scene, Strike, Trail};
pub use table::draw;
#[cfg(test)]
pub use table::figure_places;
