//! Tile as an army declares it: its printed facts, as the rules read them (NH-1.7, NH-1.11, NH-1.12, NH-6, NH-9).
//!
//! A tile that edges, initiative, toughness, effects and features describe is data only. A mechanic beyond that is
//! an [`Instant`], or one variant of [`Effect`] or [`Feature`], handled wherever the compiler asks for it.

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use sztab_game::Language;

use super::board::DIRECTIONS;
use super::emblem::Emblem;
pub use super::repertoire::{Foundation, Instant};

/// Which tile of its owner's army: an index into the army's list of tile kinds. Copies share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub u8);

/// Printed initiative values that a tile can have.
pub const MAX_PRINTED_INITIATIVE: usize = 4;

/// One kind of tile of an army.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// Lower-case word that the notation uses, unique in its army.
    pub id: String,
    /// Name among players.
    pub name: Names,
    /// HQ, warrior, module or instant.
    pub kind: Kind,
    /// Number of them in the army. A replacement tile is not one of its 35: at a table that exchanges it, it counts
    /// there ([`Roster`](super::Roster)).
    pub count: u8,
    /// Printed initiative values, highest first; none means that the tile never acts (NH-1.12).
    pub initiative: Vec<u8>,
    /// The printed edges, 0 to 5 clockwise (NH-1.4).
    pub edges: [Edge; DIRECTIONS],
    /// Toughness icons: wounds survived (NH-1.11).
    pub toughness: u8,
    /// Abilities of the unit itself.
    pub features: Vec<Feature>,
    /// Effects on units behind its connection edges, or, of an HQ, on its neighbours (NH-9.1, NH-9.6).
    pub effects: Vec<Effect>,
    /// Rule paragraphs that rule on this tile in particular, such as `NH-9.15`, and open rulings about it: `O-10`.
    pub rulings: Vec<String>,
    /// The ids of the tiles that may give way to it before a game: it is a replacement tile (NH-2.2, NH-13.60).
    pub replaces: Vec<String>,
    /// Drawing on it, if its army names one.
    pub emblem: Option<Emblem>,
}

/// A name in the languages that players read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    /// English, always given.
    pub en: String,
    /// Polish.
    pub pl: Option<String>,
    /// Ukrainian.
    pub uk: Option<String>,
    /// Accusative of the Polish name: "Mutka" of "Mutek".
    pub pl_acc: Option<String>,
    /// Accusative of the Ukrainian name.
    pub uk_acc: Option<String>,
}

impl Names {
    /// A name that is given in English only.
    #[must_use]
    pub fn english(name: impl Into<String>) -> Self {
        Self { en: name.into(), ..Self::default() }
    }

    /// The name as the object of a verb, where the language's accusative is known. English has no cases.
    #[must_use]
    pub fn accusative(&self, language: Language) -> Option<&str> {
        match language {
            Language::English => Some(&self.en),
            Language::Polish => self.pl_acc.as_deref(),
            Language::Ukrainian => self.uk_acc.as_deref(),
        }
    }

    /// The name in a language, or else in English.
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
    /// The HQ: 20 points instead of Toughness.
    Headquarters,
    /// A unit that fights.
    Warrior,
    /// A unit that helps through its connection edges.
    Module,
    /// Resolved when played, never on the board.
    Instant(Instant),
    /// Lies on a hex, under the unit that may stand there (NH-14.28).
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
    /// Takes over the enemy unit that it points at (NH-14.68).
    pub takeover: bool,
    /// A shotgun: 3, 2 or 1 on the first enemy at a distance of 1, 2 or 3 (NH-14.65).
    pub shotgun: bool,
    /// Strength of a rocket, which its player steers; 0 for none (NH-14.61).
    pub rocket: u8,
    /// A Poisoning attack: a poison marker for the enemy next to it, and no wound (NH-14.50).
    pub poison: bool,
    /// A connection that reaches the second hex of its line as well (NH-14.42).
    pub long: bool,
    /// Takes in shots of own and allied units, to be sent on (NH-14.56).
    pub entry: bool,
    /// Sends on the shots that its unit takes in (NH-14.56).
    pub exit: bool,
    /// Makes its unit explode when an enemy's attack or debris reaches it (NH-14.72).
    pub trap: bool,
    /// Throws attacks that arrive through it back over one hex (NH-14.58).
    pub reflection: bool,
    /// Destroys the enemy next to it at the start of a Battle, and its own unit with it (NH-14.26).
    pub blast: bool,
}

impl Edge {
    /// True if a module acts through it, on however many hexes.
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
    /// An ability of the unit that carries it. The words are those of army files and of the notation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Feature {
        /// NH-3.11.
        Mobility = "mobility",
        /// May explode instead of attacking (NH-6.16).
        Explosion = "explosion",
        /// Shoots at any enemy on the line (NH-14.65).
        Sharpshooter = "sharpshooter",
        /// Shoots at the hex exactly two away (NH-14.46).
        Mortar = "mortar",
        /// One blow at any enemy on the board (NH-14.65).
        Shadow = "anywhere_melee",
        /// Enemy modules and HQs help it as well (NH-14.67).
        Spy = "spy",
        /// Own modules serve all own units that are linked to it (NH-14.43).
        Matrix = "matrix",
        /// Goes on top of its owner's pile when it is destroyed (NH-14.8).
        Return = "return",
        /// Another unit from the hand may take its place (NH-14.53).
        Replaceable = "replaceable",
        /// Its attacks leave poison markers (NH-14.57).
        Poison = "poison",
        /// An HQ that wins for its side when all HQs are destroyed in one Battle (NH-14.12).
        BreathOfDeath = "breath_of_death",
        /// Its attacks leave markers of paralysis (NH-14.49).
        Paralysis = "paralysis",
        /// The HQ of its army may change places with it (NH-14.74).
        Underground = "underground",
        /// May change places with a tile that is underground, once a turn; for an HQ (NH-14.15).
        UndergroundCastling = "underground_castling",
        /// May be put in the place of an enemy, which leaves the board, for an HQ point (NH-14.24).
        Execution = "execution",
        /// The HQ throws the Steel Net for an HQ point (NH-14.66).
        SteelNet = "net_of_steel",
        /// May push an enemy next to it away once a turn (NH-14.52).
        Push = "push_back_action",
        /// Lets its player turn one unit of the board once a turn (NH-10.19).
        Rotate = "hq_rotation",
    }
}

/// Effects of a module on the units connected to it, or of an HQ on its neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// Strength added to each melee attack of own units (NH-6.11).
    Melee(u8),
    /// Strength added to each ranged attack of own units (NH-6.11).
    Ranged(u8),
    /// Added to each initiative value of own units (NH-9.30).
    Initiative(u8),
    /// Taken from each initiative value of enemy units (NH-9.10).
    InitiativeLoss(u8),
    /// One additional initiative of own units (NH-9.30).
    ExtraAction,
    /// Added to the Toughness of own units, HQs excepted (NH-8.2, NH-8.4).
    Toughness(u8),
    /// NH-8.10.
    Medic,
    /// NH-9.12.
    Transport,
    /// NH-9.15.
    Quartermaster,
    /// Turns enemy modules round (NH-9.20).
    Scoper,
    /// Works on the whole board: every move of a unit is worth two (NH-9.11).
    Recon,
    /// Works on the whole board: the HQ throws the Steel Net without paying for it (NH-14.66).
    FreeNet,
    /// Sets every initiative value of enemy units to 0, whatever raises it (NH-14.77).
    Zone,
    /// Attacks of own units leave poison markers (NH-14.10, NH-14.57).
    Venom,
    /// Attacks of own units leave markers of paralysis (NH-14.41, NH-14.49).
    Paralysis,
    /// Works on the whole board: all own units are underground (NH-14.74).
    Underground,
    /// Enemy units are paralysed as long as they are connected (NH-14.41).
    Paralyses,
}

impl Effect {
    /// True if it acts on enemies instead of own units (NH-9.1).
    #[must_use]
    pub fn is_harmful(self) -> bool {
        matches!(self, Self::InitiativeLoss(_) | Self::Zone | Self::Paralyses)
    }

    /// True if an enemy's Spy has the benefit of it (NH-14.67). A Scoper helps no unit (NH-9.21), and a net that costs
    /// nothing is no help for one (NH-14.67).
    #[must_use]
    pub fn helps_spies(self) -> bool {
        !self.is_harmful() && !matches!(self, Self::Scoper | Self::FreeNet)
    }
}

impl Tile {
    /// One tile with nothing printed on it.
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

    /// The printed edge that is its front: the middle of its weapons, nets and connections. Players think of a gun by where
    /// it shoots, not by which edge was printed uppermost.
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
        // Weight of an edge for a front that lies 0, 1, 2 or 3 edges away from it.
        let pull =
            |front: usize, edge: usize| [4, 2, -2, -4, -2, 2][(edge + DIRECTIONS - front) % DIRECTIONS] * weight(edge);
        let strength = |front: usize| (0..DIRECTIONS).map(|edge| pull(front, edge)).sum::<i32>();
        (0..DIRECTIONS).rev().max_by_key(|&front| strength(front)).unwrap_or(0)
    }

    /// True if it stands on the board when played: HQ, warrior or module (NH-1.7).
    #[must_use]
    pub fn is_unit(&self) -> bool {
        !matches!(self.kind, Kind::Instant(_) | Kind::Foundation(_))
    }

    /// True if it is put on the board when played: a unit or a Foundation (NH-1.7).
    #[must_use]
    pub fn is_placed(&self) -> bool {
        self.instant().is_none()
    }

    /// The Foundation that it is, if it is one.
    #[must_use]
    pub fn foundation(&self) -> Option<Foundation> {
        if let Kind::Foundation(foundation) = self.kind { Some(foundation) } else { None }
    }

    /// Tells a tile with the same on all edges, which no turn changes.
    #[must_use]
    pub fn looks_alike(&self) -> bool {
        self.edges.iter().all(|edge| *edge == self.edges[0])
    }

    /// True if it is the HQ.
    #[must_use]
    pub fn is_headquarters(&self) -> bool {
        self.kind == Kind::Headquarters
    }

    /// The instant that it is, if it is one.
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

    /// True if the module or HQ gives an effect.
    #[must_use]
    pub fn gives(&self, effect: Effect) -> bool {
        self.effects.contains(&effect)
    }

    /// Wounds that destroy the unit: one more than its Toughness icons (NH-1.11). Not for an HQ.
    #[must_use]
    pub fn lethal_wounds(&self) -> u8 {
        self.toughness.saturating_add(1)
    }
}
