//! Neuroshima's part of [`Turns`].

use crate::games::face::Turns;

use super::Neuroshima;

impl Turns for Neuroshima {}
