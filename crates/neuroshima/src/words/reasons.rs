//! The reasons why a unit acts in a segment that differs from the printed one, and why a Battle begins.

use super::unit_name;
use crate::rules::event::DestructionCause;
use crate::rules::event::EventTile;
use crate::rules::influence::Helper;
use crate::rules::{Arrangement, BattleCause, Effect, Influence, Roster};
use crate::texts::{text, word};
use sztab_game::Language;

/// A sentence that explains why a unit acts at `initiative`, if other units affect its initiative.
pub(super) fn initiative_reason(
    language: Language,
    roster: &Roster,
    board: &Arrangement,
    unit: EventTile,
    initiative: u8,
) -> Option<String> {
    let influence = Influence::evaluate(roster, board);
    let (_, tile) = influence.unit(unit.hex)?;
    let helpers: Vec<Helper<'_>> = influence.helpers(unit.hex).collect();
    let name = |unit: EventTile| unit_name(language, roster, board.board, unit);
    let of = |helper: &Helper<'_>| {
        let unit = EventTile { hex: helper.hex, owner: helper.unit.owner, tile: helper.unit.tile };
        let is_turned = influence.served_side(helper.hex) != influence.controller(helper.hex);
        if is_turned { text(language, "unit-scoped", &[("unit", name(unit).into())]) } else { name(unit) }
    };
    if let Some(zone) = helpers.iter().find(|helper| helper.effect == Effect::Zone) {
        let reason = text(language, "story-part-zone", &[("unit", of(zone).into())]);
        let arguments = [("unit", name(unit).into()), ("initiative", initiative.into()), ("reasons", reason.into())];
        return Some(text(language, "story-acts-because", &arguments));
    }
    let (mut more, mut less) = (0u8, 0u8);
    for helper in &helpers {
        if let Effect::Initiative(amount) = helper.effect {
            more = more.saturating_add(amount);
        } else if let Effect::InitiativeLoss(amount) = helper.effect {
            less = less.saturating_add(amount);
        }
    }
    let now = |printed: u8| printed.saturating_add(more).saturating_sub(less);
    if let Some(&printed) = tile.initiative.iter().find(|&&printed| now(printed) == initiative) {
        let mut parts = vec![text(language, "story-part-own", &[("amount", printed.into())])];
        parts.extend(helpers.iter().filter_map(|helper| {
            let (Effect::Initiative(amount) | Effect::InitiativeLoss(amount)) = helper.effect else { return None };
            let is_bonus = matches!(helper.effect, Effect::Initiative(_));
            let key = if is_bonus { "story-part-bonus" } else { "story-part-loss" };
            Some(text(language, key, &[("amount", amount.into()), ("unit", of(helper).into())]))
        }));
        let reasons = parts.join(&word(language, "list-comma"));
        let arguments =
            [("unit", name(unit).into()), ("initiative", initiative.into()), ("reasons", reasons.clone().into())];
        return (more > 0 || less > 0).then(|| text(language, "story-acts-because", &arguments));
    }
    let sources: Vec<String> = helpers.iter().filter(|helper| helper.effect == Effect::ExtraAction).map(of).collect();
    let sources = sources.join(&word(language, "list-comma"));
    let arguments = [("unit", name(unit).into()), ("sources", sources.clone().into())];
    (!sources.is_empty()).then(|| text(language, "story-acts-again", &arguments))
}

/// The text key for the beginning of a Battle.
pub(super) fn battle_key(cause: BattleCause) -> &'static str {
    match cause {
        BattleCause::Tile => "story-battle-tile",
        BattleCause::FullBoard => "story-battle-full-board",
        BattleCause::Final => "story-battle-final",
        BattleCause::Overtime => "story-battle-overtime",
        BattleCause::Page => "story-battle-page",
        BattleCause::Boarding => "story-battle-boarding",
    }
}

/// The text key for a unit that leaves the board. The tiles of an eliminated side leave without a sentence.
pub(super) fn destruction_key(cause: DestructionCause) -> Option<&'static str> {
    Some(match cause {
        DestructionCause::Healing => "story-medic-gone",
        DestructionCause::ToughnessLost => "story-toughness-lost",
        DestructionCause::Hole => "story-swallowed",
        DestructionCause::Execution => "story-executed",
        DestructionCause::Explosion => "story-explosion-gone",
        DestructionCause::Wounds | DestructionCause::Outright => "story-destroyed",
        DestructionCause::SideOut => return None,
    })
}
