//! Values of criteria.

use std::fmt;

use crate::{
    fraction::{self, Fraction},
    record::Points,
};

/// A player's value by a criterion; more is better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// A number, in points, matches, games or HQ points.
    Number(Fraction),
    /// Points among those still level, once for each application of head-to-head; empty if it says nothing.
    Among(Vec<Points>),
}

impl Default for Value {
    fn default() -> Self {
        Self::Among(Vec::new())
    }
}

/// Decimals with two places: `11.5`, `11.33`; applications of head-to-head with slashes, `-` for none.
impl fmt::Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => formatter.write_str(&fraction::decimal(number, 2)),
            Self::Among(points) if points.is_empty() => formatter.write_str("-"),
            Self::Among(points) => {
                let shown: Vec<String> =
                    points.iter().map(|&points| fraction::decimal(&Fraction::from(points), 2)).collect();
                formatter.write_str(&shown.join("/"))
            }
        }
    }
}
