//! A combat: the two fighters with their weapons and the counters between them.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colours;
use sztab_pictures::text::{Align, Type};

use super::symbols::{self, Symbol};
use super::{Status, Weapon, row};

/// A combat in its current state.
#[derive(Debug, Clone, Default)]
pub struct Combat {
    pub title: String,
    /// The fighters, the mover first.
    pub fighters: [Fighter; 2],
    /// Pairs of weapons of which the first counters the second; each weapon is given by the indices of its fighter and
    /// itself.
    pub counters: Vec<((usize, usize), (usize, usize))>,
    /// The attacks so far, in order.
    pub exchanges: Vec<Exchange>,
    pub colours: Colours,
}

/// A completed attack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exchange {
    /// The index of the attacking fighter.
    pub fighter: usize,
    pub weapon: String,
    pub kind: Symbol,
    /// The health that the enemy lost.
    pub lost: u8,
    pub is_power: bool,
    /// True if the weapon counters the previous attack's weapon.
    pub is_counter: bool,
}

/// A fighter.
#[derive(Debug, Clone, Default)]
pub struct Fighter {
    pub side: u8,
    pub player: String,
    pub status: Status,
    /// The current and maximum health, if known.
    pub health: Option<(u8, u8)>,
    /// The equipped weapons.
    pub weapons: Vec<EquippedWeapon>,
}

/// A weapon in a combat.
#[derive(Debug, Clone)]
pub struct EquippedWeapon {
    pub weapon: Weapon,
    /// The damage of a normal attack and of a power attack.
    pub damage: [u8; 2],
    /// True if an attack with this weapon would now be a power attack.
    pub is_power: bool,
}

const WIDTH: f32 = 1080.0;
const MARGIN: f32 = 20.0;
const COLUMN_WIDTH: f32 = 440.0;
const WEAPON_HEIGHT: f32 = 74.0;
const HEAD_HEIGHT: f32 = 96.0;
const TOP_HEIGHT: f32 = 84.0;
/// The gap between the completed attacks and the weapons.
const WEAPONS_GAP: f32 = 26.0;

/// Draws a combat.
#[must_use]
pub fn draw(combat: &Combat) -> Canvas {
    let most = combat.fighters.iter().map(|fighter| fighter.weapons.len()).max().unwrap_or(0);
    let between = if most == 0 || combat.exchanges.is_empty() { 0.0 } else { WEAPONS_GAP };
    let first = TOP_HEIGHT + HEAD_HEIGHT + combat.exchanges.len() as f32 * WEAPON_HEIGHT + between;
    let height = first + most as f32 * WEAPON_HEIGHT + MARGIN;
    let mut canvas = Canvas::new(WIDTH as usize, height as usize, combat.colours.palette());
    let palette = canvas.palette;
    Type::bold(40.0, palette.paper).draw_fitted(
        &mut canvas,
        Point::new(MARGIN, TOP_HEIGHT / 2.0),
        Align::Left,
        &combat.title,
        WIDTH - 2.0 * MARGIN,
    );
    let x = [MARGIN, WIDTH - MARGIN - COLUMN_WIDTH];
    for (fighter, x) in combat.fighters.iter().zip(x) {
        draw_head(&mut canvas, Area::new(x, TOP_HEIGHT, COLUMN_WIDTH, HEAD_HEIGHT - 14.0), fighter);
        let mut y = first;
        for weapon in &fighter.weapons {
            draw_weapon(&mut canvas, Area::new(x, y, COLUMN_WIDTH, WEAPON_HEIGHT - 10.0), weapon);
            y += WEAPON_HEIGHT;
        }
    }
    for (index, exchange) in combat.exchanges.iter().enumerate() {
        let area = Area::new(
            x[exchange.fighter % 2],
            TOP_HEIGHT + HEAD_HEIGHT + index as f32 * WEAPON_HEIGHT,
            COLUMN_WIDTH,
            WEAPON_HEIGHT - 10.0,
        );
        draw_exchange(&mut canvas, area, exchange, combat.fighters[exchange.fighter % 2].side);
    }
    let end = |fighter: usize, line: f32| {
        let x = if fighter == 0 { MARGIN + COLUMN_WIDTH } else { WIDTH - MARGIN - COLUMN_WIDTH };
        Point::new(x, line + (WEAPON_HEIGHT - 10.0) / 2.0)
    };
    for (index, pair) in combat.exchanges.windows(2).enumerate() {
        let [before, after] = pair else { continue };
        let line = TOP_HEIGHT + HEAD_HEIGHT + index as f32 * WEAPON_HEIGHT;
        if after.is_counter && before.fighter != after.fighter {
            let from = end(after.fighter, line + WEAPON_HEIGHT);
            draw_counter(&mut canvas, from, end(before.fighter, line), combat.fighters[after.fighter % 2].side);
        }
    }
    for &(winner, loser) in &combat.counters {
        let end = |(fighter, weapon): (usize, usize)| end(fighter, first + weapon as f32 * WEAPON_HEIGHT);
        draw_counter(&mut canvas, end(winner), end(loser), combat.fighters[winner.0 % 2].side);
    }
    canvas
}

/// Draws a completed attack, with the health lost.
fn draw_exchange(canvas: &mut Canvas, area: Area, exchange: &Exchange, side: u8) {
    let palette = canvas.palette;
    let style = canvas.style(side.into());
    canvas.fill_rounded_rectangle(area, 10.0, style.line);
    canvas.fill_rounded_rectangle(area.inset(3.0), 8.0, palette.background);
    let middle = area.y + area.h / 2.0;
    let at = Point::new(area.x + 34.0, middle);
    if exchange.is_power {
        canvas.fill_disc(at, 27.0, palette.burst);
    }
    symbols::draw(canvas, exchange.kind, at, 18.0, if exchange.is_power { palette.ink } else { palette.paper });
    let number = Type::bold(36.0, if exchange.lost > 0 { palette.wound } else { palette.muted });
    let lost = if exchange.lost > 0 { format!("−{}", exchange.lost) } else { "0".to_owned() };
    number.draw(canvas, Point::new(area.x + area.w - 16.0, middle), Align::Right, &lost);
    let room = area.w - 70.0 - 34.0 - number.width(&lost);
    let name = Type::bold(30.0, palette.paper).shrink(&exchange.weapon, room, 22.0);
    name.draw_fitted(canvas, Point::new(area.x + 70.0, middle), Align::Left, &exchange.weapon, room);
}

fn draw_head(canvas: &mut Canvas, area: Area, fighter: &Fighter) {
    let (palette, side) = (canvas.palette, usize::from(fighter.side));
    canvas.fill_rounded_rectangle(area, 12.0, canvas.style(side).line);
    canvas.fill_rounded_rectangle(area.inset(3.0), 10.0, palette.floor);
    let at = Point::new(area.x + 54.0, area.y + area.h / 2.0);
    match fighter.status {
        Status::Pilot => symbols::draw_pilot(canvas, at, 27.0, side),
        Status::Armor => symbols::draw_armor(canvas, at, 25.0, side),
        Status::Mech => symbols::draw_mech(canvas, at.shift(0.0, 2.0), 24.0, Some(side)),
    }
    let mut right = area.x + area.w - 16.0;
    if let Some((health, most)) = fighter.health {
        let said = format!("{health}/{most}");
        let number = Type::bold(36.0, palette.paper);
        number.draw(canvas, Point::new(right, at.y), Align::Right, &said);
        right -= number.width(&said) + 26.0;
        symbols::draw(canvas, Symbol::Health, Point::new(right, at.y), 16.0, palette.wound);
        right -= 30.0;
    }
    let room = right - (area.x + 104.0);
    let name = Type::bold(36.0, palette.paper);
    let text = name.fit_name(&fighter.player, room);
    name.draw(canvas, Point::new(area.x + 104.0, at.y), Align::Left, &text);
}

fn draw_weapon(canvas: &mut Canvas, area: Area, worn: &EquippedWeapon) {
    let (palette, weapon) = (canvas.palette, &worn.weapon);
    let colour = if weapon.is_exhausted { palette.muted } else { palette.paper };
    canvas.fill_rounded_rectangle(area, 10.0, palette.floor_line);
    canvas.fill_rounded_rectangle(
        area.inset(2.0),
        8.0,
        if weapon.is_exhausted { palette.background } else { palette.floor },
    );
    let middle = area.y + area.h / 2.0;
    symbols::draw(canvas, weapon.kind, Point::new(area.x + 34.0, middle), 19.0, colour);
    let right = area.x + area.w;
    for (x, damage, is_now) in
        [(86.0, worn.damage[0], false), (34.0, worn.damage[1], worn.is_power && !weapon.is_exhausted)]
    {
        let at = Point::new(right - x, middle);
        if is_now || !weapon.is_exhausted {
            row::paint_damage(canvas, at, damage, is_now);
        } else {
            Type::bold(30.0, colour).draw(canvas, at, Align::Ink, &damage.to_string());
        }
    }
    Type::regular(30.0, palette.muted).draw(canvas, Point::new(right - 60.0, middle), Align::Centre, "/");
    let room = area.w - 64.0 - 120.0;
    let name = Type::bold(30.0, colour);
    let name = name.shrink(&weapon.name, room, 22.0);
    let text = name.fit(&weapon.name, room);
    let left = area.x + 64.0;
    name.draw(canvas, Point::new(left, middle), Align::Left, &text);
    if weapon.is_exhausted {
        let end = left + name.width(&text);
        canvas.draw_line(Point::new(left - 2.0, middle + 1.0), Point::new(end + 2.0, middle + 1.0), 3.0, palette.muted);
    }
}

/// Draws an arrow from a weapon to one that it counters.
fn draw_counter(canvas: &mut Canvas, from: Point, to: Point, side: u8) {
    let colour = canvas.style(side.into()).bright;
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let (x, y) = (dx / length, dy / length);
    let tip = to.shift(-x * 8.0, -y * 8.0);
    let base = tip.shift(-x * 26.0, -y * 26.0);
    canvas.draw_line(from.shift(x * 8.0, y * 8.0), base, 6.0, colour);
    canvas.fill_polygon(&[tip, base.shift(-y * 14.0, x * 14.0), base.shift(y * 14.0, -x * 14.0)], colour);
}
