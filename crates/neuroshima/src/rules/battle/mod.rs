//! Battles (NH-5): segments from the highest initiative down to 0, interrupted by decisions.
//!
//! A [`Battle`] is plain data. [`Battle::run`] runs it until a decision is needed; [`Battle::answer`] takes the answer,
//! and `run` continues. Everything that a segment needs from the board is recomputed each time: the board does not
//! change before the end of the segment, so this is the frozen board of NH-5.4.1.
//!
//! A segment that removes nothing from the board leaves these findings (`Findings`) valid: wounds, points and markers
//! do not affect them. The Medics' step (`damage`) is shared with instants.

pub(in crate::rules) mod attack;
pub mod blast;
pub mod damage;
mod declaration;
pub(in crate::rules) mod holes;
mod markers;
mod medic_card;
mod redirect;
mod reflection;
pub mod shots;
pub mod sound;
mod start;
mod toxic;
mod traps;
pub mod verdict;

use serde::{Deserialize, Serialize};

use super::arrangement::{Arrangement, Roster, Side};
use super::board::{ByHex, Hex, HexSet};
use super::control::evaluate;
use super::decision::{Conversion, Decision, Question, Spared};
use super::event::{BattleCause, Event, EventSink};
use super::influence::Influence;
use super::marks::Marker;
use super::traits::Traits;
use super::watch::{compare, remember, watch};
use damage::{Damage, Due, Order, seen_unit};
use holes::swallow;
use shots::Aim;
use verdict::{Aftermath, RemovedUnits, Verdict};

/// A Battle in progress.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The cause of the Battle.
    pub cause: BattleCause,
    /// The side that caused it and decides the order of declarations (NH-4.4).
    pub causer: Side,
    /// The current segment, or the next one, depending on `step`; `None` after segment 0.
    segment: Option<u8>,
    step: Step,
    /// Spent initiative slots by hex, one bit per slot: units do not change hexes in a Battle (NH-9.31).
    spent: ByHex<u16>,
    /// Units that act in this segment.
    acting: HexSet,
    /// Conversions already decided in this segment: unit and module.
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
    /// The side that declares next in the first part of this segment, once settled.
    #[serde(rename = "declares_first")]
    declares_next: Option<Side>,
    /// Conversions of this segment.
    conversions: Vec<Conversion>,
    /// Conversions of this and earlier segments, by unit and module: each is allowed once a Battle (NH-9.15).
    converted: Vec<(Hex, Hex)>,
    damage: Option<Damage>,
    /// Attacks of this segment aimed by their players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    aims: Vec<Aim>,
    /// Markers left by attacks of this segment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks_due: Vec<Due>,
    /// Units taken over in this Battle or just before it, which their takers may turn after it (NH-14.68).
    #[serde(default, skip_serializing_if = "is_empty")]
    due: HexSet,
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

/// A segment above every initiative: no unit acts in it, so the Battle proceeds to the first one that counts.
const BEFORE_ALL: u8 = u8::MAX;

/// The point after the start of a Battle at which an unsettled board is settled (NH-5.2).
const AFTER_START: u8 = BEFORE_ALL - 1;

/// The point reached by running a Battle until the board changes or a decision is needed.
enum Progress {
    /// A player has to decide.
    Decision(Decision),
    /// A segment ends with changes to the board, and some Toxic Bombs are used up.
    Blow(Vec<Verdict>, HexSet),
    /// Units have fatal wounds, or there are Steel Nets that have to be removed.
    Unrest,
    /// Markers have to be laid.
    Marking,
    /// Segment 0 is finished.
    Over,
}

/// The next step of laying the markers that attacks leave.
enum Marking {
    /// One can be laid.
    Laid(Due),
    /// There are too few, so a player has to choose.
    Decision(Decision),
    /// No marker is left to lay.
    Done,
}

impl Battle {
    /// Begins a Battle on an arrangement. `causer` is asked for the order of declarations.
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
        }
    }

    /// The Battle with units that were taken over just before it.
    #[must_use]
    pub fn after(self, due: HexSet) -> Self {
        Self { due, ..self }
    }

    /// Units taken over, which their takers may turn after the Battle.
    #[must_use]
    pub fn due(&self) -> HexSet {
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
        let mut control = remember(roster, arrangement);
        let mut findings = None;
        while let Some(segment) = self.segment {
            if self.step == Step::Mark {
                // Markers do not affect what is computed from the board.
                match self.next_marker(roster, arrangement) {
                    Marking::Decision(decision) => return Some(decision),
                    Marking::Laid(due) => lay(due, arrangement, sink),
                    Marking::Done => self.end_segment(segment),
                }
                continue;
            }
            let influence = if let Some(findings) = findings {
                Influence { roster, arrangement, findings }
            } else {
                let known = control.get_or_insert_with(|| evaluate(roster, arrangement));
                Influence::under(known, roster, arrangement)
            };
            let progress = self.go_on(&influence, sink);
            findings = Some(influence.findings);
            let aftermath = match progress {
                Progress::Decision(decision) => return Some(decision),
                Progress::Blow(verdicts, bombs) => {
                    let aftermath = verdict::carry_out(verdicts, roster, arrangement, fallen, sink);
                    // Using up a Toxic Bomb does not affect what is computed from the board.
                    toxic::use_up(bombs, arrangement, fallen, sink);
                    aftermath
                }
                Progress::Unrest => verdict::remove_the_dead(roster, arrangement, fallen, sink),
                Progress::Marking => continue,
                Progress::Over => break,
            };
            match aftermath {
                Aftermath::AsBefore => {}
                Aftermath::Read(known) => {
                    compare(&known.0, arrangement, &mut self.due, sink);
                    (control, findings) = (Some(known.0), Some(known.1));
                }
                Aftermath::Changed => {
                    control = watch(roster, arrangement, &mut self.due, sink);
                    findings = None;
                }
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
        if roster.traits().has(Traits::PARALYSIS) {
            markers::recover(arrangement, sink);
        }
        if roster.traits().has(Traits::HOLES) {
            swallow(roster, arrangement, fallen, sink);
            // A unit that changes hands because of this does so in the Battle, and is turned before anything else
            // happens.
            watch(roster, arrangement, &mut self.due, sink);
        }
        let cause = self.cause;
        sink.emit(|| Event::BattleEnded { cause });
    }

    /// Continues as long as the board stays the same.
    fn go_on(&mut self, influence: &Influence<'_>, sink: &mut impl EventSink) -> Progress {
        while let Some(segment) = self.segment {
            match self.step {
                Step::Begin if segment == BEFORE_ALL => {
                    if self.start(influence, sink) {
                        continue;
                    }
                    // Only a position that was written by hand can be unsettled here: every action leaves the board
                    // settled (NH-3.9).
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
                    if let Some(decision) = damage.settle(influence, Order::AskedOf(self.causer), sink) {
                        self.damage = Some(damage);
                        return Progress::Decision(decision);
                    }
                    let verdicts = damage.verdicts(influence);
                    let bombs = self.bombs;
                    if influence.roster.traits().has(Traits::MARKERS) {
                        self.marks_due = damage.markers();
                        self.step = Step::Mark;
                    } else {
                        self.end_segment(segment);
                    }
                    if !verdicts.is_empty() {
                        return Progress::Blow(verdicts, bombs);
                    }
                }
                Step::Mark => return Progress::Marking,
            }
        }
        Progress::Over
    }

    /// Carries out an answer to the decision that [`Battle::run`] stopped at. `answer` counts from 0 and is below the
    /// number of options.
    pub fn answer(
        &mut self,
        question: &Question,
        answer: usize,
        roster: &Roster,
        arrangement: &Arrangement,
        sink: &mut impl EventSink,
    ) {
        let influence = Influence::read(roster, arrangement);
        match (question, &mut self.damage) {
            (Question::Absorption { options }, Some(damage)) => damage.absorb(options[answer], &influence, sink),
            (Question::FirstToDeclare { options }, Some(damage)) => damage.declare_next(options[answer]),
            (Question::FirstToDeclare { options }, None) => self.declares_next = Some(options[answer]),
            (Question::Conversion { unit, module, options }, _) => {
                self.declare(*unit, *module, options[answer], arrangement, sink);
            }
            (&Question::SetOff { hex }, _) => self.declare_bomb(hex, answer == 1, arrangement, sink),
            (&Question::Explosion { unit }, _) => self.declare_explosion(unit, answer == 1, arrangement, sink),
            (Question::Target { .. } | Question::Rocket { .. }, _) => {
                self.aim(Aim::answers(question).swap_remove(answer));
            }
            (Question::Marker { by, marker, options }, _) => self.choose_marked(*marker, options[answer], *by),
            (Question::Absorption { .. }, None)
            | (
                Question::PushDestination { .. }
                | Question::MedicCard { .. }
                | Question::Redraw { .. }
                | Question::Payee { .. }
                | Question::Rotation { .. }
                | Question::MoveOn { .. },
                _,
            ) => {
                unreachable!("a Battle asks for absorptions while damage is open, and never for pushes")
            }
        }
    }

    /// Records a side's answer about its Medic card.
    pub(in crate::rules) fn answer_card(&mut self, side: Side, spared: Option<&Spared>) {
        if let Some(damage) = &mut self.damage {
            damage.answer_card(side, spared);
        }
    }

    /// The damage of the current segment, once all units have attacked.
    pub(in crate::rules) fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    /// Determines the acting units: those with an unspent slot of this value. Slots at or above it become spent, also
    /// those of units that cannot act (NH-5.4.2, NH-9.31).
    fn begin_segment(&mut self, segment: u8, influence: &Influence<'_>, sink: &mut impl EventSink) {
        self.acting = HexSet::EMPTY;
        let mut next = None;
        for hex in influence.actors.iter() {
            let spent = &mut self.spent[hex];
            influence.see_slots(hex, |slot, value| {
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
        let has_bombs = toxic::is_awaited(influence, segment, &mut next);
        if self.acting.is_empty() && !has_bombs {
            // The board does not change before a unit acts, so the segments in between are skipped (NH-5.1).
            self.segment = next;
            return;
        }
        let acting = self.acting;
        sink.emit(|| Event::SegmentBegan {
            initiative: segment,
            acting: acting.iter().map(|hex| seen_unit(influence.arrangement, hex)).collect(),
        });
        self.step = Step::Declare;
    }

    /// Carries out the attacks of all acting units at once on the frozen board (NH-5.4.4, NH-5.4.5).
    fn attack(&mut self, influence: &Influence<'_>, sink: &mut impl EventSink) {
        // More hits in one segment are rare.
        let mut packets = Vec::with_capacity(12);
        for hex in self.acting.iter() {
            if self.exploding.contains(hex) {
                attack::debris(influence, hex, &mut packets, sink);
            } else {
                shots::attacks(influence, hex, self.declarations(), &mut packets, sink);
            }
        }
        for hex in self.bombs.iter() {
            attack::toxic_bomb(influence, hex, &mut packets, sink);
        }
        let mut exploding = self.exploding;
        traps::chain(influence, &mut packets, &mut exploding, sink);
        self.damage = Some(Damage::new(packets, exploding));
        self.step = Step::Heal;
    }

    fn end_segment(&mut self, segment: u8) {
        self.declared.clear();
        self.asked = HexSet::EMPTY;
        self.exploding = HexSet::EMPTY;
        (self.bombs_asked, self.bombs) = (HexSet::EMPTY, HexSet::EMPTY);
        self.declares_next = None;
        self.conversions.clear();
        self.aims.clear();
        self.damage = None;
        self.segment = segment.checked_sub(1);
        self.step = Step::Begin;
    }
}

/// Lays a marker on the unit that an attack has wounded.
fn lay(due: Due, arrangement: &mut Arrangement, sink: &mut impl EventSink) {
    let (unit, by) = (seen_unit(arrangement, due.unit), due.by);
    arrangement.mark(due.unit, due.marker, by);
    sink.emit(|| match due.marker {
        Marker::Poison => Event::Poisoned { unit, by },
        Marker::Paralysis => Event::Paralysed { unit, by },
    });
}
