//! Battles (NH-5): segments from the highest initiative down to 0, stopping at decisions and going on from them.
//!
//! A [`Battle`] is plain data. [`Battle::run`] takes it as far as it goes without a decision; the decision is
//! answered by [`Battle::answer`], and `run` goes on. What a segment needs of the board is read afresh each time:
//! the board does not change before the segment's end, so that the picture is the frozen one (NH-5.4.1).
//!
//! A segment that takes nothing off the board leaves the reading as it is (`Findings`): wounds, points and markers
//! change nothing of it. The step of the Medics (`damage`) is that of instants, too.

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
use verdict::{Aftermath, Fallen, Verdict};

/// A Battle under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The reason why it takes place.
    pub cause: BattleCause,
    /// The side that caused it and orders declarations (NH-4.4).
    pub causer: Side,
    /// The segment under way, or the next one if `step` says so; `None` after segment 0.
    segment: Option<u8>,
    step: Step,
    /// Initiative slots that are spent, one bit a slot, by hex: nobody changes hexes in a Battle (NH-9.31).
    spent: ByHex<u16>,
    /// Units that act in this segment.
    acting: HexSet,
    /// Conversions of this segment that have been answered: unit and module.
    declared: Vec<(Hex, Hex)>,
    /// Units that have been asked in this segment whether they explode.
    asked: HexSet,
    /// Units that explode in this segment (NH-6.16).
    exploding: HexSet,
    /// Toxic Bombs about which their owners have been asked in this segment.
    #[serde(default, skip_serializing_if = "is_empty")]
    bombs_asked: HexSet,
    /// Toxic Bombs that go off in this segment (NH-14.71).
    #[serde(default, skip_serializing_if = "is_empty")]
    bombs: HexSet,
    /// Side that declares next in the first part of this segment, once that is settled.
    #[serde(rename = "declares_first")]
    declares_next: Option<Side>,
    /// Conversions of this segment.
    conversions: Vec<Conversion>,
    /// Conversions of earlier segments and of this one, by unit and module: once a Battle each (NH-9.15).
    converted: Vec<(Hex, Hex)>,
    damage: Option<Damage>,
    /// Attacks of this segment that their players direct.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    aims: Vec<Aim>,
    /// Markers that attacks of this segment leave.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks_due: Vec<Due>,
    /// Units taken over in this Battle or by what it followed upon, which their takers may turn after it (NH-14.68).
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
    /// The segment has not begun.
    Begin,
    /// Declarations that deal or change damage (NH-5.4.3).
    Declare,
    /// Medics, then the damage is applied (NH-5.4.7 to 9).
    Heal,
    /// Markers are laid on those who survived (NH-5.4.9).
    Mark,
}

/// A segment above every initiative: nobody acts in it, so that the Battle goes on to the first one that counts.
const BEFORE_ALL: u8 = u8::MAX;

/// The moment after the start of a Battle, in which a board that is not at rest comes to rest (NH-5.2).
const AFTER_START: u8 = BEFORE_ALL - 1;

/// Progress of a Battle.
enum Progress {
    /// Somebody has to decide.
    Decision(Decision),
    /// A segment ends with changes on the board, and some Toxic Bombs are used up.
    Blow(Vec<Verdict>, HexSet),
    /// Units bear wounds that they do not live with, or Steel Nets lie that do not stay.
    Unrest,
    /// Markers are to be laid.
    Marking,
    /// Segment 0 is through.
    Over,
}

/// Markers that attacks leave, and their fates.
enum Marking {
    /// One is laid.
    Laid(Due),
    /// There are too few: somebody has to choose.
    Decision(Decision),
    /// There is nothing left to lay.
    Done,
}

impl Battle {
    /// Begins a Battle on an arrangement. The side that is asked for the order of declarations is `causer`.
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

    /// With units that were taken over just before it.
    #[must_use]
    pub fn after(self, due: HexSet) -> Self {
        Self { due, ..self }
    }

    /// Units taken over, which their takers may turn after the Battle.
    #[must_use]
    pub fn due(&self) -> HexSet {
        self.due
    }

    /// Goes on until a decision is needed or the Battle is over; tiles that leave the board are added to `fallen`.
    pub fn run(
        &mut self,
        roster: &Roster,
        arrangement: &mut Arrangement,
        fallen: &mut Fallen,
        sink: &mut impl EventSink,
    ) -> Option<Decision> {
        let mut control = remember(roster, arrangement);
        let mut findings = None;
        while let Some(segment) = self.segment {
            if self.step == Step::Mark {
                // Markers change nothing of what is worked out of a board.
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
                    // A Toxic Bomb that is used up changes nothing of what is worked out of a board.
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

    /// The end of the Battle, after its last segment (NH-5.40).
    fn end(&mut self, roster: &Roster, arrangement: &mut Arrangement, fallen: &mut Fallen, sink: &mut impl EventSink) {
        if roster.traits().has(Traits::PARALYSIS) {
            markers::recover(arrangement, sink);
        }
        if roster.traits().has(Traits::HOLES) {
            swallow(roster, arrangement, fallen, sink);
            // A unit that comes into other hands by that does so in the Battle, and is turned before anything follows
            // it.
            watch(roster, arrangement, &mut self.due, sink);
        }
        let cause = self.cause;
        sink.emit(|| Event::BattleEnded { cause });
    }

    /// Goes on as long as the board stays as it is.
    fn go_on(&mut self, influence: &Influence<'_>, sink: &mut impl EventSink) -> Progress {
        while let Some(segment) = self.segment {
            match self.step {
                Step::Begin if segment == BEFORE_ALL => {
                    if self.start(influence, sink) {
                        continue;
                    }
                    // Only a board that was written can come to a Battle so: each act leaves one at rest (NH-3.9).
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

    /// Carries out what a side has said about its Medic card.
    pub(in crate::rules) fn answer_card(&mut self, side: Side, spared: Option<&Spared>) {
        if let Some(damage) = &mut self.damage {
            damage.answer_card(side, spared);
        }
    }

    /// The damage of the segment under way, once all have attacked.
    pub(in crate::rules) fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }

    /// Finds who acts: units with an unspent slot of this value. Slots at or above it become spent, also those of
    /// units that cannot act (NH-5.4.2, NH-9.31).
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
            // The board does not change before somebody acts: the segments in between are skipped (NH-5.1).
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

    /// All acting units attack at once on the frozen board (NH-5.4.4, NH-5.4.5).
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
