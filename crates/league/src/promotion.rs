//! Promotion and relegation between the divisions of two seasons.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::rules::PromotionRules;

/// The input for forming the divisions of the next season.
#[derive(Debug, Clone, Copy)]
pub struct Promotion<'a, P> {
    /// Number of players that move, and the sizes of the divisions; additional divisions have the size of the last.
    pub rules: &'a PromotionRules,
    /// The final order of each division, the top division first.
    pub tables: &'a [Vec<P>],
    /// Players leaving after this season.
    pub leaving: &'a BTreeSet<P>,
    /// New players in order of rating, the strongest first.
    pub newcomers: &'a [P],
}

/// The reason the divisions cannot be formed from the tables and rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PromotionError {
    /// A division has fewer players than have to move up and down from it.
    #[error("division {division} is too small for so many to move")]
    TooSmall {
        /// The division, from 1.
        division: usize,
    },
    /// The size of divisions is 0.
    #[error("a division needs at least one player")]
    Size,
    /// A player is in two divisions, or a newcomer is in one.
    #[error("a player is named twice")]
    Twice,
}

/// Forms the next season's divisions from the final tables, the top division first, each with its best player first.
///
/// Each division is listed as: relegated from above, stayed, promoted from below. The lists are joined; leaving players
/// are removed and newcomers added at the end. Cutting this list from the top into divisions of equal size, the last of
/// which may be smaller, fills vacancies automatically.
///
/// # Errors
/// If a division is too small for the moves, the size is 0 or a player is named twice.
pub fn next_divisions<P: Ord + Clone>(promotion: &Promotion<P>) -> Result<Vec<Vec<P>>, PromotionError> {
    let Promotion { rules, tables, leaving, newcomers } = promotion;
    let number = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let moving = number(rules.moving);
    if rules.sizes.is_empty() || rules.sizes.contains(&0) {
        return Err(PromotionError::Size);
    }
    let mut named = BTreeSet::new();
    if !tables.iter().flatten().chain(*newcomers).all(|player| named.insert(player)) {
        return Err(PromotionError::Twice);
    }
    let mut joined: Vec<P> = Vec::new();
    for (index, table) in tables.iter().enumerate() {
        let up = if index == 0 { 0 } else { moving };
        let down = if index + 1 == tables.len() { 0 } else { moving };
        if up + down > table.len() {
            return Err(PromotionError::TooSmall { division: index + 1 });
        }
        let relegated = index.checked_sub(1).map_or(&[][..], |above| &tables[above][tables[above].len() - moving..]);
        let promoted = tables.get(index + 1).map_or(&[][..], |below| &below[..moving.min(below.len())]);
        joined.extend_from_slice(relegated);
        joined.extend_from_slice(&table[up..table.len() - down]);
        joined.extend_from_slice(promoted);
    }
    joined.retain(|player| !leaving.contains(player));
    joined.extend(newcomers.iter().filter(|player| !leaving.contains(player)).cloned());
    let mut sizes = rules.sizes.iter().map(|&size| number(size));
    let mut size = 0;
    let mut left = joined.as_slice();
    let mut divisions = Vec::with_capacity(rules.sizes.len());
    while !left.is_empty() {
        size = sizes.next().unwrap_or(size);
        let (division, below) = left.split_at(size.min(left.len()));
        divisions.push(division.to_vec());
        left = below;
    }
    Ok(divisions)
}
