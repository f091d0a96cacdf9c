//! The referee's interface to a game: its rules, as a value that only actions change.
//!
//! Every game passes a common set of tests (`crates/kit`): `apply` accepts exactly the actions in `legal`, refusals
//! change nothing, printed lines can be read back, masks reveal nothing, a replay produces the same state, and each
//! side may resign or run out of time at any point.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use super::any_event::{EventSink, GameEvent};
use super::chance::{Seed, to_hex};
use super::outcome::{Outcome, Standing};
use super::secret::LineNumber;
use super::side::{Side, Sides, Viewer};

/// The part of a game's interface that does not depend on the game's types.
pub trait GameState: fmt::Debug + Send + Sync {
    /// All sides of the game.
    fn sides(&self) -> Sides;

    /// The sides that a side plays against: all other sides, except those in its own team. Empty in a cooperative game.
    fn rivals(&self, side: Side) -> Sides {
        self.sides().without(side)
    }

    /// The sides whose players still act: all sides, except those that have left the game or lost everything they had.
    /// Sides that no longer act are not asked any questions.
    fn playing_sides(&self) -> Sides {
        self.sides()
    }

    /// The sides that may still win: all sides, except those that no longer can.
    fn contenders(&self) -> Sides {
        self.sides()
    }

    /// The sides that may have the turn after a side's turn: all its rivals, unless the turn order is more specific.
    fn next_sides(&self, side: Side) -> Sides {
        self.rivals(side)
    }

    /// The sides that the game is waiting for, whose clocks run. There are several if they answer at the same time, and
    /// none once the game is over.
    fn waiting_sides(&self) -> Sides;

    /// The side whose turn it is; `None` in parts of the game outside any turn, and once the game is over. A side that
    /// has to answer a question during another side's turn is only in [`GameState::waiting_sides`].
    fn turn(&self) -> Option<Side> {
        None
    }

    /// The sides of [`GameState::waiting_sides`] that have to answer a question instead of continuing their turn.
    fn sides_to_answer(&self) -> Sides {
        Sides::NONE
    }

    /// The outcome of a game that is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The standing before the end; all of it is public.
    fn standing(&self) -> Standing {
        Standing::default()
    }

    /// The secret lines that the rules have not opened yet, in order, by the numbers passed to [`Rules::apply`]. A line
    /// that its side has replaced with a new answer is still opened along with the other lines. Empty once the game is
    /// over.
    fn closed_lines(&self) -> Vec<LineNumber> {
        Vec::new()
    }

    /// The position as text. The text contains all information that this value contains: everything public, and for a
    /// masked game no hidden information.
    fn position(&self) -> String {
        self.state()
    }

    /// The whole state as text, for a snapshot. It contains secrets.
    fn state(&self) -> String;

    /// SHA-256 in hexadecimal, for checking snapshots: equal for equal states, regardless of how they were reached.
    fn fingerprint(&self) -> String {
        to_hex(&Sha256::digest(self.state()))
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
/// let armies = Army::base_box().into_iter().take(2).map(Arc::new).collect();
/// let roster = Arc::new(Roster::new(armies));
/// let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]));
/// assert_eq!(game.waiting_sides().single(), Some(Side(0)));
///
/// let action = game.read(Side(0), "place-hq C3 0")?;
/// let mut events = Vec::new();
/// Rules::apply(&mut game, Side(0), &action, LineNumber(1), &mut events)?;
/// assert_eq!(game.waiting_sides().single(), Some(Side(1)), "the other HQ is next");
///
/// // Nobody can tell from a masked game what will be drawn.
/// let other = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[8; 32]));
/// let game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]));
/// assert!(game != other && Rules::observed_by(&game, Viewer::Public) == Rules::observed_by(&other, Viewer::Public));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Rules: GameState + Clone + PartialEq + Sized + 'static {
    /// A side's action.
    type Action: Clone + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// An observable event.
    type Event: GameEvent;
    /// The reason an action is refused.
    type Illegal: Refusal;
    /// A player's standing orders; `()` if the game has none.
    type Orders: Default + Serialize + DeserializeOwned;

    /// The id by which the database and records refer to the game: the same as in its [`GameInfo`](super::GameInfo).
    const ID: &'static str;

    /// Every action that a side may take now, in canonical order. Never empty for a side that has to act. Other sides
    /// may have actions too: if all sides answer at the same time, a side that has answered may change its answer.
    fn legal_actions_of(&self, side: Side) -> Vec<Self::Action>;

    /// Checks whether a side can act at all now; this gives a better reply than an error about the input.
    ///
    /// # Errors
    ///
    /// The reason that it cannot.
    fn check_turn(&self, side: Side) -> Result<(), Self::Illegal>;

    /// Carries out an action and everything that follows from it without a further decision. `line` is the number of
    /// the line in the log, for games with secret lines.
    ///
    /// # Errors
    ///
    /// If the action is not legal; the game is then unchanged, and the sink has received no events.
    fn apply(
        &mut self,
        side: Side,
        action: &Self::Action,
        line: LineNumber,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Carries out an intervention by players, clocks or organisers, which is not an action under the rules.
    ///
    /// # Errors
    ///
    /// If the game is over, or a side cannot run out of time because it does not have to act; the game is then
    /// unchanged, and the sink has received no events.
    fn intervene(
        &mut self,
        intervention: Intervention,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The action that is played automatically because its player has no other choice, unless the player prefers to
    /// play it by hand; for example, the draw at the beginning of a turn. Always an action of a side that has to act.
    fn automatic_action(&self) -> Option<(Side, Self::Action)> {
        None
    }

    /// The action that a side's standing orders play now. `turn_began` is true if the side's turn has begun since the
    /// last line but one. Orders cannot make an illegal action legal.
    fn ordered_action(&self, _side: Side, _orders: &Self::Orders, _turn_began: bool) -> Option<Self::Action> {
        None
    }

    /// The game as a viewer knows it. Information hidden from the viewer is blank, so two games that differ only in
    /// hidden information become equal. Actions that would draw, roll or reveal something are illegal in it, and are
    /// refused.
    #[must_use]
    fn observed_by(&self, viewer: Viewer) -> Self;

    /// A complete game that the viewer cannot distinguish from this one: hidden information is filled in at random, in
    /// a way that the rules allow. Equal seeds and equal masked games give equal games.
    #[must_use]
    fn sample(&self, viewer: Viewer, seed: &Seed) -> Self;

    /// Reads a side's action, whether or not it is legal.
    ///
    /// # Errors
    ///
    /// The column, and the input expected there.
    fn read(&self, side: Side, text: &str) -> Result<Self::Action, Unreadable>;

    /// The line for a side's action, in the canonical form that [`Rules::read`] reads back.
    fn print(&self, side: Side, action: &Self::Action) -> String;

    /// The same game in the given state; `None` if the text is not a state of this game.
    fn restore(&self, state: &str) -> Option<Self>;
}

/// The reason an action is refused.
pub trait Refusal: std::error::Error + Clone + PartialEq + Send + Sync + 'static {
    /// The number of the rule that forbids the action, such as `NH-3.1`.
    fn rule(&self) -> &'static str;
}

/// Interventions in a game by players, clocks and organisers, which are not actions under its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Intervention {
    /// A side resigns.
    Resigned(Side),
    /// All players agree on a draw.
    Agreed,
    /// A side ran out of time, and another side claims the game.
    Forfeited(Side),
    /// A side ran out of time in a live game: it no longer acts, and the game reaches its end under its own rules.
    RanOut(Side),
    /// An organiser ends the game: these sides share the first place. All sides if the game is drawn or won together;
    /// no sides only if a cooperative game is lost.
    Adjudicated(Sides),
}

/// The error for text that is not an action.
#[derive(Debug, Clone, thiserror::Error)]
#[error("column {column}: expected {expected}")]
pub struct Unreadable {
    /// The column, counted in characters from 1.
    pub column: usize,
    expected: Arc<dyn Expectation>,
}

/// The input that a notation expects at some position: a value defined by the game, displayed in English.
pub trait Expectation: fmt::Display + fmt::Debug + Any + Send + Sync {}

impl<E: fmt::Display + fmt::Debug + Any + Send + Sync> Expectation for E {}

impl Unreadable {
    /// Creates an error at a column, counted in characters from 1, at which something else was expected.
    #[must_use]
    pub fn new(column: usize, expected: impl Expectation) -> Self {
        Self { column, expected: Arc::new(expected) }
    }

    /// The expected input, for callers that know its type.
    #[must_use]
    pub fn expectation<E: Expectation>(&self) -> Option<&E> {
        let expected: &dyn Any = self.expected.as_ref();
        expected.downcast_ref()
    }
}

impl PartialEq for Unreadable {
    /// Compares errors by their messages.
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Unreadable {}
