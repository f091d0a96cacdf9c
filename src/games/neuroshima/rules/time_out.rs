//! Time for thinking that has run out. Whether it has is measured elsewhere: the rules only know what follows.

use super::action::Action;
use super::arrangement::Side;
use super::event::{Event, OutcomeReason};
use super::game::{Game, Phase, Stage};
use super::illegal::Illegal;
use crate::games::Witness;

impl Game {
    /// The opponent ends the game because a side's time has run out: the opponent wins.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn lose_on_time(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        self.stop(self.roster().mode().opponent(side), OutcomeReason::Time)
    }

    /// A side's time has run out in a game at one sitting, which ends by the rule of tournaments: that side does no
    /// more, the opponent has a last turn, and the Final Battle follows (as after a last tile, NH-11.1). What is asked
    /// of the side is answered by the first of its options. Where the opponent has to decide something first, the side
    /// does nothing more once it is asked again: this is then said again.
    ///
    /// A side that has not placed its HQ yet loses.
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
        events.note(|| Event::TimeRanOut { side });
        if self.state().stage == Stage::Normal {
            // In the opponent's turn it is that one that is the last.
            self.last_turns(side, u8::from(self.state().active == side));
        }
        while self.to_act() == Some(side) {
            if self.decision().is_some() {
                self.apply_before(side, Action::Choose { answer: 1 }, &mut events)?;
            } else {
                self.give_up_turn(&mut events);
            }
        }
        Ok(events)
    }
}
