//! Reading a file.

use super::fault::{Fault, Problem};
use super::line::Line;
use super::{FilePoints, Tournament};
use crate::record::{Part, PartKind, Place, Points, Record};
use crate::swiss::{Apart, Colour};

/// Where the rounds begin in a player's line, from 0.
const ROUNDS_AT: usize = 91;
/// The characters of a round.
const ROUND_WIDTH: usize = 10;
/// Where a player's points stand.
const POINTS_AT: usize = 80;

/// A round in a player's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Cell {
    kind: PartKind,
    result: char,
}

/// A player's line.
struct PlayerLine {
    line: Line,
    name: String,
    points: Points,
    cells: Vec<Option<Cell>>,
}

/// All lines, not yet put together.
#[derive(Default)]
struct Lines {
    players: Vec<Option<PlayerLine>>,
    rounds: Option<(Line, usize)>,
    initial: Option<Colour>,
    points: FilePoints,
    byes: Vec<Line>,
    apart: Vec<Line>,
    virtual_points: Vec<Line>,
    spans: Vec<Line>,
}

impl Tournament {
    /// Reads a file. Lines that pairing does not need are skipped.
    ///
    /// # Errors
    ///
    /// The first [`Fault`] found, with line and column.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let mut lines = Lines::default();
        for (number, line) in text.lines().enumerate() {
            lines.take(Line::new(number + 1, line))?;
        }
        lines.put_together()
    }
}

impl Lines {
    fn take(&mut self, line: Line) -> Result<(), Fault> {
        match line.code().as_str() {
            "001" => self.take_player(line)?,
            "142" | "XXR" => {
                let rounds = line.number(3, usize::MAX)?;
                self.rounds = Some((line, rounds));
            }
            "152" => self.initial = Some(initial(&line, line.field(3, usize::MAX).trim(), "W", "B")?),
            "XXC" => {
                let text = line.field(3, usize::MAX);
                if let Some(word) = text.split_whitespace().find(|word| word.ends_with('1')) {
                    self.initial = Some(initial(&line, word, "white1", "black1")?);
                }
            }
            "162" => self.points = points(&line)?,
            "192" if !line.field(4, usize::MAX).starts_with("FIDE_DUTCH") => {
                return Err(line.fault(4, Problem::Unsupported));
            }
            "192" if line.field(4, usize::MAX).ends_with("BAKU") => return Err(line.fault(4, Problem::Unsupported)),
            "013" | "299" | "310" => return Err(line.fault(0, Problem::Unsupported)),
            "240" => self.byes.push(line),
            "250" => self.spans.push(line),
            "260" | "XXP" => self.apart.push(line),
            "XXA" => self.virtual_points.push(line),
            _ => {}
        }
        Ok(())
    }

    fn take_player(&mut self, line: Line) -> Result<(), Fault> {
        let number = line.number(4, 4)?;
        if line.text.len() < POINTS_AT + 4 {
            return Err(line.fault(line.text.len(), Problem::Short));
        }
        let points = line.points(POINTS_AT, 4)?;
        let starts = (ROUNDS_AT..line.text.len()).step_by(ROUND_WIDTH);
        let cells = starts.map(|at| cell(&line, at)).collect::<Result<_, _>>()?;
        if self.players.len() < number {
            self.players.resize_with(number, || None);
        }
        if self.players[number - 1].is_some() {
            return Err(line.fault(4, Problem::SecondLine(number)));
        }
        let name = line.field(14, 33).trim().to_owned();
        self.players[number - 1] = Some(PlayerLine { line, name, points, cells });
        Ok(())
    }

    fn put_together(self) -> Result<Tournament, Fault> {
        let missing = |place: usize| Fault { line: 1, column: 1, problem: Problem::MissingPlayer(place + 1) };
        let players: Vec<PlayerLine> = self
            .players
            .into_iter()
            .enumerate()
            .map(|(place, player)| player.ok_or_else(|| missing(place)))
            .collect::<Result<_, _>>()?;
        let done = rounds_done(&players);
        let no_rounds = Fault { line: 1, column: 1, problem: Problem::NoRounds };
        let (line, rounds) = self.rounds.ok_or(no_rounds)?;
        if done >= rounds {
            return Err(line.fault(4, Problem::TooManyRounds(rounds)));
        }
        check_opponents(&players, done)?;
        let extra = virtual_points(&self.virtual_points, &self.spans, players.len(), rounds)?;
        let record = record(&players, done, &self.points, &extra)?;
        let mut absent: Vec<Place> = (0..players.len())
            .filter(|place| players[*place].cells.get(done).is_some_and(Option::is_some))
            .map(Place)
            .collect();
        for line in self.byes.iter().filter(|line| line.number(6, 3) == Ok(done + 1)) {
            for place in known_players(line, 10, players.len())? {
                absent.push(place);
            }
        }
        absent.sort_unstable();
        absent.dedup();
        let initial = self.initial.or_else(|| implied_initial(&record)).unwrap_or(Colour::First);
        let apart = apart(&self.apart, players.len(), done + 1)?;
        let names = players.into_iter().map(|player| player.name).collect();
        Ok(Tournament { names, record, rounds, initial, points: self.points, absent, apart })
    }
}

fn initial(line: &Line, word: &str, first: &str, second: &str) -> Result<Colour, Fault> {
    match word {
        _ if word == first => Ok(Colour::First),
        _ if word == second => Ok(Colour::Second),
        _ => Err(line.fault(4, Problem::Colour)),
    }
}

/// The colour of round 1 that the first round with colours shows.
fn implied_initial(record: &Record) -> Option<Colour> {
    let rounds = record.players.first().map_or(0, Vec::len);
    let shown = |part: &Part| match part.kind {
        PartKind::Played { first, .. } | PartKind::Walkover { first, .. } => {
            Some(if first { Colour::First } else { Colour::Second })
        }
        PartKind::Bye | PartKind::Absent => None,
    };
    let round = (0..rounds).find(|round| record.players.iter().any(|parts| shown(&parts[*round]).is_some()))?;
    let is_in = |parts: &&Vec<Part>| parts[..=round].iter().any(|part| part.kind != PartKind::Absent);
    let mut members = record.players.iter().filter(is_in).enumerate();
    members.find_map(|(at, parts)| {
        let colour = shown(&parts[round])?;
        Some(if at % 2 == 0 { colour } else { colour.other() })
    })
}

/// `162`: letters with points, nine characters apart.
fn points(line: &Line) -> Result<FilePoints, Fault> {
    let mut points = FilePoints::default();
    let mut bye = None;
    for at in (5..line.text.len()).step_by(9) {
        let value = line.points(at + 1, 4)?;
        match line.character(at) {
            'W' => points.win = value,
            'D' => points.draw = value,
            'L' => points.loss = value,
            'A' => points.absence = value,
            'P' => bye = Some(value),
            _ => return Err(line.fault(at, Problem::Unsupported)),
        }
    }
    points.bye = bye.unwrap_or(points.win);
    Ok(points)
}

/// A round of a player: opponent, colour, result. `None` if the field is blank.
fn cell(line: &Line, at: usize) -> Result<Option<Cell>, Fault> {
    if line.is_blank(at, ROUND_WIDTH) {
        return Ok(None);
    }
    let (colour, result) = (line.character(at + 5), line.character(at + 7).to_ascii_uppercase());
    if let Some(trailing) = (at + 8..at + ROUND_WIDTH).find(|column| line.character(*column) != ' ') {
        return Err(line.fault(trailing, Problem::Trailing));
    }
    let opponent = match line.field(at, 4).trim() {
        "" | "0000" => None,
        _ => Some(Place(line.number(at, 4)? - 1)),
    };
    let first = match colour {
        'w' => Some(true),
        'b' => Some(false),
        '-' | ' ' => None,
        _ => return Err(line.fault(at + 5, Problem::Colour)),
    };
    let kind = match (opponent, first, result) {
        (Some(opponent), Some(first), '1' | '=' | '0' | 'W' | 'D' | 'L') => PartKind::Played { opponent, first },
        (Some(opponent), _, '+' | '-') => {
            PartKind::Walkover { opponent, first: first.unwrap_or(false), won: result == '+' }
        }
        (None, None, 'U') => PartKind::Bye,
        (None, None, 'F' | 'H' | 'Z' | '-' | ' ') => PartKind::Absent,
        _ => return Err(line.fault(at + 7, Problem::Result)),
    };
    Ok(Some(Cell { kind, result }))
}

/// The rounds that are over: a last column in which nobody is paired belongs to the next one, unless it has a result
/// of everybody.
fn rounds_done(players: &[PlayerLine]) -> usize {
    let columns = players.iter().map(|player| player.cells.len()).max().unwrap_or(0);
    let Some(last) = columns.checked_sub(1) else { return 0 };
    let cells: Vec<Option<Cell>> = players.iter().map(|player| player.cells.get(last).copied().flatten()).collect();
    let is_paired = cells.iter().flatten().any(|cell| cell.kind != PartKind::Absent);
    if is_paired || cells.iter().all(Option::is_some) { columns } else { last }
}

/// Every game stands in both players' lines, with the two colours and fitting results.
fn check_opponents(players: &[PlayerLine], done: usize) -> Result<(), Fault> {
    for (place, player) in players.iter().enumerate() {
        for (round, cell) in player.cells.iter().take(done).enumerate() {
            let Some(PartKind::Played { opponent, .. } | PartKind::Walkover { opponent, .. }) =
                cell.map(|cell| cell.kind)
            else {
                continue;
            };
            let fault = |problem| player.line.fault(ROUNDS_AT + round * ROUND_WIDTH, problem);
            let other = players.get(opponent.0).ok_or_else(|| fault(Problem::UnknownPlayer(opponent.0 + 1)))?;
            let theirs = other.cells.get(round).copied().flatten();
            if opponent.0 == place || !fits(Place(place), cell.map(|cell| cell.kind), theirs.map(|cell| cell.kind)) {
                return Err(fault(Problem::Contradiction(opponent.0 + 1)));
            }
        }
    }
    Ok(())
}

fn fits(place: Place, own: Option<PartKind>, theirs: Option<PartKind>) -> bool {
    match (own, theirs) {
        (Some(PartKind::Played { first, .. }), Some(PartKind::Played { opponent, first: theirs })) => {
            opponent == place && first != theirs
        }
        (Some(PartKind::Walkover { won, .. }), Some(PartKind::Walkover { opponent, won: theirs, .. })) => {
            opponent == place && !(won && theirs)
        }
        _ => false,
    }
}

/// The virtual points of each player before each round, the next one included.
fn virtual_points(lines: &[Line], spans: &[Line], players: usize, rounds: usize) -> Result<Vec<Vec<Points>>, Fault> {
    let mut extra = vec![vec![Points(0); rounds]; players];
    for line in spans {
        let points = line.points(9, 4)?;
        let (from, to) = (line.number(14, 3)?, line.number(18, 3)?.min(rounds));
        let (first, last) = (line.number(22, 4)?, line.number(27, 4)?);
        if last > players {
            return Err(line.fault(27, Problem::UnknownPlayer(last)));
        }
        if from == 1 {
            // A record has no points before the first round.
            return Err(line.fault(14, Problem::Unsupported));
        }
        for player in extra.iter_mut().take(last).skip(first - 1) {
            player.iter_mut().take(to).skip(from - 1).for_each(|before| *before = points);
        }
    }
    for line in lines {
        let number = line.number(4, 4)?;
        if !line.is_blank(9, 4) && line.points(9, 4)? != Points(0) {
            // A record has no points before the first round.
            return Err(line.fault(9, Problem::Unsupported));
        }
        let player = extra.get_mut(number - 1).ok_or_else(|| line.fault(4, Problem::UnknownPlayer(number)))?;
        for (round, at) in (9..line.text.len()).step_by(5).enumerate() {
            let before = player.get_mut(round).ok_or_else(|| line.fault(at, Problem::TooManyRounds(rounds)))?;
            *before = if line.is_blank(at, 4) { Points(0) } else { line.points(at, 4)? };
        }
    }
    Ok(extra)
}

/// The record, with the points of each line checked.
fn record(players: &[PlayerLine], done: usize, points: &FilePoints, extra: &[Vec<Points>]) -> Result<Record, Fault> {
    let mut record = Record::default();
    for (player, extra) in players.iter().zip(extra) {
        let cell = |round: usize| player.cells.get(round).copied().flatten();
        let mut parts = Vec::new();
        let mut sum = 0;
        for round in 0..done {
            let worth = worth(cell(round), points).0;
            sum += worth;
            // Score before the next round: results and virtual points of that round.
            let change = extra.get(round + 1).map_or(0, |next| next.0 - extra[round].0);
            let kind = cell(round).map_or(PartKind::Absent, |cell| cell.kind);
            parts.push(Part { kind, points: Points(worth + change) });
        }
        let now = extra.get(done).map_or(0, |extra| extra.0);
        let next = cell(done).map_or(0, |cell| worth(Some(cell), points).0);
        if ![sum, sum + now, sum + next, sum + now + next].contains(&player.points.0) {
            let text = format!("{}.{}", sum / 100, sum % 100 / 10);
            return Err(player.line.fault(POINTS_AT, Problem::Sum(text)));
        }
        record.players.push(parts);
    }
    Ok(record)
}

fn worth(cell: Option<Cell>, points: &FilePoints) -> Points {
    match cell.map_or(' ', |cell| cell.result) {
        '1' | 'W' | '+' | 'F' => points.win,
        '=' | 'D' | 'H' => points.draw,
        '0' | 'L' => points.loss,
        'U' => points.bye,
        _ => points.absence,
    }
}

fn known_players(line: &Line, from: usize, players: usize) -> Result<Vec<Place>, Fault> {
    let known = |(at, place): (usize, Place)| {
        if place.0 < players { Ok(place) } else { Err(line.fault(at, Problem::UnknownPlayer(place.0 + 1))) }
    };
    line.players(from)?.into_iter().map(known).collect()
}

/// The pairs among the players of each line that holds for the round (`260`), or for all (`XXP`).
fn apart(lines: &[Line], players: usize, round: usize) -> Result<Vec<Apart>, Fault> {
    let mut apart = Vec::new();
    for line in lines {
        let members = if line.code() == "260" {
            let (from, to) = (line.number(4, 3)?, line.number(8, 3)?);
            if !(from..=to).contains(&round) {
                continue;
            }
            known_players(line, 12, players)?
        } else {
            named_players(line, players)?
        };
        for (at, one) in members.iter().enumerate() {
            apart.extend(members[at + 1..].iter().map(|other| Apart { one: *one, other: *other }));
        }
    }
    Ok(apart)
}

/// Numbers separated by blanks.
fn named_players(line: &Line, players: usize) -> Result<Vec<Place>, Fault> {
    let text = line.field(3, usize::MAX);
    let known = |word: &str| {
        let number: usize = word.parse().map_err(|_| line.fault(3, Problem::Number))?;
        let place = number.checked_sub(1).filter(|place| *place < players);
        place.map(Place).ok_or_else(|| line.fault(3, Problem::UnknownPlayer(number)))
    };
    text.split_whitespace().map(known).collect()
}
