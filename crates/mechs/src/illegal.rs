//! Reasons for refusals, with their paragraphs.

use std::fmt;

use sztab_game::{Refusal, Side};

/// The result of a step: an error if it depends on information hidden from this copy of the game.
pub(crate) type StepResult<T = ()> = Result<T, Illegal>;

/// The reason for a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The side has no open question.
    NotAsked(Side),
    /// The side is a robot.
    Robot(Side),
    /// The side has left.
    HasLeft(Side),
    /// The open question is a different one.
    OtherQuestion,
    /// The line would reveal information hidden from this copy of the game.
    Unknown,
    /// The pilot is not offered.
    NotOffered,
    /// The base is taken, or the zone is not a base.
    NoFreeBase,
    /// The mine does not exist, or is not in stock.
    NoSuchMine,
    /// The weapon is not a basic one.
    NotBasic,
    /// The slot already contains this card.
    SameCard,
    /// Some slots are vacant.
    Vacant,
    /// The first turn in ad hoc mode must not lead to an enemy's zone.
    Peace,
    /// The card already points in this direction, or cannot point in it.
    SameDirection,
    /// The terms exclude this side of the Mech card.
    NoSuchMech,
    /// The zone contains a mine, a turret or the Mech.
    NoRoom,
    /// Turrets are still in stock, or there is none in that zone.
    NoSuchTurret,
    /// The price cannot be paid.
    TooDear,
    /// The weapon is owned, or not for sale.
    NotForSale,
    /// The repair has no effect, or exceeds the useful amount.
    NoRepair,
    /// Only a Pilot can be upgraded.
    NoUpgrade,
    /// The Mech cannot be repaired or upgraded.
    MechRepair,
    /// The card's action is a different one.
    OtherAction,
    /// The weapon is exhausted or not equipped.
    NotUsable,
    /// The argument of the attack is wrong; contains the paragraph that says so.
    Argument(&'static str),
    /// The pilot cannot go there.
    NotNearest,
    /// The Wasp cannot deploy there.
    NoDeploy,
    /// The question cannot be declined because of this paragraph.
    NotOptional(&'static str),
    /// The weapon is not owned, or is already first in the order.
    NotOwned,
    /// The line is not allowed during a combat.
    InCombat,
    /// The pilot is not Magma, or the switch is already in that position.
    NoSwitch,
    /// The side cannot run out of time, since it has no question to answer.
    NotWaited(Side),
}

impl fmt::Display for Illegal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Self::Over => "the game is over",
            Self::NotAsked(side) => return write!(formatter, "{} is not asked anything now", side.letter()),
            Self::Robot(side) => return write!(formatter, "{} is a robot", side.letter()),
            Self::HasLeft(side) => return write!(formatter, "{} has left the game", side.letter()),
            Self::NotWaited(side) => return write!(formatter, "{} is not waited for", side.letter()),
            Self::OtherQuestion => "something else is asked",
            Self::Unknown => "not known in this position",
            Self::NotOffered => "this pilot is not offered",
            Self::NoFreeBase => "this is no free base space",
            Self::NoSuchMine => "this mine cannot be taken",
            Self::NotBasic => "this is no basic weapon",
            Self::SameCard => "the slot is filled so already",
            Self::Vacant => "a slot is vacant, or the program stands already",
            Self::Peace => "this turn may not lead into the zone of an enemy pilot",
            Self::SameDirection => "the card cannot be turned there",
            Self::NoSuchMech => "the table plays without this side of the Mech",
            Self::NoRoom => "the zone holds a mine, a turret or the Mech",
            Self::NoSuchTurret => "a turret in stock is put first; otherwise one in the arena is moved",
            Self::TooDear => "this costs more than the side has",
            Self::NotForSale => "this weapon is not for sale to the side",
            Self::NoRepair => "this is no useful repair",
            Self::NoUpgrade => "only a Pilot who can pay is upgraded",
            Self::MechRepair => "the Mighty Mech is neither repaired nor upgraded",
            Self::OtherAction => "the card has another action",
            Self::NotUsable => "the weapon is not equipped, or exhausted",
            Self::Argument(_) => "the weapon cannot be used in this way",
            Self::NotNearest => "this is not one of the nearest zones",
            Self::NoDeploy => "nothing can be deployed there",
            Self::NotOptional(_) => "this cannot be declined",
            Self::NotOwned => "this weapon is first already, or not owned",
            Self::InCombat => "equipment stays as it is in a combat",
            Self::NoSwitch => "there is no such switch, or it stands so already",
        };
        formatter.write_str(sentence)
    }
}

impl std::error::Error for Illegal {}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "TEM-16.4",
            Self::NotAsked(_) | Self::OtherQuestion => "TEM-6.1",
            Self::Robot(_) => "TEM-17.1",
            Self::HasLeft(_) => "TEM-18.1",
            Self::NotWaited(_) => "TEM-18.5",
            Self::Unknown => "TEM-0.6",
            Self::NotOffered => "TEM-3.2",
            Self::NoFreeBase => "TEM-3.6",
            Self::NoSuchMine => "TEM-7.3",
            Self::OtherAction => "TEM-6.2",
            Self::NotBasic => "TEM-3.8",
            Self::SameCard => "TEM-5.2",
            Self::Vacant => "TEM-5.3",
            Self::Peace => "TEM-12.3",
            Self::SameDirection => "TEM-14.7",
            Self::NoSuchMech => "TEM-13.2",
            Self::NoRoom => "TEM-7.5",
            Self::NoSuchTurret => "TEM-7.4",
            Self::TooDear | Self::NotForSale => "TEM-7.6",
            Self::NoRepair => "TEM-7.9",
            Self::NoUpgrade => "TEM-7.10",
            Self::MechRepair => "TEM-7.11",
            Self::NotUsable => "TEM-10.3",
            Self::Argument(rule) | Self::NotOptional(rule) => rule,
            Self::NotNearest => "TEM-11.6",
            Self::NoDeploy => "TEM-14.4",
            Self::NotOwned => "TEM-8.4",
            Self::InCombat => "TEM-8.3",
            Self::NoSwitch => "TEM-14.2",
        }
    }
}
