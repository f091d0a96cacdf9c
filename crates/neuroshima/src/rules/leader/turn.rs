//! Leaders in a turn (NH-13.20): checks of a use, and its effects one after another.

use super::card::{LeadProgress, LeaderMoment, LeaderStep};
use super::uses::Lead;
use crate::rules::arrangement::Side;
use crate::rules::battle::damage::event_tile;
use crate::rules::board::Hex;
use crate::rules::decision::{Decision, LeaderTarget, Question};
use crate::rules::event::{Event, EventSink, LeaderEvent};
use crate::rules::game::{Game, Interrupted, Phase};
use crate::rules::illegal::{Illegal, LeaderRefusal};
use crate::rules::influence::Influence;
use crate::rules::slots::Moment;
use crate::rules::tile::TileId;

impl Game {
    /// Offers every use of the Leader of the side to act that may be legal.
    pub(in crate::rules) fn offer_leads(&self, moment: &Moment<'_>, offer: &mut impl FnMut(Lead)) {
        let Some(leaders) = &self.arrangement().leaders else { return };
        let Some(card) = leaders.usable_card(moment.side) else { return };
        if let Some(&first) = self.roster().leader(card.leader).steps(card.uses).first() {
            Lead::offer(first, moment, offer);
        }
    }

    /// Checks that a side may use its Leader in this way now.
    pub(in crate::rules) fn check_lead(&self, moment: &Moment<'_>, lead: Lead) -> Result<(), Illegal> {
        let leaders = self.arrangement().leaders.as_ref().ok_or(Illegal::Leader(LeaderRefusal::NoLeaders))?;
        let card =
            leaders.card(moment.side).filter(|card| card.uses > 0).ok_or(Illegal::Leader(LeaderRefusal::Gone))?;
        if card.spent {
            return Err(Illegal::Leader(LeaderRefusal::Spent));
        }
        let leader = self.roster().leader(card.leader);
        match leader.moment {
            LeaderMoment::AfterDraw if self.state.fresh => {}
            LeaderMoment::AfterDraw => return Err(Illegal::Leader(LeaderRefusal::TooLate)),
            LeaderMoment::Turn if self.state.phase == Phase::Play => {}
            LeaderMoment::Turn => return Err(Illegal::DiscardFirst),
            LeaderMoment::BattleStart | LeaderMoment::Segment | LeaderMoment::BattleEnd => {
                return Err(Illegal::Leader(LeaderRefusal::InBattle));
            }
        }
        let steps = leader.steps(card.uses);
        if !steps.first().is_some_and(|&first| lead.begins_with(first)) {
            return Err(Illegal::Leader(LeaderRefusal::DoesOther));
        }
        self.check_target_of_lead(moment, lead)?;
        steps.iter().try_for_each(|&step| self.check_leader_step(moment, step))
    }

    /// Checks the part of a use that its line names.
    fn check_target_of_lead(&self, moment: &Moment<'_>, lead: Lead) -> Result<(), Illegal> {
        match lead {
            Lead::As(played) => played.check(moment),
            Lead::Discard { tile } => self.check_in_hand(moment.side, tile),
            Lead::Mend { hex } => {
                let (unit, tile) = moment.own_unit(hex)?;
                let can_mend = unit.wounds > 0 && !tile.is_headquarters();
                if can_mend { Ok(()) } else { Err(Illegal::Leader(LeaderRefusal::NothingToMend)) }
            }
            Lead::Draw | Lead::Heal => Ok(()),
        }
    }

    /// Checks that an effect is possible: a use whose later effects are not possible is refused (O-156).
    fn check_leader_step(&self, moment: &Moment<'_>, step: LeaderStep) -> Result<(), Illegal> {
        match step {
            LeaderStep::Discard(count) if self.seat(moment.side).hand.len() < usize::from(count) => {
                Err(Illegal::Leader(LeaderRefusal::NoTarget))
            }
            LeaderStep::Draw(_) if self.seat(moment.side).pile.is_empty() => Err(Illegal::PileEmpty),
            LeaderStep::Draw(_) => self.check_pile(),
            LeaderStep::Mend(_) if wounded_units(&moment.influence, moment.side).next().is_none() => {
                Err(Illegal::Leader(LeaderRefusal::NoTarget))
            }
            LeaderStep::Heal(_) if self.missing_points(moment.side) == 0 => {
                Err(Illegal::Leader(LeaderRefusal::NothingToHeal))
            }
            LeaderStep::As(_)
            | LeaderStep::Discard(_)
            | LeaderStep::Mend(_)
            | LeaderStep::Heal(_)
            | LeaderStep::Initiative(_)
            | LeaderStep::Slow(_)
            | LeaderStep::Toughness(_)
            | LeaderStep::Strength(_)
            | LeaderStep::Melee(_)
            | LeaderStep::Ranged(_)
            | LeaderStep::Extra => Ok(()),
        }
    }

    /// The points that a side's HQ on the board has lost and can regain.
    fn missing_points(&self, side: Side) -> u8 {
        missing_points(&Influence::evaluate(self.roster(), self.arrangement()), side)
    }

    /// Carries out a use of a Leader in a turn.
    pub(in crate::rules) fn use_lead(&mut self, lead: Lead, sink: &mut impl EventSink) {
        let side = self.state.active;
        let Some(card) = self.arrangement().leaders.as_ref().and_then(|leaders| leaders.card(side)).copied() else {
            return;
        };
        let leader = self.roster().leader(card.leader);
        let (moment, mut rest) = (leader.moment, leader.steps(card.uses).to_vec());
        self.count_leader_use(side, sink);
        if let Lead::As(played) = lead {
            self.state.fresh = false;
            return played.perform(self, false, sink);
        }
        if moment == LeaderMoment::Turn {
            self.state.fresh = false;
        }
        // Between the draw and the compulsory discard, the phase follows from the hand once the use is over.
        self.state.phase = Phase::Play;
        let unit = if let Lead::Mend { hex } = lead { Some(hex) } else { None };
        if let (Lead::Discard { tile }, Some(LeaderStep::Discard(count))) = (lead, rest.first_mut()) {
            *count -= 1;
            self.discard_for_leader(tile, sink);
        }
        self.continue_lead(LeadProgress { rest, unit }, sink);
    }

    /// Counts a use and emits its event.
    pub(in crate::rules) fn count_leader_use(&mut self, side: Side, sink: &mut impl EventSink) {
        let Some(leaders) = &mut self.state.arrangement.leaders else { return };
        let Some(leader) = leaders.card(side).map(|card| card.leader) else { return };
        let left = leaders.count_use(side);
        sink.emit(|| Event::Leader(LeaderEvent::Used { side, leader, left }));
    }

    /// Carries out the remaining effects of a use until one needs a choice.
    pub(in crate::rules) fn continue_lead(&mut self, progress: LeadProgress, sink: &mut impl EventSink) {
        let LeadProgress { mut rest, unit } = progress;
        let side = self.state.active;
        while let Some(&step) = rest.first() {
            let options = self.options_of_step(step, unit);
            if options.len() > 1 {
                let question = Question::Leader { moment: self.leader_moment(side), options };
                let interrupted = Interrupted::Leading(LeadProgress { rest, unit });
                return self.ask(Decision { decider: side, question }, interrupted, sink);
            }
            self.perform_leader_step(&mut rest, options.first().copied(), sink);
        }
        if self.state.fresh && self.seat(side).hand.len() >= self.roster().terms().hand_limit() {
            self.state.phase = Phase::Discard;
        }
    }

    /// Continues a use with the chosen target.
    pub(in crate::rules) fn continue_lead_with(
        &mut self,
        progress: LeadProgress,
        target: LeaderTarget,
        sink: &mut impl EventSink,
    ) {
        let LeadProgress { mut rest, mut unit } = progress;
        self.perform_leader_step(&mut rest, Some(target), sink);
        if let LeaderTarget::Unit(hex) = target {
            unit = Some(hex);
        }
        self.continue_lead(LeadProgress { rest, unit }, sink);
    }

    fn leader_moment(&self, side: Side) -> LeaderMoment {
        let card = self.arrangement().leaders.as_ref().and_then(|leaders| leaders.card(side));
        card.map_or(LeaderMoment::Turn, |card| self.roster().leader(card.leader).moment)
    }

    /// The targets among which an effect leaves a choice.
    fn options_of_step(&self, step: LeaderStep, unit: Option<Hex>) -> Vec<LeaderTarget> {
        let side = self.state.active;
        match step {
            LeaderStep::Discard(1..) => {
                let mut hand = self.seat(side).hand.clone();
                hand.sort_unstable();
                hand.dedup();
                hand.into_iter().map(LeaderTarget::Tile).collect()
            }
            LeaderStep::Mend(_) => {
                let influence = Influence::evaluate(self.roster(), self.arrangement());
                let units = wounded_units(&influence, side).filter(|&hex| unit.is_none_or(|unit| unit == hex));
                units.map(LeaderTarget::Unit).collect()
            }
            LeaderStep::Discard(0)
            | LeaderStep::As(_)
            | LeaderStep::Draw(_)
            | LeaderStep::Heal(_)
            | LeaderStep::Initiative(_)
            | LeaderStep::Slow(_)
            | LeaderStep::Toughness(_)
            | LeaderStep::Strength(_)
            | LeaderStep::Melee(_)
            | LeaderStep::Ranged(_)
            | LeaderStep::Extra => Vec::new(),
        }
    }

    /// Carries out the first of some effects and takes it off the list. Tiles are discarded one by one.
    fn perform_leader_step(
        &mut self,
        rest: &mut Vec<LeaderStep>,
        target: Option<LeaderTarget>,
        sink: &mut impl EventSink,
    ) {
        let side = self.state.active;
        if let (Some(LeaderStep::Discard(count @ 2..)), Some(LeaderTarget::Tile(tile))) = (rest.first_mut(), target) {
            *count -= 1;
            return self.discard_for_leader(tile, sink);
        }
        match (rest.remove(0), target) {
            (LeaderStep::Discard(1), Some(LeaderTarget::Tile(tile))) => self.discard_for_leader(tile, sink),
            (LeaderStep::Draw(count), _) => {
                self.draw_tiles(count.into(), sink);
                let limit = self.roster().terms().hand_limit();
                let surplus = self.seat(side).hand.len().saturating_sub(limit);
                if let Some(surplus) = u8::try_from(surplus).ok().filter(|&surplus| surplus > 0) {
                    rest.insert(0, LeaderStep::Discard(surplus));
                }
            }
            (LeaderStep::Mend(most), Some(LeaderTarget::Unit(hex))) => self.mend_unit(hex, most, sink),
            (LeaderStep::Heal(most), _) => self.heal_headquarters(side, most, sink),
            (
                LeaderStep::Discard(_)
                | LeaderStep::Mend(_)
                | LeaderStep::As(_)
                | LeaderStep::Initiative(_)
                | LeaderStep::Slow(_)
                | LeaderStep::Toughness(_)
                | LeaderStep::Strength(_)
                | LeaderStep::Melee(_)
                | LeaderStep::Ranged(_)
                | LeaderStep::Extra,
                _,
            ) => {}
        }
    }

    fn discard_for_leader(&mut self, tile: TileId, sink: &mut impl EventSink) {
        let side = self.state.active;
        self.take_from_hand(tile);
        self.state.seats[side.index()].discard.push(tile);
        sink.emit(|| Event::Discarded { side, tile, compulsory: false });
    }

    /// Takes wounds off a unit.
    pub(in crate::rules) fn mend_unit(&mut self, hex: Hex, most: u8, sink: &mut impl EventSink) {
        let arrangement = &mut self.state.arrangement;
        let Some(unit) = arrangement.unit(hex).filter(|unit| unit.wounds > 0) else { return };
        let amount = unit.wounds.min(most);
        let wounds = unit.wounds - amount;
        arrangement.update_unit(hex, |unit| unit.wounds = wounds);
        sink.emit(|| Event::Leader(LeaderEvent::Mended { unit: event_tile(arrangement, hex), amount, wounds }));
    }

    /// Gives a side's HQ points back.
    pub(in crate::rules) fn heal_headquarters(&mut self, side: Side, most: u8, sink: &mut impl EventSink) {
        let amount = self.missing_points(side).min(most);
        let Some(hex) = self.arrangement().headquarters(self.roster(), side).filter(|_| amount > 0) else { return };
        let arrangement = &mut self.state.arrangement;
        arrangement.points[side.index()] += amount;
        let left = arrangement.points[side.index()];
        sink.emit(|| Event::Leader(LeaderEvent::Repaired { unit: event_tile(arrangement, hex), amount, left }));
    }

    /// True if carrying out the rest of a use would draw tiles.
    pub(in crate::rules) fn is_lead_to_draw(&self) -> bool {
        let interrupted = self.state.pending.as_ref().map(|pending| &pending.interrupted);
        let draws = |step: &LeaderStep| matches!(step, LeaderStep::Draw(_));
        matches!(interrupted, Some(Interrupted::Leading(progress)) if progress.rest.iter().any(draws))
    }

    /// True if the next use of a side's Leader draws tiles.
    pub(in crate::rules) fn does_leader_draw(&self, side: Side) -> bool {
        let card = self.arrangement().leaders.as_ref().and_then(|leaders| leaders.card(side));
        let draws = |step: &LeaderStep| matches!(step, LeaderStep::Draw(_));
        card.is_some_and(|card| self.roster().leader(card.leader).steps(card.uses).iter().any(draws))
    }
}

/// The own wounded units of a side, without its HQ.
pub(super) fn wounded_units<'a>(influence: &'a Influence<'_>, side: Side) -> impl Iterator<Item = Hex> + 'a {
    let units = influence.arrangement.units();
    let wounded = units.filter(move |(hex, unit)| unit.wounds > 0 && influence.controller(*hex) == Some(side));
    wounded.filter(|(_, unit)| !influence.roster.facts(unit).headquarters).map(|(hex, _)| hex)
}

/// The points that a side's HQ on the board has lost and can regain.
pub(super) fn missing_points(influence: &Influence<'_>, side: Side) -> u8 {
    let (roster, arrangement) = (influence.roster, influence.arrangement);
    if arrangement.headquarters(roster, side).is_none() || arrangement.unmarked.contains(side) {
        return 0;
    }
    roster.points_at_start()[side.index()].saturating_sub(arrangement.points[side.index()])
}
