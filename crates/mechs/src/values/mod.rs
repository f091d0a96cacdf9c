//! The game's values: numbers, keywords and names, read from a file (TEM-0.3).

mod document;
mod read;
pub(crate) mod resource;

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use crate::arena::{Arena, Cell, Layout, Zone};
use crate::weapons::WeaponClass;

pub use document::ValuesError;
pub(crate) use document::suggest_nearest;
pub use resource::Resource;

pub use crate::weapons::Weapon;

/// The built-in values files, by id.
pub(crate) const FILES: [(&str, &str); 2] =
    [("open-1", include_str!("../../values/open-1.toml")), ("open-2", include_str!("../../values/open-2.toml"))];

/// The values of [`FILES`].
static BUILT_IN: LazyLock<[Arc<Values>; 2]> = LazyLock::new(|| {
    FILES.map(|(_, file)| Arc::new(Values::read(file).expect("a file that comes with the program is whole")))
});

/// The printed contents of a zone: its resources and its point value (TEM-1.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// True if the zone shows energy.
    pub energy: bool,
    /// True if the zone shows credits.
    pub credits: bool,
    /// The point value, which the rules call Z.
    pub value: u8,
}

impl Tile {
    /// True if the tile shows this resource.
    #[must_use]
    pub fn has_resource(&self, resource: Resource) -> bool {
        match resource {
            Resource::Energy => self.energy,
            Resource::Credits => self.credits,
        }
    }
}

/// A kind of program card, as an index into the values (TEM-2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// A pilot, as an index into the values (TEM-2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct PilotId(pub u8);

/// A kind of weapon, as an index into the values (TEM-2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct WeaponId(pub u8);

impl WeaponId {
    /// The bit for this kind in a bit set of weapons.
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }
}

/// A side of the Mighty Mech's card, as an index into the values (TEM-2.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct MechSide(pub u8);

/// The movement that a card allows (TEM-6.3 to TEM-6.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    Step,
    DiagonalJump,
    DoubleJump,
}

impl Move {
    /// True if the move is a jump (TEM-10.5).
    #[must_use]
    pub const fn is_jump(self) -> bool {
        match self {
            Self::Step => false,
            Self::DiagonalJump | Self::DoubleJump => true,
        }
    }

    /// The number of zones by which the pilot moves in the chosen direction.
    #[must_use]
    pub const fn steps(self) -> u8 {
        match self {
            Self::Step | Self::DiagonalJump => 1,
            Self::DoubleJump => 2,
        }
    }
}

/// A card's action (TEM-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardAction {
    Collect,
    Mine,
    Turret,
    Buy,
    Power,
    None,
}

/// A kind of program card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub id: String,
    pub name: String,
    /// The number of copies that each player has.
    pub copies: u8,
    pub moves: Move,
    pub directions: Vec<crate::arena::Direction>,
    pub action: CardAction,
}

/// A pilot's ability (TEM-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ability {
    /// Tsunami (TEM-14.1).
    Commander { price: u8, resource: Resource },
    /// Magma (TEM-14.2).
    Shield { price: u8, resource: Resource },
    /// The Brawler (TEM-14.3).
    Supply { extra: u8 },
    /// The Wasp (TEM-14.4).
    Redeploy { surcharge: u8 },
    /// Maverick (TEM-14.5).
    Expert { price: u8, resource: Resource },
    /// Diamond (TEM-14.6).
    SelfRepair { free: u8 },
    /// Kitty (TEM-14.7).
    Gyroscope { price: u8, resource: Resource },
    /// The Tank (TEM-14.8).
    Tough { turrets: u8, mines: u8 },
}

/// A pilot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pilot {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub ability: Ability,
}

/// The ability given by a side of the Mech's card (TEM-13.8, TEM-13.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MechAbility {
    RocketDrive { price: u8, resource: Resource },
    ForceField { ignored: u8 },
}

/// A side of the Mech's card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MechCard {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub ability: MechAbility,
}

/// The numbers in the `constants` table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Constants {
    pub rounds: u8,
    pub scoring_rounds: Vec<u8>,
    pub slots: u8,
    pub start_energy: u8,
    pub start_credits: u8,
    pub pilot_health: u8,
    pub armor_health: u8,
    pub mech_health: u8,
    pub repair_health: u8,
    pub repair_resource: Resource,
    pub upgrade_cost: u8,
    pub upgrade_resource: Resource,
    pub ko_energy: u8,
    pub ko_credits: u8,
    pub mine_numbers: Vec<u8>,
    pub turrets: u8,
    pub mine_resource: Resource,
    pub turret_resource: Resource,
    pub row: u8,
    pub mine_ko: u8,
    pub turret_ko: u8,
    pub zone_mine: u8,
    pub zone_turret: u8,
    pub zone_pilot: u8,
    pub start_combat: u8,
    pub damage_point: u8,
    pub retreat_or_ko: u8,
    pub enter_mech: u8,
    pub pilot_mech: u8,
    pub track_max: u8,
}

/// All values of a game.
///
/// ```
/// use sztab_mechs::Values;
///
/// let mine = "extends = \"open-1\"\nid = \"my-box\"\n[weapons.warhammer]\ndamage = 2\n";
/// let values = Values::read(mine)?;
/// assert_eq!(values.owner_fields().len(), 1);
/// assert_eq!(values.open_fields().len(), Values::built_in().open_fields().len() - 1);
///
/// let error = Values::read("extends = \"open-1\"\n[weapons.warhamer]\ndamage = 2\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: weapons.warhamer: expected an id of the base file, such as warhammer");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Values {
    /// The id of the file, used in positions.
    pub id: String,
    /// The display name.
    pub title: String,
    /// The SHA-256 hash of the file, in hexadecimal.
    pub hash: String,
    pub(crate) constants: Constants,
    layouts: [Layout; 3],
    /// The tiles of the resource zones.
    pub(crate) tiles: Vec<Tile>,
    pub(crate) base: Tile,
    pub(crate) bay: Tile,
    pub(crate) cards: Vec<Card>,
    pub(crate) pilots: Vec<Pilot>,
    pub(crate) mechs: Vec<MechCard>,
    pub(crate) weapons: Vec<Weapon>,
    open: Vec<String>,
    inferred: Vec<String>,
    owner: Vec<String>,
}

impl Values {
    /// The default values, used if no values are named.
    #[must_use]
    pub fn built_in() -> Arc<Self> {
        Arc::clone(&BUILT_IN[0])
    }

    /// All built-in values.
    pub(crate) fn all_built_in() -> &'static [Arc<Self>] {
        &*BUILT_IN
    }

    /// Reads a values file: either a complete one, or one that extends the built-in values.
    ///
    /// # Errors
    ///
    /// The first error in the file, with its path and line.
    pub fn read(source: &str) -> Result<Self, ValuesError> {
        read::read_values(source)
    }

    /// The values of a file; a file that equals a built-in one shares the built-in values.
    pub(crate) fn read_shared(source: &str) -> Result<Arc<Self>, ValuesError> {
        match FILES.iter().zip(&*BUILT_IN).find(|((_, file), _)| *file == source) {
            Some((_, values)) => Ok(Arc::clone(values)),
            None => Self::read(source).map(Arc::new),
        }
    }

    /// True if these are built-in values.
    #[must_use]
    pub fn is_built_in(&self) -> bool {
        BUILT_IN.iter().any(|values| values.hash == self.hash)
    }

    /// Paths of the fields with open values, that is, values chosen by this project rather than the publisher.
    #[must_use]
    pub fn open_fields(&self) -> &[String] {
        &self.open
    }

    /// Paths of the fields whose values were inferred from a pattern.
    #[must_use]
    pub fn inferred_fields(&self) -> &[String] {
        &self.inferred
    }

    /// Paths of the fields replaced by an owner's file.
    #[must_use]
    pub fn owner_fields(&self) -> &[String] {
        &self.owner
    }

    /// The cells of an arena.
    #[must_use]
    pub fn layout(&self, arena: Arena) -> &Layout {
        match arena {
            Arena::Two => &self.layouts[0],
            Arena::Three | Arena::Solo => &self.layouts[1],
            Arena::Four => &self.layouts[2],
        }
    }

    /// The zones of an arena that have this role, by column and row.
    pub fn cells(&self, arena: Arena, cell: Cell) -> impl Iterator<Item = Zone> {
        let layout = *self.layout(arena);
        Zone::all().filter(move |zone| layout[zone.index()] == cell)
    }

    /// The card with this index.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }

    /// The pilot with this index.
    #[must_use]
    pub fn pilot(&self, id: PilotId) -> &Pilot {
        &self.pilots[usize::from(id.0)]
    }

    /// The weapon with this index.
    #[must_use]
    pub fn weapon(&self, id: WeaponId) -> &Weapon {
        &self.weapons[usize::from(id.0)]
    }

    /// The side of the Mech's card with this index.
    #[must_use]
    pub fn mech(&self, id: MechSide) -> &MechCard {
        &self.mechs[usize::from(id.0)]
    }

    /// All kinds of cards in order.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        ids(self.cards.len()).map(CardId)
    }

    /// All pilots in order.
    pub fn pilot_ids(&self) -> impl Iterator<Item = PilotId> + use<> {
        ids(self.pilots.len()).map(PilotId)
    }

    /// All weapons in order.
    pub fn weapon_ids(&self) -> impl Iterator<Item = WeaponId> + use<> {
        ids(self.weapons.len()).map(WeaponId)
    }

    /// The weapons of a class in order.
    pub fn weapons_of(&self, class: WeaponClass) -> impl Iterator<Item = WeaponId> {
        self.weapon_ids().filter(move |&id| self.weapon(id).class == class)
    }

    /// The sides of the Mech's card in order.
    pub fn mech_sides(&self) -> impl Iterator<Item = MechSide> + use<> {
        ids(self.mechs.len()).map(MechSide)
    }

    /// Finds a card by its id.
    #[must_use]
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.card_ids().find(|&card| self.card(card).id == id)
    }

    /// Finds a pilot by its id.
    #[must_use]
    pub fn find_pilot(&self, id: &str) -> Option<PilotId> {
        self.pilot_ids().find(|&pilot| self.pilot(pilot).id == id)
    }

    /// Finds a weapon by its id.
    #[must_use]
    pub fn find_weapon(&self, id: &str) -> Option<WeaponId> {
        self.weapon_ids().find(|&weapon| self.weapon(weapon).id == id)
    }

    /// Finds a side of the Mech's card by its id.
    #[must_use]
    pub fn find_mech(&self, id: &str) -> Option<MechSide> {
        self.mech_sides().find(|&side| self.mech(side).id == id)
    }

    /// All copies of a player's cards (TEM-2.2).
    pub(crate) fn card_copies(&self) -> impl Iterator<Item = CardId> {
        self.card_ids().flat_map(|id| std::iter::repeat_n(id, usize::from(self.card(id).copies)))
    }
}

fn ids(count: usize) -> impl Iterator<Item = u8> {
    (0..=u8::MAX).take(count)
}
