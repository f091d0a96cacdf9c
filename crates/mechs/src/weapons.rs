//! Types, classes and texts of weapons (TEM-2.6, TEM-10.5, TEM-15).

use serde::{Deserialize, Serialize};

use crate::values::resource::Resource;

/// The class of a weapon, which determines where it can be equipped (TEM-8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WeaponClass {
    Basic,
    Advanced,
}

/// The type of a weapon (TEM-10.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WeaponType {
    Melee,
    Ranged,
    Area,
}

impl WeaponType {
    /// All types.
    pub const ALL: [Self; 3] = [Self::Melee, Self::Ranged, Self::Area];

    /// True if this type counters the other: area counters ranged, ranged counters melee, melee counters area
    /// (TEM-10.6).
    #[must_use]
    pub const fn counters(self, other: Self) -> bool {
        matches!((self, other), (Self::Area, Self::Ranged) | (Self::Ranged, Self::Melee) | (Self::Melee, Self::Area))
    }

    /// The notation's word for the type.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Melee => "melee",
            Self::Ranged => "ranged",
            Self::Area => "area",
        }
    }
}

/// The text in a row of a weapon (TEM-15). An owner's file can select any of these texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Text {
    None,
    /// The enemy loses resources (TEM-15.1).
    Drain {
        energy: u8,
        credits: u8,
    },
    /// A mine or turret nearby is removed; the attack deals no damage (TEM-15.2).
    RemoveInstead,
    /// The attack deals power damage if the weapon is the first one used (TEM-15.3).
    FirstWeaponPower,
    /// The attacker pays to regain health; in the power row the weapon counters every type (TEM-15.4).
    Heal {
        resource: Resource,
        most: u8,
    },
    /// Both fighters move to an adjacent zone (TEM-15.5).
    CarryOff,
    /// The attacker pays to exhaust one of the enemy's weapons (TEM-15.6).
    ExhaustPaid {
        resource: Resource,
        price: u8,
    },
    /// One of the enemy's weapons is exhausted (TEM-15.6).
    Exhaust,
    /// The attacker scores extra points (TEM-15.7).
    Points(u8),
    /// The attack cannot be countered (TEM-15.8).
    Uncounterable,
    /// The attack deals more damage for each of the attacker's turrets in the arena (TEM-15.9).
    TurretDamage,
    /// One of the attacker's weapons is readied (TEM-15.10).
    Ready,
    /// The attacker pays for more damage (TEM-15.11, TEM-15.15).
    PaidDamage {
        resource: Resource,
        most: u8,
    },
    /// The attacker gains energy or credits (TEM-15.12).
    Gain(u8),
    /// The attacker pays to make the enemy lose points (TEM-15.13).
    PaidPoints {
        resource: Resource,
        most: u8,
        each: u8,
    },
    /// All other enemies in a line take damage (TEM-15.14).
    Line {
        damage: u8,
        points: u8,
    },
    /// The attacker steals one energy or one credit (TEM-15.16).
    StealOne,
    /// The attacker steals one energy and one credit (TEM-15.16).
    StealBoth,
    /// The value of the zone is added to the damage (TEM-15.17).
    ZoneDamage,
    /// The attack deals more damage after an attack with an area weapon (TEM-15.18).
    AfterArea(u8),
    /// The attacker loses health (TEM-15.19).
    OwnLoss(u8),
    /// A turret is deployed nearby (TEM-15.20).
    FreeTurret,
}

impl Text {
    /// The keywords for texts in a values file.
    pub const KEYWORDS: [&'static str; 21] = [
        "drain",
        "remove-instead",
        "first-weapon-power",
        "heal",
        "carry-off",
        "exhaust-paid",
        "exhaust",
        "points",
        "uncounterable",
        "turret-damage",
        "ready",
        "paid-damage",
        "gain",
        "paid-points",
        "line",
        "steal-one",
        "steal-both",
        "zone-damage",
        "after-area",
        "own-loss",
        "free-turret",
    ];
}

/// A kind of weapon (TEM-2.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weapon {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub class: WeaponClass,
    pub kind: WeaponType,
    /// The part of the price paid in energy; `credits` is the other part.
    pub energy: u8,
    pub credits: u8,
    pub points: u8,
    /// The damage of a normal attack.
    pub damage: u8,
    /// The damage of a power attack.
    pub power: u8,
    pub normal_text: Text,
    pub power_text: Text,
}

impl Weapon {
    /// The text in the row for a power attack or a normal attack.
    #[must_use]
    pub const fn text(&self, is_power: bool) -> Text {
        if is_power { self.power_text } else { self.normal_text }
    }

    /// True for the Preemptive Shield, whose power row counters every type (TEM-15.4).
    #[must_use]
    pub const fn counters_all(&self) -> bool {
        matches!(self.power_text, Text::Heal { .. })
    }

    /// True if an attack with this weapon directly after one with the other is a power attack (TEM-10.5, TEM-15.8).
    #[must_use]
    pub const fn counters(&self, other: &Self) -> bool {
        let is_counterable = !matches!(other.normal_text, Text::Uncounterable);
        is_counterable && (self.kind.counters(other.kind) || self.counters_all())
    }
}
