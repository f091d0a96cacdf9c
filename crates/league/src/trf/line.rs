//! Fields at fixed columns.

use super::fault::{Fault, Problem};
use crate::record::Points;

/// A line with its number. Columns count characters, as names may not be ASCII.
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) text: Vec<char>,
}

impl Line {
    pub(super) fn new(number: usize, text: &str) -> Self {
        Self { number, text: text.trim_end().chars().collect() }
    }

    /// The three characters that identify the kind of line.
    pub(super) fn code(&self) -> String {
        self.text.iter().take(3).collect()
    }

    pub(super) fn fault(&self, at: usize, problem: Problem) -> Fault {
        Fault { line: self.number, column: at + 1, problem }
    }

    /// The characters of a field, counted from 0; a short line is padded with blanks.
    pub(super) fn field(&self, at: usize, width: usize) -> String {
        self.text.iter().skip(at).take(width).collect()
    }

    pub(super) fn character(&self, at: usize) -> char {
        self.text.get(at).copied().unwrap_or(' ')
    }

    pub(super) fn is_blank(&self, at: usize, width: usize) -> bool {
        self.field(at, width).trim().is_empty()
    }

    /// An integer of at least 1.
    pub(super) fn number(&self, at: usize, width: usize) -> Result<usize, Fault> {
        let number = self.field(at, width).trim().parse().ok().filter(|number| *number > 0);
        number.ok_or_else(|| self.fault(at, Problem::Number))
    }

    /// Points, in hundredths, from text with at most one decimal place.
    pub(super) fn points(&self, at: usize, width: usize) -> Result<Points, Fault> {
        let field = self.field(at, width);
        let text = field.trim();
        let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
        let is_number = |part: &str| !part.is_empty() && part.chars().all(|digit| digit.is_ascii_digit());
        let fault = || self.fault(at, Problem::Points);
        if !is_number(whole) || !is_number(tenths) || tenths.len() > 1 {
            return Err(fault());
        }
        let parse = |part: &str| part.parse::<i32>().map_err(|_| fault());
        let hundredths = parse(whole)?.checked_mul(100).and_then(|points| points.checked_add(parse(tenths).ok()? * 10));
        hundredths.map(Points).ok_or_else(fault)
    }
}
