//! Factions that players have used, and those that a ban or pick can name.

use super::matches::Match;
use super::state::Season;
use crate::draw::Purpose;
use crate::engine::Standard;
use crate::ids::{EntrantId, Seat};
use crate::rules::{FactionMode, MatchKind, Step, StepAct};

impl Season {
    /// The factions that a player has used in this season, with repeats. In a mirrored match, both players use both.
    pub fn used_factions(&self, entrant: EntrantId) -> Vec<String> {
        let mirrored = matches!(self.match_kind(), MatchKind::Mirrored { .. });
        let mut used = Vec::new();
        for of in self.matches.values().filter(|of| !of.struck) {
            let Some(seat) = of.seat_of(entrant) else {
                continue;
            };
            let of_games = of.games.values().map(|game| &game.factions);
            for factions in of.factions.iter().chain(of_games.filter(|_| of.factions.is_none())) {
                used.push(factions[seat.index()].clone());
                used.extend(mirrored.then(|| factions[seat.other().index()].clone()));
            }
        }
        used
    }

    /// The pool of a player: the declared one, otherwise one drawn by lots with the key of the first stage. `None` in
    /// seasons without pools, and if no pool was declared and the season has not begun.
    pub fn faction_pool(&self, entrant: EntrantId) -> Option<Vec<String>> {
        let FactionMode::Pool { size, .. } = self.rules.factions.mode else { return None };
        let declared = &self.entrants.get(&entrant)?.pool;
        if !declared.is_empty() {
            return Some(declared.clone());
        }
        let key = self.stage_key(0, Purpose::Lots)?;
        let whitelist = &self.rules.factions.whitelist;
        let names: Vec<String> = whitelist.iter().map(|faction| format!("pool {} {faction}", entrant.0)).collect();
        let drawn = Standard.draw(key, &names).into_iter().take(usize::try_from(size).unwrap_or(usize::MAX));
        let mut pool: Vec<String> = drawn.filter_map(|at| whitelist.get(at).cloned()).collect();
        pool.sort();
        Some(pool)
    }

    /// The players of the first stage who had not declared a pool when the stage began, with the pools drawn for them
    /// by lots.
    pub fn drawn_pools(&self) -> Vec<(EntrantId, Vec<String>)> {
        let places = self.stages.first().into_iter().flat_map(|stage| &stage.divisions).flat_map(|of| &of.places);
        let had_none =
            |id: &&EntrantId| self.entrants.get(id).is_some_and(|entrant| entrant.pool.is_empty() && !entrant.late);
        places.filter(had_none).filter_map(|&entrant| Some((entrant, self.faction_pool(entrant)?))).collect()
    }

    /// The next ban or pick of a match; `None` if all have been made.
    pub fn next_step(&self, of: &Match) -> Option<Step> {
        self.rules.factions.mode.steps().get(of.steps.len()).copied()
    }

    /// The factions that the next ban or pick of a match can name, in ascending order.
    ///
    /// If the rules leave no faction, those on the whitelist are allowed, then those used before, so that a match can
    /// always be played.
    pub fn factions_to_name(&self, of: &Match) -> Vec<String> {
        let Some(step) = self.next_step(of) else {
            return Vec::new();
        };
        let whitelist = &self.rules.factions.whitelist;
        let pool = match self.rules.factions.mode {
            FactionMode::Pool { .. } => self.faction_pool(of.players[step.from.index()]),
            FactionMode::Free | FactionMode::Random | FactionMode::Draft { .. } | FactionMode::Given { .. } => None,
        };
        let is_scarce = step.act == StepAct::Pick && self.rules.factions.once;
        let used = if is_scarce { self.used_factions(of.players[step.by.index()]) } else { Vec::new() };
        let left = |from: &Vec<String>, used: &[String]| -> Vec<String> {
            from.iter()
                .filter(|faction| self.is_faction_available(of, step.by, faction) && !used.contains(faction))
                .cloned()
                .collect()
        };
        let choices = [left(pool.as_ref().unwrap_or(whitelist), &used), left(whitelist, &used), left(whitelist, &[])];
        choices.into_iter().find(|factions| !factions.is_empty()).unwrap_or_else(|| whitelist.clone())
    }

    /// True if the player at seat `by` may still name a faction: it has not been banned, and the opponent has not
    /// picked it unless both may have the same one.
    fn is_faction_available(&self, of: &Match, by: Seat, faction: &str) -> bool {
        let taken = |seat: Seat| seat != by && !self.rules.factions.same;
        !of.steps.iter().any(|step| step.faction == faction && (step.act == StepAct::Ban || taken(step.by)))
    }
}
