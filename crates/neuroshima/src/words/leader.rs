//! Leaders in words (NH-13.20).

use super::instants::key_part;
use crate::rules::{Game, Leader, LeaderMoment, LeaderStep, Side};
use crate::texts::{text, word};
use sztab_game::Language;

/// The Leader of a side's team; `None` if it is gone or there is none.
pub(crate) fn leader_of(game: &Game, side: Side) -> Option<(&Leader, u8)> {
    let card = game.arrangement().leaders.as_ref()?.card(side).filter(|card| card.uses > 0)?;
    Some((game.roster().leader(card.leader), card.uses))
}

/// The question to a side about its Leader, with the effects of the card.
pub(super) fn leader_question(language: Language, game: &Game, side: Side, moment: LeaderMoment) -> String {
    if !moment.is_in_battle() {
        return word(language, "question-leader-target");
    }
    let Some((leader, uses)) = leader_of(game, side) else { return String::new() };
    let name = leader.name.in_language(language).to_owned();
    let effects = steps_phrase(language, leader.steps(uses));
    text(language, "question-leader", &[("leader", name.into()), ("effects", effects.into())])
}

/// The effects of a Leader, one after another.
pub(super) fn steps_phrase(language: Language, steps: &[LeaderStep]) -> String {
    let phrases: Vec<String> = steps.iter().map(|&step| step_phrase(language, step)).collect();
    phrases.join(&word(language, "list-comma"))
}

pub(super) fn step_phrase(language: Language, step: LeaderStep) -> String {
    let (key, amount) = match step {
        LeaderStep::As(instant) => {
            let instant = word(language, &format!("instant-{}", key_part(instant.word())));
            return text(language, "leader-step-as", &[("instant", instant.into())]);
        }
        LeaderStep::Discard(amount) => ("discard", amount),
        LeaderStep::Draw(amount) => ("draw", amount),
        LeaderStep::Mend(amount) => ("mend", amount),
        LeaderStep::Heal(amount) => ("heal", amount),
        LeaderStep::Initiative(amount) => ("initiative", amount),
        LeaderStep::Slow(amount) => ("slow", amount),
        LeaderStep::Toughness(amount) => ("toughness", amount),
        LeaderStep::Strength(amount) => ("strength", amount),
        LeaderStep::Melee(amount) => ("melee", amount),
        LeaderStep::Ranged(amount) => ("ranged", amount),
        LeaderStep::Extra => ("extra", 1),
    };
    text(language, &format!("leader-step-{key}"), &[("amount", amount.into())])
}

/// A Leader with its moment and its effects.
#[must_use]
pub(crate) fn leader_phrase(language: Language, leader: &Leader) -> String {
    let arguments = [
        ("leader", leader.name.in_language(language).to_owned().into()),
        ("moment", word(language, &format!("leader-moment-{}", leader.moment.word())).into()),
        ("effects", steps_phrase(language, &leader.steps).into()),
    ];
    text(language, "leader-card", &arguments)
}
