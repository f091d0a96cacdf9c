//! Computes ratings from a file of matches, so that users can check the bot's figures.

use thiserror::Error;

use super::{RatedMatch, RatingError, rate};
use crate::spreadsheet::{self, Row};

/// First line of the input.
const HEADER: &str = "at_ms,player,opponent,score";

/// The reason a line is not a valid match.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
pub struct CsvError {
    /// Line, from 1.
    pub line: usize,
    /// The mistake.
    pub reason: CsvReason,
}

/// A mistake in a line of matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CsvReason {
    /// The first line does not name the columns.
    #[error("the first line must be {HEADER}")]
    Header,
    /// The line does not have four fields.
    #[error("a line has four fields")]
    Fields,
    /// The time is not an integer.
    #[error("the time is a whole number of milliseconds since 1970")]
    Time,
    /// A player has no name.
    #[error("both players need a name")]
    Name,
    /// The match cannot be rated.
    #[error(transparent)]
    Match(RatingError),
}

fn parse_match(row: &Row) -> Result<RatedMatch<&str>, CsvReason> {
    if row.cells.len() != 4 {
        return Err(CsvReason::Fields);
    }
    let (Some(player), Some(opponent)) = (row.cell(1), row.cell(2)) else { return Err(CsvReason::Name) };
    let played = RatedMatch {
        at_ms: row.cell(0).and_then(|at| at.parse().ok()).ok_or(CsvReason::Time)?,
        players: [player, opponent],
        score: row.number(3).and_then(|score| score.parse().ok()).ok_or(CsvReason::Match(RatingError::Score))?,
    };
    played.check().map_err(CsvReason::Match)?;
    Ok(played)
}

/// Rates the matches of a CSV file, as of the end of the week of the last match.
///
/// The input has the columns `at_ms,player,opponent,score`, with any separator that spreadsheets use; empty lines are
/// skipped. The output has the columns `player,rating,deviation,volatility,matches,provisional`, the best conservative
/// rating first.
///
/// # Errors
/// The first line that is not a match.
pub fn rate_csv(text: &str) -> Result<String, CsvError> {
    let rows = spreadsheet::read_rows(text, |names| names.iter().map(String::as_str).eq(HEADER.split(',')));
    let rows = rows.ok_or(CsvError { line: 1, reason: CsvReason::Header })?;
    let matches = rows
        .iter()
        .map(|row| parse_match(row).map_err(|reason| CsvError { line: row.line, reason }))
        .collect::<Result<Vec<_>, _>>()?;
    let until = matches.iter().map(|played| played.at_ms).max().unwrap_or(0);
    let rated = rate(&matches, until).expect("each match is checked as it is read");
    let mut rated: Vec<_> = rated.into_iter().collect();
    rated.sort_by(|one, other| other.1.rating.conservative_rating().total_cmp(&one.1.rating.conservative_rating()));
    let mut answer = String::from("player,rating,deviation,volatility,matches,provisional\n");
    for (player, standing) in rated {
        let rating = standing.rating;
        let provisional = if rating.is_provisional() { "yes" } else { "no" };
        let line = spreadsheet::csv_row(&[
            player.to_owned(),
            format!("{:.2}", rating.rating),
            format!("{:.2}", rating.deviation),
            format!("{:.6}", rating.volatility),
            standing.matches.to_string(),
            provisional.to_owned(),
        ]);
        answer = answer + line.trim_end() + "\n";
    }
    Ok(answer)
}
