//! Positions for everything in an area; no two things share a position, however many there are.

use std::collections::{BTreeMap, BTreeSet};

use crate::map::{Area, Place};
use crate::state::State;
use crate::values::WeaponId;

use super::board::{Board, Cell, Square};
use super::scene::Combatant;

/// A thing with a position on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum MapItem {
    /// The button number of an area.
    Number(u8),
    /// A hole token.
    Token,
    /// A link to an area that is adjacent although it does not touch.
    Link(Area),
    Dropped(WeaponId),
    Figure(Combatant),
}

/// An axis-parallel rectangle given by its centre, in cells.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spot {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Spot {
    /// A square.
    pub const fn square(x: f32, y: f32, size: f32) -> Self {
        Self { x, y, w: size, h: size }
    }

    /// True if the two rectangles overlap or touch.
    pub fn touches(&self, other: &Self) -> bool {
        let near = |one: f32, other: f32, lengths: f32| (one - other).abs() < lengths / 2.0 - 0.001;
        near(self.x, other.x, self.w + other.w) && near(self.y, other.y, self.h + other.h)
    }
}

/// Sizes in cells. They depend on the size of a cell in pixels.
#[derive(Debug, Clone, Copy)]
pub struct Sizes {
    pub figure: f32,
    /// The height of the areas' letters on the floor.
    pub letter: f32,
}

/// The positions of things, and of the areas' letters.
#[derive(Debug, Clone, Default)]
pub struct Crowd {
    pub items: Vec<(MapItem, Spot)>,
    pub letters: BTreeMap<Area, Spot>,
}

/// The minimum distance between a thing and the border of its area.
const EDGE_MARGIN: f32 = 0.075;
/// Number of candidate positions per cell, horizontally and vertically.
const STEPS_PER_CELL: i32 = 24;
/// Scale factors for figures, tried in this order.
const FIGURE_SCALES: [f32; 15] =
    [1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.47, 0.42, 0.37, 0.32, 0.27, 0.22];
/// The scale factors below which things may cover a hole, and below which they may cover the letter.
const HOLE_OVERLAP_SCALE: f32 = 0.7;
const LETTER_OVERLAP_SCALE: f32 = 0.52;

/// The position of a hole in its square.
pub fn hole_spot(square: &Square) -> Spot {
    let (x, y) = (square.at.0 as f32 + 0.5, square.at.1 as f32 + 0.56);
    Spot::square(x, y, 0.6)
}

/// The position of equipment in its square.
pub fn equipment_spot(square: &Square) -> Spot {
    let is_shared = square.hole || square.cover > 0;
    let (shift, size) = if is_shared { (0.74, 0.4) } else { (0.63, 0.54) };
    Spot::square(square.at.0 as f32 + shift, square.at.1 as f32 + shift, size)
}

/// The point on which the arrowheads are centred: the middle of the square, unless the cover space has to leave room in
/// it.
pub fn arrow_centre(square: &Square) -> (f32, f32) {
    let (x, y) = (square.at.0 as f32 + 0.5, square.at.1 as f32 + 0.5);
    let is_level = square.arrows.iter().all(|arrow| arrow.step().1 == 0);
    match (square.is_tight, is_level) {
        (false, _) => (x, y),
        (true, true) => (x, y + 0.18),
        (true, false) => (x + 0.18, y),
    }
}

/// The circle of a cover space in its square.
pub fn cover_spot(square: &Square) -> Spot {
    let (mut x, mut y) = arrow_centre(square);
    let (shift, size) = if square.is_tight { (0.12, 0.44) } else { (-0.06, 0.62) };
    for arrow in &square.arrows {
        let (dx, dy) = arrow.step();
        // The circle moves away from its arrow to leave room for it; in a tight square it moves towards the arrow,
        // to leave room behind itself.
        x += dx as f32 * shift;
        y += if square.is_tight { 0.0 } else { dy as f32 * shift };
    }
    Spot::square(x, y, size)
}

impl Crowd {
    /// Positions for everything on the table, and for the button numbers of areas.
    pub fn new(state: &State, board: &Board, sizes: Sizes, offered: &[(u8, Place)]) -> Self {
        let mut crowd = Self::default();
        let mut items: BTreeMap<Area, Vec<MapItem>> = BTreeMap::new();
        for (number, place) in offered.iter().filter(|(_, place)| !place.is_cover()) {
            items.entry(place.area).or_default().push(MapItem::Number(*number));
        }
        for area in &state.tokens {
            items.entry(*area).or_default().push(MapItem::Token);
        }
        for (one, other) in &state.map.links {
            items.entry(*one).or_default().push(MapItem::Link(*other));
            items.entry(*other).or_default().push(MapItem::Link(*one));
        }
        for dropped in &state.dropped {
            items.entry(dropped.area).or_default().push(MapItem::Dropped(dropped.weapon));
        }
        for (who, place) in figures(state) {
            match board.cover_square(place) {
                Some(square) => {
                    let Spot { x, y, w, .. } = cover_spot(square);
                    crowd.items.push((MapItem::Figure(who), Spot::square(x, y, sizes.figure.min(w * 1.22))));
                }
                None => items.entry(place.area).or_default().push(MapItem::Figure(who)),
            }
        }
        for &area in state.map.geometry().areas() {
            let squares = board.squares_in(area);
            let Some(letter) = letter_spot(&squares, area, sizes) else { continue };
            crowd.letters.insert(area, letter);
            if let Some(items) = items.remove(&area) {
                let spots = FreeSpace::new(&squares, letter).find_spots(items.len(), sizes.figure);
                crowd.items.extend(items.into_iter().zip(spots));
            }
        }
        crowd
    }

    /// The position of a figure.
    pub fn figure_spot(&self, who: Combatant) -> Option<Spot> {
        self.items.iter().find(|(item, _)| *item == MapItem::Figure(who)).map(|(_, spot)| *spot)
    }
}

/// All figures on the map in canonical order, COGs first.
pub fn figures(state: &State) -> Vec<(Combatant, Place)> {
    let cogs = (0..).zip(&state.cogs).filter(|(_, cog)| !cog.gone);
    let cogs = cogs.filter_map(|(side, cog)| Some((Combatant::Cog(side), cog.at?)));
    let mut locusts: Vec<_> =
        state.locusts.iter().map(|locust| (Combatant::Locust(locust.figure), locust.at)).collect();
    locusts.sort_unstable();
    cogs.chain(locusts).collect()
}

/// The position of the area's letter: at the upper edge of the square nearest to the area's centre, preferably a free
/// square.
fn letter_spot(squares: &[&Square], area: Area, sizes: Sizes) -> Option<Spot> {
    let count = squares.len() as f32;
    let sum = |of: fn(&Square) -> i32| squares.iter().map(|square| of(square) as f32).sum::<f32>() / count;
    let middle = (sum(|square| square.at.0), sum(|square| square.at.1));
    let distance = |square: &Square| {
        let (dx, dy) = (square.at.0 as f32 - middle.0, square.at.1 as f32 - middle.1);
        let is_taken = square.cover > 0 || square.equipment || square.hole;
        dx * dx + dy * dy + if is_taken { 100.0 } else { 0.0 }
    };
    let square = squares.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)))?;
    let letters = area.to_string().len() as f32;
    let (w, h) = (letters * sizes.letter * 0.47 + 0.06, sizes.letter * 0.78);
    let (x, y) = (square.at.0 as f32 + EDGE_MARGIN + w / 2.0 + 0.02, square.at.1 as f32 + EDGE_MARGIN + h / 2.0 + 0.02);
    Some(Spot { x, y, w, h })
}

/// The free space in an area.
struct FreeSpace {
    cells: Vec<Cell>,
    taken: Vec<Spot>,
    holes: Vec<Spot>,
    letter: Spot,
}

impl FreeSpace {
    fn new(squares: &[&Square], letter: Spot) -> Self {
        let mut room =
            Self { cells: squares.iter().map(|square| square.at).collect(), taken: vec![], holes: vec![], letter };
        for square in squares {
            if square.cover > 0 {
                room.taken.push(cover_spot(square));
            }
            if square.equipment {
                room.taken.push(equipment_spot(square));
            }
            if square.hole {
                room.holes.push(hole_spot(square));
            }
        }
        room
    }

    /// Positions for `count` things, as large as the space allows.
    fn find_spots(&self, count: usize, size: f32) -> Vec<Spot> {
        // Larger things on a hole are better than tiny ones on a free floor.
        let free = FIGURE_SCALES.map(|share| (share, false, false));
        let on_holes = FIGURE_SCALES.map(|share| (share, true, false));
        let on_letters = FIGURE_SCALES.map(|share| (share, true, true));
        let least = |all: &[(f32, bool, bool)], least: f32| -> Vec<(f32, bool, bool)> {
            all.iter().copied().filter(|(share, ..)| *share >= least).collect()
        };
        let tries =
            [least(&free, HOLE_OVERLAP_SCALE), least(&on_holes, LETTER_OVERLAP_SCALE), on_letters.to_vec()].concat();
        let ground = self.cells.len() as f32 - self.taken.iter().map(|spot| spot.w * spot.h).sum::<f32>();
        let found = |(share, on_hole, on_letter): (f32, bool, bool)| {
            let size = size * share;
            // This rules out most sizes quickly.
            let has_room = count as f32 * size * size <= ground;
            let free = if has_room { self.free_positions(size, on_hole, on_letter) } else { Vec::new() };
            pick_spots_apart(free, count, size)
        };
        tries.into_iter().map(found).find(|found| found.len() == count).unwrap_or_else(|| self.heap_spots(count))
    }

    /// Possible positions of a given size within the area.
    fn free_positions(&self, size: f32, on_hole: bool, on_letter: bool) -> Vec<Step> {
        let mut free = Vec::new();
        for &(x, y) in &self.cells {
            let across = || (0..STEPS_PER_CELL).map(move |step| x * STEPS_PER_CELL + step);
            for step in
                (0..STEPS_PER_CELL).flat_map(|step| across().map(move |column| (column, y * STEPS_PER_CELL + step)))
            {
                let spot = spot_at(step, size);
                let is_free = |taken: &[Spot]| !taken.iter().any(|other| other.touches(&spot));
                if self.contains(&spot)
                    && is_free(&self.taken)
                    && (on_hole || is_free(&self.holes))
                    && (on_letter || !self.letter.touches(&spot))
                {
                    free.push(step);
                }
            }
        }
        free
    }

    /// True if the spot and a small margin are within cells of the area.
    fn contains(&self, spot: &Spot) -> bool {
        let reach = spot.w / 2.0 + EDGE_MARGIN;
        let first = |middle: f32| (middle - reach).floor() as i32;
        let last = |middle: f32| (middle + reach - 0.001).floor() as i32;
        let mut cells =
            (first(spot.y)..=last(spot.y)).flat_map(|y| (first(spot.x)..=last(spot.x)).map(move |x| (x, y)));
        cells.all(|cell| self.cells.contains(&cell))
    }

    /// Rows of tiny positions in one cell, for more things than a game can contain.
    fn heap_spots(&self, count: usize) -> Vec<Spot> {
        let Some(&(x, y)) = self.cells.first() else { return Vec::new() };
        let side = (1..=count).find(|side| side * side >= count).unwrap_or(1);
        let step = 0.84 / side as f32;
        let place = |index: usize| {
            let (column, row) = ((index % side) as f32, (index / side) as f32);
            Spot::square(
                x as f32 + EDGE_MARGIN + (column + 0.5) * step,
                y as f32 + EDGE_MARGIN + (row + 0.5) * step,
                step,
            )
        };
        (0..count).map(place).collect()
    }
}

/// The centre of a candidate position, in steps.
type Step = (i32, i32);

fn spot_at((x, y): Step, size: f32) -> Spot {
    Spot::square(x as f32 / STEPS_PER_CELL as f32, y as f32 / STEPS_PER_CELL as f32, size)
}

/// Positions that do not overlap: the most central one for a single thing, otherwise those in as few rows and columns
/// as possible.
fn pick_spots_apart(free: Vec<Step>, count: usize, size: f32) -> Vec<Spot> {
    if count == 1 {
        let most = i32::try_from(free.len()).unwrap_or(1).max(1);
        let middle = |of: fn(&Step) -> i32| free.iter().map(of).sum::<i32>() / most;
        let (x, y) = (middle(|step| step.0), middle(|step| step.1));
        let nearest = free.iter().min_by_key(|step| (step.0 - x).pow(2) + (step.1 - y).pow(2));
        return nearest.map(|step| spot_at(*step, size)).into_iter().collect();
    }
    let orders: [fn(&Step) -> Step; 4] = [|&(x, y)| (y, x), |&(x, y)| (-y, x), |&(x, y)| (x, y), |&(x, y)| (-x, y)];
    let mut free = free;
    let found = orders.into_iter().filter_map(|order| {
        free.sort_unstable_by_key(order);
        pick_first_apart(&free, count, size)
    });
    let lines = |found: &Vec<Step>, of: fn(&Step) -> i32| found.iter().map(of).collect::<BTreeSet<i32>>().len();
    let best = found.min_by_key(|found| lines(found, |step| step.0) + lines(found, |step| step.1));
    let mut best = best.unwrap_or_default();
    best.sort_unstable_by_key(|&(x, y)| (y, x));
    best.into_iter().map(|step| spot_at(step, size)).collect()
}

/// The first positions in a list that do not overlap; `None` if there are not enough.
fn pick_first_apart(free: &[Step], count: usize, size: f32) -> Option<Vec<Step>> {
    let mut found: Vec<Step> = Vec::with_capacity(count);
    for step in free {
        let spot = spot_at(*step, size);
        if !found.iter().any(|other| spot_at(*other, size).touches(&spot)) {
            found.push(*step);
            if found.len() == count {
                return Some(found);
            }
        }
    }
    None
}
