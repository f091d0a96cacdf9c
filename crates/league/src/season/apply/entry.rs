//! Log lines about entries.

use crate::ids::EntrantId;
use crate::season::entrant::{Entrant, EntrantState};
use crate::season::misfit::LogError;
use crate::season::state::{Season, SeasonState};

impl Season {
    pub(super) fn enter(&mut self, entrant: EntrantId, press: u64) -> Result<(), LogError> {
        let state = match (self.rules.entry.approval, self.has_room()) {
            (true, _) => EntrantState::Asked,
            (false, true) => EntrantState::In,
            (false, false) => EntrantState::Waiting,
        };
        let late = self.presses.is_some();
        if self.entrants.insert(entrant, Entrant::new(press, late, state)).is_some() {
            return Err(LogError::Entrant(entrant));
        }
        Ok(())
    }

    pub(super) fn approve(&mut self, entrant: EntrantId) -> Result<(), LogError> {
        let state = if self.has_room() { EntrantState::In } else { EntrantState::Waiting };
        self.change_state(entrant, &[EntrantState::Asked], state)
    }

    pub(super) fn refuse(&mut self, entrant: EntrantId) -> Result<(), LogError> {
        self.change_state(entrant, &[EntrantState::Asked, EntrantState::Waiting], EntrantState::Refused)
    }

    pub(super) fn put_on_waiting_list(&mut self, entrant: EntrantId) -> Result<(), LogError> {
        self.change_state(entrant, &[EntrantState::Asked, EntrantState::In], EntrantState::Waiting)
    }

    pub(super) fn advance(&mut self, entrant: EntrantId) -> Result<(), LogError> {
        self.change_state(entrant, &[EntrantState::Waiting], EntrantState::In)
    }

    pub(super) fn leave(&mut self, entrant: EntrantId) -> Result<(), LogError> {
        self.change_state(entrant, &[EntrantState::Asked, EntrantState::Waiting, EntrantState::In], EntrantState::Gone)
    }

    fn change_state(&mut self, entrant: EntrantId, from: &[EntrantState], to: EntrantState) -> Result<(), LogError> {
        let found = self.entrant_mut(entrant)?;
        if !from.contains(&found.state) {
            return Err(LogError::Entrant(entrant));
        }
        found.state = to;
        Ok(())
    }

    pub(super) fn substitute(&mut self, entrant: EntrantId, person: u32) -> Result<(), LogError> {
        let found = self.entrant_mut(entrant)?;
        if !found.is_taking_part() || person != found.person + 1 {
            return Err(LogError::Entrant(entrant));
        }
        found.person = person;
        Ok(())
    }

    pub(super) fn erase(&mut self, entrant: EntrantId) -> Result<(), LogError> {
        let is_open = matches!(self.state, SeasonState::Entry | SeasonState::Running);
        let found = self.entrant_mut(entrant)?;
        found.erased = true;
        // Erased players cannot continue, but results of a finished season stay.
        if is_open && found.state != EntrantState::Refused {
            found.state = EntrantState::Gone;
        }
        Ok(())
    }

    pub(super) fn declare_pool(&mut self, entrant: EntrantId, factions: &[String]) -> Result<(), LogError> {
        let found = self.entrant_mut(entrant)?;
        if matches!(found.state, EntrantState::Refused | EntrantState::Gone) {
            return Err(LogError::Entrant(entrant));
        }
        found.pool = factions.to_vec();
        Ok(())
    }

    pub(super) fn keep_apart(&mut self, one: EntrantId, other: EntrantId) -> Result<(), LogError> {
        self.entrant_mut(one)?;
        self.entrant_mut(other)?;
        self.kept_apart.insert([one.min(other), one.max(other)]);
        Ok(())
    }
}
