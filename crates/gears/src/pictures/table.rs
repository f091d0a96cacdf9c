//! The table: map, figures, marks and panels together.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Area;
#[cfg(test)]
use sztab_pictures::geometry::Point;
use sztab_pictures::text::{Align, Type};

use super::board::Board;
use super::crowd::{Crowd, MapItem, Sizes, Spot};
use super::dice;
use super::figures;
use super::ground::Ground;
use super::layout::{self, Layout};
use super::marks;
use super::panel;
use super::scene::{Combatant, Scene};
use super::shapes;
use super::tints::Tints;

/// Draws a scene.
#[must_use]
pub fn draw(scene: &Scene) -> Canvas {
    let board = Board::fit(&scene.state, &scene.values, scene.frame, layout::max_board_size());
    let layout = Layout::new(scene, &board);
    let mut canvas = Canvas::new(layout.width, layout.height, scene.colours.palette());
    if let Some(map) = layout.map {
        draw_map(&mut canvas, map, scene, &board, &layout);
    }
    if let Some(area) = layout.head {
        panel::draw_head(&mut canvas, area, scene, layout.unit);
    }
    if let Some(area) = layout.bar {
        dice::draw_bar(&mut canvas, area, scene, layout.unit);
    }
    if let Some(area) = layout.deck {
        panel::draw_deck(&mut canvas, area, scene, layout.unit);
    }
    for (side, area) in layout.panels.iter().enumerate() {
        panel::draw_panel(&mut canvas, *area, scene, side, layout.unit);
    }
    canvas
}

/// Sizes, in cells, at which things are legible in a layout.
fn legible_sizes(layout: &Layout) -> Sizes {
    let cell = layout.scale.cell.max(1.0);
    let least = |pixels: f32| pixels * layout.letters / cell;
    Sizes { figure: least(54.0).clamp(0.68, 0.84), letter: least(29.0).clamp(0.3, 0.5) }
}

fn draw_map(canvas: &mut Canvas, map: Area, scene: &Scene, board: &Board, layout: &Layout) {
    let (state, values) = (&scene.state, &*scene.values);
    let sizes = legible_sizes(layout);
    let crowd = Crowd::new(state, board, sizes, &scene.offered);
    let ground = Ground { board, scale: layout.scale, tints: Tints::for_colours(scene.colours) };
    ground.draw(canvas, (state, values), &crowd, sizes);
    marks::draw_outlines(canvas, &ground, &scene.offered, &scene.legal);
    for trail in &scene.trails {
        marks::draw_trail(canvas, &ground, &crowd, trail);
    }
    for (item, spot) in &crowd.items {
        if !matches!(item, MapItem::Figure(_)) {
            draw_item(canvas, &ground, scene, *item, *spot);
        }
    }
    if let Some(place) = scene.sight {
        marks::draw_sight_lines(canvas, &ground, state, &crowd, place);
    }
    for (item, spot) in &crowd.items {
        if matches!(item, MapItem::Figure(_)) {
            draw_item(canvas, &ground, scene, *item, *spot);
        }
    }
    if let Some(place) = scene.sight {
        marks::draw_cover_bonuses(canvas, &ground, (state, values), &crowd, place);
    }
    for strike in &scene.strikes {
        marks::draw_strike(canvas, &ground, &crowd, *strike);
    }
    marks::draw_cover_numbers(canvas, &ground, &scene.offered);
    draw_frame(canvas, map);
}

fn draw_item(canvas: &mut Canvas, ground: &Ground<'_>, scene: &Scene, item: MapItem, spot: Spot) {
    let (state, values) = (&scene.state, &*scene.values);
    let (at, size) = ground.spot_in_pixels(spot);
    match item {
        MapItem::Number(number) => {
            marks::draw_number(canvas, at, size.min(ground.scale.cell * 0.5), number, ground.tints.offer);
        }
        MapItem::Token => ground.draw_hole(canvas, spot, false, true),
        MapItem::Dropped(weapon) => {
            figures::draw_dropped(canvas, at, size, shapes::weapon_shapes(values.weapon(weapon)));
        }
        MapItem::Link(area) => {
            let room = marks::spot_area(ground, spot);
            canvas.fill_rounded_rectangle(figures::round_to_pixels(room), size * 0.2, ground.tints.rim);
            marks::draw_double_arrow(canvas, at.shift(0.0, -size * 0.2), size * 0.36, ground.tints.door);
            let text = area.to_string();
            let letters = Type::bold(size * 0.5, ground.tints.number).shrink(&text, size * 0.88, 8.0);
            letters.draw(canvas, at.shift(0.0, size * 0.2), Align::Centre, &text);
        }
        MapItem::Figure(Combatant::Cog(side)) => {
            figures::draw_cog(canvas, at, size, (state, values), usize::from(side));
        }
        MapItem::Figure(Combatant::Locust(figure)) => {
            if let Some(locust) = state.locust(figure) {
                figures::draw_locust(canvas, at, size, values, locust);
            }
        }
    }
}

/// Covers everything outside the map's rectangle.
fn draw_frame(canvas: &mut Canvas, map: Area) {
    let (width, height) = (canvas.width() as f32, canvas.height() as f32);
    let ground = canvas.palette.background;
    let (right, below) = ((map.x + map.w).ceil(), (map.y + map.h).ceil());
    for area in [
        Area::new(0.0, 0.0, width, map.y.floor()),
        Area::new(0.0, below, width, height - below),
        Area::new(0.0, 0.0, map.x.floor(), height),
        Area::new(right, 0.0, width - right, height),
    ] {
        canvas.fill_rectangle(area, ground);
    }
}

#[cfg(test)]
/// The centre and the size of every figure in a scene, in pixels.
#[must_use]
pub fn figure_places(scene: &Scene) -> Vec<(Combatant, Point, f32)> {
    let board = Board::fit(&scene.state, &scene.values, scene.frame, layout::max_board_size());
    let layout = Layout::new(scene, &board);
    let crowd = Crowd::new(&scene.state, &board, legible_sizes(&layout), &scene.offered);
    let place = |spot: &Spot| (layout.scale.point((spot.x, spot.y)), spot.w * layout.scale.cell);
    let figure = |(item, spot): &(MapItem, Spot)| match item {
        MapItem::Figure(who) => Some((*who, place(spot).0, place(spot).1)),
        MapItem::Number(_) | MapItem::Token | MapItem::Link(_) | MapItem::Dropped(_) => None,
    };
    crowd.items.iter().filter_map(figure).collect()
}
