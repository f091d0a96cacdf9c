//! Ratings from a file of matches, for readers who check the bot's figures.

use std::fmt::Write as _;

use thiserror::Error;

use super::{RatedMatch, RatingError, rate};

/// First line of the input.
const HEADER: &str = "at_ms,player,opponent,score";

/// A line that is no match.
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
    /// Not four fields, or one with quotation marks.
    #[error("a line has four fields without quotation marks, separated by commas")]
    Fields,
    /// The time is no whole number.
    #[error("the time is a whole number of milliseconds since 1970")]
    Time,
    /// A player without a name.
    #[error("both players need a name")]
    Name,
    /// The match cannot be rated.
    #[error(transparent)]
    Match(RatingError),
}

fn match_of(line: &str) -> Result<RatedMatch<&str>, CsvReason> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let &[at_ms, player, opponent, score] = fields.as_slice() else { return Err(CsvReason::Fields) };
    if line.contains('"') {
        return Err(CsvReason::Fields);
    }
    if player.is_empty() || opponent.is_empty() {
        return Err(CsvReason::Name);
    }
    let played = RatedMatch {
        at_ms: at_ms.parse().map_err(|_| CsvReason::Time)?,
        players: [player, opponent],
        score: score.parse().map_err(|_| CsvReason::Match(RatingError::Score))?,
    };
    played.check().map_err(CsvReason::Match)?;
    Ok(played)
}

/// Rates the matches of a CSV file, as of the end of its last match's week.
///
/// The input has the columns `at_ms,player,opponent,score`; empty lines are skipped. The answer has the columns
/// `player,rating,deviation,volatility,matches,provisional`, the best conservative rating first.
///
/// # Errors
/// The first line that is no match.
pub fn rate_csv(text: &str) -> Result<String, CsvError> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    if lines.next().is_none_or(|(_, line)| line.trim_start_matches('\u{feff}') != HEADER) {
        return Err(CsvError { line: 1, reason: CsvReason::Header });
    }
    let matches = lines
        .filter(|(_, line)| !line.is_empty())
        .map(|(line, text)| match_of(text).map_err(|reason| CsvError { line, reason }))
        .collect::<Result<Vec<_>, _>>()?;
    let until = matches.iter().map(|played| played.at_ms).max().unwrap_or(0);
    let rated = rate(&matches, until).expect("each match is checked as it is read");
    let mut rated: Vec<_> = rated.into_iter().collect();
    rated.sort_by(|one, other| other.1.rating.conservative().total_cmp(&one.1.rating.conservative()));
    let mut answer = String::from("player,rating,deviation,volatility,matches,provisional\n");
    for (player, standing) in rated {
        let rating = standing.rating;
        let provisional = if rating.provisional() { "yes" } else { "no" };
        writeln!(
            answer,
            "{player},{:.2},{:.2},{:.6},{},{provisional}",
            rating.rating, rating.deviation, rating.volatility, standing.matches
        )
        .expect("a string takes any text");
    }
    Ok(answer)
}
