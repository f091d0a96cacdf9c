//! The contents of a picture of the table, as plain data.

use std::sync::Arc;

use sztab_pictures::Colours;

use crate::map::{Area, Place};
use crate::state::{Figure, State};
use crate::values::{AttackFace, Values};

/// A picture of the table. It shows only the public parts of the state.
#[derive(Debug, Clone)]
pub struct Scene {
    pub values: Arc<Values>,
    pub state: State,
    /// Names of the players in turn order.
    pub players: Vec<String>,
    pub labels: Labels,
    pub colours: Colours,
    pub frame: Frame,
    /// The scene's offered places, with the numbers of their buttons.
    pub offered: Vec<(u8, Place)>,
    /// Other legal places, marked faintly.
    pub legal: Vec<Place>,
    /// The place from which sight lines to all Locust are drawn.
    pub sight: Option<Place>,
    /// The paths of figures, drawn as trails.
    pub trails: Vec<Trail>,
    /// Attacks, drawn as shots.
    pub strikes: Vec<Strike>,
    /// The caption under the map in a film; the dice are next to it.
    pub caption: String,
    pub dice: Dice,
}

/// The dice results of an attack.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Dice {
    pub attack: Vec<AttackFace>,
    /// The number of shields on each defence die.
    pub shields: Vec<u8>,
}

impl Scene {
    /// The whole table without any marks.
    #[must_use]
    pub fn new(values: &Arc<Values>, state: &State) -> Self {
        Self {
            values: Arc::clone(values),
            state: state.clone(),
            players: Vec::new(),
            labels: Labels::default(),
            colours: Colours::Default,
            frame: Frame::Table,
            offered: Vec::new(),
            legal: Vec::new(),
            sight: None,
            trails: Vec::new(),
            strikes: Vec::new(),
            caption: String::new(),
            dice: Dice::default(),
        }
    }
}

/// The part of the table that a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// The map with the panels under it.
    Table,
    /// The map with the bar of a film under it.
    Map,
    /// The areas within [`NEAR`] areas of this one, enlarged.
    Part(Area),
    /// As `Part`, with the panels under it.
    Near(Area),
    /// The panels alone.
    Panel,
}

/// The maximum distance, in areas, from the central area of a partial map.
pub const FRAME_RADIUS: u8 = 4;

/// The translated text in a picture. Empty entries are omitted.
#[derive(Debug, Clone, Default)]
pub struct Labels {
    /// The text above the map, such as mission and stage.
    pub title: String,
    /// The goal of the stage.
    pub goal: String,
    /// The caption on the panel of a bleeding COG; `gone` is the caption for a player who has left.
    pub bleeding: String,
    pub gone: String,
    /// The caption of the AI deck.
    pub deck: String,
    /// The names of weapons, indexed by id. If one is missing, the name in the values is used.
    pub weapons: Vec<String>,
}

/// The path of a figure, from the first place to the last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trail {
    pub who: Combatant,
    pub places: Vec<Place>,
}

/// An attack of one figure on another, with the wounds that it dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strike {
    pub by: Combatant,
    pub on: Combatant,
    pub wounds: u8,
}

/// A figure of either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Combatant {
    /// A COG, given by its seat.
    Cog(u8),
    Locust(Figure),
}
