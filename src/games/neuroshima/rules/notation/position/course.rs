//! How far a game has come: whose turn, the end sequence, the result, an open decision.

use crate::games::neuroshima::rules::arrangement::{Arrangement, Side};
use crate::games::neuroshima::rules::event::{MoveCause, Outcome, OutcomeReason};
use crate::games::neuroshima::rules::game::{HAND_LIMIT, Pending, Phase, Seat, SecondMove, Stage, State};
use crate::games::neuroshima::rules::mode::Mode;
use crate::games::neuroshima::rules::notation::ending::{Ending, read_ending};
use crate::games::neuroshima::rules::notation::expected::either;
use crate::games::neuroshima::rules::notation::frame::Frame;
use crate::games::neuroshima::rules::notation::text::{Line, TextError, Word};
use crate::games::neuroshima::rules::repertoire::{Ability, Instant};

use crate::games::Sides;

use super::UNCOUNTED_TURN;

/// Words of the phases; `choose` is an open decision in the phase of play.
const PHASES: [(&str, Phase); 5] = [
    ("setup", Phase::Headquarters),
    ("draw", Phase::Draw),
    ("discard", Phase::Discard),
    ("play", Phase::Play),
    ("over", Phase::Over),
];

const REASONS: [(&str, OutcomeReason); 9] = [
    ("hq-destroyed", OutcomeReason::HeadquartersDestroyed),
    ("final-battle", OutcomeReason::FinalBattle),
    ("overtime-battle", OutcomeReason::OvertimeBattle),
    ("points", OutcomeReason::Points),
    ("impasse", OutcomeReason::Impasse),
    ("resignation", OutcomeReason::Resignation),
    ("agreement", OutcomeReason::Agreement),
    ("time", OutcomeReason::Time),
    ("adjudication", OutcomeReason::Adjudication),
];

/// What the first of two moves can be made by.
fn causes() -> impl Iterator<Item = MoveCause> {
    std::iter::once(MoveCause::Tile).chain(Ability::ALL.map(MoveCause::Ability))
}

/// The word of what made the first of two moves.
pub(super) fn cause_word(by: MoveCause) -> &'static str {
    match by {
        MoveCause::Tile => Instant::Move.word(),
        MoveCause::Ability(ability) => ability.word(),
    }
}

/// The word of a phase.
pub(super) fn phase_word(phase: Phase) -> &'static str {
    PHASES.iter().find(|(_, known)| *known == phase).map_or("play", |(word, _)| word)
}

/// The word of the reason for which a game ended.
pub(in crate::games::neuroshima::rules) fn reason_word(reason: OutcomeReason) -> &'static str {
    REASONS.iter().find(|(_, known)| *known == reason).map_or("", |(word, _)| word)
}

/// What the lines of a position say about the course of its game.
#[derive(Default)]
pub(super) struct CourseReader<'a> {
    turn: Option<Turn<'a>>,
    last: Option<(Side, bool, Word<'a>)>,
    extra: Option<(Side, bool, Word<'a>)>,
    result: Option<(Outcome, Word<'a>)>,
    offer: Option<(Side, Word<'a>)>,
    step: Option<(SecondMove, Word<'a>)>,
    pending: Option<(Pending, Word<'a>)>,
}

struct Turn<'a> {
    side: Side,
    /// `None` for an open decision.
    phase: Option<Phase>,
    number: Option<u16>,
    fresh: Option<bool>,
    place: Word<'a>,
}

/// What came of it.
pub(super) struct Course {
    pub state: State,
    pub has_turn: bool,
    pub counted: bool,
    pub offer: Option<Side>,
}

impl<'a> CourseReader<'a> {
    pub fn read(&mut self, frame: &Frame, keyword: Word<'a>, line: &mut Line<'a>) -> Result<bool, TextError> {
        let twice = match keyword.text {
            "turn" => self.turn.replace(read_turn(frame, keyword, line)?).is_some(),
            "last" => self.last.replace(read_stage(frame, keyword, line, "final")?).is_some(),
            "extra" => self.extra.replace(read_stage(frame, keyword, line, "overtime")?).is_some(),
            "result" => {
                line.keys(&["reason"])?;
                let winners = match read_ending(frame, line)? {
                    Ending::Won(winners) => winners,
                    Ending::Draw => frame.roster.mode().sides(),
                };
                let word = line.required("reason")?;
                let reason = REASONS.iter().find(|(known, _)| *known == word.text).ok_or_else(|| {
                    word.expected(REASONS.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", "))
                })?;
                self.result.replace((Outcome { winners, reason: reason.1 }, keyword)).is_some()
            }
            "offer" => {
                line.keys(&[])?;
                let side = frame.side(line.word("the side that offers a draw")?)?;
                line.end()?;
                self.offer.replace((side, keyword)).is_some()
            }
            "step" => {
                line.keys(&["by"])?;
                let unit = line.hex(frame.board)?;
                line.end()?;
                let word = line.required("by")?;
                let by = causes().find(|&known| cause_word(known) == word.text);
                let by = by.ok_or_else(|| word.expected(either(&causes().map(cause_word).collect::<Vec<_>>())))?;
                self.step.replace((SecondMove { unit, by }, keyword)).is_some()
            }
            "pending" => {
                let place = line.behind(keyword);
                let pending = serde_json::from_str(place.text)
                    .map_err(|error| place.expected(format!("an open decision as JSON: {error}")))?;
                self.pending.replace((pending, place)).is_some()
            }
            _ => return Ok(false),
        };
        if twice { Err(keyword.expected(format!("only one `{}` line", keyword.text))) } else { Ok(true) }
    }

    pub fn finish(
        self,
        frame: &Frame,
        arrangement: Arrangement,
        seats: Vec<Seat>,
        end: TextError,
    ) -> Result<Course, TextError> {
        let Some(turn) = &self.turn else { return self.without_turn(arrangement, seats, end) };
        if frame.sides.len() != 2 {
            return Err(turn.place.expected("two `side` lines, because a duel has two players"));
        }
        frame.check_duel()?;
        let counted = turn.number.is_some() || turn.phase == Some(Phase::Headquarters);
        let number = turn.number.unwrap_or(UNCOUNTED_TURN);
        let mut state = State {
            phase: turn.phase.unwrap_or(Phase::Play),
            stage: self.stage(turn.side),
            fresh: turn.fresh.unwrap_or(turn.phase == Some(Phase::Discard)),
            ..State::in_turn(arrangement, seats, turn.side, number)
        };
        match (state.phase, self.result) {
            (Phase::Over, Some((outcome, _))) => state.stage = Stage::Over { outcome },
            (Phase::Over, None) => {
                return Err(TextError { expected: "a `result` line, because the game is over".into(), ..end });
            }
            (_, Some((_, place))) => return Err(place.expected("a result only with phase=over")),
            (_, None) => {}
        }
        check_phase(frame, turn, &mut state)?;
        if let Some((step, place)) = self.step {
            let is_own = state.arrangement.unit(step.unit).is_some_and(|unit| unit.owner == state.active);
            if !is_own || turn.phase != Some(Phase::Play) {
                return Err(place.expected("a unit of the side whose turn it is, with phase=play"));
            }
            state.second_move = Some(step);
        }
        if turn.phase.is_some() && crate::games::neuroshima::rules::notation::pending::is_battle(state.stage) {
            return Err(turn.place.expected("phase=choose, because of the key battle="));
        }
        match (turn.phase, self.pending) {
            (None, Some((pending, place))) => {
                crate::games::neuroshima::rules::notation::pending::check(&pending, &frame.roster, &state)
                    .map_err(|problem| place.expected(problem))?;
                state.pending = Some(pending);
            }
            (None, None) => {
                return Err(TextError { expected: "a `pending` line with the open decision".into(), ..end });
            }
            (Some(_), Some((_, place))) => return Err(place.expected("a decision only with phase=choose")),
            (Some(_), None) => {}
        }
        Ok(Course { state, has_turn: true, counted, offer: self.offer.map(|(side, _)| side) })
    }

    /// Without a `turn` line there is no game to go on with, only a table to look at and to fight on.
    fn without_turn(self, arrangement: Arrangement, seats: Vec<Seat>, end: TextError) -> Result<Course, TextError> {
        if crate::games::neuroshima::rules::notation::pending::is_battle(self.stage(Side(0))) {
            return Err(end);
        }
        let stray = [
            self.extra.map(|(_, _, place)| place),
            self.result.map(|(_, place)| place),
            self.offer.map(|(_, place)| place),
            self.step.map(|(_, place)| place),
            self.pending.as_ref().map(|&(_, place)| place),
        ];
        if stray.iter().any(Option::is_some) {
            return Err(end);
        }
        let stage = self.stage(Side(0));
        let state = State { stage, ..State::in_turn(arrangement, seats, Side(0), UNCOUNTED_TURN) };
        Ok(Course { state, has_turn: false, counted: false, offer: None })
    }

    /// In a duel the turn tells how many turns are left: a side's last one is followed by one of the opponent.
    fn stage(&self, active: Side) -> Stage {
        let other = |side: Side| Sides::from(Mode::DUEL.next_enemy(side));
        match (self.last, self.extra) {
            (_, Some((_, true, _))) => Stage::OvertimeBattle,
            (_, Some((last, false, _))) => {
                Stage::ExtraTurns { last, left: if active == last { Sides::NONE } else { other(active) } }
            }
            (Some((drawer, true, _)), None) => Stage::FinalBattle { drawer, last: Mode::DUEL.next_enemy(drawer) },
            (Some((drawer, false, _)), None) => {
                Stage::LastTurns { drawer, left: if active == drawer { other(active) } else { Sides::NONE } }
            }
            (None, None) => Stage::Normal,
        }
    }
}

/// What no game ever comes to, and what nothing could follow upon.
fn check_phase(frame: &Frame, turn: &Turn<'_>, state: &mut State) -> Result<(), TextError> {
    match state.phase {
        Phase::Headquarters => {
            state.turn = 0;
            for side in frame.roster.sides() {
                if !frame.roster.army(side).tiles.iter().any(crate::games::neuroshima::rules::Tile::is_headquarters) {
                    return Err(turn.place.expected("an HQ among the tiles of both sides"));
                }
                let stands = state.arrangement.headquarters(&frame.roster, side).is_some();
                if stands != (side < turn.side) {
                    return Err(turn.place.expected("HQs to be placed in turn order"));
                }
            }
        }
        Phase::Discard if state.seats[turn.side.index()].hand.len() < HAND_LIMIT => {
            return Err(turn.place.expected("three tiles in the hand that one is discarded from"));
        }
        Phase::Draw | Phase::Discard | Phase::Play | Phase::Over => {}
    }
    Ok(())
}

fn read_turn<'a>(frame: &Frame, keyword: Word<'a>, line: &mut Line<'a>) -> Result<Turn<'a>, TextError> {
    line.keys(&["phase", "number", "fresh"])?;
    let side = frame.side(line.word("the side whose turn it is")?)?;
    line.end()?;
    let phase = match line.value("phase") {
        None => Some(Phase::Play),
        Some(word) if word.text == "choose" => None,
        Some(word) => {
            let known = PHASES.iter().find(|(known, _)| *known == word.text);
            Some(known.ok_or_else(|| word.expected("setup, draw, discard, play, choose or over"))?.1)
        }
    };
    let number = match line.value("number") {
        Some(word) if phase == Some(Phase::Headquarters) => {
            return Err(word.expected("no number before the first turn"));
        }
        Some(word) => Some(word.number("the number of the turn, 1 to 9999", 1..=9999)?),
        None => None,
    };
    let fresh = match line.value("fresh") {
        Some(word) => Some(match word.text {
            "yes" => true,
            "no" => false,
            _ => return Err(word.expected("yes or no")),
        }),
        None => None,
    };
    Ok(Turn { side, phase, number, fresh, place: keyword })
}

/// `last Y` and `extra Y`, with `battle=` once the Battle that they lead to is being fought.
fn read_stage<'a>(
    frame: &Frame,
    keyword: Word<'a>,
    line: &mut Line<'a>,
    battle: &'static str,
) -> Result<(Side, bool, Word<'a>), TextError> {
    line.keys(&["battle"])?;
    let side = frame.side(line.word("a side, one letter from A to Z")?)?;
    line.end()?;
    match line.value("battle") {
        Some(word) if word.text == battle => Ok((side, true, keyword)),
        Some(word) => Err(word.expected(battle)),
        None => Ok((side, false, keyword)),
    }
}
