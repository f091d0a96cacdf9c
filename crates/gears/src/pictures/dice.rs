//! The bar under the map in a film, with a caption and the dice of an attack.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::text::{Align, Type};

use crate::values::AttackFace;

use super::figures;
use super::marks;
use super::panel;
use super::scene::{Dice, Scene};
use super::tints::Tints;

/// The maximum size of a die, and the largest share of the bar that the dice may take up.
const MAX_DIE_SIZE: f32 = 62.0;
const MAX_DICE_SHARE: f32 = 0.62;

/// Draws the caption of a scene on the left and its dice on the right.
pub fn draw_bar(canvas: &mut Canvas, area: Area, scene: &Scene, unit: f32) {
    let palette = canvas.palette;
    canvas.fill_rounded_rectangle(figures::round_to_pixels(area), 10.0, palette.floor);
    let Dice { attack, shields } = &scene.dice;
    let gaps = f32::from(!attack.is_empty()) * 0.4;
    let count = (attack.len() + shields.len()) as f32 + gaps;
    let step = (MAX_DIE_SIZE * unit * 1.12).min(area.w * MAX_DICE_SHARE / count.max(1.0));
    let y = area.y + area.h / 2.0;
    let left = area.x + area.w - 14.0 * unit - count * step;
    let mut at = Point::new(left + step / 2.0, y);
    for face in attack {
        draw_attack_die(canvas, at, step / 1.12, *face);
        at.x += step;
    }
    at.x += gaps * step;
    for number in shields {
        draw_ground(canvas, at, step / 1.12);
        if *number > 0 {
            marks::draw_shield(canvas, at, step * 0.6, &number.to_string());
        }
        at.x += step;
    }
    let room = left - area.x - 34.0 * unit;
    let text = Type::bold(38.0 * unit, palette.paper).shrink(&scene.caption, room, 27.0 * unit);
    text.draw_fitted(canvas, Point::new(area.x + 16.0 * unit, y), Align::Left, &scene.caption, room);
}

fn draw_ground(canvas: &mut Canvas, at: Point, size: f32) {
    let die = figures::round_to_pixels(Area::new(at.x - size / 2.0, at.y - size / 2.0, size, size));
    canvas.fill_rounded_rectangle(die, size * 0.2, canvas.palette.ink);
    canvas.fill_rounded_rectangle(die.inset(size * 0.05), size * 0.16, canvas.palette.paper);
}

fn draw_attack_die(canvas: &mut Canvas, at: Point, size: f32, face: AttackFace) {
    draw_ground(canvas, at, size);
    match face {
        AttackFace::Hits(0) => {}
        AttackFace::Hits(hits) => marks::draw_burst(canvas, at, size * 0.86, &hits.to_string()),
        AttackFace::Omen => {
            let ink = Tints::for_colours(canvas.palette.colours).locust;
            panel::draw_skull(canvas, at, size * 0.36, ink);
        }
    }
}
