//! Events about Leaders in sentences (NH-13.20).

use super::{Narrator, Sentence};
use crate::rules::LeaderStep;
use crate::rules::event::LeaderEvent;
use crate::rules::tile::Effect;
use crate::words::leader::step_phrase;
use sztab_game::Language;

impl Narrator<'_> {
    pub(super) fn leader_sentence(&self, event: LeaderEvent) -> Sentence<'_> {
        let name = |leader| self.roster.leader(leader).name.in_language(self.language).to_owned();
        match event {
            LeaderEvent::Chosen { side } => self.side_sentence("story-leader-chosen", side),
            LeaderEvent::Revealed { side, leader } => {
                self.side_sentence("story-leader-revealed", side).with("leader", name(leader))
            }
            LeaderEvent::Used { side, leader, .. } => {
                self.side_sentence("story-leader-used", side).with("leader", name(leader))
            }
            LeaderEvent::Lent { unit, effect } => {
                self.unit_sentence("story-leader-lent", unit).with("effect", lent_phrase(self.language, effect))
            }
            LeaderEvent::Mended { unit, amount, .. } => {
                self.unit_sentence("story-page-healed", unit).with("amount", amount)
            }
            LeaderEvent::Repaired { unit, amount, left } => {
                self.unit_sentence("story-page-repaired", unit).with("amount", amount).with("left", left)
            }
        }
    }
}

/// An effect of a Leader that lies on a unit.
fn lent_phrase(language: Language, effect: Effect) -> String {
    let step = match effect {
        Effect::Melee(amount) => LeaderStep::Melee(amount),
        Effect::Ranged(amount) => LeaderStep::Ranged(amount),
        Effect::Initiative(amount) => LeaderStep::Initiative(amount),
        Effect::InitiativeLoss(amount) => LeaderStep::Slow(amount),
        Effect::Toughness(amount) => LeaderStep::Toughness(amount),
        Effect::ExtraAction
        | Effect::Medic
        | Effect::Transport
        | Effect::Quartermaster
        | Effect::Scoper
        | Effect::Recon
        | Effect::FreeNet
        | Effect::Zone
        | Effect::Venom
        | Effect::Paralysis
        | Effect::Underground
        | Effect::Paralyses => LeaderStep::Extra,
    };
    step_phrase(language, step)
}
