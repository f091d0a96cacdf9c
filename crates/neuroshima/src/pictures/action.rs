//! Draws events: acting units, lines of fire, wounds and deaths.

use super::arrows::{Arrow, direction_and_distance, lane_layout};
use super::grid;
use super::hexagon::hexagon;
use super::layout::Layout;
use super::mark::{Mark, ShotKind};
use super::scene::Scene;
use super::symbols;
use super::symbols::Symbol;
use super::symbols::shapes::BURST;
use super::tile::badges;
use crate::rules::{Effect, Hex, HexSet, Side};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::{Colour, Palette, Style};
pub use sztab_pictures::text::{Align, Type};

/// Distance from the centre of a target to the number that shows a hit's amount, in radii. Wounds that a unit suffers
/// are drawn in the centre.
const AMOUNT_DISTANCE: f32 = 0.45;

/// Draws marks over a scene: frames around acting units, shots below the tiles' words and numbers, their results, and
/// the arrowheads on top of everything.
pub fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, marks: &[Mark]) {
    for mark in marks {
        if let Mark::Acts(hex) = *mark {
            paint_acting_frame(canvas, layout, hex);
        }
    }
    // Dim dying units first, so that lines of fire are drawn over them.
    for hex in marks.iter().filter_map(Mark::falling_hex) {
        canvas
            .fill_polygon(&hexagon(layout.hex_centre(hex), layout.radius * 0.93), canvas.palette.ink.with_opacity(130));
    }
    paint_shots(canvas, layout, marks);
    let all: Vec<(Hex, Hex)> = marks.iter().filter_map(|mark| mark.line()).collect();
    let falling: HexSet = marks.iter().filter_map(Mark::falling_hex).collect();
    grid::repaint_words(canvas, layout, scene, &all, falling);
    let bubbles = paint_hit_amounts(canvas, layout, marks);
    for mark in marks {
        if let Mark::Wounded { hex, amount } = *mark {
            paint_wound(canvas, layout, scene, &bubbles, hex, amount);
        } else if let Mark::Dies { hex, segment } = *mark {
            paint_death(canvas, layout, hex, segment);
        }
    }
    // Numbers of hits and wound drops may overlap a badge in a corner.
    let struck = all.iter().map(|&(_, to)| to).filter(|hex| !falling.contains(*hex));
    grid::repaint_badges(canvas, layout, scene, struck.collect());
    // Letters of attackers are drawn over the crosses: a cross on an attacker must not hide its side. Points need no
    // extra letter, because they carry that of the scoring side.
    for mark in marks {
        if let Mark::Shot { from: Some(from), to, by: Some(side), .. } | Mark::Leg { from, to, by: Some(side), .. } =
            *mark
        {
            paint_attacker(canvas, &lane_layout(layout, marks, Some(from), to), from, to, side);
        }
    }
    paint_points(canvas, layout, marks);
    for mark in marks {
        if let Mark::Shot { from, to, kind, .. } = *mark {
            arrow(layout, marks, from, to, kind).paint_head(canvas, kind.colour(canvas.palette));
        }
    }
}

fn arrow(layout: &Layout, marks: &[Mark], from: Option<Hex>, to: Hex, kind: ShotKind) -> Arrow {
    Arrow::new(&lane_layout(layout, marks, from, to), marks, from, to, kind)
}

/// Draws shots, their paths, and the wounds that Medics take.
fn paint_shots(canvas: &mut Canvas, layout: &Layout, marks: &[Mark]) {
    for mark in marks {
        match *mark {
            Mark::Shot { from, to, kind, .. } => {
                arrow(layout, marks, from, to, kind).paint(canvas, kind.colour(canvas.palette));
            }
            Mark::Leg { from, to, kind, .. } => {
                paint_leg(canvas, &lane_layout(layout, marks, Some(from), to), from, to, kind);
            }
            Mark::Heals { medic, patient } => paint_healing(canvas, layout, medic, patient),
            Mark::Acts(_) | Mark::Wounded { .. } | Mark::Dies { .. } | Mark::Scores { .. } | Mark::Loses { .. } => {}
        }
    }
}

/// Draws the amounts of hits, and returns their positions. Units that die and HQs whose points change have no amounts:
/// their fate is drawn instead.
fn paint_hit_amounts(canvas: &mut Canvas, layout: &Layout, marks: &[Mark]) -> Vec<Point> {
    let mut bubbles = Vec::new();
    for mark in marks {
        if let Mark::Shot { from, to, kind, wounds, endless, armour, .. } = *mark
            && !marks.iter().any(|mark| mark.fate_hex() == Some(to))
        {
            let says = match wounds {
                1.. if endless => "∞".to_owned(),
                // An Explosive destroys without wounding.
                0 if kind == ShotKind::Blast => "×".to_owned(),
                wounds => wounds.to_string(),
            };
            let aside = lane_layout(layout, marks, from, to).hex_centre(to);
            let places = Bubble { layout, from, to, aside };
            paint_bubble(canvas, &places, &mut bubbles, kind, (&says, armour));
        }
    }
    bubbles
}

/// Draws the points lost by HQs and scored by sides, above the cross of a destroyed HQ.
fn paint_points(canvas: &mut Canvas, layout: &Layout, marks: &[Mark]) {
    let mut scored: Vec<Hex> = Vec::new();
    for mark in marks {
        match *mark {
            Mark::Loses { hex, points } => paint_lost_points(canvas, layout, hex, points),
            Mark::Scores { hex, side, points } => {
                let earlier = scored.iter().filter(|&&other| other == hex).map(|_| 1.0).sum::<f32>();
                paint_scored_points(canvas, layout, (hex, earlier), side, points);
                scored.push(hex);
            }
            Mark::Acts(_)
            | Mark::Shot { .. }
            | Mark::Leg { .. }
            | Mark::Heals { .. }
            | Mark::Wounded { .. }
            | Mark::Dies { .. } => {}
        }
    }
}

/// Draws a bright frame around an acting unit, in the gap between the tiles.
fn paint_acting_frame(canvas: &mut Canvas, layout: &Layout, hex: Hex) {
    let centre = layout.hex_centre(hex);
    let ring =
        |inner: f32, outer: f32| [hexagon(centre, layout.radius * inner), hexagon(centre, layout.radius * outer)];
    let ink = ring(0.9, 1.06);
    canvas.fill(&[&ink[0], &ink[1]], canvas.palette.ink);
    let bright = ring(0.925, 1.035);
    canvas.fill(&[&bright[0], &bright[1]], canvas.palette.burst);
}

impl ShotKind {
    /// The colour of arrows for this kind of shot.
    pub(super) fn colour(self, palette: &Palette) -> Colour {
        match self {
            Self::Melee => palette.melee,
            Self::Ranged => palette.ranged,
            Self::Gauss => palette.gauss,
            Self::Poison => palette.bonus,
            Self::Blast => palette.burst,
        }
    }
}

/// Draws the path of a shot from one hex to the next.
fn paint_leg(canvas: &mut Canvas, layout: &Layout, from: Hex, to: Hex, kind: ShotKind) {
    paint_leg_line(canvas, layout.radius, (layout.hex_centre(from), layout.hex_centre(to)), kind);
}

/// Draws the line of a shot whose path continues beyond the line's end.
pub fn paint_leg_line(canvas: &mut Canvas, radius: f32, (start, end): (Point, Point), kind: ShotKind) {
    for (width, colour) in [(0.176, canvas.palette.ink), (0.12, kind.colour(canvas.palette))] {
        canvas.draw_line(start, end, radius * width, colour);
    }
}

/// Draws a hit on a unit at the instant of impact: a bright frame and a burst.
pub fn paint_flash(canvas: &mut Canvas, layout: &Layout, hex: Hex) {
    let (centre, radius) = (layout.hex_centre(hex), layout.radius);
    let palette = canvas.palette;
    canvas.fill(&[&hexagon(centre, radius * 0.8), &hexagon(centre, radius * 0.955)], palette.paper);
    for (size, colour) in [(0.74, palette.burst), (0.46, palette.paper)] {
        let burst = BURST.map(|(x, y)| centre.shift(x * radius * size, y * radius * size));
        canvas.fill_outlined_polygon(&burst, radius * 0.028, colour);
    }
}

/// Draws the letter of the attacking side on the tail of the arrow.
fn paint_attacker(canvas: &mut Canvas, layout: &Layout, from: Hex, to: Hex, side: Side) {
    let (source, radius) = (layout.hex_centre(from), layout.radius);
    let ((x, y), _) = direction_and_distance(source, layout.hex_centre(to));
    // Names are drawn below the centre.
    let along = radius * if y > 0.9 { 0.26 } else { 0.46 };
    badges::paint_letter(canvas, source.shift(x * along, y * along), radius * 1.15, style(canvas, side));
}

fn style(canvas: &Canvas, side: Side) -> &'static Style {
    canvas.style(side.index())
}

/// Draws points on their way from an HQ to the panel of the side that scores them.
pub fn paint_flying_points(canvas: &mut Canvas, layout: &Layout, marks: &[Mark]) {
    for mark in marks {
        let Mark::Scores { hex, side, .. } = *mark else { continue };
        let Some(panel) = layout.corners.get(side.index()).map(|place| place.identity) else { continue };
        let (from, to) = (layout.hex_centre(hex), Point::new(panel.x + panel.w / 2.0, panel.y + panel.h * 0.66));
        let ((x, y), length) = direction_and_distance(from, to);
        let colour = style(canvas, side).bright;
        let (step, mut along) = (layout.radius * 0.5, layout.radius * 1.15);
        while along < length {
            let star = symbols::star(from.shift(x * along, y * along), layout.radius * 0.15);
            canvas.fill_outlined_polygon(&star, layout.radius * 0.03, colour);
            along += step;
        }
    }
}

/// Possible positions for the amount of a hit.
struct Bubble<'a> {
    layout: &'a Layout,
    from: Option<Hex>,
    to: Hex,
    /// The centre of the target in the arrow's lane.
    aside: Point,
}

impl Bubble<'_> {
    /// Positions for discs of a given size: at the tip of the arrow, then to either side of it. If another attack runs
    /// in the opposite direction, the discs are shifted aside to leave room for its letter.
    fn candidate_positions(&self, size: f32) -> [Point; 6] {
        let (target, radius) = (self.layout.hex_centre(self.to), self.layout.radius);
        let source = self.from.map_or(target.shift(0.0, -radius), |from| self.layout.hex_centre(from));
        let ((x, y), _) = direction_and_distance(target, source);
        let middle = Point::new(f32::midpoint(target.x, self.aside.x), f32::midpoint(target.y, self.aside.y));
        [0.0, 1.0, -1.0, 2.0, -2.0, 3.0].map(|aside: f32| {
            middle.shift(
                x * radius * AMOUNT_DISTANCE - y * size * 1.9 * aside,
                y * radius * AMOUNT_DISTANCE + x * size * 1.9 * aside,
            )
        })
    }
}

/// Draws the amount of a hit at the tip of the arrow, or a cross for destruction. Several hits on one unit are shown
/// side by side.
fn paint_bubble(
    canvas: &mut Canvas,
    bubble: &Bubble<'_>,
    taken: &mut Vec<Point>,
    kind: ShotKind,
    (says, armour): (&str, bool),
) {
    let size = bubble.layout.radius * 0.17;
    let is_free =
        |at: &Point, taken: &[Point]| taken.iter().all(|other| direction_and_distance(*at, *other).1 >= size * 1.7);
    let places = bubble.candidate_positions(size);
    let at = places.into_iter().find(|at| is_free(at, taken)).unwrap_or(places[0]);
    taken.push(at);
    if kind == ShotKind::Poison {
        return symbols::paint_symbol(canvas, Symbol::Poison, at, size * 1.3);
    }
    let palette = canvas.palette;
    paint_amount_disc(canvas, at, size, armour);
    Type::bold(size * 1.75, palette.paper).draw(canvas, at, Align::Ink, says);
}

/// Draws the disc under the amount of a hit. If armour has stopped part of the hit, the disc has a ring of armour with
/// rivets.
pub fn paint_amount_disc(canvas: &mut Canvas, at: Point, size: f32, armour: bool) {
    let palette = canvas.palette;
    if armour {
        canvas.fill_disc(at, size * 1.46, palette.ink);
        canvas.fill_disc(at, size * 1.36, palette.armour);
        for (x, y) in [(-0.8, -0.8), (0.8, -0.8), (-0.8, 0.8), (0.8, 0.8)] {
            canvas.fill_disc(at.shift(x * size, y * size), size * 0.13, palette.ink);
        }
    } else {
        canvas.fill_disc(at, size * 1.18, palette.paper);
    }
    canvas.fill_disc(at, size, palette.wound);
}

/// Draws an arrow from the patient to the Medic that takes its wounds.
fn paint_healing(canvas: &mut Canvas, layout: &Layout, medic: Hex, patient: Hex) {
    let (from, to, radius) = (layout.hex_centre(patient), layout.hex_centre(medic), layout.radius);
    let ((x, y), length) = direction_and_distance(from, to);
    let (start, end) = (radius * 0.4, length - radius * 0.42);
    let at = |along: f32| from.shift(x * along, y * along);
    for (width, colour) in [(0.17, canvas.palette.ink), (0.11, canvas.palette.paper)] {
        canvas.draw_line(at(start), at(end), radius * width, colour);
    }
    symbols::paint_effect(canvas, Effect::Medic, at(length * 0.5), radius * 0.24);
    symbols::paint_effect(canvas, Effect::Medic, to, radius * 0.34);
}

/// Draws a drop with the number of wounds, over the unit's drawing or elsewhere on the tile where it does not overlap
/// the amount of a hit.
fn paint_wound(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, bubbles: &[Point], hex: Hex, amount: u8) {
    let (centre, radius) = (layout.hex_centre(hex), layout.radius);
    let places = [grid::portrait_offset(canvas, scene, hex).max(-0.34), 0.0, 0.42]
        .map(|below| centre.shift(0.0, below * radius));
    let is_free = |at: &Point| bubbles.iter().all(|other| direction_and_distance(*at, *other).1 >= radius * 0.44);
    let at = places.into_iter().find(is_free).unwrap_or(places[0]);
    symbols::paint_symbol(canvas, Symbol::Wound, at.shift(0.0, -radius * 0.03), radius * 0.235);
    let number = Type::bold(radius * 0.25, canvas.palette.paper);
    number.draw(canvas, at.shift(0.0, radius * 0.04), Align::Ink, &format!("+{amount}"));
}

/// Draws a cross over a dying unit's tile. If the initiative segment of its death is known, the number is drawn in the
/// centre, where no arrow ends.
fn paint_death(canvas: &mut Canvas, layout: &Layout, hex: Hex, segment: Option<u8>) {
    let (centre, radius) = (layout.hex_centre(hex), layout.radius);
    let reach = radius * 0.38;
    for (width, colour) in [(0.22, canvas.palette.paper), (0.14, canvas.palette.wound)] {
        for side in [-1.0, 1.0] {
            let (a, b) = (centre.shift(-reach * side, -reach), centre.shift(reach * side, reach));
            canvas.draw_line(a, b, radius * width, colour);
        }
    }
    if let Some(segment) = segment {
        canvas.fill_disc(centre, radius * 0.215, canvas.palette.wound);
        canvas.fill_disc(centre, radius * 0.175, canvas.palette.paper);
        Type::bold(radius * 0.29, canvas.palette.ink).draw(canvas, centre, Align::Ink, &segment.to_string());
    }
}

fn paint_lost_points(canvas: &mut Canvas, layout: &Layout, hex: Hex, points: u8) {
    let at = layout.hex_centre(hex).shift(0.0, layout.radius * 0.42);
    paint_plate(canvas, layout, at, canvas.palette.wound, &format!("−{points}"), canvas.palette.paper);
}

/// Draws the points scored on an HQ; the plates of several sides stand one above the other.
fn paint_scored_points(canvas: &mut Canvas, layout: &Layout, (hex, earlier): (Hex, f32), side: Side, points: u8) {
    let at = layout.hex_centre(hex).shift(0.0, layout.radius * (0.42 - 0.56 * earlier));
    let style = style(canvas, side);
    paint_plate(canvas, layout, at, style.bright, &format!("{} +{points}", style.letter), canvas.palette.ink);
}

/// Draws a short text on a plate with a light rim.
fn paint_plate(canvas: &mut Canvas, layout: &Layout, at: Point, ground: Colour, text: &str, ink: Colour) {
    let radius = layout.radius;
    let number = Type::bold(radius * 0.52, ink);
    let half = number.width(text) / 2.0 + radius * 0.1;
    let plate = sztab_pictures::geometry::Area::new(at.x - half, at.y - radius * 0.25, half * 2.0, radius * 0.5);
    canvas.fill_rounded_rectangle(plate.inset(-radius * 0.03), radius * 0.16, canvas.palette.paper);
    canvas.fill_rounded_rectangle(plate, radius * 0.14, ground);
    number.draw(canvas, at, Align::Ink, text);
}
