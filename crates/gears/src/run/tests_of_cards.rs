//! Tests on AI cards (GOW-13.2, GOW-7.8).

use sztab_game::Side;

use super::aims::{Actor, Found};
use super::{Flow, Run};
use crate::map::Area;
use crate::state::{Figure, Locust};
use crate::values::{AiCard, Test};

impl Run<'_> {
    /// Runs a test and stores the result in the actor. Returns true if the test holds.
    pub fn holds(&mut self, test: Test, card: &AiCard, actor: &mut Actor) -> Flow<bool> {
        let reported = if self.is_reported() { self.find_on_table(test, card, actor)? } else { None };
        actor.found = match reported {
            Some(found) => found,
            None => self.find(test, card, actor)?,
        };
        Ok(match &actor.found {
            Found::Cogs(sides) => !sides.is_empty(),
            Found::Locusts(figures) => !figures.is_empty(),
            Found::Plain(holds) => *holds,
        })
    }

    /// The result of a test on the map.
    fn find(&mut self, test: Test, card: &AiCard, actor: &Actor) -> Flow<Found> {
        let is_about_you = matches!(test, Test::SomeNearYou(_) | Test::NoHole);
        let you = if is_about_you { self.you()?.and_then(|side| self.state.cog(side).area()) } else { None };
        let own = actor.figure.and_then(|figure| self.state.locust(figure)).cloned();
        let geometry = self.state.map.geometry();
        let distance = |from: Area, side: Side| {
            self.state.cog(side).area().map_or(crate::map::NEVER, |area| geometry.distance(from, area))
        };
        let cogs = |is_found: &dyn Fn(&Locust, Side) -> bool| -> Vec<Side> {
            let Some(own) = &own else { return Vec::new() };
            self.present().iter().filter(|side| is_found(own, *side)).collect()
        };
        let sees = |own: &Locust, side: Side| self.state.cog(side).at.is_some_and(|at| geometry.sees(own.at, at));
        let range = |own: &Locust, side: Side| {
            self.state.cog(side).area().map_or(crate::map::NEVER, |area| geometry.range(own.at.area, area))
        };
        Ok(match test {
            Test::Near(most) => Found::Cogs(cogs(&|own, side| distance(own.at.area, side) <= most)),
            Test::Reach(most) => Found::Cogs(cogs(&|own, side| sees(own, side) && range(own, side) <= most)),
            Test::Sight => Found::Cogs(cogs(&|own, side| sees(own, side))),
            Test::Here => Found::Cogs(cogs(&|own, side| distance(own.at.area, side) == 0)),
            Test::WeakNear { within, cards } => Found::Cogs(cogs(&|own, side| {
                distance(own.at.area, side) <= within && self.state.cog(side).hand.len() <= usize::from(cards)
            })),
            Test::HurtNear(most) => {
                let is_found = |other: &&Locust| {
                    let is_other = own.as_ref().is_some_and(|own| own.figure != other.figure);
                    let from = own.as_ref().map_or(other.at.area, |own| own.at.area);
                    is_other && other.marker.is_some() && geometry.distance(from, other.at.area) <= most
                };
                Found::Locusts(self.in_play().filter(is_found).map(|it| it.figure).collect::<Vec<Figure>>())
            }
            Test::MarkerNear(most) => {
                let from = own.as_ref().map(|own| own.at.area);
                let is_near = |area: Area| from.is_some_and(|from| geometry.distance(from, area) <= most);
                Found::Plain(self.state.dropped.iter().any(|dropped| is_near(dropped.area)))
            }
            Test::Unwounded => Found::Plain(own.as_ref().is_some_and(|own| own.marker.is_none())),
            Test::Acted => Found::Plain(self.last_actor().is_some()),
            Test::Apart(least) => {
                let is_apart = |side| own.as_ref().is_some_and(|own| distance(own.at.area, side) >= least);
                Found::Plain(self.present().iter().all(is_apart))
            }
            Test::Some => Found::Plain(!self.figures_of(card).is_empty()),
            Test::SomeNearYou(most) => {
                let is_near = |locust: &Locust| you.is_some_and(|you| geometry.distance(locust.at.area, you) <= most);
                Found::Plain(self.in_play().any(is_near))
            }
            Test::SomeSight => {
                let family = self.figures_of(card);
                let sees_one = |figure: &Figure| {
                    let locust = self.state.locust(*figure);
                    locust.is_some_and(|locust| self.present().iter().any(|side| sees(locust, side)))
                };
                Found::Plain(family.iter().any(sees_one))
            }
            Test::NoHole => Found::Plain(you.is_some_and(|you| !self.state.holes().contains(&you))),
        })
    }
}
