//! Leaders in a Battle (NH-13.20): questions to their sides, and the effects on units (D13 of NH-5.21).

use super::card::{LeaderMoment, LeaderStep, leader_holder};
use super::turn::{missing_points, wounded_units};
use crate::rules::arrangement::Side;
use crate::rules::battle::Battle;
use crate::rules::battle::damage::event_tile;
use crate::rules::board::{Hex, HexSet};
use crate::rules::decision::{Decision, LeaderTarget, Question};
use crate::rules::event::{Event, EventSink, LeaderEvent};
use crate::rules::facts::EffectSum;
use crate::rules::game::Game;
use crate::rules::influence::Influence;
use crate::rules::tile::Edge;
use sztab_game::Sides;

impl Influence<'_> {
    /// The question to a side whether it uses its Leader at a moment of a Battle, for which `acting` units act; `None`
    /// if it cannot. Of a team, only the first member with a target that is not among `asked` has a question (O-154).
    pub(in crate::rules) fn leader_question(
        &self,
        side: Side,
        moment: LeaderMoment,
        acting: HexSet,
        asked: Sides,
    ) -> Option<Decision> {
        let card = self.arrangement.leaders.as_ref()?.usable_card(side)?;
        let leader = self.roster.leader(card.leader);
        if leader.moment != moment {
            return None;
        }
        let steps = leader.steps(card.uses);
        let team = self.roster.sides().filter(|&other| leader_holder(other) == leader_holder(side));
        let mut asked_later = team.filter(|&member| !asked.contains(member));
        let targets = |member: Side| self.leader_targets(member, steps, acting);
        if asked_later.find(|&member| !targets(member).is_empty()) != Some(side) {
            return None;
        }
        let options = targets(side).into_iter().map(LeaderTarget::Unit).collect();
        Some(Decision { decider: side, question: Question::Leader { moment, options } })
    }

    /// The units that all effects of a use can have as their target; for an effect on the HQ, the HQ.
    fn leader_targets(&self, side: Side, steps: &[LeaderStep], acting: HexSet) -> Vec<Hex> {
        let needs_unit = |step: &LeaderStep| !matches!(step, LeaderStep::Heal(_));
        let can_heal = steps.iter().all(|step| needs_unit(step) || missing_points(self, side) > 0);
        if !can_heal {
            return Vec::new();
        }
        if !steps.iter().any(needs_unit) {
            return self.arrangement.headquarters(self.roster, side).into_iter().collect();
        }
        let units = self.arrangement.units().filter(|(_, unit)| !self.roster.facts(unit).headquarters);
        let fits = |hex: &Hex| {
            steps.iter().filter(|step| needs_unit(step)).all(|&step| self.is_target(step, side, *hex, acting))
        };
        units.map(|(hex, _)| hex).filter(fits).collect()
    }

    /// True if the unit on a hex, which is no HQ, is a target of an effect.
    fn is_target(&self, step: LeaderStep, side: Side, hex: Hex, acting: HexSet) -> bool {
        let is_own = self.controller(hex) == Some(side);
        let attacks = |has: fn(&Edge) -> bool| {
            is_own && acting.contains(hex) && self.unit(hex).is_some_and(|(_, tile)| tile.edges.iter().any(has))
        };
        match step {
            LeaderStep::Initiative(_) | LeaderStep::Extra => is_own && self.actors.contains(hex),
            LeaderStep::Slow(_) => self.is_enemy(hex, side) && self.actors.contains(hex),
            LeaderStep::Toughness(_) => is_own,
            LeaderStep::Mend(_) => wounded_units(self, side).any(|wounded| wounded == hex),
            LeaderStep::Strength(_) => attacks(|edge| edge.melee > 0 || edge.ranged > 0 && !edge.gauss),
            LeaderStep::Melee(_) => attacks(|edge| edge.melee > 0),
            LeaderStep::Ranged(_) => attacks(|edge| edge.ranged > 0 && !edge.gauss),
            LeaderStep::As(_) | LeaderStep::Discard(_) | LeaderStep::Draw(_) | LeaderStep::Heal(_) => false,
        }
    }

    /// Adds the effects of Leaders to the units on which they lie.
    #[inline]
    pub(in crate::rules) fn add_leader_effects(&mut self) {
        let Some(leaders) = &self.arrangement.leaders else { return };
        for lent in leaders.effects() {
            let given = &mut self.findings.given[lent.hex];
            *given = given.plus(EffectSum::from_effect(lent.effect));
        }
    }
}

impl Game {
    /// Carries out a side's answer about its Leader in a Battle: the first one is to keep it.
    pub(in crate::rules) fn answer_leader(
        &mut self,
        side: Side,
        battle: &mut Battle,
        options: &[LeaderTarget],
        answer: usize,
        sink: &mut impl EventSink,
    ) {
        battle.record_leader_answer(side);
        let Some(&LeaderTarget::Unit(hex)) = answer.checked_sub(1).and_then(|index| options.get(index)) else { return };
        let card = self.arrangement().leaders.as_ref().and_then(|leaders| leaders.card(side)).copied();
        let Some(card) = card else { return };
        let steps = self.roster().leader(card.leader).steps(card.uses).to_vec();
        self.count_leader_use(side, sink);
        for step in steps {
            match step {
                LeaderStep::Mend(most) => self.mend_unit(hex, most, sink),
                LeaderStep::Heal(most) => self.heal_headquarters(side, most, sink),
                LeaderStep::Initiative(_)
                | LeaderStep::Slow(_)
                | LeaderStep::Toughness(_)
                | LeaderStep::Strength(_)
                | LeaderStep::Melee(_)
                | LeaderStep::Ranged(_)
                | LeaderStep::Extra
                | LeaderStep::As(_)
                | LeaderStep::Discard(_)
                | LeaderStep::Draw(_) => self.lend_effects(step, hex, sink),
            }
        }
    }

    fn lend_effects(&mut self, step: LeaderStep, hex: Hex, sink: &mut impl EventSink) {
        let arrangement = &mut self.state.arrangement;
        for effect in step.effects() {
            let unit = event_tile(arrangement, hex);
            if let Some(leaders) = &mut arrangement.leaders {
                leaders.add_effect(hex, effect);
            }
            sink.emit(|| Event::Leader(LeaderEvent::Lent { unit, effect }));
        }
    }
}
