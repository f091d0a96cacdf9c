//! The values of attacks and reactions.

use super::evaluation::{AMMO_VALUE, BLEED_OUT_COST, Evaluation, MIN_GUARD_PROBABILITY, SEAL_VALUE, omen_hits};
use crate::action::{Manner, Target};
use crate::map::{Area, Place};
use crate::odds::Dice;
use crate::run::QuestionKind;
use crate::state::Figure;
use crate::values::{Ability, Kind, MissionId, NamedWeapon, Omen, OrderId, Trait, WeaponId, WeaponProperty};

/// The cost of a token spent on an attack, and the value of a wound that does not kill.
const SHOT_COST: f64 = 0.3;
const WOUND_VALUE: f64 = 0.3;
/// The cost of a wound to a COG of the players.
const OWN_WOUND_COST: f64 = 1.2;
/// The number of attack dice assumed for an unknown attacker.
const ASSUMED_ATTACK_DICE: u8 = 4;

impl Evaluation<'_> {
    /// The value of the best attack from a place with the ammo available.
    pub fn best_attack(&self, place: Place) -> f64 {
        let (state, values) = (&self.game.state, &self.game.values);
        let geometry = state.map.geometry();
        let bolo = values.named_weapon(NamedWeapon::Bolo);
        let mut best = 0.0_f64;
        for load in &state.cog(self.side).weapons {
            let weapon = values.weapon(load.weapon);
            if weapon.has_property(WeaponProperty::Area) {
                let is_near =
                    |area: Area| load.weapon != bolo || geometry.range(place.area, area) <= values.constants.bolo_range;
                let mut areas = state.open_holes();
                areas.extend(state.locusts.iter().map(|locust| locust.at.area));
                areas.retain(|area| load.tokens > 0 && is_near(*area) && geometry.sees_area(place, *area));
                best = areas.into_iter().map(|area| self.blast_value(load.weapon, area)).fold(best, f64::max);
                continue;
            }
            for locust in state.locusts.iter().filter(|locust| geometry.sees(place, locust.at)) {
                let is_near = !weapon.has_property(WeaponProperty::Near)
                    || geometry.range(place.area, locust.at.area) <= weapon.range;
                let is_sawn = weapon.has_property(WeaponProperty::Saw)
                    && locust.at.area == place.area
                    && !values.enemy(locust.figure.kind).has_trait(Trait::SawProof);
                let manners = [
                    (
                        Manner::Normal,
                        is_near && weapon.normal > 0 && (load.tokens > 0 || weapon.has_property(WeaponProperty::Empty)),
                    ),
                    (Manner::Overkill, is_near && weapon.overkill > 0 && load.tokens > 0),
                    (Manner::Saw, is_sawn),
                ];
                let possible = manners.into_iter().filter(|(_, is_possible)| *is_possible);
                let all = possible.map(|(manner, _)| self.shot_value(place, load.weapon, manner, locust.figure));
                best = all.fold(best, f64::max);
            }
        }
        best
    }

    /// The value of removing a Locust. Its death may win the mission (GOW-17.6, GOW-17.17).
    pub fn threat_value(&self, figure: Figure) -> f64 {
        let enemy = self.game.values.enemy(figure.kind);
        let (mission, stage) = (self.game.state.mission, self.game.state.stage);
        let is_goal = (mission, stage, figure.kind) == (MissionId::ChinaShop, 3, Kind::Berserker)
            || (mission, stage, figure.kind) == (MissionId::Hive, 2, Kind::Skorge);
        (0.8 + 0.4 * f64::from(enemy.attack)) * self.harm_factor() + if is_goal { SEAL_VALUE } else { 0.0 }
    }

    /// The value of tokens. The Hammer of Dawn needs one before anything can hurt a healthy Berserker (GOW-10.6).
    pub fn ammo_value(&self, weapons: &[WeaponId]) -> f64 {
        let hammer = self.game.values.named_weapon(NamedWeapon::Hammer);
        let is_empty = self.game.state.cog(self.side).load(hammer).is_some_and(|load| load.tokens == 0);
        let is_needed = self.game.state.locusts.iter().any(|locust| locust.figure.kind == Kind::Berserker);
        let first = if is_empty && is_needed && weapons.contains(&hammer) { SEAL_VALUE } else { 0.0 };
        AMMO_VALUE * f64::from(u8::try_from(weapons.len()).unwrap_or(u8::MAX)) + first
    }

    /// The value of luring the Berserker closer to a goal (GOW-10.7, GOW-17.6).
    fn lure_value(&self) -> f64 {
        let state = &self.game.state;
        let is_lured = state.mission == MissionId::ChinaShop && state.stage < 3;
        let berserker = state.locusts.iter().find(|it| it.figure.kind == Kind::Berserker).filter(|_| is_lured);
        let Some((from, to)) = berserker.map(|it| it.at.area).zip(state.cog(self.side).area()) else { return 0.0 };
        let geometry = state.map.geometry();
        let away =
            |area: Area| self.goals.iter().map(|goal| f64::from(geometry.distance(area, *goal))).fold(20.0, f64::min);
        let next = geometry.steps_toward(from, to).next().unwrap_or(from);
        2.0 * (away(from) - away(next))
    }

    pub fn attack_value(&self, weapon: WeaponId, manner: Manner, target: Target) -> f64 {
        let Some(from) = self.game.state.cog(self.side).at else { return 0.0 };
        self.lure_value()
            + match target {
                Target::Locust(figure) => self.shot_value(from, weapon, manner, figure),
                Target::Area(area) => self.blast_value(weapon, area),
            }
    }

    fn shot_value(&self, from: Place, weapon: WeaponId, manner: Manner, figure: Figure) -> f64 {
        let price = if manner == Manner::Overkill { SHOT_COST } else { 0.0 };
        let kills = self.chance_to_kill_from(from, weapon, manner, figure);
        let wounds = WOUND_VALUE * self.harm_factor();
        kills * (self.threat_value(figure) - self.chain_value(from.area, figure))
            + wounds * self.mean_wounds(from, weapon, manner, figure)
            - price
    }

    /// The harm done to the players' COGs by the explosion of a Locust killed from an area, minus the harm to other
    /// Locust (GOW-10.9).
    fn chain_value(&self, from: Area, figure: Figure) -> f64 {
        let (state, values) = (&self.game.state, &self.game.values);
        let is_chained = values.enemy(figure.kind).has_trait(Trait::Chain);
        let Some(area) = state.locust(figure).map(|locust| locust.at.area).filter(|_| is_chained) else { return 0.0 };
        let others = state.standing_in(area).without(self.side);
        let own = if from == area { others.with(self.side) } else { others };
        // A COG without cards would bleed out (GOW-9.2).
        let price = |side| if state.cog(side).hand.is_empty() { BLEED_OUT_COST } else { OWN_WOUND_COST };
        let locusts = state.locusts.iter().filter(|it| it.at.area == area && it.figure != figure);
        own.iter().map(price).sum::<f64>() - locusts.map(|_| WOUND_VALUE * self.harm_factor()).sum::<f64>()
    }

    /// The value of an attack on an area, which depends on a hole that may be sealed, the Locust in the area, and the
    /// players' own COGs in it.
    fn blast_value(&self, weapon: WeaponId, area: Area) -> f64 {
        let (state, values) = (&self.game.state, &self.game.values);
        let card = values.weapon(weapon);
        let spread = |defence: u8| Dice { attack: i32::from(card.overkill), omen: 0, defence: i32::from(defence) };
        let locusts = state.locusts.iter().filter(|locust| locust.at.area == area);
        let harm: f64 = locusts
            .map(|locust| {
                let enemy = values.enemy(locust.figure.kind);
                let health = locust.health(values);
                spread(enemy.defence).probability_of_at_least(values, health) * self.threat_value(locust.figure)
            })
            .sum();
        let own: f64 =
            state.standing_in(area).iter().map(|side| spread(state.cog(side).defence_dice(values)).mean(values)).sum();
        let seals = card.omens.contains(&Omen::Seal) && state.open_holes().contains(&area);
        let omens = 1.0 - (5.0_f64 / 6.0).powi(i32::from(card.overkill));
        let seal = if seals { omens * if self.is_sealing_holes() { SEAL_VALUE } else { 1.0 } } else { 0.0 };
        harm + seal - OWN_WOUND_COST * own - AMMO_VALUE
    }

    fn attack_dice(&self, from: Place, weapon: WeaponId, manner: Manner, figure: Figure) -> Option<Dice> {
        let (state, values) = (&self.game.state, &self.game.values);
        let locust = state.locust(figure)?;
        let card = values.weapon(weapon);
        let dice = if manner == Manner::Overkill { card.overkill } else { card.normal };
        let has_die = state.cog(self.side).has_ability(values, Ability::LancerDie)
            && weapon == values.named_weapon(NamedWeapon::Lancer);
        let omen = card.omens.iter().map(|omen| if let Omen::Hit(hits) = omen { *hits } else { 0 }).sum();
        let over = state.map.geometry().range(from.area, locust.at.area).saturating_sub(card.range);
        let defence = i32::from(values.enemy(figure.kind).defence) + self.cover_dice(from, locust.at) + i32::from(over);
        Some(Dice { attack: i32::from(dice) + i32::from(has_die), omen, defence })
    }

    /// The probability that an attack kills a Locust.
    pub fn chance_to_kill(&self, weapon: WeaponId, manner: Manner, figure: Figure) -> f64 {
        let from = self.game.state.cog(self.side).at;
        from.map_or(0.0, |from| self.chance_to_kill_from(from, weapon, manner, figure))
    }

    fn chance_to_kill_from(&self, from: Place, weapon: WeaponId, manner: Manner, figure: Figure) -> f64 {
        let (state, values) = (&self.game.state, &self.game.values);
        if manner == Manner::Saw {
            return 1.0 - (5.0_f64 / 6.0).powi(i32::from(values.constants.chainsaw_dice));
        }
        let Some((dice, locust)) = self.attack_dice(from, weapon, manner, figure).zip(state.locust(figure)) else {
            return 0.0;
        };
        if self.is_immune(weapon, figure) {
            return 0.0;
        }
        dice.probability_of_at_least(values, locust.health(values))
    }

    /// True if the weapon cannot hurt the Locust (GOW-10.6).
    fn is_immune(&self, weapon: WeaponId, figure: Figure) -> bool {
        let (state, values) = (&self.game.state, &self.game.values);
        let is_healthy = state.locust(figure).is_some_and(|locust| locust.marker.is_none());
        is_healthy
            && values.enemy(figure.kind).has_trait(Trait::Hammer)
            && !values.weapon(weapon).has_property(WeaponProperty::Hammer)
    }

    fn mean_wounds(&self, from: Place, weapon: WeaponId, manner: Manner, figure: Figure) -> f64 {
        if manner == Manner::Saw {
            0.5
        } else if self.is_immune(weapon, figure) {
            0.0
        } else {
            self.attack_dice(from, weapon, manner, figure).map_or(0.0, |dice| dice.mean(&self.game.values))
        }
    }

    pub fn guard_value(&self, card: OrderId, weapon: WeaponId, manner: Manner) -> f64 {
        let Some(QuestionKind::Guard { figure, .. }) = self.game.question(self.side).map(|question| question.ask)
        else {
            return 0.0;
        };
        let kills = self.chance_to_kill(weapon, manner, figure);
        let price = if manner == Manner::Overkill { 0.1 } else { 0.0 };
        let from = self.game.state.cog(self.side).area();
        let chain = from.map_or(0.0, |from| self.chain_value(from, figure));
        kills * (f64::midpoint(1.0, self.harm_factor()) - chain) - MIN_GUARD_PROBABILITY - 0.1 * self.card_value(card)
            + 0.15
            - price
    }

    /// The number of cards that a Dodge is expected to save, minus the card it costs.
    pub fn dodge_value(&self, card: OrderId) -> f64 {
        let (state, values) = (&self.game.state, &self.game.values);
        let cog = state.cog(self.side);
        let figure = self.game.question(self.side).and_then(|question| question.ask.figure());
        let enemy = figure.map(|figure| values.enemy(figure.kind));
        let (attack, omen) = enemy.map_or((ASSUMED_ATTACK_DICE, 0), |enemy| (enemy.attack, omen_hits(enemy)));
        let shelter =
            figure.and_then(|figure| state.locust(figure)).zip(cog.at).map(|(it, at)| self.cover_dice(it.at, at));
        let defence = i32::from(cog.defence_dice(values)) + shelter.unwrap_or(0);
        let loss = |cards: usize, more: u8| -> f64 {
            let dice = Dice { attack: i32::from(attack), omen, defence: defence + i32::from(more) };
            let lost = |(wounds, chance): (usize, f64)| {
                let cards_lost = f64::from(u8::try_from(wounds.min(cards)).unwrap_or(u8::MAX));
                chance * if wounds > cards { cards_lost + BLEED_OUT_COST } else { cards_lost }
            };
            dice.wound_distribution(values).into_iter().enumerate().map(lost).sum()
        };
        let cards = cog.hand.len();
        loss(cards, 0) - loss(cards.saturating_sub(1), values.constants.dodge) - 1.0 - 0.1 * self.card_value(card)
    }
}
