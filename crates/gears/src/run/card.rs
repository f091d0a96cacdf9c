//! The steps of AI cards (GOW-13).

use super::aims::{Actor, TestResult};
use super::{CrowdMove, Flow, Run};
use crate::event::Event;
use crate::map::Area;
use crate::state::{Figure, Locust};
use crate::values::{AffectedFigures, AiCard, Aim, Goal, Kind, SpawnKind, SpawnSource, Step};

impl Run<'_> {
    /// Carries out the steps of a card. Returns true if another card is resolved after this one.
    pub fn carry_out(&mut self, steps: &[Step], card: &AiCard, actor: &mut Actor) -> Flow<bool> {
        let mut again = false;
        for step in steps {
            if actor.figure.is_some_and(|figure| !self.is_alive(figure)) {
                break;
            }
            again |= self.carry_out_step(step, card, actor)?;
            self.check_goal()?;
        }
        Ok(again)
    }

    fn carry_out_step(&mut self, step: &Step, card: &AiCard, actor: &mut Actor) -> Flow<bool> {
        self.step.figure = actor.figure;
        match step {
            Step::Move { to, most, stop, uncovered, wound } => {
                let is_covered = actor.figure.and_then(|it| self.state.locust(it)).is_some_and(|it| it.at.is_cover());
                if let Some(figure) = actor.figure.filter(|_| !(*uncovered && is_covered)) {
                    if self.is_on_physical_table() && *uncovered && self.ask_if_covered(figure)? {
                        return Ok(false);
                    }
                    self.move_by_card(figure, *to, *most, *stop, *wound, actor)?;
                }
            }
            Step::Attack { at: Aim::All, dice, .. } => {
                if let Some(figure) = actor.figure {
                    self.strike_all(figure, *dice)?;
                }
            }
            Step::Attack { at, dice, sure } => {
                if let Some(figure) = actor.figure
                    && let Some(target) = self.choose_target(figure, *at, actor)?
                {
                    actor.target = Some(target);
                    self.strike(figure, target, *dice, *sure)?;
                }
            }
            Step::HealSelf => {
                if let Some(figure) = actor.figure {
                    self.heal(figure)?;
                }
            }
            Step::HealTested => self.heal_found_locust(actor)?,
            Step::Spawn { what, count, at, then } => self.spawn_by_card(*what, *count, *at, then, card, actor)?,
            Step::Each { of, far, idle, steps } => self.carry_out_for_each(of, *far, *idle, steps, card)?,
            Step::If { test, steps, otherwise } => {
                let part = if self.run_test(*test, card, actor)? { steps } else { otherwise };
                return self.carry_out(part, card, actor);
            }
            Step::LoseAmmo(tokens) => {
                for _ in 0..*tokens {
                    self.lose_ammo()?;
                }
            }
            Step::ClearMarkers => self.discard_dropped_weapons(),
            Step::Hole => {
                if let Some(area) = self.resolve_you()?.and_then(|side| self.state.cog(side).area()) {
                    if !self.is_on_physical_table() {
                        self.state.tokens.push(area);
                        self.state.tokens.sort_unstable();
                    }
                    self.emit(Event::HoleOpened { area });
                }
            }
            Step::Revive => self.revive_marker(actor)?,
            Step::NoGuard => self.step.no_guard = true,
            Step::Redraw => return Ok(true),
        }
        Ok(false)
    }

    /// Carries out steps for each figure in a crowd, one figure after another, in an order chosen by the active player
    /// (GOW-13.1).
    fn carry_out_for_each(
        &mut self,
        of: &AffectedFigures,
        far: u8,
        is_idle: bool,
        steps: &[Step],
        card: &AiCard,
    ) -> Flow {
        self.step.done.clear();
        if let [Step::Move { to: to @ (Goal::Nearest | Goal::You), most, stop, uncovered: false, wound: 0 }] = *steps
            && self.is_on_physical_table()
        {
            let toward = if to == Goal::You { self.resolve_you()? } else { None };
            let kind = if let AffectedFigures::Slot(slot) = of { self.kind_in_slot(*slot) } else { None };
            return self
                .move_crowd(self.figures_yet_to_act(of, far, is_idle), CrowdMove { kind, toward, far, most, stop });
        }
        loop {
            let left = self.figures_yet_to_act(of, far, is_idle);
            let Some(figure) = self.choose(&left, |figure| crate::action::Action::Next(*figure))? else {
                return Ok(());
            };
            self.step.begin(figure);
            if self.is_on_physical_table() && far > 0 && !self.ask_if_far(figure, far)? {
                continue;
            }
            self.carry_out(steps, card, &mut Actor::new(figure))?;
        }
    }

    /// The figures in a crowd that have not acted yet.
    fn figures_yet_to_act(&self, of: &AffectedFigures, far: u8, is_idle: bool) -> Vec<Figure> {
        let is_left = |locust: &&Locust| {
            let figure = locust.figure;
            let is_of = match of {
                AffectedFigures::Locust => true,
                AffectedFigures::Slot(slot) => self.kind_in_slot(*slot) == Some(figure.kind),
                AffectedFigures::Families(families) => families.contains(&self.values.enemy(figure.kind).ai),
            };
            let nearest = self.affected_cogs().iter().filter_map(|side| self.state.cog(side).area());
            let distance = nearest.map(|area| self.state.map.geometry().distance(locust.at.area, area)).min();
            let is_far = self.is_on_physical_table() || distance.is_none_or(|distance| distance >= far);
            let has_rested = !is_idle || !self.step.attacked.contains(&figure);
            is_of && is_far && has_rested && !self.step.done.contains(&figure)
        };
        self.affected_locusts().filter(is_left).map(|locust| locust.figure).collect()
    }

    /// The kind named on a card: the kind in a slot, or the enemy of the card's family.
    fn named_kind(&self, what: SpawnKind) -> Option<Kind> {
        match what {
            SpawnKind::Slot(slot) => self.kind_in_slot(slot),
            SpawnKind::Family(family) => {
                let own = self.state.enemies.iter().flatten().copied();
                own.into_iter().find(|kind| self.values.enemy(*kind).ai == family)
            }
        }
    }

    fn spawn_by_card(
        &mut self,
        what: SpawnKind,
        count: u8,
        at: SpawnSource,
        then: &[Step],
        card: &AiCard,
        actor: &Actor,
    ) -> Flow {
        let kind = self.named_kind(what);
        if self.is_on_physical_table() {
            return self.spawn_on_table(kind, (count, at), then, card, actor);
        }
        let is_hole = !matches!(at, SpawnSource::Exit | SpawnSource::You);
        let areas = if is_hole && self.spawns_at_exit(self.spawned_kind(kind)) {
            vec![None]
        } else {
            self.spawn_areas(at, actor)?
        };
        for area in areas {
            for _ in 0..count {
                let comes_by_exit = is_hole && self.spawns_at_exit(self.spawned_kind(kind));
                let area = if comes_by_exit { self.choose_map_exit()? } else { area };
                let Some(area) = area else { continue };
                if let Some(figure) = self.spawn(kind, area)?.filter(|_| !then.is_empty()) {
                    self.step.begin(figure);
                    self.carry_out(then, card, &mut Actor::new(figure))?;
                }
            }
        }
        Ok(())
    }

    /// The places where a card spawns figures; `None` stands for a hole that does not exist.
    fn spawn_areas(&mut self, at: SpawnSource, actor: &Actor) -> Flow<Vec<Option<Area>>> {
        let you = match at {
            SpawnSource::Exit | SpawnSource::HoleNearSelf => None,
            SpawnSource::HoleNearYou | SpawnSource::Holes(_) | SpawnSource::You => {
                self.resolve_you()?.and_then(|side| self.state.cog(side).area())
            }
        };
        Ok(match at {
            SpawnSource::Exit => vec![self.choose_map_exit()?],
            SpawnSource::You => vec![you],
            SpawnSource::HoleNearYou | SpawnSource::HoleNearSelf => {
                let own = actor.figure.and_then(|figure| self.figure_area(figure));
                match if at == SpawnSource::HoleNearYou { you } else { own } {
                    Some(area) => vec![self.choose_nearest_hole(area)?],
                    None => Vec::new(),
                }
            }
            SpawnSource::Holes(within) => {
                let geometry = self.state.map.geometry();
                let is_near = |hole: &Area| you.is_some_and(|you| geometry.distance(you, *hole) <= within);
                self.state.open_holes().into_iter().filter(is_near).map(Some).collect()
            }
        })
    }

    /// Removes a token from a weapon of "you" (AI 1).
    fn lose_ammo(&mut self) -> Flow {
        let Some(side) = self.resolve_you()? else { return Ok(()) };
        let cog = self.state.cog(side);
        let weapons = cog.ammo_weapons(self.values).into_iter();
        let loaded = weapons.filter(|weapon| cog.load(*weapon).is_some_and(|load| load.tokens > 0));
        let lines = loaded.map(crate::action::Action::Lose).collect();
        if let Some(crate::action::Action::Lose(weapon)) = self.ask(side, super::QuestionKind::Own, lines)? {
            self.state.cog_mut(side).spend_token(weapon);
            self.emit(Event::AmmoLost { side, weapon });
        }
        Ok(())
    }

    /// Discards all dropped weapons (GOW-10.11).
    fn discard_dropped_weapons(&mut self) {
        let all = std::mem::take(&mut self.state.dropped).into_iter();
        let (mut dropped, left): (Vec<_>, Vec<_>) = all.partition(|it| self.is_affected(it.area));
        self.state.dropped = left;
        dropped.sort_by_key(|it| {
            let weapon = self.values.weapon(it.weapon).id.clone();
            (it.area, weapon, it.marker.health, it.marker.back.clone())
        });
        for it in dropped {
            self.state.decks.markers_mut(it.family).discards.push(it.marker);
        }
        self.emit(Event::MarkersCleared);
    }

    /// Heals a Locust that the test found in the acting figure's area (AI 32).
    fn heal_found_locust(&mut self, actor: &Actor) -> Flow {
        if self.is_on_physical_table() {
            return self.heal_on_table(actor);
        }
        let TestResult::Locusts(figures) = &actor.found else { return Ok(()) };
        let area = actor.figure.and_then(|figure| self.figure_area(figure));
        let here: Vec<Figure> = figures.iter().copied().filter(|it| self.figure_area(*it) == area).collect();
        match self.choose(&here, |figure| crate::action::Action::Heal(*figure))? {
            Some(figure) => self.heal(figure),
            None => Ok(()),
        }
    }

    /// Returns a figure to the map at the place of its marker (GOW-13.17).
    fn revive_marker(&mut self, actor: &Actor) -> Flow {
        if self.is_on_physical_table() {
            return self.revive_on_table(actor);
        }
        let Some(from) = actor.figure.and_then(|figure| self.figure_area(figure)) else { return Ok(()) };
        let geometry = self.state.map.geometry();
        let dropped = self.state.dropped.iter().filter(|it| self.is_affected(it.area));
        let least = dropped.clone().map(|it| geometry.distance(from, it.area)).min();
        let mut nearest: Vec<_> =
            dropped.filter(|it| Some(geometry.distance(from, it.area)) == least).cloned().collect();
        nearest.dedup_by_key(|it| (it.area, it.weapon));
        let chosen = self.choose(&nearest, |it| crate::action::Action::Marker(it.area, it.weapon))?;
        let Some(dropped) = chosen else { return Ok(()) };
        if let Some(place) = self.state.dropped.iter().position(|it| *it == dropped) {
            self.state.dropped.remove(place);
        }
        self.state.decks.markers_mut(dropped.family).discards.push(dropped.marker);
        let used = self.state.locusts.iter().filter(|it| self.values.enemy(it.figure.kind).figure == dropped.family);
        if used.count() < usize::from(self.values.figures[dropped.family as usize]) {
            // Prefers an enemy of the mission. Otherwise the first kind with this figure is used, since a marker can
            // outlast the stage.
            let all = Kind::KEYWORDS.map(|(_, kind)| kind);
            let mut kinds = self.state.enemies.iter().flatten().copied().chain(all);
            let kind = kinds.find(|kind| self.values.enemy(*kind).figure == dropped.family);
            self.spawn(kind, dropped.area)?;
        }
        Ok(())
    }
}
