//! Leaving, absence and interventions that end the game (GOW-18).

use sztab_game::{Intervention, Side, Sides};

use crate::action::Action;
use crate::event::Event;
use crate::game::GearsGame;
use crate::illegal::Illegal;
use crate::players;
use crate::run::PlayedLine;
use crate::state::Ending;

impl GearsGame {
    /// Plays the computer's answers for absent players.
    pub(crate) fn play_absent(&mut self, events: &mut Vec<Event>) -> Result<(), Illegal> {
        while let Some(side) = self.waiting_sides().intersection(self.absent).iter().next() {
            let Some(action) = players::choose_line(self, side) else { return Err(Illegal::NotAsked(side)) };
            events.extend(self.store_answer(side, &action, None)?);
        }
        Ok(())
    }

    /// Applies an intervention by a player or the clock, from outside the rules.
    pub(crate) fn intervene(&mut self, intervention: Intervention) -> Result<Vec<Event>, Illegal> {
        if self.state.ending.is_some() {
            return Err(Illegal::Over);
        }
        let mut after = self.clone();
        let events = match intervention {
            Intervention::Adjudicated(winners) if winners.is_empty() || winners == self.state.sides() => {
                after.end(Ending::Adjudication(!winners.is_empty()))
            }
            Intervention::Agreed | Intervention::Forfeited(_) | Intervention::Adjudicated(_) => {
                return Err(Illegal::Together);
            }
            Intervention::RanOut(side) => {
                if !self.waiting_sides().contains(side) {
                    return Err(Illegal::NotAsked(side));
                }
                after.absent = after.absent.with(side);
                let mut events = vec![Event::Absent { side }];
                after.play_absent(&mut events)?;
                events
            }
            Intervention::Resigned(side) => after.resign(side)?,
        };
        *self = after;
        Ok(events)
    }

    /// Gives up a seat (GOW-18.1): at once in a settled state, otherwise as the first line that the run processes.
    fn resign(&mut self, side: Side) -> Result<Vec<Event>, Illegal> {
        if !self.state.sides().contains(side) {
            return Err(Illegal::NoSide);
        }
        if self.state.cog(side).gone {
            return Err(Illegal::Gone(side));
        }
        if !self.hidden.is_empty() {
            return Err(Illegal::Unknown);
        }
        self.absent = self.absent.without(side);
        let mut events = vec![Event::Left { side }];
        if self.is_settled() {
            self.settled.give_up(side);
        } else {
            let at = self.said.len() - self.answers;
            let mut open = self.said.split_off(at);
            open.retain(|said| said.side != side);
            self.said.push(PlayedLine { side, action: Action::Resign });
            self.said.extend(open);
        }
        events.extend(self.run_to_next_question()?);
        self.play_absent(&mut events)?;
        Ok(events)
    }

    fn end(&mut self, ending: Ending) -> Vec<Event> {
        self.state.ending = Some(ending);
        self.settled = self.state.clone();
        let end = Event::end_of_chapter(&self.history);
        self.said.clear();
        self.asked.clear();
        self.closed.clear();
        self.history.clear();
        (self.answers, self.absent, self.hidden) = (0, Sides::NONE, Sides::NONE);
        end.into_iter().chain([Event::Over]).collect()
    }
}
