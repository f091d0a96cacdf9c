//! Reasons for refusing an action, each with the rule that forbids the action.

#![allow(missing_docs, reason = "fields are named for what they are, and each variant says the rest")]

use super::arrangement::Side;
use super::board::Hex;
use super::cards::Card;
use super::tile::TileId;
use sztab_words::worded;

worded! {
    /// The reason why an action with a Leader is refused (NH-13.20), with its English sentence.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum LeaderRefusal {
        /// The game is played without Leaders.
        NoLeaders = "the table plays without Leaders",
        /// The Leaders have to be chosen first.
        ChooseFirst = "the Leaders have to be chosen first",
        /// The Leaders have been opened.
        Opened = "the Leaders have been opened",
        /// The card was not offered to the side.
        NotOffered = "the card was not offered to the side",
        /// The other member of the team chooses.
        OfAlly = "the other member of the team chooses the Leader",
        /// The side has no Leader, or has used it twice.
        Gone = "the Leader has been used twice",
        /// The Leader has been used since the turn began.
        Spent = "the Leader has been used in this turn",
        /// The Leader is used right after the draw.
        TooLate = "the Leader is used right after the draw",
        /// The Leader is used in a Battle only.
        InBattle = "the Leader is used in a Battle, when its side is asked",
        /// The Leader has another effect.
        DoesOther = "the Leader has another effect",
        /// An effect of the Leader has no target.
        NoTarget = "an effect of the Leader has no target",
        /// The unit has no wounds, or is an HQ.
        NothingToMend = "the unit has no wounds, or is an HQ",
        /// The HQ has lost no points.
        NothingToHeal = "the HQ has lost no points",
    }
}

/// The reason why an action is refused. Its wording is in `locales/`; its rule is given by [`Illegal::rule`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// It is another side's turn.
    #[error("it is the other side's turn")]
    NotYourTurn { turn_of: Side },
    /// Another side has to place its HQ first.
    #[error("the other side places its HQ first")]
    NotYourPlacement { turn_of: Side },
    /// An open decision has to be answered first.
    #[error("a decision has to be made first")]
    DecisionOpen { decider: Side },
    /// There is no open decision.
    #[error("no decision is open")]
    NoDecision,
    /// The answer's number is higher than the number of answers.
    #[error("the decision has {options} options")]
    NoSuchAnswer { options: u8 },
    /// The HQ has to be placed first.
    #[error("the HQs have to be placed first")]
    HeadquartersFirst,
    /// All HQs are already on the board.
    #[error("the HQ has been placed already")]
    HeadquartersPlaced,
    /// The tiles of this turn have to be drawn first.
    #[error("draw first")]
    DrawFirst,
    /// The tiles of this turn have already been drawn.
    #[error("the tiles of this turn are drawn already")]
    DrawnAlready,
    /// One of three tiles has to be discarded first.
    #[error("one of the three tiles has to be discarded first")]
    DiscardFirst,
    /// The hand contains a tile that is not an instant.
    #[error("only a hand of instants alone may be redrawn")]
    RedrawNeedsInstants,
    /// The side has already taken another action since the draw.
    #[error("a redraw comes before anything else")]
    RedrawTooLate,
    /// The older rules do not allow an unlucky draw to be redrawn.
    #[error("the older rules know no redraw")]
    NoRedraw,
    /// With Reinforcements, only a draw of six instants is unlucky.
    #[error("only six instants may be redrawn")]
    RedrawNeedsSix,
    /// With Alternative start, the first player may use only one tile.
    #[error("only one tile may be played in the first turn")]
    OneTileAtFirst,
    /// With Reinforcements, tiles in reserve cannot be discarded.
    #[error("the tiles in reserve stay in the hand")]
    ReserveKept,
    /// The game is played without Tactic cards.
    #[error("the table plays without Tactic cards")]
    NoCards,
    /// The card has already been used.
    #[error("the card was used already")]
    CardUsed { card: Card },
    /// The Leader cannot be chosen or used in this way.
    #[error("{}", .0.word())]
    Leader(LeaderRefusal),
    /// There is already a tile on the Base.
    #[error("a tile lies on the Base already")]
    BaseTaken { tile: TileId },
    /// There is no tile on the Base.
    #[error("no tile lies on the Base")]
    BaseEmpty,
    /// A tile can be laid on the Base only instead of the compulsory discard.
    #[error("a tile is laid on the Base only instead of the compulsory discard")]
    NoDiscardDue,
    /// The tile on the Base replaces a draw, but the side draws no tiles this turn.
    #[error("nothing would be drawn instead of which the tile could be taken")]
    NothingToDraw,
    /// The side is out of the game.
    #[error("the side is out of the game")]
    SideOut,
    /// There are no tiles left to draw.
    #[error("the pile is empty")]
    PileEmpty,
    /// The order of the pile is hidden in this copy of the game.
    #[error("the order of the pile is hidden")]
    PileHidden,
    /// The side does not hold the tile.
    #[error("the tile is not held")]
    NotHeld { tile: TileId },
    /// The side holds no tile with that instant.
    #[error("no such instant is held")]
    InstantNotHeld,
    /// The tile is not a board tile.
    #[error("the tile does not go on the board")]
    NotABoardTile { tile: TileId },
    /// The hex does not exist on this board.
    #[error("the hex is not on this board")]
    OffBoard,
    /// A unit is already on the hex.
    #[error("the hex is taken")]
    HexTaken { hex: Hex },
    /// The hex is Mountains.
    #[error("nobody enters Mountains")]
    Mountains { hex: Hex },
    /// The hex is a pit of the page.
    #[error("nobody enters a pit")]
    Pit { hex: Hex },
    /// The side has to place its HQ on one of its start hexes.
    #[error("the HQ goes on a start hex")]
    NotAStart { hex: Hex },
    /// The hex is the last start hex of another side, which has yet to place its HQ.
    #[error("the hex is the last start hex of another side")]
    LastStart { hex: Hex },
    /// The side may place units only on its spawn hexes or next to its own units.
    #[error("a unit goes on a spawn hex, or next to an own unit that is not netted")]
    NotASpawn { hex: Hex },
    /// There are Mountains in the area of the bomb.
    #[error("no bomb falls on Mountains")]
    BombOnMountains { hex: Hex },
    /// Battle tiles may no longer be played at this stage of the game.
    #[error("no Battle tile may be played after a last tile was drawn")]
    BattleBanned,
    /// There is no unit on the hex.
    #[error("no unit stands there")]
    NoUnit { hex: Hex },
    /// The unit is not the side's own.
    #[error("the unit is not your own")]
    NotYourUnit { hex: Hex },
    /// The unit is not an enemy.
    #[error("the unit is not an enemy")]
    NotAnEnemy { hex: Hex },
    /// A netted unit cannot move, push or be pushed.
    #[error("the unit is netted")]
    Netted { hex: Hex },
    /// The hex is more than one step away.
    #[error("the hexes are not adjacent")]
    NotAdjacent { from: Hex, to: Hex },
    /// The tokens of a Structure would not be adjacent any more.
    #[error("the tokens of a Structure stay next to each other")]
    TokensApart { hex: Hex },
    /// A Heavy Structure is not displaced.
    #[error("a Heavy Structure is not displaced")]
    Heavy { hex: Hex },
    /// The table plays without Structures, or the army has none.
    #[error("the side has no Structure")]
    NoStructure,
    /// The side has placed its Structure already.
    #[error("the Structure was placed already")]
    StructureUsed,
    /// A Structure is placed before anything else in a turn, and not after anybody has drawn their last tile.
    #[error("a Structure is placed right after the draw, before any last tile is drawn")]
    StructureTooLate { last_tile: bool },
    /// A Structure costs three tiles of the hand.
    #[error("a Structure costs three tiles of the hand")]
    StructureNeedsThree,
    /// No hex next to this one is free for the second token.
    #[error("no hex next to it is free for the second token")]
    NoRoomForStructure { hex: Hex },
    /// The second token has to be named next.
    #[error("the second token has to be placed")]
    BuildBegun,
    /// Castling requires two adjacent units of the side.
    #[error("no two own units stand next to each other")]
    NoPair,
    /// No unit that could act is adjacent to a unit that it could act on.
    #[error("nobody stands next to anybody to do this to")]
    NobodyAdjacent,
    /// The action would change neither the hex nor the rotation.
    #[error("nothing would change")]
    NothingChanges,
    /// The unit does not have this ability.
    #[error("the unit has no such ability")]
    NoAbility { hex: Hex },
    /// The ability has already been used this turn.
    #[error("the ability was used already in this turn")]
    AbilitySpent { hex: Hex },
    /// There is no hex to push the unit to.
    #[error("there is no free hex to push the unit to")]
    NowhereToPush { hex: Hex },
    /// The side's HQ is netted, so no Grenade can be thrown.
    #[error("the own HQ is netted")]
    GrenadeNetted,
    /// The target is not next to the side's HQ.
    #[error("the target is not next to the own HQ")]
    NotNextToHeadquarters { hex: Hex },
    /// Some hexes around the target are off the board.
    #[error("the six hexes around the target have to be on the board")]
    BombOffBoard { hex: Hex },
    /// More than one Transport can move the unit, so the Transport has to be named.
    #[error("more than one Transport can move the unit")]
    WhichTransport { hex: Hex },
    /// The named Transport cannot move the unit.
    #[error("that Transport cannot move the unit")]
    NotThatTransport { hex: Hex },
    /// The named Transport is the only one that can move the unit; a Transport may be named only if there are several.
    #[error("the only Transport that can move the unit is not named")]
    OnlyTransport { hex: Hex },
    /// The instant does not affect HQs.
    #[error("an HQ cannot be the target")]
    HeadquartersImmune { grenade: bool },
    /// An HQ cannot be replaced.
    #[error("an HQ is not replaced")]
    HeadquartersStays { hex: Hex },
    /// The HQ that would throw the Grenade is paralysed.
    #[error("the own HQ is paralysed")]
    GrenadeParalysed,
    /// The tile is not underground, so the HQ cannot swap places with it.
    #[error("the tile is not underground")]
    NotUnderground { hex: Hex },
    /// The side has no Hole on the hex.
    #[error("no own Hole is there")]
    NoHole { hex: Hex },
    /// The Hole has already dragged a unit this turn, or an enemy stood on it when the turn began.
    #[error("the Hole drags nobody in this turn any more")]
    HoleSpent { hex: Hex },
    /// A Hole does not drag HQs.
    #[error("a Hole drags no HQ")]
    HeadquartersNotDragged,
    /// By the second reading of O-17, a Smoke Screen does not turn HQs.
    #[error("a Smoke Screen turns no HQ at this table")]
    HeadquartersNotTurned,
    /// The unit already has a paralysis marker.
    #[error("the unit is paralysed already")]
    ParalysedAlready { hex: Hex },
    /// All paralysis markers of the side are in use.
    #[error("no marker of paralysis is left")]
    NoMarkerLeft,
    /// Because of an enemy's Terror, the side may not put tiles on the board.
    #[error("no tile may be put on the board because of Terror")]
    Terrified,
    /// The HQ has no point to pay with or, in a game for points, no opponent can receive it.
    #[error("there is no HQ point to pay with")]
    NoPointToPay,
    /// The Steel Net is already on a unit.
    #[error("the Steel Net lies on the board already")]
    NetThrown { hex: Hex },
    /// The side's HQ cannot throw a net, or is not on the board.
    #[error("the own HQ throws no net")]
    NoNetToThrow,
    /// An HQ cannot be executed or covered by the Steel Net.
    #[error("an HQ cannot be the target")]
    HeadquartersSpared { execution: bool },
    /// There is already a Foundation on the hex.
    #[error("a Foundation lies there")]
    FoundationThere { hex: Hex },
    /// A Foundation has no rotation.
    #[error("a Foundation is not turned")]
    NeverTurned { tile: TileId },
    /// Only a unit can replace a unit.
    #[error("the tile is not a unit")]
    NotAUnit { tile: TileId },
    /// The hex does not have both a unit and a Foundation that could be targeted instead.
    #[error("no Foundation can be meant there instead of a unit")]
    NoFoundationUnder { hex: Hex },
    /// The hexes of a Small Bomb are not mutually adjacent.
    #[error("three hexes have to touch each other")]
    NoTriangle,
}

impl Illegal {
    /// The rule paragraph that forbids the action.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Self::GameOver => "NH-11.11",
            Self::NotYourTurn { .. } => "NH-3.7",
            Self::DecisionOpen { .. } | Self::NoDecision | Self::NoSuchAnswer { .. } => "NH-5.21",
            Self::NotYourPlacement { .. } | Self::HeadquartersFirst | Self::HeadquartersPlaced => "NH-2.3",
            Self::DrawFirst | Self::DrawnAlready => "NH-3.1",
            Self::DiscardFirst => "NH-3.4",
            Self::RedrawNeedsInstants | Self::RedrawTooLate | Self::PileEmpty => "NH-3.2",
            Self::NoRedraw => "NH-15.1",
            Self::RedrawNeedsSix => "NH-13.3",
            Self::OneTileAtFirst => "NH-13.1",
            Self::ReserveKept => "NH-13.2",
            Self::NoCards
            | Self::CardUsed { .. }
            | Self::BaseTaken { .. }
            | Self::BaseEmpty
            | Self::NoDiscardDue
            | Self::NothingToDraw => "NH-13.40",
            Self::SideOut => "NH-12.3",
            Self::PileHidden => "NH-2.6",
            Self::NotHeld { .. } | Self::InstantNotHeld => "NH-3.6",
            Self::NotABoardTile { .. } => "NH-1.7",
            Self::OffBoard => "NH-1.1",
            Self::HexTaken { .. } => "NH-1.8",
            Self::Mountains { .. } | Self::BombOnMountains { .. } => "NH-13.54",
            Self::Leader(_) => "NH-13.20",
            Self::Pit { .. } | Self::NotAStart { .. } | Self::LastStart { .. } | Self::NotASpawn { .. } => "NH-13.30",
            Self::BattleBanned => "NH-4.2",
            Self::NoUnit { .. } | Self::NotYourUnit { .. } => "NH-3.13",
            Self::NotAnEnemy { .. } => "NH-10.2",
            Self::Netted { .. } => "NH-7.6",
            Self::NotAdjacent { .. } | Self::NobodyAdjacent => "NH-1.5",
            Self::NoPair => "NH-10.17",
            Self::TokensApart { .. } => "NH-13.12",
            Self::Heavy { .. } => "NH-13.14",
            Self::NoStructure
            | Self::StructureUsed
            | Self::StructureTooLate { .. }
            | Self::StructureNeedsThree
            | Self::NoRoomForStructure { .. }
            | Self::BuildBegun => "NH-13.10",
            Self::NothingChanges | Self::NoAbility { .. } => "NH-3.11",
            Self::AbilitySpent { .. } => "NH-3.8",
            Self::NowhereToPush { .. } => "NH-10.12",
            Self::GrenadeParalysed
            | Self::GrenadeNetted
            | Self::NotNextToHeadquarters { .. }
            | Self::HeadquartersImmune { grenade: true } => "NH-10.13",
            Self::HeadquartersImmune { grenade: false } => "NH-10.14",
            Self::BombOffBoard { .. } => "NH-10.15",
            Self::NoTriangle => "NH-10.16",
            Self::ParalysedAlready { .. } | Self::NoMarkerLeft => "NH-14.49",
            Self::NotUnderground { .. } => "NH-14.74",
            Self::NoHole { .. } | Self::HoleSpent { .. } | Self::HeadquartersNotDragged => "NH-14.34",
            Self::Terrified => "NH-10.20",
            Self::HeadquartersNotTurned => "NH-10.22",
            Self::HeadquartersStays { .. } => "NH-10.23",
            Self::NoPointToPay => "NH-1.11",
            Self::NetThrown { .. } | Self::NoNetToThrow | Self::HeadquartersSpared { execution: false } => "NH-14.66",
            Self::HeadquartersSpared { execution: true } => "NH-14.24",
            Self::FoundationThere { .. } | Self::NeverTurned { .. } => "NH-14.28",
            Self::NotAUnit { .. } => "NH-14.53",
            Self::NoFoundationUnder { .. } => "NH-10.3",
            Self::WhichTransport { .. } | Self::NotThatTransport { .. } | Self::OnlyTransport { .. } => "NH-9.12",
        }
    }
}
