//! Placing a Structure (NH-13.10): two actions name a token each, and with the second one three tiles of the hand are
//! discarded and both tokens stand at once.

use super::arrangement::{Side, Unit};
use super::board::{HexSet, Rotation};
use super::decision::{Decision, Question};
use super::event::{BattleCause, Event, EventSink, EventTile};
use super::game::{Game, Interrupted, Phase, Stage};
use super::illegal::Illegal;
use super::influence::Influence;
use super::readings::Reading;
use super::slots::Moment;
use super::tile::{Feature, TileId};
use super::tokens::{Build, Face, Token};
use super::turn::sets_of_three;

/// Number of tiles that a Structure costs.
pub(super) const PRICE: usize = 3;

impl Game {
    /// The first token of a Structure whose second one the active side has yet to name.
    #[must_use]
    pub fn building(&self) -> Option<Build> {
        self.state.building
    }

    /// The tile that a token of a side's Structure has if it is placed now, with its edges.
    #[must_use]
    pub fn token_tile(&self, side: Side, token: Build) -> Option<TileId> {
        let first = self.roster.structure(side)?;
        let faces = self.state.building.map_or([token.face; 2], |one| [one.face, token.face]);
        Some(Token { is_second: self.state.building.is_some(), faces }.tile(first))
    }

    /// True if a side's Structure has left the game, or can no longer be placed because the side is out (O-106, O-145).
    pub(super) fn is_structure_gone(&self, side: Side) -> bool {
        let structures = self.arrangement().structures();
        structures.losses().contains(side)
            || structures.of(side).is_none() && self.state.contest.eliminated.contains(side)
    }

    /// Checks whether a side may place its Structure at this point of the game.
    ///
    /// # Errors
    ///
    /// The reason why not (NH-13.10; O-101, O-103, O-106). Terror stops it by the second reading of O-105 only.
    pub fn check_structure(&self, side: Side) -> Result<(), Illegal> {
        let (state, terms) = (&self.state, self.roster.terms());
        if !terms.structures || self.roster.structure(side).is_none() {
            Err(Illegal::NoStructure)
        } else if self.arrangement().structures().of(side).is_some() || self.is_structure_gone(side) {
            Err(Illegal::StructureUsed)
        } else if state.stage != Stage::Normal {
            Err(Illegal::StructureTooLate { last_tile: true })
        } else if !state.fresh {
            Err(Illegal::StructureTooLate { last_tile: false })
        } else if state.terror.contains(side) && terms.readings.has(Reading::TerrorStopsStructures) {
            Err(Illegal::Terrified)
        } else if self.seat(side).hand.len() < PRICE {
            Err(Illegal::StructureNeedsThree)
        } else {
            Ok(())
        }
    }

    /// Checks whether a token may be placed: on a free hex, the second one next to the first one (O-107).
    #[cold]
    pub(super) fn check_build(&self, moment: &Moment<'_>, token: Build) -> Result<(), Illegal> {
        self.check_structure(moment.side)?;
        moment.check_free(token.hex)?;
        let board = moment.board();
        match self.state.building {
            Some(first) if first.hex == token.hex => Err(Illegal::HexTaken { hex: token.hex }),
            Some(first) if board.direction(first.hex, token.hex).is_none() => {
                Err(Illegal::TokensApart { hex: token.hex })
            }
            None if !board.neighbours(token.hex).any(|(_, hex)| self.arrangement().is_free(hex)) => {
                Err(Illegal::NoRoomForStructure { hex: token.hex })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Offers every token that the active side may place next, in canonical order.
    #[cold]
    pub(super) fn offer_builds(&self, moment: &Moment<'_>, offer: &mut impl FnMut(Build)) {
        if self.check_structure(moment.side).is_err() {
            return;
        }
        for hex in moment.board().hexes().filter(|&hex| self.arrangement().is_free(hex)) {
            for face in Face::ALL {
                Rotation::ALL.into_iter().for_each(|rotation| offer(Build { hex, face, rotation }));
            }
        }
    }

    /// Names a token. With the second one the Structure is paid for and placed; if several sets of three tiles can pay
    /// for it, first asks which.
    #[cold]
    pub(super) fn build(&mut self, token: Build, sink: &mut impl EventSink) {
        let side = self.state.active;
        let Some(first) = self.state.building else {
            self.state.building = Some(token);
            return;
        };
        let options = sets_of_three(&self.seat(side).hand);
        if let [only] = options[..] {
            return self.place_structure([first, token], only, sink);
        }
        let decision = Decision { decider: side, question: Question::StructurePrice { options } };
        self.ask(decision, Interrupted::Build { second: token }, sink);
    }

    /// Discards three tiles and puts both tokens on the board at the same time (O-102, O-107, O-146).
    #[cold]
    pub(super) fn place_structure(&mut self, tokens: [Build; 2], tiles: [TileId; PRICE], sink: &mut impl EventSink) {
        let side = self.state.active;
        tiles.iter().for_each(|&tile| self.take_from_hand(tile));
        self.state.seats[side.index()].discard.extend(tiles);
        if self.has_use_limit() {
            self.state.used.discarded += 2;
        }
        (self.state.phase, self.state.fresh, self.state.building) = (Phase::Play, false, None);
        let first = self.roster.structure(side).expect("checked before the action is carried out");
        self.put_structure(tokens, first, tiles.to_vec(), sink);
    }

    /// Puts the tokens of a Structure of the active side on the board, and starts the Battle of its Boarding (O-108).
    pub(super) fn put_structure(
        &mut self,
        tokens: [Build; 2],
        first: TileId,
        paid: Vec<TileId>,
        sink: &mut impl EventSink,
    ) {
        let side = self.state.active;
        let faces = tokens.map(|token| token.face);
        let units = [0, 1].map(|number| {
            let tile = Token { is_second: number == 1, faces }.tile(first);
            (tokens[number].hex, Unit::new(side, tile, tokens[number].rotation))
        });
        self.state.arrangement.put_structure(units);
        let [one, two] = units.map(|(hex, Unit { owner, tile, .. })| EventTile { hex, owner, tile });
        let rotations = tokens.map(|token| token.rotation);
        sink.emit(|| Event::Built { one, two, rotations, paid });
        self.boarding = self.roster.tile(side, one.tile).has(Feature::Boarding);
        self.settle_arrivals(tokens.iter().map(|token| token.hex).collect::<HexSet>(), sink);
    }

    /// Starts the Battle of a Structure that was placed by this action, unless it is netted, taken over or gone
    /// (NH-13.14; O-108).
    #[cold]
    pub(super) fn start_boarding(&mut self, sink: &mut impl EventSink) {
        self.boarding = false;
        let side = self.state.active;
        let Some(hex) = self.arrangement().structure(side) else { return };
        let influence = Influence::evaluate(self.roster(), self.arrangement());
        if !influence.is_netted(hex) && influence.controller(hex) == Some(side) {
            self.force_battle(BattleCause::Boarding, sink);
        }
    }
}
