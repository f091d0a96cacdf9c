//! The rules of the game. Pure: no input or output, no clock, no async, no global randomness, no Discord, no pixels.
//!
//! A [`Game`] changes by [`Game::apply`] alone, which returns what happened as [`Event`]s; [`Game::legal_actions`] is
//! the only list of what may be done. Paragraph numbers such as NH-8.20 are those of the rules specification that
//! this project carries out.
//!
//! ```
//! use sztab_neuroshima::rules::notation::{Catalogue, Position, parse_action, print_action};
//! use sztab_neuroshima::rules::{Board, Event, Illegal, Side};
//!
//! let text = "board 19
//! side X army=moloch
//! side Y army=outpost
//! hand X hybrid
//! turn X phase=play
//! unit C2 Y/commando rot=3
//! unit C3 X/hunter_killer
//! ";
//! let position = Position::parse(text, &Catalogue::built_in())?;
//! let (roster, board) = (position.roster(), Board::STANDARD);
//! let hybrid = parse_action("place hybrid C4 2", roster, Side(0), board)?;
//! assert_eq!(print_action(hybrid, roster, Side(0), board), "place hybrid C4 2");
//!
//! let mut game = position.game();
//! assert!(game.legal_actions().contains(&hybrid));
//! let events = game.apply(Side(0), hybrid)?;
//! assert!(matches!(events[..], [Event::Placed { unit, .. }] if board.hex("C4") == Some(unit.hex)));
//! assert_eq!(game.apply(Side(1), hybrid), Err(Illegal::NotYourTurn { turn_of: Side(0) }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod abilities;
pub mod action;
mod apply;
pub mod army;
pub mod arrangement;
mod atlas;
mod base_card;
pub mod battle;
pub mod board;
pub mod build;
pub mod cards;
mod consequences;
mod control;
mod course;
pub mod decision;
mod direction;
pub(crate) mod documents;
mod emblem;
pub mod event;
mod facts;
mod forfeit;
pub mod game;
mod geometry;
mod ground;
mod hold;
mod illegal;
pub mod influence;
mod initiative;
pub mod instants;
pub(crate) mod interface;
pub mod leader;
mod leave;
mod legal;
mod links;
mod marked;
pub mod marks;
mod mode;
pub mod notation;
pub mod opening;
mod orders;
pub mod page;
mod payment;
pub mod place;
pub mod printed;
mod prospect;
mod readings;
mod repertoire;
mod seat;
pub mod second_move;
mod side_by_hex;
pub mod slots;
pub mod structure;
mod study;
mod summary;
mod tactic;
mod takeover;
mod terms;
pub mod terrain;
pub mod tile;
pub mod tokens;
mod traits;
mod turn;
pub mod values;
mod watch;

pub use abilities::Used;
pub use action::{Action, UnitMove};
pub use army::{Army, ArmyError, ArmyErrors, Catalogue};
pub use arrangement::{Arrangement, Roster, Side, SpentAbilities, Unit};
pub use board::{Board, Direction, Hex, HexSet, Rotation};
pub use cards::{Card, Cards};
pub use decision::{CardAbsorption, Decision, Question};
pub use emblem::{Emblem, Insignia};
pub use event::{BattleCause, Event, LeaderEvent, Outcome, OutcomeReason};
pub use forfeit::Forfeit;
pub use game::{Contest, Game, PLAYABLE_RULES, Phase, RULES_VERSION, Stage, State, UsedTiles};
pub use geometry::Cell;
pub use illegal::{Illegal, LeaderRefusal};
pub use influence::Influence;
pub use instants::Played;
pub use leader::{Lead, Leader, LeaderId, LeaderMoment, LeaderStep, Leaders};
pub use marks::Marker;
pub use mode::{Mode, ModeKind, POINTS_TO_WIN};
pub use opening::{Opening, Seed};
pub use orders::{Order, OrderKind, Orders, PushOrder, PushThreat};
pub use prospect::Prospect;
pub use readings::{Reading, Readings};
pub use repertoire::{Ability, Foundation, Instant};
pub use slots::{Commander, Slot, Value};
pub use study::{Study, StudyBattle};
pub use summary::{Summary, UnitRecord};
pub use tactic::Tactic;
pub use terms::{DeparturePolicy, Edition, HAND_LIMIT, REINFORCED_HAND_LIMIT, Replacement, Terms, TermsError};
pub use terrain::{Layout, Terrain, TerrainFault, TerrainKind, TerrainTile};
pub use tile::{Edge, Effect, Feature, Kind, Names, Tile, TileId};
pub use tokens::Build;
