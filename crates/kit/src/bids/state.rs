//! The state of the game of bids and its transitions.

use serde::{Deserialize, Serialize};
use sztab_game::{Chance, EventSink, LineNumber, Side, Sides};

use super::{Event, Illegal};

/// Number of rounds in a game.
pub const ROUNDS: u8 = 4;

/// A game of bids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bids {
    pub(super) state: State,
}

/// The complete state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The current round, counted from 0.
    pub round: u8,
    /// The bids in the current round.
    pub bids: [Bid; 3],
    /// Secret lines that have not been opened yet.
    pub closed: Vec<LineNumber>,
    /// The value of the die and the number of throws, while a player decides about the prize.
    pub prize: Option<(u8, u8)>,
    /// Points scored so far.
    pub points: [i32; 3],
    /// Sides that have resigned.
    pub gone: Sides,
    /// Sides that have run out of time.
    pub late: Sides,
    /// The random numbers for the die.
    pub chance: Chance,
    /// The reason the game is over; `None` while it is in play.
    pub over: Option<String>,
    /// True if all sides agreed on a draw.
    pub drawn: bool,
}

/// A side's bid in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bid {
    /// No bid yet.
    Missing,
    /// A bid hidden in this copy of the game.
    Hidden,
    /// This amount.
    Of(u8),
}

impl State {
    pub(super) fn new(chance: Chance) -> Self {
        Self {
            round: 0,
            bids: [Bid::Missing; 3],
            closed: Vec::new(),
            prize: None,
            points: [0; 3],
            gone: Sides::NONE,
            late: Sides::NONE,
            chance,
            over: None,
            drawn: false,
        }
    }

    /// The sides that still act.
    pub(super) fn playing_sides(&self) -> Sides {
        Sides::first(3).difference(self.gone).difference(self.late)
    }

    /// The side that decides about the prize in this round.
    pub(super) fn leader(&self) -> Side {
        Side(self.round % 3)
    }

    /// The sides whose bids are missing.
    pub(super) fn sides_without_bid(&self) -> Sides {
        self.playing_sides().iter().filter(|side| self.bids[side.index()] == Bid::Missing).collect()
    }

    pub(super) fn waiting_sides(&self) -> Sides {
        match (&self.over, self.prize) {
            (Some(_), _) => Sides::NONE,
            (None, None) => self.sides_without_bid(),
            (None, Some(_)) => Sides::from(self.leader()),
        }
    }

    /// Continues until a player has to be asked something (T-2 to T-7).
    pub(super) fn advance(&mut self, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        while self.over.is_none() {
            let left = Sides::first(3).difference(self.gone);
            if left.len() < 2 {
                self.end_game("resignation", sink);
            } else if self.round >= ROUNDS {
                self.end_game("last-round", sink);
            } else if self.prize.is_none() {
                if !self.sides_without_bid().is_empty() {
                    return Ok(());
                }
                self.reveal_bids(sink)?;
            } else if self.playing_sides().contains(self.leader()) {
                return Ok(());
            } else {
                self.award(sink)?;
            }
        }
        Ok(())
    }

    fn reveal_bids(&mut self, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        let bids = self.open_bids()?;
        self.closed.clear();
        sink.emit(|| Event::Opened { bids });
        self.roll_die(sink)?;
        let side = self.leader();
        if self.playing_sides().contains(side) {
            sink.emit(|| Event::TurnBegan { side });
        }
        Ok(())
    }

    /// The bids of the remaining sides, in turn order.
    fn open_bids(&self) -> Result<Vec<(Side, u8)>, Illegal> {
        let left = Sides::first(3).difference(self.gone);
        let bid = |side: Side| match self.bids[side.index()] {
            _ if self.late.contains(side) => Ok((side, 1)),
            Bid::Of(amount) => Ok((side, amount)),
            Bid::Missing | Bid::Hidden => Err(Illegal::Hidden),
        };
        left.iter().map(bid).collect()
    }

    pub(super) fn roll_die(&mut self, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        let number = self.chance.draw_below(6).ok_or(Illegal::Hidden)?;
        let prize = u8::try_from(number + 1).map_err(|_| Illegal::Hidden)?;
        let times = self.prize.map_or(0, |(_, times)| times);
        self.prize = Some((prize, times + 1));
        sink.emit(|| Event::Thrown { prize });
        Ok(())
    }

    pub(super) fn award(&mut self, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        let bids = self.open_bids()?;
        let best = bids.iter().map(|&(_, bid)| bid).max().unwrap_or_default();
        let highest: Sides = bids.iter().filter(|&&(_, bid)| bid == best).map(|&(side, _)| side).collect();
        let (prize, _) = self.prize.take().unwrap_or_default();
        let side = highest.single();
        let points = side.map_or(0, |_| i32::from(prize) - i32::from(best));
        if let Some(side) = side {
            self.points[side.index()] += points;
        }
        sink.emit(|| Event::Awarded { side, points });
        self.round += 1;
        self.bids = [Bid::Missing; 3];
        Ok(())
    }

    pub(super) fn end_game(&mut self, cause: &str, sink: &mut impl EventSink<Event>) {
        self.over = Some(cause.to_owned());
        self.closed.clear();
        sink.emit(|| Event::Over { cause: cause.to_owned() });
    }
}
