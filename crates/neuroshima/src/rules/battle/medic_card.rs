//! The Medic card: once a game, one of the player's own units that takes wounds counts as connected to a Medic
//! (NH-13.40).
//!
//! The player decides whether the card absorbs one of the attacks before the Medics on the board do. This order loses
//! no option: the Medics absorb from the remaining attacks, and a Medic that the card has saved can absorb too
//! (NH-8.16). Nets and wounds do not affect the card.

use super::damage::{Damage, DeclarationOrder, Harm};
use crate::rules::arrangement::Side;
use crate::rules::cards::Card;
use crate::rules::decision::{CardAbsorption, Decision, Question};
use crate::rules::influence::Influence;

impl Damage {
    /// The question to the next side with a Medic card, whether to use it. The sides are asked in turn order, except
    /// that the active side, or the side that caused the Battle, is asked last (O-62).
    pub(super) fn ask_about_card(&self, influence: &Influence<'_>, order: DeclarationOrder) -> Option<Decision> {
        let holders = influence.arrangement.cards.holders(Card::Medic).difference(self.cards.answered);
        if holders.is_empty() {
            return None;
        }
        let (DeclarationOrder::AskedOf(last) | DeclarationOrder::Last(last)) = order;
        let mode = influence.roster.mode();
        let place = mode.turn_order().iter().position(|&side| side == last).unwrap_or_default();
        let others = mode.following_places(place).map(|(_, side)| side).filter(|&side| side != last);
        let mut sides = others.chain([last]).filter(|&side| holders.contains(side));
        sides.find_map(|decider| {
            let options = self.sparable_attacks(influence, decider);
            (!options.is_empty()).then_some(Decision { decider, question: Question::MedicCard { options } })
        })
    }

    /// The attacks on a side's units that the side's card can absorb. Two attacks that do the same harm to the same
    /// unit are one option.
    fn sparable_attacks(&self, influence: &Influence<'_>, side: Side) -> Vec<CardAbsorption> {
        let mut options: Vec<CardAbsorption> = Vec::new();
        for (index, packet) in self.packets.iter().enumerate() {
            let wounds = match packet.harm {
                Harm::Wounds(wounds) if wounds > 0 => wounds,
                Harm::Destruction => 0,
                // Absorbing one of an endless number of attacks makes no difference (NH-14.56).
                Harm::Wounds(_) | Harm::Endless(_) => continue,
            };
            // The card helps the side's own units only, not those of allies (O-63).
            if self.is_absorbed(index) || influence.controller(packet.target) != Some(side) {
                continue;
            }
            let same = |option: &CardAbsorption| {
                let other = &self.packets[option.packet];
                (option.patient, other.harm) == (packet.target, packet.harm)
                    && (other.venom, other.paralysis) == (packet.venom, packet.paralysis)
                    && (!influence.roster.mode().is_for_points() || option.source.side() == packet.source.side())
            };
            if !options.iter().any(same) {
                options.push(CardAbsorption { patient: packet.target, source: packet.source, wounds, packet: index });
            }
        }
        options
    }

    /// Records a side's answer about its card.
    pub(in crate::rules) fn answer_card(&mut self, side: Side, spared: Option<&CardAbsorption>) {
        self.cards.answered = self.cards.answered.with(side);
        self.cards.taken.extend(spared.map(|spared| spared.packet));
    }

    /// True if using the card saves a unit that would otherwise be destroyed, or an HQ that would fall.
    pub(in crate::rules) fn card_saves(&self, influence: &Influence<'_>, spared: &CardAbsorption) -> bool {
        let mut then = self.clone();
        then.cards.taken.push(spared.packet);
        let patient = spared.patient;
        !self.exploding.contains(patient) && self.destroys(influence, patient) && !then.destroys(influence, patient)
    }
}
