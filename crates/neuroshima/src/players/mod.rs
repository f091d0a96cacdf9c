//! Players of the program's own: they choose among the legal actions of a side, by what that side sees.
//!
//! Pure like the rules: the same view, strength and seed give the same action. A [`PlayerView`] is a masked game, so nothing
//! here can know what a pile holds in which order (NH-2.6); where a player looks beyond the next draw, it shuffles the
//! unseen tiles anew. Any army that data describes can be played, and any decision answered.
//!
//! ```
//! use std::sync::Arc;
//! use sztab_neuroshima::players::{PlayerView, Strength};
//! use sztab_neuroshima::rules::{Army, Board, Game, Opening, Roster};
//!
//! let roster = Arc::new(Roster::new(Army::base_box().into_iter().take(2).map(Arc::new).collect()));
//! let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]));
//! while let Some(view) = PlayerView::for_next_side(&game) {
//!     let action = view.choose(Strength::Casual, &[1; 32]);
//!     game.apply(view.side(), action)?;
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`PlayerView`] is the only way in. (`crates/neuroshima/tests/players`, `tests/endurance/strength`)

mod aim;
mod builds;
mod casual;
mod club;
mod evaluation;
mod hints;
mod page;
mod search;
mod strong;

use std::fmt;

pub use aim::find_aim;

use sztab_game::chance::Seed;
use sztab_game::{Chance, GameState, Rules, Viewer};

use super::rules::{Action, Game, Illegal, Lead, Phase, Side};

/// Purpose of a player's random numbers, which choose among equally good actions and shuffle unseen tiles.
const PURPOSE: &str = "sztab player 1";

/// Default number of tries that a strong player makes per turn.
pub const DEFAULT_TRIES: u32 = 300;

/// Strength of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Strength {
    /// Chooses any legal action with equal probability. It is the baseline for the other strengths.
    Random,
    /// Looks one action ahead.
    Casual,
    /// Searches its own turn and the Battle that may follow.
    Club,
    /// Evaluates its best turns after the opponents' answers; the unseen tiles are reshuffled for each try.
    Strong {
        /// Number of answers examined per turn, shared among all candidate turns. The time increases with it.
        tries: u32,
    },
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Casual, Self::Club, Self::Strong { tries: DEFAULT_TRIES }];

    /// The strength's name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Casual => "casual",
            Self::Club => "club",
            Self::Strong { .. } => "strong",
        }
    }

    /// The strength with this name; a strong player has the default number of tries.
    #[must_use]
    pub fn from_name(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strength| strength.name() == word)
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Strong { tries } if *tries != DEFAULT_TRIES => write!(formatter, "strong:{tries}"),
            Self::Random | Self::Casual | Self::Club | Self::Strong { .. } => formatter.write_str(self.name()),
        }
    }
}

/// A game as seen by the side to act. It does not contain the order of the piles (NH-2.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerView {
    side: Side,
    game: Game,
}

impl PlayerView {
    /// The view of the side to act; `None` once the game is over.
    #[must_use]
    pub fn for_next_side(game: &Game) -> Option<Self> {
        Self::for_side(game, game.side_to_act()?)
    }

    /// The view of a side; `None` if it is not to act.
    #[must_use]
    pub fn for_side(game: &Game, side: Side) -> Option<Self> {
        let is_to_act = game.waiting_sides().contains(side);
        is_to_act.then(|| Self { side, game: game.observation_by(Viewer::Side(side)) })
    }

    /// The side to act.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Chooses an action. It is legal in the game from which the view was made, and depends only on the view, the
    /// strength and the seed.
    #[must_use]
    pub fn choose(&self, strength: Strength, seed: &Seed) -> Action {
        self.plan_turn(strength, seed)[0]
    }

    /// Chooses the actions that the player has planned, at least one. The first is legal in the game from which the
    /// view was made; the others are legal as long as no other side decides and no tile is drawn in between. The result
    /// depends only on the view, the strength and the seed.
    #[must_use]
    pub fn plan_turn(&self, strength: Strength, seed: &Seed) -> Vec<Action> {
        let (mut chance, legal) = (self.chance(seed), self.legal_actions());
        if let Some(exchange) = self.exchange_by_leader().filter(|_| strength != Strength::Random) {
            return vec![exchange];
        }
        if legal.len() == 1 {
            return legal;
        }
        let turn = match strength {
            // No card is judged before the HQs are placed.
            _ if self.game.state().phase == Phase::Leader => Vec::new(),
            Strength::Random => Vec::new(),
            Strength::Casual => casual::plan_turn(&self.game, self.side, &mut chance),
            Strength::Club => club::plan_turn(&self.game, self.side, &mut chance),
            Strength::Strong { tries } => strong::plan_turn(&self.game, self.side, tries, &mut chance),
        };
        if turn.is_empty() { pick(&mut chance, &legal).copied().into_iter().collect() } else { turn }
    }

    /// At most `most` turns to suggest, best first, each with at least one action. The first action of each turn is
    /// legal and does not occur in any earlier turn; placements that differ only in facing count as the same action.
    /// The turns are judged as by a strong player if `strength` is strong, otherwise as by a club player. The result
    /// depends only on the view, the strength and the seed.
    #[must_use]
    pub fn suggest_turns(&self, strength: Strength, seed: &Seed, most: usize) -> Vec<Vec<Action>> {
        let legal = self.legal_actions();
        if legal.len() == 1 {
            return vec![legal].into_iter().take(most).collect();
        }
        if self.game.state().phase == Phase::Leader {
            return legal.into_iter().map(|action| vec![action]).take(most).collect();
        }
        let plans = match strength {
            Strength::Strong { tries } => strong::find_plans(&self.game, self.side, tries, &mut self.chance(seed)),
            Strength::Random | Strength::Casual | Strength::Club => {
                club::find_plans(&self.game, self.side, hints::BEAM_WIDTH)
            }
        };
        hints::distinct_plans(plans, most)
    }

    /// The use of a Leader that discards a tile and draws another, if it is worthwhile. The rules of a masked game refuse
    /// it only because the tile to draw is unknown.
    fn exchange_by_leader(&self) -> Option<Action> {
        if !self.game.roster().terms().leaders {
            return None;
        }
        let tile = evaluation::tile_to_exchange(&self.game, self.side)?;
        let action = Action::Lead(Lead::Discard { tile });
        (self.game.check(self.side, action) == Err(Illegal::PileHidden)).then_some(action)
    }

    /// The random numbers of a player, derived from a seed and the position.
    fn chance(&self, seed: &Seed) -> Chance {
        Chance::new(seed, PURPOSE, &self.game.state_json())
    }

    /// The legal actions of the side.
    fn legal_actions(&self) -> Vec<Action> {
        let legal = self.game.legal_actions_of(self.side);
        // In a masked game, no action that draws is legal, because the tiles to draw are unknown.
        if let Some(decision) = self.game.decision().filter(|_| legal.is_empty()) {
            (1..=decision.question.option_count())
                .filter_map(|answer| u8::try_from(answer).ok())
                .map(|answer| Action::Choose { answer })
                .collect()
        } else if self.game.state().phase != Phase::Draw || !legal.is_empty() {
            legal
        } else if self.game.can_take_from_base() && evaluation::is_base_better(&self.game, self.side) {
            vec![Action::Fetch]
        } else {
            vec![Action::Draw]
        }
    }
}

/// An item chosen with equal probability; `None` if there are none.
fn pick<'a, T>(chance: &mut Chance, items: &'a [T]) -> Option<&'a T> {
    let count = u32::try_from(items.len()).ok()?;
    items.get(chance.draw_below(count)? as usize)
}
