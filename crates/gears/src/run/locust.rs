//! The Locust Activation: AI cards are revealed until one is resolved (GOW-4.9, GOW-13.1 to GOW-13.4).

use super::aims::Actor;
use super::{Flow, Run};
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::state::Figure;
use crate::values::{AiCard, CardKind, Redraw, Step};

impl Run<'_> {
    /// Resolves the AI cards of a Locust Activation.
    pub fn run_locust_step(&mut self) -> Flow {
        for _ in 0..self.activation_card_count() {
            if !self.resolve_next()? {
                break;
            }
        }
        self.step.card = None;
        self.heal_skorge()
    }

    /// Reveals AI cards until one is resolved that does not lead to another card. Returns true if a card was resolved
    /// (GOW-13.4).
    fn resolve_next(&mut self) -> Flow<bool> {
        let mut chained = 0;
        while let Some(number) = self.draw_ai() {
            chained += 1;
            self.emit(Event::AiCard { number });
            self.step.card = Some(number);
            self.step.passed.clear();
            self.step.you = None;
            self.step.attacked.clear();
            let values = self.values;
            let card = values.ai_card(number);
            let is_replaced = self.check_replaced(card)?;
            let again = if is_replaced {
                self.emit(Event::Replaced { number });
                self.step.replaced += 1;
                true
            } else {
                self.resolve(card)?
            };
            self.discard_ai(number)?;
            self.check_goal()?;
            let deck = &self.state.decks.ai;
            let all = deck.cards.len() + deck.discards.len();
            // The second condition ends an Activation with a deck in which every card leads to another.
            let is_endless = is_replaced && self.step.replaced >= all || chained > all;
            if !again || is_endless {
                return Ok(!is_endless);
            }
        }
        Ok(false)
    }

    /// Figures of a family, in canonical order.
    pub fn family_figures(&self, card: &AiCard) -> Vec<Figure> {
        let is_of = |figure: &Figure| card.family.is_none_or(|family| self.values.enemy(figure.kind).ai == family);
        self.affected_locusts().map(|locust| locust.figure).filter(is_of).collect()
    }

    /// Determines whether the card is replaced by another one, asking if necessary (GOW-13.3, GOW-17.4).
    fn check_replaced(&mut self, card: &AiCard) -> Flow<bool> {
        let is_covered = |side| self.state.cog(side).at.is_some_and(crate::map::Place::is_cover);
        let applies = |reason: &Redraw| match reason {
            Redraw::NoneInPlay => self.family_figures(card).is_empty(),
            Redraw::NoLocust => self.affected_locusts().next().is_none(),
            Redraw::Covered if self.is_on_physical_table() => false,
            Redraw::Covered => self.affected_cogs().iter().all(is_covered),
        };
        if card.redraw.iter().any(applies) || self.ask_if_cogs_are_covered(card)? {
            return Ok(true);
        }
        let may_spawn = card.steps.iter().chain(&card.otherwise).any(is_spawn);
        if self.may_spawn() || self.is_on_physical_table() && !may_spawn {
            return Ok(false);
        }
        // A card resolved for each figure is replaced if the part that applies to any of them spawns figures.
        let steps = match card.kind {
            CardKind::Event => &card.steps,
            CardKind::Group => self.select_part(card, &mut Actor::default())?,
            CardKind::Each => {
                let mut spawns = false;
                for figure in self.family_figures(card) {
                    let part = self.select_part(card, &mut Actor::new(figure))?;
                    spawns |= part.iter().any(is_spawn);
                }
                return Ok(spawns);
            }
        };
        Ok(steps.iter().any(is_spawn))
    }

    /// The part of a card that applies (GOW-13.2).
    fn select_part<'b>(&mut self, card: &'b AiCard, actor: &mut Actor) -> Flow<&'b [Step]> {
        let Some(test) = card.test else { return Ok(&card.steps) };
        Ok(if self.run_test(test, card, actor)? { &card.steps } else { &card.otherwise })
    }

    /// Resolves a card. Returns true if another card is resolved after it.
    fn resolve(&mut self, card: &AiCard) -> Flow<bool> {
        if card.kind != CardKind::Each {
            let mut actor = Actor::default();
            let steps = self.select_part(card, &mut actor)?;
            return self.carry_out(steps, card, &mut actor);
        }
        self.step.done.clear();
        loop {
            // A figure that appears while the card is being resolved acts too (GOW-13.7).
            let is_left = |figure: &Figure| !self.step.done.contains(figure);
            let left: Vec<Figure> = self.family_figures(card).into_iter().filter(is_left).collect();
            let Some(figure) = self.choose(&left, |figure| Action::Next(*figure))? else { return Ok(false) };
            self.step.begin(figure);
            let mut actor = Actor::new(figure);
            let steps = self.select_part(card, &mut actor)?;
            self.carry_out(steps, card, &mut actor)?;
            self.check_goal()?;
        }
    }

    /// The area of a figure.
    pub fn figure_area(&self, figure: Figure) -> Option<Area> {
        self.state.locust(figure).map(|locust| locust.at.area)
    }
}

/// True if the step spawns figures.
fn is_spawn(step: &Step) -> bool {
    match step {
        Step::Spawn { .. } | Step::Revive => true,
        Step::If { steps, otherwise, .. } => steps.iter().chain(otherwise).any(is_spawn),
        Step::Each { steps, .. } => steps.iter().any(is_spawn),
        Step::Move { .. }
        | Step::Attack { .. }
        | Step::HealSelf
        | Step::HealTested
        | Step::LoseAmmo(_)
        | Step::ClearMarkers
        | Step::Hole
        | Step::NoGuard
        | Step::Redraw => false,
    }
}
