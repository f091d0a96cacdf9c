//! Players who leave a game or run out of time. Time is measured elsewhere; the rules only define the consequences.
//!
//! In a duel and in team games, the game ends with the first player who resigns or loses on time. In other modes the
//! remaining players continue: the player who left can no longer win, the player's turns are skipped, and the player's
//! decisions get the first answer.

use super::action::Action;
use super::arrangement::Side;
use super::event::{Event, OutcomeReason};
use super::game::{Game, Phase, Stage};
use super::illegal::Illegal;
use sztab_game::EventSink;

impl Game {
    /// Resigns on behalf of a side, in any turn: its enemies win, or the others continue without it.
    ///
    /// # Errors
    ///
    /// If the game is already over, or continues without the side.
    pub fn resign(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        self.leave(side, OutcomeReason::Resignation)
    }

    /// Makes a side lose because its time has run out: its enemies win, or the others continue without it.
    ///
    /// # Errors
    ///
    /// If the game is already over, or continues without the side.
    pub fn lose_on_time(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        self.leave(side, OutcomeReason::Time)
    }

    /// Handles a side whose time has run out in a game played in one sitting, which ends by tournament rules: the side
    /// takes no further actions. Once the remaining sides have no active opponent, each of them has a last turn,
    /// followed by the Final Battle (as after a last tile, NH-11.1). Decisions of the side get the first answer.
    ///
    /// In a duel, this may have to be called again if the side has to make a decision after one of the opponent's. A
    /// side that has not placed its HQ yet loses.
    ///
    /// # Errors
    ///
    /// If the game is already over, or the side is not the one to act.
    pub fn handle_timeout(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        if self.state().phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        if self.sides_to_choose_leader().contains(side) {
            let mut events = vec![Event::TimeRanOut { side }];
            self.choose_first_leader(side, &mut events);
            return Ok(events);
        }
        if self.side_to_act() != Some(side) {
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
        while self.side_to_act() == Some(side) {
            if self.decision().is_some() {
                self.apply_with(side, Action::Choose { answer: 1 }, &mut events)?;
            } else {
                self.abandon_turn(&mut events);
            }
        }
        self.continue_without_absent_players(&mut events);
        Ok(events)
    }

    /// Gives each remaining side a last turn if the remaining sides have no active opponent once the side `gone` is
    /// disregarded.
    fn end_if_alone(&mut self, gone: Side) {
        let playing = self.playing_sides().without(gone);
        if self.state.stage == Stage::Normal && self.roster().mode().is_one_team(playing) {
            // If another side's turn is in progress, that turn is its last one.
            self.grant_last_turns(gone, playing.without(self.state.active));
        }
    }

    fn leave(&mut self, side: Side, reason: OutcomeReason) -> Result<Vec<Event>, Illegal> {
        let mode = *self.roster().mode();
        if self.state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        let contest = &self.state.contest;
        // A side that is merely out of contention still makes decisions in the last Battle, and may leave (NH-12.4).
        let has_left = contest.absent.contains(side) && contest.losers().contains(side);
        if contest.eliminated.contains(side) || has_left {
            return Err(Illegal::SideOut);
        }
        if !mode.kind().continues_after_departure() {
            return self.end_outside_rules(mode.enemies(side), reason);
        }
        let mut events = Vec::new();
        events.emit(|| Event::Left { side, reason });
        self.state.contest.add_losers(side.into());
        self.state.contest.absent = self.state.contest.absent.with(side);
        let contenders = self.contenders();
        if contenders.len() == 1 {
            self.state.pending = None;
            self.state.second_move = None;
            self.end_game(contenders, reason, &mut events);
            return Ok(events);
        }
        self.end_if_alone(side);
        self.continue_without_absent_players(&mut events);
        Ok(events)
    }
}
