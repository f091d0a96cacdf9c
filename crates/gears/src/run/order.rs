//! Carrying out lines of the Order step (GOW-4.3 to GOW-4.7, GOW-11.1).

use sztab_game::Side;

use super::volley::AttackModifiers;
use super::{Flow, Run, Stop};
use crate::action::Action;
use crate::event::Event;
use crate::map::{Area, Place};
use crate::state::{ActingSide, Figure, Mode, OncePerTurn, Phase};
use crate::values::{OrderId, OrderStep, WeaponProperty};

impl Run<'_> {
    /// Carries out a line of a side in its Order step.
    pub fn perform(&mut self, side: Side, action: &Action) -> Flow {
        match action {
            Action::Play(mode, card) => self.play_card(side, *mode, *card),
            Action::Move(place) => self.perform_move(side, *place, action),
            Action::Attack(..)
            | Action::Ammo(_)
            | Action::Draw
            | Action::Help(_)
            | Action::Rally
            | Action::Shift(..)
            | Action::Expose(_)
            | Action::Skip
            | Action::Team(_) => {
                let step = self.use_step(action)?;
                self.perform_step(side, action, step)
            }
            // A move in progress can continue afterwards (GOW-12.4).
            Action::Explore => self.explore(side),
            Action::End => {
                self.end_card();
                Ok(())
            }
            Action::Revive(..)
            | Action::Take(..)
            | Action::Use(..)
            | Action::Extra(_)
            | Action::Troika(_)
            | Action::Follow(..)
            | Action::Swap(_)
            | Action::Drop(_) => self.perform_special(side, action),
            Action::Place(_)
            | Action::Stay
            | Action::Crawl(_)
            | Action::Guard(..)
            | Action::Wait
            | Action::Pass
            | Action::Hold
            | Action::Dodge(_)
            | Action::Discard(_)
            | Action::Next(_)
            | Action::Target(_)
            | Action::To(_)
            | Action::Cover(_)
            | Action::Hole(_)
            | Action::Exit(_)
            | Action::Toward(_)
            | Action::Heal(_)
            | Action::Marker(..)
            | Action::Choose(_)
            | Action::Auto
            | Action::Lose(_)
            | Action::Keep(_)
            | Action::Unlock(_)
            | Action::Ticker(_)
            | Action::Grinder(_)
            | Action::Hammer(_)
            | Action::Report(_)
            | Action::Resign => Err(Stop::Mismatch),
        }
    }

    fn end_card(&mut self) {
        self.state.acting.pop();
        if self.state.acting.is_empty() {
            self.state.turn.phase = Phase::Locust;
        }
    }

    /// Carries out an action, as allowed by a step of the card (GOW-11.1).
    fn perform_step(&mut self, side: Side, action: &Action, step: OrderStep) -> Flow {
        if let (Action::Attack(weapon, manner, target), OrderStep::Attack { dice, free }) = (action, step) {
            let fire = AttackModifiers { dice: i32::from(dice), free, guard: None };
            let spent = self.fire(side, *weapon, *manner, *target, &fire)?;
            if let Some(acting) = self.state.acting.last_mut() {
                acting.spent |= spent;
            }
        } else if let Action::Ammo(weapons) = action {
            self.gain_ammo(side, weapons);
        } else if let OrderStep::Draw(count) = step {
            self.draw_orders(side, usize::from(count))?;
        } else if let (Action::Help(other), OrderStep::Help(count)) = (action, step) {
            self.draw_orders(*other, usize::from(count))?;
        } else if let OrderStep::All(count) = step {
            for other in self.state.standing_sides().iter() {
                self.draw_orders(other, usize::from(count))?;
            }
        } else if let Action::Shift(figure, area) = action {
            self.shift(*figure, *area)?;
        } else if let Action::Expose(figure) = action {
            self.expose(*figure)?;
        } else if let Action::Team(other) = action {
            self.state.acting.push(ActingSide::new(*other));
        } else if step == OrderStep::Skip {
            self.state.turn.mark_used(OncePerTurn::Skip);
        }
        Ok(())
    }

    /// Carries out a move, or a part of one in progress (GOW-5.6).
    fn perform_move(&mut self, side: Side, place: Place, action: &Action) -> Flow {
        let left = self.state.acting.last().map_or(0, |acting| acting.left);
        let areas = if left > 0 && self.reachable_places(side, left).contains(&place) {
            left
        } else {
            let OrderStep::Move(areas) = self.use_step(action)? else { return Err(Stop::Mismatch) };
            areas
        };
        let is_slow = self.state.cog(side).has_weapon_with(self.values, WeaponProperty::Slow);
        let areas = if is_slow { areas.min(1) } else { areas };
        let gone = self.walk(side, place)?;
        let is_over = place.is_cover();
        self.acting_mut().left = if is_over { 0 } else { areas.saturating_sub(gone) };
        Ok(())
    }

    /// Moves a Locust to an area chosen by the player, and into cover there if the Locust has the trait (GOW-11.1,
    /// GOW-11.3).
    fn shift(&mut self, figure: Figure, area: Area) -> Flow {
        self.place_locust(figure, area.open_place());
        self.take_cover(figure)
    }

    /// Moves a Locust out of cover and deals one wound to it (GOW-11.1).
    fn expose(&mut self, figure: Figure) -> Flow {
        if let Some(area) = self.figure_area(figure) {
            self.place_locust(figure, area.open_place());
        }
        self.wound_locust(figure, 1, false)
    }

    /// The progress of the card being played.
    fn acting_mut(&mut self) -> &mut ActingSide {
        let side = self.state.turn.side;
        if self.state.acting.is_empty() {
            self.state.acting.push(ActingSide::new(side));
        }
        let last = self.state.acting.len() - 1;
        &mut self.state.acting[last]
    }

    /// Plays a card for one of its uses (GOW-4.3). A second card replaces the first one (GOW-11.1).
    fn play_card(&mut self, side: Side, mode: Mode, card: OrderId) -> Flow {
        self.discard(side, &[card])?;
        self.emit(Event::CardPlayed { side, mode, card });
        *self.acting_mut() = ActingSide { card: Some((mode, card)), ..ActingSide::new(side) };
        Ok(())
    }

    /// Uses the earliest remaining step of the card that allows an action; the steps before it are forfeited.
    fn use_step(&mut self, action: &Action) -> Flow<OrderStep> {
        let acting = self.state.acting.last().copied().ok_or(Stop::Mismatch)?;
        let found = self.next_steps(&acting).find(|(_, step)| {
            let mut lines = Vec::new();
            self.add_step_lines(&acting, *step, &mut lines);
            lines.contains(action)
        });
        let (number, step) = found.ok_or(Stop::Mismatch)?;
        let acting = self.acting_mut();
        acting.at = number + 1;
        acting.left = 0;
        Ok(step)
    }

    /// Puts tokens on weapons.
    pub fn gain_ammo(&mut self, side: Side, weapons: &[crate::values::WeaponId]) {
        for weapon in weapons {
            self.state.cog_mut(side).gain_tokens(*weapon, 1);
        }
        self.emit(Event::AmmoGained { side, weapons: weapons.to_vec() });
    }

    /// Carries out a special or free action (GOW-4.5).
    fn perform_special(&mut self, side: Side, action: &Action) -> Flow {
        // Ends a move in progress (GOW-5.6), unless the action affects only cards.
        if !matches!(action, Action::Swap(_) | Action::Drop(_)) {
            self.acting_mut().left = 0;
        }
        if let Action::Revive(card, other) = action {
            self.discard(side, &[*card])?;
            self.state.turn.mark_used(OncePerTurn::Revive);
            self.state.cog_mut(*other).bleeding = false;
            self.emit(Event::Revived { side: *other });
        } else if let Action::Take(card, weapon) = action {
            self.pay(side, *card)?;
            self.state.turn.mark_used(OncePerTurn::Take);
            self.take_dropped_weapon(side, *weapon);
        } else if let Action::Use(card, to) = action {
            self.pay(side, *card)?;
            self.state.turn.mark_used(OncePerTurn::Use);
            self.use_equipment(side, *to)?;
        } else if let Action::Extra(place) = action {
            self.state.turn.mark_used(OncePerTurn::Extra);
            self.walk(side, *place)?;
        } else if let Action::Troika(figure) = action {
            self.state.turn.mark_used(OncePerTurn::Troika);
            self.fire_troika(side, *figure)?;
        } else if let Action::Follow(card, Some(place)) = action {
            self.discard(side, &[*card])?;
            self.state.turn.mark_used(OncePerTurn::Solo);
            self.walk(side, *place)?;
        } else if let Action::Swap(card) = action {
            // The swapped card leaves the game (GOW-15.1).
            self.state.cog_mut(side).remove_card(*card);
            self.emit(Event::Discarded { side, cards: vec![*card] });
            self.draw_orders(side, 1)?;
        } else if let Action::Drop(weapon) = action {
            self.drop_weapon(side, *weapon);
        } else {
            return Err(Stop::Mismatch);
        }
        Ok(())
    }

    fn pay(&mut self, side: Side, card: Option<OrderId>) -> Flow {
        card.map_or(Ok(()), |card| self.discard(side, &[card]))
    }
}
