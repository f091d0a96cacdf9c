//! Actions of a player.

#![allow(missing_docs, reason = "fields are named for what they are, and each variant says the rest")]

use super::abilities::Used;
use super::board::{Board, Hex, HexSet, Rotation};
use super::instants::Played;
use super::leader::{Lead, LeaderId};
use super::repertoire::{Ability, Instant};
use super::second_move::SecondMove;
use super::slots::imagine::fillings;
use super::slots::{Commander, Slot, Value};
use super::tactic::Tactic;
use super::tile::TileId;
use super::tokens::Build;

/// One action of the side to move. A hex means the unit that is on it at the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Choose a Leader in secret (NH-13.20); `None` is a choice that a record does not show yet.
    ChooseLeader { leader: Option<LeaderId> },
    /// Put the side's HQ on the board (NH-2.3).
    PlaceHeadquarters { hex: Hex, rotation: Rotation },
    /// Draw up to the limit (NH-3.1).
    Draw,
    /// Draw, taking the tile from the Base instead of one of the draws (NH-13.40).
    Fetch,
    /// Discard all instants in hand and draw again (NH-3.2).
    Redraw,
    /// Name a token of the side's Structure; the second one places both (NH-13.10).
    Build(Build),
    /// Discard a tile, compulsory or by choice (NH-3.4, NH-3.5).
    Discard { tile: TileId },
    /// Lay a tile on the Base instead of the compulsory discard (NH-13.40).
    Lay { tile: TileId },
    /// Play a board tile (NH-3.7).
    Place { tile: TileId, hex: Hex, rotation: Rotation },
    /// Play an instant (NH-10).
    Play(Played),
    /// Play the Tactic card (NH-13.40).
    Tactic(Tactic),
    /// Use an ability of a unit (NH-3.11, NH-9.12).
    Use(Used),
    /// Use the Leader (NH-13.20).
    Lead(Lead),
    /// Answer the open decision. Answers are numbered from 1.
    Choose { answer: u8 },
    /// End the turn (NH-3.14).
    End,
}

/// Destination and rotation of one unit that an action moves; `from == to` turns it on the spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnitMove {
    pub from: Hex,
    pub to: Hex,
    pub rotation: Rotation,
}

impl Action {
    /// Every play of an instant and use of an ability that can be formed from these hexes and tiles, legal or not.
    #[must_use]
    pub fn candidates(hexes: &[Hex], tiles: &[TileId]) -> Vec<Self> {
        let plays = Instant::ALL.into_iter().flat_map(|instant| {
            let fillings = fillings(instant.slots(), hexes, tiles).into_iter();
            fillings.filter_map(move |mut filling| instant.read(&mut filling).ok().map(Self::Play))
        });
        let uses = Ability::ALL.into_iter().flat_map(|ability| {
            let fillings = fillings(ability.slots(), hexes, tiles).into_iter();
            fillings.filter_map(move |mut filling| ability.read(&mut filling).ok().map(Self::Use))
        });
        plays.chain(uses).collect()
    }

    /// Every use of a Tactic card that can be formed from these hexes and tiles, legal or not (NH-13.40).
    #[must_use]
    pub fn candidates_with_cards(hexes: &[Hex], tiles: &[TileId]) -> Vec<Self> {
        let tactics = Tactic::INSTANTS.into_iter().flat_map(|instant| {
            let fillings = fillings(instant.slots(), hexes, tiles).into_iter();
            fillings.filter_map(move |mut filling| Tactic::read(instant, &mut filling)?.ok().map(Self::Tactic))
        });
        let laid = tiles.iter().map(|&tile| Self::Lay { tile });
        std::iter::once(Self::Fetch).chain(laid).chain(tactics).collect()
    }

    /// The instant that the action plays; `None` for a free second move (NH-9.11).
    #[must_use]
    pub fn instant(self) -> Option<Instant> {
        if let Self::Play(play) = self { Some(play.entry()) } else { None }
    }

    /// The tile in hand that the action names.
    #[must_use]
    pub fn tile_from_hand(self) -> Option<TileId> {
        let named = |(_, value)| if let Value::Tile(tile) = value { Some(tile) } else { None };
        if let Self::Discard { tile }
        | Self::Lay { tile }
        | Self::Place { tile, .. }
        | Self::Lead(Lead::Discard { tile }) = self
        {
            return Some(tile);
        }
        self.slot_values().into_iter().find_map(named)
    }

    /// Slots of an instant or ability with the values that the action fills in; empty for all other actions.
    #[must_use]
    pub fn slot_values(self) -> Vec<(Slot, Value)> {
        let (slots, values) = match self {
            Self::Play(play) => (play.entry().slots(), play.values()),
            Self::Tactic(tactic) => (tactic.instant().slots(), tactic.as_played().values()),
            Self::Lead(Lead::As(played)) => (played.entry().slots(), played.values()),
            Self::Use(used) => (used.entry().slots(), used.values()),
            Self::ChooseLeader { .. }
            | Self::PlaceHeadquarters { .. }
            | Self::Draw
            | Self::Fetch
            | Self::Redraw
            | Self::Build(_)
            | Self::Discard { .. }
            | Self::Lay { .. }
            | Self::Place { .. }
            | Self::Lead(_)
            | Self::Choose { .. }
            | Self::End => return Vec::new(),
        };
        slots.iter().copied().zip(values).collect()
    }

    /// The side's own unit on which an instant is played, or which uses an ability.
    #[must_use]
    pub fn unit(self) -> Option<Hex> {
        self.hex(Slot::Unit(Commander::Own))
    }

    /// The enemy unit at which an instant or ability is aimed.
    #[must_use]
    pub fn enemy(self) -> Option<Hex> {
        self.hex(Slot::Unit(Commander::Enemy))
    }

    /// The move made by an instant or ability, if it moves or turns a single unit of the side.
    #[must_use]
    pub fn displacement(self) -> Option<UnitMove> {
        let from = self.unit()?;
        let names_tile = self.slot_values().iter().any(|(slot, _)| *slot == Slot::Tile);
        // An action without a destination turns the unit on the spot.
        let to = self.hex(Slot::Step).or((!names_tile).then_some(from))?;
        let rotation = self
            .slot_values()
            .into_iter()
            .find_map(|(_, value)| if let Value::Rotation(rotation) = value { Some(rotation) } else { None });
        Some(UnitMove { from, to, rotation: rotation? })
    }

    /// The first hex that fills a slot of this kind.
    fn hex(self, wanted: Slot) -> Option<Hex> {
        self.slot_values().into_iter().find_map(|(slot, value)| {
            let Value::Hex(hex) = value else { return None };
            (slot == wanted).then_some(hex)
        })
    }

    /// The hexes where the action targets the Foundation instead of the unit on it (NH-10.3).
    #[must_use]
    pub fn foundation_targets(self) -> HexSet {
        let hexes = |(_, value)| if let Value::FoundationTargets(hexes) = value { Some(hexes) } else { None };
        self.slot_values().into_iter().find_map(hexes).unwrap_or_default()
    }

    /// The hexes that an instant or ability targets. For an area, the surrounding hexes come before the centre.
    #[must_use]
    pub fn target_hexes(self, board: Board) -> Vec<Hex> {
        let mut hexes = Vec::new();
        for (slot, value) in self.slot_values() {
            let Value::Hex(hex) = value else { continue };
            if slot == Slot::Centre {
                hexes.extend(board.neighbours(hex).map(|(_, hex)| hex));
            }
            hexes.push(hex);
        }
        hexes
    }

    /// The open second move that this action makes, if any (NH-9.11).
    #[must_use]
    pub fn second_move(self) -> Option<SecondMove> {
        if let Self::Play(play) = self {
            play.second_move()
        } else if let Self::Use(used) = self {
            used.second_move()
        } else {
            None
        }
    }
}
