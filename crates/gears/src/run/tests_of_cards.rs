//! Tests on AI cards (GOW-13.2, GOW-7.8).

use sztab_game::Side;

use super::aims::{Actor, TestResult};
use super::{Flow, Run};
use crate::map::Area;
use crate::state::{Figure, Locust};
use crate::values::{AiCard, Test};

impl Run<'_> {
    /// Runs a test and stores the result in the actor. Returns true if the test holds.
    pub fn run_test(&mut self, test: Test, card: &AiCard, actor: &mut Actor) -> Flow<bool> {
        let reported = if self.is_on_physical_table() { self.find_on_table(test, card, actor)? } else { None };
        actor.found = match reported {
            Some(found) => found,
            None => self.evaluate_test(test, card, actor)?,
        };
        Ok(match &actor.found {
            TestResult::Cogs(sides) => !sides.is_empty(),
            TestResult::Locusts(figures) => !figures.is_empty(),
            TestResult::Plain(holds) => *holds,
        })
    }

    /// The result of a test on the map.
    fn evaluate_test(&mut self, test: Test, card: &AiCard, actor: &Actor) -> Flow<TestResult> {
        let is_about_you = matches!(test, Test::SomeNearYou(_) | Test::NoHole);
        let you = if is_about_you { self.resolve_you()?.and_then(|side| self.state.cog(side).area()) } else { None };
        let own = actor.figure.and_then(|figure| self.state.locust(figure)).cloned();
        let geometry = self.state.map.geometry();
        let distance = |from: Area, side: Side| {
            self.state.cog(side).area().map_or(crate::map::UNREACHABLE, |area| geometry.distance(from, area))
        };
        let cogs = |is_found: &dyn Fn(&Locust, Side) -> bool| -> Vec<Side> {
            let Some(own) = &own else { return Vec::new() };
            self.affected_cogs().iter().filter(|side| is_found(own, *side)).collect()
        };
        let sees = |own: &Locust, side: Side| self.state.cog(side).at.is_some_and(|at| geometry.sees(own.at, at));
        let range = |own: &Locust, side: Side| {
            self.state.cog(side).area().map_or(crate::map::UNREACHABLE, |area| geometry.range(own.at.area, area))
        };
        Ok(match test {
            Test::Near(most) => TestResult::Cogs(cogs(&|own, side| distance(own.at.area, side) <= most)),
            Test::Reach(most) => TestResult::Cogs(cogs(&|own, side| sees(own, side) && range(own, side) <= most)),
            Test::Sight => TestResult::Cogs(cogs(&|own, side| sees(own, side))),
            Test::Here => TestResult::Cogs(cogs(&|own, side| distance(own.at.area, side) == 0)),
            Test::WeakNear { within, cards } => TestResult::Cogs(cogs(&|own, side| {
                distance(own.at.area, side) <= within && self.state.cog(side).hand.len() <= usize::from(cards)
            })),
            Test::HurtNear(most) => {
                let is_found = |other: &&Locust| {
                    let is_other = own.as_ref().is_some_and(|own| own.figure != other.figure);
                    let from = own.as_ref().map_or(other.at.area, |own| own.at.area);
                    is_other && other.marker.is_some() && geometry.distance(from, other.at.area) <= most
                };
                TestResult::Locusts(
                    self.affected_locusts().filter(is_found).map(|it| it.figure).collect::<Vec<Figure>>(),
                )
            }
            Test::MarkerNear(most) => {
                let from = own.as_ref().map(|own| own.at.area);
                let is_near = |area: Area| from.is_some_and(|from| geometry.distance(from, area) <= most);
                TestResult::Plain(self.state.dropped.iter().any(|dropped| is_near(dropped.area)))
            }
            Test::Unwounded => TestResult::Plain(own.as_ref().is_some_and(|own| own.marker.is_none())),
            Test::Acted => TestResult::Plain(self.last_actor().is_some()),
            Test::Apart(least) => {
                let is_apart = |side| own.as_ref().is_some_and(|own| distance(own.at.area, side) >= least);
                TestResult::Plain(self.affected_cogs().iter().all(is_apart))
            }
            Test::Some => TestResult::Plain(!self.family_figures(card).is_empty()),
            Test::SomeNearYou(most) => {
                let is_near = |locust: &Locust| you.is_some_and(|you| geometry.distance(locust.at.area, you) <= most);
                TestResult::Plain(self.affected_locusts().any(is_near))
            }
            Test::SomeSight => {
                let family = self.family_figures(card);
                let sees_one = |figure: &Figure| {
                    let locust = self.state.locust(*figure);
                    locust.is_some_and(|locust| self.affected_cogs().iter().any(|side| sees(locust, side)))
                };
                TestResult::Plain(family.iter().any(sees_one))
            }
            Test::NoHole => TestResult::Plain(you.is_some_and(|you| !self.state.open_holes().contains(&you))),
        })
    }
}
