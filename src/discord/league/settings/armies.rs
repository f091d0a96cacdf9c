//! The settings of armies.

use sztab_league::rules::{ArmyMode, Rules, Step, StepAct};

use super::kinds::{Setting, UNSET, words};

/// Most bans of a player that can be set without a file.
const MOST_BANS: usize = 3;

/// Whether a setting of armies says something about such rules.
pub fn applies(setting: Setting, rules: &Rules) -> bool {
    match setting {
        Setting::Given => matches!(rules.armies.mode, ArmyMode::Given { .. }),
        Setting::Bans => usual_steps(&rules.armies.mode, 0).is_some(),
        _ => true,
    }
}

/// The value of a setting of armies; `None` for another setting.
pub fn value(setting: Setting, rules: &Rules) -> Option<String> {
    Some(match setting {
        Setting::Armies => match &rules.armies.mode {
            ArmyMode::Free => "free".to_owned(),
            ArmyMode::Random => "random".to_owned(),
            ArmyMode::Pool { size, .. } => format!("pool-{size}"),
            ArmyMode::Draft { .. } => "draft".to_owned(),
            ArmyMode::Given { .. } => "given".to_owned(),
        },
        Setting::Whitelist => rules.armies.whitelist.join(" "),
        Setting::Bans => bans_of(&rules.armies.mode).map_or_else(|| UNSET.to_owned(), |bans| bans.to_string()),
        Setting::Given => match &rules.armies.mode {
            ArmyMode::Given { rounds } => rounds.iter().map(|pair| pair.join(" ")).collect::<Vec<_>>().join(", "),
            _ => UNSET.to_owned(),
        },
        _ => return None,
    })
}

/// The values of a setting of armies that are offered; `None` for another setting.
pub fn offered(setting: Setting, rules: &Rules) -> Option<Vec<String>> {
    match setting {
        Setting::Armies => Some(words(&["free", "random", "pool-2", "pool-3", "pool-4", "pool-5", "draft", "given"])),
        Setting::Bans => Some((0..=most_bans(&rules.armies.mode)).map(|bans| bans.to_string()).collect()),
        Setting::Whitelist | Setting::Given => Some(Vec::new()),
        _ => None,
    }
}

/// Sets a setting of armies; `None` for another setting, `false` for a value that cannot be read.
pub fn set(setting: Setting, rules: &mut Rules, value: &str) -> Option<bool> {
    let done = match setting {
        Setting::Armies => set_mode(rules, value),
        Setting::Whitelist => set_whitelist(rules, value),
        Setting::Bans => set_bans(rules, value),
        Setting::Given => set_given(rules, value),
        _ => return None,
    };
    Some(done.is_some())
}

/// Bans and picks of a file stay when the same mode is chosen again.
fn set_mode(rules: &mut Rules, value: &str) -> Option<()> {
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
                _ => usual,
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
        _ => MOST_BANS,
    }
}

/// The bans of each player; `None` for steps in another order, as a file may have them.
fn bans_of(mode: &ArmyMode) -> Option<usize> {
    (0..=MOST_BANS).find(|&bans| usual_steps(mode, bans).is_some_and(|steps| steps == mode.steps()))
}

fn set_bans(rules: &mut Rules, value: &str) -> Option<()> {
    let bans = value.parse().ok().filter(|bans| *bans <= most_bans(&rules.armies.mode))?;
    let usual = usual_steps(&rules.armies.mode, bans)?;
    if let ArmyMode::Pool { steps, .. } | ArmyMode::Draft { steps } = &mut rules.armies.mode {
        *steps = usual;
    }
    Some(())
}

fn set_whitelist(rules: &mut Rules, value: &str) -> Option<()> {
    let mut armies = ids(value)?;
    armies.sort();
    armies.dedup();
    rules.armies.whitelist = armies;
    Some(())
}

/// The armies of each round: two ids, then a comma or a new line.
fn set_given(rules: &mut Rules, value: &str) -> Option<()> {
    let ArmyMode::Given { rounds } = &mut rules.armies.mode else { return None };
    let lines = value.split([',', ';', '\n']).filter(|line| !line.trim().is_empty());
    let pairs = lines.map(|line| <[String; 2]>::try_from(ids(line)?).ok()).collect::<Option<Vec<_>>>()?;
    if pairs.is_empty() {
        return None;
    }
    *rounds = pairs;
    Some(())
}

/// The ids of armies in a text.
fn ids(text: &str) -> Option<Vec<String>> {
    let ids: Vec<String> = text.split([' ', ',', '\n']).filter(|id| !id.is_empty()).map(str::to_lowercase).collect();
    let is_id = |id: &String| id.chars().all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
    (!ids.is_empty() && ids.iter().all(is_id)).then_some(ids)
}
