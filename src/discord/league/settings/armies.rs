//! The settings of armies.

use sztab_league::rules::{ArmyMode, Rules, Step, StepAct};

use super::row::UNSET;

/// Most bans of a player that can be set without a file.
const MOST_BANS: usize = 3;

/// The ways to come to armies that are offered.
pub const MODES: [&str; 8] = ["free", "random", "pool-2", "pool-3", "pool-4", "pool-5", "draft", "given"];

pub fn are_given(rules: &Rules) -> bool {
    rules.has_armies() && matches!(rules.armies.mode, ArmyMode::Given { .. })
}

pub fn has_bans(rules: &Rules) -> bool {
    usual_steps(&rules.armies.mode, 0).is_some()
}

pub fn mode(rules: &Rules) -> String {
    match &rules.armies.mode {
        ArmyMode::Free => "free".to_owned(),
        ArmyMode::Random => "random".to_owned(),
        ArmyMode::Pool { size, .. } => format!("pool-{size}"),
        ArmyMode::Draft { .. } => "draft".to_owned(),
        ArmyMode::Given { .. } => "given".to_owned(),
    }
}

pub fn bans(rules: &Rules) -> String {
    bans_of(&rules.armies.mode).map_or_else(|| UNSET.to_owned(), |bans| bans.to_string())
}

pub fn ban_choices(rules: &Rules) -> Vec<String> {
    (0..=most_bans(&rules.armies.mode)).map(|bans| bans.to_string()).collect()
}

pub fn given_armies(rules: &Rules) -> String {
    let ArmyMode::Given { rounds } = &rules.armies.mode else { return UNSET.to_owned() };
    rounds.iter().map(|pair| pair.join(" ")).collect::<Vec<_>>().join(", ")
}

/// Bans and picks of a file stay when the same mode is chosen again.
pub fn set_mode(rules: &mut Rules, value: &str) -> Option<()> {
    let armies = &mut rules.armies;
    let kept = armies.mode.clone();
    armies.mode = match (value, armies.mode.clone()) {
        ("free", _) => ArmyMode::Free,
        ("random", _) => ArmyMode::Random,
        ("draft", kept @ ArmyMode::Draft { .. }) | ("given", kept @ ArmyMode::Given { .. }) => kept,
        ("draft", _) => ArmyMode::Draft { steps: Step::of_draft() },
        ("given", _) => match armies.whitelist.as_slice() {
            [first, second, ..] => ArmyMode::Given { rounds: vec![[first.clone(), second.clone()]] },
            _ => return None,
        },
        (pool, mode) => {
            let size = pool.strip_prefix("pool-")?.parse().ok()?;
            let usual = ArmyMode::Pool { size, steps: Step::of_pools() };
            match mode {
                // A smaller pool may be too small for the bans.
                ArmyMode::Pool { steps, .. } if bans_of(&kept).is_none_or(|bans| bans <= most_bans(&usual)) => {
                    ArmyMode::Pool { size, steps }
                }
                ArmyMode::Pool { .. }
                | ArmyMode::Free
                | ArmyMode::Random
                | ArmyMode::Draft { .. }
                | ArmyMode::Given { .. } => usual,
            }
        }
    };
    Some(())
}

/// The bans and picks of a match with so many bans of each player; `None` where nothing is banned.
fn usual_steps(mode: &ArmyMode, bans: usize) -> Option<Vec<Step>> {
    let usual = match mode {
        ArmyMode::Pool { .. } => Step::of_pools(),
        ArmyMode::Draft { .. } => Step::of_draft(),
        ArmyMode::Free | ArmyMode::Random | ArmyMode::Given { .. } => return None,
    };
    let (banning, picking): (Vec<Step>, Vec<Step>) = usual.into_iter().partition(|step| step.act == StepAct::Ban);
    Some([banning.repeat(bans), picking].concat())
}

/// The most bans of a player: of a pool one army is left.
fn most_bans(mode: &ArmyMode) -> usize {
    match mode {
        ArmyMode::Pool { size, .. } => MOST_BANS.min(usize::try_from(size.saturating_sub(1)).unwrap_or(MOST_BANS)),
        ArmyMode::Free | ArmyMode::Random | ArmyMode::Draft { .. } | ArmyMode::Given { .. } => MOST_BANS,
    }
}

/// The bans of each player; `None` for steps in another order, as a file may have them.
fn bans_of(mode: &ArmyMode) -> Option<usize> {
    (0..=MOST_BANS).find(|&bans| usual_steps(mode, bans).is_some_and(|steps| steps == mode.steps()))
}

pub fn set_bans(rules: &mut Rules, value: &str) -> Option<()> {
    let bans = value.parse().ok().filter(|bans| *bans <= most_bans(&rules.armies.mode))?;
    let usual = usual_steps(&rules.armies.mode, bans)?;
    if let ArmyMode::Pool { steps, .. } | ArmyMode::Draft { steps } = &mut rules.armies.mode {
        *steps = usual;
    }
    Some(())
}

pub fn set_whitelist(rules: &mut Rules, value: &str) -> Option<()> {
    let mut armies = ids(value)?;
    armies.sort();
    armies.dedup();
    rules.armies.whitelist = armies;
    Some(())
}

/// The armies of each round: two ids, then a comma or a new line.
pub fn set_given(rules: &mut Rules, value: &str) -> Option<()> {
    let ArmyMode::Given { rounds } = &mut rules.armies.mode else { return None };
    let lines = value.split([',', ';', '\n']).filter(|line| !line.trim().is_empty());
    let pairs = lines.map(|line| <[String; 2]>::try_from(ids(line)?).ok()).collect::<Option<Vec<_>>>()?;
    if pairs.is_empty() {
        return None;
    }
    *rounds = pairs;
    Some(())
}

fn ids(text: &str) -> Option<Vec<String>> {
    let ids: Vec<String> = text.split([' ', ',', '\n']).filter(|id| !id.is_empty()).map(str::to_lowercase).collect();
    let is_id = |id: &String| id.chars().all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
    (!ids.is_empty() && ids.iter().all(is_id)).then_some(ids)
}
