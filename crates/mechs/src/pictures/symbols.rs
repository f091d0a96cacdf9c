//! Symbols of resources, weapons and cards, and the pieces of the arena.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::{Colour, Style};
use sztab_pictures::text::{Align, Type};

/// A symbol that can be recognised by its shape alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symbol {
    Energy,
    Credits,
    Health,
    Points,
    Melee,
    Ranged,
    Area,
    Collect,
    Mine,
    Turret,
    Buy,
    Power,
    Diagonal,
    Double,
}

/// A shape within a square from -1 to 1.
type Shape = &'static [(f32, f32)];

const BOLT: Shape = &[(0.25, -1.0), (-0.65, 0.2), (-0.05, 0.2), (-0.3, 1.0), (0.65, -0.3), (0.05, -0.3)];
const COIN: Shape = &[(0.0, -0.95), (0.85, -0.48), (0.85, 0.48), (0.0, 0.95), (-0.85, 0.48), (-0.85, -0.48)];
const HEART: Shape =
    &[(0.0, 0.9), (-0.9, 0.0), (-0.9, -0.5), (-0.5, -0.85), (0.0, -0.5), (0.5, -0.85), (0.9, -0.5), (0.9, 0.0)];
const BLADE: Shape = &[(0.95, -0.95), (0.75, -0.35), (-0.25, 0.65), (-0.65, 0.25), (0.35, -0.75)];
const GRIP: Shape = &[(-0.9, -0.05), (-0.7, -0.25), (0.25, 0.7), (0.05, 0.9)];
const HILT: Shape = &[(-0.55, 0.3), (-0.3, 0.55), (-0.75, 1.0), (-1.0, 0.75)];
const BARREL: Shape =
    &[(-1.0, -0.3), (1.0, -0.3), (1.0, 0.1), (-0.2, 0.1), (-0.35, 0.8), (-0.8, 0.8), (-0.6, 0.1), (-1.0, 0.1)];
const BURST: Shape = &[
    (0.0, -1.0),
    (0.24, -0.42),
    (0.75, -0.7),
    (0.5, -0.2),
    (1.0, 0.05),
    (0.45, 0.25),
    (0.62, 0.85),
    (0.08, 0.5),
    (-0.4, 0.95),
    (-0.4, 0.35),
    (-1.0, 0.3),
    (-0.5, -0.08),
    (-0.85, -0.6),
    (-0.25, -0.4),
];
const GUN: Shape = &[
    (-0.75, 0.9),
    (0.75, 0.9),
    (0.5, 0.3),
    (0.3, 0.3),
    (0.3, 0.0),
    (1.0, -0.5),
    (0.8, -0.85),
    (0.0, -0.35),
    (-0.3, -0.35),
    (-0.3, 0.3),
    (-0.5, 0.3),
];
const STAR: Shape = &[
    (0.0, -1.0),
    (0.24, -0.33),
    (0.95, -0.31),
    (0.38, 0.12),
    (0.59, 0.81),
    (0.0, 0.4),
    (-0.59, 0.81),
    (-0.38, 0.12),
    (-0.95, -0.31),
    (-0.24, -0.33),
];
const PLUS: Shape = &[
    (-0.3, -0.9),
    (0.3, -0.9),
    (0.3, -0.3),
    (0.9, -0.3),
    (0.9, 0.3),
    (0.3, 0.3),
    (0.3, 0.9),
    (-0.3, 0.9),
    (-0.3, 0.3),
    (-0.9, 0.3),
    (-0.9, -0.3),
    (-0.3, -0.3),
];
const CRATE: Shape =
    &[(-0.9, -0.35), (-0.35, -0.35), (-0.35, -0.9), (0.35, -0.9), (0.35, -0.35), (0.9, -0.35), (0.0, 0.4)];
const TRAY: Shape = &[
    (-0.95, 0.15),
    (-0.65, 0.15),
    (-0.65, 0.65),
    (0.65, 0.65),
    (0.65, 0.15),
    (0.95, 0.15),
    (0.95, 0.95),
    (-0.95, 0.95),
];
const BAG: Shape = &[(-0.8, -0.25), (0.8, -0.25), (0.95, 0.95), (-0.95, 0.95)];
const CHEVRON: Shape = &[(-0.7, -0.05), (0.0, -0.75), (0.7, -0.05), (0.4, 0.25), (0.0, -0.15), (-0.4, 0.25)];

/// Draws a symbol centred on a point, in a square of side `2 * radius`.
pub fn draw(canvas: &mut Canvas, symbol: Symbol, at: Point, radius: f32, colour: Colour) {
    let mut fill = |shape: Shape| canvas.fill_polygon(&place_shape(shape, at, radius), colour);
    match symbol {
        Symbol::Energy => fill(BOLT),
        Symbol::Health => fill(HEART),
        Symbol::Points => fill(STAR),
        Symbol::Power => fill(PLUS),
        Symbol::Area => fill(BURST),
        Symbol::Ranged => fill(BARREL),
        Symbol::Turret => fill(GUN),
        Symbol::Melee => [BLADE, GRIP, HILT].into_iter().for_each(fill),
        Symbol::Collect => [CRATE, TRAY].into_iter().for_each(fill),
        Symbol::Credits => {
            fill(COIN);
            canvas.draw_outline(&place_shape(COIN, at, radius * 0.62), radius * 0.16, canvas.palette.ink);
        }
        Symbol::Buy => {
            fill(BAG);
            canvas.draw_ring(at.shift(0.0, -radius * 0.35), radius * 0.5, radius * 0.2, colour);
        }
        Symbol::Mine => draw_mine(canvas, at, radius, colour),
        Symbol::Diagonal => {
            let tail = at.shift(-radius * 0.75, radius * 0.75);
            canvas.draw_line(tail, at.shift(radius * 0.4, -radius * 0.4), radius * 0.34, colour);
            let tip = [(0.95, -0.95), (0.85, 0.15), (-0.15, -0.85)];
            canvas.fill_polygon(&tip.map(|(x, y)| at.shift(x * radius, y * radius)), colour);
        }
        Symbol::Double => {
            for down in [-0.15, 0.65] {
                canvas.fill_polygon(&place_shape(CHEVRON, at.shift(0.0, radius * down), radius), colour);
            }
        }
    }
}

fn place_shape(shape: Shape, at: Point, radius: f32) -> Vec<Point> {
    shape.iter().map(|&(x, y)| at.shift(x * radius, y * radius)).collect()
}

fn draw_mine(canvas: &mut Canvas, at: Point, radius: f32, colour: Colour) {
    for (x, y) in [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7)] {
        let (x, y) = (x * radius, y * radius);
        canvas.draw_line(at.shift(-x, -y), at.shift(x, y), radius * 0.28, colour);
    }
    canvas.fill_disc(at, radius * 0.72, colour);
}

/// Draws a small arrow in the direction of a step.
pub fn draw_arrow(canvas: &mut Canvas, at: Point, radius: f32, (east, south): (i8, i8), colour: Colour) {
    let (x, y) = (f32::from(east.signum()), f32::from(south.signum()));
    let length = if x != 0.0 && y != 0.0 { std::f32::consts::FRAC_1_SQRT_2 } else { 1.0 };
    let (x, y) = (x * length * radius, y * length * radius);
    canvas.draw_line(at.shift(-x, -y), at.shift(x * 0.2, y * 0.2), radius * 0.36, colour);
    let head = [
        at.shift(x, y),
        at.shift(-y * 0.75 - x * 0.05, x * 0.75 - y * 0.05),
        at.shift(y * 0.75 - x * 0.05, -x * 0.75 - y * 0.05),
    ];
    canvas.fill_polygon(&head, colour);
}

/// Draws a letter on its owner's disc or block.
fn draw_letter(canvas: &mut Canvas, at: Point, size: f32, style: &Style) {
    Type::bold(size, canvas.palette.ink).draw(canvas, at, Align::Ink, &style.letter.to_string());
}

/// Draws a pilot on foot: a round head.
pub fn draw_pilot(canvas: &mut Canvas, at: Point, radius: f32, side: usize) {
    let style = canvas.style(side);
    canvas.fill_disc(at, radius * 1.08, canvas.palette.ink);
    canvas.fill_disc(at, radius, style.bright);
    draw_letter(canvas, at, radius * 1.5, style);
}

/// Draws a pilot in Power Armor: the same head between shoulders.
pub fn draw_armor(canvas: &mut Canvas, at: Point, radius: f32, side: usize) {
    let style = canvas.style(side);
    let shoulders = Area::new(at.x - radius * 1.45, at.y + radius * 0.05, radius * 2.9, radius * 1.15);
    canvas.fill_rounded_rectangle(
        Area { x: shoulders.x - 3.0, y: shoulders.y - 3.0, w: shoulders.w + 6.0, h: shoulders.h + 6.0 },
        radius * 0.5,
        canvas.palette.ink,
    );
    canvas.fill_rounded_rectangle(shoulders, radius * 0.45, style.line);
    for x in [-1.08, 1.08] {
        canvas.fill_disc(at.shift(radius * x, radius * 0.62), radius * 0.3, canvas.palette.ink);
        canvas.fill_disc(at.shift(radius * x, radius * 0.62), radius * 0.2, style.bright);
    }
    draw_pilot(canvas, at.shift(0.0, -radius * 0.12), radius, side);
}

/// Draws the Mighty Mech: a block on legs, containing the letter of a side, or empty.
pub fn draw_mech(canvas: &mut Canvas, at: Point, radius: f32, side: Option<usize>) {
    let (ink, paper) = (canvas.palette.ink, canvas.palette.muted);
    let (line, ground) = side.map_or((canvas.palette.armour, canvas.palette.floor), |side| {
        let style = canvas.style(side);
        (style.line, style.bright)
    });
    let r = radius;
    let part = |canvas: &mut Canvas, x: f32, y: f32, w: f32, h: f32, round: f32, colour: Colour| {
        canvas.fill_rounded_rectangle(
            Area::new(at.x + x * r - 3.0, at.y + y * r - 3.0, w * r + 6.0, h * r + 6.0),
            round * r + 3.0,
            ink,
        );
        canvas.fill_rounded_rectangle(Area::new(at.x + x * r, at.y + y * r, w * r, h * r), round * r, colour);
    };
    for x in [-0.8, 0.25] {
        part(canvas, x, 0.5, 0.55, 0.85, 0.12, line);
    }
    for x in [-1.5, 0.95] {
        part(canvas, x, -0.75, 0.55, 1.35, 0.2, line);
    }
    part(canvas, -0.42, -1.35, 0.84, 0.6, 0.18, line);
    canvas.fill_rounded_rectangle(Area::new(at.x - 0.25 * r, at.y - 1.15 * r, 0.5 * r, 0.18 * r), 0.08 * r, ink);
    part(canvas, -0.95, -0.8, 1.9, 1.4, 0.25, ground);
    match side {
        Some(side) => draw_letter(canvas, at.shift(0.0, -0.1 * r), r * 1.35, canvas.style(side)),
        None => canvas.draw_ring(at.shift(0.0, -0.1 * r), r * 0.42, r * 0.14, paper),
    }
}

/// Draws a side's mine or turret: a plate in the side's pattern with the symbol and the side's letter.
pub fn draw_plate(canvas: &mut Canvas, area: Area, symbol: Symbol, side: usize, number: Option<u8>) {
    let style = canvas.style(side);
    canvas.fill_rounded_rectangle(area, 8.0, canvas.palette.ink);
    canvas.fill_rounded_rectangle(area.inset(2.0), 7.0, style.bright);
    canvas.fill_rounded_rectangle(area.inset(5.0), 5.0, canvas.palette.ink);
    let middle = Point::new(area.x + area.h * 0.5, area.y + area.h / 2.0);
    draw(canvas, symbol, middle, area.h * 0.3, style.bright);
    let said = number.map_or_else(|| style.letter.to_string(), |number| format!("{}{number}", style.letter));
    Type::bold(area.h * 0.62, canvas.palette.paper).draw(
        canvas,
        Point::new(area.x + area.w - area.h * 0.42, area.y + area.h / 2.0),
        Align::Centre,
        &said,
    );
}

/// The colour of energy.
pub fn energy_colour(canvas: &Canvas) -> Colour {
    canvas.palette.ranged
}

/// The colour of credits.
pub fn credits_colour(canvas: &Canvas) -> Colour {
    canvas.palette.connection
}
