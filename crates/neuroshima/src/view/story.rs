//! Stories in posts.

use crate::rules::{Event, Game, Side};
use crate::texts::{text, word};
use crate::words::{narrate, ordered_phrase, unit_name};
use sztab_game::{Language, Narrative};

use super::telling::{NarratedEvents, OrderedAction, battle_costs};

/// A narrative in sentences.
pub(super) fn story_sentences(game: &Game, telling: &NarratedEvents, language: Language) -> Vec<String> {
    let (roster, board) = (game.roster(), game.arrangement().board);
    narrate(language, roster, board, &telling.events, &telling.boards, &notes(game, telling, language))
}

/// Notes on actions taken by standing orders, each with the index of the first event that the action caused.
fn notes(game: &Game, telling: &NarratedEvents, language: Language) -> Vec<(usize, String)> {
    let note = |order: &OrderedAction| {
        let event = telling.events.get(order.at)?;
        let decision = order.decision.as_ref();
        let phrase = ordered_phrase(language, game.roster(), &order.board, decision, event)?;
        Some((order.at, phrase))
    };
    telling.by_order.iter().filter_map(note).collect()
}

/// The events of each turn, under a heading.
pub(super) fn sentences_by_turn(game: &Game, telling: &NarratedEvents, language: Language) -> Vec<String> {
    let (roster, board) = (game.roster(), game.arrangement().board);
    let mut lines = Vec::new();
    let (mut segments, mut earlier) = (telling.boards.as_slice(), 0);
    let notes = notes(game, telling, language);
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    for turn in telling.events.chunk_by(|_, next| !begins(next)) {
        if let Some(Event::TurnBegan { side, number }) = turn.first() {
            let army = roster.army(*side).name.in_language(language).to_owned();
            lines.push(text(language, "log-turn", &[("turn", (*number).into()), ("army", army.into())]));
        }
        let here = turn.iter().filter(|event| matches!(event, Event::SegmentBegan { .. })).count();
        let (boards, rest) = segments.split_at(here);
        segments = rest;
        let here = |(at, note): &(usize, String)| Some((at.checked_sub(earlier)?, note.clone()));
        let notes: Vec<(usize, String)> = notes.iter().filter_map(here).collect();
        lines.extend(narrate(language, roster, board, turn, boards, &notes));
        earlier += turn.len();
    }
    lines
}

/// One line on the results of the Battles in a narrative. `None` if there were none.
pub(super) fn battle_costs_line(game: &Game, battles: &Narrative, language: Language) -> Option<String> {
    let roster = game.roster();
    let tolls = battle_costs(game, battles);
    let (first, last) = (tolls.first()?, tolls.last()?);
    let army = |side: Side| roster.army(side).name.in_language(language).to_owned();
    let points = |side: Side| {
        let (before, after) = (first.before.points[side.index()], last.after.points[side.index()]);
        let key = if before == after { "toll-points-same" } else { "toll-points" };
        let arguments = [("army", army(side).into()), ("before", before.into()), ("after", after.into())];
        text(language, key, &arguments)
    };
    let losses = |side: Side| {
        let lost = tolls.iter().flat_map(|toll| toll.lost.iter().map(move |unit| (toll, unit)));
        let own = lost.filter(|(_, unit)| unit.owner == side);
        let units: Vec<String> =
            own.map(|(toll, unit)| unit_name(language, roster, toll.before.board, *unit)).collect();
        let units = (!units.is_empty()).then(|| units.join(&word(language, "list-comma")))?;
        Some(text(language, "toll-lost", &[("army", army(side).into()), ("units", units.into())]))
    };
    let lost: Vec<String> = roster.sides().filter_map(losses).collect();
    let lost = if lost.is_empty() { word(language, "toll-lost-nobody") } else { lost.join("; ") };
    let points = roster.sides().map(points).collect::<Vec<_>>().join(&word(language, "list-comma"));
    let key = if roster.mode().is_for_points() { "toll-scored" } else { "toll" };
    let arguments = [("number", tolls.len().into()), ("points", points.into()), ("lost", lost.into())];
    Some(text(language, key, &arguments))
}
