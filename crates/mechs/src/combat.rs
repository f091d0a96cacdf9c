//! Combat: attacks, rows, damage and texts (TEM-10, TEM-15).

use sztab_game::{Side, Sides};

use crate::action::AttackArgument;
use crate::arena::{Direction, Zone};
use crate::event::{Event, Hazard, MoveKind, Source};
use crate::illegal::{Illegal, StepResult};
use crate::legal;
use crate::machine::Machine;
use crate::state::{Combat, LastAttack, Question, QuestionKind, Stage, Status};
use crate::strike::{Strike, compute_strike};
use crate::values::{Ability, Resource, WeaponId};
use crate::weapons::Text;

impl Machine<'_> {
    pub fn begin_combat(&mut self, mover: Side, enemy: Side, by_jump: bool) -> StepResult {
        let zone = self.state.player(mover).at.ok_or(Illegal::Unknown)?;
        self.emit(Event::CombatBegan { mover, enemy, zone });
        self.score(mover, self.values.constants.start_combat, Source::Combat);
        self.state.combat = Some(Combat {
            mover,
            enemy,
            next: mover,
            last: None,
            by_jump,
            used: Sides::NONE,
            hit: Sides::NONE,
            expert: None,
        });
        for side in [mover, enemy] {
            self.state.player_mut(side).exhausted = 0;
            self.state.player_mut(side).draws.clear();
            if let Some(Ability::Expert { price, resource }) = self.ability(side)
                && self.state.player(side).amount(resource) >= price
            {
                self.ask(side, QuestionKind::Expert);
            }
        }
        for side in [mover, enemy] {
            self.ready_robot(side)?;
        }
        Ok(())
    }

    /// Pays so that the first weapon Maverick uses is not exhausted (TEM-14.5).
    pub fn pay_expert(&mut self, side: Side) {
        if let Some(Ability::Expert { price, resource }) = self.ability(side) {
            self.lose(side, resource, price);
        }
        if let Some(combat) = &mut self.state.combat {
            combat.expert = Some(side);
        }
    }

    /// Asks for the next attack, or makes a fighter without a usable weapon retreat (TEM-10.2, TEM-11.1).
    pub fn continue_combat(&mut self) -> StepResult {
        let Some(combat) = self.state.combat else { return Ok(()) };
        let player = self.state.player(combat.next);
        if player.is_robot {
            return self.attack_as_robot(combat);
        }
        if player.worn & !player.exhausted == 0 {
            self.retreat(combat)
        } else {
            self.ask(combat.next, QuestionKind::Attack);
            Ok(())
        }
    }

    /// Carries out an attack (TEM-10.3).
    pub fn attack(&mut self, side: Side, weapon: WeaponId, with: AttackArgument) -> StepResult {
        let Some(mut combat) = self.state.combat else { return Ok(()) };
        let enemy = combat.opponent(side);
        let strike = compute_strike(self.values, self.state, &combat, side, weapon, with);
        if combat.expert == Some(side) {
            combat.expert = None;
        } else {
            self.state.player_mut(side).exhausted |= weapon.bit();
        }
        let Strike { is_power, damage, instead, lost } = strike;
        self.emit(Event::Attacked { side, enemy, weapon, is_power, with, damage, lost });
        if let Some((resource, price)) = instead {
            self.lose(enemy, resource, price);
        }
        if lost > 0 || instead.is_some() {
            combat.hit = combat.hit.with(enemy);
        }
        self.state.player_mut(enemy).health -= lost;
        self.score(side, lost.saturating_mul(self.values.constants.damage_point), Source::Combat);
        let text = self.values.weapon(weapon).text(is_power);
        combat.used = combat.used.with(side);
        let is_counterable = text != Text::Uncounterable;
        let kind = self.values.weapon(weapon).kind;
        combat.last = Some(if is_counterable { LastAttack::Of(kind) } else { LastAttack::Uncounterable });
        combat.next = enemy;
        self.state.combat = Some(combat);
        let fallen = self.apply_weapon_text(combat, side, text, with);
        self.check_fighters(combat, side, &fallen)
    }

    /// Applies the remaining effects of a weapon's text (TEM-10.10). Returns the third players it knocks out, nearest
    /// first.
    fn apply_weapon_text(&mut self, combat: Combat, side: Side, text: Text, with: AttackArgument) -> Vec<Side> {
        let enemy = combat.opponent(side);
        let stands = self.state.player(enemy).health > 0;
        match (text, with) {
            (Text::Drain { energy, credits }, _) => {
                self.lose(enemy, Resource::Energy, energy);
                self.lose(enemy, Resource::Credits, credits);
            }
            (Text::RemoveInstead, AttackArgument::Zone(zone)) => self.return_devices(zone, |_| true),
            (Text::Heal { resource, .. }, AttackArgument::Paid(paid)) => {
                self.lose(side, resource, paid);
                let most = self.full_health(self.state.player(side).status);
                let player = self.state.player_mut(side);
                let health = paid.min(most.saturating_sub(player.health));
                player.health += health;
                if health > 0 {
                    self.emit(Event::Healed { side, health });
                }
            }
            (Text::CarryOff, AttackArgument::Zone(zone)) if stands => {
                for fighter in [side, enemy] {
                    self.move_pilot(fighter, zone, MoveKind::CarriedOff);
                }
                self.set_stage(Stage::End);
                self.return_devices(zone, |_| true);
            }
            (Text::ExhaustPaid { resource, price }, AttackArgument::Weapon(weapon)) if stands => {
                self.lose(side, resource, price);
                self.exhaust(enemy, weapon);
            }
            (Text::Exhaust, AttackArgument::Weapon(weapon)) if stands => self.exhaust(enemy, weapon),
            (Text::Points(points), _) => self.score(side, points, Source::Combat),
            (Text::Ready, AttackArgument::Weapon(weapon)) => {
                self.state.player_mut(side).exhausted &= !weapon.bit();
                self.emit(Event::Readied { side, weapon });
            }
            (Text::PaidDamage { resource, .. }, AttackArgument::Paid(paid)) => {
                self.lose(side, resource, paid);
            }
            (Text::Gain(amount), AttackArgument::Resource(resource)) => self.gain(side, resource, amount),
            (Text::PaidPoints { resource, each, .. }, AttackArgument::Paid(paid)) => {
                self.lose(side, resource, paid);
                let player = self.state.player_mut(enemy);
                let points = i32::from(paid.saturating_mul(each)).min(player.points);
                player.points -= points;
                if points > 0 {
                    self.emit(Event::PointsLost { side: enemy, points });
                }
            }
            (Text::Line { damage, points }, AttackArgument::Direction(direction)) => {
                return self.shoot_along(combat, side, direction, damage, points);
            }
            (Text::StealOne, AttackArgument::Resource(resource)) => self.steal(side, enemy, resource),
            (Text::StealBoth, _) => Resource::ALL.into_iter().for_each(|resource| self.steal(side, enemy, resource)),
            (Text::OwnLoss(loss), _) => {
                self.deal_damage(side, loss, Hazard::OwnWeapon);
            }
            (Text::FreeTurret, AttackArgument::Zone(zone)) => self.deploy_turret(side, zone, None),
            _ => {}
        }
        Vec::new()
    }

    fn steal(&mut self, side: Side, enemy: Side, resource: Resource) {
        let amount = self.lose(enemy, resource, 1);
        self.gain(side, resource, amount);
    }

    fn exhaust(&mut self, side: Side, weapon: WeaponId) {
        let player = self.state.player_mut(side);
        player.exhausted |= weapon.bit();
        player.draws.retain(|&drawn| drawn != weapon);
        self.emit(Event::Exhausted { side, weapon });
    }

    /// Returns a mine or turret in a zone to its owner, if the owner satisfies the condition. No damage is dealt.
    fn return_devices(&mut self, zone: Zone, is_meant: impl Fn(Side) -> bool) {
        if let Some(mine) = self.state.mines[zone.index()].filter(|mine| is_meant(mine.owner)) {
            self.state.mines[zone.index()] = None;
            self.emit(Event::MineReturned { owner: mine.owner, zone });
            self.offer_redeploy(mine.owner, QuestionKind::DeployMine);
        }
        if let Some(owner) = self.state.turrets[zone.index()].filter(|&owner| is_meant(owner)) {
            self.state.turrets[zone.index()] = None;
            self.emit(Event::TurretReturned { owner, zone });
            self.offer_redeploy(owner, QuestionKind::DeployTurret);
        }
    }

    /// Fires along the Rail Gun's line (TEM-15.14).
    fn shoot_along(&mut self, combat: Combat, side: Side, direction: Direction, damage: u8, points: u8) -> Vec<Side> {
        let mut fallen = Vec::new();
        for victim in legal::enemies_in_line(self.values, self.state, &combat, side, direction) {
            self.score(side, points, Source::Combat);
            if self.deal_damage(victim, damage, Hazard::Line) {
                fallen.push(victim);
            }
        }
        fallen
    }

    /// Carries out knock-outs after an attack: of the enemy, of the attacker by their own weapon, and of third players
    /// (TEM-10.10, TEM-11.3).
    fn check_fighters(&mut self, combat: Combat, side: Side, fallen: &[Side]) -> StepResult {
        let enemy = combat.opponent(side);
        let points = self.values.constants.retreat_or_ko;
        let [attacker_falls, enemy_falls] = [side, enemy].map(|fighter| self.state.player(fighter).health == 0);
        if enemy_falls {
            self.score(side, points, Source::Combat);
        }
        if enemy_falls || attacker_falls {
            let losers: Vec<Side> = [(enemy, enemy_falls), (side, attacker_falls)]
                .into_iter()
                .filter_map(|(fighter, falls)| falls.then_some(fighter))
                .collect();
            self.end_combat(combat, &losers);
        }
        if enemy_falls {
            self.knock_out(enemy, !attacker_falls && self.state.player(enemy).status == Status::Mech)?;
        }
        if attacker_falls {
            self.knock_out(side, false)?;
        }
        for &third in fallen {
            self.score(side, points, Source::Combat);
            self.knock_out(third, false)?;
        }
        Ok(())
    }

    /// Ends a combat and readies exhausted weapons (TEM-10.8). The next step depends on who lost (TEM-9.6).
    pub fn end_combat(&mut self, combat: Combat, losers: &[Side]) {
        self.state.combat = None;
        self.state
            .questions
            .retain(|question: &Question| !matches!(question.ask, QuestionKind::Attack | QuestionKind::Expert));
        for side in [combat.mover, combat.enemy] {
            let is_survivor = !losers.contains(&side);
            let player = self.state.player_mut(side);
            player.exhausted = 0;
            player.draws.clear();
            // A robot that survives a combat faces north afterwards (TEM-17.16).
            if player.is_robot && is_survivor && player.facing != Direction::N {
                player.facing = Direction::N;
                self.emit(Event::Faced { side, direction: Direction::N });
            }
        }
        self.emit(Event::CombatEnded { mover: combat.mover, enemy: combat.enemy });
        let zone = self.state.player(combat.mover).at;
        let turret = zone.and_then(|zone| self.state.turrets[zone.index()]);
        if losers.contains(&combat.mover) {
            self.set_stage(Stage::End);
        } else if self.state.turn.is_some_and(|turn| turn.stage == Stage::Turret)
            && turret.is_some_and(|owner| owner != combat.enemy)
        {
            self.set_stage(Stage::Mech);
        }
    }
}
