//! Setup, programming and the rounds (TEM-3 to TEM-5).

use sztab_game::{Side, Sides};

use crate::action::Action;
use crate::arena::Zone;
use crate::event::{Event, Source};
use crate::illegal::{Illegal, StepResult};
use crate::machine::Machine;
use crate::state::{AdHoc, Chapter, Choice, Mine, Phase, QuestionKind, SLOT_COUNT, Slot, Stage, Topic, Turn};
use crate::terms::PilotDistribution;
use crate::values::{CardId, PilotId};
use crate::weapons::WeaponClass;

impl Machine<'_> {
    /// Applies an answer given in a phase in which all players answer at the same time.
    pub fn apply_simultaneous_answer(&mut self, side: Side, action: Action) {
        match action {
            Action::Pilot(pilot) => self.state.player_mut(side).chosen = Choice::Of(pilot),
            Action::Mine(number) => self.state.player_mut(side).first_mine = Choice::Of(number),
            Action::Weapon(weapon) => self.state.player_mut(side).first_weapon = Choice::Of(weapon),
            Action::Program { slot, card, direction } => {
                self.fill_slot(side, slot, Slot::Card(card, direction));
                if self.state.ready.contains(side) {
                    self.state.ready = self.state.ready.without(side);
                    self.emit(Event::Reopened { side });
                    self.emit(Event::TurnBegan { side });
                }
            }
            Action::Ready => {
                self.state.ready = self.state.ready.with(side);
                self.emit(Event::TurnEnded { side });
            }
            // These actions belong to phases in which one side answers at a time.
            Action::Base(_)
            | Action::Commander
            | Action::AdHoc { .. }
            | Action::Rotate(_)
            | Action::Drive
            | Action::Mech(_)
            | Action::Collect(_)
            | Action::Turret(_)
            | Action::Buy(_)
            | Action::Repair(_)
            | Action::Upgrade
            | Action::Expert
            | Action::Attack { .. }
            | Action::Place(_)
            | Action::Deploy(_)
            | Action::Pass
            | Action::Equip(_)
            | Action::Shield(_) => {}
        }
    }

    /// Fills a slot. If every copy of the card is already in a slot, the copy in the lowest one moves here (TEM-5.2).
    fn fill_slot(&mut self, side: Side, slot: u8, filled: Slot) {
        let Slot::Card(card, _) = filled else { return };
        let copies = usize::from(self.values.card(card).copies);
        let program = &mut self.state.player_mut(side).program;
        let place = usize::from(slot.saturating_sub(1));
        let holds =
            |(other, slot): &(usize, &Slot)| *other != place && matches!(slot, Slot::Card(known, _) if *known == card);
        let holders: Vec<usize> = program.iter().enumerate().filter(holds).map(|(other, _)| other).collect();
        if holders.len() >= copies
            && let Some(lower) = holders.first()
        {
            program[*lower] = Slot::Vacant;
        }
        if let Some(place) = program.get_mut(place) {
            *place = filled;
        }
    }

    /// Reveals the answers once all players have answered, and starts the next phase.
    pub fn reveal_answers(&mut self) -> StepResult {
        self.check_unmasked()?;
        match self.state.phase {
            Phase::Pilot => self.reveal_pilots(),
            Phase::Arm => self.reveal_arming(),
            Phase::Program => self.begin_execution(),
            Phase::Base | Phase::Turn | Phase::Over => Ok(()),
        }
    }

    fn reveal_pilots(&mut self) -> StepResult {
        let is_any = self.state.terms.pilots == PilotDistribution::Any;
        for side in self.state.human_sides().iter() {
            let player = *self.state.player(side);
            if is_any && player.offer.is_empty() {
                continue;
            }
            let first = || player.offer.first().copied().filter(|_| !player.chosen.is_made());
            let pilot = player.chosen.get().or_else(first).ok_or(Illegal::Unknown)?;
            let player = self.state.player_mut(side);
            player.pilot = Some(pilot);
            self.emit(Event::PilotOpened { side, pilot });
        }
        for player in &mut self.state.players {
            player.offer.clear();
            player.is_offer_hidden = false;
            player.chosen = Choice::Missing;
        }
        self.reveal_lines(|closed| closed.topic == Topic::Choice);
        let people = self.state.human_sides();
        let lacks = |side: &Side| people.contains(*side) && self.state.player(*side).pilot.is_none();
        if let Some(last) = self.state.turn_order().filter(lacks).last().filter(|_| is_any) {
            let is_free = |pilot: &PilotId| self.state.players.iter().all(|player| player.pilot != Some(*pilot));
            self.state.player_mut(last).offer = self.values.pilot_ids().filter(is_free).collect();
            return Ok(());
        }
        self.state.phase = Phase::Base;
        Ok(())
    }

    /// Asks for the next base. The order is counter-clockwise from the player to the right of the first player, who
    /// chooses last (TEM-3.6).
    pub fn ask_next_base(&mut self) -> StepResult {
        let order: Vec<Side> = self.state.turn_order().collect();
        let (first, rest) = order.split_first().ok_or(Illegal::Unknown)?;
        let mut sides = rest.iter().rev().chain([first]);
        match sides.find(|&&side| self.state.player(side).base.is_none()) {
            Some(&side) => self.ask(side, QuestionKind::Base),
            None => self.state.phase = Phase::Arm,
        }
        Ok(())
    }

    pub fn take_base(&mut self, side: Side, zone: Zone) {
        let player = self.state.player_mut(side);
        player.base = Some(zone);
        player.at = Some(zone);
        self.emit(Event::BaseTaken { side, zone });
    }

    fn reveal_arming(&mut self) -> StepResult {
        let highest = self.values.constants.mine_numbers.iter().max().copied();
        let first = self.values.weapons_of(WeaponClass::Basic).next();
        let is_kept = self.state.terms.only_bought;
        for side in self.state.human_sides().iter() {
            let player = *self.state.player(side);
            let zone = player.base.ok_or(Illegal::Unknown)?;
            let or_default = |is_made: bool| if is_made { Err(Illegal::Unknown) } else { Ok(()) };
            let number = match player.first_mine.get() {
                Some(number) => number,
                None => or_default(player.first_mine.is_made()).map(|()| highest.unwrap_or_default())?,
            };
            let weapon = match player.first_weapon.get() {
                Some(weapon) => weapon,
                None => or_default(player.first_weapon.is_made()).map(|()| first.unwrap_or_default())?,
            };
            self.state.mines[zone.index()] = Some(Mine { owner: side, number: Some(number) });
            let player = self.state.player_mut(side);
            player.order.insert(0, weapon);
            player.first_mine = Choice::Missing;
            player.first_weapon = if is_kept { Choice::Of(weapon) } else { Choice::Missing };
            self.emit(Event::MineDeployed { side, zone, number: Some(number), from: None });
            self.emit(Event::WeaponOpened { side, weapon });
            self.equip(side)?;
        }
        self.reveal_lines(|closed| closed.topic == Topic::Choice);
        for place in 0..self.values.constants.row {
            let Some(weapon) = self.state.deck.draw()? else { break };
            self.state.row.push(weapon);
            self.emit(Event::RowFilled { place, weapon });
        }
        self.begin_round();
        Ok(())
    }

    fn begin_round(&mut self) {
        self.state.phase = Phase::Program;
        self.state.turn = None;
        self.state.ready = Sides::NONE;
        for side in self.state.all_sides().iter() {
            self.drop_program(side);
            self.state.player_mut(side).ad_hoc = AdHoc::Off;
        }
        self.emit(Event::RoundBegan { round: self.state.round, first: self.state.first });
        for side in self.state.waiting_sides().iter() {
            self.emit(Event::TurnBegan { side });
        }
    }

    fn begin_execution(&mut self) -> StepResult {
        for side in self.state.human_sides().intersection(self.state.absent).iter() {
            self.fill_random_program(side)?;
        }
        self.state.ready = Sides::NONE;
        self.state.phase = Phase::Turn;
        self.emit(Event::ProgramsReady);
        self.emit(Event::ChapterBegan);
        self.state.chapter = Some(Chapter { side: None });
        let first = self.state.turn_order().next().ok_or(Illegal::Unknown)?;
        self.begin_turn(first, 1);
        Ok(())
    }

    /// Fills the program of an absent player with four random cards (TEM-18.5).
    fn fill_random_program(&mut self, side: Side) -> StepResult {
        self.check_unmasked()?;
        let mut cards: Vec<CardId> = self.values.card_copies().collect();
        self.state.chance.shuffle(&mut cards).ok_or(Illegal::Unknown)?;
        let slots = usize::from(self.values.constants.slots).min(SLOT_COUNT);
        for (place, card) in cards.into_iter().take(slots).enumerate() {
            let directions = &self.values.card(card).directions;
            let bound = u32::try_from(directions.len()).unwrap_or(u32::MAX);
            let number = self.state.chance.draw_below(bound).ok_or(Illegal::Unknown)?;
            let direction = directions.get(number as usize).copied().unwrap_or_default();
            self.state.player_mut(side).program[place] = Slot::Card(card, direction);
        }
        Ok(())
    }

    fn begin_turn(&mut self, side: Side, slot: u8) {
        self.state.turn = Some(Turn {
            side,
            slot,
            stage: Stage::Start,
            card: None,
            has_fought: false,
            has_jumped: false,
            is_peaceful: false,
            has_declined: false,
            is_asked: false,
        });
    }

    /// Ends the turn and continues with the next player in this slot, with the next slot, or with the end of the round
    /// (TEM-6.1).
    pub fn end_turn(&mut self, turn: Turn) -> StepResult {
        if turn.is_asked {
            self.emit(Event::TurnEnded { side: turn.side });
        }
        let place = self.state.place_in_round(turn.side);
        let next = self.state.turn_order().find(|&side| self.state.place_in_round(side) > place);
        match (next, self.state.turn_order().next()) {
            (Some(side), _) => self.begin_turn(side, turn.slot),
            (None, Some(side)) if turn.slot < self.values.constants.slots => self.begin_turn(side, turn.slot + 1),
            _ => return self.end_round(),
        }
        Ok(())
    }

    fn end_round(&mut self) -> StepResult {
        let round = self.state.round;
        if self.values.constants.scoring_rounds.contains(&round) {
            self.score_arena();
        }
        if round >= self.values.constants.rounds {
            self.state.turn = None;
            self.score_weapons();
            self.end_chapter();
            return self.end_game();
        }
        self.end_chapter();
        self.shuffle_robots()?;
        self.state.round += 1;
        if self.state.arena.people() > 1 {
            self.state.first = self.state.next_clockwise(self.state.first).ok_or(Illegal::Unknown)?;
        }
        self.begin_round();
        Ok(())
    }

    /// Scores mines, turrets and pilots (TEM-16.2).
    fn score_arena(&mut self) {
        let constants = &self.values.constants;
        let (mine, turret, pilot, in_mech) =
            (constants.zone_mine, constants.zone_turret, constants.zone_pilot, constants.pilot_mech);
        for side in self.state.sides_in_game().iter() {
            let value = |zone: Zone| self.state.zone_value(zone);
            let mines: u8 =
                self.state.mines_of(side).map(|(zone, _)| value(zone).saturating_mul(mine)).fold(0, u8::saturating_add);
            let turrets: u8 =
                self.state.turrets_of(side).map(|zone| value(zone).saturating_mul(turret)).fold(0, u8::saturating_add);
            let pilots = self.state.player(side).at.map_or(0, |zone| value(zone).saturating_mul(pilot));
            self.score(side, mines, Source::Zones);
            self.score(side, turrets, Source::Zones);
            self.score(side, pilots, Source::Zones);
            if self.state.player(side).status == crate::state::Status::Mech {
                self.score(side, in_mech, Source::Mech);
            }
        }
    }

    /// Scores all weapons that the players own at the end (TEM-16.3), or, under the second reading, only the weapons
    /// they bought. Robots buy no basic weapons.
    fn score_weapons(&mut self) {
        for side in self.state.sides_in_game().iter() {
            let player = *self.state.player(side);
            let is_bought = |kind: WeaponClass, weapon| match kind {
                WeaponClass::Basic => !player.is_robot && player.first_weapon.get() != Some(weapon),
                WeaponClass::Advanced => true,
            };
            for &weapon in player.order.iter() {
                let kind = self.values.weapon(weapon);
                if self.state.terms.only_bought && !is_bought(kind.class, weapon) {
                    continue;
                }
                let points = kind.points;
                self.score(side, points, Source::Weapons);
            }
        }
    }
}
