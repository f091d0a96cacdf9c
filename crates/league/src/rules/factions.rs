//! The choice of factions. Faction ids match the faction files.

use serde::{Deserialize, Serialize};

use crate::ids::Seat;

/// The factions of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionRules {
    /// The ids of the allowed factions, in ascending order.
    pub whitelist: Vec<String>,
    /// The way factions are chosen.
    pub mode: FactionMode,
    /// True if both players of a game may have the same faction.
    #[serde(default)]
    pub same: bool,
    /// True if a player may use each faction only once per season.
    #[serde(default)]
    pub once: bool,
    /// Number of days for which a faction must have been available when entry opens; newer ones are then removed from
    /// the whitelist. Only the bot can determine the age of a faction.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wait_days: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The way factions are chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FactionMode {
    /// Each player chooses a faction from the whitelist.
    Free,
    /// Two factions are drawn for each match; the first one drawn goes to the first player.
    Random,
    /// Each player declares a pool at entry; both then ban and pick from the pools.
    Pool {
        /// Number of factions in a pool.
        size: u32,
        /// Bans and picks, in order.
        steps: Vec<Step>,
    },
    /// Both players ban and pick from the whitelist.
    Draft {
        /// Bans and picks, in order.
        steps: Vec<Step>,
    },
    /// Each round has two fixed factions, the first one for the first player.
    Given {
        /// The factions of each round; after the last one the list starts again.
        rounds: Vec<[String; 2]>,
    },
}

impl FactionMode {
    /// The bans and picks of a match; empty if the mode has none.
    pub fn steps(&self) -> &[Step] {
        match self {
            Self::Pool { steps, .. } | Self::Draft { steps } => steps,
            Self::Free => &FREE_PICKS,
            Self::Random | Self::Given { .. } => &[],
        }
    }
}

/// One ban or pick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The player to act.
    pub by: Seat,
    /// Ban or pick.
    pub act: StepAct,
    /// The seat from whose pool the faction is taken; unused in a draft.
    #[serde(default = "first")]
    pub from: Seat,
}

/// The picks of players who choose freely. As in a draft, the second player picks first.
const FREE_PICKS: [Step; 2] = [
    Step { by: Seat::Second, act: StepAct::Pick, from: Seat::First },
    Step { by: Seat::First, act: StepAct::Pick, from: Seat::First },
];

fn first() -> Seat {
    Seat::First
}

/// The kind of step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepAct {
    /// Excludes a faction from the match.
    Ban,
    /// Takes a faction as one's own.
    Pick,
}

impl Step {
    /// The steps for two pools: the second player bans from the first player's pool and the first player from the
    /// second's, then the first and the second player pick from their own pools.
    pub fn for_pools() -> Vec<Self> {
        let (ban, pick) = (StepAct::Ban, StepAct::Pick);
        vec![
            Self { by: Seat::Second, act: ban, from: Seat::First },
            Self { by: Seat::First, act: ban, from: Seat::Second },
            Self { by: Seat::First, act: pick, from: Seat::First },
            Self { by: Seat::Second, act: pick, from: Seat::Second },
        ]
    }

    /// The steps of a draft: the second player bans, the first bans, the second picks, the first picks.
    pub fn for_draft() -> Vec<Self> {
        let step = |by, act| Self { by, act, from: Seat::First };
        vec![
            step(Seat::Second, StepAct::Ban),
            step(Seat::First, StepAct::Ban),
            step(Seat::Second, StepAct::Pick),
            step(Seat::First, StepAct::Pick),
        ]
    }
}
