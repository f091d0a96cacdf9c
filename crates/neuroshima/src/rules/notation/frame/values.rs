//! The `values` line: the file of values with which Structures and Leaders are played (NH-16.1).

use std::sync::Arc;

use super::Plan;
use crate::rules::army::Catalogue;
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::terms::Terms;
use crate::rules::values::Values;

impl<'a> Plan<'a> {
    /// Reads `values my-box hash=0123456789abcdef`.
    pub(super) fn read_values(
        &mut self,
        line: &mut Line<'a>,
        keyword: Word<'a>,
        catalogue: &Catalogue,
    ) -> Result<(), TextError> {
        line.check_keys(&["hash"])?;
        let id = line.read_word("the id of the values")?;
        line.check_end()?;
        let owned = || catalogue.values().iter().filter_map(|source| Values::read_owned(source).ok());
        let known = || [Arc::clone(Values::open())].into_iter().chain(owned());
        let Some(values) = known().find(|values| values.id == id.text) else {
            let ids: Vec<String> = known().map(|values| values.id.clone()).collect();
            return Err(id.mismatch(format!("values that are known here: {}", ids.join(", "))));
        };
        if let Some(hash) = line.value("hash").filter(|hash| hash.text != values.hash) {
            return Err(hash.mismatch(format!("the hash of the values that are known here, {}", values.hash)));
        }
        if self.values.replace((values, id)).is_some() {
            return Err(keyword.mismatch("only one `values` line"));
        }
        Ok(())
    }

    /// The text of the owner's values that the armies play with; empty for the open values.
    pub(super) fn owned_values(&self) -> String {
        let owned = self.values.iter().map(|(values, _)| values).find(|values| values.owned > 0);
        owned.map(|values: &Arc<Values>| values.source.clone()).unwrap_or_default()
    }

    /// Refuses values in a game that has neither Structures nor Leaders.
    pub(super) fn check_values(&self, terms: &Terms) -> Result<(), TextError> {
        match &self.values {
            Some((_, id)) if !terms.needs_values() => {
                Err(id.mismatch("values only with `structures=on` or `leaders=on` (NH-16.1)"))
            }
            Some(_) | None => Ok(()),
        }
    }
}
