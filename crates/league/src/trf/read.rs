//! Reads tournament report files.

use std::collections::BTreeMap;

use super::Tournament;
use super::cell::{self, Cell, Cells, LastRound, Numbers};
use super::fault::{Fault, Problem};
use super::line::Line;
use super::points::{self, POINTS_COLUMN, Results};
use crate::record::{PartKind, Place, Points};
use crate::swiss::{Colour, ForbiddenPair};

/// Maximum number of rounds that the format has digits for.
const MAX_ROUNDS: usize = 999;

/// All lines of a file, before they are combined.
#[derive(Default)]
pub(super) struct Lines {
    /// Players, keyed by number.
    players: BTreeMap<usize, (Line, Cells)>,
    rounds: Option<(Line, usize)>,
    initial: Option<Colour>,
    results: Results,
    /// Byes in future rounds: `240` and `XXZ`.
    byes: Vec<Line>,
    apart: Vec<Line>,
    virtual_points: Vec<Line>,
    /// A line that states another pairing system.
    other_system: Option<Fault>,
}

impl Tournament {
    /// Parses a file. Lines that are not needed for pairing or tables are skipped.
    ///
    /// # Errors
    ///
    /// The first [`Fault`] found, with line and column.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        Lines::parse(text)?.into_tournament(None)
    }
}

impl Lines {
    pub(super) fn parse(text: &str) -> Result<Self, Fault> {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        let mut lines = Self::default();
        for (number, line) in text.lines().enumerate() {
            lines.add_line(Line::new(number + 1, line))?;
        }
        Ok(lines)
    }

    /// Refuses files that are for another pairing system, or do not state the number of rounds.
    pub(super) fn check_pairing(&self) -> Result<(), Fault> {
        if let Some(fault) = &self.other_system {
            return Err(fault.clone());
        }
        if self.rounds.is_none() && !self.players.is_empty() {
            return Err(Fault { line: 1, column: 1, problem: Problem::NoRounds });
        }
        Ok(())
    }

    fn add_line(&mut self, line: Line) -> Result<(), Fault> {
        match line.code().as_str() {
            "001" => self.add_player(line)?,
            "142" | "XXR" => {
                let rounds = line.number(3, usize::MAX)?;
                self.rounds = Some((line, rounds));
            }
            "152" => self.initial = Some(parse_initial_colour(&line, line.field(3, usize::MAX).trim(), "W", "B")?),
            "XXC" => self.configure(&line)?,
            "162" | "XXS" => self.results.read_codes(&line)?,
            "BBW" | "BBD" | "BBL" | "BBU" | "BBZ" | "BBF" => self.results.read_result_line(&line)?,
            "192" => {
                self.other_system = unsupported_system(&line).map(|what| line.fault(4, Problem::Unsupported(what)));
            }
            "013" | "310" => return Err(line.fault(0, Problem::Unsupported("teams"))),
            "299" => return Err(line.fault(0, Problem::Unsupported("points given by hand"))),
            "240" | "XXZ" => self.byes.push(line),
            "250" | "XXA" | points::AFTER_LAST_ROUND => self.virtual_points.push(line),
            "260" | "XXP" => self.apart.push(line),
            _ => {}
        }
        Ok(())
    }

    fn add_player(&mut self, line: Line) -> Result<(), Fault> {
        let number = line.number(4, 4)?;
        if line.text.len() < POINTS_COLUMN + 4 {
            return Err(line.fault(line.text.len(), Problem::Short));
        }
        line.points(POINTS_COLUMN, 4)?;
        let cells = cell::parse_cells(&line)?;
        if self.players.contains_key(&number) {
            return Err(line.fault(4, Problem::SecondLine(number)));
        }
        self.players.insert(number, (line, cells));
        Ok(())
    }

    /// `XXC`: keywords such as `white1` and `rank`.
    fn configure(&mut self, line: &Line) -> Result<(), Fault> {
        let text = line.field(3, usize::MAX);
        for word in text.split_whitespace() {
            if word.ends_with('1') {
                self.initial = Some(parse_initial_colour(line, word, "white1", "black1")?);
            } else if word == "rank" {
                self.other_system = Some(line.fault(4, Problem::Unsupported("pairing numbers by rank")));
            }
        }
        Ok(())
    }

    /// Combines the lines into a tournament; if `before` is the number of a finished round, the tournament as it was
    /// before that round.
    pub(super) fn into_tournament(self, before: Option<usize>) -> Result<Tournament, Fault> {
        let mut numbers = Vec::new();
        let (mut lines, mut players) = (Vec::new(), Vec::new());
        for (number, (line, cells)) in self.players {
            numbers.push(number);
            lines.push(line);
            players.push(cells);
        }
        if numbers.is_empty() {
            return Err(Fault { line: 1, column: 1, problem: Problem::NoPlayers });
        }
        let places = Numbers(numbers.iter().copied().zip((0..).map(Place)).collect());
        let (done, last) = cell::finished_rounds(&players);
        let begun = done + usize::from(matches!(last, LastRound::Unclear(_)));
        if let Some((line, rounds)) = self.rounds.as_ref().filter(|(_, rounds)| begun > *rounds) {
            return Err(line.fault(4, Problem::TooManyRounds(*rounds)));
        }
        if let LastRound::Unclear(place) = last
            && before.is_none_or(|round| round > done + 1)
        {
            return Err(lines[place].fault(cell::round_column(done), Problem::UnclearRound(done + 1)));
        }
        cell::resolve_opponents(&mut players, &lines, &places)?;
        fill_byes(&mut players, &self.byes, &places, done)?;
        let points = self.results.to_file_points()?;
        let rounds = self.rounds.map(|(_, rounds)| rounds);
        let most = rounds.unwrap_or(done).clamp(done, MAX_ROUNDS.max(done));
        let virtual_points = points::read_virtual_points(&self.virtual_points, &places, most)?;
        let mut record = points::build_record(&players, &lines, done, &self.results, &virtual_points)?;
        let done = before.map_or(done, |round| done.min(round.saturating_sub(1)));
        record.players.iter_mut().for_each(|parts| parts.truncate(done));
        let absent = absent_players(&players, &self.byes, &places, done)?;
        let initial = self.initial.or_else(|| implied_initial(&players)).unwrap_or(Colour::First);
        let names = lines.iter().map(|line| line.field(14, 33).trim().to_owned()).collect();
        let apart = parse_forbidden_pairs(&self.apart, &places, done + 1)?;
        let read = Tournament { numbers, names, record, rounds, initial, points, virtual_points, absent, apart };
        Ok(read.with_points_of_games())
    }
}

impl Tournament {
    /// Counts virtual points as points from games if a draw is worth no more than a loss: in such a file, the results
    /// express no points.
    fn with_points_of_games(mut self) -> Self {
        if self.points.draw > self.points.loss {
            return self;
        }
        let extra = std::mem::take(&mut self.virtual_points);
        for (parts, extra) in self.record.players.iter_mut().zip(extra) {
            for (part, before) in parts.iter_mut().zip(extra.windows(2)) {
                part.points = Points(part.points.0.saturating_add(before[1].0 - before[0].0));
            }
        }
        self
    }
}

/// The reason a tournament type (`192`) is not supported. The edition of 2026 was first announced for 2025.
fn unsupported_system(line: &Line) -> Option<&'static str> {
    let kind = line.field(3, usize::MAX).trim().to_ascii_uppercase();
    let Some(edition) = kind.strip_prefix("FIDE_DUTCH") else { return Some("another pairing system") };
    match edition {
        "" | "_2025" | "_2026" => None,
        "_BAKU" | "_2025_BAKU" | "_2026_BAKU" => Some("acceleration that its lines do not spell out (250)"),
        _ => Some("another edition of the FIDE (Dutch) System than that of 2026"),
    }
}

fn parse_initial_colour(line: &Line, word: &str, first: &str, second: &str) -> Result<Colour, Fault> {
    match word {
        _ if word.eq_ignore_ascii_case(first) => Ok(Colour::First),
        _ if word.eq_ignore_ascii_case(second) => Ok(Colour::Second),
        _ => Err(line.fault(4, Problem::Colour)),
    }
}

/// The initial colour implied by the first round that has colours.
fn implied_initial(players: &[Cells]) -> Option<Colour> {
    let cell = |cells: &Cells, round: usize| cells.get(round).copied().flatten();
    let shown = |cells: &Cells, round: usize| cell(cells, round).and_then(|cell| cell.first);
    let rounds = players.iter().map(Vec::len).max()?;
    let round = (0..rounds).find(|&round| players.iter().any(|cells| shown(cells, round).is_some()))?;
    let is_absent = |cell: Option<Cell>| cell.is_none_or(|cell| cell.kind == PartKind::Absent);
    let is_in = |cells: &&Cells| (0..=round).any(|round| !is_absent(cell(cells, round)));
    let mut members = players.iter().filter(is_in).enumerate();
    members.find_map(|(at, cells)| {
        let colour = if shown(cells, round)? { Colour::First } else { Colour::Second };
        Some(if at % 2 == 0 { colour } else { colour.other() })
    })
}

/// Fills blank fields of finished rounds in the players' lines from `240` lines.
fn fill_byes(players: &mut [Cells], byes: &[Line], numbers: &Numbers, done: usize) -> Result<(), Fault> {
    for line in byes.iter().filter(|line| line.code() == "240") {
        let round = line.number(6, 3)?;
        let bye = Cell { kind: PartKind::Absent, result: line.character(4).to_ascii_uppercase(), first: None };
        for place in numbers.parse_fixed_width(line, 10)?.into_iter().filter(|_| round <= done) {
            let cells = &mut players[place.0];
            cells.resize(cells.len().max(round), None);
            cells[round - 1].get_or_insert(bye);
        }
    }
    Ok(())
}

/// Players who sit out the round after `done`, according to the fields of that round, `240` or `XXZ`.
fn absent_players(players: &[Cells], byes: &[Line], numbers: &Numbers, done: usize) -> Result<Vec<Place>, Fault> {
    let field = |cells: &Cells| cells.get(done).copied().flatten();
    let has_pairs = players.iter().filter_map(field).any(|cell| cell.kind.is_paired());
    let is_over = has_pairs || players.iter().all(|cells| field(cells).is_some());
    // A blank field is an absence in a finished round, but has no meaning in a future one; a bye there is fixed.
    let is_away = |cells: &Cells| {
        field(cells).map_or(is_over, |cell| match cell.kind {
            PartKind::Absent => true,
            PartKind::Bye => !is_over,
            PartKind::Played { .. } | PartKind::Walkover { .. } => false,
        })
    };
    let mut absent: Vec<Place> =
        players.iter().zip((0..).map(Place)).filter(|(cells, _)| is_away(cells)).map(|(_, place)| place).collect();
    for line in byes {
        if line.code() == "XXZ" {
            let away = numbers.parse_separated(line)?;
            absent.extend(away.into_iter().filter(|_| !is_over));
        } else if line.number(6, 3)? == done + 1 {
            absent.extend(numbers.parse_fixed_width(line, 10)?);
        }
    }
    absent.sort_unstable();
    absent.dedup();
    Ok(absent)
}

/// The pairs among the players of each line that applies to the round (`260`), or to all rounds (`XXP`).
fn parse_forbidden_pairs(lines: &[Line], numbers: &Numbers, round: usize) -> Result<Vec<ForbiddenPair>, Fault> {
    let mut apart = Vec::new();
    for line in lines {
        let members = if line.code() == "260" {
            let members = numbers.parse_fixed_width(line, 12)?;
            let (from, to) = (line.number(4, 3)?, line.number(8, 3)?);
            if !(from..=to).contains(&round) {
                continue;
            }
            members
        } else {
            numbers.parse_separated(line)?
        };
        for (at, one) in members.iter().enumerate() {
            apart.extend(members[at + 1..].iter().map(|other| ForbiddenPair { one: *one, other: *other }));
        }
    }
    Ok(apart)
}
