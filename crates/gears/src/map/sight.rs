//! Sight and cover between places, in integer arithmetic (GOW-7).

use std::sync::atomic::Ordering;

use super::geometry::{CoverBonus, Geometry, Site};
use super::place::{Area, Place};
use crate::tiles::Direction;

/// Bit flags of a cached result.
const SEES: u8 = 1;
const DOES_NOT_SEE: u8 = 2;
const KNOWN_COVER_BONUS: u8 = 4;
const COVER_BONUS_MASK: u8 = 3;

impl Geometry {
    /// True if two places see each other (GOW-7.1 to GOW-7.4).
    #[must_use]
    pub fn sees(&self, one: Place, other: Place) -> bool {
        let (Some(from), Some(to)) = (self.site_index(one), self.site_index(other)) else { return false };
        if one.area == other.area {
            return true;
        }
        let memory = &self.seen[from * self.sites.len() + to];
        let known = memory.load(Ordering::Relaxed);
        if known & (SEES | DOES_NOT_SEE) != 0 {
            return known & SEES != 0;
        }
        let sees = self.has_sight_line(&self.sites[from], &self.sites[to]);
        let answer = if sees { SEES } else { DOES_NOT_SEE };
        memory.fetch_or(answer, Ordering::Relaxed);
        self.seen[to * self.sites.len() + from].fetch_or(answer, Ordering::Relaxed);
        sees
    }

    fn has_sight_line(&self, one: &Site, other: &Site) -> bool {
        let grid = &self.grids[one.sheet];
        one.sheet == other.sheet
            && one.points.iter().any(|&from| other.points.iter().any(|&to| grid.is_line_free(from, to)))
    }

    /// True if a place sees an area, that is, would see a figure outside cover in it (GOW-8.19).
    #[must_use]
    pub fn sees_area(&self, from: Place, area: Area) -> bool {
        self.sees(from, area.open_place())
    }

    /// The cover bonus of a defender against an attacker (GOW-7.6).
    #[must_use]
    pub fn cover_bonus(&self, attacker: Place, defender: Place) -> CoverBonus {
        let (Some(from), Some(to)) = (self.site_index(attacker), self.site_index(defender)) else {
            return CoverBonus::None;
        };
        if attacker.area == defender.area || !defender.is_cover() {
            return CoverBonus::None;
        }
        let memory = &self.seen[from * self.sites.len() + to];
        let known = memory.load(Ordering::Relaxed) >> KNOWN_COVER_BONUS & COVER_BONUS_MASK;
        let all = [CoverBonus::None, CoverBonus::Partial, CoverBonus::Full];
        if let Some(shelter) = all.into_iter().find(|shelter| *shelter as u8 + 1 == known) {
            return shelter;
        }
        let shelter = self.best_arrow_bonus(&self.sites[from], &self.sites[to]);
        memory.fetch_or((shelter as u8 + 1) << KNOWN_COVER_BONUS, Ordering::Relaxed);
        shelter
    }

    /// The best cover bonus of the arrows that the attacker sees.
    fn best_arrow_bonus(&self, attacker: &Site, defender: &Site) -> CoverBonus {
        if attacker.sheet != defender.sheet {
            return CoverBonus::None;
        }
        let grid = &self.grids[attacker.sheet];
        let of_arrow = |(&point, &arrow): (&(i32, i32), &Direction)| {
            let mut lines = attacker.points.iter().filter(|&&from| grid.is_line_free(from, point)).peekable();
            lines.peek()?;
            let (dx, dy) = arrow.step();
            let is_beyond = |from: &&(i32, i32)| (from.0 - point.0) * dx + (from.1 - point.1) * dy > 0;
            Some(if lines.all(|from| is_beyond(&from)) { CoverBonus::Full } else { CoverBonus::Partial })
        };
        defender.points.iter().zip(&defender.arrows).filter_map(of_arrow).max().unwrap_or(CoverBonus::None)
    }
}
