//! Recomputes a season from its log alone.

use crate::decide::replan;
use crate::engine::{ArmiesTask, Standard};
use crate::event::{Actor, ArmyStep, Event, Happened, Key, RoundPublished, Seeded};
use crate::rules::{ArmyMode, changes_after_entry, rules_hash};
use crate::season::{Log, Misfit, Season, SeasonState};

/// One check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Check {
    /// What was checked.
    pub what: Checked,
    /// The line of the log that it is about.
    pub line: u64,
    /// Whether it is right; `None` where it cannot be told before the seed is revealed.
    pub right: Option<bool>,
}

/// What was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    /// The hash of rules and army files, or a later change of rules: frozen settings stay.
    Rules,
    /// The seed against its commitment.
    Commitment,
    /// The presses that draws rest on.
    Presses,
    /// The order of seeds by lots, or an army that lots named.
    Lots,
    /// The keys of draws.
    Keys,
    /// The entrants of a stage.
    Entrants,
    /// The pairs of a round.
    Pairs,
    /// The armies of a round or challenge.
    Armies,
    /// The final order.
    Order,
}

/// Checks everything that follows from rules, seed and earlier lines, in the order of the log.
///
/// # Errors
///
/// The log does not fit together.
pub fn verify(log: &Log, engine: &Standard) -> Result<Vec<Check>, Misfit> {
    let mut checks = Vec::new();
    for event in log.events() {
        let before = || Log::of(log.events()[..index(event)].to_vec());
        let mut add = |what, right| checks.push(Check { what, line: event.seq, right });
        match &event.happened {
            Happened::EntryOpened { armies, rules_hash: found, commitment } => {
                add(Checked::Rules, Some(rules_hash(&before()?.season().rules, armies) == *found));
                let seed = log.season().seed.as_deref();
                add(Checked::Commitment, seed.map(|seed| engine.commitment(seed) == *commitment));
            }
            Happened::RulesChanged { rules } => {
                let before = before()?;
                if before.season().state != SeasonState::Draft {
                    add(Checked::Rules, Some(changes_after_entry(&before.season().rules, rules).is_empty()));
                }
            }
            Happened::EntryClosed { presses } => {
                let before = before()?;
                let mut expected: Vec<_> =
                    before.season().entrants.values().filter(|entrant| entrant.is_in()).map(|e| e.press).collect();
                expected.sort_unstable();
                add(Checked::Presses, Some(expected == *presses));
            }
            Happened::Seeded(seeded) => {
                add(Checked::Keys, keys_are_right(log.season(), engine, &seeded.keys));
                if !seeded.by_lots.is_empty() {
                    add(Checked::Lots, Some(lots_are_right(engine, seeded)));
                }
            }
            Happened::StageBegun { stage, divisions, keys } => {
                add(Checked::Keys, keys_are_right(log.season(), engine, keys));
                if let Some(last) = stage.checked_sub(1) {
                    let qualified = before()?.season().qualified(last, engine, event.at_ms);
                    add(Checked::Entrants, Some(*divisions == [qualified]));
                }
            }
            Happened::RoundPublished(round) => {
                let before = before()?;
                add(Checked::Pairs, Some(pairs_are_right(&before, engine, round)));
                add(Checked::Keys, keys_are_right(log.season(), engine, &round.keys));
                add(Checked::Armies, Some(armies_are_right(before.season(), engine, round)));
            }
            Happened::ArmyStep(step) if event.actor == Actor::Program => {
                add(Checked::Lots, step_is_right(log, before()?.season(), engine, step));
            }
            Happened::ChallengeAccepted { keys, .. } => {
                add(Checked::Keys, keys_are_right(log.season(), engine, keys));
            }
            Happened::SeasonEnded { order, .. } => {
                let before = before()?;
                add(Checked::Order, Some(before.season().final_order(engine, event.at_ms) == *order));
            }
            _ => {}
        }
    }
    Ok(checks)
}

/// The index of a line in its log.
fn index(event: &Event) -> usize {
    usize::try_from(event.seq.saturating_sub(1)).unwrap_or(usize::MAX)
}

fn keys_are_right(season: &Season, engine: &Standard, keys: &[Key]) -> Option<bool> {
    let seed = season.seed.as_deref()?;
    let presses = season.presses.as_deref().unwrap_or_default();
    Some(keys.iter().all(|key| engine.key(seed, &key.purpose, presses) == key.key))
}

fn lots_are_right(engine: &Standard, seeded: &Seeded) -> bool {
    let Some(key) = seeded.keys.iter().find(|key| key.purpose == "lots") else {
        return false;
    };
    seeded.divisions.iter().all(|places| {
        let drawn: Vec<_> = places.iter().filter(|entrant| seeded.by_lots.contains(entrant)).copied().collect();
        let mut sorted = drawn.clone();
        sorted.sort_unstable();
        let names: Vec<_> = sorted.iter().map(|entrant| entrant.0.to_string()).collect();
        let order = engine.draw(&key.key, &names).into_iter().filter_map(|at| sorted.get(at).copied());
        places.ends_with(&drawn) && order.eq(drawn)
    })
}

/// Whether an army that the program named for a player is the one that lots give.
fn step_is_right(log: &Log, before: &Season, engine: &Standard, step: &ArmyStep) -> Option<bool> {
    let seed = log.season().seed.as_deref()?;
    let presses = log.season().presses.as_deref().unwrap_or_default();
    let of = before.matches.get(&step.of)?;
    let key = engine.key(seed, &format!("armies {} {}", of.round, of.id.0), presses);
    let allowed = before.armies_to_name(of);
    let drawn = engine.draw(&key, &allowed).first().and_then(|&at| allowed.get(at).cloned());
    Some(drawn.as_ref() == Some(&step.army))
}

fn pairs_are_right(before: &Log, engine: &Standard, round: &RoundPublished) -> bool {
    replan(before, engine, round).is_some_and(|plan| {
        let found = round.pairs.iter().map(|pair| (pair.players, pair.slot, pair.walkover));
        let expected = plan.pairs.iter().map(|pair| (pair.players, pair.slot, pair.walkover));
        found.eq(expected) && plan.bye == round.bye && plan.absent == round.absent
    })
}

fn armies_are_right(before: &Season, engine: &Standard, round: &RoundPublished) -> bool {
    let rules = &before.rules.armies;
    round.pairs.iter().all(|pair| match &rules.mode {
        ArmyMode::Free | ArmyMode::Pool { .. } | ArmyMode::Draft { .. } => pair.armies.is_none(),
        ArmyMode::Given { rounds } => {
            let index = (round.round.saturating_sub(1) as usize).checked_rem(rounds.len());
            pair.armies == index.map(|index| rounds[index].clone())
        }
        ArmyMode::Random if pair.walkover.is_some() => pair.armies.is_none(),
        ArmyMode::Random => {
            let purpose = format!("armies {} {}", round.round, pair.id.0);
            let key = round.keys.iter().find(|key| key.purpose == purpose);
            let used = pair.players.map(|player| before.used_armies(player));
            let task = |key| ArmiesTask { rules, kind: before.kind().games(), key, used: &used };
            key.is_some_and(|key| engine.armies(&task(&key.key)) == pair.armies)
        }
    })
}
