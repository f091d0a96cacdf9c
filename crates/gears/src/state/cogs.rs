//! COGs with their hands and weapons (GOW-11).

use serde::{Deserialize, Serialize};

use crate::map::{Area, Place};
use crate::values::{Ability, CogId, NamedWeapon, OrderId, Values, WeaponId, WeaponProperty};

/// A weapon card with its tokens; Bolo's tokens are grenades.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Load {
    pub weapon: WeaponId,
    pub tokens: u8,
}

/// A COG.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cog {
    pub card: CogId,
    pub at: Option<Place>,
    /// Order cards in canonical order.
    pub hand: Vec<OrderId>,
    /// Weapon cards in canonical order.
    pub weapons: Vec<Load>,
    pub bleeding: bool,
    /// True if the player has resigned, or the COG has been executed (GOW-15.2, GOW-18.1).
    pub gone: bool,
    /// True if the COG has moved during this turn (GOW-8.15).
    pub moved: bool,
}

impl Cog {
    /// True if the COG is standing and in the game.
    pub fn is_standing(&self) -> bool {
        !self.bleeding && !self.gone && self.at.is_some()
    }

    pub fn area(&self) -> Option<Area> {
        self.at.map(|place| place.area)
    }

    pub fn load(&self, weapon: WeaponId) -> Option<Load> {
        self.weapons.iter().copied().find(|load| load.weapon == weapon)
    }

    /// The hand limit (GOW-3.10).
    pub fn hand_limit(&self, values: &Values) -> usize {
        usize::from(values.cog(self.card).hand)
    }

    pub fn has_ability(&self, values: &Values, ability: Ability) -> bool {
        values.cog(self.card).ability == ability
    }

    /// The number of defence dice, including those from weapons (GOW-8.5, GOW-8.15).
    pub fn defence_dice(&self, values: &Values) -> u8 {
        let shields =
            self.weapons.iter().filter(|load| values.weapon(load.weapon).has_property(WeaponProperty::Shield)).count();
        values.cog(self.card).defence + u8::from(shields > 0)
    }

    /// True if the COG has a weapon with this property.
    pub fn has_weapon_with(&self, values: &Values, limit: WeaponProperty) -> bool {
        self.weapons.iter().any(|load| values.weapon(load.weapon).has_property(limit))
    }

    /// True if there is room for another weapon; Bolo does not count (GOW-8.11, GOW-11.5).
    pub fn has_room(&self, values: &Values) -> bool {
        let most = values.cog(self.card).limit.unwrap_or(values.constants.weapons);
        let bolo = values.named_weapon(NamedWeapon::Bolo);
        self.weapons.iter().filter(|load| load.weapon != bolo).count() < usize::from(most)
    }

    /// The weapons that use ammo (GOW-8.18).
    pub fn ammo_weapons(&self, values: &Values) -> Vec<WeaponId> {
        let bolo = values.named_weapon(NamedWeapon::Bolo);
        let holds =
            |weapon: &WeaponId| *weapon != bolo && values.weapon(*weapon).normal + values.weapon(*weapon).overkill > 0;
        self.weapons.iter().map(|load| load.weapon).filter(holds).collect()
    }

    /// Adds tokens to a weapon; if the COG does not have the weapon, adds it with these tokens (GOW-8.20).
    pub fn gain_tokens(&mut self, weapon: WeaponId, tokens: u8) {
        if let Some(load) = self.weapons.iter_mut().find(|load| load.weapon == weapon) {
            load.tokens = load.tokens.saturating_add(tokens);
        } else {
            self.weapons.push(Load { weapon, tokens });
            self.weapons.sort_unstable();
        }
    }

    /// Removes a token from a weapon.
    pub fn spend_token(&mut self, weapon: WeaponId) {
        if let Some(load) = self.weapons.iter_mut().find(|load| load.weapon == weapon) {
            load.tokens = load.tokens.saturating_sub(1);
        }
    }

    /// Removes a card from the hand; returns false if the hand does not contain the card.
    pub fn remove_card(&mut self, card: OrderId) -> bool {
        let place = self.hand.iter().position(|own| *own == card);
        place.map(|place| self.hand.remove(place)).is_some()
    }

    /// The kinds of cards in the hand, without repetition.
    pub fn card_kinds(&self) -> Vec<OrderId> {
        let mut kinds = self.hand.clone();
        kinds.dedup();
        kinds
    }
}
