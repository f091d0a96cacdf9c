//! Records of games whose positions are texts: the position where the game begins, a head, and the lines that were said.
//!
//! ```text
//! sztab mechs 1
//! ...                     the position, without the lines of results
//! game 12
//! engine 1
//! player X Ala
//! --
//! X program 1 buy n
//! ```

use super::chance::{self, Seed};
use super::command_line::CommandError;
use super::document::{
    CheckedRecord, FalseStatement, FalseStatementKind, GameLog, Misdeal, Step, TextError, UncheckedPart, WrittenRecord,
    WrittenStep, public_fingerprint,
};
use super::game::{AnyRefusal, Game};
use super::kind::InvalidSetup;
use super::note::{Notes, format_commitment_note, format_game_note, plain_name};
use super::rules::{GameState, Rules};
use super::script::{Script, ScriptError, parse_side_letter};
use super::secret;
use super::side::{Sides, Viewer};

/// A game whose records are texts.
pub trait Recorded: Rules {
    /// The version of the rules.
    const VERSION: u32;
    /// The keyword of the lines that state the result in a position.
    const RESULT: &'static str;

    /// SHA-256 of the values that all seats play with, in hexadecimal.
    fn values_hash(&self) -> String;

    /// The game that another seed deals for the same sides; `None` if the position is not a new game.
    fn redeal_with(&self, seed: &Seed) -> Option<Self>;

    /// The seed of a position, if it is stated.
    fn find_seed(text: &str) -> Option<Seed>;

    /// The sides in first place according to a line that states the result.
    fn parse_winners(&self, line: &str) -> Sides;

    /// The error for a line that cannot be read.
    fn unreadable_line() -> Self::Illegal;
}

/// A line of a text, with its number counted from 1.
type NumberedLine<'a> = (usize, &'a str);

/// A parsed record.
pub struct Record<'a, R> {
    /// The game at the beginning of the record.
    pub opening: R,
    said: Vec<NumberedLine<'a>>,
    engine: u32,
    players: Vec<(usize, String)>,
    results: Vec<NumberedLine<'a>>,
}

/// The record of a game in its current state.
///
/// # Errors
///
/// If the opening cannot be read.
pub fn to_text<R: Recorded>(
    game: &R,
    log: &GameLog<'_>,
    read: impl FnOnce(&str) -> Result<R, TextError>,
) -> Result<String, InvalidSetup> {
    let is_open = log.seed.is_some();
    let mut text = if is_open {
        log.opening.to_owned()
    } else {
        let opening = read(log.opening).map_err(|error| InvalidSetup(error.to_string()))?;
        GameState::position(&Rules::observed_by(&opening, Viewer::Public))
    };
    let closed = game.closed_lines();
    let mut line = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    line(format_game_note(log.game));
    log.commitment.map(format_commitment_note).into_iter().for_each(&mut line);
    line(format!("engine {}", R::VERSION));
    for (side, name) in game.sides().iter().zip(log.players) {
        plain_name(name).map(|name| format!("player {} {name}", side.letter())).into_iter().for_each(&mut line);
    }
    let position = GameState::position(game);
    position.lines().filter(|line| first_word(line) == R::RESULT).map(str::to_owned).for_each(&mut line);
    line("--".to_owned());
    for said in log.lines {
        let is_closed = !is_open && closed.contains(&said.number);
        let shown = if is_closed { secret::closed_line(said.text) } else { said.text.to_owned() };
        line(format!("{} {shown}", said.side.letter()));
    }
    Ok(text)
}

/// The first word of a line.
fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}

/// A line without its comment.
fn strip_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

impl<'a, R: Recorded> Record<'a, R> {
    /// Parses a record; its lines are not checked. `read` receives the text of the position, with all other lines
    /// blank.
    ///
    /// # Errors
    ///
    /// The line and column at which something else was expected.
    pub fn read(text: &'a str, read: impl FnOnce(&str) -> Result<R, TextError>) -> Result<Self, TextError> {
        let all: Vec<NumberedLine<'a>> = (1..).zip(text.lines().map(strip_comment)).collect();
        let Some(end) = all.iter().position(|(_, line)| *line == "--") else {
            let expected = "`--` between the head and the lines".to_owned();
            return Err(TextError { line: all.len().max(1), column: 1, expected });
        };
        let (mut opening, mut results, mut players, mut engine) = (String::new(), Vec::new(), Vec::new(), R::VERSION);
        for &(number, line) in &all[..end] {
            let wrong = |column, expected: &str| TextError { line: number, column, expected: expected.to_owned() };
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                [word, ..] if word == R::RESULT => results.push((number, line)),
                ["engine", version] => {
                    engine = version.parse().map_err(|_| wrong(8, "the version of the rules"))?;
                }
                ["player", letter, ..] => {
                    let side = parse_side_letter(letter).ok_or_else(|| wrong(8, "the letter of a side"))?;
                    players.push((side.index(), words[2..].join(" ")));
                }
                _ => opening.push_str(text.lines().nth(number - 1).unwrap_or_default()),
            }
            opening.push('\n');
        }
        let said = all[end + 1..].iter().copied().filter(|(_, line)| !line.is_empty()).collect();
        Ok(Self { opening: read(&opening)?, said, engine, players, results })
    }

    /// The game after all lines of the record. `rule` is the number of the rule about the end of the game.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read or is refused; the first stated result that is wrong.
    pub fn replay(&self, rule: &str) -> Result<R, CommandError> {
        let mut script = Script::new(self.opening.clone());
        for &(number, line) in &self.said {
            script.play_line(line, number).map_err(|stop| stop.at_line(number))?;
        }
        if let Some((number, line)) = self.find_false_result(&script.game) {
            return Err(CommandError::Refused(format!("line {number}: the game does not end with `{line}` ({rule})")));
        }
        Ok(script.game)
    }

    /// The first stated result that does not match the end of the game.
    fn find_false_result(&self, end: &R) -> Option<NumberedLine<'a>> {
        let position = GameState::position(end);
        let is_there = |(_, line): &NumberedLine<'_>| {
            let said = line.split_whitespace().collect::<Vec<_>>().join(" ");
            position.lines().any(|known| known == said)
        };
        self.results.iter().find(|line| !is_there(line)).copied()
    }

    /// Checks the record and returns it with the result.
    pub fn check(self, text: &str) -> WrittenRecord {
        let notes = Notes::read(text, usize::MAX);
        let seed = R::find_seed(text);
        let steps = self.said.iter().filter_map(|(line, said)| {
            let (side, words) = said.split_once(char::is_whitespace)?;
            Some(WrittenStep { line: *line, side: parse_side_letter(side)?, words: words.trim().to_owned() })
        });
        let steps: Vec<WrittenStep> = steps.collect();
        let count = self.opening.sides().len();
        let mut players = vec![None; count];
        for (side, name) in &self.players {
            players.get_mut(*side).into_iter().for_each(|player| *player = Some(name.clone()));
        }
        WrittenRecord {
            beginning: Box::new(self.opening.clone()),
            data: vec![self.opening.values_hash(); count],
            players,
            game: notes.game,
            seed,
            commitment: notes.commitment.as_ref().map(|(commitment, _)| commitment.clone()),
            has_result: !self.results.is_empty(),
            checked: self.check_statements(&notes, seed, &steps),
            steps,
        }
    }

    fn check_statements(
        &self,
        notes: &Notes,
        seed: Option<Seed>,
        steps: &[WrittenStep],
    ) -> Result<CheckedRecord, FalseStatement> {
        if let Some(seed) = seed {
            self.check_deal(notes, &seed)?;
        }
        let running = || CheckedRecord { seen: Vec::new(), fingerprints: 0, unchecked: vec![UncheckedPart::Running] };
        if steps.iter().any(|step| step.words.ends_with('?')) {
            return Ok(running());
        }
        let (end, seen) = match self.play(notes, steps) {
            // Lines that draw something cannot be played from an opening that hides the decks.
            Err(falsehood) if seed.is_none() && self.is_masked() && falsehood.step.is_some() => return Ok(running()),
            played => played?,
        };
        let outcome = end.outcome();
        if let Some((line, text)) = self.find_false_result(&end) {
            let said = self.results.iter().map(|(_, line)| end.parse_winners(line)).fold(Sides::NONE, Sides::union);
            let result = FalseStatementKind::Result { said, came: outcome.map(|outcome| outcome.winners()) };
            let message = format!("the game does not end with `{text}`");
            return Err(FalseStatement { line, step: None, what: result, message });
        }
        let mut unchecked = Vec::new();
        match (outcome.is_some(), seed.is_some()) {
            (true, true) => {}
            (true, false) => unchecked.push(UncheckedPart::NoSeed),
            (false, true) => unchecked.push(UncheckedPart::CutOff),
            (false, false) => unchecked.push(UncheckedPart::Running),
        }
        unchecked.extend((seed.is_some() && notes.commitment.is_none()).then_some(UncheckedPart::NoCommitment));
        unchecked.extend((!steps.is_empty()).then_some(UncheckedPart::NoFingerprint(steps.len())));
        unchecked.extend((outcome.is_some() && self.results.is_empty()).then_some(UncheckedPart::NoResult));
        let versions = UncheckedPart::OtherRules { played: self.engine, checked: R::VERSION };
        unchecked.extend((self.engine != R::VERSION).then_some(versions));
        Ok(CheckedRecord { seen, fingerprints: 0, unchecked })
    }

    /// True if the opening contains only public information.
    fn is_masked(&self) -> bool {
        GameState::position(&Rules::observed_by(&self.opening, Viewer::Public)) == GameState::position(&self.opening)
    }

    /// Checks that the seed matches the commitment and that the opening follows from it.
    fn check_deal(&self, notes: &Notes, seed: &Seed) -> Result<(), FalseStatement> {
        let came = chance::commitment(seed);
        if let Some((said, line)) = notes.commitment.as_ref().filter(|(said, _)| *said != came) {
            let message = format!("the seed is not the one that was committed to: its SHA-256 is {came}, not {said}");
            return Err(FalseStatement { line: *line, step: None, what: FalseStatementKind::Seed(came), message });
        }
        if self.opening.redeal_with(seed).as_ref() != Some(&self.opening) {
            let message = "the opening is not what the seed deals".to_owned();
            let deal = Misdeal { side: None, place: 1, message: message.clone() };
            return Err(FalseStatement { line: 0, step: None, what: FalseStatementKind::Deal(deal), message });
        }
        Ok(())
    }

    /// Plays the lines. For a game with a number, also computes what the program showed after each line.
    fn play(&self, notes: &Notes, steps: &[WrittenStep]) -> Result<(R, Vec<String>), FalseStatement> {
        let mut script = Script::new(self.opening.clone());
        let mut shown = Vec::new();
        for (number, (&(line, text), step)) in (1..).zip(self.said.iter().zip(steps)) {
            let before: Box<dyn Game> = Box::new(script.game.clone());
            if let Err(stop) = script.play_line(text, number) {
                let denied = match stop {
                    ScriptError::Denied(denied) => denied,
                    ScriptError::Unreadable(_) => AnyRefusal::new(R::unreadable_line()),
                };
                let message = format!("{}: {text} cannot be said: {denied}", step.line);
                let step = Step { number, side: step.side, line: step.words.clone(), before };
                let what = FalseStatementKind::Refused(denied);
                return Err(FalseStatement { line, step: Some(Box::new(step)), what, message });
            }
            if notes.game.is_some() {
                shown.push(public_fingerprint(&script.game));
            }
        }
        Ok((script.game, shown))
    }
}
