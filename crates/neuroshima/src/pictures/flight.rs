//! Hits in flight: the line of each hit, drawn as far as the hit has travelled.

use super::action;
use super::arrows::{Arrow, START_DISTANCE, direction_and_distance, lane_layout};
use super::layout::Layout;
use super::mark::{Mark, ShotKind};
use crate::rules::Hex;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};

/// The path of a hit, leg by leg.
struct FlightPath {
    legs: Vec<(Point, Point)>,
    kind: ShotKind,
    /// End of the last leg, if the path may continue from there.
    open: Option<Hex>,
    /// Gap in pixels between the end of the path and the target's centre.
    short: f32,
}

/// The paths of all hits among marks. A shot belongs to the legs immediately before it that lead to its starting hex.
fn flight_paths(layout: &Layout, marks: &[Mark]) -> Vec<FlightPath> {
    let mut ways: Vec<FlightPath> = Vec::new();
    for mark in marks {
        let (from, leg, kind, open, short) = match *mark {
            Mark::Shot { from, to, kind, .. } => {
                let arrow = Arrow::new(&lane_layout(layout, marks, from, to), marks, from, to, kind);
                let (_, length) = direction_and_distance(arrow.source, arrow.target);
                (from, (arrow.source, arrow.target), kind, None, length - arrow.end)
            }
            Mark::Leg { from, to, kind, .. } => {
                let lane = lane_layout(layout, marks, Some(from), to);
                (Some(from), (lane.hex_centre(from), lane.hex_centre(to)), kind, Some(to), 0.0)
            }
            Mark::Acts(_)
            | Mark::Heals { .. }
            | Mark::Wounded { .. }
            | Mark::Dies { .. }
            | Mark::Scores { .. }
            | Mark::Loses { .. } => continue,
        };
        if let Some(way) = ways.last_mut().filter(|way| way.open.is_some() && way.open == from) {
            way.legs.push(leg);
            (way.open, way.short) = (open, short);
        } else {
            ways.push(FlightPath { legs: vec![leg], kind, open, short });
        }
    }
    ways
}

impl FlightPath {
    fn leg_lengths(&self) -> impl Iterator<Item = f32> {
        self.legs.iter().map(|&(from, to)| direction_and_distance(from, to).1)
    }

    /// Distance from the start to the tip after a share of the path, from 0 to 1.
    fn tip_distance(&self, radius: f32, share: f32) -> f32 {
        let start = radius * START_DISTANCE;
        let end = self.leg_lengths().sum::<f32>() - self.short;
        start + (end - start).max(0.0) * share
    }

    fn paint(&self, canvas: &mut Canvas, radius: f32, share: f32) {
        let reach = self.tip_distance(radius, share);
        let mut gone = 0.0;
        for (&leg, length) in self.legs.iter().zip(self.leg_lengths()) {
            // A path of several legs begins at the centre of its attacker.
            let start = if self.legs.len() > 1 { 0.0 } else { radius * START_DISTANCE };
            if reach <= gone + length {
                let colour = self.kind.colour(canvas.palette);
                return Arrow::between(radius, leg, (start, reach - gone), self.kind).paint(canvas, colour);
            }
            action::paint_leg_line(canvas, radius, leg, self.kind);
            gone += length;
        }
    }
}

/// Draws shots in flight as far as they have travelled: `share` of each path, from 0 to 1.
pub fn paint(canvas: &mut Canvas, layout: &Layout, marks: &[Mark], share: f32) {
    for way in flight_paths(layout, marks) {
        way.paint(canvas, layout.radius, share);
    }
}

/// Areas around all shots in flight.
pub fn flight_areas(layout: &Layout, marks: &[Mark]) -> Vec<Area> {
    let around = |corner: Point| {
        let radius = layout.radius;
        Area::new(corner.x - radius, corner.y - radius, 2.0 * radius, 2.0 * radius)
    };
    flight_paths(layout, marks)
        .iter()
        .flat_map(|way| &way.legs)
        .flat_map(|&(from, to)| [from, to])
        .map(around)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::layout::{HandSize, Seating};
    use crate::rules::Board;

    fn layout() -> Layout {
        Layout::new(Seating { board: Board::STANDARD, sides: 2, hands: HandSize::Usual, in_teams: false })
    }

    fn hex(name: &str) -> Hex {
        Board::STANDARD.hex(name).expect("a hex of the board")
    }

    fn shot(from: Option<Hex>, to: Hex) -> Mark {
        Mark::Shot { from, to, by: None, kind: ShotKind::Ranged, wounds: 1, endless: false, armour: false }
    }

    #[test]
    fn a_tip_moves_from_its_attacker_to_its_target() {
        let layout = layout();
        let ways = flight_paths(&layout, &[shot(Some(hex("C1")), hex("C3")), shot(None, hex("B2"))]);
        assert_eq!(ways.len(), 2);
        for way in &ways {
            let reach = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| way.tip_distance(layout.radius, share));
            assert!(reach.windows(2).all(|pair| pair[0] < pair[1]), "{reach:?}");
            let length: f32 = way.leg_lengths().sum();
            assert!((reach[4] - (length - way.short)).abs() < 0.1, "where the whole arrow ends");
        }
    }

    #[test]
    fn legs_and_the_shot_after_them_form_one_path() {
        let layout = layout();
        let leg = |from, to| Mark::Leg { from: hex(from), to: hex(to), by: None, kind: ShotKind::Ranged };
        let marks =
            [leg("C5", "C3"), leg("C3", "B2"), shot(Some(hex("B2")), hex("B1")), shot(Some(hex("B1")), hex("C1"))];
        let ways = flight_paths(&layout, &marks);
        assert_eq!(ways.iter().map(|way| way.legs.len()).collect::<Vec<_>>(), [3, 1]);
        assert_eq!(flight_areas(&layout, &marks).len(), 8);
    }
}
