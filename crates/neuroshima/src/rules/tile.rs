//! A tile as declared by its army: its printed values in the form used by the rules (NH-1.7, NH-1.11, NH-1.12, NH-6,
//! NH-9).
//!
//! A tile that can be described by edges, initiative, toughness, effects and features is only data. Any other mechanic
//! is an [`Instant`], or a variant of [`Effect`] or [`Feature`] that is handled wherever the compiler requires it.

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use sztab_game::Language;

use super::board::DIRECTIONS;
use super::emblem::Emblem;
pub use super::repertoire::{Foundation, Instant};
use super::tokens::Token;

/// A kind of tile, as an index into the list of tiles of the owner's army. All copies of a tile have the same one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub u8);

/// Maximum number of printed initiative values of a tile.
pub const MAX_PRINTED_INITIATIVE: usize = 4;

/// One kind of tile of an army.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// Lower-case id in the notation, unique within the army.
    pub id: String,
    /// Name shown to players.
    pub name: Names,
    /// HQ, warrior, module, instant or Foundation.
    pub kind: Kind,
    /// Number of copies in the army. A replacement tile is not one of the 35 tiles, and is counted only in a game in
    /// which it was exchanged in ([`Roster`](super::Roster)).
    pub count: u8,
    /// Printed initiative values, highest first; empty for a tile that never acts (NH-1.12).
    pub initiative: Vec<u8>,
    /// The printed edges, 0 to 5 clockwise (NH-1.4).
    pub edges: [Edge; DIRECTIONS],
    /// Number of Toughness icons, each of which lets the unit survive one wound (NH-1.11).
    pub toughness: u8,
    /// Abilities of the tile's own unit.
    pub features: Vec<Feature>,
    /// Effects on units connected to the tile or, for an HQ, on its neighbours (NH-9.1, NH-9.6).
    pub effects: Vec<Effect>,
    /// Rule paragraphs that concern this tile in particular, such as `NH-9.15`, and open rulings about it, such as
    /// `O-10`.
    pub rulings: Vec<String>,
    /// The ids of the tiles that this tile may replace before a game, if it is a replacement tile (NH-2.2, NH-13.60).
    pub replaces: Vec<String>,
    /// Drawing on the tile, if its army file specifies one.
    pub emblem: Option<Emblem>,
    /// The token of a Structure that this is, if it is one (NH-13.10).
    pub token: Option<Token>,
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
    /// A name that exists only in English.
    #[must_use]
    pub fn english(name: impl Into<String>) -> Self {
        Self { en: name.into(), ..Self::default() }
    }

    /// The accusative of the name in a language, if it is given. English has no cases.
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
    /// A tile that is resolved when played and never lies on the board.
    Instant(Instant),
    /// A tile on a hex, under any unit that is there (NH-14.28).
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
    /// A takeover of the enemy unit at which it points (NH-14.68).
    pub takeover: bool,
    /// A shotgun, which hits the first enemy with strength 3, 2 or 1 at distance 1, 2 or 3 (NH-14.65).
    pub shotgun: bool,
    /// Strength of a rocket, which the player steers; 0 for none (NH-14.61).
    pub rocket: u8,
    /// A Poisoning attack: the adjacent enemy gets a poison marker without a wound (NH-14.50).
    pub poison: bool,
    /// A connection that also reaches the second hex of its line (NH-14.42).
    pub long: bool,
    /// An entry for shots of the unit's own side and its allies, which are redirected (NH-14.56).
    pub entry: bool,
    /// An exit for redirected shots (NH-14.56).
    pub exit: bool,
    /// A trap edge, which makes the unit explode if an enemy's attack or debris hits it (NH-14.72).
    pub trap: bool,
    /// Reflection: attacks that arrive through the edge are reflected onto the next hex (NH-14.58).
    pub reflection: bool,
    /// A blast at the start of a Battle, which destroys the adjacent enemy and the unit itself (NH-14.26).
    pub blast: bool,
}

impl Edge {
    /// True if a module acts through the edge, over any distance.
    #[must_use]
    pub fn connects(self) -> bool {
        self.connection || self.long
    }

    /// True if the edge has an attack of any kind.
    #[must_use]
    pub fn has_attack(&self) -> bool {
        self.melee > 0 || self.ranged > 0 || self.gauss || self.shotgun || self.poison || self.rocket > 0
    }
}

worded! {
    /// An ability of the unit itself, named by its keyword in army files and the notation.
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
        /// Also benefits from enemy modules and HQs (NH-14.67).
        Spy = "spy",
        /// Lets modules of its side serve all linked units of that side (NH-14.43).
        Matrix = "matrix",
        /// Returns to the top of the owner's pile when destroyed (NH-14.8).
        Return = "return",
        /// May be replaced by another unit from the hand (NH-14.53).
        Replaceable = "replaceable",
        /// Leaves poison markers with its attacks (NH-14.57).
        Poison = "poison",
        /// For an HQ: wins for its side if all HQs are destroyed in one Battle (NH-14.12).
        BreathOfDeath = "breath_of_death",
        /// Leaves paralysis markers with its attacks (NH-14.49).
        Paralysis = "paralysis",
        /// May swap places with the HQ of the same army (NH-14.74).
        Underground = "underground",
        /// For an HQ: may swap places with an underground tile once a turn (NH-14.15).
        UndergroundCastling = "underground_castling",
        /// May take the place of an enemy, which leaves the board, at the cost of an HQ point (NH-14.24).
        Execution = "execution",
        /// For an HQ: throws the Steel Net at the cost of an HQ point (NH-14.66).
        SteelNet = "net_of_steel",
        /// May push an adjacent enemy away once a turn (NH-14.52).
        Push = "push_back_action",
        /// Lets the player turn one unit anywhere on the board once a turn (NH-10.19).
        Rotate = "hq_rotation",
        /// For a Structure: one of its tokens may be turned once a turn (NH-13.14).
        Rotation = "rotation",
        /// For a Structure: a Battle starts when it is placed (NH-13.14).
        Boarding = "boarding",
        /// For a Structure: nothing displaces its tokens (NH-13.14).
        Heavy = "heavy",
    }
}

impl Feature {
    /// True if only Structures have the feature (NH-13.14).
    #[must_use]
    pub const fn is_for_structures(self) -> bool {
        matches!(self, Self::Rotation | Self::Boarding | Self::Heavy)
    }
}

/// Effects of a module on the units connected to it, or of an HQ on its neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// Strength added to each melee attack of friendly units (NH-6.11).
    Melee(u8),
    /// Strength added to each ranged attack of friendly units (NH-6.11).
    Ranged(u8),
    /// Amount added to each initiative value of friendly units (NH-9.30).
    Initiative(u8),
    /// Amount subtracted from each initiative value of enemy units (NH-9.10).
    InitiativeLoss(u8),
    /// One additional initiative value for friendly units (NH-9.30).
    ExtraAction,
    /// Amount added to the Toughness of friendly units, except HQs (NH-8.2, NH-8.4).
    Toughness(u8),
    /// Absorbs an attack on a friendly unit and leaves the board (NH-8.10).
    Medic,
    /// Lets a friendly unit move or turn once a turn (NH-9.12).
    Transport,
    /// Lets attacks of friendly units be converted to the other kind (NH-9.15).
    Quartermaster,
    /// Makes enemy modules work for the Scoper's own side (NH-9.20).
    Scoper,
    /// Lets every unit of its side, anywhere on the board, make a second move (NH-9.11).
    Recon,
    /// Makes the Steel Net of its side's HQ free; works on the whole board (NH-14.66).
    FreeNet,
    /// Sets every initiative value of enemy units to 0, regardless of bonuses (NH-14.77).
    Zone,
    /// Makes attacks of friendly units leave poison markers (NH-14.10, NH-14.57).
    Venom,
    /// Makes attacks of friendly units leave paralysis markers (NH-14.41, NH-14.49).
    Paralysis,
    /// Makes all friendly units on the board underground (NH-14.74).
    Underground,
    /// Paralyses enemy units as long as they are connected (NH-14.41).
    Paralyses,
}

impl Effect {
    /// True if the effect works on enemies instead of friendly units (NH-9.1).
    #[must_use]
    pub fn is_harmful(self) -> bool {
        matches!(self, Self::InitiativeLoss(_) | Self::Zone | Self::Paralyses)
    }

    /// True if an enemy's Spy benefits from the effect (NH-14.67). A Scoper does not help units (NH-9.21), and a free
    /// Steel Net does not help a Spy (NH-14.67).
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
            token: None,
        }
    }

    /// The printed edge that is the tile's front: the middle of its weapons, nets and connections. Players think of a
    /// gun's direction as its line of fire, not as the edge printed at the top.
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
        // The weight of an edge depends on its distance from the front, which is 0 to 3 edges in either direction.
        let pull =
            |front: usize, edge: usize| [4, 2, -2, -4, -2, 2][(edge + DIRECTIONS - front) % DIRECTIONS] * weight(edge);
        let strength = |front: usize| (0..DIRECTIONS).map(|edge| pull(front, edge)).sum::<i32>();
        (0..DIRECTIONS).rev().max_by_key(|&front| strength(front)).unwrap_or(0)
    }

    /// True if the tile is a unit on the board when played: an HQ, a warrior or a module (NH-1.7).
    #[must_use]
    pub fn is_unit(&self) -> bool {
        !matches!(self.kind, Kind::Instant(_) | Kind::Foundation(_))
    }

    /// True if the tile is placed on the board when played: a unit or a Foundation (NH-1.7).
    #[must_use]
    pub fn is_placed(&self) -> bool {
        self.instant().is_none()
    }

    /// The kind of Foundation, if the tile is one.
    #[must_use]
    pub fn foundation(&self) -> Option<Foundation> {
        if let Kind::Foundation(foundation) = self.kind { Some(foundation) } else { None }
    }

    /// True if all edges are identical, so that rotations make no difference.
    #[must_use]
    pub fn has_equal_edges(&self) -> bool {
        self.edges.iter().all(|edge| *edge == self.edges[0])
    }

    /// True if the tile is the HQ.
    #[must_use]
    pub fn is_headquarters(&self) -> bool {
        self.kind == Kind::Headquarters
    }

    /// The kind of instant, if the tile is one.
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
    pub fn has_effect(&self, effect: Effect) -> bool {
        self.effects.contains(&effect)
    }

    /// Number of wounds that destroy the unit: one more than the number of Toughness icons (NH-1.11). Not meaningful
    /// for an HQ.
    #[must_use]
    pub fn lethal_wounds(&self) -> u8 {
        self.toughness.saturating_add(1)
    }
}
