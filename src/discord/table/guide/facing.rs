//! Facings: the likeliest one is shown at once, and the six others are a press away.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::games::neuroshima::rules::Rotation;
use crate::games::neuroshima::words::{direction_arrow, facing};
use crate::referee::{Line, likelihood};

use super::choices::{Meaning, meaning};
use super::{Guide, Next};

impl Guide<'_> {
    /// The rotation that is shown first, if the next word is one.
    pub(crate) fn likely_facing(&self, chosen: &str, next: &[String]) -> Option<String> {
        let words: Vec<&str> = chosen.split(' ').collect();
        if meaning(&words) != Meaning::Rotation {
            return None;
        }
        // What looks the same all round has nothing to choose.
        if self.looks_alike(&words) {
            return next.first().cloned();
        }
        let worth = |word: &&String| {
            let line = self.lines.iter().find(|line| {
                let rest = line.strip_prefix(chosen).and_then(|rest| rest.strip_prefix(' '));
                rest.is_some_and(|rest| rest.split(' ').next() == Some(word.as_str()))
            })?;
            match Line::parse(line, self.game, self.side) {
                Ok(Line::Action(action)) => Some(likelihood(self.game, self.side, action)),
                _ => None,
            }
        };
        // Of several that are worth the same the first one.
        next.iter().rev().max_by_key(worth).cloned()
    }

    fn looks_alike(&self, words: &[&str]) -> bool {
        self.turned_tile(words).is_some_and(crate::games::neuroshima::words::looks_alike)
    }

    /// Six facings laid out as they look on the board: north-west, north, north-east above south-west, south,
    /// south-east. The one of the line is marked. Nothing for a line without a facing to choose.
    pub(crate) fn compass(&self, line: &str) -> Vec<CreateActionRow> {
        let words: Vec<&str> = line.split(' ').collect();
        let Some(position) = (1..words.len()).find(|&at| meaning(&words[..at]) == Meaning::Rotation) else {
            return Vec::new();
        };
        let Some(tile) = self.turned_tile(&words).filter(|_| !self.looks_alike(&words)) else { return Vec::new() };
        let turned = |rotation: Rotation| {
            let steps = rotation.steps().to_string();
            let mut words = words.clone();
            words[position] = &steps;
            words.join(" ")
        };
        let row = |directions: [usize; 3]| {
            let buttons = directions.into_iter().filter_map(|direction| {
                let rotation =
                    Rotation::ALL.into_iter().find(|&rotation| facing(tile, rotation).index() == direction)?;
                let other = turned(rotation);
                let (is_this, is_legal) = (other == line, self.is_line(&other));
                let label = direction_arrow(facing(tile, rotation));
                let style = if is_this { ButtonStyle::Success } else { ButtonStyle::Primary };
                let button = CreateButton::new(self.id(Next::At, other)).label(label).style(style);
                Some(button.disabled(is_this || !is_legal))
            });
            CreateActionRow::Buttons(buttons.collect())
        };
        vec![row([5, 0, 1]), row([4, 3, 2])]
    }
}
