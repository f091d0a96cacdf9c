//! Changes by an action under consideration, drawn on the board before the action.
//!
//! The changes are read from the events of the action, so every tile and ability that moves, turns or hits anything is
//! shown without special cases. The effects of a following Battle are left out: an outlook shows them.

use super::mark::{Mark, add_effect, flight_marks};
use crate::rules::event::HitSource;
use crate::rules::{Arrangement, Direction, Event, Hex, HexSet, Question, Roster, Rotation, Unit};

/// The changes that an action under consideration would cause.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Preview {
    /// Units as they would be after the action, on hexes where that differs from now.
    pub ghosts: Vec<(Hex, Unit)>,
    /// The hexes that units would leave.
    pub left: HexSet,
    /// Paths of units to their new hexes.
    pub ways: Vec<PreviewArrow>,
    /// Target hexes: all hexes of an area, or those of single units.
    pub area: HexSet,
    /// Immediate hits, wounds and losses.
    pub marks: Vec<Mark>,
}

/// A preview's arrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PreviewArrow {
    /// A unit moves from one hex to another, including when it is pushed or changes places.
    Goes {
        /// Current hex.
        from: Hex,
        /// Future hex.
        to: Hex,
    },
    /// One of several hexes to which another player may send the unit afterwards.
    MayGo {
        /// Current hex.
        from: Hex,
        /// Possible hex.
        to: Hex,
    },
    /// A unit pushes another.
    Pushes {
        /// Hex of the pusher.
        from: Hex,
        /// Hex of the pushed unit.
        to: Hex,
    },
    /// A unit turns on the spot.
    Turns {
        /// The unit's hex.
        hex: Hex,
        /// Current direction of the tile's front.
        from: Direction,
        /// Future direction of the tile's front.
        to: Direction,
    },
}

impl PreviewArrow {
    /// The hexes of the arrow.
    pub fn hexes(self) -> [Hex; 2] {
        match self {
            Self::Goes { from, to } | Self::MayGo { from, to } | Self::Pushes { from, to } => [from, to],
            Self::Turns { hex, .. } => [hex, hex],
        }
    }
}

impl Preview {
    /// The changes by an action's events on a board, up to a Battle. `open` is the question that remains open after
    /// them.
    #[must_use]
    pub fn from_events(roster: &Roster, board: &Arrangement, events: &[Event], open: Option<&Question>) -> Self {
        PreviewBuilder::from_events(roster, board, events, open).preview
    }

    /// The events of an action that a preview shows: those before a Battle.
    #[must_use]
    pub fn events_to_show(events: &[Event]) -> &[Event] {
        let is_late = |event: &Event| {
            matches!(
                event,
                Event::BattleBegan { .. }
                    | Event::BattlePrepared
                    | Event::SegmentBegan { .. }
                    | Event::BattleEnded { .. }
                    | Event::TurnEnded { .. }
            )
        };
        let late = events.iter().position(is_late).unwrap_or(events.len());
        &events[..late]
    }

    /// The unit on a hex after the action; the present one if it does not change.
    #[must_use]
    pub fn unit(&self, board: &Arrangement, hex: Hex) -> Option<Unit> {
        let ghost = self.ghosts.iter().find(|(other, _)| *other == hex).map(|(_, unit)| *unit);
        ghost.or_else(|| board.unit(hex).copied())
    }
}

/// A preview with the data it is computed from.
pub(super) struct PreviewBuilder {
    pub preview: Preview,
    /// The board after all events shown.
    pub board: Arrangement,
    /// The hexes of the units placed by the player, whose attacks from their new positions are shown.
    pub active: HexSet,
}

impl PreviewBuilder {
    /// Derives the changes from events on a board, up to a Battle. `open` is the question that remains open after them.
    pub fn from_events(roster: &Roster, board: &Arrangement, events: &[Event], open: Option<&Question>) -> Self {
        let mut considered = Self { preview: Preview::default(), board: board.clone(), active: HexSet::EMPTY };
        let shown = Preview::events_to_show(events);
        for event in shown {
            considered.record_event(roster, event);
        }
        if let Some(Question::PushDestination { unit, pusher, options }) = open.filter(|_| shown.len() == events.len())
        {
            let ways = options.iter().map(|&to| PreviewArrow::MayGo { from: *unit, to });
            considered.preview.ways.push(PreviewArrow::Pushes { from: *pusher, to: *unit });
            considered.preview.ways.extend(ways);
        }
        // Later changes to a unit are shown on its ghost, unless the unit is gone.
        for (hex, ghost) in &mut considered.preview.ghosts {
            if let Some(unit) = considered.board.unit(*hex)
                && (unit.owner, unit.tile) == (ghost.owner, ghost.tile)
            {
                // Wounds are shown as marks.
                *ghost = Unit { wounds: ghost.wounds, ..*unit };
            }
        }
        considered
    }

    fn record_event(&mut self, roster: &Roster, event: &Event) {
        let before = self.board.clone();
        self.board.apply_event(event);
        match event {
            Event::HeadquartersPlaced { unit, .. } | Event::Placed { unit, .. } | Event::Replaced { unit, .. } => {
                self.record_arrival(unit.hex);
                self.active.insert(unit.hex);
            }
            Event::Moved { unit, to, rotation, .. } if *to == unit.hex => {
                self.record_turn(roster, &before, *to, *rotation);
            }
            Event::Turned { unit, rotation, .. } => self.record_turn(roster, &before, unit.hex, *rotation),
            Event::Moved { unit, to, .. } => {
                self.record_move(unit.hex, *to);
                self.active.remove(unit.hex);
                self.active.insert(*to);
            }
            Event::Pushed { unit, to, pusher } => {
                self.preview.ways.push(PreviewArrow::Pushes { from: pusher.hex, to: unit.hex });
                self.record_move(unit.hex, *to);
            }
            Event::Dragged { unit, to } => self.record_move(unit.hex, *to),
            Event::Swapped { one, other } => {
                for (from, to) in [(one.hex, other.hex), (other.hex, one.hex)] {
                    self.preview.ways.push(PreviewArrow::Goes { from, to });
                    self.record_arrival(to);
                    self.active.insert(to);
                }
            }
            Event::FoundationLaid { ground } if before.unit(ground.hex).is_none() => {
                self.preview.ghosts.push((ground.hex, Unit::new(ground.owner, ground.tile, Rotation::default())));
            }
            Event::FoundationGone { ground, .. } => {
                self.preview.area.insert(ground.hex);
                if before.unit(ground.hex).is_none() {
                    self.preview.marks.push(Mark::Dies { hex: ground.hex, segment: None });
                }
            }
            Event::BombDropped { centre, .. } => {
                let around = before.board.neighbours(*centre).map(|(_, hex)| hex);
                around.chain([*centre]).for_each(|hex| self.preview.area.insert(hex));
            }
            Event::SmallBombDropped { hexes, .. } => hexes.iter().for_each(|&hex| self.preview.area.insert(hex)),
            Event::Paralysed { unit, .. } | Event::NetThrown { unit, .. } => self.preview.area.insert(unit.hex),
            Event::Paid { headquarters, .. } => {
                self.preview.marks.push(Mark::Loses { hex: headquarters.hex, points: 1 });
            }
            Event::Hit(hit) if matches!(hit.source, HitSource::Instant { .. }) => {
                self.preview.area.insert(hit.target.hex);
            }
            event => {
                self.preview.marks.extend(flight_marks(roster, event));
                add_effect(&mut self.preview.marks, event, None);
            }
        }
    }

    /// Records that a unit has arrived on a hex. Any earlier ghost or death mark there is removed.
    fn record_arrival(&mut self, hex: Hex) {
        self.preview.ghosts.retain(|(other, _)| *other != hex);
        self.preview.marks.retain(|mark| !matches!(mark, Mark::Dies { hex: fallen, .. } if *fallen == hex));
        self.preview.ghosts.extend(self.board.unit(hex).map(|unit| (hex, *unit)));
    }

    /// Records a unit's move to another hex.
    fn record_move(&mut self, from: Hex, to: Hex) {
        let ghosts = self.preview.ghosts.len();
        self.preview.ghosts.retain(|(hex, _)| *hex != from);
        if self.preview.ghosts.len() == ghosts {
            self.preview.left.insert(from);
        }
        self.preview.ways.push(PreviewArrow::Goes { from, to });
        self.record_arrival(to);
    }

    /// Records a unit's turn on the spot.
    fn record_turn(&mut self, roster: &Roster, before: &Arrangement, hex: Hex, rotation: Rotation) {
        let Some(unit) = before.unit(hex) else { return };
        let front = roster.unit_tile(unit).front();
        let (from, to) = (unit.rotation.direction(front), rotation.direction(front));
        if from != to {
            self.preview.ways.push(PreviewArrow::Turns { hex, from, to });
        }
        self.record_arrival(hex);
        self.active.insert(hex);
    }
}
