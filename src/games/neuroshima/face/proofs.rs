//! Neuroshima's part of [`Proofs`].

use crate::games::face::Proofs;

use super::Neuroshima;

impl Proofs for Neuroshima {}
