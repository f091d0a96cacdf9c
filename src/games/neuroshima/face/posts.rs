//! Neuroshima's part of [`Posts`].

use crate::games::face::Posts;

use super::Neuroshima;

impl Posts for Neuroshima {}
