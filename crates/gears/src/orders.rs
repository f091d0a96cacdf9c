//! Plans: answers that a player chooses in advance (contract, section 8).

use serde::{Deserialize, Serialize};
use sztab_game::Side;

use crate::GearsGame;
use crate::action::Action;
use crate::players;
use crate::run::QuestionKind;

/// The kinds of questions that a plan can answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlanKind {
    Dodge,
    Guard,
    Follow,
    Discard,
    Tie,
    /// The confirmation before the player's turn ends while the card still allows an action.
    End,
}

/// A planned answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    Ask,
    /// Asks every time, rather than once per figure.
    Every,
    Never,
    Always,
    /// Dodges attacks with at least this many dice.
    Dice(u8),
    /// Guards if the probability of a kill, in per cent, is at least this high.
    Chance(u8),
}

impl Plan {
    /// The plan's keyword in button ids.
    pub fn keyword(self) -> String {
        match self {
            Self::Ask => "ask".to_owned(),
            Self::Every => "every".to_owned(),
            Self::Never => "never".to_owned(),
            Self::Always => "always".to_owned(),
            Self::Dice(number) => format!("dice-{number}"),
            Self::Chance(number) => format!("chance-{number}"),
        }
    }
}

impl PlanKind {
    /// All kinds, in the order of their lists.
    pub const ALL: [Self; 6] = [Self::Dodge, Self::Guard, Self::Follow, Self::Discard, Self::Tie, Self::End];

    /// The kind's keyword in button ids and text keys.
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Dodge => "dodge",
            Self::Guard => "guard",
            Self::Follow => "follow",
            Self::Discard => "discard",
            Self::Tie => "tie",
            Self::End => "end",
        }
    }

    /// The plans of a kind, the default first.
    pub const fn plans(self) -> &'static [Plan] {
        match self {
            Self::Dodge => &[Plan::Ask, Plan::Dice(2), Plan::Dice(3), Plan::Dice(4), Plan::Dice(5), Plan::Never],
            Self::Guard => &[Plan::Ask, Plan::Every, Plan::Chance(30), Plan::Chance(50), Plan::Chance(70), Plan::Never],
            Self::Follow => &[Plan::Ask, Plan::Always, Plan::Never],
            Self::Discard => &[Plan::Ask, Plan::Always],
            Self::Tie => &[Plan::Always, Plan::Ask],
            Self::End => &[Plan::Ask, Plan::Never],
        }
    }
}

/// The plans of a player that differ from the defaults.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Orders(Vec<(PlanKind, Plan)>);

impl Orders {
    /// The plan for questions of a kind.
    pub fn plan_for(&self, kind: PlanKind) -> Plan {
        self.0.iter().find(|(own, _)| *own == kind).map_or(kind.plans()[0], |(_, plan)| *plan)
    }

    /// Replaces the plan for a kind.
    pub fn set(&mut self, kind: PlanKind, plan: Plan) {
        self.0.retain(|(own, _)| *own != kind);
        if plan != kind.plans()[0] {
            self.0.push((kind, plan));
            self.0.sort_unstable_by_key(|(kind, _)| *kind);
        }
    }

    /// True if every kind has its default plan.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The planned answer to the open question of a side; `None` if the player has to be asked.
    pub fn planned_answer(&self, game: &GearsGame, side: Side) -> Option<Action> {
        let question = game.question(side)?;
        let first = |fits: fn(&Action) -> bool| question.lines.iter().find(|line| fits(line)).cloned();
        let best = |fits: fn(&Action) -> bool| players::rank_lines(game, side).into_iter().find(fits);
        let is_pass = |action: &Action| *action == Action::Pass;
        match question.ask {
            QuestionKind::Order
            | QuestionKind::Place
            | QuestionKind::Crawl
            | QuestionKind::Own
            | QuestionKind::Table(_) => None,
            QuestionKind::Tie => {
                (self.plan_for(PlanKind::Tie) == Plan::Always).then(|| first(|action| *action == Action::Auto))?
            }
            QuestionKind::Discard => (self.plan_for(PlanKind::Discard) == Plan::Always).then(|| best(|_| true))?,
            QuestionKind::Follow => match self.plan_for(PlanKind::Follow) {
                Plan::Always => best(|action| matches!(action, Action::Follow(..))),
                Plan::Never => first(is_pass),
                Plan::Ask | Plan::Every | Plan::Dice(_) | Plan::Chance(_) => None,
            },
            QuestionKind::Dodge(figure) => match self.plan_for(PlanKind::Dodge) {
                Plan::Never => first(is_pass),
                Plan::Dice(least) => {
                    let dice = figure.map_or(least, |figure| game.values.enemy(figure.kind).attack);
                    if dice >= least { best(|action| matches!(action, Action::Dodge(_))) } else { first(is_pass) }
                }
                Plan::Ask | Plan::Every | Plan::Always | Plan::Chance(_) => None,
            },
            QuestionKind::Guard { is_last, .. } => match self.plan_for(PlanKind::Guard) {
                Plan::Ask if !is_last => first(|action| *action == Action::Wait),
                Plan::Never => first(|action| *action == Action::Hold),
                Plan::Chance(least) => {
                    let guard = best(|action| matches!(action, Action::Guard(..)));
                    let chance = guard.as_ref().and_then(|guard| players::kill_chance_percent(game, side, guard));
                    if chance.is_some_and(|chance| chance >= least) {
                        guard
                    } else {
                        first(|action| *action == Action::Wait)
                    }
                }
                Plan::Ask | Plan::Every | Plan::Always | Plan::Dice(_) => None,
            },
        }
    }
}
