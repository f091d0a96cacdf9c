//! Aimed shots, and shots of limited range: sharpshooters, mortars, shotguns and rockets (NH-14.46, NH-14.61,
//! NH-14.65), including shots that redirecting units send on (NH-14.56).

use std::collections::BTreeSet;

use super::picture::Picture;
use super::round::{Arrival, exits};
use super::{Place, edge_towards, neighbour_place};

/// Every way to aim, each with its hits.
pub type AimedShots = Vec<Vec<Arrival>>;

/// Maximum number of redirections of a shot; with more, it runs in a circle.
const MAX_REDIRECTIONS: usize = 8;

fn single_arrival(target: usize, direction: usize) -> Arrival {
    Arrival { target, direction, times: Some(1) }
}

fn is_enemy(picture: &Picture<'_>, of: usize, other: usize) -> bool {
    picture.relations.can_harm(picture.side(of), picture.side(other))
}

/// True if a unit redirects a piece's shots that arrive in a direction (NH-14.56).
fn redirects(picture: &Picture<'_>, of: usize, unit: usize, direction: usize) -> bool {
    let edge = edge_towards(picture.piece(unit), direction + 3);
    !is_enemy(picture, of, unit) && !picture.is_netted(unit) && picture.card(unit).edges[edge].entry
}

/// The shot hits any one enemy on the line, up to a redirecting unit. If that unit sends the shot on, each copy is
/// aimed along its own line, provided that at least one of them can hit a unit (NH-14.65, R-89).
pub fn aimed_shots(picture: &Picture<'_>, of: usize, direction: usize) -> AimedShots {
    aimed_shots_from(picture, of, picture.piece(of).at, direction, MAX_REDIRECTIONS)
}

fn aimed_shots_from(picture: &Picture<'_>, of: usize, from: Place, direction: usize, turns: usize) -> AimedShots {
    let mut ways = Vec::new();
    let mut at = neighbour_place(from, direction);
    while picture.relations.is_on_board(at) {
        if let Some(unit) = picture.piece_at(at) {
            if is_enemy(picture, of, unit) {
                ways.push(vec![single_arrival(unit, direction)]);
            } else if redirects(picture, of, unit, direction) {
                if turns == 0 {
                    picture.record_open_question();
                    return ways;
                }
                let mut copies: AimedShots = vec![Vec::new()];
                for exit in exits(picture, unit) {
                    let further = aimed_shots_from(picture, of, at, exit, turns - 1);
                    if !further.is_empty() {
                        let joined =
                            |way: &Vec<Arrival>, more: &Vec<Arrival>| way.iter().chain(more).copied().collect();
                        copies =
                            copies.iter().flat_map(|way| further.iter().map(move |more| joined(way, more))).collect();
                    }
                }
                ways.extend(copies.into_iter().filter(|way| !way.is_empty()));
                return ways;
            }
        }
        at = neighbour_place(at, direction);
    }
    ways
}

/// A mortar hits the enemy exactly two hexes away, over any unit. From a redirecting unit on the first or second hex,
/// it hits the adjacent enemy in the direction of each exit (NH-14.46, O-13).
pub fn mortar_arrivals(picture: &Picture<'_>, of: usize, direction: usize) -> Vec<Arrival> {
    let first = neighbour_place(picture.piece(of).at, direction);
    let second = neighbour_place(first, direction);
    for at in [first, second] {
        if let Some(unit) = picture.piece_at(at)
            && redirects(picture, of, unit, direction)
        {
            return redirected_arrivals(picture, of, unit, MAX_REDIRECTIONS);
        }
    }
    picture
        .piece_at(second)
        .filter(|&unit| is_enemy(picture, of, unit))
        .map(|unit| single_arrival(unit, direction))
        .into_iter()
        .collect()
}

fn redirected_arrivals(picture: &Picture<'_>, of: usize, by: usize, turns: usize) -> Vec<Arrival> {
    if turns == 0 {
        picture.record_open_question();
        return Vec::new();
    }
    let further = |exit: usize| match picture.piece_at(neighbour_place(picture.piece(by).at, exit)) {
        Some(unit) if is_enemy(picture, of, unit) => vec![single_arrival(unit, exit)],
        Some(unit) if redirects(picture, of, unit, exit) => redirected_arrivals(picture, of, unit, turns - 1),
        _ => Vec::new(),
    };
    exits(picture, by).into_iter().flat_map(further).collect()
}

/// The first enemy on the line within three hexes, hit with strength 3, 2 or 1. The distance includes the path through
/// redirecting units (NH-14.65, O-11).
pub fn shotgun_hits(picture: &Picture<'_>, of: usize, direction: usize) -> Vec<(Arrival, i32)> {
    pellet_hits(picture, of, picture.piece(of).at, direction, 3)
}

fn pellet_hits(picture: &Picture<'_>, of: usize, from: Place, direction: usize, strength: i32) -> Vec<(Arrival, i32)> {
    let mut at = from;
    for left in (1..=strength).rev() {
        at = neighbour_place(at, direction);
        let Some(unit) = picture.piece_at(at) else { continue };
        if is_enemy(picture, of, unit) {
            return vec![(single_arrival(unit, direction), left)];
        }
        if redirects(picture, of, unit, direction) {
            let further = |exit: usize| pellet_hits(picture, of, at, exit, left - 1);
            return exits(picture, unit).into_iter().flat_map(further).collect();
        }
    }
    Vec::new()
}

/// Every way to steer a rocket: one hex straight ahead of its edge, then up to two more hexes in any direction. It
/// passes units of its own side and ends at the first enemy. It may miss, unless an enemy stands directly in front of
/// it (NH-14.61, R-78).
pub fn rocket_flights(picture: &Picture<'_>, of: usize, direction: usize) -> AimedShots {
    let mut open: BTreeSet<(Place, usize)> =
        BTreeSet::from([(neighbour_place(picture.piece(of).at, direction), direction)]);
    let (mut ways, mut may_miss) = (Vec::new(), true);
    for hexes in 1..=3 {
        let mut next = BTreeSet::new();
        for (at, direction) in open {
            if !picture.relations.is_on_board(at) {
                continue;
            }
            match picture.piece_at(at).filter(|&unit| is_enemy(picture, of, unit)) {
                Some(unit) => {
                    ways.push(vec![single_arrival(unit, direction)]);
                    may_miss &= hexes > 1;
                }
                None => next.extend((0..6).map(|direction| (neighbour_place(at, direction), direction))),
            }
        }
        open = next;
    }
    if may_miss {
        ways.push(Vec::new());
    }
    ways
}
