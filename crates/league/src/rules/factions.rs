//! The choice of factions. Faction ids are those of the faction files.

use serde::{Deserialize, Serialize};

use crate::ids::Seat;

/// The factions of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionRules {
    /// The ids that may be played, in ascending order.
    pub whitelist: Vec<String>,
    /// The way they are chosen.
    pub mode: FactionMode,
    /// Both players of a game may have the same faction.
    #[serde(default)]
    pub same: bool,
    /// A player has each faction only once in a season.
    #[serde(default)]
    pub once: bool,
    /// Days for which a faction must have been offered when entry opens; newer ones leave the whitelist then. Only the
    /// bot knows since when it offers a faction.
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
    /// Each player chooses one from the whitelist.
    Free,
    /// Two are drawn for each match, the one drawn first for the first player.
    Random,
    /// Each player declares a pool at entry, from which both ban and pick.
    Pool {
        /// Factions in a pool.
        size: u32,
        /// Bans and picks in turn.
        steps: Vec<Step>,
    },
    /// Both ban and pick from the whitelist.
    Draft {
        /// Bans and picks in turn.
        steps: Vec<Step>,
    },
    /// Each round has its two factions, the first one for the first player.
    Given {
        /// The factions of each round; after the last one the list begins anew.
        rounds: Vec<[String; 2]>,
    },
}

impl FactionMode {
    /// The bans and picks of a match; empty where nothing is chosen in turn.
    pub fn steps(&self) -> &[Step] {
        match self {
            Self::Pool { steps, .. } | Self::Draft { steps } => steps,
            Self::Free => &FREE,
            Self::Random | Self::Given { .. } => &[],
        }
    }
}

/// One step of a ban and pick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The player in turn.
    pub by: Seat,
    /// Ban or pick.
    pub act: StepAct,
    /// The seat out of whose pool the faction is taken; without meaning in a draft.
    #[serde(default = "first")]
    pub from: Seat,
}

/// The picks of players who choose freely. As in a draft, the second one begins.
const FREE: [Step; 2] = [
    Step { by: Seat::Second, act: StepAct::Pick, from: Seat::First },
    Step { by: Seat::First, act: StepAct::Pick, from: Seat::First },
];

fn first() -> Seat {
    Seat::First
}

/// The act of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepAct {
    /// Excludes a faction from the match.
    Ban,
    /// Takes a faction as one's own.
    Pick,
}

impl Step {
    /// The steps over two pools: second bans of first's, first of second's, then first and second pick their own.
    pub fn of_pools() -> Vec<Self> {
        let (ban, pick) = (StepAct::Ban, StepAct::Pick);
        vec![
            Self { by: Seat::Second, act: ban, from: Seat::First },
            Self { by: Seat::First, act: ban, from: Seat::Second },
            Self { by: Seat::First, act: pick, from: Seat::First },
            Self { by: Seat::Second, act: pick, from: Seat::Second },
        ]
    }

    /// The steps of a draft: second bans, first bans, second picks, first picks.
    pub fn of_draft() -> Vec<Self> {
        let step = |by, act| Self { by, act, from: Seat::First };
        vec![
            step(Seat::Second, StepAct::Ban),
            step(Seat::First, StepAct::Ban),
            step(Seat::Second, StepAct::Pick),
            step(Seat::First, StepAct::Pick),
        ]
    }
}
