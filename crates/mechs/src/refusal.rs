//! Finding the reason for a refusal. [`crate::legal`] alone decides what is legal.

use sztab_game::Side;

use crate::MechsGame;
use crate::action::Action;
use crate::state::{Phase, QuestionKind, Status};
use crate::values::{CardAction, WeaponId};
use crate::weapons::Text;

use crate::illegal::Illegal;

impl MechsGame {
    /// The reason why a side has no legal action now.
    pub(crate) fn side_refusal(&self, side: Side) -> Illegal {
        let state = self.state();
        if state.phase == Phase::Over {
            Illegal::Over
        } else if side.index() >= state.arena.players() {
            Illegal::NotAsked(side)
        } else if state.player(side).is_robot {
            Illegal::Robot(side)
        } else if state.out.contains(&side) {
            Illegal::HasLeft(side)
        } else {
            Illegal::NotAsked(side)
        }
    }

    /// The reason why an action is not among the legal ones. Used only for the message: legality has already been
    /// decided.
    pub(crate) fn refusal(&self, side: Side, action: &Action, candidates: &[Action]) -> Illegal {
        if candidates.contains(action) {
            return Illegal::Unknown;
        }
        let state = self.state();
        let ask = state.questions.first().filter(|question| question.side == side).map(|question| question.ask);
        match (action, state.phase, ask) {
            (Action::Equip(_), ..) if state.combat.is_some() => Illegal::InCombat,
            (Action::Equip(_), ..) => Illegal::NotOwned,
            (Action::Shield(_), ..) => Illegal::NoSwitch,
            (Action::Pilot(_), Phase::Pilot, _) => Illegal::NotOffered,
            (Action::Base(_), Phase::Base, _) => Illegal::NoFreeBase,
            (Action::Weapon(_), Phase::Arm, _) => Illegal::NotBasic,
            (Action::Mine(_), Phase::Arm, _) | (Action::Mine(_), _, Some(QuestionKind::Number(_))) => {
                Illegal::NoSuchMine
            }
            (Action::Program { .. }, Phase::Program, _) => Illegal::SameCard,
            (Action::Ready, Phase::Program, _) => Illegal::Vacant,
            (Action::AdHoc { .. }, _, Some(QuestionKind::AdHoc)) => Illegal::Peace,
            (Action::Rotate(_), _, Some(QuestionKind::Rotate)) => Illegal::SameDirection,
            (Action::Mech(_), _, Some(QuestionKind::Mech)) => Illegal::NoSuchMech,
            (Action::Attack { weapon, .. }, _, Some(QuestionKind::Attack)) => self.attack_refusal(side, *weapon),
            (Action::Place(_), _, Some(QuestionKind::Place(_))) => Illegal::NotNearest,
            (Action::Deploy(_), _, Some(QuestionKind::DeployMine | QuestionKind::DeployTurret)) => Illegal::NoDeploy,
            (Action::Pass, _, Some(ask)) => Illegal::NotOptional(question_rule(ask)),
            (_, _, Some(QuestionKind::Action)) => self.card_refusal(side, action),
            _ => Illegal::OtherQuestion,
        }
    }

    fn attack_refusal(&self, side: Side, weapon: WeaponId) -> Illegal {
        if !self.state().player(side).is_usable(weapon) {
            return Illegal::NotUsable;
        }
        let text = self.values().weapon(weapon).text(self.is_power_attack(side, weapon));
        Illegal::Argument(match text {
            Text::RemoveInstead => "TEM-15.2",
            Text::Heal { .. } => "TEM-15.4",
            Text::CarryOff => "TEM-15.5",
            Text::Exhaust | Text::ExhaustPaid { .. } => "TEM-15.6",
            Text::Ready => "TEM-15.10",
            Text::PaidDamage { .. } => "TEM-15.11",
            Text::Gain(_) => "TEM-15.12",
            Text::PaidPoints { .. } => "TEM-15.13",
            Text::Line { .. } => "TEM-15.14",
            Text::StealOne => "TEM-15.16",
            Text::FreeTurret => "TEM-15.20",
            Text::None
            | Text::Drain { .. }
            | Text::FirstWeaponPower
            | Text::Points(_)
            | Text::Uncounterable
            | Text::TurretDamage
            | Text::StealBoth
            | Text::ZoneDamage
            | Text::AfterArea(_)
            | Text::OwnLoss(_) => "TEM-10.3",
        })
    }

    fn card_refusal(&self, side: Side, action: &Action) -> Illegal {
        let state = self.state();
        let player = state.player(side);
        let card = state.turn.and_then(|turn| turn.card).map(|(card, _)| self.values().card(card).action);
        let has_room = player.at.is_some_and(|zone| state.can_hold_piece(zone));
        match (action, card) {
            (Action::Mine(_) | Action::Turret(_), Some(CardAction::Mine | CardAction::Turret)) if !has_room => {
                Illegal::NoRoom
            }
            (Action::Mine(_), Some(CardAction::Mine)) => Illegal::NoSuchMine,
            (Action::Turret(_), Some(CardAction::Turret)) => Illegal::NoSuchTurret,
            (Action::Buy(weapon), Some(CardAction::Buy)) => {
                if self.is_for_sale(side, *weapon) {
                    Illegal::TooDear
                } else {
                    Illegal::NotForSale
                }
            }
            (Action::Repair(_) | Action::Upgrade, Some(CardAction::Power)) if player.status == Status::Mech => {
                Illegal::MechRepair
            }
            (Action::Repair(_), Some(CardAction::Power)) => Illegal::NoRepair,
            (Action::Upgrade, Some(CardAction::Power)) => Illegal::NoUpgrade,
            (
                Action::Mine(_)
                | Action::Turret(_)
                | Action::Buy(_)
                | Action::Repair(_)
                | Action::Upgrade
                | Action::Pass,
                _,
            ) => Illegal::OtherAction,
            (
                Action::Pilot(_)
                | Action::Base(_)
                | Action::Weapon(_)
                | Action::Program { .. }
                | Action::Ready
                | Action::Commander
                | Action::AdHoc { .. }
                | Action::Rotate(_)
                | Action::Drive
                | Action::Mech(_)
                | Action::Collect(_)
                | Action::Expert
                | Action::Attack { .. }
                | Action::Place(_)
                | Action::Deploy(_)
                | Action::Equip(_)
                | Action::Shield(_),
                _,
            ) => Illegal::OtherQuestion,
        }
    }
}

/// The paragraph on which a question is based.
const fn question_rule(ask: QuestionKind) -> &'static str {
    match ask {
        QuestionKind::Base => "TEM-3.6",
        QuestionKind::Commander => "TEM-14.1",
        QuestionKind::AdHoc => "TEM-12.2",
        QuestionKind::Rotate => "TEM-14.7",
        QuestionKind::Mech => "TEM-13.2",
        QuestionKind::Drive => "TEM-13.8",
        QuestionKind::Action => "TEM-6.2",
        QuestionKind::Collect => "TEM-14.3",
        QuestionKind::Expert => "TEM-14.5",
        QuestionKind::Attack => "TEM-10.2",
        QuestionKind::Place(_) => "TEM-11.6",
        QuestionKind::DeployMine | QuestionKind::DeployTurret | QuestionKind::Number(_) => "TEM-14.4",
    }
}
