//! Neuroshima records and positions in the form that the referee needs.

use std::sync::Arc;

use super::action::Action;
use super::army::{Army, ArmyErrors, Catalogue};
use super::board::Board;
use super::game::{Game, Phase};
use super::illegal::Illegal;
use super::notation::{self, Act, Ending, Falsehood, Play, Position, Record, Refusal, parse_act, print_act};
use super::opening::Opening;
use super::terms::Terms;
use super::values::Values;
use sztab_game::document::{
    self, CheckedRecord, GameLog, LoggedLine, Misdeal, Step, Study, WrittenRecord, WrittenStep,
};
use sztab_game::{AnyRefusal, InvalidSetup, SeatData, SeatFile, Side, TextError};

/// The first tile in a stored opening that differs from the deal. An unreadable opening counts as wrong from the first
/// tile on.
pub(crate) fn find_misdeal(data: &[SeatData<'_>], kept: &str, dealt: &str) -> Option<Misdeal> {
    let read = |text: &str| {
        serde_json::from_str::<Opening>(text).unwrap_or(Opening {
            board: Board::STANDARD,
            terms: Terms::default(),
            piles: Vec::new(),
            leaders: Vec::new(),
        })
    };
    let (kept, dealt) = (read(kept), read(dealt));
    if kept.leaders != dealt.leaders {
        let message = "the Leaders offered are not what the seed deals".to_owned();
        return Some(Misdeal { side: None, place: 1, message });
    }
    let none = Vec::new();
    (0..).map(Side).zip(data).find_map(|(side, seat)| {
        let [kept, dealt] = [&kept, &dealt].map(|opening| opening.piles.get(side.index()).unwrap_or(&none));
        let same = kept.iter().zip(dealt).take_while(|(kept, dealt)| kept == dealt).count();
        (kept != dealt).then(|| pile_misdeal(side, same + 1, seat.id))
    })
}

/// A pile that is wrong from an index on. `owner` is the name of the side as the operator sees it.
fn pile_misdeal(side: Side, place: usize, owner: &str) -> Misdeal {
    let message = format!("the pile of {owner} is not what the seed deals, from tile {place} on");
    Misdeal { side: Some(side), place, message }
}

/// The record of a game up to this state.
pub(crate) fn print_record(game: &Game, log: &GameLog<'_>) -> Result<String, InvalidSetup> {
    let opening: Opening = serde_json::from_str(log.opening).map_err(|error| InvalidSetup(error.to_string()))?;
    let board = game.arrangement().board;
    let closed = game.closed_leader_lines();
    let act = |line: &LoggedLine<'_>| match parse_act(line.text, game.roster(), line.side, board) {
        // A line that is still secret is shown without the Leader that it chooses.
        Ok(Act::Action(Action::ChooseLeader { .. })) if closed.contains(&line.number) => {
            Ok((line.side, Act::Action(Action::ChooseLeader { leader: None })))
        }
        Ok(act) => Ok((line.side, act)),
        Err(error) => Err(InvalidSetup(format!("line {}: {error}", line.number))),
    };
    let acts = log.lines.iter().map(act).collect::<Result<Vec<_>, _>>()?;
    let players = log.players.iter().map(|&name| Some(name.to_owned())).collect();
    let commitment = log.commitment.map(str::to_owned);
    let record = Record::from_acts(&opening, log.seed, players, acts, game).with_game_notes(log.game, commitment);
    Ok(if log.is_sealed { record.with_hidden_piles(game) } else { record }.print())
}

/// Reads a record and checks it.
pub(crate) fn read_record(text: &str, data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
    let record = Record::parse(text, &catalogue_from(data))?;
    let verified = record.verify();
    let (roster, board) = (Arc::clone(record.position.roster()), record.position.board());
    let step = |act: &notation::RecordedAct| WrittenStep {
        line: act.line,
        side: act.side,
        words: print_act(act.act, &roster, act.side, board),
    };
    Ok(WrittenRecord {
        beginning: Box::new(record.beginning().game()),
        data: roster.sides().map(|side| roster.army(side).hash.clone()).collect(),
        steps: record.acts.iter().map(step).collect(),
        checked: match verified {
            Ok(verified) => Ok(CheckedRecord {
                seen: step_fingerprints(&record),
                fingerprints: verified.fingerprints,
                unchecked: verified.unchecked,
            }),
            Err(falsehood) => Err(to_falsehood(&record, falsehood)),
        },
        game: record.game,
        seed: record.seed,
        commitment: record.commitment,
        has_result: record.result.is_some(),
        players: record.players,
    })
}

/// Fingerprints of the game after each step of a record in which all steps are legal. Empty if the record does not name
/// a game, since there is then no log to compare it with.
fn step_fingerprints(record: &Record) -> Vec<String> {
    let beginning = record.beginning();
    let mut play = Play::new(&beginning);
    let acts = record.acts.iter().filter(|_| record.game.is_some());
    acts.map_while(|act| play.act(act.side, act.act).is_ok().then(|| document::public_fingerprint(play.game())))
        .collect()
}

fn to_falsehood(record: &Record, falsehood: Falsehood) -> document::FalseStatement {
    let position = &record.position;
    let message = record.describe_falsehood(&falsehood);
    let step = |step: notation::FalseStep| Step {
        number: step.number,
        side: step.side,
        line: print_act(step.act, position.roster(), step.side, position.board()),
        before: Box::new(step.before),
    };
    let first = |ending: Ending| match ending {
        Ending::Won(sides) => sides,
        Ending::Draw => position.roster().mode().sides(),
    };
    let what = match falsehood.what {
        notation::FalsehoodKind::Seed(came) => document::FalseStatementKind::Seed(came),
        notation::FalsehoodKind::Pile { side, place } => {
            document::FalseStatementKind::Deal(pile_misdeal(side, place, &position.letter(side).to_string()))
        }
        notation::FalsehoodKind::Refused(refusal) => match refusal {
            Refusal::Illegal(illegal) => document::FalseStatementKind::Refused(AnyRefusal::new(illegal)),
            Refusal::UnknownPile => document::FalseStatementKind::Refused(AnyRefusal::new(Illegal::PileHidden)),
            Refusal::OfferOpen => document::FalseStatementKind::OfferOpen,
            Refusal::NoOffer => document::FalseStatementKind::NoOffer,
        },
        notation::FalsehoodKind::Fingerprint => document::FalseStatementKind::Fingerprint,
        notation::FalsehoodKind::Result { said, came } => {
            document::FalseStatementKind::Result { said: first(said), came: came.map(first) }
        }
    };
    document::FalseStatement { line: falsehood.line, step: falsehood.step.map(|it| Box::new(step(*it))), what, message }
}

/// Reads a position that players can explore: all HQs are placed, the game is not over, and a turn or decision is open.
pub(crate) fn read_study(text: &str, data: &[SeatData<'_>]) -> Result<Option<Study>, TextError> {
    let armies = catalogue_from(data);
    let position = if is_record(text) {
        let record = Record::parse(text, &armies)?;
        record.replay().map_err(|error| TextError { line: 1, column: 1, expected: error.to_string() })?
    } else {
        Position::parse(text, &armies)?
    };
    let is_playable = position.sides.len() >= 2
        && !matches!(position.state().phase, Phase::Leader | Phase::Headquarters | Phase::Over);
    // The stored text has the same form as a shared one, so hidden information stays hidden.
    Ok(is_playable.then(|| Study { game: Box::new(position.game()), text: position.print() }))
}

/// True if a position in the text is followed by actions, which makes the text a record. A record is shown from its
/// last state.
fn is_record(text: &str) -> bool {
    text.lines().any(|line| line.trim() == "--")
}

/// The armies that a text may refer to. All of them were checked when they were offered or when a game with them began.
/// If several have the same id, the last one counts.
fn catalogue_from(data: &[SeatData<'_>]) -> Catalogue {
    let mut armies = Catalogue::empty();
    for army in data.iter().filter_map(|data| Army::parse_stored(data.id, data.source).ok()) {
        if !army.values.is_empty() {
            armies.add_values(&*army.values);
        }
        armies.add(army);
    }
    armies
}

/// Reads an owner's file of values and returns it as a file to be offered. Its first problem is the error.
pub(crate) fn read_values(text: &str) -> Result<SeatFile, TextError> {
    let error = |line: usize, expected: String| TextError { line, column: 1, expected };
    match Values::read_owned(text) {
        Ok(values) => Ok(SeatFile::new(&values.id, text)),
        Err(ArmyErrors(problems)) => {
            let first = problems.first().map(|one| (one.line.unwrap_or(1), format!("{}{}", one.place, one.problem)));
            let (line, problem) = first.unwrap_or_default();
            Err(error(line, format!("another file: {problem}")))
        }
    }
}

/// Checks whether an army file, or a file of values, can be read.
pub(crate) fn check_data(data: SeatData<'_>) -> Result<(), InvalidSetup> {
    let invalid = |errors: ArmyErrors| InvalidSetup(errors.to_string());
    if Values::is_owned(data.source) {
        return Values::read_owned(data.source).map(|_| ()).map_err(invalid);
    }
    let army = Army::parse_stored(data.id, data.source).map_err(invalid)?;
    if army.values.is_empty() { Ok(()) } else { Values::read_owned(&army.values).map(|_| ()).map_err(invalid) }
}

#[cfg(test)]
mod tests {
    use super::super::arrangement::Roster;
    use super::*;
    use sztab_game::chance::commitment;
    use sztab_game::document::FalseStatementKind;
    use sztab_game::{LineNumber, Rules};

    use crate::KIND;

    const SEED: [u8; 32] = [7; 32];
    const LINES: [(u8, &str); 4] = [(0, "place-hq C3 0"), (1, "place-hq A1 0"), (0, "draw"), (0, "resign")];

    /// Two armies, the opening of a game between them, and the game after some lines.
    fn play_lines() -> (Vec<Army>, String, Game) {
        let armies: Vec<Army> = Army::base_box().into_iter().take(2).collect();
        let roster = Arc::new(Roster::new(armies.iter().cloned().map(Arc::new).collect()));
        let opening = Opening::deal(&roster, Board::STANDARD, &SEED);
        let mut game = Game::new(roster, &opening);
        for (side, line) in &LINES[..3] {
            let action = Rules::read(&game, Side(*side), line).expect("an action");
            game.apply(Side(*side), action).expect("legal");
        }
        game.resign(Side(0)).expect("the game goes on");
        (armies, serde_json::to_string(&opening).expect("plain data"), game)
    }

    fn seat_data(armies: &[Army]) -> Vec<SeatData<'_>> {
        armies.iter().map(|army| SeatData { id: &army.id, source: &army.source }).collect()
    }

    #[test]
    fn a_record_round_trips() {
        let (armies, opening, game) = play_lines();
        let number = |(number, (side, text)): (u32, &(u8, &'static str))| LoggedLine {
            number: LineNumber(number),
            side: Side(*side),
            text,
        };
        let lines: Vec<LoggedLine> = (1..).zip(&LINES).map(number).collect();
        let published = commitment(&SEED);
        let log = GameLog {
            game: 12,
            opening: &opening,
            lines: &lines,
            players: &["Ala", "Ben # 2"],
            seed: Some(SEED),
            commitment: Some(&published),
            is_sealed: false,
        };
        let kind = KIND;
        let text = kind.record(&game, &log).expect("a whole game");
        let written = kind.read_record(&text, &seat_data(&armies)).expect("a record");
        assert_eq!((written.game, WrittenRecord::find_game_number(&text)), (Some(12), Some(12)));
        assert_eq!(written.players, [Some("Ala".to_owned()), Some("Ben 2".to_owned())]);
        assert_eq!(written.data, seat_data(&armies).iter().map(SeatData::hash).collect::<Vec<_>>());
        let words: Vec<(u8, &str)> = written.steps.iter().map(|step| (step.side.0, step.words.as_str())).collect();
        assert_eq!(words, LINES);
        let checked = written.checked.expect("nothing is false");
        assert_eq!((checked.fingerprints, checked.unchecked), (4, Vec::new()));
        assert_eq!(checked.seen.last(), Some(&document::public_fingerprint(&game)));

        let forged = text.replace("place-hq A1", "place-hq C3");
        let falsehood = kind.read_record(&forged, &seat_data(&armies)).expect("a record").checked.expect_err("taken");
        assert!(
            matches!(&falsehood.what, FalseStatementKind::Refused(denied) if denied.rule() == "NH-1.8"),
            "{}",
            falsehood.message
        );
        assert_eq!(falsehood.step.map(|step| (step.number, step.line)), Some((2, "place-hq C3 0".to_owned())));
    }

    #[test]
    fn the_first_misdealt_tile_is_reported() {
        let (armies, opening, _) = play_lines();
        let data = seat_data(&armies);
        assert_eq!(find_misdeal(&data, &opening, &opening), None);
        let mut other: Opening = serde_json::from_str(&opening).expect("an opening");
        let last = other.piles[1].len() - 1;
        let before = (0..last).rev().find(|&tile| other.piles[1][tile] != other.piles[1][last]).expect("another tile");
        other.piles[1].swap(before, last);
        let found = find_misdeal(&data, &serde_json::to_string(&other).expect("plain data"), &opening);
        let found = found.map(|misdeal| (misdeal.side, misdeal.place));
        assert_eq!(found, Some((Some(Side(1)), before + 1)));
    }
}
