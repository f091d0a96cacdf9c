//! Positions that contradict themselves (contract, section 14).

use std::collections::BTreeSet;

use sztab_game::TextError;

use super::text::Line;
use crate::map::Place;
use crate::state::State;
use crate::values::{Family, Values};

/// Returns the contradiction, if any.
pub(super) fn check(values: &Values, state: &State) -> Result<(), String> {
    if let Some((one, other)) = state.map.find_overlap(&values.tiles) {
        return Err(format!("tiles that do not overlap: {one} and {other} do (GOW-6.6)"));
    }
    let mut faces = BTreeSet::new();
    if let Some(tile) = state.map.tiles.iter().find(|tile| !faces.insert(tile.face)) {
        return Err(format!("each tile once: {} lies twice (GOW-2.2)", tile.face));
    }
    let geometry = state.map.geometry();
    let is_reported = state.companion.is_some();
    let mut spaces: BTreeSet<Place> = BTreeSet::new();
    let cogs = state.cogs.iter().map(|cog| (values.cog(cog.card).id.clone(), cog.at));
    let locusts = state.locusts.iter().map(|locust| (locust.figure.to_string(), Some(locust.at)));
    for (name, at) in cogs.chain(locusts) {
        let Some(at) = at.filter(|at| is_reported || geometry.contains(*at)) else {
            return Err(format!("{name} at a place on the map"));
        };
        if at.is_cover() && !spaces.insert(at) {
            return Err(format!("one figure in the cover space {at} (GOW-5.4)"));
        }
    }
    if state.ending.is_none() && state.cogs.iter().all(|cog| cog.gone) {
        return Err("a COG that is in the game, or how the game ended (GOW-1.4)".to_owned());
    }
    check_cogs(values, state)?;
    let mut figures = BTreeSet::new();
    if let Some(locust) = state.locusts.iter().find(|locust| !figures.insert(locust.figure)) {
        return Err(format!("{} once", locust.figure));
    }
    for (word, family) in Family::KEYWORDS {
        let used = state.locusts.iter().filter(|it| values.enemy(it.figure.kind).figure == family).count();
        let most = values.figures[family as usize];
        if used > usize::from(most) {
            return Err(format!("at most {most} figures of {word} (GOW-2.1)"));
        }
    }
    for order in (0..).zip(&values.orders).map(|(id, order)| (crate::values::OrderId(id), order)) {
        let decks = &state.decks.orders;
        let hands = state.cogs.iter().flat_map(|cog| &cog.hand);
        let count = hands.chain(&decks.cards).chain(&decks.discards).filter(|id| **id == order.0).count();
        if count > usize::from(order.1.copies) {
            return Err(format!("at most {} cards {} (GOW-2.2)", order.1.copies, order.1.id));
        }
    }
    Ok(())
}

fn check_cogs(values: &Values, state: &State) -> Result<(), String> {
    let mut cards = BTreeSet::new();
    for cog in &state.cogs {
        let card = values.cog(cog.card);
        if !cards.insert(cog.card) {
            return Err(format!("each COG once: {} plays twice (GOW-3.1)", card.id));
        }
        if cog.bleeding && (!cog.hand.is_empty() || cog.at.is_some_and(Place::is_cover)) {
            return Err(format!("{} with no cards and out of cover, because it is bleeding (GOW-9.3)", card.id));
        }
        if cog.hand.len() > cog.hand_limit(values) {
            return Err(format!("a hand of at most {} for {} (GOW-3.10)", card.hand, card.id));
        }
        let mut kinds = BTreeSet::new();
        if let Some(load) = cog.weapons.iter().find(|load| !kinds.insert(load.weapon)) {
            return Err(format!("the weapon {} once for {} (GOW-8.20)", values.weapon(load.weapon).id, card.id));
        }
    }
    Ok(())
}

/// Keywords of position lines, in canonical order. A line may depend on those before it.
pub(super) const KEYWORDS: [&str; 26] = [
    "sztab", "values", "mission", "seed", "chance", "dice", "over", "side", "map", "tile", "join", "link", "door",
    "nodoor", "exit", "locked", "seal", "hole", "dropped", "location", "enemies", "locust", "turn", "acting", "deck",
    "discard",
];

pub(super) fn check_keywords(all: &[Line<'_>]) -> Result<(), TextError> {
    let is_known =
        |line: &&Line<'_>| KEYWORDS.contains(&line.keyword()) || ["stock", "said", "absent"].contains(&line.keyword());
    let Some(line) = all.iter().find(|line| !is_known(line)) else { return Ok(()) };
    let near = KEYWORDS.iter().min_by_key(|word| strsim::damerau_levenshtein(word, line.keyword()));
    Err(line.error_expecting(format!("a line of a position, such as {}", near.unwrap_or(&"side"))))
}
