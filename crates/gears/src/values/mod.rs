//! The game's values: numbers, keywords, names and tiles, read from files (GOW-0.5).

mod ai;
mod cards;
mod document;
mod locust;
mod missions;
mod read;
mod table;

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use crate::tiles::{Face, FaceId};

pub use ai::{AffectedFigures, AiCard, Aim, CardKind, Goal, Redraw, SpawnKind, SpawnSource, Step, Test};
pub use cards::WeaponProperty;
pub use document::ValuesError;
pub use locust::{Family, Kind, Slot};
pub use missions::{Difficulty, Mission, MissionId, Slots};
pub use read::OPEN_1;

/// The built-in values, the default first.
static BUILT_IN: LazyLock<[Arc<Values>; 2]> = LazyLock::new(|| {
    [OPEN_1, read::OPEN_2].map(|text| Arc::new(Values::read(text).expect("files that come with the program are whole")))
});

/// The COGs, in the order of their cards.
pub const COGS: [&str; 4] = ["marcus", "dom", "cole", "baird"];

/// A kind of Order card, as an index into the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OrderId(pub u8);

/// An Order card that is hidden from the viewer and has no actions.
static HIDDEN_ORDER: Order = Order {
    id: String::new(),
    name: String::new(),
    copies: 0,
    reaction: Reaction::Follow,
    many: false,
    steps: Vec::new(),
};

impl OrderId {
    /// An Order card that is hidden from the viewer.
    pub const HIDDEN: Self = Self(u8::MAX);
}

/// A kind of weapon, as an index into the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct WeaponId(pub u8);

/// A COG card, as an index into the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CogId(pub u8);

/// Numbers in the rules that are set by the values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Constants {
    pub hand: u8,
    pub heal: u8,
    pub run: u8,
    pub bolo_range: u8,
    pub weapons: u8,
    pub dropped_ammo: u8,
    pub random_ammo: u8,
    pub equipment_ammo: u8,
    pub dodge: u8,
    pub chainsaw_dice: u8,
    pub cover_partial: u8,
    pub cover_full: u8,
}

/// A face of an attack die (GOW-8.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttackFace {
    /// An omen.
    Omen,
    /// A number of hits; 0 for a blank face.
    Hits(u8),
}

/// The ability of a COG (GOW-11.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ability {
    LancerDie,
    ExtraArea,
    SecondGuard,
    Scrounger,
}

/// A COG card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cog {
    /// The id in the notation.
    pub id: String,
    /// The name on the card.
    pub name: String,
    /// The hand limit.
    pub hand: u8,
    /// The number of defence dice.
    pub defence: u8,
    /// The starting weapons with their tokens.
    pub weapons: Vec<(String, u8)>,
    /// The ability.
    pub ability: Ability,
    /// The maximum number of weapons, not counting Bolo, if it differs from the usual one.
    pub limit: Option<u8>,
}

/// The reaction of an Order card (GOW-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reaction {
    Guard,
    Dodge,
    Follow,
}

/// A step of an Order card (GOW-11.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderStep {
    Move(u8),
    Attack { dice: i8, free: bool },
    Ammo(u8),
    Draw(u8),
    Help(u8),
    All(u8),
    Shift(u8),
    Expose,
    Skip,
    Again,
    Team,
}

/// A kind of Order card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The id in the notation.
    pub id: String,
    /// The name on the card.
    pub name: String,
    /// The number of copies.
    pub copies: u8,
    /// The reaction.
    pub reaction: Reaction,
    /// True if the card is marked 2+ (GOW-15.1).
    pub many: bool,
    /// The actions listed on the card.
    pub steps: Vec<OrderStep>,
}

/// The omen ability of a weapon (GOW-8.16).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Omen {
    Hit(u8),
    Splash(u8),
    Spread(u8),
    Seal,
}

/// A kind of weapon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weapon {
    /// The id in the notation.
    pub id: String,
    /// The name on the card.
    pub name: String,
    /// The number of special weapon cards.
    pub special: u8,
    /// The number of cards in the random deck.
    pub random: u8,
    /// The number of attack dice without spending a token; 0 if no such attack is possible.
    pub normal: u8,
    /// The number of attack dice when a token is spent; 0 if no such attack is possible.
    pub overkill: u8,
    /// The range.
    pub range: u8,
    /// The omen ability.
    pub omens: Vec<Omen>,
    /// The text of the card, as a list of properties.
    pub limits: Vec<WeaponProperty>,
}

impl Weapon {
    /// True if the weapon has this property.
    #[must_use]
    pub fn has_property(&self, limit: WeaponProperty) -> bool {
        self.limits.contains(&limit)
    }
}

/// The omen ability of a Locust (GOW-13.22).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EnemyOmen {
    Hit(u8),
    Splash(u8),
    Spawn(u8),
    Explode(u8),
    Heal,
}

/// A trait of a Locust.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trait {
    Cover,
    SawProof,
    Chain,
    Enraged,
    Hammer,
}

/// An Enemy card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Enemy {
    pub kind: Kind,
    pub name: String,
    /// The miniature used, with its stack of markers.
    pub figure: Family,
    /// The family of AI cards used for this enemy.
    pub ai: Family,
    pub defence: u8,
    pub health: u8,
    pub attack: u8,
    pub omens: Vec<EnemyOmen>,
    pub traits: Vec<Trait>,
    /// True if a weapon marker stays on the map when the Locust is killed (GOW-10.4).
    pub drops: bool,
}

impl Enemy {
    /// True if the Locust has a trait.
    #[must_use]
    pub fn has_trait(&self, word: Trait) -> bool {
        self.traits.contains(&word)
    }
}

/// A wound marker: health on the front; a weapon, `x` or a number on the back.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Marker {
    /// The number on the front.
    pub health: u8,
    /// The back, in notation.
    pub back: String,
}

impl Marker {
    /// The notation for a back that is hidden from the viewer.
    pub const HIDDEN: &'static str = "?";

    /// A copy of the marker with its back hidden.
    #[must_use]
    pub fn with_back_hidden(&self) -> Self {
        Self { back: Self::HIDDEN.to_owned(), ..*self }
    }

    /// A completely hidden marker, of which only the existence is known.
    #[must_use]
    pub fn unknown() -> Self {
        Self { health: 0, back: Self::HIDDEN.to_owned() }
    }
}

/// A kind of equipment on a Location card (GOW-12.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Equipment {
    Ammo,
    Weapon,
    Grenade,
    Keycode,
    Junker,
    Troika,
    Hammer,
}

/// A Location card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Location {
    /// The tile face that belongs to the card.
    pub face: String,
    /// The equipment, if any.
    pub equipment: Option<Equipment>,
    /// The figures on each hole, by number of players.
    pub spawns: [Vec<Slot>; 4],
}

/// The contents of the values files.
#[derive(Debug, Clone)]
pub struct Values {
    pub id: String,
    pub title: String,
    /// The complete values as a single text, which is stored with each game.
    pub source: String,
    /// The SHA-256 hash of that text.
    pub hash: String,
    pub constants: Constants,
    pub attack: [AttackFace; 6],
    /// Number of shields on each face of a defence die; 0 for a blank face.
    pub defence: [u8; 6],
    /// The number of miniatures, indexed by family.
    pub figures: [u8; 7],
    pub cogs: Vec<Cog>,
    pub orders: Vec<Order>,
    pub weapons: Vec<Weapon>,
    /// Enemy cards, indexed by kind in canonical order.
    pub enemies: Vec<Enemy>,
    /// Markers, indexed by family.
    pub markers: Vec<Vec<Marker>>,
    pub ai: Vec<AiCard>,
    /// Location cards, indexed by face, like the tiles.
    pub locations: Vec<Location>,
    /// Missions, indexed by [`MissionId`].
    pub missions: Vec<Mission>,
    pub tiles: Vec<Face>,
    /// Paths of the fields set by an owner's file.
    pub owner: Vec<String>,
    /// The values for one to four players, where they differ.
    by_players: [Option<Arc<Values>>; 4],
}

impl Values {
    /// Reads values, either an owner's file or a complete text such as [`Values::source`].
    ///
    /// # Errors
    ///
    /// The first error, with its file, path and line.
    pub fn read(source: &str) -> Result<Self, ValuesError> {
        read::read_values(source)
    }

    /// The values of a text; a text that equals the built-in one shares the built-in values.
    pub(crate) fn read_shared(source: &str) -> Result<Arc<Self>, ValuesError> {
        let known = BUILT_IN.iter().find(|values| values.source == source);
        known.map_or_else(|| Self::read(source).map(Arc::new), |values| Ok(Arc::clone(values)))
    }

    /// The default built-in values.
    #[must_use]
    pub fn built_in() -> Arc<Self> {
        Arc::clone(&BUILT_IN[0])
    }

    /// All built-in values, the default first.
    #[must_use]
    pub fn all_built_in() -> &'static [Arc<Self>] {
        &*BUILT_IN
    }

    /// The values for a number of players, of the same text.
    #[must_use]
    pub fn for_players(self: &Arc<Self>, number: usize) -> Arc<Self> {
        let varied = number.checked_sub(1).and_then(|place| self.by_players.get(place)?.as_ref());
        Arc::clone(varied.unwrap_or(self))
    }

    /// The kind of Order card with this index.
    #[must_use]
    pub fn order(&self, id: OrderId) -> &Order {
        self.orders.get(usize::from(id.0)).unwrap_or(&HIDDEN_ORDER)
    }

    /// The kind of weapon with this index.
    #[must_use]
    pub fn weapon(&self, id: WeaponId) -> &Weapon {
        &self.weapons[usize::from(id.0)]
    }

    /// The COG card with this index.
    #[must_use]
    pub fn cog(&self, id: CogId) -> &Cog {
        &self.cogs[usize::from(id.0)]
    }

    /// The Enemy card for a kind.
    #[must_use]
    pub fn enemy(&self, kind: Kind) -> &Enemy {
        &self.enemies[kind as usize]
    }

    /// The mission with an id.
    #[must_use]
    pub fn mission(&self, id: MissionId) -> &Mission {
        &self.missions[id as usize]
    }

    /// A face, including its drawing.
    #[must_use]
    pub fn face(&self, id: FaceId) -> &Face {
        &self.tiles[id.index()]
    }

    /// The Location card of a face.
    #[must_use]
    pub fn location(&self, id: FaceId) -> &Location {
        &self.locations[id.index()]
    }

    /// The AI card with a number.
    #[must_use]
    pub fn ai_card(&self, number: u8) -> &AiCard {
        &self.ai[usize::from(number) - 1]
    }

    /// Finds a kind of Order card by its notation.
    #[must_use]
    pub fn find_order(&self, word: &str) -> Option<OrderId> {
        (0..).map(OrderId).zip(&self.orders).find(|(_, order)| order.id == word).map(|(id, _)| id)
    }

    /// Finds a kind of weapon by its notation.
    #[must_use]
    pub fn find_weapon(&self, word: &str) -> Option<WeaponId> {
        (0..).map(WeaponId).zip(&self.weapons).find(|(_, weapon)| weapon.id == word).map(|(id, _)| id)
    }

    /// Finds a COG card by its notation.
    #[must_use]
    pub fn find_cog(&self, word: &str) -> Option<CogId> {
        (0..).map(CogId).zip(&self.cogs).find(|(_, cog)| cog.id == word).map(|(id, _)| id)
    }

    /// The kind of a weapon that the rules mention by name.
    #[must_use]
    pub fn named_weapon(&self, word: NamedWeapon) -> WeaponId {
        self.find_weapon(word.keyword()).expect("reading has found every weapon that the rules name")
    }
}

/// A weapon that the rules mention by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedWeapon {
    Lancer,
    Bolo,
    Hammer,
}

impl NamedWeapon {
    /// All weapons that the rules mention by name.
    pub const ALL: [Self; 3] = [Self::Lancer, Self::Bolo, Self::Hammer];

    /// The weapon's id in the notation.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Lancer => "lancer",
            Self::Bolo => "bolo",
            Self::Hammer => "hammer",
        }
    }
}
