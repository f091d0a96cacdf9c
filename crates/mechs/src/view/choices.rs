//! Sentences about the answers to a question: pilots' abilities, weapons, effects of attacks, destinations of cards.

use sztab_game::view::SideQuestion;
use sztab_game::{Language, LineNumber, Rules, Side};

use crate::MechsGame;
use crate::action::{Action, AttackArgument};
use crate::state::Slot;
use crate::texts::{text, word};
use crate::values::{Values, WeaponId};

use super::forecast::forecast;
use super::{names, scene};

/// A sentence for each answer that needs an explanation, and a sentence about the enemy's weapons.
pub fn answer_sentences(game: &MechsGame, asked: &SideQuestion<'_>) -> Vec<String> {
    let (values, language) = (game.values(), asked.language);
    let mut sentences = Vec::new();
    let mut attacking = 0;
    for action in asked.lines.iter().filter_map(|line| Action::parse(line, values).ok()) {
        if let Action::Pilot(id) = action {
            let (pilot, ability) = (names::pilot(language, values, id), names::ability(language, values, id));
            sentences.push(format!("**{pilot}**: {ability}"));
        } else if let Action::Weapon(id) | Action::Buy(id) = action {
            sentences.push(weapon_summary(values, id, language));
        } else if let Action::Attack { weapon, with } = action
            && attacking & weapon.bit() == 0
        {
            attacking |= weapon.bit();
            sentences.extend(attack_summary(game, asked.side, weapon, with, language));
        }
    }
    if attacking != 0 {
        sentences.extend(enemy_weapons(game, asked.side, language));
    }
    sentences
}

/// The points, type, damage and texts of a weapon.
fn weapon_summary(values: &Values, id: WeaponId, language: Language) -> String {
    let weapon = values.weapon(id);
    let facts = [
        ("points", weapon.points.into()),
        ("type", word(language, &format!("type-{}", weapon.kind.keyword())).into()),
        ("damage", weapon.damage.into()),
        ("power", weapon.power.into()),
    ];
    let [normal, power] = [weapon.normal_text, weapon.power_text].map(|text| scene::weapon_text(language, text));
    let power = if normal == power || power.is_empty() { String::new() } else { format!("💪 {power}") };
    let said = [format!("{}.", text(language, "line-buy-about", &facts)), normal, power];
    let said: Vec<String> = said.into_iter().filter(|said| !said.is_empty()).collect();
    format!("**{}**: {}", names::weapon(language, values, id), said.join(" "))
}

/// The result of an attack, and the weapons with which the enemy can counter it.
fn attack_summary(
    game: &MechsGame,
    side: Side,
    weapon: WeaponId,
    with: AttackArgument,
    language: Language,
) -> Option<String> {
    let (values, combat) = (game.values(), game.state().combat?);
    let enemy = game.state().player(combat.opponent(side));
    let strike = game.strike(side, weapon, with)?;
    let facts = [
        ("weapon", names::weapon(language, values, weapon).into()),
        ("damage", strike.damage.into()),
        ("health", enemy.health.saturating_sub(strike.lost).into()),
    ];
    let outlook = text(language, "attack-outlook", &facts);
    let counters = |&id: &WeaponId| enemy.is_usable(id) && values.weapon(id).counters(values.weapon(weapon));
    let counters = names::weapons(language, values, enemy.weapons_in_order().filter(counters));
    if counters.is_empty() {
        return Some(outlook);
    }
    Some(format!("{outlook} · {}", text(language, "attack-countered", &[("weapons", counters.into())])))
}

/// The enemy's weapons that have not been used yet.
fn enemy_weapons(game: &MechsGame, side: Side, language: Language) -> Option<String> {
    let enemy = game.state().combat?.opponent(side);
    let player = game.state().player(enemy);
    let usable = player.weapons_in_order().filter(|&id| player.is_usable(id));
    let weapons = names::weapons(language, game.values(), usable);
    let arguments = [("side", names::side(language, game, enemy).into()), ("weapons", weapons.clone().into())];
    (!weapons.is_empty()).then(|| text(language, "attack-enemy-left", &arguments))
}

/// The zone to which a card leads in a direction, and the cost and gain there, as separate parts. `words` are the words
/// of a line without the direction.
pub fn card_destination(
    asked: &SideQuestion<'_>,
    game: &MechsGame,
    words: &[&str],
    direction: &str,
) -> Option<Vec<String>> {
    let (side, language) = (asked.side, asked.language);
    let action = Action::parse(&format!("{} {direction}", words.join(" ")), game.values()).ok()?;
    if let Action::Program { slot, .. } = action {
        let mut tried = game.clone();
        Rules::apply(&mut tried, side, &action, LineNumber(0), &mut ()).ok()?;
        let program = tried.state().player(side).program;
        forecast(&tried, side, &program, language).into_iter().nth(usize::from(slot.checked_sub(1)?))
    } else if let Action::AdHoc { card, direction } = action {
        forecast(game, side, &[Slot::Card(card, direction)], language).pop()
    } else {
        None
    }
}
