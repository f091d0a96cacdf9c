//! Layout of attack arrows: moved aside from arrows in the opposite direction, and ending short of the symbols on their
//! target.

use super::layout::Layout;
use super::mark::{Mark, ShotKind};
use crate::rules::Hex;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::Colour;

/// Distance by which an arrow is moved to the right of the line between two hexes if another arrow runs in the opposite
/// direction, in radii. Between neighbouring hexes the two heads are side by side.
const LANE_OFFSET: f32 = 0.185;
/// Distance from the centre of the attacker to the beginning of an arrow, in radii.
pub const START_DISTANCE: f32 = 0.5;
/// Distance above the centre of a target at which an attack without an attacker begins, in radii.
const DROP_HEIGHT: f32 = 1.7;
/// Half the width of the outline, in radii.
const OUTLINE_HALF_WIDTH: f32 = 0.028;

/// The unit vector from one point to another, and the distance between them.
pub fn direction_and_distance(from: Point, to: Point) -> ((f32, f32), f32) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    ((dx / length, dy / length), length)
}

/// The layout for an attack from one hex to another, moved to the right of the attack's direction if one of the marks
/// is an attack in the opposite direction on the same line.
pub fn lane_layout(layout: &Layout, marks: &[Mark], from: Option<Hex>, to: Hex) -> Layout {
    let Some(from) = from.filter(|&from| from != to) else { return layout.clone() };
    let is_met = marks.iter().any(|mark| {
        let (Mark::Shot { from: Some(other), to: end, .. } | Mark::Leg { from: other, to: end, .. }) = *mark else {
            return false;
        };
        are_opposing(layout, (from, to), (other, end))
    });
    let ((x, y), _) = direction_and_distance(layout.hex_centre(from), layout.hex_centre(to));
    let aside = if is_met { layout.radius * LANE_OFFSET } else { 0.0 };
    layout.shift(-y * aside, x * aside)
}

/// True if two paths lie on one line, share a part of it and run in opposite directions.
fn are_opposing(layout: &Layout, one: (Hex, Hex), other: (Hex, Hex)) -> bool {
    let (start, end) = (layout.hex_centre(one.0), layout.hex_centre(one.1));
    let ((x, y), length) = direction_and_distance(start, end);
    let place = |at: Point| {
        let (dx, dy) = (at.x - start.x, at.y - start.y);
        (dx * x + dy * y, (dy * x - dx * y).abs())
    };
    let ((from, off), (to, off_too)) = (place(layout.hex_centre(other.0)), place(layout.hex_centre(other.1)));
    let near = layout.radius * 0.1;
    off.max(off_too) < near && to + near < from && to + near < length && from > near
}

/// An arrow from the edge of an attacker to the symbols on its target.
#[derive(Debug, Clone, Copy)]
pub struct Arrow {
    /// The centre of the attacker.
    pub source: Point,
    /// The centre of the target.
    pub target: Point,
    along: (f32, f32),
    /// Distance from the centre of the attacker to the beginning of the arrow, in pixels.
    pub start: f32,
    /// Distance from the centre of the attacker to the tip of the arrow, in pixels.
    pub end: f32,
    half: f32,
    head: f32,
    wing: f32,
    line: f32,
}

impl Arrow {
    /// The arrow of an attack. `layout` is the layout of the arrow's lane; an attack without an attacker comes from
    /// above.
    pub fn new(layout: &Layout, marks: &[Mark], from: Option<Hex>, to: Hex, kind: ShotKind) -> Self {
        let (target, radius) = (layout.hex_centre(to), layout.radius);
        let source = from.map_or(target.shift(0.0, -radius * DROP_HEIGHT), |from| layout.hex_centre(from));
        let (along, length) = direction_and_distance(source, target);
        Self::between(
            radius,
            (source, target),
            (radius * START_DISTANCE, length - radius * tip_distance(marks, to, along)),
            kind,
        )
    }

    /// An arrow on the line from one point to another. `start` and `end` are distances from the first point; the head
    /// is no longer than the arrow.
    pub fn between(radius: f32, (source, target): (Point, Point), (start, end): (f32, f32), kind: ShotKind) -> Self {
        let (along, _) = direction_and_distance(source, target);
        let (half, head, wing) = match kind {
            ShotKind::Melee | ShotKind::Poison => (0.085, 0.34, 0.175),
            ShotKind::Ranged | ShotKind::Gauss | ShotKind::Blast => (0.06, 0.3, 0.17),
        };
        Self {
            source,
            target,
            along,
            start,
            end,
            half: radius * half,
            head: radius * head,
            wing: radius * wing,
            line: radius * OUTLINE_HALF_WIDTH,
        }
    }

    fn point_at(&self, along: f32, aside: f32) -> Point {
        let (x, y) = self.along;
        self.source.shift(x * along - y * aside, y * along + x * aside)
    }

    /// Draws the whole arrow.
    pub fn paint(&self, canvas: &mut Canvas, colour: Colour) {
        let Self { start, end, half, wing, .. } = *self;
        let neck = (end - self.head).max(start);
        let arrow = [
            self.point_at(start, -half),
            self.point_at(neck, -half),
            self.point_at(neck, -wing),
            self.point_at(end, 0.0),
            self.point_at(neck, wing),
            self.point_at(neck, half),
            self.point_at(start, half),
        ];
        canvas.fill_outlined_polygon(&arrow, self.line, colour);
    }

    /// Draws the head again, over anything drawn since.
    pub fn paint_head(&self, canvas: &mut Canvas, colour: Colour) {
        let Self { end, half, wing, .. } = *self;
        let neck = end - self.head;
        canvas.fill_outlined_polygon(
            &[self.point_at(neck, -wing), self.point_at(end, 0.0), self.point_at(neck, wing)],
            self.line,
            colour,
        );
        // The head has no outline where it joins the shaft.
        let (below, above) = (neck - self.line * 1.5, neck + self.line * 1.5);
        let joint = [
            self.point_at(below, -half),
            self.point_at(above, -half),
            self.point_at(above, half),
            self.point_at(below, half),
        ];
        canvas.fill_polygon(&joint, colour);
    }
}

/// Distance from the centre of a target to the tips of the arrows that hit it, in radii, chosen so that numbers and
/// symbols on the target stay readable.
fn tip_distance(marks: &[Mark], target: Hex, (_, y): (f32, f32)) -> f32 {
    match marks.iter().find(|mark| mark.fate_hex() == Some(target)) {
        Some(mark) if mark.falling_hex().is_some() => 0.5,
        // Points are shown below the centre, where arrows from below would end.
        Some(_) if y < -0.9 => 0.76,
        Some(_) => 0.64,
        None => 0.67,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::layout::{HandSize, Seating};
    use crate::rules::Board;
    use sztab_pictures::palette::Colours;

    fn layout() -> Layout {
        Layout::new(Seating { board: Board::STANDARD, sides: 2, hands: HandSize::Usual, in_teams: false })
    }

    fn hex(name: &str) -> Hex {
        Board::STANDARD.hex(name).expect("a hex")
    }

    fn shot(from: &str, to: &str, kind: ShotKind) -> Mark {
        let (from, to) = (Some(hex(from)), hex(to));
        Mark::Shot { from, to, by: None, kind, wounds: 1, endless: false, armour: false }
    }

    /// The pixels that the arrow of a shot covers.
    fn covered_pixels(marks: &[Mark], mark: Mark) -> Vec<bool> {
        let layout = layout();
        let palette = Colours::Default.palette();
        let empty = Canvas::new(layout.width, layout.height, palette);
        let mut canvas = empty.clone();
        if let Mark::Shot { from, to, kind, .. } = mark {
            let arrow = Arrow::new(&lane_layout(&layout, marks, from, to), marks, from, to, kind);
            arrow.paint(&mut canvas, palette.melee);
            arrow.paint_head(&mut canvas, palette.melee);
        }
        canvas.pixels().iter().zip(empty.pixels()).map(|(now, before)| now != before).collect()
    }

    fn share_pixels(one: Mark, other: Mark) -> bool {
        let marks = [one, other];
        let [one, other] = [one, other].map(|mark| covered_pixels(&marks, mark));
        one.iter().zip(other).any(|(one, other)| *one && other)
    }

    #[test]
    fn opposite_attacks_share_no_pixels() {
        for (one, other) in [("C2", "C3"), ("B2", "C3"), ("D2", "C3"), ("A1", "E3"), ("C1", "C5")] {
            for kind in [ShotKind::Melee, ShotKind::Ranged] {
                assert!(!share_pixels(shot(one, other, ShotKind::Melee), shot(other, one, kind)), "{one} {other}");
            }
        }
        // One of the two attacks flies past the hexes of the other.
        assert!(!share_pixels(shot("C1", "C4", ShotKind::Ranged), shot("C3", "C2", ShotKind::Melee)));
    }

    #[test]
    fn arrows_without_a_counterpart_stay_in_the_middle() {
        let layout = layout();
        let alone = [shot("C2", "C3", ShotKind::Melee), shot("C4", "C3", ShotKind::Melee)];
        let middle = lane_layout(&layout, &alone, Some(hex("C2")), hex("C3")).hex_centre(hex("C3"));
        assert_eq!(middle, layout.hex_centre(hex("C3")));
    }

    #[test]
    fn arrow_tips_end_before_the_amount_of_the_hit() {
        let marks = [shot("C2", "C3", ShotKind::Ranged)];
        let layout = layout();
        let arrow = Arrow::new(&layout, &marks, Some(hex("C2")), hex("C3"), ShotKind::Ranged);
        let tip = arrow.point_at(arrow.end, 0.0);
        // The amount of a hit is a disc with a radius of 0.2, at 0.45 radii from the centre.
        assert!(layout.hex_centre(hex("C3")).y - tip.y > layout.radius * 0.65);
    }
}
