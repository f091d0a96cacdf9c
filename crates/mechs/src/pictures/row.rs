//! Weapons on offer, two side by side: name, type, price, points and both rows. The basic weapons are below the
//! advanced ones, under their own heading.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::{Colour, Palette};
use sztab_pictures::text::{Align, Flow, Type};

use super::symbols::{self, Symbol, credits_colour, energy_colour};
use super::{Attack, Card, Scene};

const COLUMNS: usize = 2;
const HEADING_HEIGHT: f32 = 40.0;
const HEAD_HEIGHT: f32 = 50.0;
const LINE_HEIGHT: f32 = 31.0;
/// The width reserved for the damage before the text of a row.
const DAMAGE_WIDTH: f32 = 58.0;
const GAP: f32 = 8.0;

/// The height of all cards at a given width.
pub fn height(scene: &Scene, width: f32) -> f32 {
    let palette = scene.colours.palette();
    let lines =
        lines(scene).map(|line| line.heading.map_or(0.0, |_| HEADING_HEIGHT) + line.height(palette, width) + GAP);
    lines.sum()
}

/// A line of cards, with the heading above it.
struct Line<'a> {
    heading: Option<&'a str>,
    cards: &'a [Card],
}

fn lines(scene: &Scene) -> impl Iterator<Item = Line<'_>> {
    let offered = scene.row.chunks(COLUMNS).map(|cards| Line { heading: None, cards });
    let basic = scene.basic.chunks(COLUMNS).enumerate();
    let heading = |index| (index == 0).then_some(scene.labels.basic.as_str());
    offered.chain(basic.map(move |(index, cards)| Line { heading: heading(index), cards }))
}

impl Line<'_> {
    fn height(&self, palette: &Palette, width: f32) -> f32 {
        self.cards.iter().map(|card| card_height(card, palette, width)).fold(0.0, f32::max)
    }
}

fn card_height(card: &Card, palette: &Palette, width: f32) -> f32 {
    let rows = [&card.normal, &card.power].map(|attack| row_height(&attack_flow(attack, palette.paper, width)));
    HEAD_HEIGHT + rows.iter().sum::<f32>() + 8.0
}

fn row_height(flow: &Flow) -> f32 {
    flow.height().max(LINE_HEIGHT) + 8.0
}

fn attack_flow(attack: &Attack, colour: Colour, width: f32) -> Flow {
    let room = width / COLUMNS as f32 - DAMAGE_WIDTH - 24.0;
    Flow::new(Type::regular(28.0, colour), LINE_HEIGHT, &attack.text, room)
}

pub fn paint(canvas: &mut Canvas, area: Area, scene: &Scene) {
    let width = area.w / COLUMNS as f32;
    let mut y = area.y;
    for line in lines(scene) {
        if let Some(heading) = line.heading {
            let at = Point::new(area.x + 6.0, y + HEADING_HEIGHT / 2.0);
            Type::regular(28.0, canvas.palette.muted).draw(canvas, at, Align::Left, heading);
            y += HEADING_HEIGHT;
        }
        let height = line.height(canvas.palette, area.w);
        for (index, card) in line.cards.iter().enumerate() {
            let place = Area::new(area.x + width * index as f32 + 3.0, y, width - 6.0, height);
            paint_card(canvas, place, card, area.w);
        }
        y += height + GAP;
    }
}

fn paint_card(canvas: &mut Canvas, place: Area, card: &Card, width: f32) {
    let palette = canvas.palette;
    canvas.fill_rounded_rectangle(place, 10.0, palette.floor_line);
    canvas.fill_rounded_rectangle(place.inset(2.0), 8.0, palette.floor);
    let at = |x: f32, y: f32| Point::new(place.x + x, place.y + y);
    symbols::draw(canvas, card.kind, at(30.0, 27.0), 17.0, palette.paper);
    let number = Type::bold(33.0, palette.paper);
    let mut x = place.w - 12.0;
    for (symbol, colour, count) in [
        (Symbol::Points, palette.bonus, card.points),
        (Symbol::Credits, credits_colour(canvas), card.credits),
        (Symbol::Energy, energy_colour(canvas), card.energy),
    ] {
        if count > 0 {
            let said = count.to_string();
            number.draw(canvas, at(x, 27.0), Align::Right, &said);
            x -= number.width(&said) + 22.0;
            symbols::draw(canvas, symbol, at(x, 27.0), 15.0, colour);
            x -= 32.0;
        }
    }
    let name = Type::bold(33.0, palette.paper).shrink(&card.name, x - 58.0, 24.0);
    name.draw_fitted(canvas, at(58.0, 27.0), Align::Left, &card.name, x - 58.0);
    let mut y = HEAD_HEIGHT;
    for (attack, is_power) in [(&card.normal, false), (&card.power, true)] {
        let flow = attack_flow(attack, palette.paper, width);
        paint_damage(canvas, at(30.0, y + LINE_HEIGHT / 2.0), attack.damage, is_power);
        flow.draw(canvas, at(DAMAGE_WIDTH, y));
        y += row_height(&flow);
    }
}

/// Draws the damage of a row; the damage of a power row is on a plate.
pub fn paint_damage(canvas: &mut Canvas, at: Point, damage: u8, is_power: bool) {
    let palette = canvas.palette;
    if is_power {
        canvas.fill_rounded_rectangle(Area::new(at.x - 20.0, at.y - 18.0, 40.0, 36.0), 8.0, palette.burst);
    }
    let ink = if is_power { palette.ink } else { palette.paper };
    Type::bold(33.0, ink).draw(canvas, at, Align::Ink, &damage.to_string());
}
