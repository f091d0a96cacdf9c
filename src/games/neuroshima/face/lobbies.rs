//! Neuroshima's part of [`Lobbies`].

use crate::games::face::Lobbies;

use super::Neuroshima;

impl Lobbies for Neuroshima {}
