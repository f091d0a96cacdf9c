//! Lines of the Order step: the only source of what is legal in it (GOW-4.3 to GOW-4.7).

use super::Run;
use super::volley::Fire;
use crate::action::Action;
use crate::map::Place;
use crate::state::{Acting, Mode, Once};
use crate::values::{Ability, Limit, OrderId, OrderStep, Reaction, WeaponId};

impl Run<'_> {
    /// The steps of the card being played.
    pub fn steps_of(&self, acting: &Acting) -> Vec<OrderStep> {
        match acting.card {
            None => Vec::new(),
            Some((Mode::Order, card)) => self.values.order(card).steps.clone(),
            Some((Mode::Run, _)) => vec![OrderStep::Move(self.values.constants.run)],
            Some((Mode::Shoot, _)) => vec![OrderStep::Attack { dice: 0, free: false }],
        }
    }

    /// All lines of a side in its Order step, in canonical order.
    pub fn order_lines(&self) -> Vec<Action> {
        let Some(acting) = self.state.acting.last() else { return Vec::new() };
        if self.is_reported() {
            return self.order_lines_on_table(acting);
        }
        let cog = self.state.cog(acting.side);
        let mut lines = Vec::new();
        let may_play = match acting.card {
            None => !self.state.turn.has(Once::Troika),
            Some(_) => acting.spent && self.next_steps(acting).any(|(_, step)| step == OrderStep::Again),
        };
        if may_play {
            for card in cog.kinds() {
                lines.extend([Action::Play(Mode::Order, card), Action::Play(Mode::Run, card)]);
                if !self.fire_lines(acting.side, &Fire::default()).is_empty() {
                    lines.push(Action::Play(Mode::Shoot, card));
                }
            }
        }
        if acting.left > 0 {
            lines.extend(self.reach(acting.side, acting.left).into_iter().map(Action::Move));
        }
        for (_, step) in self.next_steps(acting) {
            self.step_lines(acting, step, &mut lines);
        }
        if self.door_before(acting.side).is_some() {
            lines.push(Action::Explore);
        }
        let has_order = acting.card.is_some_and(|(mode, _)| mode == Mode::Order);
        if has_order && cog.can(self.values, Ability::ExtraArea) && !self.state.turn.has(Once::Extra) {
            lines.extend(self.reach(acting.side, 1).into_iter().map(Action::Extra));
        }
        if self.state.acting.len() == 1 {
            self.special_lines(acting, &mut lines);
        }
        let is_troika = self.state.turn.has(Once::Troika) && self.state.acting.len() == 1;
        if acting.card.is_some() || cog.hand.is_empty() || is_troika {
            lines.push(Action::End);
        }
        lines.sort();
        lines.dedup();
        lines
    }

    /// The remaining steps of the card, with their numbers.
    pub fn next_steps(&self, acting: &Acting) -> impl Iterator<Item = (u8, OrderStep)> + use<> {
        let at = usize::from(acting.at);
        (0..).zip(self.steps_of(acting)).skip(at)
    }

    /// Places that a COG can reach within a number of areas (GOW-5.1, GOW-5.3, GOW-8.15).
    pub fn reach(&self, side: sztab_game::Side, areas: u8) -> Vec<Place> {
        let cog = self.state.cog(side);
        let Some(from) = cog.at else { return Vec::new() };
        let most = if cog.bears(self.values, Limit::Slow) { areas.min(1) } else { areas };
        let geometry = self.state.map.geometry();
        let near = geometry.areas().iter().filter(|area| geometry.distance(from.area, **area) <= most);
        let places = near.flat_map(|&area| std::iter::once(area.open()).chain(self.state.free_covers(area)));
        places.filter(|place| *place != from).collect()
    }

    /// Adds the lines for a step of a card.
    pub fn step_lines(&self, acting: &Acting, step: OrderStep, lines: &mut Vec<Action>) {
        let side = acting.side;
        let cog = self.state.cog(side);
        match step {
            OrderStep::Move(areas) => lines.extend(self.reach(side, areas).into_iter().map(Action::Move)),
            OrderStep::Attack { dice, free } => {
                let fire = Fire { dice: i32::from(dice), free, guard: None };
                lines.extend(self.fire_lines(side, &fire));
            }
            OrderStep::Ammo(tokens) => {
                let weapons = cog.ammo_weapons(self.values);
                lines.extend(splits(&weapons, tokens).into_iter().map(Action::Ammo));
            }
            OrderStep::Draw(_) => lines.push(Action::Draw),
            OrderStep::All(_) => lines.push(Action::Rally),
            OrderStep::Help(_) => {
                let here = cog.area().map(|area| self.state.standing_in(area)).unwrap_or_default();
                lines.extend(here.iter().map(Action::Help));
            }
            OrderStep::Shift(areas) => {
                let geometry = self.state.map.geometry();
                for locust in self.seen_by(side) {
                    let from = locust.at.area;
                    let is_near = |to: &&crate::map::Area| (1..=areas).contains(&geometry.distance(from, **to));
                    let ends = geometry.areas().iter().filter(is_near);
                    lines.extend(ends.map(|&to| Action::Shift(locust.figure, to)));
                }
            }
            OrderStep::Expose => lines.extend(self.seen_by(side).map(|locust| Action::Expose(locust.figure))),
            OrderStep::Skip => lines.push(Action::Skip),
            // Playing the second card is a separate line.
            OrderStep::Again => {}
            OrderStep::Team => {
                let is_able = |other: &sztab_game::Side| *other != side && !self.state.cog(*other).hand.is_empty();
                lines.extend(self.state.standing().iter().filter(is_able).map(Action::Team));
            }
        }
    }

    /// The Locust that a COG can see.
    pub fn seen_by(&self, side: sztab_game::Side) -> impl Iterator<Item = &crate::state::Locust> {
        let at = self.state.cog(side).at;
        let sees = move |place| at.is_some_and(|at| self.state.map.geometry().sees(at, place));
        self.state.locusts.iter().filter(move |locust| sees(locust.at))
    }

    /// Adds the special actions and free actions in the player's own Order step (GOW-4.5, GOW-4.11, GOW-11.5,
    /// GOW-15.1).
    fn special_lines(&self, acting: &Acting, lines: &mut Vec<Action>) {
        let (side, turn) = (acting.side, &self.state.turn);
        let cog = self.state.cog(side);
        let Some(at) = cog.at else { return };
        let (kinds, prices) = (cog.kinds(), self.prices(side));
        if !turn.has(Once::Revive) {
            let fallen = self.state.sides().iter().filter(|other| {
                let other = self.state.cog(*other);
                other.bleeding && !other.gone && other.area() == Some(at.area)
            });
            lines.extend(fallen.flat_map(|other| kinds.iter().map(move |card| Action::Revive(*card, other))));
        }
        if !turn.has(Once::Take) {
            for dropped in self.state.dropped.iter().filter(|dropped| dropped.area == at.area) {
                if cog.load(dropped.weapon).is_some() || cog.has_room(self.values) {
                    lines.extend(prices.iter().map(|price| Action::Take(*price, dropped.weapon)));
                }
            }
        }
        if !turn.has(Once::Use) && self.usable(side).is_some() {
            for to in self.use_areas(side) {
                lines.extend(prices.iter().map(|price| Action::Use(*price, to)));
            }
        }
        if self.may_use_troika(acting) {
            lines.extend(self.troika_targets(side).into_iter().map(Action::Troika));
        }
        let follows = |card: &&OrderId| self.values.order(**card).reaction == Reaction::Follow;
        if self.state.cogs.len() == 1 {
            if !turn.has(Once::Solo) {
                let places = self.reach(side, 1);
                for card in kinds.iter().filter(follows) {
                    lines.extend(places.iter().map(|place| Action::Follow(*card, Some(*place))));
                }
            }
            let is_many = |card: &&OrderId| self.values.order(**card).many;
            lines.extend(kinds.iter().filter(is_many).map(|card| Action::Swap(*card)));
        }
        lines.extend(self.drop_lines(side));
    }

    /// The cards with which a COG can pay for a weapon or for equipment (GOW-4.5, GOW-11.5).
    pub fn prices(&self, side: sztab_game::Side) -> Vec<Option<OrderId>> {
        let cog = self.state.cog(side);
        let is_free = cog.can(self.values, Ability::Scrounger);
        if is_free { vec![None] } else { cog.kinds().into_iter().map(Some).collect() }
    }

    /// The lines with which a COG may discard a weapon card (GOW-4.11).
    pub fn drop_lines(&self, side: sztab_game::Side) -> Vec<Action> {
        let bolo = self.values.named_weapon(crate::values::Named::Bolo);
        let weapons = self.state.cog(side).weapons.iter().map(|load| load.weapon);
        weapons.filter(|weapon| *weapon != bolo).map(Action::Drop).collect()
    }
}

/// All ways to distribute tokens among weapons, in canonical order (GOW-11.1).
pub(super) fn splits(weapons: &[WeaponId], tokens: u8) -> Vec<Vec<WeaponId>> {
    if weapons.is_empty() || tokens == 0 {
        return Vec::new();
    }
    let mut all: Vec<Vec<WeaponId>> = vec![Vec::new()];
    for _ in 0..tokens {
        let longer = |list: &Vec<WeaponId>| {
            let last = list.last().copied();
            let next = weapons.iter().filter(move |weapon| last.is_none_or(|last| last <= **weapon));
            next.map(|weapon| list.iter().copied().chain([*weapon]).collect()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}
