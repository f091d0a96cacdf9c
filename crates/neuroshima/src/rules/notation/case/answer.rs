//! Decisions given in advance by the `answer` lines of a case.

use super::{Answer, Choice, DamageSource, Script, Step, StepContent};
use crate::rules::arrangement::{Arrangement, Roster, Side};
use crate::rules::board::Hex;
use crate::rules::decision::{Absorption, Conversion, Decision, Question};
use crate::rules::event::{Event, EventTile, Hit, HitSource};
use crate::rules::game::Game;
use crate::rules::marks::Marker;
use crate::rules::notation::option::option_texts;
use crate::rules::tile::Effect;
use crate::rules::tokens::Structures;

/// The answers of a case, and which of them have been used so far.
pub(super) struct Answers {
    given: Vec<GivenAnswer>,
    /// The current segment; `None` outside a Battle.
    segment: Option<u8>,
    /// Hits of the current step.
    hits: Vec<Hit>,
    /// The units that act in the current segment.
    acting: Vec<Hex>,
    /// The side that a used answer let declare first. It makes all its declarations, unless another answer follows.
    first: Option<Side>,
    /// The Structures on the board when the current question was asked: an answer names one by either hex.
    structures: Structures,
}

struct GivenAnswer {
    line: usize,
    answer: Answer,
    used: bool,
    /// True if the answer is a conversion by a unit that acted in the segment. A conversion without an effect is never
    /// offered, so the answer may have no question.
    idle: bool,
    /// True if the answer matches the outcome of a choice that had only one, so that there was no question. The answer
    /// can still be used for a later question.
    agrees: bool,
}

impl Answers {
    pub fn new(steps: &[Step]) -> Self {
        let given = steps.iter().filter_map(|step| {
            let StepContent::Answer(answer) = step.what else { return None };
            Some(GivenAnswer { line: step.line, answer, used: false, idle: false, agrees: false })
        });
        Self {
            given: given.collect(),
            segment: None,
            hits: Vec::new(),
            acting: Vec::new(),
            first: None,
            structures: Structures::default(),
        }
    }

    /// Prepares for a question about a board.
    pub fn prepare(&mut self, arrangement: &Arrangement) {
        self.structures = arrangement.structures;
    }

    /// The answers that matched neither a question nor an event. `had` returns whether a unit with a given effect has
    /// been on a hex.
    pub fn unused_answers(&self, case: &Script, had: impl Fn(Hex, Effect) -> bool) -> Vec<(usize, String)> {
        let is_idle = |given: &GivenAnswer| {
            let Choice::Convert { module, .. } = given.answer.choice else { return false };
            given.idle && had(module, Effect::Quartermaster)
        };
        let unused = self.given.iter().filter(|given| !(given.used || given.agrees || is_idle(given)));
        unused.map(|given| (given.line, case.answer_text(&given.answer))).collect()
    }

    /// Processes an event. A choice with a single outcome is made without a question, and an answer that matches that
    /// outcome counts as correct.
    pub fn process_event(&mut self, event: &Event, roster: &Roster) {
        match event {
            Event::InstantPlayed { .. } | Event::TacticPlayed { .. } | Event::BattleEnded { .. } => {
                self.begin_segment(None);
            }
            Event::SegmentBegan { initiative, acting } => {
                self.begin_segment(Some(*initiative));
                self.acting = acting.iter().map(|unit| unit.hex).collect();
                self.mark_idle_conversions(acting);
            }
            Event::Hit(hit) => {
                // The declarations about attacks are over; those of the Medics are a separate step.
                self.first = None;
                let structures = self.structures;
                self.mark_matching(|answer| matches_aim(answer.choice, hit, structures));
                self.hits.push(hit.clone());
            }
            Event::DecisionAsked { decider } => {
                self.mark_matching(|answer| matches!(answer.choice, Choice::First { side } if side == *decider));
            }
            Event::UnluckyDraw { side, tiles } => {
                let mut drawn = tiles.clone();
                drawn.sort_unstable();
                self.mark_matching(|answer| {
                    answer.side == *side && matches!(answer.choice, Choice::Redraw { tiles } if tiles[..] == drawn[..])
                });
            }
            Event::Scored { side, .. } if self.segment.is_none() => {
                self.mark_matching(|answer| matches!(answer.choice, Choice::Payee { side: payee } if payee == *side));
            }
            Event::Poisoned { unit, by } => self.mark_matching_marker(Marker::Poison, unit.hex, *by),
            Event::Paralysed { unit, by } => self.mark_matching_marker(Marker::Paralysis, unit.hex, *by),
            // A tile with identical edges looks the same in every rotation.
            Event::Taken { unit, by, .. } if roster.tile(unit.owner, unit.tile).has_equal_edges() => {
                self.mark_matching(|answer| {
                    answer.side == *by
                        && matches!(answer.choice, Choice::Turn { unit: turned, .. } if turned == unit.hex)
                });
            }
            Event::Absorbed { medic, patient, source, wounds, .. } => {
                let (medic, patient) = (medic.hex, patient.hex);
                self.mark_used(|answers, choice| {
                    let Choice::Medic { medic: m, patient: p, from } = choice else { return false };
                    let named = [m, p].map(|hex| answers.structures.name_hex(hex));
                    named == [medic, patient] && answers.does_same_harm(from, patient, *source, *wounds)
                });
            }
            Event::Pushed { to, .. } => {
                self.mark_used(|_, choice| matches!(choice, Choice::PushTo { hex } if hex == *to));
            }
            _ => {}
        }
    }

    fn begin_segment(&mut self, segment: Option<u8>) {
        self.mark_matching_misses();
        self.segment = segment;
        self.hits.clear();
        self.acting.clear();
        self.first = None;
        // A card is kept without a question if there is no attack that it could absorb.
        self.mark_matching(|answer| matches!(answer.choice, Choice::MedicCard { spared: None }));
    }

    /// Processes a first move that led to no question, so that the second move is open.
    pub fn process_second_move(&mut self, side: Side) {
        self.mark_matching(|answer| answer.side == side && matches!(answer.choice, Choice::MoveOn { is_meant: true }));
    }

    /// Marks the answers that match the current event.
    fn mark_matching(&mut self, says_so: impl Fn(&Answer) -> bool) {
        for index in 0..self.given.len() {
            let given = &self.given[index];
            if self.applies(given) && says_so(&given.answer) {
                self.given[index].agrees = true;
            }
        }
    }

    fn mark_matching_marker(&mut self, marker: Marker, hex: Hex, by: Side) {
        let is_laid = |choice| matches!(choice, Choice::Mark { marker: laid, hex: on } if (laid, on) == (marker, hex));
        self.mark_matching(|answer| answer.side == by && is_laid(answer.choice));
    }

    /// Marks answers about rockets of units that acted in the current segment and hit no unit.
    fn mark_matching_misses(&mut self) {
        let (acting, hits) = (std::mem::take(&mut self.acting), std::mem::take(&mut self.hits));
        let is_miss = |unit: Hex, edge| {
            acting.contains(&unit)
                && !hits.iter().any(|hit| matches_source(DamageSource::Unit { hex: unit, edge }, hit.source))
        };
        self.mark_matching(
            |answer| matches!(answer.choice, Choice::Rocket { unit, edge, target: None, .. } if is_miss(unit, edge)),
        );
    }

    fn applies(&self, given: &GivenAnswer) -> bool {
        !given.used && (given.answer.segment.is_none() || given.answer.segment == self.segment)
    }

    fn mark_used(&mut self, is_it: impl Fn(&Self, Choice) -> bool) {
        let found = self.given.iter().position(|given| self.applies(given) && is_it(self, given.answer.choice));
        if let Some(index) = found {
            self.given[index].used = true;
        }
    }

    fn mark_idle_conversions(&mut self, acting: &[EventTile]) {
        for index in 0..self.given.len() {
            let given = &self.given[index];
            let acts = |unit: Hex| acting.iter().any(|acting| acting.hex == unit);
            if self.applies(given) && matches!(given.answer.choice, Choice::Convert { unit, .. } if acts(unit)) {
                self.given[index].idle = true;
            }
        }
    }

    /// True if a source does the same harm to the same patient as the source that an answer names: the engine offers
    /// only one of them.
    fn does_same_harm(&self, from: DamageSource, patient: Hex, source: HitSource, wounds: u8) -> bool {
        let harms = |hit: &&Hit| {
            self.structures.name_hex(hit.target.hex) == patient
                && if hit.destroys { wounds == 0 } else { hit.wounds == wounds }
        };
        matches_source(from, source) || self.hits.iter().filter(harms).any(|hit| matches_source(from, hit.source))
    }

    /// The answer to the open decision: the deciding side and the answer's number. The error contains the expected and
    /// the actual result.
    pub fn next_answer(&mut self, case: &Script, game: &Game) -> Result<(Side, u8), (String, String)> {
        let Some(Decision { decider, question }) = game.decision() else {
            return Err(("a decision".to_owned(), "none is open".to_owned()));
        };
        let chosen = if let Question::FirstToDeclare { options } = question {
            Some(self.next_declarer(*decider, options))
        } else {
            self.use_answer(*decider, question)
        };
        let declined = match question {
            Question::Conversion { .. }
            | Question::Explosion { .. }
            | Question::SetOff { .. }
            | Question::MedicCard { .. }
            | Question::Target { .. }
            | Question::Rotation { .. }
            | Question::Rocket { .. } => Some(0),
            Question::Leader { moment, .. } => moment.is_in_battle().then_some(0),
            Question::PushDestination { .. }
            | Question::Absorption { .. }
            | Question::MoveOn { .. }
            | Question::FirstToDeclare { .. }
            | Question::Redraw { .. }
            | Question::StructurePrice { .. }
            | Question::Payee { .. }
            | Question::Marker { .. } => None,
        };
        if let Some(answer) = chosen.or(declined).and_then(|index| u8::try_from(index + 1).ok()) {
            return Ok((*decider, answer));
        }
        let letter = |side| case.position.letter(side);
        let options =
            game.decision().map(|decision| option_texts(decision, game.roster(), case.position.board(), &letter));
        let segment = self.segment.map(|segment| format!(" s{segment}")).unwrap_or_default();
        Err((
            format!("an `answer {}{segment}` line", letter(*decider)),
            format!("none chooses among: {}", options.unwrap_or_default().join("; ")),
        ))
    }

    /// True if there is an answer for a decision.
    pub fn has_answer_for(&self, Decision { decider, question }: &Decision) -> bool {
        self.given.iter().filter(|given| self.applies(given) && given.answer.side == *decider).any(|given| {
            if matches!(question, Question::FirstToDeclare { .. }) {
                matches!(given.answer.choice, Choice::First { .. })
            } else {
                self.option_index(given.answer.choice, question).is_some()
            }
        })
    }

    /// The option selected by an answer; marks the answer as used.
    fn use_answer(&mut self, decider: Side, question: &Question) -> Option<usize> {
        let (index, option) = self.given.iter().enumerate().find_map(|(index, given)| {
            let fits = self.applies(given) && given.answer.side == decider;
            let option = if fits { self.option_index(given.answer.choice, question) } else { None };
            Some((index, option?))
        })?;
        self.given[index].used = true;
        Some(option)
    }

    /// The index of the option that an answer selects, counted from 0.
    fn option_index(&self, choice: Choice, question: &Question) -> Option<usize> {
        match (choice, question) {
            (Choice::PushTo { hex }, Question::PushDestination { options, .. }) => position(options, &hex),
            (Choice::Redraw { tiles }, Question::Redraw { options })
            | (Choice::Pay { tiles }, Question::StructurePrice { options }) => position(options, &tiles),
            (Choice::Explode { unit }, Question::Explosion { unit: asked }) => {
                (self.structures.name_hex(unit) == *asked).then_some(1)
            }
            (Choice::SetOff { hex }, Question::SetOff { hex: asked }) => (hex == *asked).then_some(1),
            (Choice::Convert { unit, edge, to_ranged, module }, Question::Conversion { options, .. }) => {
                let conversion = Conversion { unit, edge, to_ranged, module };
                // The first option is to attack without a conversion.
                options.iter().flatten().position(|option| *option == conversion).map(|position| position + 1)
            }
            (
                Choice::Target { unit, edge, exit, target },
                Question::Target { unit: asked, edge: by, exit: from, options },
            ) => {
                let is_meant = unit == *asked && (edge.is_none() || edge == *by) && (exit.is_none() || exit == *from);
                // A Shadow aims at a unit, which either hex names, a Sharpshooter at a hex (O-133, O-137).
                let named = || position(options, &self.structures.name_hex(target));
                position(options, &target).or_else(named).filter(|_| is_meant)
            }
            (Choice::Payee { side }, Question::Payee { options }) => position(options, &side),
            (
                Choice::Rocket { unit, edge, target, armour, trap, back },
                Question::Rocket { unit: asked, edge: by, options },
            ) if unit == *asked && edge.is_none_or(|edge| edge == *by) => options.iter().position(|flight| {
                flight.target == target
                    && armour.is_none_or(|armour| armour == flight.is_armoured)
                    && trap.is_none_or(|trap| trap == flight.sets_off)
                    && back.matches(flight.thrown_back)
            }),
            (Choice::Turn { unit, rotation }, Question::Rotation { unit: asked, rotation: from, .. })
                if unit == *asked =>
            {
                (0..6u8).position(|steps| from.turn(steps) == rotation)
            }
            (Choice::Turn { unit, rotation }, Question::Rotation { other: Some((other, from)), .. })
                if unit == *other =>
            {
                (1..6u8).position(|steps| from.turn(steps) == rotation).map(|steps| steps + 6)
            }
            // The first option is to keep the card.
            (Choice::MedicCard { spared: None }, Question::MedicCard { .. }) => Some(0),
            (Choice::MedicCard { spared: Some((patient, from)) }, Question::MedicCard { options }) => {
                let patient = self.structures.name_hex(patient);
                let of_patient = options.iter().enumerate().filter(|(_, option)| option.patient == patient);
                let sources = of_patient.map(|(index, option)| (index + 1, option.source, option.wounds));
                self.find_same_source(from, patient, sources)
            }
            (Choice::MoveOn { is_meant }, Question::MoveOn { .. }) => Some(usize::from(!is_meant)),
            (Choice::Leader { target, moment: wanted }, Question::Leader { moment, options })
                if wanted.is_none_or(|wanted| wanted == *moment) =>
            {
                // In a Battle, the first option is to keep the Leader.
                let kept = usize::from(moment.is_in_battle());
                target.map_or(Some(0), |target| position(options, &target).map(|index| index + kept))
            }
            (Choice::Mark { marker, hex }, Question::Marker { marker: asked, options, .. }) => {
                position(options, &self.structures.name_hex(hex)).filter(|_| marker == *asked)
            }
            (Choice::Medic { medic, patient, from }, Question::Absorption { options }) => {
                let [medic, patient] = [medic, patient].map(|hex| self.structures.name_hex(hex));
                let is_pair = |(_, option): &(usize, &Absorption)| (option.medic, option.patient) == (medic, patient);
                let of_pair = options.iter().enumerate().filter(is_pair);
                let sources = of_pair.map(|(index, option)| (index, option.source, option.wounds));
                self.find_same_source(from, patient, sources)
            }
            _ => None,
        }
    }

    /// The option with the source that an answer names or, failing that, an option whose source has the same effect.
    fn find_same_source(
        &self,
        from: DamageSource,
        patient: Hex,
        mut sources: impl Iterator<Item = (usize, HitSource, u8)> + Clone,
    ) -> Option<usize> {
        let exact = sources.clone().find(|&(_, source, _)| matches_source(from, source));
        let same = || sources.find(|&(_, source, wounds)| self.does_same_harm(from, patient, source, wounds));
        exact.or_else(same).map(|(option, ..)| option)
    }

    /// The side that declares next: the side that an answer names; otherwise, if several sides have answers for this
    /// segment, the side whose answer comes first; otherwise a side other than the deciding one, which declares last.
    fn next_declarer(&mut self, decider: Side, options: &[Side]) -> usize {
        let of = |side: Side| options.iter().position(|&option| option == side);
        let said = self.given.iter().position(|given| {
            self.applies(given) && given.answer.side == decider && matches!(given.answer.choice, Choice::First { .. })
        });
        if let Some(index) = said
            && let Choice::First { side } = self.given[index].answer.choice
            && let Some(option) = of(side)
        {
            self.given[index].used = true;
            self.first = Some(side);
            return option;
        }
        if let Some(option) = self.first.and_then(of) {
            return option;
        }
        let mut sides: Vec<Side> = Vec::new();
        for given in self.given.iter().filter(|given| self.applies(given)) {
            if !sides.contains(&given.answer.side) {
                sides.push(given.answer.side);
            }
        }
        match sides[..] {
            [first, _, ..] => of(first).unwrap_or(0),
            _ => options.iter().position(|&option| option != decider).unwrap_or(0),
        }
    }
}

/// True if the target in an answer matches a hit: it is the unit hit, named by either hex, or a unit that redirected the
/// attack to that unit.
fn matches_aim(choice: Choice, hit: &Hit, structures: Structures) -> bool {
    let name = |hex: Hex| structures.name_hex(hex);
    let meets = |target: Hex| name(hit.target.hex) == name(target) || hit.path.contains(&target);
    match choice {
        Choice::Target { unit, edge, exit, target } => {
            matches_source(DamageSource::Unit { hex: unit, edge }, hit.source)
                && meets(target)
                && exit.is_none_or(|exit| hit.path.contains(&exit.unit))
        }
        Choice::Rocket { unit, edge, target: Some(target), armour, trap: None, back } => {
            let is_thrown_back = hit.target.hex != target;
            matches_source(DamageSource::Unit { hex: unit, edge }, hit.source)
                && armour.is_none_or(|armour| armour == (hit.armour > 0))
                && meets(target)
                && back.matches(is_thrown_back.then_some(hit.target.hex))
        }
        Choice::Rocket { .. }
        | Choice::Medic { .. }
        | Choice::MedicCard { .. }
        | Choice::Explode { .. }
        | Choice::SetOff { .. }
        | Choice::Convert { .. }
        | Choice::PushTo { .. }
        | Choice::Redraw { .. }
        | Choice::Pay { .. }
        | Choice::First { .. }
        | Choice::Turn { .. }
        | Choice::MoveOn { .. }
        | Choice::Payee { .. }
        | Choice::Leader { .. }
        | Choice::Mark { .. } => false,
    }
}

fn position<T: PartialEq>(options: &[T], wanted: &T) -> Option<usize> {
    options.iter().position(|option| option == wanted)
}

/// True if the source in an answer matches this one.
fn matches_source(from: DamageSource, source: HitSource) -> bool {
    match (from, source) {
        (DamageSource::Unit { hex, edge }, HitSource::Attack { unit, edge: by, .. }) => {
            unit.hex == hex && edge.is_none_or(|edge| edge == by)
        }
        (
            DamageSource::Unit { hex, edge: None },
            HitSource::Explosion { unit, .. } | HitSource::Shadow { unit, .. } | HitSource::Foundation { ground: unit },
        ) => unit.hex == hex,
        (DamageSource::Poison, HitSource::Poison { .. }) | (DamageSource::Hazard, HitSource::Hazard { .. }) => true,
        (DamageSource::Instant(instant), HitSource::Instant { instant: by, .. }) => instant == by,
        _ => false,
    }
}
