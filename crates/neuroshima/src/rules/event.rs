//! Game events: every observable change, with its cause and amount.
//!
//! Events contain everything that the log, the picture and the film need, so callers never have to compare two states.
//! Units are identified by their hex at the time, their owner and their tile, because they may be gone when the event
//! is narrated.
//!
//! Events and changes correspond one to one: a test rebuilds the state from events alone
//! (`crates/neuroshima/tests/rules/shadow.rs`). Callers that need no events pass `()` as the sink, and then no events
//! are created.

#![allow(missing_docs, reason = "fields are named for what they are, and each variant says the rest")]

use serde::{Deserialize, Serialize};
use sztab_words::worded;

use super::arrangement::Side;
use super::board::{Hex, Rotation};
use super::leader::LeaderId;
use super::repertoire::{Ability, Instant};
use super::tile::{Effect, TileId};
use sztab_game::{self, Sides};

/// A tile, its owner, and its hex at the time of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventTile {
    /// The hex.
    pub hex: Hex,
    /// The owner of the tile.
    pub owner: Side,
    /// The tile.
    pub tile: TileId,
}

/// One observable change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// An HQ was placed on the board (NH-2.3).
    HeadquartersPlaced { unit: EventTile, rotation: Rotation },
    /// A turn began; `number` is its number among the turns of all sides, from 1.
    TurnBegan { side: Side, number: u16 },
    /// Tiles were drawn; `left` remain in the pile (NH-3.1).
    Drew { side: Side, tiles: Vec<TileId>, left: usize },
    /// A side drew its last tile; `first` is true if it was the first side to do so (NH-11.1).
    LastTileDrawn { side: Side, first: bool },
    /// A side's time ran out, so that it can take no further actions.
    TimeRanOut { side: Side },
    /// All tiles in hand were discarded because of an unlucky draw (NH-3.2).
    UnluckyDraw { side: Side, tiles: Vec<TileId> },
    /// A tile was discarded; `compulsory` is false if the player chose to discard it (NH-3.4, NH-3.5).
    Discarded { side: Side, tile: TileId, compulsory: bool },
    /// A tile was laid on the Base instead of the compulsory discard (NH-13.40).
    BaseLaid { side: Side, tile: TileId },
    /// The tile on the Base was taken, and the card left the game; the remaining draws come next (NH-13.40).
    BaseTaken { side: Side, tile: TileId },
    /// A Tactic card was played as an instant; its effects come next (NH-13.40).
    TacticPlayed { side: Side, instant: Instant },
    /// A board tile was played (NH-3.7).
    Placed { unit: EventTile, rotation: Rotation },
    /// A Structure was placed, and paid for with tiles of the hand (NH-13.10).
    Built { one: EventTile, two: EventTile, rotations: [Rotation; 2], paid: Vec<TileId> },
    /// An instant was played; its effects come next (NH-10.1).
    InstantPlayed { side: Side, tile: TileId, instant: Instant },
    /// A Bomb was dropped on this centre hex (NH-10.15); the hits come next.
    BombDropped { side: Side, centre: Hex },
    /// A unit moved, turned, or both (NH-3.11, NH-10.11); `unit.hex` is its starting hex.
    Moved { unit: EventTile, to: Hex, rotation: Rotation, turned: bool, by: MoveCause },
    /// A unit was pushed (NH-10.12); `unit.hex` is its starting hex.
    Pushed { unit: EventTile, to: Hex, pusher: EventTile },
    /// A unit was taken over by `source` for a side (NH-14.68).
    Taken { unit: EventTile, by: Side, source: EventTile },
    /// A unit is under its owner's command again (NH-14.68).
    Released { unit: EventTile },
    /// A unit was turned on the spot by a Rotation tile, or by the side that has taken it over (NH-10.19, NH-14.68).
    Turned { unit: EventTile, rotation: Rotation, by: Side },
    /// A player has to make a decision (NH-5.21).
    DecisionAsked { decider: Side },
    /// A decision was made; `answer` is the answer's number, counted from 1.
    DecisionMade { decider: Side, answer: u8 },
    /// A Battle began (NH-4.1).
    BattleBegan { cause: BattleCause, causer: Side },
    /// A segment in which units act has begun (NH-5.4).
    SegmentBegan { initiative: u8, acting: Vec<EventTile> },
    /// An attack of one edge was converted to the other kind (NH-9.15).
    Converted { unit: EventTile, edge: u8, to_ranged: bool, module: EventTile },
    /// A unit explodes instead of attacking (NH-6.16); the hits come next.
    Exploded { unit: EventTile },
    /// A Toxic Bomb is set off (NH-14.71); the hits come next.
    SetOff { ground: EventTile },
    /// A unit is about to be wounded or destroyed.
    Hit(Hit),
    /// A Medic absorbed damage to a patient (NH-8.10).
    Absorbed {
        medic: EventTile,
        patient: EventTile,
        source: HitSource,
        wounds: u8,
        /// True if the Medic serves the patient because of a Scoper (NH-8.22).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        scoped: bool,
    },
    /// A Medic card absorbed damage to a unit (NH-13.40).
    CardAbsorbed { side: Side, patient: EventTile, source: HitSource, wounds: u8 },
    /// A unit was wounded; `wounds` is its total number of wounds now (NH-6.14).
    Wounded { unit: EventTile, amount: u8, wounds: u8 },
    /// An HQ lost points; `left` remain (NH-6.4).
    HeadquartersDamaged { unit: EventTile, amount: u8, left: u8 },
    /// A side scored by hitting an HQ in a game for points; `points` is the side's total now (NH-12.10).
    Scored { side: Side, headquarters: EventTile, amount: u8, points: u8 },
    /// A unit left the board (NH-0.4).
    Destroyed { unit: EventTile, cause: DestructionCause },
    /// A side is out because its HQ was destroyed; its other tiles leave the board next (NH-12.3).
    Eliminated { side: Side },
    /// A side left a game that the others continue. Its turns are skipped. Its tiles stay, unless the terms say
    /// otherwise.
    Left { side: Side, reason: OutcomeReason },
    /// A Battle ended (NH-5.40).
    BattleEnded { cause: BattleCause },
    /// A turn ended (NH-3.14).
    TurnEnded { side: Side },
    /// The Final Battle was tied: each of these sides takes one more turn (NH-11.6, NH-12.4).
    ExtraTurns { sides: Sides },
    /// The game is over.
    GameOver { outcome: Outcome },
    /// Sides may not put tiles on the board in their next turns (NH-10.20).
    Frightened { sides: Sides },
    /// A unit was discarded, and `unit` took its place from the hand (NH-14.53).
    Replaced { out: EventTile, unit: EventTile, rotation: Rotation },
    /// A Foundation was laid (NH-14.28).
    FoundationLaid { ground: EventTile },
    /// A Foundation left the board because it went off, was destroyed, or belongs to a side that is out (NH-14.28,
    /// NH-14.44).
    FoundationGone { ground: EventTile, cause: DestructionCause },
    /// A destroyed tile went on top of its owner's pile (NH-14.8).
    Returned { side: Side, tile: TileId },
    /// Effects before the first segment of a Battle begin (NH-5.2); their events come next.
    BattlePrepared,
    /// A side paid an HQ point; `left` remain (NH-14.24, NH-14.66). In a game for points, an opponent gets the point.
    Paid { headquarters: EventTile, left: u8 },
    /// The Steel Net of a side was thrown at a unit (NH-14.66).
    NetThrown { unit: EventTile, by: Side },
    /// The Steel Net of a side was removed from a unit that stays on the board (NH-14.66).
    NetReturned { unit: EventTile, by: Side },
    /// An edge of a unit reflects an attack, or stops one that was already reflected (NH-14.58).
    Reflected {
        unit: EventTile,
        edge: u8,
        source: HitSource,
        /// The hexes that the attack passed before the edge, if it did not go straight.
        path: Vec<Hex>,
    },
    /// A poison marker of a side was laid on a unit (NH-14.57).
    Poisoned { unit: EventTile, by: Side },
    /// A Hole dragged a unit onto itself (NH-14.34); `unit.hex` is its starting hex.
    Dragged { unit: EventTile, to: Hex },
    /// A paralysis marker of a side was laid on a unit (NH-14.49).
    Paralysed { unit: EventTile, by: Side },
    /// The paralysis markers on a unit were removed at the end of a Battle (NH-5.40).
    Recovered { unit: EventTile },
    /// Two units swapped places (NH-10.17); the hexes are those before the swap.
    Swapped { one: EventTile, other: EventTile },
    /// A Small Bomb was dropped on these hexes (NH-10.16); the hits come next.
    SmallBombDropped { side: Side, hexes: [Hex; 3] },
    /// A side scored by marks of the page; `score` is its score now (NH-13.30).
    PageScored { side: Side, amount: u16, score: u16 },
    /// A mark of the page healed a unit; `wounds` remain (NH-13.30).
    PageHealed { unit: EventTile, amount: u8, wounds: u8 },
    /// An HQ gained points by a mark of the page; `left` is its number of points now (NH-13.30).
    PageRepaired { unit: EventTile, amount: u8, left: u8 },
    /// A mark of the page turned a unit (NH-13.30).
    PageTurned { unit: EventTile, rotation: Rotation },
    /// An event about a Leader (NH-13.20).
    Leader(LeaderEvent),
}

/// Events about Leaders (NH-13.20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderEvent {
    /// A side or team chose its Leader in secret, perhaps instead of an earlier choice.
    Chosen { side: Side },
    /// The choice of a side or team was opened.
    Revealed { side: Side, leader: LeaderId },
    /// A side used its Leader, which has this many uses left.
    Used { side: Side, leader: LeaderId, left: u8 },
    /// A Leader's effect began on a unit, to the end of the Battle or of the segment.
    Lent {
        unit: EventTile,
        #[serde(with = "crate::rules::leader::effect_word")]
        effect: Effect,
    },
    /// A Leader took wounds off a unit; `wounds` remain.
    Mended { unit: EventTile, amount: u8, wounds: u8 },
    /// An HQ regained points by a Leader; `left` is its number of points now.
    Repaired { unit: EventTile, amount: u8, left: u8 },
}

/// The cause of a Battle (NH-4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleCause {
    /// A Battle tile (NH-10.10).
    Tile,
    /// The play area is full (NH-4.5).
    FullBoard,
    /// The end sequence of the game (NH-11.1).
    Final,
    /// The Battle after the extra turns of a tie (NH-11.6).
    Overtime,
    /// A rule of the page (NH-13.30).
    Page,
    /// A Structure with Boarding (NH-13.14).
    Boarding,
}

/// Cause of a unit's move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveCause {
    /// An instant tile: Move or, for a turn, Smoke Screen (NH-10.11, NH-10.22).
    Tile,
    /// An ability (NH-3.11, NH-9.12).
    Ability(Ability),
}

/// A hit, with the components of its strength.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// The source of the hit.
    pub source: HitSource,
    /// The target.
    pub target: EventTile,
    /// Strength of the melee part, including bonuses.
    pub melee: u8,
    /// Strength of the ranged part, including bonuses, before armour.
    pub ranged: u8,
    /// The amount by which armour reduced the ranged part (NH-6.7).
    pub armour: u8,
    /// Resulting wounds or HQ points; 0 if armour stopped everything.
    pub wounds: u8,
    /// True if the hit destroys the target outright (NH-10.13).
    pub destroys: bool,
    /// True if the hit poisons without wounding (NH-14.50).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub poisons: bool,
    /// True if the hit is one of an endless number from a closed loop of redirecting units (NH-14.56).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_endless: bool,
    /// Bonuses to the strength, with their sources (NH-6.11).
    pub bonuses: Vec<Bonus>,
    /// The hexes that a rocket passed, or those of the units that redirected a shot (NH-14.56, NH-14.61), followed by
    /// the hex of the unit that reflected the attack, if any (NH-14.58).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Hex>,
}

impl Hit {
    /// A hit with no bonuses, which armour does not stop.
    #[must_use]
    pub fn plain(source: HitSource, target: EventTile, wounds: u8) -> Self {
        let (bonuses, path) = (Vec::new(), Vec::new());
        let (destroys, poisons, is_endless) = (false, false, false);
        Self { source, target, melee: 0, ranged: 0, armour: 0, wounds, destroys, poisons, is_endless, bonuses, path }
    }
}

/// A part of an attack's strength that comes from another unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonus {
    /// The module or HQ that gives the bonus.
    pub from: EventTile,
    /// Amount of the bonus.
    pub amount: u8,
    /// The side that commands the source, if it is not the owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
}

impl Bonus {
    /// The side that commands the source.
    #[must_use]
    pub fn side(&self) -> Side {
        self.by.unwrap_or(self.from.owner)
    }
}

/// The source of the hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HitSource {
    /// An attack of a unit from one printed edge (NH-6.9); `by` is the side that commands the unit, if it is not the
    /// owner.
    Attack {
        unit: EventTile,
        edge: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
    },
    /// An instant tile of a side (NH-10.1).
    Instant { side: Side, instant: Instant },
    /// A unit that explodes next to the target (NH-6.15); `by` is the side that commands the unit, if it is not the
    /// owner.
    Explosion {
        unit: EventTile,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
    },
    /// The attack of a Shadow, which can hit any enemy (NH-14.65); `by` is the side that commands the unit, if it is
    /// not the owner.
    Shadow {
        unit: EventTile,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
    },
    /// A Foundation that goes off (NH-14.44, NH-14.71).
    Foundation { ground: EventTile },
    /// A poison marker of a side (NH-14.57).
    Poison { side: Side },
    /// A hazard of the page; `side` is the side whose unit stands on it (NH-13.30).
    Hazard { side: Side },
}

impl HitSource {
    /// The side responsible for the hit.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::Attack { unit, by, .. } | Self::Explosion { unit, by } | Self::Shadow { unit, by } => {
                by.unwrap_or(unit.owner)
            }
            Self::Instant { side, .. } | Self::Poison { side } | Self::Hazard { side } => side,
            Self::Foundation { ground } => ground.owner,
        }
    }

    /// The unit responsible for the hit, if there is one.
    #[must_use]
    pub fn unit(self) -> Option<EventTile> {
        match self {
            Self::Attack { unit, .. } | Self::Explosion { unit, .. } | Self::Shadow { unit, .. } => Some(unit),
            Self::Instant { .. } | Self::Poison { .. } | Self::Hazard { .. } | Self::Foundation { .. } => None,
        }
    }
}

/// The reason why a unit left the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DestructionCause {
    /// The unit's wounds reached its Toughness, or the HQ lost its last point (NH-1.11).
    Wounds,
    /// The unit was a Medic and absorbed an attack (NH-8.10).
    Healing,
    /// An effect destroyed the unit whatever its Toughness (NH-10.13).
    Outright,
    /// Another unit was put in the unit's place (NH-14.24).
    Execution,
    /// The unit exploded (NH-6.16).
    Explosion,
    /// An enemy's Hole was under the unit at the end of a Battle (NH-14.34).
    Hole,
    /// The unit lost a Toughness bonus that kept it alive (NH-8.2).
    ToughnessLost,
    /// The unit's side is out of the game (NH-12.3).
    SideOut,
}

/// The outcome of a game as stored in its state. Final places and points are derived from it and from the state
/// ([`Game::outcome`](super::Game::outcome)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "KeptOutcome")]
pub struct Outcome {
    /// The sides in first place: one side, all sides of a team, or several sides that share the victory (NH-12.4). In a
    /// draw, all sides.
    pub winners: Sides,
    /// The reason why the game ended.
    pub reason: OutcomeReason,
}

/// An outcome as stored in a snapshot. In snapshots of earlier versions, all games are duels, with a winner or `None`
/// for a draw.
#[derive(Deserialize)]
struct KeptOutcome {
    winners: Option<Sides>,
    winner: Option<Side>,
    reason: OutcomeReason,
}

impl From<KeptOutcome> for Outcome {
    fn from(kept: KeptOutcome) -> Self {
        let of_duel = || kept.winner.map_or(Sides::first(2), Sides::from);
        Self { winners: kept.winners.unwrap_or_else(of_duel), reason: kept.reason }
    }
}

impl Outcome {
    /// The side in first place, if there is only one.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.winners.single()
    }
}

worded! {
    /// The reason why a game ended. Stored results and statistics use its keyword, which is the same as in the
    /// game-independent outcome.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum OutcomeReason {
        /// One HQ was destroyed, or both in one Battle (NH-11.4).
        HeadquartersDestroyed = "headquarters_destroyed",
        /// HQ points after the Final Battle (NH-11.5).
        FinalBattle = "final_battle",
        /// HQ points after the Overtime Battle (NH-11.6).
        OvertimeBattle = "overtime_battle",
        /// Enough points in a game for points (NH-12.10).
        Points = "points",
        /// A full board that further Battles cannot change (NH-4.9, NH-11.9).
        Impasse = "impasse",
        /// A goal of the page (NH-13.30).
        Goal = "goal",
        /// A full page on which a Battle removed no unit (NH-4.12).
        FullPage = "full_page",
        /// A side resigned.
        Resignation = "resignation",
        /// Both sides agreed on a draw.
        Agreement = "agreement",
        /// A side's time ran out.
        Time = "time",
        /// An organiser decided the game.
        Adjudication = "adjudication",
    }
}

/// A sink of this game's events.
pub trait EventSink: sztab_game::EventSink<Event> {}

impl<W: sztab_game::EventSink<Event>> EventSink for W {}
