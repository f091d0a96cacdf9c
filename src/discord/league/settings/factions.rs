//! The faction settings.

use sztab_league::rules::{FactionMode, Rules, Step, StepAct};

use super::row::UNSET;

/// Maximum number of bans per player that can be set without a file.
const MAX_BANS: usize = 3;

/// The faction modes on offer.
pub const MODES: [&str; 8] = ["free", "random", "pool-2", "pool-3", "pool-4", "pool-5", "draft", "given"];

pub fn has_given_factions(rules: &Rules) -> bool {
    rules.has_factions() && matches!(rules.factions.mode, FactionMode::Given { .. })
}

pub fn has_bans(rules: &Rules) -> bool {
    default_steps(&rules.factions.mode, 0).is_some()
}

pub fn mode_word(rules: &Rules) -> String {
    match &rules.factions.mode {
        FactionMode::Free => "free".to_owned(),
        FactionMode::Random => "random".to_owned(),
        FactionMode::Pool { size, .. } => format!("pool-{size}"),
        FactionMode::Draft { .. } => "draft".to_owned(),
        FactionMode::Given { .. } => "given".to_owned(),
    }
}

pub fn bans_text(rules: &Rules) -> String {
    bans_per_player(&rules.factions.mode).map_or_else(|| UNSET.to_owned(), |bans| bans.to_string())
}

pub fn ban_choices(rules: &Rules) -> Vec<String> {
    (0..=max_bans(&rules.factions.mode)).map(|bans| bans.to_string()).collect()
}

pub fn given_factions_text(rules: &Rules) -> String {
    let FactionMode::Given { rounds } = &rules.factions.mode else { return UNSET.to_owned() };
    rounds.iter().map(|pair| pair.join(" ")).collect::<Vec<_>>().join(", ")
}

/// Sets the faction mode. Bans and picks from a file are retained if the same mode is chosen again.
pub fn set_mode(rules: &mut Rules, value: &str) -> Option<()> {
    let factions = &mut rules.factions;
    let kept = factions.mode.clone();
    factions.mode = match (value, factions.mode.clone()) {
        ("free", _) => FactionMode::Free,
        ("random", _) => FactionMode::Random,
        ("draft", kept @ FactionMode::Draft { .. }) | ("given", kept @ FactionMode::Given { .. }) => kept,
        ("draft", _) => FactionMode::Draft { steps: Step::for_draft() },
        ("given", _) => match factions.whitelist.as_slice() {
            [first, second, ..] => FactionMode::Given { rounds: vec![[first.clone(), second.clone()]] },
            _ => return None,
        },
        (pool, mode) => {
            let size = pool.strip_prefix("pool-")?.parse().ok()?;
            let usual = FactionMode::Pool { size, steps: Step::for_pools() };
            match mode {
                // A smaller pool may be too small for the bans.
                FactionMode::Pool { steps, .. }
                    if bans_per_player(&kept).is_none_or(|bans| bans <= max_bans(&usual)) =>
                {
                    FactionMode::Pool { size, steps }
                }
                FactionMode::Pool { .. }
                | FactionMode::Free
                | FactionMode::Random
                | FactionMode::Draft { .. }
                | FactionMode::Given { .. } => usual,
            }
        }
    };
    Some(())
}

/// The bans and picks in a match with this many bans per player; `None` if the mode has no bans.
fn default_steps(mode: &FactionMode, bans: usize) -> Option<Vec<Step>> {
    let usual = match mode {
        FactionMode::Pool { .. } => Step::for_pools(),
        FactionMode::Draft { .. } => Step::for_draft(),
        FactionMode::Free | FactionMode::Random | FactionMode::Given { .. } => return None,
    };
    let (banning, picking): (Vec<Step>, Vec<Step>) = usual.into_iter().partition(|step| step.act == StepAct::Ban);
    Some([banning.repeat(bans), picking].concat())
}

/// Maximum number of bans per player: at least one faction in a pool must remain.
fn max_bans(mode: &FactionMode) -> usize {
    match mode {
        FactionMode::Pool { size, .. } => MAX_BANS.min(usize::try_from(size.saturating_sub(1)).unwrap_or(MAX_BANS)),
        FactionMode::Free | FactionMode::Random | FactionMode::Draft { .. } | FactionMode::Given { .. } => MAX_BANS,
    }
}

/// The number of bans per player; `None` for steps in a different order, which a file may specify.
fn bans_per_player(mode: &FactionMode) -> Option<usize> {
    (0..=MAX_BANS).find(|&bans| default_steps(mode, bans).is_some_and(|steps| steps == mode.steps()))
}

pub fn set_bans(rules: &mut Rules, value: &str) -> Option<()> {
    let bans = value.parse().ok().filter(|bans| *bans <= max_bans(&rules.factions.mode))?;
    let usual = default_steps(&rules.factions.mode, bans)?;
    if let FactionMode::Pool { steps, .. } | FactionMode::Draft { steps } = &mut rules.factions.mode {
        *steps = usual;
    }
    Some(())
}

pub fn set_whitelist(rules: &mut Rules, value: &str) -> Option<()> {
    let mut factions = parse_ids(value)?;
    factions.sort();
    factions.dedup();
    rules.factions.whitelist = factions;
    Some(())
}

/// Sets the factions of each round: two ids, then a comma or a line break.
pub fn set_given_factions(rules: &mut Rules, value: &str) -> Option<()> {
    let FactionMode::Given { rounds } = &mut rules.factions.mode else { return None };
    let lines = value.split([',', ';', '\n']).filter(|line| !line.trim().is_empty());
    let pairs = lines.map(|line| <[String; 2]>::try_from(parse_ids(line)?).ok()).collect::<Option<Vec<_>>>()?;
    if pairs.is_empty() {
        return None;
    }
    *rounds = pairs;
    Some(())
}

fn parse_ids(text: &str) -> Option<Vec<String>> {
    let ids: Vec<String> = text.split([' ', ',', '\n']).filter(|id| !id.is_empty()).map(str::to_lowercase).collect();
    let is_id = |id: &String| id.chars().all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
    (!ids.is_empty() && ids.iter().all(is_id)).then_some(ids)
}
