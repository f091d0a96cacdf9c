//! Writes tournament report files.

use std::fmt::Write as _;

use thiserror::Error;

use super::points::AFTER_LAST_ROUND;
use super::{FilePoints, Tournament};
use crate::record::{Part, PartKind, Place, Points};
use crate::swiss::Colour;

/// The reason a tournament does not fit the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum WriteError {
    /// Points have hundredths, are below 0 or exceed 99.9.
    #[error("{} points have no place in the format", f64::from(.0.0) / 100.0)]
    Points(Points),
    /// A player number exceeds four digits, or a round number three.
    #[error("more players or rounds than the format has digits for")]
    TooMany,
}

impl Tournament {
    /// Writes the rounds so far as a file.
    ///
    /// If games scored points other than those for a win, draw or loss, all games are written as draws worth 0, and
    /// their points as virtual ones (`250`), from which other programs derive the same score groups. Other programs
    /// refuse a `250` after the last round, so its points go into a line of this program's own, which other programs
    /// skip.
    ///
    /// # Errors
    ///
    /// [`WriteError`] if a number has too many digits.
    pub fn write(&self) -> Result<String, WriteError> {
        let count = self.record.players.len();
        if self.numbers.last().is_some_and(|&last| last > 9999) || self.rounds.is_some_and(|rounds| rounds > 999) {
            return Err(WriteError::TooMany);
        }
        let letters = Letters::new(self);
        let mut lines = vec![String::from("192 FIDE_DUTCH")];
        lines.extend(self.rounds.map(|rounds| format!("142 {rounds}")));
        lines.push(format!("152 {}", if self.initial == Colour::First { 'W' } else { 'B' }));
        lines.extend(letters.points.to_line()?);
        for place in (0..count).map(Place) {
            lines.push(self.player_line(place, &letters)?);
        }
        for place in (0..count).map(Place) {
            lines.extend(self.extra_point_lines(place, &letters)?);
        }
        let next = self.finished_rounds() + 1;
        if !self.absent.is_empty() {
            lines.push(format!("240 Z {next:3}{}", self.format_numbers(&self.absent)));
        }
        let apart = self.apart.iter().map(|apart| self.format_numbers(&[apart.one, apart.other]));
        lines.extend(apart.map(|pair| format!("260 {next:3} {next:3}{pair}")));
        Ok(lines.iter().fold(String::new(), |text, line| text + line.trim_end() + "\n"))
    }

    fn player_line(&self, place: Place, letters: &Letters) -> Result<String, WriteError> {
        let parts = &self.record.players[place.0];
        let name: String = self.names.get(place.0).map_or("", String::as_str).chars().take(33).collect();
        let name = name.replace(char::is_control, " ");
        let sum = Points((0..parts.len()).map(|round| letters.letter_points(place, round).0).sum());
        let (sum, number) = (format_tenths(sum)?, self.number(place));
        let mut text = format!("001 {number:4}      {name:<33}{:33}{sum:>4}{number:5}", "");
        for (round, part) in parts.iter().enumerate() {
            let colour = |first: bool| if first { 'w' } else { 'b' };
            let result = letters.letter(place, round);
            match part.kind {
                PartKind::Played { opponent, first } | PartKind::Walkover { opponent, first, .. } => {
                    write!(text, "  {:4} {} {result}", self.number(opponent), colour(first))
                }
                PartKind::Bye | PartKind::Absent => write!(text, "  0000 - {result}"),
            }
            .expect("strings take everything");
        }
        Ok(text)
    }

    /// The part of a score that exceeds the points for results: a line for each round, including the next one.
    fn extra_point_lines(&self, place: Place, letters: &Letters) -> Result<Vec<String>, WriteError> {
        let accelerated = self.virtual_points.get(place.0).map_or(&[][..], Vec::as_slice);
        let mut of_games = Points(0);
        let mut lines = Vec::new();
        for round in 0..accelerated.len().max(self.finished_rounds() + 1) {
            let of_games_now = if round <= self.finished_rounds() { of_games.0 } else { 0 };
            let extra = Points(of_games_now + accelerated.get(round).map_or(0, |points| points.0));
            if extra != Points(0) {
                let (number, extra) = (self.number(place), format_tenths(extra)?);
                lines.push(if self.rounds.is_some_and(|rounds| round >= rounds) {
                    format!("{AFTER_LAST_ROUND} {number:4} {extra:>4}")
                } else {
                    format!("250      {extra:>4} {:3} {:3} {number:4} {number:4}", round + 1, round + 1)
                });
            }
            let part = self.record.players[place.0].get(round);
            of_games.0 += part.map_or(0, |part| part.points.0 - letters.letter_points(place, round).0);
        }
        Ok(lines)
    }

    fn number(&self, place: Place) -> usize {
        self.numbers.get(place.0).copied().unwrap_or_default()
    }

    /// Player numbers in fields of four characters, each preceded by a blank.
    fn format_numbers(&self, places: &[Place]) -> String {
        let mut text = String::new();
        for place in places {
            write!(text, " {:4}", self.number(*place)).expect("strings take everything");
        }
        text
    }
}

struct Letters<'a> {
    tournament: &'a Tournament,
    points: FilePoints,
    /// True if games scored arbitrary points: all are then written as draws worth 0.
    only_draws: bool,
}

impl<'a> Letters<'a> {
    fn new(tournament: &'a Tournament) -> Self {
        let plain = Self { tournament, points: tournament.points, only_draws: false };
        let fits = |(place, parts): (usize, &Vec<Part>)| {
            parts.iter().enumerate().all(|(round, part)| plain.letter_points(Place(place), round) == part.points)
        };
        if tournament.record.players.iter().enumerate().all(fits) {
            return plain;
        }
        // A win keeps its points, as byes and walkovers depend on them.
        let points = FilePoints { draw: Points(0), ..tournament.points };
        Self { points, only_draws: true, ..plain }
    }

    fn letter(&self, place: Place, round: usize) -> char {
        let points = &self.points;
        let part = &self.tournament.record.players[place.0][round];
        match part.kind {
            PartKind::Played { .. } if self.only_draws => '=',
            PartKind::Played { .. } if part.points == points.win => '1',
            PartKind::Played { opponent, .. } => {
                let theirs = self.tournament.record.players[opponent.0][round].points;
                if part.points == points.loss && (points.loss != points.draw || theirs == points.win) {
                    '0'
                } else {
                    '='
                }
            }
            PartKind::Walkover { won: true, .. } => '+',
            PartKind::Walkover { won: false, .. } => '-',
            PartKind::Bye => 'U',
            PartKind::Absent if part.points >= points.win => 'F',
            PartKind::Absent if part.points > points.absence => 'H',
            PartKind::Absent => 'Z',
        }
    }

    /// The points that the letter of a part stands for.
    fn letter_points(&self, place: Place, round: usize) -> Points {
        match self.letter(place, round) {
            '1' | '+' | 'F' => self.points.win,
            '=' | 'H' => self.points.draw,
            '0' => self.points.loss,
            'U' => self.points.bye,
            _ => self.points.absence,
        }
    }
}

/// Formats points with one decimal place.
fn format_tenths(points: Points) -> Result<String, WriteError> {
    if points.0 % 10 != 0 || !(0..=9990).contains(&points.0) {
        return Err(WriteError::Points(points));
    }
    Ok(format!("{}.{}", points.0 / 100, points.0 % 100 / 10))
}

impl FilePoints {
    /// The line of points that a file has to state. Points equal to their default are omitted, as bbpPairings refuses
    /// some of them.
    fn to_line(self) -> Result<Option<String>, WriteError> {
        let usual = Self::default();
        let fields = [
            ('W', self.win, usual.win),
            ('D', self.draw, usual.draw),
            ('L', self.loss, usual.loss),
            ('A', self.absence, usual.absence),
            // Without this, a bye counts as a win.
            ('P', self.bye, self.win),
        ];
        let mut text = String::new();
        for (letter, points, _) in fields.into_iter().filter(|(_, points, usual)| points != usual) {
            write!(text, "{letter}{:>4}    ", format_tenths(points)?).expect("strings take everything");
        }
        Ok((!text.is_empty()).then(|| format!("162  {text}")))
    }
}
