//! The Order step on a physical table: the bot handles the cards and keeps the records; the players move figures and
//! report their targets (contract, section 10).

use sztab_game::Side;

use super::fights::roll_reports;
use super::to_lines;
use crate::action::Action;
use crate::event::Event;
use crate::report::{Combatant, Report};
use crate::run::{Flow, Run, Stop};
use crate::state::{ActingSide, Figure, Locust, Mode, OncePerTurn};
use crate::tiles::FaceId;
use crate::values::{Ability, Equipment, OrderStep, Reaction, WeaponId};

impl Run<'_> {
    /// All lines of a side in its Order step, in canonical order.
    pub fn order_lines_on_table(&self, acting: &ActingSide) -> Vec<Action> {
        let (side, turn) = (acting.side, &self.state.turn);
        let cog = self.state.cog(side);
        let kinds = cog.card_kinds();
        let mut lines = Vec::new();
        let has_fired = turn.has_used(OncePerTurn::Troika) && self.state.acting.len() == 1;
        let is_first = acting.card.is_none() && !has_fired;
        if is_first || self.next_steps(acting).any(|(_, step)| step == OrderStep::Again) {
            let modes = Mode::KEYWORDS.map(|(_, mode)| mode);
            lines.extend(kinds.iter().flat_map(|card| modes.map(|mode| Action::Play(mode, *card))));
        }
        for (_, step) in self.next_steps(acting) {
            match step {
                OrderStep::Ammo(_)
                | OrderStep::Draw(_)
                | OrderStep::Help(_)
                | OrderStep::All(_)
                | OrderStep::Skip
                | OrderStep::Team => self.add_step_lines(acting, step, &mut lines),
                // The players carry these steps out and report the results.
                OrderStep::Move(_)
                | OrderStep::Attack { .. }
                | OrderStep::Shift(_)
                | OrderStep::Expose
                | OrderStep::Again => {}
            }
        }
        if self.state.hides_hands() && acting.card.is_some() && !turn.has_used(OncePerTurn::Skip) {
            lines.push(Action::Skip);
        }
        if self.state.acting.len() == 1 {
            self.add_special_lines_on_table(acting, &mut lines);
        }
        self.add_report_lines(side, &mut lines);
        if acting.card.is_some() || cog.hand.is_empty() || has_fired {
            lines.push(Action::End);
        }
        lines.sort();
        lines.dedup();
        lines
    }

    /// Adds the lines for special actions, doors and goals.
    fn add_special_lines_on_table(&self, acting: &ActingSide, lines: &mut Vec<Action>) {
        let (side, turn) = (acting.side, &self.state.turn);
        let cog = self.state.cog(side);
        let kinds = cog.card_kinds();
        if !turn.has_used(OncePerTurn::Revive) {
            let fallen = self.state.sides_in_game().iter().filter(|other| {
                let other = self.state.cog(*other);
                other.bleeding && other.area() == cog.area()
            });
            lines.extend(fallen.flat_map(|other| kinds.iter().map(move |card| Action::Revive(*card, other))));
        }
        if !turn.has_used(OncePerTurn::Take) {
            let prices = self.payment_cards(side);
            for dropped in self.state.dropped.iter().filter(|dropped| Some(dropped.area) == cog.area()) {
                if cog.load(dropped.weapon).is_some() || cog.has_room(self.values) {
                    lines.extend(prices.iter().map(|price| Action::Take(*price, dropped.weapon)));
                }
            }
        }
        if !turn.has_used(OncePerTurn::Use) && !self.equipment_on_table(side).is_empty() {
            lines.extend(self.payment_cards(side).into_iter().map(|price| Action::Use(price, None)));
        }
        let lies_troika = |face: &FaceId| self.values.location(*face).equipment == Some(Equipment::Troika);
        if acting.card.is_none() && !turn.has_used(OncePerTurn::Troika) && self.state.locations.iter().any(lies_troika)
        {
            lines.extend(self.locusts_on_map_of(side).map(|locust| Action::Troika(locust.figure)));
        }
        self.add_extra_move_lines(acting, lines);
        if self.state.cogs.len() == 1 {
            let is_many = |card: &&crate::values::OrderId| self.values.order(**card).many;
            lines.extend(kinds.iter().filter(is_many).map(|card| Action::Swap(*card)));
        }
        lines.extend(self.drop_lines(side));
        if !self.openable_levels().is_empty() {
            lines.push(Action::Explore);
        }
        if self.has_goal_on_table() {
            lines.push(Action::Report(Report::Goal));
        }
    }

    /// The Locust on a COG's map.
    fn locusts_on_map_of(&self, side: Side) -> impl Iterator<Item = &Locust> {
        let area = self.state.cog(side).area();
        self.state.locusts.iter().filter(move |locust| Some(locust.at.area) == area)
    }

    /// Adds the lines for followers (GOW-14.7), and for additional areas that the active COG may move (GOW-11.5,
    /// GOW-15.1).
    fn add_extra_move_lines(&self, acting: &ActingSide, all: &mut Vec<Action>) {
        let (side, turn) = (acting.side, &self.state.turn);
        let can_follow = |side: &Side| !self.reactions(*side, Reaction::Follow).is_empty();
        let followers: Vec<Side> = if self.state.cogs.len() == 1 {
            vec![side].into_iter().filter(|_| !turn.has_used(OncePerTurn::Solo)).collect()
        } else if acting.card.is_some() {
            let area = self.state.cog(side).area();
            let here = area.map(|area| self.state.standing_in(area)).unwrap_or_default();
            here.without(side).difference(turn.follow).iter().collect()
        } else {
            Vec::new()
        };
        all.extend(to_lines(followers.into_iter().filter(can_follow).map(Report::Follow)));
        let has_order = acting.card.is_some_and(|(mode, _)| mode == Mode::Order);
        let may_go_on =
            self.state.cog(side).has_ability(self.values, Ability::ExtraArea) && !turn.has_used(OncePerTurn::Extra);
        all.extend(to_lines((has_order && may_go_on).then_some(Report::Extra)));
    }

    /// Adds the reports that players may make at any time in an Order step.
    fn add_report_lines(&self, active: Side, all: &mut Vec<Action>) {
        let rolls = self.state.rolls_on_table();
        for locust in self.locusts_on_map_of(active) {
            let figure = locust.figure;
            if rolls {
                all.extend(to_lines(roll_reports(Combatant::Locust(figure))));
            } else {
                let hits = (1..=8).flat_map(|dice| (0..=2).map(move |cover| (dice, cover)));
                let hit = |(dice, cover)| Report::Hit { figure, dice, over: 0, cover };
                all.extend(to_lines(hits.map(hit)));
            }
            all.extend(to_lines((1..=3).map(|number| Report::Wounds(Combatant::Locust(figure), number))));
            all.extend(locust.marker.as_ref().map(|_| Action::Heal(figure)));
        }
        for side in self.state.sides_in_game().iter() {
            let cog = self.state.cog(side);
            for load in &cog.weapons {
                all.extend(to_lines([Report::Ammo(side, load.weapon, 1)]));
                all.extend(to_lines((load.tokens > 0).then_some(Report::Ammo(side, load.weapon, -1))));
            }
            if side == active && cog.has_room(self.values) {
                let others = (0..).map(WeaponId).take(self.values.weapons.len());
                let others = others.filter(|weapon| cog.load(*weapon).is_none());
                all.extend(to_lines(others.map(|weapon| Report::Ammo(side, weapon, 1))));
            }
            if cog.is_standing() {
                let has_room = cog.hand.len() < cog.hand_limit(self.values);
                all.extend(to_lines(has_room.then_some(Report::Draw(side, 1))));
                all.extend(to_lines([Report::Wounds(Combatant::Cog(side), 1)]));
                all.extend(to_lines((!cog.hand.is_empty()).then_some(Report::Spend(side))));
            }
        }
    }

    /// Carries out a line that exists only in this mode; `None` for a line of the full game.
    pub fn perform_on_table(&mut self, side: Side, action: &Action) -> Option<Flow> {
        self.state.companion?;
        if let Action::Play(..) = action {
            // The card is almost always spent on a move or an attack, so the side counts as having acted
            // (GOW-13.23).
            self.state.turn.record_action(side);
            return None;
        }
        Some(if let Action::Report(report) = action {
            self.record_report(side, report)
        } else if let Action::Heal(figure) = action {
            self.heal(*figure)
        } else if *action == Action::Explore {
            self.explore_on_table()
        } else if *action == Action::Skip && self.state.hides_hands() {
            self.state.turn.mark_used(OncePerTurn::Skip);
            Ok(())
        } else {
            return None;
        })
    }

    /// Records a report.
    fn record_report(&mut self, side: Side, report: &Report) -> Flow {
        match report {
            Report::Hit { figure, dice, over, cover } => {
                self.attack_on_table(side, *figure);
                self.hit_on_table(side, *figure, *dice, over + cover, false)
            }
            Report::Rolled { who: Combatant::Locust(figure), hits, omens, shields } => {
                self.attack_on_table(side, *figure);
                self.apply_roll_on_table(side, *figure, (*hits, *omens, *shields), false)
            }
            Report::Wounds(Combatant::Locust(figure), number) => self.wound_locust(*figure, *number, true),
            Report::Wounds(Combatant::Cog(side), number) => self.wound_cogs(&[(*side, *number)]),
            Report::Ammo(side, weapon, tokens) => {
                self.adjust_ammo(*side, *weapon, *tokens);
                Ok(())
            }
            Report::Draw(side, number) => self.draw_orders(*side, usize::from(*number)),
            Report::Spend(side) => {
                let cards = self.state.cog(*side).card_kinds();
                self.discard_one_card(*side, &cards)
            }
            Report::Goal => self.end_stage_on_table(),
            Report::Follow(follower) => self.follow_on_table(side, *follower),
            Report::Extra => {
                self.state.turn.mark_used(OncePerTurn::Extra);
                self.record_cog_move(side);
                Ok(())
            }
            Report::Yes(_)
            | Report::No
            | Report::Done
            | Report::Arrived
            | Report::NoneLeft
            | Report::Nobody
            | Report::Guard(..)
            | Report::Cover(_)
            | Report::Dodge(_)
            | Report::Here(_)
            | Report::Laid
            | Report::Overlap
            | Report::Rolled { who: Combatant::Cog(_), .. }
            | Report::By(_)
            | Report::Tile(_) => Err(Stop::Mismatch),
        }
    }

    /// Makes a COG follow for the rest of the turn. A COG played alone moves one more area instead.
    fn follow_on_table(&mut self, active: Side, follower: Side) -> Flow {
        let cards = self.reactions(follower, Reaction::Follow);
        self.discard_one_card(follower, &cards)?;
        if follower == active {
            self.state.turn.mark_used(OncePerTurn::Solo);
            self.record_cog_move(active);
            return Ok(());
        }
        self.state.turn.follow = self.state.turn.follow.with(follower);
        let cog = self.state.cog_mut(follower);
        cog.moved = true;
        let to = cog.at;
        to.into_iter().for_each(|to| self.emit(Event::Followed { side: follower, to }));
        Ok(())
    }

    /// Records that the players have moved a COG.
    pub fn record_cog_move(&mut self, side: Side) {
        self.state.turn.record_action(side);
        let cog = self.state.cog_mut(side);
        cog.moved = true;
        let to = cog.at;
        to.into_iter().for_each(|to| self.emit(Event::Moved { side, to }));
    }

    fn attack_on_table(&mut self, side: Side, figure: Figure) {
        self.state.turn.record_action(side);
        self.emit(Event::Shot { side, figure });
    }

    /// Adds tokens to a weapon or removes them.
    fn adjust_ammo(&mut self, side: Side, weapon: WeaponId, tokens: i8) {
        let is_new = self.state.cog(side).load(weapon).is_none();
        if is_new {
            self.state.decks.take_special(weapon);
            self.gain_weapon(side, weapon, tokens.unsigned_abs());
        } else if tokens > 0 {
            self.gain_ammo(side, &vec![weapon; usize::from(tokens.unsigned_abs())]);
        } else {
            for _ in 0..tokens.unsigned_abs() {
                self.state.cog_mut(side).spend_token(weapon);
                self.emit(Event::AmmoLost { side, weapon });
            }
        }
    }
}
