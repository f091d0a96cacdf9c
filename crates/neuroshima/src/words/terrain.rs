//! Effects of terrain that need an explanation: moves through Misty Swamps (NH-13.52), shots past the first enemy, and
//! wounds survived on Hills (NH-13.53).

use super::unit_name;
use crate::rules::event::{Event, Hit, HitSource};
use crate::rules::tile::Feature;
use crate::rules::{Arrangement, Board, Hex, Roster, Terrain, TerrainKind};
use crate::texts::{text, word};
use sztab_game::Language;

/// The sentences that follow the one about an event. `later` are the events after it, and `segment` is the board at the
/// beginning of its segment.
pub(super) fn remarks(
    language: Language,
    roster: &Roster,
    board: Board,
    event: &Event,
    later: &[Event],
    segment: Option<&Arrangement>,
) -> Vec<String> {
    let terrain = roster.terrain();
    if terrain.is_none() {
        return Vec::new();
    }
    if let Event::Moved { unit, to, .. } = event
        && board.distance(unit.hex, *to) > 1
    {
        return vec![word(language, "story-swamps")];
    }
    let (Event::Hit(hit), Some(segment)) = (event, segment) else { return Vec::new() };
    let aims = passes_enemy(roster, &terrain, hit, segment).then(|| word(language, "story-hills-aim"));
    let saves = is_saved(roster, &terrain, hit, later, segment).then(|| {
        let unit = unit_name(language, roster, board, hit.target);
        text(language, "story-hills-save", &[("unit", unit.into())])
    });
    aims.into_iter().chain(saves).collect()
}

/// True if a shot from Hills passed over a nearer enemy.
fn passes_enemy(roster: &Roster, terrain: &Terrain, hit: &Hit, segment: &Arrangement) -> bool {
    let HitSource::Attack { unit, .. } = hit.source else { return false };
    let tile = roster.tile(unit.owner, unit.tile);
    if !terrain.hexes_of(TerrainKind::Hills).contains(unit.hex)
        || tile.has(Feature::Sharpshooter)
        || !hit.path.is_empty()
    {
        return false;
    }
    let board = segment.board;
    let between = board.neighbours(unit.hex).find_map(|(direction, _)| {
        let line: Vec<Hex> = board.line(unit.hex, direction).collect();
        let at = line.iter().position(|&hex| hex == hit.target.hex)?;
        Some(line[..at].to_vec())
    });
    let is_enemy = |owner| roster.mode().are_enemies(unit.owner, owner);
    hit.ranged > 0
        && !tile.has(Feature::Mortar)
        && !tile.edges.iter().any(|edge| edge.gauss)
        && between
            .is_some_and(|hexes| hexes.iter().any(|&hex| segment.unit(hex).is_some_and(|other| is_enemy(other.owner))))
}

/// True if the Hills under a unit keep it alive after the last hit on it in a segment.
fn is_saved(roster: &Roster, terrain: &Terrain, hit: &Hit, later: &[Event], segment: &Arrangement) -> bool {
    let target = hit.target;
    let Some(unit) = segment.unit(target.hex).filter(|_| terrain.hexes_of(TerrainKind::Hills).contains(target.hex))
    else {
        return false;
    };
    let tile = roster.unit_tile(unit);
    let ends = |event: &&Event| !matches!(event, Event::SegmentBegan { .. } | Event::BattleEnded { .. });
    let matters = |event: &Event| {
        let (Event::Hit(Hit { target: unit, .. })
        | Event::Destroyed { unit, .. }
        | Event::Absorbed { patient: unit, .. }) = event
        else {
            return false;
        };
        unit.hex == target.hex
    };
    let is_lethal = unit.wounds.saturating_add(hit.wounds) >= tile.lethal_wounds();
    hit.wounds > 0 && !tile.is_headquarters() && is_lethal && !later.iter().take_while(ends).any(matters)
}
