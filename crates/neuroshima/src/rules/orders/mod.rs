//! Standing orders: what a player has answered ahead, and which answer follows from it once a question is open.
//!
//! An order never makes anything legal: it names one of the answers that the open decision offers, or the end of a
//! turn in which nothing else is left. Whatever it does not cover is asked as ever.
//!
//! Until it is used, an order is in no post, record, log or debug output
//! (`crates/neuroshima/tests/rules/orders.rs`).

mod answer;
mod threat;

use std::fmt;
use sztab_words::worded;

use serde::{Deserialize, Serialize};

use super::arrangement::{Arrangement, Roster, Side};
use super::board::Hex;
use super::event::Seen;
use super::tile::{Effect, Feature, Instant, Tile};

pub use threat::Threat;

worded! {
    /// The subject of an order, in the order in which players see them. Of each there is at most one.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum OrderKind {
        /// Which attack a Medic takes (D7 of NH-5.21, NH-8.20).
        Medic = "medic",
        /// A Medic card for an attack, and which (NH-13.40).
        Card = "card",
        /// An explosion of a unit (D2, NH-6.16).
        Explosion = "explosion",
        /// The conversion of an attack to the other kind (D3, NH-9.15).
        Conversion = "conversion",
        /// The side that declares next (D1, NH-5.20).
        Declaring = "declaring",
        /// The end of a turn in which nothing else can be done (NH-3.14).
        Turn = "turn",
        /// Where a pushed unit goes (D10, NH-10.12).
        Push = "push",
    }
}

worded! {
    /// An order, by kinds. A player without an order of a kind is asked.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Order {
        /// The attack that would destroy a unit saved by it, then the one with the most wounds, then the patient
        /// whose hex comes first (the default of D7).
        MedicSave = "medic-save",
        /// The heaviest attack on the own HQ; if there is none, as [`Order::MedicSave`].
        MedicHeadquarters = "medic-headquarters",
        /// The attack with the most wounds, whomever it hits; then the patient whose hex comes first.
        MedicHeaviest = "medic-heaviest",
        /// Use the card on the attack that would destroy a unit saved by it, an HQ first, then the one with the most wounds.
        CardSave = "card-save",
        /// Keep the card.
        CardNever = "card-never",
        /// Explode if its one wound destroys more enemies than friendly units, without the exploding one.
        ExplodeDestroys = "explode-destroys",
        /// Explode if it hits more enemies than friendly units.
        ExplodeHits = "explode-hits",
        /// Attack (the default of D2).
        ExplodeNever = "explode-never",
        /// Convert if that deals more wounds, the way that deals the most; else attack as printed.
        ConvertMost = "convert-most",
        /// Attack as printed (the default of D3).
        ConvertNever = "convert-never",
        /// The own side declares all that it has first.
        DeclareFirst = "declare-first",
        /// The own side declares last (the default of D1).
        DeclareLast = "declare-last",
        /// End a turn that begins with nothing to do.
        PassTurn = "pass-turn",
        /// End every turn as soon as nothing else can be done in it.
        PassRest = "pass-rest",
        /// The free hex closest to the side's HQ; of equals the first.
        PushHome = "push-home",
        /// The free hex closest to an enemy HQ; of equals the first.
        PushForward = "push-forward",
        /// The free hex with the fewest enemies next to it; of equals the first.
        PushQuiet = "push-quiet",
    }
}

/// Where a unit goes if it is pushed by that unit, as long as both stand where they stood when it was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushOrder {
    /// The own unit.
    pub unit: Seen,
    /// The enemy unit.
    pub pusher: Seen,
    /// Where the own unit goes.
    pub to: Hex,
}

/// All orders of a player in a game. They are secret until they are used.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_field_names, reason = "what is kept in the database has these names")]
pub struct Orders {
    /// At most one of each kind.
    orders: Vec<Order>,
    /// At most one for each pair of units.
    pushes: Vec<PushOrder>,
    /// The player's turns end without a question about unused options.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ends_unasked: bool,
}

impl fmt::Debug for Orders {
    /// Leaves out what is ordered: it must not come into a log by accident.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Orders").finish_non_exhaustive()
    }
}

impl OrderKind {
    /// The orders of this kind.
    pub fn orders(self) -> impl Iterator<Item = Order> {
        Order::ALL.into_iter().filter(move |order| order.kind() == self)
    }

    /// True if a side can come to be asked this with the armies that are played.
    #[must_use]
    pub fn concerns(self, roster: &Roster, side: Side) -> bool {
        let has = |side: Side, has: &dyn Fn(&Tile) -> bool| roster.army(side).tiles.iter().any(has);
        let enemies =
            |has_it: &dyn Fn(&Tile) -> bool| roster.mode().enemies(side).iter().any(|other| has(other, has_it));
        // A Scoper lets an enemy's module work for the own side (NH-9.20).
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
            Self::Declaring => roster.sides().all(|side| Self::DECLARED.iter().any(|kind| kind.concerns(roster, side))),
            Self::Turn => true,
            // A Tactic card pushes too (NH-13.40).
            Self::Push => {
                roster.terms().cards
                    || enemies(&|tile| tile.instant() == Some(Instant::PushBack) || tile.has(Feature::Push))
            }
        }
    }

    /// The declarations of a side in a Battle.
    const DECLARED: [Self; 3] = [Self::Medic, Self::Explosion, Self::Conversion];
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
            Self::DeclareFirst | Self::DeclareLast => OrderKind::Declaring,
            Self::PassTurn | Self::PassRest => OrderKind::Turn,
            Self::PushHome | Self::PushForward | Self::PushQuiet => OrderKind::Push,
        }
    }
}

impl Orders {
    /// The order of a kind, if there is one.
    #[must_use]
    pub fn of(&self, kind: OrderKind) -> Option<Order> {
        self.orders.iter().copied().find(|order| order.kind() == kind)
    }

    /// Gives the order of a kind anew; nothing means that the player is asked. An order of another kind gives nothing.
    pub fn set(&mut self, kind: OrderKind, order: Option<Order>) {
        self.orders.retain(|order| order.kind() != kind);
        self.orders.extend(order.filter(|order| order.kind() == kind));
    }

    /// The orders for single pushes.
    #[must_use]
    pub fn pushes(&self) -> &[PushOrder] {
        &self.pushes
    }

    /// The order for the push of a unit by another one, both as they stand now.
    #[must_use]
    pub fn push_of(&self, arrangement: &Arrangement, unit: Hex, pusher: Hex) -> Option<PushOrder> {
        let stands = |push: &&PushOrder| push.unit.hex == unit && push.pusher.hex == pusher && push.holds(arrangement);
        self.pushes.iter().find(stands).copied()
    }

    /// Says where a unit goes if another one pushes it; nothing means that the general order counts. Orders about units
    /// that no longer stand there are dropped. Does nothing where no unit stands.
    pub fn set_push(&mut self, arrangement: &Arrangement, unit: Hex, pusher: Hex, to: Option<Hex>) {
        self.pushes.retain(|push| push.holds(arrangement) && (push.unit.hex, push.pusher.hex) != (unit, pusher));
        let seen = |hex: Hex| {
            let unit = arrangement.unit(hex)?;
            Some(Seen { hex, owner: unit.owner, tile: unit.tile })
        };
        if let (Some(unit), Some(pusher), Some(to)) = (seen(unit), seen(pusher), to) {
            self.pushes.push(PushOrder { unit, pusher, to });
        }
    }

    /// True if the player's turns end without a question about what is left undone.
    #[must_use]
    pub fn ends_unasked(&self) -> bool {
        self.ends_unasked
    }

    /// Lets the player's turns end without such a question, or with it.
    pub fn set_ends_unasked(&mut self, ends_unasked: bool) {
        self.ends_unasked = ends_unasked;
    }

    /// True if nothing is ordered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.orders.is_empty() && self.pushes.is_empty() && !self.ends_unasked
    }
}

impl PushOrder {
    /// True if both units still stand where they stood.
    #[must_use]
    pub fn holds(&self, arrangement: &Arrangement) -> bool {
        let stands = |seen: Seen| {
            arrangement.unit(seen.hex).is_some_and(|unit| (unit.owner, unit.tile) == (seen.owner, seen.tile))
        };
        stands(self.unit) && stands(self.pusher)
    }
}
