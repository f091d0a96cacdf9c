//! Lines of a season's log in the format of the store.

use serde_json::{Value, json};

use sztab_league::event::{Actor, Event, EventKind};
use sztab_store::{SeasonId, SeasonLine, UnixMs};

use super::error::SeasonError;

pub fn to_season_line(event: &Event) -> SeasonLine {
    let mut json = to_json(&event.kind);
    let kind = json.get("kind").and_then(Value::as_str).unwrap_or_default().to_owned();
    let data = json.get_mut("data").map_or(Value::Null, Value::take).to_string();
    SeasonLine { at: UnixMs(event.at_ms), actor: to_json(&event.actor).to_string(), kind, data }
}

/// The events of a log after the line `known`.
///
/// # Errors
///
/// The first line that is not an event.
pub fn events_after(season: SeasonId, known: u64, lines: &[SeasonLine]) -> Result<Vec<Event>, SeasonError> {
    let numbered = (known.saturating_add(1)..).zip(lines);
    numbered.map(|(seq, line)| parse_event(seq, line).map_err(|error| unreadable_error(season, seq, &error))).collect()
}

fn parse_event(seq: u64, line: &SeasonLine) -> Result<Event, serde_json::Error> {
    let actor: Actor = serde_json::from_str(&line.actor)?;
    let data: Value = serde_json::from_str(&line.data)?;
    // A kind without data has no field for it.
    let json = if data.is_null() { json!({ "kind": line.kind }) } else { json!({ "kind": line.kind, "data": data }) };
    let kind: EventKind = serde_json::from_value(json)?;
    Ok(Event { seq, at_ms: line.at.0, actor, kind })
}

fn to_json(part: &impl serde::Serialize) -> Value {
    serde_json::to_value(part).expect("events have no maps with keys that JSON lacks")
}

fn unreadable_error(season: SeasonId, seq: u64, error: &serde_json::Error) -> SeasonError {
    SeasonError::Unreadable { season, seq, reason: error.to_string() }
}
