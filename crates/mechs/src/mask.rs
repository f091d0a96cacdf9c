//! Views of a game, and complete games consistent with a view.

use sztab_game::{Chance, Seed, Side, Viewer};

use crate::state::{AdHoc, Choice, Phase, Pile, Slot, State, Topic};
use crate::terms::PilotDistribution;
use crate::values::{CardId, PilotId, Values, WeaponId};
use crate::weapons::WeaponClass;

impl State {
    /// The state as seen by a viewer.
    pub(crate) fn observed_by(&self, viewer: Viewer) -> Self {
        let mut state = self.clone();
        state.chance = self.chance.without_seed();
        state.seed = None;
        state.deck.hide();
        for player in &mut state.players {
            player.cards.hide();
            player.draws.clear();
        }
        if self.phase == Phase::Over {
            return state;
        }
        for mine in state.mines.iter_mut().flatten().filter(|mine| !viewer.can_see(mine.owner)) {
            mine.number = None;
        }
        for closed in state.closed.iter_mut().filter(|closed| !viewer.can_see(closed.side)) {
            closed.topic = Topic::Hidden;
        }
        for side in self.human_sides().iter().filter(|&side| !viewer.can_see(side)) {
            let open = [1, 2, 3, 4].map(|slot| self.is_slot_open(side, slot));
            let is_programming = self.phase == Phase::Program;
            let player = state.player_mut(side);
            for (slot, is_open) in player.program.iter_mut().zip(open) {
                if is_programming || (*slot != Slot::Vacant && !is_open) {
                    *slot = Slot::Hidden;
                }
            }
            if self.terms.pilots != PilotDistribution::Any {
                player.is_offer_hidden |= !player.offer.is_empty();
                player.offer.clear();
            }
            player.chosen.hide();
            player.first_mine.hide();
            if self.phase == Phase::Arm {
                player.first_weapon.hide();
            }
        }
        state
    }

    /// A complete state that looks the same to a viewer, with hidden information filled in at random.
    pub(crate) fn sample(&self, values: &Values, viewer: Viewer, seed: &Seed) -> Self {
        let mut state = self.observed_by(viewer);
        state.chance = self.chance.resample(seed);
        let mut chance = Chance::new(seed, "sztab sample 1", "mechs");
        state.fill_deck(values, &mut chance);
        state.fill_pilots(values, &mut chance);
        for side in state.all_sides().iter() {
            state.fill_mines(values, side, &mut chance);
            state.fill_program(values, side, &mut chance);
            state.fill_robot(values, side, &mut chance);
        }
        state
    }

    fn fill_deck(&mut self, values: &Values, chance: &mut Chance) {
        let is_elsewhere =
            |weapon: &WeaponId| self.row.contains(weapon) || self.players.iter().any(|player| player.owns(*weapon));
        let mut rest: Vec<WeaponId> =
            values.weapons_of(WeaponClass::Advanced).filter(|weapon| !is_elsewhere(weapon)).collect();
        rest.retain(|weapon| !self.deck.known.contains(weapon));
        chance.shuffle(&mut rest);
        rest.iter().take(usize::from(self.deck.unknown)).for_each(|&weapon| self.deck.known.push(weapon));
        self.deck.unknown = 0;
    }

    fn fill_pilots(&mut self, values: &Values, chance: &mut Chance) {
        let is_known = |pilot: &PilotId| self.players.iter().any(|player| player.offer.contains(pilot));
        let mut rest: Vec<PilotId> = values.pilot_ids().filter(|pilot| !is_known(pilot)).collect();
        chance.shuffle(&mut rest);
        for player in &mut self.players {
            if std::mem::take(&mut player.is_offer_hidden) {
                let offer = rest.split_off(rest.len().saturating_sub(2));
                player.offer = offer.into_iter().collect();
                player.offer.sort_unstable();
            }
            if player.chosen == Choice::Hidden {
                player.chosen = player.offer.first().copied().map_or(Choice::Missing, Choice::Of);
            }
        }
    }

    fn fill_mines(&mut self, values: &Values, side: Side, chance: &mut Chance) {
        let mut numbers = values.constants.mine_numbers.clone();
        numbers.retain(|&number| self.mines_of(side).all(|(_, mine)| mine.number != Some(number)));
        chance.shuffle(&mut numbers);
        for mine in self.mines.iter_mut().flatten().filter(|mine| mine.owner == side && mine.number.is_none()) {
            mine.number = numbers.pop();
        }
        let mut weapons: Vec<WeaponId> = values.weapons_of(WeaponClass::Basic).collect();
        chance.shuffle(&mut weapons);
        let mut numbers = values.constants.mine_numbers.clone();
        chance.shuffle(&mut numbers);
        let player = self.player_mut(side);
        if let (Choice::Hidden, Some(&number)) = (player.first_mine, numbers.first()) {
            player.first_mine = Choice::Of(number);
        }
        if let (Choice::Hidden, Some(&weapon)) = (player.first_weapon, weapons.first()) {
            player.first_weapon = Choice::Of(weapon);
        }
    }

    fn fill_program(&mut self, values: &Values, side: Side, chance: &mut Chance) {
        let player = self.player_mut(side);
        if player.ad_hoc != AdHoc::Off {
            return;
        }
        let mut cards: Vec<CardId> = values.card_copies().collect();
        for slot in player.program {
            let Slot::Card(card, _) = slot else { continue };
            if let Some(place) = cards.iter().position(|&copy| copy == card) {
                cards.remove(place);
            }
        }
        chance.shuffle(&mut cards);
        for slot in player.program.iter_mut().filter(|slot| **slot == Slot::Hidden) {
            let Some(card) = cards.pop() else { continue };
            let directions = &values.card(card).directions;
            let number = chance.draw_below(u32::try_from(directions.len()).unwrap_or(1)).unwrap_or_default();
            *slot = Slot::Card(card, directions.get(number as usize).copied().unwrap_or_default());
        }
    }

    fn fill_robot(&mut self, values: &Values, side: Side, chance: &mut Chance) {
        let is_fighting = self.combat.is_some_and(|combat| combat.mover == side || combat.enemy == side);
        let player = self.player_mut(side);
        if player.cards.unknown > 0 {
            let mut cards: Vec<CardId> = values.card_copies().collect();
            chance.shuffle(&mut cards);
            let count = usize::from(player.cards.unknown);
            player.cards = Pile { known: cards.into_iter().take(count).collect(), unknown: 0 };
        }
        if player.is_robot && is_fighting {
            let mut weapons: Vec<WeaponId> = values.weapon_ids().filter(|&weapon| player.is_usable(weapon)).collect();
            chance.shuffle(&mut weapons);
            player.draws = weapons.into_iter().collect();
        }
    }
}
