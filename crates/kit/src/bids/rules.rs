//! The game of bids as seen by the referee.

use serde::{Deserialize, Serialize};
use sztab_game::chance::to_hex;
use sztab_game::document::WrittenRecord;
use sztab_game::{
    Chance, EventSink, FactionAssignment, Game, GameInfo, GameKind, GameState, Intervention, InvalidSetup, Kind,
    LineNumber, NoPlayers, Outcome, Players, Relation, RematchSeating, Rules, SeatData, SeatFile, Seed, Side, Sides,
    Standing, TextError, Unreadable, Viewer,
};

use super::{Bid, Bids, Event, Illegal, State, record};

/// A side's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Bid (T-1).
    Bid(u8),
    /// Keep the prize (T-3).
    Keep,
    /// Throw again (T-3).
    Throw,
}

/// Orders that a player can give in advance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Orders {
    /// True if the prize is always kept.
    pub keeps: bool,
}

impl Bids {
    /// A new game.
    pub fn new(seed: &Seed) -> Self {
        Self { state: State::new(Chance::new(seed, "sztab test die 1", "")) }
    }

    /// Creates a game in the given state.
    pub fn with_state(state: State) -> Self {
        Self { state }
    }

    /// Carries out a change either completely or not at all.
    fn apply_change(
        &mut self,
        sink: &mut impl EventSink<Event>,
        change: impl FnOnce(&mut State, &mut Vec<Event>) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        change(&mut state, &mut events)?;
        state.advance(&mut events)?;
        self.state = state;
        events.into_iter().for_each(|event| sink.emit(|| event));
        Ok(())
    }
}

/// Checks that the side has been asked a question that this action answers.
fn check_answer(state: &State, side: Side, action: Action) -> Result<(), Illegal> {
    if state.over.is_some() {
        return Err(Illegal::Over);
    }
    match (state.prize, action) {
        (None, _) if !state.playing_sides().contains(side) => Err(Illegal::NotAsked),
        (None, Action::Bid(1..=3)) => Ok(()),
        (None, Action::Bid(_)) => Err(Illegal::NoSuchBid),
        (Some(_), _) if state.leader() != side => Err(Illegal::NotAsked),
        (Some((_, 2..)), Action::Throw) => Err(Illegal::ThrownTwice),
        (Some(_), Action::Keep | Action::Throw) => Ok(()),
        (None, _) | (Some(_), Action::Bid(_)) => Err(Illegal::OtherQuestion),
    }
}

/// The properties of the game.
const INFO: GameInfo = GameInfo {
    id: "bids",
    name: "Bids",
    version: 1,
    playable: &[1],
    seats: &[3],
    relation: Relation::Versus,
    is_simultaneous: true,
    is_hidden: true,
    has_chance: true,
    draws: Some("T-8"),
    factions: FactionAssignment::Same,
    rematch: RematchSeating::SwapSeats,
    end_of_turn: None,
    first_game: &["points"],
};

/// The game of bids, with or without computer players.
pub struct BidsKind {
    pub players: &'static dyn Players,
}

/// The game of bids without computer players.
pub const BIDS: Kind = &BidsKind { players: &NoPlayers };

impl GameKind for BidsKind {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn files(&self) -> Vec<SeatFile> {
        vec![SeatFile::new("points", "highest = 6\n")]
    }

    fn deal(&self, data: &[SeatData<'_>], _terms: &str, seed: &Seed) -> Result<String, InvalidSetup> {
        match data.len() {
            3 => Ok(to_hex(seed)),
            sides => Err(InvalidSetup(format!("{sides} sides instead of 3"))),
        }
    }

    fn open(&self, _data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, InvalidSetup> {
        let byte = |at: usize| u8::from_str_radix(opening.get(at..at + 2).unwrap_or(""), 16);
        let bytes: Result<Vec<u8>, _> = (0..32).map(|index| byte(2 * index)).collect();
        let seed = bytes.ok().and_then(|bytes| Seed::try_from(bytes).ok());
        Ok(Box::new(Bids::new(&seed.ok_or_else(|| InvalidSetup("this is no seed".to_owned()))?)))
    }

    fn read_record(&self, text: &str, data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
        record::read(text, data)
    }

    fn computer_players(&self) -> &'static dyn Players {
        self.players
    }
}

impl GameState for Bids {
    fn sides(&self) -> Sides {
        Sides::first(3)
    }

    fn playing_sides(&self) -> Sides {
        self.state.playing_sides()
    }

    fn contenders(&self) -> Sides {
        Sides::first(3).difference(self.state.gone)
    }

    fn waiting_sides(&self) -> Sides {
        self.state.waiting_sides()
    }

    fn sides_to_answer(&self) -> Sides {
        if self.state.prize.is_some() { self.waiting_sides() } else { Sides::NONE }
    }

    fn turn(&self) -> Option<Side> {
        self.state.prize.filter(|_| self.state.over.is_none()).map(|_| self.state.leader())
    }

    fn outcome(&self) -> Option<Outcome> {
        let cause = self.state.over.as_ref()?;
        if self.state.drawn {
            return Some(Outcome::with_winners(Sides::first(3), &self.state.points, cause));
        }
        let merit = |(side, &points): (Side, &i32)| ((!self.state.gone.contains(side), points), points);
        Some(Outcome::by_merit(&(0..).map(Side).zip(&self.state.points).map(merit).collect::<Vec<_>>(), cause))
    }

    fn standing(&self) -> Standing {
        Standing { points: self.state.points.to_vec(), undrawn: 0 }
    }

    fn closed_lines(&self) -> Vec<LineNumber> {
        self.state.closed.clone()
    }

    fn position(&self) -> String {
        let State { round, bids, prize, points, gone, late, over, .. } = &self.state;
        format!(
            "round {round} bids {bids:?} prize {prize:?} points {points:?} gone {gone:?} late {late:?} over {over:?}"
        )
    }

    fn state(&self) -> String {
        serde_json::to_string(&self.state).expect("a state is plain data")
    }
}

impl Rules for Bids {
    const ID: &'static str = INFO.id;

    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Orders = Orders;

    fn legal_actions_of(&self, side: Side) -> Vec<Action> {
        let all = [Action::Bid(1), Action::Bid(2), Action::Bid(3), Action::Keep, Action::Throw];
        let is_legal = |action: &Action| self.clone().apply(side, action, LineNumber(0), &mut ()).is_ok();
        all.into_iter().filter(is_legal).collect()
    }

    fn check_turn(&self, side: Side) -> Result<(), Illegal> {
        let action = if self.state.prize.is_none() { Action::Bid(1) } else { Action::Keep };
        check_answer(&self.state, side, action)
    }

    fn apply(
        &mut self,
        side: Side,
        action: &Action,
        line: LineNumber,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        check_answer(&self.state, side, *action)?;
        self.apply_change(sink, |state, events| match *action {
            Action::Bid(amount) => {
                state.bids[side.index()] = Bid::Of(amount);
                state.closed.push(line);
                events.push(Event::Bid { side, amount: Some(amount) });
                Ok(())
            }
            Action::Throw => state.roll_die(events),
            Action::Keep => {
                events.push(Event::TurnEnded { side });
                state.award(events)
            }
        })
    }

    fn intervene(&mut self, intervention: Intervention, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        if self.state.over.is_some() {
            return Err(Illegal::Over);
        }
        let waiting = self.waiting_sides();
        self.apply_change(sink, |state, events| match intervention {
            Intervention::Agreed => {
                state.drawn = true;
                state.end_game("agreement", events);
                Ok(())
            }
            Intervention::Adjudicated(winners) => {
                state.drawn = winners.len() != 1;
                state.gone = if state.drawn { state.gone } else { Sides::first(3).difference(winners) };
                state.end_game("adjudication", events);
                Ok(())
            }
            Intervention::Resigned(side) | Intervention::Forfeited(side) if !state.gone.contains(side) => {
                state.gone = state.gone.with(side);
                events.push(Event::Gone { side });
                Ok(())
            }
            Intervention::RanOut(side) if waiting.contains(side) => {
                state.late = state.late.with(side);
                events.push(Event::Gone { side });
                Ok(())
            }
            Intervention::Resigned(_) | Intervention::Forfeited(_) | Intervention::RanOut(_) => Err(Illegal::NotAsked),
        })
    }

    fn ordered_action(&self, side: Side, orders: &Orders, _turn_began: bool) -> Option<Action> {
        (orders.keeps && self.turn() == Some(side)).then_some(Action::Keep)
    }

    fn observed_by(&self, viewer: Viewer) -> Self {
        let mut state = State { chance: self.state.chance.without_seed(), ..self.state.clone() };
        for (side, bid) in (0..).map(Side).zip(&mut state.bids) {
            let is_closed = self.state.prize.is_none() && *bid != Bid::Missing;
            if is_closed && !viewer.can_see(side) {
                *bid = Bid::Hidden;
            }
        }
        Self { state }
    }

    fn sample(&self, viewer: Viewer, seed: &Seed) -> Self {
        let mut state = Rules::observed_by(self, viewer).state;
        state.chance = self.state.chance.resample(seed);
        let mut others = Chance::new(seed, "sztab sample 1", "bids");
        for bid in state.bids.iter_mut().filter(|bid| **bid == Bid::Hidden) {
            *bid = Bid::Of(1 + u8::try_from(others.draw_below(3).unwrap_or(0)).unwrap_or(0));
        }
        Self { state }
    }

    fn read(&self, _side: Side, text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = |expected: &'static str| Unreadable::new(1, expected);
        match words[..] {
            ["keep"] => Ok(Action::Keep),
            ["throw"] => Ok(Action::Throw),
            ["bid", amount] => amount.parse().map(Action::Bid).map_err(|_| wrong("a number")),
            _ => Err(wrong("bid, keep or throw")),
        }
    }

    fn print(&self, _side: Side, action: &Action) -> String {
        match action {
            Action::Bid(amount) => format!("bid {amount}"),
            Action::Keep => "keep".to_owned(),
            Action::Throw => "throw".to_owned(),
        }
    }

    fn restore(&self, state: &str) -> Option<Self> {
        serde_json::from_str(state).ok().map(|state| Self { state })
    }
}
