//! Battles (NH-5): segments from the highest initiative down to 0, interrupted by decisions.
//!
//! A [`Battle`] is plain data. [`Battle::run`] runs it until a decision is needed; [`Battle::answer`] takes the answer,
//! and `run` continues. Everything that a segment needs to know about the board is recomputed each time: the board does
//! not change before the end of the segment, so this is the frozen board of NH-5.4.1.
//!
//! If a segment removes nothing from the board, the results (`Findings`) stay valid, because wounds, points and markers
//! do not affect them. The Medics' step (`damage`) is shared with instants.

mod acting;
pub(in crate::rules) mod attack;
pub mod blast;
pub mod damage;
mod declaration;
pub(in crate::rules) mod holes;
mod markers;
mod medic_card;
mod page;
mod redirect;
mod reflection;
pub mod shots;
mod start;
mod toxic;
mod traps;
pub mod validity;
pub mod verdict;

use serde::{Deserialize, Serialize};

use super::arrangement::{Arrangement, Roster, Side};
use super::board::{ByHex, Hex, HexSet};
use super::control::evaluate;
use super::decision::{CardAbsorption, Conversion, Decision, Question};
use super::event::{BattleCause, Event, EventSink};
use super::influence::Influence;
use super::leader::LeaderMoment;
use super::marks::Marker;
use super::traits::Traits;
use super::watch::{compare, store_takeovers, update_takeovers};
use damage::{Damage, DeclarationOrder, PendingMarker, event_tile};
use holes::swallow_enemies;
use shots::AimChoice;
use sztab_game::Sides;
use verdict::{BoardValidity, RemovedUnits, Verdict};

/// A Battle in progress.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The cause of the Battle.
    pub cause: BattleCause,
    /// The side that caused the Battle and decides the order of declarations (NH-4.4).
    pub causer: Side,
    /// The current segment, or the next one, depending on `step`; `None` after segment 0.
    segment: Option<u8>,
    step: Step,
    /// Spent initiative slots by hex, one bit per slot: units do not change hexes in a Battle (NH-9.31).
    spent: ByHex<u16>,
    /// Units that act in this segment.
    acting: HexSet,
    /// Units and modules whose conversion has already been decided in this segment.
    declared: Vec<(Hex, Hex)>,
    /// Units whose players have been asked in this segment whether they explode.
    asked: HexSet,
    /// Units that explode in this segment (NH-6.16).
    exploding: HexSet,
    /// Toxic Bombs whose owners have been asked in this segment.
    #[serde(default, skip_serializing_if = "is_empty")]
    bombs_asked: HexSet,
    /// Toxic Bombs that go off in this segment (NH-14.71).
    #[serde(default, skip_serializing_if = "is_empty")]
    bombs: HexSet,
    /// The side that makes the next declaration of this segment, once this has been settled.
    #[serde(rename = "declares_first")]
    declares_next: Option<Side>,
    /// Conversions of this segment.
    conversions: Vec<Conversion>,
    /// Conversions of this and earlier segments, by unit and module: each is allowed once a Battle (NH-9.15).
    converted: Vec<(Hex, Hex)>,
    damage: Option<Damage>,
    /// Attacks of this segment that have been aimed by their players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    aims: Vec<AimChoice>,
    /// Markers left by attacks of this segment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks_due: Vec<PendingMarker>,
    /// Units taken over in this Battle or just before it. The players who took them may turn them after the Battle
    /// (NH-14.68).
    #[serde(default, skip_serializing_if = "is_empty")]
    due: HexSet,
    /// Sides that have been asked about their Leader in this segment, or at the start or end of the Battle.
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    leaders_asked: Sides,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_empty(set: &HexSet) -> bool {
    set.is_empty()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Step {
    /// The start of the segment.
    Begin,
    /// Declarations that cause or change damage (NH-5.4.3).
    Declare,
    /// Medics act, then the damage is applied (NH-5.4.7 to 9).
    Heal,
    /// Markers are laid on the survivors (NH-5.4.9).
    Mark,
}

/// A segment above every initiative. No unit acts in it, so the Battle goes on to the first segment in which one does.
const BEFORE_ALL: u8 = u8::MAX;

/// The segment after the start of a Battle, in which a board that is not at rest is settled (NH-5.2).
const AFTER_START: u8 = BEFORE_ALL - 1;

/// The reason why a running Battle stops: the board changes, a decision is needed, or the Battle is over.
enum Progress {
    /// A player has to decide.
    Decision(Decision),
    /// The segment ends with changes to the board; the set contains the Toxic Bombs that are used up.
    Blow(Vec<Verdict>, HexSet),
    /// Some units have fatal wounds, or some Steel Nets have to be removed.
    Unrest,
    /// Markers have to be laid.
    Marking,
    /// Segment 0 is finished.
    Over,
}

/// The next step of laying the markers that attacks leave.
enum MarkingStep {
    /// A marker can be laid.
    Laid(PendingMarker),
    /// There are too few markers, so a player has to choose.
    Decision(Decision),
    /// All markers have been laid.
    Done,
}

impl Battle {
    /// Begins a Battle on an arrangement. `causer` is the side that decides the order of declarations.
    pub fn begin(cause: BattleCause, causer: Side, sink: &mut impl EventSink) -> Self {
        sink.emit(|| Event::BattleBegan { cause, causer });
        Self {
            cause,
            causer,
            segment: Some(BEFORE_ALL),
            step: Step::Begin,
            spent: ByHex::default(),
            acting: HexSet::EMPTY,
            declared: Vec::new(),
            asked: HexSet::EMPTY,
            exploding: HexSet::EMPTY,
            bombs_asked: HexSet::EMPTY,
            bombs: HexSet::EMPTY,
            declares_next: None,
            conversions: Vec::new(),
            converted: Vec::new(),
            damage: None,
            aims: Vec::new(),
            marks_due: Vec::new(),
            due: HexSet::EMPTY,
            leaders_asked: Sides::NONE,
        }
    }

    /// The same Battle with units that were taken over just before it.
    #[must_use]
    pub fn with_takeovers(self, due: HexSet) -> Self {
        Self { due, ..self }
    }

    /// Units taken over that may be turned after the Battle.
    #[must_use]
    pub fn turnable_units(&self) -> HexSet {
        self.due
    }

    /// Continues until a decision is needed or the Battle is over; tiles that leave the board are added to `fallen`.
    pub fn run(
        &mut self,
        roster: &Roster,
        arrangement: &mut Arrangement,
        fallen: &mut RemovedUnits,
        sink: &mut impl EventSink,
    ) -> Option<Decision> {
        let mut control = store_takeovers(roster, arrangement);
        let mut findings = None;
        while let Some(segment) = self.segment {
            if self.step == Step::Begin && end_brief_effects(arrangement) {
                (control, findings) = (None, None);
            }
            if self.step == Step::Mark {
                // Markers do not affect the results computed from the board.
                match self.next_marker(roster, arrangement) {
                    MarkingStep::Decision(decision) => return Some(decision),
                    MarkingStep::Laid(due) => lay_marker(due, arrangement, sink),
                    MarkingStep::Done => self.end_segment(segment),
                }
                continue;
            }
            let influence = if let Some(findings) = findings {
                Influence { roster, arrangement, findings }
            } else {
                let known = control.get_or_insert_with(|| evaluate(roster, arrangement));
                Influence::with_control(known, roster, arrangement)
            };
            let progress = self.advance(&influence, sink);
            findings = Some(influence.findings);
            let aftermath = match progress {
                Progress::Decision(decision) => return Some(decision),
                Progress::Blow(verdicts, bombs) => {
                    let aftermath = verdict::carry_out(verdicts, roster, arrangement, fallen, sink);
                    // Using up a Toxic Bomb does not affect the results computed from the board.
                    toxic::discard_used_bombs(bombs, arrangement, fallen, sink);
                    aftermath
                }
                Progress::Unrest => verdict::remove_dead_units(roster, arrangement, fallen, sink),
                Progress::Marking => continue,
                Progress::Over => break,
            };
            match aftermath {
                BoardValidity::AsBefore => {}
                BoardValidity::Read(known) => {
                    compare(&known.0, arrangement, &mut self.due, sink);
                    (control, findings) = (Some(known.0), Some(known.1));
                }
                BoardValidity::Changed => {
                    control = update_takeovers(roster, arrangement, &mut self.due, sink);
                    findings = None;
                }
            }
        }
        if arrangement.leaders.is_some() {
            end_brief_effects(arrangement);
            let influence = Influence::evaluate(roster, arrangement);
            if let Some(decision) = self.leader_decision(&influence, LeaderMoment::BattleEnd) {
                return Some(decision);
            }
        }
        self.end(roster, arrangement, fallen, sink);
        None
    }

    /// Ends the Battle after its last segment (NH-5.40).
    fn end(
        &mut self,
        roster: &Roster,
        arrangement: &mut Arrangement,
        fallen: &mut RemovedUnits,
        sink: &mut impl EventSink,
    ) {
        if roster.traits().has_any(Traits::PARALYSIS) {
            markers::remove_paralysis(arrangement, sink);
        }
        if arrangement.leaders.as_mut().is_some_and(|leaders| leaders.end_effects()) {
            verdict::remove_dead_units(roster, arrangement, fallen, sink);
            update_takeovers(roster, arrangement, &mut self.due, sink);
        }
        if let Some(page) = roster.page() {
            page::heal_and_turn(page, roster, arrangement, fallen, sink);
            update_takeovers(roster, arrangement, &mut self.due, sink);
        }
        if roster.traits().has_any(Traits::HOLES) {
            swallow_enemies(roster, arrangement, fallen, sink);
            // If this makes a unit change hands, the unit counts as taken over in the Battle and is turned before
            // anything else happens.
            update_takeovers(roster, arrangement, &mut self.due, sink);
        }
        let cause = self.cause;
        sink.emit(|| Event::BattleEnded { cause });
    }

    /// Runs the Battle as long as the board stays the same.
    fn advance(&mut self, influence: &Influence<'_>, sink: &mut impl EventSink) -> Progress {
        while let Some(segment) = self.segment {
            match self.step {
                Step::Begin if segment == BEFORE_ALL => {
                    if influence.arrangement.leaders.is_some()
                        && let Some(decision) = self.leader_decision(influence, LeaderMoment::BattleStart)
                    {
                        return Progress::Decision(decision);
                    }
                    if self.start(influence, sink) {
                        continue;
                    }
                    // Every action leaves the board at rest (NH-3.9), so only a position written by hand can be
                    // unsettled here.
                    if !verdict::is_at_rest(influence) {
                        sink.emit(|| Event::BattlePrepared);
                        self.end_segment(segment);
                        return Progress::Unrest;
                    }
                    self.begin_segment(segment, influence, sink);
                }
                Step::Begin if segment == AFTER_START && !verdict::is_at_rest(influence) => {
                    self.end_segment(segment);
                    return Progress::Unrest;
                }
                Step::Begin => self.begin_segment(segment, influence, sink),
                Step::Declare => {
                    if let Some(decision) = self.next_declaration(influence) {
                        return Progress::Decision(decision);
                    }
                    self.attack(influence, sink);
                }
                Step::Heal => {
                    let mut damage = self.damage.take().unwrap_or_default();
                    if let Some(decision) = damage.settle(influence, DeclarationOrder::AskedOf(self.causer), sink) {
                        self.damage = Some(damage);
                        return Progress::Decision(decision);
                    }
                    let verdicts = damage.verdicts(influence);
                    let bombs = self.bombs;
                    if influence.roster.traits().has_any(Traits::MARKERS) {
                        self.marks_due = damage.pending_markers();
                        self.step = Step::Mark;
                    } else {
                        self.end_segment(segment);
                    }
                    if !verdicts.is_empty() || has_brief_effects(influence.arrangement) {
                        return Progress::Blow(verdicts, bombs);
                    }
                }
                Step::Mark => return Progress::Marking,
            }
        }
        Progress::Over
    }

    /// Carries out an answer to the decision at which [`Battle::run`] stopped. `answer` counts from 0 and is below the
    /// number of options.
    pub fn answer(
        &mut self,
        question: &Question,
        answer: usize,
        roster: &Roster,
        arrangement: &Arrangement,
        sink: &mut impl EventSink,
    ) {
        let influence = Influence::evaluate(roster, arrangement);
        match (question, &mut self.damage) {
            (Question::Absorption { options }, Some(damage)) => damage.absorb(options[answer], &influence, sink),
            (Question::FirstToDeclare { options }, Some(damage)) => damage.declare_next(options[answer]),
            (Question::FirstToDeclare { options }, None) => self.declares_next = Some(options[answer]),
            (Question::Conversion { unit, module, options }, _) => {
                self.declare_conversion(*unit, *module, options[answer], arrangement, sink);
            }
            (&Question::SetOff { hex }, _) => self.declare_toxic_bomb(hex, answer == 1, arrangement, sink),
            (&Question::Explosion { unit }, _) => self.declare_explosion(unit, answer == 1, arrangement, sink),
            (Question::Target { .. } | Question::Rocket { .. }, _) => {
                self.record_aim(AimChoice::options_for(question).swap_remove(answer));
            }
            (Question::Marker { by, marker, options }, _) => self.choose_marked_unit(*marker, options[answer], *by),
            (Question::Absorption { .. }, None)
            | (
                Question::PushDestination { .. }
                | Question::MedicCard { .. }
                | Question::Redraw { .. }
                | Question::StructurePrice { .. }
                | Question::Payee { .. }
                | Question::Rotation { .. }
                | Question::Leader { .. }
                | Question::MoveOn { .. },
                _,
            ) => {
                unreachable!("a Battle asks for absorptions while damage is open, and never for pushes")
            }
        }
    }

    /// Records a side's answer about its Medic card.
    pub(in crate::rules) fn answer_card(&mut self, side: Side, spared: Option<&CardAbsorption>) {
        if let Some(damage) = &mut self.damage {
            damage.answer_card(side, spared);
        }
    }

    /// The damage of the current segment, once all units have attacked.
    pub(in crate::rules) fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    /// Determines the acting units: those with an unspent slot of this initiative. Slots at or above it become spent,
    /// even those of units that cannot act (NH-5.4.2, NH-9.31).
    fn begin_segment(&mut self, segment: u8, influence: &Influence<'_>, sink: &mut impl EventSink) {
        self.acting = HexSet::EMPTY;
        let mut next = None;
        for hex in influence.actors.iter() {
            let spent = &mut self.spent[hex];
            influence.for_each_slot(hex, |slot, value| {
                if value < segment {
                    next = next.max(Some(value));
                    return;
                }
                if value == segment
                    && *spent & (1 << slot) == 0
                    && !influence.is_netted(hex)
                    && !influence.is_paralysed(hex)
                {
                    self.acting.insert(hex);
                }
                *spent |= 1 << slot;
            });
        }
        let has_bombs = toxic::is_decision_due(influence, segment, &mut next);
        if self.acting.is_empty() && !has_bombs {
            // The board does not change before a unit acts, so the segments in between are skipped (NH-5.1).
            self.segment = next;
            return;
        }
        let acting = self.acting;
        sink.emit(|| Event::SegmentBegan {
            initiative: segment,
            acting: acting.iter().map(|hex| event_tile(influence.arrangement, hex)).collect(),
        });
        self.step = Step::Declare;
    }

    /// Carries out the attacks of all acting units at once on the frozen board (NH-5.4.4, NH-5.4.5).
    fn attack(&mut self, influence: &Influence<'_>, sink: &mut impl EventSink) {
        // More packets than this in one segment are rare.
        let mut packets = Vec::with_capacity(12);
        for hex in self.acting.iter() {
            if self.exploding.contains(hex) {
                attack::add_explosion_packets(influence, hex, &mut packets, sink);
                continue;
            }
            acting::add_packets(influence, hex, self.declarations(), &mut packets, sink);
        }
        for hex in self.bombs.iter() {
            attack::add_toxic_bomb_packets(influence, hex, &mut packets, sink);
        }
        let mut exploding = self.exploding;
        traps::add_chain_explosions(influence, &mut packets, &mut exploding, sink);
        self.damage = Some(Damage::new(packets, exploding, influence.arrangement));
        self.step = Step::Heal;
    }

    fn end_segment(&mut self, segment: u8) {
        self.declared.clear();
        self.asked = HexSet::EMPTY;
        self.exploding = HexSet::EMPTY;
        (self.bombs_asked, self.bombs) = (HexSet::EMPTY, HexSet::EMPTY);
        self.declares_next = None;
        self.leaders_asked = Sides::NONE;
        self.conversions.clear();
        self.aims.clear();
        self.damage = None;
        self.segment = segment.checked_sub(1);
        self.step = Step::Begin;
    }
}

/// Ends the effects of Leaders that last for a segment; returns whether there were any.
fn end_brief_effects(arrangement: &mut Arrangement) -> bool {
    let has_some = has_brief_effects(arrangement);
    if has_some && let Some(leaders) = &mut arrangement.leaders {
        leaders.end_brief_effects();
    }
    has_some
}

fn has_brief_effects(arrangement: &Arrangement) -> bool {
    arrangement.leaders.as_ref().is_some_and(|leaders| leaders.has_brief_effects())
}

/// Lays a marker on the unit that an attack has hit.
fn lay_marker(due: PendingMarker, arrangement: &mut Arrangement, sink: &mut impl EventSink) {
    let (unit, by) = (event_tile(arrangement, due.unit), due.by);
    arrangement.lay_marker(due.unit, due.marker, by);
    sink.emit(|| match due.marker {
        Marker::Poison => Event::Poisoned { unit, by },
        Marker::Paralysis => Event::Paralysed { unit, by },
    });
}
