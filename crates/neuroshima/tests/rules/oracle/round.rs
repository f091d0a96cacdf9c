//! Shots that redirecting units send on, counted by the number of redirections (NH-14.56).

use std::collections::{BTreeMap, BTreeSet};

use super::picture::Picture;
use super::{Place, edge_towards, neighbour_place};

/// A unit at which a shot arrives, with the shot's direction and number of copies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrival {
    pub target: usize,
    pub direction: usize,
    /// Number of copies; `None` for a closed loop, which makes endless attacks.
    pub times: Option<usize>,
}

/// Every arrival of a piece's shot in a direction; a Gauss shot passes through enemies.
///
/// For each redirecting unit, the number of paths on which a shot reaches it through 0, 1, 2, ... other redirecting
/// units is counted. A path longer than the number of units on the board has run in a circle, which it can do
/// endlessly.
pub fn arrivals(picture: &Picture<'_>, of: usize, direction: usize, is_gauss: bool) -> Vec<Arrival> {
    let side = picture.side(of);
    let ray = |from: Place, direction: usize| Ray::cast(picture, side, from, direction, is_gauss);
    let first = ray(picture.piece(of).at, direction);
    let mut found: Vec<Arrival> =
        first.hits.iter().map(|&target| Arrival { target, direction, times: Some(1) }).collect();
    let pieces = picture.piece_count();
    let mut short: BTreeMap<usize, usize> = BTreeMap::new();
    let mut long: BTreeSet<usize> = BTreeSet::new();
    let mut generation: BTreeMap<usize, usize> = first.next.into_iter().map(|next| (next, 1)).collect();
    for length in 0..=2 * pieces {
        for (&unit, &ways) in &generation {
            let known = short.entry(unit).or_default();
            *known = known.saturating_add(ways);
            if length >= pieces {
                long.insert(unit);
            }
        }
        let mut following: BTreeMap<usize, usize> = BTreeMap::new();
        for (&unit, &ways) in &generation {
            for next in exits(picture, unit).into_iter().filter_map(|exit| ray(picture.piece(unit).at, exit).next) {
                let known = following.entry(next).or_default();
                *known = known.saturating_add(ways);
            }
        }
        generation = following;
    }
    for (unit, ways) in short {
        let times = if long.contains(&unit) { None } else { Some(ways) };
        for exit in exits(picture, unit) {
            let hits = ray(picture.piece(unit).at, exit).hits;
            found.extend(hits.into_iter().map(|target| Arrival { target, direction: exit, times }));
        }
    }
    found
}

/// The directions in which a redirecting unit sends shots on.
pub fn exits(picture: &Picture<'_>, unit: usize) -> Vec<usize> {
    let looks = |direction: &usize| picture.card(unit).edges[edge_towards(picture.piece(unit), *direction)].exit;
    (0..6).filter(looks).collect()
}

/// Units that a shot meets on a line.
struct Ray {
    hits: Vec<usize>,
    next: Option<usize>,
}

impl Ray {
    fn cast(picture: &Picture<'_>, side: usize, from: Place, direction: usize, is_gauss: bool) -> Self {
        let mut ray = Self { hits: Vec::new(), next: None };
        let mut at = neighbour_place(from, direction);
        while picture.relations.is_on_board(at) {
            if let Some(unit) = picture.piece_at(at) {
                let there = picture.piece(unit);
                if picture.relations.can_harm(side, picture.side(unit)) {
                    ray.hits.push(unit);
                    if !is_gauss {
                        return ray;
                    }
                } else if !picture.is_netted(unit) && picture.card(unit).edges[edge_towards(there, direction + 3)].entry
                {
                    ray.next = Some(unit);
                    return ray;
                }
            }
            at = neighbour_place(at, direction);
        }
        ray
    }
}
