//! The values of lines. The unit is a wound, dealt to a Locust or prevented.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use sztab_game::{Side, Viewer};

use super::goals::Goals;
use crate::GearsGame;
use crate::action::Action;
use crate::map::{Area, CoverBonus, Place, UNREACHABLE};
use crate::odds::Dice;
use crate::report::Report;
use crate::state::Mode;
use crate::values::{Enemy, EnemyOmen, Equipment, MissionId, OrderId, OrderStep, Reaction, WeaponId};

/// The value of an ammo token, and of a card.
pub(super) const AMMO_VALUE: f64 = 0.5;
const CARD_VALUE: f64 = 0.7;
/// The value of preventing an expected wound, and the same value for a COG with few cards.
const WOUND_PREVENTION_VALUE: f64 = 0.4;
const WOUND_PREVENTION_VALUE_FEW_CARDS: f64 = 2.0;
/// The values of sealing a hole, of reviving a teammate, and of opening a door.
pub(super) const SEAL_VALUE: f64 = 5.0;
const REVIVAL_VALUE: f64 = 4.0;
const DOOR_VALUE: f64 = 2.5;
/// The value of coming closer to a goal, per area.
const APPROACH_VALUE: f64 = 0.45;
/// The cost of following another COG. At a lower one, computer players win fewer missions.
const FOLLOW: f64 = 1.2;
/// The minimum probability of a kill at which a Guard is worth its card.
pub(super) const MIN_GUARD_PROBABILITY: f64 = 0.4;
/// For each other player, the fraction by which attacks gain value and goals lose value.
const HARM_FACTOR: f64 = 0.8;
const HURRY_FACTOR: f64 = 0.15;
/// The loss when a COG bleeds out, in cards.
pub(super) const BLEED_OUT_COST: f64 = 7.0;

/// The wounds expected at a place before the side's next turn, and the value of the best attack from there.
type Outlook = (f64, f64);

/// A game from the viewpoint of a side.
pub(crate) struct Evaluation<'a> {
    pub(super) game: &'a GearsGame,
    pub(super) side: Side,
    pub(super) goals: Rc<Vec<Area>>,
    /// Cache of evaluated places, which remain valid while cards are played.
    known: Rc<RefCell<BTreeMap<Place, Outlook>>>,
    /// The best value of each step of the card being played.
    best: OnceCell<Vec<f64>>,
}

impl<'a> Evaluation<'a> {
    pub fn new(game: &'a GearsGame, side: Side) -> Self {
        let goals = Goals { state: &game.state, values: &game.values, side }.target_areas();
        Self { game, side, goals: Rc::new(goals), known: Rc::default(), best: OnceCell::new() }
    }

    /// The value of a line, minus the value of the steps that it skips.
    pub fn value_of_line(&self, action: &Action) -> f64 {
        self.value(action) - self.skipped_value(action)
    }

    fn value(&self, action: &Action) -> f64 {
        match action {
            Action::Play(mode, card) => self.play_value(*mode, *card),
            Action::Move(place) | Action::Extra(place) | Action::Follow(_, Some(place)) => self.move_value(*place),
            Action::Follow(card, None) => self.of_follow(*card),
            Action::Attack(weapon, manner, target) => self.attack_value(*weapon, *manner, *target),
            Action::Guard(card, weapon, manner) => self.guard_value(*card, *weapon, *manner),
            Action::Dodge(card) => self.dodge_value(*card),
            Action::Discard(cards) => -cards.iter().map(|card| self.card_value(*card)).sum::<f64>(),
            Action::Shift(..) => 0.6,
            Action::Expose(figure) => 1.0 + self.threat_value(*figure) * 0.2,
            Action::Ammo(weapons) => self.ammo_value(weapons),
            Action::Draw => self.two_cards_value(self.side),
            Action::Rally => self.game.state.standing_sides().iter().map(|side| self.two_cards_value(side)).sum(),
            Action::Help(other) => self.two_cards_value(*other),
            Action::Skip => 3.0,
            Action::Team(_) => 0.8,
            Action::Revive(card, _) => REVIVAL_VALUE - self.card_value(*card) * 0.3,
            Action::Take(card, _) => 1.2 - card.map_or(0.0, |card| self.card_value(card)),
            Action::Use(card, _) => self.equipment_value() - card.map_or(0.0, |card| self.card_value(card)),
            Action::Troika(figure) => 1.5 + self.threat_value(*figure) * 0.3,
            Action::Explore => DOOR_VALUE,
            Action::Crawl(area) => self.crawl_value(*area),
            Action::Place(_) | Action::Cover(_) => 1.0,
            Action::Wait | Action::Keep(_) => 0.1,
            Action::Report(Report::Ammo(..) | Report::Draw(..) | Report::Spend(_) | Report::Wounds(..)) => -2.0,
            // Only the players see the physical table; among the answers, the computer plays those that merely
            // continue.
            Action::Auto | Action::Report(Report::Done | Report::Arrived | Report::Laid | Report::Nobody) => 0.5,
            Action::Drop(weapon) => self.drop_value(*weapon),
            Action::Report(Report::Goal | Report::NoneLeft | Report::Overlap)
            | Action::Swap(_)
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

    /// The usefulness of a card in the hand, through its reaction or its actions.
    pub(super) fn card_value(&self, card: OrderId) -> f64 {
        let order = self.game.values.order(card);
        let reaction = match order.reaction {
            Reaction::Guard => 0.5,
            Reaction::Dodge => 0.4,
            Reaction::Follow => 0.2,
        };
        let steps = f64::from(u8::try_from(order.steps.len()).unwrap_or(u8::MAX));
        CARD_VALUE * 0.5 + reaction + 0.1 * steps
    }

    /// The value of playing a card: the value of the best line that the card allows, as far as this can be determined
    /// without playing it.
    fn play_value(&self, mode: Mode, card: OrderId) -> f64 {
        let viewer = Viewer::Side(self.side);
        let mut after = if self.game.viewer.is_some() { self.game.clone() } else { self.game.mask_for(viewer) };
        if after.apply(self.side, &Action::Play(mode, card)).is_err() {
            return 0.2;
        }
        let (goals, known) = (Rc::clone(&self.goals), Rc::clone(&self.known));
        let then = Evaluation { game: &after, side: self.side, goals, known, best: OnceCell::new() };
        let best: f64 = then.step_values(mode, card).into_iter().sum();
        1.0 + best - 0.5 * self.card_value(card)
    }

    /// The best current value of each step of a card. A move before an attack includes the value of the attack, which
    /// is then not counted separately.
    fn step_values(&self, mode: Mode, card: OrderId) -> Vec<f64> {
        let steps = match mode {
            Mode::Order => self.game.values.order(card).steps.clone(),
            Mode::Run => vec![OrderStep::Move(self.game.values.constants.run)],
            Mode::Shoot => vec![OrderStep::Attack { dice: 0, free: false }],
        };
        let mut best = vec![0.0_f64; steps.len()];
        for action in self.game.legal_actions(self.side) {
            if let Some(number) = steps.iter().position(|step| uses_step(action, step)) {
                best[number] = best[number].max(self.value(action));
            }
        }
        let is_attack = |step: &&OrderStep| matches!(step, OrderStep::Attack { .. });
        let attack = steps.iter().position(|step| is_attack(&step));
        if let Some(attack) = attack
            && let Some(number) = steps[..attack].iter().position(|step| matches!(step, OrderStep::Move(_)))
        {
            best[number] = best[number].max(best[attack]);
            best[attack] = 0.0;
        }
        best
    }

    /// The value lost by playing a line: the value of the card's steps before the one that the line uses.
    pub fn skipped_value(&self, action: &Action) -> f64 {
        let acting = self.game.state.acting.last().filter(|acting| acting.side == self.side);
        let Some((mode, card)) = acting.and_then(|acting| acting.card) else { return 0.0 };
        let at = acting.map_or(0, |acting| usize::from(acting.at));
        let steps = &self.game.values.order(card).steps;
        let own = steps.iter().skip(at).position(|step| uses_step(action, step)).map(|place| place + at);
        let Some(own) = own.filter(|_| mode == Mode::Order) else { return 0.0 };
        let is_given_up = |number: usize| {
            let is_before_attack =
                matches!((&steps[number], &steps[own]), (OrderStep::Move(_), OrderStep::Attack { .. }));
            number >= at && !is_before_attack
        };
        let best = self.best.get_or_init(|| self.step_values(mode, card));
        (0..own).filter(|number| is_given_up(*number)).map(|number| best[number]).sum()
    }

    fn move_value(&self, place: Place) -> f64 {
        let Some(now) = self.game.state.cog(self.side).at else { return 0.0 };
        let attack = if self.has_later_attack() { self.outlook(place).1 } else { 0.0 };
        self.place_value(place) - self.place_value(now) + attack - 0.05
    }

    /// The value of following the active player's COG to the area into which it is moving, at the cost of a card.
    fn of_follow(&self, card: OrderId) -> f64 {
        let state = &self.game.state;
        let Some((to, now)) = self.game.destination().zip(state.cog(self.side).at) else { return -1.0 };
        let mut after = state.clone();
        after.cog_mut(state.turn.side).at = Some(to);
        let place = after.place_of_follower(to.area);
        self.place_value(place) - self.place_value(now) - FOLLOW - 0.1 * self.card_value(card)
    }

    /// True if the card has an attack after its next move.
    fn has_later_attack(&self) -> bool {
        let acting = self.game.state.acting.last().filter(|acting| acting.side == self.side);
        let Some((Mode::Order, card)) = acting.and_then(|acting| acting.card) else { return false };
        let at = acting.map_or(0, |acting| usize::from(acting.at));
        let mut steps = self.game.values.order(card).steps.iter().skip(at);
        steps.any(|step| matches!(step, OrderStep::Attack { .. }))
    }

    /// The value of two cards for a COG, which is higher the fewer cards the COG has.
    fn two_cards_value(&self, side: Side) -> f64 {
        let cog = self.game.state.cog(side);
        let room = cog.hand_limit(&self.game.values).saturating_sub(cog.hand.len()).min(2);
        let few = if cog.hand.len() < 3 { 0.6 } else { 0.0 };
        (CARD_VALUE + few) * f64::from(u8::try_from(room).unwrap_or(0))
    }

    fn outlook(&self, place: Place) -> Outlook {
        if let Some(known) = self.known.borrow().get(&place) {
            return *known;
        }
        let outlook = (self.danger(place), self.best_attack(place));
        self.known.borrow_mut().insert(place, outlook);
        outlook
    }

    /// The value of being at a place. It is high close to the goals, with a target in reach, and out of danger.
    fn place_value(&self, place: Place) -> f64 {
        let state = &self.game.state;
        let geometry = state.map.geometry();
        let distance = self.goals.iter().map(|goal| geometry.distance(place.area, *goal)).min();
        let away = f64::from(distance.filter(|distance| *distance != UNREACHABLE).unwrap_or(20));
        let bleeding = state.sides().iter().filter(|side| *side != self.side && state.cog(*side).bleeding);
        let bleeding = bleeding.filter(|side| !state.cog(*side).gone).filter_map(|side| state.cog(side).area());
        let help: f64 = bleeding.map(|area| 1.5 / (1.0 + f64::from(geometry.distance(place.area, area).min(20)))).sum();
        // While hunting, an adjacent area is as good as the target's own.
        let away = if self.is_hunting() { (away - 1.0).max(0.0) } else { away };
        let cards = f64::from(u8::try_from(state.cog(self.side).hand.len()).unwrap_or(u8::MAX));
        let care = WOUND_PREVENTION_VALUE + WOUND_PREVENTION_VALUE_FEW_CARDS / (1.0 + cards);
        let nearer = APPROACH_VALUE / (1.0 + HURRY_FACTOR * self.other_player_count());
        let cover = if place.is_cover() { 0.15 } else { 0.0 };
        help + cover - nearer * away - care * self.outlook(place).0 - 0.1 * self.distance_from_team(place)
    }

    /// The wounds expected at a place, assuming that each Locust that sees it attacks one time in three.
    fn danger(&self, place: Place) -> f64 {
        let state = &self.game.state;
        let seeing = state.locusts.iter().filter(|locust| state.map.geometry().sees(locust.at, place));
        seeing
            .map(|locust| self.strike_wounds(self.game.values.enemy(locust.figure.kind), locust.at, place) / 3.0)
            .sum()
    }

    fn strike_wounds(&self, enemy: &Enemy, from: Place, to: Place) -> f64 {
        let own = self.game.state.cog(self.side).defence_dice(&self.game.values);
        let defence = i32::from(own) + self.cover_dice(from, to);
        Dice { attack: i32::from(enemy.attack), omen: omen_hits(enemy), defence }.mean(&self.game.values)
    }

    pub(super) fn cover_dice(&self, from: Place, to: Place) -> i32 {
        let constants = &self.game.values.constants;
        i32::from(match self.game.state.map.geometry().cover_bonus(from, to) {
            CoverBonus::None => 0,
            CoverBonus::Partial => constants.cover_partial,
            CoverBonus::Full => constants.cover_full,
        })
    }

    /// The number of other players, each of whom has a Locust Activation before the side's next turn.
    fn other_player_count(&self) -> f64 {
        f64::from(u8::try_from(self.game.state.cogs.len()).unwrap_or(1)) - 1.0
    }

    /// The factor for the value of harming a Locust, which grows with the number of Activations before the side's next
    /// turn.
    pub(super) fn harm_factor(&self) -> f64 {
        1.0 + HARM_FACTOR * self.other_player_count()
    }

    /// The distance to the nearest standing COG, minus two areas.
    fn distance_from_team(&self, place: Place) -> f64 {
        let state = &self.game.state;
        let others = state.standing_sides().without(self.side).iter().filter_map(|side| state.cog(side).area());
        let nearest = others.map(|area| state.map.geometry().distance(place.area, area)).min();
        nearest.map_or(0.0, |distance| f64::from(distance.saturating_sub(2).min(10)))
    }

    /// True if killing Locust is all that remains to be done.
    fn is_hunting(&self) -> bool {
        let (mission, stage) = (self.game.state.mission, self.game.state.stage);
        mission == MissionId::Horde || mission == MissionId::Emergence && stage == 2
    }

    pub(super) fn is_sealing_holes(&self) -> bool {
        self.game.state.mission == MissionId::Emergence && self.game.state.stage == 1
    }

    /// The value of the equipment in the side's area.
    fn equipment_value(&self) -> f64 {
        let state = &self.game.state;
        let area = state.cog(self.side).area();
        let equipment = area.and_then(|area| self.game.values.location(area.face).equipment);
        let is_goal = area.is_some_and(|area| self.goals.contains(&area));
        match equipment {
            Some(_) if is_goal && !self.is_sealing_holes() => SEAL_VALUE,
            Some(Equipment::Ammo) => 1.6,
            Some(Equipment::Weapon) => 1.5,
            Some(Equipment::Grenade) => {
                if self.is_sealing_holes() {
                    3.0
                } else {
                    1.4
                }
            }
            Some(Equipment::Keycode) => 2.5,
            Some(Equipment::Junker | Equipment::Troika) => 1.3,
            Some(Equipment::Hammer) => DOOR_VALUE,
            None => 0.0,
        }
    }

    /// The value of throwing a weapon away, which makes room for the Hammer of Dawn in the side's area (GOW-12.9).
    fn drop_value(&self, weapon: WeaponId) -> f64 {
        let (state, cog) = (&self.game.state, self.game.state.cog(self.side));
        let face = cog.area().map(|area| area.face).filter(|face| state.locations.contains(face));
        let equipment = face.and_then(|face| self.game.values.location(face).equipment);
        let is_needed = equipment == Some(Equipment::Hammer) && !cog.has_room(&self.game.values);
        let tokens = f64::from(cog.load(weapon).map_or(0, |load| load.tokens));
        if is_needed { 2.0 * SEAL_VALUE - tokens } else { -1.0 }
    }

    /// The value of crawling into an area: a bleeding COG crawls towards the nearest standing COG.
    fn crawl_value(&self, area: Area) -> f64 {
        let state = &self.game.state;
        let geometry = state.map.geometry();
        let to = |from: Area| {
            let others = state.standing_sides().iter().filter_map(|side| state.cog(side).area());
            others.map(|other| geometry.distance(from, other)).min().unwrap_or(UNREACHABLE)
        };
        let now = state.cog(self.side).area().map_or(UNREACHABLE, to);
        f64::from(now) - f64::from(to(area)) - 0.5
    }
}

/// The number of hits that an omen adds to a Locust's attack.
pub(super) fn omen_hits(enemy: &Enemy) -> u8 {
    enemy.omens.iter().map(|omen| if let EnemyOmen::Hit(hits) = omen { *hits } else { 0 }).sum()
}

/// True if the line uses this step of a card.
fn uses_step(action: &Action, step: &OrderStep) -> bool {
    match step {
        OrderStep::Move(_) => matches!(action, Action::Move(_)),
        OrderStep::Attack { .. } => matches!(action, Action::Attack(..)),
        OrderStep::Ammo(_) => matches!(action, Action::Ammo(_)),
        OrderStep::Draw(_) => *action == Action::Draw,
        OrderStep::Help(_) => matches!(action, Action::Help(_)),
        OrderStep::All(_) => *action == Action::Rally,
        OrderStep::Shift(_) => matches!(action, Action::Shift(..)),
        OrderStep::Expose => matches!(action, Action::Expose(_)),
        OrderStep::Skip => *action == Action::Skip,
        OrderStep::Again => matches!(action, Action::Play(..)),
        OrderStep::Team => matches!(action, Action::Team(_)),
    }
}
