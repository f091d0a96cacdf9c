//! Events: every observable change in a game.

use sztab_game::{EventKind, GameEvent, Side, Viewer};

use crate::action::{Action, Target};
use crate::map::{Area, Place};
use crate::state::{DroppedWeapon, Figure, Mode};
use crate::tiles::FaceId;
use crate::values::{AttackFace, Equipment, OrderId, WeaponId};

/// One observable change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A side has played a line; `action` is `None` while it is secret.
    Answered {
        side: Side,
        action: Option<Action>,
    },
    Asked {
        side: Side,
    },
    TurnBegan {
        side: Side,
    },
    TurnEnded {
        side: Side,
    },
    /// The Locust Activation begins (GOW-4.9).
    ActivationBegan,
    ActivationEnded,
    /// The back of a stage card takes effect outside a Locust Activation (GOW-17.27).
    BackBegan,
    BackEnded,
    CardPlayed {
        side: Side,
        mode: Mode,
        card: OrderId,
    },
    Discarded {
        side: Side,
        cards: Vec<OrderId>,
    },
    /// A side has drawn Order cards; the other players see only their number.
    Drew {
        side: Side,
        count: usize,
    },
    Shuffled {
        deck: String,
    },
    Moved {
        side: Side,
        to: Place,
    },
    Crawled {
        side: Side,
        to: Area,
    },
    Followed {
        side: Side,
        to: Place,
    },
    LocustMoved {
        figure: Figure,
        to: Place,
    },
    /// A side attacks.
    Fired {
        side: Side,
        weapon: WeaponId,
        target: Target,
    },
    /// At a physical table, a side attacks a Locust with a weapon unknown to the bot.
    Shot {
        side: Side,
        figure: Figure,
    },
    /// A Locust attacks a COG, or each figure in its area (GOW-13.19).
    Struck {
        figure: Figure,
        target: Option<Side>,
    },
    AttackRolled {
        faces: Vec<AttackFace>,
    },
    DefenceRolled {
        shields: Vec<u8>,
    },
    Wounds {
        target: Figure,
        number: u8,
    },
    CogWounds {
        side: Side,
        number: u8,
    },
    Healed {
        figure: Figure,
    },
    Killed {
        figure: Figure,
        dropped: Option<DroppedWeapon>,
    },
    Bled {
        side: Side,
    },
    Revived {
        side: Side,
    },
    Spawned {
        figure: Figure,
        at: Place,
    },
    AiCard {
        number: u8,
    },
    /// A card is replaced by another one (GOW-13.3).
    Replaced {
        number: u8,
    },
    Sealed {
        area: Area,
    },
    HoleOpened {
        area: Area,
    },
    AmmoGained {
        side: Side,
        weapons: Vec<WeaponId>,
    },
    AmmoLost {
        side: Side,
        weapon: WeaponId,
    },
    WeaponTaken {
        side: Side,
        weapon: WeaponId,
    },
    WeaponDiscarded {
        side: Side,
        weapon: WeaponId,
    },
    EquipmentUsed {
        side: Side,
        face: FaceId,
        equipment: Equipment,
    },
    MarkersCleared,
    /// All tiles of a level, or one of them, are laid (GOW-12.2).
    Explored {
        level: u8,
    },
    Unlocked {
        level: u8,
    },
    /// A mission removes a figure from the map (GOW-17.21).
    Removed {
        figure: Figure,
    },
    /// A bleeding COG leaves the game (GOW-15.2).
    Executed {
        side: Side,
    },
    StageBegan {
        stage: u8,
    },
    /// The computer plays for a side until that side's next turn (GOW-18.2).
    Absent {
        side: Side,
    },
    /// A player has resigned (GOW-18.1).
    Left {
        side: Side,
    },
    Over,
}

impl Event {
    /// The event that would end the chapter left open by these events; `None` if no chapter is open.
    pub fn end_of_chapter(events: &[Self]) -> Option<Self> {
        let ends = [(Self::ActivationBegan, Self::ActivationEnded), (Self::BackBegan, Self::BackEnded)];
        let is_chapter = |event: &&Self| matches!(event.kind(), EventKind::ChapterBegan | EventKind::ChapterEnded);
        let last = events.iter().rfind(is_chapter)?;
        ends.into_iter().find(|(began, _)| began == last).map(|(_, end)| end)
    }

    /// True if the event depends on a card, a marker or a roll that is hidden in a masked game.
    pub fn depends_on_hidden(&self) -> bool {
        let shows_marker = matches!(
            self,
            Self::Wounds { .. } | Self::WeaponTaken { .. } | Self::MarkersCleared | Self::Removed { .. }
        );
        self.kind() == EventKind::Revealed || shows_marker || matches!(self, Self::EquipmentUsed { .. })
    }
}

impl GameEvent for Event {
    fn kind(&self) -> EventKind {
        match self {
            Self::Answered { side, .. } => EventKind::Answered(*side),
            Self::Asked { side } => EventKind::Asked(*side),
            Self::TurnBegan { side } => EventKind::TurnBegan(*side),
            Self::TurnEnded { side } => EventKind::TurnEnded(*side),
            Self::ActivationBegan | Self::BackBegan => EventKind::ChapterBegan,
            Self::ActivationEnded | Self::BackEnded => EventKind::ChapterEnded,
            Self::Drew { .. }
            | Self::Shuffled { .. }
            | Self::AttackRolled { .. }
            | Self::DefenceRolled { .. }
            | Self::Killed { .. }
            | Self::AiCard { .. }
            | Self::Explored { .. } => EventKind::Revealed,
            Self::Over => EventKind::Over,
            Self::CardPlayed { .. }
            | Self::Discarded { .. }
            | Self::Moved { .. }
            | Self::Crawled { .. }
            | Self::Followed { .. }
            | Self::LocustMoved { .. }
            | Self::Fired { .. }
            | Self::Struck { .. }
            | Self::Shot { .. }
            | Self::Wounds { .. }
            | Self::CogWounds { .. }
            | Self::Healed { .. }
            | Self::Bled { .. }
            | Self::Revived { .. }
            | Self::Spawned { .. }
            | Self::Replaced { .. }
            | Self::Sealed { .. }
            | Self::HoleOpened { .. }
            | Self::AmmoGained { .. }
            | Self::AmmoLost { .. }
            | Self::WeaponTaken { .. }
            | Self::WeaponDiscarded { .. }
            | Self::EquipmentUsed { .. }
            | Self::MarkersCleared
            | Self::Unlocked { .. }
            | Self::Removed { .. }
            | Self::Executed { .. }
            | Self::StageBegan { .. }
            | Self::Absent { .. }
            | Self::Left { .. } => EventKind::Step,
        }
    }

    fn observed_by(&self, _viewer: Viewer) -> Self {
        self.clone()
    }
}
