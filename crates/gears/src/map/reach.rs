//! Distances between areas, and the ways that figures take (GOW-5.7, GOW-5.11).

use std::collections::VecDeque;

use super::geometry::{Geometry, NEVER};
use super::place::Area;

/// Least numbers of steps between all pairs, row by row.
pub(super) fn distances(near: &[Vec<usize>]) -> Vec<u8> {
    let mut all = Vec::with_capacity(near.len() * near.len());
    for from in 0..near.len() {
        let mut row = vec![NEVER; near.len()];
        row[from] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(place) = queue.pop_front() {
            for &next in &near[place] {
                if row[next] == NEVER {
                    row[next] = row[place].saturating_add(1).min(NEVER - 1);
                    queue.push_back(next);
                }
            }
        }
        all.extend(row);
    }
    all
}

impl Geometry {
    /// Areas one step nearer to a goal, in canonical order.
    pub fn steps_toward(&self, from: Area, goal: Area) -> impl Iterator<Item = Area> {
        let distance = self.distance(from, goal);
        self.near(from).filter(move |&next| distance != NEVER && self.distance(next, goal) + 1 == distance)
    }

    /// The shortest way whose areas come first in canonical order, compared area by area, without its beginning.
    #[must_use]
    pub fn way(&self, from: Area, goal: Area) -> Vec<Area> {
        let (mut way, mut at) = (Vec::new(), from);
        while let Some(next) = self.steps_toward(at, goal).next() {
            way.push(next);
            at = next;
        }
        way
    }

    /// Areas in which a figure can end that goes some areas along a shortest way, in canonical order (GOW-5.8).
    #[must_use]
    pub fn ends(&self, from: Area, goal: Area, steps: u8) -> Vec<Area> {
        let distance = self.distance(from, goal);
        if distance == NEVER {
            return vec![from];
        }
        let steps = steps.min(distance);
        let is_end = |&&end: &&Area| {
            self.distance(from, end) == steps
                && u16::from(self.distance(end, goal)) + u16::from(steps) == u16::from(distance)
        };
        self.areas().iter().filter(is_end).copied().collect()
    }
}
