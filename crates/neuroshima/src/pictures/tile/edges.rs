//! Attacks and marks printed on the six edges, rotated to the direction of the edge.

use super::Face;
use crate::pictures::hexagon::EdgeFrame;
use crate::pictures::symbols::shapes::{
    ARROW, At, BLADE, BOW, CUP, DROP, HORN, MUZZLE, PELLETS, PLATE, PULSE, PULSE_HEIGHT, PULSES, RIVETS, ROCKET,
    SOCKET_HOLE, SOUND_WAVES, SPRAY, STUB, THREADS, WEB,
};
use crate::pictures::symbols::{self, Symbol};
use crate::rules::{Direction, Edge};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::palette::{Colour, Palette};
pub use sztab_pictures::text::{Align, Type};

/// Maximum strength shown by the number of symbols; a higher strength is shown as a number.
const MAX_COUNTED_STRENGTH: u8 = 2;
/// Width of the outline around symbols, in radii.
const OUTLINE_WIDTH: f32 = 0.022;
/// Half the length of a single blade, and of each of several attacks side by side; the latter leave the centre more
/// room.
const LONG_BLADE_HALF_LENGTH: f32 = 0.1975;
const SHORT_BLADE_HALF_LENGTH: f32 = 0.16;
/// Position of the second socket's centre, for a connection that reaches two hexes.
const SECOND_SOCKET_POSITION: f32 = 0.49;
/// Half the usable width of an edge: beyond it the corner badges begin.
pub const EDGE_HALF_WIDTH: f32 = 0.225;

/// Distance from the centre of the tile at which the edge's print begins, in radii: the contents of the centre may
/// extend up to it. `bonuses` are added to the strength of melee and of ranged attacks.
pub fn print_start(edge: Edge, bonuses: (u8, u8)) -> f32 {
    let attacks = [(edge.melee, bonuses.0), (edge.ranged, bonuses.1)];
    let strength = |(printed, bonus): (u8, u8)| if printed > 0 { printed.saturating_add(bonus) } else { 0 };
    let strongest = attacks.map(strength).into_iter().max().unwrap_or_default();
    let is_counted = strongest > MAX_COUNTED_STRENGTH
        || strongest > 1 && parts_on_edge(edge).iter().filter(|&&is_there| is_there).count() > 1;
    let printed = [
        (is_counted, 0.32),
        (strongest > 0, 0.42),
        (edge.gauss, 0.35),
        (edge.shotgun, 0.38),
        (edge.rocket > 0, 0.32),
        (edge.poison, 0.4),
        (edge.net, 0.4),
        (edge.armour, 0.64),
        (edge.entry, 0.55),
        (edge.exit, if edge.armour { 0.32 } else { 0.46 }),
        (edge.trap, 0.34),
        (edge.reflection, 0.5),
        (edge.blast, 0.38),
        (edge.takeover, 0.4),
        (edge.long, 0.36),
        (edge.connects(), 0.55),
    ];
    printed.into_iter().filter(|(is_there, _)| *is_there).map(|(_, inner)| inner).fold(EMPTY_EDGE_START, f32::min)
}

/// Distance from the centre at which an edge without print begins, in radii.
pub const EMPTY_EDGE_START: f32 = 0.84;

/// The attacks on an edge in drawing order, then the exit and the net if they are drawn next to something else.
fn parts_on_edge(edge: Edge) -> [bool; 8] {
    let attacks = [edge.melee > 0, edge.ranged > 0, edge.gauss, edge.shotgun, edge.rocket > 0, edge.poison];
    let [melee, ranged, gauss, shotgun, rocket, poison] = attacks;
    let is_attack = attacks.contains(&true);
    let (exit, net) = (edge.exit && (is_attack || edge.net), edge.net && (is_attack || edge.exit));
    [melee, ranged, gauss, shotgun, rocket, poison, exit, net]
}

/// Draws all edges.
pub fn paint(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>) {
    for direction in Direction::ALL {
        paint_edge(canvas, centre, radius, face, direction);
    }
}

/// Draws the edge that faces a direction.
pub fn paint_edge(canvas: &mut Canvas, centre: Point, radius: f32, face: &Face<'_>, direction: Direction) {
    let (melee_bonus, ranged_bonus) = face.bonuses();
    let edge = face.tile.edges[face.rotation.edge(direction)];
    let frame = EdgeFrame::new(centre, radius, direction);
    let there = parts_on_edge(edge);
    // Several attacks on one edge are drawn side by side.
    let places: &[f32] = match there.iter().filter(|&&is_there| is_there).count() {
        0 | 1 => &[0.0],
        2 => &[-0.09, 0.1],
        _ => &[-0.165, 0.0, 0.165],
    };
    let neighbours = places.len() - 1;
    let mut places = places.iter();
    let mut place = |is_there: bool| if is_there { places.next().copied() } else { None };
    let [melee, ranged, gauss_shot, spray, launched, poisoning, leaving, netting] = there.map(&mut place);
    paint_base_parts(canvas, &frame, edge, leaving);
    let [blade, shot] =
        [(edge.melee, melee_bonus), (edge.ranged, ranged_bonus)].map(|it| is_shown_as_number(it, neighbours));
    // The plate must not be drawn over the attack if it would cover the attack's number.
    let covers = edge.armour && there.contains(&true) && !blade && !shot;
    if edge.armour && !covers {
        paint_plate(canvas, &frame, (0.735, EDGE_HALF_WIDTH));
    }
    if edge.net {
        paint_net(canvas, &frame, netting);
    }
    if let Some(aside) = melee {
        paint_attacks(canvas, &frame, (aside, neighbours), (edge.melee, melee_bonus), Attack::Melee);
    }
    if let Some(aside) = ranged {
        paint_attacks(canvas, &frame, (aside, neighbours), (edge.ranged, ranged_bonus), Attack::Ranged);
    }
    if let Some(aside) = gauss_shot {
        paint_gauss(canvas, &frame, aside);
    }
    if let Some(aside) = spray {
        paint_shotgun(canvas, &frame, aside);
    }
    if let Some(aside) = launched {
        paint_rocket(canvas, &frame, aside, edge.rocket);
    }
    if let Some(aside) = poisoning {
        paint_poison(canvas, &frame, aside);
    }
    if covers {
        // Attacks extend beyond the plate in front of them.
        paint_plate(canvas, &frame, (0.575, 0.19));
    }
}

/// Draws an armour plate; `v` is the distance of its centre from the tile's centre, and `wide` is half its width.
fn paint_plate(canvas: &mut Canvas, frame: &EdgeFrame, (v, wide): (f32, f32)) {
    let plate = EdgePosition { u: 0.0, v, wide, long: 0.07 };
    canvas.fill_outlined_polygon(
        &plate.points_on_tile(frame, PLATE),
        frame.radius * OUTLINE_WIDTH,
        canvas.palette.armour,
    );
    for rivet in RIVETS {
        canvas.fill_disc(frame.at(rivet * plate.wide, v), frame.radius * 0.024, canvas.palette.ink);
    }
}

/// Draws the parts below the attacks; `exit` is the position of an exit next to them.
fn paint_base_parts(canvas: &mut Canvas, frame: &EdgeFrame, edge: Edge, exit: Option<f32>) {
    if edge.entry {
        let cup = EdgePosition { u: 0.0, v: 0.7, wide: 0.17, long: 0.13 };
        canvas.fill_outlined_polygon(
            &cup.points_on_tile(frame, CUP),
            frame.radius * OUTLINE_WIDTH,
            canvas.palette.paper,
        );
    }
    if edge.exit {
        let (u, wide) = exit.map_or((0.0, 0.15), |aside| (aside, 0.1));
        let muzzle = EdgePosition { u, v: if edge.armour { 0.5 } else { 0.64 }, wide, long: 0.16 };
        canvas.fill_outlined_polygon(
            &muzzle.points_on_tile(frame, MUZZLE),
            frame.radius * OUTLINE_WIDTH,
            canvas.palette.paper,
        );
    }
    if edge.trap {
        let bow = EdgePosition { u: 0.0, v: 0.76, wide: EDGE_HALF_WIDTH, long: 0.09 };
        canvas.fill_outlined_polygon(
            &bow.points_on_tile(frame, BOW),
            frame.radius * OUTLINE_WIDTH,
            canvas.palette.paper,
        );
        symbols::paint_symbol(canvas, Symbol::Explosion, frame.at(0.0, 0.52), frame.radius * 0.15);
    }
    if edge.reflection {
        paint_reflection(canvas, frame);
    }
    if edge.blast {
        symbols::paint_symbol(canvas, Symbol::Explosive, frame.at(0.0, 0.62), frame.radius * 0.175);
    }
    if edge.takeover {
        paint_horn(canvas, frame);
    }
    if edge.long {
        paint_socket(canvas, frame, SECOND_SOCKET_POSITION);
    }
    if edge.connects() {
        paint_socket(canvas, frame, 0.68);
    }
}

/// Draws a plate and an arrow bouncing off it.
fn paint_reflection(canvas: &mut Canvas, frame: &EdgeFrame) {
    let line = frame.radius * OUTLINE_WIDTH;
    let plate = EdgePosition { u: 0.0, v: 0.585, wide: EDGE_HALF_WIDTH, long: 0.055 };
    canvas.fill_outlined_polygon(&plate.points_on_tile(frame, PLATE), line, canvas.palette.armour);
    let way = [(-0.19, 0.83), (0.0, 0.69), (0.11, 0.768)].map(|(u, v)| frame.at(u, v));
    let head = frame.polygon([(0.22, 0.85), (0.05, 0.83), (0.14, 0.7)]);
    let (ink, colour) = (canvas.palette.ink, canvas.palette.ranged);
    for (width, colour) in [(0.075 * frame.radius + 2.0 * line, ink), (0.075 * frame.radius, colour)] {
        for pair in way.windows(2) {
            canvas.draw_line(pair[0], pair[1], width, colour);
        }
    }
    canvas.fill_outlined_polygon(&head, line, colour);
}

/// Draws a socket with its link outwards; `v` is the distance of its centre from the tile's centre.
fn paint_socket(canvas: &mut Canvas, frame: &EdgeFrame, v: f32) {
    let socket = EdgePosition { u: 0.0, v, wide: 0.105, long: 0.105 };
    let (middle, size) = (frame.at(socket.u, socket.v), frame.radius * socket.wide);
    canvas.fill_outlined_polygon(
        &socket.points_on_tile(frame, STUB),
        frame.radius * OUTLINE_WIDTH,
        canvas.palette.connection,
    );
    canvas.fill_disc(middle, size + frame.radius * OUTLINE_WIDTH, canvas.palette.ink);
    canvas.fill_disc(middle, size, canvas.palette.connection);
    canvas.fill_disc(middle, size * SOCKET_HOLE, canvas.palette.ink);
}

/// Draws a loudspeaker's horn: the edge takes control of the enemy unit in front of it (NH-14.68).
fn paint_horn(canvas: &mut Canvas, frame: &EdgeFrame) {
    let horn = EdgePosition { u: 0.0, v: 0.62, wide: 0.22, long: 0.2 };
    canvas.fill_outlined_polygon(&horn.points_on_tile(frame, HORN), frame.radius * OUTLINE_WIDTH, canvas.palette.burst);
    for sound in SOUND_WAVES {
        let [from, to] = horn.points_on_tile(frame, sound);
        canvas.draw_line(from, to, frame.radius * 0.035, canvas.palette.paper);
    }
}

/// Draws a web from the edge inwards. Next to an attack the web is narrow and has fewer threads.
fn paint_net(canvas: &mut Canvas, frame: &EdgeFrame, aside: Option<f32>) {
    let (u, wide, long, coarse) = aside.map_or((0.0, 0.185, 0.37, 1), |aside| (aside, 0.1, 0.27, 2));
    let web =
        |share: f32| EdgePosition { u, v: 0.80, wide: wide * share, long: long * share }.points_on_tile(frame, WEB);
    let width = frame.radius * 0.028;
    canvas.fill_outlined_polygon(&web(1.0), width / 2.0 + frame.radius * OUTLINE_WIDTH, canvas.palette.ink);
    for end in web(1.0).into_iter().step_by(coarse) {
        canvas.draw_line(frame.at(u, 0.80), end, width, canvas.palette.net);
    }
    // Draw the threads from the rim inwards.
    for share in THREADS.into_iter().rev().step_by(coarse) {
        for pair in web(share).windows(2) {
            canvas.draw_line(pair[0], pair[1], width, canvas.palette.net);
        }
    }
}

/// Draws pulses one behind the other, because the shot passes through one unit after another. Its strength is 1 and
/// cannot be raised (NH-6.12).
fn paint_gauss(canvas: &mut Canvas, frame: &EdgeFrame, aside: f32) {
    const HALF: f32 = 0.223;
    for (up, wide) in PULSES {
        let pulse = EdgePosition { u: aside, v: 0.657 - up * HALF, wide: 0.165 * wide, long: PULSE_HEIGHT * HALF };
        canvas.fill_outlined_polygon(
            &pulse.points_on_tile(frame, PULSE),
            frame.radius * OUTLINE_WIDTH,
            canvas.palette.gauss,
        );
    }
}

/// Draws spreading pellets. Their strength depends on the distance and cannot be raised (NH-14.65).
fn paint_shotgun(canvas: &mut Canvas, frame: &EdgeFrame, aside: f32) {
    let spray = EdgePosition { u: aside, v: 0.63, wide: 0.19, long: 0.22 };
    canvas.fill_outlined_polygon(
        &spray.points_on_tile(frame, SPRAY),
        frame.radius * OUTLINE_WIDTH,
        canvas.palette.ranged,
    );
    for (x, y) in PELLETS {
        let at = frame.at(spray.u + x * spray.wide, spray.v - y * spray.long);
        canvas.fill_disc(at, frame.radius * 0.036, canvas.palette.ink);
    }
}

/// Draws a drop of poison (NH-14.50).
fn paint_poison(canvas: &mut Canvas, frame: &EdgeFrame, aside: f32) {
    let drop = EdgePosition { u: aside, v: 0.64, wide: 0.19, long: 0.22 };
    canvas.fill_outlined_polygon(&drop.points_on_tile(frame, DROP), frame.radius * OUTLINE_WIDTH, canvas.palette.bonus);
    canvas.fill_disc(frame.at(drop.u, drop.v - 0.3 * drop.long), frame.radius * 0.05, canvas.palette.ink);
}

/// Draws a rocket with its strength, which cannot be raised (NH-14.61).
fn paint_rocket(canvas: &mut Canvas, frame: &EdgeFrame, aside: f32, strength: u8) {
    let rocket = EdgePosition { u: aside, v: 0.6, wide: 0.21, long: 0.26 };
    canvas.fill_outlined_polygon(
        &rocket.points_on_tile(frame, ROCKET),
        frame.radius * OUTLINE_WIDTH,
        canvas.palette.ranged,
    );
    let number = Type::bold(frame.radius * 0.24, canvas.palette.ink);
    number.draw(canvas, frame.at(aside, 0.6), Align::Ink, &strength.to_string());
}

/// True if an attack shows its strength as a number. `neighbours` is the number of other attacks on the edge.
fn is_shown_as_number((printed, bonus): (u8, u8), neighbours: usize) -> bool {
    let strength = if printed > 0 { printed.saturating_add(bonus) } else { 0 };
    strength > MAX_COUNTED_STRENGTH || (neighbours > 0 && strength > 1)
}

/// Draws `strength` symbols side by side around `aside`, or one large symbol with a number. `neighbours` is the number
/// of other attacks drawn next to them.
fn paint_attacks(
    canvas: &mut Canvas,
    frame: &EdgeFrame,
    (aside, neighbours): (f32, usize),
    (printed, bonus): (u8, u8),
    kind: Attack,
) {
    let strength = printed.saturating_add(bonus);
    let line = frame.radius * OUTLINE_WIDTH;
    let colour = kind.colour(canvas.palette);
    let is_crowded = neighbours > 0;
    if is_shown_as_number((printed, bonus), neighbours) {
        let counted = if bonus > 0 { canvas.palette.bonus } else { colour };
        let number = Type::bold(frame.radius * if is_crowded { 0.175 } else { 0.25 }, canvas.palette.ink);
        if kind == Attack::Melee && neighbours < 2 {
            // The symbol has room for the number and is longer than wide; otherwise its direction would be unclear.
            let (wide, long, size) = if is_crowded { (0.098, 0.172, 0.175) } else { (0.165, 0.222, 0.25) };
            let big = EdgePosition { u: aside, v: 0.874 - long, wide, long };
            canvas.fill_outlined_polygon(&big.points_on_tile(frame, BLADE), line, counted);
            let number = Type { size: frame.radius * size, ..number };
            number.draw(canvas, frame.at(aside, big.v - 0.28 * long), Align::Ink, &strength.to_string());
            return;
        }
        canvas.fill_outlined_polygon(&kind.symbol(frame, aside, if is_crowded { 0.8 } else { 1.25 }), line, colour);
        let at = frame.at(aside, if is_crowded { 0.56 } else { 0.49 });
        // The number has a dark background; on a light one it would look like initiative.
        canvas.fill_disc(at, number.size * 0.6, canvas.palette.ink);
        Type { colour: counted, ..number }.draw(canvas, at, Align::Ink, &strength.to_string());
        return;
    }
    let (spread, scale) = if is_crowded || strength > 1 { (0.195, 0.72) } else { (0.0, 1.2) };
    let middle = f32::from(strength - 1) / 2.0;
    for index in 0..strength {
        let u = aside + (f32::from(index) - middle) * spread;
        let colour = if index < printed { colour } else { canvas.palette.bonus };
        canvas.fill_outlined_polygon(&kind.symbol(frame, u, scale), line, colour);
        if index >= printed {
            // Colour must not be the only difference.
            canvas.draw_line(frame.at(u, 0.63), frame.at(u, 0.73), frame.radius * 0.035, canvas.palette.ink);
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Attack {
    Melee,
    Ranged,
}

impl Attack {
    fn colour(self, palette: &Palette) -> Colour {
        match self {
            Self::Melee => palette.melee,
            Self::Ranged => palette.ranged,
        }
    }

    /// The outline of an attack: a slender blade for melee, which hits the neighbour, or a long arrow for a ranged
    /// attack, which hits along the line.
    fn symbol(self, frame: &EdgeFrame, u: f32, scale: f32) -> Vec<Point> {
        match self {
            Self::Melee => {
                let long = if scale < 1.0 { SHORT_BLADE_HALF_LENGTH } else { LONG_BLADE_HALF_LENGTH };
                EdgePosition { u, v: 0.875 - long, wide: 0.12 * scale, long }.points_on_tile(frame, BLADE).to_vec()
            }
            Self::Ranged => {
                let long = if scale < 1.0 { SHORT_BLADE_HALF_LENGTH } else { 0.21 };
                EdgePosition { u, v: 0.87 - long, wide: 0.135 * scale, long }.points_on_tile(frame, ARROW).to_vec()
            }
        }
    }
}

/// Position of a shape on an edge: its centre, and half its width and length.
#[derive(Debug, Clone, Copy)]
struct EdgePosition {
    u: f32,
    v: f32,
    wide: f32,
    long: f32,
}

impl EdgePosition {
    /// Converts a shape that points up in its own coordinates to points on the tile, where it points outwards.
    fn points_on_tile<const N: usize>(self, frame: &EdgeFrame, shape: [At; N]) -> [Point; N] {
        frame.polygon(shape.map(|(x, y)| (self.u + x * self.wide, self.v - y * self.long)))
    }
}
