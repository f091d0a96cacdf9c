//! Guard (GOW-14.2 to GOW-14.5, GOW-14.10).

use sztab_game::Side;

use super::volley::AttackModifiers;
use super::{Flow, Question, QuestionKind, Run};
use crate::action::{Action, Manner, Target};
use crate::map::Place;
use crate::state::Figure;
use crate::values::{Ability, OrderId, Reaction, WeaponId};

impl Run<'_> {
    /// True if a side may still guard in this Locust Activation (GOW-14.4).
    pub fn may_guard(&self, side: Side, figure: Figure) -> bool {
        let step = &self.step;
        let is_second = |side: Side| self.state.cog(side).has_ability(self.values, Ability::SecondGuard);
        let is_open = match step.guarded.last() {
            None => true,
            Some(last) => is_second(side) && !is_second(*last) && !step.guarded.contains(&side),
        };
        is_open
            && step.card.is_some()
            && !step.no_guard
            && !step.held.contains(&side)
            && !step.passed.contains(&(side, figure))
    }

    /// The lines with which a side could attack a figure now.
    fn guard_lines(&self, side: Side, figure: Figure) -> Vec<Action> {
        let kinds = self.state.cog(side).card_kinds();
        let cards: Vec<OrderId> =
            kinds.into_iter().filter(|card| self.values.order(*card).reaction == Reaction::Guard).collect();
        let fire = AttackModifiers { guard: Some(figure), ..AttackModifiers::default() };
        let attacks = if cards.is_empty() { Vec::new() } else { self.fire_lines(side, &fire) };
        let mut manners: Vec<(WeaponId, Manner)> = attacks
            .into_iter()
            .filter_map(|line| if let Action::Attack(weapon, manner, _) = line { Some((weapon, manner)) } else { None })
            .collect();
        manners.sort_unstable();
        manners.dedup();
        let with = |card: &OrderId| {
            let card = *card;
            manners.iter().map(move |(weapon, manner)| Action::Guard(card, *weapon, *manner)).collect::<Vec<_>>()
        };
        cards.iter().flat_map(with).collect()
    }

    /// True if the side could also attack a figure at one of these later places.
    fn could_guard_at(&mut self, places: &[Place], side: Side, figure: Figure) -> bool {
        let mut is_able_at = |place: &Place| {
            let from = std::mem::replace(&mut self.state.locust_mut(figure)?.at, *place);
            let is_able = !self.guard_lines(side, figure).is_empty();
            self.state.locust_mut(figure)?.at = from;
            Some(is_able)
        };
        places.iter().any(|place| is_able_at(place) == Some(true))
    }

    /// Asks for Guard at a point at which a Locust can be attacked. `later` are the places further along its path at
    /// which Guard will be possible again. If several players want to guard, the active player chooses.
    pub fn guard_against(&mut self, figure: Figure, later: &[Place]) -> Flow {
        loop {
            let able: Vec<Side> =
                self.state.standing_sides().iter().filter(|side| self.may_guard(*side, figure)).collect();
            let mut questions = Vec::new();
            for side in able {
                let mut lines = self.guard_lines(side, figure);
                if !lines.is_empty() {
                    lines.extend([Action::Wait, Action::Pass, Action::Hold]);
                    let is_last = !self.could_guard_at(later, side, figure);
                    questions.push(Question { side, ask: QuestionKind::Guard { figure, is_last }, lines });
                }
            }
            let answers = self.ask_all(questions)?;
            let mut wanted = Vec::new();
            for (side, answer) in answers {
                if let Action::Guard(card, weapon, manner) = answer {
                    wanted.push((side, card, weapon, manner));
                } else if answer == Action::Pass {
                    self.step.passed.push((side, figure));
                } else if answer == Action::Hold {
                    self.step.held.push(side);
                }
            }
            let Some((side, card, weapon, manner)) = self.choose(&wanted, |(side, ..)| Action::Choose(*side))? else {
                return Ok(());
            };
            self.discard(side, &[card])?;
            self.step.guarded.push(side);
            let area = self.state.locust(figure).map(|locust| locust.at.area);
            let is_area = self.values.weapon(weapon).has_property(crate::values::WeaponProperty::Area);
            let target = match area.filter(|_| is_area) {
                Some(area) => Target::Area(area),
                None => Target::Locust(figure),
            };
            let fire = AttackModifiers { guard: Some(figure), ..AttackModifiers::default() };
            self.fire(side, weapon, manner, target, &fire)?;
            self.check_goal()?;
            // Cole may guard after another player, even at the same point.
            if !self.is_alive(figure) {
                return Ok(());
            }
        }
    }
}
