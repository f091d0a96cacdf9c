//! The answer given by a player's standing orders. Every criterion depends on the public board only.

use std::cmp::Reverse;

use crate::rules::action::Action;
use crate::rules::arrangement::Side;
use crate::rules::battle::blast::explosion_victims;
use crate::rules::battle::damage::Damage;
use crate::rules::board::Hex;
use crate::rules::decision::{Absorption, CardAbsorption, Conversion, Decision, LeaderTarget, Question};
use crate::rules::game::{Game, Interrupted, PendingDecision, Phase};
use crate::rules::influence::Influence;

use super::{Order, OrderKind, Orders};

impl Orders {
    /// The action of a side under its standing orders; `None` if they do not cover the side's current choice. `begun`
    /// is true if the side's turn has just begun.
    #[must_use]
    pub fn choose_action(&self, game: &Game, side: Side, begun: bool) -> Option<Action> {
        if game.side_to_act() != Some(side) {
            return None;
        }
        let Some(pending) = &game.state().pending else { return self.choose_pass(game, begun) };
        let answer = self.choose_answer(game, pending)?;
        u8::try_from(answer + 1).ok().map(|answer| Action::Choose { answer })
    }

    fn choose_pass(&self, game: &Game, begun: bool) -> Option<Action> {
        let is_meant = self.order_of_kind(OrderKind::Turn)? != Order::PassTurn || begun;
        (is_meant && game.can_only_end()).then_some(Action::End)
    }

    /// The answer to the open decision, counted from 0; `None` if no order covers it.
    fn choose_answer(&self, game: &Game, pending: &PendingDecision) -> Option<usize> {
        let influence = Influence::evaluate(game.roster(), game.arrangement());
        let Decision { decider, question } = &pending.decision;
        match question {
            Question::PushDestination { unit, pusher, options } => {
                let said = self.push_order(game.arrangement(), *unit, *pusher).map(|push| push.to);
                let said = said.and_then(|to| options.iter().position(|&option| option == to));
                said.or_else(|| {
                    choose_destination(&influence, *decider, *unit, options, self.order_of_kind(OrderKind::Push)?)
                })
            }
            Question::SetOff { .. }
            | Question::Payee { .. }
            | Question::Redraw { .. }
            | Question::StructurePrice { .. }
            | Question::Target { .. }
            | Question::Rocket { .. }
            | Question::Rotation { .. }
            | Question::MoveOn { .. }
            | Question::Marker { .. } => None,
            Question::Absorption { options } => choose_absorption(
                &influence,
                *decider,
                options,
                damage_step(pending)?,
                self.order_of_kind(OrderKind::Medic)?,
            ),
            Question::MedicCard { .. } if self.order_of_kind(OrderKind::Card)? != Order::CardSave => Some(0),
            Question::MedicCard { options } => Some(card_answer(&influence, options, damage_step(pending)?)),
            Question::Conversion { options, .. }
                if self.order_of_kind(OrderKind::Conversion)? != Order::ConvertMost =>
            {
                options.iter().position(Option::is_none)
            }
            Question::Conversion { unit, options, .. } => {
                let Interrupted::Battle { battle, .. } = &pending.interrupted else { return None };
                let wounds = |option: Option<Conversion>| battle.max_wounds(&influence, *unit, option);
                index_of_greatest(options.iter().map(|&option| wounds(option)))
            }
            Question::Explosion { unit } => {
                let explodes = explodes(&influence, *decider, *unit, self.order_of_kind(OrderKind::Explosion)?);
                Some(usize::from(explodes))
            }
            Question::Leader { moment, .. } if !moment.is_in_battle() => None,
            Question::Leader { .. } if self.order_of_kind(OrderKind::Leader)? != Order::LeaderFastest => Some(0),
            // The first answer is to keep the Leader.
            Question::Leader { options, .. } => {
                index_of_greatest(options.iter().map(|&target| initiative_of(&influence, target)))
                    .map(|index| index + 1)
            }
            Question::FirstToDeclare { options } => {
                let is_first = self.order_of_kind(OrderKind::Declaring)? == Order::DeclareFirst;
                options.iter().position(|side| (side == decider) == is_first)
            }
        }
    }
}

impl Game {
    /// True if the only option of the side to act is to draw.
    #[must_use]
    pub fn can_only_draw(&self) -> bool {
        self.state().pending.is_none() && self.state().phase == Phase::Draw && !self.can_take_from_base()
    }

    /// True if the only option of the side to act is to end its turn: it has nothing to draw or play, and no unused
    /// ability.
    #[must_use]
    pub fn can_only_end(&self) -> bool {
        let state = self.state();
        // A tile in hand can at least be discarded, so the full list of actions is rarely computed.
        let is_bare = state.pending.is_none() && state.phase == Phase::Play && self.seat(state.active).hand.is_empty();
        is_bare && self.legal_actions() == [Action::End]
    }
}

/// The damage step to which a decision belongs.
fn damage_step(pending: &PendingDecision) -> Option<&Damage> {
    match &pending.interrupted {
        Interrupted::Damage(damage) => Some(damage),
        Interrupted::Battle { battle, .. } => battle.damage(),
        Interrupted::Push { .. }
        | Interrupted::Redraw
        | Interrupted::Build { .. }
        | Interrupted::Leading(_)
        | Interrupted::Payment(_)
        | Interrupted::Rotation { .. }
        | Interrupted::MoveOn { .. }
        | Interrupted::AfterBattle { .. } => None,
    }
}

/// The answer about the Medic card: the attack that it absorbs if that saves a unit, or otherwise the first answer,
/// which is to keep the card.
fn card_answer(influence: &Influence<'_>, options: &[CardAbsorption], damage: &Damage) -> usize {
    let is_home =
        |option: &CardAbsorption| influence.unit(option.patient).is_some_and(|(_, tile)| tile.is_headquarters());
    let weight = |option: &CardAbsorption| if option.wounds == 0 { u8::MAX } else { option.wounds };
    let saving = options.iter().enumerate().filter(|(_, option)| damage.card_saves(influence, option));
    let best =
        saving.max_by_key(|&(index, option)| (is_home(option), weight(option), Reverse((option.patient, index))));
    best.map_or(0, |(index, _)| index + 1)
}

/// The index of the greatest amount, or the first such index if several are equal.
fn index_of_greatest(amounts: impl Iterator<Item = u32>) -> Option<usize> {
    amounts.enumerate().max_by_key(|&(index, amount)| (amount, Reverse(index))).map(|(index, _)| index)
}

/// The highest initiative of the unit that a Leader would act on, plus 1; 0 without one.
fn initiative_of(influence: &Influence<'_>, target: LeaderTarget) -> u32 {
    let mut highest = 0;
    match target {
        LeaderTarget::Unit(hex) => influence.for_each_slot(hex, |_, value| highest = highest.max(u32::from(value) + 1)),
        LeaderTarget::Tile(_) => {}
    }
    highest
}

/// The hex to which a pushed unit goes. For a pushed HQ, [`Order::PushHome`] gives `None`, so that the player is asked.
fn choose_destination(
    influence: &Influence<'_>,
    side: Side,
    unit: Hex,
    options: &[Hex],
    order: Order,
) -> Option<usize> {
    let (roster, arrangement) = (influence.roster, influence.arrangement);
    let board = arrangement.board;
    let headquarters = |side: Side| arrangement.headquarters(roster, side);
    let farness: Vec<usize> = if order == Order::PushHome {
        let home = headquarters(side).filter(|&home| home != unit)?;
        options.iter().map(|&hex| usize::from(board.distance(hex, home))).collect()
    } else if order == Order::PushForward {
        let enemies: Vec<Hex> = roster.mode().enemies(side).iter().filter_map(headquarters).collect();
        let nearest = |hex: Hex| enemies.iter().map(|&enemy| usize::from(board.distance(hex, enemy))).min();
        options.iter().map(|&hex| nearest(hex)).collect::<Option<_>>()?
    } else {
        let is_enemy = |hex: Hex| influence.is_hostile(hex, side);
        options.iter().map(|&hex| board.neighbours(hex).filter(|&(_, next)| is_enemy(next)).count()).collect()
    };
    (0..options.len()).min_by_key(|&index| (farness[index], options[index]))
}

/// The attack that a Medic absorbs. `None` if units of another side are among the options: orders do not cover this
/// case (NH-8.20 step 3).
fn choose_absorption(
    influence: &Influence<'_>,
    side: Side,
    options: &[Absorption],
    damage: &Damage,
    order: Order,
) -> Option<usize> {
    if options.iter().any(|option| influence.controller(option.patient) != Some(side)) {
        return None;
    }
    let is_home = |option: &Absorption| influence.unit(option.patient).is_some_and(|(_, tile)| tile.is_headquarters());
    let is_home_hit = options.iter().any(is_home);
    let saves = |option: &Absorption| {
        if order == Order::MedicHeadquarters && is_home_hit {
            is_home(option)
        } else {
            order != Order::MedicHeaviest && damage.saves(influence, *option)
        }
    };
    // Outright destruction outweighs any number of wounds.
    let weight = |option: &Absorption| if option.wounds == 0 { u8::MAX } else { option.wounds };
    (0..options.len()).max_by_key(|&index| {
        let option = &options[index];
        (saves(option), weight(option), Reverse((option.patient, option.medic, index)))
    })
}

fn explodes(influence: &Influence<'_>, side: Side, unit: Hex, order: Order) -> bool {
    let is_destroyed = |hex: Hex| {
        let victim = influence.arrangement.unit(hex);
        victim.is_some_and(|victim| victim.wounds.saturating_add(1) >= influence.lethal_wounds(hex))
    };
    let counts = |hex: &Hex| order == Order::ExplodeHits || order == Order::ExplodeDestroys && is_destroyed(*hex);
    let (enemies, friends): (Vec<Hex>, Vec<Hex>) =
        explosion_victims(influence, unit).iter().filter(counts).partition(|&hex| influence.is_enemy(hex, side));
    enemies.len() > friends.len()
}
