//! Reads profiles from TOML.

use std::fmt;

use serde::{Deserialize, Deserializer, de};
use thiserror::Error;
use toml::Spanned;

use super::{ExactResult, MatchKind, Measure, Profile, Split, WalkoverPoints};
use crate::record::Points;

/// The reason a text cannot be read as a profile.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
pub struct ProfileError {
    /// Line in the text, from 1.
    pub line: usize,
    /// The mistake.
    pub reason: Reason,
}

/// A mistake in a profile.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Reason {
    /// Not TOML, an unknown or missing key, or a value of the wrong type, as described by the parser.
    #[error("{0}")]
    Syntax(String),
    /// The profile has no name, or its name is too long.
    #[error("the name must have 1 to 32 characters")]
    Name,
    /// The list of match kinds is empty.
    #[error("name at least one kind of match")]
    NoMatches,
    /// A win scores no more points than a loss.
    #[error("the winner must get more points than the loser")]
    NoWin,
    /// A draw scores more points than a win.
    #[error("a draw must not bring more points than a win")]
    Draw,
    /// A match decided by HQ points cannot have points for exact scores in games.
    #[error("only a profile decided by game points can have this key")]
    ByHqPoints,
    /// No match of the profile's kinds ends with this score in games.
    #[error("no match ends with this score in games")]
    Games,
    /// An earlier `[[result]]` has the same score in games.
    #[error("this score in games is listed twice")]
    Twice,
}

/// Points as a decimal number in the file.
#[derive(Debug, Clone, Copy)]
struct Number(Points);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Spanned<String>,
    matches: Spanned<Vec<MatchKind>>,
    decided_by: Measure,
    win: Spanned<[Number; 2]>,
    draw: Spanned<Number>,
    hq_win: Option<Spanned<[Number; 2]>>,
    #[serde(default)]
    result: Vec<FileResult>,
    bye: Option<Number>,
    walkover: Option<FileWalkover>,
    absence: Option<Number>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileResult {
    games: Spanned<[Number; 2]>,
    points: Spanned<[Number; 2]>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileWalkover {
    won: Number,
    lost: Number,
    both: Number,
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = Number;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(formatter, "a number from 0 to {} with at most two decimals", Profile::MAX.0 / 100)
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Number, E> {
                let hundredths = number.checked_mul(100).and_then(|number| i32::try_from(number).ok());
                hundredths
                    .filter(|number| (0..=Profile::MAX.0).contains(number))
                    .map(|number| Number(Points(number)))
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Signed(number), &self))
            }

            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Number, E> {
                let hundredths = number * 100.0;
                // The cast is exact: the number is in range, and is checked below to be an integer up to the rounding
                // error of the product.
                #[expect(clippy::cast_possible_truncation, reason = "the range is checked before")]
                let whole = (0.0..=f64::from(Profile::MAX.0)).contains(&hundredths).then(|| hundredths.round() as i32);
                whole
                    .filter(|&whole| (f64::from(whole) - hundredths).abs() < 1e-6)
                    .map(|whole| Number(Points(whole)))
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Float(number), &self))
            }
        }

        from.deserialize_any(Visitor)
    }
}

/// The line, from 1, that contains the byte at offset `at`.
fn line_at(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

/// The points of winner and loser, or the position of the pair in the file if the winner gets no more than the loser.
fn read_split(pair: &Spanned<[Number; 2]>) -> Result<Split, (usize, Reason)> {
    let [winner, loser] = pair.get_ref().map(|number| number.0);
    if winner > loser { Ok(Split { winner, loser }) } else { Err((pair.span().start, Reason::NoWin)) }
}

/// True if a match of one of these kinds can end with this score in games.
fn can_end(matches: &[MatchKind], games: Split) -> bool {
    let total = games.winner.0 + games.loser.0;
    let whole = games.winner.0 % 50 == 0 && total % 100 == 0;
    whole
        && matches.iter().any(|kind| match kind {
            MatchKind::Single => total == 100,
            MatchKind::Mirrored => total == 200,
            // 2:0 ends the match, so 3:0 cannot happen.
            MatchKind::BestOf3 => (total == 200 && games.loser.0 == 0) || (total == 300 && games.winner.0 <= 250),
        })
}

impl File {
    fn read_results(&self) -> Result<Vec<ExactResult>, (usize, Reason)> {
        let mut results: Vec<ExactResult> = Vec::new();
        for result in &self.result {
            let at = result.games.span().start;
            let games = read_split(&result.games)?;
            if self.decided_by == Measure::HqPoints {
                return Err((at, Reason::ByHqPoints));
            }
            if !can_end(self.matches.get_ref(), games) {
                return Err((at, Reason::Games));
            }
            if results.iter().any(|other| other.games == games) {
                return Err((at, Reason::Twice));
            }
            results.push(ExactResult { games, points: read_split(&result.points)? });
        }
        Ok(results)
    }

    /// The profile, or the byte offset and reason of the first mistake.
    fn into_profile(self) -> Result<Profile, (usize, Reason)> {
        if !(1..=32).contains(&self.name.get_ref().chars().count()) {
            return Err((self.name.span().start, Reason::Name));
        }
        if self.matches.get_ref().is_empty() {
            return Err((self.matches.span().start, Reason::NoMatches));
        }
        let win = read_split(&self.win)?;
        if self.draw.get_ref().0 > win.winner {
            return Err((self.draw.span().start, Reason::Draw));
        }
        if let (Some(hq_win), Measure::HqPoints) = (&self.hq_win, self.decided_by) {
            return Err((hq_win.span().start, Reason::ByHqPoints));
        }
        let results = self.read_results()?;
        let nothing = Points(0);
        Ok(Profile {
            name: self.name.into_inner(),
            matches: self.matches.into_inner(),
            decided_by: self.decided_by,
            win,
            draw: self.draw.into_inner().0,
            hq_win: self.hq_win.as_ref().map(read_split).transpose()?,
            results,
            bye: self.bye.map_or(win.winner, |number| number.0),
            walkover: self.walkover.map_or(
                WalkoverPoints { won: win.winner, lost: nothing, both: nothing },
                |points| WalkoverPoints { won: points.won.0, lost: points.lost.0, both: points.both.0 },
            ),
            absence: self.absence.map_or(nothing, |number| number.0),
        })
    }
}

impl Profile {
    /// Parses a profile from TOML.
    ///
    /// `name`, `matches`, `decided_by`, `win` and `draw` are required. Without `bye` and `walkover`, both count as a
    /// win and as a loss without points; without `absence`, an absence brings none. Points have at most two decimals.
    ///
    /// # Errors
    /// The line and reason of the first mistake.
    pub fn from_toml(text: &str) -> Result<Self, ProfileError> {
        let file: File = toml::from_str(text).map_err(|error| ProfileError {
            line: line_at(text, error.span().map_or(0, |span| span.start)),
            reason: Reason::Syntax(error.message().to_owned()),
        })?;
        file.into_profile().map_err(|(at, reason)| ProfileError { line: line_at(text, at), reason })
    }
}
