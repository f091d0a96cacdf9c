//! The parts of a table: players, pieces, turn, combat, questions.

use serde::{Deserialize, Serialize};
use sztab_game::{LineNumber, Side, Sides};

use crate::arena::{Direction, Zone};
use crate::list::List;
use crate::values::{CardId, MechSide, PilotId, Resource, Values, WeaponId};
use crate::weapons::WeaponType;

/// Number of program slots of a player (TEM-5.1).
pub const SLOT_COUNT: usize = 4;
/// Maximum number of players, robots included.
pub const MAX_PLAYERS: usize = 4;

/// A part of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// All players choose their pilots (TEM-3.2).
    Pilot,
    /// The players take bases one after another (TEM-3.6).
    Base,
    /// All players choose a mine and a weapon (TEM-3.7, TEM-3.8).
    Arm,
    /// All players program (TEM-5).
    Program,
    /// Slots are carried out (TEM-6).
    Turn,
    /// The game has ended.
    Over,
}

impl Phase {
    /// All phases in order.
    pub const ALL: [Self; 6] = [Self::Pilot, Self::Base, Self::Arm, Self::Program, Self::Turn, Self::Over];

    /// The notation's word for the phase.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Pilot => "pilot",
            Self::Base => "base",
            Self::Arm => "arm",
            Self::Program => "program",
            Self::Turn => "turn",
            Self::Over => "over",
        }
    }
}

/// A player's status (TEM-1.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Status {
    #[default]
    Pilot,
    Armor,
    Mech,
}

impl Status {
    /// The maximum health (TEM-1.11).
    pub fn full_health(self, values: &Values) -> u8 {
        match self {
            Self::Pilot => values.constants.pilot_health,
            Self::Armor => values.constants.armor_health,
            Self::Mech => values.constants.mech_health,
        }
    }

    /// All statuses.
    pub const ALL: [Self; 3] = [Self::Pilot, Self::Armor, Self::Mech];

    /// The notation's word for the status.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Pilot => "pilot",
            Self::Armor => "armor",
            Self::Mech => "mech",
        }
    }
}

/// A choice that may still be secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Choice<T> {
    /// The choice has not been made.
    #[default]
    Missing,
    /// The choice has been made, but is hidden from this copy of the game.
    Hidden,
    /// The choice is known.
    Of(T),
}

impl<T: Copy + PartialEq> Choice<T> {
    /// True if the choice has been made.
    pub fn is_made(&self) -> bool {
        match self {
            Self::Missing => false,
            Self::Hidden | Self::Of(_) => true,
        }
    }

    /// The choice, if it is known.
    pub fn get(self) -> Option<T> {
        match self {
            Self::Missing | Self::Hidden => None,
            Self::Of(answer) => Some(answer),
        }
    }

    /// Hides the choice.
    pub(crate) fn hide(&mut self) {
        if self.is_made() {
            *self = Self::Hidden;
        }
    }
}

/// A program slot (TEM-2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Slot {
    #[default]
    Vacant,
    /// The card is hidden from this copy of the game.
    Hidden,
    Card(CardId, Direction),
}

/// A pile whose first items may be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Pile<T: Copy + Default> {
    /// The known items, the next one first.
    pub known: List<T, 16>,
    /// The number of unknown items behind them.
    pub unknown: u8,
}

impl<T: Copy + Default> Pile<T> {
    /// The number of items.
    #[must_use]
    pub fn count(&self) -> usize {
        self.known.len() + usize::from(self.unknown)
    }

    /// Hides all but the size of the pile.
    pub(crate) fn hide(&mut self) {
        self.unknown = u8::try_from(self.count()).unwrap_or(u8::MAX);
        self.known.clear();
    }
}

/// A player's ad hoc mode (TEM-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum AdHoc {
    #[default]
    Off,
    /// Ad hoc mode in which the player has not yet had a turn.
    Fresh,
    On,
}

/// A player or robot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Player {
    /// The pilot, once it is public.
    pub pilot: Option<PilotId>,
    pub is_robot: bool,
    /// The direction that a robot faces (TEM-17.5).
    pub facing: Direction,
    pub status: Status,
    pub health: u8,
    pub energy: u8,
    pub credits: u8,
    pub points: i32,
    pub base: Option<Zone>,
    /// The zone of the pilot; `None` while it has yet to be placed.
    pub at: Option<Zone>,
    /// The position of Magma's switch (TEM-14.2).
    pub shield: bool,
    /// All of the player's weapons, in the order of TEM-8.4.
    pub order: List<WeaponId, 20>,
    /// Equipped weapons, as a bit set.
    pub worn: u32,
    /// Exhausted weapons, as a bit set.
    pub exhausted: u32,
    pub program: [Slot; SLOT_COUNT],
    pub ad_hoc: AdHoc,
    /// The pilots to choose from.
    pub offer: List<PilotId, 32>,
    /// True if the offer is hidden from this copy.
    pub is_offer_hidden: bool,
    pub chosen: Choice<PilotId>,
    pub first_mine: Choice<u8>,
    pub first_weapon: Choice<WeaponId>,
    /// A robot's pile (TEM-17.4).
    pub cards: Pile<CardId>,
    /// Weapons that a robot can still draw in this combat (TEM-17.14).
    pub draws: List<WeaponId, 8>,
}

impl Player {
    /// True if a weapon is equipped.
    #[must_use]
    pub fn has_equipped(&self, weapon: WeaponId) -> bool {
        self.worn & weapon.bit() != 0
    }

    /// The equipped weapons, in the player's order.
    pub fn weapons_in_order(&self) -> impl Iterator<Item = WeaponId> + '_ {
        self.order.iter().copied().filter(|&weapon| self.has_equipped(weapon))
    }

    /// True if a weapon is owned.
    #[must_use]
    pub fn owns(&self, weapon: WeaponId) -> bool {
        self.order.contains(&weapon)
    }

    /// True if a weapon is equipped and not exhausted.
    #[must_use]
    pub fn is_usable(&self, weapon: WeaponId) -> bool {
        self.worn & !self.exhausted & weapon.bit() != 0
    }

    /// The amount of a resource that the player has.
    #[must_use]
    pub fn amount(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Energy => self.energy,
            Resource::Credits => self.credits,
        }
    }

    pub(crate) fn amount_mut(&mut self, resource: Resource) -> &mut u8 {
        match resource {
            Resource::Energy => &mut self.energy,
            Resource::Credits => &mut self.credits,
        }
    }
}

/// A mine in the arena.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mine {
    pub owner: Side,
    /// The number; `None` if it is hidden from this copy of the game.
    pub number: Option<u8>,
}

/// The location of the Mighty Mech (TEM-13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mech {
    /// The empty Mech is in a zone.
    Empty(Zone),
    /// A player is in the Mech, with this side of its card up; a robot uses no side of the card.
    Taken(Side, Option<MechSide>),
}

/// A step of a turn (TEM-6.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    Start,
    Open,
    Move,
    Mine,
    Combat,
    Turret,
    Mech,
    Drive,
    Action,
    End,
}

impl Stage {
    /// All stages, in order.
    pub const ALL: [Self; 10] = [
        Self::Start,
        Self::Open,
        Self::Move,
        Self::Mine,
        Self::Combat,
        Self::Turret,
        Self::Mech,
        Self::Drive,
        Self::Action,
        Self::End,
    ];

    /// The notation's word for the stage.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Open => "open",
            Self::Move => "move",
            Self::Mine => "mine",
            Self::Combat => "combat",
            Self::Turret => "turret",
            Self::Mech => "mech",
            Self::Drive => "drive",
            Self::Action => "action",
            Self::End => "end",
        }
    }
}

/// The turn in progress (TEM-6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key of the line `turn`")]
pub struct Turn {
    pub side: Side,
    /// The slot, counted from 1.
    pub slot: u8,
    /// The step to be carried out next, once no question is open and no combat is in progress.
    pub stage: Stage,
    /// The card, once revealed; a robot's card has no direction.
    pub card: Option<(CardId, Option<Direction>)>,
    /// True if the player has fought a combat, which cancels the card's action (TEM-6.7).
    pub has_fought: bool,
    /// True if the player moved by a jump (TEM-10.5).
    pub has_jumped: bool,
    /// True if the turn may not start a combat (TEM-12.3).
    pub is_peaceful: bool,
    /// True if the player has declined the Mech (TEM-13.7).
    pub has_declined: bool,
    /// True if the player has been asked a question during the turn.
    pub is_asked: bool,
}

/// The opponent's last attack in a combat, which the next attack may counter (TEM-15.22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastAttack {
    /// An attack with a weapon of this type.
    Of(WeaponType),
    /// An attack with a weapon that cannot be countered (TEM-15.8).
    Uncounterable,
}

/// The combat in progress (TEM-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    pub mover: Side,
    pub enemy: Side,
    /// The fighter who attacks next.
    pub next: Side,
    /// The enemy's last attack.
    pub last: Option<LastAttack>,
    /// True if the mover entered the zone by a jump.
    pub by_jump: bool,
    /// Fighters who have attacked.
    pub used: Sides,
    /// Fighters who have already taken damage in this combat.
    pub hit: Sides,
    /// Maverick's side, if the first weapon has not been used yet (TEM-14.5).
    pub expert: Option<Side>,
}

impl Combat {
    /// The opponent of a fighter.
    #[must_use]
    pub fn opponent(&self, side: Side) -> Side {
        if side == self.mover { self.enemy } else { self.mover }
    }
}

/// An open question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Question {
    pub side: Side,
    pub ask: QuestionKind,
}

/// The kind of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum QuestionKind {
    Base,
    Commander,
    AdHoc,
    Rotate,
    Mech,
    Drive,
    #[default]
    Action,
    Collect,
    Expert,
    Attack,
    /// Placing the pilot; contains the zone from which TEM-11.6 is applied.
    Place(Zone),
    DeployMine,
    DeployTurret,
    /// Choosing the number of the mine to be deployed in this zone.
    Number(Zone),
}

impl QuestionKind {
    /// The notation's word for the question.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Commander => "commander",
            Self::AdHoc => "adhoc",
            Self::Rotate => "rotate",
            Self::Mech => "mech",
            Self::Drive => "drive",
            Self::Action => "action",
            Self::Collect => "collect",
            Self::Expert => "expert",
            Self::Attack => "attack",
            Self::Place(_) => "place",
            Self::DeployMine | Self::DeployTurret => "deploy",
            Self::Number(_) => "mine",
        }
    }
}

/// The subject of a secret line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Topic {
    /// A pilot or weapon, revealed when all players have chosen.
    Choice,
    /// A program slot, counted from 1; the line is revealed together with the slot.
    Slot(u8),
    /// The line that deployed the mine with this number, revealed when the mine explodes.
    Mine(u8),
    /// A line that is revealed only at the end of the game.
    Rest,
    /// The subject is hidden from this copy of the game.
    Hidden,
}

/// A secret line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretLine {
    pub line: LineNumber,
    pub side: Side,
    pub topic: Topic,
}

/// Information about the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    pub cause: Cause,
    /// Sides ranked first regardless of their points; empty if the usual ranking applies (TEM-16.4).
    pub winners: Sides,
}

/// The reason why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    LastRound,
    Resignation,
    Time,
    Agreement,
    Adjudication,
}

impl Cause {
    /// All causes.
    pub const ALL: [Self; 5] = [Self::LastRound, Self::Resignation, Self::Time, Self::Agreement, Self::Adjudication];

    /// The cause's name, as used in the keys of texts.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::LastRound => "last-round",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Agreement => "agreement",
            Self::Adjudication => "adjudication",
        }
    }
}

/// A part of the game that is narrated in one post.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// The side that gave the last answer in the chapter.
    pub side: Option<Side>,
}
