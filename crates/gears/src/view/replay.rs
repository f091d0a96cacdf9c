//! Earlier states of the table, reconstructed from public events.

use sztab_game::{Narrative, Viewer};

use crate::GearsGame;
use crate::event::Event;
use crate::map::{Area, Place};
use crate::pictures::Combatant;
use crate::state::{Locust, State};
use crate::values::{Marker, Values};

use super::downcast_game;

/// The table before the first event of a narrative; `None` in companion mode.
pub fn initial_state(game: &GearsGame, narrative: &Narrative) -> Option<State> {
    let from = narrative.from.as_ref().and_then(|from| downcast_game(&**from));
    let known = from.map(|from| from.state().observed_by(Viewer::Public));
    let is_here = game.state().companion.is_none();
    is_here.then(|| known.unwrap_or_else(|| first_visible_state(game, narrative)))
}

/// The table at the start of a game whose deal is unknown: every figure is at the place where the events first show it.
fn first_visible_state(game: &GearsGame, narrative: &Narrative) -> State {
    let mut state = game.state().observed_by(Viewer::Public);
    state.dropped.clear();
    state.cogs.iter_mut().for_each(|cog| (cog.bleeding, cog.gone) = (false, false));
    state.locusts.iter_mut().for_each(|locust| locust.marker = None);
    for event in narrative.events.iter().rev().filter_map(|record| record.event.event::<Event>()) {
        if let Event::Spawned { figure, .. } = event {
            state.locusts.retain(|locust| locust.figure != *figure);
        } else if let Event::StageBegan { stage } = event {
            state.stage = stage.saturating_sub(1);
        } else if let Event::Sealed { area } = event {
            state.seals.retain(|sealed| sealed != area);
        } else if let Event::HoleOpened { area } = event {
            state.tokens.retain(|token| token != area);
        } else if let Event::Moved { .. } | Event::Followed { .. } | Event::Crawled { .. } | Event::LocustMoved { .. } =
            event
        {
            apply_event(&mut state, game.values(), event);
        }
    }
    state
}

/// A table with the tiles of a later one, so that pictures of both have the same size.
pub fn with_tiles_of(state: State, later: &State) -> State {
    State {
        map: later.map.clone(),
        doors: later.doors.clone(),
        exits: later.exits.clone(),
        locked: later.locked.clone(),
        locations: later.locations.clone(),
        down: later.down.clone(),
        decks: later.decks.clone(),
        ..state
    }
}

/// Applies the public effects of an event to a table. Hands, weapons and tiles stay as they are.
pub fn apply_event(state: &mut State, values: &Values, event: &Event) {
    match event {
        Event::TurnBegan { side } => state.turn.side = *side,
        Event::StageBegan { stage } => state.stage = *stage,
        Event::Moved { side, to } | Event::Followed { side, to } => state.cog_mut(*side).at = Some(*to),
        Event::Crawled { side, to } => state.cog_mut(*side).at = Some(to.open_place()),
        Event::Bled { side } | Event::Left { side } => {
            let cog = state.cog_mut(*side);
            (cog.bleeding, cog.at) = (true, cog.at.map(|at| at.area.open_place()));
        }
        Event::Revived { side } => state.cog_mut(*side).bleeding = false,
        Event::Executed { side } => state.cog_mut(*side).gone = true,
        Event::Sealed { area } => seal(state, *area),
        Event::HoleOpened { area } => {
            state.seals.retain(|sealed| sealed != area);
            state.tokens.push(*area);
        }
        Event::MarkersCleared => state.dropped.clear(),
        Event::WeaponTaken { side, weapon } => {
            let area = state.cog(*side).area();
            let lies = state.dropped.iter().position(|it| it.weapon == *weapon && Some(it.area) == area);
            lies.map(|place| state.dropped.remove(place));
        }
        Event::LocustMoved { .. }
        | Event::Spawned { .. }
        | Event::Wounds { .. }
        | Event::Healed { .. }
        | Event::Killed { .. }
        | Event::Removed { .. } => apply_locust_event(state, values, event),
        Event::Answered { .. }
        | Event::Asked { .. }
        | Event::TurnEnded { .. }
        | Event::ActivationBegan
        | Event::ActivationEnded
        | Event::BackBegan
        | Event::BackEnded
        | Event::CardPlayed { .. }
        | Event::Discarded { .. }
        | Event::Drew { .. }
        | Event::Shuffled { .. }
        | Event::Fired { .. }
        | Event::Shot { .. }
        | Event::Struck { .. }
        | Event::AttackRolled { .. }
        | Event::DefenceRolled { .. }
        | Event::CogWounds { .. }
        | Event::AiCard { .. }
        | Event::Replaced { .. }
        | Event::AmmoGained { .. }
        | Event::AmmoLost { .. }
        | Event::WeaponDiscarded { .. }
        | Event::EquipmentUsed { .. }
        | Event::Explored { .. }
        | Event::Unlocked { .. }
        | Event::Absent { .. }
        | Event::Over => {}
    }
}

fn apply_locust_event(state: &mut State, values: &Values, event: &Event) {
    if let Event::LocustMoved { figure, to: at } | Event::Spawned { figure, at } = *event {
        match state.locust_mut(figure) {
            Some(locust) => locust.at = at,
            None => state.locusts.push(Locust { figure, at, marker: None, turned: false }),
        }
    } else if let Event::Wounds { target, number } = *event
        && let Some(locust) = state.locust_mut(target)
    {
        let health = locust.health(values).saturating_sub(number);
        locust.marker = Some(Marker { health, back: String::new() });
    } else if let Event::Healed { figure } = *event
        && let Some(locust) = state.locust_mut(figure)
    {
        locust.marker = None;
    } else if let Event::Killed { figure, dropped } = event {
        state.locusts.retain(|locust| locust.figure != *figure);
        state.dropped.extend(dropped.clone());
    } else if let Event::Removed { figure } = event {
        state.locusts.retain(|locust| locust.figure != *figure);
    }
}

fn seal(state: &mut State, area: Area) {
    let is_token = state.tokens.contains(&area);
    state.tokens.retain(|token| *token != area);
    if !is_token {
        state.seals.push(area);
    }
}

/// The place of a figure of either side.
pub fn figure_place(state: &State, who: Combatant) -> Option<Place> {
    match who {
        Combatant::Cog(side) => state.cogs.get(usize::from(side))?.at,
        Combatant::Locust(figure) => state.locust(figure).map(|locust| locust.at),
    }
}
