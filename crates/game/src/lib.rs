//! The interface between a game and the rest of the program, and the values that both share. No game is named here.
//!
//! A game implements [`GameState`] and [`Rules`] with types of its own and becomes a [`Game`] by that: actions are lines,
//! events are [`AnyEvent`], refusals are [`AnyRefusal`] with their rule. Its [`GameKind`] deals and opens games.
//!
//! ```
//! use sztab_game::secret::LineNumber;
//! use sztab_game::{SeatData, Side};
//! use sztab_neuroshima::rules::Army;
//!
//! let kind = sztab_neuroshima::KIND;
//! let armies: Vec<Army> = Army::base_box().into_iter().take(2).collect();
//! let data: Vec<SeatData> = armies.iter().map(|army| SeatData { id: &army.id, source: &army.source }).collect();
//! let opening = kind.deal(&data, "", &[7; 32])?;
//! let mut game = kind.open(&data, &opening)?;
//! assert_eq!(game.waiting_sides().single(), Some(Side(0)));
//!
//! let played = game.play(Side(0), "place-hq  C3 0", LineNumber(1)).expect("legal");
//! assert_eq!(played.line, "place-hq C3 0", "the form that goes into the log");
//! assert_eq!(game.waiting_sides().single(), Some(Side(1)), "the other HQ is next");
//! # Ok::<(), sztab_game::InvalidSetup>(())
//! ```
//!
//! | module | content |
//! |---|---|
//! | `rules`, `game` | [`Rules`] with types of a game, [`Game`] without them |
//! | `kind`, `command` | [`GameKind`] before there is a game, with its [`GameInfo`] and its commands |
//! | `seating` | terms about the seats of a session and its start |
//! | `side`, `outcome`, `standing` | [`Side`]s and sets of them, places and points |
//! | `any_event`, `narrative` | events as the referee sees them |
//! | [`chance`], [`secret`] | a seed that is committed to and the numbers from it; lines that are opened later |
//! | [`document`], [`record`], [`script`] | records and positions as text, lines said to a game |
//! | [`view`] | how a game is shown: panels, posts, lobbies, proofs |
//! | `players` | computer players |
//! | `command_line` | positions, records and cases as texts, for the command line |

#![warn(missing_docs)]

mod any_event;
pub mod chance;
mod command;
mod command_line;
pub mod document;
mod game;
mod kind;
mod narrative;
pub mod note;
mod outcome;
mod players;
pub mod record;
mod rules;
pub mod script;
mod seating;
pub mod secret;
mod side;
pub mod view;

pub use any_event::{AnyEvent, EventKind, EventSink, GameEvent};
pub use chance::{Chance, Seed};
pub use command::{GameCommand, Lines, PlayedLine};
pub use command_line::{BalanceFact, CommandError, CommandLine, Report};
pub use document::TextError;
pub use game::{AnyRefusal, Game, PlayError, PlayOutcome};
pub use kind::{
    FactionAssignment, GameInfo, GameKind, InvalidSetup, Kind, Relation, RematchSeating, SeatData, SeatFile, find_kind,
};
pub use narrative::{EventRecord, Narrative};
pub use outcome::{Outcome, Place, Standing};
pub use players::{Aim, NoPlayers, Players};
pub use rules::{GameState, Intervention, Refusal, Rules, Unreadable};
pub use seating::{FactionMode, First, Mirror, Seating};
pub use secret::LineNumber;
pub use side::{MAX_SIDES, Side, Sides, Viewer};

pub use sztab_words::Language;
