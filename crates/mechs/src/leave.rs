//! Leaving, absence and the end of the game (TEM-16.4, TEM-17.20, TEM-18).

use sztab_game::{Intervention, Outcome, Side, Sides};

use crate::event::Event;
use crate::illegal::{Illegal, StepResult};
use crate::machine::Machine;
use crate::state::{Cause, Chapter, Choice, Ending, Mech, Phase, QuestionKind, Stage, State, Status};

impl Machine<'_> {
    /// Applies an intervention by a player or the clock, from outside the rules.
    pub fn intervene(&mut self, intervention: Intervention) -> StepResult {
        if self.state.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        match intervention {
            Intervention::Agreed => self.finish(Cause::Agreement, self.state.human_sides()),
            Intervention::Adjudicated(winners) => self.finish(Cause::Adjudication, winners),
            Intervention::Resigned(side) => self.leave(side, Cause::Resignation)?,
            Intervention::Forfeited(side) => self.leave(side, Cause::Time)?,
            Intervention::RanOut(side) => {
                if !self.state.waiting_sides().contains(side) {
                    return Err(Illegal::NotWaited(side));
                }
                self.state.absent = self.state.absent.with(side);
                self.emit(Event::Absent { side });
            }
        }
        if self.state.phase == Phase::Turn && self.state.chapter.is_none() {
            self.emit(Event::ChapterBegan);
            self.state.chapter = Some(Chapter { side: None });
        }
        self.run_to_next_question()
    }

    /// Removes a player from the game (TEM-18.1 to TEM-18.4).
    fn leave(&mut self, side: Side, cause: Cause) -> StepResult {
        if !self.state.human_sides().contains(side) {
            return Err(Illegal::HasLeft(side));
        }
        self.emit(Event::Left { side });
        let waits_from = self.state.questions.iter().find_map(|question| {
            let QuestionKind::Place(zone) = question.ask else { return None };
            (question.side == side).then_some(zone)
        });
        if let Some(combat) = self.state.combat.filter(|combat| combat.mover == side || combat.enemy == side) {
            self.end_combat(combat, &[side]);
        }
        let zone = self.state.player(side).at.or(waits_from);
        self.state.out.push(side);
        self.state.absent = self.state.absent.without(side);
        self.state.ready = self.state.ready.without(side);
        self.state.questions.retain(|question| question.side != side);
        for mine in &mut self.state.mines {
            *mine = mine.filter(|mine| mine.owner != side);
        }
        for turret in &mut self.state.turrets {
            *turret = turret.filter(|&owner| owner != side);
        }
        if let (Mech::Taken(rider, _), Some(zone)) = (self.state.mech, zone)
            && rider == side
        {
            self.state.mech = Mech::Empty(zone);
            self.emit(Event::MechEmptied { zone });
        }
        self.drop_program(side);
        let health = self.values.constants.pilot_health;
        let player = self.state.player_mut(side);
        if player.status == Status::Mech {
            (player.status, player.health, player.worn) = (Status::Pilot, health, 0);
        }
        player.at = None;
        player.ad_hoc = crate::state::AdHoc::Off;
        player.offer.clear();
        player.is_offer_hidden = false;
        player.chosen = Choice::Missing;
        (player.first_mine, player.first_weapon) = (Choice::Missing, Choice::Missing);
        if self.state.turn.is_some_and(|turn| turn.side == side) {
            self.set_stage(Stage::End);
        }
        if self.state.sides_in_game().len() <= 1 || self.state.human_sides().is_empty() {
            self.finish(cause, Sides::NONE);
        }
        Ok(())
    }

    /// Ends the game after the last round.
    pub fn end_game(&mut self) -> StepResult {
        // All hidden information is revealed at the end.
        self.check_unmasked()?;
        self.finish(Cause::LastRound, Sides::NONE);
        Ok(())
    }

    fn finish(&mut self, cause: Cause, winners: Sides) {
        self.end_chapter();
        self.state.phase = Phase::Over;
        self.state.ending = Some(Ending { cause, winners });
        self.state.questions.clear();
        self.state.combat = None;
        self.state.turn = None;
        self.state.closed.clear();
        for player in &mut self.state.players {
            player.exhausted = 0;
            player.draws.clear();
        }
        self.emit(Event::Over { cause });
    }
}

impl State {
    /// The key by which sides are ranked: still in the game, points, the Mech, weapons (TEM-16.4, TEM-18.1).
    fn ranking_key(&self, side: Side) -> (usize, i32, bool, usize) {
        let player = self.player(side);
        let left = self.out.iter().position(|&out| out == side).unwrap_or(self.out.len());
        (left, player.points, player.status == Status::Mech, player.order.len())
    }

    /// The outcome of a finished game.
    pub fn outcome(&self) -> Option<Outcome> {
        let Ending { cause, winners } = self.ending?;
        let points = |side: Side| self.player(side).points;
        if self.arena.people() == 1 {
            let human = Side(0);
            let beats = |robot: Side| self.ranking_key(human) > self.ranking_key(robot);
            let has_won = match cause {
                Cause::LastRound => self.all_sides().without(human).iter().all(beats),
                Cause::Adjudication | Cause::Agreement => winners.contains(human),
                Cause::Resignation | Cause::Time => false,
            };
            if cause == Cause::Agreement {
                return Some(Outcome::with_winners(winners, &[points(human)], cause.keyword()));
            }
            return Some(Outcome::cooperative(has_won, &[points(human)], cause.keyword()));
        }
        let merit = |side: Side| {
            let wins = winners.contains(side);
            ((wins, if wins { (0, 0, false, 0) } else { self.ranking_key(side) }), points(side))
        };
        Some(Outcome::by_merit(&self.all_sides().iter().map(merit).collect::<Vec<_>>(), cause.keyword()))
    }
}
