//! Moves caused by AI cards (GOW-5.8, GOW-13.10, GOW-13.13, GOW-13.14).

use sztab_game::Side;

use super::aims::{Actor, TestResult};
use super::{Flow, Run};
use crate::action::Action;
use crate::map::{Area, UNREACHABLE};
use crate::state::Figure;
use crate::values::Goal;

impl Run<'_> {
    /// Moves a figure as an AI card demands.
    pub fn move_by_card(&mut self, figure: Figure, to: Goal, most: u8, stop: u8, wound: u8, actor: &mut Actor) -> Flow {
        if self.is_on_physical_table() {
            return self.move_on_table(figure, to, most, stop, wound, actor);
        }
        let Some(from) = self.figure_area(figure) else { return Ok(()) };
        let standing = self.affected_cogs();
        let side = match to {
            Goal::Nearest => self.choose_nearest_cog(from, standing)?,
            Goal::Bare => self.choose_nearest_cog(from, self.cogs_outside_cover())?,
            Goal::You => self.resolve_you()?,
            Goal::Actor => self.last_actor(),
            Goal::Target => actor.target.filter(|side| standing.contains(*side)),
            Goal::Tested => match &actor.found {
                TestResult::Locusts(figures) => {
                    let figures = figures.clone();
                    return self.move_to_friend(figure, from, &figures, most, actor);
                }
                TestResult::Cogs(_) | TestResult::Plain(_) => {
                    let nearest = self.choose_nearest_cog(from, actor.cogs())?;
                    // The figure attacks this COG, or another qualifying COG in the same area (GOW-13.13).
                    actor.target = nearest;
                    nearest
                }
            },
            Goal::Away => return self.move_away(figure, from, actor),
            Goal::Cover => return self.move_to_cover(figure, from),
        };
        actor.moved = side.or(actor.moved);
        let goal = side.and_then(|side: Side| self.state.cog(side).area());
        let Some(goal) = goal else { return Ok(()) };
        let distance = self.state.map.geometry().distance(from, goal);
        let steps = if distance == UNREACHABLE { 0 } else { most.min(distance.saturating_sub(stop)) };
        self.march(figure, goal, steps, wound)
    }

    /// Moves a figure into the area of the nearest Locust that the test found (AI 32).
    fn move_to_friend(&mut self, figure: Figure, from: Area, figures: &[Figure], most: u8, actor: &mut Actor) -> Flow {
        let geometry = self.state.map.geometry();
        let distance = |it: &Figure| self.figure_area(*it).map_or(UNREACHABLE, |area| geometry.distance(from, area));
        let least = figures.iter().map(distance).min();
        let nearest: Vec<Figure> = figures.iter().copied().filter(|it| Some(distance(it)) == least).collect();
        actor.friend = self.choose(&nearest, |it| Action::Toward(*it))?;
        match actor.friend.and_then(|friend| self.figure_area(friend)) {
            Some(goal) => self.march(figure, goal, most, 0),
            None => Ok(()),
        }
    }

    /// Moves a figure to an adjacent area farther from the nearest COG (GOW-13.10).
    fn move_away(&mut self, figure: Figure, from: Area, actor: &mut Actor) -> Flow {
        let Some(side) = self.choose_nearest_cog(from, self.affected_cogs())? else { return Ok(()) };
        actor.moved = Some(side);
        let Some(cog) = self.state.cog(side).area() else { return Ok(()) };
        let geometry = self.state.map.geometry();
        let own = geometry.distance(from, cog);
        let away: Vec<Area> =
            geometry.adjacent_areas(from).filter(|area| geometry.distance(*area, cog) > own).collect();
        match self.choose(&away, |area| Action::To(*area))? {
            Some(goal) => self.march(figure, goal, 1, 0),
            None => Ok(()),
        }
    }

    /// Moves a figure to the nearest area with a free cover space, and into that space (GOW-13.14).
    fn move_to_cover(&mut self, figure: Figure, from: Area) -> Flow {
        if self.state.locust(figure).is_none_or(|locust| locust.at.is_cover()) {
            return Ok(());
        }
        let geometry = self.state.map.geometry();
        let has_space = |area: &&Area| !self.state.free_covers(**area).is_empty();
        let areas: Vec<Area> = geometry.areas().iter().filter(has_space).copied().collect();
        let least = areas.iter().map(|area| geometry.distance(from, *area)).min().filter(|least| *least != UNREACHABLE);
        let nearest: Vec<Area> =
            areas.into_iter().filter(|area| Some(geometry.distance(from, *area)) == least).collect();
        let Some(goal) = self.choose(&nearest, |area| Action::To(*area))? else { return Ok(()) };
        self.march(figure, goal, UNREACHABLE, 0)?;
        if self.is_alive(figure) && from != goal {
            self.guard_against(figure, &[])?;
        }
        if self.is_alive(figure) && self.figure_area(figure) == Some(goal) {
            let spaces = self.state.free_covers(goal);
            if let Some(space) = self.choose(&spaces, |space| Action::Cover(*space))? {
                self.place_locust(figure, space);
            }
        }
        Ok(())
    }
}
