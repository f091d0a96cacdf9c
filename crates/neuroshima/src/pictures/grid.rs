//! The board: empty hexes, tiles, and the marks on top of them.
//!
//! On the larger board a line surrounds the basic 19 hexes, and coordinates are drawn at a larger scale.

use super::arrows::direction_and_distance;
use super::hexagon::{APOTHEM, Corner, EdgeFrame, hexagon, point_towards as corner};
use super::layout::Layout;
use super::page_marks;
use super::preview_arrows;
use super::scene::Scene;
use super::sprite::Sprites;
use super::structure;
use super::symbols;
use super::symbols::Symbol;
use super::tile;
use super::tile::Face;
use crate::rules::arrangement::Ground;
use crate::rules::page::MarkWord;
use crate::rules::{Board, Direction, Hex, HexSet, Marker, Side, TerrainKind, Unit};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
pub use sztab_pictures::palette::Colours;
pub use sztab_pictures::text::{Align, Type};

/// Scale of tiles relative to their hexes, so neighbours stay apart and marks fit between them.
const TILE_SCALE: f32 = 0.955;
/// Opacity of the background that shows through a ghost, of 255.
const GHOST_OPACITY: u8 = 85;

/// Opacity of a terrain's colour on its hexes, of 255, and width of the terrain's rim.
const TINT_OPACITY: u8 = 46;
const RIM_WIDTH: f32 = 0.05;

/// Opacity of the highlight on a free hex that has a button, of 255.
const HIGHLIGHT_OPACITY: u8 = 48;

/// Width of the line around the basic hexes of a larger board.
const LIMIT_WIDTH: f32 = 0.07;
/// Scale of coordinates and letters on a larger board, whose tiles are smaller.
const LARGE_BOARD_TEXT_SCALE: f32 = 1.3;

/// Draws the whole board.
pub fn paint(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>) {
    let board = scene.arrangement.board;
    let preview = &scene.preview;
    let is_covered = |hex| {
        let unit = scene.arrangement.unit(hex).filter(|_| !preview.left.contains(hex));
        unit.is_some_and(|unit| scene.tile(unit.owner, unit.tile).is_some())
    };
    for hex in board.hexes().filter(|&hex| !is_covered(hex) && layout.shows(hex)) {
        // An arrow begins in the centre of a hex that a unit leaves, so the hex's name is left out.
        let name = if preview.left.contains(hex) { String::new() } else { board.name(hex).to_string() };
        paint_floor(canvas, layout, scene, hex, &name);
    }
    if scene.has_more_than_two_sides() && board.basic_hexes().count() < board.size() {
        let basic: HexSet = board.basic_hexes().collect();
        paint_basic_outline(canvas, layout, board, basic);
    }
    for ground in scene.arrangement.foundations().iter().filter(|ground| !is_covered(ground.hex)) {
        paint_foundation(canvas, layout, scene, *ground);
    }
    for (hex, unit) in scene.arrangement.units().filter(|&(hex, _)| is_covered(hex) && layout.shows(hex)) {
        paint_given_unit(canvas, layout, scene, hex, *unit);
    }
    for pair in scene.arrangement.structures().iter().filter(|pair| pair.iter().all(|&hex| is_covered(hex))) {
        paint_structure(canvas, layout, scene, pair);
    }
    let on_board = |hex: Hex| hex.index() < board.size();
    for &(hex, direction) in scene.links.iter().filter(|(hex, _)| on_board(*hex)) {
        paint_link(canvas, layout, hex, direction);
    }
    for &hex in scene.last.iter().filter(|&&hex| on_board(hex)) {
        paint_last_move(canvas, layout, hex);
    }
    for &hex in scene.possible.iter().filter(|&&hex| on_board(hex)) {
        paint_choosable_hex(canvas, layout, scene, hex);
    }
    for &(_, hex) in scene.offered.iter().filter(|(_, hex)| on_board(*hex)) {
        paint_offer(canvas, layout, scene, hex);
    }
    for &(netter, direction) in scene.nets.iter().filter(|(netter, _)| on_board(*netter)) {
        paint_net_arrow(canvas, layout, netter, direction);
    }
    preview_arrows::paint_area(canvas, layout, board, preview.area.iter().filter(|&hex| on_board(hex)).collect());
    for hex in preview.left.iter().filter(|&hex| on_board(hex)) {
        preview_arrows::paint_dashes(canvas, layout.hex_centre(hex), layout.radius);
    }
    for &(hex, unit) in preview.ghosts.iter().filter(|(hex, _)| on_board(*hex)) {
        paint_ghost(canvas, layout, scene, hex, unit);
    }
    if let Some(tokens) = ghost_tokens(scene) {
        structure::paint_frame(canvas, layout, scene, tokens);
        structure::paint_letters(canvas, layout, scene, tokens);
    }
    if preview.ways.iter().flat_map(|way| way.hexes()).all(on_board) {
        preview_arrows::paint(canvas, layout, preview);
        let ways = preview.ways.iter().map(|way| way.hexes().into());
        let lines: Vec<(Hex, Hex)> = ways.chain(preview.area.iter().map(|hex| (hex, hex))).collect();
        repaint_words(canvas, layout, scene, &lines, HexSet::EMPTY);
    }
}

/// Key of a drawn empty hex: the palette, its radius, its terrain, whether it is a pit, and its name.
type FloorKey = (Colours, u32, Option<TerrainKind>, bool, String);

static FLOORS: Sprites<FloorKey> = Sprites::new();

/// The marks of a page on a hex.
fn marks_on<'a>(scene: &'a Scene<'_>, hex: Hex) -> &'a [MarkWord] {
    scene.roster.page().map_or(&[], |page| page.words_on(hex))
}

/// Draws an empty hex with its terrain and marks. The hex's name is left out where another text would cover it.
fn paint_floor(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex, name: &str) {
    let (radius, terrain, marks) = (layout.radius, scene.arrangement.terrain.kind_on(hex), marks_on(scene, hex));
    let is_pit = scene.arrangement.pits.contains(hex);
    let key = (canvas.palette.colours, radius.to_bits(), terrain, is_pit, name.to_owned());
    FLOORS.paint(canvas, layout.hex_centre(hex), radius * TILE_SCALE, &key, |canvas, centre| {
        let outer = hexagon(centre, radius * TILE_SCALE);
        canvas.fill_polygon(&outer, canvas.palette.floor);
        let inner = hexagon(centre, radius * (TILE_SCALE - 0.02));
        canvas.fill(&[&outer, &inner], canvas.palette.floor_line);
        if let Some(kind) = terrain {
            paint_terrain(canvas, centre, radius, kind);
        }
        if is_pit {
            page_marks::paint_pit(canvas, centre, radius);
        }
        Type::bold(radius * 0.42, canvas.palette.floor_text).draw(canvas, centre, Align::Centre, name);
    });
    page_marks::paint(canvas, layout.hex_centre(hex), radius, marks);
}

/// Draws the background of a terrain: a thin layer of its colour, a rim, and its symbol around the coordinate.
fn paint_terrain(canvas: &mut Canvas, centre: Point, radius: f32, kind: TerrainKind) {
    let outer = hexagon(centre, radius * TILE_SCALE);
    canvas.fill_polygon(&outer, symbols::terrain_colour(kind).with_opacity(TINT_OPACITY));
    canvas.fill(&[&outer, &hexagon(centre, radius * (TILE_SCALE - RIM_WIDTH))], symbols::terrain_colour(kind));
    for (x, y) in [(0.0, -0.52), (-0.42, 0.38), (0.42, 0.38)] {
        symbols::terrain(canvas, kind, centre.shift(x * radius, y * radius), radius * 0.21);
    }
}

/// Draws a line around the hexes that decide whether the board is full (NH-12.40), in the gaps between tiles.
fn paint_basic_outline(canvas: &mut Canvas, layout: &Layout, board: Board, basic: HexSet) {
    for hex in basic.iter() {
        for (direction, _) in board.neighbours(hex).filter(|(_, next)| !basic.contains(*next)) {
            let frame = EdgeFrame::new(layout.hex_centre(hex), layout.radius, direction);
            let (from, to) = (frame.at(-0.5, APOTHEM), frame.at(0.5, APOTHEM));
            canvas.draw_line(from, to, layout.radius * LIMIT_WIDTH, canvas.palette.muted);
        }
    }
}

/// Draws a Foundation without a unit on it: its tile, the coordinate, and the owner's letter.
fn paint_foundation(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, Ground { hex, owner, tile, .. }: Ground) {
    let Some(tile) = scene.tile(owner, tile) else { return };
    let style = canvas.style(owner.index());
    let face = Face {
        label: scene.arrangement.board.name(hex).to_string(),
        ..Face::off_board(tile, style, Some(tile.name.in_language(scene.language)))
    };
    tile::paint(canvas, layout.hex_centre(hex), layout.radius * TILE_SCALE, &face);
}

/// Draws the ground of a hex that a unit has left, over any earlier drawing.
pub fn paint_ground(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex) {
    canvas.fill_polygon(&hexagon(layout.hex_centre(hex), layout.radius), canvas.palette.background);
    let arrangement = scene.arrangement;
    if let Some(ground) = arrangement.foundation(hex) {
        paint_foundation(canvas, layout, scene, *ground);
    } else {
        paint_floor(canvas, layout, scene, hex, &arrangement.board.name(hex).to_string());
    }
}

/// Draws the scene's unit on a hex, over any earlier drawing; a Structure on both of its hexes.
pub fn paint_unit(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex) {
    for hex in scene.arrangement.place(hex).iter() {
        if let Some(&unit) = scene.arrangement.unit(hex) {
            paint_given_unit(canvas, layout, scene, hex, unit);
        }
    }
    if let Some(pair) = scene.arrangement.structures().pair(hex) {
        paint_structure(canvas, layout, scene, pair);
    }
}

fn paint_structure(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, pair: [Hex; 2]) {
    if let [Some(&one), Some(&two)] = pair.map(|hex| scene.arrangement.unit(hex)) {
        let tokens = [(pair[0], one), (pair[1], two)];
        structure::paint_frame(canvas, layout, scene, tokens);
        for (hex, unit) in tokens {
            if let Some(face) = face(canvas, scene, hex, unit) {
                tile::paint_words(canvas, layout.hex_centre(hex), layout.radius * TILE_SCALE, &face);
            }
        }
        structure::paint_letters(canvas, layout, scene, tokens);
    }
}

fn paint_given_unit(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex, unit: Unit) {
    let Some(face) = face(canvas, scene, hex, unit) else { return };
    tile::paint(canvas, layout.hex_centre(hex), layout.radius * TILE_SCALE, &face);
    if let Some(kind) = face.terrain {
        let rim = [0.99, 0.99 - RIM_WIDTH].map(|share| hexagon(layout.hex_centre(hex), layout.radius * share));
        canvas.fill(&[&rim[0], &rim[1]], symbols::terrain_colour(kind));
    }
    page_marks::paint_under_unit(canvas, layout.hex_centre(hex), layout.radius, marks_on(scene, hex));
}

fn face<'a>(canvas: &Canvas, scene: &'a Scene<'_>, hex: Hex, unit: Unit) -> Option<Face<'a>> {
    let tile = scene.tile(unit.owner, unit.tile)?;
    let style = |side: Side| canvas.style(side.index());
    let ground = scene.arrangement.foundation(hex);
    // The wounds of a Structure are on its bar, and its markers on one token.
    let (is_structure, is_second) = tile.token.map_or((false, false), |token| (true, token.is_second));
    Some(Face {
        tile,
        style: style(unit.owner),
        name: Some(tile.name.in_language(scene.language)),
        rotation: unit.rotation,
        label: scene.arrangement.board.name(hex).to_string(),
        effective: scene.effective_values(hex),
        wounds: if is_structure { 0 } else { unit.wounds },
        poison: if is_second { 0 } else { unit.marks.total(Marker::Poison) },
        paralysed: !is_second && scene.paralysed.contains(hex),
        steel_net: !is_second && !unit.marks.steel_nets().is_empty(),
        points: hq_points(scene, unit),
        netted: scene.netted.contains(hex),
        mobility_spent: unit.spent.mobility,
        moves_again: scene.second_move == Some(hex),
        taker: scene.taker(hex).map(style),
        serves: scene.served_side(hex).map(style),
        terrain: scene.arrangement.terrain.kind_on(hex),
        foundation: ground
            .and_then(|ground| Some((Symbol::for_tile(scene.tile(ground.owner, ground.tile)?), style(ground.owner)))),
        badges: if scene.has_more_than_two_sides() && scene.arrangement.board == Board::ENLARGED {
            LARGE_BOARD_TEXT_SCALE
        } else {
            1.0
        },
    })
}

/// Redraws the words and numbers on hexes crossed by lines, except on units that leave the board.
pub fn repaint_words(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, lines: &[(Hex, Hex)], falls: HexSet) {
    let is_crossed = |hex: Hex| {
        let centre = layout.hex_centre(hex);
        lines.iter().any(|&(from, to)| {
            distance_to_segment(centre, layout.hex_centre(from), layout.hex_centre(to)) < layout.radius
        })
    };
    let gone = falls.union(scene.preview.left);
    let seen = scene.arrangement.board.hexes().filter(|&hex| !gone.contains(hex) && layout.shows(hex));
    for hex in seen.filter(|&hex| is_crossed(hex)) {
        if let Some(face) = face_on(canvas, scene, hex) {
            tile::paint_words(canvas, layout.hex_centre(hex), layout.radius * TILE_SCALE, &face);
        } else if scene.arrangement.foundation(hex).is_none() {
            let style = Type::bold(layout.radius * 0.42, canvas.palette.floor_text).with_halo(canvas.palette.floor);
            let name = scene.arrangement.board.name(hex).to_string();
            style.draw(canvas, layout.hex_centre(hex), Align::Centre, &name);
        }
    }
}

/// Redraws the badges of units.
pub fn repaint_badges(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hexes: HexSet) {
    for hex in hexes.iter().filter(|&hex| layout.shows(hex)) {
        if let Some(face) = face_on(canvas, scene, hex) {
            tile::paint_badges(canvas, layout.hex_centre(hex), layout.radius * TILE_SCALE, &face);
        }
    }
}

/// Distance from the centre of a hex down to the centre of its unit's drawing, in radii.
pub fn portrait_offset(canvas: &Canvas, scene: &Scene<'_>, hex: Hex) -> f32 {
    face_on(canvas, scene, hex).map_or(0.0, |face| tile::portrait_offset(&face))
}

/// Face of the unit on a hex, or of the unit that a preview places there.
fn face_on<'a>(canvas: &Canvas, scene: &'a Scene<'_>, hex: Hex) -> Option<Face<'a>> {
    face(canvas, scene, hex, scene.preview.unit(scene.arrangement, hex)?)
}

/// Distance from a point to the line between two other points.
fn distance_to_segment(at: Point, from: Point, to: Point) -> f32 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let (x, y) = (at.x - from.x, at.y - from.y);
    let along = ((x * dx + y * dy) / (dx * dx + dy * dy).max(1.0)).clamp(0.0, 1.0);
    direction_and_distance(at, Point::new(from.x + along * dx, from.y + along * dy)).1
}

/// The number on an HQ. `None` if the HQ cannot lose points, either because hits on it score for others (NH-12.10) or
/// because its marker has been removed (NH-12.4).
fn hq_points(scene: &Scene<'_>, unit: Unit) -> Option<u8> {
    let is_counted = !scene.roster.mode().is_for_points() && !scene.arrangement.unmarked.contains(unit.owner);
    scene.arrangement.points.get(unit.owner.index()).copied().filter(|_| is_counted)
}

/// Draws a white ring around a hex of the last move, in the gap between the tiles.
fn paint_last_move(canvas: &mut Canvas, layout: &Layout, hex: Hex) {
    let centre = layout.hex_centre(hex);
    let ring =
        |inner: f32, outer: f32| (hexagon(centre, layout.radius * inner), hexagon(centre, layout.radius * outer));
    let (inner, outer) = ring(0.93, 1.04);
    canvas.fill(&[&inner, &outer], canvas.palette.ink);
    let (inner, outer) = ring(0.95, 1.02);
    canvas.fill(&[&inner, &outer], canvas.palette.last);
}

/// Draws a grey ring in the gap around a free hex that can be chosen. A tile that can be chosen gets only a line above
/// and a line below it, which keeps the files of full boards small.
fn paint_choosable_hex(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex) {
    if scene.arrangement.unit(hex).is_some() {
        for direction in Direction::ALL.into_iter().step_by(3) {
            let frame = EdgeFrame::new(layout.hex_centre(hex), layout.radius, direction);
            canvas.draw_line(frame.at(-0.45, 0.85), frame.at(0.45, 0.85), layout.radius * 0.04, canvas.palette.muted);
        }
        return;
    }
    let [outer, inner] = [1.0, 0.965].map(|share| hexagon(layout.hex_centre(hex), layout.radius * share));
    canvas.fill(&[&outer, &inner], canvas.palette.muted);
}

/// Draws a hex that has a button: highlighted, inside a ring, with the button's number.
fn paint_offer(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex) {
    let (centre, radius) = (layout.hex_centre(hex), layout.radius);
    let numbers: Vec<String> =
        scene.offered.iter().filter(|(_, other)| *other == hex).map(|(number, _)| number.to_string()).collect();
    let is_free = scene.arrangement.unit(hex).is_none();
    if is_free {
        canvas.fill_polygon(&hexagon(centre, radius * TILE_SCALE), canvas.palette.last.with_opacity(HIGHLIGHT_OPACITY));
    }
    paint_last_move(canvas, layout, hex);
    // On a tile, the number is drawn where tiles have no badge.
    let (at, size) = if is_free {
        (centre.shift(0.0, -0.5 * radius), 0.26 * radius)
    } else {
        (corner(centre, Corner::SouthEast, 0.74 * radius), 0.22 * radius)
    };
    canvas.fill_disc(at, size * 1.15, canvas.palette.ink);
    canvas.fill_disc(at, size, canvas.palette.last);
    let style = Type::bold(size * 1.7, canvas.palette.ink);
    style.draw_fitted(canvas, at, Align::Centre, &numbers.join("/"), size * 1.7);
}

/// Draws an arrow across the edge from a netter to the unit that its net holds.
fn paint_net_arrow(canvas: &mut Canvas, layout: &Layout, netter: Hex, direction: Direction) {
    let frame = EdgeFrame::new(layout.hex_centre(netter), layout.radius, direction);
    let arrow = frame.polygon([
        (-0.07, 0.72),
        (-0.07, 0.92),
        (-0.19, 0.92),
        (0.0, 1.14),
        (0.19, 0.92),
        (0.07, 0.92),
        (0.07, 0.72),
    ]);
    canvas.fill_outlined_polygon(&arrow, layout.radius * 0.03, canvas.palette.net);
}

/// Draws a bar across the gap between two members of a Matrix.
fn paint_link(canvas: &mut Canvas, layout: &Layout, hex: Hex, direction: Direction) {
    let frame = EdgeFrame::new(layout.hex_centre(hex), layout.radius, direction);
    let bar = frame.polygon([(-0.12, 0.8), (-0.12, 0.932), (0.12, 0.932), (0.12, 0.8)]);
    canvas.fill_outlined_polygon(&bar, layout.radius * 0.025, canvas.palette.connection);
}

/// The tokens of a Structure of which a preview changes at least one.
fn ghost_tokens(scene: &Scene<'_>) -> Option<[(Hex, Unit); 2]> {
    let token = |&(hex, unit): &(Hex, Unit)| scene.tile(unit.owner, unit.tile)?.token.map(|token| (token, hex, unit));
    let (token, hex, unit) = scene.preview.ghosts.iter().find_map(token)?;
    let is_other = |other: Unit| {
        let of_other = scene.tile(other.owner, other.tile).and_then(|tile| tile.token);
        other.owner == unit.owner && of_other.is_some_and(|other| other.is_second != token.is_second)
    };
    let board = scene.arrangement.board;
    let around =
        board.neighbours(hex).filter_map(|(_, next)| Some((next, scene.preview.unit(scene.arrangement, next)?)));
    let other = around.into_iter().find(|&(_, other)| is_other(other))?;
    Some(if token.is_second { [other, (hex, unit)] } else { [(hex, unit), other] })
}

fn paint_ghost(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>, hex: Hex, unit: Unit) {
    paint_floor(canvas, layout, scene, hex, "");
    let earlier = canvas.clone();
    paint_given_unit(canvas, layout, scene, hex, unit);
    canvas.blend_earlier(&earlier, GHOST_OPACITY);
    preview_arrows::paint_dashes(canvas, layout.hex_centre(hex), layout.radius);
}
