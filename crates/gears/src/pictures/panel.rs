//! The parts around the map: stage and goal above it, the AI deck and the panels of the COGs below it.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::palette::Colour;
use sztab_pictures::text::{Align, Flow, Type};

use crate::state::{Cog, Load};
use crate::values::{Family, NamedWeapon, WeaponId};

use super::figures;
use super::scene::Scene;
use super::shapes;
use super::tints::Tints;

/// The height of the line about the AI deck.
const DECK_HEIGHT: f32 = 62.0;
/// The width of a panel that is next to another panel or next to the map.
pub const COLUMN_WIDTH: f32 = 530.0;
const GAP: f32 = 12.0;
const HEAD_HEIGHT: f32 = 64.0;
const ROW_HEIGHT: f32 = 48.0;
const TITLE_HEIGHT: f32 = 46.0;
const GOAL_LINE_HEIGHT: f32 = 38.0;

fn goal_text(scene: &Scene, width: f32, unit: f32) -> Flow {
    let colour = scene.colours.palette().muted;
    Flow::balanced(Type::regular(33.0 * unit, colour), GOAL_LINE_HEIGHT * unit, &scene.labels.goal, width)
}

/// The height of title and goal.
pub fn head_height(scene: &Scene, width: f32, unit: f32) -> f32 {
    let title = if scene.labels.title.is_empty() { 0.0 } else { TITLE_HEIGHT * unit };
    title + goal_text(scene, width, unit).height()
}

/// Draws title and goal.
pub fn draw_head(canvas: &mut Canvas, area: Area, scene: &Scene, unit: f32) {
    let mut y = area.y;
    if !scene.labels.title.is_empty() {
        let title = Type::bold(42.0 * unit, canvas.palette.paper);
        let at = Point::new(area.x, y + TITLE_HEIGHT * unit / 2.0);
        title.draw_fitted(canvas, at, Align::Left, &scene.labels.title, area.w);
        y += TITLE_HEIGHT * unit;
    }
    goal_text(scene, area.w, unit).draw(canvas, Point::new(area.x, y));
}

/// The rectangles of the panels, from the upper left corner of an area downwards.
pub fn panel_areas(scene: &Scene, area: Area, unit: f32) -> Vec<Area> {
    let cogs = &scene.state.cogs;
    let columns = if cogs.len() > 1 && area.w > COLUMN_WIDTH * unit { 2 } else { 1 };
    let gap = GAP * unit;
    let width = (area.w - gap * (columns - 1) as f32) / columns as f32;
    let mut y = area.y;
    let mut areas = Vec::with_capacity(cogs.len());
    for row in cogs.chunks(columns) {
        let rows = row.iter().map(|cog| weapon_rows(cog, weapons_per_row(width, unit))).max().unwrap_or(1);
        let height = (HEAD_HEIGHT + rows as f32 * ROW_HEIGHT + 12.0) * unit;
        for column in 0..row.len() {
            areas.push(figures::round_to_pixels(Area::new(area.x + column as f32 * (width + gap), y, width, height)));
        }
        y += height + gap;
    }
    areas
}

/// The number of weapons side by side in a panel of a given width.
fn weapons_per_row(width: f32, unit: f32) -> usize {
    if width > COLUMN_WIDTH * unit { 4 } else { 2 }
}

fn weapon_rows(cog: &Cog, across: usize) -> usize {
    cog.weapons.len().max(1).div_ceil(across)
}

/// The height of the part about the AI deck, which takes up two lines if there is little space.
pub fn deck_height(width: f32, unit: f32) -> f32 {
    if width > COLUMN_WIDTH * unit { DECK_HEIGHT * unit } else { (DECK_HEIGHT * 2.0 - 10.0) * unit }
}

/// Draws the cards remaining in the AI deck, by family.
pub fn draw_deck(canvas: &mut Canvas, area: Area, scene: &Scene, unit: f32) {
    let palette = canvas.palette;
    let cards = &scene.state.decks.ai.cards;
    canvas.fill_rounded_rectangle(figures::round_to_pixels(area), 10.0, palette.floor);
    let y = area.y + DECK_HEIGHT / 2.0 * unit;
    let below = area.y + area.h - DECK_HEIGHT / 2.0 * unit;
    let is_narrow = below > y + 1.0;
    let mut x = area.x + 16.0 * unit;
    if !scene.labels.deck.is_empty() {
        let word = Type::regular(31.0 * unit, palette.muted);
        let text = word.fit(&scene.labels.deck, area.w * if is_narrow { 0.7 } else { 0.26 });
        word.draw(canvas, Point::new(x, y), Align::Left, &text);
        x += word.width(&text) + 14.0 * unit;
    }
    draw_card_back(canvas, Point::new(x + 14.0 * unit, y), 40.0 * unit, palette.wound);
    let number = Type::bold(38.0 * unit, palette.paper);
    let said = cards.len().to_string();
    number.draw(canvas, Point::new(x + 36.0 * unit, y), Align::Left, &said);
    draw_families(canvas, Point::new(area.x + area.w - 14.0 * unit, below), scene, unit);
}

/// Draws the number of cards of each family, from right to left.
fn draw_families(canvas: &mut Canvas, at: Point, scene: &Scene, unit: f32) {
    let cards = &scene.state.decks.ai.cards;
    let count = |family: Option<Family>| {
        let card = |number: &u8| scene.values.ai.iter().find(|card| card.number == *number);
        cards.iter().filter_map(card).filter(|card| card.family == family).count()
    };
    let families = Family::KEYWORDS.iter().rev().map(|(_, family)| Some(*family));
    let mut right = at.x;
    for family in std::iter::once(None).chain(families) {
        let cards = count(family);
        if cards == 0 {
            continue;
        }
        let said = cards.to_string();
        let number = Type::bold(33.0 * unit, canvas.palette.paper);
        number.draw(canvas, Point::new(right, at.y), Align::Right, &said);
        let middle = Point::new(right - number.width(&said) - 31.0 * unit, at.y);
        draw_family(canvas, middle, 20.0 * unit, family);
        right = middle.x - 42.0 * unit;
    }
}

/// Draws the silhouette of a family of AI cards on a light background; for General cards, a skull.
pub fn draw_family(canvas: &mut Canvas, at: Point, radius: f32, family: Option<Family>) {
    let tints = Tints::for_colours(canvas.palette.colours);
    canvas.fill_disc(at, radius * 1.24, tints.cover);
    match family {
        Some(family) => figures::draw_kind(canvas, at, radius * 0.78, shapes::family_kind(family)),
        None => draw_skull(canvas, at, radius * 0.9, tints.locust),
    }
}

/// Draws a skull: round, with two eyes and teeth.
pub fn draw_skull(canvas: &mut Canvas, at: Point, radius: f32, colour: Colour) {
    let light = Tints::for_colours(canvas.palette.colours).cover;
    canvas.fill_disc(at.shift(0.0, -radius * 0.2), radius * 0.8, colour);
    canvas.fill_rectangle(
        figures::round_to_pixels(Area::new(at.x - radius * 0.46, at.y + radius * 0.2, radius * 0.92, radius * 0.7)),
        colour,
    );
    for x in [-0.34, 0.34] {
        canvas.fill_disc(at.shift(x * radius, -radius * 0.16), radius * 0.22, light);
    }
    for x in [-0.16, 0.16] {
        let tooth = Area::new(at.x + (x - 0.05) * radius, at.y + radius * 0.5, radius * 0.1, radius * 0.4);
        canvas.fill_rectangle(figures::round_to_pixels(tooth), light);
    }
}

/// Draws the back of a card.
fn draw_card_back(canvas: &mut Canvas, at: Point, height: f32, colour: Colour) {
    let palette = canvas.palette;
    for shift in [0.12, 0.0] {
        let corner = at.shift(height * (shift - 0.34), -height * (shift + 0.44));
        let card = figures::round_to_pixels(Area::new(corner.x, corner.y, height * 0.66, height * 0.94));
        canvas.fill_rounded_rectangle(card, 4.0, palette.ink);
        canvas.fill_rounded_rectangle(card.inset(2.0), 3.0, palette.paper);
        canvas.fill_rounded_rectangle(card.inset((height * 0.11).round()), 2.0, colour);
    }
}

/// Draws a COG's panel: name, hand, weapons with ammo, status.
pub fn draw_panel(canvas: &mut Canvas, area: Area, scene: &Scene, side: usize, unit: f32) {
    let (palette, style) = (canvas.palette, canvas.style(side));
    let (state, values) = (&scene.state, &scene.values);
    let cog = &state.cogs[side];
    let is_active = state.turn.side.index() == side && state.ending.is_none() && !cog.gone;
    canvas.fill_rounded_rectangle(area, 12.0, if cog.gone { palette.floor_line } else { style.line });
    canvas.fill_rounded_rectangle(area.inset(3.0), 10.0, palette.floor);
    let banner = Area::new(area.x + 3.0, area.y + 3.0, area.w - 6.0, (HEAD_HEIGHT * unit - 6.0).round());
    if is_active {
        canvas.fill_rounded_rectangle(banner, 9.0, style.bright);
    }
    let (ink, muted) = if is_active { (palette.ink, palette.ink) } else { (palette.paper, palette.muted) };
    let y = banner.y + banner.h / 2.0;
    let head = Point::new(banner.x + 34.0 * unit, y);
    figures::draw_disc(canvas, head, 50.0 * unit, side, &figures::initial(values, cog), false);
    let limit = cog.hand_limit(values);
    let right = banner.x + banner.w - 14.0 * unit;
    let small = Type::regular(28.0 * unit, muted);
    let most = format!("/{limit}");
    small.draw(canvas, Point::new(right, y + 2.0), Align::Right, &most);
    let number = Type::bold(42.0 * unit, ink);
    let said = cog.hand.len().to_string();
    number.draw(canvas, Point::new(right - small.width(&most), y), Align::Right, &said);
    let used = small.width(&most) + number.width(&said) + 34.0 * unit;
    draw_card_back(canvas, Point::new(right - used + 8.0 * unit, y), 42.0 * unit, style.line);
    let left = banner.x + 70.0 * unit;
    let room = right - used - 24.0 * unit - left;
    draw_names(canvas, Point::new(left, y), room, scene, side, (ink, muted), unit);
    let inner = Area::new(area.x, area.y + HEAD_HEIGHT * unit, area.w, area.h - HEAD_HEIGHT * unit);
    draw_weapons(canvas, inner, scene, cog, unit);
}

/// Draws the player's name, followed by the COG's status or, if there is none to report, its name.
fn draw_names(
    canvas: &mut Canvas,
    at: Point,
    room: f32,
    scene: &Scene,
    side: usize,
    (ink, muted): (Colour, Colour),
    unit: f32,
) {
    let cog = &scene.state.cogs[side];
    let card = scene.values.cog(cog.card);
    let player = scene.players.get(side).filter(|name| !name.is_empty());
    let name = Type::bold(34.0 * unit, ink);
    let (first, second) = match player {
        Some(player) => (player, short_name(scene, side)),
        None => (&card.name, ""),
    };
    let state = if cog.gone {
        scene.labels.gone.as_str()
    } else if cog.bleeding {
        scene.labels.bleeding.as_str()
    } else {
        second
    };
    let share = if state.is_empty() { 1.0 } else { 0.66 };
    let text = name.fit_name(first, room * share);
    name.draw(canvas, at, Align::Left, &text);
    let used = name.width(&text) + 12.0 * unit;
    let colour = if cog.bleeding && ink == canvas.palette.paper { canvas.palette.wound } else { muted };
    let small = Type::regular(29.0 * unit, colour).shrink(state, room - used, 23.0 * unit);
    small.draw_fitted(canvas, at.shift(used, 1.0), Align::Left, state, room - used);
}

/// The part of a COG's name that matches its id.
pub fn short_name(scene: &Scene, side: usize) -> &str {
    let card = scene.values.cog(scene.state.cogs[side].card);
    let is_own = |word: &&str| word.to_lowercase().starts_with(&card.id);
    card.name.split(' ').find(is_own).unwrap_or(&card.name)
}

/// Draws the weapons with their tokens; those without ammo are grey.
fn draw_weapons(canvas: &mut Canvas, area: Area, scene: &Scene, cog: &Cog, unit: f32) {
    let palette = canvas.palette;
    let count = weapons_per_row(area.w, unit);
    let width = (area.w - 16.0 * unit) / count as f32;
    let bolo = scene.values.named_weapon(NamedWeapon::Bolo);
    let (guns, grenades): (Vec<&Load>, Vec<&Load>) = cog.weapons.iter().partition(|load| load.weapon != bolo);
    for (index, load) in guns.into_iter().chain(grenades).enumerate() {
        let left = area.x + 8.0 * unit + width * (index % count) as f32;
        let y = area.y + ROW_HEIGHT * unit * ((index / count) as f32 + 0.5) + 4.0 * unit;
        let colour = if load.tokens > 0 { palette.paper } else { palette.floor_text };
        let weapon = scene.values.weapon(load.weapon);
        figures::draw_parts(
            canvas,
            shapes::weapon_shapes(weapon),
            Point::new(left + 26.0 * unit, y),
            21.0 * unit,
            colour,
        );
        let number = Type::bold(36.0 * unit, colour);
        let said = load.tokens.to_string();
        let right = left + width - 12.0 * unit;
        number.draw(canvas, Point::new(right, y), Align::Right, &said);
        let name = weapon_name(scene, load.weapon);
        let room = width - 52.0 * unit - number.width(&said) - 26.0 * unit;
        let text = Type::regular(30.0 * unit, colour).shrink(name, room, 25.0 * unit);
        text.draw_fitted(canvas, Point::new(left + 54.0 * unit, y), Align::Left, name, room);
    }
}

/// The name of a weapon in the language of the picture.
pub fn weapon_name(scene: &Scene, id: WeaponId) -> &str {
    let own = scene.labels.weapons.get(usize::from(id.0)).filter(|name| !name.is_empty());
    own.map_or_else(|| scene.values.weapon(id).name.as_str(), String::as_str)
}
