//! A type-erased game: the interface for the referee, the store and the posts.

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::sync::Arc;

use super::any_event::{AnyEvent, GameEvent};
use super::chance::Seed;
use super::rules::{GameState, Intervention, Refusal, Rules, Unreadable};
use super::secret::LineNumber;
use super::side::{Side, Viewer};

/// A game of any kind: its [`GameState`], and [`Rules`] with lines of its notation for actions. Each method is that of
/// [`Rules`] with the same name unless it says otherwise; a module uses one of the two traits, so that their names do
/// not clash.
///
/// ```
/// use std::sync::Arc;
/// use sztab_neuroshima::rules::{self, Army, Board, Opening, Roster};
/// use sztab_game::secret::LineNumber;
/// use sztab_game::{Game, PlayError, Side};
///
/// let armies = Army::base_box().into_iter().take(2).map(Arc::new).collect();
/// let roster = Arc::new(Roster::new(armies));
/// let opening = Opening::deal(&roster, Board::STANDARD, &[7; 32]);
/// let mut game: Box<dyn Game> = Box::new(rules::Game::new(roster, &opening));
///
/// let played = game.play(Side(0), "place-hq  C3 0", LineNumber(1)).expect("legal");
/// assert_eq!(played.line, "place-hq C3 0", "the form that goes into the log");
/// assert!(game.legal_lines_of(Side(1)).contains(&"place-hq A1 0".to_owned()));
/// match game.play(Side(1), "place-hq C3 0", LineNumber(2)) {
///     Err(PlayError::Illegal(denied)) => assert_eq!(denied.rule(), "NH-1.8"),
///     other => panic!("{other:?}"),
/// }
/// assert!(game.downcast_ref::<rules::Game>().is_some());
/// ```
pub trait Game: GameState {
    /// The id of the kind of game.
    fn kind(&self) -> &'static str;

    /// A side's legal lines, in canonical order.
    fn legal_lines_of(&self, side: Side) -> Vec<String>;

    /// Checks whether a side can act at all now.
    ///
    /// # Errors
    ///
    /// The reason that it cannot.
    fn check_turn(&self, side: Side) -> Result<(), AnyRefusal>;

    /// The canonical form of a line, whether or not it is legal.
    ///
    /// # Errors
    ///
    /// The column, and the input expected there.
    fn read(&self, side: Side, text: &str) -> Result<String, Unreadable>;

    /// Reads a line and carries it out.
    ///
    /// # Errors
    ///
    /// If the line cannot be read or is not legal; the game is then unchanged.
    fn play(&mut self, side: Side, text: &str, line: LineNumber) -> Result<PlayOutcome, PlayError>;

    /// Carries out an intervention by players, clocks or organisers, which is not an action under the rules.
    ///
    /// # Errors
    ///
    /// As [`Rules::intervene`].
    fn intervene(&mut self, intervention: Intervention) -> Result<Vec<AnyEvent>, AnyRefusal>;

    /// The line that is played automatically, with its side.
    fn automatic_line(&self) -> Option<(Side, String)>;

    /// The line that a side's standing orders play now. `orders` is the stored text: an empty text stands for the
    /// game's defaults, and text that does not contain orders for this game has no effect.
    fn ordered_line(&self, side: Side, orders: &str, turn_began: bool) -> Option<String>;

    /// The game as a viewer knows it.
    #[must_use]
    fn observed_by(&self, viewer: Viewer) -> Box<dyn Game>;

    /// A complete game that the viewer cannot distinguish from this one.
    #[must_use]
    fn sample(&self, viewer: Viewer, seed: &Seed) -> Box<dyn Game>;

    /// The same game in the given state; `None` if the text is not a state of this game.
    #[must_use]
    fn restore(&self, state: &str) -> Option<Box<dyn Game>>;

    /// The game as `Any`: use [`Game::downcast_ref`](#method.downcast_ref).
    fn as_any(&self) -> &dyn Any;

    /// A copy.
    #[must_use]
    fn clone_box(&self) -> Box<dyn Game>;
}

/// The outcome of a line.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayOutcome {
    /// The line in canonical form, for the log.
    pub line: String,
    /// The events, in order.
    pub events: Vec<AnyEvent>,
}

/// The reason a line was not carried out.
#[derive(Debug, Clone, thiserror::Error)]
pub enum PlayError {
    /// The text is not a line of this game.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The rules forbid the line.
    #[error(transparent)]
    Illegal(#[from] AnyRefusal),
}

/// A breach of the rules, and the rule that forbids it.
#[derive(Clone)]
pub struct AnyRefusal {
    rule: &'static str,
    reason: Arc<dyn Error + Send + Sync>,
}

impl AnyRefusal {
    /// Wraps a game's refusal.
    pub fn new(reason: impl Refusal) -> Self {
        Self { rule: reason.rule(), reason: Arc::new(reason) }
    }

    /// The number of the rule that forbids the action.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// The reason itself, for callers that know its type.
    #[must_use]
    pub fn reason<I: Refusal>(&self) -> Option<&I> {
        self.reason.downcast_ref()
    }
}

impl fmt::Debug for AnyRefusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(formatter)
    }
}

impl fmt::Display for AnyRefusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({})", self.reason, self.rule)
    }
}

impl Error for AnyRefusal {}

impl dyn Game + '_ {
    /// True if all sides win or lose together.
    #[must_use]
    pub fn is_cooperative(&self) -> bool {
        self.sides().iter().all(|side| self.rivals(side).is_empty())
    }

    /// The game with its type, for callers that know which one it is.
    #[must_use]
    pub fn downcast_ref<R: Rules>(&self) -> Option<&R> {
        self.as_any().downcast_ref()
    }
}

impl Clone for Box<dyn Game> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

impl PartialEq for dyn Game {
    /// Compares games: they are equal if they are of the same kind and agree in every detail.
    fn eq(&self, other: &Self) -> bool {
        self.kind() == other.kind() && self.state() == other.state() && self.position() == other.position()
    }
}

impl Eq for dyn Game {}

/// Lets types with a boxed game derive `PartialEq`: if this were the only implementation, the compiler would treat `==`
/// between boxes as a move (rust-lang/rust#31740).
impl PartialEq<&Self> for Box<dyn Game> {
    fn eq(&self, other: &&Self) -> bool {
        **self == ***other
    }
}

fn into_any_events<E: GameEvent>(events: Vec<E>) -> Vec<AnyEvent> {
    events.into_iter().map(AnyEvent::new).collect()
}

impl<R: Rules> Game for R {
    fn kind(&self) -> &'static str {
        R::ID
    }

    fn legal_lines_of(&self, side: Side) -> Vec<String> {
        Rules::legal_actions_of(self, side).iter().map(|action| self.print(side, action)).collect()
    }

    fn check_turn(&self, side: Side) -> Result<(), AnyRefusal> {
        Rules::check_turn(self, side).map_err(AnyRefusal::new)
    }

    fn read(&self, side: Side, text: &str) -> Result<String, Unreadable> {
        Rules::read(self, side, text).map(|action| self.print(side, &action))
    }

    fn play(&mut self, side: Side, text: &str, line: LineNumber) -> Result<PlayOutcome, PlayError> {
        let action = Rules::read(self, side, text)?;
        let printed = self.print(side, &action);
        let mut events = Vec::new();
        self.apply(side, &action, line, &mut events).map_err(AnyRefusal::new)?;
        Ok(PlayOutcome { line: printed, events: into_any_events(events) })
    }

    fn intervene(&mut self, intervention: Intervention) -> Result<Vec<AnyEvent>, AnyRefusal> {
        let mut events = Vec::new();
        Rules::intervene(self, intervention, &mut events).map_err(AnyRefusal::new)?;
        Ok(into_any_events(events))
    }

    fn automatic_line(&self) -> Option<(Side, String)> {
        let (side, action) = Rules::automatic_action(self)?;
        Some((side, self.print(side, &action)))
    }

    fn ordered_line(&self, side: Side, orders: &str, turn_began: bool) -> Option<String> {
        let orders: R::Orders =
            if orders.is_empty() { R::Orders::default() } else { serde_json::from_str(orders).ok()? };
        let action = Rules::ordered_action(self, side, &orders, turn_began)?;
        Some(self.print(side, &action))
    }

    fn observed_by(&self, viewer: Viewer) -> Box<dyn Game> {
        Box::new(Rules::observed_by(self, viewer))
    }

    fn sample(&self, viewer: Viewer, seed: &Seed) -> Box<dyn Game> {
        Box::new(Rules::sample(self, viewer, seed))
    }

    fn restore(&self, state: &str) -> Option<Box<dyn Game>> {
        let game = Rules::restore(self, state)?;
        Some(Box::new(game))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn clone_box(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
