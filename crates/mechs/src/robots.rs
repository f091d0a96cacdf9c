//! The robots of solo games (TEM-17).

use sztab_game::Side;

use crate::action::AttackArgument;
use crate::arena::{Direction, Zone};
use crate::event::{Event, MoveKind};
use crate::illegal::{Illegal, StepResult};
use crate::legal;
use crate::machine::Machine;
use crate::state::{Combat, Pile, Stage, Status, Turn};
use crate::strike::is_power;
use crate::values::{CardAction, CardId, Move, WeaponId};
use crate::weapons::{Text, WeaponClass};

/// The human player of a solo game (TEM-17.1).
const HUMAN: Side = Side(0);

impl<T: Copy + Default> Pile<T> {
    /// Draws the next item; fails if the next item is unknown.
    pub(crate) fn draw(&mut self) -> StepResult<Option<T>> {
        match self.known.take_first() {
            None if self.unknown > 0 => Err(Illegal::Unknown),
            next => Ok(next),
        }
    }
}

impl Machine<'_> {
    /// Reveals a robot's next card (TEM-17.4); a robot without cards does nothing (TEM-17.19).
    pub fn draw_card(&mut self, turn: Turn) -> StepResult {
        if self.state.player(turn.side).cards.count() > 0 {
            self.check_unmasked()?;
        }
        match self.state.player_mut(turn.side).cards.draw()? {
            None => self.set_stage(Stage::End),
            Some(card) => {
                if let Some(turn) = &mut self.state.turn {
                    turn.card = Some((card, None));
                }
                self.emit(Event::CardOpened { side: turn.side, slot: turn.slot, card, direction: None });
            }
        }
        Ok(())
    }

    /// Shuffles all eight cards of each robot (TEM-17.4).
    pub fn shuffle_robots(&mut self) -> StepResult {
        for side in self.state.all_sides().iter().filter(|&side| self.state.player(side).is_robot).collect::<Vec<_>>() {
            self.check_unmasked()?;
            let mut cards: Vec<CardId> = self.values.card_copies().collect();
            self.state.chance.shuffle(&mut cards).ok_or(Illegal::Unknown)?;
            self.state.player_mut(side).cards = Pile { known: cards.into_iter().collect(), unknown: 0 };
        }
        Ok(())
    }

    /// Carries out a robot's move (TEM-17.6 to TEM-17.8).
    pub fn move_robot(&mut self, turn: Turn) {
        let side = turn.side;
        let (Some((card, _)), Some(from)) = (turn.card, self.state.player(side).at) else {
            self.set_stage(Stage::End);
            return;
        };
        let moves = self.values.card(card).moves;
        if moves.is_jump() {
            let human = self.state.player(HUMAN).at.filter(|_| self.state.sides_in_game().contains(HUMAN));
            match human.filter(|&zone| is_in_sight(from, zone, moves)) {
                Some(zone) => self.enter_zone(side, zone, moves),
                None => self.stay(side),
            }
            return;
        }
        match self.robot_move(side, from, card) {
            Some((direction, to)) => {
                self.set_facing(side, direction);
                self.enter_zone(side, to, Move::Step);
            }
            None => self.stay(side),
        }
    }

    fn stay(&mut self, side: Side) {
        self.emit(Event::Blocked { side });
        self.set_stage(Stage::Action);
    }

    pub fn set_facing(&mut self, side: Side, direction: Direction) {
        let player = self.state.player_mut(side);
        if player.facing != direction {
            player.facing = direction;
            self.emit(Event::Faced { side, direction });
        }
    }

    /// The direction and destination of a robot's move from a zone; `None` if the robot stays.
    fn robot_move(&self, side: Side, from: Zone, card: CardId) -> Option<(Direction, Zone)> {
        let facing = self.state.player(side).facing;
        let counts = |direction: Direction| {
            let zone = legal::move_target(self.values, self.state.arena, from, Move::Step, direction)?;
            let has_robot = self.state.all_sides().iter().any(|other| {
                let player = self.state.player(other);
                other != side && player.is_robot && player.at == Some(zone)
            });
            (!has_robot).then_some((direction, zone))
        };
        let seen = [0, 3, 1].map(|quarters| counts(facing.rotate(quarters)));
        let seen_values = || seen.iter().flatten().map(|&(_, zone)| self.state.zone_value(zone));
        let wanted = match self.values.card(card).action {
            CardAction::Mine | CardAction::Turret => seen_values().max(),
            CardAction::Buy | CardAction::Power => seen_values().min(),
            CardAction::Collect | CardAction::None => None,
        };
        let mut best = seen.iter().flatten().filter(|(_, zone)| Some(self.state.zone_value(*zone)) == wanted);
        let only = best.next().filter(|_| best.next().is_none()).copied();
        only.or_else(|| counts(facing)).or_else(|| counts(facing.rotate(2)))
    }

    /// Carries out a robot's action (TEM-17.10); an impossible one becomes *collect* (TEM-17.11).
    pub fn act_robot(&mut self, side: Side, card: CardId) -> StepResult {
        let player = *self.state.player(side);
        let Some(zone) = player.at else { return Ok(()) };
        let constants = &self.values.constants;
        let price = self.state.zone_value(zone);
        let has_room = self.state.can_hold_piece(zone);
        match self.values.card(card).action {
            CardAction::None => return Ok(()),
            CardAction::Mine if has_room && player.amount(constants.mine_resource) >= price => {
                let count = constants.mine_numbers.len().saturating_sub(self.state.mines_of(side).count());
                if count > 0 {
                    self.check_unmasked()?;
                    let stock = legal::mines_in_stock(self.values, self.state, side)?;
                    let number = self.pick(&stock)?.ok_or(Illegal::Unknown)?;
                    self.lose(side, constants.mine_resource, price);
                    self.deploy_mine(side, zone, number);
                    return Ok(());
                }
            }
            CardAction::Turret if has_room && player.amount(constants.turret_resource) >= price => {
                if self.state.turrets_of(side).count() < usize::from(constants.turrets) {
                    self.lose(side, constants.turret_resource, price);
                    self.deploy_turret(side, zone, None);
                    return Ok(());
                }
            }
            CardAction::Buy if self.advanced_weapons(side).len() < 4 => {
                let row = self.state.row;
                if let Some(&weapon) = row.iter().find(|&&id| legal::can_pay(self.values, self.state, side, id)) {
                    return self.buy(side, weapon);
                }
            }
            CardAction::Power if player.status != Status::Mech => {
                let missing = self.full_health(player.status).saturating_sub(player.health);
                let paid = missing.div_ceil(constants.repair_health).min(player.amount(constants.repair_resource));
                if paid > 0 {
                    return self.perform_action(side, crate::action::Action::Repair(paid));
                }
            }
            CardAction::Collect | CardAction::Mine | CardAction::Turret | CardAction::Buy | CardAction::Power => {}
        }
        self.collect(side);
        Ok(())
    }

    fn advanced_weapons(&self, side: Side) -> Vec<WeaponId> {
        let is_advanced = |weapon: &&WeaponId| self.values.weapon(**weapon).class == WeaponClass::Advanced;
        self.state.player(side).order.iter().filter(is_advanced).copied().collect()
    }

    /// A random item; a single item is returned without using randomness.
    fn pick<T: Copy>(&mut self, items: &[T]) -> StepResult<Option<T>> {
        if let [] | [_] = items {
            return Ok(items.first().copied());
        }
        let bound = u32::try_from(items.len()).unwrap_or(u32::MAX);
        let place = self.state.chance.draw_below(bound).ok_or(Illegal::Unknown)?;
        Ok(items.get(place as usize).copied())
    }

    /// Draws two of a robot's advanced weapons, if the robot is in Power Armor and has more than two (TEM-17.13).
    pub fn equip_robot(&mut self, side: Side) -> StepResult {
        let player = *self.state.player(side);
        let mut advanced = self.advanced_weapons(side);
        if player.status == Status::Armor && advanced.len() > 2 {
            self.check_unmasked()?;
            self.state.chance.shuffle(&mut advanced).ok_or(Illegal::Unknown)?;
        }
        let is_basic = |weapon: &WeaponId| self.values.weapon(*weapon).class == WeaponClass::Basic;
        let order: Vec<WeaponId> = advanced.into_iter().chain(player.order.iter().copied().filter(is_basic)).collect();
        let worn = legal::fitting_weapons(self.values, player.status, &order);
        self.set_equipped(side, worn);
        Ok(())
    }

    /// Shuffles a robot's equipped weapons, which are then drawn one by one (TEM-17.14).
    pub fn ready_robot(&mut self, side: Side) -> StepResult {
        let player = self.state.player(side);
        if !player.is_robot {
            return Ok(());
        }
        let mut weapons: Vec<WeaponId> =
            self.values.weapon_ids().filter(|&weapon| player.has_equipped(weapon)).collect();
        if weapons.len() > 1 {
            self.check_unmasked()?;
            self.state.chance.shuffle(&mut weapons).ok_or(Illegal::Unknown)?;
        }
        let player = self.state.player_mut(side);
        player.exhausted = 0;
        player.draws = weapons.into_iter().collect();
        Ok(())
    }

    /// Carries out a robot's attack (TEM-17.14), or skips it if there is no weapon left to draw (TEM-17.21).
    pub fn attack_as_robot(&mut self, combat: Combat) -> StepResult {
        let side = combat.next;
        if self.state.player(side).draws.is_empty() {
            self.ready_robot(side)?;
        }
        self.check_unmasked()?;
        let Some(weapon) = self.state.player_mut(side).draws.take_first() else {
            self.emit(Event::AttackSkipped { side });
            self.state.combat = Some(Combat { next: combat.opponent(side), last: None, ..combat });
            return Ok(());
        };
        let with = self.highest_payment(&combat, side, weapon);
        self.attack(side, weapon, with)
    }

    /// The highest payment that a weapon's text and the robot's energy allow. A robot makes no other choice in an
    /// attack (TEM-17.14, TEM-17.22).
    fn highest_payment(&self, combat: &Combat, side: Side, weapon: WeaponId) -> AttackArgument {
        let text = self.values.weapon(weapon).text(is_power(self.values, combat, side, weapon));
        if !matches!(text, Text::Heal { .. } | Text::PaidDamage { .. } | Text::PaidPoints { .. }) {
            return AttackArgument::Nothing;
        }
        match legal::attack_actions(self.values, self.state, combat, side, weapon).last() {
            Some(crate::action::Action::Attack { with, .. }) => *with,
            _ => AttackArgument::Nothing,
        }
    }

    /// Returns a knocked-out robot to the arena (TEM-17.17, TEM-17.18).
    pub fn send_home(&mut self, side: Side) -> StepResult {
        let health = self.values.constants.armor_health;
        let player = self.state.player_mut(side);
        let was = std::mem::replace(&mut player.status, Status::Armor);
        player.health = health;
        let Some(base) = player.base else { return Err(Illegal::Unknown) };
        if was != Status::Armor {
            self.equip_robot(side)?;
        }
        let human = self.state.player(HUMAN).at;
        let beside =
            [Direction::E, Direction::W].into_iter().find(|&way| human.is_some() && base.step(way, 1) == human);
        self.set_facing(side, beside.unwrap_or_default());
        if !self.is_base_occupied(side, base) {
            self.move_pilot(side, base, MoveKind::Placed);
            return Ok(());
        }
        let mut zone = base;
        while let Some(card) = self.draw_leaving_card(side)? {
            if self.values.card(card).moves.is_jump() {
                continue;
            }
            if let Some((direction, to)) = self.robot_move(side, zone, card) {
                self.set_facing(side, direction);
                self.emit(Event::Moved { side, from: Some(zone), to, way: MoveKind::Step });
                zone = to;
                if self.state.is_zone_empty(zone) {
                    self.state.player_mut(side).at = Some(zone);
                    return Ok(());
                }
            }
        }
        let steps = legal::distances(self.values, self.state.arena, zone);
        let reached = || Zone::all().filter_map(|it| steps[it.index()].map(|distance| (distance, it)));
        let is_bare = |it: Zone| self.state.pilot_at(it).is_none() && !self.state.has_empty_mech(it);
        // Without an empty zone, the rule for human players applies (TEM-11.7).
        let nearest = reached().filter(|&(_, it)| self.state.is_zone_empty(it)).min();
        let nearest = nearest.or_else(|| reached().filter(|&(_, it)| is_bare(it)).min());
        let (_, zone) = nearest.ok_or(Illegal::Unknown)?;
        self.move_pilot(side, zone, MoveKind::Placed);
        Ok(())
    }

    /// Reveals a card that leads the robot away from its occupied base (TEM-17.18); `None` if there is no card left.
    fn draw_leaving_card(&mut self, side: Side) -> StepResult<Option<CardId>> {
        if self.state.player(side).cards.count() > 0 {
            self.check_unmasked()?;
        }
        let card = self.state.player_mut(side).cards.draw()?;
        let slot = self.state.turn.map_or(1, |turn| turn.slot);
        if let Some(card) = card {
            self.emit(Event::CardOpened { side, slot, card, direction: None });
        }
        Ok(card)
    }

    /// True if the base contains a pilot, a mine or turret of X, or the empty Mech (TEM-17.18).
    fn is_base_occupied(&self, side: Side, base: Zone) -> bool {
        self.state.pilot_at(base).is_some() || !self.state.is_unoccupied(side, base)
    }
}

/// True if a jump of this kind, over any distance, can lead from one zone to the other (TEM-17.8).
fn is_in_sight(from: Zone, zone: Zone, moves: Move) -> bool {
    let columns = from.column().abs_diff(zone.column());
    let rows = from.row().abs_diff(zone.row());
    match moves {
        Move::Step => false,
        Move::DiagonalJump => columns == rows && columns > 0,
        Move::DoubleJump => (columns == 0) != (rows == 0),
    }
}
