//! Standing orders and plans: answers chosen before the question is asked. Plans expire at the end of their round.
//!
//! An order selects one of the legal answers; a question without an order is asked as usual. No post, record or debug
//! output shows an order before it is applied.

use std::fmt;

use serde::{Deserialize, Serialize};
use sztab_game::Side;
use sztab_words::worded;

use crate::MechsGame;
use crate::state::AdHoc;
use crate::values::Ability;

/// The maximum number of weapons on the list to buy.
pub const MAX_WEAPONS: usize = 3;

worded! {
    /// The subject of an order. A player has at most one order per kind.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum OrderKind {
        /// The action *Buy a Weapon* (TEM-7.6): a plan.
        Buy = "buy",
        /// A mine (TEM-7.3): a plan.
        Mine = "mine",
        /// The maximum price of a mine (TEM-7.3): a plan.
        Cost = "cost",
        /// A turret (TEM-7.4): a plan.
        Turret = "turret",
        /// Moving a mine or turret when all are in the arena (TEM-7.3, TEM-7.4): a plan.
        Spare = "spare",
        /// The action *Power Up* (TEM-7.8).
        Power = "power",
        /// The player's own attacks (TEM-10.3).
        Fight = "fight",
        /// Payments and other parts of attacks (TEM-15).
        Paid = "paid",
        /// The zone to move to after a retreat or knock-out (TEM-11.6).
        Place = "place",
        /// Taking the empty Mech (TEM-13.2).
        Mech = "mech",
        /// Tsunami's ability (TEM-14.1).
        Commander = "commander",
        /// The Brawler's ability (TEM-14.3).
        Collect = "collect",
        /// The Wasp's ability (TEM-14.4).
        Deploy = "deploy",
        /// Maverick's ability (TEM-14.5).
        Expert = "expert",
        /// Kitty's ability (TEM-14.7).
        Rotate = "rotate",
        /// Cards in ad hoc mode (TEM-12.2).
        AdHoc = "adhoc",
    }
}

worded! {
    /// An order, grouped by kind. The first one of each kind is the default.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Order {
        BuyAsk = "buy-ask",
        BuyCheapest = "buy-cheapest",
        BuyNothing = "buy-nothing",
        MineAsk = "mine-ask",
        MineHighest = "mine-highest",
        MineLowest = "mine-lowest",
        MineAny = "mine-any",
        CostAny = "cost-any",
        CostOne = "cost-one",
        CostTwo = "cost-two",
        CostThree = "cost-three",
        TurretAsk = "turret-ask",
        TurretPut = "turret-put",
        TurretOne = "turret-one",
        TurretTwo = "turret-two",
        TurretThree = "turret-three",
        SpareAsk = "spare-ask",
        SpareLeast = "spare-least",
        SpareNothing = "spare-nothing",
        PowerUpgrade = "power-upgrade",
        PowerRepair = "power-repair",
        PowerAsk = "power-ask",
        FightAsk = "fight-ask",
        FightBest = "fight-best",
        FightCounter = "fight-counter",
        FightList = "fight-list",
        PaidUseful = "paid-useful",
        PaidTwo = "paid-two",
        PaidOne = "paid-one",
        PaidNothing = "paid-nothing",
        PaidAsk = "paid-ask",
        PlaceUsual = "place-usual",
        PlaceValue = "place-value",
        PlaceBase = "place-base",
        PlaceMech = "place-mech",
        PlaceAsk = "place-ask",
        MechAsk = "mech-ask",
        MechFirst = "mech-first",
        MechSecond = "mech-second",
        MechNever = "mech-never",
        CommanderAsk = "commander-ask",
        CommanderAlways = "commander-always",
        CommanderNever = "commander-never",
        CollectLess = "collect-less",
        CollectAsk = "collect-ask",
        DeployAsk = "deploy-ask",
        DeployBest = "deploy-best",
        DeployNever = "deploy-never",
        ExpertAsk = "expert-ask",
        ExpertMover = "expert-mover",
        ExpertAlways = "expert-always",
        ExpertNever = "expert-never",
        RotateBlocked = "rotate-blocked",
        RotateNever = "rotate-never",
        RotateAsk = "rotate-ask",
        AdHocAsk = "adhoc-ask",
        AdHocMedium = "adhoc-medium",
    }
}

impl OrderKind {
    /// The orders of this kind.
    pub fn orders(self) -> impl Iterator<Item = Order> {
        let is_of = move |order: &Order| order.word().split('-').next() == Some(self.word());
        Order::ALL.into_iter().filter(is_of)
    }

    /// True if the order expires at the end of its round.
    #[must_use]
    pub const fn is_plan(self) -> bool {
        matches!(self, Self::Buy | Self::Mine | Self::Cost | Self::Turret | Self::Spare)
    }
}

/// All standing orders of a player.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Orders {
    /// Ids of the orders.
    given: Vec<String>,
    /// Ids of the weapons to buy; the first affordable one is bought (TEM-7.6).
    pub weapons: Vec<String>,
    /// The round for which the plans were made.
    pub round: u8,
    /// Cards planned for turns in ad hoc mode (TEM-12.2), each as round, slot and line.
    cards: Vec<(u8, u8, String)>,
}

impl fmt::Debug for Orders {
    /// Omits the orders, so that they cannot get into a log by accident.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Orders").finish_non_exhaustive()
    }
}

impl Orders {
    /// The order of a kind: the chosen one, even if chosen in an earlier round, or the default.
    #[must_use]
    pub fn order_for(&self, kind: OrderKind) -> Option<Order> {
        let given = |order: &Order| self.given.iter().any(|word| word == order.word());
        kind.orders().find(given).or_else(|| kind.orders().next())
    }

    /// Sets an order, chosen in the given round.
    pub fn set(&mut self, kind: OrderKind, order: Order, round: u8) {
        self.given.retain(|word| Order::of_word(word).is_some() && !kind.orders().any(|other| other.word() == word));
        if kind.orders().next() != Some(order) {
            self.given.push(order.word().to_owned());
        }
        if kind.is_plan() {
            self.round = round;
        }
    }

    /// Appends a weapon to the list of weapons to buy, or removes it.
    pub fn toggle_weapon(&mut self, id: &str, round: u8) {
        let count = self.weapons.len();
        self.weapons.retain(|known| known != id);
        if self.weapons.len() == count && count < MAX_WEAPONS {
            self.weapons.push(id.to_owned());
        }
        self.round = round;
    }

    /// Plans the card of a turn in ad hoc mode, or removes the plan.
    pub fn plan_card(&mut self, round: u8, slot: u8, line: Option<String>) {
        self.cards.retain(|(of, number, _)| (*of, *number) != (round, slot) && *of == round);
        self.cards.extend(line.map(|line| (round, slot, line)));
    }

    /// The line planned for the card of a turn in ad hoc mode.
    #[must_use]
    pub fn planned_card(&self, round: u8, slot: u8) -> Option<&str> {
        let found = self.cards.iter().find(|(of, number, _)| (*of, *number) == (round, slot));
        found.map(|(_, _, line)| line.as_str())
    }

    /// Sets orders suitable for a beginner: cheap weapons are bought, and attacks are chosen by strength.
    pub fn set_beginner_orders(&mut self, round: u8) {
        self.set(OrderKind::Buy, Order::BuyCheapest, round);
        self.set(OrderKind::Power, Order::PowerUpgrade, round);
        self.set(OrderKind::Fight, Order::FightBest, round);
    }

    /// True if there are plans, and they belong to an earlier round.
    #[must_use]
    pub fn is_outdated(&self, round: u8) -> bool {
        let is_planned = |word: &String| {
            let kind = OrderKind::of_word(word.split('-').next().unwrap_or_default());
            kind.is_some_and(OrderKind::is_plan)
        };
        self.round != round && (!self.weapons.is_empty() || self.given.iter().any(is_planned))
    }

    /// True if all orders are the defaults.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.given.is_empty() && self.weapons.is_empty() && self.cards.is_empty()
    }

    /// The order in force; a plan made for another round is not in force.
    pub(crate) fn active_order(&self, kind: OrderKind, round: u8) -> Option<Order> {
        if kind.is_plan() && self.round != round { kind.orders().next() } else { self.order_for(kind) }
    }
}

/// The slots of this round for which a side can plan cards: those after its first turn in ad hoc mode (TEM-12.2).
pub fn slots_to_plan(game: &MechsGame, side: Side) -> Vec<u8> {
    let (state, mode) = (game.state(), game.state().player(side).ad_hoc);
    let is_now = |slot: u8| state.turn.is_some_and(|turn| (turn.side, turn.slot) == (side, slot));
    let is_open = |slot: u8| is_now(slot) || state.is_slot_open(side, slot);
    let slots = (1..=game.values().constants.slots).filter(|&slot| mode != AdHoc::Off && !is_open(slot));
    slots.skip(usize::from(mode == AdHoc::Fresh)).collect()
}

/// The kind of the orders about the ability of a side's pilot.
#[must_use]
pub fn ability_kind(game: &MechsGame, side: Side) -> Option<OrderKind> {
    match game.values().pilot(game.state().player(side).pilot?).ability {
        Ability::Commander { .. } => Some(OrderKind::Commander),
        Ability::Supply { .. } => Some(OrderKind::Collect),
        Ability::Redeploy { .. } => Some(OrderKind::Deploy),
        Ability::Expert { .. } => Some(OrderKind::Expert),
        Ability::Gyroscope { .. } => Some(OrderKind::Rotate),
        Ability::Shield { .. } | Ability::SelfRepair { .. } | Ability::Tough { .. } => None,
    }
}
