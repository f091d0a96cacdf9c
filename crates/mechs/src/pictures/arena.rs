//! The arena: zones with their values and resources, and all pieces in them.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::text::{Align, Type};

use super::layout::{EDGE, Layout, ZONE_SIZE};
use super::symbols::{self, Symbol, credits_colour, energy_colour};
use super::{Move, Piece, PieceKind, Scene, Zone, ZoneKind};

/// Paints the zones only.
pub fn paint_ground(canvas: &mut Canvas, layout: &Layout, scene: &Scene) {
    paint_coordinates(canvas, layout);
    for zone in &scene.zones {
        paint_zone(canvas, layout.zone_area(zone.at).inset(4.0), zone);
    }
}

/// Paints everything that lies on the zones.
pub fn paint_pieces(canvas: &mut Canvas, layout: &Layout, scene: &Scene) {
    for (number, at) in &scene.offered {
        paint_offer(canvas, layout.zone_area(*at).inset(4.0), *number);
    }
    for step in &scene.moves {
        paint_move(canvas, layout, step);
    }
    for piece in &scene.pieces {
        paint_plate(canvas, layout.zone_area(piece.at), piece);
    }
    for (count, step) in (1..).zip(&scene.plan) {
        paint_planned_step(canvas, layout, step, count);
    }
    paint_figures(canvas, layout, scene);
    for (at, damage) in &scene.bursts {
        let middle = layout.zone_centre(*at);
        symbols::draw(canvas, Symbol::Area, middle, ZONE_SIZE * 0.42, canvas.palette.ink);
        symbols::draw(canvas, Symbol::Area, middle, ZONE_SIZE * 0.37, canvas.palette.burst);
        let number = Type::bold(52.0, canvas.palette.ink);
        number.draw(canvas, middle, Align::Ink, &format!("−{damage}"));
    }
}

fn paint_coordinates(canvas: &mut Canvas, layout: &Layout) {
    let text = Type::bold(26.0, canvas.palette.floor_text);
    for (column, letter) in (0..).zip(["A", "B", "C", "D", "E"]) {
        let x = layout.zone_centre((column, layout.rows.0)).x;
        text.draw(canvas, Point::new(x, layout.arena.y + EDGE / 2.0), Align::Centre, letter);
    }
    for row in layout.rows.0..=layout.rows.1 {
        let y = layout.zone_centre((0, row)).y;
        let at = Point::new(layout.arena.x + EDGE / 2.0, y);
        text.draw(canvas, at, Align::Centre, &(row + 1).to_string());
    }
}

fn paint_zone(canvas: &mut Canvas, area: Area, zone: &Zone) {
    let palette = canvas.palette;
    let line = match zone.kind {
        ZoneKind::Resource => palette.floor_line,
        ZoneKind::Base(owner) => owner.map_or(palette.muted, |side| canvas.style(side.into()).bright),
        ZoneKind::Bay => palette.armour,
    };
    canvas.fill_rounded_rectangle(area, 14.0, line);
    canvas.fill_rounded_rectangle(
        area.inset(if zone.kind == ZoneKind::Resource { 3.0 } else { 6.0 }),
        11.0,
        palette.floor,
    );
    match (zone.energy, zone.credits) {
        (true, true) => {
            paint_texture(canvas, Area { h: area.h / 2.0, ..area }, true);
            paint_texture(canvas, Area { y: area.y + area.h / 2.0, h: area.h / 2.0, ..area }, false);
        }
        (true, false) => paint_texture(canvas, area, true),
        (false, true) => paint_texture(canvas, area, false),
        (false, false) => {}
    }
    let corner = Point::new(area.x + 26.0, area.y + 28.0);
    Type::bold(42.0, palette.paper).draw(canvas, corner, Align::Centre, &zone.value.to_string());
    let mut x = area.x + area.w - 24.0;
    for (is_there, symbol, colour) in
        [(zone.credits, Symbol::Credits, credits_colour(canvas)), (zone.energy, Symbol::Energy, energy_colour(canvas))]
    {
        if is_there {
            symbols::draw(canvas, symbol, Point::new(x, area.y + 26.0), 16.0, colour);
            x -= 36.0;
        }
    }
    if let ZoneKind::Base(Some(owner)) = zone.kind {
        let style = canvas.style(owner.into());
        let mark = Point::new(area.x + 24.0, area.y + area.h - 24.0);
        let roof = [
            mark.shift(-17.0, 2.0),
            mark.shift(0.0, -18.0),
            mark.shift(17.0, 2.0),
            mark.shift(17.0, 17.0),
            mark.shift(-17.0, 17.0),
        ];
        canvas.fill_polygon(&roof, style.bright);
        Type::bold(22.0, palette.ink).draw(canvas, mark.shift(0.0, 5.0), Align::Ink, &style.letter.to_string());
    }
}

/// Draws the background of a zone: lines for energy, dots for credits.
pub fn paint_texture(canvas: &mut Canvas, area: Area, is_energy: bool) {
    let colour = if is_energy { energy_colour(canvas) } else { credits_colour(canvas) }.with_opacity(40);
    let inner = area.inset(10.0);
    let on = move |x: i32, y: i32| {
        if is_energy { (x + y).rem_euclid(16) < 3 } else { x.rem_euclid(14) < 4 && y.rem_euclid(14) < 4 }
    };
    canvas.fill_where(&[&inner.corners()], colour, on);
}

/// Draws a frame with the number of the button that chooses the zone.
fn paint_offer(canvas: &mut Canvas, area: Area, number: u8) {
    let colour = canvas.palette.last;
    let corners = area.inset(2.0).corners();
    canvas.draw_outline(&corners, 6.0, colour);
    let at = Point::new(area.x + area.w - 24.0, area.y + area.h - 24.0);
    canvas.fill_disc(at, 21.0, colour);
    Type::bold(30.0, canvas.palette.ink).draw(canvas, at, Align::Ink, &number.to_string());
}

/// Draws a mine or turret in the lower right of its zone.
fn paint_plate(canvas: &mut Canvas, zone: Area, piece: &Piece) {
    let area = Area::new(zone.x + 64.0, zone.y + zone.h - 50.0, 82.0, 42.0);
    let side = usize::from(piece.side);
    match piece.kind {
        PieceKind::Mine(number) => symbols::draw_plate(canvas, area, Symbol::Mine, side, number),
        PieceKind::Turret => symbols::draw_plate(canvas, area, Symbol::Turret, side, None),
        PieceKind::Pilot | PieceKind::Armor | PieceKind::Mech => {}
    }
}

/// Draws the pilots; two in one zone, during a combat, are side by side.
fn paint_figures(canvas: &mut Canvas, layout: &Layout, scene: &Scene) {
    if let Some(at) = scene.mech {
        symbols::draw_mech(canvas, layout.zone_centre(at).shift(0.0, 6.0), 34.0, None);
    }
    let is_figure = |piece: &&Piece| match piece.kind {
        PieceKind::Pilot | PieceKind::Armor | PieceKind::Mech => true,
        PieceKind::Mine(_) | PieceKind::Turret => false,
    };
    let figures: Vec<&Piece> = scene.pieces.iter().filter(is_figure).collect();
    for (index, figure) in figures.iter().enumerate() {
        let before = figures[..index].iter().filter(|other| other.at == figure.at).count();
        let count = figures.iter().filter(|other| other.at == figure.at).count();
        let (aside, small) = match (count, before) {
            (0 | 1, _) => (0.0, 1.0),
            (_, 0) => (-36.0, 0.8),
            _ => (36.0, 0.8),
        };
        let at = layout.zone_centre(figure.at).shift(aside, 0.0);
        let side = usize::from(figure.side);
        match figure.kind {
            PieceKind::Pilot => symbols::draw_pilot(canvas, at, 33.0 * small, side),
            PieceKind::Armor => symbols::draw_armor(canvas, at, 33.0 * small, side),
            PieceKind::Mech => symbols::draw_mech(canvas, at.shift(0.0, 4.0), 40.0 * small, Some(side)),
            PieceKind::Mine(_) | PieceKind::Turret => {}
        }
    }
}

/// The unit vector from one point to another, and the distance between them.
fn direction_and_distance(from: Point, to: Point) -> ((f32, f32), f32) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    ((dx / length, dy / length), length)
}

/// Draws a completed move as an arrow, with a gap for a jump.
fn paint_move(canvas: &mut Canvas, layout: &Layout, step: &Move) {
    let (from, to) = (layout.zone_centre(step.from), layout.zone_centre(step.to));
    if step.from == step.to {
        return;
    }
    let ((x, y), length) = direction_and_distance(from, to);
    let colour = canvas.style(step.side.into()).bright;
    let (start, end) = (18.0, length - 52.0);
    let spans: &[(f32, f32)] = if step.is_jump { &[(0.0, 0.3), (0.42, 0.62), (0.74, 1.0)] } else { &[(0.0, 1.0)] };
    for (ink, width) in [(canvas.palette.ink, 18.0), (colour, 10.0)] {
        for &(a, b) in spans {
            let point =
                |share: f32| from.shift(x * (start + (end - start) * share), y * (start + (end - start) * share));
            canvas.draw_line(point(a), point(b), width, ink);
        }
    }
    let tip = from.shift(x * (length - 36.0), y * (length - 36.0));
    let head = [
        tip,
        tip.shift(-x * 34.0 - y * 20.0, -y * 34.0 + x * 20.0),
        tip.shift(-x * 34.0 + y * 20.0, -y * 34.0 - x * 20.0),
    ];
    canvas.fill_polygon(&head, colour);
    canvas.draw_outline(&head, 3.0, canvas.palette.ink);
}

/// Draws a step of a planned route as dots that lead to the step's number.
fn paint_planned_step(canvas: &mut Canvas, layout: &Layout, step: &Move, number: usize) {
    let (from, to) = (layout.zone_centre(step.from), layout.zone_centre(step.to));
    let ((x, y), length) = direction_and_distance(from, to);
    let colour = canvas.palette.last;
    let mut at = 0.0;
    while at < length {
        canvas.fill_disc(from.shift(x * at, y * at), 6.0, canvas.palette.ink);
        canvas.fill_disc(from.shift(x * at, y * at), 4.5, colour);
        at += 20.0;
    }
    // Steps that end in the same zone have their numbers side by side.
    let place = to.shift(-45.0 + 30.0 * (number as f32 - 1.0), 26.0);
    canvas.fill_disc(place, 21.0, canvas.palette.ink);
    canvas.fill_disc(place, 18.0, colour);
    Type::bold(27.0, canvas.palette.ink).draw(canvas, place, Align::Ink, &number.to_string());
}
