//! Neuroshima Hex: rules, notation, texts, pictures and computer players.
//!
//! [`KIND`] is all that the rest of the program needs. The parts can be used by themselves:
//!
//! ```
//! use sztab_neuroshima::players::{Strength, View};
//! use sztab_neuroshima::rules::Side;
//! use sztab_neuroshima::rules::notation::{Catalogue, Position};
//!
//! let text = "board 19
//! side X army=moloch
//! side Y army=outpost
//! hand X hybrid
//! turn X phase=play
//! unit C2 Y/commando rot=3
//! unit C3 X/hunter_killer
//! ";
//! let mut game = Position::parse(text, &Catalogue::built_in())?.game();
//! let view = View::of_next(&game).expect("somebody is to act");
//! let action = view.choose(Strength::Casual, &[1; 32]);
//! assert!(game.legal_actions().contains(&action));
//! game.apply(Side(0), action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | content |
//! |---|---|
//! | [`rules`] | boards, tiles, armies, legal actions, Battles, events; [`rules::notation`] |
//! | [`players`] | computer players: what they choose by what their side sees |
//! | [`words`] | sentences: actions, questions, refusals, stories |
//! | [`pictures`] | tables, films, cards, symbols |
//! | [`face`] | the interface's view of it: posts, panels, pictures with their texts |
//! | [`house`] | the computer players as the referee calls them |

#![warn(missing_docs)]

use sztab_game::Kind;

pub mod face;
pub mod house;
pub mod pictures;
pub mod players;
pub mod rules;
pub mod words;

/// The game with its computer players and with what shows it.
pub const KIND: Kind = Kind::of::<rules::Game>().with_players(&house::House).with_face(&face::Neuroshima);
