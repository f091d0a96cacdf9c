//! Poison and paralysis markers placed by attacks (NH-14.49, NH-14.57).

use std::collections::BTreeSet;

use super::{Oracle, Piece, Place, Scene};
use sztab_neuroshima::rules::marks::Marker;

/// A marker that an attack places: the piece, and the side to which the marker belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    pub on: Place,
    pub marker: Marker,
    pub by: usize,
}

impl Oracle {
    /// Every way to place the markers of attacks on units that survived the segment: all markers, or those that their
    /// player chooses if the supply is too small (NH-14.57, R-81, R-83).
    pub(super) fn lay_markers(&self, scene: &Scene, marks: &[Mark]) -> BTreeSet<Scene> {
        let mut scenes = BTreeSet::from([scene.clone()]);
        for marker in [Marker::Poison, Marker::Paralysis] {
            let sides: BTreeSet<Vec<usize>> = marks
                .iter()
                .filter(|mark| mark.marker == marker)
                .map(|mark| self.relations.supply_sharers(mark.by, marker))
                .collect();
            // The rules do not determine whose marker paralyses a unit if two sides could place one.
            if marker == Marker::Paralysis && sides.len() > 1 {
                self.is_unclear.set(true);
            }
            for group in sides {
                let of_group = |mark: &&Mark| mark.marker == marker && group.contains(&mark.by);
                let survives = |mark: &&Mark| piece_on(scene, mark.on).is_some();
                let mut wanted: Vec<Mark> = marks.iter().filter(of_group).filter(survives).copied().collect();
                if marker == Marker::Paralysis {
                    // One paralysis marker on a unit is enough.
                    wanted.retain(|mark| piece_on(scene, mark.on).is_some_and(|piece| piece.numb.is_empty()));
                    wanted.sort_by_key(|mark| mark.on);
                    wanted.dedup_by_key(|mark| mark.on);
                }
                scenes = scenes
                    .into_iter()
                    .flat_map(|scene| {
                        let free = self.supply(&scene, &group, marker);
                        let ways = choose_marks(&wanted, usize::try_from(free).unwrap_or(0));
                        ways.into_iter().map(move |way| with_marks(&scene, &way))
                    })
                    .collect();
            }
        }
        scenes
    }

    /// Number of a group's markers that are not on the board.
    fn supply(&self, scene: &Scene, group: &[usize], marker: Marker) -> i32 {
        let all: i32 = group.iter().map(|&side| self.relations.tokens(side, marker)).sum();
        let laid = |side: &usize| -> i32 {
            let on = scene.pieces.iter().map(|piece| match marker {
                Marker::Poison => piece.poison.get(side).copied().unwrap_or(0),
                Marker::Paralysis => i32::from(piece.numb.contains(side)),
            });
            on.sum()
        };
        all - group.iter().map(laid).sum::<i32>()
    }
}

fn piece_on(scene: &Scene, at: Place) -> Option<&Piece> {
    scene.pieces.iter().find(|piece| piece.at == at)
}

fn with_marks(scene: &Scene, marks: &[Mark]) -> Scene {
    let mut scene = scene.clone();
    for mark in marks {
        let Some(piece) = scene.pieces.iter_mut().find(|piece| piece.at == mark.on) else { continue };
        match mark.marker {
            Marker::Poison => *piece.poison.entry(mark.by).or_default() += 1,
            Marker::Paralysis => _ = piece.numb.insert(mark.by),
        }
    }
    scene
}

/// Every way to choose `count` of the marks; all of them if there are fewer.
fn choose_marks(marks: &[Mark], count: usize) -> Vec<Vec<Mark>> {
    if marks.len() <= count {
        return vec![marks.to_vec()];
    }
    let Some((first, rest)) = marks.split_first().filter(|_| count > 0) else { return vec![Vec::new()] };
    let with_first = choose_marks(rest, count - 1).into_iter().map(|way| [*first].into_iter().chain(way).collect());
    with_first.chain(choose_marks(rest, count)).collect()
}
