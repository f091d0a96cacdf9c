//! Standing orders and plans: what a player has decided before the question comes. Plans end with their round.
//!
//! An order names one of the legal answers; whatever it does not cover is asked as ever. It is in no post, record or debug
//! output until it is used.

use std::fmt;

use serde::{Deserialize, Serialize};
use sztab_game::{Players, Seed, Side};
use sztab_words::worded;

use crate::MechsGame;
use crate::action::{Action, With};
use crate::arena::Zone;
use crate::legal;
use crate::players::House;
use crate::state::{Ask, Mech, Phase};
use crate::values::{Ability, Resource, WeaponId};

/// Weapons on a list to buy.
pub const MOST_WEAPONS: usize = 3;

worded! {
    /// The subject of an order. Of each there is at most one.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum OrderKind {
        /// The action *Buy a Weapon* (TEM-7.6): a plan.
        Buy = "buy",
        /// A mine (TEM-7.3): a plan.
        Mine = "mine",
        /// A turret (TEM-7.4): a plan.
        Turret = "turret",
        /// The action *Power Up* (TEM-7.8).
        Power = "power",
        /// The own attacks (TEM-10.3).
        Fight = "fight",
        /// Payments and other parts of attacks (TEM-15).
        Paid = "paid",
        /// The way after a retreat or knock-out (TEM-11.6).
        Place = "place",
        /// The empty Mech (TEM-13.2).
        Mech = "mech",
        /// Tsunami (TEM-14.1).
        Commander = "commander",
        /// Brawler (TEM-14.3).
        Collect = "collect",
        /// Wasp (TEM-14.4).
        Deploy = "deploy",
        /// Maverick (TEM-14.5).
        Expert = "expert",
        /// Kitty (TEM-14.7).
        Rotate = "rotate",
        /// Cards in ad hoc mode (TEM-12.2).
        AdHoc = "adhoc",
    }
}

worded! {
    /// An order, by kinds. The first of each kind is the usual one.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Order {
        BuyAsk = "buy-ask",
        BuyCheapest = "buy-cheapest",
        BuyNothing = "buy-nothing",
        MineAsk = "mine-ask",
        MineHighest = "mine-highest",
        MineLowest = "mine-lowest",
        TurretAsk = "turret-ask",
        TurretPut = "turret-put",
        PowerUpgrade = "power-upgrade",
        PowerRepair = "power-repair",
        PowerAsk = "power-ask",
        FightAsk = "fight-ask",
        FightBest = "fight-best",
        FightCounter = "fight-counter",
        FightList = "fight-list",
        PaidUseful = "paid-useful",
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

    /// It ends with its round.
    #[must_use]
    pub const fn is_plan(self) -> bool {
        matches!(self, Self::Buy | Self::Mine | Self::Turret)
    }
}

/// All that a player has ordered.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Orders {
    /// Words of orders.
    given: Vec<String>,
    /// Ids of the weapons to buy, the first that can be paid (TEM-7.6).
    pub weapons: Vec<String>,
    /// The round of the plans.
    pub round: u8,
}

impl fmt::Debug for Orders {
    /// Leaves out what is ordered: it must not come into a log by accident.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Orders").finish_non_exhaustive()
    }
}

impl Orders {
    /// The order of a kind: what was chosen, also for an earlier round, or the usual one.
    #[must_use]
    pub fn of(&self, kind: OrderKind) -> Option<Order> {
        let given = |order: &Order| self.given.iter().any(|word| word == order.word());
        kind.orders().find(given).or_else(|| kind.orders().next())
    }

    /// Gives an order in a round.
    pub fn set(&mut self, kind: OrderKind, order: Order, round: u8) {
        self.given.retain(|word| Order::of_word(word).is_some() && !kind.orders().any(|other| other.word() == word));
        if kind.orders().next() != Some(order) {
            self.given.push(order.word().to_owned());
        }
        if kind.is_plan() {
            self.round = round;
        }
    }

    /// Puts a weapon at the end of the list to buy, or takes it off.
    pub fn turn_weapon(&mut self, id: &str, round: u8) {
        let count = self.weapons.len();
        self.weapons.retain(|known| known != id);
        if self.weapons.len() == count && count < MOST_WEAPONS {
            self.weapons.push(id.to_owned());
        }
        self.round = round;
    }

    /// There are plans, and they are those of an earlier round.
    #[must_use]
    pub fn is_outdated(&self, round: u8) -> bool {
        let is_planned =
            |word: &String| ["buy", "mine", "turret"].contains(&word.split('-').next().unwrap_or_default());
        self.round != round && (!self.weapons.is_empty() || self.given.iter().any(is_planned))
    }

    /// All orders are the usual ones.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.given.is_empty() && self.weapons.is_empty()
    }

    /// The answer of a side to what it is asked now; `None` to ask its player.
    pub(crate) fn answer(&self, game: &MechsGame, side: Side) -> Option<Action> {
        let state = game.table();
        let question = state.questions.first().filter(|question| question.side == side)?;
        if state.phase != Phase::Turn || !state.answering().contains(side) {
            return None;
        }
        let answers = legal::answers(game.values(), state, *question).ok()?;
        let answer = Answer { game, side, answers: &answers, orders: self }.to(question.ask)?;
        answers.contains(&answer).then_some(answer)
    }

    /// The order that answers now: a plan of another round does not.
    fn now(&self, kind: OrderKind, round: u8) -> Option<Order> {
        if kind.is_plan() && self.round != round { kind.orders().next() } else { self.of(kind) }
    }
}

/// A question with what is ordered.
struct Answer<'a> {
    game: &'a MechsGame,
    side: Side,
    answers: &'a [Action],
    orders: &'a Orders,
}

impl Answer<'_> {
    fn to(&self, ask: Ask) -> Option<Action> {
        let (state, values, side) = (self.game.table(), self.game.values(), self.side);
        let player = state.player(side);
        match ask {
            Ask::Action => self.action(),
            Ask::Attack => self.attack(),
            Ask::Place(_) => self.place(),
            Ask::Mech => {
                let mech = |number| values.mech_sides().nth(number).map(|card| Action::Mech(Some(card)));
                self.chosen(
                    OrderKind::Mech,
                    &[
                        (Order::MechFirst, mech(0)),
                        (Order::MechSecond, mech(1)),
                        (Order::MechNever, Some(Action::Mech(None))),
                    ],
                )
            }
            Ask::Commander => self.chosen(
                OrderKind::Commander,
                &[(Order::CommanderAlways, Some(Action::Commander)), (Order::CommanderNever, Some(Action::Pass))],
            ),
            Ask::Expert => {
                let is_mover = state.combat.is_some_and(|combat| combat.mover == side);
                self.chosen(
                    OrderKind::Expert,
                    &[
                        (Order::ExpertAlways, Some(Action::Expert)),
                        (Order::ExpertMover, Some(if is_mover { Action::Expert } else { Action::Pass })),
                        (Order::ExpertNever, Some(Action::Pass)),
                    ],
                )
            }
            Ask::Rotate => self.chosen(
                OrderKind::Rotate,
                &[
                    (Order::RotateNever, Some(Action::Pass)),
                    (Order::RotateBlocked, self.has_free_way().then_some(Action::Pass)),
                ],
            ),
            Ask::Collect => {
                let less = if player.energy > player.credits { Resource::Credits } else { Resource::Energy };
                self.chosen(OrderKind::Collect, &[(Order::CollectLess, Some(Action::Collect(less)))])
            }
            Ask::DeployMine | Ask::DeployTurret | Ask::Number(_) => {
                let is_best = self.order(OrderKind::Deploy) == Some(Order::DeployBest);
                let best = if is_best { self.ranked().into_iter().next() } else { None };
                self.chosen(OrderKind::Deploy, &[(Order::DeployNever, Some(Action::Pass)), (Order::DeployBest, best)])
            }
            Ask::AdHoc if self.order(OrderKind::AdHoc) == Some(Order::AdHocMedium) => self.ranked().into_iter().next(),
            Ask::AdHoc | Ask::Base | Ask::Drive => None,
        }
    }

    /// The answer that belongs to the order of a kind; other orders mean to ask.
    fn chosen(&self, kind: OrderKind, answers: &[(Order, Option<Action>)]) -> Option<Action> {
        let order = self.order(kind)?;
        answers.iter().find(|(known, _)| *known == order)?.1
    }

    /// The card leads into a zone without an enemy mine.
    fn has_free_way(&self) -> bool {
        let (state, values) = (self.game.table(), self.game.values());
        let to = || {
            let (card, direction) = state.turn?.card?;
            let from = state.player(self.side).at?;
            legal::target(values, state.arena, from, values.card(card).moves, direction?)
        };
        let is_mined =
            |zone: Zone| state.mines[zone.index()].is_some_and(|mine| state.are_enemies(self.side, mine.owner));
        to().is_some_and(|zone| !is_mined(zone))
    }

    fn order(&self, kind: OrderKind) -> Option<Order> {
        self.orders.now(kind, self.game.table().round)
    }

    /// The answers as a computer player of medium strength ranks them, by what the side sees.
    fn ranked(&self) -> Vec<Action> {
        let turns = House.hints(self.game, self.side, usize::MAX, &Seed::default());
        let first = turns.iter().filter_map(|lines| lines.first());
        first.filter_map(|line| Action::read(line, self.game.values()).ok()).collect()
    }

    /// The action of a card (TEM-7).
    fn action(&self) -> Option<Action> {
        let (state, values) = (self.game.table(), self.game.values());
        let bought = || self.answers.iter().filter(|action| matches!(action, Action::Buy(_))).copied();
        let price = |action: &Action| {
            let Action::Buy(weapon) = *action else { return u16::MAX };
            u16::from(values.weapon(weapon).energy) + u16::from(values.weapon(weapon).credits)
        };
        let numbers = || self.answers.iter().filter(|action| matches!(action, Action::Mine(_))).copied();
        let first = *self.answers.first()?;
        if let Action::Buy(_) = first {
            let is_planned = self.orders.round == state.round;
            let listed = self.orders.weapons.iter().filter(|_| is_planned).filter_map(|id| values.find_weapon(id));
            let wanted = listed.map(Action::Buy).find(|action| self.answers.contains(action));
            let cheapest = bought().min_by_key(price);
            let rest = [(Order::BuyCheapest, cheapest), (Order::BuyNothing, Some(Action::Pass))];
            wanted.or_else(|| self.chosen(OrderKind::Buy, &rest))
        } else if let Action::Mine(_) = first {
            // An order does not choose among those in the arena.
            let has_stock = state.mines_of(self.side).count() < values.constants.mine_numbers.len();
            let (lowest, highest) = (numbers().next(), numbers().last());
            let plans = [(Order::MineHighest, highest), (Order::MineLowest, lowest)];
            has_stock.then(|| self.chosen(OrderKind::Mine, &plans)).flatten()
        } else if let Action::Turret(None) = first {
            self.chosen(OrderKind::Turret, &[(Order::TurretPut, Some(first))])
        } else if let Action::Repair(_) | Action::Upgrade = first {
            let repair = self.answers.iter().rfind(|action| matches!(action, Action::Repair(_))).copied();
            let upgrade = Some(Action::Upgrade).filter(|action| self.answers.contains(action));
            let repairs = (Order::PowerRepair, repair.or(Some(Action::Pass)));
            self.chosen(OrderKind::Power, &[(Order::PowerUpgrade, upgrade.or(repair)), repairs])
        } else {
            None
        }
    }

    /// An attack: the weapon by the order for combats, and the rest of it by that for payments.
    fn attack(&self) -> Option<Action> {
        let state = self.game.table();
        let order = self.order(OrderKind::Fight).filter(|&order| order != Order::FightAsk)?;
        let of = |action: &Action| {
            let Action::Attack { weapon, with } = *action else { return None };
            Some((weapon, with))
        };
        let lost = |action: &Action| {
            of(action)
                .and_then(|(weapon, with)| self.game.strike(self.side, weapon, with))
                .map_or(0, |strike| strike.lost)
        };
        let ranked = self.ranked();
        let listed = || state.player(self.side).order.iter().copied().find(|&id| state.player(self.side).is_usable(id));
        let countering = || {
            state.combat?.last?;
            let counters =
                |action: &&Action| of(action).is_some_and(|(id, _)| self.game.is_power_attack(self.side, id));
            of(self.answers.iter().filter(counters).max_by_key(|action| lost(action))?).map(|(id, _)| id)
        };
        let best = || ranked.first().and_then(of).map(|(id, _)| id);
        let weapon: WeaponId = if order == Order::FightList {
            listed()
        } else if order == Order::FightCounter {
            countering().or_else(listed)
        } else {
            best()
        }?;
        let mut forms = ranked.iter().filter(|action| of(action).is_some_and(|(id, _)| id == weapon));
        let is_free = |action: &&Action| matches!(of(action), Some((_, With::Nothing | With::Paid(0))));
        let paid = self.order(OrderKind::Paid)?;
        if paid == Order::PaidNothing {
            forms.clone().find(is_free).or_else(|| forms.next()).copied()
        } else if paid == Order::PaidAsk && forms.clone().count() > 1 {
            None
        } else {
            forms.next().copied()
        }
    }

    /// The way after a retreat or knock-out (TEM-11.6).
    fn place(&self) -> Option<Action> {
        let (state, values) = (self.game.table(), self.game.values());
        let of = |action: &Action| if let Action::Place(zone) = *action { Some(zone) } else { None };
        let zones = || self.answers.iter().filter_map(of);
        let nearest = |to: Option<Zone>| {
            let steps = legal::distances(values, state.arena, to?);
            zones().min_by_key(|zone| steps[zone.index()].unwrap_or(usize::MAX)).map(Action::Place)
        };
        let highest = zones().rev().max_by_key(|&zone| state.value(zone)).map(Action::Place);
        let mech = match state.mech {
            Mech::Empty(zone) => Some(zone),
            Mech::Taken(rider, _) => state.player(rider).at,
        };
        let is_fighting = self.order(OrderKind::Fight) != Some(Order::FightAsk);
        self.chosen(
            OrderKind::Place,
            &[
                (Order::PlaceUsual, highest.filter(|_| is_fighting)),
                (Order::PlaceValue, highest),
                (Order::PlaceBase, nearest(state.player(self.side).base)),
                (Order::PlaceMech, nearest(mech)),
            ],
        )
    }
}

/// The kind of the ability of a side's pilot.
#[must_use]
pub fn ability_kind(game: &MechsGame, side: Side) -> Option<OrderKind> {
    match game.values().pilot(game.table().player(side).pilot?).ability {
        Ability::Commander { .. } => Some(OrderKind::Commander),
        Ability::Supply { .. } => Some(OrderKind::Collect),
        Ability::Redeploy { .. } => Some(OrderKind::Deploy),
        Ability::Expert { .. } => Some(OrderKind::Expert),
        Ability::Gyroscope { .. } => Some(OrderKind::Rotate),
        Ability::Shield { .. } | Ability::SelfRepair { .. } | Ability::Tough { .. } => None,
    }
}
