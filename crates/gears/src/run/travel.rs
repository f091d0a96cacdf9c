//! Moves of COGs, of their followers and of Locust (GOW-5, GOW-14.7 to GOW-14.12).

use sztab_game::Side;

use super::{Flow, Question, QuestionKind, Run};
use crate::action::Action;
use crate::event::Event;
use crate::map::{Area, Place, UNREACHABLE};
use crate::state::Figure;
use crate::values::{Reaction, Trait};

impl Run<'_> {
    /// Moves a COG to a place along the path defined in GOW-5.7. Returns the number of areas entered.
    pub fn walk(&mut self, side: Side, to: Place) -> Flow<u8> {
        let Some(from) = self.state.cog(side).at else { return Ok(0) };
        let way = self.state.map.geometry().shortest_path(from.area, to.area);
        let is_followed = side == self.active_side() && self.state.acting.len() < 2;
        self.state.turn.record_action(side);
        if is_followed && !way.is_empty() {
            for area in std::iter::once(from.area).chain(way[..way.len() - 1].iter().copied()) {
                self.ask_followers(side, area)?;
            }
        }
        let cog = self.state.cog_mut(side);
        cog.at = Some(to);
        cog.moved = true;
        self.emit(Event::Moved { side, to });
        if is_followed && !way.is_empty() {
            self.follow(to.area);
        }
        self.enter_areas(&way)?;
        Ok(u8::try_from(way.len()).unwrap_or(UNREACHABLE))
    }

    /// Asks the COGs in an area that the mover leaves or passes through whether they follow; each COG is asked once per
    /// turn (GOW-14.9).
    fn ask_followers(&mut self, mover: Side, area: Area) -> Flow {
        let turn = &self.state.turn;
        let others = self.state.standing_in(area).without(mover).difference(turn.asked);
        let question = |side: Side| {
            let kinds = self.state.cog(side).card_kinds().into_iter();
            let cards = kinds.filter(|card| self.values.order(*card).reaction == Reaction::Follow);
            let lines = cards.map(|card| Action::Follow(card, None)).chain([Action::Pass]).collect();
            Question { side, ask: QuestionKind::Follow, lines }
        };
        let questions: Vec<Question> = others.iter().map(question).collect();
        for (side, answer) in self.ask_all(questions)? {
            if let Action::Follow(card, None) = answer {
                self.discard(side, &[card])?;
                self.state.turn.follow = self.state.turn.follow.with(side);
            }
        }
        self.state.turn.asked = self.state.turn.asked.union(others);
        Ok(())
    }

    /// Moves the followers into the mover's area, and into free cover spaces there (GOW-14.8).
    fn follow(&mut self, area: Area) {
        for side in self.state.turn.follow.intersection(self.state.standing_sides()).iter() {
            self.state.cog_mut(side).at = Some(area.open_place());
            let to = self.state.place_of_follower(area);
            let cog = self.state.cog_mut(side);
            cog.at = Some(to);
            cog.moved = true;
            self.emit(Event::Followed { side, to });
        }
    }

    /// Puts a Locust at a place.
    pub fn place_locust(&mut self, figure: Figure, to: Place) {
        if let Some(locust) = self.state.locust_mut(figure).filter(|locust| locust.at != to) {
            let has_moved = locust.at.area != to.area;
            locust.at = to;
            if has_moved {
                self.step.busy.push(figure);
            }
            self.emit(Event::LocustMoved { figure, to });
        }
    }

    /// Moves a Locust with the trait into the best free cover space of its area (GOW-5.9, GOW-5.13).
    pub fn take_cover(&mut self, figure: Figure) -> Flow {
        let Some(area) = self.state.locust(figure).map(|locust| locust.at.area) else { return Ok(()) };
        if !self.values.enemy(figure.kind).has_trait(Trait::Cover) {
            return Ok(());
        }
        let spaces = self.state.free_covers(area);
        let geometry = self.state.map.geometry();
        let cogs: Vec<(u8, Place)> = self
            .affected_cogs()
            .iter()
            .filter_map(|side| self.state.cog(side).at)
            .filter(|at| at.area != area)
            .map(|at| (geometry.distance(area, at.area), at))
            .collect();
        let least = cogs.iter().map(|(distance, _)| *distance).min();
        let nearest: Vec<Place> =
            cogs.iter().filter(|(distance, _)| Some(*distance) == least).map(|(_, at)| *at).collect();
        let bonus = |space: &Place| nearest.iter().map(|at| geometry.cover_bonus(*at, *space)).max();
        let best = spaces.iter().map(bonus).max().flatten();
        let mut fitting: Vec<Place> = spaces.iter().copied().filter(|space| bonus(space) == best).collect();
        if nearest.is_empty() {
            fitting.truncate(1);
        }
        if let Some(space) = self.choose(&fitting, |space| Action::Cover(*space))? {
            self.place_locust(figure, space);
        }
        Ok(())
    }

    /// Moves a Locust along a shortest path (GOW-5.8), stopping wherever Guard is possible (GOW-14.3). If `wound` is
    /// not 0, every other figure in each area that it enters takes wounds (GOW-13.20), so the path matters.
    pub fn march(&mut self, figure: Figure, goal: Area, steps: u8, wound: u8) -> Flow {
        let Some(from) = self.state.locust(figure).map(|locust| locust.at.area) else { return Ok(()) };
        let distance = self.state.map.geometry().distance(from, goal);
        let steps = if distance == UNREACHABLE { 0 } else { steps.min(distance) };
        if steps == 0 {
            return Ok(());
        }
        let end = if wound > 0 {
            goal
        } else {
            let ends = self.state.map.geometry().stopping_areas(from, goal, steps);
            self.choose(&ends, |area| Action::To(*area))?.unwrap_or(from)
        };
        // A figure leaves its cover space as soon as it begins to move (GOW-5.4).
        self.place_locust(figure, from.open_place());
        for left in (0..steps).rev() {
            let Some(at) = self.figure_area(figure).filter(|_| self.is_alive(figure)) else { return Ok(()) };
            let next: Vec<Area> = self.state.map.geometry().steps_toward(at, end).collect();
            let next = if wound > 0 { self.choose(&next, |area| Action::To(*area))? } else { next.first().copied() };
            // If the path matters, a tie may lead to another path, so no later chance to guard is certain.
            let later = if wound > 0 { Vec::new() } else { self.later_guard_places(figure, at, end, left) };
            self.guard_against(figure, &later)?;
            let Some(next) = next.filter(|_| self.is_alive(figure)) else { return Ok(()) };
            self.place_locust(figure, next.open_place());
            if wound > 0 {
                self.wound_all_in(next, wound, Some(figure))?;
            }
            self.check_goal()?;
        }
        let at = self.state.locust(figure).map(|locust| locust.at.area);
        if at.is_some_and(|area| self.can_find_cover(figure, area)) {
            self.guard_against(figure, &[])?;
        }
        if self.is_alive(figure) { self.take_cover(figure) } else { Ok(()) }
    }

    fn can_find_cover(&self, figure: Figure, area: Area) -> bool {
        !self.state.free_covers(area).is_empty() && self.values.enemy(figure.kind).has_trait(Trait::Cover)
    }

    /// The places on a figure's path at which Guard will be possible after the next step. `left` is the number of steps
    /// that remain after it.
    fn later_guard_places(&self, figure: Figure, at: Area, end: Area, left: u8) -> Vec<Place> {
        let geometry = self.state.map.geometry();
        let way = std::iter::successors(Some(at), |area| geometry.steps_toward(*area, end).next());
        let mut areas: Vec<Area> = way.skip(1).take(usize::from(left) + 1).collect();
        if areas.last().is_some_and(|area| !self.can_find_cover(figure, *area)) {
            areas.pop();
        }
        areas.into_iter().map(Area::open_place).collect()
    }
}
