//! A combat: the two fighters with their weapons and the counters between them.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colours;
use sztab_pictures::text::{Align, Type};

use super::symbols::{self, Symbol};
use super::{Status, Weapon};

/// A combat as it stands.
#[derive(Debug, Clone, Default)]
pub struct Combat {
    pub title: String,
    /// The mover first.
    pub fighters: [Fighter; 2],
    /// Pairs of weapons of which the first counters the second: the index of the fighter and of the weapon.
    pub counters: Vec<((usize, usize), (usize, usize))>,
    pub colours: Colours,
}

/// A fighter.
#[derive(Debug, Clone, Default)]
pub struct Fighter {
    pub side: u8,
    pub player: String,
    pub status: Status,
    pub health: u8,
    pub most_health: u8,
    /// The weapons that are worn, with the damage of both rows as text.
    pub weapons: Vec<(Weapon, String)>,
}

const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 20.0;
const COLUMN: f32 = 440.0;
const WEAPON: f32 = 74.0;
const HEAD: f32 = 96.0;
const TOP: f32 = 84.0;

/// Draws a combat.
#[must_use]
pub fn draw(combat: &Combat) -> Canvas {
    let most = combat.fighters.iter().map(|fighter| fighter.weapons.len()).max().unwrap_or(0).max(1);
    let height = TOP + HEAD + most as f32 * WEAPON + MARGIN;
    let mut canvas = Canvas::new(WIDTH as usize, height as usize, combat.colours.palette());
    let palette = canvas.palette;
    Type::bold(40.0, palette.paper).draw_fitted(
        &mut canvas,
        Point::new(MARGIN, TOP / 2.0),
        Align::Left,
        &combat.title,
        WIDTH - 2.0 * MARGIN,
    );
    let x = [MARGIN, WIDTH - MARGIN - COLUMN];
    for (fighter, x) in combat.fighters.iter().zip(x) {
        head(&mut canvas, Area::new(x, TOP, COLUMN, HEAD - 14.0), fighter);
        let mut y = TOP + HEAD;
        for (weapon, rows) in &fighter.weapons {
            weapon_line(&mut canvas, Area::new(x, y, COLUMN, WEAPON - 10.0), weapon, rows);
            y += WEAPON;
        }
    }
    for &(winner, loser) in &combat.counters {
        let end = |(fighter, weapon): (usize, usize)| {
            let x = if fighter == 0 { MARGIN + COLUMN } else { WIDTH - MARGIN - COLUMN };
            Point::new(x, TOP + HEAD + (WEAPON - 10.0) / 2.0 + weapon as f32 * WEAPON)
        };
        counter(&mut canvas, end(winner), end(loser), combat.fighters[winner.0 % 2].side);
    }
    canvas
}

fn head(canvas: &mut Canvas, area: Area, fighter: &Fighter) {
    let (palette, side) = (canvas.palette, usize::from(fighter.side));
    canvas.rounded(area, 12.0, canvas.style(side).line);
    canvas.rounded(area.inset(3.0), 10.0, palette.floor);
    let at = Point::new(area.x + 54.0, area.y + area.h / 2.0);
    match fighter.status {
        Status::Pilot => symbols::pilot(canvas, at, 27.0, side),
        Status::Armor => symbols::armor(canvas, at, 25.0, side),
        Status::Mech => symbols::mech(canvas, at.shift(0.0, 2.0), 24.0, Some(side)),
    }
    let said = format!("{}/{}", fighter.health, fighter.most_health);
    let number = Type::bold(36.0, palette.paper);
    let right = area.x + area.w - 16.0;
    number.draw(canvas, Point::new(right, at.y), Align::Right, &said);
    let heart = right - number.width(&said) - 26.0;
    symbols::draw(canvas, Symbol::Health, Point::new(heart, at.y), 16.0, palette.wound);
    let room = heart - 30.0 - (area.x + 104.0);
    let name = Type::bold(36.0, palette.paper);
    let text = name.fit_name(&fighter.player, room);
    name.draw(canvas, Point::new(area.x + 104.0, at.y), Align::Left, &text);
}

fn weapon_line(canvas: &mut Canvas, area: Area, weapon: &Weapon, rows: &str) {
    let palette = canvas.palette;
    let colour = if weapon.is_exhausted { palette.muted } else { palette.paper };
    canvas.rounded(area, 10.0, palette.floor_line);
    canvas.rounded(area.inset(2.0), 8.0, if weapon.is_exhausted { palette.background } else { palette.floor });
    let middle = area.y + area.h / 2.0;
    symbols::draw(canvas, weapon.kind, Point::new(area.x + 34.0, middle), 19.0, colour);
    let numbers = Type::bold(30.0, colour);
    numbers.draw(canvas, Point::new(area.x + area.w - 14.0, middle), Align::Right, rows);
    let room = area.w - 64.0 - 28.0 - numbers.width(rows);
    let name = Type::bold(30.0, colour);
    let name = name.shrink(&weapon.name, room, 22.0);
    let text = name.fit(&weapon.name, room);
    let left = area.x + 64.0;
    name.draw(canvas, Point::new(left, middle), Align::Left, &text);
    if weapon.is_exhausted {
        let end = left + name.width(&text);
        canvas.line(Point::new(left - 2.0, middle + 1.0), Point::new(end + 2.0, middle + 1.0), 3.0, palette.muted);
    }
}

/// An arrow from a weapon to one that it counters.
fn counter(canvas: &mut Canvas, from: Point, to: Point, side: u8) {
    let colour = canvas.style(side.into()).bright;
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let (x, y) = (dx / length, dy / length);
    let tip = to.shift(-x * 8.0, -y * 8.0);
    let base = tip.shift(-x * 26.0, -y * 26.0);
    canvas.line(from.shift(x * 8.0, y * 8.0), base, 6.0, colour);
    canvas.polygon(&[tip, base.shift(-y * 14.0, x * 14.0), base.shift(y * 14.0, -x * 14.0)], colour);
}
