//! The signs used in the pictures, drawn individually on cards and in the legend.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};

use crate::map::Area as MapArea;
use crate::tiles::{Border, Direction, FaceId};
use crate::values::{Equipment, Family, Kind, Weapon};

use super::board::{Board, Door, Line, Square};
use super::crowd::Spot;
use super::figures;
use super::ground::Ground;
use super::layout::Scale;
use super::marks;
use super::panel;
use super::shapes::{self, Shape};
use super::tints::Tints;

/// A sign used in the pictures.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub enum Sign {
    /// The mark at the beginning of a paragraph.
    #[default]
    Mark,
    /// The family of an AI card; `None` for a General card.
    Family(Option<Family>),
    Kind(Kind),
    /// A COG, given by its seat index and the letter on it.
    Cog(usize, char),
    /// A bleeding COG.
    Fallen,
    /// A dropped weapon.
    Weapon(&'static [Shape]),
    /// Equipment; `true` if it is used up.
    Equipment(Equipment, bool),
    Border(Border),
    /// A hole; `true` if it is sealed.
    Hole(bool),
    Door,
    Cover,
    /// The button number of an offered place.
    Offer,
    /// An Order card.
    Order,
}

/// The sign of a dropped weapon.
pub fn weapon_sign(weapon: &Weapon) -> Sign {
    Sign::Weapon(shapes::weapon_shapes(weapon))
}

/// Draws a sign around a point.
pub fn draw(canvas: &mut Canvas, at: Point, radius: f32, sign: Sign) {
    let tints = Tints::for_colours(canvas.palette.colours);
    match sign {
        Sign::Mark => {
            let corners = [(-9.0, -11.0), (10.0, 0.0), (-9.0, 11.0)].map(|(dx, dy)| at.shift(dx, dy));
            canvas.fill_polygon(&corners, tints.locust);
        }
        Sign::Family(family) => panel::draw_family(canvas, at, radius, family),
        Sign::Kind(kind) => {
            canvas.fill_disc(at, radius * 1.24, tints.cover);
            figures::draw_kind(canvas, at, radius * 0.78, kind);
        }
        Sign::Cog(seat, letter) => figures::draw_disc(canvas, at, radius * 2.0, seat, &letter.to_string(), false),
        Sign::Fallen => figures::draw_fallen(canvas, at, radius * 1.8, 0, "M"),
        Sign::Weapon(shape) => figures::draw_dropped(canvas, at, radius * 2.2, shape),
        Sign::Equipment(equipment, is_used) => {
            figures::draw_equipment(canvas, at, radius * 1.8, equipment, is_used);
        }
        Sign::Order => {
            let page = Area::new(at.x - radius * 0.7, at.y - radius, radius * 1.4, radius * 2.0);
            canvas.fill_rounded_rectangle(figures::round_to_pixels(page), radius * 0.2, tints.rim);
            canvas.fill_rounded_rectangle(
                figures::round_to_pixels(page.inset(radius * 0.1)),
                radius * 0.14,
                tints.cover,
            );
            for line in [-0.5, -0.1, 0.3] {
                let band = Area::new(at.x - radius * 0.4, at.y + radius * line, radius * 0.8, radius * 0.16);
                canvas.fill_rectangle(figures::round_to_pixels(band), tints.letter);
            }
        }
        Sign::Offer => marks::draw_number(canvas, at, radius * 1.6, 1, tints.offer),
        Sign::Border(_) | Sign::Hole(_) | Sign::Door | Sign::Cover => draw_ground(canvas, at, radius, sign),
    }
}

/// Draws a map sign on a floor cell.
fn draw_ground(canvas: &mut Canvas, at: Point, radius: f32, sign: Sign) {
    let tints = Tints::for_colours(canvas.palette.colours);
    let cell = radius * 2.0;
    let board = Board::default();
    let scale = Scale { cell, origin: at.shift(-radius, -radius) };
    let ground = Ground { board: &board, scale, tints };
    canvas.fill_rectangle(figures::round_to_pixels(scale.square((0, 0))), tints.floors[0]);
    // The border is drawn in the middle of the floor cell.
    let middle = Ground { scale: Scale { origin: at.shift(-radius, 0.0), ..scale }, ..ground };
    let line = Line { at: (0, 0), is_upright: false };
    if let Sign::Border(border) = sign {
        middle.draw_border(canvas, line, border);
    } else if let Sign::Hole(is_sealed) = sign {
        ground.draw_hole(canvas, Spot::square(0.5, 0.5, 0.8), is_sealed, true);
    } else if sign == Sign::Door {
        middle.draw_border(canvas, line, Border::Wall);
        middle.draw_door(canvas, Door { at: (0, 0), side: Direction::North });
    } else if let Some(face) = FaceId::parse("1A").filter(|_| sign == Sign::Cover) {
        let square = Square {
            at: (0, 0),
            area: MapArea { face, letter: 0 },
            cover: 1,
            arrows: vec![Direction::North],
            hole: false,
            equipment: false,
            is_tight: false,
        };
        ground.draw_cover(canvas, &square);
    }
}
