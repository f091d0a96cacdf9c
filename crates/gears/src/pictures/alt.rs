//! A text description of the table, for readers who cannot see it.

use crate::map::Place;
use crate::state::State;
use crate::values::{Kind, Values};

use super::crowd;
use super::scene::Combatant;

/// Sentences about the table, in the caller's language.
pub trait AltSentences {
    /// The COG of a seat, with its player, its place, its number of cards, and whether it is bleeding out.
    fn cog(&self, side: u8, place: Place, cards: usize, is_bleeding: bool) -> String;
    /// The Locust of one kind in one place: each figure's number and remaining health.
    fn locusts(&self, kind: Kind, place: Place, figures: &[(u8, u8)]) -> String;
    /// Areas with open holes, and areas with sealed ones.
    fn holes(&self, open: &[Place], sealed: &[Place]) -> String;
    /// Weapons dropped in an area, by id.
    fn dropped_weapons(&self, place: Place, weapons: &[&str]) -> String;
    /// The number of cards remaining in the AI deck.
    fn deck(&self, cards: usize) -> String;
}

/// The Locust of one kind in one place, with their numbers and health.
struct Group {
    kind: Kind,
    place: Place,
    figures: Vec<(u8, u8)>,
}

/// Describes everything public on the map.
#[must_use]
pub fn alt_text(state: &State, values: &Values, words: &dyn AltSentences) -> String {
    let mut said = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    for (who, place) in crowd::figures(state) {
        match who {
            Combatant::Cog(side) => {
                let cog = &state.cogs[usize::from(side)];
                said.push(words.cog(side, place, cog.hand.len(), cog.bleeding));
            }
            Combatant::Locust(figure) => {
                let health = state.locust(figure).map_or(0, |locust| locust.health(values));
                match groups.iter_mut().find(|group| (group.kind, group.place) == (figure.kind, place)) {
                    Some(group) => group.figures.push((figure.number, health)),
                    None => groups.push(Group { kind: figure.kind, place, figures: vec![(figure.number, health)] }),
                }
            }
        }
    }
    said.extend(groups.iter().map(|group| words.locusts(group.kind, group.place, &group.figures)));
    let places = |areas: &[crate::map::Area]| areas.iter().map(|area| area.open_place()).collect::<Vec<_>>();
    said.push(words.holes(&places(&state.open_holes()), &places(&state.seals)));
    let mut areas: Vec<_> = state.dropped.iter().map(|dropped| dropped.area).collect();
    areas.sort_unstable();
    areas.dedup();
    for area in areas {
        let here = state.dropped.iter().filter(|dropped| dropped.area == area);
        let weapons: Vec<&str> = here.map(|dropped| values.weapon(dropped.weapon).id.as_str()).collect();
        said.push(words.dropped_weapons(area.open_place(), &weapons));
    }
    said.push(words.deck(state.decks.ai.cards.len()));
    said.retain(|sentence| !sentence.is_empty());
    said.join(" ")
}
