//! Lines about entries.

use crate::event::Happened;
use crate::ids::EntrantId;
use crate::season::entrant::{Entrant, EntrantState};
use crate::season::misfit::Misfit;
use crate::season::state::{Season, SeasonState};

impl Season {
    pub(super) fn apply_to_entry(&mut self, happened: &Happened) -> Result<(), Misfit> {
        match happened {
            Happened::Entered { entrant, press } => self.enter(*entrant, *press),
            Happened::Approved { entrant } => {
                let state = if self.has_room() { EntrantState::In } else { EntrantState::Waiting };
                self.turn(*entrant, &[EntrantState::Asked], state)
            }
            Happened::Refused { entrant } => {
                self.turn(*entrant, &[EntrantState::Asked, EntrantState::Waiting], EntrantState::Refused)
            }
            Happened::Waitlisted { entrant } => {
                self.turn(*entrant, &[EntrantState::Asked, EntrantState::In], EntrantState::Waiting)
            }
            Happened::Advanced { entrant } => self.turn(*entrant, &[EntrantState::Waiting], EntrantState::In),
            Happened::Left { entrant } | Happened::Removed { entrant, .. } => {
                let from = [EntrantState::Asked, EntrantState::Waiting, EntrantState::In];
                self.turn(*entrant, &from, EntrantState::Gone)
            }
            Happened::Substituted { entrant, person, .. } => {
                let found = self.entrant_mut(*entrant)?;
                if !found.is_in() || *person != found.person + 1 {
                    return Err(Misfit::Entrant(*entrant));
                }
                found.person = *person;
                Ok(())
            }
            Happened::Erased { entrant } => {
                let is_open = matches!(self.state, SeasonState::Entry | SeasonState::Running);
                let found = self.entrant_mut(*entrant)?;
                found.erased = true;
                // Erased players cannot go on. Results of a season that is over stay.
                if is_open && found.state != EntrantState::Refused {
                    found.state = EntrantState::Gone;
                }
                Ok(())
            }
            Happened::PoolDeclared { entrant, armies } => {
                let found = self.entrant_mut(*entrant)?;
                if matches!(found.state, EntrantState::Refused | EntrantState::Gone) {
                    return Err(Misfit::Entrant(*entrant));
                }
                found.pool.clone_from(armies);
                Ok(())
            }
            Happened::KeptApart { one, other } => {
                self.entrant_mut(*one)?;
                self.entrant_mut(*other)?;
                self.kept_apart.insert([*one.min(other), *one.max(other)]);
                Ok(())
            }
            _ => Err(Misfit::State),
        }
    }

    fn enter(&mut self, entrant: EntrantId, press: u64) -> Result<(), Misfit> {
        let state = match (self.rules.entry.approval, self.has_room()) {
            (true, _) => EntrantState::Asked,
            (false, true) => EntrantState::In,
            (false, false) => EntrantState::Waiting,
        };
        let late = self.presses.is_some();
        if self.entrants.insert(entrant, Entrant::new(press, late, state)).is_some() {
            return Err(Misfit::Entrant(entrant));
        }
        Ok(())
    }

    fn turn(&mut self, entrant: EntrantId, from: &[EntrantState], to: EntrantState) -> Result<(), Misfit> {
        let found = self.entrant_mut(entrant)?;
        if !from.contains(&found.state) {
            return Err(Misfit::Entrant(entrant));
        }
        found.state = to;
        Ok(())
    }
}
