//! Points in a file: those for results, and virtual ones.

use super::FilePoints;
use super::cell::{Cell, Cells, Numbers};
use super::fault::{Fault, Problem};
use super::line::Line;
use crate::record::{Part, PartKind, Points, Record};

/// Column of a player's points, from 0.
pub(super) const POINTS_COLUMN: usize = 80;
/// Code of this program's own line with a player's virtual points after the last round.
pub(super) const AFTER_LAST_ROUND: &str = "SZT";

/// The points for each result, keyed by the codes of `XXS`. The defaults are the points used in chess, which a file
/// need not state.
#[derive(Debug, Clone)]
pub(super) struct Results {
    white_win: Points,
    black_win: Points,
    walkover_won: Points,
    full_bye: Points,
    white_draw: Points,
    black_draw: Points,
    half_bye: Points,
    white_loss: Points,
    black_loss: Points,
    walkover_lost: Points,
    absence: Points,
    /// Points for the bye of a round with an odd number of players; `None` if no line states them, in which case the
    /// points of a win are used.
    bye: Option<Points>,
    /// The position of the last line that states points.
    last: Option<Fault>,
}

impl Default for Results {
    fn default() -> Self {
        let FilePoints { win, draw, loss, absence, .. } = FilePoints::default();
        Self {
            white_win: win,
            black_win: win,
            walkover_won: win,
            full_bye: win,
            white_draw: draw,
            black_draw: draw,
            half_bye: draw,
            white_loss: loss,
            black_loss: loss,
            walkover_lost: absence,
            absence,
            bye: None,
            last: None,
        }
    }
}

impl Results {
    /// Reads `162` and `XXS`: codes, each followed by points. Columns are ignored, as programs differ.
    pub(super) fn read_codes(&mut self, line: &Line) -> Result<(), Fault> {
        let is_blank = |at: &usize| line.character(*at).is_whitespace();
        let mut at = 3;
        while let Some(code_at) = (at..line.text.len()).find(|at| !is_blank(at)) {
            let is_code = |at: &usize| line.character(*at).is_ascii_alphabetic();
            let code_end = (code_at..line.text.len()).find(|at| !is_code(at)).unwrap_or(line.text.len());
            let value_at = (code_end..line.text.len()).find(|at| !is_blank(at) && line.character(*at) != '=');
            let value_at = value_at.ok_or_else(|| line.fault(code_end, Problem::Points))?;
            at = (value_at..line.text.len()).find(is_blank).unwrap_or(line.text.len());
            let value = line.points(value_at, at - value_at)?;
            self.set_points(&line.field(code_at, code_end - code_at), value, line, code_at)?;
        }
        Ok(())
    }

    /// Reads `BBW`, `BBD` and so on from bbpPairings: the points for one result each.
    pub(super) fn read_result_line(&mut self, line: &Line) -> Result<(), Fault> {
        let code = match line.code().as_str() {
            "BBW" => "W",
            "BBD" => "D",
            "BBL" => "L",
            "BBU" => "PAB",
            "BBZ" => "ZPB",
            _ => "FL",
        };
        self.set_points(code, line.points(3, usize::MAX)?, line, 0)
    }

    fn set_points(&mut self, code: &str, value: Points, line: &Line, at: usize) -> Result<(), Fault> {
        match code {
            "W" => {
                [self.white_win, self.black_win, self.walkover_won, self.full_bye] = [value; 4];
            }
            "WW" => self.white_win = value,
            "BW" => self.black_win = value,
            "FW" => self.walkover_won = value,
            "FPB" => self.full_bye = value,
            "D" => [self.white_draw, self.black_draw, self.half_bye] = [value; 3],
            "WD" => self.white_draw = value,
            "BD" => self.black_draw = value,
            "HPB" => self.half_bye = value,
            "L" => [self.white_loss, self.black_loss] = [value; 2],
            "WL" => self.white_loss = value,
            "BL" => self.black_loss = value,
            "A" => [self.walkover_lost, self.absence] = [value; 2],
            "FL" => self.walkover_lost = value,
            "ZPB" => self.absence = value,
            "P" | "PAB" => self.bye = Some(value),
            // Points for an unknown result are ignored: a round has to be over to be used for pairing.
            "X" => return Ok(()),
            _ => return Err(line.fault(at, Problem::Unsupported("points of this kind"))),
        }
        self.last = Some(line.fault(at, Problem::Unsupported("points that depend on the colour")));
        Ok(())
    }

    /// The points for played games, absences and the bye.
    ///
    /// # Errors
    ///
    /// Games score different points as White and as Black.
    pub(super) fn to_file_points(&self) -> Result<FilePoints, Fault> {
        let is_even = self.white_win == self.black_win
            && self.white_draw == self.black_draw
            && self.white_loss == self.black_loss;
        if let Some(fault) = self.last.as_ref().filter(|_| !is_even) {
            return Err(fault.clone());
        }
        let (win, draw, loss, absence) = (self.white_win, self.white_draw, self.white_loss, self.absence);
        Ok(FilePoints { win, draw, loss, absence, bye: self.bye.unwrap_or(win) })
    }

    /// The points for a round. A blank field is an absence.
    fn cell_points(&self, cell: Option<Cell>) -> Points {
        match cell.map_or(' ', |cell| cell.result) {
            '1' | 'W' => self.white_win,
            '+' => self.walkover_won,
            'F' => self.full_bye,
            '=' | 'D' => self.white_draw,
            'H' => self.half_bye,
            '0' | 'L' => self.white_loss,
            '-' => self.walkover_lost,
            'U' => self.bye.unwrap_or(self.white_win),
            _ => self.absence,
        }
    }
}

/// The virtual points of each player before each round and after the last one (`250`, `XXA`, and this program's own
/// line); empty if there are none.
pub(super) fn read_virtual_points(lines: &[Line], numbers: &Numbers, rounds: usize) -> Result<Vec<Vec<Points>>, Fault> {
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    let mut extra = vec![vec![Points(0); rounds + 1]; numbers.0.len()];
    for line in lines {
        match line.code().as_str() {
            "250" => add_range_points(line, numbers, &mut extra)?,
            AFTER_LAST_ROUND => {
                let place = numbers.place(line, 4, line.number(4, 4)?)?;
                extra[place.0][rounds] = line.points(9, 4)?;
            }
            _ => add_player_points(line, numbers, &mut extra)?,
        }
    }
    Ok(extra)
}

/// `250`: points for a range of players in a range of rounds.
fn add_range_points(line: &Line, numbers: &Numbers, extra: &mut [Vec<Points>]) -> Result<(), Fault> {
    let points = line.points(9, 4)?;
    let last =
        |at: usize, width: usize, first| if line.is_blank(at, width) { Ok(first) } else { line.number(at, width) };
    let from = line.number(14, 3)?;
    let to = last(18, 3, from)?;
    let first = line.number(22, 4)?;
    let end = last(27, 4, first)?;
    numbers.place(line, 22, first)?;
    numbers.place(line, 27, end)?;
    for place in numbers.0.range(first..=end.max(first)).map(|(_, place)| place) {
        extra[place.0].iter_mut().take(to).skip(from - 1).for_each(|before| *before = points);
    }
    Ok(())
}

/// `XXA`: a player's points round by round.
fn add_player_points(line: &Line, numbers: &Numbers, extra: &mut [Vec<Points>]) -> Result<(), Fault> {
    let place = numbers.place(line, 4, line.number(4, 4)?)?;
    for (before, at) in extra[place.0].iter_mut().zip((9..line.text.len()).step_by(5)) {
        *before = if line.is_blank(at, 4) { Points(0) } else { line.points(at, 4)? };
    }
    Ok(())
}

/// The record, after checking the points in each player's line. The points in a line may or may not include virtual
/// points, and those of a bye in the round to be paired.
pub(super) fn build_record(
    players: &[Cells],
    lines: &[Line],
    done: usize,
    results: &Results,
    extra: &[Vec<Points>],
) -> Result<Record, Fault> {
    let mut record = Record::default();
    for (place, (cells, line)) in players.iter().zip(lines).enumerate() {
        let cell = |round: usize| cells.get(round).copied().flatten();
        let part = |round: usize| Part {
            kind: cell(round).map_or(PartKind::Absent, |cell| cell.kind),
            points: results.cell_points(cell(round)),
        };
        let parts: Vec<Part> = (0..done).map(part).collect();
        let sum: i32 = parts.iter().map(|part| part.points.0).fold(0, i32::saturating_add);
        let now = extra.get(place).and_then(|extra| extra.get(done)).map_or(0, |extra| extra.0);
        let next = cell(done).map_or(0, |cell| results.cell_points(Some(cell)).0);
        let with = |more: i32| [sum.saturating_add(more), sum.saturating_add(more).saturating_add(now)];
        if ![with(0), with(next)].as_flattened().contains(&line.points(POINTS_COLUMN, 4)?.0) {
            let text = format!("{}.{}", sum / 100, sum % 100 / 10);
            return Err(line.fault(POINTS_COLUMN, Problem::Sum(text)));
        }
        record.players.push(parts);
    }
    Ok(record)
}
