//! Paths of shots redirected by units of the shooter's side (NH-14.56).

use crate::rules::arrangement::Unit;
use crate::rules::board::{ByHex, DIRECTIONS, Direction, Hex, HexSet};
use crate::rules::influence::Influence;

/// Maximum number of copies followed per shot. No army creates half as many; any further copies are lost.
const MAX_COPIES: usize = 64;

/// Distance at which a mortar hits (NH-14.46).
pub(super) const MORTAR_DISTANCE: usize = 2;

/// Type of flight along a line.
#[derive(Clone, Copy)]
pub(super) enum FlightKind<'a> {
    /// To the first enemy on the line (NH-6.3).
    Straight,
    /// Through all enemies on the line (NH-6.12).
    Gauss,
    /// To the first enemy, with a strength for each distance from the shooter, counted along the whole path (NH-14.65;
    /// O-11).
    Scattered(&'a [u8]),
    /// Over one hex to the next one; after a redirection, to the hex next to the unit that redirects it (NH-14.46;
    /// O-13).
    Lobbed,
    /// To the target that the shooter's player chooses on each line (NH-14.65).
    Aimed(&'a dyn Fn(ShotStart) -> Option<Hex>),
}

/// The start of a shot on a line: the shooter, or a redirecting unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ShotStart {
    /// The hex of the shooter or redirecting unit.
    pub from: Hex,
    /// Direction of flight.
    pub direction: Direction,
    /// Number of hexes flown so far.
    flown: usize,
    /// True if the shot starts at a redirecting unit.
    pub is_sent: bool,
}

/// A unit hit by a shot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Landing {
    /// The unit that is hit.
    pub target: Hex,
    /// The direction in which the shot arrives.
    pub direction: Direction,
    /// The redirecting units that the shot passed, in order.
    pub path: Vec<Hex>,
    /// True if a closed loop repeats the shot endlessly.
    pub is_endless: bool,
    /// The total distance that the shot has flown.
    pub distance: usize,
}

/// The units that redirect shots of a side on the current board.
#[derive(Clone, Copy)]
pub(super) struct Redirection<'a> {
    influence: &'a Influence<'a>,
    /// Units that redirect the shots.
    senders: HexSet,
    /// Units that the shots can hit.
    foes: HexSet,
}

/// A hex, with the distance that the shot has flown to reach it.
type ReachedHex = (usize, Hex);

/// The hexes and units that a shot meets on a line.
struct ShotLine {
    /// The hexes that the shot passes, in some cases limited to those with units that it hits.
    hits: Vec<ReachedHex>,
    /// The unit that redirects the shot, if any.
    next: Option<ReachedHex>,
}

impl<'a> Redirection<'a> {
    /// The redirecting units of a unit's side, if at least one of them is on a line of the unit's attacks. Netted units
    /// do not redirect.
    #[inline]
    pub fn for_shooter(influence: &'a Influence<'a>, shooter: Hex) -> Option<Self> {
        if influence.senders.is_empty() {
            return None;
        }
        let (roster, arrangement) = (influence.roster, influence.arrangement);
        let foes = influence.hostile_units(influence.controller(shooter)?);
        let senders = influence.senders.difference(foes);
        if senders.is_empty() {
            return None;
        }
        let unit = arrangement.unit(shooter)?;
        let armed = roster.facts(unit).attacks;
        let mut edges = (0..DIRECTIONS).filter(|edge| armed & 1 << edge != 0);
        let meets =
            |edge| arrangement.board.line(shooter, unit.rotation.direction(edge)).any(|hex| senders.contains(hex));
        edges.any(meets).then_some(Self { influence, senders, foes })
    }

    fn is_hostile(&self, hex: Hex) -> bool {
        self.foes.contains(hex)
    }

    /// True if the unit on a hex stops and redirects a shot that arrives in this direction.
    fn redirects(&self, hex: Hex, direction: Direction) -> bool {
        let arrives_at_entry = |unit: &Unit| {
            self.influence.roster.facts(unit).entries & 1 << unit.rotation.edge(direction.opposite()) != 0
        };
        self.senders.contains(hex) && self.influence.arrangement.unit(hex).is_some_and(arrives_at_entry)
    }

    /// The lines on which a redirecting unit sends shots on, according to its printed exits.
    fn exits(&self, from: Hex, flown: usize) -> impl Iterator<Item = ShotStart> + use<> {
        let unit = self.influence.arrangement.unit(from).copied();
        let exits = unit.map_or(0, |unit| self.influence.roster.facts(&unit).exits);
        let rotation = unit.map(|unit| unit.rotation).unwrap_or_default();
        (0..6usize).filter(move |edge| exits & 1 << edge != 0).map(move |edge| ShotStart {
            from,
            direction: rotation.direction(edge),
            flown,
            is_sent: true,
        })
    }

    /// The start of a shot at its shooter.
    pub fn start(from: Hex, direction: Direction) -> ShotStart {
        ShotStart { from, direction, flown: 0, is_sent: false }
    }

    /// The hexes of a line with their distances from the shooter. The line ends at the unit that redirects the shot or
    /// at Mountains (NH-13.54). For a shot at the first enemy it also ends in Jungle, where the shot is not redirected
    /// (NH-13.51; O-47).
    fn trace_line(&self, start: ShotStart, is_at_first: bool) -> ShotLine {
        let mut passed = Vec::with_capacity(6);
        let arrangement = self.influence.arrangement;
        let line = arrangement.terrain.line(arrangement.board, start.from, start.direction);
        for (distance, hex) in (start.flown + 1..).zip(line) {
            let is_end = is_at_first && arrangement.terrain.has_jungle(hex);
            if !is_end && self.redirects(hex, start.direction) {
                return ShotLine { hits: passed, next: Some((distance, hex)) };
            }
            passed.push((distance, hex));
            if is_end {
                break;
            }
        }
        ShotLine { hits: passed, next: None }
    }

    /// The enemies that an aimed shot may hit on a line, nearest first, followed by the unit that would redirect it if
    /// the shot could hit an enemy from there (NH-14.56, NH-14.65). If there is no enemy on the line, only the
    /// redirecting unit is listed.
    pub fn aim_targets(&self, start: ShotStart) -> Vec<Hex> {
        let ShotLine { hits: passed, next } = self.trace_line(start, false);
        let enemies = passed.into_iter().map(|(_, hex)| hex).filter(|&hex| self.is_hostile(hex));
        let mut aims: Vec<Hex> = enemies.collect();
        let next = next.map(|(_, hex)| hex);
        let is_choice = aims.is_empty() || next.is_some_and(|next| self.can_hit_enemy(next));
        aims.extend(next.filter(|_| is_choice));
        aims
    }

    /// True if a shot redirected by this unit could hit an enemy, even after further redirections.
    fn can_hit_enemy(&self, from: Hex) -> bool {
        let (mut seen, mut open) = (HexSet::EMPTY, vec![from]);
        while let Some(hex) = open.pop() {
            if seen.contains(hex) {
                continue;
            }
            seen.insert(hex);
            for start in self.exits(hex, 0) {
                let ShotLine { hits: passed, next } = self.trace_line(start, false);
                if passed.iter().any(|&(_, hex)| self.is_hostile(hex)) {
                    return true;
                }
                open.extend(next.map(|(_, hex)| hex));
            }
        }
        false
    }

    /// The lines on which an aimed shot needs a target, in the order of its flight. The exits of each unit are listed
    /// once.
    pub fn lines_to_aim(&self, start: ShotStart, flying: FlightKind<'_>) -> Vec<ShotStart> {
        let (mut seen, mut lines, mut open) = (HexSet::EMPTY, Vec::new(), vec![start]);
        while let Some(start) = open.pop() {
            lines.push(start);
            let Some((flown, next)) = self.line(start, flying).next.filter(|&(_, next)| !seen.contains(next)) else {
                continue;
            };
            seen.insert(next);
            let mut exits: Vec<ShotStart> = self.exits(next, flown).collect();
            exits.reverse();
            open.append(&mut exits);
        }
        lines
    }

    fn line(&self, start: ShotStart, flying: FlightKind<'_>) -> ShotLine {
        let stops_at_first = matches!(flying, FlightKind::Straight | FlightKind::Scattered(_));
        let ShotLine { mut hits, mut next } = self.trace_line(start, stops_at_first);
        match flying {
            FlightKind::Lobbed => {
                let range = if start.is_sent { 1 } else { MORTAR_DISTANCE };
                hits.retain(|&(distance, _)| distance == start.flown + range);
                next = next.filter(|&(distance, _)| distance <= start.flown + range);
            }
            FlightKind::Scattered(strengths) => {
                hits.retain(|&(distance, _)| distance <= strengths.len());
                next = next.filter(|&(distance, _)| distance < strengths.len());
            }
            FlightKind::Aimed(aim) => {
                let aims = self.aim_targets(start);
                let aim = aim(start).filter(|hex| aims.contains(hex)).or(aims.first().copied());
                hits.retain(|&(_, hex)| Some(hex) == aim);
                next = next.filter(|&(_, hex)| Some(hex) == aim);
            }
            FlightKind::Straight | FlightKind::Gauss => {}
        }
        hits.retain(|&(_, hex)| self.is_hostile(hex));
        if stops_at_first && !hits.is_empty() {
            hits.truncate(1);
            next = None;
        }
        ShotLine { hits, next }
    }

    /// All units that a shot hits: first on its own line, then once for each path through redirecting units. Units hit
    /// from a closed loop or behind one are hit endlessly and are listed once per line.
    pub fn landings(&self, start: ShotStart, flying: FlightKind<'_>) -> Vec<Landing> {
        let first = self.line(start, flying);
        let endless = match (flying, first.next) {
            // The distance grows with every step, so the path cannot be a closed loop.
            (FlightKind::Scattered(_), _) | (_, None) => HexSet::EMPTY,
            (_, Some((flown, next))) => self.units_in_loops(next, flown, flying),
        };
        let mut chase =
            ShotTrace { redirection: *self, flying, endless, told: HexSet::EMPTY, copies: 0, landings: Vec::new() };
        chase.follow(first, start, &mut Vec::new());
        chase.landings
    }

    /// The redirecting units that a shot reaches again and again: those on a closed loop and those behind a loop.
    fn units_in_loops(&self, first: Hex, flown: usize, flying: FlightKind<'_>) -> HexSet {
        let mut onward: ByHex<HexSet> = ByHex::default();
        let (mut known, mut open) = (HexSet::EMPTY, vec![first]);
        while let Some(hex) = open.pop() {
            if known.contains(hex) {
                continue;
            }
            known.insert(hex);
            let nexts = self.exits(hex, flown).filter_map(|start| self.line(start, flying).next);
            onward[hex] = nexts.map(|(_, next)| next).collect();
            open.extend(onward[hex].iter());
        }
        let behind = |hex: Hex| {
            let mut reached = onward[hex];
            loop {
                let wider = reached.iter().fold(reached, |set, hex| set.union(onward[hex]));
                if wider == reached {
                    return reached;
                }
                reached = wider;
            }
        };
        let closed = known.iter().filter(|&hex| behind(hex).contains(hex));
        closed.fold(HexSet::EMPTY, |set, hex| set.union(behind(hex)))
    }
}

/// A shot that is being followed through all its copies.
struct ShotTrace<'a> {
    redirection: Redirection<'a>,
    flying: FlightKind<'a>,
    /// The redirecting units that the shot reaches endlessly.
    endless: HexSet,
    /// Redirecting units on or behind a loop whose lines have already been followed.
    told: HexSet,
    copies: usize,
    landings: Vec<Landing>,
}

impl ShotTrace<'_> {
    fn follow(&mut self, line: ShotLine, start: ShotStart, path: &mut Vec<Hex>) {
        let is_endless = path.last().is_some_and(|&last| self.endless.contains(last));
        let landings = line.hits.into_iter().map(|(distance, target)| Landing {
            target,
            direction: start.direction,
            path: path.clone(),
            is_endless,
            distance,
        });
        self.landings.extend(landings);
        let Some((flown, next)) = line.next else { return };
        if self.endless.contains(next) {
            if self.told.contains(next) {
                return;
            }
            self.told.insert(next);
        }
        path.push(next);
        for exit in self.redirection.exits(next, flown) {
            if self.copies == MAX_COPIES {
                break;
            }
            self.copies += 1;
            self.follow(self.redirection.line(exit, self.flying), exit, path);
        }
        path.pop();
    }
}
