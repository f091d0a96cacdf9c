//! Answers given by standing orders.

use sztab_game::{Players, Seed, Side};

use crate::MechsGame;
use crate::action::{Action, AttackArgument};
use crate::arena::Zone;
use crate::legal;
use crate::orders::{Order, OrderKind, Orders};
use crate::players::ComputerPlayers;
use crate::state::{Mech, Phase, QuestionKind};
use crate::values::{Resource, WeaponId};
use crate::weapons::Text;

/// A side's answer according to its orders; `None` if its player has to be asked.
pub(crate) fn answer_by_orders(orders: &Orders, game: &MechsGame, side: Side) -> Option<Action> {
    let state = game.state();
    let question = state.questions.first().filter(|question| question.side == side)?;
    if state.phase != Phase::Turn || !state.answering_sides().contains(side) {
        return None;
    }
    let answers = legal::legal_answers(game.values(), state, *question).ok()?;
    let answer = Answer { game, side, answers: &answers, orders }.answer_to(question.ask)?;
    answers.contains(&answer).then_some(answer)
}

/// An open question, with its legal answers and the player's orders.
struct Answer<'a> {
    game: &'a MechsGame,
    side: Side,
    answers: &'a [Action],
    orders: &'a Orders,
}

impl Answer<'_> {
    fn answer_to(&self, ask: QuestionKind) -> Option<Action> {
        let (state, values, side) = (self.game.state(), self.game.values(), self.side);
        let player = state.player(side);
        match ask {
            QuestionKind::Action => self.card_action(),
            QuestionKind::Attack => self.attack_action(),
            QuestionKind::Place(_) => self.placement_answer(),
            QuestionKind::Mech => {
                let mech = |number| values.mech_sides().nth(number).map(|card| Action::Mech(Some(card)));
                self.ordered_answer(
                    OrderKind::Mech,
                    &[
                        (Order::MechFirst, mech(0)),
                        (Order::MechSecond, mech(1)),
                        (Order::MechNever, Some(Action::Mech(None))),
                    ],
                )
            }
            QuestionKind::Commander => self.ordered_answer(
                OrderKind::Commander,
                &[(Order::CommanderAlways, Some(Action::Commander)), (Order::CommanderNever, Some(Action::Pass))],
            ),
            QuestionKind::Expert => {
                let is_mover = state.combat.is_some_and(|combat| combat.mover == side);
                self.ordered_answer(
                    OrderKind::Expert,
                    &[
                        (Order::ExpertAlways, Some(Action::Expert)),
                        (Order::ExpertMover, Some(if is_mover { Action::Expert } else { Action::Pass })),
                        (Order::ExpertNever, Some(Action::Pass)),
                    ],
                )
            }
            QuestionKind::Rotate => self.ordered_answer(
                OrderKind::Rotate,
                &[
                    (Order::RotateNever, Some(Action::Pass)),
                    (Order::RotateBlocked, self.leads_to_free_zone().then_some(Action::Pass)),
                ],
            ),
            QuestionKind::Collect => {
                let less = if player.energy > player.credits { Resource::Credits } else { Resource::Energy };
                self.ordered_answer(OrderKind::Collect, &[(Order::CollectLess, Some(Action::Collect(less)))])
            }
            QuestionKind::DeployMine | QuestionKind::DeployTurret | QuestionKind::Number(_) => {
                let is_best = self.order(OrderKind::Deploy) == Some(Order::DeployBest);
                let best = if is_best { self.ranked_answers().into_iter().next() } else { None };
                self.ordered_answer(
                    OrderKind::Deploy,
                    &[(Order::DeployNever, Some(Action::Pass)), (Order::DeployBest, best)],
                )
            }
            QuestionKind::AdHoc => self.planned_card(),
            QuestionKind::Base | QuestionKind::Drive => None,
        }
    }

    /// The answer paired with the chosen order of a kind; `None`, so that the player is asked, if that order is not
    /// listed.
    fn ordered_answer(&self, kind: OrderKind, answers: &[(Order, Option<Action>)]) -> Option<Action> {
        let order = self.order(kind)?;
        answers.iter().find(|(known, _)| *known == order)?.1
    }

    /// True if the card leads into a zone without an enemy mine.
    fn leads_to_free_zone(&self) -> bool {
        let (state, values) = (self.game.state(), self.game.values());
        let to = || {
            let (card, direction) = state.turn?.card?;
            let from = state.player(self.side).at?;
            legal::move_target(values, state.arena, from, values.card(card).moves, direction?)
        };
        let is_mined =
            |zone: Zone| state.mines[zone.index()].is_some_and(|mine| state.are_enemies(self.side, mine.owner));
        to().is_some_and(|zone| !is_mined(zone))
    }

    fn order(&self, kind: OrderKind) -> Option<Order> {
        self.orders.active_order(kind, self.game.state().round)
    }

    /// The answers as ranked by a computer player of medium strength, which uses only what the side can see.
    fn ranked_answers(&self) -> Vec<Action> {
        let turns = ComputerPlayers.hints(self.game, self.side, usize::MAX, &Seed::default());
        let first = turns.iter().filter_map(|lines| lines.first());
        first.filter_map(|line| Action::parse(line, self.game.values()).ok()).collect()
    }

    /// The planned card for a turn in ad hoc mode. The first such turn is never planned, since another knock-out
    /// changes too much (TEM-12.4).
    fn planned_card(&self) -> Option<Action> {
        let turn = self.game.state().turn.filter(|turn| !turn.is_peaceful);
        let planned = turn.and_then(|turn| self.orders.planned_card(self.game.state().round, turn.slot));
        let planned = planned.and_then(|line| Action::parse(line, self.game.values()).ok());
        let planned = planned.filter(|card| self.answers.contains(card));
        let is_medium = self.order(OrderKind::AdHoc) == Some(Order::AdHocMedium);
        if planned.is_none() && is_medium { self.ranked_answers().into_iter().next() } else { planned }
    }

    /// The card's action (TEM-7).
    fn card_action(&self) -> Option<Action> {
        let (state, values) = (self.game.state(), self.game.values());
        let bought = || self.answers.iter().filter(|action| matches!(action, Action::Buy(_))).copied();
        let price = |action: &Action| {
            let Action::Buy(weapon) = *action else { return u16::MAX };
            u16::from(values.weapon(weapon).energy) + u16::from(values.weapon(weapon).credits)
        };
        let first = *self.answers.first()?;
        if let Action::Buy(_) = first {
            let is_planned = self.orders.round == state.round;
            let listed = self.orders.weapons.iter().filter(|_| is_planned).filter_map(|id| values.find_weapon(id));
            let wanted = listed.map(Action::Buy).find(|action| self.answers.contains(action));
            let cheapest = bought().min_by_key(price);
            let rest = [(Order::BuyCheapest, cheapest), (Order::BuyNothing, Some(Action::Pass))];
            wanted.or_else(|| self.ordered_answer(OrderKind::Buy, &rest))
        } else if let Action::Mine(_) = first {
            self.mine_action()
        } else if let Action::Turret(from) = first {
            self.turret_action(from.is_some())
        } else if let Action::Repair(_) | Action::Upgrade = first {
            let repair = self.answers.iter().rfind(|action| matches!(action, Action::Repair(_))).copied();
            let upgrade = Some(Action::Upgrade).filter(|action| self.answers.contains(action));
            let repairs = (Order::PowerRepair, repair.or(Some(Action::Pass)));
            self.ordered_answer(OrderKind::Power, &[(Order::PowerUpgrade, upgrade.or(repair)), repairs])
        } else {
            None
        }
    }

    /// The action that puts a mine in the pilot's zone (TEM-7.3).
    fn mine_action(&self) -> Option<Action> {
        let (state, side) = (self.game.state(), self.side);
        let numbers = || self.answers.iter().filter(|action| matches!(action, Action::Mine(_))).copied();
        let is_number = |action: &Action| matches!(action, Action::Mine(_));
        let is_any = self.order(OrderKind::Mine) == Some(Order::MineAny);
        let any = if is_any { self.ranked_answers().into_iter().find(is_number) } else { None };
        let (lowest, highest) = (numbers().next(), numbers().last());
        let has_stock = state.mines_of(side).count() < self.game.values().constants.mine_numbers.len();
        let laid = state.mines_of(side).filter_map(|(zone, mine)| Some((zone, Action::Mine(mine.number?))));
        let plans = [(Order::MineHighest, highest), (Order::MineLowest, lowest), (Order::MineAny, any)];
        let mine = if has_stock { self.ordered_answer(OrderKind::Mine, &plans) } else { self.piece_to_move(laid) };
        let limits = [(Order::CostOne, 1), (Order::CostTwo, 2), (Order::CostThree, 3), (Order::CostAny, u8::MAX)];
        self.ordered_answer(OrderKind::Cost, &limits.map(|(order, most)| (order, self.within_price(most, mine))))
    }

    /// The action that puts a turret in the pilot's zone (TEM-7.4).
    fn turret_action(&self, are_all_out: bool) -> Option<Action> {
        let laid = self.game.state().turrets_of(self.side).map(|zone| (zone, Action::Turret(Some(zone))));
        let turret = if are_all_out { self.piece_to_move(laid) } else { Some(Action::Turret(None)) };
        let limits =
            [(Order::TurretOne, 1), (Order::TurretTwo, 2), (Order::TurretThree, 3), (Order::TurretPut, u8::MAX)];
        let asked = [(Order::TurretAsk, turret.filter(|_| are_all_out))];
        let limits = limits.map(|(order, most)| (order, self.within_price(most, turret)));
        self.ordered_answer(OrderKind::Turret, &[limits.as_slice(), &asked].concat())
    }

    /// The given mine or turret action if it costs at most `most`, otherwise `None`.
    fn within_price(&self, most: u8, piece: Option<Action>) -> Option<Action> {
        if self.zone_value()? > most { Some(Action::Pass) } else { piece }
    }

    /// The value of the pilot's zone, which is the price of a mine or turret there.
    fn zone_value(&self) -> Option<u8> {
        let state = self.game.state();
        state.player(self.side).at.map(|zone| state.zone_value(zone))
    }

    /// The piece to move when all are in the arena: the one in the zone of the lowest value, if the new zone is worth
    /// more.
    fn piece_to_move(&self, laid: impl Iterator<Item = (Zone, Action)>) -> Option<Action> {
        let (state, here) = (self.game.state(), self.zone_value()?);
        let least = laid.min_by_key(|(zone, _)| state.zone_value(*zone))?;
        let moved = if state.zone_value(least.0) < here { least.1 } else { Action::Pass };
        self.ordered_answer(
            OrderKind::Spare,
            &[(Order::SpareLeast, Some(moved)), (Order::SpareNothing, Some(Action::Pass))],
        )
    }

    /// An attack: the weapon according to the order for combats, and the rest according to the order for payments.
    fn attack_action(&self) -> Option<Action> {
        let state = self.game.state();
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
        let ranked = self.ranked_answers();
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
        let mut forms = ranked.into_iter().filter(|action| of(action).is_some_and(|(id, _)| id == weapon));
        let paid = self.order(OrderKind::Paid)?;
        if paid == Order::PaidAsk && forms.clone().count() > 1 {
            return None;
        }
        let limits = [(Order::PaidNothing, 0), (Order::PaidOne, 1), (Order::PaidTwo, 2)];
        let most = limits.iter().find(|(order, _)| *order == paid).map_or(u8::MAX, |limit| limit.1);
        forms.find(|action| of(action).is_some_and(|(id, with)| self.payment(id, with) <= most))
    }

    /// The payment included in an attack.
    fn payment(&self, weapon: WeaponId, with: AttackArgument) -> u8 {
        let text = self.game.values().weapon(weapon).text(self.game.is_power_attack(self.side, weapon));
        if let AttackArgument::Paid(paid) = with {
            paid
        } else if let (AttackArgument::Weapon(_), Text::ExhaustPaid { price, .. }) = (with, text) {
            price
        } else {
            0
        }
    }

    /// The answer about the zone to move to after a retreat or knock-out (TEM-11.6).
    fn placement_answer(&self) -> Option<Action> {
        let (state, values) = (self.game.state(), self.game.values());
        let of = |action: &Action| if let Action::Place(zone) = *action { Some(zone) } else { None };
        let zones = || self.answers.iter().filter_map(of);
        let nearest = |to: Option<Zone>| {
            let steps = legal::distances(values, state.arena, to?);
            zones().min_by_key(|zone| steps[zone.index()].unwrap_or(usize::MAX)).map(Action::Place)
        };
        let highest = zones().rev().max_by_key(|&zone| state.zone_value(zone)).map(Action::Place);
        let mech = match state.mech {
            Mech::Empty(zone) => Some(zone),
            Mech::Taken(rider, _) => state.player(rider).at,
        };
        let is_fighting = self.order(OrderKind::Fight) != Some(Order::FightAsk);
        self.ordered_answer(
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
