//! Retreat, knock-out, placement, and transfers of the Mighty Mech (TEM-11, TEM-12.1, TEM-13).

use sztab_game::Side;

use crate::arena::Zone;
use crate::event::{Event, MoveKind, Source};
use crate::illegal::{Illegal, StepResult};
use crate::machine::Machine;
use crate::state::{AdHoc, Combat, Mech, QuestionKind, Stage, Status};
use crate::values::{Ability, MechSide};

impl Machine<'_> {
    /// Makes a fighter retreat who must attack but cannot (TEM-11.1).
    pub fn retreat(&mut self, combat: Combat) -> StepResult {
        let side = combat.next;
        let zone = self.state.player(side).at.ok_or(Illegal::Unknown)?;
        self.emit(Event::Retreated { side });
        self.score(combat.opponent(side), self.values.constants.retreat_or_ko, Source::Combat);
        self.end_combat(combat, &[side]);
        self.enter_ad_hoc(side);
        self.state.player_mut(side).at = None;
        self.ask(side, QuestionKind::Place(zone));
        Ok(())
    }

    /// Starts or restarts ad hoc mode (TEM-12.1, TEM-12.4).
    fn enter_ad_hoc(&mut self, side: Side) {
        self.drop_program(side);
        self.state.player_mut(side).ad_hoc = AdHoc::Fresh;
        self.emit(Event::AdHocBegan { side });
    }

    /// Knocks a side out (TEM-11.2). `is_mech_free` allows the enemy who did it to take the Mech (TEM-13.6).
    pub fn knock_out(&mut self, side: Side, is_mech_free: bool) -> StepResult {
        let player = *self.state.player(side);
        let zone = player.at.ok_or(Illegal::Unknown)?;
        self.emit(Event::KnockedOut { side, was: player.status });
        if self.state.turn.is_some_and(|turn| turn.side == side) {
            self.set_stage(Stage::End);
        }
        if player.status == Status::Mech {
            self.state.mech = Mech::Empty(zone);
            self.emit(Event::MechEmptied { zone });
        }
        self.state.player_mut(side).at = None;
        if player.is_robot {
            self.send_home(side)?;
        } else {
            self.apply_knock_out(side, player.status, zone)?;
        }
        if is_mech_free {
            self.hand_over_mech(side, zone)?;
        }
        Ok(())
    }

    /// Sets a human player's status, resources and zone after a knock-out.
    fn apply_knock_out(&mut self, side: Side, was: Status, zone: Zone) -> StepResult {
        self.enter_ad_hoc(side);
        let constants = &self.values.constants;
        let player = self.state.player_mut(side);
        (player.status, player.health) = (Status::Pilot, constants.pilot_health);
        if was == Status::Pilot {
            player.energy = player.energy.max(constants.ko_energy);
            player.credits = player.credits.max(constants.ko_credits);
        } else {
            self.equip(side)?;
        }
        match self.state.player(side).base.filter(|_| was == Status::Pilot) {
            Some(base) if self.state.is_unoccupied(side, base) => self.place_pilot(side, base),
            Some(base) => self.ask(side, QuestionKind::Place(base)),
            None => self.ask(side, QuestionKind::Place(zone)),
        }
        Ok(())
    }

    pub fn place_pilot(&mut self, side: Side, zone: Zone) {
        self.move_pilot(side, zone, MoveKind::Placed);
    }

    /// Offers the Mech to the enemy who knocked its player out, whatever that enemy's status (TEM-13.6); a robot takes
    /// it (TEM-17.12).
    fn hand_over_mech(&mut self, fallen: Side, zone: Zone) -> StepResult {
        let Some(winner) = self.state.enemy_at(fallen, zone) else { return Ok(()) };
        if self.state.player(winner).is_robot {
            return self.take_mech(winner, None);
        }
        self.ask(winner, QuestionKind::Mech);
        Ok(())
    }

    pub fn answer_mech(&mut self, side: Side, card: Option<MechSide>) -> StepResult {
        if card.is_some() {
            return self.take_mech(side, card);
        }
        if let Some(turn) = self.state.turn.as_mut().filter(|turn| turn.side == side) {
            turn.has_declined = true;
        }
        Ok(())
    }

    /// Puts a player in the Mech (TEM-13.2).
    pub fn take_mech(&mut self, side: Side, card: Option<MechSide>) -> StepResult {
        self.score(side, self.values.constants.enter_mech, Source::Mech);
        self.state.mech = Mech::Taken(side, card);
        let player = self.state.player_mut(side);
        (player.status, player.health) = (Status::Mech, self.values.constants.mech_health);
        self.emit(Event::MechTaken { side, card });
        self.equip(side)
    }

    /// Asks whether the Wasp deploys another piece (TEM-14.4).
    pub fn offer_redeploy(&mut self, owner: Side, ask: QuestionKind) {
        if matches!(self.ability(owner), Some(Ability::Redeploy { .. })) && self.state.sides_in_game().contains(owner) {
            self.ask(owner, ask);
        }
    }

    pub fn redeploy_mine(&mut self, side: Side, zone: Zone, number: u8) {
        self.pay_redeploy(side, zone, self.values.constants.mine_resource);
        self.deploy_mine(side, zone, number);
    }

    pub fn redeploy_turret(&mut self, side: Side, zone: Zone) {
        self.pay_redeploy(side, zone, self.values.constants.turret_resource);
        self.deploy_turret(side, zone, None);
    }

    fn pay_redeploy(&mut self, side: Side, zone: Zone, resource: crate::values::Resource) {
        let surcharge = if let Some(Ability::Redeploy { surcharge }) = self.ability(side) { surcharge } else { 0 };
        self.lose(side, resource, self.state.zone_value(zone).saturating_add(surcharge));
    }
}
