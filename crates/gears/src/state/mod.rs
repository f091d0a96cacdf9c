//! Everything on the table, as plain data.

mod cogs;
mod decks;
mod locusts;

use serde::{Deserialize, Serialize};
use sztab_game::{Outcome, Side, Sides};

use crate::chances::Chances;
use crate::map::{Area, CoverBonus, Map, Opening, Place};
use crate::terms::{Companion, Keeper, Terms};
use crate::tiles::{Face, FaceId};
use crate::values::{Difficulty, MissionId, OrderId, Slots};

pub use cogs::{Cog, Load};
pub use decks::{Deck, Decks};
pub use locusts::{DroppedWeapon, Figure, Locust};

/// A phase of a turn (GOW-4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Setup: the COG may take a cover space (GOW-3.8).
    Place,
    Order,
    /// A bleeding COG may crawl (GOW-9.4).
    Crawl,
    /// The COG is out of the game: the turn consists of a Locust Activation only (GOW-15.2, GOW-18.1).
    Pass,
    /// The Locust Activation.
    Locust,
}

impl Phase {
    /// The phases with their keywords in the notation.
    pub const KEYWORDS: [(&'static str, Self); 5] = [
        ("place", Self::Place),
        ("order", Self::Order),
        ("crawl", Self::Crawl),
        ("pass", Self::Pass),
        ("locust", Self::Locust),
    ];

    /// The notation's word for the phase.
    pub fn keyword(self) -> &'static str {
        Self::KEYWORDS[self as usize].0
    }
}

/// An action that is possible only once per turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OncePerTurn {
    Revive,
    Take,
    Use,
    /// The additional area that Dom can move (GOW-11.5).
    Extra,
    /// The additional area that a COG played alone can move (GOW-15.1).
    Solo,
    Troika,
    /// Skipping the Locust Activation (GOW-11.1).
    Skip,
}

impl OncePerTurn {
    /// All variants with their keywords, in the order of the notation.
    pub const KEYWORDS: [(&'static str, Self); 7] = [
        ("revive", Self::Revive),
        ("take", Self::Take),
        ("use", Self::Use),
        ("extra", Self::Extra),
        ("solo", Self::Solo),
        ("troika", Self::Troika),
        ("skip", Self::Skip),
    ];
}

/// The turn of a COG.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub side: Side,
    pub phase: Phase,
    /// The COG's area at the start of the turn (GOW-12.7).
    pub began: Option<Area>,
    /// The once-per-turn actions already used, in the order of [`OncePerTurn`].
    pub done: Vec<OncePerTurn>,
    /// Sides that moved or attacked with their own lines, most recent last (GOW-13.23).
    pub acted: Vec<Side>,
    /// Sides that follow the active COG; `asked` are those that have been asked (GOW-14.9).
    pub follow: Sides,
    pub asked: Sides,
}

impl Turn {
    /// A turn at the start of a phase.
    pub fn new(side: Side, phase: Phase) -> Self {
        let (done, acted) = (Vec::new(), Vec::new());
        Self { side, phase, began: None, done, acted, follow: Sides::NONE, asked: Sides::NONE }
    }

    pub fn has_used(&self, once: OncePerTurn) -> bool {
        self.done.contains(&once)
    }

    pub fn mark_used(&mut self, once: OncePerTurn) {
        if !self.has_used(once) {
            self.done.push(once);
            self.done.sort_unstable();
        }
    }

    /// Records that a side has moved or attacked.
    pub fn record_action(&mut self, side: Side) {
        self.acted.retain(|other| *other != side);
        self.acted.push(side);
    }
}

/// A use of an Order card (GOW-4.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mode {
    /// The card's listed actions.
    Order,
    Run,
    Shoot,
}

impl Mode {
    /// The uses with their keywords.
    pub const KEYWORDS: [(&'static str, Self); 3] =
        [("order", Self::Order), ("run", Self::Run), ("shoot", Self::Shoot)];

    /// The notation's word for the use.
    pub fn keyword(self) -> &'static str {
        Self::KEYWORDS[self as usize].0
    }
}

/// A side that plays a card, with its progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActingSide {
    pub side: Side,
    /// The card and its use; `None` until one is played.
    pub card: Option<(Mode, OrderId)>,
    /// The index of the next step.
    pub at: u8,
    /// Number of areas that remain in a move in progress (GOW-5.6).
    pub left: u8,
    /// True if an attack with this card has spent ammo (GOW-11.1).
    pub spent: bool,
}

impl ActingSide {
    /// A side before it plays a card.
    pub const fn new(side: Side) -> Self {
        Self { side, card: None, at: 0, left: 0, spent: false }
    }
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// The last goal has been met (GOW-1.3).
    Mission,
    /// Every COG is bleeding out (GOW-1.4).
    AllBleeding,
    Resignation,
    /// An organiser has decided the game; `true` if the players win.
    Adjudication(bool),
}

impl Ending {
    /// The endings, with the keywords for their outcome in the notation.
    pub const KEYWORDS: [(&'static str, &'static str, Self); 5] = [
        ("won", "mission", Self::Mission),
        ("lost", "all-bleeding", Self::AllBleeding),
        ("lost", "resignation", Self::Resignation),
        ("won", "adjudication", Self::Adjudication(true)),
        ("lost", "adjudication", Self::Adjudication(false)),
    ];

    /// The notation's keywords for the ending.
    pub fn keywords(self) -> (&'static str, &'static str) {
        let found = Self::KEYWORDS.iter().find(|(.., ending)| *ending == self);
        found.map_or(("lost", "resignation"), |(result, cause, _)| (*result, *cause))
    }
}

/// The complete state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub mission: MissionId,
    pub stage: u8,
    pub difficulty: Difficulty,
    /// True in the hardest variant (GOW-15.2).
    pub insane: bool,
    /// Settings of companion mode if the map is on a physical table (contract, section 10).
    #[serde(default)]
    pub companion: Option<Companion>,
    pub chances: Chances,
    pub ending: Option<Ending>,
    pub turn: Turn,
    /// The sides that are playing a card: the active one and, if a card says so, a teammate (GOW-11.1).
    pub acting: Vec<ActingSide>,
    pub cogs: Vec<Cog>,
    pub map: Map,
    /// Tiles with a door at the exit.
    pub doors: Vec<FaceId>,
    /// Tiles whose exit is a map exit without a door (GOW-6.9).
    pub exits: Vec<FaceId>,
    /// The locked levels (GOW-3.6).
    pub locked: Vec<u8>,
    /// Seals on printed holes, and hole tokens (GOW-6.10).
    pub seals: Vec<Area>,
    pub tokens: Vec<Area>,
    pub dropped: Vec<DroppedWeapon>,
    /// The tiles whose equipment cards are on the table; `down` are those whose card is turned face down (GOW-17.18).
    pub locations: Vec<FaceId>,
    pub down: Vec<FaceId>,
    pub enemies: Slots,
    pub locusts: Vec<Locust>,
    pub decks: Decks,
}

impl State {
    /// The terms agreed for the game.
    pub fn terms(&self) -> Terms {
        Terms { mission: self.mission, difficulty: self.difficulty, insane: self.insane, companion: self.companion }
    }

    /// True if the players keep their own Order cards, so that only the number of cards is known.
    pub fn hides_hands(&self) -> bool {
        self.companion.is_some_and(|companion| companion.hands == Keeper::Table)
    }

    /// True if the players roll their own dice.
    pub fn rolls_on_table(&self) -> bool {
        self.companion.is_some_and(|companion| companion.dice == Keeper::Table)
    }

    /// The COG of a side.
    pub fn cog(&self, side: Side) -> &Cog {
        &self.cogs[side.index()]
    }

    pub fn cog_mut(&mut self, side: Side) -> &mut Cog {
        &mut self.cogs[side.index()]
    }

    /// All sides of the game.
    pub fn sides(&self) -> Sides {
        Sides::first(self.cogs.len())
    }

    /// The sides whose COG is standing and still in the game.
    pub fn standing_sides(&self) -> Sides {
        self.sides().iter().filter(|side| self.cog(*side).is_standing()).collect()
    }

    /// The sides whose COG is standing in an area.
    pub fn standing_in(&self, area: Area) -> Sides {
        self.standing_sides().iter().filter(|side| self.cog(*side).area() == Some(area)).collect()
    }

    /// The Locust with a name, if it is in play.
    pub fn locust(&self, figure: Figure) -> Option<&Locust> {
        self.locusts.iter().find(|locust| locust.figure == figure)
    }

    pub fn locust_mut(&mut self, figure: Figure) -> Option<&mut Locust> {
        self.locusts.iter_mut().find(|locust| locust.figure == figure)
    }

    /// The sides whose COG is in the game, whether standing or bleeding (GOW-17.26).
    pub fn sides_in_game(&self) -> Sides {
        self.sides().iter().filter(|side| !self.cog(*side).gone).collect()
    }

    /// The area at the exit of a face.
    pub fn exit_area(&self, faces: &[Face], face: FaceId) -> Option<Area> {
        self.map.area_at(faces, Opening { face, is_exit: true })
    }

    /// True if no figure is in the area.
    pub fn is_area_empty(&self, area: Area) -> bool {
        self.cogs.iter().all(|cog| cog.area() != Some(area)) && self.locusts.iter().all(|it| it.at.area != area)
    }

    /// True if the seat is in the first half of the seats, whose COGs start on the first map (GOW-17.13).
    pub fn starts_on_first_map(&self, side: Side) -> bool {
        side.index() < self.cogs.len() / 2
    }

    /// True while Scattered is played on two separate maps, before its last stage (GOW-17.14).
    pub fn is_split(&self) -> bool {
        self.mission == MissionId::Scattered && self.stage < 3
    }

    /// Puts all COGs on the maps on the physical table.
    pub fn put_cogs_on_table(&mut self) {
        for side in self.sides().iter() {
            let is_second = self.is_split() && !self.starts_on_first_map(side);
            let area = if is_second { Area::SECOND_TABLE } else { Area::TABLE };
            self.cog_mut(side).at = Some(area.open_place());
        }
    }

    /// The free cover spaces of an area.
    pub fn free_covers(&self, area: Area) -> Vec<Place> {
        let is_free = |place: &Place| {
            self.cogs.iter().all(|cog| cog.at != Some(*place)) && self.locusts.iter().all(|locust| locust.at != *place)
        };
        self.map.geometry().cover_spaces(area).filter(is_free).collect()
    }

    /// The place in an area where a follower ends: the free cover space with the best bonus against the nearest Locust
    /// outside the area (GOW-14.8).
    pub fn place_of_follower(&self, area: Area) -> Place {
        let geometry = self.map.geometry();
        let outside = self.locusts.iter().filter(|locust| locust.at.area != area);
        let nearest = outside.min_by_key(|locust| (geometry.distance(locust.at.area, area), locust.figure));
        let bonus = |space: &Place| nearest.map_or(CoverBonus::None, |locust| geometry.cover_bonus(locust.at, *space));
        self.free_covers(area).into_iter().rev().max_by_key(bonus).unwrap_or(area.open_place())
    }

    /// The areas with open holes, in canonical order (GOW-6.10).
    pub fn open_holes(&self) -> Vec<Area> {
        let printed = self.map.geometry().holes().iter().filter(|area| !self.seals.contains(area));
        let mut holes: Vec<Area> = printed.chain(&self.tokens).copied().collect();
        holes.sort_unstable();
        holes.dedup();
        holes
    }

    /// Makes a COG bleed out for the rest of the game, without asking its player (GOW-18.1).
    pub fn give_up(&mut self, side: Side) {
        let cog = &mut self.cogs[side.index()];
        (cog.gone, cog.bleeding) = (true, true);
        cog.at = cog.at.map(|at| at.area.open_place());
        self.decks.orders.discards.append(&mut cog.hand);
        self.acting.retain(|acting| acting.side != side);
        let turn = &mut self.turn;
        if turn.side == side && matches!(turn.phase, Phase::Order | Phase::Crawl) {
            turn.phase = Phase::Locust;
        }
        if self.cogs.iter().all(|cog| cog.bleeding) {
            self.ending = Some(Ending::Resignation);
        }
    }

    /// The outcome of a finished game.
    pub fn outcome(&self) -> Option<Outcome> {
        let (result, cause) = self.ending?.keywords();
        let done = i32::from(self.stage) - i32::from(result != "won");
        Some(Outcome::cooperative(result == "won", &vec![done; self.cogs.len()], cause))
    }
}
