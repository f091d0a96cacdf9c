//! Standing orders: answers that a player has given in advance, applied when the question comes up.
//!
//! An order never makes anything legal: it selects one of the answers that the open decision offers, or ends a turn in
//! which there is nothing else to do. For anything not covered by an order, the player is asked as usual.
//!
//! Until an order is used, it appears in no post, record, log or debug output
//! (`crates/neuroshima/tests/rules/orders.rs`).

mod answer;
mod threat;

use std::fmt;
use sztab_words::worded;

use serde::{Deserialize, Serialize};

use super::arrangement::{Arrangement, Roster, Side};
use super::board::Hex;
use super::event::EventTile;
use super::tile::{Effect, Feature, Instant, Tile};

pub use threat::PushThreat;

worded! {
    /// The subject of an order, listed in the order in which players see them. There is at most one order for each.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum OrderKind {
        /// The attack that a Medic absorbs (D7 of NH-5.21, NH-8.20).
        Medic = "medic",
        /// The use of a Medic card, and the attack that it absorbs (NH-13.40).
        Card = "card",
        /// An explosion of a unit (D2, NH-6.16).
        Explosion = "explosion",
        /// The conversion of an attack to the other kind (D3, NH-9.15).
        Conversion = "conversion",
        /// The use of a Leader in a Battle (D13, NH-13.20).
        Leader = "leader",
        /// The side that declares next (D1, NH-5.20).
        Declaring = "declaring",
        /// The end of a turn in which no other action is possible (NH-3.14).
        Turn = "turn",
        /// The destination of a pushed unit (D10, NH-10.12).
        Push = "push",
    }
}

worded! {
    /// An order, grouped by kind. A player who has given no order of a kind is asked.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Order {
        /// The heaviest attack that would destroy a unit unless absorbed or, if there is none, the attack with the most
        /// wounds; if several are equal, the one whose patient's hex comes first (the default of D7).
        MedicSave = "medic-save",
        /// The heaviest attack on the side's HQ or, if there is none, as [`Order::MedicSave`].
        MedicHeadquarters = "medic-headquarters",
        /// The attack with the most wounds, on any unit; if several are equal, the one whose patient's hex comes first.
        MedicHeaviest = "medic-heaviest",
        /// Use the card on an attack that would otherwise destroy a unit: on an HQ first, then on the attack with the
        /// most wounds.
        CardSave = "card-save",
        /// Keep the card.
        CardNever = "card-never",
        /// Explode if the explosion's wound destroys more enemies than friendly units, not counting the exploding unit.
        ExplodeDestroys = "explode-destroys",
        /// Explode if the explosion hits more enemies than friendly units.
        ExplodeHits = "explode-hits",
        /// Attack (the default of D2).
        ExplodeNever = "explode-never",
        /// Use the conversion that deals the most wounds, if it deals more than the attack as printed.
        ConvertMost = "convert-most",
        /// Attack as printed (the default of D3).
        ConvertNever = "convert-never",
        /// Keep the Leader (the default of D13).
        LeaderNever = "leader-never",
        /// Use the Leader on the unit with the highest initiative; the first one if several are equal.
        LeaderFastest = "leader-fastest",
        /// The player's side makes all its declarations first.
        DeclareFirst = "declare-first",
        /// The player's side declares last (the default of D1).
        DeclareLast = "declare-last",
        /// End a turn if there is nothing to do when it begins.
        PassTurn = "pass-turn",
        /// End every turn as soon as no other action is possible.
        PassRest = "pass-rest",
        /// The free hex closest to the side's HQ; the first one if several are equally close.
        PushHome = "push-home",
        /// The free hex closest to an enemy HQ; the first one if several are equally close.
        PushForward = "push-forward",
        /// The free hex with the fewest adjacent enemies; the first one if several are equal.
        PushQuiet = "push-quiet",
    }
}

/// The destination of a unit if a given unit pushes it. The order is valid while both units stay on the hexes that they
/// were on when it was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushOrder {
    /// The unit that would be pushed.
    pub unit: EventTile,
    /// The enemy unit that would push it.
    pub pusher: EventTile,
    /// Destination of the pushed unit.
    pub to: Hex,
}

/// All standing orders of a player in a game. They are secret until used.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_field_names, reason = "what is kept in the database has these names")]
pub struct Orders {
    /// The orders, at most one of each kind.
    orders: Vec<Order>,
    /// The orders for individual pushes, at most one for each pair of units.
    pushes: Vec<PushOrder>,
    /// True if the player's turns end without a question about unused options.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ends_unasked: bool,
}

impl fmt::Debug for Orders {
    /// Omits the orders, so that they cannot get into a log by accident.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Orders").finish_non_exhaustive()
    }
}

impl OrderKind {
    /// The orders of this kind.
    pub fn orders(self) -> impl Iterator<Item = Order> {
        Order::ALL.into_iter().filter(move |order| order.kind() == self)
    }

    /// True if the question can arise for a side, given the armies in the game.
    #[must_use]
    pub fn concerns(self, roster: &Roster, side: Side) -> bool {
        let has = |side: Side, has: &dyn Fn(&Tile) -> bool| roster.army(side).tiles.iter().any(has);
        let enemies =
            |has_it: &dyn Fn(&Tile) -> bool| roster.mode().enemies(side).iter().any(|other| has(other, has_it));
        // A Scoper makes an enemy's module work for this side (NH-9.20).
        let gives = |effect: Effect| {
            let gives = move |tile: &Tile| tile.effects.contains(&effect);
            let scopes = |tile: &Tile| tile.effects.contains(&Effect::Scoper);
            has(side, &gives) || (has(side, &scopes) && enemies(&gives))
        };
        match self {
            Self::Medic => gives(Effect::Medic),
            Self::Card => roster.terms().cards,
            Self::Explosion => has(side, &|tile| tile.has(Feature::Explosion)),
            Self::Conversion => gives(Effect::Quartermaster),
            Self::Leader => roster.terms().leaders,
            Self::Declaring => {
                roster.sides().all(|side| Self::DECLARATIONS.iter().any(|kind| kind.concerns(roster, side)))
            }
            Self::Turn => true,
            // A Tactic card can push too (NH-13.40).
            Self::Push => {
                roster.terms().cards
                    || enemies(&|tile| tile.instant() == Some(Instant::PushBack) || tile.has(Feature::Push))
            }
        }
    }

    /// The declarations of a side in a Battle.
    const DECLARATIONS: [Self; 4] = [Self::Medic, Self::Explosion, Self::Conversion, Self::Leader];
}

impl Order {
    /// The subject of the order.
    #[must_use]
    pub fn kind(self) -> OrderKind {
        match self {
            Self::MedicSave | Self::MedicHeadquarters | Self::MedicHeaviest => OrderKind::Medic,
            Self::CardSave | Self::CardNever => OrderKind::Card,
            Self::ExplodeNever | Self::ExplodeHits | Self::ExplodeDestroys => OrderKind::Explosion,
            Self::ConvertNever | Self::ConvertMost => OrderKind::Conversion,
            Self::LeaderNever | Self::LeaderFastest => OrderKind::Leader,
            Self::DeclareFirst | Self::DeclareLast => OrderKind::Declaring,
            Self::PassTurn | Self::PassRest => OrderKind::Turn,
            Self::PushHome | Self::PushForward | Self::PushQuiet => OrderKind::Push,
        }
    }
}

impl Orders {
    /// The order of a kind, if there is one.
    #[must_use]
    pub fn order_of_kind(&self, kind: OrderKind) -> Option<Order> {
        self.orders.iter().copied().find(|order| order.kind() == kind)
    }

    /// Sets the order of a kind; `None` means that the player is asked. If the order is of another kind, it counts as
    /// `None`.
    pub fn set(&mut self, kind: OrderKind, order: Option<Order>) {
        self.orders.retain(|order| order.kind() != kind);
        self.orders.extend(order.filter(|order| order.kind() == kind));
    }

    /// The orders for individual pushes.
    #[must_use]
    pub fn pushes(&self) -> &[PushOrder] {
        &self.pushes
    }

    /// The order for the push of one unit by another, given the hexes that both are on now.
    #[must_use]
    pub fn push_order(&self, arrangement: &Arrangement, unit: Hex, pusher: Hex) -> Option<PushOrder> {
        let stands =
            |push: &&PushOrder| push.unit.hex == unit && push.pusher.hex == pusher && push.is_valid(arrangement);
        self.pushes.iter().find(stands).copied()
    }

    /// Sets the destination of a unit if another one pushes it; with `None`, the general order applies. Also drops
    /// orders about units that have moved or left the board. If either hex is empty, no order is added.
    pub fn set_push(&mut self, arrangement: &Arrangement, unit: Hex, pusher: Hex, to: Option<Hex>) {
        self.pushes.retain(|push| push.is_valid(arrangement) && (push.unit.hex, push.pusher.hex) != (unit, pusher));
        let seen = |hex: Hex| {
            let unit = arrangement.unit(hex)?;
            Some(EventTile { hex, owner: unit.owner, tile: unit.tile })
        };
        if let (Some(unit), Some(pusher), Some(to)) = (seen(unit), seen(pusher), to) {
            self.pushes.push(PushOrder { unit, pusher, to });
        }
    }

    /// True if the player's turns end without a question about unused options.
    #[must_use]
    pub fn ends_turns_without_asking(&self) -> bool {
        self.ends_unasked
    }

    /// Sets whether the player's turns end without a question about unused options.
    pub fn set_ends_turns_without_asking(&mut self, ends_unasked: bool) {
        self.ends_unasked = ends_unasked;
    }

    /// True if there are no orders.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.orders.is_empty() && self.pushes.is_empty() && !self.ends_unasked
    }
}

impl PushOrder {
    /// True if both units are still on the same hexes.
    #[must_use]
    pub fn is_valid(&self, arrangement: &Arrangement) -> bool {
        let stands = |seen: EventTile| {
            arrangement.unit(seen.hex).is_some_and(|unit| (unit.owner, unit.tile) == (seen.owner, seen.tile))
        };
        stands(self.unit) && stands(self.pusher)
    }
}
