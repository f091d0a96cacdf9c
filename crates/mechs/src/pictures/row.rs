//! The advanced weapons on offer: name, type, price, points and both rows.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::text::{Align, Type, draw_block};

use super::Scene;
use super::arena::{credits, energy};
use super::layout::Layout;
use super::symbols::{self, Symbol};

pub fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene) {
    let Some(area) = layout.row else { return };
    let palette = canvas.palette;
    let width = area.w / scene.row.len().max(4) as f32;
    for (index, card) in scene.row.iter().enumerate() {
        let place = Area::new(area.x + width * index as f32 + 3.0, area.y, width - 6.0, area.h);
        canvas.rounded(place, 10.0, palette.floor_line);
        canvas.rounded(place.inset(2.0), 8.0, palette.floor);
        let at = |x: f32, y: f32| Point::new(place.x + x, place.y + y);
        symbols::draw(canvas, card.kind, at(24.0, 26.0), 14.0, palette.paper);
        let name = Type::bold(28.0, palette.paper);
        let name = name.shrink(&card.name, place.w - 52.0, 20.0);
        name.draw_fitted(canvas, at(44.0, 26.0), Align::Left, &card.name, place.w - 52.0);
        let mut x = 22.0;
        let number = Type::bold(28.0, palette.paper);
        for (symbol, colour, price) in
            [(Symbol::Energy, energy(canvas), card.energy), (Symbol::Credits, credits(canvas), card.credits)]
        {
            if price > 0 {
                symbols::draw(canvas, symbol, at(x, 62.0), 13.0, colour);
                number.draw(canvas, at(x + 18.0, 62.0), Align::Left, &price.to_string());
                x += 62.0;
            }
        }
        let points = card.points.to_string();
        number.draw(canvas, at(place.w - 12.0, 62.0), Align::Right, &points);
        let star = at(place.w - 30.0 - number.width(&points), 62.0);
        symbols::draw(canvas, Symbol::Points, star, 13.0, palette.bonus);
        for (y, text) in [(102.0, &card.normal), (147.0, &card.power)] {
            let style = Type::regular(21.0, palette.paper);
            draw_block(canvas, at(place.w / 2.0, y), style, 17.0, text, place.w - 18.0);
        }
        canvas.line(at(10.0, 125.0), at(place.w - 10.0, 125.0), 1.5, palette.floor_line);
    }
}
