//! The players' panels: status, tracks, program, weapons and points.

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::text::{Align, Type};

use super::symbols::{self, Symbol, credits_colour, energy_colour};
use super::{Labels, Panel, Slot, Status};

pub fn paint(canvas: &mut Canvas, area: Area, side: usize, panel: &Panel, labels: &Labels) {
    let (palette, style) = (canvas.palette, canvas.style(side));
    canvas.fill_rounded_rectangle(area, 12.0, if panel.is_gone { palette.floor_line } else { style.line });
    canvas.fill_rounded_rectangle(area.inset(3.0), 10.0, palette.floor);
    let banner = Area::new(area.x + 3.0, area.y + 3.0, area.w - 6.0, 46.0);
    let is_filled = panel.is_asked && !panel.is_gone;
    if is_filled {
        canvas.fill_rounded_rectangle(banner, 9.0, style.bright);
    }
    let (ink, muted) = if is_filled { (palette.ink, palette.ink) } else { (palette.paper, palette.muted) };
    let head = Point::new(banner.x + 28.0, banner.y + 23.0);
    if is_filled {
        canvas.fill_disc(head, 19.0, palette.ink);
        Type::bold(30.0, style.bright).draw(canvas, head, Align::Ink, &style.letter.to_string());
    } else {
        symbols::draw_pilot(canvas, head, 18.0, side);
    }
    let points = Type::bold(40.0, ink);
    let said = panel.points.to_string();
    let right = banner.x + banner.w - 12.0;
    points.draw(canvas, Point::new(right, head.y), Align::Right, &said);
    let room = banner.w - 70.0 - points.width(&said) - 16.0;
    let name = Type::bold(29.0, ink);
    let text = name.fit_name(&panel.player, room * 0.66);
    let left = banner.x + 56.0;
    name.draw(canvas, Point::new(left, head.y), Align::Left, &text);
    let used = name.width(&text) + 12.0;
    let word = match (panel.is_gone, panel.is_ad_hoc, panel.is_ready) {
        (true, ..) => &labels.gone,
        (false, true, _) => &labels.ad_hoc,
        (false, false, true) => &labels.ready,
        (false, false, false) => &panel.pilot,
    };
    Type::regular(24.0, muted).draw_fitted(canvas, Point::new(left + used, head.y), Align::Left, word, room - used);
    paint_tracks(canvas, Point::new(area.x + 14.0, area.y + 72.0), side, panel);
    paint_slots(canvas, Area::new(area.x + 12.0, area.y + 94.0, area.w - 24.0, 46.0), side, panel);
    paint_weapons(canvas, Area::new(area.x + 12.0, area.y + 144.0, area.w - 24.0, 56.0), panel, labels);
}

/// Draws the health with its maximum, the energy and the credits, each as pips with a number.
fn paint_tracks(canvas: &mut Canvas, at: Point, side: usize, panel: &Panel) {
    let palette = canvas.palette;
    match panel.status {
        Status::Pilot => symbols::draw_pilot(canvas, at.shift(14.0, 0.0), 13.0, side),
        Status::Armor => symbols::draw_armor(canvas, at.shift(16.0, -1.0), 11.0, side),
        Status::Mech => symbols::draw_mech(canvas, at.shift(18.0, 0.0), 11.5, Some(side)),
    }
    symbols::draw(canvas, Symbol::Health, at.shift(54.0, 0.0), 12.0, palette.wound);
    let number = Type::bold(30.0, palette.paper);
    let said = panel.health.to_string();
    number.draw(canvas, at.shift(72.0, 0.0), Align::Left, &said);
    let small = Type::regular(22.0, palette.muted);
    let beside = 72.0 + number.width(&said) + 2.0;
    small.draw(canvas, at.shift(beside, 2.0), Align::Left, &format!("/{}", panel.most_health));
    let pips = Area::new(at.x + 138.0, at.y - 10.0, 88.0, 20.0);
    let step = pips.w / f32::from(panel.most_health.max(1));
    let mut x = pips.x;
    for index in 0..panel.most_health {
        let colour = if index < panel.health { palette.wound } else { palette.floor_line };
        canvas.fill_rectangle(Area::new(x, pips.y, (step - 2.0).max(1.0), pips.h), colour);
        x += step;
    }
    for (x, symbol, colour, count) in [
        (252.0, Symbol::Energy, energy_colour(canvas), panel.energy),
        (326.0, Symbol::Credits, credits_colour(canvas), panel.credits),
    ] {
        symbols::draw(canvas, symbol, at.shift(x, 0.0), 14.0, colour);
        number.draw(canvas, at.shift(x + 20.0, 0.0), Align::Left, &count.to_string());
    }
}

/// Draws the four slots, each vacant, face down, or with a card and its arrow.
fn paint_slots(canvas: &mut Canvas, area: Area, side: usize, panel: &Panel) {
    let width = area.w / 4.0;
    for (index, slot) in panel.slots.iter().enumerate() {
        let place = Area::new(area.x + width * index as f32 + 2.0, area.y, width - 4.0, area.h);
        paint_slot(canvas, place, slot, side, panel.slot == Some(index));
    }
}

pub fn paint_slot(canvas: &mut Canvas, place: Area, slot: &Slot, side: usize, is_now: bool) {
    let palette = canvas.palette;
    canvas.fill_rounded_rectangle(place, 7.0, if is_now { palette.last } else { palette.floor_line });
    let style = canvas.style(side);
    let inner = place.inset(if is_now { 4.0 } else { 2.0 });
    let middle = Point::new(place.x + place.w / 2.0, place.y + place.h / 2.0);
    match slot {
        Slot::Vacant => canvas.fill_rounded_rectangle(inner, 5.0, palette.floor),
        Slot::Covered => {
            canvas.fill_rounded_rectangle(inner, 5.0, style.ground);
            canvas.fill_where(&[&inner.inset(4.0).corners()], style.texture, |x, y| (x + y).rem_euclid(12) < 5);
            Type::bold(28.0, palette.paper).with_halo(palette.ink).draw(canvas, middle, Align::Centre, "?");
        }
        Slot::Open(symbol, direction) => {
            canvas.fill_rounded_rectangle(inner, 5.0, palette.ink);
            symbols::draw(canvas, *symbol, middle.shift(-20.0, 0.0), 14.0, style.bright);
            symbols::draw_arrow(canvas, middle.shift(20.0, 0.0), 14.0, *direction, palette.paper);
        }
    }
}

/// Draws the equipped weapons in two columns, and the number of unequipped ones.
fn paint_weapons(canvas: &mut Canvas, area: Area, panel: &Panel, labels: &Labels) {
    let palette = canvas.palette;
    let width = area.w / 2.0;
    for (index, weapon) in panel.worn.iter().enumerate().take(4) {
        let at = Point::new(area.x + width * (index % 2) as f32, area.y + 14.0 + 27.0 * (index / 2) as f32);
        let colour = if weapon.is_exhausted { palette.muted } else { palette.paper };
        symbols::draw(canvas, weapon.kind, at.shift(11.0, 0.0), 10.0, colour);
        let text = Type::regular(25.0, colour).shrink(&weapon.name, width - 30.0, 19.0);
        let name = text.fit(&weapon.name, width - 30.0);
        text.draw(canvas, at.shift(25.0, 0.0), Align::Left, &name);
        if weapon.is_exhausted {
            canvas.draw_line(at.shift(24.0, 1.0), at.shift(26.0 + text.width(&name), 1.0), 2.5, palette.muted);
        }
    }
    if panel.stock > 0 && panel.worn.len() < 4 {
        let text = format!("{} {}", labels.stock, panel.stock);
        let row = 41.0;
        let at = Point::new(area.x + area.w - 4.0, area.y + row);
        Type::regular(23.0, palette.muted).draw_fitted(canvas, at, Align::Right, &text, width - 10.0);
    }
}
