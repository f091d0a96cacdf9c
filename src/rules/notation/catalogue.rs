//! The armies that a text may name.

use std::sync::Arc;

use crate::rules::army::Army;

/// Armies by their ids.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Catalogue {
    armies: Vec<Arc<Army>>,
}

impl Catalogue {
    /// The armies that come with the program.
    #[must_use]
    pub fn built_in() -> Self {
        Self::new(Army::built_in())
    }

    /// These armies and no others; of two with one id the later one is meant.
    #[must_use]
    pub fn new(armies: impl IntoIterator<Item = Army>) -> Self {
        let mut catalogue = Self::default();
        armies.into_iter().for_each(|army| catalogue.add(army));
        catalogue
    }

    /// Adds an army, in the place of one with the same id.
    pub fn add(&mut self, army: Army) {
        self.armies.retain(|known| known.id != army.id);
        self.armies.push(Arc::new(army));
    }

    /// The army with an id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Arc<Army>> {
        self.armies.iter().find(|army| army.id == id).map(Arc::clone)
    }

    /// The ids, in the order in which the armies were added.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.armies.iter().map(|army| army.id.as_str())
    }
}
