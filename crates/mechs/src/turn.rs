//! A turn, stage by stage (TEM-6), and the actions of cards (TEM-7).

use sztab_game::Side;

use crate::action::Action;
use crate::arena::{Direction, Zone};
use crate::event::{Event, Hazard, MoveKind};
use crate::illegal::{Illegal, StepResult};
use crate::legal;
use crate::machine::Machine;
use crate::state::{AdHoc, Mech, Mine, QuestionKind, Slot, Stage, Status, Topic, Turn};
use crate::values::{Ability, CardAction, CardId, MechAbility, Move, Resource};

impl Machine<'_> {
    /// Carries out the current stage of the turn. Each stage begins by setting the next one.
    pub fn carry_out_stage(&mut self) -> StepResult {
        let Some(turn) = self.state.turn else { return Err(Illegal::Unknown) };
        match turn.stage {
            Stage::Start => self.start_turn(turn),
            Stage::Open => self.reveal_card(turn),
            Stage::Move => {
                self.move_by_card(turn);
                Ok(())
            }
            Stage::Mine => self.trigger_mine(turn),
            Stage::Combat => self.encounter_pilot(turn),
            Stage::Turret => self.trigger_turret(turn),
            Stage::Mech => self.offer_mech(turn),
            Stage::Drive => {
                self.offer_drive(turn);
                Ok(())
            }
            Stage::Action => self.offer_action(turn),
            Stage::End => {
                self.equip_human(turn.side)?;
                self.end_turn(turn)
            }
        }
    }

    pub fn set_stage(&mut self, stage: Stage) {
        if let Some(turn) = &mut self.state.turn {
            turn.stage = stage;
        }
    }

    fn with_turn(&mut self, change: impl FnOnce(&mut Turn)) {
        self.state.turn.as_mut().map(change);
    }

    /// Starts a player's turn: equips weapons (TEM-8.3), then asks for a card in ad hoc mode (TEM-12.2) or about
    /// Tsunami's ability (TEM-14.1).
    fn start_turn(&mut self, turn: Turn) -> StepResult {
        self.set_stage(Stage::Open);
        let side = turn.side;
        self.equip_human(side)?;
        let player = self.state.player_mut(side);
        if player.ad_hoc != AdHoc::Off {
            let is_fresh = player.ad_hoc == AdHoc::Fresh;
            player.ad_hoc = AdHoc::On;
            self.with_turn(|turn| turn.is_peaceful |= is_fresh);
            self.ask(side, QuestionKind::AdHoc);
        } else if let Some(Ability::Commander { price, resource }) = self.ability(side)
            && turn.slot == self.values.constants.slots
            && self.state.player(side).amount(resource) >= price
        {
            self.ask(side, QuestionKind::Commander);
        }
        Ok(())
    }

    /// Puts Tsunami into ad hoc mode for this turn (TEM-14.1).
    pub fn take_command(&mut self, side: Side) {
        if let Some(Ability::Commander { price, resource }) = self.ability(side) {
            self.lose(side, resource, price);
        }
        self.drop_program(side);
        self.state.player_mut(side).ad_hoc = AdHoc::On;
        self.emit(Event::AdHocBegan { side });
        let may_fight = self.state.terms.may_fight;
        self.with_turn(|turn| turn.is_peaceful = !may_fight);
        self.ask_now(side, QuestionKind::AdHoc);
    }

    pub fn choose_card(&mut self, card: CardId, direction: Direction) {
        self.with_turn(|turn| turn.card = Some((card, Some(direction))));
    }

    /// Reveals the card of the slot (TEM-6.1).
    fn reveal_card(&mut self, turn: Turn) -> StepResult {
        self.set_stage(Stage::Move);
        let side = turn.side;
        if turn.card.is_some() {
            return Ok(());
        }
        if self.state.player(side).is_robot {
            return self.draw_card(turn);
        }
        let slot = self.state.player(side).program.get(usize::from(turn.slot.saturating_sub(1)));
        match slot.copied().unwrap_or_default() {
            Slot::Vacant => self.set_stage(Stage::End),
            Slot::Hidden => return Err(Illegal::Unknown),
            Slot::Card(card, direction) => {
                self.check_unmasked()?;
                self.with_turn(|turn| turn.card = Some((card, Some(direction))));
                self.reveal_lines(|closed| closed.side == side && closed.topic == Topic::Slot(turn.slot));
                self.emit(Event::CardOpened { side, slot: turn.slot, card, direction: Some(direction) });
                if let Some(Ability::Gyroscope { price, resource }) = self.ability(side)
                    && self.state.player(side).amount(resource) >= price
                {
                    self.ask(side, QuestionKind::Rotate);
                }
            }
        }
        Ok(())
    }

    /// Turns the card for Kitty (TEM-14.7).
    pub fn rotate_card(&mut self, side: Side, direction: Direction) {
        if let Some(Ability::Gyroscope { price, resource }) = self.ability(side) {
            self.lose(side, resource, price);
        }
        self.with_turn(|turn| turn.card = turn.card.map(|(card, _)| (card, Some(direction))));
    }

    /// Moves the pilot by the card (TEM-6.3 to TEM-6.6).
    fn move_by_card(&mut self, turn: Turn) {
        self.set_stage(Stage::Mine);
        if self.state.player(turn.side).is_robot {
            return self.move_robot(turn);
        }
        let (Some((card, Some(direction))), Some(from)) = (turn.card, self.state.player(turn.side).at) else {
            return self.set_stage(Stage::End);
        };
        let moves = self.values.card(card).moves;
        if let Some(to) = legal::move_target(self.values, self.state.arena, from, moves, direction) {
            self.enter_zone(turn.side, to, moves);
        } else {
            self.emit(Event::Blocked { side: turn.side });
            self.set_stage(Stage::Action);
        }
    }

    pub fn enter_zone(&mut self, side: Side, to: Zone, moves: Move) {
        let way = if moves.is_jump() { MoveKind::Jump } else { MoveKind::Step };
        self.move_pilot(side, to, way);
        self.with_turn(|turn| turn.has_jumped |= moves.is_jump());
    }

    pub fn move_pilot(&mut self, side: Side, to: Zone, way: MoveKind) {
        let from = self.state.player(side).at;
        self.state.player_mut(side).at = Some(to);
        self.emit(Event::Moved { side, from, to, way });
    }

    /// Triggers an enemy mine (TEM-9.3); in a robot's zone, the other robot's turret fires before the combat
    /// (TEM-17.15).
    fn trigger_mine(&mut self, turn: Turn) -> StepResult {
        self.set_stage(Stage::Combat);
        let side = turn.side;
        let Some(zone) = self.state.player(side).at else { return Ok(()) };
        if let Some(Mine { owner, number }) =
            self.state.mines[zone.index()].filter(|mine| self.state.are_enemies(side, mine.owner))
        {
            self.check_unmasked()?;
            let number = number.ok_or(Illegal::Unknown)?;
            self.state.mines[zone.index()] = None;
            self.reveal_lines(|closed| closed.side == owner && closed.topic == Topic::Mine(number));
            self.emit(Event::MineExploded { zone, owner, number });
            let less = if let Some(Ability::Tough { mines, .. }) = self.ability(side) { mines } else { 0 };
            let damage = self.state.zone_value(zone).saturating_add(number).saturating_sub(less);
            if self.deal_damage(side, damage, Hazard::Mine(number)) {
                self.score(owner, self.values.constants.mine_ko, crate::event::Source::Deployed);
                self.knock_out(side, false)?;
            }
            self.emit(Event::MineReturned { owner, zone });
            self.offer_redeploy(owner, QuestionKind::DeployMine);
            return Ok(());
        }
        let robot = self.state.enemy_at(side, zone).filter(|&enemy| self.state.player(enemy).is_robot);
        if let Some(robot) = robot
            && self.state.turrets[zone.index()]
                .is_some_and(|owner| owner != robot && self.state.are_enemies(side, owner))
        {
            self.fire_turret(side, zone)?;
        }
        Ok(())
    }

    fn encounter_pilot(&mut self, turn: Turn) -> StepResult {
        self.set_stage(Stage::Turret);
        let zone = self.state.player(turn.side).at;
        if let Some(enemy) = zone.and_then(|zone| self.state.enemy_at(turn.side, zone)) {
            self.with_turn(|turn| turn.has_fought = true);
            self.begin_combat(turn.side, enemy, turn.has_jumped)?;
        }
        Ok(())
    }

    /// Fires an enemy turret (TEM-9.4); after a combat, only the turret of the enemy who lost it (TEM-9.6).
    fn trigger_turret(&mut self, turn: Turn) -> StepResult {
        self.set_stage(Stage::Mech);
        match self.state.player(turn.side).at {
            Some(zone) => self.fire_turret(turn.side, zone),
            None => Ok(()),
        }
    }

    fn fire_turret(&mut self, side: Side, zone: Zone) -> StepResult {
        let Some(owner) = self.state.turrets[zone.index()].filter(|&owner| self.state.are_enemies(side, owner)) else {
            return Ok(());
        };
        self.emit(Event::TurretFired { zone, owner });
        let less = if let Some(Ability::Tough { turrets, .. }) = self.ability(side) { turrets } else { 0 };
        let damage = self.state.zone_value(zone).saturating_sub(less);
        if self.deal_damage(side, damage, Hazard::Turret) {
            self.score(owner, self.values.constants.turret_ko, crate::event::Source::Deployed);
            return self.knock_out(side, false);
        }
        self.state.turrets[zone.index()] = None;
        self.emit(Event::TurretReturned { owner, zone });
        self.offer_redeploy(owner, QuestionKind::DeployTurret);
        Ok(())
    }

    /// Deals damage outside an attack; returns true if it knocks the player out.
    pub fn deal_damage(&mut self, side: Side, damage: u8, by: Hazard) -> bool {
        let player = self.state.player_mut(side);
        let lost = damage.min(player.health);
        player.health -= lost;
        let falls = player.health == 0;
        self.emit(Event::Hurt { side, lost, by });
        falls
    }

    /// Offers the empty Mech (TEM-13.2, TEM-17.12).
    fn offer_mech(&mut self, turn: Turn) -> StepResult {
        self.set_stage(Stage::Drive);
        let player = *self.state.player(turn.side);
        if !player.at.is_some_and(|zone| self.state.has_empty_mech(zone)) {
            return Ok(());
        }
        if player.is_robot {
            return self.take_mech(turn.side, None);
        }
        let is_able = player.status == Status::Armor && player.health == self.full_health(Status::Armor);
        if is_able && !turn.has_declined {
            self.ask(turn.side, QuestionKind::Mech);
        }
        Ok(())
    }

    /// Offers another zone to the Trojan 3000 (TEM-13.8).
    fn offer_drive(&mut self, turn: Turn) {
        self.set_stage(Stage::Action);
        if legal::drive_target(self.values, self.state, turn.side).is_some() {
            self.ask(turn.side, QuestionKind::Drive);
        }
    }

    pub fn drive_on(&mut self, side: Side) {
        let Some(to) = legal::drive_target(self.values, self.state, side) else { return };
        if let Mech::Taken(_, Some(card)) = self.state.mech
            && let MechAbility::RocketDrive { price, resource } = self.values.mech(card).ability
        {
            self.lose(side, resource, price);
        }
        self.set_stage(Stage::Mine);
        self.with_turn(|turn| turn.has_declined = false);
        self.enter_zone(side, to, Move::Step);
    }

    /// Offers the card's action, unless a combat has cancelled the action (TEM-6.2, TEM-6.7).
    fn offer_action(&mut self, turn: Turn) -> StepResult {
        self.set_stage(Stage::End);
        let Some((card, _)) = turn.card.filter(|_| !turn.has_fought) else { return Ok(()) };
        if self.state.player(turn.side).is_robot {
            return self.act_robot(turn.side, card);
        }
        match self.values.card(card).action {
            CardAction::Collect => self.collect(turn.side),
            CardAction::Mine | CardAction::Turret | CardAction::Buy | CardAction::Power => {
                self.ask(turn.side, QuestionKind::Action);
            }
            CardAction::None => {}
        }
        Ok(())
    }

    /// Collects the resource of every controlled zone, once per zone (TEM-7.1).
    pub fn collect(&mut self, side: Side) {
        for resource in Resource::ALL {
            let zones = Zone::all().filter(|&zone| self.state.controls(side, zone));
            let amount = zones.filter(|zone| self.state.tiles[zone.index()].has_resource(resource)).count();
            self.gain(side, resource, u8::try_from(amount).unwrap_or(u8::MAX));
        }
        let Some(Ability::Supply { extra }) = self.ability(side) else { return };
        let Some(zone) = self.state.player(side).at else { return };
        let tile = self.state.tiles[zone.index()];
        match (tile.energy, tile.credits) {
            (true, true) => self.ask(side, QuestionKind::Collect),
            (true, false) => self.gain(side, Resource::Energy, extra),
            (false, true) => self.gain(side, Resource::Credits, extra),
            (false, false) => {}
        }
    }

    /// Applies the Brawler's choice (TEM-14.3).
    pub fn collect_extra(&mut self, side: Side, resource: Resource) {
        if let Some(Ability::Supply { extra }) = self.ability(side) {
            self.gain(side, resource, extra);
        }
    }

    /// Carries out a card's action (TEM-7.3 to TEM-7.10).
    pub fn perform_action(&mut self, side: Side, action: Action) -> StepResult {
        let Some(zone) = self.state.player(side).at else { return Ok(()) };
        let constants = &self.values.constants;
        let price = self.state.zone_value(zone);
        match action {
            Action::Mine(number) => {
                self.lose(side, constants.mine_resource, price);
                self.deploy_mine(side, zone, number);
            }
            Action::Turret(from) => {
                self.lose(side, constants.turret_resource, price);
                self.deploy_turret(side, zone, from);
            }
            Action::Buy(weapon) => self.buy(side, weapon)?,
            Action::Repair(paid) => {
                self.lose(side, constants.repair_resource, paid);
                let free = if let Some(Ability::SelfRepair { free }) = self.ability(side) { free } else { 0 };
                let most = self.full_health(self.state.player(side).status);
                let player = self.state.player_mut(side);
                let health = free.saturating_add(paid.saturating_mul(constants.repair_health));
                let gained = health.min(most.saturating_sub(player.health));
                player.health += gained;
                self.emit(Event::Healed { side, health: gained });
            }
            Action::Upgrade => {
                self.lose(side, constants.upgrade_resource, constants.upgrade_cost);
                let player = self.state.player_mut(side);
                (player.status, player.health) = (Status::Armor, constants.armor_health);
                self.emit(Event::Upgraded { side });
                self.equip(side)?;
            }
            // The action is to decline, or is not an action of a card.
            Action::Pass
            | Action::Pilot(_)
            | Action::Base(_)
            | Action::Weapon(_)
            | Action::Program { .. }
            | Action::Ready
            | Action::Commander
            | Action::AdHoc { .. }
            | Action::Rotate(_)
            | Action::Drive
            | Action::Mech(_)
            | Action::Collect(_)
            | Action::Expert
            | Action::Attack { .. }
            | Action::Place(_)
            | Action::Deploy(_)
            | Action::Equip(_)
            | Action::Shield(_) => {}
        }
        Ok(())
    }

    /// Deploys a mine from stock, or moves the one with this number (TEM-7.3).
    pub fn deploy_mine(&mut self, side: Side, zone: Zone, number: u8) {
        let from = self.state.mines_of(side).find(|(_, mine)| mine.number == Some(number)).map(|(zone, _)| zone);
        if let Some(from) = from {
            self.state.mines[from.index()] = None;
        }
        self.state.mines[zone.index()] = Some(Mine { owner: side, number: Some(number) });
        self.emit(Event::MineDeployed { side, zone, number: Some(number), from });
    }

    /// Deploys a turret from stock, or moves the one in a zone (TEM-7.4).
    pub fn deploy_turret(&mut self, side: Side, zone: Zone, from: Option<Zone>) {
        if let Some(from) = from {
            self.state.turrets[from.index()] = None;
        }
        self.state.turrets[zone.index()] = Some(side);
        self.emit(Event::TurretDeployed { side, zone, from });
    }

    /// Buys a weapon; the empty slot in the row is refilled at once (TEM-7.6, TEM-7.7).
    pub fn buy(&mut self, side: Side, weapon: crate::values::WeaponId) -> StepResult {
        let kind = self.values.weapon(weapon);
        self.lose(side, Resource::Energy, kind.energy);
        self.lose(side, Resource::Credits, kind.credits);
        self.state.player_mut(side).order.insert(0, weapon);
        self.emit(Event::Bought { side, weapon });
        if let Some(place) = self.state.row.iter().position(|&open| open == weapon) {
            if self.state.deck.count() > 0 {
                self.check_unmasked()?;
            }
            self.state.row.take(place);
            if let Some(next) = self.state.deck.draw()? {
                self.state.row.insert(place, next);
                self.emit(Event::RowFilled { place: u8::try_from(place).unwrap_or_default(), weapon: next });
            }
        }
        self.equip(side)
    }

    /// Equips the first weapons in the order for which there is room (TEM-8.1, TEM-8.4).
    pub fn equip(&mut self, side: Side) -> StepResult {
        if self.state.player(side).is_robot {
            return self.equip_robot(side);
        }
        let player = *self.state.player(side);
        let worn = legal::fitting_weapons(self.values, player.status, &player.order);
        self.set_equipped(side, worn);
        Ok(())
    }

    /// Equips a human player's weapons. Robots equip theirs at other times (TEM-17.13).
    fn equip_human(&mut self, side: Side) -> StepResult {
        if self.state.player(side).is_robot { Ok(()) } else { self.equip(side) }
    }

    pub fn set_equipped(&mut self, side: Side, worn: u32) {
        if self.state.player(side).worn != worn {
            self.state.player_mut(side).worn = worn;
            self.emit(Event::Equipped { side, worn });
        }
    }
}
