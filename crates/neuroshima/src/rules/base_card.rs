//! The Base: a tile can be laid on this card instead of the compulsory discard, and later taken instead of drawing one
//! (NH-13.40).

use super::arrangement::Side;
use super::cards::Card;
use super::event::{Event, EventSink};
use super::game::{Game, Phase};
use super::illegal::Illegal;
use super::tile::TileId;

impl Game {
    /// The Tactic cards that a side still has; the Base comes with the tile on it.
    #[must_use]
    pub fn open_cards(&self, side: Side) -> Vec<(Card, Option<TileId>)> {
        let base = self.seat(side).base;
        self.arrangement().cards.cards_of(side).map(|card| (card, base.filter(|_| card == Card::Base))).collect()
    }

    /// True if the active side may take the tile from its Base when it draws.
    #[must_use]
    pub fn can_take_from_base(&self) -> bool {
        let is_draw = self.state().pending.is_none() && self.state().phase == Phase::Draw;
        is_draw && self.check_take_from_base(self.state().active).is_ok()
    }

    /// Checks that the Base is empty: it holds only one tile (NH-13.40).
    pub(super) fn check_lay_on_base(&self, side: Side) -> Result<(), Illegal> {
        self.check_card(side, Card::Base)?;
        match self.seat(side).base {
            Some(tile) => Err(Illegal::BaseTaken { tile }),
            None => Ok(()),
        }
    }

    /// Checks that the side draws this turn: taking the tile from the Base replaces a draw (NH-13.40), so it is not
    /// possible in a turn without draws (O-61).
    pub(super) fn check_take_from_base(&self, side: Side) -> Result<(), Illegal> {
        self.check_card(side, Card::Base)?;
        let seat = self.seat(side);
        if seat.base.is_none() {
            Err(Illegal::BaseEmpty)
        } else if seat.pile.is_empty() || seat.hand.len() >= self.draw_limit() {
            Err(Illegal::NothingToDraw)
        } else {
            Ok(())
        }
    }

    /// Lays a tile on the Base instead of discarding it.
    pub(super) fn lay_on_base(&mut self, tile: TileId, sink: &mut impl EventSink) {
        let side = self.state.active;
        self.take_from_hand(tile);
        self.state.seats[side.index()].base = Some(tile);
        self.state.phase = Phase::Play;
        sink.emit(|| Event::BaseLaid { side, tile });
    }

    /// Takes the tile from the Base; the card then leaves the game.
    pub(super) fn take_from_base(&mut self, sink: &mut impl EventSink) {
        let side = self.state.active;
        let seat = &mut self.state.seats[side.index()];
        if let Some(tile) = seat.base.take() {
            seat.hand.push(tile);
            self.state.arrangement.cards.set(side, Card::Base, false);
            sink.emit(|| Event::BaseTaken { side, tile });
        }
    }
}
