//! The referee's interface to a game: its rules as a value that changes by actions alone.
//!
//! Every game passes one kit of tests (`crates/kit`): `legal` is what `apply` accepts,
//! refusals change nothing, lines are read back, masks reveal nothing, a replay gives the same state, and each side
//! may give up or run out of time at any moment.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use super::any_event::{EventSink, GameEvent};
use super::chance::{Seed, hexadecimal};
use super::outcome::{Outcome, Standing};
use super::secret::LineNumber;
use super::side::{Side, Sides, Viewer};

/// The part of a game's state that needs no types of the game.
pub trait GameState: fmt::Debug + Send + Sync {
    /// All sides of the table.
    fn sides(&self) -> Sides;

    /// The sides that play against a side: all others, without its own team. Empty in a cooperative game.
    fn rivals(&self, side: Side) -> Sides {
        self.sides().without(side)
    }

    /// The sides whose players still have something to say: all, unless some have left the game or lost all that they
    /// had in it. The others are asked nothing.
    fn playing_sides(&self) -> Sides {
        self.sides()
    }

    /// The sides that may still come first: all, unless some can no longer win.
    fn contenders(&self) -> Sides {
        self.sides()
    }

    /// The sides that may have the next turn after that of a side: all its rivals, unless an order of turns says more.
    fn next_up(&self, side: Side) -> Sides {
        self.rivals(side)
    }

    /// The sides without whose answer nothing goes on: their clocks run. Several where all answer at once; none once
    /// the game is over.
    fn waiting_sides(&self) -> Sides;

    /// The side whose turn it is; `None` in parts of the game that belong to nobody's turn, and once it is over. A
    /// player with a question to answer in another one's turn is in [`GameState::waiting_sides`] alone.
    fn turn(&self) -> Option<Side> {
        None
    }

    /// The sides of [`GameState::waiting_sides`] that owe the answer to a question, instead of going on with their turn.
    fn sides_to_answer(&self) -> Sides {
        Sides::NONE
    }

    /// The outcome of a game that is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The standing before the end. All of it is public.
    fn standing(&self) -> Standing {
        Standing::default()
    }

    /// The secret lines that the rules have not opened yet, in order, by the numbers that [`Rules::apply`] was given.
    /// A line that its side has replaced by a new answer is opened with the others. None once the game is over.
    fn closed_lines(&self) -> Vec<LineNumber> {
        Vec::new()
    }

    /// The position as text, all that everybody knows and all that this value does: of a masked game nothing hidden is
    /// in it.
    fn position(&self) -> String {
        self.state()
    }

    /// The whole state as text: what a snapshot keeps. Secrets are in it.
    fn state(&self) -> String;

    /// SHA-256 in hexadecimal, by which a snapshot is known to be whole: equal for equal states, whatever way led there.
    fn fingerprint(&self) -> String {
        hexadecimal(&Sha256::digest(self.state()))
    }
}

/// The rules of a game, with the state of one game as the value. Pure: the same lines lead to the same state.
///
/// Each game implements this with types of its own. The referee and everything that knows no game use the object-safe
/// [`Game`](super::Game), which every implementation gets; questions that need no type are in [`GameState`], and those that
/// come before there is a game in [`GameKind`](super::GameKind).
///
/// ```
/// use std::sync::Arc;
/// use sztab_neuroshima::rules::{Army, Board, Game, Opening, Roster};
/// use sztab_game::secret::LineNumber;
/// use sztab_game::{GameState, Rules, Side, Viewer};
///
/// let armies = Army::base().into_iter().take(2).map(Arc::new).collect();
/// let roster = Arc::new(Roster::new(armies));
/// let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::Standard, &[7; 32]));
/// assert_eq!(game.waiting_sides().only(), Some(Side(0)));
///
/// let action = game.read(Side(0), "place-hq C3 0")?;
/// let mut events = Vec::new();
/// Rules::apply(&mut game, Side(0), &action, LineNumber(1), &mut events)?;
/// assert_eq!(game.waiting_sides().only(), Some(Side(1)), "the other HQ is next");
///
/// // Nobody can tell from a masked game what will be drawn.
/// let other = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::Standard, &[8; 32]));
/// let game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::Standard, &[7; 32]));
/// assert!(game != other && Rules::observed_by(&game, Viewer::Public) == Rules::observed_by(&other, Viewer::Public));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Rules: GameState + Clone + PartialEq + Sized + 'static {
    /// An action of a side.
    type Action: Clone + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// An observable event.
    type Event: GameEvent;
    /// The reason why it is refused.
    type Illegal: Refusal;
    /// A player's standing orders; `()` where there is nothing to order.
    type Orders: Default + Serialize + DeserializeOwned;

    /// The word by which the database and records name the game: that of its [`GameInfo`](super::GameInfo).
    const ID: &'static str;

    /// Every action that a side may take now, in canonical order, and no other. Never empty for a side that is waited
    /// for. Another side may have some too: where all answer at once, a side that has answered may answer anew.
    fn legal(&self, side: Side) -> Vec<Self::Action>;

    /// The reason why a side can do nothing at all now, for a better answer than the fault in what it said.
    ///
    /// # Errors
    ///
    /// The reason, if there is one.
    fn check_turn(&self, side: Side) -> Result<(), Self::Illegal>;

    /// Carries out an action and everything that follows from it without a further decision. `line` is the number of
    /// the log's line, for games with secret lines.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the game is then as it was, and the sink has received none.
    fn apply(
        &mut self,
        side: Side,
        action: &Self::Action,
        line: LineNumber,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Carries out what players and clocks do to a game from outside its rules.
    ///
    /// # Errors
    ///
    /// If the game is over, or a side has no time to run out because it is not waited for; the game is then as it was,
    /// and the sink has received none.
    fn intervene(
        &mut self,
        intervention: Intervention,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The action that follows by itself because its player has no other choice, unless the player wants to do it by
    /// hand: the draw at the beginning of a turn. Always one of a side that is waited for.
    fn automatic(&self) -> Option<(Side, Self::Action)> {
        None
    }

    /// The action by which a side's orders answer now. `turn_began` says that the side's turn began since the last line
    /// but one. Orders make nothing legal.
    fn ordered_action(&self, _side: Side, _orders: &Self::Orders, _turn_began: bool) -> Option<Self::Action> {
        None
    }

    /// The game as a viewer knows it. What the viewer cannot know is blank, so that two games that differ in nothing
    /// else are equal. Nothing can be drawn, rolled or opened in it: such actions are neither legal nor applied.
    #[must_use]
    fn observed_by(&self, viewer: Viewer) -> Self;

    /// A whole game that the viewer cannot tell from this one: what the viewer does not know is filled in by chance, in a
    /// way that the rules could have led to. Equal seeds and equal masked games give equal games.
    #[must_use]
    fn sample(&self, viewer: Viewer, seed: &Seed) -> Self;

    /// Reads an action of a side. Nothing is said about whether it is legal.
    ///
    /// # Errors
    ///
    /// The column and what was expected there.
    fn read(&self, side: Side, text: &str) -> Result<Self::Action, Unreadable>;

    /// The line of an action of a side: the one form that [`Rules::read`] reads back.
    fn print(&self, side: Side, action: &Self::Action) -> String;

    /// The same table in another state. `None` if the text is no state.
    fn restore(&self, state: &str) -> Option<Self>;
}

/// The reason why an action is refused.
pub trait Refusal: std::error::Error + Clone + PartialEq + Send + Sync + 'static {
    /// The paragraph of the rules that forbids it, such as `NH-3.1`.
    fn rule(&self) -> &'static str;
}

/// Acts of players and clocks on a game from outside its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Intervention {
    /// A side gives up.
    Resigned(Side),
    /// All agree on a draw.
    Agreed,
    /// A side's time was up, and another one claims the game.
    Forfeited(Side),
    /// A side's time was up in a live game: it does no more, and the game comes to its end by its own rule.
    RanOut(Side),
    /// An organiser ends the game: these sides share the first place. All of them where it is drawn or won together; none
    /// where a cooperative game is lost, and only there.
    Adjudicated(Sides),
}

/// The reason why a line is not an action.
#[derive(Debug, Clone, thiserror::Error)]
#[error("column {column}: expected {expected}")]
pub struct Unreadable {
    /// Where, counted in characters from 1.
    pub column: usize,
    expected: Arc<dyn Expectation>,
}

/// The input that a notation expects at some place: a value of the game, which displays itself in English.
pub trait Expectation: fmt::Display + fmt::Debug + Any + Send + Sync {}

impl<E: fmt::Display + fmt::Debug + Any + Send + Sync> Expectation for E {}

impl Unreadable {
    /// Something else was expected at a column, counted in characters from 1.
    #[must_use]
    pub fn new(column: usize, expected: impl Expectation) -> Self {
        Self { column, expected: Arc::new(expected) }
    }

    /// The input that would have been right there, for callers that know which game is played.
    #[must_use]
    pub fn expectation<E: Expectation>(&self) -> Option<&E> {
        let expected: &dyn Any = self.expected.as_ref();
        expected.downcast_ref()
    }
}

impl PartialEq for Unreadable {
    /// Two errors are equal if they say the same.
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Unreadable {}
