//! Lines of the Order step: the only source of what is legal in it (GOW-4.3 to GOW-4.7).

use super::Run;
use super::volley::AttackModifiers;
use crate::action::Action;
use crate::map::Place;
use crate::state::{ActingSide, Mode, OncePerTurn};
use crate::values::{Ability, OrderId, OrderStep, Reaction, WeaponId, WeaponProperty};

impl Run<'_> {
    /// The steps of the card being played.
    pub fn card_steps(&self, acting: &ActingSide) -> Vec<OrderStep> {
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
        if self.is_on_physical_table() {
            return self.order_lines_on_table(acting);
        }
        let cog = self.state.cog(acting.side);
        let mut lines = Vec::new();
        let may_play = match acting.card {
            None => !self.state.turn.has_used(OncePerTurn::Troika),
            Some(_) => acting.spent && self.next_steps(acting).any(|(_, step)| step == OrderStep::Again),
        };
        if may_play {
            for card in cog.card_kinds() {
                lines.extend([Action::Play(Mode::Order, card), Action::Play(Mode::Run, card)]);
                if !self.fire_lines(acting.side, &AttackModifiers::default()).is_empty() {
                    lines.push(Action::Play(Mode::Shoot, card));
                }
            }
        }
        if acting.left > 0 {
            lines.extend(self.reachable_places(acting.side, acting.left).into_iter().map(Action::Move));
        }
        for (_, step) in self.next_steps(acting) {
            self.add_step_lines(acting, step, &mut lines);
        }
        if self.openable_door(acting.side).is_some() {
            lines.push(Action::Explore);
        }
        let has_order = acting.card.is_some_and(|(mode, _)| mode == Mode::Order);
        if has_order
            && cog.has_ability(self.values, Ability::ExtraArea)
            && !self.state.turn.has_used(OncePerTurn::Extra)
        {
            lines.extend(self.reachable_places(acting.side, 1).into_iter().map(Action::Extra));
        }
        if self.state.acting.len() == 1 {
            self.add_special_lines(acting, &mut lines);
        }
        let is_troika = self.state.turn.has_used(OncePerTurn::Troika) && self.state.acting.len() == 1;
        if acting.card.is_some() || cog.hand.is_empty() || is_troika {
            lines.push(Action::End);
        }
        lines.sort();
        lines.dedup();
        lines
    }

    /// The remaining steps of the card, with their numbers.
    pub fn next_steps(&self, acting: &ActingSide) -> impl Iterator<Item = (u8, OrderStep)> + use<> {
        let at = usize::from(acting.at);
        (0..).zip(self.card_steps(acting)).skip(at)
    }

    /// Places that a COG can reach within a number of areas (GOW-5.1, GOW-5.3, GOW-8.15).
    pub fn reachable_places(&self, side: sztab_game::Side, areas: u8) -> Vec<Place> {
        let cog = self.state.cog(side);
        let Some(from) = cog.at else { return Vec::new() };
        let most = if cog.has_weapon_with(self.values, WeaponProperty::Slow) { areas.min(1) } else { areas };
        let geometry = self.state.map.geometry();
        let near = geometry.areas().iter().filter(|area| geometry.distance(from.area, **area) <= most);
        let places = near.flat_map(|&area| std::iter::once(area.open_place()).chain(self.state.free_covers(area)));
        places.filter(|place| *place != from).collect()
    }

    /// Adds the lines for a step of a card.
    pub fn add_step_lines(&self, acting: &ActingSide, step: OrderStep, lines: &mut Vec<Action>) {
        let side = acting.side;
        let cog = self.state.cog(side);
        match step {
            OrderStep::Move(areas) => lines.extend(self.reachable_places(side, areas).into_iter().map(Action::Move)),
            OrderStep::Attack { dice, free } => {
                let fire = AttackModifiers { dice: i32::from(dice), free, guard: None };
                lines.extend(self.fire_lines(side, &fire));
            }
            OrderStep::Ammo(tokens) => {
                let weapons = cog.ammo_weapons(self.values);
                lines.extend(token_splits(&weapons, tokens).into_iter().map(Action::Ammo));
            }
            OrderStep::Draw(_) => lines.push(Action::Draw),
            OrderStep::All(_) => lines.push(Action::Rally),
            OrderStep::Help(_) => {
                let here = cog.area().map(|area| self.state.standing_in(area)).unwrap_or_default();
                lines.extend(here.iter().map(Action::Help));
            }
            OrderStep::Shift(areas) => {
                let geometry = self.state.map.geometry();
                for locust in self.visible_locusts(side) {
                    let from = locust.at.area;
                    let is_near = |to: &&crate::map::Area| (1..=areas).contains(&geometry.distance(from, **to));
                    let ends = geometry.areas().iter().filter(is_near);
                    lines.extend(ends.map(|&to| Action::Shift(locust.figure, to)));
                }
            }
            OrderStep::Expose => lines.extend(self.visible_locusts(side).map(|locust| Action::Expose(locust.figure))),
            OrderStep::Skip => lines.push(Action::Skip),
            // Playing the second card is a separate line.
            OrderStep::Again => {}
            OrderStep::Team => {
                let is_able = |other: &sztab_game::Side| *other != side && !self.state.cog(*other).hand.is_empty();
                lines.extend(self.state.standing_sides().iter().filter(is_able).map(Action::Team));
            }
        }
    }

    /// The Locust that a COG can see.
    pub fn visible_locusts(&self, side: sztab_game::Side) -> impl Iterator<Item = &crate::state::Locust> {
        let at = self.state.cog(side).at;
        let sees = move |place| at.is_some_and(|at| self.state.map.geometry().sees(at, place));
        self.state.locusts.iter().filter(move |locust| sees(locust.at))
    }

    /// Adds the special actions and free actions in the player's own Order step (GOW-4.5, GOW-4.11, GOW-11.5,
    /// GOW-15.1).
    fn add_special_lines(&self, acting: &ActingSide, lines: &mut Vec<Action>) {
        let (side, turn) = (acting.side, &self.state.turn);
        let cog = self.state.cog(side);
        let Some(at) = cog.at else { return };
        let (kinds, prices) = (cog.card_kinds(), self.payment_cards(side));
        if !turn.has_used(OncePerTurn::Revive) {
            let fallen = self.state.sides().iter().filter(|other| {
                let other = self.state.cog(*other);
                other.bleeding && !other.gone && other.area() == Some(at.area)
            });
            lines.extend(fallen.flat_map(|other| kinds.iter().map(move |card| Action::Revive(*card, other))));
        }
        if !turn.has_used(OncePerTurn::Take) {
            for dropped in self.state.dropped.iter().filter(|dropped| dropped.area == at.area) {
                if cog.load(dropped.weapon).is_some() || cog.has_room(self.values) {
                    lines.extend(prices.iter().map(|price| Action::Take(*price, dropped.weapon)));
                }
            }
        }
        if !turn.has_used(OncePerTurn::Use) && self.usable_equipment(side).is_some() {
            for to in self.equipment_destinations(side) {
                lines.extend(prices.iter().map(|price| Action::Use(*price, to)));
            }
        }
        if self.may_use_troika(acting) {
            lines.extend(self.troika_targets(side).into_iter().map(Action::Troika));
        }
        let follows = |card: &&OrderId| self.values.order(**card).reaction == Reaction::Follow;
        if self.state.cogs.len() == 1 {
            if !turn.has_used(OncePerTurn::Solo) {
                let places = self.reachable_places(side, 1);
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
    pub fn payment_cards(&self, side: sztab_game::Side) -> Vec<Option<OrderId>> {
        let cog = self.state.cog(side);
        let is_free = cog.has_ability(self.values, Ability::Scrounger);
        if is_free { vec![None] } else { cog.card_kinds().into_iter().map(Some).collect() }
    }

    /// The lines with which a COG may discard a weapon card (GOW-4.11).
    pub fn drop_lines(&self, side: sztab_game::Side) -> Vec<Action> {
        let bolo = self.values.named_weapon(crate::values::NamedWeapon::Bolo);
        let weapons = self.state.cog(side).weapons.iter().map(|load| load.weapon);
        weapons.filter(|weapon| *weapon != bolo).map(Action::Drop).collect()
    }
}

/// All ways to distribute tokens among weapons, in canonical order (GOW-11.1).
pub(super) fn token_splits(weapons: &[WeaponId], tokens: u8) -> Vec<Vec<WeaponId>> {
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
