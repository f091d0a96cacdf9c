//! Spawning figures, and removing figures for a mission (GOW-2.5, GOW-2.6, GOW-13.11, GOW-17.21).

use super::{Flow, Run, SpawnPoint};
use crate::action::Action;
use crate::event::Event;
use crate::map::Area;
use crate::state::{Figure, Locust};
use crate::values::{Kind, Slot};

impl Run<'_> {
    /// True if a figure of this kind is available (GOW-2.4).
    pub fn is_available(&self, kind: Kind) -> bool {
        let family = self.values.enemy(kind).figure;
        let used = self.state.locusts.iter().filter(|it| self.values.enemy(it.figure.kind).figure == family).count();
        used < usize::from(self.values.figures[family as usize])
    }

    /// The kind that is actually spawned: the given one or, if no figure of it is available, the strongest kind that is
    /// (GOW-2.5, GOW-2.6).
    pub fn spawned_kind(&self, kind: Option<Kind>) -> Option<Kind> {
        if !self.may_spawn() || kind.is_some_and(|kind| self.is_barred(kind)) {
            return None;
        }
        let slots = self.state.enemies.iter().rev().flatten().copied();
        kind.into_iter().chain(slots).find(|kind| self.is_available(*kind) && !self.is_barred(*kind))
    }

    /// Spawns a figure in an area and moves it into cover (GOW-13.11). Returns the figure.
    pub fn spawn(&mut self, kind: Option<Kind>, area: Area) -> Flow<Option<Figure>> {
        if self.is_on_physical_table() {
            return self.put_on_table(kind, self.spot);
        }
        let Some(kind) = self.spawned_kind(kind) else { return Ok(None) };
        let Some(figure) = self.add_figure(kind, area) else { return Ok(None) };
        self.take_cover(figure)?;
        Ok(Some(figure))
    }

    /// Adds a figure of a kind, with the lowest free number.
    pub fn add_figure(&mut self, kind: Kind, area: Area) -> Option<Figure> {
        let is_free = |number: &u8| self.state.locust(Figure { kind, number: *number }).is_none();
        let figure = Figure { kind, number: (1..=u8::MAX).find(is_free)? };
        self.state.locusts.push(Locust { figure, at: area.open_place(), marker: None, turned: false });
        self.state.locusts.sort_by_key(|locust| locust.figure);
        self.emit(Event::Spawned { figure, at: area.open_place() });
        Some(figure)
    }

    /// The kind in a slot.
    pub fn kind_in_slot(&self, slot: Slot) -> Option<Kind> {
        self.state.enemies[slot as usize]
    }

    /// The open hole nearest to an area (GOW-13.11).
    pub fn choose_nearest_hole(&mut self, from: Area) -> Flow<Option<Area>> {
        let geometry = self.state.map.geometry();
        let mut holes = self.state.open_holes();
        holes.retain(|hole| self.is_affected(*hole));
        let least = holes.iter().map(|hole| geometry.distance(*hole, from)).min();
        let nearest: Vec<Area> =
            holes.into_iter().filter(|hole| Some(geometry.distance(*hole, from)) == least).collect();
        self.choose(&nearest, |hole| Action::Hole(*hole))
    }

    /// The map exit: the area whose exit has a door, or an area named by the mission. If there are several, the one
    /// nearest to the active player (GOW-6.9).
    pub fn choose_map_exit(&mut self) -> Flow<Option<Area>> {
        if self.is_on_physical_table() {
            self.spot = SpawnPoint::Exit;
            return Ok(Some(Area::TABLE));
        }
        let exits = self.state.doors.iter().chain(&self.state.exits);
        let exits = exits.filter_map(|face| self.exit_area(*face)).filter(|area| self.is_affected(*area));
        let mut exits: Vec<Area> = exits.collect();
        exits.sort_unstable();
        if let Some(from) = self.state.cog(self.active_side()).area() {
            let geometry = self.state.map.geometry();
            let least = exits.iter().map(|exit| geometry.distance(from, *exit)).min();
            exits.retain(|exit| Some(geometry.distance(from, *exit)) == least);
        }
        self.choose(&exits, |area| Action::Exit(*area))
    }

    /// Removes all figures of a kind from the map. The figures drop nothing, and their markers are put back
    /// (GOW-17.21).
    pub fn remove_kind(&mut self, kind: Kind) -> Flow {
        let (gone, left) = std::mem::take(&mut self.state.locusts).into_iter().partition(|it| it.figure.kind == kind);
        self.state.locusts = left;
        for locust in gone {
            self.emit(Event::Removed { figure: locust.figure });
            if let Some(marker) = locust.marker {
                self.return_marker(self.values.enemy(kind).figure, marker)?;
            }
        }
        Ok(())
    }
}
