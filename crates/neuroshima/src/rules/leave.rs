//! Players who leave a game, and time for thinking that has run out. Whether it has is measured elsewhere: the rules
//! only know what follows.
//!
//! In a duel, and where teams play, the game ends with the first player who gives up or loses on time. Where each plays for
//! themselves and others are left, they go on: the player can no longer win, their turns pass, and decisions of theirs
//! get the first answer.

use super::action::Action;
use super::arrangement::Side;
use super::event::{Event, OutcomeReason};
use super::game::{Game, Phase, Stage};
use super::illegal::Illegal;
use sztab_game::EventSink;

impl Game {
    /// A side gives up, in any turn: its enemies win, or the others go on without it.
    ///
    /// # Errors
    ///
    /// If the game is over already, or goes on without the side.
    pub fn resign(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        self.leave(side, OutcomeReason::Resignation)
    }

    /// The others end the game for a side because its time has run out: its enemies win, or the others go on without it.
    ///
    /// # Errors
    ///
    /// If the game is over already, or goes on without the side.
    pub fn lose_on_time(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        self.leave(side, OutcomeReason::Time)
    }

    /// A side's time has run out in a game at one sitting, which ends by the rule of tournaments: that side does no
    /// more. Once nobody plays against those who are left, each of them has a last turn, and the Final Battle follows
    /// (as after a last tile, NH-11.1). What is asked of the side is answered by the first of its options.
    ///
    /// In a duel the side may have to be asked once more after the opponent has decided something: this is then said
    /// again. A side that has not placed its HQ yet loses.
    ///
    /// # Errors
    ///
    /// If the game is over already, or it is not for that side to act.
    pub fn run_out(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        if self.state().phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        if self.to_act() != Some(side) {
            return Err(self.check(side, Action::End).err().unwrap_or(Illegal::GameOver));
        }
        if self.state().phase == Phase::Headquarters {
            return self.lose_on_time(side);
        }
        let mut events = Vec::new();
        let mode = *self.roster().mode();
        events.emit(|| Event::TimeRanOut { side });
        if mode.sides().len() > 2 {
            self.state.contest.absent = self.state.contest.absent.with(side);
        }
        self.end_if_alone(side);
        while self.to_act() == Some(side) {
            if self.decision().is_some() {
                self.apply_before(side, Action::Choose { answer: 1 }, &mut events)?;
            } else {
                self.give_up_turn(&mut events);
            }
        }
        self.go_on_without_the_absent(&mut events);
        Ok(events)
    }

    /// Without a side that is gone, nobody may play against those who are left: each of them has a last turn.
    fn end_if_alone(&mut self, gone: Side) {
        let playing = self.playing_sides().without(gone);
        if self.state.stage == Stage::Normal && self.roster().mode().is_one_team(playing) {
            // In the turn of another one it is that one that is the last of its player.
            self.last_turns(gone, playing.without(self.state.active));
        }
    }

    fn leave(&mut self, side: Side, reason: OutcomeReason) -> Result<Vec<Event>, Illegal> {
        let mode = *self.roster().mode();
        if self.state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        let contest = &self.state.contest;
        // A side that is merely out of contention still owes decisions in the last Battle, and may leave (NH-12.4).
        let has_left = contest.absent.contains(side) && contest.losers().contains(side);
        if contest.eliminated.contains(side) || has_left {
            return Err(Illegal::SideOut);
        }
        if !mode.kind().goes_on() {
            return self.stop(mode.enemies(side), reason);
        }
        let mut events = Vec::new();
        events.emit(|| Event::Left { side, reason });
        self.state.contest.lose(side.into());
        self.state.contest.absent = self.state.contest.absent.with(side);
        let contenders = self.contenders();
        if contenders.len() == 1 {
            self.state.pending = None;
            self.state.second_move = None;
            self.game_over(contenders, reason, &mut events);
            return Ok(events);
        }
        self.end_if_alone(side);
        self.go_on_without_the_absent(&mut events);
        Ok(events)
    }
}
