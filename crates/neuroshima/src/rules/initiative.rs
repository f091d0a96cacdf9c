//! Initiative slots of a unit on the board (NH-9.30, NH-9.31).

use super::board::Hex;
use super::influence::Influence;

/// Maximum number of initiative slots of a unit: four printed ones, one per neighbour and one by a Leader (NH-9.30).
const MAX_SLOTS: usize = 11;

/// Highest supported initiative value. No army comes near it, although NH-1.12 sets no limit.
const MAX_INITIATIVE: u8 = 63;

/// The current initiative values of a unit: printed ones first, followed by additional ones in descending order. A slot
/// keeps its index when bonuses change, so a Battle can record which slots are spent (NH-9.31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Slots {
    values: [u8; MAX_SLOTS],
    len: usize,
}

impl Slots {
    /// The values, one per slot.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &self.values[..self.len]
    }

    fn push(&mut self, value: u8) {
        let Some(slot) = self.values.get_mut(self.len) else { return };
        *slot = value;
        self.len += 1;
    }

    /// The highest value below the unit's maximum that no slot has yet (NH-9.30.2).
    fn first_gap(&self) -> Option<u8> {
        let taken = self.values().iter().fold(0u64, |set, &value| set | 1 << value);
        let highest = self.values().iter().copied().max()?;
        let free_below = !taken & ((1 << highest) - 1);
        free_below.checked_ilog2().and_then(|value| u8::try_from(value).ok())
    }
}

impl Influence<'_> {
    /// Calls `see` with the index and value of each of the unit's initiative slots.
    #[inline]
    pub(super) fn for_each_slot(&self, hex: Hex, mut see: impl FnMut(usize, u8)) {
        let (Some(unit), given) = (self.arrangement.unit(hex), self.given[hex]) else { return };
        if given.extra_actions() > 0 || given.zones() > 0 {
            return self.slots(hex).values().iter().enumerate().for_each(|(slot, &value)| see(slot, value));
        }
        // Most units have only their printed values.
        for (slot, &printed) in self.roster.facts(unit).initiative().iter().enumerate() {
            let raised = printed.saturating_add(given.initiative()).min(MAX_INITIATIVE);
            see(slot, raised.saturating_sub(given.initiative_loss()));
        }
    }

    /// The current initiative values of the unit (NH-9.30); empty for a tile without initiative (NH-1.12).
    #[must_use]
    pub fn slots(&self, hex: Hex) -> Slots {
        let mut slots = Slots::default();
        let Some(unit) = self.arrangement.unit(hex) else { return slots };
        let given = self.given[hex];
        let (gained, lost) =
            if given.zones() > 0 { (0, MAX_INITIATIVE) } else { (given.initiative(), given.initiative_loss()) };
        for &printed in self.roster.facts(unit).initiative() {
            slots.values[slots.len] = printed.saturating_add(gained).min(MAX_INITIATIVE);
            slots.len += 1;
        }
        for _ in 0..given.extra_actions() {
            let Some(gap) = slots.first_gap() else { break };
            slots.push(gap);
        }
        for value in &mut slots.values[..slots.len] {
            *value = value.saturating_sub(lost);
        }
        slots
    }
}
