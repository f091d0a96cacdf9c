//! Bans and picks in words.

use sztab_league::rules::{Step, StepAct};
use sztab_words::{Language, text, word};

/// The player of a step, as the reader sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chooser<'a> {
    You,
    Player(&'a str),
}

/// A step of a ban and pick: `You ban an army of your opponent's pool.` `has_pools` is false in a draft.
pub fn army_step(step: &Step, chooser: Chooser, has_pools: bool, language: Language) -> String {
    let act = match step.act {
        StepAct::Ban => "ban",
        StepAct::Pick => "pick",
    };
    let from = match (has_pools, step.from == step.by) {
        (false, _) => "list",
        (true, true) => "own",
        (true, false) => "other",
    };
    match chooser {
        Chooser::You => word(language, &format!("league-you-{act}-{from}")),
        Chooser::Player(name) => text(language, &format!("league-player-{act}-{from}"), &[("player", name.into())]),
    }
}
