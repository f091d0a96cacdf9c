//! Values of lines, in wounds of a Locust that are dealt or saved.

use sztab_game::{Side, Viewer};

use crate::GearsGame;
use crate::action::{Action, Manner, Target};
use crate::map::{Area, NEVER, Opening, Place, Shelter};
use crate::odds::Dice;
use crate::report::Report;
use crate::run::Ask;
use crate::state::{Figure, Mode};
use crate::values::{
    Ability, Enemy, EnemyOmen, Equipment, Limit, MissionId, Named, Omen, OrderId, OrderStep, Reaction, Trait, WeaponId,
};

/// The value of a token of ammo, and of a card.
const AMMO: f64 = 0.5;
const CARD: f64 = 0.7;
/// The value of a hole that is sealed, of a teammate who stands again, and of a door.
const SEAL: f64 = 5.0;
const REVIVAL: f64 = 4.0;
const DOOR: f64 = 2.5;
/// The value of an area nearer to a goal.
const NEARER: f64 = 0.45;
/// A chance to kill from which a Guard is worth its card.
const GUARD: f64 = 0.5;
/// Attack dice from which a Dodge is worth its card.
const DODGE: i32 = 4;

/// A game as a side values it.
pub(crate) struct Evaluation<'a> {
    pub game: &'a GearsGame,
    pub side: Side,
}

impl Evaluation<'_> {
    /// The value of a line; of the lines of a question, the best has the greatest.
    pub fn value(&self, action: &Action) -> f64 {
        match action {
            Action::Play(mode, card) => self.of_play(*mode, *card),
            Action::Move(place) | Action::Extra(place) | Action::Follow(_, Some(place)) => self.of_move(*place),
            Action::Attack(weapon, manner, target) => self.of_attack(*weapon, *manner, *target),
            Action::Guard(card, weapon, manner) => self.of_guard(*card, *weapon, *manner),
            Action::Dodge(card) => self.of_dodge(*card),
            Action::Discard(cards) => -cards.iter().map(|card| self.of_card(*card)).sum::<f64>(),
            Action::Shift(..) => 0.6,
            Action::Expose(figure) => 1.0 + self.of_threat(*figure) * 0.2,
            Action::Ammo(weapons) => AMMO * f64::from(u8::try_from(weapons.len()).unwrap_or(u8::MAX)),
            Action::Draw | Action::Rally => CARD * 2.0,
            Action::Help(other) => CARD * if *other == self.side { 2.0 } else { 1.9 },
            Action::Skip => 3.0,
            Action::Team(_) => 0.8,
            Action::Revive(card, _) => REVIVAL - self.of_card(*card) * 0.3,
            Action::Take(card, _) => 1.2 - card.map_or(0.0, |card| self.of_card(card)),
            Action::Use(card, _) => self.of_equipment() - card.map_or(0.0, |card| self.of_card(card)),
            Action::Troika(figure) => 1.5 + self.of_threat(*figure) * 0.3,
            Action::Explore => DOOR,
            Action::Crawl(area) => self.of_crawl(*area),
            Action::Place(_) | Action::Cover(_) => 1.0,
            Action::Wait | Action::Keep(_) => 0.1,
            Action::Report(Report::Ammo(..) | Report::Draw(..) | Report::Spend(_) | Report::Wounds(..)) => -2.0,
            // Only people see the table; what goes on without more is said for them.
            Action::Auto | Action::Report(Report::Done | Report::Arrived | Report::Laid | Report::Nobody) => 0.5,
            Action::Report(Report::Goal | Report::NoneLeft | Report::Overlap)
            | Action::Follow(_, None)
            | Action::Swap(_)
            | Action::Drop(_)
            | Action::Hold
            | Action::Resign => -1.0,
            Action::Pass
            | Action::Stay
            | Action::End
            | Action::Next(_)
            | Action::Target(_)
            | Action::To(_)
            | Action::Hole(_)
            | Action::Exit(_)
            | Action::Toward(_)
            | Action::Heal(_)
            | Action::Marker(..)
            | Action::Choose(_)
            | Action::Lose(_)
            | Action::Unlock(_)
            | Action::Ticker(_)
            | Action::Grinder(_)
            | Action::Hammer(_)
            | Action::Report(_) => 0.0,
        }
    }

    /// The use of a card in the hand: its reaction, and its actions.
    fn of_card(&self, card: OrderId) -> f64 {
        let order = self.game.values.order(card);
        let reaction = match order.reaction {
            Reaction::Guard => 0.5,
            Reaction::Dodge => 0.4,
            Reaction::Follow => 0.2,
        };
        let steps = f64::from(u8::try_from(order.steps.len()).unwrap_or(u8::MAX));
        CARD * 0.5 + reaction + 0.1 * steps
    }

    /// A card is worth the best line that it allows, as far as this can be seen without playing it.
    fn of_play(&self, mode: Mode, card: OrderId) -> f64 {
        let viewer = Viewer::Side(self.side);
        let mut after = if self.game.viewer.is_some() { self.game.clone() } else { self.game.mask_for(viewer) };
        if after.apply(self.side, &Action::Play(mode, card)).is_err() {
            return 0.2;
        }
        let then = Evaluation { game: &after, side: self.side };
        let is_of_card = |action: &&Action| {
            !matches!(action, Action::Revive(..) | Action::Take(..) | Action::Use(..) | Action::Drop(_) | Action::End)
        };
        let mut values: Vec<f64> =
            after.legal(self.side).iter().filter(is_of_card).map(|action| then.value(action)).collect();
        values.sort_by(|one, other| other.total_cmp(one));
        let best = values.first().copied().unwrap_or(0.0).max(0.0);
        let more = if mode == Mode::Order { 0.2 * f64::from(self.steps(card)) } else { 0.0 };
        1.0 + best + more - 0.5 * self.of_card(card)
    }

    fn steps(&self, card: OrderId) -> u8 {
        let attacks = self.game.values.order(card).steps.iter().filter(|step| matches!(step, OrderStep::Attack { .. }));
        u8::try_from(attacks.count()).unwrap_or(u8::MAX)
    }

    fn of_move(&self, place: Place) -> f64 {
        let Some(now) = self.game.state.cog(self.side).at else { return 0.0 };
        self.of_place(place) - self.of_place(now) - 0.05
    }

    /// The value of standing at a place: near to the goals, with something to attack, and out of danger.
    fn of_place(&self, place: Place) -> f64 {
        let state = &self.game.state;
        let geometry = state.map.geometry();
        let goals = self.goals();
        let distance = goals.iter().map(|goal| geometry.distance(place.area, *goal)).min();
        let away = f64::from(distance.filter(|distance| *distance != NEVER).unwrap_or(20));
        let bleeding = state.sides().iter().filter(|side| *side != self.side && state.cog(*side).bleeding);
        let bleeding = bleeding.filter(|side| !state.cog(*side).gone).filter_map(|side| state.cog(side).area());
        let help: f64 = bleeding.map(|area| 1.5 / (1.0 + f64::from(geometry.distance(place.area, area).min(20)))).sum();
        help - NEARER * away - 0.8 * self.danger(place) + if place.is_cover() { 0.15 } else { 0.0 }
    }

    /// Expected wounds at a place, if each Locust that sees it attacks one time in three.
    fn danger(&self, place: Place) -> f64 {
        let state = &self.game.state;
        let seeing = state.locusts.iter().filter(|locust| state.map.geometry().sees(locust.at, place));
        seeing.map(|locust| self.of_strike(self.game.values.enemy(locust.figure.kind), locust.at, place) / 3.0).sum()
    }

    fn of_strike(&self, enemy: &Enemy, from: Place, to: Place) -> f64 {
        let own = self.game.state.cog(self.side).defence(&self.game.values);
        let omen = enemy.omens.iter().map(|omen| if let EnemyOmen::Hit(hits) = omen { *hits } else { 0 }).sum();
        let defence = i32::from(own) + self.shelter(from, to);
        Dice { attack: i32::from(enemy.attack), omen, defence }.mean(&self.game.values)
    }

    fn shelter(&self, from: Place, to: Place) -> i32 {
        let constants = &self.game.values.constants;
        i32::from(match self.game.state.map.geometry().shelter(from, to) {
            Shelter::None => 0,
            Shelter::Partial => constants.cover_partial,
            Shelter::Full => constants.cover_full,
        })
    }

    /// Areas to go to: holes that have to be sealed, doors, else the Locust.
    fn goals(&self) -> Vec<Area> {
        let state = &self.game.state;
        if self.seals_holes() {
            return state.holes();
        }
        let doors = state.doors.iter().map(|face| Opening { face: *face, is_exit: true });
        let doors: Vec<Area> = doors.filter_map(|door| state.map.area_at(&self.game.values.tiles, door)).collect();
        let hunts = (state.mission == MissionId::Emergence && state.stage == 2) || state.mission == MissionId::Horde;
        if hunts || doors.is_empty() { state.locusts.iter().map(|locust| locust.at.area).collect() } else { doors }
    }

    fn seals_holes(&self) -> bool {
        self.game.state.mission == MissionId::Emergence && self.game.state.stage == 1
    }

    /// The value of a Locust that is gone.
    fn of_threat(&self, figure: Figure) -> f64 {
        let enemy = self.game.values.enemy(figure.kind);
        0.8 + 0.4 * f64::from(enemy.attack)
    }

    fn of_attack(&self, weapon: WeaponId, manner: Manner, target: Target) -> f64 {
        let price = if manner == Manner::Overkill { AMMO } else { 0.0 };
        match target {
            Target::Locust(figure) => {
                let kills = self.chance_to_kill(weapon, manner, figure);
                kills * self.of_threat(figure) + 0.3 * self.mean_wounds(weapon, manner, figure) - price
            }
            Target::Area(area) => self.of_blast(weapon, area),
        }
    }

    /// An attack on an area: a hole that may be sealed, Locust there, and the own people there.
    fn of_blast(&self, weapon: WeaponId, area: Area) -> f64 {
        let (state, values) = (&self.game.state, &self.game.values);
        let card = values.weapon(weapon);
        let spread = |defence: u8| Dice { attack: i32::from(card.overkill), omen: 0, defence: i32::from(defence) };
        let locusts = state.locusts.iter().filter(|locust| locust.at.area == area);
        let harm: f64 = locusts
            .map(|locust| {
                let enemy = values.enemy(locust.figure.kind);
                let health = locust.health(values);
                spread(enemy.defence).at_least(values, health) * self.of_threat(locust.figure)
            })
            .sum();
        let own: f64 =
            state.standing_in(area).iter().map(|side| spread(state.cog(side).defence(values)).mean(values)).sum();
        let seals = card.omens.contains(&Omen::Seal) && state.holes().contains(&area);
        let omens = 1.0 - (5.0_f64 / 6.0).powi(i32::from(card.overkill));
        let seal = if seals { omens * if self.seals_holes() { SEAL } else { 1.0 } } else { 0.0 };
        harm + seal - 1.2 * own - AMMO
    }

    fn dice(&self, weapon: WeaponId, manner: Manner, figure: Figure) -> Option<Dice> {
        let (state, values) = (&self.game.state, &self.game.values);
        let (from, locust) = state.cog(self.side).at.zip(state.locust(figure))?;
        let card = values.weapon(weapon);
        let dice = if manner == Manner::Overkill { card.overkill } else { card.normal };
        let has_die =
            state.cog(self.side).can(values, Ability::LancerDie) && weapon == values.named_weapon(Named::Lancer);
        let omen = card.omens.iter().map(|omen| if let Omen::Hit(hits) = omen { *hits } else { 0 }).sum();
        let over = state.map.geometry().range(from.area, locust.at.area).saturating_sub(card.range);
        let defence = i32::from(values.enemy(figure.kind).defence) + self.shelter(from, locust.at) + i32::from(over);
        Some(Dice { attack: i32::from(dice) + i32::from(has_die), omen, defence })
    }

    /// The chance that an attack kills a Locust.
    pub fn chance_to_kill(&self, weapon: WeaponId, manner: Manner, figure: Figure) -> f64 {
        let (state, values) = (&self.game.state, &self.game.values);
        if manner == Manner::Saw {
            return 1.0 - (5.0_f64 / 6.0).powi(i32::from(values.constants.chainsaw_dice));
        }
        let Some((dice, locust)) = self.dice(weapon, manner, figure).zip(state.locust(figure)) else { return 0.0 };
        let is_proof = values.enemy(figure.kind).is(Trait::Hammer) && locust.marker.is_none();
        if is_proof && !values.weapon(weapon).is(Limit::Hammer) {
            return 0.0;
        }
        dice.at_least(values, locust.health(values))
    }

    fn mean_wounds(&self, weapon: WeaponId, manner: Manner, figure: Figure) -> f64 {
        if manner == Manner::Saw {
            0.5
        } else {
            self.dice(weapon, manner, figure).map_or(0.0, |dice| dice.mean(&self.game.values))
        }
    }

    fn of_guard(&self, card: OrderId, weapon: WeaponId, manner: Manner) -> f64 {
        let Some(Ask::Guard { figure, .. }) = self.game.question(self.side).map(|question| question.ask) else {
            return 0.0;
        };
        let kills = self.chance_to_kill(weapon, manner, figure);
        let price = if manner == Manner::Overkill { 0.1 } else { 0.0 };
        kills - GUARD - 0.1 * self.of_card(card) + 0.15 - price
    }

    fn of_dodge(&self, card: OrderId) -> f64 {
        let figure = match self.game.question(self.side).map(|question| question.ask) {
            Some(Ask::Dodge(figure)) => figure,
            Some(_) | None => None,
        };
        let dice = figure.map_or(DODGE, |figure| i32::from(self.game.values.enemy(figure.kind).attack));
        let is_rich = self.game.state.cog(self.side).hand.len() > 2;
        let is_worth = dice >= DODGE && is_rich || self.game.state.cog(self.side).hand.len() == 1;
        (if is_worth { 1.0 } else { -1.0 }) - 0.1 * self.of_card(card)
    }

    /// The equipment of the own area.
    fn of_equipment(&self) -> f64 {
        let state = &self.game.state;
        let area = state.cog(self.side).area();
        let equipment = area.and_then(|area| self.game.values.location(area.face).equipment);
        match equipment {
            Some(Equipment::Ammo) => 1.6,
            Some(Equipment::Weapon) => 1.5,
            Some(Equipment::Grenade) => {
                if self.seals_holes() {
                    3.0
                } else {
                    1.4
                }
            }
            Some(Equipment::Keycode) => 2.5,
            Some(Equipment::Junker | Equipment::Troika) => 1.3,
            Some(Equipment::Hammer) => DOOR,
            None => 0.0,
        }
    }

    /// A bleeding COG crawls to the nearest one that stands.
    fn of_crawl(&self, area: Area) -> f64 {
        let state = &self.game.state;
        let geometry = state.map.geometry();
        let to = |from: Area| {
            let others = state.standing().iter().filter_map(|side| state.cog(side).area());
            others.map(|other| geometry.distance(from, other)).min().unwrap_or(NEVER)
        };
        let now = state.cog(self.side).area().map_or(NEVER, to);
        f64::from(now) - f64::from(to(area)) - 0.5
    }
}
