//! The situation of a side that is to act, and checks that several instants and abilities share.

use crate::rules::arrangement::{Arrangement, Side, Unit};
use crate::rules::board::{Board, Hex, HexSet, Rotation};
use crate::rules::game::Game;
use crate::rules::illegal::Illegal;
use crate::rules::influence::Influence;
use crate::rules::second_move::SecondMove;
use crate::rules::tile::{Feature, Tile, TileId};

/// A game from the point of view of a side, with the board evaluated once.
pub struct Moment<'a> {
    /// The game.
    pub game: &'a Game,
    /// The side to act.
    pub side: Side,
    /// The nets and effects of the units on the board.
    pub influence: Influence<'a>,
}

impl<'a> Moment<'a> {
    /// Evaluates the board for a side.
    #[must_use]
    pub fn new(game: &'a Game, side: Side) -> Self {
        Self { game, side, influence: Influence::evaluate(game.roster(), game.arrangement()) }
    }

    /// The arrangement of the board.
    #[must_use]
    #[inline]
    pub fn arrangement(&self) -> &'a Arrangement {
        self.game.arrangement()
    }

    /// The board in play.
    #[must_use]
    #[inline]
    pub fn board(&self) -> Board {
        self.arrangement().board
    }

    /// True if this second move is open, and therefore free (NH-9.11, NH-9.13).
    #[must_use]
    #[inline]
    pub fn is_open(&self, second: SecondMove) -> bool {
        self.game.state().second_move.is_some_and(|open| self.arrangement().is_second_move(open, second))
    }

    /// Checks that a hex is on the board.
    ///
    /// # Errors
    ///
    /// If it is off the board (NH-1.1).
    #[inline]
    pub fn check_on_board(&self, hex: Hex) -> Result<(), Illegal> {
        if hex.index() < self.board().size() { Ok(()) } else { Err(Illegal::OffBoard) }
    }

    /// Checks that a hex is free.
    ///
    /// # Errors
    ///
    /// If it is occupied, is Mountains or a pit, or is off the board (NH-1.1, NH-1.8, NH-13.30, NH-13.54).
    #[inline]
    pub fn check_free(&self, hex: Hex) -> Result<(), Illegal> {
        self.check_on_board(hex)?;
        match self.arrangement().is_free(hex) {
            true => Ok(()),
            false if self.arrangement().pits.contains(hex) => Err(Illegal::Pit { hex }),
            false if self.arrangement().unit(hex).is_none() => Err(Illegal::Mountains { hex }),
            false => Err(Illegal::HexTaken { hex }),
        }
    }

    /// Checks that a bomb may hit an area.
    ///
    /// # Errors
    ///
    /// If there are Mountains in the area (NH-13.54).
    pub fn check_area(&self, area: HexSet) -> Result<(), Illegal> {
        self.arrangement().terrain.first_mountain_in(area).map_or(Ok(()), |hex| Err(Illegal::BombOnMountains { hex }))
    }

    /// Checks that a Foundation can be laid on a free hex: there is no other Foundation on it, and the tile is not
    /// rotated.
    ///
    /// # Errors
    ///
    /// If it cannot be laid (NH-14.28).
    pub fn check_ground(&self, tile: TileId, hex: Hex, rotation: Rotation) -> Result<(), Illegal> {
        if rotation != Rotation::default() {
            Err(Illegal::NeverTurned { tile })
        } else if self.arrangement().foundation(hex).is_some() {
            Err(Illegal::FoundationThere { hex })
        } else {
            Ok(())
        }
    }

    /// Checks that a unit is not netted.
    ///
    /// # Errors
    ///
    /// If it is netted (NH-7.6).
    #[inline]
    pub fn check_unnetted(&self, hex: Hex) -> Result<(), Illegal> {
        if self.influence.is_netted(hex) { Err(Illegal::Netted { hex }) } else { Ok(()) }
    }

    /// Checks that two hexes are neighbours.
    ///
    /// # Errors
    ///
    /// If they are not adjacent (NH-1.5).
    #[inline]
    pub fn check_adjacent(&self, from: Hex, to: Hex) -> Result<(), Illegal> {
        if self.board().direction(from, to).is_some() { Ok(()) } else { Err(Illegal::NotAdjacent { from, to }) }
    }

    #[inline]
    fn unit_on(&self, hex: Hex) -> Result<(&'a Unit, &'a Tile), Illegal> {
        self.check_on_board(hex)?;
        let unit = self.arrangement().unit(hex).ok_or(Illegal::NoUnit { hex })?;
        Ok((unit, self.game.roster().unit_tile(unit)))
    }

    /// The side's own unit on a hex.
    ///
    /// # Errors
    ///
    /// If the side has no unit there (NH-3.13).
    #[inline]
    pub fn own_unit(&self, hex: Hex) -> Result<(&'a Unit, &'a Tile), Illegal> {
        let found = self.unit_on(hex)?;
        if self.influence.controller(hex) == Some(self.side) { Ok(found) } else { Err(Illegal::NotYourUnit { hex }) }
    }

    /// The enemy unit on a hex.
    ///
    /// # Errors
    ///
    /// If there is no enemy unit there (NH-3.13, NH-10.2).
    #[inline]
    pub fn enemy_unit(&self, hex: Hex) -> Result<(&'a Unit, &'a Tile), Illegal> {
        let found = self.unit_on(hex)?;
        if self.influence.is_enemy(hex, self.side) { Ok(found) } else { Err(Illegal::NotAnEnemy { hex }) }
    }

    /// Checks that a damaging instant may be aimed at an enemy unit or Foundation on a hex (NH-10.3, NH-10.13,
    /// NH-10.14). `immune` is the error for an HQ.
    ///
    /// # Errors
    ///
    /// If the hex has no enemy unit or Foundation, or `foundation_targets` contains anything other than a Foundation
    /// under a unit on that hex.
    pub fn check_target(&self, hex: Hex, foundation_targets: HexSet, immune: Illegal) -> Result<(), Illegal> {
        self.check_on_board(hex)?;
        self.check_foundation_targets(foundation_targets, [hex].into_iter().collect())?;
        if !self.targets_foundation(hex, foundation_targets) {
            let (_, tile) = self.enemy_unit(hex)?;
            return if tile.is_headquarters() { Err(immune) } else { Ok(()) };
        }
        let owner = self.arrangement().foundation(hex).map(|ground| ground.owner);
        let is_enemy = owner.is_some_and(|owner| self.game.roster().mode().are_enemies(self.side, owner));
        if is_enemy { Ok(()) } else { Err(Illegal::NotAnEnemy { hex }) }
    }

    /// Checks that each hex of `foundation_targets` is in the area and has both a unit and a Foundation.
    ///
    /// # Errors
    ///
    /// If a hex does not meet this condition (NH-10.3).
    pub fn check_foundation_targets(&self, foundation_targets: HexSet, area: HexSet) -> Result<(), Illegal> {
        let is_doubled = |hex: Hex| !self.arrangement().is_free(hex) && self.arrangement().foundation(hex).is_some();
        match foundation_targets.iter().find(|&hex| !area.contains(hex) || !is_doubled(hex)) {
            Some(hex) => Err(Illegal::NoFoundationUnder { hex }),
            None => Ok(()),
        }
    }

    /// True if a damaging instant with these `foundation_targets` targets the Foundation on a hex instead of a unit
    /// (NH-10.3).
    #[must_use]
    pub fn targets_foundation(&self, hex: Hex, foundation_targets: HexSet) -> bool {
        self.arrangement().targets_foundation(hex, foundation_targets)
    }

    /// The unit on a hex, provided that the side's units can push it (NH-12.36).
    ///
    /// # Errors
    ///
    /// If there is no such unit (NH-10.12).
    #[inline]
    pub fn hostile_unit(&self, hex: Hex) -> Result<(&'a Unit, &'a Tile), Illegal> {
        let found = self.unit_on(hex)?;
        if self.influence.is_hostile(hex, self.side) { Ok(found) } else { Err(Illegal::NotAnEnemy { hex }) }
    }

    /// Checks a step of at most one hex, or through Misty Swamps, together with a turn (NH-3.11, NH-10.11, NH-13.52).
    /// The hex or the rotation has to change.
    ///
    /// # Errors
    ///
    /// The reason why the unit cannot make this move.
    #[inline]
    pub fn check_displacement(&self, from: Hex, to: Hex, rotation: Rotation) -> Result<(), Illegal> {
        let (unit, _) = self.own_unit(from)?;
        self.check_unnetted(from)?;
        if to == from {
            return if rotation == unit.rotation { Err(Illegal::NothingChanges) } else { Ok(()) };
        }
        self.check_on_board(to)?;
        if !self.arrangement().swamp_exits(from).contains(to) {
            self.check_adjacent(from, to)?;
        }
        self.check_free(to)?;
        self.check_together(from, to)
    }

    /// Checks that a token may leave its hex for another one: the tokens of a Structure remain next to each other
    /// (NH-13.12).
    ///
    /// # Errors
    ///
    /// If they would be parted.
    #[inline]
    pub fn check_together(&self, from: Hex, to: Hex) -> Result<(), Illegal> {
        if self.arrangement().structures().is_none() {
            return Ok(());
        }
        self.check_not_heavy(from)?;
        if self.arrangement().stays_together(from, to) { Ok(()) } else { Err(Illegal::TokensApart { hex: to }) }
    }

    /// Checks that the unit on a hex may be displaced.
    ///
    /// # Errors
    ///
    /// If it is Heavy (NH-13.14; O-121).
    #[cold]
    pub fn check_not_heavy(&self, hex: Hex) -> Result<(), Illegal> {
        let unit = self.arrangement().unit(hex);
        let is_heavy = unit.is_some_and(|unit| self.game.roster().unit_tile(unit).has(Feature::Heavy));
        if is_heavy { Err(Illegal::Heavy { hex }) } else { Ok(()) }
    }
}
