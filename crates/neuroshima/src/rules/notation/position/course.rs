//! The progress of a game: the current turn, the end sequence, the result, and any open decision.

use crate::rules::action::Action;
use crate::rules::arrangement::{Arrangement, Side};
use crate::rules::decision::Question;
use crate::rules::event::{MoveCause, Outcome};
use crate::rules::game::{Contest, Game, PendingDecision, Phase, Seat, Stage, State, UsedTiles};
use crate::rules::influence::Influence;
use crate::rules::notation::action::read_token;
use crate::rules::notation::ending::{Ending, read_ending};
use crate::rules::notation::expected::either;
use crate::rules::notation::frame::Frame;
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::repertoire::{Ability, Instant};
use crate::rules::second_move::SecondMove;
use crate::rules::tokens::Build;
use std::sync::Arc;

use sztab_game::Sides;

use super::{DEFAULT_TURN, number_word};
use crate::rules::notation::ending::REASONS;

/// Keywords of the notation for the phases; `choose` is an open decision in the play phase.
const PHASES: [(&str, Phase); 6] = [
    ("leader", Phase::Leader),
    ("setup", Phase::Headquarters),
    ("draw", Phase::Draw),
    ("discard", Phase::Discard),
    ("play", Phase::Play),
    ("over", Phase::Over),
];

/// The possible causes of the first of two moves.
fn first_move_causes() -> impl Iterator<Item = MoveCause> {
    std::iter::once(MoveCause::Tile).chain(Ability::ALL.map(MoveCause::Ability))
}

/// The keyword for the cause of the first of two moves.
pub(super) fn cause_word(by: MoveCause) -> &'static str {
    match by {
        MoveCause::Tile => Instant::Move.word(),
        MoveCause::Ability(ability) => ability.word(),
    }
}

/// The keyword for a phase.
pub(super) fn phase_word(phase: Phase) -> &'static str {
    PHASES.iter().find(|(_, known)| *known == phase).map_or("play", |(word, _)| word)
}

/// Reads the lines of a position that describe the progress of its game.
#[derive(Default)]
pub(super) struct ProgressReader<'a> {
    turn: Option<TurnLine<'a>>,
    last: Option<StageLine<'a>>,
    extra: Option<StageLine<'a>>,
    out: Option<(Sides, Word<'a>)>,
    absent: Option<(Sides, Word<'a>)>,
    lost: Option<(Vec<Sides>, Word<'a>)>,
    result: Option<(Outcome, Word<'a>)>,
    offer: Option<(Side, Word<'a>)>,
    step: Option<(SecondMove, Word<'a>)>,
    terror: Option<(Sides, Word<'a>)>,
    building: Option<(Build, Word<'a>)>,
    pending: Option<(PendingDecision, Word<'a>)>,
}

struct TurnLine<'a> {
    side: Side,
    /// The phase of the turn; `None` if a decision is open.
    phase: Option<Phase>,
    number: Option<u16>,
    fresh: Option<bool>,
    second: bool,
    used: UsedTiles,
    place: Word<'a>,
}

/// A `last` or an `extra` line.
#[derive(Clone, Copy)]
struct StageLine<'a> {
    side: Side,
    /// True if the Battle that follows these turns is in progress.
    in_battle: bool,
    /// The sides that still have a turn, if the line names them.
    then: Option<Sides>,
    place: Word<'a>,
}

/// The progress of the game.
pub(super) struct GameProgress {
    pub state: State,
    pub has_turn: bool,
    pub counted: bool,
    pub offer: Option<Side>,
}

impl<'a> ProgressReader<'a> {
    pub fn read(&mut self, frame: &Frame, keyword: Word<'a>, line: &mut Line<'a>) -> Result<bool, TextError> {
        let twice = match keyword.text {
            "turn" => self.turn.replace(read_turn(frame, keyword, line)?).is_some(),
            "last" => self.last.replace(read_stage(frame, keyword, line, "final")?).is_some(),
            "extra" => self.extra.replace(read_stage(frame, keyword, line, "overtime")?).is_some(),
            "out" | "absent" => {
                let sides = read_sides_out(frame, keyword, line)?;
                let slot = if keyword.text == "out" { &mut self.out } else { &mut self.absent };
                slot.replace((sides, keyword)).is_some()
            }
            "lost" => self.lost.replace((read_lost(frame, keyword, line)?, keyword)).is_some(),
            "terror" => {
                line.check_keys(&[])?;
                let sides =
                    frame.parse_sides(line.read_word("the sides that may put no tiles on the board, such as Y")?)?;
                line.check_end()?;
                self.terror.replace((sides, keyword)).is_some()
            }
            "result" => {
                line.check_keys(&["reason"])?;
                let winners = match read_ending(frame, line)? {
                    Ending::Won(winners) => winners,
                    Ending::Draw => frame.roster.mode().sides(),
                };
                let word = line.required_value("reason")?;
                let reason = REASONS.iter().find(|(known, _)| *known == word.text).ok_or_else(|| {
                    word.mismatch(REASONS.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", "))
                })?;
                self.result.replace((Outcome { winners, reason: reason.1 }, keyword)).is_some()
            }
            "offer" => {
                line.check_keys(&[])?;
                let side = frame.parse_side(line.read_word("the side that offers a draw")?)?;
                line.check_end()?;
                self.offer.replace((side, keyword)).is_some()
            }
            "step" => {
                line.check_keys(&["by", "further"])?;
                let unit = line.read_hex(frame.board)?;
                line.check_end()?;
                let further = line.value("further").map(|word| read_further_moves(frame, word)).transpose()?;
                let word = line.required_value("by")?;
                let by = first_move_causes().find(|&known| cause_word(known) == word.text);
                let by =
                    by.ok_or_else(|| word.mismatch(either(&first_move_causes().map(cause_word).collect::<Vec<_>>())))?;
                let step = SecondMove { further: further.unwrap_or_default(), ..SecondMove::new(unit, by) };
                self.step.replace((step, keyword)).is_some()
            }
            "building" => {
                line.check_keys(&[])?;
                let token = read_token(line, frame.board)?;
                line.check_end()?;
                self.building.replace((token, keyword)).is_some()
            }
            "pending" => {
                let place = line.text_after(keyword);
                let pending = serde_json::from_str(place.text)
                    .map_err(|error| place.mismatch(format!("an open decision as JSON: {error}")))?;
                self.pending.replace((pending, place)).is_some()
            }
            _ => return Ok(false),
        };
        if twice { Err(keyword.mismatch(format!("only one `{}` line", keyword.text))) } else { Ok(true) }
    }

    pub fn finish(
        self,
        frame: &Frame,
        arrangement: Arrangement,
        seats: Vec<Seat>,
        end: TextError,
    ) -> Result<GameProgress, TextError> {
        let Some(turn) = &self.turn else { return self.without_turn(frame, arrangement, seats, end) };
        frame.check_game(turn.place)?;
        let counted = turn.number.is_some() || matches!(turn.phase, Some(Phase::Leader | Phase::Headquarters));
        let number = turn.number.unwrap_or(DEFAULT_TURN);
        // Decisions before the compulsory discard (NH-13.3, NH-13.10).
        let is_full = seats[turn.side.index()].hand.len() >= frame.roster.terms().hand_limit();
        let is_early = |(pending, _): &(PendingDecision, _)| {
            let question = &pending.decision.question;
            matches!(question, Question::Redraw { .. })
                || is_full && matches!(question, Question::StructurePrice { .. })
        };
        let is_asked = turn.phase.is_none() && self.pending.as_ref().is_some_and(is_early);
        let phase = turn.phase.unwrap_or(if is_asked { Phase::Discard } else { Phase::Play });
        let mut state = State {
            phase,
            stage: self.stage(frame, turn.side),
            fresh: turn.fresh.unwrap_or(phase == Phase::Discard),
            second: turn.second,
            used: turn.used,
            terror: self.terror.map(|(sides, _)| sides).unwrap_or_default(),
            contest: self.contest(frame, &arrangement)?,
            ..State::in_turn(arrangement, seats, turn.side, number)
        };
        if let Some(outcome) = self.outcome(phase, &end)? {
            state.stage = Stage::Over { outcome };
        }
        check_phase(frame, turn, &mut state)?;
        state.second_move = self.second_move(frame, turn, &state)?;
        if let Some((token, place)) = self.building {
            let named = Game::resume(Arc::clone(&frame.roster), state.clone()).check(turn.side, Action::Build(token));
            named.map_err(|_| place.mismatch("a token that the side could place now (NH-13.10)"))?;
            state.building = Some(token);
        }
        if turn.phase.is_some() && crate::rules::notation::pending::is_battle(state.stage) {
            return Err(turn.place.mismatch("phase=choose, because of the key battle="));
        }
        if turn.phase.is_some_and(|phase| phase != Phase::Over) {
            let game = Game::resume(Arc::clone(&frame.roster), state.clone());
            if !game.playing_sides().contains(turn.side) {
                return Err(turn.place.mismatch("the turn of a side that is neither out nor absent"));
            }
        }
        state.pending = check_pending(frame, turn, &state, self.pending, &end)?;
        Ok(GameProgress { state, has_turn: true, counted, offer: self.offer.map(|(side, _)| side) })
    }

    /// The result, which is required if the game is over and refused if it is not.
    fn outcome(&self, phase: Phase, end: &TextError) -> Result<Option<Outcome>, TextError> {
        match self.result {
            Some((outcome, _)) if phase == Phase::Over => Ok(Some(outcome)),
            Some((_, place)) => Err(place.mismatch("a result only with phase=over")),
            None if phase == Phase::Over => {
                Err(TextError { expected: "a `result` line, because the game is over".into(), ..end.clone() })
            }
            None => Ok(None),
        }
    }

    /// The first of two moves. Checks that it was made by a unit of the active side.
    fn second_move(&self, frame: &Frame, turn: &TurnLine<'_>, state: &State) -> Result<Option<SecondMove>, TextError> {
        let Some((step, place)) = self.step else { return Ok(None) };
        let influence = Influence::evaluate(&frame.roster, &state.arrangement);
        let is_own = influence.controller(step.unit) == Some(state.active);
        if !is_own || turn.phase != Some(Phase::Play) {
            return Err(place.mismatch("a unit of the side whose turn it is, with phase=play"));
        }
        Ok(Some(step))
    }

    /// The progress if there is no `turn` line: the game cannot be continued, but the board can be viewed and used for
    /// Battles.
    fn without_turn(
        self,
        frame: &Frame,
        arrangement: Arrangement,
        seats: Vec<Seat>,
        end: TextError,
    ) -> Result<GameProgress, TextError> {
        let stage = self.stage(frame, Side(0));
        if crate::rules::notation::pending::is_battle(stage) {
            return Err(end);
        }
        let contest = self.contest(frame, &arrangement)?;
        let stray = [
            self.extra.map(|line| line.place),
            self.result.map(|(_, place)| place),
            self.offer.map(|(_, place)| place),
            self.step.map(|(_, place)| place),
            self.terror.map(|(_, place)| place),
            self.building.map(|(_, place)| place),
            self.pending.as_ref().map(|&(_, place)| place),
        ];
        if stray.iter().any(Option::is_some) {
            return Err(end);
        }
        let state = State { stage, contest, ..State::in_turn(arrangement, seats, Side(0), DEFAULT_TURN) };
        Ok(GameProgress { state, has_turn: false, counted: false, offer: None })
    }

    /// The stage of the game. In a duel, the active side determines how many turns are left: the drawer's turn is
    /// followed by one turn of the opponent. With more sides, the line names the sides that still have a turn.
    fn stage(&self, frame: &Frame, active: Side) -> Stage {
        let mode = frame.roster.mode();
        let is_duel = mode.sides().len() == 2;
        let other = |side: Side| Sides::from(mode.next_enemy(side));
        let left = |line: StageLine<'_>, in_duel: Sides| if is_duel { in_duel } else { line.then.unwrap_or_default() };
        match (self.last, self.extra) {
            (_, Some(StageLine { in_battle: true, .. })) => Stage::OvertimeBattle,
            (_, Some(line)) => {
                let in_duel = if active == line.side { Sides::NONE } else { other(active) };
                Stage::ExtraTurns { last: line.side, left: left(line, in_duel) }
            }
            (Some(StageLine { in_battle: true, side: drawer, .. }), None) => {
                // With more than two sides, any of them may have had the last turn before it.
                Stage::FinalBattle { drawer, last: if is_duel { mode.next_enemy(drawer) } else { active } }
            }
            (Some(line), None) => {
                let in_duel = if active == line.side { other(active) } else { Sides::NONE };
                Stage::LastTurns { drawer: line.side, left: left(line, in_duel) }
            }
            (None, None) => Stage::Normal,
        }
    }

    /// The players who are out of the game. A side that is out has no tiles on the board and can no longer win; at
    /// least one other side still can win.
    fn contest(&self, frame: &Frame, arrangement: &Arrangement) -> Result<Contest, TextError> {
        let contest = Contest {
            eliminated: self.out.map(|(sides, _)| sides).unwrap_or_default(),
            absent: self.absent.map(|(sides, _)| sides).unwrap_or_default(),
            lost: self.lost.as_ref().map(|(lost, _)| lost.clone()).unwrap_or_default(),
        };
        if let Some((out, place)) = self.out {
            if !out.is_subset(contest.losers()) {
                return Err(place.mismatch("sides of the `lost` line"));
            }
            let has_ground = arrangement.foundations().iter().any(|ground| out.contains(ground.owner));
            if has_ground || arrangement.units().any(|(_, unit)| out.contains(unit.owner)) {
                return Err(place.mismatch("sides that have no unit on the board"));
            }
        }
        if let Some((_, place)) = self.lost
            && frame.roster.mode().sides().is_subset(contest.losers())
        {
            return Err(place.mismatch("a side that can still win"));
        }
        Ok(contest)
    }
}

/// Reads `out ZW` or `absent ZW`.
fn read_sides_out(frame: &Frame, keyword: Word<'_>, line: &mut Line<'_>) -> Result<Sides, TextError> {
    line.check_keys(&[])?;
    let mode = frame.roster.mode();
    if mode.sides().len() <= 2 {
        return Err(keyword.mismatch(format!("no `{}` line: a duel ends with the first side that is", keyword.text)));
    }
    if keyword.text == "out" && !mode.kind().continues_after_departure() {
        return Err(keyword.mismatch("no `out` line: in this mode the game ends with the first HQ"));
    }
    let sides = frame.parse_sides(line.read_word("sides of this table, such as Z or ZW")?)?;
    line.check_end()?;
    Ok(sides)
}

/// Reads `lost Z XW`: Z lost the chance to win first, and later X and W lost it together.
fn read_lost(frame: &Frame, keyword: Word<'_>, line: &mut Line<'_>) -> Result<Vec<Sides>, TextError> {
    line.check_keys(&[])?;
    if !frame.roster.mode().kind().continues_after_departure() {
        return Err(keyword.mismatch("no `lost` line: in this mode nobody loses before the game ends"));
    }
    let mut lost = vec![frame.parse_sides(line.read_word("sides of this table, such as Z or ZW")?)?];
    while let Some(word) = line.peek() {
        line.read_if_equal(word.text);
        let sides = frame.parse_sides(word)?;
        if lost.iter().any(|earlier| !earlier.intersection(sides).is_empty()) {
            return Err(word.mismatch("each side only once"));
        }
        lost.push(sides);
    }
    Ok(lost)
}

/// Checks that a position with phase=choose has an open decision, and that no other phase has one.
fn check_pending(
    frame: &Frame,
    turn: &TurnLine<'_>,
    state: &State,
    pending: Option<(PendingDecision, Word<'_>)>,
    end: &TextError,
) -> Result<Option<PendingDecision>, TextError> {
    match (turn.phase, pending) {
        (None, Some((pending, place))) => {
            let checked = crate::rules::notation::pending::check(&pending, &frame.roster, state);
            checked.map_err(|problem| place.mismatch(problem))?;
            Ok(Some(pending))
        }
        (None, None) => Err(TextError { expected: "a `pending` line with the open decision".into(), ..end.clone() }),
        (Some(_), Some((_, place))) => Err(place.mismatch("a decision only with phase=choose")),
        (Some(_), None) => Ok(None),
    }
}

/// Refuses phases that the game cannot reach, or from which it cannot continue.
fn check_phase(frame: &Frame, turn: &TurnLine<'_>, state: &mut State) -> Result<(), TextError> {
    match state.phase {
        Phase::Leader if state.arrangement.leaders.is_none() => {
            return Err(turn.place.mismatch("another phase, because the table plays without Leaders (NH-13.20)"));
        }
        Phase::Leader => state.turn = 0,
        Phase::Headquarters => {
            state.turn = 0;
            let passed = state.contest.eliminated.union(state.contest.absent);
            let order: Vec<Side> = frame.roster.placing_order().collect();
            let place = order.iter().position(|&side| side == turn.side);
            for (at, &side) in order.iter().enumerate() {
                let is_earlier = Some(at) < place;
                if !frame.roster.army(side).tiles.iter().any(crate::rules::Tile::is_headquarters) {
                    return Err(turn.place.mismatch(if frame.sides.len() == 2 {
                        "an HQ among the tiles of both sides"
                    } else {
                        "an HQ among the tiles of every side"
                    }));
                }
                let stands = state.arrangement.headquarters(&frame.roster, side).is_some();
                let is_late = is_earlier && passed.contains(side);
                if stands != is_earlier && !is_late {
                    return Err(turn.place.mismatch("HQs to be placed in their order"));
                }
            }
        }
        Phase::Discard if state.seats[turn.side.index()].hand.len() < frame.roster.terms().hand_limit() => {
            let limit = number_word(frame.roster.terms().hand_limit());
            return Err(turn.place.mismatch(format!("{limit} tiles in the hand that one is discarded from")));
        }
        Phase::Draw | Phase::Discard | Phase::Play | Phase::Over => {}
    }
    Ok(())
}

fn read_turn<'a>(frame: &Frame, keyword: Word<'a>, line: &mut Line<'a>) -> Result<TurnLine<'a>, TextError> {
    line.check_keys(&["phase", "number", "fresh", "second", "used"])?;
    let side = frame.parse_side(line.read_word("the side whose turn it is")?)?;
    line.check_end()?;
    let phase = match line.value("phase") {
        None => Some(Phase::Play),
        Some(word) if word.text == "choose" => None,
        Some(word) => {
            let known = PHASES.iter().find(|(known, _)| *known == word.text);
            Some(known.ok_or_else(|| word.mismatch("leader, setup, draw, discard, play, choose or over"))?.1)
        }
    };
    let number = match line.value("number") {
        Some(word) if matches!(phase, Some(Phase::Leader | Phase::Headquarters)) => {
            return Err(word.mismatch("no number before the first turn"));
        }
        Some(word) => Some(word.parse_number("the number of the turn, 1 to 9999", 1..=9999)?),
        None => None,
    };
    let flag = |key| line.value(key).map(|word| word.parse_yes_or_no()).transpose();
    let (fresh, second) = (flag("fresh")?, flag("second")?.unwrap_or_default());
    if second && frame.roster.mode().turn_order().iter().filter(|&&turn| turn == side).count() < 2 {
        let word = line.required_value("second")?;
        return Err(word.mismatch("no, because the side has one turn in each round"));
    }
    let used = match line.value("used") {
        Some(word) => read_used_tiles(frame, word)?,
        None => UsedTiles::default(),
    };
    Ok(TurnLine { side, phase, number, fresh, second, used, place: keyword })
}

/// Reads the number of moves that may follow the second one if the moves of several Transports are added together: at
/// most one for every unit that the board can hold, each doubled (NH-15.9).
fn read_further_moves(frame: &Frame, word: Word<'_>) -> Result<u8, TextError> {
    if !frame.roster.terms().uses_older_rules() {
        return Err(word.mismatch("no `further=`: Transports add by the older rules alone"));
    }
    word.parse_small_number("a number of moves from 1 to 74", 1..=74)
}

/// Reads `2+1`: the numbers of tiles played and discarded this turn, if a variant limits them.
fn read_used_tiles(frame: &Frame, word: Word<'_>) -> Result<UsedTiles, TextError> {
    let terms = frame.roster.terms();
    if !terms.reinforcements && !terms.alternative_start {
        return Err(word.mismatch("no `used=`, because no variant limits the tiles of a turn"));
    }
    let expected = "tiles played and discarded in this turn, such as 1+0";
    let (played, discarded) = word.split_once('+').ok_or_else(|| word.mismatch(expected))?;
    Ok(UsedTiles {
        played: played.parse_small_number(expected, 0..=9)?,
        discarded: discarded.parse_small_number(expected, 0..=9)?,
    })
}

/// Reads `last Y` or `extra Y`. With more than two sides, `then=` names the sides that still have a turn; `battle=` is
/// given once the following Battle is in progress.
fn read_stage<'a>(
    frame: &Frame,
    keyword: Word<'a>,
    line: &mut Line<'a>,
    battle: &'static str,
) -> Result<StageLine<'a>, TextError> {
    line.check_keys(if frame.roster.mode().sides().len() > 2 { &["battle", "then"] } else { &["battle"] })?;
    let side = frame.parse_side(line.read_word("a side, one letter from A to Z")?)?;
    line.check_end()?;
    let in_battle = match line.value("battle") {
        Some(word) if word.text != battle => return Err(word.mismatch(battle)),
        value => value.is_some(),
    };
    let then = match line.value("then") {
        Some(word) if in_battle => return Err(word.mismatch("no `then=`: the Battle follows the last turn")),
        value => value.map(|word| frame.parse_sides(word)).transpose()?,
    };
    Ok(StageLine { side, in_battle, then, place: keyword })
}
