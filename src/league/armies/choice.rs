//! Bans and picks by turns, as data.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{draw::Key, ids::Seat};

/// Most steps of a choice.
pub const MOST_STEPS: usize = 8;

/// Effect of a step on an army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// The army can no longer be picked from that source.
    Ban,
    /// The player of the step plays it.
    Pick,
}

/// Where the army of a step comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The pool of one player.
    Pool(Seat),
    /// The armies that both can play.
    Whitelist,
}

/// A step of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The player to act.
    pub player: Seat,
    /// What the player does.
    pub act: Act,
    /// From which armies.
    pub from: Source,
}

/// Armies to choose from.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pools {
    /// The pools of the match's first and second.
    pub pools: [BTreeSet<String>; 2],
    /// The armies that both can play.
    pub whitelist: BTreeSet<String>,
    /// Armies that first and second have used up, where a season plays no army twice. In a mirrored match, where both
    /// play both armies, each set has the armies of both.
    pub used: [BTreeSet<String>; 2],
}

/// A choice that cannot begin, or an army that cannot be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ChoiceError {
    /// The steps are too many, or a player does not pick exactly once.
    #[error("a choice has at most {MOST_STEPS} steps, in which each player picks once")]
    Steps,
    /// No course of the steps gives both players an army.
    #[error("the steps leave a player without an army")]
    Impossible,
    /// All steps are done.
    #[error("the choice is over")]
    Over,
    /// The army is not offered.
    #[error("this army cannot be taken now")]
    NotOffered,
}

/// The next step, and the armies for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The step.
    pub step: Step,
    /// Armies that leave each later step one at least.
    pub armies: BTreeSet<String>,
}

/// An army that a player picks.
struct Pick<'a> {
    army: &'a str,
    from: Source,
    /// Index of the step.
    at: usize,
}

/// A choice at some point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    steps: Vec<Step>,
    pools: Pools,
    same: bool,
    taken: Vec<String>,
}

/// The steps for pools: second bans of first's, first bans of second's, then first and second pick of their own.
pub fn default_pool_steps() -> Vec<Step> {
    use Seat::{First, Second};

    vec![
        Step { player: Second, act: Act::Ban, from: Source::Pool(First) },
        Step { player: First, act: Act::Ban, from: Source::Pool(Second) },
        Step { player: First, act: Act::Pick, from: Source::Pool(First) },
        Step { player: Second, act: Act::Pick, from: Source::Pool(Second) },
    ]
}

/// The steps for a draft from a whitelist of so many armies: second bans, first bans, second picks, first picks; with
/// fewer than five armies fewer bans. A single army left is a step with one answer.
pub fn default_draft_steps(armies: usize) -> Vec<Step> {
    let bans = match armies {
        0..=2 => 0,
        3 => 1,
        _ => 2,
    };
    let players = [Seat::Second, Seat::First].into_iter().cycle();
    let acts = std::iter::repeat_n(Act::Ban, bans).chain([Act::Pick; 2]);
    players.zip(acts).map(|(player, act)| Step { player, act, from: Source::Whitelist }).collect()
}

impl Pools {
    fn of(&self, source: Source) -> &BTreeSet<String> {
        match source {
            Source::Pool(slot) => &self.pools[slot.index()],
            Source::Whitelist => &self.whitelist,
        }
    }
}

impl Choice {
    /// Begins a choice. With `same`, both players can play one army.
    ///
    /// # Errors
    /// If the steps are no choice, or cannot give both players an army.
    pub fn new(steps: Vec<Step>, pools: Pools, same: bool) -> Result<Self, ChoiceError> {
        let picks = |slot| steps.iter().filter(|step| step.player == slot && step.act == Act::Pick).count();
        if steps.len() > MOST_STEPS || picks(Seat::First) != 1 || picks(Seat::Second) != 1 {
            return Err(ChoiceError::Steps);
        }
        let choice = Self { steps, pools, same, taken: Vec::new() };
        if choice.can_end() { Ok(choice) } else { Err(ChoiceError::Impossible) }
    }

    /// The next step, and the armies for it; `None` once the choice is over.
    pub fn offer(&self) -> Option<Offer> {
        let step = *self.steps.get(self.taken.len())?;
        let armies = self.free(step).filter(|army| self.with(army).can_end()).map(str::to_owned).collect();
        Some(Offer { step, armies })
    }

    /// Bans or picks an army.
    ///
    /// # Errors
    /// If the choice is over, or the army is not offered; the choice is then as before.
    pub fn take(&mut self, army: &str) -> Result<(), ChoiceError> {
        let offer = self.offer().ok_or(ChoiceError::Over)?;
        if !offer.armies.contains(army) {
            return Err(ChoiceError::NotOffered);
        }
        self.taken.push(army.to_owned());
        Ok(())
    }

    /// The army taken by lots after a missed deadline: the first of those offered in the key's order.
    pub fn by_lots(&self, key: &Key) -> Option<String> {
        key.order(self.offer()?.armies).into_iter().next()
    }

    /// The steps done so far, with their armies.
    pub fn done(&self) -> impl Iterator<Item = (Step, &str)> {
        self.steps.iter().copied().zip(self.taken.iter().map(String::as_str))
    }

    /// The armies of the match's first and second, once both have picked.
    pub fn armies(&self) -> Option<[&str; 2]> {
        Some([self.picked(Seat::First)?, self.picked(Seat::Second)?])
    }

    fn picked(&self, slot: Seat) -> Option<&str> {
        self.done().find(|(step, _)| step.act == Act::Pick && step.player == slot).map(|(_, army)| army)
    }

    /// Armies for a step, whatever comes after it.
    fn free(&self, step: Step) -> impl Iterator<Item = &str> {
        let excluded = move |army: &str| {
            self.done().any(|(done, taken)| {
                taken == army
                    && match done.act {
                        Act::Ban => done.from == step.from,
                        Act::Pick => !self.same || step.act == Act::Ban && done.from == step.from,
                    }
            })
        };
        // A ban from a pool is wasted on an army that the pool's owner has used up.
        let owner = match (step.act, step.from) {
            (Act::Pick, _) => Some(step.player),
            (Act::Ban, Source::Pool(owner)) => Some(owner),
            (Act::Ban, Source::Whitelist) => None,
        };
        let used_up = move |army: &str| owner.is_some_and(|owner| self.pools.used[owner.index()].contains(army));
        self.pools.of(step.from).iter().map(String::as_str).filter(move |army| !excluded(army) && !used_up(army))
    }

    fn with(&self, army: &str) -> Self {
        let mut next = self.clone();
        next.taken.push(army.to_owned());
        next
    }

    /// Whether the steps left can all be done in some way: for some pair of picks there are enough armies to ban.
    fn can_end(&self) -> bool {
        let [of_first, of_second] = [Seat::First, Seat::Second].map(|slot| self.possible_picks(slot));
        of_first.iter().any(|first| {
            let different = |second: &&Pick| self.same || second.army != first.army;
            of_second.iter().filter(different).any(|second| self.bans_fit([first, second]))
        })
    }

    /// The picks that a player can make as things stand, or the one made.
    fn possible_picks(&self, slot: Seat) -> Vec<Pick<'_>> {
        let picks = |step: &Step| step.player == slot && step.act == Act::Pick;
        let at = self.steps.iter().position(picks).expect("`new` checks that each player picks once");
        let step = self.steps[at];
        let pick = |army| Pick { army, from: step.from, at };
        match self.taken.get(at) {
            Some(army) => vec![pick(army)],
            None => self.free(step).map(pick).collect(),
        }
    }

    /// Whether the bans left have armies besides these picks.
    ///
    /// A later ban from a source has the armies of an earlier one or fewer. So it suffices that, for each ban, they are as
    /// many as the bans from that source from there on.
    fn bans_fit(&self, picks: [&Pick; 2]) -> bool {
        let bans = || self.steps.iter().enumerate().skip(self.taken.len()).filter(|(_, step)| step.act == Act::Ban);
        bans().all(|(at, ban)| {
            let kept = |army: &&str| {
                picks.iter().any(|pick| pick.army == *army && (pick.from == ban.from || (!self.same && pick.at < at)))
            };
            let needed = bans().filter(|(later, other)| *later >= at && other.from == ban.from).count();
            self.free(*ban).filter(|army| !kept(army)).count() >= needed
        })
    }
}
