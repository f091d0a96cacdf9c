//! Records of whole games.

use std::sync::Arc;

use sztab_game::document::{Checked, False, Falsehood, GameLog, Misdeal, Step, Unchecked, WrittenRecord, WrittenStep};
use sztab_game::note::{Notes, plain_name, print_commitment, print_game};
use sztab_game::{Denied, GameState as _, Rules, Seed, Sides, TextError, Unfit, Viewer, chance, document, secret};

use crate::MechsGame;
use crate::game::RULES_VERSION;
use crate::play::{Play, Stop};
use crate::position::{self, Catalogue, Line, lines};

/// A record as it was read.
pub(crate) struct Record<'a> {
    /// The game where it begins.
    pub opening: MechsGame,
    /// The lines that were said.
    pub said: Vec<Line<'a>>,
    engine: u32,
    players: Vec<(usize, String)>,
    results: Vec<Line<'a>>,
}

/// The record of a game that stands like this.
pub(crate) fn print(game: &MechsGame, log: &GameLog<'_>) -> Result<String, Unfit> {
    let is_open = log.seed.is_some();
    let mut text = if is_open {
        log.opening.to_owned()
    } else {
        let opening = position::read(log.opening, &Catalogue::of([Arc::clone(game.values())]));
        let opening = opening.map_err(|error| Unfit(error.to_string()))?;
        Rules::observed_by(&opening, Viewer::Public).position()
    };
    let closed = game.closed();
    let mut line = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    line(print_game(log.game));
    log.commitment.map(print_commitment).into_iter().for_each(&mut line);
    line(format!("engine {RULES_VERSION}"));
    for (side, name) in game.state().people().iter().zip(log.players) {
        plain_name(name).map(|name| format!("player {} {name}", side.letter())).into_iter().for_each(&mut line);
    }
    game.position().lines().filter(|line| line.starts_with("result ")).map(str::to_owned).for_each(&mut line);
    line("--".to_owned());
    for said in log.lines {
        let is_closed = !is_open && closed.contains(&said.number);
        let shown = if is_closed { secret::closed(said.text) } else { said.text.to_owned() };
        line(format!("{} {shown}", said.side.letter()));
    }
    Ok(text)
}

impl<'a> Record<'a> {
    /// Reads a record; nothing in it is checked.
    pub fn read(text: &'a str, catalogue: &Catalogue) -> Result<Self, TextError> {
        let all = lines(text)?;
        let Some(end) = all.iter().position(|line| line.keyword() == "--") else {
            let line = all.last().map_or(1, |line| line.number);
            return Err(TextError { line, column: 1, expected: "`--` between the head and the lines".into() });
        };
        let (head, said) = all.split_at(end);
        let (mut opening, mut results, mut players, mut engine) = (Vec::new(), Vec::new(), Vec::new(), RULES_VERSION);
        for line in head {
            let mut line = line.clone();
            match line.keyword() {
                "result" => results.push(line),
                "engine" => {
                    line.word("engine")?;
                    engine = line.meaning("the version of the rules", |word| word.parse().ok())?;
                    line.end()?;
                }
                "player" => {
                    line.word("player")?;
                    let side = line.meaning("a side", position::side_of)?;
                    let name = line.text.splitn(3, char::is_whitespace).nth(2).unwrap_or_default();
                    players.push((side.index(), name.trim().to_owned()));
                }
                _ => opening.push(line),
            }
        }
        let opening = position::read_lines(&opening, catalogue, None)?;
        Ok(Self { opening, said: said[1..].to_vec(), engine, players, results })
    }

    /// The first result that the end of a game does not give.
    pub fn false_result(&self, end: &MechsGame) -> Option<&Line<'a>> {
        let position = end.position();
        let is_there = |line: &&Line<'_>| {
            let said = line.text.split_whitespace().collect::<Vec<_>>().join(" ");
            position.lines().any(|known| known == said)
        };
        self.results.iter().find(|line| !is_there(line))
    }

    /// The sides that are said to be first.
    fn winners_by_results(&self) -> Sides {
        let first = self.results.iter().filter_map(|line| match line.text.split_whitespace().collect::<Vec<_>>()[..] {
            [_, side, "1", ..] => position::side_of(side),
            _ => None,
        });
        first.collect()
    }

    /// The record with what came of checking it.
    pub fn check(self, text: &str) -> WrittenRecord {
        let notes = Notes::read(text, usize::MAX);
        let seed = lines(text).ok().and_then(|all| {
            let seed = all.into_iter().find(|line| line.keyword() == "seed")?;
            position::seed_of(seed.text.split_whitespace().nth(1)?)
        });
        let steps = self.said.iter().filter_map(|line| {
            let (side, words) = line.text.split_once(char::is_whitespace)?;
            Some(WrittenStep { line: line.number, side: position::side_of(side)?, words: words.trim().to_owned() })
        });
        let steps: Vec<WrittenStep> = steps.collect();
        let count = self.opening.state().people().iter().count();
        let mut players = vec![None; count];
        for (side, name) in &self.players {
            players.get_mut(*side).into_iter().for_each(|player| *player = Some(name.clone()));
        }
        WrittenRecord {
            beginning: Box::new(self.opening.clone()),
            data: vec![self.opening.values().hash.clone(); count],
            players,
            game: notes.game,
            seed,
            commitment: notes.commitment.as_ref().map(|(commitment, _)| commitment.clone()),
            has_result: !self.results.is_empty(),
            checked: self.falsehood(&notes, seed, &steps),
            steps,
        }
    }

    fn falsehood(&self, notes: &Notes, seed: Option<Seed>, steps: &[WrittenStep]) -> Result<Checked, Falsehood> {
        let falsehood = |line, step, what, told: String| Falsehood { line, step, what, told };
        let state = self.opening.state();
        if let Some(seed) = seed {
            let came = chance::commitment(&seed);
            if let Some((said, line)) = notes.commitment.as_ref().filter(|(said, _)| *said != came) {
                let told = format!("the seed is not the one that was committed to: its SHA-256 is {came}, not {said}");
                return Err(falsehood(*line, None, False::Seed(came), told));
            }
            if MechsGame::new(self.opening.values(), state.arena, state.terms, &seed) != self.opening {
                let told = "the opening is not what the seed deals".to_owned();
                let deal = Misdeal { side: None, place: 1, told: told.clone() };
                return Err(falsehood(0, None, False::Deal(deal), told));
            }
        }
        let mut unchecked = Vec::new();
        let mut seen = Vec::new();
        if steps.iter().any(|step| step.words.ends_with('?')) {
            return Ok(Checked { seen, fingerprints: 0, unchecked: vec![Unchecked::Running] });
        }
        let mut play = Play::new(self.opening.clone());
        for (number, (line, step)) in (1..).zip(self.said.iter().zip(steps)) {
            let before = play.game.clone();
            if let Err(stop) = play.line(line.text, number) {
                let denied = match stop {
                    Stop::Illegal(illegal) => Denied::new(illegal),
                    Stop::Unreadable(_) => Denied::new(crate::illegal::Illegal::OtherAction),
                };
                let told = format!("{}: {} cannot be said: {denied}", step.line, line.text);
                let step = Step { number, side: step.side, line: step.words.clone(), before: Box::new(before) };
                return Err(falsehood(line.number, Some(Box::new(step)), False::Refused(denied), told));
            }
            if notes.game.is_some() {
                seen.push(document::seen(&play.game));
            }
        }
        let outcome = play.game.outcome();
        if let Some(line) = self.false_result(&play.game) {
            let result =
                False::Result { said: self.winners_by_results(), came: outcome.map(|outcome| outcome.winners()) };
            let told = format!("the game does not end with `{}`", line.text);
            return Err(falsehood(line.number, None, result, told));
        }
        match (outcome.is_some(), seed.is_some()) {
            (true, true) => {}
            (true, false) => unchecked.push(Unchecked::NoSeed),
            (false, true) => unchecked.push(Unchecked::CutOff),
            (false, false) => unchecked.push(Unchecked::Running),
        }
        unchecked.extend((seed.is_some() && notes.commitment.is_none()).then_some(Unchecked::NoCommitment));
        unchecked.extend((!steps.is_empty()).then_some(Unchecked::NoFingerprint(steps.len())));
        unchecked.extend((outcome.is_some() && self.results.is_empty()).then_some(Unchecked::NoResult));
        let versions = Unchecked::OtherRules { played: self.engine, checked: RULES_VERSION };
        unchecked.extend((self.engine != RULES_VERSION).then_some(versions));
        Ok(Checked { seen, fingerprints: 0, unchecked })
    }
}
