//! The rules of the raft.

use std::fmt;

use serde::{Deserialize, Serialize};
use sztab_game::{
    Chance, EventKind, EventSink, FactionAssignment, GameEvent, GameInfo, GameState, Intervention, LineNumber, Outcome,
    Refusal, Relation, RematchSeating, Rules, Seed, Side, Sides, Standing, Unreadable, Viewer,
};

/// The properties of the game.
pub(super) const INFO: GameInfo = GameInfo {
    id: "raft",
    name: "Raft",
    version: 1,
    playable: &[1],
    seats: &[2, 1, 3, 4],
    relation: Relation::Cooperative,
    is_simultaneous: false,
    is_hidden: false,
    has_chance: true,
    draws: None,
    factions: FactionAssignment::Distinct,
    rematch: RematchSeating::Same,
    end_of_turn: None,
    first_game: &["ash", "birch"],
};

/// The water level at which all lose.
const FLOOD: u8 = 4;
/// The last round.
const ROUNDS: u8 = 8;

/// A game of the raft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Raft {
    seats: u8,
    /// The current round, from 1.
    round: u8,
    turn: Side,
    logs: u8,
    water: u8,
    gone: Sides,
    chance: Chance,
    over: Option<End>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct End {
    has_won: bool,
    cause: String,
}

/// An action of a castaway.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    Bind,
    Bail,
}

/// An observable change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    TurnBegan { side: Side },
    TurnEnded { side: Side },
    Bound { number: u8, logs: u8 },
    Bailed { water: u8 },
    Tide { number: u8, water: u8 },
    Gone { side: Side },
    Over { has_won: bool },
}

impl GameEvent for Event {
    fn kind(&self) -> EventKind {
        match *self {
            Self::TurnBegan { side } => EventKind::TurnBegan(side),
            Self::TurnEnded { side } => EventKind::TurnEnded(side),
            Self::Bound { .. } | Self::Tide { .. } => EventKind::Revealed,
            Self::Bailed { .. } | Self::Gone { .. } => EventKind::Step,
            Self::Over { .. } => EventKind::Over,
        }
    }
}

/// The reason an action is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NotYourTurn,
    /// There are no rivals, so there can be no draw, no claim, and no victory for only some sides.
    Together,
    /// The die is hidden in this copy of the game.
    Hidden,
}

impl fmt::Display for Illegal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{self:?}")
    }
}

impl std::error::Error for Illegal {}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "R-5",
            Self::NotYourTurn => "R-1",
            Self::Together => "R-7",
            Self::Hidden => "R-2",
        }
    }
}

impl Raft {
    /// A new game for one to four castaways.
    #[must_use]
    pub fn new(seats: u8, seed: &Seed) -> Self {
        let chance = Chance::new(seed, "sztab test tide 1", "");
        Self { seats, round: 1, turn: Side(0), logs: 0, water: 0, gone: Sides::NONE, chance, over: None }
    }

    /// The water level.
    #[must_use]
    pub fn water_level(&self) -> u8 {
        self.water
    }

    fn roll_die(&mut self) -> Result<u8, Illegal> {
        let number = self.chance.draw_below(6).ok_or(Illegal::Hidden)?;
        Ok(u8::try_from(number + 1).unwrap())
    }

    fn end_game(&mut self, has_won: bool, cause: &str, events: &mut Vec<Event>) {
        self.over = Some(End { has_won, cause: cause.to_owned() });
        events.push(Event::Over { has_won });
    }

    /// Passes the turn to the next castaway who still acts.
    fn pass_turn(&mut self, events: &mut Vec<Event>) -> Result<(), Illegal> {
        events.push(Event::TurnEnded { side: self.turn });
        if self.logs >= 2 + self.seats {
            self.end_game(true, "raft", events);
        } else if self.playing_sides().is_empty() {
            self.end_game(false, "alone", events);
        }
        while self.over.is_none() {
            self.turn = Side((self.turn.0 + 1) % self.seats);
            if self.turn == Side(0) {
                self.end_round(events)?;
            }
            if self.over.is_none() && self.playing_sides().contains(self.turn) {
                events.push(Event::TurnBegan { side: self.turn });
                break;
            }
        }
        Ok(())
    }

    /// Carries out the tide, and ends the game if the water is too high or the last round is over.
    fn end_round(&mut self, events: &mut Vec<Event>) -> Result<(), Illegal> {
        let number = self.roll_die()?;
        self.water += u8::from(number >= 4);
        events.push(Event::Tide { number, water: self.water });
        self.round += 1;
        if self.water >= FLOOD {
            self.end_game(false, "flood", events);
        } else if self.round > ROUNDS {
            self.end_game(false, "night", events);
        }
        Ok(())
    }

    /// Applies a change, or leaves the game unchanged if the change fails.
    fn apply_change(
        &mut self,
        sink: &mut impl EventSink<Event>,
        change: impl FnOnce(&mut Self, &mut Vec<Event>) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let (mut after, mut events) = (self.clone(), Vec::new());
        change(&mut after, &mut events)?;
        *self = after;
        events.into_iter().for_each(|event| sink.emit(|| event));
        Ok(())
    }
}

impl GameState for Raft {
    fn sides(&self) -> Sides {
        Sides::first(self.seats.into())
    }

    fn rivals(&self, _side: Side) -> Sides {
        Sides::NONE
    }

    fn playing_sides(&self) -> Sides {
        self.sides().difference(self.gone)
    }

    fn waiting_sides(&self) -> Sides {
        if self.over.is_none() { self.turn.into() } else { Sides::NONE }
    }

    fn turn(&self) -> Option<Side> {
        self.waiting_sides().single()
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = vec![i32::from(self.logs); usize::from(self.seats)];
        self.over.as_ref().map(|end| Outcome::cooperative(end.has_won, &points, end.cause.clone()))
    }

    fn standing(&self) -> Standing {
        Standing { points: vec![i32::from(self.logs); usize::from(self.seats)], undrawn: 0 }
    }

    fn position(&self) -> String {
        let Self { round, turn, logs, water, gone, over, .. } = self;
        format!("round {round} turn {} logs {logs} water {water} gone {gone:?} over {over:?}", turn.letter())
    }

    fn state(&self) -> String {
        serde_json::to_string(self).unwrap()
    }
}

impl Rules for Raft {
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Orders = ();

    const ID: &'static str = INFO.id;

    fn legal_actions_of(&self, side: Side) -> Vec<Action> {
        let is_legal = |action: &Action| self.clone().apply(side, action, LineNumber(0), &mut ()).is_ok();
        [Action::Bind, Action::Bail].into_iter().filter(is_legal).collect()
    }

    fn check_turn(&self, side: Side) -> Result<(), Illegal> {
        match self.turn() {
            None => Err(Illegal::Over),
            Some(turn) if turn != side => Err(Illegal::NotYourTurn),
            Some(_) => Ok(()),
        }
    }

    fn apply(
        &mut self,
        side: Side,
        action: &Action,
        _line: LineNumber,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        self.check_turn(side)?;
        self.apply_change(sink, |after, events| {
            match action {
                Action::Bind => {
                    let number = after.roll_die()?;
                    after.logs += u8::from(number >= 4);
                    events.push(Event::Bound { number, logs: after.logs });
                }
                Action::Bail => {
                    after.water = after.water.saturating_sub(1);
                    events.push(Event::Bailed { water: after.water });
                }
            }
            after.pass_turn(events)
        })
    }

    fn intervene(&mut self, intervention: Intervention, sink: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        let waiting = self.waiting_sides();
        if waiting.is_empty() {
            return Err(Illegal::Over);
        }
        self.apply_change(sink, |after, events| match intervention {
            Intervention::Resigned(side) | Intervention::RanOut(side) => {
                let is_late = matches!(intervention, Intervention::RanOut(_));
                if after.gone.contains(side) || is_late && !waiting.contains(side) {
                    return Err(Illegal::NotYourTurn);
                }
                after.gone = after.gone.with(side);
                events.push(Event::Gone { side });
                if after.turn == side { after.pass_turn(events) } else { Ok(()) }
            }
            Intervention::Adjudicated(winners) if winners == after.sides() || winners.is_empty() => {
                after.end_game(!winners.is_empty(), "adjudication", events);
                Ok(())
            }
            Intervention::Adjudicated(_) | Intervention::Agreed | Intervention::Forfeited(_) => Err(Illegal::Together),
        })
    }

    fn observed_by(&self, _viewer: Viewer) -> Self {
        Self { chance: self.chance.without_seed(), ..self.clone() }
    }

    fn sample(&self, _viewer: Viewer, seed: &Seed) -> Self {
        Self { chance: self.chance.resample(seed), ..self.clone() }
    }

    fn read(&self, _side: Side, text: &str) -> Result<Action, Unreadable> {
        match text.trim() {
            "bind" => Ok(Action::Bind),
            "bail" => Ok(Action::Bail),
            _ => Err(Unreadable::new(1, "bind or bail")),
        }
    }

    fn print(&self, _side: Side, action: &Action) -> String {
        match action {
            Action::Bind => "bind",
            Action::Bail => "bail",
        }
        .to_owned()
    }

    fn restore(&self, state: &str) -> Option<Self> {
        serde_json::from_str(state).ok()
    }
}
