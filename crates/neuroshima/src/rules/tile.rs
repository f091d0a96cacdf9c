//! A tile as declared by its army: its printed values in the form used by the rules (NH-1.7, NH-1.11, NH-1.12, NH-6,
//! NH-9).
//!
//! A tile that is described by edges, initiative, toughness, effects and features is data only. A mechanic beyond that
//! is an [`Instant`], or one variant of [`Effect`] or [`Feature`], handled wherever the compiler requires it.

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use sztab_game::Language;

use super::board::DIRECTIONS;
use super::emblem::Emblem;
pub use super::repertoire::{Foundation, Instant};

/// A kind of tile: an index into the list of tiles of its owner's army. Copies of a tile share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub u8);

/// Most printed initiative values of a tile.
pub const MAX_PRINTED_INITIATIVE: usize = 4;

/// One kind of tile of an army.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// Lower-case id in the notation, unique in its army.
    pub id: String,
    /// Name shown to players.
    pub name: Names,
    /// HQ, warrior, module or instant.
    pub kind: Kind,
    /// Number of copies in the army. A replacement tile is not one of the 35; it is counted only in a game that
    /// exchanges it ([`Roster`](super::Roster)).
    pub count: u8,
    /// Printed initiative values, highest first; empty for a tile that never acts (NH-1.12).
    pub initiative: Vec<u8>,
    /// The printed edges, 0 to 5 clockwise (NH-1.4).
    pub edges: [Edge; DIRECTIONS],
    /// Number of Toughness icons, each of which lets it survive one wound (NH-1.11).
    pub toughness: u8,
    /// Abilities of the unit itself.
    pub features: Vec<Feature>,
    /// Effects on units connected to it or, for an HQ, on its neighbours (NH-9.1, NH-9.6).
    pub effects: Vec<Effect>,
    /// Rule paragraphs about this tile in particular, such as `NH-9.15`, and open rulings about it, such as `O-10`.
    pub rulings: Vec<String>,
    /// The ids of the tiles that it may replace before a game, if it is a replacement tile (NH-2.2, NH-13.60).
    pub replaces: Vec<String>,
    /// Drawing on it, if its army file names one.
    pub emblem: Option<Emblem>,
}

/// A name in each of the supported languages.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    /// English name, always present.
    pub en: String,
    /// Polish name.
    pub pl: Option<String>,
    /// Ukrainian name.
    pub uk: Option<String>,
    /// Accusative of the Polish name, such as "Mutka" for "Mutek".
    pub pl_acc: Option<String>,
    /// Accusative of the Ukrainian name.
    pub uk_acc: Option<String>,
}

impl Names {
    /// A name in English only.
    #[must_use]
    pub fn english(name: impl Into<String>) -> Self {
        Self { en: name.into(), ..Self::default() }
    }

    /// The accusative of the name in a language, if known. English has no cases.
    #[must_use]
    pub fn accusative(&self, language: Language) -> Option<&str> {
        match language {
            Language::English => Some(&self.en),
            Language::Polish => self.pl_acc.as_deref(),
            Language::Ukrainian => self.uk_acc.as_deref(),
        }
    }

    /// The name in a language, with English as the fallback.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        let translated = match language {
            Language::English => None,
            Language::Polish => self.pl.as_deref(),
            Language::Ukrainian => self.uk.as_deref(),
        };
        translated.unwrap_or(&self.en)
    }
}

/// The class of a tile (NH-1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The HQ, with points instead of Toughness.
    Headquarters,
    /// A unit that fights.
    Warrior,
    /// A unit that affects others through its connection edges.
    Module,
    /// A tile resolved when played, and never on the board.
    Instant(Instant),
    /// A tile on a hex, under the unit that may stand there (NH-14.28).
    Foundation(Foundation),
}

/// Marks printed on one edge.
#[allow(clippy::struct_excessive_bools, reason = "an edge has each mark or has it not")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Edge {
    /// Strength of the melee attack; 0 for none (NH-6.2).
    pub melee: u8,
    /// Strength of the ranged attack; 0 for none (NH-6.3).
    pub ranged: u8,
    /// A Gauss shot (NH-6.12).
    pub gauss: bool,
    /// Armour (NH-6.7).
    pub armour: bool,
    /// A net (NH-7.1).
    pub net: bool,
    /// A module's connection (NH-9.1).
    pub connection: bool,
    /// A takeover of the enemy unit that it points at (NH-14.68).
    pub takeover: bool,
    /// A shotgun: 3, 2 or 1 on the first enemy at a distance of 1, 2 or 3 (NH-14.65).
    pub shotgun: bool,
    /// Strength of a rocket, which is steered by its player; 0 for none (NH-14.61).
    pub rocket: u8,
    /// A Poisoning attack: a poison marker for the adjacent enemy, without a wound (NH-14.50).
    pub poison: bool,
    /// A connection that reaches the second hex of its line as well (NH-14.42).
    pub long: bool,
    /// An entry for shots of own and allied units that are redirected (NH-14.56).
    pub entry: bool,
    /// An exit for redirected shots (NH-14.56).
    pub exit: bool,
    /// A trap edge, which makes its unit explode when hit by an enemy's attack or debris (NH-14.72).
    pub trap: bool,
    /// Reflection: attacks that arrive through it are sent back by one hex (NH-14.58).
    pub reflection: bool,
    /// A blast at the start of a Battle that destroys the adjacent enemy and its own unit (NH-14.26).
    pub blast: bool,
}

impl Edge {
    /// True if a module acts through it, over any distance.
    #[must_use]
    pub fn connects(self) -> bool {
        self.connection || self.long
    }

    /// True if it has an attack of any kind.
    #[must_use]
    pub fn attacks(&self) -> bool {
        self.melee > 0 || self.ranged > 0 || self.gauss || self.shotgun || self.poison || self.rocket > 0
    }
}

worded! {
    /// An ability of the unit itself. The words are those of army files and of the notation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Feature {
        /// May move or turn once a turn (NH-3.11).
        Mobility = "mobility",
        /// May explode instead of attacking (NH-6.16).
        Explosion = "explosion",
        /// Shoots at any enemy on the line (NH-14.65).
        Sharpshooter = "sharpshooter",
        /// Shoots at the hex exactly two hexes away (NH-14.46).
        Mortar = "mortar",
        /// Strikes one enemy anywhere on the board (NH-14.65).
        Shadow = "anywhere_melee",
        /// Benefits from enemy modules and HQs as well (NH-14.67).
        Spy = "spy",
        /// Lets modules of its side serve all linked units of the side (NH-14.43).
        Matrix = "matrix",
        /// Returns to the top of its owner's pile when it is destroyed (NH-14.8).
        Return = "return",
        /// May be replaced by another unit from the hand (NH-14.53).
        Replaceable = "replaceable",
        /// Leaves poison markers with its attacks (NH-14.57).
        Poison = "poison",
        /// As an HQ, wins for its side if all HQs are destroyed in one Battle (NH-14.12).
        BreathOfDeath = "breath_of_death",
        /// Leaves paralysis markers with its attacks (NH-14.49).
        Paralysis = "paralysis",
        /// May swap places with the HQ of its army (NH-14.74).
        Underground = "underground",
        /// As an HQ, may swap places with an underground tile once a turn (NH-14.15).
        UndergroundCastling = "underground_castling",
        /// May replace an enemy, which leaves the board, for an HQ point (NH-14.24).
        Execution = "execution",
        /// As an HQ, throws the Steel Net for an HQ point (NH-14.66).
        SteelNet = "net_of_steel",
        /// May push an adjacent enemy away once a turn (NH-14.52).
        Push = "push_back_action",
        /// Lets its player turn one unit anywhere on the board once a turn (NH-10.19).
        Rotate = "hq_rotation",
    }
}

/// Effects of a module on the units connected to it, or of an HQ on its neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// Strength added to each melee attack of friendly units (NH-6.11).
    Melee(u8),
    /// Strength added to each ranged attack of friendly units (NH-6.11).
    Ranged(u8),
    /// Added to each initiative value of friendly units (NH-9.30).
    Initiative(u8),
    /// Subtracted from each initiative value of enemy units (NH-9.10).
    InitiativeLoss(u8),
    /// One additional initiative value for friendly units (NH-9.30).
    ExtraAction,
    /// Added to the Toughness of friendly units, except HQs (NH-8.2, NH-8.4).
    Toughness(u8),
    /// Absorbs an attack on a friendly unit and leaves the board (NH-8.10).
    Medic,
    /// Lets a friendly unit move or turn, once a turn (NH-9.12).
    Transport,
    /// Lets attacks of friendly units be converted to the other kind (NH-9.15).
    Quartermaster,
    /// Makes enemy modules work for its own side (NH-9.20).
    Scoper,
    /// Lets every unit of its side make a second move, on the whole board (NH-9.11).
    Recon,
    /// Makes the Steel Net of its HQ free, on the whole board (NH-14.66).
    FreeNet,
    /// Sets every initiative value of enemy units to 0, regardless of bonuses (NH-14.77).
    Zone,
    /// Makes attacks of friendly units leave poison markers (NH-14.10, NH-14.57).
    Venom,
    /// Makes attacks of friendly units leave paralysis markers (NH-14.41, NH-14.49).
    Paralysis,
    /// Makes all friendly units underground, on the whole board (NH-14.74).
    Underground,
    /// Paralyses enemy units while they are connected (NH-14.41).
    Paralyses,
}

impl Effect {
    /// True if it affects enemies instead of friendly units (NH-9.1).
    #[must_use]
    pub fn is_harmful(self) -> bool {
        matches!(self, Self::InitiativeLoss(_) | Self::Zone | Self::Paralyses)
    }

    /// True if an enemy's Spy benefits from it (NH-14.67). A Scoper does not help units (NH-9.21), and a free Steel Net
    /// does not help a Spy (NH-14.67).
    #[must_use]
    pub fn helps_spies(self) -> bool {
        !self.is_harmful() && !matches!(self, Self::Scoper | Self::FreeNet)
    }
}

impl Tile {
    /// A tile without printed values, with a count of one.
    #[must_use]
    pub fn plain(id: &str, name: Names, kind: Kind) -> Self {
        Self {
            id: id.to_owned(),
            name,
            kind,
            count: 1,
            initiative: Vec::new(),
            edges: [Edge::default(); DIRECTIONS],
            toughness: 0,
            features: Vec::new(),
            effects: Vec::new(),
            rulings: Vec::new(),
            replaces: Vec::new(),
            emblem: None,
        }
    }

    /// The printed edge that is its front: the middle of its weapons, nets and connections. Players think of a gun by
    /// its line of fire, not by the edge printed at the top.
    #[must_use]
    pub fn front(&self) -> usize {
        let weight = |edge: usize| {
            let edge = self.edges[edge];
            i32::from(edge.melee) * 2
                + i32::from(edge.ranged) * 2
                + i32::from(edge.gauss) * 2
                + i32::from(edge.shotgun) * 2
                + i32::from(edge.rocket) * 2
                + i32::from(edge.blast) * 2
                + i32::from(edge.exit) * 2
                + i32::from(edge.trap) * 2
                + i32::from(edge.takeover) * 3
                + i32::from(edge.net)
                + i32::from(edge.connects())
                + i32::from(edge.armour)
                + i32::from(edge.reflection)
        };
        // Weight of an edge that is 0, 1, 2 or 3 edges away from the front.
        let pull =
            |front: usize, edge: usize| [4, 2, -2, -4, -2, 2][(edge + DIRECTIONS - front) % DIRECTIONS] * weight(edge);
        let strength = |front: usize| (0..DIRECTIONS).map(|edge| pull(front, edge)).sum::<i32>();
        (0..DIRECTIONS).rev().max_by_key(|&front| strength(front)).unwrap_or(0)
    }

    /// True if it is a unit on the board when played: HQ, warrior or module (NH-1.7).
    #[must_use]
    pub fn is_unit(&self) -> bool {
        !matches!(self.kind, Kind::Instant(_) | Kind::Foundation(_))
    }

    /// True if it is placed on the board when played: a unit or a Foundation (NH-1.7).
    #[must_use]
    pub fn is_placed(&self) -> bool {
        self.instant().is_none()
    }

    /// The kind of Foundation, if it is one.
    #[must_use]
    pub fn foundation(&self) -> Option<Foundation> {
        if let Kind::Foundation(foundation) = self.kind { Some(foundation) } else { None }
    }

    /// True if all edges are identical, so rotations make no difference.
    #[must_use]
    pub fn looks_alike(&self) -> bool {
        self.edges.iter().all(|edge| *edge == self.edges[0])
    }

    /// True if it is the HQ.
    #[must_use]
    pub fn is_headquarters(&self) -> bool {
        self.kind == Kind::Headquarters
    }

    /// The kind of instant, if it is one.
    #[must_use]
    pub fn instant(&self) -> Option<Instant> {
        match self.kind {
            Kind::Instant(instant) => Some(instant),
            Kind::Headquarters | Kind::Warrior | Kind::Module | Kind::Foundation(_) => None,
        }
    }

    /// True if the unit has an ability.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// True if the module or HQ has an effect.
    #[must_use]
    pub fn gives(&self, effect: Effect) -> bool {
        self.effects.contains(&effect)
    }

    /// Number of wounds that destroy the unit: one more than its Toughness icons (NH-1.11). Not meaningful for an HQ.
    #[must_use]
    pub fn lethal_wounds(&self) -> u8 {
        self.toughness.saturating_add(1)
    }
}
