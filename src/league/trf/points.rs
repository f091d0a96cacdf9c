//! Points in a file: those of results, and virtual ones.

use super::FilePoints;
use super::cell::{Cell, Cells, Numbers};
use super::fault::{Fault, Problem};
use super::line::Line;
use crate::record::{Part, PartKind, Points, Record};

/// Where a player's points stand, from 0.
pub(super) const POINTS_AT: usize = 80;

/// `162` and `XXS`: codes, each with points after it. Columns do not matter: programs differ.
pub(super) fn of_results(line: &Line, points: &mut FilePoints, bye: &mut Option<Points>) -> Result<(), Fault> {
    let mut at = 3;
    while let Some(code_at) = (at..line.text.len()).find(|at| line.character(*at) != ' ') {
        let is_code = |at: &usize| line.character(*at).is_ascii_alphabetic();
        let code_end = (code_at..line.text.len()).find(|at| !is_code(at)).unwrap_or(line.text.len());
        let value_at = (code_end..line.text.len()).find(|at| !matches!(line.character(*at), ' ' | '='));
        let value_at = value_at.ok_or_else(|| line.fault(code_end, Problem::Points))?;
        at = (value_at..line.text.len()).find(|at| line.character(*at) == ' ').unwrap_or(line.text.len());
        let value = line.points(value_at, at - value_at)?;
        match line.field(code_at, code_end - code_at).as_str() {
            "W" => points.win = value,
            "D" => points.draw = value,
            "L" => points.loss = value,
            "A" => points.absence = value,
            "P" | "PAB" => *bye = Some(value),
            // An unknown result is not paired with: the round has to be over.
            "X" => {}
            _ => return Err(line.fault(code_at, Problem::Unsupported("points of this kind"))),
        }
    }
    Ok(())
}

/// `BBW`, `BBD` and so on of bbpPairings: points of one result each.
pub(super) fn of_result(line: &Line, points: &mut FilePoints, bye: &mut Option<Points>) -> Result<(), Fault> {
    let value = line.points(3, usize::MAX)?;
    match line.code().as_str() {
        "BBW" => points.win = value,
        "BBD" => points.draw = value,
        "BBL" => points.loss = value,
        "BBU" => *bye = Some(value),
        // The format of FIDE has one number for absences and walkovers lost.
        _ => points.absence = value,
    }
    Ok(())
}

/// The points of a round. A blank field is an absence.
pub(super) fn worth(cell: Option<Cell>, points: &FilePoints) -> Points {
    match cell.map_or(' ', |cell| cell.result) {
        '1' | 'W' | '+' | 'F' => points.win,
        '=' | 'D' | 'H' => points.draw,
        '0' | 'L' => points.loss,
        'U' => points.bye,
        _ => points.absence,
    }
}

/// The virtual points of each player before each round, the one after the last included (`250`, `XXA`); empty if there are
/// none.
pub(super) fn virtual_points(lines: &[Line], numbers: &Numbers, rounds: usize) -> Result<Vec<Vec<Points>>, Fault> {
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    let mut extra = vec![vec![Points(0); rounds + 1]; numbers.0.len()];
    for line in lines {
        if line.code() == "250" { span(line, numbers, &mut extra)? } else { of_player(line, numbers, &mut extra)? }
    }
    Ok(extra)
}

/// `250`: points of players from one number to another, in rounds from one to another.
fn span(line: &Line, numbers: &Numbers, extra: &mut [Vec<Points>]) -> Result<(), Fault> {
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
fn of_player(line: &Line, numbers: &Numbers, extra: &mut [Vec<Points>]) -> Result<(), Fault> {
    let place = numbers.place(line, 4, line.number(4, 4)?)?;
    for (before, at) in extra[place.0].iter_mut().zip((9..line.text.len()).step_by(5)) {
        *before = if line.is_blank(at, 4) { Points(0) } else { line.points(at, 4)? };
    }
    Ok(())
}

/// The record, with the points of each line checked: the file may count virtual points or not, and a bye of the round to
/// be paired or not.
pub(super) fn record(
    players: &[Cells],
    lines: &[Line],
    done: usize,
    points: &FilePoints,
    extra: &[Vec<Points>],
) -> Result<Record, Fault> {
    let mut record = Record::default();
    for (place, (cells, line)) in players.iter().zip(lines).enumerate() {
        let cell = |round: usize| cells.get(round).copied().flatten();
        let part = |round: usize| Part {
            kind: cell(round).map_or(PartKind::Absent, |cell| cell.kind),
            points: worth(cell(round), points),
        };
        let parts: Vec<Part> = (0..done).map(part).collect();
        let sum: i32 = parts.iter().map(|part| part.points.0).fold(0, i32::saturating_add);
        let now = extra.get(place).and_then(|extra| extra.get(done)).map_or(0, |extra| extra.0);
        let next = cell(done).map_or(0, |cell| worth(Some(cell), points).0);
        let with = |more: i32| [sum.saturating_add(more), sum.saturating_add(more).saturating_add(now)];
        if ![with(0), with(next)].as_flattened().contains(&line.points(POINTS_AT, 4)?.0) {
            let text = format!("{}.{}", sum / 100, sum % 100 / 10);
            return Err(line.fault(POINTS_AT, Problem::Sum(text)));
        }
        record.players.push(parts);
    }
    Ok(record)
}
