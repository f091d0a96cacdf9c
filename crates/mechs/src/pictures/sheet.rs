//! A reference sheet: signs with their names and explanations, one per line. The text is large, since phones show it at
//! little more than a third of its size.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colours;
use sztab_pictures::text::{Align, Flow, Type};

use super::Slot;
use super::arena::paint_texture;
use super::panels::paint_slot;
use super::row::paint_damage;
use super::symbols::{self, Symbol, credits_colour, energy_colour};

/// A reference sheet.
#[derive(Debug, Clone, Default)]
pub struct Sheet {
    pub title: String,
    /// A small line under the title.
    pub note: String,
    pub entries: Vec<Entry>,
    pub colours: Colours,
}

/// A sign with its name and explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub sign: Sign,
    pub name: String,
    pub about: String,
}

/// A sign used in the pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    None,
    /// A symbol in its own colour.
    Symbol(Symbol),
    /// The background of a zone: whether it has energy, and whether it has credits.
    Ground(bool, bool),
    Base,
    Pilot,
    Armor,
    /// The Mech; `true` if a player is in it.
    Mech(bool),
    /// A mine, with its number if known.
    Mine(Option<u8>),
    Turret,
    Slot(Slot),
    /// The damage of a row; `true` for the power row.
    Damage(u8, bool),
    /// A step of a planned route.
    Plan,
    /// The number of a button.
    Offer,
}

const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 24.0;
const TOP_HEIGHT: f32 = 126.0;
/// The left edge of the text.
const TEXT_LEFT: f32 = 150.0;
const NAME_SIZE: f32 = 48.0;
const LINE_HEIGHT: f32 = 41.0;
const GAP: f32 = 26.0;

/// Draws a sheet.
#[must_use]
pub fn draw(sheet: &Sheet) -> Canvas {
    let palette = sheet.colours.palette();
    let room = WIDTH - TEXT_LEFT - MARGIN;
    let flow = |entry: &Entry| Flow::new(Type::regular(35.0, palette.paper), LINE_HEIGHT, &entry.about, room);
    let flows: Vec<Flow> = sheet.entries.iter().map(flow).collect();
    let tall = |flow: &Flow| (NAME_SIZE + flow.height()).max(84.0) + GAP;
    let height = TOP_HEIGHT + flows.iter().map(tall).sum::<f32>();
    let mut canvas = Canvas::new(WIDTH as usize, height as usize, palette);
    let whole = WIDTH - 2.0 * MARGIN;
    let title = Type::bold(50.0, palette.paper).shrink(&sheet.title, whole, 34.0);
    title.draw_fitted(&mut canvas, Point::new(MARGIN, 42.0), Align::Left, &sheet.title, whole);
    let note = Type::regular(32.0, palette.muted);
    note.draw_fitted(&mut canvas, Point::new(MARGIN, 92.0), Align::Left, &sheet.note, whole);
    let mut y = TOP_HEIGHT;
    for (entry, flow) in sheet.entries.iter().zip(&flows) {
        paint_sign(&mut canvas, Point::new(MARGIN + 54.0, y + 40.0), entry.sign);
        let name = Type::bold(40.0, palette.paper).shrink(&entry.name, room, 28.0);
        name.draw_fitted(&mut canvas, Point::new(TEXT_LEFT, y + NAME_SIZE / 2.0), Align::Left, &entry.name, room);
        flow.draw(&mut canvas, Point::new(TEXT_LEFT, y + NAME_SIZE));
        y += tall(flow);
    }
    canvas
}

fn paint_sign(canvas: &mut Canvas, at: Point, sign: Sign) {
    let palette = canvas.palette;
    let plate = Area::new(at.x - 52.0, at.y - 27.0, 104.0, 54.0);
    let square = Area::new(at.x - 38.0, at.y - 38.0, 76.0, 76.0);
    let ground = |canvas: &mut Canvas, line| {
        canvas.fill_rounded_rectangle(square, 12.0, line);
        canvas.fill_rounded_rectangle(square.inset(4.0), 9.0, palette.floor);
    };
    match sign {
        Sign::None => {}
        Sign::Symbol(symbol) => {
            let colour = match symbol {
                Symbol::Energy => energy_colour(canvas),
                Symbol::Credits => credits_colour(canvas),
                Symbol::Health => palette.wound,
                Symbol::Points => palette.bonus,
                Symbol::Melee
                | Symbol::Ranged
                | Symbol::Area
                | Symbol::Collect
                | Symbol::Mine
                | Symbol::Turret
                | Symbol::Buy
                | Symbol::Power
                | Symbol::Diagonal
                | Symbol::Double => palette.paper,
            };
            symbols::draw(canvas, symbol, at, 34.0, colour);
        }
        Sign::Ground(has_energy, has_credits) => {
            ground(canvas, palette.floor_line);
            if has_energy {
                paint_texture(canvas, square, true);
            }
            if has_credits {
                paint_texture(canvas, square, false);
            }
            Type::bold(42.0, palette.paper).draw(canvas, at, Align::Ink, "3");
        }
        Sign::Base => {
            let line = canvas.style(0).bright;
            ground(canvas, line);
            Type::bold(42.0, palette.paper).draw(canvas, at, Align::Ink, &canvas.style(0).letter.to_string());
        }
        Sign::Pilot => symbols::draw_pilot(canvas, at, 34.0, 0),
        Sign::Armor => symbols::draw_armor(canvas, at, 32.0, 0),
        Sign::Mech(is_taken) => symbols::draw_mech(canvas, at, 29.0, is_taken.then_some(0)),
        Sign::Mine(number) => symbols::draw_plate(canvas, plate, Symbol::Mine, 0, number),
        Sign::Turret => symbols::draw_plate(canvas, plate, Symbol::Turret, 0, None),
        Sign::Slot(slot) => paint_slot(canvas, plate, &slot, 0, false),
        Sign::Damage(number, is_power) => paint_damage(canvas, at, number, is_power),
        Sign::Plan => {
            for x in [-44.0, -24.0, -4.0] {
                canvas.fill_disc(at.shift(x, 0.0), 6.0, palette.last);
            }
            canvas.fill_disc(at.shift(28.0, 0.0), 21.0, palette.last);
            Type::bold(30.0, palette.ink).draw(canvas, at.shift(28.0, 0.0), Align::Ink, "2");
        }
        Sign::Offer => {
            canvas.draw_outline(&square.corners(), 6.0, palette.last);
            canvas.fill_disc(at, 22.0, palette.last);
            Type::bold(32.0, palette.ink).draw(canvas, at, Align::Ink, "1");
        }
    }
}
