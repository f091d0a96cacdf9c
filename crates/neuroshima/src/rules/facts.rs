//! Facts about a tile that the evaluation of a board needs all the time, stored in few bytes and computed once per
//! game.

use super::marks::Marker;
use super::tile::{Edge, Effect, Feature, MAX_PRINTED_INITIATIVE, Tile};

/// The sum of the effects of working modules and HQs on a unit (NH-9.2), with one byte per kind of effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct EffectSum([u8; KIND_COUNT]);

const KIND_COUNT: usize = 8;
const MELEE: usize = 0;
const RANGED: usize = 1;
const INITIATIVE: usize = 2;
const INITIATIVE_LOSS: usize = 3;
const EXTRA_ACTIONS: usize = 4;
const TOUGHNESS: usize = 5;
const ZONES: usize = 6;
const PARALYSES: usize = 7;

/// The highest bit of each byte.
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

impl EffectSum {
    /// A single effect on a unit; zero if the effect is not additive.
    pub fn from_effect(effect: Effect) -> Self {
        let (kind, amount) = match effect {
            Effect::Melee(amount) => (MELEE, amount),
            Effect::Ranged(amount) => (RANGED, amount),
            Effect::Initiative(amount) => (INITIATIVE, amount),
            Effect::InitiativeLoss(amount) => (INITIATIVE_LOSS, amount),
            Effect::ExtraAction => (EXTRA_ACTIONS, 1),
            Effect::Toughness(amount) => (TOUGHNESS, amount),
            Effect::Zone => (ZONES, 1),
            Effect::Paralyses => (PARALYSES, 1),
            Effect::Medic
            | Effect::Transport
            | Effect::Quartermaster
            | Effect::Scoper
            | Effect::Recon
            | Effect::FreeNet
            | Effect::Venom
            | Effect::Underground
            | Effect::Paralysis => return Self::default(),
        };
        let mut given = Self::default();
        given.0[kind] = amount;
        given
    }

    /// The sum of both, with each byte capped at 255.
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        let (one, two) = (u64::from_ne_bytes(self.0), u64::from_ne_bytes(other.0));
        if (one | two) & HIGH_BITS == 0 {
            // No byte can carry into the next one.
            return Self((one + two).to_ne_bytes());
        }
        Self(std::array::from_fn(|kind| self.0[kind].saturating_add(other.0[kind])))
    }

    /// Strength added to melee attacks.
    #[inline]
    pub fn melee(self) -> u8 {
        self.0[MELEE]
    }

    /// Strength added to ranged attacks.
    #[inline]
    pub fn ranged(self) -> u8 {
        self.0[RANGED]
    }

    /// Amount added to each initiative value.
    #[inline]
    pub fn initiative(self) -> u8 {
        self.0[INITIATIVE]
    }

    /// Amount subtracted from each initiative value.
    #[inline]
    pub fn initiative_loss(self) -> u8 {
        self.0[INITIATIVE_LOSS]
    }

    /// Number of additional initiative values.
    #[inline]
    pub fn extra_actions(self) -> u8 {
        self.0[EXTRA_ACTIONS]
    }

    /// Amount added to Toughness.
    #[inline]
    pub fn toughness(self) -> u8 {
        self.0[TOUGHNESS]
    }

    /// Number of modules that set every initiative value to 0 (NH-14.77).
    #[inline]
    pub fn zones(self) -> u8 {
        self.0[ZONES]
    }

    /// Number of modules that paralyse the unit (NH-14.41).
    #[inline]
    pub fn paralyses(self) -> u8 {
        self.0[PARALYSES]
    }
}

/// Precomputed facts about a tile. Masks have one bit per printed edge.
#[allow(clippy::struct_excessive_bools, reason = "each is true of a tile or is not")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Facts {
    /// Edges with a net.
    pub nets: u8,
    /// Edges through which the tile's effects reach other units; all edges for an HQ (NH-9.6).
    pub reach: u8,
    /// Edges in `reach` that reach as far as the second hex (NH-14.42).
    pub long: u8,
    /// Edges with an attack of any kind.
    pub attacks: u8,
    /// Edges that take over units (NH-14.68).
    pub takes: u8,
    /// Edges where redirected shots enter (NH-14.56).
    pub entries: u8,
    /// Edges where redirected shots leave (NH-14.56).
    pub exits: u8,
    /// Edges that set the unit off (NH-14.72).
    pub traps: u8,
    /// Edges with explosives that go off at the start of a Battle (NH-14.26).
    pub blasts: u8,
    /// Edges that reflect attacks (NH-14.58).
    pub plates: u8,
    /// Edges with armour (NH-6.7).
    pub armour: u8,
    /// True if the tile has attacks other than melee attacks and shots straight at the first enemy.
    pub special: bool,
    /// True if the player may choose targets for the tile.
    pub aims: bool,
    /// True if the tile may explode (NH-6.16).
    pub explodes: bool,
    /// True if the tile has effects on other units.
    pub gives: bool,
    /// True if the tile is a Medic (NH-8.10).
    pub heals: bool,
    /// True if the tile is a Transport (NH-9.12).
    pub carries: bool,
    /// True if the tile is a Quartermaster (NH-9.15).
    pub converts: bool,
    /// True if the tile is a Scoper (NH-9.20).
    pub scopes: bool,
    /// True if the tile is a Spy (NH-14.67).
    pub spies: bool,
    /// True if the tile makes attacks of other units leave markers (NH-14.10, NH-14.41).
    pub marks: bool,
    /// True if the tile's own attacks leave markers (NH-14.49, NH-14.57).
    pub leaves: bool,
    /// True if the tile lends Toughness (NH-8.2).
    pub lends: bool,
    /// True if the tile is the HQ.
    pub headquarters: bool,
    /// Number of wounds that destroy the tile without lent Toughness.
    pub lethal: u8,
    /// Effects on units of the tile's own side, if any.
    pub helps: Option<EffectSum>,
    /// Effects on enemy units, if any.
    pub harms: Option<EffectSum>,
    initiative: [u8; MAX_PRINTED_INITIATIVE],
    slots: u8,
}

impl Facts {
    /// Computes the facts about a tile.
    pub fn from_tile(tile: &Tile) -> Self {
        let mask = |wanted: fn(&Edge) -> bool| {
            (0..).zip(&tile.edges).filter(|(_, edge)| wanted(edge)).fold(0, |mask, (bit, _)| mask | 1u8 << bit)
        };
        let sum = |harmful: bool| {
            let effects = tile.effects.iter().filter(|effect| effect.is_harmful() == harmful);
            effects.copied().map(EffectSum::from_effect).reduce(EffectSum::plus)
        };
        let mut initiative = [0; MAX_PRINTED_INITIATIVE];
        for (slot, printed) in initiative.iter_mut().zip(&tile.initiative) {
            *slot = *printed;
        }
        let slots = tile.initiative.len().min(MAX_PRINTED_INITIATIVE);
        Self {
            nets: mask(|edge| edge.net),
            reach: if tile.is_headquarters() { 0b11_1111 } else { mask(|edge| edge.connects()) },
            long: mask(|edge| edge.long),
            attacks: mask(Edge::has_attack),
            special: tile.edges.iter().any(|edge| edge.shotgun || edge.rocket > 0)
                || [Feature::Sharpshooter, Feature::Mortar, Feature::Shadow].into_iter().any(|it| tile.has(it)),
            aims: tile.edges.iter().any(|edge| edge.rocket > 0)
                || [Feature::Sharpshooter, Feature::Shadow].into_iter().any(|it| tile.has(it)),
            takes: mask(|edge| edge.takeover),
            entries: mask(|edge| edge.entry),
            exits: mask(|edge| edge.exit),
            traps: mask(|edge| edge.trap),
            blasts: mask(|edge| edge.blast),
            plates: mask(|edge| edge.reflection),
            armour: mask(|edge| edge.armour),
            explodes: tile.has(Feature::Explosion),
            gives: !tile.effects.is_empty(),
            heals: tile.has_effect(Effect::Medic),
            carries: tile.has_effect(Effect::Transport),
            converts: tile.has_effect(Effect::Quartermaster),
            scopes: tile.has_effect(Effect::Scoper),
            spies: tile.has(Feature::Spy),
            marks: Marker::ALL.iter().any(|marker| tile.has_effect(marker.effect())),
            leaves: Marker::ALL.iter().any(|marker| tile.has(marker.feature())),
            lends: tile.effects.iter().any(|effect| matches!(effect, Effect::Toughness(_))),
            headquarters: tile.is_headquarters(),
            lethal: tile.lethal_wounds(),
            helps: sum(false),
            harms: sum(true),
            initiative,
            slots: u8::try_from(slots).unwrap_or(u8::MAX),
        }
    }

    /// True if the player may have to make a decision when the tile acts.
    #[inline]
    pub fn may_need_decision(&self) -> bool {
        self.aims || self.explodes
    }

    /// Printed initiative values (NH-1.12).
    #[inline]
    pub fn initiative(&self) -> &[u8] {
        &self.initiative[..usize::from(self.slots)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_adds_up_to_255_and_touches_no_other() {
        let given = |effects: &[Effect]| {
            effects.iter().copied().map(EffectSum::from_effect).fold(EffectSum::default(), EffectSum::plus)
        };
        let some = given(&[Effect::Melee(2), Effect::Melee(1), Effect::Initiative(4), Effect::Zone]);
        assert_eq!((some.melee(), some.ranged(), some.initiative(), some.zones()), (3, 0, 4, 1));
        let many = given(&[Effect::Melee(127), Effect::Melee(127), Effect::Melee(127), Effect::Ranged(7)]);
        assert_eq!((many.melee(), many.ranged(), many.initiative()), (255, 7, 0));
        let twice = many.plus(many);
        assert_eq!((twice.melee(), twice.ranged(), twice.initiative()), (255, 14, 0));
    }
}
