//! Events: every observable change in a game.

use sztab_game::{EventKind, GameEvent, Side, Viewer};

use crate::action::{Action, AttackArgument};
use crate::arena::{Direction, Zone};
use crate::state::{Cause, QuestionKind, Status};
use crate::values::{CardId, MechSide, PilotId, Resource, WeaponId};

/// A source of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    Combat,
    Deployed,
    Zones,
    Mech,
    Weapons,
}

/// The cause of damage outside an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hazard {
    /// A mine with its number.
    Mine(u8),
    Turret,
    /// The line of fire of a Rail Gun.
    Line,
    /// The text of the side's own weapon.
    OwnWeapon,
}

/// The way in which a pilot reaches another zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveKind {
    /// A step made by a card or by the Trojan's drive.
    Step,
    Jump,
    /// Placement on the base or in a free zone.
    Placed,
    /// A move caused by the Flash Spire.
    CarriedOff,
}

/// One observable change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A side has played a line. `action` is `None` while it is secret.
    Answered {
        side: Side,
        verb: &'static str,
        action: Option<Action>,
    },
    /// A side has to answer a question.
    Asked {
        side: Side,
        ask: QuestionKind,
    },
    TurnBegan {
        side: Side,
    },
    TurnEnded {
        side: Side,
    },
    ChapterBegan,
    ChapterEnded,
    /// The pilots are revealed (TEM-3.2).
    PilotOpened {
        side: Side,
        pilot: PilotId,
    },
    /// A base is taken (TEM-3.6).
    BaseTaken {
        side: Side,
        zone: Zone,
    },
    /// The kept weapons are revealed (TEM-3.8).
    WeaponOpened {
        side: Side,
        weapon: WeaponId,
    },
    /// An advanced weapon is revealed in a slot of the row (TEM-3.11, TEM-7.7).
    RowFilled {
        place: u8,
        weapon: WeaponId,
    },
    RoundBegan {
        round: u8,
        first: Side,
    },
    /// A side is no longer ready (TEM-5.3).
    Reopened {
        side: Side,
    },
    /// All sides are ready (TEM-5.4).
    ProgramsReady,
    /// A card is revealed (TEM-6.1, TEM-17.4).
    CardOpened {
        side: Side,
        slot: u8,
        card: CardId,
        direction: Option<Direction>,
    },
    Moved {
        side: Side,
        from: Option<Zone>,
        to: Zone,
        way: MoveKind,
    },
    /// A move ends at the edge of the arena, or a robot cannot move (TEM-6.6).
    Blocked {
        side: Side,
    },
    /// A robot turns to face a direction (TEM-17.5).
    Faced {
        side: Side,
        direction: Direction,
    },
    MineExploded {
        zone: Zone,
        owner: Side,
        number: u8,
    },
    TurretFired {
        zone: Zone,
        owner: Side,
    },
    /// Damage outside an attack.
    Hurt {
        side: Side,
        lost: u8,
        by: Hazard,
    },
    Scored {
        side: Side,
        points: i32,
        source: Source,
    },
    /// A side loses points because of a weapon's text (TEM-15.13).
    PointsLost {
        side: Side,
        points: i32,
    },
    Gained {
        side: Side,
        resource: Resource,
        amount: u8,
    },
    Lost {
        side: Side,
        resource: Resource,
        amount: u8,
    },
    CombatBegan {
        mover: Side,
        enemy: Side,
        zone: Zone,
    },
    Attacked {
        side: Side,
        enemy: Side,
        weapon: WeaponId,
        is_power: bool,
        with: AttackArgument,
        damage: u8,
        lost: u8,
    },
    /// A robot has no weapon to draw (TEM-17.21).
    AttackSkipped {
        side: Side,
    },
    Healed {
        side: Side,
        health: u8,
    },
    Exhausted {
        side: Side,
        weapon: WeaponId,
    },
    Readied {
        side: Side,
        weapon: WeaponId,
    },
    CombatEnded {
        mover: Side,
        enemy: Side,
    },
    Retreated {
        side: Side,
    },
    KnockedOut {
        side: Side,
        was: Status,
    },
    AdHocBegan {
        side: Side,
    },
    /// A mine is deployed; only its owner knows its number.
    MineDeployed {
        side: Side,
        zone: Zone,
        number: Option<u8>,
        from: Option<Zone>,
    },
    TurretDeployed {
        side: Side,
        zone: Zone,
        from: Option<Zone>,
    },
    MineReturned {
        owner: Side,
        zone: Zone,
    },
    TurretReturned {
        owner: Side,
        zone: Zone,
    },
    Bought {
        side: Side,
        weapon: WeaponId,
    },
    Upgraded {
        side: Side,
    },
    MechTaken {
        side: Side,
        card: Option<MechSide>,
    },
    MechEmptied {
        zone: Zone,
    },
    /// A side's weapons are equipped; the weapons are given as a bit set.
    Equipped {
        side: Side,
        worn: u32,
    },
    /// A side has left the game (TEM-18.1).
    Left {
        side: Side,
    },
    /// The default answers are used for a side from now on (TEM-18.5).
    Absent {
        side: Side,
    },
    Over {
        cause: Cause,
    },
}

impl GameEvent for Event {
    fn kind(&self) -> EventKind {
        match *self {
            Self::Answered { side, .. } => EventKind::Answered(side),
            Self::Asked { side, .. } => EventKind::Asked(side),
            Self::TurnBegan { side } => EventKind::TurnBegan(side),
            Self::TurnEnded { side } => EventKind::TurnEnded(side),
            Self::ChapterBegan => EventKind::ChapterBegan,
            Self::ChapterEnded => EventKind::ChapterEnded,
            Self::PilotOpened { .. }
            | Self::WeaponOpened { .. }
            | Self::RowFilled { .. }
            | Self::CardOpened { .. }
            | Self::MineExploded { .. } => EventKind::Revealed,
            Self::Over { .. } => EventKind::Over,
            Self::BaseTaken { .. }
            | Self::RoundBegan { .. }
            | Self::Reopened { .. }
            | Self::ProgramsReady
            | Self::Moved { .. }
            | Self::Blocked { .. }
            | Self::Faced { .. }
            | Self::TurretFired { .. }
            | Self::Hurt { .. }
            | Self::Scored { .. }
            | Self::PointsLost { .. }
            | Self::Gained { .. }
            | Self::Lost { .. }
            | Self::CombatBegan { .. }
            | Self::Attacked { .. }
            | Self::AttackSkipped { .. }
            | Self::Healed { .. }
            | Self::Exhausted { .. }
            | Self::Readied { .. }
            | Self::CombatEnded { .. }
            | Self::Retreated { .. }
            | Self::KnockedOut { .. }
            | Self::AdHocBegan { .. }
            | Self::MineDeployed { .. }
            | Self::TurretDeployed { .. }
            | Self::MineReturned { .. }
            | Self::TurretReturned { .. }
            | Self::Bought { .. }
            | Self::Upgraded { .. }
            | Self::MechTaken { .. }
            | Self::MechEmptied { .. }
            | Self::Equipped { .. }
            | Self::Left { .. }
            | Self::Absent { .. } => EventKind::Step,
        }
    }

    fn observed_by(&self, viewer: Viewer) -> Self {
        let mut seen = *self;
        if let Self::Answered { side, action, .. } = &mut seen {
            *action = action.filter(|action| !is_secret(action) || viewer.can_see(*side));
        } else if let Self::MineDeployed { side, number, .. } = &mut seen {
            *number = number.filter(|_| viewer.can_see(*side));
        }
        seen
    }
}

/// True if the line is played in secret.
pub(crate) fn is_secret(action: &Action) -> bool {
    matches!(action, Action::Pilot(_) | Action::Mine(_) | Action::Weapon(_) | Action::Program { .. })
}
